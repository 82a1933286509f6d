# How to play `original`, for players; citysleeps/books/original/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-original-card =
    { $two ->
        [yes] Widzisz ją tylko ty. Większość graczy to czerwoni: uczciwe miasto. Reszta to czarni: dwa wrogie gangi, a każdy gang zna tylko swoich.
       *[no]
            { $black ->
                [1] Widzisz ją tylko ty. Większość graczy to czerwoni: uczciwe miasto. Po stronie czarnych jest jeden gracz: don mafii.
               *[other] Widzisz ją tylko ty. Większość graczy to czerwoni: uczciwe miasto. Kilkoro to czarni: mafia, w której wszyscy się znają.
            }
    }
    .title = Dostajesz kartę
learn-original-night =
    { $more ->
        [yes] Wszystkie telefony wyglądają tak samo. Mafia wybiera ofiarę, komisarz szuka czarnych, a w ciemności działa ktoś jeszcze.
       *[no] Wszystkie telefony wyglądają tak samo. Mafia wybiera ofiarę. Komisarz wskazuje jednego gracza i dowiaduje się, czy to ktoś z czarnych.
    }
    .title = Miasto śpi
learn-original-day =
    { $judges ->
        [yes]
            { $seconds ->
                [few] Masz { $seconds } sekundy: mów, co chcesz, możesz kłamać. Potem możesz postawić kogoś przed sądem. Głosują sędziowie: kto ma najwięcej głosów, odpada.
               *[many] Masz { $seconds } sekund: mów, co chcesz, możesz kłamać. Potem możesz postawić kogoś przed sądem. Głosują sędziowie: kto ma najwięcej głosów, odpada.
            }
       *[no]
            { $seconds ->
                [few] Masz { $seconds } sekundy: mów, co chcesz, możesz kłamać. Potem możesz postawić kogoś przed sądem. Głosują wszyscy: kto ma najwięcej głosów, odpada.
               *[many] Masz { $seconds } sekund: mów, co chcesz, możesz kłamać. Potem możesz postawić kogoś przed sądem. Głosują wszyscy: kto ma najwięcej głosów, odpada.
            }
    }
    .title = W dzień dyskutujecie
learn-original-win =
    { $two ->
        [yes]
            { $maniac ->
                [yes] Czerwoni wygrywają, gdy nie żyje nikt z czarnych. Gang – gdy drugiego już nie ma, a czerwoni nie mają przewagi. Maniak – gdy jest wśród dwojga ostatnich.
               *[no] Czerwoni wygrywają, gdy nie żyje nikt z czarnych. Gang – gdy drugiego gangu już nie ma, a czarnych jest co najmniej tylu, ilu czerwonych.
            }
       *[no]
            { $maniac ->
                [yes] Czerwoni wygrywają, gdy nie żyje nikt z czarnych. Mafia – gdy czarnych jest co najmniej tylu, ilu czerwonych. Maniak – gdy jest wśród dwojga ostatnich.
               *[no] Czerwoni wygrywają, gdy nie żyje nikt z czarnych. Mafia – gdy czarnych jest co najmniej tylu, ilu czerwonych. Wygrywasz ze swoją stroną, nawet po śmierci.
            }
    }
    .title = Kto wygrywa?
learn-original-phone = Przytrzymaj, a zobaczysz kartę; puść, a zniknie. W nocy dotknij okna i zatwierdź, kimkolwiek jesteś: wtedy nikt nie pozna, kto naprawdę działa.
    .title = Twój telefon

## What one can do now: one sentence or two, the same for everybody

