"""The two other browser engines, each as a window with one page: WebKit, as on iPhones, and Firefox.

Debian has both. WebKit is controlled by its own driver over HTTP, in a window on a virtual display. Firefox is
controlled over WebDriver BiDi, which it speaks itself.

    with WebKit(folder, PHONE) as window:
        window.open("http://127.0.0.1:8000/")
        window.waits("document.querySelector('h1') !== null")
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self
from urllib.request import ProxyHandler, Request, build_opener

from patience import PATIENCE, Never, wait_for_line, wait_until
from websockets.sync.client import connect

from .phones import Size

MINI_BROWSER = next(iter(Path("/usr/lib").glob("*/webkit*/MiniBrowser")), None)
# The window shows only the page, and nothing is animated, as on the phones of other tests.
BARE = """headerbar, headerbar *, toolbar, toolbar *, .titlebar, notebook > header {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 0; opacity: 0
}"""
STILL = "[Settings]\ngtk-enable-animations=0\n"
PREFERENCES = """
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
"""
LANGUAGE = {"LANG": "en_US.UTF-8", "LANGUAGE": "en"}


class Window:
    """A page in an engine. Its processes end with the `with` block."""

    name = ""
    missing = ""  # what is not installed

    def __init__(self) -> None:
        self.ending = ExitStack()

    def open(self, url: str) -> None:
        raise NotImplementedError

    def evaluate(self, script: str) -> Any:
        """The value of an expression."""
        raise NotImplementedError

    def picture(self) -> bytes:
        """A screenshot as PNG."""
        raise NotImplementedError

    def still(self) -> bytes:
        """A screenshot once it no longer changes: an engine may show an older picture for a moment."""
        until = monotonic() + PATIENCE
        last, now = b"", self.picture()
        while last != now and monotonic() < until:
            sleep(0.25)
            last, now = now, self.picture()
        return now

    def waits(self, script: str) -> None:
        until = monotonic() + PATIENCE
        while not self.evaluate(script):
            if monotonic() > until:
                raise Never(f"{self.name} never {script}, but: {self.evaluate('document.body.innerText')}")
            sleep(0.1)

    def run(self, command: list[str], said: Path, announces: str, **environment: str) -> str:
        """Start a program, and return what it announces once it runs."""
        with said.open("wb") as to:
            process = subprocess.Popen(command, stdout=to, stderr=to, env={**os.environ, **LANGUAGE, **environment})
        self.ending.callback(process.wait, PATIENCE)
        self.ending.callback(process.terminate)
        return wait_for_line(process, said, announces)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ending.close()


class WebKit(Window):
    name = "WebKit"
    missing = (
        ""
        if MINI_BROWSER and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
        else "WebKit needs Debian's webkit2gtk-driver and xvfb"
    )
    opener = build_opener(ProxyHandler({}))

    def __init__(self, folder: Path, size: Size) -> None:
        super().__init__()
        settings = folder / "gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "gtk.css").write_text(BARE)
        (settings / "settings.ini").write_text(STILL)
        width, height = size
        screen = f"{width + 100}x{height + 100}x24"
        try:
            display = self.run(
                ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"], folder / "xvfb.log", r"(\d+)\n"
            )
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            own = {"DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
            self.run(["WebKitWebDriver", f"--port={port}"], folder / "driver.log", "()", **own)
            self.url = f"http://127.0.0.1:{port}/session"
            wait_until(lambda: self.answers(port), "answered by the driver")
            options = {"binary": str(MINI_BROWSER), "args": ["--automation"]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            self.url += "/" + self.ask("POST", "", capabilities=wanted)["sessionId"]
            self.ending.callback(self.ask, "DELETE", "")
            self.ask("POST", "/window/rect", width=width, height=height, x=0, y=0)
            self.open("about:blank")
            inner = self.evaluate("[innerWidth, innerHeight]")
            self.ask("POST", "/window/rect", width=2 * width - inner[0], height=2 * height - inner[1], x=0, y=0)
        except BaseException:
            self.ending.close()
            raise

    def answers(self, port: int) -> bool:
        try:
            self.opener.open(f"http://127.0.0.1:{port}/status", timeout=PATIENCE).close()
        except OSError:
            return False
        return True

    def ask(self, method: str, path: str, **fields: Any) -> Any:
        body = json.dumps(fields).encode() if method == "POST" else None
        request = Request(self.url + path, body, {"Content-Type": "application/json"}, method=method)
        with self.opener.open(request, timeout=PATIENCE) as reply:
            return json.loads(reply.read())["value"]

    def open(self, url: str) -> None:
        self.ask("POST", "/url", url=url)

    def evaluate(self, script: str) -> Any:
        return self.ask("POST", "/execute/sync", script=f"return ({script})", args=[])

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))


class Firefox(Window):
    name = "Firefox"
    missing = "" if shutil.which("firefox-esr") else "Firefox needs Debian's firefox-esr"

    def __init__(self, folder: Path, size: Size) -> None:
        super().__init__()
        profile = folder / "profile"
        profile.mkdir(parents=True)
        (profile / "user.js").write_text(PREFERENCES)
        command = ["firefox-esr", "--headless", "--remote-debugging-port=0", f"--profile={profile}", "--no-remote"]
        try:
            url = self.run(command, folder / "firefox.log", r"WebDriver BiDi listening on (ws://\S+)", HOME=str(folder))
            line = connect(f"{url}/session", proxy=None, max_size=None, ping_interval=None)
            self.socket = self.ending.enter_context(line)
            self.count = 0
            self.ask("session.new", capabilities={})
            self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]
            self.size = size
            self.resize()
        except BaseException:
            self.ending.close()
            raise

    def ask(self, method: str, **fields: Any) -> Any:
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": fields}))
        while True:
            heard = json.loads(self.socket.recv(PATIENCE))
            if heard.get("id") == self.count:
                assert heard["type"] == "success", (method, heard)
                return heard["result"]

    def resize(self) -> None:
        """Firefox takes back a size that it is given before its own bars have come: ask until it keeps to it."""
        width, height = self.size
        until = monotonic() + PATIENCE
        while self.evaluate("[innerWidth, innerHeight]") != [width, height]:
            if monotonic() > until:
                raise Never(f"{self.name} never becomes {width} x {height}")
            viewport = {"width": width, "height": height}
            self.ask("browsingContext.setViewport", context=self.tab, viewport=viewport)
            sleep(0.1)

    def open(self, url: str) -> None:
        for page in ("about:blank", url):  # the same address again would not reload
            self.ask("browsingContext.navigate", context=self.tab, url=page, wait="complete")
        self.resize()

    def evaluate(self, script: str) -> Any:
        written = f"JSON.stringify(({script}) ?? null)"
        reply = self.ask("script.evaluate", expression=written, target={"context": self.tab}, awaitPromise=False)
        assert reply["type"] == "success", (script, reply)
        return json.loads(reply["result"]["value"])

    def picture(self) -> bytes:
        self.resize()
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.tab)["data"])
