# Palabras comunes a todos los libros.

list-and =
    { BEGINS($last) ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
told-to = (solo para { $seats }) { $text }
told-host = (solo para el director) { $text }
language-name = Español
nobody = nadie
# What bots are called: things of the street. A number is the same thing in every language.
bot-name =
    { $thing ->
        [1] Farola
        [2] Tranvía
        [3] Quiosco
        [4] Chimenea
        [5] Campana
        [6] Puente
        [7] Fuente
        [8] Portal
        [9] Reloj
        [10] Banco
        [11] Toldo
        [12] Balcón
        [13] Escalera
        [14] Sótano
        [15] Desván
        [16] Tejado
        [17] Letrero
        [18] Buzón
        [19] Canalón
        [20] Hidrante
        [21] Arcada
        [22] Panadería
        [23] Torre
        [24] Pozo
        [25] Plaza
       *[26] Esquina
    }
bot-listed = { $name } (bot)

# Why the table or the server refuses something.

reason-bad-token = Ya no tienes sitio en esta mesa; entra de nuevo con el código.
reason-bad-name = Un nombre tiene de 1 a 40 caracteres visibles, sin comillas ni corchetes; elige otro.
reason-bad-luck = Tu aportación al azar tiene como máximo 64 caracteres normales.
reason-bad-language = Ese idioma no se habla aquí; elige otro.
reason-no-game = Ahora no se está jugando; espera a que se repartan las cartas.
reason-not-your-seat = No juegas en esta partida; mírala y juega la siguiente.
reason-no-host = No hay quien dirija; nombra a alguien o deja que lo haga el programa.
reason-people-move = Algunos aún no han dicho que ya están en su nuevo sitio; espera medio minuto o dejad los sitios de antes.
reason-no-leader = Alguien no tiene teléfono, así que debe dirigir una persona: elígelo en los ajustes o que todos entren con un teléfono.
reason-no-phone = Esta persona no tiene teléfono aquí; elige a alguien que lo tenga.
reason-not-every-seat = Has dicho { $told } cartas, pero hay { $players } jugadores: di una para cada uno.
reason-no-such-card = Esa carta no está en esta partida; elige una de las que se muestran.
reason-wrong-cards = { $card }: has dicho { $told }, pero con { $players } jugadores hay { $due }.
reason-told-at-once = En esta mesa las cartas se dicen antes de la partida: alguien tiene teléfono, o hay cartas en la mano o que nadie conoce.
reason-other-wakers = No pueden ser estos: { $due } tienen estas cartas, has dicho { $told }, y no cuenta quien despertó con otra llamada.
reason-cards-untold = Faltan cartas por decir: di quién tiene las demás y luego sigue.
reason-card-needed = La respuesta depende de una carta que aún no se ha dicho: mírala y dila.
reason-nobody-deals = Las cartas de una caja las dice quien dirige; elige a alguien o deja que reparta el programa.
reason-paused = La mesa está en pausa; espera a que continúe.
reason-not-paused = La mesa no está en pausa; el reloj corre.
reason-no-chat = Durante la partida solo habla quien tiene la palabra; espera tu turno.
reason-bad-text = Ese texto tiene caracteres que no se pueden mostrar; escríbelo de nuevo.
reason-no-clock = No hay ningún reloj al que dar más tiempo.
reason-not-host = Solo puede hacerlo quien dirige; si dirige el programa, quien abrió la mesa.
reason-has-seat = Esa persona ya tiene sitio en la partida; elige a alguien que esté mirando.
reason-seat-taken = Alguien juega en ese sitio; elige uno en el que juegue un bot.
reason-no-book = Ese juego no está aquí; elige uno de la lista.
reason-bad-manners = En la mesa no hay esa opción; elige una de las ofrecidas.
reason-bad-order = El orden debe nombrar a todos los de la mesa exactamente una vez.
reason-no-bot = Ese bot no existe; elige careful o random.
reason-game-runs = Se está jugando; esto se puede hacer cuando acabe la partida.
reason-is-bot = Es un bot; elige a una persona.
reason-not-creator = Solo puede hacerlo quien abrió la mesa; pídeselo, o que ceda la mesa.
reason-not-in-lobby = Las cartas están repartidas; esto se puede hacer antes de la próxima partida.
reason-no-person = Esa persona no está en esta mesa.
reason-name-taken = Alguien en esta mesa ya tiene ese nombre, o uno que se le parece; elige otro.
reason-table-full = Esta mesa está llena; abre otra.
reason-said-enough = Ya has dicho bastante en esta partida; todo lo demás lo puedes hacer igual.
reason-too-many-lines = Tienes demasiadas ventanas abiertas en esta mesa; esta se ha cerrado.
reason-address-full = Hay demasiadas ventanas abiertas desde esta red; cierra algunas.
reason-address-crowded = Desde tu red ya ha venido tanta gente a esta mesa que otros se quedarían sin sitio; entra desde otra, por ejemplo con los datos del móvil.
reason-server-full = El servidor está lleno ahora; la conexión vuelve sola.
reason-hall-full = Ahora no cabe otra mesa; inténtalo más tarde.
reason-unavailable = No se pudo guardar, así que no se ha hecho; inténtalo dentro de un momento.
reason-damaged = No se puede abrir esta mesa: lo guardado ya no encaja con las reglas. Abre otra.
reason-newer-version = Esta mesa la lleva una versión más nueva del servidor. Inténtalo de nuevo en un momento.
reason-too-fast = Demasiado rápido; espera un momento e inténtalo de nuevo.
reason-too-many-guesses = Demasiados códigos equivocados; espera un minuto y mira el código en la pantalla de la mesa.
reason-no-table = No hay ninguna mesa con ese código; comprueba las cinco letras.
reason-no-record = En esta mesa no hay ninguna partida terminada con ese número.
reason-scales-busy = Ahora se calculan muchas mesas; inténtalo dentro de un minuto.
reason-odds-busy = Ahora se calculan demasiadas partidas; inténtalo dentro de un minuto.
reason-no-balance = Los bots no saben jugar en una mesa así, por lo que no se puede calcular.
reason-not-revealed = Esta mesa decidió no mostrar las cartas al final.
reason-not-understood = No se ha entendido; la documentación del protocolo dice cómo debe ser.
reason-too-large = Es demasiado largo; acórtalo.
reason-no-page = No hay nada en esta dirección; vuelve a la página de inicio.
reason-foreign-page = Esta página no es del servidor; abre la dirección que da el propio servidor.
reason-our-fault = Algo ha fallado por nuestra parte; inténtalo de nuevo. No ha cambiado nada.
reason-too-slow = La conexión era demasiado lenta y se cerró; volverá por sí sola.
reason-no-hunch = Una sospecha solo se anota de noche y estando en la partida.
reason-no-belief = Solo se puede decir qué se cree de otros jugadores, cada uno con una probabilidad de 0 a 1.
reason-weak-token = Una clave propia tiene al menos 32 caracteres: letras, cifras, - o _; omítela y recibirás una.
reason-no-place = Todos los sitios que prevén las reglas están ocupados; se puede quitar un bot, o mirar en la pantalla de la mesa.
reason-no-plea = Ya nadie pide ese sitio; mira otra vez quién lo pide.
reason-is-here = Esa persona está aquí con el teléfono que la mesa conoce; solo se puede devolver el sitio de quien no está.
reason-no-voice = Aquí solo deciden quienes siguen jugando, el dueño del sitio y quien abrió la mesa.
reason-has-seen = Esa persona ya ha visto otra carta de esta partida y solo podrá sentarse en la próxima.
reason-too-many-offers = Ya se ofrecen bastantes sitios; decidid primero sobre esos.
reason-inherited = Llevas la mesa solo hasta que vuelva quien la abrió; eso no se puede ceder.
reason-removed = Te han sacado de esta mesa.
reason-long-enough = Ya se ha alargado bastante; deja que termine.
reason-stood-in = Un bot juega por ti; vuelve a la mesa para jugar en persona.
reason-too-late = Llega tarde: esa pregunta ya pasó. Mira qué se pregunta ahora.

# Declaraciones: frases hechas de partes.

claim-phrase =
    { $kind ->
        [am] { claim-am }
        [am_not] { claim-am-not }
        [checked] Noche { $count }: investigo a { $seats }, { $words }.
        [did] Noche { $count }: { $words } a { $seats }.
        [hold] Tengo esta carta: { $words }.
        [think] { claim-think }
        [sure] { claim-sure }
        [will] Votaré contra { $seats }.
        [ask]
            { $words_kind ->
                [why] { $seats }, ¿por qué?
               *[what] { $seats }, ¿quién eres?
            }
        [believe] Creo a { $seats }.
        [doubt] No creo a { $seats }.
        [because_said] Por lo que dice { $seats }.
        [because_voted]
            { $seats_own ->
                [yes] Porque { $seats_first } votó contra mí.
               *[no] Porque { $seats_first } votó contra { $seats_last }.
            }
        [because_accused]
            { $seats_own ->
                [yes] Porque { $seats_first } me acusó.
               *[no] Porque { $seats_first } acusó a { $seats_last }.
            }
        [because_killed] Porque mataron de noche a { $seats }.
        [because_silent] Porque { $seats } pudo hablar y calló.
       *[take_back] Retiro lo dicho.
    }
claim-kind-am = Soy
claim-kind-checked = Investigo
claim-kind-think = Pienso
claim-kind-will = Votaré contra
claim-kind-ask = Pregunto
claim-kind-believe = Creo a
claim-kind-doubt = No creo a
claim-kind-sure = Seguro que
claim-kind-am-not = No soy
claim-kind-did = De noche
claim-kind-hold = Tengo
claim-kind-because-said = Por lo que dice
claim-kind-because-voted = Por un voto
claim-kind-because-accused = Por acusar
claim-kind-because-killed = Por una muerte
claim-kind-because-silent = Por callar
claim-kind-take-back = Lo retiro
claim-word-what = ¿Quién eres?
claim-word-why = ¿Por qué?