now-original-deal = Odwróć się od innych, przytrzymaj, aby zobaczyć kartę, a potem potwierdź, że ją znasz.
now-original-first-night = Dotknij okna albo nie wybieraj nikogo i zatwierdź: robią tak wszyscy. Tej nocy nikt nie ginie.
now-original-night = Dotknij okna albo nie wybieraj nikogo i zatwierdź: robią tak wszyscy i nikt nie wie, czyj wybór się liczy.
now-original-dawn = Słuchaj: zaraz będzie wiadomo, kogo zabito w nocy albo że noc była spokojna.
now-original-day = Najpierw wszyscy po kolei zabierają głos, potem sąd rozstrzyga o losie oskarżonych.
now-original-judges = Słuchaj: będzie ogłoszone, kto jest sędzią, ale nie to, kto z sędziów jest uczciwy.
now-original-talk =
    { $seconds ->
        [few] Mówi zawsze tylko jedna osoba. W swojej kolejce masz { $seconds } sekundy; mów, co chcesz.
       *[many] Mówi zawsze tylko jedna osoba. W swojej kolejce masz { $seconds } sekund; mów, co chcesz.
    }
now-original-nomination = Kto właśnie kończy przemowę, może postawić przed sądem jednego gracza albo nikogo.
now-original-court = Padają imiona oskarżonych. Jeśli jest ich dwoje lub więcej, mówią na swoją obronę, a potem głosujecie.
now-original-defence =
    { $seconds ->
        [few] Oskarżeni bronią się, każdy przez { $seconds } sekundy. Reszta słucha i zastanawia się, jak głosować.
       *[many] Oskarżeni bronią się, każdy przez { $seconds } sekund. Reszta słucha i zastanawia się, jak głosować.
    }
now-original-vote = Podnieś rękę, gdy wezwany jest ten, kto ma odpaść. Bez podniesionej ręki twój głos obciąża ostatniego.
now-original-vote-judges = Póki żyje choć jeden sędzia, głosują tylko sędziowie; potem wszyscy. Głos bez ręki obciąża ostatniego oskarżonego.
now-original-tie =
    { $seconds ->
        [few] Remis: ci, którzy mają najwięcej głosów, mówią jeszcze raz, każdy przez { $seconds } sekundy.
       *[many] Remis: ci, którzy mają najwięcej głosów, mówią jeszcze raz, każdy przez { $seconds } sekund.
    }
now-original-second-vote = Głosuj jeszcze raz, teraz tylko na remisujących. Bez ręki twój głos obciąża ostatniego z nich.
now-original-all-or-none =
    { $tie ->
        [execute] Decydują wszyscy żywi: skazać wszystkich remisujących czy nikogo. Gdy rąk jest po równo: giną.
       *[spare] Decydują wszyscy żywi: skazać wszystkich remisujących czy nikogo. Gdy rąk jest po równo: żyją.
    }
now-original-last-words =
    { $seconds ->
        [few] Skazani mają po { $seconds } sekundy na ostatnie słowa. Ich karty pozostają zakryte.
       *[many] Skazani mają po { $seconds } sekund na ostatnie słowa. Ich karty pozostają zakryte.
    }
now-original-over =
    { $open ->
        [yes] Koniec gry, karty są odkryte. Przeczytaj, jak to było, albo zagraj jeszcze raz.
       *[no] Koniec gry. Karty pozostają zakryte. Jeśli chcesz, zagraj jeszcze raz.
    }

## What is played with

chapter-original-box = O co chodzi
guide-original-sides = Miasto dzieli się na dwie strony. Czerwoni to uczciwi ludzie: chcą, żeby nikt z czarnych nie został w grze. Czarni to przestępcy: chcą, żeby było ich tylu, ilu czerwonych. Czerwonych jest więcej, ale nie znają się nawzajem; czarnych jest mało i działają w ciemności.
guide-original-deck = Karty dla { $count } graczy: { $cards }. Wszyscy wiedzą, jakie karty są w grze; nikt nie wie, kto je ma.
guide-original-lone-don = Przy tak małej liczbie graczy don to cała mafia i sam wybiera jej ofiary.
guide-original-gangs = Gangi są dwa: mafia i jakuza. Każdy zna tylko swoich, a drugiemu życzy śmierci tak samo jak czerwonym.
guide-original-helpers = Niektórzy z czarnych nie należą do żadnego gangu. Nie znają nikogo z gangów, tam nikt nie zna ich, a wygrywają razem z tym gangiem, który wygra.
guide-original-round = Runda to noc, a po niej dzień. Gra zaczyna się od pierwszej nocy, w której nikt nie ginie.

