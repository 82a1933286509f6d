# Words that all books share.

list-and = { $first } and { $last }
told-to = (to { $seats }) { $text }
told-host = (to the host) { $text }
nobody = nobody
bot-name = Bot { $number }

# Why the table or the server refuses something.

reason-bad-token = You have no place at this table any more; join again with the code.
reason-bad-name = A name has 1 to 40 characters, without quotation marks or square brackets; choose another.
reason-bad-luck = Your contribution to chance is at most 64 ordinary characters.
reason-bad-language = This language is not spoken here; choose English, Polish, Slovak, Russian or Spanish.
reason-no-game = No game is being played now; wait until the cards are dealt.
reason-not-your-seat = You do not play in this game; watch it, and join the next one.
reason-no-host = Nobody is there to host; appoint somebody, or let the software do it.
reason-paused = The table is paused; wait until it goes on.
reason-not-paused = The table is not paused; the clock is running.
reason-no-chat = During a game one speaks only when one has the floor; wait for your turn.
reason-bad-text = This text cannot be written down; type it again.
reason-no-clock = There is no clock running that could be given more time.
reason-not-host = Only the host may do this; where the software hosts, whoever created the table.
reason-has-seat = This person has a place in the game already; choose somebody who is watching.
reason-seat-taken = Somebody plays this seat; choose one that a bot plays.
reason-no-book = There is no such rulebook here; choose one from the list.
reason-bad-manners = This is not a way to treat those who are away; choose one of those offered.
reason-bad-order = The order must name everybody at the table exactly once.
reason-no-bot = There is no such bot; choose careful or random.
reason-game-runs = A game is being played; this can be done when it is over.
reason-is-bot = This is a bot; choose a person.
reason-not-creator = Only whoever created the table may do this; ask them, or let them hand the table on.
reason-not-in-lobby = The cards are dealt; this can be done before the next game.
reason-no-person = There is no such person at this table.
reason-name-taken = Somebody at this table has this name already; choose another.
reason-table-full = This table is full; start another one.
reason-too-many-lines = Too many windows of yours are open at this table; this one was closed.
reason-hall-full = There is no room for another table now; try again later.
reason-unavailable = This could not be saved, so it was not done; try again in a moment.
reason-damaged = This table cannot be opened: what was kept of it does not fit the rules any more. Start a new one.
reason-too-fast = That was too fast; wait a moment and try again.
reason-too-many-guesses = Too many wrong codes; wait a minute and check the code on the table's screen.
reason-no-table = There is no table with this code; check the five letters.
reason-no-record = There is no finished game of this number at this table.
reason-not-revealed = This table has chosen to keep its cards hidden after the end.
reason-not-understood = This could not be understood; the documentation of the protocol says what would be right.
reason-too-large = This is too long; shorten it.
reason-no-page = There is nothing at this address; go back to the start page.
reason-our-fault = Something went wrong on our side; try again. Nothing was changed.
reason-too-slow = The connection was too slow and was closed; it comes back by itself.
reason-no-hunch = You can note a suspicion only in the night, and only while you are in the game.
reason-weak-token = A key of your own making has at least 32 letters, digits, - or _; leave it out to be given one.
reason-no-place = Every seat that the book has is taken; a bot can be taken out, or you watch on the screen of the table.
reason-no-plea = Nobody asks for this place any more; look again at who asks.
reason-is-here = This person is here with the phone that the table knows; only the place of somebody who is away can be given back.
reason-stood-in = A bot plays for you; come to the table again to play yourself.
reason-too-late = This comes too late: what you answer is over. Look at what is asked now.
