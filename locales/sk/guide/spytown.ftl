# Ako hrať `spytown`, pre hráčov; citysleeps/books/spytown/guide.py hovorí, čo sa kedy hovorí a s akými hodnotami.
# Pri `kids_theme` stoja správy zo spytown-kids.ftl na mieste tých s rovnakým menom odtiaľto.

## Karty pre tých, čo ešte nehrali: nadpis má najviac 20 znakov, text 170

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Vidíš ho iba ty. Väčšina je Polícia a v nej jeden tajný Agent. Medzi vami sa skrýva Mafia. Máš aj kartu: niektoré dokážu niečo zvláštne.
               *[no] Vidíš ho iba ty. Väčšina je Polícia. Medzi vami sa skrýva Mafia. Máš aj kartu: niektoré dokážu niečo zvláštne.
            }
       *[no]
            { $agent ->
                [yes] Vidíš ho iba ty. Väčšina je Polícia a v nej jeden tajný Agent. Medzi vami sa skrýva Mafia.
               *[no] Vidíš ho iba ty. Väčšina je Polícia. Medzi vami sa skrýva Mafia.
            }
    }
    .title = Dostaneš žetón
learn-spytown-night =
    { $nights ->
        [agent] Všetci zaspia. Najprv si Agent pozrie jeden žetón. Potom sa zobudí Mafia a bez slova vyberie niekoho zo spiacich.
        [small_skip] Všetci zaspia. V prvom kole si Agent pozrie jeden žetón a veľa riskuje. V ďalších Mafia bez slova vyberie niekoho zo spiacich.
        [small_hold] Všetci zaspia. V prvom kole si Agent pozrie jeden žetón a veľa riskuje. Každú noc Mafia bez slova vyberie niekoho zo spiacich.
       *[mafia] Všetci zaspia. Zobudí sa Mafia a bez slova vyberie niekoho zo spiacich.
    }
    .title = Špiónov spí
learn-spytown-day =
    { $single ->
        [yes] Hovor, obviňuj, blufuj: smie sa aj klamať. Potom všetci hlasujú a vypadne ten, kto má najviac hlasov.
       *[no] Hovor, obviňuj, blufuj: smie sa aj klamať. Všetci hlasujú, tí s najviac hlasmi sa obhajujú. Druhé hlasovanie ukáže, kto má vypadnúť.
    }
    .title = Cez deň sa hovorí
learn-spytown-win =
    { $gang ->
        [yes] Strany sú tri: Polícia, Mafia a Nový gang. Vyhráva tá, ktorá zostane v hre sama. Vyhrávaš so svojou stranou, aj keď už si mimo hry.
       *[no] Polícia vyhráva, keď v hre nie je nikto z Mafie, a Mafia, keď nie je nikto z Polície. Vyhrávaš so svojou stranou, aj keď už si mimo hry.
    }
    .title = Kto vyhráva?
learn-spytown-phone = Podrž a uvidíš, čo máš; pusti a skryje sa. V noci ťukni na okno a potvrď, nech si ktokoľvek: tak nikto nespozná, kto koná.
    .title = Tvoj telefón

## Čo sa dá robiť teraz: jedna veta či dve, pre všetkých rovnaké

now-spytown-deal = Odvráť sa, podrž a pozri si, čo máš, potom potvrď, že to vieš.
now-spytown-swap = Pozri si žetón ešte raz. Kto ukazuje Zmenu roly, môže si vymeniť žetón s iným hráčom.
now-spytown-agent = Ťukni na okno a potvrď: robia to všetci. Žetón uvidí iba Agent.
now-spytown-gang = Ťukni na okno a potvrď: robia to všetci. Navzájom sa vidia iba členovia Nového gangu.
now-spytown-mafia = Ťukni na okno a potvrď: robia to všetci. Platí iba voľba Mafie.
now-spytown-council = Všetci sa zobudia. Vypočuj si správy, porozprávaj sa s ostatnými a potom hlasuj.
now-spytown-dawn = Počúvaj: teraz zaznie, čo priniesla noc.
now-spytown-window = Čas na karty, všetci dostávajú rovnakú otázku: zahraj svoju, ak je to jej chvíľa, alebo pasuj.
now-spytown-vest = Kto má vypadnúť, má čas reagovať. Ostatní čakajú.
now-spytown-bandage = Otázka pre ostatných: zachráň toho hráča kartou alebo pasuj.
now-spytown-talk = Hovor voľne: obviňuj, hádaj sa, blufuj. Keď nemáš čo dodať, daj to vedieť; kým ostatní hovoria, môžeš to vziať späť.
now-spytown-vote =
    { $mode ->
        [sequential] Hlasuje sa po jednom v smere hodinových ručičiek. Keď si na rade, hlasuj proti najpodozrivejšiemu.
       *[simultaneous] Hlasuj proti tomu, koho najviac podozrievaš. Hlasy sa ukážu, keď sú všetky.
    }
