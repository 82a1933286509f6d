# Jak grać w `spytown`, dla graczy; citysleeps/books/spytown/guide.py mówi, co kiedy jest powiedziane i z jakimi wartościami.
# Przy `kids_theme` wiadomości z spytown-kids.ftl zajmują miejsce tych o tej samej nazwie tutaj.

## Karty dla tych, którzy jeszcze nie grali: tytuł ma najwyżej 20 znaków, tekst 170

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Tylko ty go widzisz. Większość to Policja, w niej jeden tajny Agent. Mafia kryje się wśród was. Masz też kartę: niektóre potrafią coś szczególnego.
               *[no] Tylko ty go widzisz. Większość to Policja. Mafia kryje się wśród was. Masz też kartę: niektóre potrafią coś szczególnego.
            }
       *[no]
            { $agent ->
                [yes] Tylko ty go widzisz. Większość to Policja, w niej jeden tajny Agent. Mafia kryje się wśród was.
               *[no] Tylko ty go widzisz. Większość to Policja. Mafia kryje się wśród was.
            }
    }
    .title = Dostajesz żeton
learn-spytown-night =
    { $nights ->
        [agent] Wszyscy zasypiają. Najpierw Agent ogląda jeden żeton. Potem budzi się Mafia i bez słowa wybiera kogoś ze śpiących.
        [small_skip] Wszyscy zasypiają. W pierwszej turze Agent ogląda jeden żeton i sporo ryzykuje. W następnych Mafia bez słowa wybiera kogoś ze śpiących.
        [small_hold] Wszyscy zasypiają. W pierwszej turze Agent ogląda jeden żeton i sporo ryzykuje. Każdej nocy Mafia bez słowa wybiera kogoś ze śpiących.
       *[mafia] Wszyscy zasypiają. Budzi się Mafia i bez słowa wybiera kogoś ze śpiących.
    }
    .title = Spytown śpi
learn-spytown-day =
    { $single ->
        [yes] Mów, oskarżaj, blefuj: wolno nawet kłamać. Potem wszyscy głosują i odpada ten, kto ma najwięcej głosów.
       *[no] Mów, oskarżaj, blefuj: wolno nawet kłamać. Wszyscy głosują, ci z największą liczbą głosów się bronią. Drugie głosowanie wskazuje, kto odpada.
    }
    .title = W dzień rozmawiacie
learn-spytown-win =
    { $gang ->
        [yes] Są trzy strony: Policja, Mafia i Nowy Gang. Wygrywa ta, która zostaje sama w grze. Wygrywasz ze swoją stroną, nawet gdy jesteś poza grą.
       *[no] Policja wygrywa, gdy nie ma już nikogo z Mafii, a Mafia, gdy nie ma nikogo z Policji. Wygrywasz ze swoją stroną, nawet gdy jesteś poza grą.
    }
    .title = Kto wygrywa?
learn-spytown-phone = Przytrzymaj, by zobaczyć, co masz; puść, a się ukryje. W nocy dotknij okna i zatwierdź, kimkolwiek jesteś: nikt nie pozna, kto działa.
    .title = Twój telefon

## Co można teraz zrobić: jedno zdanie lub dwa, te same dla wszystkich

now-spytown-deal = Odwróć się, przytrzymaj, by obejrzeć, co masz, a potem potwierdź, że już wiesz.
now-spytown-swap = Obejrzyj żeton jeszcze raz. Kto pokazuje Zamianę roli, może zamienić żeton z innym graczem.
now-spytown-agent = Dotknij okna i zatwierdź: robią to wszyscy. Tylko Agentowi pokaże się żeton.
now-spytown-gang = Dotknij okna i zatwierdź: robią to wszyscy. Tylko członkowie Nowego Gangu widzą się nawzajem.
now-spytown-mafia = Dotknij okna i zatwierdź: robią to wszyscy. Liczy się tylko wybór Mafii.
now-spytown-council = Wszyscy się budzą. Posłuchaj wieści, porozmawiaj z innymi, a potem głosuj.
now-spytown-dawn = Słuchaj: zaraz będzie wiadomo, co przyniosła noc.
now-spytown-window = Czas na karty, pytanie dostaje każdy: zagraj swoją, jeśli to jej moment, albo spasuj.
now-spytown-vest = Kto ma odpaść, ma czas na reakcję. Pozostali czekają.
now-spytown-bandage = Pytanie do pozostałych: ocal tego gracza kartą albo spasuj.
now-spytown-talk = Mów swobodnie: oskarżaj, spieraj się, blefuj. Gdy nie masz nic do dodania, daj znać; możesz to jeszcze cofnąć.
now-spytown-vote =
    { $mode ->
        [sequential] Głosujecie po kolei, jak wskazówki zegara. W swojej kolejce głosuj przeciw najbardziej podejrzanemu.
       *[simultaneous] Głosuj przeciw temu, kogo najbardziej podejrzewasz. Głosy widać, gdy są już wszystkie.
    }
