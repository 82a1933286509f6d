# Cómo se juega a `bigcity`, para jugadores; citysleeps/books/bigcity/guide.py dice qué se dice cuándo, y con qué valores.
# docs/guide.md dice cómo se escriben ambos.

## Tarjetas para quien nunca ha jugado: el título tiene como mucho 20 caracteres, el texto 170

learn-bigcity-card =
    { $two ->
        [yes] Solo la ves tú. La mayoría son ciudadanos. Los demás son criminales, en dos bandas en guerra; cada una conoce a los suyos.
       *[no]
            { $outcasts ->
                [yes] Solo la ves tú. La mayoría son ciudadanos. Contra ellos hay criminales, que se conocen, o renegados, que juegan cada uno por su cuenta.
               *[no] Solo la ves tú. La mayoría son ciudadanos. Unos pocos son criminales: se conocen y quieren hacerse con la ciudad.
            }
    }
    .title = Recibes una carta
learn-bigcity-night = Se llama a los papeles uno tras otro, y actúan en secreto. La primera noche es tranquila: nadie muere. Desde la segunda puede haber disparos.
    .title = La ciudad duerme
learn-bigcity-day = Oyes quién ha muerto. Habla de lo que quieras, miente si quieres. Luego se dicen los nombres: levanta la mano. Se condena a quien tiene más.
    .title = De día se habla
learn-bigcity-win =
    { $two ->
        [yes] Los ciudadanos ganan si no vive ningún criminal. Una banda, si la otra ya no existe y los suyos son tantos como los ciudadanos. Gana todo el bando.
       *[no]
            { $outcasts ->
                [yes] Los ciudadanos ganan si no vive ningún criminal ni renegado.
               *[no] Los ciudadanos ganan si no vive ningún criminal.
            } { $counted ->
                [all_others] Los criminales, si al amanecer son tantos como los demás.
                [peaceful_only] Los criminales, si al amanecer son tantos como los Vecinos pacíficos.
               *[citizens] Los criminales, si al amanecer son tantos como los ciudadanos.
            } Gana todo el bando.
    }
    .title = ¿Quién gana?
learn-bigcity-phone = Mantén para ver tu carta; suelta y se oculta. De noche toca una ventana y confirma, seas quien seas: así nadie nota quién actúa.
    .title = Tu teléfono

## Qué se puede hacer ahora: una frase o dos, las mismas para todos

now-bigcity-deal = Apártate, mantén para mirar tu carta y di que ya está.
now-bigcity-quiet = Esta noche nadie actúa y nadie muere. Mantén para leer el susurro: dice si despiertas.
now-bigcity-night = Toca una ventana y confirma: lo hacen todos. El susurro dice si es tu llamada.
now-bigcity-day = Primero la ciudad habla, luego vota. Hoy se condena como mucho a un jugador.
now-bigcity-dawn = Escucha: se dice quién ha muerto esta noche, o que nadie.
now-bigcity-talk =
    { $software ->
        [yes] Hablad con libertad: ¿quién no es ciudadano? Cuando no tengas nada que añadir, dilo.
       *[no] Hablad con libertad: ¿quién no es ciudadano? El director cierra la discusión.
    }
now-bigcity-vote = Cuando se diga un nombre, levanta la mano contra ese jugador o déjalo pasar. Todas las manos se ven.
now-bigcity-second-vote = Empate: votad otra vez, solo entre los empatados. Si hay otro empate, no se condena a nadie.
now-bigcity-evening = La votación ha acabado. Escucha qué resulta de ella; luego cae la noche.
now-bigcity-avenger = El Vengador, si acaba de morir, se lleva consigo a un jugador o pasa. Los demás pasan o esperan.
now-bigcity-last-word = Quien acaba de morir puede decir de quién sospecha. Los demás escuchan.
now-bigcity-over = La partida ha acabado y todo está a la vista. Leed cómo ha sido, o jugad otra vez.

## Con qué se juega

