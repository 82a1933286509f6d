# Słowa księgi `spytown`; jak fakt staje się słowami, mówi citysleeps/views/words.py.
# Przy `kids_theme` wiadomości z spytown-kids.ftl zajmują miejsce tych o tej samej nazwie.

## Fakty dla wszystkich

game-set =
    { $cards_count ->
        [0] Przy stole ({ $seats_count }): { $seats }. Żetony: { $tokens }. Kart nie ma.
       *[other] Przy stole ({ $seats_count }): { $seats }. Żetony: { $tokens }. Karty Akcji: { $cards }. Karty neutralne: { $neutral }.
    }
    .heading = Rozdanie
    .tokens = { $tokens } × { $number }
card-shown = { $seat } pokazuje wszystkim kartę: { $card }.
swapped = { $seat } i { $other } zamieniają się żetonami.
swap-declined = { $seat } nie zamienia się z nikim.
turn-began = Nad Spytown zapada noc: wszyscy w grze zasypiają.
    .heading = Tura { $number }
step-began =
    { $step ->
        [role_swap] Wszyscy jeszcze raz patrzą na swoje żetony. { $seat } może się z kimś zamienić.
        [agent_phase] Na ulicy zapala się światło: budzi się Agent.
        [gang_recognition] W zaułku nowe twarze: budzi się Nowy Gang.
        [mafia_phase] Skrzypią drzwi: Mafia budzi się na tajne spotkanie.
        [police_phase] Wszyscy się budzą: zaczyna się narada Policji.
        [start_window] Przed dyskusją jest czas na karty.
        [discussion] Zaczyna się dyskusja.
        [defence] Czas na mowy obronne.
        [tie_discussion] Zaczyna się ponowna dyskusja.
        [end_window] Głosowanie jest rozstrzygnięte; jest czas na karty.
        [vest_window] { $seat } ma czas na reakcję.
        [bandage_window] Pozostali mają czas na reakcję.
        [last_shot_right] { $seat } może oddać ostatni strzał.
       *[last_shot_window] { $seat } ma czas na ostatnią kartę.
    }
step-ended =
    { $step ->
        [role_swap] Żetony znów leżą zakryte.
        [agent_phase] Agent znów zasypia.
        [gang_recognition] Nowy Gang znów zasypia.
        [mafia_phase] Mafia znów zasypia.
        [police_phase] Narada dobiega końca.
        [discussion] Dyskusja dobiega końca.
        [defence] Obrona dobiega końca.
        [tie_discussion] Głosy są ostateczne.
        [last_shot_right] Czas na ostatni strzał mija.
       *[other] Czas na karty mija.
    }
recruitment-called = Trwa Werbunek: ktoś z was zostanie obudzony.
victim-named = Tej nocy Mafia wybrała: { $seat }.
nobody-chosen = Spokojna noc: nikogo nie wybrano.
card-played =
    { $target_kind ->
        [nobody] { $seat } zagrywa kartę: { $card }.
       *[seat] { $seat } zagrywa kartę: { $card }. Cel: { $target }.
    }
saved =
    { $card_kind ->
        [bandage] Opatrunek pomaga: { $seat } zostaje w grze i nie pokazuje żetonu.
       *[vest] Kamizelka wytrzymuje: { $seat } zostaje w grze i nie pokazuje żetonu.
    }
shot =
    { $cause ->
        [shot_round_corner] Strzał zza węgła. { $shooter } wskazuje: { $target }.
       *[last_shot_right] Ostatni strzał. { $shooter } wskazuje: { $target }.
    }
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] Agent zdemaskowany: { $seat } odpada z gry. Żeton: { $token }.
                [expelled] Wykluczenie z gry: { $seat }. Żeton: { $token }.
               *[other] { $seat } odpada z gry. Żeton: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] Karta w złej fazie: { $card }. { $seat } odpada z gry. Żeton: { $token }.
                [expelled] Wykluczenie z gry: { $seat }. Żeton: { $token }. Karta: { $card }.
               *[other] { $seat } odpada z gry. Żeton: { $token }. Karta: { $card }.
            }
    }
left = { $seat } odchodzi z gry.
said = { $seat }: „{ $text }”
claimed = { $seat }: { claim-phrase }
host-said = Mistrz Gry: „{ $text }”
host-changed =
    { $host_kind ->
        [nobody] Od tej chwili Mistrzem Gry jest program.
       *[host] Od tej chwili Mistrzem Gry jest człowiek.
    }
declared-ready = { $seat } nie ma nic do dodania.
no-longer-ready = { $seat } chce jeszcze coś dodać.
vote-opened =
    { $ballot ->
        [final_vote] Głosowanie finalne, przesłuchiwani: { $candidates }. Głosują: { $voters }.
       *[preliminary_vote] Głosowanie wstępne. Głosują: { $voters }. Można wskazać: { $candidates }.
    }