now-spytown-defence =
    { $seconds ->
        [0] Przesłuchiwani mogą po kolei mówić na swoją obronę. Pozostali słuchają.
       *[other] Przesłuchiwani mogą mówić po kolei, każdy do { $seconds } s. Pozostali słuchają.
    }
now-spytown-final =
    { $finalists ->
        [no] Głosuj jeszcze raz, teraz tylko na przesłuchiwanych. Oni sami nie głosują.
       *[yes] Głosuj jeszcze raz, teraz tylko na przesłuchiwanych. Możesz zmienić zdanie.
    }
now-spytown-tie = Remis. Porozmawiajcie: możesz raz przenieść swój głos albo potwierdzić, że zostaje.
now-spytown-lot = Wciąż remis: teraz rozstrzyga los.
now-spytown-verdict = Głosowanie jest rozstrzygnięte. Posłuchaj, kto ma odpaść.
now-spytown-right = Kto właśnie odpada, może oddać ostatni strzał do jednego gracza albo spasować.
now-spytown-last-card = Kto właśnie odpada, ma czas na ostatnią kartę. Pozostali czekają.
now-spytown-commander = Karta Dowódcy przechodzi do następnego gracza po lewej.
now-spytown-over = Koniec gry, wszystko jest odkryte: zobacz, kto jest kim i co działo się w nocy.

## Co jest w pudełku

chapter-spytown-box = Gra
guide-spytown-town = Witaj w Spytown! Policja ściga Mafię, a Mafia Policję. Ale wszyscy wyglądacie jak uczciwi obywatele: kto jest kim, musicie dopiero odkryć.
guide-spytown-tokens = Żeton mówi, kim jesteś. Liczba graczy: { $count }. Rozdane żetony: { $tokens }.
guide-spytown-secret-agent = Agent należy do Policji i wygrywa razem z nią. Żaden inny gracz nie wie, kto nim jest.
guide-spytown-turn = Gra toczy się turami. W każdej jest noc, w której niektórzy budzą się w tajemnicy, i dzień, w którym wszyscy rozmawiają i głosują. I tak aż zostanie tylko jedna strona.
guide-spytown-small = Jest was niewielu, więc to mała gra: Agent ogląda żeton tylko raz i sporo ryzykuje.

## Rozdanie

chapter-spytown-deal = Rozdanie
guide-spytown-dealt = Żetony są tasowane i rozdawane, po jednym dla każdego. Żaden inny gracz nie widzi twojego. Ty możesz go obejrzeć w każdej chwili.
guide-spytown-cards-dealt = Potem każdy dostaje jedną kartę, losowo, bez względu na żeton. Wszyscy wiedzą, jakie Karty Akcji są w grze, ale nikt nie wie, kto ma którą.
guide-spytown-look =
    { $seconds ->
        [0] Bez pośpiechu: gra zaczyna się, gdy wszyscy już wiedzą, co mają, albo gdy osoba, która założyła stół, przejdzie dalej.
       *[other] Gra zaczyna się, gdy wszyscy już wiedzą, co mają, a najpóźniej po czasie: { $seconds } s.
    }
guide-spytown-never-show = Póki jesteś w grze, nigdy nie pokazuj, co masz. Mów o tym, co chcesz: słowa niczego nie dowodzą.
guide-spytown-strangers = Ludzie Mafii jeszcze się nie znają. Poznają się przy pierwszym wezwaniu.

