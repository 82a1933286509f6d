# The menu, the rules, and what is asked twice.

menu-title = Menu
menu-language = Language
menu-clock = Clock
menu-pause = Pause
menu-resume = Resume
menu-hand = Hand this phone to
menu-extend = {$seconds} s more
menu-rules = Rules
menu-screen = Table screen
menu-seats-day = Seats by day
menu-seats-night = Seats at night
menu-layout =
    {$way ->
        [auto] As it fits
        [long] Long table
       *[ring] Round table
    }
menu-tap = Tap instead of hold
    .help = Shows for four seconds, then hides by itself.
menu-speak = Speak for the table
    .help = This phone reads the Game Master's words aloud.
menu-here = At table {$code}
menu-watches = watches
menu-stand-in = a bot stands in
menu-fair = Why the deal is fair
menu-fair-words = The server fixed its part of the shuffle before anybody gave luck, your luck is mixed into it, and after the game everybody can check both.
menu-fair-commitment = Fixed by the server
menu-fair-luck = Your luck
menu-home = To the start page
menu-leave = Leave the table
menu-leave-sure =
    {$what ->
        [bot] A bot plays your seat on. You can come back to it from the start page.
        [book] By the book you are out of the game: by day at once, at night when the day begins. Your card stays face down.
        [host] The software hosts the game from now on.
        [out] You are out of the game already. You can come back from the start page and watch.
       *[place] Your seat becomes free. To come back you need the code again.
    }
menu-leave-yes = Leave
menu-no = Cancel
menu-clauses-all = Every clause, word for word
menu-clauses = Search the clauses
menu-clauses-found =
    {$count ->
        [0] No clause says this.
        [one] {$count} clause.
       *[other] {$count} clauses.
    }
menu-characters = The characters of this game
host-lead = For the one who opened the table
host-lead-expel = Expel a player
menu-end = End the game
menu-end-sure = The game ends for everybody, nobody wins and no card is shown. The next one is prepared.
menu-end-yes = End it
send-away = Remove from the game
send-away-sure =
    {$what ->
        [bot] A bot plays on for {$name}, until you let {$name} play on.
        [host] The software hosts the game from now on.
       *[book] By the book {$name} has left the game. By day everybody learns it at once, by night at dawn.
    }
send-away-yes = Remove
stand-in-mine = A bot plays for you.
stand-in-back = Play on
stand-in-sent = You were taken out of the game. Whoever leads it can let you play on.
send-back = Let {$name} play on
offer-asked = Shall {$name} play on in seat {$number}, {$owner}?
offer-give = I agree
offer-agreed = {$count} of {$needed} agree
offer-waits = It happens once {$owner} has been away long enough.
offer-hide = Not now
lead-asked = Shall {$name} lead the game? Whoever leads sees every card.
lead-offer = Let {$name} lead the game
lead-me = I lead the game
plea-asked = “It is me”, says somebody with another phone: {$name}, number {$number}
plea-give = Yes, it is { $name }
plea-given = {$name} is back with another phone. The seat was given back.
plea-was-given = The seat was given to another phone