chapter-bigcity-box = De qué va
guide-bigcity-sides = Los ciudadanos son muchos, pero no se conocen; sus armas son la palabra y el voto, y algunos tienen un don de noche. Los criminales son pocos, conocen a los suyos y golpean a oscuras. Un bando gana y pierde unido.
guide-bigcity-outcasts = Los renegados no son ni de los ciudadanos ni de los criminales. Cada renegado tiene su propia meta, y los dos bandos le estorban.
guide-bigcity-gangs = Los criminales son dos bandas, Mafia y Cartel. Cada una conoce solo a los suyos y dispara por su cuenta. Mientras vivan las dos, ninguna puede ganar.
guide-bigcity-deck = Cartas repartidas para { $count } jugadores: { $cards }. Todos saben qué cartas hay en juego; nadie sabe quién las tiene.
guide-bigcity-decks = Cartas sacadas a ciegas para { $count } jugadores: { $cards }. Nadie sabe qué papeles hay en juego. Abajo están todos los que pueden haber salido.
guide-bigcity-turn = Un turno es una noche y después un día. La primera de todas es la Noche quieta: solo sirve para conocer a los propios.

## El reparto

chapter-bigcity-deal = El reparto
guide-bigcity-dealt = Cada cual recibe al azar una carta boca abajo. Dice quién eres y con qué bando juegas. Puedes volver a mirarla cuando quieras, pero no se la enseñes a nadie.
guide-bigcity-look =
    { $seconds ->
        [0] Sujeta el teléfono de modo que nadie más lo vea, mira tu carta y di que ya está. La Noche quieta empieza cuando lo han dicho todos.
       *[other] Sujeta el teléfono de modo que nadie más lo vea, mira tu carta y di que ya está. La Noche quieta empieza cuando lo han dicho todos, o a los { $seconds } s.
    }
guide-bigcity-look-host = Sujeta el teléfono de modo que nadie más lo vea, mira tu carta y di que ya está. La Noche quieta empieza cuando lo dice el director.
guide-bigcity-seats = Estáis sentados en círculo: el último sitio está junto al primero.

## La noche

chapter-bigcity-night = La noche
guide-bigcity-quiet =
    { $two ->
        [yes] En la Noche quieta ningún papel tiene poder y nadie dispara. Las bandas despiertan una tras otra, y cada una conoce a los suyos. Qué carta tiene cada cual no lo ven.
       *[no] En la Noche quieta ningún papel tiene poder y nadie dispara. Los criminales despiertan juntos y se conocen. Qué carta tiene cada cual no lo ven.
    }
guide-bigcity-asleep = De noche nadie habla. Se llama a los papeles uno tras otro, siempre en el mismo orden. Quien recibe la llamada despierta, actúa y vuelve a dormirse.
guide-bigcity-alike = Todos los teléfonos se ven igual toda la noche. En cada llamada toca una ventana y confirma, seas quien seas. Si es tu llamada, es tu acción; si no, es solo una corazonada. Mantén para leer el susurro: dice si te llaman y qué averiguas.
guide-bigcity-pace = Cuando todos los vivos han confirmado algo, la llamada puede acabar antes.
guide-bigcity-called =
    { $calls ->
        [living] Solo se llama a los papeles de quien sigue con vida. Escucha bien: también dice algo una llamada que falta.
        [all] Se llama a todos los papeles que existen, estén o no en juego, vivan o no. Una llamada en la que nadie despierta dura como las demás y no revela nada.
       *[in_play] Se llama a todos los papeles de esta partida, aunque su dueño lleve tiempo sin vida. Una llamada en la que nadie despierta dura como las demás y no revela nada.
    }
guide-bigcity-hurry =
    { $seconds ->
        [0] Tómate el tiempo que necesites. Pero al acabar la llamada, lo confirmado vale.
       *[other] Una llamada dura como mucho { $seconds } s. Quien no ha elegido para entonces no hace nada esta noche. Al acabar la llamada, lo confirmado vale.
    }
guide-bigcity-duty =
    { $pass ->
        [yes] Quien recibe la llamada puede elegir o pasar.
       *[no]
            { $judge ->
                [yes] Quien recibe la llamada tiene que elegir; solo el Juez puede pasar.
               *[no] Quien recibe la llamada tiene que elegir y no puede pasar.
            }
    }
guide-bigcity-targets = Solo se puede elegir a los vivos. A ti no puedes elegirte, salvo que tu papel lo permita.
guide-bigcity-shot = Los criminales despiertan juntos y tienen un solo disparo por noche. Cada uno señala a un jugador o hacia arriba. Pueden disparar a uno de los suyos, o al aire.
guide-bigcity-most =
    { $led ->
        [yes] Si nadie los manda, el disparo va adonde señalan más, y al aire si más de la mitad señala arriba.
       *[no] El disparo va adonde señalan más, y al aire si más de la mitad señala arriba.
    } Quien está despierto ve todos los dedos y puede cambiar de idea hasta que todos terminen.
