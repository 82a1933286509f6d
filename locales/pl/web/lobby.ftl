# The lobby, what is played, and the people at the table.

lobby-count =
    {$people ->
        [one] {$people} osoba
        [few] {$people} osoby
       *[many] {$people} osób
    }{$bots ->
        [0] {""}
        [one] {" "}i {$bots} bot
        [few] {" "}i {$bots} boty
       *[many] {" "}i {$bots} botów
    }{$most ->
        [0] {" "}· gra dla {$least}
       *[other] {" "}· gra od {$least} do {$most}
    }
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
lobby-add-bots = Dodaj boty: { $count }
lobby-start = Zacznij grę
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
lobby-ready = Jest was {$count}: to wystarczy. Możesz zacząć albo poczekać na innych.
lobby-full = Wszystkie miejsca są zajęte: {$count}. Możesz zacząć.
lobby-ready-wait = Jest was dość. Grę zaczyna osoba, która założyła stół.
lobby-removed = Nie ma cię już przy tym stole. Dołącz znów, podając kod, albo oglądaj.
lobby-host =
    {$mode ->
        [human] Prowadzi: {$name}
        [hostless] Ogłasza: {$name}
       *[engine] Prowadzi program
    }
lobby-own-mode = Własny tryb
lobby-book-original = Klasyczna noc
    .rules = według zasad gry Original Mafia
    .about = przemowy, sąd, głosowanie
    .what = Nocą budzi się mafia. W dzień wszyscy rozmawiają i głosują.
lobby-book-spytown = Policja i karty
    .rules = według zasad gry Mafia (Granna)
    .about = żetony, karty, dwa głosowania
    .what = Dwie strony, agent i karty, które wszystko zmieniają.
lobby-book-bigcity = Miasto ról
    .rules = według zasad gry Mafia: Wielkie Miasto
    .about = wiele ról, więzienie, alibi, wyrzutki
    .what = Wiele ról, więzienie, alibi, wyrzutki. Dla wprawionych.
lobby-book-cuba = Pudełko
    .rules = według zasad gry Mafia de Cuba
    .about = diamenty, kłamstwa, przesłuchanie
    .what = Krąży pudełko z diamentami. A potem: kto kłamie?

## Inviting

lobby-invite = Zaproś
lobby-invitation = Chodź, gramy przy stole {$code}.
lobby-qr = Kod QR z adresem tego stołu
lobby-invite-how = Skieruj na to aparat, otwórz adres albo wpisz kod na stronie początkowej.
lobby-screen = Na laptop albo telewizor:
lobby-one-phone = Jeden telefon dla wszystkich
lobby-no-phone = Ktoś bez telefonu?
    .help = Podaj imię: ten telefon krąży z rąk do rąk.
lobby-share = Udostępnij
lobby-copy = Kopiuj adres
lobby-copied = Adres skopiowany.

## Boty

lobby-bots = Boty
    .seats = Kto dosiada się do pełnego stołu, zajmuje miejsce bota.
lobby-bots-are =
    Boty: {$bots ->
        [gentle] łagodne
       *[sharp] bystre
    }, {$talk ->
        [quiet] ciche
       *[talkative] rozmowne
    }
lobby-bots-play = Jak grają
lobby-bots-play-way =
    {$way ->
        [gentle] Łagodnie
       *[sharp] Bystro
    }
lobby-bots-play-help =
    {$way ->
        [gentle] Myślą i czasem się mylą, jak ludzie.
       *[sharp] Myślą najlepiej, jak potrafią.
    }
lobby-bots-talk = Co mówią
lobby-bots-talk-way =
    {$way ->
        [quiet] Ciche
       *[talkative] Rozmowne
    }
lobby-bots-talk-help =
    {$way ->
        [quiet] Milczą tam, gdzie gra nie potrzebuje ich słów.
       *[talkative] Mówią, kogo i za co podejrzewają, jeśli gra na to pozwala.
    }

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
lobby-give-seat = Daj miejsce {$number} ({$name})
lobby-hand-on = Przekaż stół
lobby-hand-on-sure = Od tej chwili o stole decyduje ta osoba, a ty już nie.
lobby-hand-on-yes = Przekaż
lobby-remove = Usuń od stołu
lobby-remove-sure = Miejsce się zwolni. Kto ma kod, może wrócić.
lobby-remove-yes = Usuń
lobby-remove-bot = Usuń bota
lobby-bot-plays = Gra do końca tej partii. Potem można go usunąć.

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
lobby-deck-table = Tabela z instrukcji, liczba graczy: {$count}.
lobby-deck-none = Ten tryb jest dla {$least}–{$most} graczy; teraz przy stole: {$count}.
lobby-changed = zmiany: {$count}
lobby-advise = Wróć do zaleceń instrukcji
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
lobby-seating = Kto oddaje miejsce komuś innemu
    .help = W czasie gry, za gracza, którego nie ma tak długo, albo za bota.
