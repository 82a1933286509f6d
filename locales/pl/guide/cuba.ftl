# How to play `cuba`, for players; citysleeps/books/cuba/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Karty dla tych, którzy jeszcze nie grali: tytuł ma najwyżej 20 znaków, tekst 170

learn-cuba-box = Zajrzyj w tajemnicy, weź diamenty albo jeden żeton i podaj dalej. Z diamentami jesteś Złodziejem, z żetonem – tym, kogo on pokazuje.
    .title = Pudełko krąży
learn-cuba-talk = Ojciec chrzestny chce odzyskać diamenty i pyta, kogo chce i o co chce. Mów prawdę, kłam albo milcz: nie ma tu kolejki ani głosowań.
    .title = Potem są pytania
learn-cuba-pockets =
    { $jokers ->
        [0] Kto to usłyszy, pokazuje wszystko. Złodziej oddaje diamenty i odpada. Ale pomyłka może kosztować Ojca chrzestnego grę.
       *[other] Kto to usłyszy, pokazuje wszystko. Złodziej oddaje diamenty i odpada. Pomyłka kosztuje Ojca chrzestnego jokera albo grę.
    }
    .title = Opróżnij kieszenie!
learn-cuba-win =
    { $agents ->
        [yes] Ojciec chrzestny, gdy odzyska wszystko, co skradziono. Jeśli odpadnie – najbogatszy Złodziej. Agent – gdy go oskarżą. Inni wygrywają z kimś: rola mówi, z kim.
       *[no] Ojciec chrzestny, gdy odzyska wszystkie skradzione diamenty. Jeśli odpadnie – najbogatszy Złodziej. Inni wygrywają z kimś: rola mówi, z kim.
    }
    .title = Kto wygrywa?
learn-cuba-phone =
    { $real ->
        [yes] Pudełko na stole jest prawdziwe i twoja kieszeń też. Telefon pokazuje, kto co zeznaje, kto jest poza grą i kto na końcu wygrywa.
       *[no] Pudełko przychodzi na twój telefon: otwórz wieko tak, by nikt nie widział. Potem kieszeń pokazuje twój łup – tylko tobie.
    }
    .title = Twój telefon

## Co można teraz zrobić: zdanie albo dwa, takie same dla wszystkich

now-cuba-setup = Ojciec chrzestny zostawia sobie w tajemnicy do pięciu diamentów. Pozostali czekają na pudełko.
now-cuba-theft =
    { $talk ->
        [yes] Gdy pudełko jest u ciebie: zajrzyj po cichu, weź diamenty albo jeden żeton i podaj dalej.
       *[no] Gdy pudełko jest u ciebie: zajrzyj, weź diamenty albo jeden żeton i podaj dalej. Na razie cisza.
    }
now-cuba-investigation = Ojciec chrzestny pyta i oskarża, kogo chce. Pozostali mówią, kłamią albo milczą, jak wolą.
now-cuba-bang = Jeśli to ciebie pytają, wybierz: BANG czy nie strzelasz. Pytani są też inni; strzelić może tylko Czyściciel.
now-cuba-pockets = Kto jest oskarżony, pokazuje cały swój łup, a prowadzący go wpisuje.
now-cuba-last-reveals = Gra jest rozstrzygnięta. Jeśli twój łup jest jeszcze ukryty, pokaż go; prowadzący go wpisze.
now-cuba-over = Koniec gry, wszyscy mogą znów mówić. Zobacz, jakie kto ma łupy, albo zagraj jeszcze raz.
now-cuba-next = Zwycięzcy wskazują następnego Ojca chrzestnego, każdy jedną osobę. Mają na to { $seconds } s.

## O co chodzi

chapter-cuba-box = O co chodzi
guide-cuba-story = Jedno z was jest Ojcem chrzestnym i wszyscy wiedzą kto. Pudełko z diamentami raz obiega stół, a każdy z pozostałych coś z niego w tajemnicy bierze. Potem Ojciec chrzestny chce odzyskać skradzione diamenty i wypytuje wszystkich.
guide-cuba-choose = Ról nikt nie rozdaje: wybierasz swoją tym, co bierzesz, i potem już się nie zmienia. Nie ma nocy, kolejki do głosu ani głosowań.
guide-cuba-tokens = Liczba graczy: { $count }. W pudełku jest 15 diamentów i te żetony: { $tokens }. To wiedzą wszyscy. Kto co bierze, nie wie nikt.
guide-cuba-jokers =
    { $jokers ->
        [0] Ojciec chrzestny nie ma w tej grze jokera, więc pomyłki nie ma czym naprawić.
        [one] Ojciec chrzestny ma { $jokers } jokera na wypadek pomyłki. Leży on na stole na oczach wszystkich.
        [few] Ojciec chrzestny ma { $jokers } jokery na wypadek pomyłek. Leżą one na stole na oczach wszystkich.
       *[other] Ojciec chrzestny ma { $jokers } jokerów na wypadek pomyłek. Leżą one na stole na oczach wszystkich.
    }