now-spytown-defence =
    { $seconds ->
        [0] Vypočúvaní môžu po jednom hovoriť na svoju obhajobu. Ostatní počúvajú.
       *[other] Vypočúvaní môžu hovoriť po jednom, každý do { $seconds } s. Ostatní počúvajú.
    }
now-spytown-final =
    { $finalists ->
        [no] Hlasuj ešte raz, teraz iba medzi vypočúvanými. Oni sami nehlasujú.
       *[yes] Hlasuj ešte raz, teraz iba medzi vypočúvanými. Názor môžeš zmeniť.
    }
now-spytown-tie = Rovnosť hlasov. Porozprávajte sa: hlas môžeš raz presunúť alebo ho nechať tak.
now-spytown-lot = Stále rovnosť hlasov: teraz rozhodne žreb.
now-spytown-verdict = O hlasovaní je rozhodnuté. Počúvaj, kto má vypadnúť.
now-spytown-right = Kto práve vypadáva, môže raz vystreliť na iného hráča alebo pasovať.
now-spytown-last-card = Kto práve vypadáva, má čas na poslednú kartu. Ostatní čakajú.
now-spytown-commander = Karta Veliteľa prechádza k ďalšiemu hráčovi vľavo.
now-spytown-over = Koniec hry a všetko je odkryté: pozri sa, kto je kto a čo sa dialo v noci.

## Čo je v škatuli

chapter-spytown-box = Hra
guide-spytown-town = Vitaj v Špiónove! Polícia loví Mafiu a Mafia Políciu. Ale všetci vyzeráte ako poctiví občania: kto je kto, to musíte zistiť.
guide-spytown-tokens = Žetón hovorí, kto si. Počet hráčov: { $count }. Rozdané žetóny: { $tokens }.
guide-spytown-secret-agent = Agent patrí k Polícii a vyhráva s ňou. Nikto z ostatných hráčov nevie, kto to je.
guide-spytown-turn = Hrá sa na kolá. V každom je noc, keď sa niektorí tajne budia, a deň, keď všetci diskutujú a hlasujú. A tak ďalej, kým nezostane jediná strana.
guide-spytown-small = Je vás málo, preto je to malá hra: Agent si pozrie žetón iba raz a veľa riskuje.

## Rozdanie

chapter-spytown-deal = Rozdanie
guide-spytown-dealt = Žetóny sa zamiešajú a rozdajú, každému jeden. Tvoj nevidí nikto z ostatných hráčov. Ty si ho môžeš pozrieť kedykoľvek.
guide-spytown-cards-dealt = Potom každý dostane jednu kartu, náhodne a bez ohľadu na žetón. Všetci vedia, ktoré Akčné karty sú v hre, ale nikto nevie, kto má ktorú.
guide-spytown-look =
    { $seconds ->
        [0] Netreba sa ponáhľať: hra sa začne, keď všetci vedia, čo majú, alebo keď ju posunie ďalej ten, kto založil stôl.
       *[other] Hra sa začne, keď všetci vedia, čo majú, najneskôr však o { $seconds } s.
    }
guide-spytown-never-show = Kým si v hre, nikdy neukazuj, čo máš. Hovor o tom, čo chceš: slová nič nedokazujú.
guide-spytown-strangers = Ľudia Mafie sa ešte nepoznajú. Spoznajú sa pri prvej výzve.

