# El acta de una partida, como la llevan los clubes. Los títulos de las columnas son cortos: caben muchas en una página.

protocol-title = Acta de la partida
protocol-seats = Sitios
protocol-nights = Noches
protocol-courts = Juicios
protocol-turns = Turnos
protocol-votes = Votaciones
protocol-accusations = Acusaciones
protocol-corrections = Correcciones de quien dirige

## Las líneas de arriba

protocol-game = Partida
protocol-players = Jugadores
protocol-size = Curso
protocol-length = Duración
protocol-leader = Dirige
protocol-software = el programa
protocol-minutes = { $number } min
protocol-nights-number =
    { $number ->
        [one] { $number } noche
       *[other] { $number } noches
    }
protocol-turns-number =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turnos
    }

## Columnas

protocol-number = N.º
protocol-name = Nombre
protocol-card = Carta
protocol-side = Bando
protocol-warnings = Advertencias
protocol-out = Fuera
protocol-won = Gana
protocol-minute = Min
protocol-night = Noche
protocol-day = Día
protocol-turn = Turno
protocol-leaves = Sale
protocol-ballot-kind = Votación
protocol-hands = Votos
protocol-falls = Cae sobre
protocol-where = Cuándo
protocol-seat = Sitio
protocol-was = Era
protocol-now = Corregido a
protocol-note-votes = Columnas con número: contra quién votó el sitio. Tachado: fuera del juego. Gana: 1.

## Celdas

protocol-tag-night = N{ $number }
protocol-tag-day = D{ $number }
protocol-tag-turn = T{ $number }
protocol-ballot =
    { $round ->
        [1] { $tag }
       *[other] { $tag }/{ $round }
    }
protocol-left = se fue { $tag }
protocol-gone = se fue
protocol-because = { $who }: { $why }
protocol-by = { $seat } ({ $by })
protocol-seen = { $seat } { $what }
protocol-points = { $seat } → { $what }
protocol-times =
    { $number ->
        [1] { $what }
       *[other] { $number } × { $what }
    }
protocol-yes = sí
protocol-move = { $act } { $about }

## Los libros

protocol-original-check =
    { $answer ->
        [nod] { $seat } sí
       *[no_nod] { $seat } no
    }
protocol-original-meets = se conocen
protocol-original-attempt =
    { $result ->
        [protected] { $seat } (a salvo)
        [immortal] { $seat } (inmortal)
       *[kills] { $seat }
    }
protocol-original-execute = fuera
protocol-original-spare = quedan
protocol-original-accused = A juicio (por)
protocol-original-hands = Manos
protocol-original-note = D1, D2 …: contra quién se alzó la mano; entre paréntesis, una mano sin alzar, contada contra el último acusado. Tachado: fuera del juego. Gana: 1.
protocol-spytown-token = Ficha
protocol-spytown-cards = Cartas jugadas
protocol-spytown-stays = { $who } se queda
protocol-spytown-final = final: { $seats }
protocol-bigcity-air =
    { $choice ->
        [up] al aire
       *[none] sin disparo
    }
protocol-bigcity-blocked = bloqueado
protocol-bigcity-alibi = { $who } (coartada)
protocol-cuba-role = Papel
protocol-cuba-came = La caja llegó con
protocol-cuba-took-really = Cogió
protocol-cuba-claimed = «{ $claim }»
protocol-cuba-note = Entre comillas: lo último que afirmó. Tachado: fuera del juego. Gana: 1.
protocol-cuba-number =
    { $number ->
        [one] { $number } acusación
       *[other] { $number } acusaciones
    }
protocol-cuba-removed-really = retirados: { $number } ◆
protocol-cuba-bag = en la bolsita: { $token }
protocol-cuba-accused = Acusación
protocol-cuba-shows = Muestra
protocol-cuba-back = Recuperados
protocol-cuba-joker = Comodín a
protocol-cuba-bang = Dispara
