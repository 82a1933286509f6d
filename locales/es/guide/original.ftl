# How to play `original`, for players; citysleeps/books/original/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-original-card =
    { $two ->
        [yes] Solo la ves tú. La mayoría es del bando rojo: la ciudad honrada. El resto es del bando negro: dos bandas en guerra, y cada una conoce a los suyos.
       *[no]
            { $black ->
                [1] Solo la ves tú. La mayoría es del bando rojo: la ciudad honrada. Del bando negro solo hay una persona: el don de la mafia.
               *[other] Solo la ves tú. La mayoría es del bando rojo: la ciudad honrada. Unos pocos son del bando negro: la mafia, y se conocen entre sí.
            }
    }
    .title = Recibes una carta
learn-original-night =
    { $more ->
        [yes] Todos los teléfonos se ven igual. La mafia elige una víctima, el comisario busca al bando negro y alguien más trabaja a oscuras.
       *[no] Todos los teléfonos se ven igual. La mafia elige una víctima. El comisario señala a un jugador y descubre si es del bando negro.
    }
    .title = La ciudad duerme
learn-original-day =
    { $judges ->
        [yes] Tienes { $seconds } segundos para decir lo que quieras, hasta mentiras, y puedes llevar a alguien a juicio. Votan los jueces: quien tiene más votos queda fuera.
       *[no] Tienes { $seconds } segundos para decir lo que quieras, hasta mentiras, y puedes llevar a alguien a juicio. Luego votan todos: quien tiene más votos queda fuera.
    }
    .title = De día se habla
learn-original-win =
    { $two ->
        [yes]
            { $maniac ->
                [yes] El rojo gana cuando no vive nadie del negro. Una banda gana cuando no queda la otra y el rojo no es mayoría. El maníaco gana entre los dos últimos.
               *[no] El rojo gana cuando no vive nadie del negro. Una banda gana cuando no queda nadie de la otra y el negro es al menos tan numeroso como el rojo.
            }
       *[no]
            { $maniac ->
                [yes] El rojo gana cuando no vive nadie del negro. La mafia gana cuando el negro es al menos tan numeroso como el rojo. El maníaco gana entre los dos últimos.
               *[no] El rojo gana cuando no vive nadie del negro. La mafia gana cuando el negro es al menos tan numeroso como el rojo. Ganas con tu bando, aunque mueras.
            }
    }
    .title = ¿Quién gana?
learn-original-phone = Mantén el dedo y ves tu carta; suéltalo y se oculta. De noche toca una ventana y confirma, seas quien seas: así nadie nota quién actúa.
    .title = Tu teléfono

## What one can do now: one sentence or two, the same for everybody

now-original-deal = Apártate un poco, mantén el dedo para mirar tu carta y luego di que ya la sabes.
now-original-first-night = Toca una ventana, o a nadie, y confirma: lo hacen todos. Esta noche no muere nadie.
now-original-night = Toca una ventana, o a nadie, y confirma: lo hacen todos, y nadie ve qué elección cuenta.
now-original-dawn = Escucha: vas a oír a quién han matado esta noche, o que ha sido tranquila.
now-original-day = Primero hablan todos por turno; después el tribunal vota sobre los acusados.
now-original-judges = Escucha: se anuncia quiénes son los jueces, pero no cuál de ellos es honrado.
now-original-talk = Se habla de uno en uno. Cuando te toca, tienes { $seconds } segundos; di lo que quieras.
now-original-nomination = Quien acaba de hablar puede llevar a juicio a un jugador, o a nadie.
now-original-court = Se nombra a los acusados. Si son dos o más, se defienden, y después se levanta la mano.
now-original-defence = Los acusados se defienden, { $seconds } segundos cada uno. Los demás escuchan y piensan su voto.
now-original-vote = Levanta la mano cuando llamen a quien quieres fuera. Si no la levantas, tu voto va contra el último.
now-original-vote-judges = Mientras viva un juez, solo votan los jueces; si no, todos. Sin mano levantada, el voto va contra el último.
now-original-tie = Empate: quienes tienen más votos hablan otra vez, { $seconds } segundos cada uno.
now-original-second-vote = Vota otra vez, solo entre los empatados. Si no levantas la mano, tu voto va contra el último de ellos.
now-original-all-or-none =
    { $tie ->
        [execute] Deciden todos los vivos: ejecutar a todos los empatados o dejarlos con vida. Si las manos empatan, mueren.
       *[spare] Deciden todos los vivos: ejecutar a todos los empatados o dejarlos con vida. Si las manos empatan, viven.
    }
