# The screens of the book `spytown`. Whispers have at most 48 characters, with a name of ten.

spy-lobby-cards =
    { $cards ->
        [0] Sin cartas
       *[other] Cartas de acción: { $cards }
    }
spy-lobby-talk =
    { $seconds ->
        [0] Discusión sin límite
       *[other] Discusión { $seconds } s
    }
spy-mode-basic = Solo fichas, sin cartas. Lo mejor para empezar.
spy-mode-cards = Cada uno recibe también una carta. Elige abajo cuáles.
spy-mode-children = Palabras más suaves, una votación y sin Agente; quien queda fuera se lleva a alguien.
spy-tokens = Fichas
spy-group =
    { $group ->
        [cards] Cómo funcionan las cartas
        [night] La noche
        [vote] Las votaciones
        [children] Reglas infantiles
        [times] Tiempos
       *[other] Otras cosas
    }

## Choosing the cards

spy-cards-chosen = Cartas de acción: { $cards }. Cartas neutras: { $neutrals }.
spy-card-uses = { $when }. { $users }.
spy-card-short = En la carta: { $text }

## What I hold

spy-hand = Mi papel
spy-side = Bando: { $side }
spy-card-now =
    { $now ->
        [now] Puedes jugarla ahora.
        [not-here] No es el momento de esta carta.
        [later] Ahora no.
        [spent] Ya se ha jugado.
        [always] Funciona por sí sola.
        [open] Está a la vista y cuenta en cada votación.
        [unusable] Tu ficha no puede usarla: para ti es neutra.
       *[neutral] No hay nada que jugar.
    }
spy-met = { $side }: { $names }
spy-look = Mantén «Mi papel»: ahí está lo que has visto.
spy-all-cards =
    { $cards ->
        [yes] Fichas y cartas
       *[no] Las fichas
    }
spy-deal-dealt =
    { $cards ->
        [yes] Ya tienes tu ficha y tu carta
       *[no] Ya tienes tu ficha
    }
spy-deal-watched =
    { $cards ->
        [yes] Fichas y cartas repartidas
       *[no] Fichas repartidas
    }
spy-deal-look = Primero mira lo que tienes.
spy-deal-by-hand = El director anota lo que se ha repartido a mano.
spy-deal-tokens = Fichas: { $tokens }.
spy-deal-cards = Cartas: { $cards }. Neutras: { $neutrals }.

## The night

spy-turn = Turno { $turn }
spy-turn-step = Turno { $turn } · { $step }
tag-turn = T{ $number }
turn-title = Turno { $number }
spy-signs = Señas sin palabras
spy-sign =
    { $sign ->
        [nod] Sí
        [shake] No
        [shrug] No sé
       *[wait] Espera
    }
spy-night-hand = { $token } · { $card }
spy-night-seen = { $name }: { $token }
spy-night-lost = Los demás se enteran por la mañana.
spy-night-alone = No hay nadie más despierto.
spy-night-ask =
    { $act ->
        [check] ¿De quién miras la ficha?
       *[point] Señalad todos a la misma persona dormida.
    }
spy-night-settled = Está decidido.
spy-night-recruited = ¡Te han reclutado! Ahora eres de los suyos.
spy-night-agree = Se decide si señaláis todos igual.
spy-night-waits = Espera a los demás.
spy-night-play = ¿Tu carta para { $name }? Todos tienen este botón; solo tú sabrás qué pasa.
spy-night-play-choose = Toca al jugador para quien es la carta. Todos tienen este botón.
spy-night-no-card = No hay carta que jugar.

## Cards that are played

spy-play = Jugarla
spy-dock-play = Jugar
spy-not-now = Ahora no
spy-lay-open = Enseñarla
spy-pass = Sin carta
spy-play-on = Todos verán tu carta y para quién es: { $name }.
spy-play-open = Todos verán tu carta. Si es para alguien, toca antes a esa persona.
spy-play-nothing = No se ha jugado nada. Mantén «Mi papel» para ver por qué.
spy-reveal = Enseñarla a destiempo…
spy-reveal-yes = Enseñar y salir
spy-window = Todos tienen estos botones y el mismo tiempo, tengan lo que tengan.
spy-window-mine = Tienes este tiempo, tengas lo que tengas.
spy-window-passed = Respuesta recibida. El tiempo sigue, igual para todos.
spy-window-theirs = Ahora decide { $name }. Espera.
spy-window-out = Ahora solo los demás tienen tiempo para una carta.
spy-pending = En peligro
spy-on-table = Cartas a la vista
spy-card-before = { $card }: { $name }
spy-lies = A la vista: { $card }
spy-barred = esta vez no vota
spy-swap = Cambiar con { $name }
spy-swap-no = No cambiar
spy-swap-sure = Os cambiáis las fichas. No se puede deshacer.
spy-shoot = Disparar a { $name }
spy-shoot-no = No disparar
spy-shoot-sure = Este jugador queda fuera al momento. No se puede deshacer.