voted =
    { $vote_kind ->
        [nobody] { $seat } wstrzymuje się od głosu.
       *[seat] { $seat } głosuje przeciw: { $vote }.
    }
vote-given = { $seat }: głos oddany.
vote-missed = { $seat }: czas minął bez głosu.
counted =
    { $seats_count ->
        [0] Wynik: żadnych głosów.
       *[other] Wynik: { $seats }. Kto kogo wskazuje: { $voters }.
    }
    .voters =
        { $votes_kind ->
            [nobody] { $voters } – nikogo
           *[seat] { $voters } – { $votes }
        }
    .seats =
        { $numbers ->
            [one] { $seats } – { $numbers } głos
            [few] { $seats } – { $numbers } głosy
           *[many] { $seats } – { $numbers } głosów
        }
vote-void =
    { $ballot ->
        [final_vote] Ktoś odpada w trakcie: to głosowanie finalne się nie liczy.
       *[preliminary_vote] Ktoś odpada w trakcie: to głosowanie wstępne się nie liczy.
    }
no-vote =
    { $why ->
        [nobody_can_vote] Nikt nie ma na kogo głosować: w tej turze głosowania nie ma.
       *[nobody_voted] Nikt nie głosuje.
    }
finalists =
    { $seats_count ->
        [1] Wszystkie głosy ma { $seats }: finału nie ma.
       *[other] W finale, w kolejności obrony: { $seats }.
    }
floor-given = { $seat } się broni; reszta słucha.
floor-ended = { $seat } kończy mowę obronną.
tied = Remis: { $seats }.
commander-decided =
    { $what ->
        [finalist] Rozstrzyga głos Dowódcy ({ $commander }): w finale jest { $seat }.
       *[out] Rozstrzyga głos Dowódcy ({ $commander }), przeciw: { $seat }.
    }
lot-drawn = Losowanie: { $among }. Wynik: { $seat }.
voted-out = Wynik głosowania: { $seat }.
card-removed = Karta znika ze stołu: { $card } ({ $seat }).
commander-passed = Karta Dowódcy: oddaje { $giver }, dostaje { $to }.
decided =
    { $what ->
        [out] Mistrz Gry rozstrzyga: { $seat } odpada z gry.
       *[stays] Mistrz Gry rozstrzyga: { $seat } zostaje w grze.
    }
game-over =
    { $winners_count ->
        [0] Koniec gry. { $winner }
       *[other] Koniec gry. { $winner } Zwycięstwo: { $winners }.
    }
    .heading = Koniec
final-reveal = Wszystko zostaje odkryte: { $tokens }.
    .tokens =
        { $cards_kind ->
            [none] { $name } – { $tokens } ({ $sides })
            [neutral] { $name } – { $tokens } ({ $sides })
           *[other] { $name } – { $tokens } ({ $sides }; { $cards })
        }

## Fakty dla niektórych

# Co ktoś słyszy w nocy, mieści się w szepcie: 48 znaków przy imionach po dziesięć.

own-token =
    { $you ->
        [yes] Twój żeton: { $token }.
       *[no] { $me }, żeton: { $token }.
    }
own-card =
    { $you ->
        [yes] Twoja karta: { $card }.
       *[no] { $me }, karta: { $card }.
    }
token-seen =
    { $you ->
        [yes] { $seat }, żeton: { $token }.
       *[no] { $me } widzi żeton. { $seat }: { $token }.
    }
gang-met = Nowy Gang: { $seats }.
mafia-met =
    { $seats_count ->
        [0] Z Mafii nikt się nie budzi.
       *[other] Mafia nie śpi: { $seats }.
    }
recruited = { $holder } werbuje: { $recruit }.
pointed = { $member } wskazuje: { $seat }.
signed =
    { $sign ->
        [nod] { $member } kiwa głową.
        [shake] { $member } kręci głową.
        [shrug] { $member } wzrusza ramionami.
       *[wait] { $member } podnosi dłoń: czekaj.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] Mafia nie wybiera nikogo.
       *[seat] Mafia wybiera: { $seat }.
    }
agent-pointed =
    { $seat_kind ->
        [nobody] Agent ({ $agent }) budzi się.
       *[seat] Agent ({ $agent }) wskazuje: { $seat }.
    }
lost =
    { $cause ->
        [small_game_agent]
            { $you ->
                [yes] Agent zdemaskowany: odpadasz z gry.
               *[no] Agent zdemaskowany: { $me } odpada z gry.
            }
        [wrong_phase]
            { $you ->
                [yes] Karta w złej fazie: odpadasz z gry.
               *[no] Karta w złej fazie: { $me } odpada z gry.
            }
       *[expelled]
            { $you ->
                [yes] Wykluczenie: jesteś poza grą.
               *[no] Wykluczenie z gry: { $me }.
            }
    }