now-original-last-words = Los condenados tienen { $seconds } segundos para sus últimas palabras. Sus cartas siguen boca abajo.
now-original-over =
    { $open ->
        [yes] La partida ha terminado y las cartas están a la vista. Lee cómo ha ido o juega otra vez.
       *[no] La partida ha terminado. Las cartas siguen ocultas. Juega otra vez si quieres.
    }

## What is played with

chapter-original-box = De qué va
guide-original-sides = En una ciudad viven dos bandos. El rojo es gente honrada: quiere que no quede en la partida nadie del bando negro. El negro lo forman criminales: quieren ser tantos como los del rojo. Los del rojo son más, pero no se conocen; los del negro son pocos y actúan a oscuras.
guide-original-deck = Cartas para { $count } jugadores: { $cards }. Todos saben qué cartas hay; nadie sabe quién las tiene.
guide-original-lone-don = Con tan pocos jugadores el don es toda la mafia, y decide él solo quién es la víctima.
guide-original-gangs = Hay dos bandas, la mafia y la yakuza. Cada una conoce solo a los suyos y quiere ver muerta a la otra tanto como al bando rojo.
guide-original-helpers = Algunos del bando negro no son de ninguna banda. No conocen a nadie en ellas, nadie los conoce allí, y ganan con la banda que gane.
guide-original-round = Una ronda es una noche y después un día. La partida empieza con la primera noche, en la que no muere nadie.

## The deal

chapter-original-deal = El reparto
guide-original-dealt = Cada cual recibe por sorteo una carta boca abajo. Dice quién eres y de qué bando. Ves tu carta y ninguna otra.
guide-original-look =
    { $seconds ->
        [0] Sujeta el teléfono de modo que nadie más lo vea, mira tu carta y di que ya la sabes. La primera noche empieza cuando lo han hecho todos.
        [one] Sujeta el teléfono de modo que nadie más lo vea, mira tu carta y di que ya la sabes. La primera noche empieza cuando lo han hecho todos, o al cabo de { $seconds } segundo.
       *[other] Sujeta el teléfono de modo que nadie más lo vea, mira tu carta y di que ya la sabes. La primera noche empieza cuando lo han hecho todos, o al cabo de { $seconds } segundos.
    }
guide-original-numbers = Los sitios tienen números, en el sentido de las agujas del reloj. Importan de día: en ese orden se habla.

## The night

chapter-original-night = La noche
guide-original-asleep =
    { $seconds ->
        [0] De noche nadie habla. Se llama a los personajes en voz alta, uno tras otro, cada vez hasta que el director sigue. Quien recibe la llamada actúa en secreto; los demás solo la oyen.
        [one] De noche nadie habla. Se llama a los personajes en voz alta, uno tras otro, { $seconds } segundo cada vez. Quien recibe la llamada actúa en secreto; los demás solo la oyen.
       *[other] De noche nadie habla. Se llama a los personajes en voz alta, uno tras otro, { $seconds } segundos cada vez. Quien recibe la llamada actúa en secreto; los demás solo la oyen.
    }
guide-original-alike = Toda la noche los teléfonos muestran lo mismo. En cada llamada toca una ventana y confirma, seas quien seas. Si te toca, eso es lo que haces; si no, es una sospecha que se guarda para la historia de la partida. Mantén el dedo para leer el susurro: solo ahí dice si te toca.
guide-original-sealed =
    { $open ->
        [yes] Lo que se confirma ya no cambia esa noche. Solo la banda que señala con los ojos abiertos puede cambiar de idea hasta que acabe su llamada.
       *[no] Lo que se confirma ya no cambia esa noche.
    }
