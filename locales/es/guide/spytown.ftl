# Cómo se juega a `spytown`, para jugadores; citysleeps/books/spytown/guide.py dice qué se dice cuándo y con qué valores.
# Con `kids_theme` los mensajes de spytown-kids.ftl ocupan el lugar de los del mismo nombre de aquí.

## Tarjetas para quien nunca ha jugado: el título tiene como mucho 20 caracteres, el texto 170

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Solo la ves tú. La mayoría es de la Policía, con un Agente secreto. La Mafia se esconde entre vosotros. Y una carta: algunas hacen algo especial.
               *[no] Solo la ves tú. La mayoría es de la Policía. La Mafia se esconde entre vosotros. También tienes una carta: algunas hacen algo especial.
            }
       *[no]
            { $agent ->
                [yes] Solo la ves tú. La mayoría es de la Policía, con un Agente secreto. La Mafia se esconde entre vosotros.
               *[no] Solo la ves tú. La mayoría es de la Policía. La Mafia se esconde entre vosotros.
            }
    }
    .title = Recibes una ficha
learn-spytown-night =
    { $nights ->
        [agent] Todos se duermen. Primero el Agente mira una ficha. Después despierta la Mafia y elige, sin una palabra, a alguien que duerme.
        [small_skip] Todos se duermen. En el primer turno el Agente mira una ficha, y se arriesga. En los demás la Mafia elige, sin una palabra, a alguien que duerme.
        [small_hold] Todos se duermen. En el primer turno el Agente mira una ficha, y se arriesga. Cada noche la Mafia elige, sin una palabra, a alguien que duerme.
       *[mafia] Todos se duermen. Despierta la Mafia y elige, sin una palabra, a alguien que duerme.
    }
    .title = Villaespía duerme
learn-spytown-day =
    { $single ->
        [yes] Habla, acusa, farolea: hasta se puede mentir. Después votan todos, y quien tiene más votos debe salir.
       *[no] Habla, acusa, farolea: hasta se puede mentir. Todos votan; los más votados se defienden. Se vota otra vez, y alguien debe salir.
    }
    .title = De día se habla
learn-spytown-win =
    { $gang ->
        [yes] Hay tres bandos: Policía, Mafia y Nueva Banda. Gana el que se queda solo en el juego. Ganas con tu bando, aunque estés fuera.
       *[no] La Policía gana cuando no queda nadie de la Mafia; la Mafia, cuando no queda nadie de la Policía. Ganas con tu bando, aunque estés fuera.
    }
    .title = ¿Quién gana?
learn-spytown-phone = Mantén el dedo para ver lo que tienes; suelta y se esconde. De noche toca una ventana y confirma, seas quien seas: así nadie sabe quién actúa.
    .title = Tu teléfono

## Qué se puede hacer ahora: una frase o dos, las mismas para todos

now-spytown-deal = Apártate, mantén el dedo para ver lo que tienes y después di que ya lo sabes.
now-spytown-swap = Mira otra vez tu ficha. Quien enseña Cambio de papel puede cambiar su ficha con otra persona.
now-spytown-agent = Toca una ventana y confirma: lo hacen todos. Solo el Agente ve una ficha.
now-spytown-gang = Toca una ventana y confirma: lo hacen todos. Solo se ven entre sí los miembros de la Nueva Banda.
now-spytown-mafia = Toca una ventana y confirma: lo hacen todos. Solo eligen los toques de la Mafia.
now-spytown-council = Todos están despiertos. Escucha las noticias, habla con los demás y vota.
now-spytown-dawn = Escucha: ahora se sabe qué ha traído la noche.
now-spytown-window = Es hora de cartas y se pregunta igual a todos: juega la tuya si es su momento, o pasa.
now-spytown-vest = Quien debe salir tiene tiempo para reaccionar. Los demás esperan.
now-spytown-bandage = Se pregunta a los demás: salva a esa persona con una carta, o pasa.
now-spytown-talk = Habla con libertad: acusa, discute, farolea. Cuando no tengas nada que añadir, dilo; luego puedes retirarlo.
now-spytown-vote =
    { $mode ->
        [sequential] Se vota de uno en uno, por la izquierda. Cuando te toque, vota contra quien te parezca más sospechoso.
       *[simultaneous] Vota contra quien más sospechas. Los votos se ven cuando están todos.
    }
