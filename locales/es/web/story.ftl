# The story of a finished game.

story-title = La historia
story-back = Volver
story-share = Compartir
story-window =
    { $fate ->
        [out] { $number }, { $name }: a oscuras desde { $when }.
       *[lit] { $number }, { $name }: con luz hasta el final.
    }
story-turn = El giro:
story-turn-who = { $name } ({ $piece })
story-eyes = Con los ojos de quién
story-everything = Todo
story-mine = Con mis ojos
story-other = Otro sitio
story-through = Con los ojos de { $name }
story-hunch = Sospecha ({ $who }): { $name }
story-own-hunch = Sospecha de la noche: { $name }
story-said =
    { $count ->
        [one] Lo que se dijo: { $count } frase
       *[other] Lo que se dijo: { $count } frases
    }
story-share-text = City Sleeps: { $size }. { $verdict }
picture-title = Una imagen para compartir
picture-winners = Victoria: { $names }
picture-keep = Guardar la imagen
picture-none = Este navegador no puede hacer la imagen.
story-coming = Abriendo el registro…
story-unreachable = Ahora no se puede acceder al registro.
story-retry = Intentar otra vez
story-size =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $nights ->
        [one] { $nights } noche
       *[other] { $nights } noches
    }
story-house = Una columna es un sitio; un piso, una noche o un día. Hay luz mientras hay vida.
story-dealt = Las cartas: { $cards }.
story-card = { $name }: { $card }
story-happened = Qué pasó
story-odds = Pronóstico
odds-coming = Calculando el pronóstico…
odds-none = Esta partida no tiene pronóstico.
odds-knew = Lo que sabían todos
odds-curve = { $side }: { $first } % tras el reparto, { $last } % al final.
odds-suspects = { $when }, { $side }: probabilidad de cada sitio, en porcentaje. A rayas: lo era.
odds-about = Solo con lo que sabían todos. La franja gris es la duda: aquí, de { $low } a { $high } %. Medido en partidas de bots; la gente puede jugar de otra forma.
odds-now = Pronóstico ahora
odds-now-curve = { $side }: { $first } % tras el reparto, { $last } % ahora.
odds-now-wait = El pronóstico llega cuando acaba la primera noche.
odds-now-seats = { $side }: probabilidad de cada sitio, en porcentaje.
story-bots = Bots
mind-coming = Abriendo los pensamientos de los bots…
mind-none = No hay nada que contar de los bots de esta partida.
mind-bot = { $card }, un bot
mind-other = Otro bot
mind-done = Dichos y hechos
mind-silent = No dice ni hace nada.
mind-accused = Acusa a { $seat }
mind-voted = Vota contra { $seat }
mind-meant = sincero
mind-bluff = un farol
mind-lie = mentira
mind-kept = cumplido
mind-broken = incumplido
mind-why = ¿Por qué { $seat }?
