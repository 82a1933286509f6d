# The lobby, what is played, and the people at the table.

lobby-count =
    {$people ->
        [one] {$people} človek
        [few] {$people} ľudia
       *[other] {$people} ľudí
    }{$bots ->
        [0] {""}
        [one] {" "}a {$bots} bot
        [few] {" "}a {$bots} boti
       *[other] {" "}a {$bots} botov
    }{$most ->
        [0] {" "}· hra pre {$least}
       *[other] {" "}· hrá {$least} až {$most}
    }
lobby-empty = Voľné
lobby-tap-bot = ťukni a pridaj bota
lobby-tap-invite = ťukni a niekoho pozvi
lobby-will-host = bude viesť hru
lobby-moved = {$name}: teraz vľavo {$left}, vpravo {$right}.
lobby-chat =
    {$count ->
        [0] Chat
       *[other] Chat, nové: {$count}
    }
lobby-add-bot = Pridať bota
lobby-add-bots = Pridať botov: { $count }
lobby-start = Začať hru
lobby-change = Zmeniť
lobby-look = Pozrieť
lobby-too-few =
    {$more ->
        [one] Chýba jeden hráč. Pozvi niekoho alebo pridaj bota.
        [few] Chýbajú {$more} hráči. Pozvi niekoho alebo pridaj botov.
       *[other] Chýba {$more} hráčov. Pozvi niekoho alebo pridaj botov.
    }
lobby-too-few-wait =
    {$more ->
        [one] Chýba jeden hráč. Pozvi niekoho.
        [few] Chýbajú {$more} hráči. Pozvi niekoho.
       *[other] Chýba {$more} hráčov. Pozvi niekoho.
    }
lobby-too-many =
    {$fewer ->
        [one] Na tento režim je tu o jedného hráča priveľa. Vyber iný režim.
       *[other] Na tento režim je tu o {$fewer} hráčov priveľa. Vyber iný režim.
    }
lobby-away = Bez spojenia: {$names}. Môžeš počkať alebo aj tak začať.
lobby-ready = Hráčov je dosť: {$count}. Môžeš začať alebo počkať na ďalších.
lobby-full = Všetky miesta sú obsadené: {$count}. Môžeš začať.
lobby-ready-wait = Hráčov je dosť. Hru začne ten, kto založil stôl.
lobby-removed = Pri tomto stole už nie si. Pridaj sa znova s kódom alebo sa pozeraj.
lobby-host =
    {$mode ->
        [human] Vedie: {$name}
        [hostless] Oznamuje: {$name}
       *[engine] Vedie program
    }
lobby-own-mode = Vlastný režim
lobby-book-original = Klasická noc
    .rules = podľa pravidiel hry Original Mafia
    .about = reči, súd, hlasovanie
    .what = V noci sa zobudí mafia. Cez deň sa všetci radia a hlasujú.
lobby-book-spytown = Polícia a karty
    .rules = podľa pravidiel hry Mafia (Granna)
    .about = žetóny, karty, dve hlasovania
    .what = Dve strany, agent a karty, ktoré všetko zmenia.
lobby-book-bigcity = Mesto rolí
    .rules = podľa pravidiel hry Mafia: Veľké mesto
    .about = veľa rolí, väzenie, alibi, vyvrheli
    .what = Veľa rolí, väzenie, alibi, vyvrheli. Pre skúsených.
lobby-book-cuba = Škatuľa
    .rules = podľa pravidiel hry Mafia de Cuba
    .about = diamanty, lži, výsluch
    .what = Koluje škatuľa s diamantmi. A potom: kto klame?

## Inviting

lobby-invite = Pozvať
lobby-invitation = Poď hrať k stolu {$code}.
lobby-qr = QR kód s adresou tohto stola
lobby-invite-how = Namier naň fotoaparát, otvor adresu alebo napíš kód na úvodnej stránke.
lobby-screen = Pre notebook alebo televízor:
lobby-one-phone = Jeden telefón pre všetkých
lobby-no-phone = Niekto bez telefónu?
    .help = Zadaj meno: tento telefón ide z ruky do ruky.
