# Słowa księgi `original`; jak fakt staje się słowami, mówi citysleeps/views/words.py.

## Fakty dla wszystkich

game-set =
    { $temporary_host_kind ->
        [seat] Przy stole ({ $seats_count }): { $seats }. Do pierwszej śmierci ogłasza { $temporary_host }. W talii: { $composition }.
       *[nobody] Przy stole ({ $seats_count }): { $seats }. W talii: { $composition }.
    }
    .heading = Rozdanie
    .composition = { $composition } × { $number }
deal-void =
    { $why ->
        [bad_player_count] Rozdanie jest nieważne, a graczy zostało za mało na grę.
       *[left] Rozdanie jest nieważne: karty wracają do talii i są rozdawane od nowa.
    }
rules-read = Odczytano zasady zachowania i przedstawiono postacie tej gry: { $characters }.
night-began = Nad miastem zapada zmrok i wszyscy zasypiają.
    .heading = Noc { $number }
step-began =
    { $step ->
        [doctor] W gabinecie zapala się światło: budzi się lekarz.
        [lawyer] Adwokat budzi się i otwiera akta.
        [mafia] Budzi się mafia.
        [yakuza] Budzi się jakuza.
        [maniac] Ktoś nie może spać: budzi się maniak.
        [werewolf] Wilkołak budzi się i wsłuchuje w księżyc.
        [commissar] Komisarz budzi się i wkłada kapelusz.
        [don] Budzi się don.
        [ninja] Ninja budzi się bez szmeru.
       *[sheriff] Szeryf budzi się i sięga po rewolwer.
    }
step-ended =
    { $step ->
        [doctor] Lekarz zasypia.
        [lawyer] Adwokat zasypia.
        [mafia] Mafia zasypia.
        [yakuza] Jakuza zasypia.
        [maniac] Maniak zasypia.
        [werewolf] Wilkołak zasypia.
        [commissar] Komisarz zasypia.
        [don] Don zasypia.
        [ninja] Ninja zasypia.
       *[sheriff] Szeryf zasypia.
    }
day-began = Wschodzi słońce i miasto się budzi.
    .heading = Dzień { $number }
dawn =
    { $seats_count ->
        [0] To była spokojna noc: nikt nie zginął.
        [1] Nie wszyscy się budzą. Ofiara tej nocy: { $seats }.
       *[other] Nie wszyscy się budzą. Ofiary tej nocy: { $seats }.
    }
judges-confirmed =
    { $seats_count ->
        [0] Wśród żywych nie ma sędziego.
        [1] Jest jeden sędzia: { $seats }.
       *[other] Sędziami są: { $seats }.
    }
host-changed =
    { $seat_kind ->
        [nobody] Od tej chwili grę prowadzi program.
        [host] Od tej chwili grę prowadzi człowiek.
       *[seat] Od tej chwili grę prowadzi { $seat }.
    }
floor-given =
    { $kind ->
        [defence] { $seat } mówi na swoją obronę.
        [tie_speech] { $seat } zabiera głos jeszcze raz przed rozstrzygnięciem remisu.
        [last_words] { $seat } mówi ostatnie słowa.
       *[speech] { $seat } ma głos.
    }
said = { $seat }: „{ $text }”
claimed = { $seat }: { claim-phrase }
floor-ended =
    { $by ->
        [time] Czas minął, { $seat } kończy.
        [host] Prowadzący odbiera głos: { $seat }.
        [left] { $seat } odchodzi w połowie przemowy.
       *[speaker] { $seat } kończy mówić.
    }
host-said = Prowadzący: „{ $text }”
warned = Ostrzeżenie od prowadzącego: { $seat }.
unwarned = Prowadzący cofa ostrzeżenie: { $seat }.
nominated = { $by } stawia przed sądem: { $seat }.
no-nomination = { $seat } nie stawia przed sądem nikogo.
court-opened =
    { $accused_count ->
        [1] Sąd otwiera obrady. Przed sądem staje { $accused }.
       *[other] Sąd otwiera obrady. Przed sądem stają kolejno: { $accused }.
    }
    .accused = { $accused } (oskarżyciel: { $accusers })
no-court =
    { $why ->
        [one_accused_day_1] Oskarżona jest tylko jedna osoba, a pierwszego dnia to za mało: sądu nie ma.
        [accused_left] Oskarżonych już nie ma przy stole: sąd kończy obrady.
       *[no_accused] Nikt nie jest oskarżony: dziś sądu nie ma.
    }
vote-opened =
    { $kind ->
        [second_vote] Drugie głosowanie: { $candidates }. Głosują: { $voters }.
        [all_or_none] Jedno pytanie: { $candidates }. Skazać wszystkich czy wszystkich oszczędzić? Głosują: { $voters }.
       *[vote] Głosowanie: { $candidates }. Głosują: { $voters }.
    }
called =
    { $candidate_kind ->
        [execute] Kto jest za skazaniem wszystkich?
        [spare] Kto jest za oszczędzeniem wszystkich?
       *[seat] { $candidate }: kto jest za wyrokiem śmierci?
    }
hands =
    { $candidate_kind ->
        [execute]
            { $seats_count ->
                [0] Za skazaniem wszystkich nikt nie podnosi ręki.
               *[other] Za skazaniem wszystkich: { $seats }.
            }
        [spare]
            { $seats_count ->
                [0] Za oszczędzeniem wszystkich nikt nie podnosi ręki.
               *[other] Za oszczędzeniem wszystkich: { $seats }.
            }
       *[seat]
            { $seats_count ->
                [0] { $candidate }: nikt nie podnosi ręki.
                [1] { $candidate }: rękę podnosi { $seats }.
               *[other] { $candidate }: ręce podnoszą { $seats }.
            }
    }
