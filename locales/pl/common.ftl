# Words that all books share.

list-and = { $first } i { $last }
told-to = (tylko { $seats }) { $text }
told-host = (tylko prowadzący) { $text }
language-name = Polski
nobody = nikt
# What bots are called: things of the street. A number is the same thing in every language.
bot-name =
    { $thing ->
        [1] Latarnia
        [2] Tramwaj
        [3] Kiosk
        [4] Komin
        [5] Dzwon
        [6] Most
        [7] Fontanna
        [8] Brama
        [9] Zegar
        [10] Ławka
        [11] Markiza
        [12] Balkon
        [13] Stopień
        [14] Piwnica
        [15] Strych
        [16] Dach
        [17] Plakat
        [18] Skrzynka
        [19] Rynna
        [20] Hydrant
        [21] Arkada
        [22] Piekarnia
        [23] Wieża
        [24] Studnia
        [25] Rynek
       *[26] Zaułek
    }
bot-listed = { $name } (bot)

# Why the table or the server refuses something.

reason-bad-token = Nie masz już miejsca przy tym stole; dołącz ponownie, podając kod.
reason-bad-name = Imię ma od 1 do 40 widocznych znaków, bez cudzysłowów i nawiasów kwadratowych; wybierz inne.
reason-bad-luck = Twój wkład do losowania to najwyżej 64 zwykłe znaki.
reason-bad-language = Tego języka tu nie ma; wybierz inny.
reason-no-game = Teraz nie toczy się żadna gra; poczekaj na rozdanie kart.
reason-not-your-seat = Nie bierzesz udziału w tej grze; oglądaj ją i zagraj w następnej.
reason-no-host = Nie ma kto prowadzić; wyznacz kogoś albo zostaw to programowi.
reason-people-move = Nie wszyscy potwierdzili jeszcze, że siedzą na nowych miejscach; poczekaj pół minuty albo zostawcie stare miejsca.
reason-no-leader = Ktoś tu nie ma telefonu, więc musi prowadzić człowiek: wybierz to w ustawieniach albo niech wszyscy dołączą telefonem.
reason-no-phone = Ta osoba nie ma tu telefonu; wybierz kogoś, kto ma.
reason-not-every-seat = Podano kart: { $told }, a graczy jest { $players }; podaj jedną dla każdego.
reason-no-such-card = Takiej karty w tej grze nie ma; wybierz jedną z pokazanych.
reason-wrong-cards = { $card }: podano { $told }, a powinno być { $due } (graczy: { $players }).
reason-told-at-once = Przy tym stole karty podaje się przed grą: ktoś ma telefon albo są karty w ręce lub takie, których nikt nie zna.
reason-other-wakers = To nie mogą być oni: osób z tymi kartami jest { $due }, podano { $told }, a kto obudził się przy innym wezwaniu, się nie liczy.
reason-cards-untold = Nie wszystkie karty są podane: powiedz, kto ma pozostałe, i idź dalej.
reason-card-needed = Odpowiedź zależy od karty, której jeszcze nie podano: obejrzyj ją i podaj.
reason-nobody-deals = Karty z pudełka podaje prowadzący; wybierz, kto prowadzi, albo niech rozda program.
reason-paused = Trwa pauza; poczekaj na wznowienie.
reason-not-paused = Nie ma pauzy; zegar idzie.
reason-no-chat = W trakcie gry mówi tylko ten, kto ma głos; poczekaj na swoją kolej.
reason-bad-text = W tym tekście są znaki, których nie da się pokazać; wpisz go ponownie.
reason-no-clock = Żaden zegar teraz nie idzie; nie ma do czego dodać czasu.
reason-not-host = Może to zrobić tylko prowadzący; gdy prowadzi program, osoba, która założyła stół.
reason-has-seat = Ta osoba ma już miejsce w grze; wybierz kogoś, kto ogląda.
reason-seat-taken = Na tym miejscu ktoś gra; wybierz takie, na którym gra bot.
reason-no-book = Nie ma tu takiej gry; wybierz z listy.
reason-bad-manners = Przy stole nie ma takiej możliwości; wybierz jedną z podanych.
reason-bad-order = W kolejności musi być każda osoba przy stole, dokładnie raz.
reason-no-bot = Nie ma takiego bota; wybierz careful albo random.
reason-game-runs = Trwa gra; można to zrobić po jej zakończeniu.
reason-is-bot = To jest bot; wybierz człowieka.
reason-not-creator = Może to zrobić tylko osoba, która założyła stół; poproś ją albo niech przekaże stół.
reason-not-in-lobby = Karty są już rozdane; można to zrobić przed następną grą.
reason-no-person = Nie ma takiej osoby przy tym stole.
reason-name-taken = Ktoś przy tym stole ma już takie imię albo podobnie wyglądające; wybierz inne.
reason-table-full = Ten stół jest pełny; załóż inny.
reason-said-enough = W tej grze padło już od ciebie dość słów; wszystko inne możesz robić nadal.
reason-too-many-lines = Przy tym stole otwarto za wiele twoich okien; to zostało zamknięte.
reason-address-full = Z tej sieci otwarto za wiele okien; zamknij niektóre.
reason-address-crowded = Z twojej sieci przyszło do tego stołu już tyle osób, że dla innych zabrakłoby miejsc; wejdź z innej, na przykład przez dane komórkowe.
reason-server-full = Serwer jest teraz pełny; połączenie wróci samo.
reason-hall-full = Nie ma teraz miejsca na kolejny stół; spróbuj później.
reason-unavailable = Nie udało się tego zapisać, więc nic się nie stało; spróbuj za chwilę.
reason-damaged = Tego stołu nie można otworzyć: zapis nie zgadza się już z zasadami. Załóż nowy.
reason-newer-version = Ten stół prowadzi nowsza wersja serwera. Spróbuj ponownie za chwilę.
reason-too-fast = Za szybko; poczekaj chwilę i spróbuj ponownie.
reason-too-many-guesses = Za dużo błędnych kodów; poczekaj minutę i sprawdź kod na ekranie stołu.
reason-no-table = Nie ma stołu o tym kodzie; sprawdź pięć liter.
reason-no-record = Przy tym stole nie ma zakończonej gry o tym numerze.
reason-scales-busy = Teraz liczymy wiele stołów; spróbuj za minutę.
reason-odds-busy = Teraz liczymy zbyt wiele gier; spróbuj za minutę.
reason-no-balance = Boty nie umieją grać przy takim stole, więc nie da się tego policzyć.
reason-not-revealed = Ten stół postanowił nie ujawniać kart po zakończeniu.
reason-not-understood = Tego nie da się zrozumieć; opis protokołu mówi, jak powinno być.
reason-too-large = To jest za długie; skróć to.
reason-no-page = Pod tym adresem nic nie ma; wróć na stronę początkową.
reason-foreign-page = Ta strona nie należy do serwera; otwórz adres, który podaje sam serwer.
reason-our-fault = Coś poszło nie tak po naszej stronie; spróbuj ponownie. Nic się nie zmieniło.
reason-too-slow = Połączenie było zbyt wolne i zostało zamknięte; wróci samo.
reason-no-hunch = Podejrzenie można zapisać tylko w nocy i tylko będąc w grze.
reason-no-belief = Przekonania podaje się tylko o innych graczach, każde jako szansę od 0 do 1.
reason-weak-token = Własny klucz ma co najmniej 32 znaki: litery, cyfry, - lub _; pomiń go, a dostaniesz nowy.
reason-no-place = Wszystkie miejsca, które przewiduje instrukcja, są zajęte; można usunąć bota albo oglądać grę na ekranie stołu.
reason-no-plea = Nikt już nie prosi o to miejsce; sprawdź jeszcze raz, kto prosi.
reason-is-here = Ta osoba jest tu ze swoim telefonem; oddać można tylko miejsce kogoś, kogo nie ma.
reason-no-voice = Głos mają tu tylko ci, którzy jeszcze grają, właściciel miejsca i osoba, która założyła stół.
reason-has-seen = Ta osoba widziała już inną kartę z tej gry i może usiąść dopiero w następnej.
reason-too-many-offers = Dość miejsc czeka już na zgodę; najpierw zdecydujcie o nich.
reason-inherited = Prowadzisz stół tylko do powrotu osoby, która go założyła; tego nie można przekazać.
reason-removed = Usunięto cię od tego stołu.
reason-long-enough = Czas przedłużano już dość razy; niech dobiegnie końca.
reason-stood-in = Gra za ciebie bot; wróć do stołu, żeby grać dalej.
reason-too-late = Za późno: to pytanie jest już nieaktualne. Zobacz, o co chodzi teraz.