noted =
    { $act ->
        [vote]
            { $you ->
                [yes] Głosujesz przeciw: { $seat }.
               *[no] { $me } głosuje przeciw: { $seat }.
            }
        [abstain]
            { $you ->
                [yes] Wstrzymujesz się od głosu.
               *[no] { $me } wstrzymuje się od głosu.
            }
        [hunch]
            { $you ->
                [yes] Podejrzewasz: { $seat }.
               *[no] { $me } podejrzewa: { $seat }.
            }
       *[pass]
            { $you ->
                [yes] Pasujesz.
               *[no] { $me } pasuje.
            }
    }

## Żetony

# `small`: obowiązują zasady małej gry.

token-agent = Agent
    .description =
        { $small ->
            [yes] Agent należy do Policji i wygrywa razem z nią. W pierwszej turze może w tajemnicy obejrzeć jeden żeton; jeśli jednak jest to żeton Mafiosa, Agent od razu odpada.
           *[no] Agent należy do Policji i wygrywa razem z nią. Na początku każdej tury w tajemnicy ogląda żeton jednego innego gracza.
        }
    .short = Na początku tury obejrzyj w tajemnicy jeden żeton.
token-policeman = Policjant
    .description = Policjanci wygrywają razem z Policją, gdy w grze nie ma już nikogo z innej strony. W nocy śpią; w dzień dyskutują, głosują i tropią gangsterów w swoim gronie.
    .short = W nocy śpisz. Za dnia rozmawiaj, głosuj, szukaj mafii.
token-mafioso = Mafioso
    .description = Mafiosi wygrywają razem z Mafią, gdy w grze nie ma już nikogo z innej strony. W nocy budzą się razem i bez słowa wybierają jednego ze śpiących; w dzień dyskutują i głosują jak wszyscy.
    .short = Budzisz się w nocy. Wybierzcie bez słowa jedną śpiącą osobę.

## Karty

# Opis karty bierze za argumenty ustawienia gry. `short` to tekst z karty; `users-…` nosi nazwy tych, którzy mogą jej użyć.

card-vest = Kamizelka kuloodporna
    .description =
        { $save_scope ->
            [any] Gdy masz odpaść po nocy, po głosowaniu albo od strzału, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz.
           *[detailed] Gdy masz odpaść po nocy albo po głosowaniu, odkryj ją: zostajesz w grze i nie pokazujesz żetonu. Działa jeden raz i nie chroni przed strzałem.
        }
    .when = Gdy masz odpaść po nocy albo po głosowaniu
    .short = Gdy masz odpaść, pokaż ją zamiast żetonu i zostań w grze.
card-bandage = Opatrunek
    .description =
        { $save_scope ->
            [any] Gdy inny gracz ma odpaść po nocy, po głosowaniu albo od strzału, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz.
           *[detailed] Gdy inny gracz ma odpaść po nocy albo po głosowaniu, odkryj go, zanim pokażą żeton: ten gracz zostaje. Siebie ocalić nie możesz, a przed strzałem nie chroni.
        }
    .when = Gdy ktoś inny ma odpaść po nocy albo po głosowaniu
    .short = Pokaż, gdy inny gracz ma odpaść: zostaje w grze. Nie dla siebie.
card-recruitment = Werbunek
    .description = Pokaż go Mistrzowi Gry i wskaż śpiącego gracza: zachowuje on żeton, ale od razu się budzi i odtąd gra dla Mafii. Wszyscy słyszą, że trwa Werbunek, lecz nie słyszą imion.
    .when = W nocy, zanim twoja strona wybierze
    .short = Wskaż śpiącego gracza, który odtąd gra dla Mafii.
card-commander = Dowódca
    .description =
        { $commander_prelim ->
            [final_only] Każde głosowanie zaczyna się od ciebie, a w finale twój głos rozstrzyga remis. Na końcu każdej narady karta przechodzi do następnego gracza po lewej.
           *[eliminate] Każde głosowanie zaczyna się od ciebie, a twój głos rozstrzyga remis, i we wstępnym, i w finalnym. Na końcu każdej narady karta przechodzi do następnego gracza po lewej.
        }
    .when = Cała gra; pokazywana od razu
    .short = Pokaż na początku. Twój głos rozstrzyga remisy. Potem karta idzie w lewo.
card-reverse-recruitment = Przewerbowanie
    .description =
        { $reverse_wakes ->
            [by_token] Przez całą grę grasz dla strony przeciwnej do swojego żetonu i tylko z nią wygrywasz, ale budzisz się zgodnie z żetonem. Do końca nikt nie widzi tej karty.
           *[by_side] Przez całą grę grasz dla strony przeciwnej do swojego żetonu: z nią się budzisz i tylko z nią wygrywasz. Do końca nikt nie widzi tej karty.
        }
    .when = Cała gra; nigdy niepokazywana
    .short = Przez całą grę grasz dla strony przeciwnej do swojego żetonu.