## Noc

chapter-spytown-night = Noc
guide-spytown-asleep = Na początku tury wszyscy gracze w grze zasypiają i milczą. Wezwani budzą się i działają; pozostali tylko słyszą wezwanie i śpią dalej.
guide-spytown-alike = W nocy wszystkie telefony wyglądają tak samo. Przy każdym wezwaniu dotknij okna i zatwierdź, kimkolwiek jesteś. Jeśli to twoja kolej, wybór się liczy; jeśli nie, to tylko podejrzenie i do końca gry nikt go nie widzi.
guide-spytown-pace = Wezwanie kończy się, gdy tylko wszyscy w grze coś zatwierdzą, ale nigdy od razu. Nie zwlekaj więc: wszyscy czekają na ciebie.
guide-spytown-looks =
    { $pass ->
        [yes] Najpierw budzi się Agent i może wskazać jednego innego gracza; tylko Agent widzi wtedy jego żeton. Może to być znów ten sam gracz. Nikt inny nie wie, czyj to żeton.
       *[no] Najpierw budzi się Agent i wskazuje jednego innego gracza; tylko Agent widzi wtedy jego żeton. Może to być znów ten sam gracz. Nikt inny nie wie, czyj to żeton.
    }
guide-spytown-agent-gone = Gdy Agent odpada, w następnych turach tego wezwania już nie ma.
guide-spytown-looks-once =
    { $pass ->
        [yes] Agent jest wzywany tylko w pierwszej turze i może obejrzeć żeton jednego innego gracza. Jeśli to żeton Mafiosa, Agent od razu odpada. W dzień wszyscy się o tym dowiadują, ale nie o tym, czyj to żeton.
       *[no] Agent jest wzywany tylko w pierwszej turze i ogląda żeton jednego innego gracza. Jeśli to żeton Mafiosa, Agent od razu odpada. W dzień wszyscy się o tym dowiadują, ale nie o tym, czyj to żeton.
    }
guide-spytown-agent-time = Wezwanie Agenta trwa { $seconds } s, cokolwiek się dzieje. Jego długość niczego więc nie zdradza.
guide-spytown-first-skipped = W pierwszej turze nie ma wezwania Mafii: po Agencie od razu zaczyna się dzień i rano nie pada żadne imię.
guide-spytown-gang-meets = Przed pierwszym wezwaniem Mafii członkowie Nowego Gangu raz otwierają oczy i widzą się nawzajem.
guide-spytown-chooses = Mafioso budzi się samotnie i wskazuje jednego ze śpiących graczy.
guide-spytown-choose =
    { $choice ->
        [plurality] Ludzie Mafii budzą się i widzą się nawzajem. Każdy raz wskazuje kogoś ze śpiących: wybrany jest gracz z największą liczbą wskazań. Przy remisie rozstrzyga los.
       *[agreement] Ludzie Mafii budzą się i widzą się nawzajem. Wybierają jednego ze śpiących: gdy wszyscy wskażą tego samego, wybór zapada. Jeśli nie zdążą się zgodzić, liczy się większość wskazań, a przy remisie los.
    }
guide-spytown-signs = Kto nie śpi, nie mówi i nie pisze. Można wskazywać, kiwać głową, kręcić głową, wzruszać ramionami albo podnieść rękę: czekaj.
guide-spytown-mafia-time = Jest na to { $seconds } s i noc nie kończy się wcześniej, choćby wybór zapadł od razu.
guide-spytown-not-yet = Po tym wyborze jeszcze nikt nie odpada. Kogo dotyczy, wszyscy słyszą rano.

## Dzień

chapter-spytown-day = Dzień
guide-spytown-dawn =
    { $saves ->
        [yes] Rano wszyscy się budzą i pada imię wybranego gracza. Jeśli nie pomoże karta, ten gracz odpada i pokazuje wszystkim żeton. Jeśli nikogo nie wybrano, też to usłyszycie.
       *[no] Rano wszyscy się budzą i pada imię wybranego gracza, który odpada i pokazuje wszystkim żeton. Jeśli nikogo nie wybrano, też to usłyszycie.
    }