# Zeznania: zdania złożone z części.

claim-phrase =
    { $kind ->
        [am] { claim-am }
        [am_not] { claim-am-not }
        [checked] Noc { $count }, sprawdzam: { $seats }, { $words }.
        [did] Noc { $count }, { $words }: { $seats }.
        [hold] Mam kartę: { $words }.
        [think] { claim-think }
        [sure] { claim-sure }
        [will] Zagłosuję przeciw: { $seats }.
        [ask]
            { $words_kind ->
                [why] { $seats }, dlaczego?
               *[what] { $seats }, kim jesteś?
            }
        [believe] Wierzę: { $seats }.
        [doubt] Nie wierzę: { $seats }.
        [because_said] Przez to, co mówi { $seats }.
        [because_voted]
            { $seats_own ->
                [yes] Bo { $seats_first } głosuje przeciwko mnie.
               *[no] Bo { $seats_first } głosuje przeciw: { $seats_last }.
            }
        [because_accused]
            { $seats_own ->
                [yes] Bo { $seats_first } oskarża mnie.
               *[no] Bo { $seats_first } oskarża: { $seats_last }.
            }
        [because_killed] Bo nocą ginie { $seats }.
        [because_silent] Bo { $seats } ma głos i milczy.
       *[take_back] Wycofuję to.
    }
claim-kind-am = Jestem
claim-kind-checked = Sprawdzam
claim-kind-think = Myślę
claim-kind-will = Zagłosuję przeciw
claim-kind-ask = Pytam
claim-kind-believe = Wierzę
claim-kind-doubt = Nie wierzę
claim-kind-sure = Na pewno
claim-kind-am-not = Nie jestem
claim-kind-did = W nocy
claim-kind-hold = Mam kartę
claim-kind-because-said = Przez słowa
claim-kind-because-voted = Bo tak głosuje
claim-kind-because-accused = Bo oskarża
claim-kind-because-killed = Bo nocą ginie
claim-kind-because-silent = Bo milczy
claim-kind-take-back = Wycofuję
claim-word-what = Kim jesteś?
claim-word-why = Dlaczego?