## Noc

chapter-spytown-night = Noc
guide-spytown-asleep = Na začiatku kola všetci v hre zaspia a mlčia. Koho sa týka výzva, zobudí sa a koná; ostatní výzvu iba počujú a spia ďalej.
guide-spytown-alike = V noci vyzerajú všetky telefóny rovnako. Pri každej výzve ťukni na okno a potvrď, nech si ktokoľvek. Ak si na rade, voľba platí; ak nie, je to iba podozrenie a do konca hry ho nikto nevidí.
guide-spytown-pace = Výzva sa končí, len čo všetci v hre niečo potvrdia, ale nikdy nie hneď. Neotáľaj teda: všetci čakajú na teba.
guide-spytown-looks =
    { $pass ->
        [yes] Najprv sa zobudí Agent a môže ukázať na jedného iného hráča; jeho žetón uvidí iba Agent. Môže to byť znova ten istý hráč. Nikto iný sa nedozvie, čí je to žetón.
       *[no] Najprv sa zobudí Agent a ukáže na jedného iného hráča; jeho žetón uvidí iba Agent. Môže to byť znova ten istý hráč. Nikto iný sa nedozvie, čí je to žetón.
    }
guide-spytown-agent-gone = Keď Agent vypadne, v ďalších kolách už táto výzva nie je.
guide-spytown-looks-once =
    { $pass ->
        [yes] Agent je na rade iba v prvom kole a môže si pozrieť žetón jedného iného hráča. Ak je to žetón Mafiána, Agent hneď vypadne. Cez deň sa to všetci dozvedia, ale nie to, čí je to žetón.
       *[no] Agent je na rade iba v prvom kole a pozrie si žetón jedného iného hráča. Ak je to žetón Mafiána, Agent hneď vypadne. Cez deň sa to všetci dozvedia, ale nie to, čí je to žetón.
    }
guide-spytown-agent-time = Výzva Agenta trvá { $seconds } s, nech sa deje čokoľvek. Jej dĺžka teda nič neprezradí.
guide-spytown-first-skipped = V prvom kole nie je výzva Mafie: po Agentovi sa hneď začína deň a ráno nezaznie žiadne meno.
guide-spytown-gang-meets = Pred prvou výzvou Mafie členovia Nového gangu raz otvoria oči a uvidia sa navzájom.
guide-spytown-chooses = Mafián sa zobudí sám a ukáže na jedného zo spiacich hráčov.
guide-spytown-choose =
    { $choice ->
        [plurality] Ľudia Mafie sa zobudia a vidia sa navzájom. Každý raz ukáže na niekoho zo spiacich: vybraný je ten, na koho ukazuje najviac z nich. Pri rovnosti rozhodne žreb.
       *[agreement] Ľudia Mafie sa zobudia a vidia sa navzájom. Vyberajú jedného zo spiacich: keď všetci ukážu na toho istého, je rozhodnuté. Ak sa včas nedohodnú, platí väčšina a pri rovnosti žreb.
    }
guide-spytown-signs = Kto je hore, nehovorí a nepíše. Dá sa ukázať, prikývnuť, pokrútiť hlavou, pokrčiť plecami alebo zdvihnúť ruku: čakaj.
guide-spytown-mafia-time = Je na to { $seconds } s a noc sa neskončí skôr, aj keby voľba padla hneď.
guide-spytown-not-yet = Touto voľbou ešte nikto nevypadáva. Koho sa týka, všetci počujú až ráno.

## Deň

chapter-spytown-day = Deň
guide-spytown-dawn =
    { $saves ->
        [yes] Ráno sa všetci zobudia a zaznie meno vybraného hráča. Ak nepomôže karta, tento hráč vypadne a všetkým ukáže žetón. Ak nevybrali nikoho, dozviete sa aj to.
       *[no] Ráno sa všetci zobudia a zaznie meno vybraného hráča, ktorý vypadne a všetkým ukáže žetón. Ak nevybrali nikoho, dozviete sa aj to.
    }
