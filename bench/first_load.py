"""The first load of the web client: how much a phone fetches, and how long until somebody can join or start a table.

    python bench/first_load.py [--languages en ru] [--rounds 5] [--no-lighthouse]

A real server serves the built client (`make web`) to an empty Chromium of the size of a phone, at slow 4G and with a
processor four times slower. Usable is when the field for the code takes letters and the button for a new table stands
on the screen, both painted. What is fetched after that (the screens of a table, while somebody types) is counted apart.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = shutil.which("chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4
MOST_KB, MOST_SECONDS = 100, 2.0
PATIENCE = 60_000  # ms
USABLE = """
    const look = () => {
      const isThere = selector => document.querySelector(selector)?.checkVisibility()
      if (!isThere('input#code:enabled') || !isThere('main > button.btn--main')) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => console.info('usable', performance.now())))
    }
    look()
"""


class Fetched:
    """What a page has fetched, from the events of the network."""

    def __init__(self, network: Any) -> None:
        self.requests: dict[str, dict[str, Any]] = {}
        self.began = 0.0
        network.on("Network.requestWillBeSent", self.sent)
        network.on("Network.responseReceived", self.answered)
        network.on("Network.loadingFinished", self.finished)

    def sent(self, event: dict[str, Any]) -> None:
        self.began = self.began or event["timestamp"]
        at = event["timestamp"] - self.began
        self.requests[event["requestId"]] = {"url": event["request"]["url"], "at": at, "kind": event["type"]}

    def answered(self, event: dict[str, Any]) -> None:
        request = self.requests[event["requestId"]]
        request["packed"] = event["response"]["headers"].get("content-encoding", "")

    def finished(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]]["bytes"] = event["encodedDataLength"]

    def kb(self, usable: float) -> dict[str, float]:
        """Kilobytes with their headers: what had to come first, the letters of the voice, and what follows."""
        found = dict.fromkeys(("kB until usable", "kB of fonts", "kB later"), 0.0)
        for request in self.requests.values():
            kind = "of fonts" if request["kind"] == "Font" else "until usable" if request["at"] < usable else "later"
            found[f"kB {kind}"] += request.get("bytes", 0) / 1000
        return {kind: round(kb, 1) for kind, kb in found.items()}

    def files(self, usable: float) -> dict[str, float]:
        """What Home needs, file by file."""
        needed = [one for one in self.requests.values() if one["kind"] == "Font" or one["at"] < usable]
        return {one["url"].rpartition("/")[2] or "/": round(one.get("bytes", 0) / 1000, 1) for one in needed}


def load(browser: Browser, url: str, language: str) -> tuple[float, Fetched]:
    """One visit by somebody who has never been here: seconds until usable, and what was fetched."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True, locale=language
    )
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        network.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})
        network.send("Network.emulateNetworkConditions", SLOW_4G)
        network.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(USABLE)
        fetched = Fetched(network)
        with page.expect_console_message(lambda said: said.text.startswith("usable")) as said:
            page.goto(url, wait_until="commit")
        usable = float(said.value.text.split()[1]) / 1000
        page.locator("#code").fill("ABCDE")
        assert page.locator("#code").input_value() == "ABCDE" and page.locator("html").get_attribute("lang") == language
        page.wait_for_load_state("networkidle")
        return usable, fetched
    finally:
        context.close()


def measure(browser: Browser, url: str, language: str, rounds: int) -> dict[str, Any]:
    visits = [load(browser, url, language) for _ in range(rounds)]
    seconds = [usable for usable, _ in visits]
    usable, fetched = visits[-1]
    kb = fetched.kb(usable)
    needed = round(kb["kB until usable"] + kb["kB of fonts"], 1)
    return {
        "language": language,
        "kB": needed,
        **kb,
        "seconds until usable": {"median": round(median(seconds), 2), "best": round(min(seconds), 2)},
        "files": fetched.files(usable),
        "small enough": needed < MOST_KB,
        "fast enough": median(seconds) < MOST_SECONDS,
    }


def lighthouse(url: str, language: str) -> dict[str, Any]:
    """What Lighthouse says of the page on a phone; it is fetched where it is not there."""
    flags = " ".join([*FLAGS, f"--lang={language}", f"--accept-lang={language}"])
    command = ["npx", "--yes", "lighthouse@12", url, "--quiet", "--output=json", "--form-factor=mobile"]
    command += ["--only-categories=performance,accessibility", f"--chrome-flags={flags}"]
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                check=True,
                cwd=folder,
                timeout=300,
                env={**os.environ, "CHROME_PATH": CHROMIUM or ""},
            )
        except (OSError, subprocess.SubprocessError) as error:
            return {"lighthouse": f"SKIPPED: {error}", "said": str(getattr(error, "stderr", "") or "")[-500:]}
    found = json.loads(done.stdout)
    scores = {name: round(100 * category["score"]) for name, category in found["categories"].items()}
    times = ("first-contentful-paint", "largest-contentful-paint", "interactive", "total-blocking-time")
    failed = [
        reference["id"]
        for reference in found["categories"]["accessibility"]["auditRefs"]
        if found["audits"][reference["id"]]["score"] == 0
    ]
    return {
        "lighthouse": found["lighthouseVersion"],
        "language": language,
        **scores,
        **{f"{name} ms": round(found["audits"][name]["numericValue"]) for name in times},
        "accessibility failures": failed,
    }


@contextmanager
def server() -> Iterator[str]:
    """A server of its own on a free port: its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "citysleeps.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/first.db", "--unlimited"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout
            yield process.stdout.readline().split()[4]
        finally:
            process.kill()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--languages", nargs="+", default=["en", "ru"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-lighthouse", action="store_true")
    options = parser.parse_args()
    with server() as url:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for language in options.languages:
                print(json.dumps(measure(browser, url, language, options.rounds)), flush=True)
            browser.close()
        if not options.no_lighthouse:
            for language in options.languages:
                print(json.dumps(lighthouse(url, language)), flush=True)


if __name__ == "__main__":
    main()
