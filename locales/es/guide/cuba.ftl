# How to play `cuba`, for players; citysleeps/books/cuba/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Tarjetas para quien nunca ha jugado: el título tiene como mucho 20 caracteres, el texto 170

learn-cuba-box = Mira dentro en secreto, coge diamantes o una sola ficha y pásala. Con diamantes eres Ladrón; con una ficha eres lo que ella dice.
    .title = La caja circula
learn-cuba-talk = El Padrino quiere recuperar los diamantes y pregunta lo que quiere a quien quiere. Di la verdad, miente o calla: no hay turnos ni votos.
    .title = Luego, las preguntas
learn-cuba-pockets =
    { $jokers ->
        [0] Quien oye «¡Vacíate los bolsillos!» lo enseña todo. Un Ladrón devuelve los diamantes y queda fuera. Pero un error puede costarle al Padrino la partida.
       *[other] Quien oye «¡Vacíate los bolsillos!» lo enseña todo. Un Ladrón devuelve los diamantes y queda fuera. Un error le cuesta al Padrino un comodín, o la partida.
    }
    .title = Los bolsillos
learn-cuba-win =
    { $agents ->
        [yes] El Padrino, si recupera todo lo robado. Si queda fuera, el Ladrón con más diamantes. Un Agente, si lo acusan. Los demás ganan con alguien: su personaje dice con quién.
       *[no] El Padrino, si recupera todo lo robado. Si queda fuera, el Ladrón con más diamantes. Los demás ganan con alguien: su personaje dice con quién.
    }
    .title = ¿Quién gana?
learn-cuba-phone =
    { $real ->
        [yes] La caja de la mesa es de verdad, y tu bolsillo también. El teléfono muestra quién afirma qué, quién está fuera y quién gana al final.
       *[no] La caja llega a tu teléfono: abre la tapa donde nadie más lo vea. Después tu bolsillo muestra lo que cogiste, solo a ti.
    }
    .title = Tu teléfono

## Qué se puede hacer ahora: una frase o dos, las mismas para todos

now-cuba-setup = El Padrino retira en secreto hasta cinco diamantes. Los demás esperan la caja.
now-cuba-theft =
    { $talk ->
        [yes] Cuando la caja sea tuya: mira sin que te vean, coge diamantes o una sola ficha y pásala.
       *[no] Cuando la caja sea tuya: mira sin que te vean, coge diamantes o una sola ficha y pásala. Aún no se habla.
    }
now-cuba-investigation = El Padrino pregunta y acusa a quien quiere. Los demás hablan, mienten o callan, como quieran.
now-cuba-bang = Si te preguntan, elige: ¡PAM! o no disparar. También preguntan a otros; solo el Sicario puede disparar.
now-cuba-pockets = Quien ha sido acusado enseña todo su botín, y el anfitrión lo anota.
now-cuba-last-reveals = La partida está decidida. Si aún no has enseñado tu botín, enséñalo; el anfitrión lo anota.
now-cuba-over = La partida ha terminado y todos pueden volver a hablar. Mira quién cogió qué, o juega otra vez.
now-cuba-next = Los ganadores nombran al próximo Padrino, un jugador cada uno. Tienen { $seconds } s.

## De qué va

chapter-cuba-box = De qué va
guide-cuba-story = Uno de vosotros es el Padrino, y todos saben quién. Una caja con diamantes da una vuelta a la mesa, y cada uno de los demás coge algo de ella en secreto. Después el Padrino quiere recuperar los diamantes robados y os interroga a todos.
guide-cuba-choose = Nadie reparte personajes: eliges el tuyo con lo que coges, y después ya no cambia. No hay noches, ni turnos para hablar, ni votos.
guide-cuba-tokens = Jugadores: { $count }. En la caja hay 15 diamantes y estas fichas: { $tokens }. Eso lo saben todos. Quién coge qué, no lo sabe nadie.
guide-cuba-jokers =
    { $jokers ->
        [0] En esta partida el Padrino no tiene comodines, así que no puede reparar un error.
        [one] El Padrino tiene { $jokers } comodín para reparar un error. Está sobre la mesa, a la vista de todos.
       *[other] El Padrino tiene { $jokers } comodines para reparar errores. Están sobre la mesa, a la vista de todos.
    }
guide-cuba-five = Cinco son muy pocos para este juego: así es mejor que jueguen quienes lo conocen bien.
guide-cuba-first-godfather = El primer Padrino, mejor que sea alguien que conozca el juego. Si la mesa no nombra a nadie, se decide por sorteo.
guide-cuba-seats = La caja va en el sentido de las agujas del reloj. El primer jugador se sienta a la izquierda del Padrino; el último, a su derecha. Cada uno de ellos puede hacer una cosa que los demás no pueden.