guide-spytown-talk =
    { $seconds ->
        [0] Potom všetci v hre diskutujú, bez pevného poradia. Diskusia trvá, kým má niekto čo dodať alebo kým ju neuzavrie ten, kto založil stôl.
       *[other] Potom všetci v hre diskutujú, bez pevného poradia. Diskusia trvá, kým má niekto čo dodať, najviac však { $seconds } s.
    }
guide-spytown-claims = Obviňuj, hádaj sa, klam a blufuj, koľko chceš, a tvrď, že si ktokoľvek. Hra nikdy nepovie, či je to pravda.
guide-spytown-agent-claims = Agent sa môže odhaliť a povedať, čie žetóny videl a aké, alebo mlčať. Ktokoľvek iný môže tvrdiť to isté a ostatní tomu veria alebo nie.
guide-spytown-right = Je vás veľa: v prvom kole môže ten, kto vypadne po noci alebo po hlasovaní, aj bez karty naposledy vystreliť na iného hráča, ktorý tiež vypadne. Zasiahnutý hráč už taký výstrel nemá.
guide-spytown-kids-shot =
    { $chain ->
        [on] Kto vypadne po noci alebo po hlasovaní, môže naposledy vystreliť: ukáže na iného hráča, ktorý hneď vypadne. Vystreliť môže aj zasiahnutý hráč.
       *[off] Kto vypadne po noci alebo po hlasovaní, môže naposledy vystreliť: ukáže na iného hráča, ktorý hneď vypadne. Zasiahnutý hráč už taký výstrel nemá.
    }
guide-spytown-out =
    { $view ->
        [none] Kto je mimo hry, už sa do nej nevráti: ani slovo, ani znamenie, ani hlas. Môžeš sa pozerať a vidíš to, čo ostatní.
       *[night] Kto je mimo hry, už sa do nej nevráti: ani slovo, ani znamenie, ani hlas. Môžeš sa pozerať a v noci vidíš, kto je hore a na koho ukazuje.
    }

## Hlasovanie

chapter-spytown-vote = Hlasovanie
guide-spytown-vote =
    { $mode ->
        [sequential] Po diskusii sa hlasuje; ľudia Mafie hlasujú tiež. Hlasuje sa po jednom v smere hodinových ručičiek, každý hlas hneď vidno a platí.
       *[simultaneous] Po diskusii sa hlasuje; ľudia Mafie hlasujú tiež. Všetci hlasujú naraz. Hlas môžeš meniť, kým nie sú všetky; potom sa ukážu spolu.
    }
guide-spytown-vote-time =
    { $mode ->
        [sequential] Každý má na to { $seconds } s. Kto to nestihne, nehlasuje.
       *[simultaneous] Je na to { $seconds } s. Kto to nestihne, nehlasuje.
    }
guide-spytown-abstain =
    { $abstain ->
        [on] Môžeš sa zdržať hlasovania; nepočíta sa to proti nikomu.
       *[off] Zdržať sa hlasovania nemôžeš: vyber jedného hráča.
    }
guide-spytown-self =
    { $self ->
        [on] Hlasovať môžeš dokonca proti sebe.
       *[off] Hlasovať proti sebe nemôžeš.
    }
guide-spytown-open = Všetci vidia, kto proti komu hlasuje, a každý hlas má rovnakú váhu.
guide-spytown-finalists =
    { $second ->
        [lot] Tí, čo majú rovnako najviac hlasov, sú vypočúvaní. Ak má najviac iba jeden, vypočúvaný je aj druhý v poradí; ak je druhých viac, jedného určí žreb.
       *[all] Tí, čo majú rovnako najviac hlasov, sú vypočúvaní. Ak má najviac iba jeden, vypočúvaný je aj druhý v poradí; ak je druhých viac, tak všetci z nich.
    }
guide-spytown-only-one = Ak má všetky hlasy jeden hráč, finále nie je: tento hráč sa môže brániť a potom má vypadnúť.
guide-spytown-single = Stačí jedno hlasovanie: má vypadnúť ten, kto má najviac hlasov. Iba ak ich má najviac niekoľko hráčov, sú vypočúvaní a rozhodne medzi nimi finále.
guide-spytown-defence =
    { $seconds ->
        [0] Každý vypočúvaný môže hovoriť na svoju obhajobu, ale nemusí. Nikto iný vtedy nehovorí.
       *[other] Každý vypočúvaný môže hovoriť na svoju obhajobu, do { $seconds } s, ale nemusí. Nikto iný vtedy nehovorí.
    }
