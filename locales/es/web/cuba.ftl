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
cuba-leave-sure = Dejas esta partida del todo. Lo que cogiste queda en tu sitio y aún te pueden acusar; si se va el Padrino, la partida acaba.

## Diamonds and tokens

cuba-diamonds =
    { $number ->
        [one] { $number } diamante
       *[other] { $number } diamantes
    }
cuba-no-tokens = sin fichas
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
cuba-take-title = Mira, coge, pasa.
cuba-take-help = Diamantes o una ficha. Abre la tapa donde nadie más lo vea.
cuba-remove-title = Retira algunos diamantes
cuba-remove-help = De 0 a 5. Nadie sabrá cuántos hasta el final; después la caja pasa de mano en mano.
cuba-remove-none = No retirar ninguno
cuba-box-choose = Elige qué coges.
cuba-box-remove = Elige cuántos retiras.
cuba-box-chosen = Elegido. Al pasarla ya no se cambia.
cuba-box-done = Hecho. La caja sigue cuando acabe el tiempo.
cuba-tap = toca para coger
cuba-take-nothing = No coger nada
cuba-bag = La bolsita
cuba-bag-help = Una ficha puede desaparecer en la bolsita antes de que cojas. Nadie lo sabrá.
cuba-bag-has = En la bolsita: { $token }
cuba-lid-open = Abrir la tapa
cuba-lid-shut = Cerrar la tapa
cuba-close-pass = Cerrar y pasar
cuba-pass-sure = ¿Pasar la caja a { $name }? Lo elegido ya no se cambia.
cuba-pass-yes = Pasarla
cuba-hand-it = La caja pasa a { $name }. Recuerda lo que había.
cuba-you-next = Después te toca a ti. Espera a que { $name } la pase.
cuba-no-talk = Silencio hasta que la caja vuelva a { $name }.
cuba-phone = Un teléfono para todos
cuba-phone-is-box = Este teléfono es la caja. Pásalo a
cuba-phone-to = Pasa el teléfono a
cuba-phone-shut = Lo tuyo se cierra antes de que el teléfono siga.
cuba-phone-take = Soy { $name }
cuba-real-box = La caja de verdad da la vuelta a la mesa. Silencio hasta que vuelva.

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
cuba-claim-help = Verdad o no: lo leen todos y nadie lo comprueba.
cuba-claim-about = ¿Sobre qué?
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
cuba-pockets-shut = Los bolsillos de { $name }, cerrados
cuba-has-said = { $name } ha dicho
cuba-breath-wait = No hay nada que hacer. Los bolsillos se abren solos.
cuba-host-enters = Enséñalo todo; se anota para todos.
cuba-on = Seguir
cuba-concede-sure = Te rindes: el Padrino queda fuera y gana el Ladrón con más diamantes.

## A real box: what is entered

cuba-enter = Anotar lo ocurrido
cuba-enter-help = Anota lo que todos han visto en la mesa.
cuba-enter-accuse = El Padrino acusa
cuba-enter-what = ¿Qué ha pasado?
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
        [won] Han ganado
       *[lost] Los demás
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
cuba-way-pips = Diamantes que llegaron: { $came }. Cogido: { $loot }
cuba-way-bag = a la bolsita: { $token }
cuba-kept = retirados: { $number }
cuba-stolen-were = Faltaban en la caja: { $diamonds }
cuba-next-who = ¿Quién será el próximo Padrino?
cuba-next-name = Nombrar a { $name }
cuba-next-wait = Eligen los ganadores: { $names }
cuba-next-mine = Nombras a { $name }.
tag-accusation = #{ $number }
cuba-story-size = { $players } jugadores · acusaciones: { $accusations }
cuba-story-house = La casa: una ventana por sitio, un piso por acusación
