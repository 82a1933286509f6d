# Łagodniejsze słowa dla `kids_theme`: studenci Akademii Policyjnej szukają Opryszków. Każda wiadomość zajmuje miejsce tej o tej samej nazwie w spytown.ftl.

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Tylko ty go widzisz. Większość to Policja, w niej jeden tajny Agent. Opryszki kryją się wśród was. Masz też kartę: niektóre potrafią coś szczególnego.
               *[no] Tylko ty go widzisz. Większość to Policja. Opryszki kryją się wśród was. Masz też kartę: niektóre potrafią coś szczególnego.
            }
       *[no]
            { $agent ->
                [yes] Tylko ty go widzisz. Większość to Policja, w niej jeden tajny Agent. Opryszki kryją się wśród was.
               *[no] Tylko ty go widzisz. Większość to Policja. Opryszki kryją się wśród was.
            }
    }
    .title = Dostajesz żeton
learn-spytown-night =
    { $nights ->
        [agent] Wszyscy zasypiają. Najpierw Agent ogląda jeden żeton. Potem budzą się Opryszki i bez słowa wybierają kogoś ze śpiących.
        [small_skip] Wszyscy zasypiają. W pierwszej turze Agent ogląda jeden żeton i sporo ryzykuje. W następnych Opryszki bez słowa wybierają kogoś ze śpiących.
        [small_hold] Wszyscy zasypiają. W pierwszej turze Agent ogląda jeden żeton i sporo ryzykuje. Każdej nocy Opryszki bez słowa wybierają kogoś ze śpiących.
       *[mafia] Wszyscy zasypiają. Budzą się Opryszki i bez słowa wybierają kogoś ze śpiących.
    }
    .title = Akademia śpi
learn-spytown-win =
    { $gang ->
        [yes] Są trzy strony: Policja, Opryszki i Nowy Gang. Wygrywa ta, która zostaje sama w grze. Wygrywasz ze swoją stroną, nawet gdy jesteś poza grą.
       *[no] Policja wygrywa, gdy nie ma już Opryszków, a Opryszki, gdy nie ma nikogo z Policji. Wygrywasz ze swoją stroną, nawet gdy jesteś poza grą.
    }
    .title = Kto wygrywa?
now-spytown-mafia = Dotknij okna i zatwierdź: robią to wszyscy. Liczy się tylko wybór Opryszków.
guide-spytown-town = Witaj w Akademii Policyjnej! Jesteście studentami, a to są ćwiczenia: niektórzy z was to Opryszki w przebraniu. Kto jest kim, musicie dopiero odkryć.
guide-spytown-strangers = Opryszki jeszcze się nie znają. Poznają się przy pierwszym wezwaniu.
guide-spytown-looks-once =
    { $pass ->
        [yes] Agent jest wzywany tylko w pierwszej turze i może obejrzeć żeton jednego innego gracza. Jeśli to żeton Opryszka, Agent od razu odpada. W dzień wszyscy się o tym dowiadują, ale nie o tym, czyj to żeton.
       *[no] Agent jest wzywany tylko w pierwszej turze i ogląda żeton jednego innego gracza. Jeśli to żeton Opryszka, Agent od razu odpada. W dzień wszyscy się o tym dowiadują, ale nie o tym, czyj to żeton.
    }
guide-spytown-first-skipped = W pierwszej turze nie ma wezwania Opryszków: po Agencie od razu zaczyna się dzień i rano nie pada żadne imię.
guide-spytown-gang-meets = Przed pierwszym wezwaniem Opryszków członkowie Nowego Gangu raz otwierają oczy i widzą się nawzajem.
guide-spytown-chooses = Opryszek budzi się samotnie i wskazuje jednego ze śpiących graczy.
guide-spytown-choose =
    { $choice ->
        [plurality] Opryszki budzą się i widzą się nawzajem. Każdy raz wskazuje kogoś ze śpiących: wybrany jest gracz z największą liczbą wskazań. Przy remisie rozstrzyga los.
       *[agreement] Opryszki budzą się i widzą się nawzajem. Wybierają jednego ze śpiących: gdy wszyscy wskażą tego samego, wybór zapada. Jeśli nie zdążą się zgodzić, liczy się większość wskazań, a przy remisie los.
    }
guide-spytown-vote =
    { $mode ->
        [sequential] Po dyskusji jest głosowanie; Opryszki też głosują. Głosujecie po kolei, jak wskazówki zegara, a każdy głos od razu widać i jest ostateczny.
       *[simultaneous] Po dyskusji jest głosowanie; Opryszki też głosują. Wszyscy głosują naraz. Możesz zmienić głos, póki nie ma wszystkich; wtedy widać je razem.
    }
