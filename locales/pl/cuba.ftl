# Słowa księgi `cuba`; jak fakt staje się słowami, mówi citysleeps/views/words.py.

## Fakty dla wszystkich

game-set = Przy stole ({ $seats_count }): { $seats }. Ojciec chrzestny: { $godfather }. W pudełku: 15 diamentów oraz { $mix }. { $jokers ->
        [0] Ojciec chrzestny nie ma jokera
        [one] Ojciec chrzestny ma { $jokers } jokera
        [few] Ojciec chrzestny ma { $jokers } jokery
       *[other] Ojciec chrzestny ma { $jokers } jokerów
    }.
    .heading = Kradzież
    .mix = { $mix } × { $number }
box-passed = { $giver } podaje pudełko dalej. Teraz trzyma je { $to }.
investigation-opened = Pudełko wróciło. Ojcze chrzestny, znajdź swoje diamenty.
    .heading = Śledztwo
asked =
    { $kind_kind ->
        [free] { $asker } pyta ({ $seat }): „{ $text }”
       *[other] { $asker } pyta ({ $seat }): { $kind }
    }
claimed =
    { $kind_kind ->
        [received_diamonds]
            { $seat } twierdzi: gdy pudełko do mnie dotarło, { $diamonds ->
                [0] nie było w nim diamentów
                [one] był w nim { $diamonds } diament
                [few] były w nim { $diamonds } diamenty
               *[other] było w nim { $diamonds } diamentów
            }.
        [received_tokens]
            { $tokens_count ->
                [0] { $seat } twierdzi: gdy pudełko do mnie dotarło, nie było w nim żetonów.
                [1] { $seat } twierdzi: gdy pudełko do mnie dotarło, był w nim żeton: { $tokens }.
               *[other] { $seat } twierdzi: gdy pudełko do mnie dotarło, były w nim żetony: { $tokens }.
            }
        [passed]
            { $tokens_count ->
                [0]
                    { $seat } twierdzi: gdy pudełko poszło ode mnie dalej, { $diamonds ->
                        [0] było puste
                        [one] był w nim { $diamonds } diament i ani jednego żetonu
                        [few] były w nim { $diamonds } diamenty i ani jednego żetonu
                       *[other] było w nim { $diamonds } diamentów i ani jednego żetonu
                    }.
               *[other]
                    { $seat } twierdzi: gdy pudełko poszło ode mnie dalej, { $diamonds ->
                        [0] nie było w nim diamentów
                        [one] był w nim { $diamonds } diament
                        [few] były w nim { $diamonds } diamenty
                       *[other] było w nim { $diamonds } diamentów
                    }; żetony: { $tokens }.
            }
        [took]
            { $tokens_count ->
                [0]
                    { $seat } twierdzi: { $diamonds ->
                        [0] mam puste kieszenie
                        [one] mój łup to { $diamonds } diament
                        [few] mój łup to { $diamonds } diamenty
                       *[other] mój łup to { $diamonds } diamentów
                    }.
               *[other] { $seat } twierdzi: mój łup to żeton: { $tokens }.
            }
        [bagged]
            { $tokens_count ->
                [0] { $seat } twierdzi: woreczek jest pusty.
               *[other] { $seat } twierdzi: w woreczku jest żeton: { $tokens }.
            }
        [removed]
            { $seat } twierdzi: zanim pudełko ruszyło, { $diamonds ->
                [0] żaden diament nie został u mnie
                [one] został u mnie { $diamonds } diament
                [few] zostały u mnie { $diamonds } diamenty
               *[other] zostało u mnie { $diamonds } diamentów
            }.
       *[came_back]
            { $tokens_count ->
                [0]
                    { $seat } twierdzi: gdy pudełko wróciło, { $diamonds ->
                        [0] było puste
                        [one] był w nim { $diamonds } diament i ani jednego żetonu
                        [few] były w nim { $diamonds } diamenty i ani jednego żetonu
                       *[other] było w nim { $diamonds } diamentów i ani jednego żetonu
                    }.
               *[other]
                    { $seat } twierdzi: gdy pudełko wróciło, { $diamonds ->
                        [0] nie było w nim diamentów
                        [one] był w nim { $diamonds } diament
                        [few] były w nim { $diamonds } diamenty
                       *[other] było w nim { $diamonds } diamentów
                    }; żetony: { $tokens }.
            }
    }
    .tokens = { $tokens }
