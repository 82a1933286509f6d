# The words of the screens that all of them share.

seats = Sitios
seat-you = tú
seat-out = fuera, {$when}
    .plain = fuera
seat-speaking = habla
seat-on-trial = en juicio, número {$number}
seat-called = le toca ahora
seat-hand = mano levantada
seat-warned = advertencias: {$number}
seat-bot = bot
seat-away = sin conexión
seat-empty = libre
seat-note =
    mi nota: {$note ->
        [trust] confianza
        [doubt] duda
       *[claim] dice tener un papel
    }
seconds-left =
    {$seconds ->
        [one] queda {$seconds} segundo
       *[other] quedan {$seconds} segundos
    }
menu = Menú
close = Cerrar
tag-night = N{$number}
tag-day = D{$number}
table = Mesa
coming = Sentándose a la mesa…
out-of-touch = Sin conexión. Tu sitio se guarda; el teléfono intenta volver solo.
back-at-table = De vuelta en la mesa.
paused-by-host = La mesa está en pausa. El reloj está parado hasta que siga.

why-ask = ¿Por qué?
why-title = ¿Por qué ha pasado?
why-not = ¿Por qué no?
why-way = Cómo se llegó a esto
why-seen = Entendido
why-mine = Mantén: lo que solo yo sé
why-mine-none = No sabes de esto nada más que los demás.
why-law-only = El reglamento para jugadores no dice más sobre esto. La regla misma, en inglés:
leads = Dirige: { $name }
leads-software = Dirige el programa