guide-cuba-five = Pięć osób to w tej grze bardzo mało: tak najlepiej grać, gdy wszyscy dobrze ją znają.
guide-cuba-first-godfather = Pierwszym Ojcem chrzestnym niech będzie ktoś, kto zna tę grę. Jeśli stół nikogo nie wskaże, decyduje los.
guide-cuba-seats = Pudełko idzie zgodnie z ruchem wskazówek zegara. Pierwszy gracz siedzi po lewej stronie Ojca chrzestnego, ostatni – po prawej. Każdy z tych dwóch może coś, czego inni nie mogą.

## Kradzież

chapter-cuba-theft = Kradzież
guide-cuba-removal = Zanim pudełko ruszy, Ojciec chrzestny w tajemnicy wyjmuje z niego do pięciu diamentów albo żadnego. Te nie są skradzione i nikt nie musi ich szukać. W obieg idzie więc od 10 do 15 diamentów, a ile, mogą wiedzieć tylko Ojciec chrzestny i pierwszy gracz.
guide-cuba-look = Gdy pudełko do ciebie dotrze, zajrzyj tak, by nikt inny nie widział: ile zostało diamentów i jakie żetony? Zapamiętaj jedno i drugie. Na tym opiera się prawda, a także dobre kłamstwo.
guide-cuba-memory =
    { $memory ->
        [keep] Telefon pamięta za ciebie, co było w pudełku, gdy do ciebie dotarło. Nikt inny tego nie widzi.
       *[once] Gdy pudełko pójdzie dalej, telefon już nie pokazuje, co w nim było.
    }
guide-cuba-take = Potem weź diamenty – jeden lub więcej, choćby wszystkie – albo dokładnie jeden żeton. Nigdy diamenty razem z żetonem i nigdy dwa żetony.
guide-cuba-must = Coś wziąć trzeba. Jeśli zostały same żetony, bierzesz jeden z nich, jakikolwiek jest; jeśli same diamenty, bierzesz co najmniej jeden.
guide-cuba-empty = Jeśli pudełko dotrze do ciebie puste, nie ma czego brać i jesteś Ulicznikiem. Udawaj, że coś bierzesz, żeby nikt się nie domyślił.
guide-cuba-last = Ostatni gracz, i tylko on, może zostawić wszystko w pudełku i nie wziąć nic, żeby zostać Ulicznikiem. Albo bierze tak jak wszyscy.
guide-cuba-bag = Pierwszy gracz, i tylko on, ma woreczek i może przed braniem ukryć w nim jeden żeton; diamentu nigdy. Ten żeton do końca jest niczyj i nikt inny o nim nie wie. Potem pierwszy gracz bierze tak jak wszyscy.
guide-cuba-pass = Potem pudełko idzie do gracza po lewej. Wyboru nie można cofnąć: nic nie wraca do pudełka. Twój łup to twoja tajemnica, Ojciec chrzestny też go nie widzi.
guide-cuba-quiet =
    { $talk ->
        [yes] Gdy pudełko krąży, wolno rozmawiać, ale nikt jeszcze nie pyta ani nie oskarża.
       *[no] Gdy pudełko krąży, wszyscy milczą. Na rozmowy będzie jeszcze dość czasu.
    }
guide-cuba-time = Każdy ma pudełko najwyżej { $seconds } s. Kto musi coś wziąć, a nie weźmie, odpada, gdy czas minie. Przy pustym pudełku i u ostatniego gracza znaczy to po prostu: nie wziąć nic.
guide-cuba-pace = Każdy ma pudełko dokładnie { $seconds } s, żeby ani pośpiech, ani namysł nic nie zdradzały. Kto musi coś wziąć, a nie weźmie, odpada, gdy czas minie.
guide-cuba-refused = Źle wziąć się nie da: telefon daje do wyboru to, na co pozwalają zasady. Ale kto musi coś wziąć, a zamiast tego odchodzi z gry, odpada.
guide-cuba-errors = Kto bierze wbrew tym zasadom, odpada, gdy tylko to wyjdzie na jaw, i nie może wygrać. Diamenty takiego gracza wracają do Ojca chrzestnego, a oskarżenie, które to odkryło, nie kosztuje jokera.

