# Jak grać w `bigcity`, dla graczy; citysleeps/books/bigcity/guide.py mówi, co i kiedy pada i z jakimi wartościami.
# docs/guide.md mówi, jak się to pisze.

## Karty dla kogoś, kto gra pierwszy raz: tytuł ma najwyżej 20 znaków, tekst 170

learn-bigcity-card =
    { $two ->
        [yes] Widzisz ją tylko ty. Większość to obywatele. Reszta to przestępcy, dwa wrogie gangi; każdy zna tylko swoich.
       *[no]
            { $outcasts ->
                [yes] Widzisz ją tylko ty. Większość to obywatele. Przeciw nim są przestępcy, którzy się znają, albo wyrzutki, które grają same dla siebie.
               *[no] Widzisz ją tylko ty. Większość to obywatele. Kilku graczy to przestępcy: znają się i chcą przejąć miasto.
            }
    }
    .title = Dostajesz kartę
learn-bigcity-night = Role są wzywane po kolei i działają w tajemnicy. Pierwsza noc jest cicha: nikt nie ginie. Od drugiej mogą padać strzały.
    .title = Miasto śpi
learn-bigcity-day = Słyszysz, kto zginął. Mów, co chcesz, nawet kłam. Potem padają imiona: podnieś rękę. Kto ma najwięcej rąk, zostaje skazany.
    .title = W dzień mówicie
learn-bigcity-win =
    { $two ->
        [yes] Obywatele wygrywają, gdy nie żyje żaden przestępca. Gang – gdy drugiego już nie ma, a swoich jest tylu, ilu obywateli. Wygrywasz ze swoją stroną.
       *[no]
            { $outcasts ->
                [yes] Obywatele wygrywają, gdy nie żyje żaden przestępca ani wyrzutek.
               *[no] Obywatele wygrywają, gdy nie żyje żaden przestępca.
            } { $counted ->
                [all_others] Przestępcy – gdy o świcie jest ich tylu, ilu pozostałych.
                [peaceful_only] Przestępcy – gdy o świcie jest ich tylu, ilu Spokojnych mieszkańców.
               *[citizens] Przestępcy – gdy o świcie jest ich tylu, ilu obywateli.
            } Wygrywa cała strona, też martwi.
    }
    .title = Kto wygrywa?
learn-bigcity-phone = Przytrzymaj, a widzisz kartę; puść, a znika. W nocy dotknij okna i zatwierdź, kimkolwiek jesteś: nikt nie pozna, kto działa.
    .title = Twój telefon

## Co można zrobić teraz: jedno lub dwa zdania, te same dla wszystkich

now-bigcity-deal = Odwróć się, przytrzymaj, żeby obejrzeć kartę, i potwierdź, że ją znasz.
now-bigcity-quiet = Tej nocy nikt nie działa i nikt nie ginie. Przytrzymaj i czytaj szept: mówi, czy się budzisz.
now-bigcity-night = Dotknij okna i zatwierdź: robią to wszyscy. Szept mówi, czy to twoja kolej.
now-bigcity-day = Najpierw dyskusja, potem głosowanie. Dziś można skazać najwyżej jednego gracza.
now-bigcity-dawn = Słuchaj: zaraz wiadomo, kto zginął w nocy, albo że nikt.
now-bigcity-talk =
    { $software ->
        [yes] Mówcie swobodnie: kto nie jest obywatelem? Gdy nie masz nic do dodania, daj znać.
       *[no] Mówcie swobodnie: kto nie jest obywatelem? Dyskusję kończy prowadzący.
    }
now-bigcity-vote = Gdy pada imię, podnieś rękę przeciw temu graczowi albo odpuść. Wszystkie ręce widać.
now-bigcity-second-vote = Remis: głosujcie jeszcze raz, tylko między remisującymi. Przy drugim remisie nikt nie zostaje skazany.
now-bigcity-evening = Po głosowaniu. Posłuchaj, co z niego wynika; potem zapada noc.
now-bigcity-avenger = Mściciel, jeśli właśnie ginie, zabiera ze sobą jednego gracza albo pasuje. Reszta pasuje lub czeka.
now-bigcity-last-word = Kto właśnie ginie, może powiedzieć, kogo podejrzewa. Reszta słucha.
now-bigcity-over = Koniec gry, wszystko jest odkryte. Przeczytajcie, jak było, albo zagrajcie znowu.