said = { $seat }: „{ $text }”
accused = { $seat }, opróżnij kieszenie!
bang = BANG! { $seat } to Czyściciel i strzela.
revealed =
    { $tokens_count ->
        [0]
            { $seat } pokazuje { $diamonds ->
                [0] puste kieszenie
                [one] { $diamonds } diament
                [few] { $diamonds } diamenty
               *[other] { $diamonds } diamentów
            }.
       *[other]
            { $seat } pokazuje { $diamonds ->
                [0] żeton
                [one] { $diamonds } diament i żeton
                [few] { $diamonds } diamenty i żeton
               *[other] { $diamonds } diamentów i żeton
            }: { $tokens }.
    }
    .tokens = { $tokens }
diamonds-returned = { $number ->
        [one] { $number } diament wraca
        [few] { $number } diamenty wracają
       *[other] { $number } diamentów wraca
    } do Ojca chrzestnego. Odzyskane do tej pory: { $total }.
joker-given = Oskarżenie było niesłuszne: { $seat } dostaje jokera. { $left ->
        [0] Nie zostaje żaden joker
        [one] Zostaje { $left } joker
        [few] Zostają { $left } jokery
       *[other] Zostaje { $left } jokerów
    }.
eliminated =
    { $cause_kind ->
        [bang] BANG! { $seat } odpada.
       *[other] { $seat } odpada: { $cause }.
    }
left = { $seat } odchodzi z gry.
last-reveals = { $ending } Pozostali, pokażcie swój łup.
game-over =
    { $winners_count ->
        [0] Koniec gry. { $ending } Nie wygrywa nikt.
        [1] Koniec gry. { $ending } Wygrywa { $winners }.
       *[other] Koniec gry. { $ending } Wygrywają { $winners }.
    }
    .heading = Koniec
final-reveal = Wszystko zostaje odkryte: { $loot_diamonds }.{ $removed ->
        [-1] { "" }
        [0] { " " }U Ojca chrzestnego nie został żaden diament. Tyle diamentów było w pudełku: { $saw_diamonds }.
        [one] { " " }U Ojca chrzestnego został { $removed } diament. Tyle diamentów było w pudełku: { $saw_diamonds }.
        [few] { " " }U Ojca chrzestnego zostały { $removed } diamenty. Tyle diamentów było w pudełku: { $saw_diamonds }.
       *[other] { " " }U Ojca chrzestnego zostało { $removed } diamentów. Tyle diamentów było w pudełku: { $saw_diamonds }.
    }{ $bag_kind ->
        [none] { "" }
       *[other] { " " }W woreczku: { $bag }.
    }{ $left_diamonds ->
        [-1] { "" }
        [0] { " " }W pudełku nie został żaden diament.
        [one] { " " }W pudełku został { $left_diamonds } diament.
        [few] { " " }W pudełku zostały { $left_diamonds } diamenty.
       *[other] { " " }W pudełku zostało { $left_diamonds } diamentów.
    }{ $left_tokens_count ->
        [0] { "" }
       *[other] { " " }Żetony, które zostały w pudełku: { $left_tokens }.
    }{ $stolen ->
        [-1] { "" }
        [0] { " " }Nie brakowało diamentów.
        [one] { " " }Brakowało { $stolen } diamentu.
       *[other] { " " }Brakowało { $stolen } diamentów.
    }
    .loot_diamonds =
        { $roles_kind ->
            [none]
                { $loot_diamonds ->
                    [-1] { $name } – nie wiadomo
                   *[other] { $name } – bez roli
                }
            [thief] { $name } – { $roles } ({ $loot_diamonds })
           *[other] { $name } – { $roles }
        }
    .saw_diamonds =
        { $saw_diamonds ->
            [-1] { "" }
           *[other] { $name } – { $saw_diamonds }
        }
    .left_tokens = { $left_tokens }
