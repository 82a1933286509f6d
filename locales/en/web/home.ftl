# The front door.

home-learn = How to play
home-how = How it goes
home-title = City Sleeps
home-lead = Mafia for an evening: your phones deal, keep the secrets and lead the game.
home-people = {$least} to {$most} people
home-minutes = {$count} people: {$least} to {$most} minutes; {$many}: up to {$longest}
home-city = A dark city; one window is lit
home-your-table = Your table {$code}
home-you =
    {$phase ->
        [lobby] You are {$name} · before the game
        [game] You are {$name} · the game is on
        [over] You are {$name} · the game is over
       *[unknown] You are {$name}
    }
home-go-back = Go back
home-code = I have a table code
home-code-hint = or point the camera at the code on the television
home-code-wrong = A code has five letters, none of them I or O. Look at the table screen again.
home-join = Join
home-start = Start a table
home-back = Back
home-table = Table {$code}
home-there =
    {$count ->
        [0] Nobody is here yet.
       *[other] At the table: {$names}.
    }
home-game-runs = A game is being played. You watch, and sit down for the next one.
home-new = A new table
home-new-lead = {$book}. The others come with a code.
home-name = Your name
home-name-missing = Type the name that the others will see.
home-sit = Sit down
home-screen = Be the table screen
home-open = Start the table
home-unreachable = The server does not answer. Check that this phone is in the right network, then try again.
home-it-is-me = It is me: ask the table
home-away = Do you have a seat here? Tap your name.
home-away-me = It is me: {$name}
plea-title = You ask for your seat
plea-show = Show this number to {$names}: your seat is given back with one tap.
plea-show-table = Show this number to the others: when most of those who still play agree, and you have been away for {$seconds} seconds, your seat is yours again.
plea-show-none = Show this number to whoever leads the table: your seat is given back with one tap.
