# Łagodniejsze słowa dla `kids_theme`: studenci Akademii Policyjnej szukają Opryszków. Każda wiadomość zajmuje miejsce tej o tej samej nazwie w spytown.ftl.

game-set =
    { $cards_count ->
        [0] Studenci Akademii Policyjnej ({ $seats_count }): { $seats }. Żetony: { $tokens }. Kart nie ma.
       *[other] Studenci Akademii Policyjnej ({ $seats_count }): { $seats }. Żetony: { $tokens }. Karty Akcji: { $cards }. Karty neutralne: { $neutral }.
    }
    .heading = Początek ćwiczeń
    .tokens = { $tokens } × { $number }
turn-began = W Akademii Policyjnej gasną światła: studenci w grze zasypiają.
    .heading = Tura { $number }
step-began =
    { $step ->
        [role_swap] Wszyscy jeszcze raz patrzą na swoje żetony. { $seat } może się z kimś zamienić.
        [agent_phase] Na korytarzu zapala się światło: budzi się Agent.
        [gang_recognition] Szepty na schodach: budzi się Nowy Gang.
        [mafia_phase] Ktoś chichocze: Opryszki budzą się na tajne spotkanie.
        [police_phase] Studenci się budzą: zaczyna się narada.
        [start_window] Przed dyskusją jest czas na karty.
        [discussion] Zaczyna się dyskusja.
        [defence] Czas na mowy obronne.
        [tie_discussion] Zaczyna się ponowna dyskusja.
        [end_window] Głosowanie jest rozstrzygnięte; jest czas na karty.
        [vest_window] { $seat } ma czas na reakcję.
        [bandage_window] Pozostali mają czas na reakcję.
        [last_shot_right] { $seat } może kogoś zabrać ze sobą.
       *[last_shot_window] { $seat } ma czas na ostatnią kartę.
    }
step-ended =
    { $step ->
        [role_swap] Żetony znów leżą zakryte.
        [agent_phase] Agent znów zasypia.
        [gang_recognition] Nowy Gang znów zasypia.
        [mafia_phase] Opryszki znów zasypiają.
        [police_phase] Narada dobiega końca.
        [discussion] Dyskusja dobiega końca.
        [defence] Obrona dobiega końca.
        [tie_discussion] Głosy są ostateczne.
        [last_shot_right] Czas na zabranie kogoś ze sobą mija.
       *[other] Czas na karty mija.
    }
victim-named = Tej nocy Opryszki wybrały: { $seat }.
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] Agent odkryty: { $seat } kończy ćwiczenia. Żeton: { $token }.
                [expelled] { $seat } opuszcza ćwiczenia. Żeton: { $token }.
               *[other] { $seat } kończy ćwiczenia. Żeton: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] Karta w złej fazie: { $card }. { $seat } kończy ćwiczenia. Żeton: { $token }.
                [expelled] { $seat } opuszcza ćwiczenia. Żeton: { $token }. Karta: { $card }.
               *[other] { $seat } kończy ćwiczenia. Żeton: { $token }. Karta: { $card }.
            }
    }
mafia-met =
    { $seats_count ->
        [0] Żaden Opryszek się nie budzi.
       *[other] Opryszki nie śpią: { $seats }.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] Opryszki nie wybierają nikogo.
       *[seat] Opryszki wybierają: { $seat }.
    }
token-agent = Agent
    .description =
        { $small ->
            [yes] Agent należy do Policji i wygrywa razem z nią. W pierwszej turze może w tajemnicy obejrzeć jeden żeton; jeśli jednak jest to żeton Opryszka, Agent od razu odpada.
           *[no] Agent należy do Policji i wygrywa razem z nią. Na początku każdej tury w tajemnicy ogląda żeton jednego innego studenta.
        }
    .short = Na początku tury obejrzyj w tajemnicy jeden żeton.
token-policeman = Policjant
    .description = Policjanci wygrywają razem z Policją, gdy w ćwiczeniach nie ma już nikogo z innej strony. W nocy śpią; w dzień dyskutują, głosują i szukają Opryszków w swoim gronie.
    .short = W nocy śpisz. Za dnia rozmawiaj, głosuj, szukaj Opryszków.
token-mafioso = Opryszek
    .description = Opryszki wygrywają razem, gdy w ćwiczeniach nie ma już nikogo z innej strony. W nocy budzą się i bez słowa wybierają jednego ze śpiących studentów; w dzień dyskutują i głosują jak wszyscy.
    .short = Budzisz się w nocy. Wybierzcie bez słowa jedną śpiącą osobę.
card-recruitment = Werbunek
    .description = Pokaż go Mistrzowi Gry i wskaż śpiącego studenta: zachowuje on żeton, ale od razu się budzi i odtąd gra dla Opryszków. Wszyscy słyszą, że trwa Werbunek, lecz nie słyszą imion.
    .when = W nocy, zanim twoja strona wybierze
    .short = Wskaż śpiącego studenta, który odtąd gra dla Opryszków.
users-policeman-mafioso = Policjant albo Opryszek
users-mafioso = Opryszek
side-mafia = Opryszki
claim-side =
    { $words_kind ->
        [police] po stronie Policji
        [mafia] po stronie Opryszków
       *[new_gang] po stronie Nowego Gangu
    }
winner-police = Wygrywa Policja: znalazła wszystkie Opryszki.
winner-mafia = Wygrywają Opryszki: nikt ich nie znalazł.
winner-new-gang = Wygrywa Nowy Gang: przechytrzył wszystkich.
cause-mafia = wybór Opryszków
phase-mafia-phase = Opryszki
step-began-mafia-phase = Budzą się Opryszki. Poznajcie się i uzgodnijcie jednego ze śpiących.
    .eyes = Opryszki, otwórzcie oczy, poznajcie się i bez słowa uzgodnijcie jednego ze śpiących: wszyscy wskażcie tego samego.
    .short = Budzą się Opryszki.
