# About a seat, and my own notes.

seat-between = sitio { $seat } · entre { $left } y { $right }
seat-is-bot = Aquí juega un bot
seat-stand-in = Un bot juega hasta que vuelva
seat-is-away = Sin conexión

note-mark = Mi marca
note-private = · solo en este teléfono
note-as =
    { $mark ->
        [trust] Confío
        [doubt] Dudo
       *[none] Ninguna
    }
note-claims = Dice ser
note-other = Otra cosa
note-claim = dice ser: { $card }
notes-title = Mis notas
notes-help = Tus propias marcas, solo en este teléfono. De noche no se ven nunca.
notes-none = sin marca
seat-raised = Día { $day }: mano contra { $name }