## The deal

chapter-original-deal = Rozdanie
guide-original-dealt = Każdy dostaje losowo jedną zakrytą kartę. Mówi ona, kim jesteś i po której stronie. Widzisz tylko swoją kartę i żadnej innej.
guide-original-look =
    { $seconds ->
        [0] Trzymaj telefon tak, żeby nikt inny nie widział ekranu, obejrzyj swoją kartę i potwierdź, że ją znasz. Pierwsza noc zaczyna się, gdy zrobią to wszyscy.
        [one] Trzymaj telefon tak, żeby nikt inny nie widział ekranu, obejrzyj swoją kartę i potwierdź, że ją znasz. Pierwsza noc zaczyna się, gdy zrobią to wszyscy, albo po { $seconds } sekundzie.
       *[other] Trzymaj telefon tak, żeby nikt inny nie widział ekranu, obejrzyj swoją kartę i potwierdź, że ją znasz. Pierwsza noc zaczyna się, gdy zrobią to wszyscy, albo po { $seconds } sekundach.
    }
guide-original-numbers = Miejsca mają numery, zgodnie z ruchem wskazówek zegara. Przydają się w dzień: w tej kolejności zabieracie głos.

## The night

chapter-original-night = Noc
guide-original-asleep =
    { $seconds ->
        [0] W nocy nikt się nie odzywa. Postacie są wzywane na głos, jedna po drugiej, a każde wezwanie trwa, dopóki prowadzący nie przejdzie dalej. Kogo wezwano, ten działa w tajemnicy; reszta tylko słyszy wezwanie.
        [one] W nocy nikt się nie odzywa. Postacie są wzywane na głos, jedna po drugiej, każda na { $seconds } sekundę. Kogo wezwano, ten działa w tajemnicy; reszta tylko słyszy wezwanie.
        [few] W nocy nikt się nie odzywa. Postacie są wzywane na głos, jedna po drugiej, każda na { $seconds } sekundy. Kogo wezwano, ten działa w tajemnicy; reszta tylko słyszy wezwanie.
       *[many] W nocy nikt się nie odzywa. Postacie są wzywane na głos, jedna po drugiej, każda na { $seconds } sekund. Kogo wezwano, ten działa w tajemnicy; reszta tylko słyszy wezwanie.
    }
guide-original-alike = Przez całą noc wszystkie telefony pokazują to samo. Przy każdym wezwaniu dotknij okna i zatwierdź, kimkolwiek jesteś. Jeśli to twoja kolej, tak właśnie działasz; jeśli nie, to tylko podejrzenie, które trafi do historii gry. Przytrzymaj, aby przeczytać szept: tylko tam widać, czy to twoja kolej.
guide-original-sealed =
    { $open ->
        [yes] Zatwierdzonego wyboru nie można już tej nocy zmienić. Tylko gang, który wskazuje z otwartymi oczami, może zmieniać zdanie do końca swojego wezwania.
       *[no] Zatwierdzonego wyboru nie można już tej nocy zmienić.
    }