guide-bigcity-disputed =
    { $tie ->
        [random] Si ningún jugador tiene más dedos que los demás y nadie de ellos decide, el azar elige entre los más señalados.
       *[no_shot] Si ningún jugador tiene más dedos que los demás y nadie de ellos decide, no hay disparo.
    }
guide-bigcity-silent =
    { $chat ->
        [yes] Los criminales despiertos pueden escribirse; nadie más lo lee.
       *[no] Tampoco los criminales hablan de noche: se entienden solo señalando.
    }
guide-bigcity-signals = A quien investiga se le responde con un pulgar que nadie más ve. Lo que significa se dice en cada papel.
guide-bigcity-together = Nadie muere antes del amanecer. Quien ha recibido un disparo aún actúa en las llamadas siguientes de esa noche, y por la mañana todas las muertes llegan a la vez.

## El día

chapter-bigcity-day = El día
guide-bigcity-dawn =
    { $shown ->
        [yes] Por la mañana todos oyen quién ha muerto, o que nadie. Los muertos enseñan su carta y dejan el juego al momento.
       *[no] Por la mañana todos oyen quién ha muerto, o que nadie. Los muertos dejan el juego al momento. Sus cartas siguen ocultas: se llevan los secretos a la tumba.
    }
guide-bigcity-causes = Cómo y a manos de quién ha muerto alguien no se dice a nadie, ni a los vivos ni a los muertos.
guide-bigcity-last-word =
    { $scope ->
        [all] Quien muere, también en una ejecución, tiene una última palabra y puede decir de quién sospecha.
       *[killed] Quien muere tiene una última palabra y puede decir de quién sospecha. En una ejecución no la hay.
    }
guide-bigcity-talk =
    { $software ->
        [yes] Después la ciudad habla. No hay orden: quien vive puede decir a todos lo que quiera. Cuando no tengas nada que añadir, dilo; cuando lo hacen todos, empieza la votación.
       *[no] Después la ciudad habla. No hay orden: quien vive puede decir a todos lo que quiera. El director cierra la discusión, y empieza la votación.
    }
guide-bigcity-limit = La discusión dura como mucho { $seconds } s.
guide-bigcity-lies = Sobre tu carta y tu noche puedes decir la verdad, mentir o callar. El farol es parte del juego. Pero no enseñes tu carta hasta que las reglas lo permitan.
guide-bigcity-truth =
    { $lucky ->
        [yes] En nombre de la verdad puedes enseñar tu carta a todos, hasta que empiece la votación. Entonces todos la conocen, pero cuentas entre los muertos. Solo el Afortunado no puede hacerlo.
       *[no] En nombre de la verdad puedes enseñar tu carta a todos, hasta que empiece la votación. Entonces todos la conocen, pero cuentas entre los muertos.
    }
guide-bigcity-dead = Los muertos no hablan, no votan y no dan pistas. Hasta el final ven lo que ven todos, y nada más.

## La votación

chapter-bigcity-court = La votación
guide-bigcity-names = Se nombra a todos los jugadores vivos, en el orden de los sitios. Mientras se nombra a uno, los demás pueden levantar la mano contra él. Todas las manos se ven.
guide-bigcity-hands =
    { $votes ->
        [many] Puedes levantar la mano contra tantos jugadores como quieras, pero no contra ti. También puedes no levantarla.
       *[one] Tienes una mano por vuelta, y no puede ser contra ti. También puedes no levantarla.
    }
guide-bigcity-down =
    { $seconds ->
        [0] Mientras dura el mismo nombre puedes bajar la mano. Con el nombre siguiente, el voto ya vale.
       *[other] Mientras dura el mismo nombre puedes bajar la mano. Con el nombre siguiente, como mucho a los { $seconds } s, el voto ya vale.
    }
guide-bigcity-condemned = Se condena a quien tiene más manos; no hace falta media ciudad. En un día se condena como mucho a un jugador. Sin manos, a nadie.
guide-bigcity-tie =
    { $tie ->
        [none] Si varios empatan con más manos, no se condena a nadie.
       *[runoff] Si varios empatan con más manos, hay una segunda vuelta solo entre ellos, y todos pueden votar otra vez. Si también hay empate, no se condena a nadie.
    }
