"""Which build the tests run on: the sources, or with COMPILED=1 the compiled one."""

import os

from citysleeps.books.original import court
from citysleeps.kernel import play


def test_the_tests_run_on_the_build_that_is_meant() -> None:
    compiled = bool(os.environ.get("COMPILED"))
    assert [str(module.__file__).endswith(".py") for module in (play, court)] == [not compiled] * 2
