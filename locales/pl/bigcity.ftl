# Słowa księgi `bigcity`; jak fakt staje się słowami, mówi citysleeps/views/words.py.

## Fakty dla wszystkich

game-set =
    { $roles_count ->
        [0] Przy stole ({ $seats_count }): { $seats }. Nikt nie wie, jakie role są w grze: { $decks }.
       *[other] Przy stole ({ $seats_count }): { $seats }. W grze: { $roles }.
    }
    .heading = Rozdanie
    .roles = { $roles } × { $number }
    .decks = { $decks } × { $number }
set-warned =
    { $warning ->
        [player_range] Najlepiej gra się w 6–18 osób.
        [no_check_or_shot] Żaden obywatel nie sprawdza ani nie strzela: miastu będzie trudno wygrać.
       *[role_table]
            { $column ->
                [peaceful_resident] Na { $row } graczy instrukcja zaleca inną liczbę Spokojnych mieszkańców.
                [special_citizens] Na { $row } graczy instrukcja zaleca mniej specjalnych obywateli.
               *[criminals] Na { $row } graczy instrukcja zaleca mniej przestępców i wyrzutków.
            }
    }
option-noted =
    { $option ->
        [opt_sound_mind] Zabici mogą wskazać podejrzanych: to bardzo sprzyja tym, którzy sprawdzają.
        [opt_grave_secrets] Zabici kryją karty: mniej wychodzi na jaw.
       *[opt_name_of_truth] W dzień można pokazać kartę: trudniej o blef.
    }
host-named =
    { $host_kind ->
        [nobody] Od tej chwili grę prowadzi program.
        [host] Od tej chwili grę prowadzi człowiek.
       *[seat] Grę prowadzi { $host }.
    }
night-begun =
    { $quiet ->
        [yes] Miasto zasypia. Nadchodzi Cicha noc.
       *[no] Miasto zasypia. Nadchodzi noc.
    }
    .heading = Noc { $number }
called =
    { $step ->
        [call_criminals] Budzą się przestępcy.
        [call_lawyer] Budzi się Adwokat.
        [call_doctor] Budzi się Lekarz.
        [call_bodyguard] Budzi się Ochroniarz.
        [call_mafia] Budzi się Mafia.
        [call_cartel] Budzi się Kartel.
        [call_maniac] Budzi się Maniak.
        [call_poisoner] Budzi się Truciciel.
        [call_revolutionary] Budzi się Rewolucjonista.
        [call_sect] Budzi się sekta.
        [call_lover] Budzi się Kochanka.
        [call_detective] Budzi się Detektyw albo Posterunkowy.
        [call_journalist] Budzi się Dziennikarz.
        [call_psychic] Budzi się Jasnowidz.
        [call_bloodhound] Budzi się Tropiciel.
        [call_sleuth] Budzi się Śledczy.
        [call_judge] Budzi się Sędzia.
       *[call_admirer] Budzi się Wielbicielka.
    }
day-begun = Miasto się budzi. Nadchodzi dzień.
    .heading = Dzień { $number }
killed =
    { $cards_count ->
        [0]
            { $seats_count ->
                [1] Ginie { $seats }.
               *[other] Giną { $seats }.
            }
       *[other]
            { $seats_count ->
                [1] Ginie { $cards }.
               *[other] Giną { $cards }.
            }
    }
    .cards = { $seats } ({ $cards })
nobody-killed = Tej nocy nikt nie zginął.
avenged =
    { $effect ->
        [no] Mściciel ({ $avenger }) wskazuje: { $seat }. Bez skutku.
       *[yes] Mściciel ({ $avenger }) zabiera ze sobą: { $seat }.
    }
avenger-passed = Mściciel ({ $seat }) nie wskazuje nikogo.
window-ended = Idziemy dalej.
last-word-said = Ostatnie słowo, { $seat }: „{ $text }”
jailed =
    { $seats_count ->
        [1] { $seats } trafia do więzienia: może mówić, nie może głosować.
       *[other] { $seats } trafiają do więzienia: mogą mówić, nie mogą głosować.
    }
released =
    { $seats_count ->
        [1] { $seats } wychodzi na wolność i znów głosuje.
       *[other] { $seats } wychodzą na wolność i znów głosują.
    }
discussion-opened =
    { $limit ->
        [0] Miasto rozmawia.
       *[other] Miasto rozmawia. Czas: { $limit } s.
    }
said = { $seat }: „{ $text }”
claimed = { $seat }: { claim-phrase }
readied =
    { $ready ->
        [no] { $seat } chce jeszcze rozmawiać.
       *[yes] { $seat } chce już głosować.
    }
shown = W imię prawdy: { $seat } pokazuje kartę { $card }.
left = { $seat } odchodzi z gry.
warned = Prowadzący ostrzega ({ $seat }): nie wymieniaj, kto jest w gangu albo w sekcie.
unwarned = Prowadzący cofa ostrzeżenie: { $seat }.
voting-opened =
    { $round ->
        [second_round] Remis. Głosujemy jeszcze raz: { $candidates }.
       *[first_round] Głosujemy. Kogo skazuje miasto?
    }
named = { $seat }: kto jest przeciw?
voted =
    { $hand ->
        [no] { $voter } opuszcza rękę.
       *[yes] { $voter } podnosi rękę przeciw: { $candidate }.
    }
votes-counted =
    { $voters_count ->
        [0] Wynik: nikt nie podniósł ręki.
       *[other] Wynik: { $candidates }. Kto przeciw komu: { $voters }.
    }
    .aloud =
        { $voters_count ->
            [0] Wynik: nikt nie podniósł ręki.
           *[other] Wynik: { $candidates }.
        }
    .candidates =
        { $numbers ->
            [0] { "" }
            [one] { $candidates } – { $numbers } głos
            [few] { $candidates } – { $numbers } głosy
           *[many] { $candidates } – { $numbers } głosów
        }
    .voters = { $voters } – { $votes }