guide-spytown-final =
    { $finalists ->
        [no] Potom všetci okrem vypočúvaných hlasujú ešte raz, teraz iba medzi vypočúvanými. Môžeš hlasovať inak než predtým. Má vypadnúť ten, kto má najviac hlasov.
       *[yes] Potom všetci, aj vypočúvaní, hlasujú ešte raz, teraz iba medzi vypočúvanými. Môžeš hlasovať inak než predtým. Má vypadnúť ten, kto má najviac hlasov.
    }
guide-spytown-commander-tie =
    { $prelim ->
        [final_only] Ak je vo finále rovnosť hlasov, rozhodne hlas Veliteľa: má vypadnúť ten z nich, proti komu Veliteľ hlasuje. Ak proti nikomu z nich, pokračuje sa ako vždy pri rovnosti.
       *[eliminate] Ak má niekoľko hráčov rovnako najviac hlasov, rozhodne hlas Veliteľa: má vypadnúť ten z nich, proti komu Veliteľ hlasuje, po prvom hlasovaní hneď a bez finále. Ak proti nikomu z nich, pokračuje sa ako vždy pri rovnosti.
    }
guide-spytown-commander-second = Ak je druhých v poradí viac a Veliteľ hlasuje proti jednému z nich, do finále postúpi iba tento jeden.
guide-spytown-tie =
    { $seconds ->
        [0] Ak je vo finále rovnosť hlasov, diskutujete ešte raz. Každý, kto hlasuje, môže hlas raz presunúť. Len čo má najviac hlasov iba jeden, je rozhodnuté. Ak už nikto nechce hlas presunúť, rozhodne žreb.
       *[other] Ak je vo finále rovnosť hlasov, diskutujete ešte raz, najviac { $seconds } s. Každý, kto hlasuje, môže hlas raz presunúť. Len čo má najviac hlasov iba jeden, je rozhodnuté. Ak rovnosť zostane, rozhodne žreb.
    }
guide-spytown-empty =
    { $empty ->
        [no_elimination] Ak nikto nehlasuje, hlasuje sa ešte raz. Ak znova nikto, nikto nevypadne.
       *[lot] Ak nikto nehlasuje, hlasuje sa ešte raz. Ak znova nikto, rozhodne žreb medzi tými, proti ktorým sa dá hlasovať.
    }
guide-spytown-verdict =
    { $saves ->
        [yes] Kto má vypadnúť, ukáže všetkým žetón a je mimo hry, ak nepomôže karta. Potom sa začína ďalšie kolo.
       *[no] Kto má vypadnúť, ukáže všetkým žetón a je mimo hry. Potom sa začína ďalšie kolo.
    }

## Koniec

chapter-spytown-end = Koniec
guide-spytown-two-sides = Polícia vyhráva, keď v hre nie je nikto z Mafie. Mafia vyhráva, keď v hre nie je nikto z Polície.
guide-spytown-three-sides = Polícia, Mafia a Nový gang sú tri strany. Jedna z nich vyhráva, keď v hre nie je nikto z dvoch ostatných. Keď z hry zmizne iba jedna, hrá sa ďalej.
guide-spytown-one-to-one = Rovnaký počet nič nerozhoduje: aj jeden proti jednému hráte ďalej.
guide-spytown-side-counts = Počíta sa strana, za ktorú kto práve hrá, nie žetón. Hra teda môže pokračovať, hoci sú všetky žetóny Mafie odkryté.
guide-spytown-at-once = Hra sa končí, len čo zostane jediná strana.
guide-spytown-shots-due =
    { $check ->
        [after_chain] Keď zostane jediná strana a niekto má ešte právo na posledný výstrel, vystrelí. Potom sa hra končí; ak už v nej nie je nikto, nevyhráva nikto.
       *[each_step] Hra sa končí, len čo zostane jediná strana. Kto mal ešte právo na posledný výstrel, už nestrieľa.
    }