## Czym się gra

chapter-bigcity-box = O co chodzi
guide-bigcity-sides = Obywateli jest wielu, ale się nie znają; ich broń to dyskusja i głosowanie, a niektórzy mają w nocy szczególny dar. Przestępców jest niewielu, znają swoich i uderzają po ciemku. Strona wygrywa i przegrywa razem.
guide-bigcity-outcasts = Wyrzutki nie należą ani do obywateli, ani do przestępców. Każdy wyrzutek ma własny cel, a obie strony stoją mu na drodze.
guide-bigcity-gangs = Przestępcy to dwa gangi, Mafia i Kartel. Każdy zna tylko swoich i strzela osobno. Dopóki żyją oba, żaden nie może wygrać.
guide-bigcity-deck = Karty dla { $count } graczy: { $cards }. Wszyscy wiedzą, jakie karty są w grze; nikt nie wie, kto je ma.
guide-bigcity-decks = Karty dla { $count } graczy, wylosowane w ciemno: { $cards }. Nikt nie wie, jakie role są w grze. Niżej opisane są wszystkie, które mogły zostać wylosowane.
guide-bigcity-turn = Runda to noc, a po niej dzień. Pierwsza noc to Cicha noc: służy tylko temu, żeby poznać swoich.

## Rozdanie

chapter-bigcity-deal = Rozdanie
guide-bigcity-dealt = Każdy dostaje losowo jedną zakrytą kartę. Mówi ona, kim jesteś i po której stronie grasz. Możesz ją oglądać, kiedy chcesz, ale nie pokazuj jej nikomu.
guide-bigcity-look =
    { $seconds ->
        [0] Trzymaj telefon tak, żeby nikt nie widział, obejrzyj kartę i potwierdź, że ją znasz. Cicha noc zaczyna się, gdy zrobią to wszyscy.
       *[other] Trzymaj telefon tak, żeby nikt nie widział, obejrzyj kartę i potwierdź, że ją znasz. Cicha noc zaczyna się, gdy zrobią to wszyscy, albo po { $seconds } s.
    }
guide-bigcity-look-host = Trzymaj telefon tak, żeby nikt nie widział, obejrzyj kartę i potwierdź, że ją znasz. Cicha noc zaczyna się na znak prowadzącego.
guide-bigcity-seats = Siedzicie w kręgu: ostatnie miejsce sąsiaduje z pierwszym.

## Noc

chapter-bigcity-night = Noc
guide-bigcity-quiet =
    { $two ->
        [yes] W Cichą noc żadna rola nie ma mocy i nikt nie strzela. Gangi budzą się jeden po drugim i każdy poznaje swoich. Nie widzą jednak, kto ma jaką kartę.
       *[no] W Cichą noc żadna rola nie ma mocy i nikt nie strzela. Przestępcy budzą się razem i się poznają. Nie widzą jednak, kto ma jaką kartę.
    }
guide-bigcity-asleep = W nocy nikt nie mówi. Role są wzywane jedna po drugiej, zawsze w tej samej kolejności. Kogo wezwano, ten się budzi, działa i znów zasypia.
guide-bigcity-alike = Wszystkie telefony wyglądają całą noc tak samo. Przy każdym wezwaniu dotknij okna i zatwierdź, kimkolwiek jesteś. Jeśli to twoja kolej, tak właśnie działasz; jeśli nie, to tylko podejrzenie. Przytrzymaj i czytaj szept: mówi, czy to twoja kolej i czego się dowiadujesz.
guide-bigcity-pace = Gdy wszyscy żywi coś zatwierdzą, wezwanie może skończyć się wcześniej.
guide-bigcity-called =
    { $calls ->
        [living] Wzywane są tylko role, które ktoś żywy jeszcze ma. Słuchaj więc uważnie: brak wezwania też coś mówi.
        [all] Wzywane są wszystkie role, jakie istnieją, w grze czy nie, żywe czy martwe. Wezwanie, przy którym nikt się nie budzi, trwa tyle samo co inne i niczego nie zdradza.
       *[in_play] Wzywana jest każda rola tej gry, nawet jeśli jej posiadacz dawno nie żyje. Wezwanie, przy którym nikt się nie budzi, trwa tyle samo co inne i niczego nie zdradza.
    }
