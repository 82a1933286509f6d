# The day on a phone: dawn, discussion, talk, and who is out.

dawn-windows =
    { $number ->
        [one] One window stays dark.
       *[other] { $number } windows stay dark.
    }
dawn-killed =
    { $number ->
        [one] Killed in the night. The card stays face down.
       *[other] Killed in the night. Their cards stay face down.
    }
dawn-first = Next: the discussion. First to speak: { $name }.
dawn-first-you = Next: the discussion. You speak first.

day-waiting = Waiting for the table
day-as-it-was = as it was at { $time }
day-lost = Buttons come back with the connection.
day-on-trial = On trial
day-speaking = Speaking
day-your-floor = You have the floor
day-nominating = May accuse now
day-tap = Tap a window
day-your-nomination = Your nomination
day-step-speaking = Discussion · speaking: { $name }
day-step-nominating = Discussion · may accuse: { $name }
day-after =
    { $more ->
        [0] You speak after { $names }.
       *[other] You speak after { $names } and { $more } more.
    }
day-spoken =
    { $more ->
        [0] You have spoken today. Still to come: { $names }, then the court.
       *[other] You have spoken today. Still to come: { $names } and { $more } more, then the court.
    }
day-all-spoken = You have spoken today. After this speech comes the court.
day-then-accuse = When you are done you may put one player on trial.
day-accuse-choose = Tap the player you put on trial, or choose nobody.
day-accuse-public = Everybody sees it. It cannot be taken back.
day-accuse = Put { $name } on trial
day-nobody = Nobody today
day-write = Write
day-done = I am done
day-host = As the host

dock = At hand
dock-role = My role
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

out-title = Your window is dark.
out-help = You follow the game as everybody sees it. No words and no signs to the living.
out-end = Nothing to do. At the end you will see everything.
out-nothing = Nothing to do. You follow the game to its end.
out-watching = You are watching.
out-watching-help = You follow the game as everybody sees it.
out-next-game = You will play in the next game.
out-host-title = You host the game.
out-host-help = You see everything and announce everything. You do not vote.
out-host = Go on when the table is ready.
out-secrets = Hold: everything
out-secrets-help = What the host sees. Let none of the living look.