counted =
    { $abstained_count ->
        [0] Wynik: { $candidates }.
       *[other]
            { $added_to_kind ->
                [nobody] Wynik: { $candidates }. Bez podniesionej ręki: { $abstained }.
               *[seat] Wynik: { $candidates }. Wstrzymują się: { $abstained }. Te głosy liczą się przeciw: { $added_to }.
            }
    }
    .candidates =
        { $candidates_kind ->
            [execute]
                { $numbers ->
                    [one] { $numbers } głos za skazaniem wszystkich
                    [few] { $numbers } głosy za skazaniem wszystkich
                   *[many] { $numbers } głosów za skazaniem wszystkich
                }
            [spare]
                { $numbers ->
                    [one] { $numbers } głos za oszczędzeniem wszystkich
                    [few] { $numbers } głosy za oszczędzeniem wszystkich
                   *[many] { $numbers } głosów za oszczędzeniem wszystkich
                }
           *[seat]
                { $numbers ->
                    [one] { $candidates } – { $numbers } głos
                    [few] { $candidates } – { $numbers } głosy
                   *[many] { $candidates } – { $numbers } głosów
                }
        }
tied = Remis: { $seats }.
sentenced =
    { $seats_count ->
        [0] Nikt nie zostaje skazany: wszyscy oskarżeni zostają przy życiu.
       *[other] Wyrok śmierci: { $seats }.
    }
executed = Wyrok wykonany: { $seats }. Karty pozostają zakryte.
left = { $seat } odchodzi z gry.
game-over = Koniec gry. { $winner } { $condition }
    .heading = Koniec
final-reveal =
    { $winners_count ->
        [0] Karty zostają odkryte: { $cards }. Nikt nie wygrywa.
       *[other] Karty zostają odkryte: { $cards }. Zwycięstwo: { $winners }.
    }
    .cards = { $name } – { $cards } ({ $sides })

## Fakty dla niektórych

own-card =
    { $you ->
        [yes] Twoja karta: { $card }.
       *[no] { $seat }, karta: { $card }.
    }
gang-met =
    { $gang ->
        [yakuza] Jakuza rozgląda się i poznaje swoich: { $members }.
       *[mafia] Mafia rozgląda się i poznaje swoich: { $members }.
    }
    .members = { $members } ({ $cards })
planned = { $member } wyznacza na noc { $night }: { $seat }.
plan-recorded =
    { $gang ->
        [yakuza] Plan jakuzy: { $nights }.
       *[mafia] Plan mafii: { $nights }.
    }
    .nights =
        { $seats_kind ->
            [nobody] noc { $nights } – nikt
           *[seat] noc { $nights } – { $seats }
        }
pointed =
    { $seat_kind ->
        [nobody] { $member } nie wskazuje nikogo.
       *[seat] { $member } wskazuje: { $seat }.
    }
gang-choice =
    { $seat_kind ->
        [nobody] W gangu nie ma zgody co do ofiary.
       *[seat] Gang wybiera ofiarę: { $seat }.
    }
check-answer =
    { $answer ->
        [nod]
            { $you ->
                [yes] Sprawdzasz: { $target }. Odpowiedź: tak.
               *[no] { $seat } sprawdza: { $target }. Prowadzący kiwa głową.
            }
       *[no_nod]
            { $you ->
                [yes] Sprawdzasz: { $target }. Odpowiedź: nie.
               *[no] { $seat } sprawdza: { $target }. Prowadzący nie kiwa głową.
            }
    }
card-shown =
    { $you ->
        [yes] Widzisz kartę. { $target }: { $card }.
       *[no] { $seat } widzi kartę. { $target }: { $card }.
    }
side-told =
    { $you ->
        [yes] Twoja strona tej nocy: { $side }.
       *[no] { $seat }, strona tej nocy: { $side }.
    }
noted =
    { $act ->
        [guard]
            { $you ->
                [yes] Tej nocy chronisz: { $target }.
               *[no] { $seat } chroni tej nocy: { $target }.
            }
        [check]
            { $you ->
                [yes] Sprawdzasz: { $target }.
               *[no] { $seat } sprawdza: { $target }.
            }
        [mark]
            { $you ->
                [yes] W ciemności zaznaczasz: { $target }.
               *[no] { $seat } zaznacza w ciemności: { $target }.
            }
        [kill]
            { $you ->
                [yes] Wybierasz ofiarę: { $target }.
               *[no] { $seat } wybiera ofiarę: { $target }.
            }
        [shoot]
            { $you ->
                [yes] Strzelasz do: { $target }.
               *[no] { $seat } strzela do: { $target }.
            }
       *[pass]
            { $you ->
                [yes] Tej nocy nie wybierasz nikogo.
               *[no] { $seat } tej nocy nie wybiera nikogo.
            }
    }
leaving = { $seat } odchodzi z gry; reszta dowie się o tym o świcie.
own-result =
    { $won ->
        [yes]
            { $you ->
                [yes] Wygrywasz. Twoja strona: { $side }.
               *[no] { $seat } wygrywa. Strona: { $side }.
            }
       *[no]
            { $you ->
                [yes] Przegrywasz. Twoja strona: { $side }.
               *[no] { $seat } przegrywa. Strona: { $side }.
            }
    }
