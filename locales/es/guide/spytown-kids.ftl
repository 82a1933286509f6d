# Las palabras más suaves de `kids_theme`: los cadetes de la Academia de Policía buscan a los Granujas. Cada mensaje ocupa el lugar del que tiene el mismo nombre en spytown.ftl.

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Solo la ves tú. La mayoría es de la Policía, con un Agente secreto. Los Granujas se esconden entre vosotros. Y una carta: algunas hacen algo especial.
               *[no] Solo la ves tú. La mayoría es de la Policía. Los Granujas se esconden entre vosotros. También tienes una carta: algunas hacen algo especial.
            }
       *[no]
            { $agent ->
                [yes] Solo la ves tú. La mayoría es de la Policía, con un Agente secreto. Los Granujas se esconden entre vosotros.
               *[no] Solo la ves tú. La mayoría es de la Policía. Los Granujas se esconden entre vosotros.
            }
    }
    .title = Recibes una ficha
learn-spytown-night =
    { $nights ->
        [agent] Todos se duermen. Primero el Agente mira una ficha. Después despiertan los Granujas y eligen, sin una palabra, a alguien que duerme.
        [small_skip] Todos se duermen. En el primer turno el Agente mira una ficha, y se arriesga. En los demás los Granujas eligen, sin una palabra, a alguien que duerme.
        [small_hold] Todos se duermen. En el primer turno el Agente mira una ficha, y se arriesga. Cada noche los Granujas eligen, sin una palabra, a alguien que duerme.
       *[mafia] Todos se duermen. Despiertan los Granujas y eligen, sin una palabra, a alguien que duerme.
    }
    .title = La Academia duerme
learn-spytown-win =
    { $gang ->
        [yes] Hay tres bandos: Policía, Granujas y Nueva Banda. Gana el que se queda solo en el juego. Ganas con tu bando, aunque estés fuera.
       *[no] La Policía gana cuando no queda ningún Granuja; los Granujas, cuando no queda nadie de la Policía. Ganas con tu bando, aunque estés fuera.
    }
    .title = ¿Quién gana?
now-spytown-mafia = Toca una ventana y confirma: lo hacen todos. Solo eligen los toques de los Granujas.
guide-spytown-town = ¡Te damos la bienvenida a la Academia de Policía! Sois cadetes, y esto es un ejercicio: entre vosotros hay Granujas disfrazados. Quién es quién, hay que descubrirlo.
guide-spytown-strangers = Los Granujas aún no se conocen. Se conocen en su primera llamada.
guide-spytown-looks-once =
    { $pass ->
        [yes] Al Agente se le llama solo en el primer turno, y puede mirar la ficha de otra persona. Si es de un Granuja, el Agente queda fuera al momento. De día todos lo saben, pero no de quién era la ficha.
       *[no] Al Agente se le llama solo en el primer turno, y mira la ficha de otra persona. Si es de un Granuja, el Agente queda fuera al momento. De día todos lo saben, pero no de quién era la ficha.
    }
guide-spytown-first-skipped = En el primer turno no se llama a los Granujas: después del Agente empieza enseguida el día, y por la mañana no se nombra a nadie.
guide-spytown-gang-meets = Antes de llamar por primera vez a los Granujas, los miembros de la Nueva Banda abren una vez los ojos y se ven.
guide-spytown-chooses = El Granuja despierta a solas y señala a alguien que duerme.
guide-spytown-choose =
    { $choice ->
        [plurality] Los Granujas despiertan y se ven. Cada uno señala una vez a alguien que duerme: queda elegida la persona más señalada. Si hay empate, se decide por sorteo.
       *[agreement] Los Granujas despiertan y se ven. Eligen a alguien que duerme: en cuanto todos señalan a la misma persona, está decidido. Si no se ponen de acuerdo a tiempo, cuenta la mayoría, y en caso de empate, el sorteo.
    }
guide-spytown-vote =
    { $mode ->
        [sequential] Tras la discusión se vota; los Granujas también. Se vota de uno en uno, por la izquierda, y cada voto se ve al momento y ya no cambia.
       *[simultaneous] Tras la discusión se vota; los Granujas también. Votan todos a la vez. Puedes cambiar tu voto hasta que estén todos; entonces se ven juntos.
    }
