# The day on a phone: what is at hand, talk, and who is out.

day-lost = Buttons come back with the connection.
day-speaking = Speaking
day-tap = Tap a window
day-write = Write
day-done = I am done

dock = At hand
dock-talk = Talk
dock-news = new
dock-notes = Notes
dock-rules = Rules
dock-table = Table

talk-title = What was said
talk-back = Back to the table
talk-speaking = Speaking: { $name }
talk-theirs = Only { $name } may speak now.
talk-nobody = Nobody has the floor now.
talk-mine = You have the floor. Everybody reads what you send.
talk-say = Say something
talk-wait = You can write when you have the floor
talk-send = Send

out-end = You are out: watch and be silent. At the end you will see everything.
out-next-game = You will play in the next game.
out-mine = You are out of the game.
out-mine-help = You can follow it here to the end. No words and no signs to the living.
out-title = Your window is dark.
out-go = Watch and guess
out-watch = Watch.
    .help = You see what everybody sees.
out-guess = Guess.
    .help = Mark who you think is who.
out-silent = Be silent.
    .help = No words, no signs, no looks to the living.
out-keep = Keep your secrets.
    .help = Say nothing of what you know until the end.
day-title = Day { $number }
dock-role = My role
court-raise = Raise my hand
court-back = Back
dawn-windows =
    { $number ->
        [one] One window stays dark.
       *[other] { $number } windows stay dark.
    }
day-ready-count = Ready: { $number } of { $of }
day-voted-count = { $number } of { $of } have voted
day-talk-free = Speak freely. When you have nothing to add, say so; when nobody has, the vote begins.
day-talk-ready =
    { $more ->
        [0] You have nothing to add. Still talking: { $names }.
       *[other] You have nothing to add. Still talking: { $names } and { $more } more.
    }
wait-away =
    { $absent ->
        [bot] { $name } is offline. After { $seconds } s a bot takes over.
        [leave] { $name } is offline, and leaves the game after { $seconds } s.
        [wait] { $name } is offline. The game goes on when the time is over.
       *[stuck] { $name } is offline. Whoever leads the table can go on.
    }
day-talk-all = Everybody reads what you send.
day-tally =
    { $number ->
        [0] { $name }: { $number }
       *[other] { $name }: { $number } ({ $voters })
    }
day-votes-so-far = Votes so far
