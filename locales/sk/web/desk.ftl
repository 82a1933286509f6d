# The desk of whoever leads a table where some play without a phone.

desk-is-at = bez telefónu
desk-add = Pridať hráča bez telefónu
desk-add-help = Ťahy za neho zadáva ten, kto vedie hru.
desk-add-name = Meno
desk-add-yes = Pridať
desk-to = Hrá ďalej bez telefónu
desk-hand-used = ruka už zdvihnutá proti: {$number}
desk-why-hands = Ťukni na miesta so zdvihnutou rukou.
desk-why-tap = Ťukni na miesto, na ktoré sa ukázalo.
desk-why-free = Môžeš si to tu zapísať. Nič od toho nezávisí.
desk-why-done = Zapísané. Ďalšie ťuknutie to zmení.
desk-why-choose = Vyber, čo ti ukázali.
desk-why-wait = Povedz to aj tak a počkaj tak dlho ako vždy.
desk-why-phone = Na vlastnom telefóne: { $names }.
desk-hands = ruky:
desk-eyes-closed = Všetci zavreli oči
desk-eyes-why = Ďalšia obrazovka ukáže karty. Najprv povedz nahlas, aby všetci zavreli oči.
desk-wait = čakaj
desk-wakes = Volá sa
desk-none-awake = už nikto nezostal
desk-asked = Otázka pre
desk-each = Jedno ťuknutie za všetkých. Ak zapisuješ len za jedného, najprv ťukni na meno.
desk-what = Čo to bolo?
desk-for-what = Proti komu sú ruky?
desk-calls = Výzvy tejto noci
desk-answer = Podrž: odpoveď
desk-before = Späť
desk-now = Na aktuálny krok
desk-next-nobody = Nikto: ďalej
desk-pass = Poslať karty dookola
desk-pass-title = Karty idú dookola
desk-pass-count = Videlo: {$number} z {$count}
desk-pass-to = Podaj ďalej:
desk-pass-only = Pozerá iba { $name }. Ostatní hľadia na stôl.
desk-pass-why = Podrž a uvidíš kartu; pusť a zmizne. Držia všetci.
desk-pass-hold = { $name }: podrž
desk-pass-on = Ďalej: { $name }
desk-pass-back = Späť vedúcemu hry
desk-inputs = Posledné ťahy
desk-inputs-none = Zatiaľ tu nič nie je.
desk-inputs-help = Zápisy so zámkom sa už nedajú opraviť.
desk-inputs-secret = Ukázať tie z noci
desk-then = Čo sa tým zmení
desk-then-nothing = Nič z toho, čo bolo povedané.
desk-then-kept = Oprava zostáva v zázname.
desk-leave-it = Nechať
desk-enter = Zapísať alebo opraviť ťah
desk-cards = Máme skutočné karty
desk-cards-title = Skutočné karty
desk-cards-count = {$number} z {$count}
desk-cards-hand = kto má
desk-cards-left = zostáva: {$count}
desk-cards-why = Ťukni na zdvihnuté ruky. Karty si môžeš dať aj po jednej ukázať.
desk-cards-call = Zatvorte oči. Kto má kartu „{ $card }“, zdvihne ruku.
desk-cards-eyes = Otvorte oči.
desk-cards-told = Všetko je zadané. Ťuknutím na miesto vezmeš jeho kartu späť.
desk-cards-hands = Teraz karty v ruke
desk-cards-rest = Ostatní: { $card }
desk-cards-deal = Začať s týmito kartami
desk-wake = Zadať ich, keď sa roly v noci zobudia
desk-wake-who =
    { $count ->
    [one] Kto otvoril oči? Ťukni na jedno miesto.
    [few] Kto otvoril oči? Ťukni na { $count } miesta.
   *[other] Kto otvoril oči? Ťukni na { $count } miest.
}
desk-wake-of = z { $count }
desk-wake-why = Ťukni na každého, kto otvoril oči. Karty sú potom známe.
desk-wake-later = Zadám neskôr
desk-wake-back = Bol to niekto iný
desk-wake-back-last = Pri predošlej výzve to bol niekto iný
desk-wake-card = Pozri si kartu hráča { $name }: ktorá to je?
desk-wake-untold = ešte nezadaná
desk-tally = Stav hlasovania
desk-warnings = Napomenutia
desk-warn-how = ťukni dvakrát
desk-lead = Kto vedie hru
desk-lead-help = Viesť môže niekto bez miesta alebo program. Kto viedol, v tejto hre už miesto nedostane. Hra pokračuje z tej istej chvíle.
desk-lead-to = Odovzdať: { $name }
desk-lead-to-sure = { $name } uvidí všetky karty a voľby a táto obrazovka sa zavrie.
desk-lead-software = Odovzdať programu
desk-lead-software-sure = Program volá, počíta a stráži čas. Nikto už nezapisuje, čo robia hráči bez telefónu: po { $seconds } s ich stôl pokladá za neprítomných. Späť si to vezmeš v ponuke.
desk-lead-yes = Odovzdať
desk-kept =
    { $count ->
        [one] Bez spojenia. Jeden ťah čaká a odošle sa, keď sa spojenie vráti.
        [few] Bez spojenia. { $count } ťahy čakajú a odošlú sa, keď sa spojenie vráti.
       *[other] Bez spojenia. { $count } ťahov čaká a odošle sa, keď sa spojenie vráti.
    }
desk-kept-back = Vziať späť
desk-notes = Moje poznámky
desk-notes-help = Vidíš ich len ty, na svojom zariadení. Nie sú v žiadnom zázname.