guide-spytown-two-sides = La Policía gana cuando no queda en juego ningún Granuja. Los Granujas ganan cuando no queda en juego nadie de la Policía.
guide-spytown-three-sides = Policía, Granujas y Nueva Banda son tres bandos. Uno de ellos gana cuando no queda en juego nadie de los otros dos. Si solo falta uno, se sigue jugando.
guide-spytown-side-counts = Cuenta el bando para el que se juega ahora, no la ficha. Por eso se puede seguir jugando aunque todas las fichas de los Granujas estén a la vista.
guide-spytown-policeman = En el bando de la Policía. Duerme toda la noche. De día escucha, pregunta, compara y vota: ¿quién es un Granuja?
    .title = Policía
guide-spytown-agent = En el bando de la Policía. El Agente mira una ficha cada noche. De día ayuda a los demás con lo que sabes, pero con cuidado: a los Granujas les gustaría saber quién eres.
    .title = Agente
guide-spytown-agent-small = En el bando de la Policía. El Agente mira una ficha, solo en el primer turno. Si es de un Granuja, quedas fuera y no puedes decir de quién era.
    .title = Agente
guide-spytown-mafioso = En el bando de los Granujas. Un Granuja despierta de noche y elige quién debe salir. De día habla y vota como todos, y hazte pasar por un Policía honrado.
    .title = Granuja
guide-spytown-recruitment = Enséñalo al director y señala a alguien que duerme: conserva su ficha, pero despierta al momento y desde ahora juega con los Granujas. Todos oyen que hay un Reclutamiento, pero no oyen nombres.
    .title = Reclutamiento
now-spytown-right = Quien acaba de quedar fuera puede llevarse a una persona, o pasar.
guide-spytown-right = Sois muchos: en el primer turno, quien queda fuera tras la noche o tras la votación puede llevarse, sin ninguna carta, a otra persona. Quien se va así ya no se lleva a nadie.
guide-spytown-kids-shot =
    { $chain ->
        [on] Quien queda fuera tras la noche o tras la votación puede llevarse a alguien: señala a otra persona, que queda fuera al momento. Quien se va así también puede llevarse a alguien.
       *[off] Quien queda fuera tras la noche o tras la votación puede llevarse a alguien: señala a otra persona, que queda fuera al momento. Quien se va así ya no se lleva a nadie.
    }
guide-spytown-shots-due =
    { $check ->
        [after_chain] Cuando queda un solo bando, quien puede llevarse a alguien aún lo hace. Después termina el juego; si no queda nadie, no gana nadie.
       *[each_step] El juego termina en cuanto queda un solo bando. Entonces ya nadie se lleva a nadie.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] Si al amanecer dicen tu nombre, si la votación te señala o si alguien te señala, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez.
       *[detailed] Si al amanecer dicen tu nombre o si la votación te señala, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez, y no si alguien te señala.
    }
    .title = Chaleco antibalas
guide-spytown-bandage =
    { $save_scope ->
        [any] Si otro jugador va a quedar fuera por la noche, por la votación o porque alguien lo señala, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti.
       *[detailed] Si otro jugador va a quedar fuera por la noche o por la votación, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti, y no sirve si alguien lo señala.
    }
    .title = Venda
guide-spytown-shelter = En todo el turno siguiente nadie puede elegirte, votar contra ti ni señalarte. Puedes hablar, pero no votas.
    .title = Refugio
guide-spytown-safe-conduct = La noche siguiente nadie puede elegirte. De día todo es como siempre: votas, y puedes quedar fuera por la votación o porque alguien te señala.
    .title = Salvoconducto
guide-spytown-arrest = En este turno nadie puede votar contra ti, y tú no votas. Puedes hablar, y todavía pueden señalarte.
    .title = Arresto
guide-spytown-shot-round-corner = Señalas a otro jugador, que queda fuera al momento y enseña su ficha. Ya no puedes usarla cuando quien va a quedar fuera eres tú.
    .title = Desde la esquina
guide-spytown-last-shot = Cuando quedas fuera, puedes enseñar esta carta y señalar a otro jugador, que también queda fuera. Se ven las dos fichas.
    .title = Ven conmigo
