# The day on a phone: what is at hand, talk, and who is out.

day-lost = Tlačidlá sa vrátia so spojením.
day-speaking = Hovorí
day-tap = Ťukni na okno
day-write = Písať
day-done = Končím

dock = Poruke
dock-talk = Rozhovor
dock-news = nové
dock-notes = Poznámky
dock-rules = Pravidlá
dock-table = Stôl

talk-title = Čo odznelo
talk-back = Späť k stolu
talk-speaking = Hovorí: { $name }
talk-theirs = Teraz hovorí iba { $name }.
talk-nobody = Teraz nemá slovo nikto.
talk-mine = Máš slovo. Všetci si prečítajú, čo pošleš.
talk-say = Povedz niečo
talk-wait = Písať môžeš, keď máš slovo
talk-send = Odoslať

out-end = Už nehráš: pozeraj sa a mlč. Na konci uvidíš všetko.
out-next-game = Zahráš si v ďalšej hre.
out-mine = Už nie si v hre.
out-mine-help = Sleduj ju ďalej tu. Živým nič nehovor a nedávaj im znamenia.
out-title = Tvoje okno je tmavé.
out-go = Pozeraj a hádaj
out-watch = Pozeraj sa.
    .help = Vidíš to, čo všetci.
out-guess = Hádaj.
    .help = Označuj, kto je podľa teba kto.
out-silent = Mlč.
    .help = Živým ani slovo, ani znamenie, ani pohľad.
out-keep = Nechaj si tajomstvá.
    .help = Do konca nehovor, čo vieš.
day-title = Deň { $number }
dock-role = Moja rola
court-raise = Zdvíham ruku
court-back = Späť
dawn-windows =
    { $number ->
        [one] Jedno okno ostáva tmavé.
        [few] { $number } okná ostávajú tmavé.
       *[other] { $number } okien ostáva tmavých.
    }
day-ready-count = Pripravení hlasovať: { $number } z { $of }
day-voted-count = Hlasovalo: { $number } z { $of }
day-talk-free = Hovor voľne. Potom ťukni na „Nemám čo dodať“; keď to urobia všetci, začne sa hlasovanie.
day-talk-ready =
    { $more ->
        [0] Nemáš čo dodať. Ešte hovoria: { $names }.
       *[other] Nemáš čo dodať. Ešte hovoria: { $names } a ďalší ({ $more }).
    }
wait-away =
    { $absent ->
        [bot] { $name }: bez spojenia. Po { $seconds } s bude za túto osobu hrať bot.
        [leave] { $name }: bez spojenia. Po { $seconds } s táto osoba odíde z hry.
        [wait] { $name }: bez spojenia. Hra pokračuje, keď uplynie čas.
       *[stuck] { $name }: bez spojenia. Pokračovať môže ten, kto vedie stôl.
    }
day-talk-all = Všetci si prečítajú, čo pošleš.
day-tally =
    { $number ->
        [0] { $name }: { $number }
       *[other] { $name }: { $number } ({ $voters })
    }
day-votes-so-far = Hlasy doteraz