guide-spytown-together = Vyhrávaš so svojou stranou, aj keď už si mimo hry.
guide-spytown-all-shown = Na konci sa odkryjú všetky žetóny, karty a strany a každý si môže prečítať, čo sa dialo v noci.

## Roly

chapter-spytown-roles = Roly
guide-spytown-policeman = Na strane Polície. Policajt celú noc spí. Cez deň počúvaj, pýtaj sa, porovnávaj a hlasuj: kto patrí k Mafii?
    .title = Policajt
guide-spytown-agent = Na strane Polície. Agent si každú noc pozrie jeden žetón. Cez deň pomáhaj ostatným tým, čo vieš, ale opatrne: Mafia sa rada dozvie, kto si.
    .title = Agent
guide-spytown-agent-small = Na strane Polície. Agent si pozrie jeden žetón, iba v prvom kole. Ak je to žetón Mafiána, si mimo hry a nesmieš povedať, čí to je žetón.
    .title = Agent
guide-spytown-mafioso = Na strane Mafie. Mafián sa v noci budí a vyberá, kto má vypadnúť. Cez deň hovor a hlasuj ako všetci a tvár sa ako poctivý Policajt.
    .title = Mafián

## Karty

chapter-spytown-cards = Karty
guide-spytown-no-cards = Pri tomto stole sa hrá bez kariet; stačia žetóny. Na prvú hru pravidlá odporúčajú práve to.
guide-spytown-play = Karta hovorí, kedy sa dá zahrať. Nemusíš to urobiť, funguje iba raz a všetci vidia ju aj to, čia je, ak nehovorí niečo iné.
guide-spytown-symbols = Karta hovorí aj to, s akými žetónmi sa dá použiť. Ak medzi nimi tvoj nie je, pre teba je to neutrálna karta.
guide-spytown-agent-card =
    { $commander ->
        [yes] Pre Agenta je každá karta okrem Veliteľa neutrálna.
       *[no] Pre Agenta je každá karta neutrálna.
    }
guide-spytown-asked = Keď je čas na karty, všetci, čo môžu nejakú mať, dostanú rovnakú otázku. Ak tvoja nie je na túto chvíľu, pasuj.
guide-spytown-wrong-phase =
    { $wrong ->
        [refuse] V nesprávnej fáze sa karta ukázať nedá: telefón ti to iba povie.
       *[eliminate] Kto ukáže kartu v nesprávnej fáze, hneď vypadne a karta neurobí nič. Telefón sa najprv opýta, či to naozaj chceš.
    }
guide-spytown-hidden =
    { $gang ->
        [yes] Nezahrané karty zostávajú zakryté až do konca, aj karty tých, čo sú mimo hry. Iba karta Nového gangu sa odkryje, keď jej člen vypadne.
       *[no] Nezahrané karty zostávajú zakryté až do konca, aj karty tých, čo sú mimo hry.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] Keď na úsvite zaznie tvoje meno, keď ťa určí hlasovanie alebo ťa zasiahne výstrel, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz.
       *[detailed] Keď na úsvite zaznie tvoje meno alebo ťa určí hlasovanie, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz a pred výstrelom nechráni.
    }
    .title = Nepriestrelná vesta
guide-spytown-bandage =
    { $save_scope ->
        [any] Keď má iný hráč vypadnúť po noci, po hlasovaní alebo po výstrele, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš.
       *[detailed] Keď má iný hráč vypadnúť po noci alebo po hlasovaní, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš a pred výstrelom nechráni.
    }
    .title = Obväz
guide-spytown-recruitment = Ukáž ho Majstrovi hry a ukáž na spiaceho hráča: žetón si nechá, ale hneď sa zobudí a odteraz hrá za Mafiu. Všetci počujú, že prebieha Nábor, ale nie mená.
    .title = Nábor
