"""What docs/models.md says is true."""

from __future__ import annotations

import re
from pathlib import Path

from citysleeps.models import Spent
from citysleeps.models.bot import TRIES
from citysleeps.models.reply import LONGEST, Reply
from citysleeps.models.speech import LONGEST_SPEECH
from citysleeps.models.text import MOST_LISTED

from .excerpt import excerpt

PAGE = (Path(__file__).parents[2] / "docs" / "models.md").read_text(encoding="utf-8")


def test_the_excerpt_is_made_by_the_code() -> None:
    [shown] = re.findall(r"```text\n(## .*?)\n```", PAGE, re.S)
    assert shown == excerpt()


def test_the_page_names_what_there_is() -> None:
    for name in (*Reply.__struct_fields__, *vars(Spent())):
        assert f"`{name}`" in PAGE
    for said in (f"{LONGEST:,} characters", f"cut to {LONGEST_SPEECH} characters", f"more than {MOST_LISTED} answers"):
        assert said in PAGE
    assert TRIES == 3 and "three times in all" in PAGE


def test_the_program_runs(capsys) -> None:
    program, _ = re.findall(r"```python\n(.*?)```", PAGE, re.S)[:2]
    exec(compile(program, "docs/models.md", "exec"), {"__name__": "models_page"})
    assert re.fullmatch(r"(red|black) \d+ [\d.e-]+\n", capsys.readouterr().out)