guide-original-pace = Wezwanie kończy się, gdy tylko wszyscy żywi coś zatwierdzą, ale nigdy od razu. Nie zwlekaj więc: wszyscy czekają na ciebie.
guide-original-first = Pierwszej nocy członkowie gangu poznają swoich, a ci, którzy sprawdzają innych, już to robią. Nikt nie ginie.
guide-original-first-hostless = Pierwszej nocy członkowie gangu poznają swoich. Bez prowadzącego nikt wtedy nikogo nie sprawdza i nikt nie ginie.
guide-original-kill-open = Od drugiej nocy gang budzi się razem: jego członkowie widzą się nawzajem i bez słowa wskazują ofiarę, najwyżej jedną w ciągu nocy.
guide-original-agree-all = Gang zabija tylko wtedy, gdy na koniec wezwania wszyscy jego żywi członkowie wskazują tego samego gracza. Jeśli nie są zgodni, nikt z ich ręki nie ginie.
guide-original-agree-most = Gang zabija gracza, którego wskazuje najwięcej jego członków. Jeśli jest remis, nikt z ich ręki nie ginie.
guide-original-plan = Pierwszej nocy gang ma { $seconds } sekund, żeby bez słowa zaplanować, kogo zabije drugiej, trzeciej i czwartej nocy. Plan nikogo nie wiąże.
guide-original-kill-closed = Od drugiej nocy członkowie gangu nie widzą się nawzajem: każdy sam zaznacza jednego gracza. Tylko jeśli wszyscy żywi członkowie zaznaczą tego samego, będzie on ofiarą; inaczej nikt z ich ręki nie ginie, a oni nie dowiadują się dlaczego.
guide-original-reminder = Gdy gang jest wezwany, każdy jego członek może jeszcze raz przeczytać plan.
guide-original-new-plans = Na koniec wezwania czwartej nocy, a potem co trzecią noc, gang układa nowy plan na trzy noce.
guide-original-own-victim =
    { $own ->
        [forbidden] Gang nie może wybrać na ofiarę nikogo ze swoich.
       *[allowed] Gang może wybrać każdego, także kogoś ze swoich, albo nikogo.
    }
guide-original-yakuza-night = Jakuza robi to samo we własnym wezwaniu, zaraz po mafii. Każdy gang może zabić jednego gracza w ciągu nocy.
guide-original-checks = Kto sprawdza, wskazuje jednego gracza i jako jedyny poznaje odpowiedź; nikt inny nie wie nawet, o kogo chodzi. Można nie sprawdzać nikogo i można znów zapytać o tego samego gracza.
guide-original-dead-called = Każda postać jest wzywana co noc, nawet jeśli dawno nie żyje, a wezwanie trwa tyle samo. Dlatego nie da się po nim poznać, kto żyje.
guide-original-together = Wszyscy zabici giną razem, o świcie. Kogo już czeka śmierć, ten w późniejszych wezwaniach tej samej nocy jeszcze działa.

## The day

chapter-original-day = Dzień
guide-original-dawn = Rano wszyscy słyszą, kogo zabito: same imiona i nic więcej, ani kart, ani sprawcy. Ofiary nocy nie mają ostatnich słów.
guide-original-judges = Pierwszego dnia zostaje ogłoszone, kto jest sędzią, ale nie to, kto z sędziów jest uczciwy.
guide-original-speeches =
    { $seconds ->
        [few] Każdy żywy gracz ma głos raz dziennie, najwyżej przez { $seconds } sekundy, zgodnie z ruchem wskazówek zegara. Pierwszego dnia zaczyna gracz 1, a każdego następnego kolejny.
       *[many] Każdy żywy gracz ma głos raz dziennie, najwyżej przez { $seconds } sekund, zgodnie z ruchem wskazówek zegara. Pierwszego dnia zaczyna gracz 1, a każdego następnego kolejny.
    }
guide-original-lies = Mów, co chcesz: możesz kłamać i podawać się za kogokolwiek. Tylko nigdy nie pokazuj karty. Gdy ktoś mówi, reszta milczy.
guide-original-trial =
    { $seconds ->
        [0] Po swojej przemowie możesz postawić przed sądem jednego żywego gracza albo nikogo. Nie możesz wskazać kogoś, kto już jest oskarżony, i nie możesz tego cofnąć.
        [one] Po swojej przemowie masz { $seconds } sekundę, żeby postawić przed sądem jednego żywego gracza albo nikogo. Nie możesz wskazać kogoś, kto już jest oskarżony, i nie możesz tego cofnąć.
        [few] Po swojej przemowie masz { $seconds } sekundy, żeby postawić przed sądem jednego żywego gracza albo nikogo. Nie możesz wskazać kogoś, kto już jest oskarżony, i nie możesz tego cofnąć.
       *[many] Po swojej przemowie masz { $seconds } sekund, żeby postawić przed sądem jednego żywego gracza albo nikogo. Nie możesz wskazać kogoś, kto już jest oskarżony, i nie możesz tego cofnąć.
    }