next-godfather =
    { $by_lot ->
        [yes] Decyduje los: następnym Ojcem chrzestnym będzie { $seat }.
       *[no] Następnym Ojcem chrzestnym będzie { $seat }.
    }{ $voters_count ->
        [0] { "" }
       *[other] { " " }Głosy: { $voters }.
    }
    .voters = { $voters } → { $names }
corrected = Cofamy ostatni wpis: wszystko jest tak, jak było przed nim.

## Fakty dla niektórych

own-removal =
    { $you ->
        [yes]
            { $number ->
                [0] Żaden diament nie zostaje u ciebie
                [one] { $number } diament zostaje u ciebie
                [few] { $number } diamenty zostają u ciebie
               *[other] { $number } diamentów zostaje u ciebie
            }.
       *[no]
            { $me } zostawia sobie diamenty: { $number ->
                [0] ani jednego
                [one] { $number }
                [few] { $number }
               *[other] { $number }
            }.
    }
box-seen =
    { $you ->
        [yes]
            W twoim pudełku: { $diamonds ->
                [0] ani jednego diamentu
                [one] { $diamonds } diament
                [few] { $diamonds } diamenty
               *[other] { $diamonds } diamentów
            }; { $tokens_count ->
                [0] żadnych żetonów
               *[other] { $tokens }
            }.
       *[no]
            { $me } ma w pudełku: { $diamonds ->
                [0] ani jednego diamentu
                [one] { $diamonds } diament
                [few] { $diamonds } diamenty
               *[other] { $diamonds } diamentów
            }; { $tokens_count ->
                [0] żadnych żetonów
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
own-bag =
    { $you ->
        [yes] Do woreczka: { $token }.
       *[no] { $me } – do woreczka: { $token }.
    }
own-loot =
    { $you ->
        [yes]
            { $tokens_count ->
                [0]
                    { $diamonds ->
                        [0] Nie bierzesz niczego
                        [one] Bierzesz { $diamonds } diament
                        [few] Bierzesz { $diamonds } diamenty
                       *[other] Bierzesz { $diamonds } diamentów
                    }. Twoja rola: { $role }.
               *[other] Bierzesz żeton. Twoja rola: { $role }.
            }
       *[no]
            { $tokens_count ->
                [0]
                    { $me } { $diamonds ->
                        [0] nie bierze niczego
                        [one] bierze { $diamonds } diament
                        [few] bierze { $diamonds } diamenty
                       *[other] bierze { $diamonds } diamentów
                    }. Rola: { $role }.
               *[other] { $me } bierze żeton. Rola: { $role }.
            }
    }
box-back =
    { $you ->
        [yes]
            Wraca do ciebie: { $diamonds ->
                [0] ani jeden diament
                [one] { $diamonds } diament
                [few] { $diamonds } diamenty
               *[other] { $diamonds } diamentów
            }; { $tokens_count ->
                [0] żadnych żetonów
               *[other] { $tokens }
            }.
       *[no]
            { $me } dostaje z powrotem: { $diamonds ->
                [0] ani jednego diamentu
                [one] { $diamonds } diament
                [few] { $diamonds } diamenty
               *[other] { $diamonds } diamentów
            }; { $tokens_count ->
                [0] żadnych żetonów
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
stolen-noted = W pudełku brakuje: { $number ->
        [0] niczego
        [one] { $number } diamentu
        [few] { $number } diamentów
       *[other] { $number } diamentów
    }.
outstanding = Do odzyskania: { $number ->
        [0] już nic
        [one] { $number } diament
        [few] { $number } diamenty
       *[other] { $number } diamentów
    }.
bang-prompt = Pod oskarżeniem: { $accused }. BANG czy nie strzelasz?
own-hold =
    { $you ->
        [yes] Nie strzelasz.
       *[no] { $me } nie strzela.
    }
revive-prompt = Cisza. Zapytaj kogoś innego o coś innego.
own-vote =
    { $you ->
        [yes] Twój wybór: { $seat }.
       *[no] { $me } wskazuje: { $seat }.
    }
warned = Uwaga: { $warnings }.

## Role i żetony

# `description` mówi, kim się jest, `aim` – czego się chce, `short` – oboje w jednej linii; `advice` jest radą księgi.

role-godfather = Ojciec chrzestny
    .description = Wszyscy znają Ojca chrzestnego: w tajemnicy zostawia sobie do pięciu diamentów, puszcza pudełko w obieg, a potem pyta i oskarża, kogo chce. Jeśli oskarży Agenta, od razu przegrywa; oskarżenie kogokolwiek innego niż Złodziej kosztuje jokera.
    .aim = Odzyskaj wszystkie skradzione diamenty.
    .short = pyta, oskarża, chce odzyskać diamenty
    .advice = Sprawdź, komu możesz ufać, i graj swoją rolę przekonująco. Oskarżaj tylko Złodziei: każde inne oskarżenie kosztuje jokera albo grę.
role-thief = Złodziej
    .description = Ma jeden diament lub więcej. Po oskarżeniu oddaje wszystkie i odpada.
    .aim = Niech Ojciec chrzestny odpadnie, gdy ty jesteś w grze i masz najwięcej diamentów.
    .short = ma diamenty i chce mieć najwięcej
role-loyal = Lojalny
    .description = Ma żeton Lojalnego. Wygrywa razem z Ojcem chrzestnym.
    .aim = Niech Ojciec chrzestny odzyska wszystkie skradzione diamenty.
    .short = wygrywa z Ojcem chrzestnym
    .advice = Spraw, by Ojciec chrzestny ci uwierzył, i pomóż mu znaleźć winnych.
role-agent-fbi = Agent FBI
    .description = Ma żeton FBI. Gra i wygrywa w pojedynkę, gdy Ojciec chrzestny oskarży właśnie tego Agenta.
    .aim = Daj się oskarżyć Ojcu chrzestnemu.
    .short = czeka na oskarżenie
role-agent-cia = Agent CIA
    .description = Ma żeton CIA. Gra i wygrywa w pojedynkę, gdy Ojciec chrzestny oskarży właśnie tego Agenta.
    .aim = Daj się oskarżyć Ojcu chrzestnemu.
    .short = czeka na oskarżenie
role-driver = Kierowca
    .description =
        { $driver_joins_solo_win ->
            [no] Ma żeton Kierowcy. Wygrywa zawsze z sąsiadem po prawej, chyba że ktoś wygrywa sam; kim jest ten sąsiad, nie mówi nikt.
           *[yes] Ma żeton Kierowcy. Wygrywa dokładnie wtedy, gdy wygrywa sąsiad po prawej; kim on jest, nie mówi nikt.
        }
    .aim = Niech wygra twój sąsiad po prawej.
    .short = wygrywa z sąsiadem po prawej
role-cleaner = Czyściciel
    .description = Ma żeton Czyściciela. Wygrywa z Ojcem chrzestnym albo woła BANG, gdy ktoś jest oskarżony: jeśli to Agent, Czyściciel wygrywa sam, a jeśli nie, odpadają razem.
    .aim = Niech Ojciec chrzestny odzyska wszystkie skradzione diamenty – albo zastrzel Agenta.
    .short = lojalny, który może strzelić
role-street-urchin = Ulicznik
    .description = Dostaje puste pudełko albo siedzi na końcu i nie bierze nic. Wygrywa razem ze zwycięskim Złodziejem.
    .aim = Niech wygra Złodziej.
    .short = nie ma nic, wygrywa ze Złodziejem
    .advice = Ściągaj na siebie podejrzenia, na przykład dając się niesłusznie oskarżyć.
token-loyal = Lojalny
token-agent-fbi = Agent FBI
token-agent-cia = Agent CIA
token-driver = Kierowca
token-cleaner = Czyściciel

## Strony, powody, zakończenia

side-godfather-side = Z Ojcem chrzestnym
side-thieves-side = Ze Złodziejami
side-solo = W pojedynkę
side-passenger = Pasażer
cause-thief-caught = to schwytany Złodziej
cause-taking-error = błąd przy braniu
cause-bang = BANG
cause-no-joker = brak jokera
cause-conceded = poddanie się
cause-time-up = koniec czasu
ending-diamonds-recovered = Wszystkie skradzione diamenty są odzyskane.
ending-agent-accused = Oskarżenie padło na Agenta.
ending-godfather-eliminated = Ojciec chrzestny odpada.
ending-cleaner-shot-agent = Czyściciel zastrzelił Agenta.
ending-void = Gra jest nieważna.

## Pytania i zeznania

# `short` to przycisk; zeznanie odpowiada na pytanie swojego rodzaju.

question-received-diamonds = Ile diamentów było w pudełku, gdy do ciebie dotarło?
    .short = Ile diamentów przyszło?
question-received-tokens = Jakie żetony były w pudełku, gdy do ciebie dotarło?
    .short = Jakie żetony przyszły?
question-passed = Co było w pudełku, gdy poszło od ciebie dalej?
    .short = Co poszło dalej?
question-took = Jaki jest twój łup?
    .short = Jaki masz łup?
question-free = Coś innego?
    .short = Własnymi słowami
question-bagged = Co jest w woreczku?
    .short = Co jest w woreczku?
question-removed = Ile diamentów zostało u ciebie?
    .short = Ile zostało u ciebie?
question-came-back = Co wróciło w pudełku?
    .short = Co wróciło?
claim-received-diamonds = Diamenty, gdy dotarło
claim-received-tokens = Żetony, gdy dotarło
claim-passed = Poszło dalej
claim-took = Łup
claim-bagged = W woreczku
claim-removed = Zostało u mnie
claim-came-back = Wróciło

## Fazy i kroki

phase-setup = Przygotowanie
phase-theft = Kradzież
phase-investigation = Śledztwo
phase-bang-window = BANG?
phase-pockets = Kieszenie
phase-last-reveals = Ostatnie łupy
phase-over = Koniec
phase-next-vote = Następny Ojciec chrzestny

## Co się czyta na głos

lobby-line = Dla 6–12 graczy (5 w wariancie), od 10 lat, 10–20 minut.
closing-line = To wszystko jest na niby: alkohol, narkotyki, broń i gangi nie są do naśladowania.
remember-line = Zapamiętaj diamenty i żetony: na nich opiera się i prawda, i wiarygodne kłamstwo.
advice-five-players = W pięć osób: stanowczo odradzane na początek; trzeba dobrze znać grę.
advice-cleaner = Czyściciel: odradzany w pierwszych grach.
advice-only-cleaner = Czyściciel zastępuje jedynego Lojalnego: w pudełku nie ma żadnego.
advice-few-loyals = Mało Lojalnych na tylu graczy: Ojciec chrzestny będzie miał mało pomocy.
advice-jokers = Więcej jokerów ułatwia grę Ojcu chrzestnemu (na przykład z dziećmi); mniej pomaga Złodziejom.
advice-too-many-players = Grać może najwyżej 12 osób; pozostali niech założą drugi stół.
advice-token-total = Żetonów w pudełku musi być o trzy mniej niż graczy.
advice-token-kind = Jest 5 Lojalnych, 2 Kierowców i po jednym z innych żetonów; więcej wziąć nie można.
advice-no-loyal = Włóż do pudełka choć jednego Lojalnego albo Czyściciela.

# Przed czym ostrzega się gospodarza, wszystko w jednym zdaniu.

warning-five-players = w pięć osób trzeba dobrze znać grę
warning-cleaner = Czyściciel nie jest na pierwsze gry
warning-only-cleaner = przy Czyścicielu nie ma żadnego Lojalnego
warning-few-loyals = Lojalnych jest mało

# Co wszyscy mają teraz robić.

prompt-setup = Ojcze chrzestny, zostaw sobie w tajemnicy do pięciu diamentów.
prompt-theft =
    { $mode ->
        [assisted] Pudełko krąży. Cisza, aż wróci.
       *[full] Pudełko trzyma { $seat }. Cisza, aż wróci.
    }
prompt-investigation = Ojcze chrzestny, pytaj, kogo chcesz, i oskarżaj, kogo chcesz.
prompt-bang-window = Pod oskarżeniem: { $seat }. Czy ktoś woła BANG?
prompt-pockets = { $seat }, pokaż cały swój łup.
prompt-last-reveals = Pozostali, pokażcie swój łup.
prompt-next-vote = Zwycięzcy, kto będzie następnym Ojcem chrzestnym?

## Co robią gracze

act-remove = Zostaw sobie
act-bag = Do woreczka
act-take = Weź
act-ask = Zapytaj
act-claim = Zeznaj
act-say = Powiedz
act-accuse = Opróżnij kieszenie!
act-bang = BANG!
act-hold = Nie strzelaj
act-concede = Poddaj się
act-vote-next = Następny Ojciec
act-leave = Odejdź z gry
choice-nothing = Nic
choice-none = Żaden

## Co robi gospodarz

host-act-remove = Usuń z gry
host-act-stolen = Brakujące diamenty
host-act-bang = Padł BANG
host-act-reveal = Wpisz łup
host-act-error = Błąd przy braniu
host-act-end = Zakończ odkrywanie
host-act-undo = Cofnij
host-act-correct = Wpisz za gracza

## Dlaczego czegoś nie wolno

reason-has-left = Kto odszedł, nie wraca do tej gry; usiądź znów przy następnej.
reason-game-ended = Gra się skończyła; teraz można rozmawiać i wybrać nowego Ojca chrzestnego.
reason-accusation-pending = Właśnie trwa oskarżenie; poczekaj, aż się rozstrzygnie.
reason-not-now = Teraz tego zrobić nie można; poczekaj na właściwą część gry.
reason-is-eliminated = Jesteś poza grą i do jej końca musisz milczeć.
reason-not-yours = To należy do innego gracza; poczekaj na swoją kolej.
reason-bad-target = Tego gracza nie można do tego wybrać; wybierz innego.
reason-already-done = To już jest zrobione i pozostaje w mocy.
reason-bag-tokens-only = Do woreczka może trafić tylko żeton; diamenty zostaw.
reason-one-thing-only = Diamenty albo jeden żeton, nigdy razem i nigdy dwa żetony; wybierz jedno.
reason-must-take = Pudełko nie jest puste, a po tobie są inni: weź diamenty albo jeden żeton.
reason-not-in-box = Tego w pudełku nie ma; weź coś, co w nim jest.
reason-out-of-range = Ta liczba jest za mała albo za duża; wybierz inną.
reason-not-cleaner = Tylko Czyściciel może zawołać BANG; nie strzelaj.
reason-impossible-loot = Takiego łupu być nie może; sprawdź, co pokazano i ilu diamentów brakuje.
reason-empty-box-unstated = Powiedz, czy pudełko było puste, gdy dotarło do tego gracza.
reason-too-few-players = Za mało graczy; potrzeba co najmniej 6 albo 5 z włączonym wariantem.
reason-too-many-players = Za dużo graczy; grać może najwyżej 12.
reason-five-players-off = W pięć osób gra się tylko z wariantem dla pięciu; włącz go.
reason-token-total = Żetonów w pudełku musi być o trzy mniej niż graczy; zmień ich liczbę.
reason-token-kind = Tylu takich żetonów nie ma; weź mniej.
reason-no-loyal = W pudełku musi być Lojalny albo Czyściciel; włóż jednego z nich.
reason-bad-setting = To ustawienie nie może mieć takiej wartości; wybierz jedną z podanych.
reason-settings-collide = Te dwa ustawienia się wykluczają; wyłącz jedno z nich.
reason-bad-setup = Tak nie można rozdać: sprawdź imiona graczy.

## Ustawienia

# `value` nazywa jedną wartość ustawienia słowem lub dwoma.

preset-basic = Gra podstawowa
preset-cleaner = Z Czyścicielem
setting-preset = Rodzaj gry
    .help = Gra podstawowa albo gra z Czyścicielem.
setting-mode = Pudełko
    .help = Pudełkiem są telefony albo krąży prawdziwe, a prowadzący wpisuje to, co widzi stół.
    .value =
        { $value ->
            [full] W telefonach
           *[assisted] Na stole
        }
setting-five-players = Pięć osób
    .help = Może grać pięć osób, z dwoma żetonami i bez jokera. Stanowczo odradzane na początek.
setting-cleaner = Czyściciel
    .help = Żeton Czyściciela zastępuje jednego Lojalnego; kto go weźmie, może strzelić do oskarżonego.
setting-roles = Żetony w pudełku
    .help = Do pudełka trafiają te żetony zamiast zaleconych; ich liczba się nie zmienia.
setting-jokers = Jokery
    .help = Jokery Ojca chrzestnego. Więcej ułatwia śledztwo, mniej pomaga Złodziejom.
    .value =
        { $value ->
            [table] Jak w instrukcji
           *[other] { $value }
        }
setting-single-agent = Jedyny Agent
    .help = Gdy w pudełku jest jeden Agent, jest nim ten z FBI albo ten z CIA.
    .value =
        { $value ->
            [fbi] FBI
           *[cia] CIA
        }
setting-first-godfather = Pierwszy Ojciec chrzestny
    .help = Najlepiej osoba najbardziej doświadczona; jeśli nikogo nie wskazano, decyduje los.
setting-box-memory = Pamięć o pudełku
    .help = Zawartość widać tylko z pudełkiem w ręce albo można ją potem sprawdzić.
    .value =
        { $value ->
            [once] Tylko raz
           *[keep] Do sprawdzenia
        }
setting-theft-talk = Rozmowy przy kradzieży
    .help = Gdy pudełko krąży, wolno rozmawiać; pytań jeszcze się nie zadaje.
setting-driver-joins-solo-win = Kierowca samotnego zwycięzcy
    .help = Gdy Agent albo Czyściciel wygrywa sam, Kierowca siedzący obok wygrywa z nim.
    .value =
        { $value ->
            [yes] Też wygrywa
           *[no] Nie wygrywa
        }
setting-bang-victim-can-win = Zastrzeleni przez pomyłkę
    .help = Lojalny, Kierowca i Ulicznik zastrzeleni przez Czyściciela mogą jeszcze wygrać ze swoją stroną.
    .value =
        { $value ->
            [no] Nie wygrywają
           *[yes] Mogą wygrać
        }
setting-reseat = Miejsca w następnej grze
    .help = Przed następną grą miejsca losuje się od nowa, jak zaleca instrukcja, albo zostają.
    .value =
        { $value ->
            [shuffle] Losowane
           *[keep] Te same
        }
setting-bang-window-s = Czas na BANG
    .help = Tyle czasu kieszenie oskarżonego są zamknięte, jeśli w pudełku był Czyściciel.
setting-theft-turn-s = Czas z pudełkiem
    .help = Kto w tym czasie nic nie weźmie, popełnia błąd i odpada; 0: bez limitu.
setting-theft-fixed-s = Tempo pudełka
    .help = W jednym pokoju każdy ma pudełko dokładnie tyle, by czas nic nie zdradzał. Kto do tej pory nic nie weźmie, odpada.
    .value =
        { $value ->
            [0] bez limitu
           *[other] { $value } s
        }
setting-investigation-minutes = Czas śledztwa
    .help = Po tylu minutach Ojciec chrzestny odpada; 0: bez limitu.
    .value =
        { $value ->
            [0] bez limitu
           *[other] { $value } min
        }
setting-quiet-prompt-s = Przypomnienie w ciszy
    .help = Po tak długiej ciszy Ojciec chrzestny dostaje przypomnienie, by ożywić rozmowę; 0: nigdy.
    .value =
        { $value ->
            [0] nigdy
           *[other] { $value } s
        }
setting-next-vote-s = Czas na wybór następcy
    .help = Tyle czasu zwycięzcy wskazują następnego Ojca chrzestnego; potem decydują głosy albo los.