guide-spytown-talk =
    { $seconds ->
        [0] Potem wszyscy w grze rozmawiają, bez ustalonej kolejności. Dyskusja trwa, aż nikt nie ma nic do dodania albo zamknie ją osoba, która założyła stół.
       *[other] Potem wszyscy w grze rozmawiają, bez ustalonej kolejności. Dyskusja trwa, aż nikt nie ma nic do dodania, ale najwyżej { $seconds } s.
    }
guide-spytown-claims = Oskarżaj, spieraj się, kłam i blefuj do woli, podawaj się za kogo chcesz. Gra nigdy nie mówi, czy to prawda.
guide-spytown-agent-claims = Agent może się ujawnić i powiedzieć, czyje żetony widział i jakie, albo milczeć. Każdy inny może twierdzić to samo, a reszta wierzy albo nie.
guide-spytown-right = Jest was wielu: w pierwszej turze ten, kto odpada po nocy albo po głosowaniu, może bez żadnej karty oddać ostatni strzał do innego gracza, który też odpada. Trafiony nim gracz już takiego strzału nie ma.
guide-spytown-kids-shot =
    { $chain ->
        [on] Kto odpada po nocy albo po głosowaniu, może oddać ostatni strzał: wskazuje innego gracza, który od razu odpada. Trafiony gracz też może strzelić.
       *[off] Kto odpada po nocy albo po głosowaniu, może oddać ostatni strzał: wskazuje innego gracza, który od razu odpada. Trafiony gracz już takiego strzału nie ma.
    }
guide-spytown-out =
    { $view ->
        [none] Kto jest poza grą, już do niej nie wraca: ani słowa, ani znaku, ani głosu. Możesz oglądać i widzisz to, co inni.
       *[night] Kto jest poza grą, już do niej nie wraca: ani słowa, ani znaku, ani głosu. Możesz oglądać, a w nocy widzisz, kto nie śpi i kogo wskazuje.
    }

## Głosowanie

chapter-spytown-vote = Głosowanie
guide-spytown-vote =
    { $mode ->
        [sequential] Po dyskusji jest głosowanie; ludzie Mafii też głosują. Głosujecie po kolei, jak wskazówki zegara, a każdy głos od razu widać i jest ostateczny.
       *[simultaneous] Po dyskusji jest głosowanie; ludzie Mafii też głosują. Wszyscy głosują naraz. Możesz zmienić głos, póki nie ma wszystkich; wtedy widać je razem.
    }
guide-spytown-vote-time =
    { $mode ->
        [sequential] Każdy ma na to { $seconds } s. Kto nie zdąży, nie głosuje.
       *[simultaneous] Jest na to { $seconds } s. Kto nie zdąży, nie głosuje.
    }
guide-spytown-abstain =
    { $abstain ->
        [on] Możesz wstrzymać się od głosu; to nie liczy się przeciw nikomu.
       *[off] Nie możesz wstrzymać się od głosu: wybierz jednego gracza.
    }
guide-spytown-self =
    { $self ->
        [on] Możesz głosować nawet przeciw sobie.
       *[off] Nie możesz głosować przeciw sobie.
    }
guide-spytown-open = Wszyscy widzą, kto przeciw komu głosuje, i każdy głos liczy się tak samo.
guide-spytown-finalists =
    { $second ->
        [lot] Gracze, którzy mają po równo najwięcej głosów, są przesłuchiwani. Jeśli najwięcej ma tylko jeden, przesłuchiwany jest też drugi w kolejności; jeśli drugich jest kilku, jednego wskazuje los.
       *[all] Gracze, którzy mają po równo najwięcej głosów, są przesłuchiwani. Jeśli najwięcej ma tylko jeden, przesłuchiwany jest też drugi w kolejności; jeśli drugich jest kilku, to wszyscy oni.
    }