now-spytown-defence =
    { $seconds ->
        [0] Los finalistas pueden hablar, uno tras otro. Los demás escuchan.
       *[other] Los finalistas pueden hablar, uno tras otro, hasta { $seconds } s cada uno. Los demás escuchan.
    }
now-spytown-final =
    { $finalists ->
        [no] Vota otra vez, ahora solo entre los finalistas. Ellos no votan.
       *[yes] Vota otra vez, ahora solo entre los finalistas. Puedes cambiar de idea.
    }
now-spytown-tie = Empate. Habladlo: puedes cambiar tu voto una vez, o decir que se queda.
now-spytown-lot = Sigue el empate: ahora se decide por sorteo.
now-spytown-verdict = La votación está decidida. Escucha quién debe salir.
now-spytown-right = Quien acaba de quedar fuera puede hacer un último disparo a una persona, o pasar.
now-spytown-last-card = Quien acaba de quedar fuera tiene tiempo para una última carta. Los demás esperan.
now-spytown-commander = La carta del Comandante pasa a la siguiente persona de la izquierda.
now-spytown-over = Fin del juego, todo a la vista: mira quién era quién y qué pasó de noche.

## Qué hay en la caja

chapter-spytown-box = El juego
guide-spytown-town = ¡Te damos la bienvenida a Villaespía! La Policía persigue a la Mafia, y la Mafia a la Policía. Pero todos parecéis gente honrada: quién es quién, hay que descubrirlo.
guide-spytown-tokens = La ficha dice quién eres. Jugadores: { $count }. Fichas del reparto: { $tokens }.
guide-spytown-secret-agent = El Agente es de la Policía y gana con ella. A nadie más se le dice quién es.
guide-spytown-turn = Se juega por turnos. Cada uno tiene una noche, en la que algunos despiertan en secreto, y un día, en el que todos hablan y votan. Así se sigue hasta que queda un solo bando.
guide-spytown-small = Sois pocos, así que es una partida pequeña: el Agente mira una ficha una sola vez, y se arriesga.

## El reparto

chapter-spytown-deal = El reparto
guide-spytown-dealt = Las fichas se mezclan y se reparten, una por persona. Ningún otro jugador ve la tuya. Tú puedes volver a mirarla en cualquier momento.
guide-spytown-cards-dealt = Después cada persona recibe una carta, al azar y sea cual sea su ficha. Todos saben qué cartas de acción hay en juego, pero nadie sabe quién tiene cuál.
guide-spytown-look =
    { $seconds ->
        [0] No hay prisa: se empieza cuando todos han mirado, o cuando quien abrió la mesa sigue adelante.
       *[other] Se empieza cuando todos han mirado, o a los { $seconds } s.
    }
guide-spytown-never-show = Mientras estés en el juego, no enseñes nunca lo que tienes. Di de ello lo que quieras: una palabra no prueba nada.
guide-spytown-strangers = Los de la Mafia aún no se conocen. Se conocen en su primera llamada.

## La noche

chapter-spytown-night = La noche
guide-spytown-asleep = Al empezar un turno, todos los que están en juego se duermen y callan. Quien recibe la llamada despierta y actúa; los demás solo la oyen y siguen durmiendo.
guide-spytown-alike = De noche todos los teléfonos se ven igual. En cada llamada toca una ventana y confirma, seas quien seas. Si te toca, tu elección cuenta; si no, es solo una sospecha, y nadie la ve hasta el final.
guide-spytown-pace = Una llamada acaba en cuanto todos los que juegan han confirmado algo, pero nunca al momento. Así que no tardes: todos te esperan.
guide-spytown-looks =
    { $pass ->
        [yes] Primero despierta el Agente y puede señalar a otra persona; solo el Agente ve esa ficha. Puede ser otra vez la misma persona. Nadie más sabe de quién es la ficha.
       *[no] Primero despierta el Agente y señala a otra persona; solo el Agente ve esa ficha. Puede ser otra vez la misma persona. Nadie más sabe de quién es la ficha.
    }
