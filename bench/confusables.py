"""Letters that look alike, after Unicode's own table, in the form that lookalikes.py reads.

    python bench/confusables.py confusables.txt > citysleeps/table/confusables.txt

The table is https://www.unicode.org/Public/security/latest/confusables.txt (UTS 39). What NFKC changes is left out: no
name has it.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from unicodedata import normalize

HEAD = """\
# Letters that look alike: what they are taken for, and those that are taken for it, as code points.
# From Unicode's confusables.txt, version {version}, by bench/confusables.py. {copyright}
# Used under the Unicode License, https://www.unicode.org/license.txt
"""


def main(source: Path) -> None:
    text = source.read_text(encoding="utf-8-sig")
    version, copyright = re.search(r"# Version: (\S+)", text), re.search(r"# (\S+ \d+ Unicode\S*, Inc\.)", text)
    assert version and copyright
    print(HEAD.format(version=version[1], copyright=copyright[1]), end="")
    alike: dict[str, list[str]] = defaultdict(list)
    for letter, first in re.findall(r"(?m)^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA", text):
        if normalize("NFKC", chr(int(letter, 16))) == chr(int(letter, 16)):
            alike[first].append(letter)
    for first in sorted(alike, key=lambda first: [int(code, 16) for code in first.split()]):
        print(f"{first}: {' '.join(sorted(alike[first], key=lambda code: int(code, 16)))}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
