# The screens of the book `cuba`.

## The lobby

cuba-mode =
    { $mode ->
        [cleaner] Un Leal se cambia por el Sicario, que puede disparar a quien sea acusado.
       *[basic] Diamantes, fichas y una caja. Lo mejor para empezar.
    }
cuba-group =
    { $group ->
        [box] La caja
        [end] La victoria y la partida siguiente
        [times] Tiempos
       *[other] Otras cosas
    }
cuba-tokens = Fichas en la caja
cuba-mix-table = Las fichas de las reglas
cuba-lobby-real = Una caja de verdad
cuba-lobby-time =
    { $minutes ->
        [0] Preguntas sin límite
       *[other] Preguntas { $minutes } min
    }
cuba-leave-sure = Dejas esta partida para siempre. Lo que cogiste queda en tu sitio y aún te pueden acusar; si se va el Padrino, la partida acaba.

## Diamonds and tokens

cuba-diamonds =
    { $number ->
        [one] { $number } diamante
       *[other] { $number } diamantes
    }
cuba-no-tokens = sin fichas
cuba-no-diamonds = sin diamantes
cuba-contents = { $diamonds }; { $tokens }
cuba-diamonds-number = Número de diamantes
cuba-diamonds-take = Diamantes que coges
cuba-diamonds-keep = Diamantes que retiras
cuba-which-token = ¿Qué ficha?
cuba-or-token = O una de estas cosas
cuba-gem = Diamante { $number }

## The box

cuba-box-mine = La caja es tuya
cuba-box-step = { $number } de { $of } · después: { $name }
cuba-box-at = { $number } de { $of }
cuba-box-round = La caja pasa de mano en mano
cuba-box-with = La caja la tiene
cuba-box-opens = La caja la abre
cuba-holds = tiene la caja
cuba-take-help = Coge diamantes o una ficha: eso decide con quién ganas.
cuba-remove-help = Eres el Padrino. Retira de 0 a { $most } diamantes; nadie sabrá cuántos hasta el final.
cuba-remove-none = No retirar ninguno
cuba-box-choose =
    { $open ->
        [yes]
            { $keep ->
                [yes] Elige cuántos retiras.
               *[no] Elige qué coges.
            }
       *[no]
            { $keep ->
                [yes] Mantén abierta la tapa y elige cuántos retiras.
               *[no] Mantén abierta la tapa y elige qué coges.
            }
    }
cuba-box-take = Coges: { $loot }. Sigue: { $left }.
cuba-box-keep = Retiras: { $kept }. Sigue: { $left }.
cuba-wins =
    { $role ->
        [thief] Ladrón: si cae el Padrino, gana quien tenga más.
        [loyal] Gana con el Padrino.
        [agent_fbi] Gana solo, si lo acusan.
        [agent_cia] Gana solo, si lo acusan.
        [driver] Gana si gana { $name }, a tu derecha.
        [cleaner] Gana con el Padrino, o solo si dispara a un Agente.
       *[street_urchin] Pillo: gana si gana un Ladrón.
    }
cuba-box-chosen = Elegido. Al pasarla ya no se cambia.
cuba-box-done = Hecho. La caja sigue cuando acabe el tiempo.
cuba-take-nothing = No coger nada
cuba-bag = La bolsita
cuba-bag-help = Una ficha puede desaparecer en la bolsita antes de que cojas. Nadie lo sabrá.
cuba-bag-has = En la bolsita: { $token }
cuba-lid-open = Mantén
cuba-lid-shut = Cerrar
cuba-close-pass = Cerrar y pasar
cuba-pass-sure = ¿Pasar la caja a { $name }? Lo elegido ya no se cambia.
cuba-pass-yes = Pasarla
cuba-hand-it = La caja pasa a { $name }. Recuerda lo que había.
cuba-you-next = Después te toca a ti. Espera a que { $name } la pase.
cuba-no-talk = Silencio hasta que la caja vuelva a { $name }.
cuba-away =
    { $then ->
        [goes_on] Sin conexión: { $name }. La caja sigue en { $seconds } s.
        [bot] Sin conexión: { $name }. En { $seconds } s juega un bot.
        [leave] Sin conexión: { $name }. Deja la partida en { $seconds } s.
       *[wait] Sin conexión: { $name }. La caja espera.
    }
