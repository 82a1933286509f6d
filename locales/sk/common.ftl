# Words that all books share.

list-and = { $first } a { $last }
told-to = (iba { $seats }) { $text }
told-host = (iba vedúci hry) { $text }
language-name = Slovenčina
nobody = nikto
# What bots are called: things of the street. A number is the same thing in every language.
bot-name =
    { $thing ->
        [1] Lampáš
        [2] Električka
        [3] Kiosk
        [4] Komín
        [5] Zvon
        [6] Most
        [7] Fontána
        [8] Brána
        [9] Ciferník
        [10] Lavička
        [11] Markíza
        [12] Balkón
        [13] Stupeň
        [14] Pivnica
        [15] Povala
        [16] Strecha
        [17] Plagát
        [18] Schránka
        [19] Odkvap
        [20] Hydrant
        [21] Arkáda
        [22] Pekáreň
        [23] Veža
        [24] Studňa
        [25] Námestie
       *[26] Roh
    }
bot-listed = { $name } (bot)

# Why the table or the server refuses something.

reason-bad-token = Pri tomto stole už nemáš miesto; pridaj sa znova pomocou kódu.
reason-bad-name = Meno má 1 až 40 viditeľných znakov, bez úvodzoviek a hranatých zátvoriek; zvoľ iné.
reason-bad-luck = Tvoj príspevok k náhode má najviac 64 bežných znakov.
reason-bad-language = Týmto jazykom sa tu nehovorí; zvoľ iný.
reason-no-game = Teraz sa nehrá; počkaj, kým sa rozdajú karty.
reason-not-your-seat = V tejto hre nehráš; sleduj ju a zahraj si v ďalšej.
reason-no-host = Nemá kto viesť hru; niekoho urči, alebo to nechaj na program.
reason-people-move = Niektorí ešte nepotvrdili, že sedia na nových miestach; počkaj pol minúty alebo nechajte staré miesta.
reason-no-leader = Niekto tu nemá telefón, preto musí viesť človek: zvoľ to v nastaveniach, alebo nech sa všetci pripoja telefónom.
reason-no-phone = Táto osoba tu nemá telefón; vyber niekoho, kto ho má.
reason-not-every-seat = Zadaných kariet: { $told }, hráčov: { $players }; zadaj jednu pre každého.
reason-no-such-card = Taká karta v tejto hre nie je; vyber jednu z ponúknutých.
reason-wrong-cards = { $card }: zadané { $told }, má byť { $due } (hráčov: { $players }).
reason-told-at-once = Pri tomto stole sa karty zadávajú pred hrou: niekto má telefón, alebo sú karty v ruke či také, ktoré nikto nepozná.
reason-other-wakers = Títo to nemôžu byť: tieto karty má hráčov { $due }, zadaných je { $told }, a kto sa zobudil pri inom volaní, sa nepočíta.
reason-cards-untold = Ešte nie sú zadané všetky karty: povedz, kto má ostatné, a pokračuj.
reason-card-needed = Odpoveď závisí od karty, ktorá ešte nie je zadaná: pozri si ju a zadaj ju.
reason-nobody-deals = Karty zo škatule zadáva ten, kto vedie hru; zvoľ ho, alebo nech rozdá program.
reason-paused = Je pauza; počkaj, kým sa bude pokračovať.
reason-not-paused = Pauza nie je; hodiny bežia.
reason-no-chat = Počas hry hovorí len ten, kto má slovo; počkaj, kým prídeš na rad.
reason-bad-text = V tomto texte sú znaky, ktoré sa nedajú zobraziť; napíš ho znova.
reason-no-clock = Nebežia žiadne hodiny, ktorým by sa dal pridať čas.
reason-not-host = Môže to len vedúci hry; keď ju vedie program, ten, kto založil stôl.
reason-has-seat = Táto osoba už v hre miesto má; vyber niekoho, kto sa pozerá.
reason-seat-taken = Na tomto mieste niekto hrá; vyber také, na ktorom hrá bot.
reason-no-book = Takú hru tu nemáme; vyber si zo zoznamu.
reason-bad-manners = Taká možnosť pri stole nie je; vyber jednu z ponúkaných.
reason-bad-order = V poradí musí byť každý pri stole práve raz.
reason-no-bot = Taký bot neexistuje; zvoľ careful alebo random.
reason-game-runs = Hrá sa; toto sa dá urobiť po skončení hry.
reason-is-bot = Toto je bot; vyber človeka.
reason-not-creator = Môže to len ten, kto založil stôl; popros ho, alebo nech stôl odovzdá.
reason-not-in-lobby = Karty sú rozdané; toto sa dá urobiť pred ďalšou hrou.
reason-no-person = Taká osoba pri tomto stole nie je.
reason-name-taken = Niekto pri tomto stole už má toto meno alebo také, čo vyzerá rovnako; zvoľ iné.
reason-table-full = Tento stôl je plný; založ ďalší.
reason-said-enough = V tejto hre už od teba zaznelo dosť slov; všetko ostatné môžeš robiť ďalej.
reason-too-many-lines = Pri tomto stole máš otvorených priveľa okien; toto sa zavrelo.
reason-address-full = Z tejto siete je otvorených priveľa okien; niektoré zavri.
reason-address-crowded = Z tvojej siete už k tomuto stolu prišlo toľko ľudí, že by pre iných nezostalo miesto; pripoj sa z inej, napríklad cez mobilné dáta.
reason-server-full = Server je teraz plný; spojenie sa obnoví samo.
reason-hall-full = Teraz tu nie je miesto na ďalší stôl; skús to neskôr.
reason-unavailable = Nepodarilo sa to uložiť, takže sa nič nestalo; skús to o chvíľu.
reason-damaged = Tento stôl sa nedá otvoriť: jeho záznam už nesedí s pravidlami. Založ nový.
reason-newer-version = Tento stôl vedie novšia verzia servera. Skús to o chvíľu znova.
reason-too-fast = Príliš rýchlo; chvíľu počkaj a skús znova.
reason-too-many-guesses = Priveľa nesprávnych kódov; počkaj minútu a skontroluj kód na obrazovke stola.
reason-no-table = Stôl s týmto kódom neexistuje; skontroluj päť písmen.
reason-no-record = Pri tomto stole nie je skončená hra s týmto číslom.
reason-scales-busy = Práve sa počíta veľa stolov; skús to o minútu.
reason-odds-busy = Práve sa počíta priveľa hier; skús to o minútu.
reason-no-balance = Boti pri takomto stole hrať nevedia, preto sa to nedá spočítať.
reason-not-revealed = Tento stôl sa rozhodol karty po skončení neukázať.
reason-not-understood = Tomuto sa nedá porozumieť; opis protokolu hovorí, ako to má byť.
reason-too-large = Toto je príliš dlhé; skráť to.
reason-no-page = Na tejto adrese nič nie je; vráť sa na úvodnú stránku.
reason-foreign-page = Táto stránka nepatrí k serveru; otvor adresu, ktorú uvádza sám server.
reason-our-fault = Niečo sa pokazilo na našej strane; skús to znova. Nič sa nezmenilo.
reason-too-slow = Spojenie bolo príliš pomalé a prerušilo sa; obnoví sa samo.
reason-no-hunch = Podozrenie sa dá zapísať len v noci a len kým si v hre.
reason-no-belief = Presvedčenie sa dá uviesť len o iných hráčoch, každé ako šanca od 0 do 1.
reason-weak-token = Vlastný kľúč má aspoň 32 písmen, číslic, - alebo _; vynechaj ho a dostaneš nový.
reason-no-place = Všetky miesta, s ktorými pravidlá rátajú, sú obsadené; možno odstrániť bota alebo sledovať hru na obrazovke stola.
reason-no-plea = O toto miesto už nikto nežiada; pozri sa znova, kto žiada.
reason-is-here = Táto osoba je tu so svojím telefónom; vrátiť sa dá len miesto niekoho, kto tu nie je.
reason-no-voice = Hlas majú len tí, čo ešte hrajú, majiteľ miesta a ten, kto založil stôl.
reason-has-seen = Táto osoba už videla inú kartu z tejto hry a môže si sadnúť až v ďalšej.
reason-too-many-offers = Na súhlas už čaká dosť miest; najprv rozhodnite o nich.
reason-inherited = Stôl vedieš len dovtedy, kým sa vráti ten, kto ho založil; to sa odovzdať nedá.
reason-removed = Od tohto stola ťa odstránili.
reason-long-enough = Čas sa už predlžoval dosť; nech sa to skončí.
reason-stood-in = Hrá za teba bot; vráť sa k stolu a hraj ďalej.
reason-too-late = Príliš neskoro: táto otázka už neplatí. Pozri, o čo ide teraz.