attempt =
    { $result ->
        [protected] Zamach na: { $target }. Nieudany: gracz jest pod ochroną.
        [immortal] Zamach na: { $target }. Nieudany: gracz jest nieśmiertelny.
        [no_agreement] W gangu nie ma zgody: tej nocy zamachu nie ma.
        [nobody] Zamachu nie było.
       *[kills] Zamach na: { $target }. Udany.
    }
converted =
    { $gang ->
        [yakuza] Ta śmierć ({ $cause }) odmienia wilkołaka ({ $seat }): przystaje do jakuzy.
       *[mafia] Ta śmierć ({ $cause }) odmienia wilkołaka ({ $seat }): przystaje do mafii.
    }

## Karty

# Opis karty bierze za argumenty ustawienia gry; rada jest tylko dla tego, kto ma tę kartę.

card-resident = Mieszkaniec
    .description = Mieszkańcy grają po stronie czerwonych i wygrywają razem z nimi; celem czerwonych jest, by przy życiu nie pozostał nikt z czarnych. Przesypiają każdą noc; w dzień przemawiają, mogą postawić gracza przed sądem, głosują i starają się odgadnąć, kto jest czarny.
    .short = Śpisz całą noc. Za dnia myśl, mów, głosuj.
card-commissar = Komisarz
    .description = Komisarz gra po stronie czerwonych i wygrywa razem z nimi. Raz każdej nocy wskazuje innego gracza; jeśli prowadzący kiwnie głową, ten gracz jest czarny.
    .advice = Kieruj w dzień dyskusją tak, by sąd wybrał trafnie, ale się nie zdradź: czarni chcą przede wszystkim twojej śmierci.
    .short = Co noc wskaż jednego gracza. Kiwnięcie znaczy: czarny.
card-doctor = Lekarz
    .description =
        { $sheriff_vs_doctor ->
            [saved] Lekarz gra po stronie czerwonych i wygrywa razem z nimi. Od drugiej nocy chroni co noc jednego gracza, może to być on sam, ale nigdy tego samego dwie noce z rzędu: zamachy mafii, jakuzy i maniaka na tego gracza się nie udają, a strzał szeryfa też go nie zabija.
           *[kills] Lekarz gra po stronie czerwonych i wygrywa razem z nimi. Od drugiej nocy chroni co noc jednego gracza, może to być on sam, ale nigdy tego samego dwie noce z rzędu: zamachy mafii, jakuzy i maniaka na tego gracza się nie udają, ale strzał szeryfa go zabija.
        }
    .advice = W dzień staraj się odgadnąć, kogo przestępcy zaatakują w nocy.
    .short = Od nocy 2 chroń jednego gracza, nigdy tego samego dwa razy z rzędu.
card-immortal = Nieśmiertelny
    .description =
        { $sheriff_vs_immortal ->
            [kills] Nieśmiertelny gra po stronie czerwonych i wygrywa razem z nimi. Przesypia każdą noc; zamachy mafii, jakuzy i maniaka na niego się nie udają, ale strzał szeryfa go zabija, a w dzień sąd może go skazać jak każdego.
           *[survives] Nieśmiertelny gra po stronie czerwonych i wygrywa razem z nimi. Przesypia każdą noc i nie można go wtedy zabić: zamachy mafii, jakuzy, maniaka i szeryfa się nie udają; w dzień jednak sąd może go skazać jak każdego.
        }
    .advice = W dzień uważaj: twoja własna strona może cię posłać na śmierć.
    .short = W nocy nikt cię nie zabije. Sąd może.
card-honest-judge = Uczciwy sędzia
    .description = Uczciwi sędziowie grają po stronie czerwonych i wygrywają razem z nimi. Przesypiają każdą noc; pierwszego dnia zostaje ogłoszone, kto jest sędzią, ale nie to, kto jest uczciwy, a dopóki żyje choć jeden sędzia, tylko sędziowie głosują, którego z oskarżonych skazać.
    .short = Póki żyje sędzia, głosują tylko sędziowie.
card-sheriff = Szeryf
    .description = Szeryf gra po stronie czerwonych i wygrywa razem z nimi. Od drugiej nocy, w ostatnim kroku każdej nocy, strzela do innego gracza, bez względu na jego stronę, i niczego się o nim nie dowiaduje.
    .advice = Uważaj, by nie trafić uczciwych mieszkańców.
    .short = Od nocy 2 strzel do jednego gracza.
card-mafia = Mafioso
    .description = Mafiosi są czarni i wygrywają jako mafia, której celem jest zabijać, aż czarnych będzie tylu, ilu czerwonych. Pierwszej nocy gang razem z donem poznaje swoich, a od drugiej może co noc wybrać jedną ofiarę.
    .short = Budzisz się z gangiem. Wybierzcie w ciszy jednego gracza.
card-don = Don
    .description =
        { $deck ->
            [extended] Don jest czarny, należy do mafii i wygrywa razem z nią. Od drugiej nocy bierze udział w zabójstwach mafii, a raz każdej nocy wskazuje innego gracza; prowadzący kiwa głową, jeśli jest to komisarz albo ninja.
           *[basic] Don jest czarny, należy do mafii i wygrywa razem z nią. Od drugiej nocy bierze udział w zabójstwach mafii, a raz każdej nocy wskazuje gracza spoza mafii; prowadzący kiwa głową, jeśli jest to komisarz.
        }
    .short = Budzisz się z gangiem, potem samotnie. Kiwnięcie znaczy: komisarz.
