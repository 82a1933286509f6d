# The lobby, what is played, and the people at the table.

lobby-count =
    {$people ->
        [one] {$people} person
       *[other] {$people} people
    }{$bots ->
        [0] {""}
        [one] {" "}and {$bots} bot
       *[other] {" "}and {$bots} bots
    }{$most ->
        [0] {" "}· for {$least}
       *[other] {" "}· for {$least} to {$most}
    }
lobby-empty = Free
lobby-tap-bot = tap to add a bot
lobby-tap-invite = tap to invite somebody
lobby-will-host = will host
lobby-moved = {$name}: now {$left} on the left, {$right} on the right.
lobby-chat =
    {$count ->
        [0] Chat
       *[other] Chat, new: {$count}
    }
lobby-add-bot = Add a bot
lobby-add-bots = Add bots: { $count }
lobby-start = Start the game
lobby-change = Change
lobby-look = Look
lobby-too-few =
    {$more ->
        [one] One more player is needed. Invite somebody, or add a bot.
       *[other] {$more} more players are needed. Invite people, or add bots.
    }
lobby-too-few-wait =
    {$more ->
        [one] One more player is needed. Invite somebody.
       *[other] {$more} more players are needed. Invite people.
    }
lobby-too-many =
    {$fewer ->
        [one] There is one player too many for this mode. Choose another mode.
       *[other] There are {$fewer} players too many for this mode. Choose another mode.
    }
lobby-away = Out of touch: {$names}. You can wait, or start all the same.
lobby-ready = Enough players: {$count}. Start now, or wait for more.
lobby-full = All seats are taken: {$count}. Start now.
lobby-ready-wait = Enough players. The game begins when the one who opened the table starts it.
lobby-removed = You are not at this table any more. Join again with the code, or watch.
lobby-host =
    {$mode ->
        [human] Host: {$name}
        [hostless] Announces: {$name}
       *[engine] Software hosts
    }
lobby-own-mode = A mode of your own
lobby-book-original = Classic night
    .rules = plays by the rules of Original Mafia
    .about = speech, trial, vote
    .what = By night the mafia wakes. By day all talk and vote.
lobby-book-spytown = Police and cards
    .rules = plays by the rules of Mafia by Granna
    .about = tokens, cards, two votes
    .what = Two sides, an agent, and cards that turn it.
lobby-book-bigcity = City of roles
    .rules = plays by the rules of Mafia: the Big City
    .about = many roles, jail, alibi, outcasts
    .what = Many roles, jail, alibis, outcasts. For experts.
lobby-book-cuba = The box
    .rules = plays by the rules of Mafia de Cuba
    .about = diamonds, lies, one interrogation
    .what = A box of diamonds goes round. Then: who lies?

## Inviting

lobby-invite = Invite
lobby-invitation = Come and play at table {$code}.
lobby-qr = QR code with the address of this table
lobby-invite-how = Point a camera at it, open the address, or type the code on the start page.
lobby-screen = For a laptop or a television:
lobby-one-phone = One phone for all
lobby-no-phone = Somebody without a phone?
    .help = Give a name: this phone goes from hand to hand.
lobby-share = Share
lobby-copy = Copy the address
lobby-copied = The address is copied.

## The bots

lobby-bots = Bots
    .seats = Whoever joins a full table takes a bot's place.
lobby-bots-are =
    Bots: {$bots ->
        [gentle] gentle
       *[sharp] sharp
    }, {$talk ->
        [quiet] quiet
       *[talkative] talkative
    }
lobby-bots-play = How they play
lobby-bots-play-way =
    {$way ->
        [gentle] Gentle
       *[sharp] Sharp
    }
lobby-bots-play-help =
    {$way ->
        [gentle] They reason, and err now and then, as people do.
       *[sharp] They reason as well as they can.
    }
lobby-bots-talk = What they say
lobby-bots-talk-way =
    {$way ->
        [quiet] Quiet
       *[talkative] Talkative
    }
lobby-bots-talk-help =
    {$way ->
        [quiet] They keep quiet where the game does not need their words.
       *[talkative] They say whom they suspect and why, where the game has claims.
    }

## Somebody at the table

lobby-seat = Seat {$number} · {$state}
lobby-is-bot = bot
lobby-is-away = out of touch
lobby-is-here = here · {$language}
lobby-rename = Rename
lobby-move = Another place
lobby-move-left = To the left
lobby-move-right = To the right
lobby-make-host =
    {$mode ->
        [hostless] Let this player announce
       *[human] Make host, without a card
    }