nobody-condemned = Dziś nikt nie zostaje skazany.
alibi-announced = { $seat } ma alibi! Nikt nie ginie.
executed =
    { $card_kind ->
        [none] Miasto skazuje na śmierć: { $seat }.
       *[other] Miasto skazuje na śmierć: { $seat }. Karta: { $card }.
    }
game-over =
    { $winners_count ->
        [0] Koniec gry. { $ending } { $winner }
       *[other] Koniec gry. { $ending } { $winner } Zwycięstwo: { $winners }.
    }
    .heading = Koniec
final-reveal = Wszystko zostaje odkryte: { $cards }.{ $recruited_count ->
        [0] { "" }
       *[other] { " " }W sekcie: { $recruited }.
    }{ $heirs_count ->
        [0] { "" }
       *[other] { " " }Następcy: { $heirs }.
    }{ $acts_count ->
        [0] { "" }
       *[other] { " " }W nocy: { $acts }.
    }
    .cards =
        { $causes_kind ->
            [none] { $name } – { $cards }
           *[other] { $name } – { $cards } ({ $causes })
        }
    .acts =
        { $acts ->
            [shoot]
                { $actors_kind ->
                    [nobody]
                        { $targets_kind ->
                            [nobody] noc { $nights } – gang nie strzela do nikogo
                           *[seat] noc { $nights } – gang strzela do: { $targets }
                        }
                   *[seat] noc { $nights } – { $actors } strzela do: { $targets }
                }
            [check]
                { $others_kind ->
                    [nobody] noc { $nights } – { $actors } sprawdza: { $targets }
                   *[seat] noc { $nights } – { $actors } sprawdza: { $targets } i { $others }
                }
            [block] noc { $nights } – { $actors } blokuje: { $targets }
            [heal] noc { $nights } – { $actors } leczy: { $targets }
            [guard] noc { $nights } – { $actors } chroni: { $targets }
            [poison] noc { $nights } – { $actors } truje: { $targets }
            [recruit] noc { $nights } – { $actors } werbuje: { $targets }
            [falsify] noc { $nights } – { $actors } uwodzi: { $targets }
            [jail] noc { $nights } – { $actors } zamyka: { $targets }
            [release] noc { $nights } – { $actors } wypuszcza: { $targets }
            [alibi] noc { $nights } – { $actors } daje alibi: { $targets }
           *[pass] noc { $nights } – { $actors } nie wybiera nikogo
        }

## Fakty dla niektórych

# Co ktoś słyszy w nocy, mieści się w szepcie: 48 znaków przy imionach po dziesięć.

card-dealt =
    { $you ->
        [yes] Twoja karta: { $card }.
       *[no] { $me }, karta: { $card }.
    }
woken =
    { $you ->
        [yes] To twoja kolej.
       *[no] Budzi się { $me }.
    }
awake =
    { $seats_count ->
        [1] Nie śpi tylko { $seats }.
       *[other] Nie śpią: { $seats }.
    }
crossed-arms =
    { $you ->
        [yes] Skrzyżowane ręce: dziś nie działasz. Śpij.
       *[no] Skrzyżowane ręce: dziś śpi { $me }.
    }
act-taken =
    { $act ->
        [block]
            { $you ->
                [yes] Blokujesz: { $targets }.
               *[no] { $me } blokuje: { $targets }.
            }
        [heal]
            { $you ->
                [yes] Leczysz: { $targets }.
               *[no] { $me } leczy: { $targets }.
            }
        [guard]
            { $you ->
                [yes] Chronisz: { $targets }.
               *[no] { $me } chroni: { $targets }.
            }
        [shoot]
            { $you ->
                [yes] Strzelasz do: { $targets }.
               *[no] { $me } strzela do: { $targets }.
            }
        [poison]
            { $you ->
                [yes] Trujesz: { $targets }.
               *[no] { $me } truje: { $targets }.
            }
        [recruit]
            { $you ->
                [yes] Werbujesz: { $targets }.
               *[no] { $me } werbuje: { $targets }.
            }
        [falsify]
            { $you ->
                [yes] Uwodzisz: { $targets }.
               *[no] { $me } uwodzi: { $targets }.
            }
        [check]
            { $you ->
                [yes] Sprawdzasz: { $targets }.
               *[no] { $me } sprawdza: { $targets }.
            }
        [jail]
            { $you ->
                [yes] Zamykasz: { $targets }.
               *[no] { $me } zamyka: { $targets }.
            }
        [release]
            { $you ->
                [yes] Wypuszczasz: { $targets }.
               *[no] { $me } wypuszcza: { $targets }.
            }
        [alibi]
            { $you ->
                [yes] Dajesz alibi: { $targets }.
               *[no] { $me } daje alibi: { $targets }.
            }
        [done]
            { $you ->
                [yes] Gotowe.
               *[no] { $me } kończy.
            }
       *[pass]
            { $you ->
                [yes] Nie wybierasz nikogo.
               *[no] { $me } nie wybiera nikogo.
            }
    }
pointed =
    { $target_kind ->
        [up] { $seat } wskazuje w górę: w powietrze.
        [none] { $seat } nie wskazuje nikogo.
       *[seat] { $seat } wskazuje: { $target }.
    }
faction-said = { $seat }: „{ $text }”
faction-choice =
    { $choice_kind ->
        [up] Strzał idzie w powietrze.
        [none] Strzału nie ma.
       *[seat] Strzał do: { $choice }.
    }
agent-exposed = Agent to { $agent }! Można wybrać raz jeszcze.
leader-inherited =
    { $you ->
        [yes] Teraz ty dowodzisz: twój palec rozstrzyga.
       *[no] { $me } dowodzi teraz gangiem.
    }
no-shot =
    { $you ->
        [yes] { $target }: { $signal }. Spokojny, bez strzału.
       *[no] { $me } nie strzela ({ $target }): { $signal }.
    }
recruit-chosen = Nowa osoba w sekcie: { $seat }.
recruited =
    { $you ->
        [yes] Jesteś w sekcie. Twoje zdolności znikły.
       *[no] { $me } jest teraz w sekcie.
    }