lobby-seating-way =
    {$way ->
        [creator] Kto założył stół
       *[table] Większość grających
    }
lobby-seating-alone = Przy tym stole osoba, która go założyła, może w czasie gry sama oddawać miejsca innym.
lobby-odds = Szanse w czasie gry
    .help = Kto może zobaczyć, jakie szanse ma każda strona. Oglądać może każdy, kto ma kod, więc gracze też mogą tam zajrzeć.
lobby-odds-way =
    {$way ->
        [watchers] Kto ogląda
       *[after] Nikt, dopiero po grze
    }
lobby-odds-open = Kto ogląda grę przy tym stole, może w jej trakcie zobaczyć szanse.
lobby-dealt = W talii
lobby-broken-off = Ostatnia gra została przerwana przed końcem.
lobby-take-place = Usiądź tu zamiast bota
lobby-cards-more =
    {$more ->
        [one] Wybierz jeszcze jedną kartę albo poproś o gotowy zestaw.
        [few] Wybierz jeszcze {$more} karty albo poproś o gotowy zestaw.
       *[many] Wybierz jeszcze {$more} kart albo poproś o gotowy zestaw.
    }
lobby-suggest = Zaproponuj zestaw
lobby-all-settings = Wszystkie ustawienia
lobby-fewer-settings = Mniej ustawień
setting-seat-drawn = Losowo

## New seats before the next game

seats-new-title = Nowe miejsca
seats-new-before = przed grą { $number }
seats-new-move = Przesiadasz się z { $from } na { $to }.
seats-new-stay = Zostajesz na miejscu { $to }.
seats-new-yours = Twoje miejsce: { $to }.
seats-new-all = Wszyscy zmieniają miejsca.
seats-new-between = Siadasz między: { $left } i { $right }.
seats-new-small = Mała cyfra to stare miejsce.
seats-new-stays = zostaje na miejscu
seats-new-was = wcześniej { $number }
seats-new-keep = Stare miejsca
seats-new-sit = Już tam siedzę
seats-new-waits = Siedzi już { $sitting } z { $all }. Następna gra czeka na wszystkich.

## Czy stół jest sprawiedliwy

fair-title = Czy jest sprawiedliwie?
fair-nobody = Nikt
fair-begins = Boty grają przy takim stole. Pierwsza odpowiedź za kilka sekund.
fair-waiting =
    {$count ->
        [one] Przed wami jeszcze jeden stół.
        [few] Przed wami jeszcze {$count} stoły.
       *[many] Przed wami jeszcze {$count} stołów.
    }
fair-even = Szanse wyglądają na równe: nikt nie ma wyraźnej przewagi.
fair-uneven = Szanse nie są równe. {$side}: około {$share} % gier.
fair-chance = {$side}: około {$share} %, między {$low} a {$high} %.
fair-mark = Kreska to najlepsza ocena. W 95 przypadkach na 100 prawda leży w części w paski. Cienka linia: po równo.
fair-goes-on = Rozegrane gry: {$games}. Boty grają dalej…
fair-trying = Próbowane zmiany: {$count}…
fair-changes = Co wyrównałoby szanse
fair-then =
    {$side}: około {$share} %, {$sure ->
        [yes] na pewno więcej
       *[no] może więcej
    }
fair-no-change = Żadna pojedyncza zmiana nie wyrównuje szans.
fair-use = Wybierz
fair-use-it = Wybierz: {$change}
fair-switch =
    {$value ->
        [on] tak
        [true] tak
        [yes] tak
        [off] nie
        [false] nie
        [no] nie
       *[other] {$value}
    }
fair-counted =
    { $bot ->
        [random] Policzone z gier botów, które grają losowo: {$games}. Ta gra nie ma innych. Ludzie grają zupełnie inaczej: to tylko słaba wskazówka.
       *[other] Policzone z gier ostrożnych botów między sobą: {$games}. Ludzie to nie boty, a bystre boty też grają inaczej: potraktuj to jako wskazówkę.
    }
fair-leave = Zostaw, jak jest
