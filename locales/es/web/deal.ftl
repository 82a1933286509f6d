# The deal.

deal-hint = Gírate un poco. Mantén pulsado para mirar; se oculta en cuanto sueltas.
deal-wait =
    { $until ->
        [host] Cuando todo el mundo esté listo, el director anunciará la noche.
        [time] La noche caerá cuando todo el mundo esté listo o se acabe el tiempo.
       *[all] La noche caerá cuando todo el mundo esté listo.
    }
deal-hold = Mantén para mirar
deal-let-go = Suelta para ocultar
deal-ready = Ya sé mi papel
deal-is-ready = Listo

role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
deal-dealt = Ya tienes tu carta
deal-watched = Las cartas están repartidas
deal-look-first = Primero mira tu carta.
role-mine = Mi papel
role-characters = Los personajes
role-clause = Regla { $clause }
role-known = Lo que sabes
deal-what = En la baraja: { $cards }.