head-inherited =
    { $you ->
        [yes] Teraz ty dowodzisz sektą: { $members }.
       *[no] { $me } dowodzi teraz sektą: { $members }.
    }
check-answer =
    { $you ->
        [yes] { $targets }: { $signal }. { $meaning }
       *[no] { $me } – { $targets }: { $signal }. { $meaning }
    }
list-ban =
    { $you ->
        [yes] Pamiętaj: nie mów, kto jest w gangu i sekcie.
       *[no] { $me }: zakaz wymieniania, kto jest w gangu albo w sekcie.
    }
avenge-prompt =
    { $you ->
        [yes]
            { $seats_count ->
                [0] Nie możesz wskazać nikogo. Spasuj.
               *[other] Możesz zabrać kogoś ze sobą.
            }
       *[no]
            { $seats_count ->
                [0] { $me } może tylko spasować.
               *[other] { $me } może zabrać kogoś ze sobą.
            }
    }
word-prompt =
    { $you ->
        [yes] Twoje ostatnie słowo: kogo podejrzewasz?
       *[no] { $me } ma ostatnie słowo.
    }
leaving =
    { $you ->
        [yes] Nie grasz już. Inni o tym nie wiedzą.
       *[no] { $me } odchodzi; nikt o tym nie wie.
    }

# Tylko dla prowadzącego.

to-announce =
    { $what ->
        [game_set] Ogłoś, kto gra i jakimi rolami.
        [set_warned] Ogłoś, co zaleca instrukcja.
        [option_noted] Ogłoś, co znaczy ta opcja.
        [host_named] Ogłoś, kto prowadzi grę.
        [night_begun] Ogłoś, że zapada noc.
        [called] Ogłoś następne wezwanie.
        [day_begun] Ogłoś, że miasto się budzi.
        [killed] Ogłoś, kto ginie.
        [nobody_killed] Ogłoś, że nikt nie zginął.
        [avenged] Ogłoś, kogo wskazuje Mściciel.
        [avenger_passed] Ogłoś, że Mściciel nie wskazuje nikogo.
        [window_ended] Ogłoś, że gra toczy się dalej.
        [jailed] Ogłoś, kto trafia do więzienia.
        [released] Ogłoś, kto wychodzi na wolność.
        [discussion_opened] Ogłoś, że miasto rozmawia.
        [shown] Ogłoś, czyja karta zostaje pokazana.
        [left] Ogłoś, kto odchodzi z gry.
        [voting_opened] Ogłoś głosowanie.
        [named] Ogłoś następne imię.
        [votes_counted] Ogłoś wynik.
        [nobody_condemned] Ogłoś, że nikt nie zostaje skazany.
        [alibi_announced] Ogłoś, kto ma alibi.
        [executed] Ogłoś, kto ginie z wyroku miasta.
        [game_over] Ogłoś, kto wygrywa.
       *[final_reveal] Ogłoś, kto kim był.
    }
heir-drawn =
    { $group ->
        [mafia] { $seat } stoi odtąd na czele Mafii.
        [cartel] { $seat } stoi odtąd na czele Kartelu.
       *[sect] { $seat } stoi odtąd na czele sekty.
    }
death-caused = { $seat }: { $cause }.

## Karty

# Opis karty bierze za argumenty ustawienia gry; `short` to wiersz na liście ról.

card-peaceful-resident = Spokojny mieszkaniec
    .description = Śpi przez całą noc; w dzień rozmawia, słucha i głosuje. Wygrywa z obywatelami, gdy nie żyje już żaden przestępca ani wyrzutek.
    .short = w nocy śpi, w dzień głosuje
card-agent = Agent
    .description = Obywatel wśród przestępców: budzi się z nimi, widzi, kim są, i wskazuje razem z nimi, ale w dzień nie wolno mu ich wymieniać. Jeśli wybiorą Agenta, nic go nie ocali. Wygrywa z obywatelami.
    .short = obywatel, który budzi się z przestępcami
card-judge = Sędzia
    .description = Co noc może posłać jednego gracza do więzienia albo wypuścić więźnia. Więzień w nocy nic nie robi, w dzień może mówić, ale nie głosuje. Wygrywa z obywatelami.
    .short = zamyka jednego gracza albo wypuszcza
card-detective = Detektyw
    .description = Co noc sprawdza jednego gracza. Kciuk w górę: obywatel; kciuk w dół: przestępca; kciuk w bok: wyrzutek. Wygrywa z obywatelami.
    .short = poznaje stronę jednego gracza
card-journalist = Dziennikarz
    .description = Co noc porównuje dwóch graczy. Kciuk w górę: są po tej samej stronie; kciuk w dół: nie są. Wygrywa z obywatelami.
    .short = porównuje strony dwóch graczy
card-doctor = Lekarz
    .description =
        { $opt_all_in_moderation ->
            [on] Co noc leczy jednego gracza: tej nocy nie zabiją go ani strzały, ani trucizna. Leczony dwie noce z rzędu truje się lekiem i ginie wieczorem. Wygrywa z obywatelami.
           *[off] Co noc leczy jednego gracza: tej nocy nie zabiją go ani strzały, ani trucizna. Nigdy tego samego dwie noce z rzędu. Wygrywa z obywatelami.
        }
    .short = co noc leczy jednego gracza
card-bodyguard = Ochroniarz
    .description = Co noc chroni jednego innego gracza. Jeśli ktoś do niego strzela, Ochroniarz ginie zamiast niego. Wygrywa z obywatelami.
    .short = ginie zamiast chronionego gracza
card-patrolman = Posterunkowy
    .description = Śpi, dopóki żyje Detektyw. Po śmierci Detektywa co noc sprawdza jednego gracza w jego zastępstwie. Wygrywa z obywatelami.
    .short = zastępuje Detektywa po jego śmierci
card-psychic = Jasnowidz
    .description = Co noc przygląda się okolicy jednego gracza. Kciuk w górę: on i obaj sąsiedzi to obywatele; kciuk w dół: ktoś z nich nim nie jest. Wygrywa z obywatelami.
    .short = sprawdza gracza razem z sąsiadami
