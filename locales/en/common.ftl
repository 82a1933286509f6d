# Words that all books share.

list-and = { $first } and { $last }
told-to = (to { $seats }) { $text }
told-host = (to the host) { $text }
language-name = English
nobody = nobody
# What bots are called: things of the street. A number is the same thing in every language.
bot-name =
    { $thing ->
        [1] Lantern
        [2] Tram
        [3] Kiosk
        [4] Chimney
        [5] Bell
        [6] Bridge
        [7] Fountain
        [8] Gate
        [9] Clock
        [10] Bench
        [11] Awning
        [12] Balcony
        [13] Staircase
        [14] Cellar
        [15] Attic
        [16] Roof
        [17] Poster
        [18] Mailbox
        [19] Gutter
        [20] Hydrant
        [21] Arcade
        [22] Bakery
        [23] Tower
        [24] Well
        [25] Square
       *[26] Corner
    }
bot-listed = { $name } (bot)

# Why the table or the server refuses something.

reason-bad-token = You have no place at this table any more; join again with the code.
reason-bad-name = A name has 1 to 40 characters that can be seen, without quotation marks or square brackets; choose another.
reason-bad-luck = Your contribution to chance is at most 64 ordinary characters.
reason-bad-language = This language is not spoken here; choose another.
reason-no-game = No game is being played now; wait until the cards are dealt.
reason-not-your-seat = You do not play in this game; watch it, and join the next one.
reason-no-host = Nobody is there to host; appoint somebody, or let the software do it.
reason-people-move = Some people have not said yet that they sit in their new seats; wait half a minute, or keep the old seats.
reason-no-leader = Somebody here has no phone, so a person must lead: choose one in the settings, or let everybody join with a phone.
reason-no-phone = This person has no phone here; choose somebody who has one.
reason-not-every-seat = { $told } cards were told, but { $players } players are dealt to: tell one for each.
reason-no-such-card = There is no such card in this game; choose one of those shown.
reason-wrong-cards = { $card }: { $told } told, but with { $players } players there are { $due }.
reason-told-at-once = This table tells its cards before the game: somebody has a phone, or there are cards in the hand or that nobody knows.
reason-other-wakers = These cannot be the ones: { $due } hold these cards, { $told } were told, and nobody counts who has woken at another call.
reason-cards-untold = Not all cards are told yet: tell who holds the others, then go on.
reason-card-needed = The answer depends on a card that is not told yet: look at it and tell it.
reason-nobody-deals = Cards of a real box are told by the person who leads; choose one to lead, or let the software deal.
reason-paused = The table is paused; wait until it goes on.
reason-not-paused = The table is not paused; the clock is running.
reason-no-chat = During a game one speaks only when one has the floor; wait for your turn.
reason-bad-text = This text has characters that cannot be shown; type it again.
reason-no-clock = There is no clock running that could be given more time.
reason-not-host = Only the host may do this; where the software hosts, whoever created the table.
reason-has-seat = This person has a place in the game already; choose somebody who is watching.
reason-seat-taken = Somebody plays this seat; choose one that a bot plays.
reason-no-book = There is no such rulebook here; choose one from the list.
reason-bad-manners = There is no such choice at a table; choose one of those offered.
reason-bad-order = The order must name everybody at the table exactly once.
reason-no-bot = There is no such bot; choose careful or random.
reason-game-runs = A game is being played; this can be done when it is over.
reason-is-bot = This is a bot; choose a person.
reason-not-creator = Only whoever created the table may do this; ask them, or let them hand the table on.
reason-not-in-lobby = The cards are dealt; this can be done before the next game.
reason-no-person = There is no such person at this table.
reason-name-taken = Somebody at this table has this name already, or one that looks like it; choose another.
reason-table-full = This table is full; start another one.
reason-said-enough = You have said enough in this game; you can still do everything else.
reason-too-many-lines = Too many windows of yours are open at this table; this one was closed.
reason-address-full = Too many windows are open from this network; close some of them.
reason-address-crowded = So many people have come to this table from your network that others would find no seat; come from another one, as by mobile data.
reason-server-full = The server is full now; it is tried again by itself.
reason-hall-full = There is no room for another table now; try again later.
reason-unavailable = This could not be saved, so it was not done; try again in a moment.
reason-damaged = This table cannot be opened: what was kept of it does not fit the rules any more. Start a new one.
reason-newer-version = A newer version of the server plays this table. Try again in a moment.
reason-too-fast = That was too fast; wait a moment and try again.
reason-too-many-guesses = Too many wrong codes; wait a minute and check the code on the table's screen.
reason-no-table = There is no table with this code; check the five letters.
reason-no-record = There is no finished game of this number at this table.
reason-scales-busy = Many tables are being counted now; try again in a minute.
reason-odds-busy = Too many games are being worked out now; try again in a minute.
reason-no-balance = Bots cannot play this table, so it cannot be counted.
reason-not-revealed = This table has chosen to keep its cards hidden after the end.
reason-not-understood = This could not be understood; the documentation of the protocol says what would be right.
reason-too-large = This is too long; shorten it.
reason-no-page = There is nothing at this address; go back to the start page.
reason-foreign-page = This page does not belong to the server; open the address that the server itself tells.
reason-our-fault = Something went wrong on our side; try again. Nothing was changed.
reason-too-slow = The connection was too slow and was closed; it comes back by itself.
reason-no-hunch = You can note a suspicion only in the night, and only while you are in the game.
reason-no-belief = You can state beliefs only about other players, each with a chance from 0 to 1.
reason-weak-token = A key of your own making has at least 32 letters, digits, - or _; leave it out to be given one.
reason-no-place = Every seat that the book has is taken; a bot can be taken out, or you watch on the screen of the table.
reason-no-plea = Nobody asks for this place any more; look again at who asks.
reason-is-here = This person is here with the phone that the table knows; only the place of somebody who is away can be given back.
reason-no-voice = Only those who still play, whose seat it is, and whoever created the table have a say in this.
reason-has-seen = This person has seen another card of this game and can sit down only in the next.
reason-too-many-offers = Enough seats are on offer already; decide about those first.
reason-inherited = You lead the table only until whoever created it is back; that cannot be handed on.
reason-removed = You were removed from this table.
reason-long-enough = This has been lengthened enough; let it come to an end.
reason-stood-in = A bot plays for you; come to the table again to play yourself.
reason-too-late = This comes too late: what you answer is over. Look at what is asked now.