guide-spytown-agent-gone = Cuando el Agente queda fuera, esta llamada ya no se hace en los turnos siguientes.
guide-spytown-looks-once =
    { $pass ->
        [yes] Al Agente se le llama solo en el primer turno, y puede mirar la ficha de otra persona. Si es de un Mafioso, el Agente queda fuera al momento. De día todos lo saben, pero no de quién era la ficha.
       *[no] Al Agente se le llama solo en el primer turno, y mira la ficha de otra persona. Si es de un Mafioso, el Agente queda fuera al momento. De día todos lo saben, pero no de quién era la ficha.
    }
guide-spytown-agent-time = La llamada del Agente dura { $seconds } s, pase lo que pase. Así su duración no revela nada.
guide-spytown-first-skipped = En el primer turno no se llama a la Mafia: después del Agente empieza enseguida el día, y por la mañana no se nombra a nadie.
guide-spytown-gang-meets = Antes de llamar por primera vez a la Mafia, los miembros de la Nueva Banda abren una vez los ojos y se ven.
guide-spytown-chooses = El Mafioso despierta a solas y señala a alguien que duerme.
guide-spytown-choose =
    { $choice ->
        [plurality] Los de la Mafia despiertan y se ven. Cada uno señala una vez a alguien que duerme: queda elegida la persona más señalada. Si hay empate, se decide por sorteo.
       *[agreement] Los de la Mafia despiertan y se ven. Eligen a alguien que duerme: en cuanto todos señalan a la misma persona, está decidido. Si no se ponen de acuerdo a tiempo, cuenta la mayoría, y en caso de empate, el sorteo.
    }
guide-spytown-signs = Quien está despierto no habla ni escribe. Se puede señalar, asentir, negar con la cabeza, encoger los hombros o levantar la mano: espera.
guide-spytown-mafia-time = Hay { $seconds } s para ello, y la noche no acaba antes, por rápida que sea la elección.
guide-spytown-not-yet = Con esta elección todavía no sale nadie. A quién le ha tocado, lo oyen todos por la mañana.

## El día

chapter-spytown-day = El día
guide-spytown-dawn =
    { $saves ->
        [yes] Por la mañana todos despiertan y se nombra a la persona elegida. Si no la salva una carta, queda fuera y enseña su ficha a todos. Si no hay nadie elegido, se dice también.
       *[no] Por la mañana todos despiertan y se nombra a la persona elegida, que queda fuera y enseña su ficha a todos. Si no hay nadie elegido, se dice también.
    }
guide-spytown-talk =
    { $seconds ->
        [0] Después hablan todos los que están en juego, sin orden fijo. La discusión sigue hasta que nadie tiene nada que añadir, o la cierra quien abrió la mesa.
       *[other] Después hablan todos los que están en juego, sin orden fijo. La discusión sigue hasta que nadie tiene nada que añadir, pero como mucho { $seconds } s.
    }
guide-spytown-claims = Acusa, discute, miente y farolea cuanto quieras, y di que eres quien te parezca. El juego nunca dice si es verdad.
guide-spytown-agent-claims = El Agente puede darse a conocer y contar qué fichas ha visto, o callar. Cualquier otra persona puede decir lo mismo, y los demás lo creen o no.
guide-spytown-right = Sois muchos: en el primer turno, quien queda fuera tras la noche o tras la votación puede hacer, sin ninguna carta, un último disparo a otra persona, que también queda fuera. Quien lo recibe ya no tiene ese disparo.
guide-spytown-kids-shot =
    { $chain ->
        [on] Quien queda fuera tras la noche o tras la votación puede hacer un último disparo: señala a otra persona, que queda fuera al momento. Quien lo recibe también puede disparar.
       *[off] Quien queda fuera tras la noche o tras la votación puede hacer un último disparo: señala a otra persona, que queda fuera al momento. Quien lo recibe ya no tiene ese disparo.
    }
guide-spytown-out =
    { $view ->
        [none] Quien está fuera ya no vuelve: ni una palabra, ni una seña, ni un voto. Puedes mirar, y ves lo mismo que los demás.
       *[night] Quien está fuera ya no vuelve: ni una palabra, ni una seña, ni un voto. Puedes mirar, y de noche ves quién está despierto y a quién señala.
    }