guide-original-no-trial = Jeśli nikt nie jest oskarżony, sądu nie ma i zapada noc.

## The court

chapter-original-court = Sąd
guide-original-one-first = Jeden oskarżony pierwszego dnia: sądu nie ma i nikt nie ginie.
guide-original-one-later =
    { $defence ->
        [yes] Jeden oskarżony w późniejszym dniu: po obronie zapada wyrok śmierci, bez głosowania.
       *[no] Jeden oskarżony w późniejszym dniu: wyrok śmierci zapada od razu, bez głosowania i bez obrony.
    }
guide-original-defence =
    { $seconds ->
        [few] Dwoje oskarżonych lub więcej: każdy ma { $seconds } sekundy na obronę, w kolejności oskarżeń. Potem jest głosowanie.
       *[many] Dwoje oskarżonych lub więcej: każdy ma { $seconds } sekund na obronę, w kolejności oskarżeń. Potem jest głosowanie.
    }
guide-original-hands =
    { $seconds ->
        [0] Oskarżeni są wzywani w tej samej kolejności. Podnieś rękę, gdy wezwany jest ten, kto według ciebie ma odpaść. Na całe głosowanie masz jeden głos, wszyscy widzą twoją rękę i nie możesz jej cofnąć.
        [one] Oskarżeni są wzywani w tej samej kolejności, każdy na { $seconds } sekundę. Podnieś rękę, gdy wezwany jest ten, kto według ciebie ma odpaść. Na całe głosowanie masz jeden głos, wszyscy widzą twoją rękę i nie możesz jej cofnąć.
        [few] Oskarżeni są wzywani w tej samej kolejności, każdy na { $seconds } sekundy. Podnieś rękę, gdy wezwany jest ten, kto według ciebie ma odpaść. Na całe głosowanie masz jeden głos, wszyscy widzą twoją rękę i nie możesz jej cofnąć.
       *[many] Oskarżeni są wzywani w tej samej kolejności, każdy na { $seconds } sekund. Podnieś rękę, gdy wezwany jest ten, kto według ciebie ma odpaść. Na całe głosowanie masz jeden głos, wszyscy widzą twoją rękę i nie możesz jej cofnąć.
    }
guide-original-voters = Głosują wszyscy żywi gracze, oskarżeni też.
guide-original-voters-judges = Dopóki żyje choć jeden sędzia, głosują tylko sędziowie, a ostatni decyduje sam. Gdy nie żyje już żaden sędzia, głosują wszyscy żywi gracze.
guide-original-abstain = Jeśli nie podniesiesz ręki, twój głos obciąża tego z oskarżonych, który jest wzywany ostatni. Jeśli nikt nie podniesie ręki, obciążają go wszystkie głosy.
guide-original-most = Oskarżony, przeciw któremu jest najwięcej głosów, zostaje skazany na śmierć.
guide-original-tie =
    { $seconds ->
        [few] Przy remisie gracze z równą liczbą głosów mówią jeszcze raz, każdy przez { $seconds } sekundy, i odbywa się drugie głosowanie, już tylko między nimi.
       *[many] Przy remisie gracze z równą liczbą głosów mówią jeszcze raz, każdy przez { $seconds } sekund, i odbywa się drugie głosowanie, już tylko między nimi.
    }
