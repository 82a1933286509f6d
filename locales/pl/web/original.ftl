# The screens of the book `original`.

## The lobby

lobby-speech = Przemowa {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Wezwanie w nocy ręcznie
       *[other] Wezwanie w nocy {$seconds} s
    }
lobby-deck-resident =
    {$count ->
        [one] mieszkaniec
        [few] {$count} mieszkańcy
       *[other] {$count} mieszkańców
    }
lobby-deck-commissar = komisarz
lobby-deck-doctor = lekarz
lobby-deck-immortal = nieśmiertelny
lobby-deck-honest-judge =
    {$count ->
        [one] uczciwy sędzia
        [few] {$count} uczciwi sędziowie
       *[other] {$count} uczciwych sędziów
    }
lobby-deck-sheriff = szeryf
lobby-deck-mafia =
    {$count ->
        [one] mafioso
        [few] {$count} mafiosi
       *[other] {$count} mafiosów
    }
lobby-deck-don = don
lobby-deck-ninja = ninja
lobby-deck-yakuza =
    {$count ->
        [one] jakuza
        [few] {$count} jakuzy
       *[many] {$count} jakuz
    }
lobby-deck-maniac = maniak
lobby-deck-werewolf = wilkołak
lobby-deck-lawyer = adwokat
lobby-deck-corrupt-judge = skorumpowany sędzia
lobby-mode-basic = Podstawowy
    .help = Mafia budzi się razem i porozumiewa się bez słów.
lobby-mode-professional = Profesjonalny
    .help = Mafia planuje pierwszej nocy, a potem strzela z zamkniętymi oczami.
lobby-mode-extended = Rozszerzony
    .help = Czternaście postaci, dwa gangi i zabijanie z zamkniętymi oczami.
lobby-mode-hostless = Bez prowadzącego
    .help = Jeden z graczy ogłasza, dopóki ktoś nie zginie; potem prowadzi pierwsza ofiara. Od 12 graczy.
lobby-group =
    {$group ->
        [deal] Rozdanie
        [night] Noc
        [court] Sąd
        [end] Koniec
       *[other] Inne
    }

## The deal, and what my card says to me: at most three facts of 90 characters

deal-setup =
    { $preset ->
        [professional] Graczy: { $count }, gra profesjonalna
        [extended] Graczy: { $count }, gra rozszerzona
        [hostless] Graczy: { $count }, bez prowadzącego
        [basic] Graczy: { $count }, gra podstawowa
       *[other] Graczy: { $count }
    }
role-side-red = Strona czerwona
role-side-black = Strona czarna
role-side-mafia = Strona czarna: mafia
role-side-yakuza = Strona czarna: jakuza
role-side-maniac = Strona czarna, w pojedynkę

# What stands above a fact.
role-win = Wygrywasz
role-every-night = Każdej nocy
role-night-1 = Pierwszej nocy
role-from-night-2 = Od drugiej nocy
role-at-night = W nocy
role-by-day = W dzień
role-advice = Rada
role-mind = Pamiętaj
role-turning =
    { $werewolf_trigger ->
        [gang_member] Gdy zginie ktoś z gangu
       *[any_black] Gdy zginie ktoś z czarnych
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] gdy nie żyje już żaden czarny zabójca.
        [gangs_only] gdy nie żyje już nikt z gangów.
       *[all_black] gdy nie żyje już żaden czarny gracz.
    }
role-win-mafia =
    { $rivals ->
        [yes] gdy nie żyje nikt z jakuzy, a czarnych jest co najmniej tylu, ilu czerwonych.
       *[no] gdy czarnych jest co najmniej tylu, ilu czerwonych.
    }
role-win-yakuza =
    { $rivals ->
        [yes] gdy nie żyje nikt z mafii, a czarnych jest co najmniej tylu, ilu czerwonych.
       *[no] gdy czarnych jest co najmniej tylu, ilu czerwonych.
    }
role-win-maniac = w pojedynkę: gdy żyją najwyżej dwie osoby, a jedną z nich jesteś ty.
role-win-helper = razem z tym gangiem, który wygra.
role-win-werewolf = razem ze stroną, po której będziesz na końcu.
role-asleep = śpisz. Dotknij, kogo podejrzewasz: zobaczysz to w historii gry.
role-resident = mówisz, możesz postawić gracza przed sądem i głosujesz. Odgadnij, kto jest czarny.
role-commissar = wskaż innego żywego gracza: dowiesz się, czy jest po stronie czarnych.
role-lead = Kieruj rozmową, ale się nie zdradź: dla czarnych jesteś pierwszym celem.
role-doctor = chroń jednego gracza, możesz i siebie, ale nigdy tego samego dwa razy z rzędu.
role-foresee = W dzień odgadnij, kogo przestępcy zaatakują w nocy.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] śpisz, a zabić cię może tylko strzał szeryfa.
       *[survives] śpisz i nikt nie może cię zabić.
    }