guide-bigcity-hurry =
    { $seconds ->
        [0] Nie musisz się spieszyć. Ale gdy wezwanie się skończy, zatwierdzonego wyboru już nie zmienisz.
       *[other] Wezwanie trwa najwyżej { $seconds } s. Kto do tego czasu nie wybierze, tej nocy nic nie robi. Gdy wezwanie się skończy, zatwierdzonego wyboru już nie zmienisz.
    }
guide-bigcity-duty =
    { $pass ->
        [yes] Kogo wezwano, ten może wybrać albo spasować.
       *[no]
            { $judge ->
                [yes] Kogo wezwano, ten musi wybrać; spasować może tylko Sędzia.
               *[no] Kogo wezwano, ten musi wybrać i nie może spasować.
            }
    }
guide-bigcity-targets = Wybierać można tylko żywych. Siebie nie możesz wybrać, chyba że pozwala na to twoja rola.
guide-bigcity-shot = Przestępcy budzą się razem i mają wspólnie jeden strzał na noc. Każdy wskazuje jednego gracza albo w górę. Mogą strzelić do swojego albo w powietrze.
guide-bigcity-most =
    { $led ->
        [yes] Jeśli nikt im nie przewodzi, strzał idzie tam, gdzie wskazuje ich najwięcej, a w powietrze, jeśli w górę wskazuje ponad połowa.
       *[no] Strzał idzie tam, gdzie wskazuje ich najwięcej, a w powietrze, jeśli w górę wskazuje ponad połowa.
    } Kto nie śpi, widzi każdy palec i może zmienić zdanie, dopóki wszyscy nie skończą.
guide-bigcity-disputed =
    { $tie ->
        [random] Jeśli nie ma jednego najczęściej wskazywanego gracza ani nikogo, kto rozstrzyga, los wybiera spośród tych, których wskazuje najwięcej palców.
       *[no_shot] Jeśli nie ma jednego najczęściej wskazywanego gracza ani nikogo, kto rozstrzyga, strzału nie ma.
    }
guide-bigcity-silent =
    { $chat ->
        [yes] Przestępcy, którzy nie śpią, mogą do siebie pisać; nikt inny tego nie czyta.
       *[no] Przestępcy też nie mówią w nocy: porozumiewają się tylko palcami.
    }
guide-bigcity-signals = Kto kogoś sprawdza, dostaje w odpowiedzi kciuk, którego nikt inny nie widzi. Co znaczy, czytaj przy każdej roli.
guide-bigcity-together = Przed świtem nikt nie ginie. Trafiony gracz działa jeszcze w dalszych wezwaniach tej nocy, a wszyscy zabici giną razem rano.

## Dzień

chapter-bigcity-day = Dzień
guide-bigcity-dawn =
    { $shown ->
        [yes] Rano wszyscy słyszą, kto zginął, albo że nikt. Zabici pokazują karty i od razu odpadają z gry.
       *[no] Rano wszyscy słyszą, kto zginął, albo że nikt. Zabici od razu odpadają z gry. Ich karty zostają zakryte: zabierają tajemnice do grobu.
    }
guide-bigcity-causes = Jak i z czyjej ręki ktoś zginął, tego nie mówi się nikomu, ani żywym, ani martwym.
guide-bigcity-last-word =
    { $scope ->
        [all] Każdy zabity i każdy skazany ma ostatnie słowo i może powiedzieć, kogo podejrzewa.
       *[killed] Każdy zabity ma ostatnie słowo i może powiedzieć, kogo podejrzewa. Skazani go nie mają.
    }
guide-bigcity-talk =
    { $software ->
        [yes] Potem miasto rozmawia. Nie ma kolejności: kto żyje, może mówić wszystkim, co chce. Gdy nie masz nic do dodania, daj znać; gdy zrobią to wszyscy, zaczyna się głosowanie.
       *[no] Potem miasto rozmawia. Nie ma kolejności: kto żyje, może mówić wszystkim, co chce. Prowadzący kończy dyskusję i zaczyna się głosowanie.
    }
