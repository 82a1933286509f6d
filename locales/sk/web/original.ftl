# The screens of the book `original`.

## The lobby

lobby-speech = Reč {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Nočná výzva ručne
       *[other] Nočná výzva {$seconds} s
    }
lobby-deck-resident =
    {$count ->
        [one] obyvateľ
        [few] {$count} obyvatelia
       *[other] {$count} obyvateľov
    }
lobby-deck-commissar = komisár
lobby-deck-doctor = lekár
lobby-deck-immortal = nesmrteľný
lobby-deck-honest-judge =
    {$count ->
        [one] čestný sudca
        [few] {$count} čestní sudcovia
       *[other] {$count} čestných sudcov
    }
lobby-deck-sheriff = šerif
lobby-deck-mafia =
    {$count ->
        [one] mafián
        [few] {$count} mafiáni
       *[other] {$count} mafiánov
    }
lobby-deck-don = don
lobby-deck-ninja = nindža
lobby-deck-yakuza =
    {$count ->
        [one] jakuza
        [few] {$count} jakuzy
       *[other] {$count} jakúz
    }
lobby-deck-maniac = maniak
lobby-deck-werewolf = vlkolak
lobby-deck-lawyer = advokát
lobby-deck-corrupt-judge = skorumpovaný sudca
lobby-mode-basic = Základný
    .help = Mafia sa zobúdza spolu a dohodne sa v tichosti.
lobby-mode-professional = Profesionálny
    .help = Mafia plánuje počas prvej noci a potom strieľa so zatvorenými očami.
lobby-mode-extended = Rozšírený
    .help = Štrnásť postáv, dva gangy a zabíjanie so zatvorenými očami.
lobby-mode-hostless = Bez vedúceho
    .help = Jeden z hráčov oznamuje, kým niekto nezomrie; potom vedie prvá obeť. Od 12 hráčov.
lobby-group =
    {$group ->
        [deal] Rozdanie
        [night] Noc
        [court] Súd
        [end] Koniec
       *[other] Iné
    }

## The deal, and what my card says to me: at most three facts of 90 characters

deal-setup =
    { $preset ->
        [professional] Hráčov: { $count }, profesionálna hra
        [extended] Hráčov: { $count }, rozšírená hra
        [hostless] Hráčov: { $count }, bez vedúceho
        [basic] Hráčov: { $count }, základná hra
       *[other] Hráčov: { $count }
    }
role-side-red = Červená strana
role-side-black = Čierna strana
role-side-mafia = Čierna strana: mafia
role-side-yakuza = Čierna strana: jakuza
role-side-maniac = Čierna strana, bez spojencov

# What stands above a fact.
role-win = Vyhrávaš
role-every-night = Každú noc
role-night-1 = Prvú noc
role-from-night-2 = Od druhej noci
role-at-night = V noci
role-by-day = Cez deň
role-advice = Rada
role-mind = Pamätaj
role-turning =
    { $werewolf_trigger ->
        [gang_member] Keď zahynie niekto z gangu
       *[any_black] Keď zahynie niekto z čiernych
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] keď nežije žiadny čierny vrah.
        [gangs_only] keď nežije nikto z gangov.
       *[all_black] keď nežije žiadny čierny hráč.
    }
role-win-mafia =
    { $rivals ->
        [yes] keď nežije nikto z jakuzy a čiernych je aspoň toľko ako červených.
       *[no] keď je čiernych aspoň toľko ako červených.
    }
role-win-yakuza =
    { $rivals ->
        [yes] keď nežije nikto z mafie a čiernych je aspoň toľko ako červených.
       *[no] keď je čiernych aspoň toľko ako červených.
    }
role-win-maniac = bez spojencov: keď žijú najviac dvaja hráči a ty si medzi nimi.
role-win-helper = spolu s tým gangom, ktorý vyhrá.
role-win-werewolf = spolu so stranou, na ktorej budeš na konci.
role-asleep = spíš. Ťukni na toho, koho podozrievaš: uvidíš to v príbehu hry.
role-resident = hovoríš, môžeš postaviť hráča pred súd a hlasuješ. Príď na to, kto je čierny.
role-commissar = ukáž na iného živého hráča: dozvieš sa, či je na čiernej strane.
role-lead = Veď rozhovor, ale neprezraď sa: pre čiernych si prvý cieľ.
role-doctor = chráň jedného hráča, môžeš aj seba, ale nikdy nie toho istého dvakrát po sebe.
role-foresee = Cez deň príď na to, koho zločinci v noci napadnú.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] spíš a zabiť ťa môže iba výstrel šerifa.
       *[survives] spíš a nikto ťa nemôže zabiť.
    }