# Claims: statements made of parts.

claim-phrase =
    { $kind ->
        [am] { claim-am }
        [am_not] { claim-am-not }
        [checked] On night { $count } I checked { $seats }: { $words }.
        [did] On night { $count } I { $words } { $seats }.
        [hold] I hold this card: { $words }.
        [think] { claim-think }
        [sure] { claim-sure }
        [will] I will vote for { $seats }.
        [ask]
            { $words_kind ->
                [why] { $seats }, why?
               *[what] { $seats }, what are you?
            }
        [believe] I believe { $seats }.
        [doubt] I do not believe { $seats }.
        [because_said] Because of what { $seats } said.
        [because_voted]
            { $seats_own ->
                [yes] Because { $seats_first } voted against me.
               *[no] Because { $seats_first } voted against { $seats_last }.
            }
        [because_accused]
            { $seats_own ->
                [yes] Because { $seats_first } accused me.
               *[no] Because { $seats_first } accused { $seats_last }.
            }
        [because_killed] Because { $seats } was killed at night.
        [because_silent] Because { $seats } could speak and said nothing.
       *[take_back] I take that back.
    }
claim-kind-am = I am
claim-kind-checked = I checked
claim-kind-think = I think
claim-kind-will = I will vote for
claim-kind-ask = I ask
claim-kind-believe = I believe
claim-kind-doubt = I doubt
claim-kind-sure = I am sure
claim-kind-am-not = I am not
claim-kind-did = At night I
claim-kind-hold = I hold
claim-kind-because-said = Because of words
claim-kind-because-voted = Because of a vote
claim-kind-because-accused = Because of an accusation
claim-kind-because-killed = Because of a killing
claim-kind-because-silent = Because of silence
claim-kind-take-back = I take it back
claim-word-what = What are you?
claim-word-why = Why?
