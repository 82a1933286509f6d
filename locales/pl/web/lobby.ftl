# The lobby, what is played, and the people at the table.

lobby-count = zajęte miejsca: {$count} · dla {$least}–{$most}
lobby-empty = Wolne
lobby-tap-bot = dotknij, aby dodać bota
lobby-tap-invite = dotknij, aby kogoś zaprosić
lobby-will-host = będzie prowadzić
lobby-moved = {$name}: teraz po lewej {$left}, po prawej {$right}.
lobby-chat =
    {$count ->
        [0] Czat
       *[other] Czat, nowe: {$count}
    }
lobby-add-bot = Dodaj bota
lobby-start = Rozpocznij grę
lobby-change = Zmień
lobby-look = Zobacz
lobby-too-few =
    {$more ->
        [one] Brakuje jednej osoby. Zaproś kogoś albo dodaj bota.
       *[other] Brakuje {$more} osób. Zaproś kogoś albo dodaj boty.
    }
lobby-too-few-wait =
    {$more ->
        [one] Brakuje jednej osoby. Zaproś kogoś.
       *[other] Brakuje {$more} osób. Zaproś kogoś.
    }
lobby-too-many =
    {$fewer ->
        [one] Na ten tryb jest o jedną osobę za dużo. Wybierz inny tryb.
        [few] Na ten tryb jest o {$fewer} osoby za dużo. Wybierz inny tryb.
       *[many] Na ten tryb jest o {$fewer} osób za dużo. Wybierz inny tryb.
    }
lobby-away = Bez łączności: {$names}. Można poczekać albo mimo to zacząć.
lobby-ready = Wszyscy na miejscach. Liczba graczy: {$count}. Można zaczynać.
lobby-ready-wait = Wszyscy na miejscach. Grę rozpoczyna osoba, która założyła stół.
lobby-removed = Nie ma cię już przy tym stole. Dołącz znów z kodem albo patrz.
lobby-host =
    {$mode ->
        [human] Prowadzi: {$name}
        [hostless] Ogłasza: {$name}
       *[engine] Prowadzi program
    }
lobby-speech = Przemowa {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Wezwanie w nocy ręcznie
       *[other] Wezwanie w nocy {$seconds} s
    }
lobby-own-mode = Własny tryb
lobby-book-original = Klasyczna noc
    .rules = według zasad Original Mafia
    .about = przemowy, sąd, głosowanie
lobby-book-spytown = Policja i karty
    .rules = gra według zasad Mafii wydawnictwa Granna
    .about = żetony, karty, dwa głosowania

## Cards in the deck, with their number

lobby-deck-resident =
    {$count ->
        [one] mieszkaniec
        [few] {$count} mieszkańcy
       *[other] {$count} mieszkańców
    }
lobby-deck-commissar = komisarz
lobby-deck-doctor = lekarz
lobby-deck-immortal = nieśmiertelny
lobby-deck-honest-judge =
    {$count ->
        [one] uczciwy sędzia
        [few] {$count} uczciwi sędziowie
       *[other] {$count} uczciwych sędziów
    }
lobby-deck-sheriff = szeryf
lobby-deck-mafia =
    {$count ->
        [one] mafioso
        [few] {$count} mafiosi
       *[other] {$count} mafiosów
    }
lobby-deck-don = don
lobby-deck-ninja = ninja
lobby-deck-yakuza =
    {$count ->
        [one] jakuza
        [few] {$count} jakuzy
       *[many] {$count} jakuz
    }
lobby-deck-maniac = maniak
lobby-deck-werewolf = wilkołak
lobby-deck-lawyer = adwokat
lobby-deck-corrupt-judge = skorumpowany sędzia

## Inviting

lobby-invite = Zaproś
lobby-invitation = Chodź, gramy przy stole {$code}.
lobby-qr = Kod QR z adresem tego stołu
lobby-invite-how = Skieruj na to aparat, otwórz adres albo wpisz kod na stronie początkowej.
lobby-share = Udostępnij
lobby-copy = Kopiuj adres
lobby-copied = Adres skopiowany.

## Somebody at the table

lobby-seat = Miejsce {$number} · {$state}
lobby-is-bot = bot
lobby-is-away = bez łączności
lobby-is-here = przy stole · {$language}
lobby-rename = Zmień
lobby-move = Inne miejsce
lobby-move-left = W lewo
lobby-move-right = W prawo
lobby-make-host =
    {$mode ->
        [hostless] Niech ta osoba ogłasza
       *[human] Niech prowadzi, bez karty
    }