card-admirer = Wielbicielka
    .description = Co noc daje jednemu graczowi tajne alibi: jeśli miasto go nazajutrz skaże, nikt nie ginie. Nigdy temu samemu dwie noce z rzędu. Wygrywa z obywatelami.
    .short = daje jednemu graczowi alibi na dzień
card-sleuth = Śledczy
    .description = Co noc sprawdza jednego gracza albo do niego strzela. Przy sprawdzeniu kciuk w górę to Spokojny mieszkaniec, kciuk w dół ktoś inny. Wygrywa z obywatelami.
    .short = sprawdza albo strzela
card-lucky-one = Szczęściarz
    .description = Śpi przez całą noc. Nie imają się go strzały, trucizna ani więzienie; zabić może go tylko wyrok miasta. Wygrywa z obywatelami.
    .short = ginie tylko z wyroku miasta
card-avenger = Mściciel
    .description = Śpi przez całą noc. Gdy zginie w nocy albo z wyroku miasta, może od razu wskazać jednego żywego gracza, który też ginie. Wygrywa z obywatelami.
    .short = zabiera kogoś ze sobą
card-mafia = Mafia
    .description =
        { $faction ->
            [both] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy drugiego gangu już nie ma, a swoich jest co najmniej tylu, ilu obywateli.
           *[other]
                { $parity_counts ->
                    [all_others] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy na początku dnia przestępców jest co najmniej tylu, ilu wszystkich pozostałych.
                    [peaceful_only] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy na początku dnia przestępców jest co najmniej tylu, ilu Spokojnych mieszkańców.
                   *[citizens] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy na początku dnia przestępców jest co najmniej tylu, ilu obywateli.
                }
        }
    .short = strzelają razem, jeden gracz na noc
card-cartel = Kartel
    .description =
        { $faction ->
            [both] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy drugiego gangu już nie ma, a swoich jest co najmniej tylu, ilu obywateli.
           *[other]
                { $parity_counts ->
                    [all_others] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy na początku dnia przestępców jest co najmniej tylu, ilu wszystkich pozostałych.
                    [peaceful_only] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy na początku dnia przestępców jest co najmniej tylu, ilu Spokojnych mieszkańców.
                   *[citizens] Co noc budzi się z resztą gangu; razem strzelają do jednego gracza albo w powietrze. Wygrywa, gdy na początku dnia przestępców jest co najmniej tylu, ilu obywateli.
                }
        }
    .short = strzelają razem, jeden gracz na noc
card-lawyer = Adwokat
    .description = Co noc blokuje jednego innego gracza: zablokowany widzi skrzyżowane ręce i zasypia bez działania. Nigdy tego samego dwie noce z rzędu. Strzela i wygrywa z przestępcami.
    .short = co noc blokuje jednego gracza
card-lover = Kochanka
    .description =
        { $lover_mode ->
            [checked] Co noc wybiera jednego innego gracza: kto go tej nocy sprawdza, dostaje fałszywą odpowiedź. Strzela i wygrywa z przestępcami.
           *[checker] Co noc wybiera jednego innego gracza: jeśli on kogoś tej nocy sprawdza, dostaje fałszywą odpowiedź. Strzela i wygrywa z przestępcami.
        }
    .short = fałszuje odpowiedzi
card-bloodhound = Tropiciel
    .description = Co noc sprawdza jednego innego gracza. Kciuk w dół: Spokojny mieszkaniec; kciuk w górę: ktoś inny. Strzela i wygrywa z przestępcami.
    .short = węszy za rolami specjalnymi
card-werewolf = Wilkołak
    .description = Kto sprawdza strony, bierze Wilkołaka za obywatela. Budzi się z gangiem jak każdy przestępca. Strzela i wygrywa z przestępcami.
    .short = przy sprawdzeniu wygląda jak obywatel
card-boss = Boss
    .description = Gdy Mafia nie jest zgodna, rozstrzyga palec Bossa. Jeśli Boss zginie, jego rola w tajemnicy przechodzi na kogoś z Mafii. Strzela i wygrywa z przestępcami.
    .short = rozstrzyga spory Mafii
card-ringleader = Herszt
    .description = Gdy Kartel nie jest zgodny, rozstrzyga palec Herszta. Jeśli Herszt zginie, jego rola w tajemnicy przechodzi na kogoś z Kartelu. Strzela i wygrywa z przestępcami.
    .short = rozstrzyga spory Kartelu
card-maniac = Maniak
    .description = Gra sam i co noc strzela do jednego innego gracza. Wygrywa, jeśli na początku dnia żyje tylko on i jeszcze jedna osoba.
    .short = co noc strzela w pojedynkę
card-poisoner = Truciciel
    .description = Gra sam i co noc truje jednego innego gracza, który ginie następnego wieczoru, po głosowaniu. Wygrywa, gdy zostaje przy życiu tylko on.
    .short = ofiara ginie wieczorem
card-sectarian = Sekciarz
    .description = Co noc werbuje jednego gracza, który wstępuje do sekty i traci zdolności swojej karty. Wygrywa z sektą, gdy należą do niej wszyscy żywi.
    .short = co noc werbuje jednego gracza
card-revolutionary = Rewolucjonista
    .description = Gra sam i co noc strzela do jednego innego gracza; jeśli to Spokojny mieszkaniec, strzał nie pada, a kciuk idzie w górę. Wygrywa, gdy żyje tylko on i jeden Spokojny mieszkaniec.
    .short = nie strzela do Spokojnych mieszkańców
card-host = Prowadzący
    .description = Prowadzi grę, zna wszystkie karty i nie gra po niczyjej stronie.
    .short = prowadzi grę

## Strony, znaki, zwycięzcy, zakończenia