## La votación

chapter-spytown-vote = La votación
guide-spytown-vote =
    { $mode ->
        [sequential] Tras la discusión se vota; los de la Mafia también. Se vota de uno en uno, por la izquierda, y cada voto se ve al momento y ya no cambia.
       *[simultaneous] Tras la discusión se vota; los de la Mafia también. Votan todos a la vez. Puedes cambiar tu voto hasta que estén todos; entonces se ven juntos.
    }
guide-spytown-vote-time =
    { $mode ->
        [sequential] Cada persona tiene { $seconds } s. Quien no vota a tiempo se queda esta vez sin voto.
       *[simultaneous] Hay { $seconds } s para ello. Quien no vota a tiempo se queda esta vez sin voto.
    }
guide-spytown-abstain =
    { $abstain ->
        [on] Puedes abstenerte; no cuenta para nadie.
       *[off] No puedes abstenerte: elige a una persona.
    }
guide-spytown-self =
    { $self ->
        [on] Puedes votar incluso contra ti.
       *[off] No puedes votar contra ti.
    }
guide-spytown-open = Todos ven quién vota contra quién, y todos los votos valen lo mismo.
guide-spytown-finalists =
    { $second ->
        [lot] Los que comparten el mayor número de votos son finalistas. Si una sola persona tiene más que nadie, también lo es la segunda; si hay varias segundas, una de ellas por sorteo.
       *[all] Los que comparten el mayor número de votos son finalistas. Si una sola persona tiene más que nadie, también lo es la segunda; si hay varias segundas, lo son todas.
    }
guide-spytown-only-one = Si una persona tiene todos los votos, no hay final: puede hablar en su defensa y después debe salir.
guide-spytown-single = Basta una votación: quien tiene más votos debe salir. Solo si varios comparten el mayor número son finalistas, y hay una final entre ellos.
guide-spytown-defence =
    { $seconds ->
        [0] Cada finalista puede hablar en su defensa, si quiere. Mientras tanto no habla nadie más.
       *[other] Cada finalista puede hablar en su defensa hasta { $seconds } s, si quiere. Mientras tanto no habla nadie más.
    }
guide-spytown-final =
    { $finalists ->
        [no] Después votan otra vez todos menos los finalistas, ahora solo entre los finalistas. Puedes votar distinto que antes. Quien tiene más votos debe salir.
       *[yes] Después votan otra vez todos, también los finalistas, ahora solo entre los finalistas. Puedes votar distinto que antes. Quien tiene más votos debe salir.
    }
guide-spytown-commander-tie =
    { $prelim ->
        [final_only] Si hay empate en la final, decide el voto del Comandante: de los empatados debe salir aquel contra quien va. Si no va contra ninguno, el empate se resuelve como siempre.
       *[eliminate] Si hay empate en cabeza, decide el voto del Comandante: de los empatados debe salir aquel contra quien va, tras la primera votación al momento y sin final. Si no va contra ninguno, el empate se resuelve como siempre.
    }
guide-spytown-commander-second = Si hay varias personas segundas y el voto del Comandante va contra una de ellas, solo esa pasa a la final.
guide-spytown-tie =
    { $seconds ->
        [0] Si hay empate en la final, se discute otra vez. Cada votante puede cambiar su voto una vez. En cuanto un solo finalista tiene más votos que nadie, está decidido. Si nadie quiere cambiar ya su voto, se decide por sorteo.
       *[other] Si hay empate en la final, se discute otra vez, como mucho { $seconds } s. Cada votante puede cambiar su voto una vez. En cuanto un solo finalista tiene más votos que nadie, está decidido. Si sigue el empate, se decide por sorteo.
    }
guide-spytown-empty =
    { $empty ->
        [no_elimination] Si no vota nadie, se vota otra vez. Si tampoco entonces vota nadie, no sale nadie.
       *[lot] Si no vota nadie, se vota otra vez. Si tampoco entonces vota nadie, se decide por sorteo entre todos aquellos contra quienes se puede votar.
    }