card-ninja = Ninja
    .description = Ninja jest czarny, należy do jakuzy i wygrywa razem z nią. Od drugiej nocy bierze udział w zabójstwach jakuzy, a raz każdej nocy wskazuje innego gracza; prowadzący kiwa głową, jeśli jest to komisarz albo ktoś z mafii, w tym don.
    .short = Budzisz się z jakuzą, potem samotnie. Kiwnięcie znaczy: komisarz lub mafia.
card-yakuza = Jakuza
    .description = Członkowie jakuzy są czarni i wygrywają jako jakuza, drugi gang, którego celem jest zabić i mafię, i czerwonych. Pierwszej nocy gang razem z ninją poznaje swoich, a od drugiej może co noc wybrać jedną ofiarę.
    .short = Budzisz się z gangiem. Wybierzcie w ciszy jednego gracza.
card-maniac = Maniak
    .description = Maniak jest czarny, nie należy do żadnego gangu i wygrywa sam, gdy żyje najwyżej dwoje graczy, a wśród nich on. Od drugiej nocy zabija co noc jednego innego gracza.
    .short = Od nocy 2 zabij jednego gracza. Wygrywasz w pojedynkę.
card-werewolf = Wilkołak
    .description =
        { $werewolf_trigger ->
            [gang_member] Wilkołak zaczyna po stronie czerwonych i wygrywa razem ze stroną, po której kończy. Gdy tylko członek gangu zginie w nocy albo z wyroku sądu, wilkołak przystaje do tego gangu i później zabija razem z nim; od drugiej nocy co noc dowiaduje się, po czyjej jest teraz stronie: czerwonych, mafii czy jakuzy.
           *[any_black] Wilkołak zaczyna po stronie czerwonych i wygrywa razem ze stroną, po której kończy. Gdy tylko ktoś z czarnych zginie w nocy albo z wyroku sądu, wilkołak przystaje do jego gangu, a jeśli ten do żadnego nie należał, do gangu, który ma mniej żywych członków (przy równej liczbie do mafii), i później zabija razem z nim; od drugiej nocy co noc dowiaduje się, po czyjej jest teraz stronie: czerwonych, mafii czy jakuzy.
        }
    .short = Grasz po stronie czerwonych, póki nie zginie ktoś czarny; wtedy dołączasz do gangu.
card-lawyer = Adwokat
    .description =
        { $lawyer_appears_red ->
            [no] Adwokat jest czarny, nie należy do żadnego gangu i wygrywa razem z tym gangiem, który wygra. Każdej nocy może wskazać innego gracza i zobaczyć jego kartę.
           *[yes] Adwokat jest czarny, nie należy do żadnego gangu i wygrywa razem z tym gangiem, który wygra. Każdej nocy może wskazać innego gracza i zobaczyć jego kartę; gdy sprawdza go komisarz, uchodzi za czerwonego.
        }
    .short = Co noc obejrzyj kartę jednego gracza. Wygrywasz z gangami.
card-corrupt-judge = Skorumpowany sędzia
    .description = Skorumpowany sędzia jest czarny, nie należy do żadnego gangu i wygrywa razem z tym gangiem, który wygra. Przesypia każdą noc; pierwszego dnia zostaje ogłoszone, kto jest sędzią, ale nie to, kto jest uczciwy, a dopóki żyje choć jeden sędzia, tylko sędziowie głosują, którego z oskarżonych skazać.
    .short = Póki żyje sędzia, głosują tylko sędziowie. Wygrywasz z gangami.

## Strony, gangi, zwycięzcy

side-red = czerwoni
side-black = czarni
side-mafia = mafia
side-yakuza = jakuza
side-maniac = maniak
gang-mafia = Mafia
gang-yakuza = Jakuza
winner-red = Wygrywają czerwoni, uczciwi mieszkańcy.
winner-black = Wygrywają czarni.
winner-mafia = Wygrywa mafia.
winner-yakuza = Wygrywa jakuza.
winner-maniac = Wygrywa maniak.
winner-draw = Gra kończy się remisem.
condition-no-black = Nie żyje już żaden przestępca.
condition-numbers = Przestępców jest co najmniej tylu, ilu uczciwych.
condition-maniac-last-two = Żyje najwyżej dwoje graczy, a wśród nich maniak.
condition-nobody-left = Nikt nie pozostał przy życiu.
condition-stalemate = Zbyt wiele rund minęło bez śmierci.

## Fazy i kroki

phase-deal = Rozdanie
phase-first-night = Pierwsza noc
phase-night = Noc
phase-dawn = Świt
phase-first-day = Pierwszy dzień
phase-day = Dzień
phase-judges = Ujawnienie sędziów
phase-discussion = Dyskusja
phase-speech = Przemowa
phase-nomination = Oskarżenie
phase-court = Sąd
phase-defence = Obrona
phase-vote = Głosowanie
phase-tie-speeches = Ponowne przemowy
phase-second-vote = Drugie głosowanie
phase-all-or-none = Wszyscy albo nikt
phase-execution = Egzekucja
phase-last-words = Ostatnie słowa
phase-game-over = Koniec gry
phase-doctor = Lekarz
phase-lawyer = Adwokat
phase-mafia = Mafia
phase-yakuza = Jakuza
phase-maniac = Maniak
phase-werewolf = Wilkołak
phase-commissar = Komisarz
phase-don = Don
phase-ninja = Ninja
phase-sheriff = Szeryf