guide-original-tie-judges = Jeśli remis jest w głosowaniu sędziów, drugiego nie ma: po przemowach wszyscy żywi gracze odpowiadają na następujące pytanie.
guide-original-all-or-none =
    { $tie ->
        [execute] Jeśli znów jest remis, wszyscy żywi gracze odpowiadają na jedno pytanie: skazać wszystkich remisujących czy wszystkich zostawić przy życiu? Gdy rąk jest po równo, zapada wyrok śmierci. Kto tu nie podnosi ręki, tego głos się nie liczy.
       *[spare] Jeśli znów jest remis, wszyscy żywi gracze odpowiadają na jedno pytanie: skazać wszystkich remisujących czy wszystkich zostawić przy życiu? Gdy rąk jest po równo, zostają przy życiu. Kto tu nie podnosi ręki, tego głos się nie liczy.
    }
guide-original-last-words =
    { $seconds ->
        [few] Skazani mają po { $seconds } sekundy na ostatnie słowa i odpadają. Ich karty pozostają zakryte: nikt się nie dowiaduje, jakie to postacie.
       *[many] Skazani mają po { $seconds } sekund na ostatnie słowa i odpadają. Ich karty pozostają zakryte: nikt się nie dowiaduje, jakie to postacie.
    }
guide-original-dead = Martwi nic nie mówią, niczego nie pokazują, nie głosują i nie działają w nocy. Nadal mogą wygrać razem ze swoją stroną.
guide-original-dead-see = Przy tym stole martwi widzą wszystko. Tym bardziej muszą milczeć.

## The end

chapter-original-end = Koniec
guide-original-checked = Dwa razy w rundzie sprawdza się, czy gra jest skończona: o świcie i po egzekucji. Do tego czasu nikt nie mówi, ilu graczy której strony zostało.
guide-original-red-wins =
    { $needs ->
        [killers_only] Czerwoni wygrywają, gdy nie żyje już nikt, kto zabija po stronie czarnych.
        [gangs_only] Czerwoni wygrywają, gdy nie żyje już nikt z gangów.
       *[all_black] Czerwoni wygrywają, gdy nie żyje już nikt z czarnych.
    }
guide-original-black-wins = Mafia wygrywa, gdy żywych czarnych jest tylu, ilu żywych czerwonych, albo więcej.
guide-original-gang-wins = Dopóki żyją oba gangi, żaden nie może wygrać. Gdy jednego już nie ma, drugi wygrywa, gdy tylko czarnych jest tylu, ilu czerwonych, albo więcej.
guide-original-helpers-count =
    { $counted ->
        [no] Czarni, którzy nie należą do gangu, się w to nie wliczają; jeśli ze wszystkich graczy zostaną tylko oni, wygrywają.
       *[yes] Czarni, którzy nie należą do gangu, liczą się tu razem z gangiem. Jeśli ze wszystkich czarnych zostaną tylko oni, wygrywają, gdy jest ich tylu, ilu czerwonych.
    }
guide-original-maniac-wins =
    { $blocks ->
        [yes] Maniak wygrywa sam: gdy żyje najwyżej dwoje graczy, a wśród nich on. Nie liczy się po żadnej stronie, a dopóki żyje, żaden gang nie może wygrać.
       *[no] Maniak wygrywa sam: gdy żyje najwyżej dwoje graczy, a wśród nich on. Nie liczy się po żadnej stronie.
    }
guide-original-nobody-left =
    { $winner ->
        [draw] Jeśli nie żyje już nikt, jest remis.
       *[red] Jeśli nie żyje już nikt, wygrywają czerwoni.
    }
guide-original-win-together = Wygrywasz razem ze swoją stroną, także po śmierci.
guide-original-stalemate =
    { $rounds ->
        [one] Jeśli przez { $rounds } pełną rundę nikt nie zginie, gra kończy się remisem.
        [few] Jeśli przez { $rounds } pełne rundy z rzędu nikt nie zginie, gra kończy się remisem.
       *[many] Jeśli przez { $rounds } pełnych rund z rzędu nikt nie zginie, gra kończy się remisem.
    }
guide-original-cards-open =
    { $open ->
        [yes] Na koniec wszystkie karty zostają odkryte i każdy może przeczytać, co działo się w nocy.
       *[no] Karty pozostają zakryte także na koniec. Każdy dowiaduje się tylko, czy wygrywa, czy przegrywa.
    }