lobby-share = Zdieľať
lobby-copy = Kopírovať adresu
lobby-copied = Adresa je skopírovaná.

## Boti

lobby-bots = Boti
    .seats = Kto si prisadne k plnému stolu, dostane miesto bota.
lobby-bots-are =
    Boti: {$bots ->
        [gentle] mierni
       *[sharp] bystrí
    }, {$talk ->
        [quiet] tichí
       *[talkative] zhovorčiví
    }
lobby-bots-play = Ako hrajú
lobby-bots-play-way =
    {$way ->
        [gentle] Mierne
       *[sharp] Bystro
    }
lobby-bots-play-help =
    {$way ->
        [gentle] Premýšľajú a občas sa pomýlia ako ľudia.
       *[sharp] Premýšľajú, ako najlepšie vedia.
    }
lobby-bots-talk = Čo hovoria
lobby-bots-talk-way =
    {$way ->
        [quiet] Tichí
       *[talkative] Zhovorčiví
    }
lobby-bots-talk-help =
    {$way ->
        [quiet] Mlčia tam, kde hra ich slová nepotrebuje.
       *[talkative] Hovoria, koho a prečo podozrievajú, ak to hra dovoľuje.
    }

## Somebody at the table

lobby-seat = Miesto {$number} · {$state}
lobby-is-bot = bot
lobby-is-away = bez spojenia
lobby-is-here = pri stole · {$language}
lobby-rename = Zmeniť
lobby-move = Iné miesto
lobby-move-left = Doľava
lobby-move-right = Doprava
lobby-make-host =
    {$mode ->
        [hostless] Nech tento hráč oznamuje
       *[human] Nech vedie hru, bez karty
    }
lobby-unhost = Nech hru vedie program
lobby-give-seat = Dať miesto {$number} ({$name})
lobby-hand-on = Odovzdať stôl
lobby-hand-on-sure = Odteraz o stole rozhoduje táto osoba a ty už nie.
lobby-hand-on-yes = Odovzdať
lobby-remove = Odstrániť od stola
lobby-remove-sure = Miesto sa uvoľní. Kto má kód, môže sa vrátiť.
lobby-remove-yes = Odstrániť
lobby-remove-bot = Odstrániť bota
lobby-bot-plays = Hrá do konca tejto hry. Potom ho možno odstrániť.

## What we play

lobby-settings = Čo hráme
lobby-settings-back = Späť k stolu
lobby-settings-locked = Toto mení len ten, kto založil stôl.
lobby-done = Hotovo
lobby-players =
    {$count ->
        [one] {$count} hráč
        [few] {$count} hráči
       *[other] {$count} hráčov
    }
lobby-book = Hra
lobby-deck-table = Tabuľka z pravidiel, počet hráčov: {$count}.
lobby-deck-none = Tento režim je pre {$least} až {$most} hráčov; teraz pri stole: {$count}.
lobby-changed = zmeny: {$count}
lobby-advise = Späť k odporúčaniam pravidiel
lobby-less = {$what}: menej
lobby-more = {$what}: viac
lobby-seconds =
    {$value ->
        [0] bez limitu
       *[other] {$value} s
    }
lobby-rounds =
    {$value ->
        [0] nikdy
       *[other] {$value}
    }
lobby-manners = Neprítomní
lobby-grace = Čas na návrat
    .help = Tak dlho čaká miesto toho, kto je bez spojenia.
lobby-absent = A potom
    .help = Čo sa stane s miestom, keď čas uplynie.
lobby-absent-way =
    {$way ->
        [bot] Hrá bot
        [leave] Mimo hry
       *[wait] Hodiny idú ďalej
    }
lobby-seating = Kto dá miesto niekomu inému
    .help = Počas hry, namiesto hráča, ktorý tu tak dlho nie je, alebo namiesto bota.
