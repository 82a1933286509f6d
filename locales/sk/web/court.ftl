# The court on a phone.

court-step =
    { $step ->
        [defence] Deň { $day } · obhajoba
        [vote] Deň { $day } · výzva { $call } z { $calls }
        [tie_speeches] Deň { $day } · opakované reči
        [second_vote] Druhé kolo · { $call } z { $calls }
        [all_or_none] Všetci alebo nikto
        [last_words] Deň { $day } · posledné slová
       *[court] Deň { $day }
    }
court-by = obviňuje: { $name }
court-called = Práve na rade. Ruky uvidíme, keď sa výzva skončí.
court-later = ešte len príde
court-hands =
    { $number ->
        [one] { $number } ruka
        [few] { $number } ruky
       *[other] { $number } rúk
    }
court-abstained = zdržali sa
court-sentenced = Rozsudok smrti
court-free = Ešte môžu hlasovať
court-number-name = { $number } · { $name }
court-all-or-none = Popraviť všetkých, alebo všetkých nechať žiť?
court-floor =
    { $more ->
        [0] Hovorí: { $name }
       *[other] Hovorí: { $name }. Potom: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Máš slovo.
       *[other] Máš slovo. Potom: { $next }.
    }

court-raise = Zdvíham ruku
court-pass = Teraz nie
court-back = Späť
court-no-hand = Ak ani raz nezdvihneš ruku, tvoj hlas sa započíta proti poslednému: { $name }.
court-last-call = Posledná výzva. Či ruku zdvihneš, alebo nie, tvoj hlas sa počíta proti: { $name }.
court-neither = Zdvihni ruku za jednu odpoveď. Inak sa tvoj hlas nepočíta.
court-abstain-last = Ak sa zdržíš, tvoj hlas sa započíta proti poslednému: { $name }. Nedá sa to vziať späť.
court-abstain-neither = Zdržiavaš sa: v tomto hlasovaní sa tvoj hlas nepočíta.
court-abstained-last = Zdržiavaš sa hlasovania. Tvoj hlas sa počíta proti poslednému: { $name }.
court-hand-up = Tvoja ruka je hore: { $name }. Ruky uvidíme, keď sa výzva skončí.
court-hand-counted = Tvoja ruka v tomto hlasovaní: { $name }.
court-answered = Tvoja odpoveď je prijatá. Ruky uvidíme, keď sa výzva skončí.
court-judges = Kým žije niektorý sudca, hlasujú iba sudcovia: { $names }.
court-only =
    { $step ->
        [defence] Teraz hovoria iba obvinení. Po poslednom z nich sa hlasuje.
        [tie_speeches] Rovnosť hlasov. Reči sa opakujú, potom sa hlasuje znova.
       *[last_words] Posledné slová. Nikto iný teraz nehovorí.
    }
court-mine =
    { $step ->
        [defence] Obhajuj sa. Po poslednej obhajobe sa hlasuje.
        [tie_speeches] Rovnosť hlasov. Obhajuj sa ešte raz, potom sa hlasuje znova.
       *[last_words] Toto sú tvoje posledné slová.
    }