guide-original-pace = Una llamada acaba en cuanto todos los vivos han confirmado algo, pero nunca al momento. Así que no tardes: todos te esperan.
guide-original-first = La primera noche los miembros de una banda se reconocen, y quienes investigan ya lo hacen. No muere nadie.
guide-original-first-hostless = La primera noche los miembros de una banda se reconocen. Sin director nadie investiga a nadie esa noche, y no muere nadie.
guide-original-kill-open = Desde la segunda noche la banda despierta junta: sus miembros se ven y señalan sin un sonido a una víctima, una por noche como mucho.
guide-original-agree-all = La banda solo mata si al acabar la llamada todos sus miembros vivos señalan a la misma persona. Si no coinciden, nadie muere por su mano.
guide-original-agree-most = La banda mata a quien señalan más miembros. Si hay empate, nadie muere por su mano.
guide-original-plan = La primera noche una banda tiene { $seconds } segundos para planear en silencio a quién matará la segunda, la tercera y la cuarta noche. El plan no obliga a nadie.
guide-original-kill-closed = Desde la segunda noche sus miembros no se ven: cada cual marca por su cuenta a un jugador. Solo si todos los miembros vivos marcan al mismo hay víctima; si no, nadie muere por su mano, y no se les dice por qué.
guide-original-reminder = Cuando llaman a la banda, cada miembro puede volver a leer el plan.
guide-original-new-plans = Al final de su llamada de la cuarta noche, y después cada tres noches, la banda hace un plan nuevo para tres noches.
guide-original-own-victim =
    { $own ->
        [forbidden] Una banda no puede elegir como víctima a uno de los suyos.
       *[allowed] Una banda puede elegir a cualquiera, también a uno de los suyos, o a nadie.
    }
guide-original-yakuza-night = La yakuza hace lo mismo en su propia llamada, justo después de la mafia. Cada banda puede matar a un jugador por noche.
guide-original-checks = Quien investiga señala a un jugador y es el único que sabe la respuesta; los demás no saben ni por quién ha preguntado. Se puede no investigar a nadie, y preguntar otra vez por el mismo jugador.
guide-original-dead-called = A cada personaje se lo llama todas las noches, aunque lleve tiempo muerto, y la llamada nunca es más corta. Así nadie puede saber por ella quién vive.
guide-original-together = Todas las víctimas mueren a la vez, al amanecer. Quien va a morir sigue actuando en las llamadas que quedan de esa noche.

## The day

chapter-original-day = El día
guide-original-dawn = Por la mañana se oye a quién han matado: los nombres y nada más, ni la carta ni el asesino. Los muertos de la noche no tienen últimas palabras.
guide-original-judges = El primer día se anuncia quiénes son los jueces, pero no cuál de ellos es honrado.
guide-original-speeches = Cada jugador vivo tiene la palabra una vez al día, durante { $seconds } segundos como mucho, en el sentido de las agujas del reloj. El primer día empieza el jugador 1; cada día después, el siguiente.
guide-original-lies = Di lo que quieras: puedes mentir y decir que eres cualquiera. Pero nunca enseñes tu carta. Mientras alguien habla, los demás callan.
guide-original-trial =
    { $seconds ->
        [0] Al terminar tu discurso puedes llevar a juicio a un jugador vivo, o a nadie. No puedes nombrar a quien ya está acusado, y no se puede deshacer.
        [one] Al terminar tu discurso tienes { $seconds } segundo para llevar a juicio a un jugador vivo, o a nadie. No puedes nombrar a quien ya está acusado, y no se puede deshacer.
       *[other] Al terminar tu discurso tienes { $seconds } segundos para llevar a juicio a un jugador vivo, o a nadie. No puedes nombrar a quien ya está acusado, y no se puede deshacer.
    }
