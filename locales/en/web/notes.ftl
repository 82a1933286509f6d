# About a seat, and my own notes.

seat-between = seat { $seat } · between { $left } and { $right }
seat-accused-by = On trial today, accused by { $name }
seat-accused = Day { $day }: put { $name } on trial
seat-raised = Day { $day }: hand against { $name }
seat-answered =
    { $answer ->
        [execute] Day { $day }: hand for executing all
       *[spare] Day { $day }: hand for leaving all alive
    }
seat-is-judge = A judge, confirmed by the host
seat-is-host = Hosts the game
seat-is-bot = Played by a bot
seat-stand-in = A bot plays until this player is back
seat-is-away = Out of touch

note-mark = My mark
note-private = · on this phone only
note-as =
    { $mark ->
        [trust] Trust
        [doubt] Doubt
       *[none] None
    }
note-claims = Claims to be
note-other = Something else
note-claim = claims: { $card }
notes-title = My notes
notes-help = Marks of your own, on this phone only. They are never shown at night.
notes-none = no mark