## Śledztwo

chapter-cuba-talk = Śledztwo
guide-cuba-back = Pudełko wróciło. Co w nim zostało, widzi Ojciec chrzestny i nikt inny. Teraz wszyscy mogą mówić.
guide-cuba-missing = Ojciec chrzestny liczy, ilu diamentów brakuje, i tę liczbę wpisuje się tak, by inni jej nie widzieli. Od tego zaczyna się śledztwo.
guide-cuba-free = Ojciec chrzestny pyta, kogo chce, w dowolnej kolejności i tak często, jak trzeba. Odpowiadać nie musisz, a mówić możesz i bez pytania. Nikt nie czeka na swoją kolej.
guide-cuba-questions = Dobre pytania: ile diamentów było w pudełku, gdy do ciebie dotarło? Jakie żetony? Co w nim było, gdy poszło od ciebie dalej? Jaki jest twój łup?
guide-cuba-lies = Kłamać może każdy, Ojciec chrzestny też. Program nigdy nie mówi, co jest prawdą: tablica pokazuje tylko, gdzie zeznania się nie zgadzają.
guide-cuba-claims = Swoje zeznanie możesz wpisać na tablicę, gdzie wszyscy widzą, kto co mówi o pudełku. Później możesz zeznać coś innego; to, co było wcześniej, zostaje w zapisie.
guide-cuba-no-proof = Mów, co chcesz, ale niczego nie pokazuj: swojego łupu nikt nie może udowodnić. I wszystko mówi się do całego stołu, bez szeptów.
guide-cuba-aids = Telefon trochę pomaga Ojcu chrzestnemu. Pokazuje, kogo o co już pytano, kto jeszcze milczy i ilu diamentów wciąż brakuje.
guide-cuba-limit =
    { $minutes ->
        [0] Rozmowa nie ma limitu czasu. Ojciec chrzestny, który nie widzi wyjścia, może się poddać i wtedy odpada.
       *[other] Śledztwo trwa najwyżej { $minutes } min; gdy miną, Ojciec chrzestny odpada. Może też poddać się wcześniej.
    }

## Opróżnij kieszenie!

chapter-cuba-accusation = Opróżnij kieszenie!
guide-cuba-formula = Oskarża tylko Ojciec chrzestny, w każdej chwili, słowami „Opróżnij kieszenie!”. Nic innego nie zmusza nikogo, by coś pokazać, a cofnąć tego nie można.
guide-cuba-accused = Kto jest oskarżony, pokazuje wszystkim cały swój łup. Woreczek pierwszego gracza zostaje zamknięty. Nikogo nie oskarża się dwa razy.
guide-cuba-caught = Złodziej oddaje wszystkie diamenty, odpada i już nic nie mówi. Ojciec chrzestny szuka reszty.
guide-cuba-mistake =
    { $jokers ->
        [0] Jeśli oskarżony nie ma diamentów, to pomyłka. Jokera nie ma, więc Ojciec chrzestny odpada i gra się kończy.
       *[other] Jeśli oskarżony nie ma diamentów, to pomyłka. Ojciec chrzestny daje temu graczowi jokera i gra toczy się dalej. Jeśli nie ma już jokera, Ojciec chrzestny odpada i gra się kończy.
    }
guide-cuba-incorruptible =
    { $cleaner ->
        [yes] Przy Agencie joker nie pomoże: jeśli to on jest oskarżony, a Czyściciel nie strzeli, gra od razu się kończy i ten Agent wygrywa.
       *[no] Przy Agencie joker nie pomoże: jeśli to on jest oskarżony, gra od razu się kończy i ten Agent wygrywa.
    }
guide-cuba-window = Zanim kieszenie się otworzą, jest najwyżej { $seconds } s na BANG. Wszyscy w grze oprócz Ojca chrzestnego i oskarżonego dostają to samo pytanie: BANG czy nie strzelasz? Nikt się nie dowie, kto nie strzela, więc nikt nie pozna, czy jest tu Czyściciel.
guide-cuba-shout = Zanim oskarżony coś pokaże, Czyściciel może zawołać BANG i na dowód pokazuje swój żeton.
guide-cuba-bang =
    { $agents ->
        [yes] BANG: jeśli oskarżony jest Agentem, Czyściciel od razu wygrywa, a Agent nie. Jeśli nie jest, Czyściciel i oskarżony odpadają razem. Diamenty wracają do Ojca chrzestnego, a jokera nikt nie dostaje.
       *[no] BANG: Czyściciel i oskarżony odpadają razem. Diamenty wracają do Ojca chrzestnego, a jokera nikt nie dostaje.
    }