guide-spytown-verdict =
    { $saves ->
        [yes] Quien debe salir enseña su ficha a todos y queda fuera, si no lo evita una carta. Después empieza el turno siguiente.
       *[no] Quien debe salir enseña su ficha a todos y queda fuera. Después empieza el turno siguiente.
    }

## El final

chapter-spytown-end = El final
guide-spytown-two-sides = La Policía gana cuando no queda en juego nadie de la Mafia. La Mafia gana cuando no queda en juego nadie de la Policía.
guide-spytown-three-sides = Policía, Mafia y Nueva Banda son tres bandos. Uno de ellos gana cuando no queda en juego nadie de los otros dos. Si solo falta uno, se sigue jugando.
guide-spytown-one-to-one = Ser tantos como los otros no decide nada: incluso uno contra uno se sigue jugando.
guide-spytown-side-counts = Cuenta el bando para el que se juega ahora, no la ficha. Por eso se puede seguir jugando aunque todas las fichas de la Mafia estén a la vista.
guide-spytown-at-once = El juego termina en cuanto queda un solo bando.
guide-spytown-shots-due =
    { $check ->
        [after_chain] Cuando queda un solo bando, aún se hace el último disparo pendiente. Después termina el juego; si no queda nadie, no gana nadie.
       *[each_step] El juego termina en cuanto queda un solo bando. El último disparo que estuviera pendiente ya no se hace.
    }
guide-spytown-together = Ganas con tu bando, aunque entonces ya estés fuera.
guide-spytown-all-shown = Al final se enseñan todas las fichas, cartas y bandos, y todos pueden leer qué pasó en las noches.

## Los papeles

chapter-spytown-roles = Los papeles
guide-spytown-policeman = En el bando de la Policía. Duerme toda la noche. De día escucha, pregunta, compara y vota: ¿quién es de la Mafia?
    .title = Policía
guide-spytown-agent = En el bando de la Policía. El Agente mira una ficha cada noche. De día ayuda a los demás con lo que sabes, pero con cuidado: a la Mafia le gustaría saber quién eres.
    .title = Agente
guide-spytown-agent-small = En el bando de la Policía. El Agente mira una ficha, solo en el primer turno. Si es de un Mafioso, quedas fuera y no puedes decir de quién era.
    .title = Agente
guide-spytown-mafioso = En el bando de la Mafia. Un Mafioso despierta de noche y elige quién debe salir. De día habla y vota como todos, y hazte pasar por un Policía honrado.
    .title = Mafioso

## Las cartas

chapter-spytown-cards = Las cartas
guide-spytown-no-cards = En esta mesa se juega sin cartas; bastan las fichas. Para una primera partida las reglas aconsejan justo eso.
guide-spytown-play = La carta dice cuándo se puede jugar. No es obligatorio, sirve una vez, y todos la ven y saben de quién es, si no dice otra cosa.
guide-spytown-symbols = La carta dice también con qué fichas se puede usar. Si la tuya no está entre ellas, para ti es una carta neutra.
guide-spytown-agent-card =
    { $commander ->
        [yes] Para el Agente toda carta menos el Comandante es neutra.
       *[no] Para el Agente toda carta es neutra.
    }
guide-spytown-asked = Cuando es hora de cartas, se pregunta igual a todos los que podrían tener una. Si la tuya no es para ese momento, pasa.
guide-spytown-wrong-phase =
    { $wrong ->
        [refuse] En una fase equivocada no se puede enseñar una carta: el teléfono solo te lo dice.
       *[eliminate] Quien enseña una carta en una fase equivocada queda fuera al momento, y la carta no hace nada. El teléfono te pregunta antes si de verdad quieres.
    }
guide-spytown-hidden =
    { $gang ->
        [yes] Las cartas no jugadas siguen ocultas hasta el final, también las de quienes están fuera. Solo la carta de Nueva Banda se enseña cuando su miembro queda fuera.
       *[no] Las cartas no jugadas siguen ocultas hasta el final, también las de quienes están fuera.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] Si al amanecer dicen tu nombre, si la votación te señala o si te alcanza un disparo, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez.
       *[detailed] Si al amanecer dicen tu nombre o si la votación te señala, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez y no detiene un disparo.
    }
    .title = Chaleco antibalas