lobby-seating-way =
    {$way ->
        [creator] Kto založil stôl
       *[table] Väčšina hrajúcich
    }
lobby-seating-alone = Pri tomto stole môže ten, kto ho založil, počas hry sám dávať miesta iným.
lobby-odds = Šance počas hry
    .help = Kto môže vidieť, aké šance má každá strana. Pozerať sa môže každý, kto má kód, teda aj hráči.
lobby-odds-way =
    {$way ->
        [watchers] Kto sa pozerá
       *[after] Nikto, až po nej
    }
lobby-odds-open = Kto sa pozerá na hru pri tomto stole, môže počas nej vidieť šance.
lobby-dealt = V balíčku
lobby-broken-off = Posledná hra bola prerušená pred koncom.
lobby-take-place = Sadnúť si sem namiesto bota
lobby-cards-more =
    {$more ->
        [one] Vyber ešte jednu kartu, alebo si nechaj navrhnúť zostavu.
        [few] Vyber ešte {$more} karty, alebo si nechaj navrhnúť zostavu.
       *[other] Vyber ešte {$more} kariet, alebo si nechaj navrhnúť zostavu.
    }
lobby-suggest = Navrhnúť zostavu
lobby-all-settings = Všetky nastavenia
lobby-fewer-settings = Menej nastavení
setting-seat-drawn = Žrebom

## New seats before the next game

seats-new-title = Nové miesta
seats-new-before = pred hrou { $number }
seats-new-move = Presadáš si z { $from } na { $to }.
seats-new-stay = Ostávaš na mieste { $to }.
seats-new-yours = Tvoje miesto: { $to }.
seats-new-all = Všetci si menia miesta.
seats-new-between = Sadni si medzi: { $left } a { $right }.
seats-new-small = Malé číslo je staré miesto.
seats-new-stays = ostáva na mieste
seats-new-was = predtým { $number }
seats-new-keep = Staré miesta
seats-new-sit = Už tam sedím
seats-new-waits = Sedí { $sitting } z { $all }. Ďalšia hra čaká na všetkých.

## Či je stôl vyrovnaný

fair-title = Je to vyrovnané?
fair-nobody = Nikto
fair-begins = Boti hrajú pri takomto stole. Prvá odpoveď príde o pár sekúnd.
fair-waiting =
    {$count ->
        [one] Pred vami je ešte jeden stôl.
        [few] Pred vami sú ešte {$count} stoly.
       *[other] Pred vami je ešte {$count} stolov.
    }
fair-even = Šance vyzerajú vyrovnane: nikto nemá jasnú výhodu.
fair-uneven = Šance nie sú vyrovnané. {$side}: asi {$share} % hier.
fair-chance = {$side}: asi {$share} %, medzi {$low} a {$high} %.
fair-mark = Značka je najlepší odhad. V 95 prípadoch zo 100 leží pravda v pásikavej časti. Tenká čiara: rovnaké šance.
fair-goes-on = Odohrané hry: {$games}. Boti hrajú ďalej…
fair-trying = Skúšané zmeny: {$count}…
fair-changes = Čo by šance vyrovnalo
fair-then =
    {$side}: asi {$share} %, {$sure ->
        [yes] určite viac
       *[no] možno viac
    }
fair-no-change = Nenašla sa jediná zmena, ktorá by šance vyrovnala.
fair-use = Použiť
fair-use-it = Použiť: {$change}
fair-switch =
    {$value ->
        [on] áno
        [true] áno
        [yes] áno
        [off] nie
        [false] nie
        [no] nie
       *[other] {$value}
    }
fair-counted =
    { $bot ->
        [random] Spočítané z hier botov, ktorí hrajú náhodne: {$games}. Táto hra iných nemá. Ľudia hrajú celkom inak: ber to len ako slabú radu.
       *[other] Spočítané z hier opatrných botov medzi sebou: {$games}. Ľudia nie sú boti a bystrí boti hrajú tiež inak: ber to ako radu.
    }
fair-leave = Nechať tak