## Co się odczytuje

# Do graczy. Zapowiedzi kroków biorą `night` i `kill_method`, i nic, co zależy od tego, kto żyje.

lobby-line = Według instrukcji: od 16 lat, gra trwa od 45 do 90 minut.
advice-by-hand = 0: bez limitu, aż prowadzący dotknie „Dalej”; program potrzebuje liczby sekund.
conduct-1501 = W nocy zachowajcie ciszę: żadnego kaszlu, żadnych jęków.
conduct-1502 = Martwi milczą: gdy odpadniecie, nic nie mówcie żywym.
conduct-1503 = Nie przerywajcie temu, kto ma głos.
conduct-1504 = Nie zabierajcie głosu poza kolejnością.
conduct-1505 = Do końca gry nikomu nie pokazujcie swojej karty.
conduct-1506 = Jeśli należycie do gangu, nie wydawajcie w nocy żadnego dźwięku: tylko wskazujcie.
conduct-1507 = Przed sądem oskarżeni mówią tylko w czasie swojej obrony, a skazani tylko w ostatnich słowach.
step-began-doctor =
    { $night ->
        [1] Budzi się lekarz. Tej nocy nikogo nie chronisz.
       *[other] Budzi się lekarz. Kogo chronisz?
    }
    .eyes =
        { $night ->
            [1] Lekarzu, otwórz oczy i pokaż się. Tej nocy nikogo nie chronisz.
           *[other] Lekarzu, otwórz oczy. Kogo chronisz tej nocy?
        }
step-began-lawyer = Budzi się adwokat. Czyją kartę chcesz zobaczyć?
    .eyes = Adwokacie, otwórz oczy. Czyją kartę chcesz zobaczyć?
step-began-mafia =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] Budzi się mafia. Poznajcie się. Tej nocy nikogo nie zabijacie.
               *[closed_eyes] Budzi się mafia. Poznajcie się i zaplanujcie trzy następne noce.
            }
       *[other]
            { $kill_method ->
                [open_eyes] Budzi się mafia. Uzgodnijcie ofiarę.
               *[closed_eyes] Budzi się mafia. Każdy sam zaznacza ofiarę.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Mafio, otwórz oczy i w ciszy poznaj swoich. Tej nocy nikogo nie zabijasz.
                   *[closed_eyes] Mafio, otwórz oczy i w ciszy poznaj swoich. Masz { $planning_seconds } { $planning_seconds ->
                            [one] sekundę
                            [few] sekundy
                           *[many] sekund
                       }: bez słowa, gestami zaplanuj, kogo zabijesz drugiej, trzeciej i czwartej nocy.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Mafio, otwórz oczy. Uzgodnij w ciszy ofiarę i wskaż ją.
                   *[closed_eyes] Mafio, nie otwieraj oczu. Wzywam żywych po kolei: złóż palce w pistolet, gdy wezwę twoją ofiarę.
                }
        }
step-began-yakuza =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] Budzi się jakuza. Poznajcie się. Tej nocy nikogo nie zabijacie.
               *[closed_eyes] Budzi się jakuza. Poznajcie się i zaplanujcie trzy następne noce.
            }
       *[other]
            { $kill_method ->
                [open_eyes] Budzi się jakuza. Uzgodnijcie ofiarę.
               *[closed_eyes] Budzi się jakuza. Każdy sam zaznacza ofiarę.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Jakuzo, otwórz oczy i w ciszy poznaj swoich. Tej nocy nikogo nie zabijasz.
                   *[closed_eyes] Jakuzo, otwórz oczy i w ciszy poznaj swoich. Masz { $planning_seconds } { $planning_seconds ->
                            [one] sekundę
                            [few] sekundy
                           *[many] sekund
                       }: bez słowa, gestami zaplanuj, kogo zabijesz drugiej, trzeciej i czwartej nocy.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Jakuzo, otwórz oczy. Uzgodnij w ciszy ofiarę i wskaż ją.
                   *[closed_eyes] Jakuzo, nie otwieraj oczu. Wzywam żywych po kolei: złóż palce w pistolet, gdy wezwę twoją ofiarę.
                }
        }
step-began-maniac =
    { $night ->
        [1] Budzi się maniak. Tej nocy nikogo nie zabijasz.
       *[other] Budzi się maniak. Kogo zabijasz?
    }
    .eyes =
        { $night ->
            [1] Maniaku, otwórz oczy i pokaż się. Tej nocy nikogo nie zabijasz.
           *[other] Maniaku, otwórz oczy. Kogo zabijasz tej nocy?
        }
step-began-werewolf = Budzi się wilkołak. Zobacz, po której stronie teraz jesteś.
    .eyes = Wilkołaku, otwórz oczy i zobacz, po czyjej jesteś teraz stronie.
step-began-commissar = Budzi się komisarz. Kogo sprawdzasz?
    .eyes = Komisarzu, otwórz oczy. Kogo sprawdzasz tej nocy?
step-began-don = Budzi się don. Kogo sprawdzasz?
    .eyes = Donie, otwórz oczy. Kogo sprawdzasz tej nocy?
step-began-ninja = Budzi się ninja. Kogo sprawdzasz?
    .eyes = Ninjo, otwórz oczy. Kogo sprawdzasz tej nocy?