card-role-swap = Zamiana roli
    .description = Możesz zamienić się żetonem z dowolnym innym graczem, a on nie może odmówić. Odtąd oboje gracie nowe role i tylko wy dwoje je znacie.
    .when = Początek gry; pokazywana od razu
    .short = Pokaż na początku. Możesz zamienić się żetonem z innym graczem.
card-wiretap = Podsłuch
    .description = Od razu oglądasz żeton jednego innego gracza. Wszyscy widzą czyj, ale tylko ty wiesz jaki; mów prawdę, kłam albo milcz.
    .when = W dowolnej chwili narady
    .short = W dowolnej chwili, póki jesteś w grze: obejrzyj jeden żeton.
card-shelter = Schronienie
    .description = Przez całą następną turę nie można cię wybrać, głosować na ciebie ani do ciebie strzelić. Możesz wtedy mówić, ale nie głosujesz.
    .when = Pod koniec narady, po głosowaniu
    .short = W następnej turze nie możesz odpaść i nie głosujesz.
card-safe-conduct = List żelazny
    .description = Następnej nocy nie można cię wybrać. W dzień wszystko jest jak zwykle: głosujesz i możesz odpaść przez głosowanie albo strzał.
    .when = Pod koniec narady, po głosowaniu
    .short = Następnej nocy nie można cię wybrać. Dobry też do blefu.
card-arrest = Aresztowanie
    .description = W tej turze nikt nie może na ciebie głosować, a ty nie głosujesz. Możesz mówić, a strzał nadal może cię trafić.
    .when = Na początku narady
    .short = W tej turze nie można na ciebie głosować, a ty nie głosujesz.
card-shot-round-corner = Strzał zza węgła
    .description = Wskazujesz jednego innego gracza, który od razu odpada i pokazuje żeton. Nie możesz go już użyć, gdy to ty masz odpaść.
    .when = W dowolnej chwili narady
    .short = W dowolnej chwili, póki jesteś w grze: jeden gracz od razu odpada.
card-kidnapping = Porwanie
    .description = Kładziesz tę kartę przed jednym innym graczem, który w tej turze nie głosuje. Może mówić i zagrywać karty, może też odpaść w głosowaniu.
    .when = Na początku narady
    .short = Jeden gracz w tej turze nie głosuje, ale może odpaść.
card-last-shot = Ostatni strzał
    .description = Gdy odpadasz, możesz pokazać tę kartę i wskazać jednego innego gracza, który też odpada. Oba żetony zostają odkryte.
    .when = Gdy odpadasz
    .short = Gdy odpadasz, możesz wskazać innego gracza: on też odpada.
card-new-gang = Nowy gang
    .description =
        { $new_gang_recognition ->
            [on] Bez względu na żeton należysz do Nowego Gangu, który wygrywa, gdy nie ma już nikogo z innej strony. Działasz zgodnie z żetonem; pierwszej nocy członkowie się poznają.
           *[off] Bez względu na żeton należysz do Nowego Gangu, który wygrywa, gdy nie ma już nikogo z innej strony. Działasz zgodnie z żetonem, a członkowie się nie znają.
        }
    .when = Cała gra; pokazywana, gdy odpadasz
    .short = Ktoś z was musi dotrwać do końca. Pokaż ją, gdy odpadasz.
card-neutral = Neutralna
    .description = Nic nie robi. Przez całą grę nikomu jej nie pokazuj.
    .when = Nigdy
    .short = Bez akcji. Przez całą grę trzymaj ją zakrytą.
users-policeman-mafioso = Policjant albo Mafioso
users-policeman = Policjant
users-mafioso = Mafioso
users-policeman-mafioso-agent = Wszyscy

## Strony, zwycięzcy, przyczyny, znaki

side-police = Policja
side-mafia = Mafia
side-new-gang = Nowy Gang
winner-police = Wygrywa Policja: ulice Spytown są bezpieczne.
winner-mafia = Wygrywa Mafia: Spytown należy do niej.
winner-new-gang = Wygrywa Nowy Gang: Spytown ma nowych panów.
winner-none = Nikt nie wygrywa.
cause-mafia = wybór Mafii
cause-vote = głosowanie
cause-shot-round-corner = strzał zza węgła
cause-last-shot-card = karta Ostatni strzał
cause-last-shot-right = ostatni strzał
cause-small-game-agent = demaskacja Agenta
cause-wrong-phase = karta w złej fazie
cause-expelled = wykluczenie
sign-nod = Kiwnij głową
sign-shake = Pokręć głową
sign-shrug = Wzrusz ramionami
sign-wait = Czekaj

## Fazy i kroki