mafia-called-again = Budzą się Opryszki. Uzgodnijcie jednego ze śpiących.
    .eyes = Opryszki, otwórzcie oczy i bez słowa uzgodnijcie jednego ze śpiących: wszyscy wskażcie tego samego.
    .short = Budzą się Opryszki.
step-began-police-phase = Studenci Akademii Policyjnej budzą się: zaczyna się narada.
    .eyes = Studenci Akademii Policyjnej, otwórzcie oczy: zaczyna się narada.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] Po kolei, jak wskazówki zegara: kto waszym zdaniem jest Opryszkiem?
       *[simultaneous] Wszyscy razem: kto waszym zdaniem jest Opryszkiem?
    }
step-ended-mafia-phase = Opryszki zasypiają.
    .eyes = Opryszki, zamknijcie oczy.
shot =
    { $cause ->
        [shot_round_corner] Zza węgła. { $shooter } wskazuje: { $target }.
       *[last_shot_right] { $shooter } zabiera ze sobą: { $target }.
    }
cause-last-shot-right = zabranie ze sobą
phase-last-shot-right = Zabranie kogoś ze sobą
step-began-last-shot-right = { $seat }, możesz kogoś zabrać ze sobą. Kogo?
act-shoot = Zabierz
spy-chosen = Tej nocy Opryszki wybrały:
spy-shoot = Zabierz: { $name }
spy-shoot-no = Nie zabieram nikogo
setting-kids-last-shot = Każdy zabiera kogoś ze sobą
    .help = Kto odpada, może zabrać ze sobą innego studenta.

# Nobody shoots: one points, or takes somebody along.

card-vest = Kamizelka kuloodporna
    .description =
        { $save_scope ->
            [any] Gdy masz odpaść po nocy, po głosowaniu albo przez wskazanie, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz.
           *[detailed] Gdy masz odpaść po nocy albo po głosowaniu, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz i nie chroni przed wskazaniem.
        }
    .when = Gdy masz odpaść po nocy albo po głosowaniu
    .short = Gdy masz odpaść, pokaż ją zamiast żetonu i zostań w grze.
card-bandage = Opatrunek
    .description =
        { $save_scope ->
            [any] Gdy inny gracz ma odpaść po nocy, po głosowaniu albo przez wskazanie, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz.
           *[detailed] Gdy inny gracz ma odpaść po nocy albo po głosowaniu, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz, a przed wskazaniem nie chroni.
        }
    .when = Gdy ktoś inny ma odpaść po nocy albo po głosowaniu
    .short = Pokaż, gdy inny gracz ma odpaść: zostaje w grze. Nie dla siebie.
card-shelter = Schronienie
    .description = Przez całą następną turę nie można cię wybrać, głosować na ciebie ani cię wskazać. Możesz wtedy mówić, ale nie głosujesz.
    .when = Pod koniec narady, po głosowaniu
    .short = W następnej turze nie możesz odpaść i nie głosujesz.
card-safe-conduct = List żelazny
    .description = Następnej nocy nie można cię wybrać. W dzień wszystko jest jak zwykle: głosujesz i możesz odpaść przez głosowanie albo wskazanie.
    .when = Pod koniec narady, po głosowaniu
    .short = Następnej nocy nie można cię wybrać. Dobry też do blefu.
card-arrest = Aresztowanie
    .description = W tej turze nikt nie może na ciebie głosować, a ty nie głosujesz. Możesz mówić, a nadal można cię wskazać.
    .when = Na początku narady
    .short = W tej turze nie można na ciebie głosować, a ty nie głosujesz.
card-shot-round-corner = Zza węgła
    .description = Wskazujesz jednego innego gracza, który od razu odpada i pokazuje żeton. Nie możesz go już użyć, gdy to ty masz odpaść.
    .when = W dowolnej chwili narady
    .short = W dowolnej chwili, póki jesteś w grze: jeden gracz od razu odpada.
card-last-shot = Chodź ze mną
    .description = Gdy odpadasz, możesz pokazać tę kartę i wskazać jednego innego gracza, który też odpada. Oba żetony zostają odkryte.
    .when = Gdy odpadasz
    .short = Gdy odpadasz, możesz wskazać innego gracza: on też odpada.
cause-shot-round-corner = wskazanie zza węgła
cause-last-shot-card = karta Chodź ze mną
setting-end-check = Kiedy gra się kończy
    .help = Kończy się, gdy tylko zostanie jedna strona, albo dopiero gdy nikt już nikogo nie zabiera ze sobą.
    .value =
        { $value ->
            [each_step] Od razu
           *[after_chain] Na samym końcu
        }
setting-save-scope = Przed czym chronią Kamizelka i Opatrunek
    .help = Kamizelka i Opatrunek chronią przed wyborem w nocy i głosowaniem albo także przed wskazaniem.
    .value =
        { $value ->
            [detailed] Noc i głosowanie
           *[any] Wskazanie też
        }
setting-chain-last-shot = Karta po zabraniu ze sobą
    .help = Kogo ktoś zabierze ze sobą bez karty, ten może zagrać kartę Chodź ze mną albo nie może.
    .value =
        { $value ->
            [card_allowed] Może
           *[never] Nie może
        }
setting-kids-chain = Zabieranie w łańcuszku
    .help = W grze, w której każdy zabiera kogoś ze sobą, może to zrobić też ten, kogo ktoś zabrał.
setting-t-last-shot = Czas na zabranie kogoś ze sobą
    .help = Tyle można się namyślać, kogo zabrać ze sobą; 0: bez limitu, aż zapadnie decyzja.