step-began-sheriff =
    { $night ->
        [1] Budzi się szeryf. Tej nocy nie strzelasz.
       *[other] Budzi się szeryf. Do kogo strzelasz?
    }
    .eyes =
        { $night ->
            [1] Szeryfie, otwórz oczy i pokaż się. Tej nocy nie strzelasz.
           *[other] Szeryfie, otwórz oczy. Do kogo strzelasz tej nocy?
        }
step-plans-mafia = Mafia planuje trzy następne noce.
    .eyes = Mafio, otwórz oczy. Masz { $planning_seconds } { $planning_seconds ->
             [one] sekundę
             [few] sekundy
            *[many] sekund
        }: bez słowa, gestami zaplanuj, kogo zabijesz w trzy następne noce.
step-plans-yakuza = Jakuza planuje trzy następne noce.
    .eyes = Jakuzo, otwórz oczy. Masz { $planning_seconds } { $planning_seconds ->
             [one] sekundę
             [few] sekundy
            *[many] sekund
        }: bez słowa, gestami zaplanuj, kogo zabijesz w trzy następne noce.
step-ended-doctor = Lekarz zasypia.
    .eyes = Lekarzu, zamknij oczy.
step-ended-lawyer = Adwokat zasypia.
    .eyes = Adwokacie, zamknij oczy.
step-ended-mafia = Mafia zasypia.
    .eyes =
        { $night ->
            [1] Mafio, zamknij oczy.
           *[other]
                { $kill_method ->
                    [open_eyes] Mafio, zamknij oczy.
                   *[closed_eyes] Mafio, opuść ręce i śpij.
                }
        }
step-ended-yakuza = Jakuza zasypia.
    .eyes =
        { $night ->
            [1] Jakuzo, zamknij oczy.
           *[other]
                { $kill_method ->
                    [open_eyes] Jakuzo, zamknij oczy.
                   *[closed_eyes] Jakuzo, opuść ręce i śpij.
                }
        }
step-ended-maniac = Maniak zasypia.
    .eyes = Maniaku, zamknij oczy.
step-ended-werewolf = Wilkołak zasypia.
    .eyes = Wilkołaku, zamknij oczy.
step-ended-commissar = Komisarz zasypia.
    .eyes = Komisarzu, zamknij oczy.
step-ended-don = Don zasypia.
    .eyes = Donie, zamknij oczy.
step-ended-ninja = Ninja zasypia.
    .eyes = Ninjo, zamknij oczy.
step-ended-sheriff = Szeryf zasypia.
    .eyes = Szeryfie, zamknij oczy.
discussion-rules = Zaczyna się dyskusja: każdy żywy gracz ma głos raz, zgodnie z ruchem wskazówek zegara, najwyżej przez { $speech_seconds } { $speech_seconds ->
         [one] sekundę
         [few] sekundy
        *[many] sekund
    }. Mówcie, co chcecie, prawdę albo nieprawdę, ale nie pokazujcie kart; przerywać może tylko prowadzący. Po swojej przemowie można postawić przed sądem jednego innego żywego gracza.
host-sign-red = Wilkołak jest czerwony: pokręć głową.
host-sign-mafia = Wilkołak należy do mafii: pokaż pistolet.
host-sign-yakuza = Wilkołak należy do jakuzy: pokaż sztylet.
closing-line = Zgodnie ze zwyczajem za drinki płacą przegrani.

## Co robią gracze

act-ready = Gotowe
act-guard = Chroń
act-check = Sprawdź
act-plan = Zaplanuj
act-point = Wskaż
act-mark = Zaznacz
act-kill = Zabij
act-shoot = Strzel
act-pass = Spasuj
act-done = Skończ
act-say = Powiedz
act-claim = Zeznaj
act-nominate = Postaw przed sądem
act-vote = Podnieś rękę
act-abstain = Wstrzymaj się
act-leave = Odejdź z gry
choice-execute = Skazać wszystkich
choice-spare = Oszczędzić wszystkich

## Co robi prowadzący

host-act-next = Dalej
host-act-say = Ogłoś
host-act-warn = Ostrzeż
host-act-unwarn = Cofnij ostrzeżenie
host-act-silence = Odbierz głos
host-act-remove = Usuń z gry
host-act-correct = Popraw
host-act-leave = Odejdź z gry
host-act-lead = Prowadź grę

## Dlaczego coś jest odrzucone

reason-bad-player-count = Ta gra nie jest dla tylu graczy: zmień ich liczbę albo tryb.
reason-bad-setup = Te ustawienia nie pasują do siebie: sprawdź czasy i prowadzenie.
reason-dead-actor = Jesteś poza grą: od teraz możesz tylko patrzeć.
reason-not-allowed = Zasady na to nie pozwalają; wybierz jedno z działań, które widzisz.
reason-nomination-used = Twoje dzisiejsze oskarżenie już padło; następne możliwe jest jutro.
reason-not-your-turn = Głos ma kto inny; poczekaj na swoją kolej.
reason-wrong-phase = Teraz nie można tego zrobić; poczekaj na właściwą część gry.
reason-not-your-role = Teraz działa inna postać; poczekaj na wezwanie swojej.
reason-not-a-voter = Dopóki żyje choć jeden sędzia, głosują tylko sędziowie.
reason-already-acted = Wybór w tym kroku już zapadł; nie można go zmienić.
reason-already-voted = Głos w tym głosowaniu już padł; poczekaj na następne.
reason-claims-used = Na dziś dość zeznań; własnymi słowami możesz mówić dalej.
reason-must-choose = Nie możesz spasować: wybierz gracza.
reason-target-dead = Ten gracz jest poza grą; wybierz żywego.
reason-target-self = Nie możesz wybrać siebie; wybierz innego gracza.
reason-target-own-gang = Ten gracz należy do twojego gangu; wybierz kogoś innego.
reason-repeat-protection = Ten gracz był pod twoją ochroną zeszłej nocy; dziś wybierz innego.
reason-already-nominated = Ten gracz już stoi przed sądem; wymień innego albo nikogo.
reason-not-accused = To głosowanie nie dotyczy tego gracza; wybierz kogoś z wymienionych.
reason-not-called = Teraz wezwanie dotyczy kogoś innego; podnieś rękę, gdy padnie właściwe imię, albo przy tym wezwaniu.
reason-nothing-claimed = Nie ma teraz takiego zeznania; wybierz coś innego.
reason-not-seen = Tego nikt nie widział; podaj powód, który widzieli wszyscy.
reason-not-in-game = Tego nie ma w tej grze; wybierz coś z pokazanych.

