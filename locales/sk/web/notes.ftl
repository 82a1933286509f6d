# About a seat, and my own notes.

seat-between = miesto { $seat } · vedľa: { $left } a { $right }
seat-is-bot = Hrá tu bot
seat-stand-in = Bot hrá, kým sa hráč nevráti
seat-is-away = Bez spojenia

note-mark = Moja značka
note-private = · iba v tomto telefóne
note-as =
    { $mark ->
        [trust] Verím
        [doubt] Neverím
       *[none] Žiadna
    }
note-claims = Tvrdí, že je
note-other = Niečo iné
note-claim = tvrdí, že je: { $card }
notes-title = Moje poznámky
notes-help = Tvoje vlastné značky, iba v tomto telefóne. V noci ich nevidno.
notes-none = bez značky
seat-raised = Deň { $day }, ruka proti: { $name }