role-mortal = popraviť ťa môžu ako každého: dávaj si pozor aj na svojich.
role-judges = všetci vedia, že súdiš, ale nie, či čestne. Kým žije sudca, hlasujú iba sudcovia.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] môžeš strieľať na iného živého hráča z ktorejkoľvek strany.
       *[no] strieľaj na iného živého hráča z ktorejkoľvek strany. Niekoho vybrať musíš.
    }
role-aim = Dávaj pozor, nech nezasiahneš čestných obyvateľov.
role-meets =
    { $kill_method ->
        [closed_eyes] spoznáš svoj gang a naplánujete vraždy na tri noci.
       *[open_eyes] spoznáš svoj gang. Zatiaľ nikto nezomrie.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] označ obeť potichu. Zomrie, ak ju označí celý gang.
       *[open_eyes] ukáž na obeť spolu s gangom. Zomrie, ak sa zhodnete.
    }
role-don =
    { $deck ->
        [extended] ukáž na iného živého hráča: dozvieš sa, či je to komisár alebo nindža.
       *[basic] ukáž na hráča mimo mafie: dozvieš sa, či je to komisár.
    }
role-ninja = ukáž na iného živého hráča: dozvieš sa, či je to komisár alebo niekto z mafie.
role-maniac =
    { $maniac_may_pass ->
        [yes] môžeš zabiť iného živého hráča.
       *[no] zabi iného živého hráča. Niekoho vybrať musíš.
    }
role-seen-black = Nepatríš k žiadnemu gangu. Komisár pri previerke uvidí čiernu stranu.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] pridáš sa k tomu gangu a neskôr s ním zabíjaš.
       *[any_black] pridáš sa ku gangu toho hráča a neskôr s ním zabíjaš.
    }
role-told-side = každú noc sa dozvieš, na ktorej strane teraz si.
role-lawyer = ukáž na iného živého hráča: uvidíš jeho kartu.
role-checked =
    { $lawyer_appears_red ->
        [no] Nepatríš k žiadnemu gangu. Komisár pri previerke uvidí čiernu stranu.
       *[yes] Nepatríš k žiadnemu gangu. Komisár pri previerke uvidí červenú stranu.
    }
role-stranger = Nepatríš k žiadnemu gangu; nikoho z nich nepoznáš a nikto nepozná teba.

## The night. Whispers have at most 48 characters, with a name of ten

night-which = Na ktorú noc
night-tonight = Dnes

# Whispered to who is called.
night-seconds = Si na rade. Zostáva sekúnd: { $seconds }.
night-ask =
    { $act ->
        [guard] Koho chrániš?
        [kill] Koho zabíjaš?
        [shoot] Na koho strieľaš?
        [mark] Koho označuješ?
        [point] Na koho ukazuješ?
       *[check]
            { $step ->
                [lawyer] Čiu kartu chceš vidieť?
               *[other] Koho preveruješ?
            }
    }
night-ask-plan = Koho zabijete v noci { $night }?
night-plan-tonight =
    { $target ->
        [nobody] Plán na dnes: nikto.
       *[seat] Plán na dnes: { $name }.
    }
night-mate = { $name }: { $card }
night-alone = Celý gang si ty.
night-change = Ešte to môžeš zmeniť.
night-planned = Noc { $night }: { $name }
night-plan-stands = Plán je hotový.
night-gang-choice =
    { $target ->
        [nobody] V gangu nie je zhoda.
       *[seat] Zhoda v gangu: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: na čiernej strane!
                [ninja] { $name }: komisár alebo mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: komisár alebo nindža!
                       *[basic] { $name }: to je komisár!
                    }
               *[other] { $name }: áno.
            }
       *[no_nod]
            { $step ->
                [commissar] { $name }: nie na čiernej strane.
                [ninja] { $name }: ani komisár, ani mafia.
                [don]
                    { $deck ->
                        [extended] { $name }: ani komisár, ani nindža.
                       *[basic] { $name }: to nie je komisár.
                    }
               *[other] { $name }: nie.
            }
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Dnes v noci chrániš: { $name }.
        [kill] Tvoja obeť: { $name }.
        [shoot] Tvoj cieľ: { $name }.
        [mark] Označuješ: { $name }.
        [check] Preveruješ: { $name }.
       *[pass] Dnes v noci si nevyberáš nikoho.
    }
night-side = Tvoja strana teraz: { $side }.
night-idle = Si na rade, no dnes nič nerobíš.