guide-cuba-out = Kto odpada, zostaje na swoim miejscu, milczy i nie poznaje żadnych tajemnic. Po zakończeniu gry wszyscy mogą znów mówić.

## Koniec

chapter-cuba-end = Kto wygrywa
guide-cuba-recovered =
    { $loyal ->
        [yes] Gdy tylko nikt w grze nie ma już skradzionego diamentu, wygrywa Ojciec chrzestny, a razem z nim każdy Lojalny, który jest w grze.
       *[no] Gdy tylko nikt w grze nie ma już skradzionego diamentu, wygrywa Ojciec chrzestny.
    }
guide-cuba-not-stolen = Diamenty, które zostały w pudełku, i te, które od początku są u Ojca chrzestnego, się nie liczą.
guide-cuba-agent-wins =
    { $cleaner ->
        [yes] Oskarżony Agent wygrywa sam, chyba że Czyściciel strzeli. Agent bez oskarżenia nigdy nie wygrywa.
       *[no] Oskarżony Agent wygrywa sam. Agent bez oskarżenia nigdy nie wygrywa.
    }
guide-cuba-fallen = Jeśli odpada Ojciec chrzestny, Złodzieje, którzy są jeszcze w grze, pokazują diamenty. Wygrywa ten, kto ma ich najwięcej; gdy kilku ma tyle samo, wygrywają razem. Z nimi wygrywa każdy Ulicznik, który jest w grze. Schwytany Złodziej się nie liczy.
guide-cuba-all-thieves = Uwaga: jeśli wszyscy kradną diamenty, żadne oskarżenie nie chybi i Ojciec chrzestny, który dalej oskarża, na pewno wygra.
guide-cuba-last-reveals =
    { $cleaner ->
        [yes] Gdy gra jest rozstrzygnięta, pozostali pokazują swoje łupy, a prowadzący je wpisuje. Jeśli okaże się, że czyjś łup jest wbrew zasadom, ten gracz nie wygrywa i nie wygrywa też Czyściciel, który go zastrzelił.
       *[no] Gdy gra jest rozstrzygnięta, pozostali pokazują swoje łupy, a prowadzący je wpisuje. Jeśli okaże się, że czyjś łup jest wbrew zasadom, ten gracz nie wygrywa.
    }
guide-cuba-entered = Wpisać można tylko to, co możliwe: nie więcej diamentów, niż brakuje, i nie więcej żetonów jednego rodzaju, niż ich jest. Jeśli puste kieszenie pokaże ktoś inny niż ostatni gracz, prowadzący podaje też, czy pudełko było puste.
guide-cuba-open =
    { $real ->
        [yes] Potem padają imiona zwycięzców i wszyscy widzą to, co jest wpisane.
       *[no] Potem padają imiona zwycięzców i wszystko wychodzi na jaw: wszystkie łupy, zawartość pudełka u każdego po kolei, woreczek i diamenty, które zostały u Ojca chrzestnego.
    }
guide-cuba-next = Zwycięzcy wybierają następnego Ojca chrzestnego. Każdy ma { $seconds } s, by wskazać jedną osobę przy stole. Zostaje nim ten, kto ma najwięcej wskazań; przy remisie i gdy nikt nikogo nie wskaże, decyduje los.
guide-cuba-again =
    { $reseat ->
        [shuffle] Do następnej gry nic nie przechodzi. Miejsca losuje się od nowa, żeby każdy miał nowych sąsiadów.
       *[keep] Do następnej gry nic nie przechodzi, tylko miejsca zostają te same.
    }

## Role

chapter-cuba-roles = Role
guide-cuba-godfather = Odzyskaj wszystkie skradzione diamenty. Sprawdź, komu możesz ufać, i graj swoją rolę z rozmachem. Oskarżaj tylko tych, których masz za Złodziei: każde inne oskarżenie kosztuje jokera albo grę.
    .title = Ojciec chrzestny
guide-cuba-thief = Masz diamenty. Wygrywasz, jeśli Ojciec chrzestny odpada, a ty jesteś jeszcze w grze i żaden inny Złodziej w grze nie ma więcej od ciebie. Z dużym łupem łatwiej wygrać, ale też łatwiej go zauważyć.
    .title = Złodziej
