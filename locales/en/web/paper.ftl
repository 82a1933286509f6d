# What is printed: the protocol of a game, and cards.

paper-protocol = Protocol
paper-print = Print
paper-sheet = For a spreadsheet
paper-date = Date
paper-place = Place
paper-note = Note
paper-second = Second person
paper-kept = It names every card: only a game that is over has one.
paper-coming = The protocol is being written…
paper-cards = Cards to print
paper-cards-for = Cards for { $count }
paper-how = 63 × 88 mm. Print at 100 %, turn over at the long edge for the backs, and cut along the dashes.
paper-none = So many cannot play this. Choose another number of players.
paper-unreachable = The cards cannot be reached now.
