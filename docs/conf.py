"""The site that `make docs` builds: every page as it is, the rules, and the reference of the library."""

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

project = "City Sleeps"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "README"  # which links to the other pages as GitHub does, so the source is the whole repository
include_patterns = ["*.md", "docs/*.md", "docs/*.rst", "rules/*.md"]
exclude_patterns = [".*", "build", "citysleeps", "tests", "web"]  # not even looked through
default_role = "code"  # what `this` is in a docstring
myst_heading_anchors = 4
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100
html_theme = "furo"
html_title = project
html_copy_source = False

CHAPTERS = {
    "Play": "docs/guide docs/screens docs/table docs/table-people docs/desk docs/claims docs/bots docs/bots-habits "
    "docs/bots-strength docs/reasoning docs/odds docs/fair-dealing docs/records docs/game-protocol",
    "Rules": "rules/original rules/spytown docs/spytown-cards rules/bigcity docs/bigcity-nights rules/cuba",
    "Run a server": "docs/running docs/table-log docs/store docs/scale docs/faults CHANGELOG",
    "Program": "docs/library docs/reference docs/simulate docs/tournament docs/league docs/learn docs/balance "
    "docs/data docs/sweep docs/worth docs/models docs/envs docs/notation docs/notation-steps docs/notation-facts "
    "docs/notation-positions docs/protocol docs/protocol-http docs/protocol-commands docs/protocol-messages "
    "docs/protocol-asks docs/view docs/limits docs/protocol-exchange",
    "Develop": "CONTRIBUTING docs/adding docs/architecture docs/asking-and-telling docs/scripts docs/secrecy "
    "docs/words docs/speed docs/minutes docs/mutants docs/opinions",
}


def add_contents(app: Sphinx, page: str, text: list[str]) -> None:
    """Give the README the table of contents, which a reader on GitHub does not want to see there."""
    if page == root_doc:
        for chapter, pages in CHAPTERS.items():
            text[0] += "\n".join(["", "```{toctree}", ":hidden:", f":caption: {chapter}", *pages.split(), "```", ""])


def setup(app: Sphinx) -> None:
    app.add_lexer("fluent", TextLexer)  # Pygments does not know the language
    app.connect("source-read", add_contents)
