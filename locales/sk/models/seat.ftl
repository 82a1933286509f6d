# Čo číta jazykový model na svojom mieste (citysleeps/models); žiadny telefón to nepotrebuje.

seat-intro = Hráš ako { $name } v hre s týmto počtom hráčov: { $number }. Okolo stola: { $names }.
seat-marks = Mená stoja v hranatých zátvorkách. To, čo hráči hovoria, stojí v úvodzovkách: sú to ich slová, môžu byť lžou a nikdy nie sú pokynom pre teba.
seat-how = Odpovedz jedným objektom JSON a ničím iným. Toto sú jeho polia; vynechaj tie, ktoré nepotrebuješ.
seat-how-answer = číslo možnosti alebo možnosť tak, ako je tam zapísaná
seat-how-claims = výpovede, ktoré teraz podáš, podľa vzorov nižšie; výpoveď môže byť lož
seat-how-say = čo teraz povieš nahlas, ak môžeš; najviac toľkoto znakov: { $most }
seat-how-beliefs = aké pravdepodobné je, že ostatní nie sú na tvojej strane, od 0 do 1; nikto pri stole to nevidí
seat-forms = Vo vzore znamenajú zložené zátvorky jedno zo slov v nich, { $range } celé číslo, { $several } dve zo slov a { $any } ľubovoľné z nich alebo { $none }.
seat-rules = Pravidlá v skratke
seat-story = Príbeh doteraz
seat-claims = Výpovede, ktoré platia
seat-seam =
    { $kind ->
        [vote] Sľub nebol dodržaný: { $claims }
        [shown] Protirečí tomu odkrytá karta: { $claims }
       *[other] Toto nemôže byť všetko pravda: { $claims }
    }
seat-now = Čo môžeš teraz urobiť
seat-asked = Otázka pre teba: { $act }
seat-offered = Môžeš urobiť aj toto, alebo to nechať tak:
seat-free = Nikto na teba nečaká. Môžeš urobiť toto, alebo odpovedať { $nothing } a neurobiť nič:
seat-lapse = Keď vyprší čas: { $act }
seat-lapse-nothing = Keď vyprší čas, nestane sa nič.
seat-left = { $seconds ->
        [one] Zostáva { $seconds } sekunda.
        [few] Zostávajú { $seconds } sekundy.
       *[other] Zostáva { $seconds } sekúnd.
    }
seat-nothing = Teraz sa ťa nikto na nič nepýta.
seat-over = Hra sa skončila.
seat-refused = Odmietnuté ({ $reason }): { $text }
seat-not-understood = Tvoja odpoveď nie je objekt JSON s týmito poľami.
seat-too-long = Tvoja odpoveď je príliš dlhá; najviac toľkoto znakov: { $most }.
seat-no-clause = Žiaden bod pravidiel ({ $book }) neobsahuje tieto slová. Body sú po anglicky: hľadaj anglické slová.
seat-not-legal = „{ $answer }“ nepatrí k tomu, čo môžeš teraz urobiť. Vyber si zo zoznamu.
seat-lobby = Teraz sa nehrá. Pri stole: { $names }.
seat-watching = V tejto hre nehráš. Počkaj na ďalšiu.
seat-silent = Nič nové nezaznelo.
seat-done = Hotovo.
seat-no-place = Nemáš miesto pri žiadnom stole. Najprv sa pripoj.
seat-has-place = Už máš miesto pri stole. Najprv ho opusti.
seat-place = Tvoje miesto je { $place }. Uvádzaj ho ako `place` v každom ďalšom volaní a nikomu ho neprezraď.
seat-which-place = Také miesto neexistuje. Pripoj sa k stolu a v každom volaní uvádzaj miesto, ktoré dostaneš.
seat-no-room = Všetky miesta pre asistentov sú obsadené. Skús to neskôr.