## The roles

chapter-original-roles = Postacie
guide-original-resident = Po stronie czerwonych. Mieszkaniec przesypia całą noc. W dzień obserwuj, słuchaj, mów, oskarżaj i głosuj: odkryj, kto jest po stronie czarnych.
    .title = Mieszkaniec
guide-original-commissar =
    { $lawyer ->
        [yes] Po stronie czerwonych. Co noc komisarz wskazuje innego gracza: kiwnięcie głową znaczy, że to ktoś z czarnych. Adwokat też jest po stronie czarnych, ale przy nim kiwnięcia nie ma. W dzień kieruj dyskusją, ale nie zdradź się zbyt wcześnie.
       *[no] Po stronie czerwonych. Co noc komisarz wskazuje innego gracza: kiwnięcie głową znaczy, że to ktoś z czarnych. W dzień kieruj dyskusją, ale nie zdradź się zbyt wcześnie.
    }
    .title = Komisarz
guide-original-doctor = Po stronie czerwonych. Od drugiej nocy lekarz chroni co noc jednego gracza, może i siebie, ale nigdy tego samego dwa razy z rzędu. Kogo chroni, tego nie zabije żaden przestępca, i nikt się o tym nie dowiaduje.
    .title = Lekarz
guide-original-doctor-sheriff =
    { $shot ->
        [saved] Lekarz chroni także przed strzałem szeryfa.
       *[kills] Przed strzałem szeryfa lekarz nie chroni.
    }
guide-original-immortal = Po stronie czerwonych. W nocy nieśmiertelnego nie zabije żaden przestępca. W dzień sąd może go skazać jak każdego.
    .title = Nieśmiertelny
guide-original-immortal-sheriff =
    { $shot ->
        [kills] Strzał szeryfa zabija nieśmiertelnego.
       *[survives] Strzał szeryfa też nie zabija nieśmiertelnego.
    }
guide-original-honest-judge = Po stronie czerwonych. Wszyscy wiedzą, że masz kartę sędziego, ale nie jaką, i do końca gry nikt się tego nie dowie. Dopóki żyje choć jeden sędzia, głosują tylko sędziowie.
    .title = Uczciwy sędzia
guide-original-sheriff =
    { $pass ->
        [yes] Po stronie czerwonych. Od drugiej nocy szeryf, jako ostatni tej nocy, może strzelić do innego gracza. Czy trafia w czerwonych, czy w czarnych, tego się nie dowiaduje.
       *[no] Po stronie czerwonych. Od drugiej nocy szeryf, jako ostatni tej nocy, strzela do innego gracza i musi kogoś wybrać. Czy trafia w czerwonych, czy w czarnych, tego się nie dowiaduje.
    }
    .title = Szeryf
guide-original-mafia = Po stronie czarnych. Mafiosi poznają się pierwszej nocy i razem wybierają ofiary. W dzień udawaj kogoś uczciwego.
    .title = Mafioso
guide-original-don =
    { $deck ->
        [extended] Po stronie czarnych, w mafii. Don zabija razem z mafią, a w późniejszym wezwaniu wskazuje co noc innego gracza: kiwnięcie głową znaczy, że to komisarz.
       *[basic] Po stronie czarnych, w mafii. Don zabija razem z mafią, a w późniejszym wezwaniu wskazuje co noc gracza spoza mafii: kiwnięcie głową znaczy, że to komisarz.
    }
    .title = Don
guide-original-don-ninja = Po stronie czarnych, w mafii. Don zabija razem z mafią, a w późniejszym wezwaniu wskazuje co noc innego gracza: kiwnięcie głową znaczy, że to komisarz albo ninja.
    .title = Don
guide-original-yakuza = Po stronie czarnych, w drugim gangu. Członkowie jakuzy poznają się pierwszej nocy i razem wybierają ofiary. Ich wrogami są i mafia, i czerwoni.
    .title = Jakuza
