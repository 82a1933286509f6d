# Miernejšie slová pre `kids_theme`: žiaci policajnej akadémie hľadajú Darebákov. Každá správa stojí na mieste tej s rovnakým menom v spytown.ftl.

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Vidíš ho iba ty. Väčšina je Polícia a v nej jeden tajný Agent. Medzi vami sa skrývajú Darebáci. Máš aj kartu: niektoré dokážu niečo zvláštne.
               *[no] Vidíš ho iba ty. Väčšina je Polícia. Medzi vami sa skrývajú Darebáci. Máš aj kartu: niektoré dokážu niečo zvláštne.
            }
       *[no]
            { $agent ->
                [yes] Vidíš ho iba ty. Väčšina je Polícia a v nej jeden tajný Agent. Medzi vami sa skrývajú Darebáci.
               *[no] Vidíš ho iba ty. Väčšina je Polícia. Medzi vami sa skrývajú Darebáci.
            }
    }
    .title = Dostaneš žetón
learn-spytown-night =
    { $nights ->
        [agent] Všetci zaspia. Najprv si Agent pozrie jeden žetón. Potom sa zobudia Darebáci a bez slova vyberú niekoho zo spiacich.
        [small_skip] Všetci zaspia. V prvom kole si Agent pozrie jeden žetón a veľa riskuje. V ďalších Darebáci bez slova vyberú niekoho zo spiacich.
        [small_hold] Všetci zaspia. V prvom kole si Agent pozrie jeden žetón a veľa riskuje. Každú noc Darebáci bez slova vyberú niekoho zo spiacich.
       *[mafia] Všetci zaspia. Zobudia sa Darebáci a bez slova vyberú niekoho zo spiacich.
    }
    .title = Akadémia spí
learn-spytown-win =
    { $gang ->
        [yes] Strany sú tri: Polícia, Darebáci a Nový gang. Vyhráva tá, ktorá zostane v hre sama. Vyhrávaš so svojou stranou, aj keď už si mimo hry.
       *[no] Polícia vyhráva, keď v hre nie je žiadny Darebák, a Darebáci, keď nie je nikto z Polície. Vyhrávaš so svojou stranou, aj keď už si mimo hry.
    }
    .title = Kto vyhráva?
now-spytown-mafia = Ťukni na okno a potvrď: robia to všetci. Platí iba voľba Darebákov.
guide-spytown-town = Vitaj v policajnej akadémii! Ste jej žiaci a toto je cvičenie: niektorí z vás sú prezlečení Darebáci. Kto je kto, to musíte zistiť.
guide-spytown-strangers = Darebáci sa ešte nepoznajú. Spoznajú sa pri prvej výzve.
guide-spytown-looks-once =
    { $pass ->
        [yes] Agent je na rade iba v prvom kole a môže si pozrieť žetón jedného iného hráča. Ak je to žetón Darebáka, Agent hneď vypadne. Cez deň sa to všetci dozvedia, ale nie to, čí je to žetón.
       *[no] Agent je na rade iba v prvom kole a pozrie si žetón jedného iného hráča. Ak je to žetón Darebáka, Agent hneď vypadne. Cez deň sa to všetci dozvedia, ale nie to, čí je to žetón.
    }
guide-spytown-first-skipped = V prvom kole nie je výzva Darebákov: po Agentovi sa hneď začína deň a ráno nezaznie žiadne meno.
guide-spytown-gang-meets = Pred prvou výzvou Darebákov členovia Nového gangu raz otvoria oči a uvidia sa navzájom.
guide-spytown-chooses = Darebák sa zobudí sám a ukáže na jedného zo spiacich hráčov.
guide-spytown-choose =
    { $choice ->
        [plurality] Darebáci sa zobudia a vidia sa navzájom. Každý raz ukáže na niekoho zo spiacich: vybraný je ten, na koho ukazuje najviac z nich. Pri rovnosti rozhodne žreb.
       *[agreement] Darebáci sa zobudia a vidia sa navzájom. Vyberajú jedného zo spiacich: keď všetci ukážu na toho istého, je rozhodnuté. Ak sa včas nedohodnú, platí väčšina a pri rovnosti žreb.
    }
guide-spytown-vote =
    { $mode ->
        [sequential] Po diskusii sa hlasuje; Darebáci hlasujú tiež. Hlasuje sa po jednom v smere hodinových ručičiek, každý hlas hneď vidno a platí.
       *[simultaneous] Po diskusii sa hlasuje; Darebáci hlasujú tiež. Všetci hlasujú naraz. Hlas môžeš meniť, kým nie sú všetky; potom sa ukážu spolu.
    }
