# The court on a phone.

court-step =
    { $step ->
        [defence] Dzień { $day } · obrona
        [vote] Wezwanie { $call } z { $calls }
        [tie_speeches] Dzień { $day } · ponowne mowy
        [second_vote] Druga tura · { $call } z { $calls }
        [all_or_none] Wszyscy albo nikt
        [last_words] Dzień { $day } · ostatnie słowa
       *[court] Dzień { $day }
    }
court-by = oskarża: { $name }
court-called = Trwa wezwanie. Ręce zobaczymy, gdy się skończy.
court-later = jeszcze przed nami
court-hands =
    { $number ->
        [one] { $number } ręka
        [few] { $number } ręce
       *[many] { $number } rąk
    }
court-abstained = bez ręki
court-sentenced = Wyrok śmierci
court-free = Wolne ręce
court-number-name = { $number } · { $name }
court-all-or-none = Stracić wszystkich czy wszystkich oszczędzić?
court-floor =
    { $more ->
        [0] Mówi: { $name }
       *[other] Mówi: { $name }. Potem: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Masz głos.
       *[other] Masz głos. Potem: { $next }.
    }

court-raise = Podnoszę rękę
court-pass = Nie teraz
court-back = Wróć
court-no-hand = Bez ręki w żadnym wezwaniu twój głos obciąży ostatnią osobę: { $name }.
court-last-call = Ostatnie wezwanie. Z ręką czy bez, twój głos obciąża: { $name }.
court-neither = Podnieś rękę za jedną odpowiedzią. Bez ręki nie liczysz się za żadną.
court-abstain-last = Bez ręki twój głos obciąży ostatnią osobę: { $name }. Nie da się tego cofnąć.
court-abstain-neither = Bez ręki w tym głosowaniu nie liczysz się za żadną odpowiedzią.
court-abstained-last = Wstrzymujesz się. Twój głos obciąża ostatnią osobę: { $name }.
court-hand-up = Twoja ręka w górze: { $name }. Ręce zobaczymy, gdy wezwanie się skończy.
court-hand-counted = Twoja ręka w tym głosowaniu: { $name }.
court-answered = Twoja odpowiedź już jest. Ręce zobaczymy, gdy wezwanie się skończy.
court-judges = Dopóki żyje choć jeden sędzia, głosują tylko sędziowie: { $names }.
court-only =
    { $step ->
        [defence] Teraz mówią tylko oskarżeni. Po ostatnim z nich będzie głosowanie.
        [tie_speeches] Remis. Mowy jeszcze raz, potem kolejne głosowanie.
       *[last_words] Ostatnie słowa. Nikt inny teraz nie mówi.
    }
court-mine =
    { $step ->
        [defence] Broń się. Po ostatniej obronie będzie głosowanie.
        [tie_speeches] Remis. Broń się jeszcze raz, potem kolejne głosowanie.
       *[last_words] To twoje ostatnie słowa.
    }