## El robo

chapter-cuba-theft = El robo
guide-cuba-removal = Antes de que salga la caja, el Padrino retira en secreto hasta cinco diamantes, o ninguno. No son robados, y nadie tiene que encontrarlos. Así circulan de 10 a 15 diamantes, y cuántos, solo pueden saberlo el Padrino y el primer jugador.
guide-cuba-look = Cuando te llegue la caja, mira donde nadie más lo vea: ¿cuántos diamantes quedan, y qué fichas? Recuerda las dos cosas. En ellas se apoya la verdad, y también una buena mentira.
guide-cuba-memory =
    { $memory ->
        [keep] Tu teléfono guarda para ti lo que había en la caja cuando llegó. Nadie más lo ve.
       *[once] Cuando la caja ha seguido su camino, tu teléfono ya no muestra lo que había en ella.
    }
guide-cuba-take = Luego coge diamantes, uno o más, incluso todos, o coge exactamente una ficha. Nunca diamantes y una ficha, y nunca dos fichas.
guide-cuba-must = Algo hay que coger. Si solo quedan fichas, coges una de ellas, sea cual sea; si solo quedan diamantes, coges al menos uno.
guide-cuba-empty = Si la caja te llega vacía, no hay nada que coger y eres un Pillo. Haz como si cogieras algo, para que nadie lo note.
guide-cuba-last = El último jugador, y solo él, puede dejarlo todo en la caja y no coger nada, para ser un Pillo. O coge como todos los demás.
guide-cuba-bag = El primer jugador, y solo él, tiene una bolsita, y antes de coger puede esconder en ella una ficha, nunca un diamante. Esa ficha no es de nadie hasta el final, y nadie más lo sabe. Después coge como todos los demás.
guide-cuba-pass = Luego la caja pasa al jugador de tu izquierda. Lo cogido, cogido está: nada vuelve a la caja. Tu botín es tu secreto, y tampoco el Padrino lo ve.
guide-cuba-quiet =
    { $talk ->
        [yes] Mientras circula la caja podéis charlar, pero todavía no se interroga ni se acusa a nadie.
       *[no] Mientras circula la caja, nadie habla. Ya habrá tiempo para eso.
    }
guide-cuba-time = Cada uno tiene la caja { $seconds } s como mucho. Quien debe coger algo y no lo hace queda fuera cuando acaba el tiempo. Con la caja vacía, y en el caso del último jugador, cuenta como no coger nada.
guide-cuba-pace = Cada uno tiene la caja exactamente { $seconds } s, para que ni la prisa ni la duda digan nada. Quien debe coger algo y no lo hace queda fuera cuando acaba el tiempo.
guide-cuba-refused = No se puede coger mal: tu teléfono ofrece lo que permiten las reglas. Pero quien debe coger algo y en lugar de eso deja la partida queda fuera.
guide-cuba-errors = Quien coge contra estas reglas queda fuera en cuanto se descubre, y no puede ganar. Sus diamantes vuelven al Padrino, y la acusación que lo descubre no cuesta ningún comodín.

## La investigación

chapter-cuba-talk = La investigación
guide-cuba-back = La caja ha vuelto. Lo que queda en ella lo ve el Padrino, y nadie más. Ahora todos pueden hablar.
guide-cuba-missing = El Padrino cuenta cuántos diamantes faltan, y el número se anota sin que los demás lo vean. Con eso empieza la investigación.
guide-cuba-free = El Padrino pregunta a quien quiere, en cualquier orden y cuantas veces quiera. No tienes que responder, y puedes hablar sin que te pregunten. Nadie espera su turno.
guide-cuba-questions = Buenas preguntas: ¿cuántos diamantes había en la caja cuando te llegó? ¿Qué fichas? ¿Qué quedaba cuando la pasaste? ¿Qué cogiste?
guide-cuba-lies = Todos pueden mentir, también el Padrino. El programa nunca dice qué es verdad: el tablero solo muestra dónde dos testimonios no encajan.
guide-cuba-claims = Puedes poner tu testimonio en el tablero, donde todos ven quién dice qué de la caja. Más tarde puedes afirmar otra cosa; lo anterior queda en el registro.
guide-cuba-no-proof = Di lo que quieras, pero no enseñes nada: nadie puede probar lo que cogió. Y se habla para toda la mesa, sin susurros.
guide-cuba-aids = El teléfono del Padrino le ayuda un poco. Muestra a quién se ha preguntado qué, quién no ha hablado todavía y cuántos diamantes quedan por encontrar.
guide-cuba-limit =
    { $minutes ->
        [0] La charla no tiene límite de tiempo. Un Padrino que no ve salida puede rendirse, y entonces queda eliminado.
       *[other] La investigación dura { $minutes } min como mucho; cuando pasan, el Padrino queda eliminado. También puede rendirse antes.
    }