role-mortal = sąd może cię skazać na śmierć jak każdego: uważaj, także na swoich.
role-judges = każdy wie, że jesteś sędzią, ale nie jakim. Póki żyje sędzia, głosują tylko sędziowie.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] możesz strzelić do innego żywego gracza, z dowolnej strony.
       *[no] strzel do innego żywego gracza, z dowolnej strony. Musisz kogoś wybrać.
    }
role-aim = Uważaj, żeby nie trafić uczciwych mieszkańców.
role-meets =
    { $kill_method ->
        [closed_eyes] poznajesz swój gang i planujecie zabójstwa na trzy noce.
       *[open_eyes] poznajesz swój gang. Jeszcze nikt nie ginie.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] zaznacz ofiarę bez słowa. Ginie, jeśli zaznaczy ją cały gang.
       *[open_eyes] wskaż ofiarę razem z gangiem. Ginie, jeśli jesteście zgodni.
    }
role-don =
    { $deck ->
        [extended] wskaż innego żywego gracza: dowiesz się, czy to komisarz albo ninja.
       *[basic] wskaż gracza spoza mafii: dowiesz się, czy to komisarz.
    }
role-ninja = wskaż innego żywego gracza: dowiesz się, czy to komisarz albo ktoś z mafii.
role-maniac =
    { $maniac_may_pass ->
        [yes] możesz zabić innego żywego gracza.
       *[no] zabij innego żywego gracza. Musisz kogoś wybrać.
    }
role-seen-black = Nie należysz do gangu. Komisarz, gdy cię sprawdzi, zobaczy czarną stronę.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] dołączasz do tego gangu, a później z nim zabijasz.
       *[any_black] dołączasz do gangu tej osoby, a później z nim zabijasz.
    }
role-told-side = co noc dowiadujesz się, po czyjej jesteś teraz stronie.
role-lawyer = wskaż innego żywego gracza: zobaczysz jego kartę.
role-checked =
    { $lawyer_appears_red ->
        [no] Nie należysz do gangu. Komisarz, gdy cię sprawdzi, zobaczy czarną stronę.
       *[yes] Nie należysz do gangu. Komisarz, gdy cię sprawdzi, zobaczy czerwoną stronę.
    }
role-stranger = Nie należysz do gangu; nikogo z nich nie znasz i nikt nie zna ciebie.

## The night. Whispers have at most 48 characters, with a name of ten

night-which = Na którą noc
night-tonight = Dziś

# Whispered to who is called.
night-seconds = Twoja kolej. Zostało sekund: { $seconds }.
night-ask =
    { $act ->
        [guard] Kogo chronisz?
        [kill] Kogo zabijasz?
        [shoot] Do kogo strzelasz?
        [mark] Kogo zaznaczasz?
        [point] Kogo wskazujesz?
       *[check]
            { $step ->
                [lawyer] Czyją kartę chcesz zobaczyć?
               *[other] Kogo sprawdzasz?
            }
    }
night-ask-plan = Kogo zabijecie w nocy { $night }?
night-plan-tonight =
    { $target ->
        [nobody] Plan na dziś: nikt.
       *[seat] Plan na dziś: { $name }.
    }
night-mate = { $name }: { $card }
night-alone = Cały gang to ty.
night-change = Możesz to jeszcze zmienić.
night-planned = Noc { $night }: { $name }
night-plan-stands = Plan gotowy.
night-gang-choice =
    { $target ->
        [nobody] W gangu nie ma zgody.
       *[seat] Zgoda w gangu: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: po stronie czarnych!
                [ninja] { $name }: komisarz lub ktoś z mafii!
                [don]
                    { $deck ->
                        [extended] { $name }: komisarz lub ninja!
                       *[basic] { $name }: to komisarz!
                    }
               *[other] { $name }: tak.
            }
       *[no_nod]
            { $step ->
                [commissar] { $name }: nie po stronie czarnych.
                [ninja] { $name }: ani komisarz, ani mafia.
                [don]
                    { $deck ->
                        [extended] { $name }: ani komisarz, ani ninja.
                       *[basic] { $name }: to nie komisarz.
                    }
               *[other] { $name }: nie.
            }
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Tej nocy chronisz: { $name }.
        [kill] Twoja ofiara: { $name }.
        [shoot] Twój cel: { $name }.
        [mark] Zaznaczasz: { $name }.
        [check] Sprawdzasz: { $name }.
       *[pass] Tej nocy nie wybierasz nikogo.
    }