guide-spytown-only-one = Jeśli wszystkie głosy ma jeden gracz, nie ma finału: ten gracz może się bronić, a potem ma odpaść.
guide-spytown-single = Wystarczy jedno głosowanie: odpada ten, kto ma najwięcej głosów. Tylko jeśli kilku ma ich po równo najwięcej, są przesłuchiwani i czeka ich głosowanie finalne.
guide-spytown-defence =
    { $seconds ->
        [0] Każdy przesłuchiwany może wygłosić mowę obronną, ale nie musi. Nikt inny wtedy nie mówi.
       *[other] Każdy przesłuchiwany może wygłosić mowę obronną, do { $seconds } s, ale nie musi. Nikt inny wtedy nie mówi.
    }
guide-spytown-final =
    { $finalists ->
        [no] Potem wszyscy oprócz przesłuchiwanych głosują jeszcze raz, teraz tylko na przesłuchiwanych. Możesz głosować inaczej niż przedtem. Ma odpaść ten, kto ma najwięcej głosów.
       *[yes] Potem wszyscy głosują jeszcze raz, przesłuchiwani też, teraz tylko na przesłuchiwanych. Możesz głosować inaczej niż przedtem. Ma odpaść ten, kto ma najwięcej głosów.
    }
guide-spytown-commander-tie =
    { $prelim ->
        [final_only] Jeśli finał kończy się remisem, rozstrzyga głos Dowódcy: ma odpaść ten z remisujących, przeciw któremu głosuje Dowódca. Jeśli przeciw żadnemu z nich, dalej jest jak przy każdym remisie.
       *[eliminate] Gdy kilku graczy ma po równo najwięcej głosów, rozstrzyga głos Dowódcy: ma odpaść ten z remisujących, przeciw któremu głosuje Dowódca, po pierwszym głosowaniu od razu i bez finału. Jeśli przeciw żadnemu z nich, dalej jest jak przy każdym remisie.
    }
guide-spytown-commander-second = Jeśli drugich w kolejności jest kilku, a Dowódca głosuje przeciw jednemu z nich, tylko ten jeden dochodzi do finału.
guide-spytown-tie =
    { $seconds ->
        [0] Jeśli finał kończy się remisem, dyskutujecie jeszcze raz. Każdy głosujący może raz przenieść głos. Gdy ktoś sam ma najwięcej głosów, sprawa jest rozstrzygnięta. Jeśli nikt już nie chce przenieść głosu, rozstrzyga los.
       *[other] Jeśli finał kończy się remisem, dyskutujecie jeszcze raz, najwyżej { $seconds } s. Każdy głosujący może raz przenieść głos. Gdy ktoś sam ma najwięcej głosów, sprawa jest rozstrzygnięta. Jeśli remis zostaje, rozstrzyga los.
    }
guide-spytown-empty =
    { $empty ->
        [no_elimination] Jeśli nikt nie głosuje, głosowanie odbywa się jeszcze raz. Jeśli znowu nikt, nikt nie odpada.
       *[lot] Jeśli nikt nie głosuje, głosowanie odbywa się jeszcze raz. Jeśli znowu nikt, rozstrzyga los spośród tych, przeciw którym można głosować.
    }
guide-spytown-verdict =
    { $saves ->
        [yes] Kto ma odpaść, pokazuje wszystkim żeton i jest poza grą, chyba że pomoże karta. Potem zaczyna się następna tura.
       *[no] Kto ma odpaść, pokazuje wszystkim żeton i jest poza grą. Potem zaczyna się następna tura.
    }

## Koniec

chapter-spytown-end = Koniec
guide-spytown-two-sides = Policja wygrywa, gdy w grze nie ma już nikogo z Mafii. Mafia wygrywa, gdy nie ma w niej nikogo z Policji.
guide-spytown-three-sides = Policja, Mafia i Nowy Gang to trzy strony. Jedna z nich wygrywa, gdy w grze nie ma już nikogo z dwóch pozostałych. Gdy z gry znika tylko jedna, gra toczy się dalej.
guide-spytown-one-to-one = Równe liczby niczego nie rozstrzygają: nawet jeden na jednego gracie dalej.
guide-spytown-side-counts = Liczy się strona, dla której ktoś teraz gra, a nie żeton. Gra może więc trwać, choć wszystkie żetony Mafii leżą już odkryte.
guide-spytown-at-once = Gra kończy się, gdy tylko zostanie jedna strona.
guide-spytown-shots-due =
    { $check ->
        [after_chain] Gdy zostaje jedna strona, a komuś należy się jeszcze ostatni strzał, ten strzał pada. Potem gra się kończy; jeśli nie ma już nikogo, nikt nie wygrywa.
       *[each_step] Gra kończy się, gdy tylko zostanie jedna strona. Ostatni strzał, który się jeszcze komuś należał, już nie pada.
    }