guide-bigcity-jail-vote = Quien está en la cárcel puede hablar, pero no votar. A un preso se le puede condenar como a cualquiera.
guide-bigcity-executed =
    { $shown ->
        [yes] A quien se condena se le ejecuta: enseña su carta y deja el juego.
       *[no] A quien se condena se le ejecuta y deja el juego. Su carta sigue oculta.
    }
guide-bigcity-alibi = Si tiene coartada, no se ejecuta a nadie, y no se condena a otro en su lugar.
guide-bigcity-poison = Tras la votación mueren los envenenados de la noche anterior. Hasta entonces hablan y votan, y no lo saben.
guide-bigcity-nightfall = Si nadie ha ganado, la ciudad vuelve a dormirse.

## El final

chapter-bigcity-end = El final
guide-bigcity-checked = Se mira si alguien ha ganado tras las muertes de la mañana, tras una ejecución y al caer la noche.
guide-bigcity-citizens-win =
    { $outcasts ->
        [yes] Los ciudadanos ganan cuando no vive ningún criminal ni ningún renegado.
       *[no] Los ciudadanos ganan cuando no vive ningún criminal.
    }
guide-bigcity-criminals-win =
    { $counted ->
        [all_others] Los criminales ganan si por la mañana son al menos tantos como todos los demás juntos.
        [peaceful_only] Los criminales ganan si por la mañana son al menos tantos como los Vecinos pacíficos.
       *[citizens] Los criminales ganan si por la mañana son al menos tantos como los ciudadanos. Cuentan todos, sea cual sea su papel; el libro habla solo de Vecinos pacíficos.
    } Si llegan a serlo de día, la ciudad aún tiene una noche para darle la vuelta. Si solo viven criminales, ganan al momento.
guide-bigcity-gang-wins = Una banda gana cuando no vive nadie de la otra y los suyos son al menos tantos como los ciudadanos, por la mañana o al caer la noche.
guide-bigcity-outcast-wins = Lo que necesita un renegado para ganar se dice en su papel. Si varios pudieran ganar a la vez, los renegados van primero.
guide-bigcity-win-together = Ganas con tu bando, aunque ya no vivas.
guide-bigcity-nobody-left =
    { $winner ->
        [draw] Si no vive nadie, no gana nadie.
       *[citizens] Si no vive nadie, ganan los ciudadanos: la ciudad está limpia.
    }
guide-bigcity-stalemate =
    { $turns ->
        [one] Si tras el primer turno en { $turns } turno entero nadie muere y nadie cambia de bando, la partida acaba sin ganador.
       *[other] Si tras el primer turno en { $turns } turnos seguidos nadie muere y nadie cambia de bando, la partida acaba sin ganador.
    }
guide-bigcity-open = Al final todo queda a la vista: todas las cartas, y quién hizo qué cada noche.

## Los papeles

chapter-bigcity-roles = Los papeles
guide-bigcity-peaceful-resident = Del bando ciudadano. De noche duermes y no tienes ningún don, pero tu palabra y tu mano valen tanto como las de cualquiera.
    .title = Vecino pacífico
guide-bigcity-agent = Un ciudadano infiltrado. { $quiet ->
        [yes] El Agente despierta con los criminales desde la Noche quieta, los ve y señala con ellos.
       *[no] El Agente despierta con los criminales desde la segunda noche, los ve y señala con ellos.
    } { $counts ->
        [yes] Su dedo cuenta.
       *[no] Su dedo se ve, pero no cuenta.
    } Si la elección cae en el Agente, lo descubren, el Agente muere al amanecer por mucho que lo protejan, y pueden elegir otra víctima. De día el Agente no puede revelar quiénes son.
    .title = Agente
guide-bigcity-judge = Del bando ciudadano. Cada noche el Juez puede enviar a otro jugador a la cárcel o soltar a un preso; se anuncia al amanecer. Los presos no hacen nada de noche. Si el Juez muere, todos los presos quedan libres.
    .title = Juez
guide-bigcity-detective = Del bando ciudadano. Cada noche el Detective investiga a otro jugador. Pulgar arriba: ciudadano; abajo: criminal; de lado: renegado.
    .title = Detective