night-side = Twoja strona teraz: { $side }.
night-idle = Twoja kolej, ale dziś nic nie robisz.

# Whispered to everybody else.
night-lapsed = Poprzednie wezwanie minęło bez wyboru.
night-refused-target-own-gang = To twój gang: dotknij innego gracza.
night-refused-repeat-protection = Znów ta sama osoba: dotknij innej.

## The day: dawn, discussion, and who is out

dawn-killed =
    { $number ->
        [one] Ofiara tej nocy. Karta pozostaje zakryta.
        [few] Ofiary tej nocy. Karty pozostają zakryte.
       *[many] Ofiary tej nocy. Karty pozostają zakryte.
    }
dawn-first = Teraz dyskusja. Pierwszy głos: { $name }.
dawn-first-you = Teraz dyskusja. Zaczynasz ty.
day-waiting = Czekamy na łączność
day-as-it-was = stan z godziny { $time }
day-on-trial = Przed sądem
day-your-floor = Masz głos
day-nominating = Może oskarżyć
day-your-nomination = Twoje oskarżenie
day-step-speaking = Dyskusja · mówi: { $name }
day-step-nominating = Dyskusja · { $name } może oskarżyć
day-after =
    { $more ->
        [0] W kolejce przed tobą: { $names }.
       *[other] W kolejce przed tobą: { $names } i jeszcze { $more }.
    }
day-spoken =
    { $more ->
        [0] Przemowę masz dziś za sobą. Mówią jeszcze: { $names }, potem sąd.
       *[other] Przemowę masz dziś za sobą. Mówią jeszcze: { $names } i inni ({ $more }), potem sąd.
    }
day-all-spoken = Przemowę masz dziś za sobą. Po tej przemowie będzie sąd.
say-waits = Głos ma { $name }. Twoje słowa poczekają na twoją kolej.
say-waits-all = Twoje słowa poczekają na twoją kolej.
day-then-accuse = Gdy skończysz, możesz postawić jedną osobę przed sądem.
day-accuse-choose = Dotknij okna osoby, którą stawiasz przed sądem, albo nie wskazuj nikogo.
day-accuse-public = Zobaczą to wszyscy. Nie da się tego cofnąć.
day-accuse = Przed sąd: { $name }
day-nobody = Dziś nikogo
day-host = Jako prowadzący
out-dead =
    { $reveal_at_end ->
        [no] Teraz tylko patrzysz, aż do końca gry.
       *[yes] Nie grasz już: patrz i milcz. Na końcu zobaczysz wszystko.
    }
out-host-title = Prowadzisz grę.
out-host-help = Widzisz wszystko i wszystko ogłaszasz. Nie głosujesz.
out-host = Prowadź dalej, gdy wszyscy są gotowi.
out-secrets = Trzymaj: wszystko
out-secrets-help = To, co widzi prowadzący. Niech nie zajrzy tu nikt z żywych.

## The court

court-step =
    { $step ->
        [defence] Dzień { $day } · obrona
        [vote] Wezwanie { $call } z { $calls }
        [tie_speeches] Dzień { $day } · ponowne przemowy
        [second_vote] Druga tura · { $call } z { $calls }
        [all_or_none] Wszyscy albo nikt
        [last_words] Dzień { $day } · ostatnie słowa
       *[court] Dzień { $day }
    }
court-by = oskarżyciel: { $name }
court-called = Trwa wezwanie. Ręce zobaczymy, gdy się skończy.
court-later = jeszcze przed nami
court-hands =
    { $number ->
        [one] { $number } ręka
        [few] { $number } ręce
       *[many] { $number } rąk
    }
court-abstained = wstrzymują się
court-sentenced = Wyrok śmierci
court-free = Jeszcze mogą głosować
court-number-name = { $number } · { $name }
court-all-or-none = Skazać wszystkich czy wszystkich oszczędzić?
court-floor =
    { $more ->
        [0] Mówi: { $name }
       *[other] Mówi: { $name }. Potem: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Masz głos.
       *[other] Masz głos. Potem: { $next }.
    }