guide-bigcity-limit = Dyskusja trwa najwyżej { $seconds } s.
guide-bigcity-lies = O swojej karcie i nocy możesz mówić prawdę, kłamać albo milczeć. Blef należy do gry. Tylko nie pokazuj karty, dopóki zasady na to nie pozwolą.
guide-bigcity-truth =
    { $lucky ->
        [yes] W imię prawdy możesz pokazać swoją kartę wszystkim, dopóki nie zacznie się głosowanie. Wtedy każdy ją zna, ale jesteś poza grą jak zabici. Nie może tego zrobić tylko Szczęściarz.
       *[no] W imię prawdy możesz pokazać swoją kartę wszystkim, dopóki nie zacznie się głosowanie. Wtedy każdy ją zna, ale jesteś poza grą jak zabici.
    }
guide-bigcity-dead = Martwi nie mówią, nie głosują i nie podpowiadają. Do końca gry widzą tyle, ile widzą wszyscy.

## Głosowanie

chapter-bigcity-court = Głosowanie
guide-bigcity-names = Padają imiona wszystkich żywych graczy, w kolejności miejsc. Gdy pada imię, pozostali mogą podnieść rękę przeciw temu graczowi. Wszystkie ręce widać.
guide-bigcity-hands =
    { $votes ->
        [many] Możesz podnieść rękę przeciw tylu graczom, ilu chcesz, ale nie przeciw sobie. Możesz też nie podnieść jej wcale.
       *[one] W jednej turze możesz podnieść rękę tylko raz i nie przeciw sobie. Możesz też nie podnieść jej wcale.
    }
guide-bigcity-down =
    { $seconds ->
        [0] Dopóki nie padnie następne imię, możesz opuścić rękę. Potem głos już obowiązuje.
       *[other] Rękę możesz opuścić, dopóki nie padnie następne imię (najpóźniej po { $seconds } s). Potem głos już obowiązuje.
    }
guide-bigcity-condemned = Kto ma przeciw sobie najwięcej rąk, zostaje skazany; nie musi to być pół miasta. Jednego dnia skazuje się najwyżej jednego gracza. Jeśli nikt nie podniesie ręki, nie ma skazanego.
guide-bigcity-tie =
    { $tie ->
        [none] Jeśli przeciw kilku graczom jest po równo najwięcej rąk, nikt nie zostaje skazany.
       *[runoff] Jeśli przeciw kilku graczom jest po równo najwięcej rąk, jest druga tura tylko między nimi, a głosować mogą znów wszyscy. Jeśli i ona kończy się remisem, nikt nie zostaje skazany.
    }
guide-bigcity-jail-vote = Kto siedzi w więzieniu, może mówić, ale nie głosuje. Więźnia można skazać jak każdego.
guide-bigcity-executed =
    { $shown ->
        [yes] Skazany ginie z wyroku, pokazuje kartę i odpada z gry.
       *[no] Skazany ginie z wyroku i odpada z gry. Karta zostaje zakryta.
    }
guide-bigcity-alibi = Jeśli skazany ma alibi, wyroku nie ma i nikt inny nie zostaje skazany w zamian.
guide-bigcity-poison = Po głosowaniu giną ci, których otruto zeszłej nocy. Do tego czasu mówią i głosują, i nic o tym nie wiedzą.
guide-bigcity-nightfall = Jeśli nikt nie wygrał, miasto znów zasypia.

## Koniec

chapter-bigcity-end = Koniec
guide-bigcity-checked = Czy ktoś wygrał, sprawdza się rano, gdy wiadomo, kto zginął, po wyroku i gdy zapada noc.
guide-bigcity-citizens-win =
    { $outcasts ->
        [yes] Obywatele wygrywają, gdy nie żyje żaden przestępca ani wyrzutek.
       *[no] Obywatele wygrywają, gdy nie żyje żaden przestępca.
    }
guide-bigcity-criminals-win =
    { $counted ->
        [all_others] Przestępcy wygrywają, jeśli rano jest ich co najmniej tylu, ilu wszystkich pozostałych razem.
        [peaceful_only] Przestępcy wygrywają, jeśli rano jest ich co najmniej tylu, ilu Spokojnych mieszkańców.
       *[citizens] Przestępcy wygrywają, jeśli rano jest ich co najmniej tylu, ilu obywateli. Liczą się wszyscy obywatele bez względu na rolę; sama instrukcja mówi o Spokojnych mieszkańcach.
    } Jeśli dojdzie do tego w dzień, miasto ma jeszcze jedną noc, żeby to odwrócić. Jeśli żyją sami przestępcy, wygrywają od razu.