# Whispered to everybody else.
night-lapsed = Minulá výzva prešla bez tvojej voľby.
night-refused-target-own-gang = To je tvoj gang: ťukni na iného hráča.
night-refused-repeat-protection = Zase ten istý hráč: ťukni na iného.

## The day: dawn, discussion, and who is out

dawn-killed =
    { $number ->
        [one] Obeť tejto noci. Karta ostáva zakrytá.
        [few] Obete tejto noci. Karty ostávajú zakryté.
       *[other] Obete tejto noci. Karty ostávajú zakryté.
    }
dawn-first = Teraz diskusia. Prvé slovo: { $name }.
dawn-first-you = Teraz diskusia. Prvé slovo máš ty.
day-waiting = Čakáme na spojenie
day-as-it-was = stav z { $time }
day-on-trial = Pred súdom
day-your-floor = Máš slovo
day-nominating = Môže obviniť
day-your-nomination = Tvoje obvinenie
day-step-speaking = Diskusia · hovorí: { $name }
day-step-nominating = Diskusia · { $name } môže obviniť
day-after =
    { $more ->
        [0] Pred tebou hovoria: { $names }.
       *[other] Pred tebou hovoria: { $names } a ďalší ({ $more }).
    }
day-spoken =
    { $more ->
        [0] Reč máš dnes za sebou. Ešte hovoria: { $names }, potom súd.
       *[other] Reč máš dnes za sebou. Ešte hovoria: { $names } a ďalší ({ $more }), potom súd.
    }
day-all-spoken = Reč máš dnes za sebou. Po tejto reči bude súd.
say-waits = Slovo má { $name }. Tvoje slová počkajú, kým budeš na rade.
say-waits-all = Tvoje slová počkajú, kým budeš na rade.
day-then-accuse = Keď skončíš, môžeš jedného hráča postaviť pred súd.
day-accuse-choose = Ťukni na toho, koho staviaš pred súd, alebo nevyberaj nikoho.
day-accuse-public = Uvidia to všetci. Nedá sa to vziať späť.
day-accuse = Pred súd: { $name }
day-nobody = Dnes nikoho
day-host = Ako vedúci hry
out-dead =
    { $reveal_at_end ->
        [no] Teraz sa len pozeráš, až do konca hry.
       *[yes] Už nehráš: pozeraj sa a mlč. Na konci uvidíš všetko.
    }
out-host-title = Vedieš hru.
out-host-help = Vidíš všetko a všetko ohlasuješ. Nehlasuješ.
out-host = Pokračuj, keď sú všetci pripravení.
out-secrets = Podrž: všetko
out-secrets-help = To, čo vidí vedúci hry. Nech sem nenazrie nikto zo živých.

## The court

court-step =
    { $step ->
        [defence] Deň { $day } · obhajoba
        [vote] Deň { $day } · výzva { $call } z { $calls }
        [tie_speeches] Deň { $day } · opakované reči
        [second_vote] Druhé kolo · { $call } z { $calls }
        [all_or_none] Všetci alebo nikto
        [last_words] Deň { $day } · posledné slová
       *[court] Deň { $day }
    }
court-by = žalobca: { $name }
court-called = Práve na rade. Ruky uvidíme, keď sa výzva skončí.
court-later = ešte len príde
court-hands =
    { $number ->
        [one] { $number } ruka
        [few] { $number } ruky
       *[other] { $number } rúk
    }
court-abstained = zdržali sa
court-sentenced = Rozsudok smrti
court-free = Ešte môžu hlasovať
court-number-name = { $number } · { $name }
court-all-or-none = Popraviť všetkých, alebo všetkých nechať žiť?
court-floor =
    { $more ->
        [0] Hovorí: { $name }
       *[other] Hovorí: { $name }. Potom: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Máš slovo.
       *[other] Máš slovo. Potom: { $next }.
    }