## Ustawienia

preset-basic = Gra podstawowa
preset-professional = Gra profesjonalna
preset-extended = Gra rozszerzona
preset-hostless = Gra bez prowadzącego
setting-preset = Tryb
    .help = Wybiera za jednym razem talię, sposób zabijania i prowadzenie.
setting-deck = Talia
    .help = Talia podstawowa ma mieszkańców, komisarza, mafię i dona; rozszerzona ma wszystkie czternaście postaci.
    .value =
        { $value ->
            [basic] Podstawowa
           *[extended] Rozszerzona
        }
setting-kill-method = Sposób zabijania
    .help = Z otwartymi oczami gang wskazuje ofiarę wspólnie; z zamkniętymi każdy zaznacza sam, według planu z pierwszej nocy.
    .value =
        { $value ->
            [open_eyes] Otwarte oczy
           *[closed_eyes] Zamknięte oczy
        }
setting-host-mode = Prowadzenie
    .help = Prowadzi program albo człowiek, albo nikt, dopóki nie zginie pierwszy gracz.
    .value =
        { $value ->
            [engine] Program
            [human] Człowiek
           *[hostless] Nikt
        }
setting-address-by = Zwracanie się do graczy
    .help = Do graczy mówi się po numerach albo po imionach.
    .value =
        { $value ->
            [numbers] Numery
           *[names] Imiona
        }
setting-row13-special = Karta specjalna przy trzynastu
    .help = W grze rozszerzonej dla trzynastu rozdaje się tę postać: adwokata albo wilkołaka.
    .value =
        { $value ->
            [lawyer] Adwokat
           *[werewolf] Wilkołak
        }
setting-gang-agreement = Zgoda gangu
    .help = Z otwartymi oczami gang zabija tylko wtedy, gdy wszyscy wskażą tę samą osobę albo gdy zrobi to większość.
    .value =
        { $value ->
            [unanimous] Wszyscy
           *[majority] Większość
        }
setting-team-target = Zabijanie swoich
    .help = Członkowie gangu mogą wybrać na ofiarę kogoś ze swoich albo nie mogą.
    .value =
        { $value ->
            [allowed] Wolno
           *[forbidden] Nie wolno
        }
setting-plan-reminder = Przypomnienie planu
    .help = Przy wezwaniu gangu każdy jego członek widzi plan jeszcze raz.
setting-gang-replan = Nowe plany
    .help = Co trzy noce gang może uzgodnić nowy plan albo ma tylko pierwszy.
    .value =
        { $value ->
            [none] Tylko pierwszy
           *[window] Co trzy noce
        }
setting-sheriff-may-pass = Szeryf może nie strzelać
    .help = Szeryf może spędzić noc bez strzału.
setting-maniac-may-pass = Maniak może się powstrzymać
    .help = Maniak może spędzić noc bez morderstwa.
setting-sheriff-vs-doctor = Szeryf przeciw lekarzowi
    .help = Strzał szeryfa zabija gracza chronionego przez lekarza albo nie.
    .value =
        { $value ->
            [kills] Zabija
           *[saved] Nie zabija
        }
setting-sheriff-vs-immortal = Szeryf przeciw nieśmiertelnemu
    .help = Nieśmiertelny przeżywa strzał szeryfa albo od niego ginie.
    .value =
        { $value ->
            [survives] Przeżywa
           *[kills] Ginie
        }
setting-lawyer-appears-red = Adwokat uchodzi za czerwonego
    .help = Sprawdzenie przez komisarza nie zdradza adwokata.
setting-werewolf-trigger = Co budzi wilka
    .help = Wilkołak zmienia stronę po śmierci dowolnego czarnego albo tylko członka gangu.
    .value =
        { $value ->
            [any_black] Każdy czarny
           *[gang_member] Członek gangu
        }
setting-werewolf-joins = Jak wilkołak dołącza
    .help = Wilkołak i jego nowy gang poznają się albo pozostają sobie obcy.
    .value =
        { $value ->
            [meets_gang] Poznają się
           *[blind] Obcy
        }
setting-single-accused-defence = Obrona jedynego oskarżonego
    .help = Jedyny oskarżony może przemówić przed wyrokiem.
setting-all-or-none-tie = Remis przy „wszyscy albo nikt”
    .help = Gdy za skazaniem i za oszczędzeniem jest tyle samo głosów, oskarżeni żyją albo giną.
    .value =
        { $value ->
            [spare] Żyją
           *[execute] Giną
        }
