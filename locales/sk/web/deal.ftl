# The deal.

deal-hint = Trochu sa odvráť. Podrž a pozri; keď pustíš, hneď zmizne.
deal-wait =
    { $until ->
        [host] Keď budú všetci pripravení, vedúci hry ohlási noc.
        [time] Noc príde, keď budú všetci pripravení alebo keď uplynie čas.
       *[all] Noc príde, keď budú všetci pripravení.
    }
deal-hold = Drž a pozeraj
deal-let-go = Pusť a skryje sa
deal-ready = Poznám svoju rolu
deal-is-ready = Pripravené

role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
deal-dealt = Svoju kartu už máš
deal-watched = Karty sú rozdané
deal-look-first = Najprv si pozri svoju kartu.
role-mine = Moja rola
role-characters = Postavy
role-clause = Pravidlo { $clause }
role-known = Vieš
deal-what = V balíčku: { $cards }.