guide-original-no-trial = Si no hay acusados, no hay juicio y cae la noche.

## The court

chapter-original-court = El juicio
guide-original-one-first = Un solo acusado el primer día: no hay juicio y no muere nadie.
guide-original-one-later =
    { $defence ->
        [yes] Un solo acusado otro día: tras su defensa se lo ejecuta, sin votación.
       *[no] Un solo acusado otro día: se lo ejecuta al momento, sin votación y sin defensa.
    }
guide-original-defence = Dos acusados o más: cada uno tiene { $seconds } segundos de defensa, en el orden en que fueron acusados. Después se vota.
guide-original-hands =
    { $seconds ->
        [0] Se llama a los acusados en ese orden. Levanta la mano cuando llamen a quien quieres fuera. Tienes un voto para toda la votación, todos ven tu mano, y no se puede deshacer.
        [one] Se llama a los acusados en ese orden, { $seconds } segundo a cada uno. Levanta la mano cuando llamen a quien quieres fuera. Tienes un voto para toda la votación, todos ven tu mano, y no se puede deshacer.
       *[other] Se llama a los acusados en ese orden, { $seconds } segundos a cada uno. Levanta la mano cuando llamen a quien quieres fuera. Tienes un voto para toda la votación, todos ven tu mano, y no se puede deshacer.
    }
guide-original-voters = Votan todos los jugadores vivos, también los acusados.
guide-original-voters-judges = Mientras viva un juez, solo votan los jueces, y el último decide solo. Cuando todos los jueces han muerto, votan todos los jugadores vivos.
guide-original-abstain = Si no levantas la mano, tu voto va contra el acusado al que se llama el último. Si nadie levanta la mano, todos los votos van contra él.
guide-original-most = Se ejecuta al acusado que tiene más votos.
guide-original-tie = Si hay empate, los empatados hablan otra vez, { $seconds } segundos cada uno, y se vota de nuevo, solo entre ellos.
guide-original-tie-judges = Si el empate es de los jueces, no hay segunda votación: tras los discursos todos los jugadores vivos responden a la pregunta que sigue.
guide-original-all-or-none =
    { $tie ->
        [execute] Si vuelve a haber empate, todos los jugadores vivos responden a una pregunta: ¿ejecutar a todos los empatados o dejarlos a todos con vida? Si hay tantas manos por lo uno como por lo otro, se los ejecuta. Aquí una mano sin levantar no cuenta.
       *[spare] Si vuelve a haber empate, todos los jugadores vivos responden a una pregunta: ¿ejecutar a todos los empatados o dejarlos a todos con vida? Si hay tantas manos por lo uno como por lo otro, viven. Aquí una mano sin levantar no cuenta.
    }
guide-original-last-words = Los condenados tienen { $seconds } segundos para sus últimas palabras y quedan fuera. Sus cartas siguen boca abajo: nadie sabe quiénes eran.
guide-original-dead = Los muertos no dicen ni muestran nada, no votan y no actúan de noche. Todavía pueden ganar con su bando.
guide-original-dead-see = En esta mesa los muertos lo ven todo. Razón de más para callar.

## The end

chapter-original-end = El final
guide-original-checked = Dos veces por ronda se mira si la partida ha terminado: al amanecer y tras una ejecución. Hasta entonces nadie dice cuántos quedan de cada bando.
guide-original-red-wins =
    { $needs ->
        [killers_only] El bando rojo gana cuando no vive nadie que mate para el negro.
        [gangs_only] El bando rojo gana cuando no vive nadie de las bandas.
       *[all_black] El bando rojo gana cuando no vive nadie del bando negro.
    }