lobby-unhost = Let the software host
lobby-give-seat = Give seat {$number}, {$name}
lobby-hand-on = Hand the table on
lobby-hand-on-sure = This person decides everything about the table from now on, and you do not.
lobby-hand-on-yes = Hand on
lobby-remove = Remove from the table
lobby-remove-sure = The seat becomes free. Whoever has the code can come back.
lobby-remove-yes = Remove
lobby-remove-bot = Remove the bot
lobby-bot-plays = It plays to the end of this game. Then it can be removed.

## What we play

lobby-settings = What we play
lobby-settings-back = Back to the table
lobby-settings-locked = Only the one who opened the table changes this.
lobby-done = Done
lobby-players =
    {$count ->
        [one] {$count} player
       *[other] {$count} players
    }
lobby-book = Book
lobby-deck-table = The book's own table for {$count}.
lobby-deck-none = This mode is for {$least} to {$most} players; at the table now: {$count}.
lobby-changed = {$count} changed
lobby-advise = Back to what the book recommends
lobby-less = {$what}: less
lobby-more = {$what}: more
lobby-seconds =
    {$value ->
        [0] no limit
       *[other] {$value} s
    }
lobby-rounds =
    {$value ->
        [0] never
       *[other] {$value}
    }
lobby-manners = Those who are away
lobby-grace = Time to come back
    .help = How long the seat of one who is out of touch is kept.
lobby-absent = And then
    .help = What becomes of the seat when the time is over.
lobby-absent-way =
    {$way ->
        [bot] A bot plays on
        [leave] Out of the game
       *[wait] The clock goes on
    }
lobby-seating = Who gives a seat to another
    .help = While a game is played, in the place of a player who has been away that long, or of a bot.
lobby-seating-way =
    {$way ->
        [creator] Who opened the table
       *[table] Most who still play
    }
lobby-seating-alone = At this table the one who opened it may give seats to others during the game without asking.
lobby-odds = Odds during the game
    .help = Who may see how likely each side is to win. Whoever has the code can watch, so players can look too.
lobby-odds-way =
    {$way ->
        [watchers] Those who watch
       *[after] Nobody, only after it
    }
lobby-odds-open = Whoever watches a game at this table can see the odds while it is played.
lobby-dealt = In the deck
lobby-broken-off = The last game was ended before it was over.
lobby-take-place = Sit here instead of the bot
lobby-cards-more =
    {$more ->
        [one] Choose one card more, or let a set be suggested.
       *[other] Choose {$more} cards more, or let a set be suggested.
    }
lobby-suggest = Suggest a set
lobby-all-settings = All settings
lobby-fewer-settings = Fewer settings
setting-seat-drawn = By lot

## New seats before the next game

seats-new-title = New seats
seats-new-before = before game { $number }
seats-new-move = You move from { $from } to { $to }.
seats-new-stay = You keep seat { $to }.
seats-new-yours = Your seat is { $to }.
seats-new-all = Everybody changes seats.
seats-new-between = Sit between { $left } and { $right }.
seats-new-small = The small figure is the old seat.
seats-new-stays = keeps the seat
seats-new-was = was { $number }
seats-new-keep = Keep old seats
seats-new-sit = I sit there now
seats-new-waits = { $sitting } of { $all } sit. The next game waits until all do.

## How fair the table is

fair-title = How fair is it?
fair-nobody = Nobody
fair-begins = Bots are playing this table. The first answer comes in a few seconds.
fair-waiting =
    {$count ->
        [one] One other table comes first.
       *[other] {$count} other tables come first.
    }
fair-even = It looks even: no side is clearly favoured.
fair-uneven = Not even. {$side}: about {$share} % of the games.
fair-chance = {$side}: about {$share} %, between {$low} and {$high} %.
fair-mark = The mark is the best guess. In 95 cases of 100 the truth is in the striped part. The thin line is even.
fair-goes-on = After {$games} games. The bots play on…
fair-trying = Trying {$count} changes…
fair-changes = What would make it fairer
fair-then =
    {$side}: about {$share} %, {$sure ->
        [yes] surely more
       *[no] perhaps more
    }
fair-no-change = No single change was found that makes it fairer.
fair-use = Use
fair-use-it = Use: {$change}
fair-switch =
    {$value ->
        [on] on
        [true] on
        [yes] on
        [off] off
        [false] off
        [no] off
       *[other] {$value}
    }
fair-counted =
    { $bot ->
        [random] Counted from {$games} games of bots that play at random, because this game has no others. People play quite differently: take it as a faint hint.
       *[other] Counted from {$games} games of careful bots among themselves. People are not bots, and sharp bots play otherwise too: take it as a hint.
    }
fair-leave = Leave it as it is