side-citizens = Obywatele
side-criminals = Przestępcy
side-outcasts = Wyrzutki
side-mafia-faction = Mafia
side-cartel-faction = Kartel
side-sect = Sekta
signal-thumb-up = kciuk w górę
signal-thumb-down = kciuk w dół
signal-thumb-sideways = kciuk w bok
meaning-citizen = Obywatel.
meaning-criminal = Przestępca.
meaning-outcast = Wyrzutek.
meaning-same = Razem.
meaning-different = Osobno.
meaning-all-citizens = Sami obywatele.
meaning-not-all-citizens = Nie sami obywatele.
meaning-peaceful = Spokojny.
meaning-other-role = Inna rola.
winner-citizens = Wygrywają obywatele: miasto znów należy do nich.
winner-criminals = Wygrywają przestępcy: miasto należy do nich.
winner-mafia-faction = Wygrywa Mafia: miasto należy do niej.
winner-cartel-faction = Wygrywa Kartel: miasto należy do niego.
winner-sect = Wygrywa sekta: wierzą już wszyscy.
winner-maniac = Wygrywa Maniak.
winner-poisoner = Wygrywa Truciciel.
winner-revolutionary = Wygrywa Rewolucjonista.
winner-none = Nikt nie wygrywa.
ending-city-clean = Nie żyje już żaden przestępca ani wyrzutek.
ending-parity = Przestępcy nie są już w mniejszości.
ending-faction-parity = Zostaje tylko jeden gang i nikt go nie powstrzyma.
ending-last-standing = Nikt inny już nie żyje.
ending-two-left = O świcie żyje dwoje, a wśród nich Maniak.
ending-extermination = Trucizna zrobiła swoje.
ending-revolution = Zostają Rewolucjonista i jeden Spokojny mieszkaniec.
ending-all-sect = Wszyscy żywi są w sekcie.
ending-nobody-left = Nikt nie pozostał przy życiu.
ending-revolutionary-alone = Rewolucjonista zostaje sam i nie ma już kogo wyzwalać.
ending-stalemate = Zbyt długo nic się nie dzieje.
ending-ended-by-host = Prowadzący kończy grę.
cause-shot = strzał
cause-exposed = zdemaskowanie Agenta
cause-poison = trucizna
cause-overdose = za dużo leczenia
cause-avenged = wybór Mściciela
cause-shown = pokazanie karty
cause-left = odejście z gry
cause-executed = wyrok miasta

## Fazy i kroki

phase-setup = Rozdanie
phase-quiet-night = Cicha noc
phase-night = Noc
phase-day = Dzień
phase-dawn = Świt
phase-discussion = Dyskusja
phase-voting = Głosowanie
phase-evening = Wieczór
phase-over = Koniec
phase-call-criminals = Przestępcy
phase-call-lawyer = Adwokat
phase-call-doctor = Lekarz
phase-call-bodyguard = Ochroniarz
phase-call-mafia = Mafia
phase-call-cartel = Kartel
phase-call-maniac = Maniak
phase-call-poisoner = Truciciel
phase-call-revolutionary = Rewolucjonista
phase-call-sect = Sekta
phase-call-lover = Kochanka
phase-call-detective =
    { $duty ->
        [detective] Detektyw
        [patrolman] Posterunkowy
       *[both] Detektyw lub Posterunkowy
    }
phase-call-journalist = Dziennikarz
phase-call-psychic = Jasnowidz
phase-call-bloodhound = Tropiciel
phase-call-sleuth = Śledczy
phase-call-judge = Sędzia
phase-call-admirer = Wielbicielka
phase-second-choice = Jeszcze jedna ofiara
phase-avenger-window = Wybór Mściciela
phase-last-word = Ostatnie słowo
phase-first-round = Pierwsza tura
phase-second-round = Druga tura

## Co się odczytuje

lobby-line = Dla 6–18 graczy i prowadzącego; może grać mniej lub więcej osób.
advice-player-range = Najlepiej gra się w 6–18 osób; można i tak zagrać.
advice-table-peaceful-resident = Instrukcja zaleca tu inną liczbę Spokojnych mieszkańców; można i tak zagrać.
advice-table-special-citizens = Instrukcja zaleca tu mniej specjalnych obywateli; można i tak zagrać.
advice-table-criminals = Instrukcja zaleca tu mniej przestępców i wyrzutków; można i tak zagrać.
advice-no-check-or-shot = Żaden obywatel nie sprawdza ani nie strzela: miastu będzie trudno wygrać.
advice-opt-sound-mind = Ostatnie słowo bardzo sprzyja rolom, które sprawdzają.
advice-opt-grave-secrets = Ukryte karty utrudniają grę: mniej wychodzi na jaw.
advice-opt-name-of-truth = Pokazane karty zostawiają mniej miejsca na blef.
advice-bad-player-count = Żaden zestaw nie pasuje do tylu graczy: zmień ich liczbę albo wybierz role samodzielnie.
advice-bad-setup = Tego zestawu nie da się rozdać: kart ma być tyle co graczy, a przestępców mniej niż obywateli.
advice-both-apart = Gdy grają i Mafia, i Kartel, nie ma wyrzutków ani specjalnych przestępców: usuń te karty.
advice-both-equal = Mafia i Kartel muszą mieć po tyle samo kart.
advice-outcasts = Wyrzutków jest więcej, niż pozwalają ustawienia ({ $most }): usuń kogoś albo zmień ustawienie.

# Co teraz mają robić wszyscy.

prompt-setup = Obejrzyj w tajemnicy swoją kartę.
prompt-discussion = Rozmawiajcie swobodnie: kim są przestępcy?
prompt-first-round = Podnieś rękę, gdy padnie imię osoby, którą skazujesz.
prompt-second-round = Remis: podnieś rękę przeciw jednej z tych osób.
prompt-avenger-window = Mścicielu, możesz zabrać kogoś ze sobą.
prompt-last-word = Ostatnie słowo: kogo podejrzewasz?

# Wezwanie bierze numer nocy i nie wie, kto jest kim ani czy ktoś się budzi.

call-criminals = Budzą się przestępcy i patrzą, kto jest z nimi.
call-lawyer = Budzi się Adwokat. Kogo blokujesz?
call-doctor = Budzi się Lekarz. Kogo leczysz?
call-bodyguard = Budzi się Ochroniarz. Kogo chronisz?
call-mafia =
    { $night ->
        [1] Budzi się Mafia i patrzy, kto do niej należy.
       *[other] Budzi się Mafia. Do kogo strzelacie?
    }