guide-cuba-loyal = Wygrywasz z Ojcem chrzestnym. Spraw, by ci uwierzył, i pomóż mu znaleźć tych, którzy kradną.
    .title = Lojalny
guide-cuba-agent-fbi =
    { $cleaner ->
        [yes] Chcesz, żeby oskarżenie padło na ciebie: wtedy wygrywasz, chyba że Czyściciel strzeli. Wyglądaj więc podejrzanie, ale nie za bardzo.
       *[no] Chcesz, żeby oskarżenie padło na ciebie: wtedy wygrywasz. Wyglądaj więc podejrzanie, ale nie za bardzo.
    }
    .title = Agent FBI
guide-cuba-agent-cia =
    { $cleaner ->
        [yes] Chcesz, żeby oskarżenie padło na ciebie: wtedy wygrywasz, chyba że Czyściciel strzeli. Zachowuj się jak ktoś, kto ma coś do ukrycia.
       *[no] Chcesz, żeby oskarżenie padło na ciebie: wtedy wygrywasz. Zachowuj się jak ktoś, kto ma coś do ukrycia.
    }
    .title = Agent CIA
guide-cuba-two-agents = Agentów jest dwóch i każdy gra sam: jeśli oskarżony jest ten drugi, przegrywasz.
guide-cuba-driver = Wygrywasz, jeśli wygrywa gracz po twojej prawej, i tylko wtedy. Nikt ci nie powie, kim on jest: dowiedz się i pomóż. Dla pierwszego gracza jest to Ojciec chrzestny.
    .title = Kierowca
guide-cuba-driver-out = Miejsca się nie zmieniają: jeśli gracz po twojej prawej odpadnie i przez to nie wygra, ty też nie wygrywasz. Jeśli i on jest Kierowcą, patrz o jedno miejsce dalej.
guide-cuba-driver-alone =
    { $joins ->
        [no] Ale jeśli ktoś wygrywa sam, to naprawdę sam, i Kierowca nie wygrywa.
       *[yes] Tak jest też wtedy, gdy gracz po prawej wygrywa sam: Kierowca wygrywa z nim.
    }
guide-cuba-cleaner =
    { $agents ->
        [yes] Wygrywasz z Ojcem chrzestnym, chyba że zawołasz BANG. Gdy oskarżony jest ktoś inny, możesz strzelić: jeśli to Agent, wygrywasz w pojedynkę. Jeśli nie, odpadacie razem i wygrać już nie możesz.
       *[no] Wygrywasz z Ojcem chrzestnym, chyba że zawołasz BANG. Gdy oskarżony jest ktoś inny, możesz strzelić: wtedy odpadacie razem i wygrać już nie możesz.
    }
    .title = Czyściciel
guide-cuba-shot =
    { $win ->
        [yes] Kto ginie od strzału przez pomyłkę, bo nie ma diamentów, może jeszcze wygrać tak samo jak ci, którzy są w grze.
       *[no] Kto ginie od strzału, odpada i nie może wygrać, nawet jeśli nie ma diamentów.
    }
guide-cuba-street-urchin = Nie masz nic: pudełko było puste albo siedzisz na końcu i wszystko w nim zostało. Wygrywasz, jeśli wygrywa Złodziej. Ściągaj na siebie podejrzenia: najlepiej, gdy oskarżą cię przez pomyłkę.
    .title = Ulicznik

## Zwyczaje

chapter-cuba-manners = Prowadzący i maniery
guide-cuba-software = Program jest pudełkiem, woreczkiem i kieszeniami. Strzeże wszystkich tajemnic i stosuje zasady. Osoba, która założyła stół, nie widzi więcej niż inni.
guide-cuba-host = Pudełko jest prawdziwe, a program zna tylko te łupy, które prowadzący wpisze, gdy zostaną pokazane. Pomyłkę we wpisie można cofnąć.
guide-cuba-referee = Ojciec chrzestny prowadzi też rozmowę, dba, by każdy doszedł do głosu, i żąda szacunku.
guide-cuba-leave = Odejść można w każdej chwili, ale na dobre. Twój łup zostaje na miejscu: nadal można cię oskarżyć i nadal możesz wygrać. Jeśli odchodzi Ojciec chrzestny, gra się kończy.
guide-cuba-make-believe = To wszystko jest na niby: alkohol, narkotyki, broń i gangi nie są do naśladowania.