court-no-hand = Ak ani raz nezdvihneš ruku, tvoj hlas sa započíta proti poslednému: { $name }.
court-last-call = Posledná výzva. Či ruku zdvihneš, alebo nie, tvoj hlas sa počíta proti: { $name }.
court-neither = Zdvihni ruku za jednu odpoveď. Inak sa tvoj hlas nepočíta.
court-abstain-last = Ak sa zdržíš, tvoj hlas sa započíta proti poslednému: { $name }. Nedá sa to vziať späť.
court-abstain-neither = Zdržiavaš sa: v tomto hlasovaní sa tvoj hlas nepočíta.
court-abstained-last = Zdržiavaš sa hlasovania. Tvoj hlas sa počíta proti poslednému: { $name }.
court-hand-up = Tvoja ruka je hore: { $name }. Ruky uvidíme, keď sa výzva skončí.
court-hand-counted = Tvoja ruka v tomto hlasovaní: { $name }.
court-answered = Odpoveď prijatá. Ruky uvidíme, keď sa výzva skončí.
court-judges = Kým žije niektorý sudca, hlasujú iba sudcovia: { $names }.
court-only =
    { $step ->
        [defence] Teraz hovoria iba obvinení. Po poslednom z nich sa hlasuje.
        [tie_speeches] Rovnosť hlasov. Reči sa opakujú, potom sa hlasuje znova.
       *[last_words] Posledné slová. Nikto iný teraz nehovorí.
    }
court-mine =
    { $step ->
        [defence] Obhajuj sa. Po poslednej obhajobe sa hlasuje.
        [tie_speeches] Rovnosť hlasov. Obhajuj sa ešte raz, potom sa hlasuje znova.
       *[last_words] Toto sú tvoje posledné slová.
    }

## The end

end-headline-red = V meste sa stále svieti
end-headline-black = Mesto sa ponára do tmy
end-headline-mafia = Mesto patrí mafii
end-headline-yakuza = Mesto patrí jakuze
end-headline-maniac = Svieti jediné okno
end-headline-draw = Mesto nepatrí nikomu
end-headline-off = Karty sa vracajú do balíčka
end-off = Na hru zostalo primálo hráčov; nikto nevyhráva.
end-side-red = Červení
end-side-black = Čierni
end-side-mafia = Mafia
end-side-yakuza = Jakuza
end-side-maniac = Maniak
end-no-reveal = Pri tomto stole zostávajú karty skryté: vidíš len to, čo hra prezradila tebe.

## The story

story-briefed = Odteraz toto miesto vidí všetko.

## About a seat

seat-judge = sudca
seat-accused-by = Dnes pred súdom, žalobca: { $name }
seat-accused = Deň { $day }, stavia pred súd: { $name }
seat-answered =
    { $answer ->
        [execute] Deň { $day }: ruka za popravu všetkých
       *[spare] Deň { $day }: ruka za život všetkých
    }
seat-is-judge = Sudca; potvrdzuje to vedúci hry
seat-is-host = Vedie hru

## The human host's console

host-nomination = { $name }: koho staviaš pred súd?
host-to-come = Ešte budú hovoriť: { $names }.
desk-plan-for = Noc { $night }
desk-then-speak = Potom: { $names }.
host-why =
    { $step ->
        [night] Každej výzve daj rovnaký čas, či v nej niekto koná, alebo nie.
        [nomination] „Ďalej“ znamená: pred súd nejde nikto.
        [last] Posledná výzva. „Ďalej“ znamená: hlasy všetkých, ktorí ani raz nezdvihli ruku, sa počítajú proti: { $name }.
        [vote] „Ďalej“ ukončí túto výzvu; platia ruky, ktoré sú už hore.
       *[speech] „Ďalej“ ukončí túto reč.
    }
host-idle = Tejto noci nič nevyberajú.
host-correct-night = Na ktorú noc?

## The table screen

screen-called = teraz: kto dvíha ruku?
screen-later = ešte len príde
screen-speaking = Hovorí:
screen-on-trial = Na lavici obžalovaných: { $names }
stage-closed = Karta zakrytá
stage-sentenced = Rozsudok smrti:

## The rules

menu-conduct = Ako sa správať
court-pass = Nie tento hráč
court-abstain = Ruku vôbec nedvíham
court-raise-self = Zdvíham ruku proti sebe
day-lone =
    { $lone ->
        [free] Je prvý deň: ak pred súd nepôjde nikto ďalší, { $name } ostáva na slobode.
       *[dies] Ak pred súd nepôjde nikto ďalší, { $name } zomiera bez hlasovania.
    }
out-help = Sleduješ hru tak, ako ju vidia všetci. Živým ani slovo, ani znamenie.
out-watching = Pozeráš sa.
out-watching-help = Sleduješ hru tak, ako ju vidia všetci.
host-nod =
    { $answer ->
        [nod] Prikývni
       *[no_nod] Neprikývni
    }
mind-asks-black = Myslí si: kto je čierny?
mind-asks-commissar = Myslí si: kto je Komisár?
mind-about = Percento pri obvinení alebo hlase: nakoľko bolo to miesto podľa bota čierne. Bot poznal svoju kartu, čo sa dozvedel a čo bolo verejné. Jeho myšlienky vidno až teraz.