guide-bigcity-journalist =
    { $self ->
        [yes] Del bando ciudadano. Cada noche el Periodista compara a dos jugadores, y puede ser uno de ellos. Pulgar arriba: son del mismo bando; abajo: no lo son.
       *[no] Del bando ciudadano. Cada noche el Periodista compara a otros dos jugadores. Pulgar arriba: son del mismo bando; abajo: no lo son.
    }
    .title = Periodista
guide-bigcity-journalist-gangs =
    { $gangs ->
        [same] Para el Periodista las dos bandas son el mismo bando.
       *[different] Para el Periodista las dos bandas son bandos distintos.
    }
guide-bigcity-doctor = Del bando ciudadano. { $self ->
        [yes] Cada noche el Médico cura a un jugador, que puede ser él mismo.
       *[no] Cada noche el Médico cura a otro jugador.
    } Esa noche no lo matan ni los disparos ni el veneno. { $overdose ->
        [yes] Curar al mismo dos noches seguidas es demasiado: la medicina lo envenena y muere al anochecer.
       *[no] Nunca al mismo dos noches seguidas.
    }
    .title = Médico
guide-bigcity-bodyguard =
    { $model ->
        [substitute] Del bando ciudadano. Cada noche el Guardaespaldas guarda a otro jugador. Si un disparo fuera a matarlo, el Guardaespaldas muere en su lugar.
       *[intercept] Del bando ciudadano. Cada noche el Guardaespaldas guarda a otro jugador. Si le disparan, el disparo da en el Guardaespaldas.
    }
    .title = Guardaespaldas
guide-bigcity-patrolman = Del bando ciudadano. El Patrullero duerme mientras vive el Detective, y tras su muerte investiga en su lugar.
    .title = Patrullero
guide-bigcity-patrolman-alone =
    { $active ->
        [yes] Del bando ciudadano. Desde la segunda noche el Patrullero investiga cada noche a otro jugador: pulgar arriba, ciudadano; abajo, criminal; de lado, renegado.
       *[no] Del bando ciudadano. En esta partida el Patrullero duerme de noche y no investiga a nadie.
    }
    .title = Patrullero
guide-bigcity-psychic = Del bando ciudadano. Cada noche el Vidente mira alrededor de un jugador. Pulgar arriba: él y sus dos vecinos son ciudadanos; abajo: alguno no lo es. { $neighbours ->
        [seats] Los muertos siguen contando como vecinos.
       *[living] Los vecinos son los vivos más cercanos.
    } { $self ->
        [yes] El Vidente también puede elegirse a sí mismo.
       *[no] A sí mismo no puede elegirse.
    }
    .title = Vidente
guide-bigcity-admirer = Del bando ciudadano. { $self ->
        [yes] Cada noche la Admiradora da a un jugador, que puede ser ella misma, una coartada para el día siguiente.
       *[no] Cada noche la Admiradora da a otro jugador una coartada para el día siguiente.
    } Si la ciudad lo condena, no hay ejecución. Quien tiene coartada no lo sabe. Nunca al mismo dos noches seguidas.
    .title = Admiradora
guide-bigcity-sleuth = Del bando ciudadano. Cada noche el Investigador investiga a otro jugador o le dispara. Pulgar arriba: Vecino pacífico; abajo: cualquier otro papel.
    .title = Investigador
guide-bigcity-lucky-one =
    { $sect ->
        [yes] Un ciudadano que duerme de noche. Ni disparos, ni veneno, ni cárcel pueden con el Afortunado: solo una ejecución. La secta puede reclutarlo; entonces se acaba la suerte.
       *[no] Un ciudadano que duerme de noche. Ni disparos, ni veneno, ni cárcel pueden con el Afortunado: solo una ejecución.
    }
    .title = Afortunado
guide-bigcity-avenger =
    { $shown ->
        [yes] Un ciudadano que duerme de noche. Si lo matan o lo ejecutan, el Vengador puede nombrar al momento a un jugador vivo, que muere también. O puede dejarlo estar.
       *[no] Un ciudadano que duerme de noche. Si lo matan o lo ejecutan, el Vengador puede enseñar al momento su carta y nombrar a un jugador vivo, que muere también. O puede dejarlo estar.
    }
    .title = Vengador
guide-bigcity-mafia = Del bando criminal. En la Noche quieta conoces a los tuyos, y desde la segunda noche disparas con ellos.
    .title = Mafia
