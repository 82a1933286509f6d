"""Run a command beside processes that do nothing but work: `python bench/busy.py 20 make test`. They end with it."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

WORK = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("many", type=int, help="how many busy processes")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what is run beside them")
    given = parser.parse_args()
    busy = [subprocess.Popen([sys.executable, "-c", WORK, str(os.getpid())]) for _ in range(given.many)]
    try:
        return subprocess.run(given.command, check=False).returncode
    finally:
        for one in busy:
            one.terminate()
            one.wait()


if __name__ == "__main__":
    sys.exit(main())