phase-deal = Rozdanie
phase-role-swap = Zamiana roli
phase-agent-phase = Faza Agenta
phase-gang-recognition = Nowy Gang
phase-mafia-phase = Faza Mafii
phase-police-phase = Faza Policji
phase-dawn = Świt
phase-start-window = Karty przed dyskusją
phase-discussion = Dyskusja
phase-preliminary-vote = Głosowanie wstępne
phase-defence = Mowa obronna
phase-final-vote = Głosowanie finalne
phase-tie-discussion = Ponowna dyskusja
phase-lot = Losowanie
phase-verdict = Wyrok
phase-end-window = Karty po głosowaniu
phase-commander-pass = Dowódca
phase-vest-window = Czas na reakcję
phase-bandage-window = Czas na reakcję
phase-last-shot-right = Ostatni strzał
phase-last-shot-window = Ostatnia karta
phase-over = Koniec
phase-start-of-game = Początek gry
phase-whole-game = Cała gra

## Co się odczytuje

# Do graczy. Zapowiedzi kroków biorą `seat` ze swojego faktu i `vote_mode`, i nic, co zależy od tego, kto jest kim.

lobby-line = Dla 6–21 graczy i Mistrza Gry; najlepiej gra się w 10–20 osób.
advice-basic-first = Zanim użyjecie kart, zagrajcie choć raz bez nich.
advice-fewer-cards = Dla tylu graczy instrukcja zaleca mniej Kart Akcji: najwyżej { $most }.
advice-no-timer = Bez limitu długość fazy albo czasu na karty może coś zdradzić.
advice-cards-advised = Instrukcja zaleca jedną Kartę Akcji na czterech graczy: tutaj najwyżej { $most }.
advice-too-many-cards = Karty Akcji: { $cards }, gracze: { $players }. Odłóż kilka kart.
advice-too-few-cards = W pudełku jest 14 kart neutralnych. Przy tylu graczach ({ $players }) Kart Akcji ma być co najmniej { $fewest } albo żadna.
advice-few-seats = Najmniejsza liczba graczy: { $least }.
advice-one-mafioso = Za mało graczy: jedna strona mogłaby zostać pusta.
advice-small-game = Przy tak niewielu graczach obowiązują zasady małej gry.
advice-large-game = Przy tylu graczach obowiązują zasady dużej gry.
step-began-deal = Obejrzyjcie w tajemnicy, co dostaliście, i połóżcie to zakryte.
step-began-role-swap = Obejrzyjcie żetony jeszcze raz. { $seat } może się zamienić.
step-began-agent-phase = Budzi się Agent. Czyj żeton chcesz zobaczyć?
    .eyes = Agencie, otwórz oczy. Czyj żeton chcesz zobaczyć?
    .short = Budzi się Agent.
step-began-gang-recognition = Budzi się Nowy Gang. Zobacz, kto jest z tobą.
    .eyes = Nowy Gangu, otwórz oczy i w ciszy poznaj swoich.
    .short = Budzi się Nowy Gang.
step-began-mafia-phase = Budzi się Mafia. Poznajcie się i uzgodnijcie jednego ze śpiących.
    .eyes = Mafio, otwórz oczy, poznaj swoich i bez słowa uzgodnij jednego ze śpiących: wszyscy wskażcie tego samego.
    .short = Budzi się Mafia.
mafia-called-again = Budzi się Mafia. Uzgodnijcie jednego ze śpiących.
    .eyes = Mafio, otwórz oczy i bez słowa uzgodnij jednego ze śpiących: wszyscy wskażcie tego samego.
    .short = Budzi się Mafia.
step-began-police-phase = Wszyscy w grze budzą się: zaczyna się narada Policji.
    .eyes = Wszyscy w grze, otwórzcie oczy: zaczyna się narada Policji.
step-began-dawn = Posłuchajcie, co przyniosła noc.
step-began-start-window = Zanim zaczniemy rozmowę: czy ktoś zagrywa kartę?
step-began-discussion = Mówcie swobodnie, oskarżajcie, spierajcie się, blefujcie; dyskusja trwa, dopóki ktoś ma coś do dodania.
    .short = Mówcie, oskarżajcie, blefujcie, dopóki ktoś ma coś do dodania.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] Po kolei, jak wskazówki zegara: kto waszym zdaniem jest Mafiosem?
       *[simultaneous] Wszyscy razem: kto waszym zdaniem jest Mafiosem?
    }
step-began-defence = Przesłuchiwani mogą się bronić; reszta słucha.
step-began-final-vote =
    { $vote_mode ->
        [sequential] Po kolei, jak wskazówki zegara: kto z przesłuchiwanych odpada?
       *[simultaneous] Wszyscy razem: kto z przesłuchiwanych odpada?
    }
step-began-tie-discussion = Remis. Porozmawiajcie: każdy może raz przenieść swój głos.
step-began-lot = Teraz rozstrzyga los.
step-began-verdict = Głosowanie jest rozstrzygnięte.
step-began-end-window = Zanim zapadnie noc: czy ktoś zagrywa kartę?
step-began-commander-pass = Karta Dowódcy przechodzi w lewo.
step-began-vest-window = { $seat }, masz czas na reakcję.
step-began-bandage-window = Pozostali, macie czas na reakcję.
step-began-last-shot-right = { $seat }, możesz oddać ostatni strzał. Do kogo?
step-began-last-shot-window = { $seat }, masz czas na ostatnią kartę.
step-began-over = Koniec gry: wszystko zostaje odkryte.
step-ended-agent-phase = Agent zasypia.
    .eyes = Agencie, zamknij oczy.