guide-spytown-together = Wygrywasz razem ze swoją stroną, także wtedy, gdy jesteś już poza grą.
guide-spytown-all-shown = Na koniec wszystkie żetony, karty i strony zostają odkryte i każdy może przeczytać, co działo się w nocy.

## Role

chapter-spytown-roles = Role
guide-spytown-policeman = Po stronie Policji. Policjant śpi całą noc. W dzień słuchaj, pytaj, porównuj i głosuj: kto należy do Mafii?
    .title = Policjant
guide-spytown-agent = Po stronie Policji. Agent co noc ogląda jeden żeton. W dzień pomagaj innym tym, co wiesz, ale ostrożnie: Mafia chętnie się dowie, kim jesteś.
    .title = Agent
guide-spytown-agent-small = Po stronie Policji. Agent ogląda jeden żeton, tylko w pierwszej turze. Jeśli to żeton Mafiosa, jesteś poza grą i nie wolno ci powiedzieć, czyj to żeton.
    .title = Agent
guide-spytown-mafioso = Po stronie Mafii. Mafioso budzi się w nocy i wybiera, kto ma odpaść. W dzień rozmawiaj i głosuj jak wszyscy i udawaj uczciwego Policjanta.
    .title = Mafioso

## Karty

chapter-spytown-cards = Karty
guide-spytown-no-cards = Ten stół gra bez kart; wystarczą żetony. Na pierwszą grę instrukcja zaleca właśnie to.
guide-spytown-play = Karta mówi, kiedy można ją zagrać. Nie musisz tego robić, działa jeden raz, a wszyscy widzą ją i to, czyja jest, chyba że mówi co innego.
guide-spytown-symbols = Karta mówi też, z jakim żetonem można jej użyć. Jeśli twojego tam nie ma, jest dla ciebie kartą neutralną.
guide-spytown-agent-card =
    { $commander ->
        [yes] Dla Agenta każda karta oprócz Dowódcy jest neutralna.
       *[no] Dla Agenta każda karta jest neutralna.
    }
guide-spytown-asked = Gdy jest czas na karty, wszyscy, którzy mogą jakąś mieć, dostają to samo pytanie. Jeśli twoja nie jest na ten moment, spasuj.
guide-spytown-wrong-phase =
    { $wrong ->
        [refuse] W złej fazie karty nie da się pokazać: telefon tylko ci o tym powie.
       *[eliminate] Kto pokaże kartę w złej fazie, od razu odpada, a karta nie działa. Telefon najpierw zapyta, czy na pewno.
    }
guide-spytown-hidden =
    { $gang ->
        [yes] Niezagrane karty zostają zakryte do końca, także karty tych, którzy są poza grą. Tylko karta Nowego Gangu zostaje odkryta, gdy jej posiadacz odpada.
       *[no] Niezagrane karty zostają zakryte do końca, także karty tych, którzy są poza grą.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] Gdy o świcie padnie twoje imię, gdy wskaże cię głosowanie albo trafi cię strzał, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz.
       *[detailed] Gdy o świcie padnie twoje imię albo wskaże cię głosowanie, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz i nie chroni przed strzałem.
    }
    .title = Kamizelka kuloodporna
guide-spytown-bandage =
    { $save_scope ->
        [any] Gdy inny gracz ma odpaść po nocy, po głosowaniu albo od strzału, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz.
       *[detailed] Gdy inny gracz ma odpaść po nocy albo po głosowaniu, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz, a przed strzałem nie chroni.
    }
    .title = Opatrunek
guide-spytown-recruitment = Pokaż go Mistrzowi Gry i wskaż śpiącego gracza: zachowuje on żeton, ale od razu się budzi i odtąd gra dla Mafii. Wszyscy słyszą, że trwa Werbunek, lecz nie słyszą imion.
    .title = Werbunek