call-cartel =
    { $night ->
        [1] Budzi się Kartel i patrzy, kto do niego należy.
       *[other] Budzi się Kartel. Do kogo strzelacie?
    }
call-maniac = Budzi się Maniak. Kto będzie ofiarą?
call-poisoner = Budzi się Truciciel. Kto dostaje truciznę?
call-revolutionary = Budzi się Rewolucjonista. Do kogo strzelasz?
call-sect = Budzi się sekta. Kto ma do niej wstąpić?
call-lover = Budzi się Kochanka. Czyje odpowiedzi będą fałszywe?
call-detective =
    { $duty ->
        [detective] Budzi się Detektyw. Czyją stronę chcesz poznać?
        [patrolman] Budzi się Posterunkowy. Czyją stronę chcesz poznać?
       *[both] Budzi się Detektyw albo Posterunkowy. Czyją stronę chcesz poznać?
    }
call-journalist = Budzi się Dziennikarz. Kogo z kim porównujesz?
call-psychic = Budzi się Jasnowidz. Czyjej okolicy się przyglądasz?
call-bloodhound = Budzi się Tropiciel. Czyim śladem idziesz?
call-sleuth = Budzi się Śledczy. Kogo sprawdzasz albo do kogo strzelasz?
call-judge = Budzi się Sędzia. Kto idzie do więzienia, kto na wolność?
call-admirer = Budzi się Wielbicielka. Komu dajesz alibi?

## Co robią gracze

act-ready = Nic do dodania
act-unready = Jednak coś dodam
act-block = Zablokuj
act-heal = Ulecz
act-guard = Chroń
act-point = Wskaż
act-done = Skończ
act-pass = Spasuj
act-shoot = Strzel
act-poison = Otruj
act-recruit = Zwerbuj
act-falsify = Uwiedź
act-check = Sprawdź
act-jail = Zamknij
act-release = Wypuść
act-alibi = Daj alibi
act-say = Powiedz
act-claim = Zeznaj
act-show = Pokaż kartę
act-vote = Podnieś rękę
act-abstain = Pomiń tę turę
act-avenge = Zabierz ze sobą
act-leave = Odejdź z gry
choice-up = W powietrze
choice-citizen = Obywatel
choice-criminal = Przestępca
choice-outcast = Wyrzutek

## Co robi prowadzący

host-act-next = Dalej
host-act-limit = Ustaw limit czasu
host-act-false = Fałszywa odpowiedź
host-act-warn = Ostrzeż
host-act-unwarn = Cofnij ostrzeżenie
host-act-remove = Usuń z gry
host-act-stop = Przerwij grę
host-act-leave = Odejdź z gry
host-act-lead = Prowadź grę
host-act-correct = Popraw

## Dlaczego czegoś nie wolno

reason-bad-player-count = Ta gra nie jest dla tylu graczy: zmień ich liczbę albo zestaw ról.
reason-bad-setup = Tak nie da się rozdać: sprawdź liczbę kart, przestępców i wyrzutków.
reason-dead-actor = Jesteś poza grą: od teraz możesz tylko patrzeć.
reason-wrong-phase = Teraz nie można tego zrobić; poczekaj na właściwą część gry.
reason-not-your-role = Teraz działa inna rola; poczekaj na wezwanie swojej.
reason-no-ability = Twoja karta nie może teraz działać; poczekaj, aż będzie mogła.
reason-not-a-voter = W więzieniu nie głosujesz; możesz mówić, aż wyjdziesz na wolność.
reason-claims-used = Na dziś dość zeznań; własnymi słowami możesz mówić dalej.
reason-target-dead = Ten gracz jest poza grą; wybierz żywego.
reason-target-self = Nie możesz wybrać siebie; wybierz innego gracza.
reason-repeat-target = To był twój wybór zeszłej nocy; dziś wybierz kogoś innego.
reason-bad-target = Tego gracza nie można do tego wybrać; wybierz innego.
reason-must-choose = Nie możesz spasować: najpierw wybierz gracza.
reason-already-acted = Wybór w tym kroku już zapadł; nie można go zmienić.
reason-not-a-candidate = Teraz pada inne imię; podnieś rękę, gdy padnie właściwe.
reason-already-voted = Twój wybór w tej turze już się liczy; poczekaj na następne głosowanie.
reason-nothing-claimed = Nie ma teraz takiego zeznania; wybierz coś innego.
reason-not-seen = Tego nikt nie widział; podaj powód, który widzieli wszyscy.
reason-not-in-game = Tego nie ma w tej grze; wybierz coś z pokazanych.
reason-not-allowed = Zasady na to nie pozwalają; wybierz jedno z działań, które widzisz.

## Ustawienia

# `value` mówi jedną wartość ustawienia w słowie lub dwóch.

preset-default = Zwykłe role
preset-first-game = Pierwsza gra
setting-preset = Zestaw ról
    .help = Proponuje role dla liczby graczy: zwykłe albo prosty zestaw na pierwszą grę.
setting-faction = Przestępcy
    .help = Przestępcami są Mafia albo Kartel, a od 12 graczy także oba gangi przeciw sobie.
    .value =
        { $value ->
            [mafia] Mafia
            [cartel] Kartel
           *[both] Oba
        }
setting-host = Prowadzący
    .help = Grę prowadzi program, osoba, która zakłada stół, albo ta, która dostanie kartę prowadzącego.
    .value =
        { $value ->
            [software] Program
            [human_chosen] Kto zakłada stół
           *[human_dealt] Z rozdania
        }
setting-deck = Proponowane role
    .help = Jeśli nie wybierzesz ról, są zwykłe dla tylu graczy albo te na pierwszą grę.
    .value =
        { $value ->
            [default] Zwykłe
           *[first_game] Pierwsza gra
        }