step-ended-gang-recognition = Nowy Gang zasypia.
    .eyes = Nowy Gangu, zamknij oczy.
step-ended-mafia-phase = Mafia zasypia.
    .eyes = Mafio, zamknij oczy.

## Co robią gracze

act-check = Obejrzyj żeton
act-point = Wskaż
act-sign = Daj znak
act-hunch = Wskaż podejrzanego
act-play = Zagraj kartę
act-reveal = Pokaż kartę teraz
    .sure = To zła pora na tę kartę: kto ją teraz pokaże, odpada. Pokazać mimo to?
act-shoot = Strzel
act-pass = Spasuj
act-say = Powiedz
act-claim = Zeznaj
act-ready = Nic do dodania
act-unready = Jednak coś dodam
act-done = Skończ
act-vote = Głosuj przeciw
act-abstain = Wstrzymaj się
act-leave = Odejdź z gry

## Co robi prowadzący

host-act-remove = Wyklucz
host-act-next = Dalej
host-act-stop = Przerwij grę
host-act-deal = Wpisz rozdanie
host-act-say = Ogłoś
host-act-decide = Rozstrzygnij
host-act-leave = Odejdź z gry
host-act-lead = Prowadź grę
host-act-correct = Popraw
choice-out = Odpada
choice-stays = Zostaje

## Dlaczego coś jest odrzucone

reason-bad-player-count = Ta gra jest dla 6–21 graczy: zmień ich liczbę.
reason-bad-cards = Tego zestawu kart nie da się rozdać tylu graczom: zmień karty.
reason-bad-setup = Te ustawienia nie pasują do siebie: sprawdź karty, czasy i Mistrza Gry.
reason-dead-actor = Jesteś poza grą: od teraz możesz tylko patrzeć.
reason-not-your-card = Nie masz tej karty albo twój żeton nie pozwala jej użyć.
reason-card-spent = Ta karta jest już zużyta; działa tylko raz.
reason-wrong-phase = To należy do innej fazy; poczekaj na nią.
reason-wrong-moment = To nie ta chwila; poczekaj na pytanie.
reason-not-your-role = Teraz kolej na kogo innego; poczekaj na swoją.
reason-not-a-voter = Tym razem nie masz głosu; poczekaj na następne głosowanie.
reason-claims-used = Na dziś dość zeznań; własnymi słowami możesz mówić dalej.
reason-target-self = Nie możesz wybrać siebie; wybierz innego gracza.
reason-target-dead = Ten gracz jest poza grą; wybierz kogoś, kto w niej jest.
reason-target-awake = Ten gracz nie śpi; wybierz kogoś ze śpiących.
reason-target-protected = Ten gracz jest teraz chroniony; wybierz innego.
reason-not-finalist = Ten gracz nie jest w finale; wybierz kogoś, kto w nim jest.
reason-not-victim = Opatrunek pomaga tylko temu, kto ma odpaść; wskaż tego gracza.
reason-nothing-claimed = Nie ma teraz takiego zeznania; wybierz coś innego.
reason-not-seen = Tego nikt nie widział; podaj powód, który widzieli wszyscy.
reason-not-in-game = Tego nie ma w tej grze; wybierz coś z pokazanych.
reason-already-acted = Wybór w tym kroku już zapadł; nie można go zmienić.
reason-must-choose = Nie możesz spasować: wybierz gracza.
reason-not-your-turn = Teraz odpowiada kto inny; poczekaj na swoją kolej.
reason-not-allowed = Zasady na to nie pozwalają; wybierz jedno z działań, które widzisz.

## Ustawienia

# `value` nazywa jedną wartość ustawienia w słowie albo dwóch.

preset-basic = Gra podstawowa
preset-cards = Gra z kartami
preset-children = Gra dla dzieci
setting-preset = Tryb
    .help = Wybiera za jednym razem grę bez kart, z pierwszymi dwiema albo według zasad dla dzieci.
setting-edition = Wydanie
    .help = W wydaniu polskim mała gra jest dla najwyżej 7 graczy; w słowackim dla najwyżej 8, a karty pokazują krótkie teksty.
    .value =
        { $value ->
            [pl] Polskie
           *[sk] Słowackie
        }
setting-gm-mode = Mistrz Gry
    .help = Mistrzem Gry jest program albo człowiek, który nie dostaje żetonu.
    .value =
        { $value ->
            [software] Program
           *[human] Człowiek
        }
setting-cards = Karty Akcji
    .help = Te karty rozdaje się obok żetonów; bez nich jest to gra podstawowa.