guide-spytown-bandage =
    { $save_scope ->
        [any] Si otro jugador va a quedar fuera por la noche, por la votación o por un disparo, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti.
       *[detailed] Si otro jugador va a quedar fuera por la noche o por la votación, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti, y no detiene un disparo.
    }
    .title = Venda
guide-spytown-recruitment = Enséñalo al director y señala a alguien que duerme: conserva su ficha, pero despierta al momento y desde ahora juega con la Mafia. Todos oyen que hay un Reclutamiento, pero no oyen nombres.
    .title = Reclutamiento
guide-spytown-commander =
    { $commander_prelim ->
        [final_only] Cada votación empieza por ti, y en la final tu voto decide los empates. Al final de cada reunión la carta pasa al siguiente jugador por la izquierda.
       *[eliminate] Cada votación empieza por ti, y tu voto decide los empates, tanto en la preliminar como en la final. Al final de cada reunión la carta pasa al siguiente jugador por la izquierda.
    }
    .title = Comandante
guide-spytown-reverse-recruitment =
    { $reverse_wakes ->
        [by_token] Toda la partida juegas con el bando contrario al de tu ficha y solo ganas con él, pero despiertas según tu ficha. Nadie ve la carta hasta el final.
       *[by_side] Toda la partida juegas con el bando contrario al de tu ficha: con él despiertas y solo con él ganas. Nadie ve la carta hasta el final.
    }
    .title = Doble juego
guide-spytown-role-swap = Puedes cambiar tu ficha por la de cualquier otro jugador, que no puede negarse. Desde entonces los dos tenéis un papel nuevo, y solo vosotros lo conocéis.
    .title = Cambio de papel
guide-spytown-wiretap = Miras al momento la ficha de otro jugador. Todos ven de quién es, pero solo tú sabes cuál es; di la verdad, miente o calla.
    .title = Escucha
guide-spytown-shelter = En todo el turno siguiente nadie puede elegirte, votar contra ti ni dispararte. Puedes hablar, pero no votas.
    .title = Refugio
guide-spytown-safe-conduct = La noche siguiente nadie puede elegirte. De día todo es como siempre: votas, y puedes quedar fuera por la votación o por un disparo.
    .title = Salvoconducto
guide-spytown-arrest = En este turno nadie puede votar contra ti, y tú no votas. Puedes hablar, y un disparo todavía puede alcanzarte.
    .title = Arresto
guide-spytown-shot-round-corner = Señalas a otro jugador, que queda fuera al momento y enseña su ficha. Ya no puedes usarla cuando quien va a quedar fuera eres tú.
    .title = Disparo desde la esquina
guide-spytown-kidnapping = La pones delante de otro jugador, que en este turno no vota. Puede hablar y jugar cartas, y la votación puede dejarlo fuera.
    .title = Secuestro
guide-spytown-last-shot = Cuando quedas fuera, puedes enseñar esta carta y señalar a otro jugador, que también queda fuera. Se ven las dos fichas.
    .title = Último disparo
guide-spytown-new-gang =
    { $new_gang_recognition ->
        [on] Sea cual sea tu ficha, eres de la Nueva Banda, que gana cuando no queda nadie de otro bando. Actúas según tu ficha; la primera noche sus miembros se ven.
       *[off] Sea cual sea tu ficha, eres de la Nueva Banda, que gana cuando no queda nadie de otro bando. Actúas según tu ficha, y sus miembros no se conocen.
    }
    .title = Nueva Banda
guide-spytown-neutral = No hace nada. Tenla delante boca abajo toda la partida.
    .title = Neutra

## Quién dirige, y modales

chapter-spytown-manners = Director y modales
guide-spytown-master-software = El director es el programa: anuncia las fases, enseña las fichas, cuenta los votos y aplica las reglas como están escritas.
guide-spytown-master-human = El director es una persona sin ficha, que lleva el juego y lo sabe todo. No vota, no es de ningún bando y tiene la última palabra.
guide-spytown-manners = De noche mira solo tu teléfono: a quien espía se le expulsa. No se lo enseñes a nadie.
guide-spytown-leave = Puedes irte en cualquier momento. Entonces quedas fuera, se enseña tu ficha y no hay carta que lo evite.