setting-first-special = Specjalny obywatel
    .help = Jedyny specjalny obywatel w pierwszej grze.
    .value =
        { $value ->
            [detective] Detektyw
            [sleuth] Śledczy
           *[doctor] Lekarz
        }
setting-roles = Role w grze
    .help = Te karty są rozdawane, po jednej dla każdego gracza.
setting-decks = Karty z każdej talii
    .help = Tyle kart dobiera się w ciemno z talii obywateli, przestępców i wyrzutków.
setting-role-table = Tabela z instrukcji
    .help = Zestaw ról spoza tabeli budzi ostrzeżenie, jest odrzucany albo przechodzi bez słowa.
    .value =
        { $value ->
            [warn] Ostrzeżenie
            [enforce] Wiążąca
           *[off] Pomijana
        }
setting-max-outcasts = Najwięcej wyrzutków
    .help = Tylu wyrzutków może być w grze; instrukcja zaleca jednego.
    .value = { $value }
setting-agent-quiet-night = Agent w Cichą noc
    .help = Agent budzi się z przestępcami już od pierwszej nocy albo dopiero od drugiej.
    .value =
        { $value ->
            [wakes] Budzi się
           *[sleeps] Śpi
        }
setting-night-calls = Role wzywane w nocy
    .help = Prowadzący wzywa wszystkie role tej gry, tylko role żywych albo wszystkie, jakie są.
    .value =
        { $value ->
            [in_play] Tej gry
            [living] Żywych
           *[all] Wszystkie
        }
setting-night-pace = Tempo nocy
    .help = Wezwanie trwa cały swój czas albo do chwili, gdy wszyscy żywi coś zatwierdzą.
    .value =
        { $value ->
            [together] Wszyscy razem
           *[fixed] Stałe
        }
setting-voluntary-pass = Pasowanie w nocy
    .help = W nocy nikogo nie wybrać może tylko Sędzia albo każda rola.
    .value =
        { $value ->
            [book] Tylko Sędzia
           *[any] Każdy
        }
setting-self-protect = Chronienie siebie
    .help = Lekarz i Wielbicielka mogą wybrać siebie.
    .value =
        { $value ->
            [allow] Wolno
           *[deny] Nie wolno
        }
setting-self-check = Sprawdzanie siebie
    .help = Dziennikarz i Jasnowidz mogą wybrać siebie.
    .value =
        { $value ->
            [deny] Nie wolno
           *[allow] Wolno
        }
setting-faction-chat = Pisanie w nocy
    .help = Kto budzi się z gangiem, może do swoich pisać; w przeciwnym razie tylko wskazuje.
setting-boss-decides = Kiedy rozstrzyga szef
    .help = Boss albo Herszt rozstrzyga przy równych głosach albo zawsze, gdy gang nie jest jednomyślny.
    .value =
        { $value ->
            [ties] W sporze
           *[any_disagreement] Bez jednomyślności
        }
setting-faction-tie = Spór bez szefa
    .help = Bez Bossa i Herszta sporny strzał nie pada albo trafia kogoś z najczęściej wskazywanych.
    .value =
        { $value ->
            [no_shot] Bez strzału
           *[random] Losowo
        }
setting-agent-vote = Wskazanie Agenta
    .help = Wskazanie Agenta liczy się jak u przestępców albo jest tylko widoczne.
    .value =
        { $value ->
            [counts] Liczy się
           *[shown_only] Tylko widać
        }
setting-bodyguard-model = Ochroniarz
    .help = Ochroniarz ginie od każdego strzału do chronionego albo tylko od takiego, który by zabił.
    .value =
        { $value ->
            [intercept] Od każdego
           *[substitute] Od śmiertelnego
        }
setting-lover-mode = Czyje odpowiedzi kłamią
    .help = Fałszywe są odpowiedzi, które dostaje wybrany przez Kochankę gracz, albo te o nim.
    .value =
        { $value ->
            [checker] Które dostaje
           *[checked] Te o nim
        }
setting-lover-false = Fałszywa z trzech
    .help = Fałszywą odpowiedź o stronie ustala instrukcja, los albo prowadzący.
    .value =
        { $value ->
            [fixed] Ustalona
            [random] Losowo
           *[host] Prowadzący
        }
setting-psychic-neighbours = Sąsiedzi Jasnowidza
    .help = Sąsiedzi to najbliżsi żywi gracze albo miejsca obok, żywe czy nie.
    .value =
        { $value ->
            [living] Żywi
           *[seats] Miejsca obok
        }
setting-journalist-mafia-cartel = Mafia a Kartel
    .help = Dla Dziennikarza Mafia i Kartel to różne strony albo jedna.
    .value =
        { $value ->
            [different] Różne
           *[same] Jedna
        }
setting-patrolman-without-detective = Bez Detektywa
    .help = Jeśli w grze nie ma Detektywa, Posterunkowy sprawdza od drugiej nocy albo wcale.
    .value =
        { $value ->
            [active] Na służbie
           *[inactive] Śpi
        }
setting-votes-per-player = Ręce w turze
    .help = W jednej turze można podnieść rękę przeciw jednemu graczowi albo kilku.
    .value =
        { $value ->
            [one] Jedna
           *[many] Kilka
        }
setting-tie-rule = Po remisie
    .help = Po remisie jest druga tura między remisującymi albo nikt nie zostaje skazany.
    .value =
        { $value ->
            [runoff] Druga tura
           *[none] Nikt
        }
setting-parity-counts = Przestępcy dorównują
    .help = Przestępcy wygrywają, gdy jest ich tylu co obywateli, co innych albo co Spokojnych mieszkańców.
    .value =
        { $value ->
            [citizens] Obywatelom
            [all_others] Wszystkim innym
           *[peaceful_only] Spokojnym
        }
setting-nobody-left = Nikt nie przeżył
    .help = Jeśli nikt nie przeżyje, wygrywają obywatele albo nikt.
    .value =
        { $value ->
            [citizens] Obywatele
           *[draw] Nikt
        }