setting-neutral-supply = Karty neutralne
    .help = Jest ich tylko 14, jak w pudełku, albo tyle, ile trzeba.
    .value =
        { $value ->
            [box] 14, jak w pudełku
           *[unlimited] Ile trzeba
        }
setting-small-first-mafia-phase = Pierwsza noc małej gry
    .help = W małej grze pierwszej nocy nikogo się nie wybiera albo wybiera się jak w każdą inną.
    .value =
        { $value ->
            [skip] Nikogo
           *[hold] Jak zawsze
        }
setting-agent-pass = Agent może spasować
    .help = Agent może nie oglądać żetonu tylko w małej grze, w każdej grze albo nigdy.
    .value =
        { $value ->
            [small_only] W małej grze
            [always] Zawsze
           *[never] Nigdy
        }
setting-mafia-choice = Wybór w nocy
    .help = Zapada, gdy wszyscy obudzeni wskażą tego samego gracza, albo każdy wskazuje raz i liczy się większość.
    .value =
        { $value ->
            [agreement] Zgoda wszystkich
           *[plurality] Większość
        }
setting-vote-mode = Sposób głosowania
    .help = Wszyscy głosują razem, w ukryciu aż do końca, albo po kolei; z Dowódcą zawsze po kolei.
    .value =
        { $value ->
            [simultaneous] Razem
           *[sequential] Po kolei
        }
setting-self-vote = Głos na siebie
    .help = Gracze mogą głosować na siebie.
setting-abstain = Wstrzymanie się od głosu
    .help = Głosujący mogą nie wskazać nikogo.
setting-second-place-tie = Remis na drugim miejscu
    .help = Jeśli drugie miejsce dzieli kilku graczy, w finale są wszyscy albo jeden wylosowany.
    .value =
        { $value ->
            [all] Wszyscy
           *[lot] Losowanie
        }
setting-finalists-vote = Przesłuchiwani głosują
    .help = W finale głosują także przesłuchiwani albo tylko pozostali.
    .value =
        { $value ->
            [yes] Tak
           *[no] Nie
        }
setting-empty-vote = Gdy nikt nie głosuje
    .help = Gdy dwa razy z rzędu nikt nie głosuje, ktoś odpada przez losowanie albo nie odpada nikt.
    .value =
        { $value ->
            [lot] Losowanie
           *[no_elimination] Nikt nie odpada
        }
setting-commander-prelim = Głos Dowódcy
    .help = Głos Dowódcy rozstrzyga remis w obu głosowaniach albo tylko w finale.
    .value =
        { $value ->
            [eliminate] W obu
           *[final_only] W finale
        }
setting-end-check = Kiedy gra się kończy
    .help = Kończy się, gdy tylko zostanie jedna strona, albo dopiero po ostatnich strzałach.
    .value =
        { $value ->
            [each_step] Od razu
           *[after_chain] Po strzałach
        }
setting-reverse-wakes = Budzenie przewerbowanych
    .help = Kto ma Przewerbowanie, budzi się według nowej strony albo według żetonu.
    .value =
        { $value ->
            [by_side] Według strony
           *[by_token] Według żetonu
        }
setting-recruited-agent = Agent zwerbowany
    .help = Po Werbunku Agent dalej ogląda żetony albo nic już nie widzi.
    .value =
        { $value ->
            [keeps] Ogląda dalej
           *[dummy] Nic nie widzi
        }
setting-save-scope = Przed czym chronią Kamizelka i Opatrunek
    .help = Kamizelka i Opatrunek chronią przed wyborem w nocy i głosowaniem albo także przed strzałami.
    .value =
        { $value ->
            [detailed] Noc i głosowanie
           *[any] Strzały też
        }
setting-wrong-phase = Karta w złej fazie
    .help = Kto pokaże kartę w złej fazie, odpada albo dostaje tylko odmowę.
    .value =
        { $value ->
            [eliminate] Odpada
           *[refuse] Odmowa
        }
setting-chain-last-shot = Karta po ostatnim strzale
    .help = Kogo trafi ostatni strzał bez karty, ten może zagrać kartę Ostatni strzał albo nie może.
    .value =
        { $value ->
            [card_allowed] Może
           *[never] Nie może
        }
setting-kids-no-agent = Bez Agenta
    .help = Agenta nie ma, jest za to o jednego Policjanta więcej.
setting-kids-last-shot = Ostatni strzał dla każdego
    .help = Kto odpada, może oddać ostatni strzał do innego gracza.
setting-kids-single-vote = Tylko jedno głosowanie
    .help = Kto ma najwięcej głosów, od razu odpada; tylko remis prowadzi do finału.
setting-kids-theme = Akademia Policyjna
    .help = Łagodniejsze słowa: gracze to studenci Akademii Policyjnej, którzy szukają Opryszków.