guide-original-black-wins = La mafia gana cuando los vivos del bando negro son tantos como los del rojo, o más.
guide-original-gang-wins = Mientras vivan las dos bandas, no puede ganar ninguna. Cuando una ha muerto, la otra gana en cuanto los del bando negro son tantos como los del rojo, o más.
guide-original-helpers-count =
    { $counted ->
        [no] Los del bando negro que no son de ninguna banda no cuentan ahí; si de todos los jugadores solo quedan ellos, ganan.
       *[yes] Los del bando negro que no son de ninguna banda cuentan ahí con la banda. Si del bando negro solo quedan ellos, ganan cuando son tantos como los del rojo.
    }
guide-original-maniac-wins =
    { $blocks ->
        [yes] El maníaco gana solo: cuando quedan como mucho dos con vida y uno es él. No cuenta en ningún bando, y mientras viva no puede ganar ninguna banda.
       *[no] El maníaco gana solo: cuando quedan como mucho dos con vida y uno es él. No cuenta en ningún bando.
    }
guide-original-nobody-left =
    { $winner ->
        [draw] Si no queda nadie con vida, es un empate.
       *[red] Si no queda nadie con vida, gana el bando rojo.
    }
guide-original-win-together = Ganas con tu bando, también si ya estás fuera.
guide-original-stalemate =
    { $rounds ->
        [one] Si en { $rounds } ronda entera no muere nadie, la partida queda en empate.
       *[other] Si en { $rounds } rondas enteras seguidas no muere nadie, la partida queda en empate.
    }
guide-original-cards-open =
    { $open ->
        [yes] Al final se descubren todas las cartas, y cada cual puede leer qué pasó en las noches.
       *[no] Las cartas siguen ocultas también al final. A cada jugador se le dice si ha ganado o perdido.
    }

## The roles

chapter-original-roles = Los personajes
guide-original-resident = Del bando rojo. El ciudadano duerme toda la noche. De día observa, escucha, habla, acusa y vota: averigua quién es del bando negro.
    .title = Ciudadano
guide-original-commissar =
    { $lawyer ->
        [yes] Del bando rojo. Cada noche el comisario señala a otro jugador: si el director asiente, es del bando negro. El abogado es del bando negro, pero por él no asiente. De día guía la discusión, pero no te delates demasiado pronto.
       *[no] Del bando rojo. Cada noche el comisario señala a otro jugador: si el director asiente, es del bando negro. De día guía la discusión, pero no te delates demasiado pronto.
    }
    .title = Comisario
guide-original-doctor = Del bando rojo. Desde la segunda noche el médico protege cada noche a un jugador, que puede ser él mismo, pero nunca al mismo dos veces seguidas. Ningún criminal puede matar a quien está protegido, y nadie se entera.
    .title = Médico
guide-original-doctor-sheriff =
    { $shot ->
        [saved] El médico protege también del disparo del sheriff.
       *[kills] Del disparo del sheriff el médico no protege.
    }
guide-original-immortal = Del bando rojo. De noche ningún criminal puede matar al inmortal. De día el tribunal puede ejecutarlo como a cualquiera.
    .title = Inmortal
guide-original-immortal-sheriff =
    { $shot ->
        [kills] El disparo del sheriff mata al inmortal.
       *[survives] El disparo del sheriff tampoco mata al inmortal.
    }
guide-original-honest-judge = Del bando rojo. Todos saben que eres juez, pero no de qué clase, y nadie lo sabe hasta el final. Mientras viva un juez, solo votan los jueces.
    .title = Juez honrado
guide-original-sheriff =
    { $pass ->
        [yes] Del bando rojo. Desde la segunda noche el sheriff puede disparar a otro jugador, y es el último que actúa en la noche. De qué bando es a quien alcanza, no se le dice.
       *[no] Del bando rojo. Desde la segunda noche el sheriff dispara a otro jugador, es el último que actúa en la noche y tiene que elegir a alguien. De qué bando es a quien alcanza, no se le dice.
    }
    .title = Sheriff
guide-original-mafia = Del bando negro. Los mafiosos se reconocen la primera noche y eligen juntos a sus víctimas. De día hazte pasar por alguien honrado.
    .title = Mafioso