setting-sect-heir = Następca w sekcie
    .help = Po śmierci głowy sekty nikt już nie werbuje albo robi to wylosowany członek.
    .value =
        { $value ->
            [none] Brak
           *[random] Losowy
        }
setting-opt-sound-mind = Przy zdrowych zmysłach…
    .help = Zabity może powiedzieć, kogo podejrzewa. To bardzo sprzyja rolom, które sprawdzają.
setting-opt-who-is-who = Kto jest kim?
    .help = Karty dobiera się w ciemno z trzech talii: nikt nie wie, jakie role są w grze; wzywa się wszystkie.
setting-opt-grave-secrets = Zabiorę tajemnice do grobu
    .help = Zabity nie pokazuje karty; musi tylko Mściciel, który kogoś zabiera.
setting-opt-name-of-truth = W imię prawdy!
    .help = W dzień, przed głosowaniem, można pokazać wszystkim kartę; potem odpada się jak po śmierci.
setting-opt-all-in-moderation = Wszystko z umiarem
    .help = Lekarz może leczyć tego samego gracza dwie noce z rzędu, ale drugi raz to trucizna.
setting-sound-mind-scope = Kto ma ostatnie słowo
    .help = Ostatnie słowo mają tylko zabici albo także skazani.
    .value =
        { $value ->
            [killed] Zabici
           *[all] Także skazani
        }
setting-grave-scope = Kto kryje kartę
    .help = Karty kryją tylko zabici albo także skazani.
    .value =
        { $value ->
            [killed] Zabici
           *[all] Także skazani
        }
setting-stalemate-turns = Spokojne rundy do końca
    .help = Po tylu rundach bez śmierci i werbunku gra kończy się bez zwycięzcy; 0: nigdy.
setting-deal-limit-s = Czas na rozdanie
    .help = Tyle czasu jest na obejrzenie karty; 0: bez limitu, aż wszyscy będą gotowi.
setting-discussion-limit-s = Czas na dyskusję
    .help = Tyle najwyżej trwa dyskusja; 0: bez limitu, aż wszyscy zechcą głosować.
setting-night-step-limit-s = Czas na wezwanie w nocy
    .help = Tyle trwa każde nocne wezwanie, cokolwiek się w nim dzieje; 0: bez limitu, aż będzie po wszystkim.
setting-quiet-step-s = Najkrótsze wezwanie
    .help = Wezwanie bez limitu trwa co najmniej tyle, żeby nie było słychać, czy ktoś działa.
setting-vote-limit-s = Czas na każde imię
    .help = Tyle czasu jest na podniesienie ręki; 0: bez limitu, aż wszyscy odpowiedzą.
setting-response-limit-s = Czas dla zmarłych
    .help = Tyle może myśleć Mściciel i trwać ostatnie słowo; 0: bez limitu, aż skończą.

## Zeznania

claim-am =
    { $words_kind ->
        [citizens] Jestem po stronie obywateli.
        [criminals] Jestem po stronie przestępców.
        [outcasts] Jestem po stronie wyrzutków.
       *[other] Moja karta: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [citizens] Nie jestem po stronie obywateli.
        [criminals] Nie jestem po stronie przestępców.
        [outcasts] Nie jestem po stronie wyrzutków.
       *[other] Moja karta to nie { $words }.
    }
claim-think =
    { $words_kind ->
        [citizens] Myślę, że { $seats } jest po stronie obywateli.
        [outcasts] Myślę, że { $seats } jest po stronie wyrzutków.
        [mafia] Myślę, że { $seats } jest w Mafii.
        [cartel] Myślę, że { $seats } jest w Kartelu.
       *[criminals] Myślę, że { $seats } jest po stronie przestępców.
    }
claim-sure =
    { $words_kind ->
        [citizens] Na pewno { $seats } jest po stronie obywateli.
        [outcasts] Na pewno { $seats } jest po stronie wyrzutków.
        [mafia] Na pewno { $seats } jest w Mafii.
        [cartel] Na pewno { $seats } jest w Kartelu.
       *[criminals] Na pewno { $seats } jest po stronie przestępców.
    }
claim-word-peaceful-resident = { card-peaceful-resident }
claim-word-agent = { card-agent }
claim-word-judge = { card-judge }
claim-word-detective = { card-detective }
claim-word-journalist = { card-journalist }
claim-word-doctor = { card-doctor }
claim-word-bodyguard = { card-bodyguard }
claim-word-patrolman = { card-patrolman }
claim-word-psychic = { card-psychic }
claim-word-admirer = { card-admirer }
claim-word-sleuth = { card-sleuth }
claim-word-lucky-one = { card-lucky-one }
claim-word-avenger = { card-avenger }
claim-word-mafia = { card-mafia }
claim-word-cartel = { card-cartel }
claim-word-lawyer = { card-lawyer }
claim-word-lover = { card-lover }
claim-word-bloodhound = { card-bloodhound }
claim-word-werewolf = { card-werewolf }
claim-word-boss = { card-boss }
claim-word-ringleader = { card-ringleader }
claim-word-maniac = { card-maniac }
claim-word-poisoner = { card-poisoner }
claim-word-sectarian = { card-sectarian }
claim-word-revolutionary = { card-revolutionary }
claim-word-citizens = po stronie obywateli
    .short = obywatele
claim-word-criminals = po stronie przestępców
    .short = przestępcy
claim-word-outcasts = po stronie wyrzutków
    .short = wyrzutki
claim-word-citizen = obywatel
claim-word-criminal = przestępca
claim-word-outcast = wyrzutek
claim-word-same = razem
claim-word-different = osobno
claim-word-all-citizens = sami obywatele
claim-word-not-all-citizens = nie sami obywatele
claim-word-peaceful = spokojny
claim-word-other-role = inna rola
claim-word-heal = leczę
claim-word-guard = chronię
claim-word-shoot = strzelam
claim-word-jail = zamykam
claim-word-release = wypuszczam
claim-word-alibi = daję alibi
claim-word-block = blokuję
claim-word-falsify = uwodzę
claim-word-poison = truję
claim-word-recruit = werbuję