setting-kids-chain = Ostatnie strzały jeden po drugim
    .help = W grze, w której każdy ma ostatni strzał, ma go też ten, kogo on trafi.
setting-new-gang-min-seats = Gracze dla Nowego Gangu
    .help = Karty Nowy gang wymagają co najmniej tylu graczy.
    .value = { $value }
setting-new-gang-recognition = Nowy Gang się poznaje
    .help = Pierwszej nocy członkowie Nowego Gangu widzą się nawzajem.
setting-night-pace = Tempo nocy
    .help = Wezwanie trwa cały swój czas albo do chwili, gdy wszyscy w grze coś zatwierdzą.
    .value =
        { $value ->
            [together] Wszyscy razem
           *[fixed] Stałe
        }
setting-dead-view = Co widzą wyeliminowani
    .help = Wyeliminowani widzą, co dzieje się w nocy, albo tylko to, co gracze w grze.
    .value =
        { $value ->
            [night] Noce
           *[none] To, co inni
        }
setting-t-deal = Czas na rozdanie
    .help = Tyle można oglądać, co się dostało; 0: bez limitu, aż wszyscy będą gotowi.
setting-t-agent = Czas dla Agenta
    .help = Tyle trwa Faza Agenta, cokolwiek się w niej dzieje; 0: bez limitu, aż będzie po wszystkim.
setting-t-mafia = Czas na wybór w nocy
    .help = Tyle obudzeni mogą wybierać i tyle trwa faza; 0: bez limitu, aż wybiorą.
setting-t-recognition = Czas dla Nowego Gangu
    .help = Tyle członkowie Nowego Gangu widzą się nawzajem; 0: tylko chwila.
setting-t-reaction = Czas na reakcję
    .help = Tyle można zagrywać Kamizelkę albo Opatrunek; 0: bez limitu, aż wszyscy odpowiedzą.
setting-t-start-window = Czas na karty przed dyskusją
    .help = Tyle można zagrywać karty przed dyskusją; 0: bez limitu, aż wszyscy odpowiedzą.
setting-t-discussion = Czas na dyskusję
    .help = Tyle najwyżej trwa dyskusja; 0: bez limitu, dopóki ktoś ma coś do dodania.
setting-t-vote = Czas na głosowanie
    .help = Tyle mają wszyscy razem albo każdy po kolei; 0: bez limitu, aż wszyscy zagłosują.
setting-t-defence = Czas na mowę obronną
    .help = Tyle najwyżej trwa każda mowa obronna; 0: bez limitu, aż mówca skończy.
setting-t-tie = Czas po remisie
    .help = Tyle po remisie można przenosić głosy; 0: bez limitu, dopóki ktoś chce.
setting-t-end-window = Czas na karty po głosowaniu
    .help = Tyle można zagrywać karty po głosowaniu; 0: bez limitu, aż wszyscy odpowiedzą.
setting-t-last-shot = Czas na ostatni strzał
    .help = Tyle można się namyślać nad ostatnim strzałem; 0: bez limitu, aż zapadnie decyzja.
setting-t-role-swap = Czas na zamianę
    .help = Tyle można się namyślać nad zamianą roli; 0: bez limitu, aż zapadnie decyzja.

## Zeznania

claim-am =
    { $words_kind ->
        [police] Gram { claim-side }.
        [mafia] Gram { claim-side }.
        [new_gang] Gram { claim-side }.
        [agent] Mój żeton: { $words }.
       *[other] Mój żeton: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [police] Nie gram { claim-side }.
        [mafia] Nie gram { claim-side }.
        [new_gang] Nie gram { claim-side }.
        [agent] Mój żeton to nie { $words }.
       *[other] Mój żeton to nie { $words }.
    }
claim-side =
    { $words_kind ->
        [police] po stronie Policji
        [mafia] po stronie Mafii
       *[new_gang] po stronie Nowego Gangu
    }
claim-think = Myślę, że { $seats } gra { claim-side }.
claim-sure = Na pewno { $seats } gra { claim-side }.
claim-word-agent = { token-agent }
claim-word-policeman = { token-policeman }
claim-word-mafioso = { token-mafioso }
claim-word-police = { side-police }
claim-word-mafia = { side-mafia }
claim-word-vest = { card-vest }
claim-word-bandage = { card-bandage }
claim-word-recruitment = { card-recruitment }
claim-word-commander = { card-commander }
claim-word-reverse-recruitment = { card-reverse-recruitment }
claim-word-role-swap = { card-role-swap }
claim-word-wiretap = { card-wiretap }
claim-word-shelter = { card-shelter }
claim-word-safe-conduct = { card-safe-conduct }
claim-word-arrest = { card-arrest }
claim-word-shot-round-corner = { card-shot-round-corner }
claim-word-kidnapping = { card-kidnapping }
claim-word-last-shot = { card-last-shot }
claim-word-new-gang = { card-new-gang }
claim-word-neutral = { card-neutral }