# Výpovede: vety zložené z častí.

claim-phrase =
    { $kind ->
        [am] { claim-am }
        [am_not] { claim-am-not }
        [checked] Noc { $count }, preverujem: { $seats }, { $words }.
        [did] Noc { $count }, { $words }: { $seats }.
        [hold] Mám kartu: { $words }.
        [think] { claim-think }
        [sure] { claim-sure }
        [will] Budem hlasovať proti: { $seats }.
        [ask]
            { $words_kind ->
                [why] { $seats }, prečo?
               *[what] { $seats }, kto si?
            }
        [believe] Verím: { $seats }.
        [doubt] Neverím: { $seats }.
        [because_said] Pre to, čo hovorí { $seats }.
        [because_voted]
            { $seats_own ->
                [yes] Lebo { $seats_first } hlasuje proti mne.
               *[no] Lebo { $seats_first } hlasuje proti: { $seats_last }.
            }
        [because_accused]
            { $seats_own ->
                [yes] Lebo { $seats_first } obviňuje mňa.
               *[no] Lebo { $seats_first } obviňuje: { $seats_last }.
            }
        [because_killed] Lebo v noci zomiera { $seats }.
        [because_silent] Lebo { $seats } má slovo a mlčí.
       *[take_back] Beriem to späť.
    }
claim-kind-am = Som
claim-kind-checked = Preverujem
claim-kind-think = Myslím si
claim-kind-will = Hlasujem proti
claim-kind-ask = Pýtam sa
claim-kind-believe = Verím
claim-kind-doubt = Neverím
claim-kind-sure = Určite
claim-kind-am-not = Nie som
claim-kind-did = V noci
claim-kind-hold = Mám kartu
claim-kind-because-said = Pre slová
claim-kind-because-voted = Lebo tak hlasuje
claim-kind-because-accused = Lebo obviňuje
claim-kind-because-killed = Lebo v noci zomiera
claim-kind-because-silent = Lebo mlčí
claim-kind-take-back = Beriem späť
claim-word-what = Kto si?
claim-word-why = Prečo?
