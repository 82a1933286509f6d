# The desk of whoever leads a table where some play without a phone.

desk-is-at = bez telefonu
desk-add = Dodaj osobę bez telefonu
desk-add-help = Ruchy tej osoby wpisuje prowadzący.
desk-add-name = Imię
desk-add-yes = Dodaj
desk-to = Gra dalej bez telefonu
desk-hand-used = ręka już podniesiona przeciw: {$number}
desk-why-hands = Dotknij miejsc, które podnoszą rękę.
desk-why-tap = Dotknij wskazanego miejsca.
desk-why-free = Możesz to tu zapisać. Nic od tego nie zależy.
desk-why-done = Zapisane. Kolejny dotyk to zmieni.
desk-why-choose = Wybierz to, co ci pokazano.
desk-why-wait = Powiedz to mimo wszystko i odczekaj tyle, co zawsze.
desk-why-phone = Na własnym telefonie: { $names }.
desk-hands = ręce:
desk-eyes-closed = Wszyscy zamknęli oczy
desk-eyes-why = Następny ekran pokaże karty. Najpierw powiedz głośno, żeby wszyscy zamknęli oczy.
desk-wait = czekaj
desk-wakes = Wezwano
desk-none-awake = nikogo już nie ma
desk-asked = Pytanie do
desk-each = Jedno dotknięcie za wszystkich. Dotknij najpierw imienia, by wpisać tylko za tę osobę.
desk-what = Co to było?
desk-for-what = Przeciw komu są ręce?
desk-calls = Wezwania tej nocy
desk-answer = Przytrzymaj: odpowiedź
desk-before = Wstecz
desk-now = Do bieżącej chwili
desk-next-nobody = Nikt: dalej
desk-pass = Podaj karty dookoła
desk-pass-title = Karty krążą
desk-pass-count = Zobaczyło: {$number} z {$count}
desk-pass-to = Podaj dalej:
desk-pass-only = Patrzy tylko { $name }. Reszta patrzy na stół.
desk-pass-why = Przytrzymaj, by zobaczyć kartę; puść, a zniknie. Trzymają wszyscy.
desk-pass-hold = { $name }: przytrzymaj
desk-pass-on = Podaj dalej: { $name }
desk-pass-back = Oddaj prowadzącemu
desk-inputs = Ostatnie ruchy
desk-inputs-none = Nic tu jeszcze nie wpisano.
desk-inputs-help = Wpisów z kłódką nie da się już poprawić.
desk-inputs-secret = Pokaż te z nocy
desk-then = Co to zmieni
desk-then-nothing = Nic z tego, co zostało powiedziane.
desk-then-kept = Poprawka zostaje w zapisie.
desk-leave-it = Zostaw
desk-enter = Wpisz lub popraw ruch
desk-cards = Mamy prawdziwe karty
desk-cards-title = Prawdziwe karty
desk-cards-count = {$number} z {$count}
desk-cards-hand = kto ma
desk-cards-left = zostało: {$count}
desk-cards-why = Dotknij podniesionych rąk. Można też poprosić o pokazanie kart po kolei.
desk-cards-call = Zamknijcie oczy. Kto ma kartę „{ $card }”, podnosi rękę.
desk-cards-eyes = Otwórzcie oczy.
desk-cards-told = Wszystko wpisane. Dotknięcie miejsca cofa jego kartę.
desk-cards-hands = Teraz karty w ręce
desk-cards-rest = Reszta: { $card }
desk-cards-deal = Zacznij z tymi kartami
desk-wake = Podaj je, gdy role będą się budzić
desk-wake-who =
    { $count ->
    [one] Kto otworzył oczy? Dotknij jednego miejsca.
    [few] Kto otworzył oczy? Dotknij { $count } miejsc.
   *[many] Kto otworzył oczy? Dotknij { $count } miejsc.
}
desk-wake-of = z { $count }
desk-wake-why = Dotknij każdego, kto otworzył oczy. Wtedy karty są znane.
desk-wake-later = Podam później
desk-wake-back = To był ktoś inny
desk-wake-back-last = Przy poprzednim wezwaniu to był ktoś inny
desk-wake-card = Obejrzyj kartę gracza { $name }: co to za karta?
desk-wake-untold = jeszcze niepodana
desk-tally = Stan głosowania
desk-warnings = Ostrzeżenia
desk-warn-how = dotknij dwa razy, by ostrzec
desk-lead = Kto prowadzi
desk-lead-help = Prowadzić może ktoś bez miejsca albo program. Kto prowadzi, nie dostanie już miejsca w tej grze. Gra toczy się dalej od tej samej chwili.
desk-lead-to = Przekaż: { $name }
desk-lead-to-sure = { $name } zobaczy wszystkie karty i wybory, a ten ekran się zamknie.
desk-lead-software = Przekaż programowi
desk-lead-software-sure = Program wzywa, liczy i pilnuje czasu. Nikt już nie wpisuje, co robią gracze bez telefonu: po { $seconds } s stół uzna ich za nieobecnych. Prowadzenie odzyskasz w menu.
desk-lead-yes = Przekaż
desk-kept =
    { $count ->
        [one] Bez łączności. Jeden ruch czeka i zostanie wysłany, gdy łączność wróci.
        [few] Bez łączności. { $count } ruchy czekają i zostaną wysłane, gdy łączność wróci.
       *[other] Bez łączności. { $count } ruchów czeka i zostanie wysłanych, gdy łączność wróci.
    }
desk-kept-back = Cofnij
desk-notes = Moje notatki
desk-notes-help = Widzisz je tylko ty, na swoim urządzeniu. Nie ma ich w żadnym zapisie.