## ¡Vacíate los bolsillos!

chapter-cuba-accusation = ¡Vacíate los bolsillos!
guide-cuba-formula = Solo el Padrino acusa, en cualquier momento, con las palabras «¡Vacíate los bolsillos!». Ninguna otra cosa obliga a nadie a enseñar nada, y no se puede retirar.
guide-cuba-accused = Quien es acusado enseña a todos todo su botín. La bolsita del primer jugador sigue cerrada. A nadie se le acusa dos veces.
guide-cuba-caught = Un Ladrón devuelve todos los diamantes, queda fuera y no dice nada más. El Padrino busca el resto.
guide-cuba-mistake =
    { $jokers ->
        [0] Si el acusado no cogió diamantes, es un error. Como no hay comodín que dar, el Padrino queda eliminado y la partida termina.
       *[other] Si el acusado no cogió diamantes, es un error. El Padrino da un comodín a ese jugador, y la partida sigue. Si ya no le queda ninguno, el Padrino queda eliminado y la partida termina.
    }
guide-cuba-incorruptible =
    { $cleaner ->
        [yes] Con un Agente no hay comodín que valga: si el acusado lo es y el Sicario no dispara, la partida termina en el acto y ese Agente gana.
       *[no] Con un Agente no hay comodín que valga: si el acusado lo es, la partida termina en el acto y ese Agente gana.
    }
guide-cuba-window = Antes de que se abran los bolsillos hay { $seconds } s como mucho para un ¡PAM! A todos los que siguen en juego, menos al Padrino y al acusado, se les pregunta lo mismo: ¿¡PAM! o no disparar? Nadie sabe quién no dispara, así que nadie puede saber si hay un Sicario.
guide-cuba-shout = Antes de que el acusado enseñe nada, el Sicario puede gritar ¡PAM!, y enseña su ficha como prueba.
guide-cuba-bang =
    { $agents ->
        [yes] ¡PAM! Si el acusado es un Agente, el Sicario gana en el acto, y el Agente no. Si no lo es, quedan fuera los dos, el Sicario y el acusado. Los diamantes vuelven al Padrino, y nadie recibe un comodín.
       *[no] ¡PAM! Quedan fuera los dos, el Sicario y el acusado. Los diamantes vuelven al Padrino, y nadie recibe un comodín.
    }
guide-cuba-out = Quien queda fuera conserva su sitio, calla y no se entera de ningún secreto. Cuando la partida termina, todos pueden volver a hablar.

## El final

chapter-cuba-end = Quién gana
guide-cuba-recovered =
    { $loyal ->
        [yes] En cuanto nadie en juego tiene ya un diamante robado, gana el Padrino, y con él cada Leal que siga en juego.
       *[no] En cuanto nadie en juego tiene ya un diamante robado, gana el Padrino.
    }
guide-cuba-not-stolen = Los diamantes que quedaron en la caja, y los que el Padrino retiró antes, no cuentan.
guide-cuba-agent-wins =
    { $cleaner ->
        [yes] Un Agente acusado gana en solitario, salvo que el Sicario dispare. Un Agente a quien no acusan no gana nunca.
       *[no] Un Agente acusado gana en solitario. Un Agente a quien no acusan no gana nunca.
    }
guide-cuba-fallen = Si el Padrino queda eliminado, los Ladrones que siguen en juego enseñan sus diamantes. Gana quien más tiene; si hay empate, comparten la victoria. Con ellos gana cada Pillo que siga en juego. Un Ladrón descubierto antes no cuenta.
guide-cuba-all-thieves = Ojo: si todos robáis diamantes, ninguna acusación puede fallar, y un Padrino que siga acusando ganará seguro.
guide-cuba-last-reveals =
    { $cleaner ->
        [yes] Cuando la partida está decidida, los demás enseñan su botín y el anfitrión lo anota. Si resulta que alguien cogió contra las reglas, no gana, y tampoco gana el Sicario que le haya disparado.
       *[no] Cuando la partida está decidida, los demás enseñan su botín y el anfitrión lo anota. Si resulta que alguien cogió contra las reglas, no gana.
    }
guide-cuba-entered = Solo se puede anotar lo posible: no más diamantes de los que faltan ni más fichas de un tipo de las que hay. Si enseña los bolsillos vacíos alguien que no es el último jugador, el anfitrión anota también si la caja estaba vacía.
guide-cuba-open =
    { $real ->
        [yes] Después se anuncia a los ganadores, y todos ven lo que se ha anotado.
       *[no] Después se anuncia a los ganadores y se enseña todo: lo que cogió cada uno, lo que cada uno vio en la caja, la bolsita y lo que retiró el Padrino.
    }
