# The court on a phone.

court-step =
    { $step ->
        [defence] Dzień { $day } · obrona
        [vote] Wezwanie { $call } z { $calls }
        [tie_speeches] Dzień { $day } · ponowne przemowy
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
court-abstained = wstrzymują się
court-sentenced = Wyrok śmierci
court-free = Jeszcze mogą głosować
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
court-no-hand = Jeśli ani razu nie podniesiesz ręki, twój głos obciąży ostatnią osobę: { $name }.
court-last-call = Ostatnie wezwanie. Czy podniesiesz rękę, czy nie, twój głos obciąża: { $name }.
court-neither = Podnieś rękę za jedną odpowiedzią. Inaczej twój głos się nie liczy.
court-abstain-last = Gdy się wstrzymasz, twój głos obciąży ostatnią osobę: { $name }. Nie da się tego cofnąć.
court-abstain-neither = Wstrzymujesz się: w tym głosowaniu twój głos się nie liczy.
court-abstained-last = Wstrzymujesz się. Twój głos obciąża ostatnią osobę: { $name }.
court-hand-up = Twoja ręka w górze: { $name }. Ręce zobaczymy, gdy wezwanie się skończy.
court-hand-counted = Twoja ręka w tym głosowaniu: { $name }.
court-answered = Twoja odpowiedź jest przyjęta. Ręce zobaczymy, gdy wezwanie się skończy.
court-judges = Dopóki żyje choć jeden sędzia, głosują tylko sędziowie: { $names }.
court-only =
    { $step ->
        [defence] Teraz mówią tylko oskarżeni. Po ostatnim z nich będzie głosowanie.
        [tie_speeches] Remis. Przemowy jeszcze raz, potem kolejne głosowanie.
       *[last_words] Ostatnie słowa. Nikt inny teraz nie mówi.
    }
court-mine =
    { $step ->
        [defence] Broń się. Po ostatniej obronie będzie głosowanie.
        [tie_speeches] Remis. Broń się jeszcze raz, potem kolejne głosowanie.
       *[last_words] To twoje ostatnie słowa.
    }
