# The screens of the book `bigcity`. Whispers have at most 48 characters, with a name of ten.

## The lobby

city-lobby-drawn = Prowadzący: losowo
city-lobby-talk =
    { $seconds ->
        [0] Dyskusja bez limitu
       *[other] Dyskusja { $seconds } s
    }
city-mode-default = Role dobrane do liczby graczy. Niżej możesz je zmienić.
city-mode-first-game = Spokojni mieszkańcy, Mafia i jeden specjalny obywatel. Najlepsze na początek.
city-group =
    { $group ->
        [roles] Role
        [night] Noc
        [day] Dzień
        [end] Koniec
        [times] Czas
       *[other] Inne
    }
city-deck-proposed = Propozycja dla waszej liczby graczy.
city-deck-own = Wasz własny wybór ról.
city-cards-for = Karty: { $cards }. Gracze: { $players }.
city-deck-seen = Każdy widzi tę listę przed rozdaniem.
city-deck-unseen = Nikt nie wie, jakie karty wylosowano.
city-in-deck = W talii: { $name }

## The deal, and what I am

city-deck-side = { $side }: { $count }
city-deck-drawn = Wylosowano w ciemno: { $sides }.
city-met = { $step }, też nie śpią: { $names }
city-sect = Należysz do sekty
city-sect-was = Moc twojej karty przepadła:
city-sect-does = Co noc budzisz się z sektą. Wygrywasz, gdy należą do niej wszyscy żywi. W dzień nie wymieniaj członków gangu ani sekty.

## The night

city-ways = Co robisz
city-ask-block = Kogo blokujesz?
city-ask-heal = Kogo leczysz?
city-ask-guard = Kogo chronisz?
city-ask-point = Kogo wskazujesz?
city-ask-shoot = Do kogo strzelasz?
city-ask-poison = Kogo trujesz?
city-ask-recruit = Kogo werbujesz?
city-ask-falsify = Kogo uwodzisz?
city-ask-jail = Kogo zamykasz lub wypuszczasz?
city-ask-release = Kogo wypuszczasz?
city-ask-alibi = Komu dajesz alibi?
city-ask-check =
    { $picks ->
        [2] Kogo z kim porównujesz?
       *[other] Kogo sprawdzasz?
    }
city-points-up = w powietrze
city-points-none = nikt
city-night-met = Tylko wy nie śpicie.
city-night-alone = Tylko ty nie śpisz.
city-night-waits = Gotowe. Poczekaj na innych.
city-night-done = Zgoda? Dotknij „Skończ”.
city-night-agent = Agent: { $name }! Jeszcze raz?
city-night-leads = Teraz ty dowodzisz.
night-refused-repeat-target = Znów ta sama osoba: dotknij innej.
city-night-write = Napisz po kryjomu
city-night-jotted = Tylko dla ciebie: „{ $text }”
night-refused-bad-target = Tak nie można: dotknij innego gracza.

## The day

city-jailed = w więzieniu
city-in-jail = w więzieniu: mówi, nie głosuje
city-free = na wolności: głosuje
city-had-alibi = alibi już było
city-talk-host = Mówcie swobodnie. Dyskusję kończy prowadzący.
city-wait =
    { $opt_sound_mind ->
        [on] Ostatnie słowo mają zabici. Poczekaj.
       *[off] Chwileczkę, zaraz idziemy dalej.
    }
city-word-mine = Twoje ostatnie słowo: kogo podejrzewasz? Przeczytają je wszyscy.
city-show-sure = Wszyscy zobaczą twoją kartę, a ty odpadasz. Nie da się tego cofnąć.

## The vote

city-against = Kto jest przeciw
city-named = Teraz: { $name }
city-number-name = { $number } · { $name }
city-vote-ask = Jesteś przeciw? Rękę widzą wszyscy.
city-vote-not = Nie ta osoba
city-vote-passed = Bez twojej ręki: { $name }. Możesz to jeszcze zmienić.
city-vote-up = Twoja ręka przeciw: { $name }. Do następnego imienia możesz ją opuścić.
city-vote-wait = Poczekaj na inne ręce. Teraz: { $name }.
city-vote-spent = Twoja ręka w tej turze, przeciw: { $name }.
city-vote-me = Padło twoje imię: teraz nie głosujesz.
city-vote-jailed = W więzieniu nie masz głosu.
city-hand-down = Opuszczam rękę
city-abstain-sure = Do końca tej tury nie podniesiesz ręki.

## The Avenger

city-avenge = Zabierz: { $name }
city-avenge-no = Nikogo
city-avenge-choose = Możesz zabrać kogoś ze sobą. Dotknij okna albo nikogo nie zabieraj.
city-avenge-sure = Ten gracz ginie od razu. Nie da się tego cofnąć.
city-avenge-hidden = Te przyciski mają wszyscy, którzy właśnie zginęli. Liczy się tylko wybór Mściciela.
city-avenge-answered = Odpowiedź przyjęta. Poczekaj na innych.
city-avenge-wait = Mściciel ({ $names }) wybiera. Poczekaj.
city-avenge-wait-hidden = Chwila dla tych, którzy właśnie zginęli. Poczekaj.
city-leave-sure = Według zasad odpadasz z gry: w dzień od razu, nocą dopiero o świcie. Twoja karta zostaje pokazana jak po każdej śmierci.

## The end

city-mind-asks-criminals = Myśli: kto jest przestępcą?
city-mind-asks-detective = Myśli: kto jest Detektywem?
city-mind-about = Procent przy głosie: na ile według bota to miejsce było przestępcą. Bot znał swoją kartę, to, co mu powiedziano, i to, co jawne. Jego myśli widać dopiero teraz.
city-headline-citizens = W mieście nadal palą się światła
city-headline-criminals = Miasto tonie w mroku
city-headline-mafia-faction = Miasto należy do Mafii
city-headline-cartel-faction = Miasto należy do Kartelu
city-headline-sect = Wszystkie okna świecą tak samo
city-headline-maniac = Świeci jedno okno
city-headline-poisoner = Ostatnia szklanka jest pusta
city-headline-revolutionary = Nowy dzień dla dwojga
city-headline-none = Miasto jest niczyje
city-recruited = w sekcie
city-heir = następca

## The human Host

city-host-why =
    { $step ->
        [night] Każdemu wezwaniu daj tyle samo czasu, czy ktoś działa, czy nie.
        [window] „Dalej” kończy tę chwilę.
        [window-desk] Kogoś wskazano? Gracze, potem imię. „Dalej” kończy tę chwilę.
        [vote] „Dalej” wywołuje następne imię; liczą się ręce już podniesione.
        [talk] „Dalej” kończy dyskusję i zaczyna głosowanie.
       *[other] Gra czeka na ciebie.
    }
city-limit = Czas na dyskusję, od teraz
city-minutes = { $minutes } min
city-asleep =
    { $step ->
        [call-criminals] Przestępcy zasypiają.
       *[other] { $name } zasypia.
    }