guide-spytown-commander =
    { $commander_prelim ->
        [final_only] Każde głosowanie zaczyna się od ciebie, a w finale twój głos rozstrzyga remis. Na końcu każdej narady karta przechodzi do następnego gracza po lewej.
       *[eliminate] Każde głosowanie zaczyna się od ciebie, a twój głos rozstrzyga remis, i we wstępnym, i w finalnym. Na końcu każdej narady karta przechodzi do następnego gracza po lewej.
    }
    .title = Dowódca
guide-spytown-reverse-recruitment =
    { $reverse_wakes ->
        [by_token] Przez całą grę grasz dla strony przeciwnej do swojego żetonu i tylko z nią wygrywasz, ale budzisz się zgodnie z żetonem. Do końca nikt nie widzi tej karty.
       *[by_side] Przez całą grę grasz dla strony przeciwnej do swojego żetonu: z nią się budzisz i tylko z nią wygrywasz. Do końca nikt nie widzi tej karty.
    }
    .title = Przewerbowanie
guide-spytown-role-swap = Możesz zamienić się żetonem z dowolnym innym graczem, a on nie może odmówić. Odtąd oboje gracie nowe role i tylko wy dwoje je znacie.
    .title = Zamiana roli
guide-spytown-wiretap = Od razu oglądasz żeton jednego innego gracza. Wszyscy widzą czyj, ale tylko ty wiesz jaki; mów prawdę, kłam albo milcz.
    .title = Podsłuch
guide-spytown-shelter = Przez całą następną turę nie można cię wybrać, głosować na ciebie ani do ciebie strzelić. Możesz wtedy mówić, ale nie głosujesz.
    .title = Schronienie
guide-spytown-safe-conduct = Następnej nocy nie można cię wybrać. W dzień wszystko jest jak zwykle: głosujesz i możesz odpaść przez głosowanie albo strzał.
    .title = List żelazny
guide-spytown-arrest = W tej turze nikt nie może na ciebie głosować, a ty nie głosujesz. Możesz mówić, a strzał nadal może cię trafić.
    .title = Aresztowanie
guide-spytown-shot-round-corner = Wskazujesz jednego innego gracza, który od razu odpada i pokazuje żeton. Nie możesz go już użyć, gdy to ty masz odpaść.
    .title = Strzał zza węgła
guide-spytown-kidnapping = Kładziesz tę kartę przed jednym innym graczem, który w tej turze nie głosuje. Może mówić i zagrywać karty, może też odpaść w głosowaniu.
    .title = Porwanie
guide-spytown-last-shot = Gdy odpadasz, możesz pokazać tę kartę i wskazać jednego innego gracza, który też odpada. Oba żetony zostają odkryte.
    .title = Ostatni strzał
guide-spytown-new-gang =
    { $new_gang_recognition ->
        [on] Bez względu na żeton należysz do Nowego Gangu, który wygrywa, gdy nie ma już nikogo z innej strony. Działasz zgodnie z żetonem; pierwszej nocy członkowie się poznają.
       *[off] Bez względu na żeton należysz do Nowego Gangu, który wygrywa, gdy nie ma już nikogo z innej strony. Działasz zgodnie z żetonem, a członkowie się nie znają.
    }
    .title = Nowy gang
guide-spytown-neutral = Nic nie robi. Przez całą grę nikomu jej nie pokazuj.
    .title = Neutralna

## Kto prowadzi i jak się zachować

chapter-spytown-manners = Mistrz Gry i maniery
guide-spytown-master-software = Mistrzem Gry jest program: prowadzi przez kolejne fazy, pokazuje żetony, liczy głosy i stosuje zasady tak, jak są zapisane.
guide-spytown-master-human = Mistrzem Gry jest osoba bez żetonu, która prowadzi grę i wie wszystko. Mistrz Gry nie głosuje, nie należy do żadnej strony i ma ostatnie słowo.
guide-spytown-manners = W nocy patrz tylko na swój telefon: kto podgląda, zostaje wykluczony. Nikomu go nie pokazuj.
guide-spytown-leave = Możesz odejść w każdej chwili. Odpadasz wtedy, twój żeton zostaje odkryty i żadna karta nie pomoże.
