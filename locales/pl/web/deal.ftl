# The deal.

deal-hint = Odwróć się trochę. Przytrzymaj, by spojrzeć; gdy puścisz, zniknie.
deal-wait =
    { $until ->
        [host] Gdy wszyscy będą gotowi, prowadzący ogłosi noc.
        [time] Noc zapadnie, gdy wszyscy będą gotowi albo gdy minie czas.
       *[all] Noc zapadnie, gdy wszyscy będą gotowi.
    }
deal-hold = Trzymaj, aby zobaczyć
deal-let-go = Puść, aby ukryć
deal-ready = Znam swoją rolę
deal-is-ready = Gotowe

role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
deal-dealt = Masz już swoją kartę
deal-watched = Karty są rozdane
deal-look-first = Najpierw obejrzyj swoją kartę.
role-mine = Moja rola
role-characters = Postacie
role-clause = Zasada { $clause }
role-known = Wiesz
deal-what = W talii: { $cards }.