setting-judge-tie = Remis sędziów
    .help = Po remisie sędziów wszyscy głosują „wszyscy albo nikt” albo sędziowie głosują jeszcze raz.
    .value =
        { $value ->
            [all_or_none] Wszyscy albo nikt
           *[basic] Sędziowie znowu
        }
setting-helpers-in-parity = Pomocnicy liczą się z gangiem
    .help = Adwokat i skorumpowany sędzia liczą się, gdy porównuje się gang z czerwonymi.
setting-maniac-blocks-parity = Maniak wstrzymuje gangi
    .help = Dopóki żyje maniak, żaden gang nie wygra liczebnością.
setting-red-win-requires = Co muszą zrobić czerwoni
    .help = Czerwoni wygrywają, gdy zginą wszyscy czarni, albo wszyscy zabójcy, albo członkowie gangów.
    .value =
        { $value ->
            [all_black] Wszyscy czarni
            [killers_only] Zabójcy
           *[gangs_only] Gangi
        }
setting-nobody-left = Gdy nikt nie zostanie
    .help = Gdy zginą wszyscy, wygrywają czerwoni albo jest remis.
    .value =
        { $value ->
            [red] Czerwoni
           *[draw] Remis
        }
setting-dead-see-all = Martwi widzą wszystko
    .help = Gracze, którzy odpadli, widzą to, co prowadzący.
setting-reveal-at-end = Karty odkryte na końcu
    .help = Po zakończeniu gry wszystkie karty zostają odkryte.
setting-stalemate-rounds = Rundy do remisu
    .help = Po tylu rundach bez śmierci gra kończy się remisem; 0: nigdy.
setting-night-pace = Tempo nocy
    .help = Każdy krok trwa do końca; albo kończy się wcześniej, gdy wszyscy żywi zatwierdzą wybór lub podejrzenie. Wtedy widać, ile czasu potrzebował najwolniejszy.
    .value =
        { $value ->
            [together] Wszyscy razem
           *[fixed] Stałe
        }
setting-night-step-seconds = Sekundy na krok nocy
    .help = Tyle trwa każdy krok nocy, bez względu na to, kto żyje; 0: bez limitu, aż prowadzący dotknie „Dalej”.
setting-planning-seconds = Sekundy na planowanie
    .help = Tyle gang układa plan, gdy zabija z zamkniętymi oczami; instrukcja daje dwie minuty.
setting-speech-seconds = Sekundy na przemowę
    .help = Tyle każdy gracz może mówić w dzień; instrukcja daje minutę.
setting-nomination-seconds = Sekundy na oskarżenie
    .help = Tyle mówca może się namyślać, kogo postawić przed sądem; 0: bez limitu, aż prowadzący dotknie „Dalej”.
setting-defence-seconds = Sekundy na obronę
    .help = Tyle może mówić oskarżony, także po remisie i w ostatnich słowach; instrukcja daje 30 sekund.
setting-vote-call-seconds = Sekundy na jedno wezwanie
    .help = Tyle można podnosić ręce przy jednym wezwaniu; 0: bez limitu, aż prowadzący dotknie „Dalej”.
setting-deal-seconds = Sekundy na kartę
    .help = Tyle można oglądać kartę przed pierwszą nocą; 0: bez limitu, aż wszyscy będą gotowi.
setting-temporary-host = Tymczasowy prowadzący
    .help = W grze bez prowadzącego ten gracz ogłasza, dopóki ktoś nie zginie.

## Zeznania

claim-am =
    { $words_kind ->
        [red] Jestem po stronie czerwonych.
        [black] Jestem po stronie czarnych.
       *[other] Moja karta: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [red] Nie jestem po stronie czerwonych.
        [black] Nie jestem po stronie czarnych.
       *[other] Moja karta to nie { $words }.
    }
claim-think =
    { $words_kind ->
        [red] Myślę, że { $seats } jest po stronie czerwonych.
        [black] Myślę, że { $seats } jest po stronie czarnych.
        [mafia] Myślę, że { $seats } jest w mafii.
        [yakuza] Myślę, że { $seats } jest w jakuzie.
       *[other] Myślę, że { $seats } to { $words }.
    }
claim-sure =
    { $words_kind ->
        [red] Na pewno { $seats } jest po stronie czerwonych.
        [black] Na pewno { $seats } jest po stronie czarnych.
        [mafia] Na pewno { $seats } jest w mafii.
        [yakuza] Na pewno { $seats } jest w jakuzie.
       *[other] Na pewno { $seats } to { $words }.
    }
claim-word-resident = { card-resident }
claim-word-commissar = { card-commissar }
claim-word-doctor = { card-doctor }
claim-word-immortal = { card-immortal }
claim-word-honest-judge = { card-honest-judge }
claim-word-sheriff = { card-sheriff }
claim-word-mafia = { card-mafia }
claim-word-don = { card-don }
claim-word-ninja = { card-ninja }
claim-word-yakuza = { card-yakuza }
claim-word-maniac = { card-maniac }
claim-word-werewolf = { card-werewolf }
claim-word-lawyer = { card-lawyer }
claim-word-corrupt-judge = { card-corrupt-judge }
claim-word-red = po stronie czerwonych
    .short = czerwoni
claim-word-black = po stronie czarnych
    .short = czarni
claim-word-nod = kiwnięcie
claim-word-no-nod = bez kiwnięcia
claim-word-guard = chronię
claim-word-kill = zabijam
claim-word-shoot = strzelam