## The council

spy-chosen = La Mafia ha elegido a:
spy-no-news = Una noche sin noticias.
spy-point = Señalar a { $name }
spy-point-whom = Señalar a…
spy-move = Cambiar mi voto a { $name }
spy-stay = Dejar mi voto
spy-stay-not = Me lo pienso otra vez
spy-vote-together = Los votos se ven todos a la vez. El tuyo cuenta cuando confirmas.
spy-vote-change = Señalas a { $name }. Puedes cambiarlo hasta que voten todos.
spy-vote-mine = Te toca votar. Todos ven tu voto al momento y no se puede cambiar.
spy-vote-now = Ahora vota { $name }. Luego, en el sentido del reloj.
spy-vote-wait = Los votos se ven a la vez, cuando hayan votado todos.
spy-vote-barred = Una carta te deja sin voto esta vez.
spy-votes =
    { $number ->
        [one] { $number } voto
       *[other] { $number } votos
    }
spy-count =
    { $ballot ->
        [final_vote] La votación final
       *[preliminary_vote] La votación preliminar
    }
spy-votes-now = Vota
spy-votes-before = antes de la defensa: { $number }
spy-defence = Ahora solo habla quien tiene la palabra.
spy-defence-mine = Defiéndete, en voz alta o por escrito.
spy-tie-move = Empate. Puedes cambiar tu voto una vez, o dejarlo.
spy-tie-fixed = Empate. Tu voto no se puede cambiar.
spy-tie-wait = Empate. Si sigue así, decide el sorteo.
spy-lot = Se echa a suertes
spy-watch = Ver la noche
spy-watch-help = Lo que ven quienes están fuera. Que no mire nadie que siga en juego.
spy-watch-none = Todavía nada.
spy-seat-voted =
    { $ballot ->
        [final_vote] Turno { $turn }, final: contra { $name }
       *[preliminary_vote] Turno { $turn }: contra { $name }
    }
spy-leave-sure = Según las reglas quedas fuera y se enseña tu ficha: de día, al momento; de noche, por la mañana.

## The end

spy-point-mine = Señalas a
spy-pointed = Han señalado: { $number } de { $of }
spy-headline-police = Hay calma en las calles
spy-headline-mafia = La ciudad tiene otros dueños
spy-headline-new-gang = Nadie los vio venir
spy-headline-none = Se guardan las fichas
spy-end-dealt = al repartir: { $token }
spy-story-size =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
spy-story-house = Una columna es un sitio; un piso, un turno. Hay luz mientras se está en juego.
spy-mind-asks = Piensa: ¿quién es? { $word }
spy-mind-about = El porcentaje junto a un voto: probabilidad, según el bot, de que ese sitio tuviera una ficha de este bando: { $word }. El bot conocía su ficha, lo que le dijeron y lo que era público. Sus pensamientos se abren solo ahora.
spy-story-dealt = Reparto: { $list }.
spy-story-hand =
    { $has ->
        [yes] { $name }: { $token }, { $card }
       *[no] { $name }: { $token }
    }

## The table screen

spy-screen-voter = Vota: { $name }
spy-against = Resultado de la votación:
spy-defends = Se defiende

## The Game Master, and who opened the table

spy-host-why =
    { $step ->
        [by-hand] Si sigues, el programa reparte el resto.
        [deal] La primera noche empieza cuando todos están listos, o cuando tocas «Seguir».
        [night] Da a cada fase el mismo tiempo, actúe alguien o no.
        [window] Si sigues, se acaba el tiempo de las cartas.
        [window-desk] ¿Alguien juega una carta? Jugadores y luego el nombre. Si sigues, se acaba su tiempo.
        [vote] Si sigues, acaba la votación; quien no ha votado se queda sin voto.
        [speech] Si sigues, acaba este discurso.
       *[talk] Si sigues, acaba la discusión y empieza la votación.
    }
spy-host-hold = Mantén: papeles
spy-host-hands = Fichas y cartas
spy-host-night = Esta noche, lo último primero
spy-hand-help = Anota lo que se ha repartido a mano. Lo que falte lo reparte el programa.
spy-hand-token = Ficha
spy-which-card = ¿Qué carta?
spy-decide-out = Decidir: fuera
spy-decide-out-sure = { $name } queda fuera porque tú lo dices. Consta en el registro.
spy-decide-stays = Decidir: sigue
spy-decide-stays-sure = { $name } sigue en juego porque tú lo dices. Consta en el registro.
spy-tap = Toca a un jugador.
spy-host-nothing = Todavía nada. Espera lo mismo que siempre.
spy-lead-on =
    {$step ->
        [deal] Empezar, aunque no todos hayan mirado
        [role_swap] Acabar el cambio
        [discussion] Acabar la discusión para todos
        [preliminary_vote] Acabar la votación preliminar
        [defence] Acabar la defensa
        [final_vote] Acabar la votación final
        [tie_discussion] Acabar la discusión del empate
       *[other] Seguir
    }
