# The story of a finished game.

story-title = Príbeh
story-back = Späť
story-share = Zdieľať
story-window =
    { $fate ->
        [out] { $number }, { $name }: tma od { $when }.
       *[lit] { $number }, { $name }: svetlo až do konca.
    }
story-turn = Zlom v hre:
story-turn-who = { $name } ({ $piece })
story-eyes = Čími očami
story-everything = Všetko
story-mine = Mojimi očami
story-other = Iný hráč
story-through = Očami: { $name }
story-hunch = Podozrenie ({ $who }): { $name }
story-own-hunch = Podozrenie tejto noci: { $name }
story-said =
    { $count ->
        [one] Rozhovor: { $count } replika
        [few] Rozhovor: { $count } repliky
       *[other] Rozhovor: { $count } replík
    }
story-share-text = City Sleeps: { $size }. { $verdict }
picture-title = Obrázok na zdieľanie
picture-winners = Výhra: { $names }
picture-keep = Uložiť obrázok
picture-none = Tento prehliadač nevie vytvoriť obrázok.
story-coming = Záznam sa otvára…
story-unreachable = Záznam je teraz nedostupný.
story-retry = Skúsiť znova
story-size =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }, { $nights ->
        [one] { $nights } noc
        [few] { $nights } noci
       *[other] { $nights } nocí
    }
story-house = Stĺpec je miesto, poschodie je noc alebo deň. Okno svieti, kým hráč žije.
story-dealt = Karty: { $cards }.
story-card = { $name } – { $card }
story-happened = Priebeh
story-odds = Šance
odds-coming = Počítame šance…
odds-none = Túto hru nevieme ohodnotiť.
odds-knew = Čo vedeli všetci
odds-curve = { $side }: { $first } % po rozdaní, { $last } % na konci.
odds-suspects = { $when }, { $side }: šanca každého miesta v percentách. Pásikavé: bolo to tak.
odds-about = Len z toho, čo vedeli všetci. Sivý pás je neistota: tu od { $low } do { $high } %. Merané v hrách botov; ľudia môžu hrať inak.
odds-now = Šance teraz
odds-now-curve = { $side }: { $first } % po rozdaní, { $last } % teraz.
odds-now-wait = Šance budú, keď prejde prvá noc.
odds-now-seats = { $side }: šanca každého miesta v percentách.
story-bots = Boti
mind-coming = Otvárame myšlienky botov…
mind-none = O botoch z tejto hry nie je čo povedať.
mind-bot = { $card }, bot
mind-other = Iný bot
mind-done = Slová a činy
mind-silent = Nič nehovorí a nič nerobí.
mind-accused = Obviňuje: { $seat }
mind-voted = Hlasuje proti: { $seat }
mind-meant = úprimne
mind-bluff = blaf
mind-lie = lož
mind-kept = splnené
mind-broken = nesplnené
mind-why = Prečo { $seat }?