court-no-hand = Jeśli ani razu nie podniesiesz ręki, twój głos pójdzie przeciw ostatniej osobie: { $name }.
court-last-call = Ostatnie wezwanie. Podniesiesz rękę czy nie, twój głos liczy się przeciw: { $name }.
court-neither = Podnieś rękę za jedną odpowiedzią. Inaczej twój głos się nie liczy.
court-abstain-last = Gdy się wstrzymasz, twój głos pójdzie przeciw ostatniej osobie: { $name }. Nie da się tego cofnąć.
court-abstain-neither = Wstrzymujesz się: w tym głosowaniu twój głos się nie liczy.
court-abstained-last = Wstrzymujesz się. Twój głos liczy się przeciw ostatniej osobie: { $name }.
court-hand-up = Twoja ręka w górze: { $name }. Ręce zobaczymy, gdy wezwanie się skończy.
court-hand-counted = Twoja ręka w tym głosowaniu: { $name }.
court-answered = Odpowiedź przyjęta. Ręce zobaczymy, gdy wezwanie się skończy.
court-judges = Dopóki żyje choć jeden sędzia, głosują tylko sędziowie: { $names }.
court-only =
    { $step ->
        [defence] Teraz mówią tylko oskarżeni. Po ostatnim z nich będzie głosowanie.
        [tie_speeches] Remis. Przemowy jeszcze raz, potem kolejne głosowanie.
       *[last_words] Ostatnie słowa. Nikt inny teraz nie mówi.
    }
court-mine =
    { $step ->
        [defence] Broń się. Po ostatniej obronie będzie głosowanie.
        [tie_speeches] Remis. Broń się jeszcze raz, potem kolejne głosowanie.
       *[last_words] To twoje ostatnie słowa.
    }

## The end

end-headline-red = W mieście nadal palą się światła
end-headline-black = Miasto tonie w mroku
end-headline-mafia = Miasto należy do mafii
end-headline-yakuza = Miasto należy do jakuzy
end-headline-maniac = Świeci jedno okno
end-headline-draw = Miasto jest niczyje
end-headline-off = Karty wracają do talii
end-off = Za mało osób, żeby grać dalej; nikt nie wygrywa.
end-side-red = Czerwoni
end-side-black = Czarni
end-side-mafia = Mafia
end-side-yakuza = Jakuza
end-side-maniac = Maniak
end-no-reveal = Przy tym stole karty zostają zakryte: widać tylko to, co gra ujawniła tobie.

## The story

story-briefed = Odtąd to miejsce widzi wszystko.

## About a seat

seat-judge = sędzia
seat-accused-by = Dziś przed sądem, oskarżyciel: { $name }
seat-accused = Dzień { $day }, stawia przed sądem: { $name }
seat-answered =
    { $answer ->
        [execute] Dzień { $day }: ręka za skazaniem wszystkich
       *[spare] Dzień { $day }: ręka za oszczędzeniem wszystkich
    }
seat-is-judge = Sędzia; potwierdza to prowadzący
seat-is-host = Prowadzi grę

## The human host's console

host-nomination = { $name }: kogo stawiasz przed sądem?
host-to-come = Głos zabiorą jeszcze: { $names }.
desk-plan-for = Noc { $night }
desk-then-speak = Potem: { $names }.
host-why =
    { $step ->
        [night] Każdemu wezwaniu daj tyle samo czasu, czy ktoś działa, czy nie.
        [nomination] „Dalej” oznacza: nikt nie staje przed sądem.
        [last] Ostatnie wezwanie. „Dalej” oznacza: głosy wszystkich, którzy ani razu nie podnieśli ręki, idą przeciw: { $name }.
        [vote] „Dalej” kończy to wezwanie; liczą się ręce już podniesione.
       *[speech] „Dalej” kończy tę przemowę.
    }
host-idle = Tej nocy niczego nie wybierają.
host-correct-night = Na którą noc?

## The table screen

screen-called = teraz: kto podnosi rękę?
screen-later = jeszcze nie teraz
screen-speaking = Głos ma:
screen-on-trial = Na ławie oskarżonych: { $names }
stage-closed = Karta zakryta
stage-sentenced = Wyrok śmierci:

## The rules

menu-conduct = Jak się zachować
court-pass = Nie ta osoba
court-abstain = Nie podnoszę wcale
court-raise-self = Podnoszę rękę przeciw sobie
day-lone =
    { $lone ->
        [free] To pierwszy dzień: jeśli nikt więcej nie trafi przed sąd, { $name } pozostaje na wolności.
       *[dies] Jeśli nikt więcej nie trafi przed sąd, { $name } ginie bez głosowania.
    }
out-help = Śledzisz grę tak, jak widzą ją wszyscy. Żywym ani słowa, ani znaku.
out-watching = Oglądasz grę.
out-watching-help = Śledzisz grę tak, jak widzą ją wszyscy.
host-nod =
    { $answer ->
        [nod] Skiń głową
       *[no_nod] Nie kiwaj
    }
mind-asks-black = Myśli: kto jest czarny?
mind-asks-commissar = Myśli: kto jest komisarzem?
mind-about = Procent przy oskarżeniu lub głosie: na ile według bota to miejsce było czarne. Bot znał swoją kartę, to, co mu powiedziano, i to, co jawne. Jego myśli widać dopiero teraz.
