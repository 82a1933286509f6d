# The story of a finished game.

story-title = Príbeh
story-back = Späť
story-share = Zdieľať
story-window =
    { $fate ->
        [out] { $number }, { $name }: tma od { $when }.
       *[lit] { $number }, { $name }: svetlo až do konca.
    }
story-eyes = Čími očami
story-everything = Všetko
story-mine = Moje oči
story-other = Iné miesto
story-through = Vidí: { $name }
story-hunches = Tušenia: { $list }
story-hunch = { $name } × { $count }
story-own-hunch = Tušenie: { $name }
story-said =
    { $count ->
        [one] Čo zaznelo: { $count } výrok
        [few] Čo zaznelo: { $count } výroky
       *[other] Čo zaznelo: { $count } výrokov
    }
story-share-text = City Sleeps: { $size }. { $verdict }
story-copied = Skopírované: vlož to, kam chceš.
story-coming = Záznam sa otvára…
story-unreachable = Záznam je teraz nedostupný.
story-retry = Skúsiť znova