guide-cuba-next = Los ganadores eligen al próximo Padrino. Cada uno tiene { $seconds } s para nombrar a alguien de la mesa. Lo será quien reciba más votos; si hay empate, o si nadie nombra a nadie, se decide por sorteo.
guide-cuba-again =
    { $reseat ->
        [shuffle] Nada pasa a la siguiente partida. Los sitios se sortean de nuevo, para que tengáis otros vecinos.
       *[keep] Nada pasa a la siguiente partida, pero cada uno conserva su sitio.
    }

## Los personajes

chapter-cuba-roles = Los personajes
guide-cuba-godfather = Recupera todos los diamantes robados. Averigua en quién puedes confiar y haz tu papel con ganas. Acusa solo a quien tengas por Ladrón: cualquier otra acusación te cuesta un comodín o la partida.
    .title = Padrino
guide-cuba-thief = Cogiste diamantes. Ganas si el Padrino queda eliminado mientras sigues en juego y ningún otro Ladrón en juego tiene más. Con muchos diamantes es más fácil ganar, pero también se nota más que faltan.
    .title = Ladrón
guide-cuba-loyal = Ganas con el Padrino. Haz que te crea y ayúdale a encontrar a quienes robaron.
    .title = Leal
guide-cuba-agent-fbi =
    { $cleaner ->
        [yes] Quieres que te acusen, y si lo hacen, ganas, salvo que el Sicario dispare. Así que despierta sospechas, pero no demasiadas.
       *[no] Quieres que te acusen, y si lo hacen, ganas. Así que despierta sospechas, pero no demasiadas.
    }
    .title = Agente del FBI
guide-cuba-agent-cia =
    { $cleaner ->
        [yes] Quieres que te acusen, y si lo hacen, ganas, salvo que el Sicario dispare. Pórtate como quien tiene algo que ocultar.
       *[no] Quieres que te acusen, y si lo hacen, ganas. Pórtate como quien tiene algo que ocultar.
    }
    .title = Agente de la CIA
guide-cuba-two-agents = Hay dos Agentes, y cada uno juega por su cuenta: si acusan al otro, pierdes.
guide-cuba-driver = Ganas si gana el jugador de tu derecha, y solo entonces. Nadie te dice qué es: averígualo y ayúdale. Para el primer jugador, es el Padrino.
    .title = Chófer
guide-cuba-driver-out = Los sitios no cambian: si el jugador de tu derecha queda fuera y por eso no gana, tú tampoco. Si también es Chófer, mira un sitio más allá.
guide-cuba-driver-alone =
    { $joins ->
        [no] Pero si alguien gana en solitario, es de verdad en solitario, y el Chófer no gana.
       *[yes] Eso vale también si el jugador de tu derecha gana en solitario: el Chófer gana con él.
    }
guide-cuba-cleaner =
    { $agents ->
        [yes] Ganas con el Padrino, salvo que grites ¡PAM! Cuando acusan a otro, puedes disparar: si es un Agente, ganas en solitario. Si no, quedáis fuera los dos, y ya no puedes ganar.
       *[no] Ganas con el Padrino, salvo que grites ¡PAM! Cuando acusan a otro, puedes disparar: entonces quedáis fuera los dos, y ya no puedes ganar.
    }
    .title = Sicario
guide-cuba-shot =
    { $win ->
        [yes] Quien recibe un disparo por error, sin haber cogido diamantes, aún puede ganar como si siguiera en juego.
       *[no] Quien recibe un disparo queda fuera y no puede ganar, aunque no cogiera diamantes.
    }
guide-cuba-street-urchin = No tienes nada: la caja estaba vacía, o tu sitio era el último y la dejaste como estaba. Ganas si gana un Ladrón. Atrae las sospechas: lo mejor es que te acusen por error.
    .title = Pillo

## Costumbres

chapter-cuba-manners = Anfitrión y costumbres
guide-cuba-software = El programa es la caja, la bolsita y los bolsillos. Guarda todos los secretos y aplica las reglas. Quien abrió la mesa no ve más que los demás.
guide-cuba-host = La caja es de verdad, y el programa solo conoce los botines que el anfitrión anota cuando se han enseñado. Un desliz se puede deshacer.
guide-cuba-referee = El Padrino también dirige la charla, vela por que todos hablen y exige respeto.
guide-cuba-leave = Puedes irte en cualquier momento, pero del todo. Tu botín queda en tu sitio: aún te pueden acusar, y aún puedes ganar. Si se va el Padrino, la partida termina.
guide-cuba-make-believe = Todo es ficción: nada de alcohol, drogas, armas ni bandas de verdad.