guide-bigcity-gang-wins = Gang wygrywa, gdy z drugiego gangu nikt nie żyje, a swoich jest co najmniej tylu, ilu obywateli, rano albo gdy zapada noc.
guide-bigcity-outcast-wins = Czego potrzebuje wyrzutek do wygranej, czytaj przy jego roli. Jeśli naraz mogłoby wygrać kilka stron, wyrzutki mają pierwszeństwo.
guide-bigcity-win-together = Wygrywasz ze swoją stroną, także po śmierci.
guide-bigcity-nobody-left =
    { $winner ->
        [draw] Jeśli nie żyje nikt, nikt nie wygrywa.
       *[citizens] Jeśli nie żyje nikt, wygrywają obywatele: miasto jest czyste.
    }
guide-bigcity-stalemate =
    { $turns ->
        [one] Jeśli po pierwszej rundzie przez { $turns } pełną rundę nikt nie zginie ani nie zmieni strony, gra kończy się bez zwycięzcy.
        [few] Jeśli po pierwszej rundzie przez { $turns } pełne rundy z rzędu nikt nie zginie ani nie zmieni strony, gra kończy się bez zwycięzcy.
       *[many] Jeśli po pierwszej rundzie przez { $turns } pełnych rund z rzędu nikt nie zginie ani nie zmieni strony, gra kończy się bez zwycięzcy.
    }
guide-bigcity-open = Na koniec wszystko zostaje odkryte: wszystkie karty i to, kto co robił której nocy.

## Role

chapter-bigcity-roles = Role
guide-bigcity-peaceful-resident = Obywatel. W nocy śpisz i nie masz daru, ale twoje słowo i twoja ręka liczą się tak samo jak każde inne.
    .title = Spokojny mieszkaniec
guide-bigcity-agent = Obywatel w przebraniu. { $quiet ->
        [yes] Agent budzi się z przestępcami od Cichej nocy, widzi ich i wskazuje razem z nimi.
       *[no] Agent budzi się z przestępcami od drugiej nocy, widzi ich i wskazuje razem z nimi.
    } { $counts ->
        [yes] Palec Agenta się liczy.
       *[no] Palec Agenta widać, ale się nie liczy.
    } Jeśli ich wybór padnie na Agenta, dowiadują się o tym, Agent ginie o świcie mimo wszelkiej ochrony, a oni mogą wybrać jeszcze jedną ofiarę. W dzień Agent nie może zdradzić, kim są.
    .title = Agent
guide-bigcity-judge = Obywatel. Co noc Sędzia może posłać innego gracza do więzienia albo wypuścić więźnia; ogłasza się to o świcie. Więźniowie w nocy nic nie robią. Gdy Sędzia ginie, wszyscy więźniowie są wolni.
    .title = Sędzia
guide-bigcity-detective = Obywatel. Co noc Detektyw sprawdza jednego innego gracza. Kciuk w górę: obywatel; w dół: przestępca; w bok: wyrzutek.
    .title = Detektyw
guide-bigcity-journalist =
    { $self ->
        [yes] Obywatel. Co noc Dziennikarz porównuje dwóch graczy, także siebie z kimś. Kciuk w górę: są po tej samej stronie; w dół: nie są.
       *[no] Obywatel. Co noc Dziennikarz porównuje dwóch innych graczy. Kciuk w górę: są po tej samej stronie; w dół: nie są.
    }
    .title = Dziennikarz
guide-bigcity-journalist-gangs =
    { $gangs ->
        [same] Dla Dziennikarza oba gangi to ta sama strona.
       *[different] Dla Dziennikarza oba gangi to różne strony.
    }
guide-bigcity-doctor = Obywatel. { $self ->
        [yes] Co noc Lekarz leczy jednego gracza, może też siebie.
       *[no] Co noc Lekarz leczy jednego innego gracza.
    } Leczonego nie zabiją tej nocy ani strzały, ani trucizna. { $overdose ->
        [yes] Leczenie tego samego gracza dwie noce z rzędu to za wiele: truje się lekiem i ginie wieczorem.
       *[no] Nigdy tego samego gracza dwie noce z rzędu.
    }
    .title = Lekarz
