# The day on a phone: dawn, discussion, talk, and who is out.

dawn-windows =
    { $number ->
        [one] Jedno okno ostáva tmavé.
        [few] { $number } okná ostávajú tmavé.
       *[other] { $number } okien ostáva tmavých.
    }
dawn-killed =
    { $number ->
        [one] Obeť tejto noci. Karta ostáva zakrytá.
        [few] Obete tejto noci. Karty ostávajú zakryté.
       *[other] Obete tejto noci. Karty ostávajú zakryté.
    }
dawn-first = Teraz diskusia. Prvé slovo: { $name }.
dawn-first-you = Teraz diskusia. Prvé slovo máš ty.

day-waiting = Čakáme na stôl
day-as-it-was = stav z { $time }
day-lost = Tlačidlá sa vrátia so spojením.
day-on-trial = Pred súdom
day-speaking = Hovorí
day-your-floor = Máš slovo
day-nominating = Môže obviniť
day-tap = Ťukni na okno
day-your-nomination = Tvoje obvinenie
day-step-speaking = Diskusia · hovorí: { $name }
day-step-nominating = Diskusia · môže obviniť: { $name }
day-after =
    { $more ->
        [0] Na rad prídeš po týchto hráčoch: { $names }.
       *[other] Na rad prídeš po týchto hráčoch: { $names } a ešte { $more }.
    }
day-spoken =
    { $more ->
        [0] Tvoja dnešná reč už bola. Pred nami: { $names }, potom súd.
       *[other] Tvoja dnešná reč už bola. Pred nami: { $names } a ešte { $more }, potom súd.
    }
day-all-spoken = Tvoja dnešná reč už bola. Po tejto reči bude súd.
day-then-accuse = Keď skončíš, môžeš jedného hráča postaviť pred súd.
day-accuse-choose = Ťukni na toho, koho staviaš pred súd, alebo nevyberaj nikoho.
day-accuse-public = Uvidia to všetci. Nedá sa to vziať späť.
day-accuse = Pred súd: { $name }
day-nobody = Dnes nikoho
day-write = Písať
day-done = Končím
day-host = Ako vedúci hry

dock = Poruke
dock-role = Moja rola
dock-talk = Reči
dock-news = nové
dock-notes = Poznámky
dock-rules = Pravidlá
dock-table = Stôl

talk-title = Čo odznelo
talk-back = Späť k stolu
talk-speaking = Hovorí: { $name }
talk-theirs = Teraz smie hovoriť iba { $name }.
talk-nobody = Teraz nemá slovo nikto.
talk-mine = Máš slovo. Všetci si prečítajú, čo pošleš.
talk-say = Povedz niečo
talk-wait = Písať môžeš, keď máš slovo
talk-send = Poslať

out-title = Tvoje okno je tmavé.
out-help = Sleduješ hru tak, ako ju vidia všetci. Nijaké slová ani znamenia živým.
out-end = Nič netreba robiť. Na konci uvidíš všetko.
out-nothing = Nič netreba robiť. Sleduješ hru do konca.
out-watching = Pozeráš sa.
out-watching-help = Sleduješ hru tak, ako ju vidia všetci.
out-next-game = Zahráš si v ďalšej hre.
out-host-title = Vedieš hru.
out-host-help = Vidíš všetko a všetko ohlasuješ. Nehlasuješ.
out-host = Pokračuj, keď je stôl pripravený.
out-secrets = Podrž: všetko
out-secrets-help = To, čo vidí vedúci hry. Nech sem nenazrie nikto zo živých.
