"""`citysleeps` with one more book on the shelf."""

from citysleeps.books.shelf import SHELF
from citysleeps.cli import main
from toy.coins import BOOK

SHELF[BOOK.name] = BOOK
main()