guide-spytown-commander =
    { $commander_prelim ->
        [final_only] Každé hlasovanie sa začína tebou a vo finále tvoj hlas rozhoduje pri rovnosti hlasov. Na konci každej porady prechádza karta k ďalšiemu hráčovi vľavo.
       *[eliminate] Každé hlasovanie sa začína tebou a tvoj hlas rozhoduje pri rovnosti hlasov, v počiatočnom aj vo finálnom. Na konci každej porady prechádza karta k ďalšiemu hráčovi vľavo.
    }
    .title = Veliteľ
guide-spytown-reverse-recruitment =
    { $reverse_wakes ->
        [by_token] Celú hru hráš za opačnú stranu, než ukazuje tvoj žetón, a len s ňou vyhrávaš, ale zobúdzaš sa podľa žetónu. Do konca hry túto kartu nikto nevidí.
       *[by_side] Celú hru hráš za opačnú stranu, než ukazuje tvoj žetón: s ňou sa zobúdzaš a len s ňou vyhrávaš. Do konca hry túto kartu nikto nevidí.
    }
    .title = Opačný nábor
guide-spytown-role-swap = Môžeš si vymeniť žetón s ktorýmkoľvek iným hráčom a ten nemôže odmietnuť. Odteraz obaja hráte nové roly a poznáte ich len vy dvaja.
    .title = Zmena roly
guide-spytown-wiretap = Hneď sa pozrieš na žetón jedného iného hráča. Všetci vidia na čí, ale aký je, vieš len ty; hovor pravdu, klam alebo mlč.
    .title = Odpočúvanie
guide-spytown-shelter = Celé budúce kolo si ťa nemožno vybrať, hlasovať proti tebe ani na teba vystreliť. Môžeš v ňom hovoriť, ale nehlasuješ.
    .title = Úkryt
guide-spytown-safe-conduct = Budúcu noc si ťa nemožno vybrať. Cez deň je všetko ako inokedy: hlasuješ a môžeš vypadnúť po hlasovaní alebo výstrele.
    .title = Železný list
guide-spytown-arrest = V tomto kole proti tebe nikto nemôže hlasovať a nehlasuješ ani ty. Môžeš hovoriť a výstrel ťa stále môže zasiahnuť.
    .title = Zatknutie
guide-spytown-shot-round-corner = Ukážeš na jedného iného hráča, ktorý hneď vypadáva a ukazuje žetón. Už ho nemôžeš použiť, keď máš vypadnúť ty.
    .title = Výstrel spoza rohu
guide-spytown-kidnapping = Položíš ho pred jedného iného hráča, ktorý v tomto kole nehlasuje. Smie hovoriť a hrať karty a hlasovaním môže vypadnúť.
    .title = Únos
guide-spytown-last-shot = Keď vypadávaš, môžeš túto kartu ukázať a ukázať na jedného iného hráča, ktorý vypadáva tiež. Oba žetóny sa odkryjú.
    .title = Posledný výstrel
guide-spytown-new-gang =
    { $new_gang_recognition ->
        [on] Nech je tvoj žetón akýkoľvek, patríš k Novému gangu, ktorý vyhráva, keď už nie je nikto z inej strany. Konáš podľa žetónu; v prvú noc sa členovia uvidia.
       *[off] Nech je tvoj žetón akýkoľvek, patríš k Novému gangu, ktorý vyhráva, keď už nie je nikto z inej strany. Konáš podľa žetónu a členovia sa nepoznajú.
    }
    .title = Nový gang
guide-spytown-neutral = Nerobí nič. Celú hru ju nikomu neukazuj.
    .title = Neutrálna

## Kto vedie a ako sa správať

chapter-spytown-manners = Majster hry a správanie
guide-spytown-master-software = Majstrom hry je program: ohlasuje fázy, ukazuje žetóny, počíta hlasy a používa pravidlá tak, ako sú napísané.
guide-spytown-master-human = Majstrom hry je človek bez žetónu, ktorý vedie hru a vie všetko. Majster hry nehlasuje, nepatrí k žiadnej strane a má posledné slovo.
guide-spytown-manners = V noci sa pozeraj len do svojho telefónu: kto špehuje, je vylúčený. Nikomu ho neukazuj.
guide-spytown-leave = Odísť môžeš kedykoľvek. Potom si mimo hry, tvoj žetón sa odkryje a žiadna karta nepomôže.
