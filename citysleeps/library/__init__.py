"""The public names of the library: what `import citysleeps` offers (docs/library.md)."""

from citysleeps.kernel.errors import CitySleepsError as CitySleepsError
from citysleeps.kernel.setup import BadSetup as BadSetup
from citysleeps.lab.simulate import Result as Result
from citysleeps.library.asks import Answers as Answers
from citysleeps.library.asks import Ask as Ask
from citysleeps.library.books import BOOKS as BOOKS
from citysleeps.library.books import Book as Book
from citysleeps.library.books import Clause as Clause
from citysleeps.library.books import Role as Role
from citysleeps.library.books import Setting as Setting
from citysleeps.library.bots import Bot as Bot
from citysleeps.library.errors import Refused as Refused
from citysleeps.library.errors import Unknown as Unknown
from citysleeps.library.game import Game as Game
from citysleeps.library.records import Record as Record
from citysleeps.library.records import read_record as read_record
from citysleeps.library.records import write_record as write_record
from citysleeps.library.study import play_games as play_games
from citysleeps.library.study import simulate as simulate
from citysleeps.library.values import Answer as Answer
from citysleeps.library.values import Fact as Fact
from citysleeps.library.values import Told as Told
from citysleeps.library.view import View as View
from citysleeps.notation.record import BadRecord as BadRecord
from citysleeps.notation.words import NotUnderstood as NotUnderstood
from citysleeps.views.words import LANGUAGES as LANGUAGES
