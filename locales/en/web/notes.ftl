# About a seat, and my own notes.

seat-between = seat { $seat } · between { $left } and { $right }
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
seat-raised = Day { $day }: hand against { $name }