guide-bigcity-cartel = Del bando criminal. En la Noche quieta conoces a los tuyos, y desde la segunda noche disparas con ellos.
    .title = Cartel
guide-bigcity-lawyer = Un criminal que dispara con la banda. Antes que nadie, el Abogado bloquea a otro jugador: si esa noche lo llaman, ve unos brazos cruzados y no puede hacer nada. Nunca al mismo dos noches seguidas.
    .title = Abogado
guide-bigcity-lover =
    { $mode ->
        [checked] Del bando criminal; dispara con la banda. Cada noche la Amante elige a otro jugador: quien lo investigue recibe una respuesta falsa, y no lo sabe.
       *[checker] Del bando criminal; dispara con la banda. Cada noche la Amante elige a otro jugador: si este investiga, recibe una respuesta falsa, y no lo sabe.
    }
    .title = Amante
guide-bigcity-bloodhound = Un criminal que dispara con la banda. Cada noche el Sabueso investiga a otro jugador. Pulgar abajo: Vecino pacífico; arriba: cualquier otro papel.
    .title = Sabueso
guide-bigcity-werewolf = Un criminal que dispara con la banda. Quien investiga los bandos toma al Hombre lobo por ciudadano.
    .title = Hombre lobo
guide-bigcity-boss =
    { $decides ->
        [any_disagreement] Un criminal que manda en la banda. Cuando no todos señalan al mismo jugador, decide el dedo del Jefe.
       *[ties] Un criminal que manda en la banda. Cuando ningún jugador tiene más dedos que los demás, decide el dedo del Jefe.
    } Si el Jefe muere, otro criminal ocupa su lugar al azar, y nadie más lo sabe.
    .title = Jefe
guide-bigcity-ringleader =
    { $decides ->
        [any_disagreement] Un criminal que manda en la banda. Cuando no todos señalan al mismo jugador, decide el dedo del Cabecilla.
       *[ties] Un criminal que manda en la banda. Cuando ningún jugador tiene más dedos que los demás, decide el dedo del Cabecilla.
    } Si el Cabecilla muere, otro criminal ocupa su lugar al azar, y nadie más lo sabe.
    .title = Cabecilla
guide-bigcity-maniac = Un renegado. Cada noche el Maníaco dispara a otro jugador. Gana si por la mañana solo vive otro jugador además de él, o si en cualquier momento no vive nadie más.
    .title = Maníaco
guide-bigcity-poisoner = Un renegado. Cada noche el Envenenador envenena a otro jugador, que muere al anochecer siguiente, tras la votación, aunque el Envenenador ya no viva. Gana si es el único que queda con vida.
    .title = Envenenador
guide-bigcity-sectarian = Un renegado, cabeza de la secta. Cada noche el Sectario recluta a un jugador, que no puede negarse. La secta gana cuando todos los vivos están en ella. { $heir ->
        [random] Si la cabeza muere, el azar elige otra entre la secta.
       *[none] Si la cabeza muere, la secta aún puede ganar, pero ya no recluta.
    }
    .title = Sectario
guide-bigcity-revolutionary = Un renegado. Cada noche el Revolucionario dispara a otro jugador. Si es un Vecino pacífico, no hay disparo y el pulgar sube. Gana cuando, además de él, solo vive un Vecino pacífico.
    .title = Revolucionario
guide-bigcity-recruits = Los reclutados lo saben en secreto, pierden los poderes de su carta, despiertan con la secta y ganan solo con ella. De día no pueden revelar quién está en una banda o en la secta.

## Quién dirige, y las buenas maneras

chapter-bigcity-manners = Director y modales
guide-bigcity-host-software = Dirige el programa: llama a los papeles, da las respuestas, cuenta las manos y aplica las reglas tal como están escritas.
guide-bigcity-host-chosen = Dirige una persona sin papel. El director lo ve todo y cuida de las reglas, pero no vota y no se le puede elegir.
guide-bigcity-host-dealt = Quien recibe la carta de director la enseña al momento y dirige. El director lo ve todo y cuida de las reglas, pero no vota y no se le puede elegir.
guide-bigcity-manners = De noche no hagas ruido. De día deja acabar a los demás. Guarda para ti tu carta y el susurro del teléfono.
guide-bigcity-leave = Puedes irte en cualquier momento; entonces cuentas entre los muertos, de día al momento, de noche al amanecer.
