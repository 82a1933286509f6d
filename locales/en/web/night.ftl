# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nobody
night-chosen = { $number } { $name }
night-tap-for-nobody = tap for nobody
night-whisper = Whisper
night-hold = Hold to read
night-seal = Seal
night-sealed = Sealed

# Whispered to who is called.
night-called = You are called.
night-must = You are called, and must choose.
night-you = You
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question = It is not your turn. Whom do you suspect?
night-suspect = Whom do you suspect?
night-kept = You suspect { $name }: kept for the story.
night-pending = On its way…
night-refused-must-choose = You may not pass: tap a player, then seal.
night-refused-target-self = Not yourself: tap another player.
night-refused-target-dead = Out of the game: tap a living player.
night-refused-already-acted = Your choice is made, and stands.
night-refused-wrong-phase = Too late: the call is over.
night-refused-no-hunch = Too late: the call is over.
night-refused-paused = The table is paused. Seal again later.
night-title = Night { $number }
night-call = Call { $number } of { $count }
night-asleep = Not your hour.
night-on-phones = Everybody looks at their own window. Whoever is called acts there; all others note whom they suspect, so that all tap alike.
