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
victim-named = Opryszki wybierają tej nocy: { $seat }.
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
token-policeman = Policjant
    .description = Policjanci wygrywają razem z Policją, gdy w ćwiczeniach nie ma już nikogo z innej strony. W nocy śpią; w dzień dyskutują, głosują i szukają Opryszków w swoim gronie.
token-mafioso = Opryszek
    .description = Opryszki wygrywają razem, gdy w ćwiczeniach nie ma już nikogo z innej strony. W nocy budzą się i bez słowa wybierają jednego ze śpiących studentów; w dzień dyskutują i głosują jak wszyscy.
card-recruitment = Werbunek
    .description = Pokaż go Mistrzowi Gry i wskaż śpiącego studenta: zachowuje on żeton, ale od razu się budzi i odtąd gra dla Opryszków. Wszyscy słyszą, że trwa Werbunek, lecz nie słyszą imion.
    .when = W nocy, zanim twoja strona wybierze
    .short = Wskaż śpiącego studenta, który odtąd gra dla Opryszków.
users-policeman-mafioso = Policjant albo Opryszek
users-mafioso = Opryszek
side-mafia = Opryszki
winner-police = Wygrywa Policja: wszystkie Opryszki są znalezione.
winner-mafia = Wygrywają Opryszki: nikt ich nie znalazł.
winner-new-gang = Wygrywa Nowy Gang: przechytrzył wszystkich.
cause-mafia = wybór Opryszków
phase-mafia-phase = Opryszki
step-began-mafia-phase = Budzą się Opryszki. Poznajcie się i uzgodnijcie jednego ze śpiących.
    .eyes = Opryszki, otwórzcie oczy, poznajcie się i bez słowa uzgodnijcie jednego ze śpiących: wszyscy wskażcie tego samego.
step-began-police-phase = Studenci Akademii Policyjnej budzą się: zaczyna się narada.
    .eyes = Studenci Akademii Policyjnej, otwórzcie oczy: zaczyna się narada.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] Po kolei, jak wskazówki zegara: kto waszym zdaniem to Opryszek?
       *[simultaneous] Wszyscy razem: kto waszym zdaniem to Opryszek?
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
spy-shoot = Zabierz: { $name }
spy-shoot-no = Nie zabieram nikogo
setting-kids-last-shot = Każdy zabiera kogoś ze sobą
    .help = Kto odpada, może zabrać ze sobą innego studenta.