guide-spytown-two-sides = Policja wygrywa, gdy w grze nie ma już Opryszków. Opryszki wygrywają, gdy nie ma w niej nikogo z Policji.
guide-spytown-three-sides = Policja, Opryszki i Nowy Gang to trzy strony. Jedna z nich wygrywa, gdy w grze nie ma już nikogo z dwóch pozostałych. Gdy z gry znika tylko jedna, gra toczy się dalej.
guide-spytown-side-counts = Liczy się strona, dla której ktoś teraz gra, a nie żeton. Gra może więc trwać, choć wszystkie żetony Opryszków leżą już odkryte.
guide-spytown-policeman = Po stronie Policji. Policjant śpi całą noc. W dzień słuchaj, pytaj, porównuj i głosuj: kto jest Opryszkiem?
    .title = Policjant
guide-spytown-agent = Po stronie Policji. Agent co noc ogląda jeden żeton. W dzień pomagaj innym tym, co wiesz, ale ostrożnie: Opryszki chętnie się dowiedzą, kim jesteś.
    .title = Agent
guide-spytown-agent-small = Po stronie Policji. Agent ogląda jeden żeton, tylko w pierwszej turze. Jeśli to żeton Opryszka, jesteś poza grą i nie wolno ci powiedzieć, czyj to żeton.
    .title = Agent
guide-spytown-mafioso = Po stronie Opryszków. Opryszek budzi się w nocy i wybiera, kto ma odpaść. W dzień rozmawiaj i głosuj jak wszyscy i udawaj uczciwego Policjanta.
    .title = Opryszek
guide-spytown-recruitment = Pokaż go Mistrzowi Gry i wskaż śpiącego studenta: zachowuje on żeton, ale od razu się budzi i odtąd gra dla Opryszków. Wszyscy słyszą, że trwa Werbunek, lecz nie słyszą imion.
    .title = Werbunek
now-spytown-right = Kto właśnie odpada, może zabrać ze sobą jednego gracza albo spasować.
guide-spytown-right = Jest was wielu: w pierwszej turze ten, kto odpada po nocy albo po głosowaniu, może bez żadnej karty zabrać ze sobą innego gracza. Zabrany gracz nikogo już nie zabiera.
guide-spytown-kids-shot =
    { $chain ->
        [on] Kto odpada po nocy albo po głosowaniu, może kogoś zabrać ze sobą: wskazuje innego gracza, który od razu odpada. Zabrany gracz też może kogoś zabrać.
       *[off] Kto odpada po nocy albo po głosowaniu, może kogoś zabrać ze sobą: wskazuje innego gracza, który od razu odpada. Zabrany gracz nikogo już nie zabiera.
    }
guide-spytown-shots-due =
    { $check ->
        [after_chain] Gdy zostaje jedna strona, kto może kogoś zabrać ze sobą, jeszcze to robi. Potem gra się kończy; jeśli nie ma już nikogo, nikt nie wygrywa.
       *[each_step] Gra kończy się, gdy tylko zostanie jedna strona. Wtedy nikt już nikogo nie zabiera.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] Gdy o świcie padnie twoje imię, gdy wskaże cię głosowanie albo ktoś cię wskaże, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz.
       *[detailed] Gdy o świcie padnie twoje imię albo wskaże cię głosowanie, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz i nie chroni przed wskazaniem.
    }
    .title = Kamizelka kuloodporna
guide-spytown-bandage =
    { $save_scope ->
        [any] Gdy inny gracz ma odpaść po nocy, po głosowaniu albo przez wskazanie, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz.
       *[detailed] Gdy inny gracz ma odpaść po nocy albo po głosowaniu, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz, a przed wskazaniem nie chroni.
    }
    .title = Opatrunek
guide-spytown-shelter = Przez całą następną turę nie można cię wybrać, głosować na ciebie ani cię wskazać. Możesz wtedy mówić, ale nie głosujesz.
    .title = Schronienie
guide-spytown-safe-conduct = Następnej nocy nie można cię wybrać. W dzień wszystko jest jak zwykle: głosujesz i możesz odpaść przez głosowanie albo wskazanie.
    .title = List żelazny
guide-spytown-arrest = W tej turze nikt nie może na ciebie głosować, a ty nie głosujesz. Możesz mówić, a nadal można cię wskazać.
    .title = Aresztowanie
guide-spytown-shot-round-corner = Wskazujesz jednego innego gracza, który od razu odpada i pokazuje żeton. Nie możesz go już użyć, gdy to ty masz odpaść.
    .title = Zza węgła
guide-spytown-last-shot = Gdy odpadasz, możesz pokazać tę kartę i wskazać jednego innego gracza, który też odpada. Oba żetony zostają odkryte.
    .title = Chodź ze mną