guide-spytown-two-sides = Polícia vyhráva, keď v hre nie je žiadny Darebák. Darebáci vyhrávajú, keď v hre nie je nikto z Polície.
guide-spytown-three-sides = Polícia, Darebáci a Nový gang sú tri strany. Jedna z nich vyhráva, keď v hre nie je nikto z dvoch ostatných. Keď z hry zmizne iba jedna, hrá sa ďalej.
guide-spytown-side-counts = Počíta sa strana, za ktorú kto práve hrá, nie žetón. Hra teda môže pokračovať, hoci sú všetky žetóny Darebákov odkryté.
guide-spytown-policeman = Na strane Polície. Policajt celú noc spí. Cez deň počúvaj, pýtaj sa, porovnávaj a hlasuj: kto je Darebák?
    .title = Policajt
guide-spytown-agent = Na strane Polície. Agent si každú noc pozrie jeden žetón. Cez deň pomáhaj ostatným tým, čo vieš, ale opatrne: Darebáci sa radi dozvedia, kto si.
    .title = Agent
guide-spytown-agent-small = Na strane Polície. Agent si pozrie jeden žetón, iba v prvom kole. Ak je to žetón Darebáka, si mimo hry a nesmieš povedať, čí to je žetón.
    .title = Agent
guide-spytown-mafioso = Na strane Darebákov. Darebák sa v noci budí a vyberá, kto má vypadnúť. Cez deň hovor a hlasuj ako všetci a tvár sa ako poctivý Policajt.
    .title = Darebák
guide-spytown-recruitment = Ukáž ho Majstrovi hry a ukáž na spiaceho žiaka: žetón si nechá, ale hneď sa zobudí a odteraz hrá za Darebákov. Všetci počujú, že prebieha Nábor, ale nie mená.
    .title = Nábor
now-spytown-right = Kto práve vypadáva, môže vziať so sebou jedného hráča alebo pasovať.
guide-spytown-right = Je vás veľa: v prvom kole môže ten, kto vypadne po noci alebo po hlasovaní, aj bez karty vziať so sebou iného hráča. Vzatý hráč už nikoho neberie.
guide-spytown-kids-shot =
    { $chain ->
        [on] Kto vypadne po noci alebo po hlasovaní, môže niekoho vziať so sebou: ukáže na iného hráča, ktorý hneď vypadne. Niekoho vziať môže aj vzatý hráč.
       *[off] Kto vypadne po noci alebo po hlasovaní, môže niekoho vziať so sebou: ukáže na iného hráča, ktorý hneď vypadne. Vzatý hráč už nikoho neberie.
    }
guide-spytown-shots-due =
    { $check ->
        [after_chain] Keď zostane jediná strana, kto môže niekoho vziať so sebou, ešte to urobí. Potom sa hra končí; ak už v nej nie je nikto, nevyhráva nikto.
       *[each_step] Hra sa končí, len čo zostane jediná strana. Vtedy už nikto nikoho neberie.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] Keď na úsvite zaznie tvoje meno, keď ťa určí hlasovanie alebo na teba niekto ukáže, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz.
       *[detailed] Keď na úsvite zaznie tvoje meno alebo ťa určí hlasovanie, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz a pred ukázaním nechráni.
    }
    .title = Nepriestrelná vesta
guide-spytown-bandage =
    { $save_scope ->
        [any] Keď má iný hráč vypadnúť po noci, po hlasovaní alebo po ukázaní, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš.
       *[detailed] Keď má iný hráč vypadnúť po noci alebo po hlasovaní, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš a pred ukázaním nechráni.
    }
    .title = Obväz
guide-spytown-shelter = Celé budúce kolo si ťa nemožno vybrať, hlasovať proti tebe ani na teba ukázať. Môžeš v ňom hovoriť, ale nehlasuješ.
    .title = Úkryt
guide-spytown-safe-conduct = Budúcu noc si ťa nemožno vybrať. Cez deň je všetko ako inokedy: hlasuješ a môžeš vypadnúť po hlasovaní alebo ukázaní.
    .title = Železný list
guide-spytown-arrest = V tomto kole proti tebe nikto nemôže hlasovať a nehlasuješ ani ty. Môžeš hovoriť a stále možno na teba ukázať.
    .title = Zatknutie
guide-spytown-shot-round-corner = Ukážeš na jedného iného hráča, ktorý hneď vypadáva a ukazuje žetón. Už ho nemôžeš použiť, keď máš vypadnúť ty.
    .title = Spoza rohu
guide-spytown-last-shot = Keď vypadávaš, môžeš túto kartu ukázať a ukázať na jedného iného hráča, ktorý vypadáva tiež. Oba žetóny sa odkryjú.
    .title = Poď so mnou
