# About a seat, and my own notes.

seat-between = miejsce { $seat } · obok: { $left } i { $right }
seat-is-bot = Gra tu bot
seat-stand-in = Bot gra, dopóki gracz nie wróci
seat-is-away = Bez łączności

note-mark = Mój znak
note-private = · tylko na tym telefonie
note-as =
    { $mark ->
        [trust] Ufam
        [doubt] Nie ufam
       *[none] Brak
    }
note-claims = Podaje się za
note-other = Coś innego
note-claim = podaje się za: { $card }
notes-title = Moje notatki
notes-help = Twoje własne znaki, tylko na tym telefonie. W nocy ich nie widać.
notes-none = bez znaku
seat-raised = Dzień { $day }, ręka przeciw: { $name }