lobby-unhost = Niech prowadzi program
lobby-give-seat = Daj miejsce {$number}, {$name}
lobby-hand-on = Przekaż stół
lobby-hand-on-sure = Od tej chwili o stole decyduje ta osoba, a ty już nie.
lobby-hand-on-yes = Przekaż
lobby-remove = Usuń od stołu
lobby-remove-sure = Miejsce się zwolni. Kto ma kod, może wrócić.
lobby-remove-yes = Usuń
lobby-remove-bot = Usuń bota

## What we play

lobby-settings = W co gramy
lobby-settings-back = Wróć do stołu
lobby-settings-locked = To zmienia tylko osoba, która założyła stół.
lobby-done = Gotowe
lobby-players =
    {$count ->
        [one] {$count} gracz
        [few] {$count} gracze
       *[other] {$count} graczy
    }
lobby-book = Gra
lobby-mode-basic = Podstawowy
    .help = Mafia budzi się razem i porozumiewa się bez słów.
lobby-mode-professional = Profesjonalny
    .help = Mafia planuje pierwszej nocy, a potem strzela z zamkniętymi oczami.
lobby-mode-extended = Rozszerzony
    .help = Czternaście postaci, dwa gangi i zabijanie z zamkniętymi oczami.
lobby-mode-hostless = Bez prowadzącego
    .help = Jeden z graczy ogłasza, dopóki ktoś nie zginie; potem prowadzi pierwsza ofiara. Od 12 graczy.
lobby-deck = W talii
lobby-deck-table = Tabela z zasad, liczba graczy: {$count}.
lobby-deck-none = Ten tryb jest dla {$least}–{$most} graczy; teraz przy stole: {$count}.
lobby-group =
    {$group ->
        [deal] Rozdanie
        [night] Noc
        [court] Sąd
        [end] Koniec
       *[other] Inne
    }
lobby-changed = zmiany: {$count}
lobby-advise = Wróć do zaleceń zasad
lobby-less = {$what}: mniej
lobby-more = {$what}: więcej
lobby-seconds =
    {$value ->
        [0] bez limitu
       *[other] {$value} s
    }
lobby-rounds =
    {$value ->
        [0] nigdy
       *[other] {$value}
    }
lobby-manners = Nieobecni
lobby-grace = Czas na powrót
    .help = Tyle czeka miejsce osoby bez łączności.
lobby-absent = A potem
    .help = Co dzieje się z miejscem, gdy ten czas minie.
lobby-absent-way =
    {$way ->
        [bot] Gra bot
        [leave] Poza grą
       *[wait] Zegar idzie dalej
    }

## Values of settings

lobby-setting-deck =
    {$value ->
        [basic] Podstawowa
       *[extended] Rozszerzona
    }
lobby-setting-kill-method =
    {$value ->
        [open_eyes] Otwarte oczy
       *[closed_eyes] Zamknięte oczy
    }
lobby-setting-host-mode =
    {$value ->
        [engine] Program
        [human] Człowiek
       *[hostless] Nikt
    }
lobby-setting-address-by =
    {$value ->
        [numbers] Numery
       *[names] Imiona
    }
lobby-setting-row13-special =
    {$value ->
        [lawyer] Adwokat
       *[werewolf] Wilkołak
    }
lobby-setting-gang-agreement =
    {$value ->
        [unanimous] Wszyscy
       *[majority] Większość
    }
lobby-setting-team-target =
    {$value ->
        [allowed] Wolno
       *[forbidden] Nie wolno
    }
lobby-setting-gang-replan =
    {$value ->
        [none] Tylko pierwszy
       *[window] Co trzy noce
    }
lobby-setting-sheriff-vs-doctor =
    {$value ->
        [kills] Zabija
       *[saved] Nie zabija
    }
lobby-setting-sheriff-vs-immortal =
    {$value ->
        [survives] Przeżywa
       *[kills] Ginie
    }
lobby-setting-werewolf-trigger =
    {$value ->
        [any_black] Każdy czarny
       *[gang_member] Członek gangu
    }
lobby-setting-werewolf-joins =
    {$value ->
        [meets_gang] Poznają się
       *[blind] Obcy
    }
lobby-setting-all-or-none-tie =
    {$value ->
        [spare] Żyją
       *[execute] Giną
    }
lobby-setting-judge-tie =
    {$value ->
        [all_or_none] Wszyscy albo nikt
       *[basic] Sędziowie znowu
    }
lobby-setting-red-win-requires =
    {$value ->
        [all_black] Wszyscy czarni
        [killers_only] Zabójcy
       *[gangs_only] Gangi
    }
lobby-setting-nobody-left =
    {$value ->
        [red] Czerwoni
       *[draw] Remis
    }