guide-original-ninja = Po stronie czarnych, w jakuzie. Ninja zabija razem z jakuzą i co noc wskazuje innego gracza: kiwnięcie głową znaczy, że to komisarz albo ktoś z mafii.
    .title = Ninja
guide-original-maniac =
    { $pass ->
        [yes] Po stronie czarnych, ale w pojedynkę. Od drugiej nocy maniak może co noc zabić innego gracza. Nie zna nikogo, a komisarz, gdy go sprawdza, widzi, że to ktoś z czarnych.
       *[no] Po stronie czarnych, ale w pojedynkę. Od drugiej nocy maniak co noc zabija innego gracza i musi kogoś wybrać. Nie zna nikogo, a komisarz, gdy go sprawdza, widzi, że to ktoś z czarnych.
    }
    .title = Maniak
guide-original-werewolf =
    { $trigger ->
        [gang_member] Na początku po stronie czerwonych. Gdy po raz pierwszy ktoś z gangu zginie w nocy albo z wyroku sądu, wilkołak przystaje do tego gangu i później zabija razem z nim. Od drugiej nocy co noc dowiaduje się, po czyjej jest teraz stronie.
       *[any_black]
            { $two ->
                [yes] Na początku po stronie czerwonych. Gdy po raz pierwszy ktoś z czarnych zginie w nocy albo z wyroku sądu, wilkołak przystaje do gangu tego gracza, a jeśli był to ktoś spoza gangów, do słabszego z nich, i później zabija razem z nim. Od drugiej nocy co noc dowiaduje się, po czyjej jest teraz stronie.
               *[no] Na początku po stronie czerwonych. Gdy po raz pierwszy ktoś z czarnych zginie w nocy albo z wyroku sądu, wilkołak przystaje do mafii i później zabija razem z nią. Od drugiej nocy co noc dowiaduje się, po czyjej jest teraz stronie.
            }
    }
    .title = Wilkołak
guide-original-lawyer =
    { $red ->
        [no] Po stronie czarnych, poza gangami. Co noc adwokat może wskazać innego gracza i zobaczyć jego kartę. Wygrywa razem z tym gangiem, który wygra.
       *[yes] Po stronie czarnych, poza gangami. Co noc adwokat może wskazać innego gracza i zobaczyć jego kartę. Gdy sprawdza go komisarz, uchodzi za czerwonego. Wygrywa razem z tym gangiem, który wygra.
    }
    .title = Adwokat
guide-original-corrupt-judge = Po stronie czarnych, poza gangami. Wszyscy wiedzą, że masz kartę sędziego, ale nie jaką. W nocy śpisz, głosujesz jak każdy sędzia i wygrywasz razem z tym gangiem, który wygra.
    .title = Skorumpowany sędzia
guide-original-no-heir = Gdy ginie ktoś ze szczególną rolą, nikt jej nie przejmuje. Żadna postać nie może przeszkodzić innej w działaniu.

## Who leads, and manners

chapter-original-manners = Prowadzący i maniery
guide-original-host-engine = Grę prowadzi program: wzywa postacie, pilnuje czasu, liczy głosy i stosuje zasady tak, jak są zapisane.
guide-original-host-human = Grę prowadzi ktoś, kto nie ma karty i widzi wszystko. Prowadzący wzywa postacie, może ostrzegać i przerywać, nie przemawia i nie głosuje, a ostatnie słowo należy do niego.
guide-original-host-less = Jeden z graczy ogłasza i gra jak wszyscy, nie widząc więcej niż inni. Pierwszy gracz, który zginie, prowadzi od tej chwili grę i widzi wszystko.
guide-original-manners = W nocy zachowaj ciszę. W dzień nie przerywaj innym. Nikomu nie pokazuj swojej karty ani szeptu na telefonie.
guide-original-leave = Możesz odejść w każdej chwili. W dzień odpadasz od razu, w nocy o świcie; twoja karta pozostaje zakryta.