guide-bigcity-bodyguard =
    { $model ->
        [substitute] Obywatel. Co noc Ochroniarz chroni jednego innego gracza. Jeśli strzał miałby go zabić, Ochroniarz ginie zamiast niego.
       *[intercept] Obywatel. Co noc Ochroniarz chroni jednego innego gracza. Jeśli ktoś do niego strzela, strzał trafia Ochroniarza.
    }
    .title = Ochroniarz
guide-bigcity-patrolman = Obywatel. Posterunkowy śpi, dopóki żyje Detektyw, a po jego śmierci sprawdza zamiast niego.
    .title = Posterunkowy
guide-bigcity-patrolman-alone =
    { $active ->
        [yes] Obywatel. Od drugiej nocy Posterunkowy co noc sprawdza jednego innego gracza: kciuk w górę to obywatel, w dół przestępca, w bok wyrzutek.
       *[no] Obywatel. W tej grze Posterunkowy w nocy śpi i nikogo nie sprawdza.
    }
    .title = Posterunkowy
guide-bigcity-psychic = Obywatel. Co noc Jasnowidz przygląda się okolicy jednego gracza. Kciuk w górę: ten gracz i obaj sąsiedzi to obywatele; w dół: ktoś z nich nim nie jest. { $neighbours ->
        [seats] Martwi nadal są sąsiadami.
       *[living] Sąsiedzi to najbliżsi żywi.
    } { $self ->
        [yes] Jasnowidz może wybrać także siebie.
       *[no] Siebie wybrać nie może.
    }
    .title = Jasnowidz
guide-bigcity-admirer = Po stronie obywateli. { $self ->
        [yes] Co noc Wielbicielka daje jednemu graczowi, może też sobie, alibi na nadchodzący dzień.
       *[no] Co noc Wielbicielka daje jednemu innemu graczowi alibi na nadchodzący dzień.
    } Jeśli miasto skaże tego gracza, wyroku nie ma. Kto ma alibi, o tym nie wie. Nigdy temu samemu dwie noce z rzędu.
    .title = Wielbicielka
guide-bigcity-sleuth = Obywatel. Co noc Śledczy sprawdza jednego innego gracza albo do niego strzela. Kciuk w górę: Spokojny mieszkaniec; w dół: inna rola.
    .title = Śledczy
guide-bigcity-lucky-one =
    { $sect ->
        [yes] Obywatel, który w nocy śpi. Nie imają się go strzały, trucizna ani więzienie: odpada tylko z wyroku miasta. Sekta może Szczęściarza zwerbować; wtedy szczęście się kończy.
       *[no] Obywatel, który w nocy śpi. Nie imają się go strzały, trucizna ani więzienie: odpada tylko z wyroku miasta.
    }
    .title = Szczęściarz
guide-bigcity-avenger =
    { $shown ->
        [yes] Obywatel, który w nocy śpi. Ginąc, od strzału czy z wyroku, Mściciel może od razu wskazać jednego żywego gracza, który ginie także. Może też odpuścić.
       *[no] Obywatel, który w nocy śpi. Ginąc, od strzału czy z wyroku, Mściciel może od razu pokazać kartę i wskazać jednego żywego gracza, który ginie także. Może też odpuścić.
    }
    .title = Mściciel
guide-bigcity-mafia = Po stronie przestępców. W Cichą noc poznajesz swoich, a od drugiej nocy strzelasz razem z nimi.
    .title = Mafia
guide-bigcity-cartel = Po stronie przestępców. W Cichą noc poznajesz swoich, a od drugiej nocy strzelasz razem z nimi.
    .title = Kartel
guide-bigcity-lawyer = Przestępca, który strzela z gangiem. Przed wszystkimi innymi Adwokat blokuje jednego innego gracza: wezwany tej nocy widzi on skrzyżowane ręce i nic nie może zrobić. Nigdy tego samego dwie noce z rzędu.
    .title = Adwokat
guide-bigcity-lover =
    { $mode ->
        [checked] Po stronie przestępców, strzela z gangiem. Co noc Kochanka wybiera jednego innego gracza: kto go sprawdza, dostaje fałszywą odpowiedź i o tym nie wie.
       *[checker] Po stronie przestępców, strzela z gangiem. Co noc Kochanka wybiera jednego innego gracza: jeśli on kogoś sprawdza, dostaje fałszywą odpowiedź i o tym nie wie.
    }
    .title = Kochanka