cuba-phone = Un teléfono para todos
cuba-phone-is-box = Este teléfono es la caja. Pásalo a
cuba-phone-to = Pasa el teléfono a
cuba-phone-shut = Lo tuyo se cierra antes de que el teléfono siga.
cuba-phone-take = Soy { $name }
cuba-real-fill = Primero poned en la caja: 15 diamantes; { $tokens }. { $godfather } es el Padrino: retira de 0 a 5 y pasa la caja a { $first }; da la vuelta en silencio. Cuando vuelva, anota cuántos diamantes faltan.

## What is mine alone

cuba-pocket = Mi bolsillo
cuba-you-took = Cogiste: { $loot }
cuba-you-removed = Retiraste: { $diamonds }
cuba-came-back = Volvió en la caja: { $contents }
cuba-you-saw = La caja llegó con: { $contents }

## The investigation

cuba-desk = Tu despacho
cuba-desk-pick = Toca a alguien para preguntar o acusar.
cuba-boss-is = Padrino: { $name }
cuba-floor = Di la verdad, miente o calla cuando quieras.
cuba-out = Estás fuera y callas hasta el final.
cuba-talk-all = Lo leen todos; nadie comprueba si es verdad.
cuba-board = Quién dice qué de la caja
cuba-col-seat = Sitio
cuba-col-got = Llegó
cuba-col-took = Cogió
cuba-col-passed = Pasó
cuba-recovered = recuperados
cuba-jokers =
    { $number ->
        [one] comodín
       *[other] comodines
    }
cuba-missing = faltan
cuba-only-you = , solo lo ves tú
cuba-silent = aún no ha hablado
cuba-has-joker = tiene un comodín
cuba-shown = A la vista de todos: { $loot }
cuba-said-bag = Bolsita: { $token }
cuba-seam-diamonds = { $giver } pasó { $passed }; a { $to } le llegaron { $received }
cuba-seam-tokens = { $giver } pasó: { $passed }; a { $to } le llegó: { $received }
cuba-excess = { $token }: lo dicen { $said }, en la caja: { $of }
cuba-boss-removed = { $name } dice: retirados { $number }
cuba-boss-back = { $name } dice: volvieron { $number }; { $tokens }
cuba-ask = Preguntas a { $name }
cuba-asked = ya preguntado
cuba-about = Todo sobre { $name }
cuba-claim-title = Mi testimonio
cuba-claim-tab =
    { $tab ->
        [came] Llegó
        [passed] Pasé
        [took] Cogí
        [bagged] Bolsita
        [removed] Retiré
       *[came_back] Volvió
    }
cuba-claim-words =
    { $tab ->
        [came] «Llegó con { $what }».
        [passed] «Pasé { $what }».
        [took] «Cogí { $what }».
        [bagged] «A la bolsita: { $what }».
        [removed] «Retiré { $what }».
       *[came_back] «Volvió con { $what }».
    }
cuba-claim-from =
    { $whose ->
        [mine] Según lo que ya dijiste. Cambia lo que quieras: puedes mentir.
        [theirs] Según lo que { $name } dice que pasó. Cambia lo que quieras: puedes mentir.
       *[nobody] Verdad o no: lo leen todos. Puedes mentir.
    }
cuba-claim-count = Diamantes: { $number }
cuba-claim-nothing = nada
cuba-claim-tokens = Fichas
cuba-claim-no-diamonds = ninguno
cuba-claim-no-tokens = ninguna
cuba-claim-empty = Toca lo que había.
cuba-claim-say = Decirlo a todos

## The accusation