guide-original-don =
    { $deck ->
        [extended] Del bando negro, de la mafia. El don mata con la mafia, y en una llamada posterior señala cada noche a otro jugador: si el director asiente, es el comisario.
       *[basic] Del bando negro, de la mafia. El don mata con la mafia, y en una llamada posterior señala cada noche a un jugador que no sea de la mafia: si el director asiente, es el comisario.
    }
    .title = Don
guide-original-don-ninja = Del bando negro, de la mafia. El don mata con la mafia, y en una llamada posterior señala cada noche a otro jugador: si el director asiente, es el comisario o el ninja.
    .title = Don
guide-original-yakuza = Del bando negro, de la segunda banda. Los yakuzas se reconocen la primera noche y eligen juntos a sus víctimas. Sus enemigos son la mafia y el bando rojo.
    .title = Yakuza
guide-original-ninja = Del bando negro, de la yakuza. El ninja mata con la yakuza y cada noche señala a otro jugador: si el director asiente, es el comisario o alguien de la mafia.
    .title = Ninja
guide-original-maniac =
    { $pass ->
        [yes] Del bando negro, pero por su cuenta. Desde la segunda noche el maníaco puede matar cada noche a otro jugador. No conoce a nadie, y si el comisario lo investiga, ve que es del bando negro.
       *[no] Del bando negro, pero por su cuenta. Desde la segunda noche el maníaco mata cada noche a otro jugador y tiene que elegir a alguien. No conoce a nadie, y si el comisario lo investiga, ve que es del bando negro.
    }
    .title = Maníaco
guide-original-werewolf =
    { $trigger ->
        [gang_member] Al principio, del bando rojo. Cuando matan o ejecutan por primera vez a un miembro de una banda, el hombre lobo se une a esa banda y después mata con ella. Desde la segunda noche se le dice cada noche con quién está ahora.
       *[any_black]
            { $two ->
                [yes] Al principio, del bando rojo. Cuando matan o ejecutan por primera vez a alguien del bando negro, el hombre lobo se une a la banda de ese jugador o, si no tenía ninguna, a la más débil, y después mata con ella. Desde la segunda noche se le dice cada noche con quién está ahora.
               *[no] Al principio, del bando rojo. Cuando matan o ejecutan por primera vez a alguien del bando negro, el hombre lobo se une a la mafia y después mata con ella. Desde la segunda noche se le dice cada noche con quién está ahora.
            }
    }
    .title = Hombre lobo
guide-original-lawyer =
    { $red ->
        [no] Del bando negro, sin banda. Cada noche el abogado puede señalar a otro jugador y ver su carta. Gana con la banda que gane.
       *[yes] Del bando negro, sin banda. Cada noche el abogado puede señalar a otro jugador y ver su carta. Si lo investiga el comisario, pasa por rojo. Gana con la banda que gane.
    }
    .title = Abogado
guide-original-corrupt-judge = Del bando negro, sin banda. Todos saben que eres juez, pero no de qué clase. De noche duermes, votas como todo juez y ganas con la banda que gane.
    .title = Juez corrupto
guide-original-no-heir = Cuando muere un personaje especial, nadie ocupa su lugar. Ningún personaje impide actuar a otro.

## Who leads, and manners

chapter-original-manners = Director y modales
guide-original-host-engine = Dirige el programa: llama a los personajes, lleva el tiempo, cuenta los votos y aplica las reglas como están escritas.
guide-original-host-human = Dirige una persona sin carta que lo ve todo. El director llama a los personajes, puede advertir e interrumpir, no pronuncia discursos ni vota, y tiene la última palabra.
guide-original-host-less = Uno de los jugadores anuncia y juega como los demás, sin ver más que ellos. Quien muere primero dirige desde entonces y lo ve todo.
guide-original-manners = De noche no hagas ruido. De día no interrumpas. No enseñes a nadie tu carta ni el susurro de tu teléfono.
guide-original-leave = Puedes dejar la partida cuando quieras. De día quedas fuera al momento, de noche al amanecer; tu carta sigue boca abajo.