guide-bigcity-bloodhound = Przestępca, który strzela z gangiem. Co noc Tropiciel sprawdza jednego innego gracza. Kciuk w dół: Spokojny mieszkaniec; w górę: inna rola.
    .title = Tropiciel
guide-bigcity-werewolf = Przestępca, który strzela z gangiem. Kto sprawdza strony, bierze Wilkołaka za obywatela.
    .title = Wilkołak
guide-bigcity-boss =
    { $decides ->
        [any_disagreement] Przestępca, który przewodzi gangowi. Gdy nie wszyscy wskazują tego samego gracza, rozstrzyga palec Bossa.
       *[ties] Przestępca, który przewodzi gangowi. Gdy nie ma jednego najczęściej wskazywanego gracza, rozstrzyga palec Bossa.
    } Jeśli Boss ginie, jego rolę przejmuje losowo inny przestępca i nikt więcej o tym nie wie.
    .title = Boss
guide-bigcity-ringleader =
    { $decides ->
        [any_disagreement] Przestępca, który przewodzi gangowi. Gdy nie wszyscy wskazują tego samego gracza, rozstrzyga palec Herszta.
       *[ties] Przestępca, który przewodzi gangowi. Gdy nie ma jednego najczęściej wskazywanego gracza, rozstrzyga palec Herszta.
    } Jeśli Herszt ginie, jego rolę przejmuje losowo inny przestępca i nikt więcej o tym nie wie.
    .title = Herszt
guide-bigcity-maniac = Wyrzutek. Co noc Maniak strzela do jednego innego gracza. Wygrywa, jeśli rano oprócz niego żyje jeden gracz albo gdy kiedykolwiek nie żyje już nikt inny.
    .title = Maniak
guide-bigcity-poisoner = Wyrzutek. Co noc Truciciel truje jednego innego gracza, który ginie następnego wieczoru po głosowaniu, nawet jeśli Truciciel już nie żyje. Wygrywa, gdy przy życiu zostaje tylko on.
    .title = Truciciel
guide-bigcity-sectarian = Wyrzutek i głowa sekty. Co noc Sekciarz werbuje jednego gracza, który nie może odmówić. Sekta wygrywa, gdy należą do niej wszyscy żywi. { $heir ->
        [random] Jeśli głowa sekty ginie, los wybiera nową spośród jej członków.
       *[none] Jeśli głowa sekty ginie, sekta może jeszcze wygrać, ale już nie werbuje.
    }
    .title = Sekciarz
guide-bigcity-revolutionary = Wyrzutek. Co noc Rewolucjonista strzela do jednego innego gracza. Jeśli to Spokojny mieszkaniec, strzał nie pada, a kciuk idzie w górę. Wygrywa, gdy oprócz niego żyje już tylko jeden Spokojny mieszkaniec.
    .title = Rewolucjonista
guide-bigcity-recruits = Zwerbowani dowiadują się o tym w tajemnicy, tracą moc swojej karty, budzą się z sektą i wygrywają tylko z nią. W dzień nie mogą zdradzić, kto jest w gangu albo w sekcie.

## Kto prowadzi, i dobre obyczaje

chapter-bigcity-manners = Prowadzący i maniery
guide-bigcity-host-software = Prowadzi program: wzywa role, daje odpowiedzi, liczy ręce i stosuje zasady tak, jak są zapisane.
guide-bigcity-host-chosen = Prowadzi osoba, która nie ma roli. Prowadzący widzi wszystko i pilnuje zasad, ale nie głosuje i nie można go wybrać.
guide-bigcity-host-dealt = Kto dostaje kartę prowadzącego, od razu ją pokazuje i prowadzi grę. Prowadzący widzi wszystko i pilnuje zasad, ale nie głosuje i nie można go wybrać.
guide-bigcity-manners = W nocy bądź cicho. W dzień daj innym skończyć. Kartę i szept na telefonie zachowaj dla siebie.
guide-bigcity-leave = Możesz odejść w każdej chwili; odpadasz wtedy jak po śmierci, w dzień od razu, nocą dopiero o świcie.