cuba-accuse = { $name }, ¡vacíate los bolsillos!
cuba-accuse-sure = ¿Acusar a { $name }?
cuba-accuse-cost =
    { $jokers ->
        [0] No hay vuelta atrás y no quedan comodines.
       *[other] No hay vuelta atrás. Comodines: { $jokers }.
    }
cuba-accusation = Acusación
cuba-to = { $godfather } a { $name }
cuba-tv-accuses = { $name } acusa a:
cuba-tv-empties = { $name } se vacía los bolsillos
cuba-tv-shoots = { $name } es el Sicario y dispara
cuba-tv-thieves = Los Ladrones enseñan su botín
cuba-pockets-shut = Los bolsillos de { $name }, cerrados
cuba-has-said = { $name } ha dicho
cuba-breath-wait = No hay nada que hacer. Los bolsillos se abren solos.
cuba-host-enters =
    { $bang ->
        [yes]
            { $who ->
                [accused] ¿Alguien grita ¡PAM!? Si no, enséñalo todo.
               *[other] ¿Alguien grita ¡PAM!? Si no, { $name } lo enseña todo.
            }
       *[no]
            { $who ->
                [accused] Enséñalo todo; se anota para todos.
               *[other] { $name } lo enseña todo; se anota para todos.
            }
    }
cuba-on = Seguir
cuba-concede-sure = Te rindes: el Padrino queda fuera y gana el Ladrón con más diamantes.

## A real box: what is entered

cuba-enter = Anotar lo ocurrido
cuba-enter-help = Anota lo que todos han visto en la mesa.
cuba-enter-accuse = El Padrino acusa
cuba-enter-names = ¿Quién nombra al próximo Padrino?
cuba-enter-concede = El Padrino se rinde
cuba-enter-concede-sure = El Padrino se rinde y queda fuera, y gana el Ladrón con más diamantes.
cuba-enter-what = ¿Qué ha pasado?
cuba-enter-who =
    { $act ->
        [accuse] ¿A quién?
        [bang] ¿Quién ha disparado?
       *[other] ¿Quién?
    }
cuba-enter-now = { $name } pregunta y acusa en voz alta. Anota cada acusación.
cuba-was-empty = ¿Llegó vacía la caja?
cuba-yes-no =
    { $word ->
        [yes] Sí
       *[no] No
    }
cuba-enter-end-sure = No se anota nada más; quien no esté anotado no gana.
cuba-enter-undo-sure = La última anotación se retira y se dice a todos.

## The end

cuba-end-side =
    { $side ->
        [won] Victoria
       *[lost] Los demás
    }
cuba-end-winners =
    { $count ->
        [0] No gana nadie.
        [1] Gana { $names }.
       *[other] Ganan { $names }.
    }
cuba-end-mine =
    { $won ->
        [yes] Has ganado.
       *[no] No has ganado.
    }
cuba-way = El camino de la caja
cuba-way-again = Repetir
cuba-way-help = Oscuro: siguió. Claro y con marco: cogido. Hueco: ya faltaba.
cuba-way-left = La caja sale con: { $diamonds }; { $tokens }
cuba-way-came = Diamantes que llegaron: { $came }
cuba-way-pips = { cuba-way-came }. Cogido: { $loot }
cuba-way-bag = a la bolsita: { $token }
cuba-kept = retirados: { $number }
cuba-stolen-were = Faltaban en la caja: { $diamonds }
cuba-chosen = Próximo Padrino
cuba-next-who = ¿Quién será el próximo Padrino?
cuba-next-name = Nombrar a { $name }
cuba-next-wait = Eligen los ganadores: { $names }
cuba-next-mine = Nombras a { $name }.
cuba-turn = Acusación { $number }: { $what }
tag-accusation = #{ $number }
cuba-story-size = { $players } jugadores · acusaciones: { $accusations }
cuba-story-house = La casa: una ventana por sitio, un piso por acusación

cuba-side-wins =
    { $ending ->
        [diamonds_recovered] El Padrino
        [agent_accused] Un Agente
        [godfather_eliminated] Los Ladrones
        [cleaner_shot_agent] El Sicario
       *[other] Nadie
    }
