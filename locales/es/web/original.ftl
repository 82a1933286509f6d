# The screens of the book `original`.

## The lobby

lobby-speech = Discurso {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Llamada nocturna a mano
       *[other] Llamada nocturna {$seconds} s
    }
lobby-deck-resident =
    {$count ->
        [one] ciudadano
       *[other] {$count} ciudadanos
    }
lobby-deck-commissar = comisario
lobby-deck-doctor = médico
lobby-deck-immortal = inmortal
lobby-deck-honest-judge =
    {$count ->
        [one] juez honrado
       *[other] {$count} jueces honrados
    }
lobby-deck-sheriff = sheriff
lobby-deck-mafia =
    {$count ->
        [one] mafioso
       *[other] {$count} mafiosos
    }
lobby-deck-don = don
lobby-deck-ninja = ninja
lobby-deck-yakuza =
    {$count ->
        [one] yakuza
       *[other] {$count} yakuzas
    }
lobby-deck-maniac = maníaco
lobby-deck-werewolf = hombre lobo
lobby-deck-lawyer = abogado
lobby-deck-corrupt-judge = juez corrupto
lobby-mode-basic = Básico
    .help = La mafia despierta junta y se pone de acuerdo en silencio.
lobby-mode-professional = Profesional
    .help = La mafia planea en la primera noche y luego dispara con los ojos cerrados.
lobby-mode-extended = Ampliado
    .help = Catorce personajes, dos bandas y muertes con los ojos cerrados.
lobby-mode-hostless = Sin director
    .help = Una persona anuncia hasta que alguien muere; luego dirige la primera víctima. Desde 12 jugadores.
lobby-group =
    {$group ->
        [deal] El reparto
        [night] La noche
        [court] El juicio
        [end] El final
       *[other] Otras cosas
    }

## The deal, and what my card says to me: at most three facts of 90 characters

deal-setup =
    { $preset ->
        [professional] { $count } jugadores, profesional
        [extended] { $count } jugadores, ampliada
        [hostless] { $count } jugadores, sin director
        [basic] { $count } jugadores, básica
       *[other] { $count } jugadores
    }
role-side-red = Bando rojo
role-side-black = Bando negro
role-side-mafia = Bando negro: mafia
role-side-yakuza = Bando negro: yakuza
role-side-maniac = Bando negro, por tu cuenta

# What stands above a fact.
role-win = Ganas
role-every-night = Cada noche
role-night-1 = La primera noche
role-from-night-2 = Desde la segunda noche
role-at-night = De noche
role-by-day = De día
role-advice = Consejo
role-mind = Ten en cuenta
role-turning =
    { $werewolf_trigger ->
        [gang_member] Cuando muera alguien de una banda
       *[any_black] Cuando muera alguien del bando negro
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] cuando no quede con vida ningún asesino del bando negro.
        [gangs_only] cuando no quede con vida nadie de las bandas.
       *[all_black] cuando no quede con vida nadie del bando negro.
    }
role-win-mafia =
    { $rivals ->
        [yes] cuando no quede ningún yakuza y el bando negro iguale o supere al rojo.
       *[no] cuando el bando negro iguale o supere en número al rojo.
    }
role-win-yakuza =
    { $rivals ->
        [yes] cuando no quede nadie de la mafia y el bando negro iguale o supere al rojo.
       *[no] cuando el bando negro iguale o supere en número al rojo.
    }
role-win-maniac = por tu cuenta: cuando queden como mucho dos con vida y estés entre ellos.
role-win-helper = con la banda que gane.
role-win-werewolf = con el bando en el que estés al final.
role-asleep = duermes. Marca de quién sospechas: queda para la historia.
role-resident = hablas, puedes llevar a juicio y votas. Averigua quién es del bando negro.
role-commissar = señala a otra persona con vida: sabrás si es del bando negro.
role-lead = Guía la discusión, pero no te delates: el bando negro va primero a por ti.
role-doctor = protege a una persona, también a ti, pero nunca a la misma dos veces seguidas.
role-foresee = Averigua de día a quién atacarán los criminales de noche.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] duermes, y solo el disparo del sheriff puede matarte.
       *[survives] duermes, y nadie puede matarte.
    }
role-mortal = te pueden ejecutar como a cualquiera: cuidado también con los tuyos.
role-judges = todos saben que eres juez, pero no de qué tipo. Mientras viva un juez, solo votan los jueces.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] puedes disparar a otra persona con vida, del bando que sea.
       *[no] dispara a otra persona con vida, del bando que sea. Tienes que elegir.
    }
role-aim = Ten cuidado de no alcanzar a ciudadanos honrados.
role-meets =
    { $kill_method ->
        [closed_eyes] conoces a tu banda y planeáis los asesinatos de tres noches.
       *[open_eyes] conoces a tu banda. Todavía no muere nadie.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] marca a una víctima a solas. Muere si toda la banda marca a la misma.
       *[open_eyes] señala a una víctima con tu banda. Muere si os ponéis de acuerdo.
    }
role-don =
    { $deck ->
        [extended] señala a otra persona con vida: sabrás si es el comisario o el ninja.
       *[basic] señala a alguien que no sea de la mafia: sabrás si es el comisario.
    }
role-ninja = señala a otra persona con vida: sabrás si es el comisario o de la mafia.
role-maniac =
    { $maniac_may_pass ->
        [yes] puedes matar a otra persona con vida.
       *[no] mata a otra persona con vida. Tienes que elegir.
    }
role-seen-black = No eres de ninguna banda. El comisario te descubre si te investiga.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] te unes a esa banda y después matas con ella.
       *[any_black] te unes a la banda de esa persona y después matas con ella.
    }
role-told-side = cada noche sabes con qué bando estás ahora.
role-lawyer = señala a otra persona con vida: verás su carta.
role-checked =
    { $lawyer_appears_red ->
        [no] No eres de ninguna banda. El comisario te descubre si te investiga.
       *[yes] No eres de ninguna banda. Si el comisario te investiga, pasas por el bando rojo.
    }
role-stranger = No eres de ninguna banda; no conoces a nadie de ellas, ni te conocen.

## The night. Whispers have at most 48 characters, with a name of ten

night-which = Para qué noche
night-tonight = Hoy

# Whispered to who is called.
night-seconds = Te toca. Segundos: { $seconds }.
night-ask =
    { $act ->
        [guard] ¿A quién proteges?
        [kill] ¿A quién matas?
        [shoot] ¿A quién disparas?
        [mark] ¿A quién marcas?
        [point] ¿A quién señalas?
       *[check]
            { $step ->
                [lawyer] ¿Qué carta quieres ver?
               *[other] ¿A quién investigas?
            }
    }
night-ask-plan = ¿A quién matáis la noche { $night }?
night-plan-tonight =
    { $target ->
        [nobody] El plan de hoy: nadie.
       *[seat] El plan de hoy: { $name }.
    }
night-mate = { $name }: { $card }
night-alone = Toda la banda eres tú.
night-change = Aún puedes cambiarlo.
night-planned = Noche { $night }: { $name }
night-plan-stands = El plan está hecho.
night-gang-choice =
    { $target ->
        [nobody] La banda no se pone de acuerdo.
       *[seat] La banda está de acuerdo: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] ¡{ $name } es del bando negro!
                [ninja] { $name }: ¡comisario o mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: ¡comisario o ninja!
                       *[basic] ¡{ $name } es el comisario!
                    }
               *[other] { $name }: sí.
            }
       *[no_nod]
            { $step ->
                [commissar] { $name } no es del bando negro.
                [ninja] { $name }: ni comisario ni mafia.
                [don]
                    { $deck ->
                        [extended] { $name }: ni comisario ni ninja.
                       *[basic] { $name } no es el comisario.
                    }
               *[other] { $name }: no.
            }
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Esta noche proteges a: { $name }.
        [kill] Tu víctima: { $name }.
        [shoot] Tu disparo: { $name }.
        [mark] Tu marca: { $name }.
        [check] Tu investigación: { $name }.
       *[pass] Esta noche no eliges a nadie.
    }
night-side = Tu bando ahora: { $side }.
night-idle = Te toca, pero ahora no haces nada.

# Whispered to everybody else.
night-lapsed = La última llamada acabó sin que eligieras.
night-refused-target-own-gang = Es de tu banda: toca a otra persona.
night-refused-repeat-protection = Dos veces seguidas no: toca a otra persona.

## The day: dawn, discussion, and who is out

dawn-killed =
    { $number ->
        [one] Víctima de la noche. La carta queda boca abajo.
       *[other] Víctimas de la noche. Las cartas quedan boca abajo.
    }
dawn-first = Ahora, la discusión. Primer turno: { $name }.
dawn-first-you = Ahora, la discusión. Hablas tú primero.
day-waiting = Esperando conexión
day-as-it-was = como estaba a las { $time }
day-on-trial = En juicio
day-your-floor = Tienes la palabra
day-nominating = Turno de acusar
day-your-nomination = Tu acusación
day-step-speaking = Discusión · habla: { $name }
day-step-nominating = Discusión · { $name } puede acusar
day-after =
    { $more ->
        [0] Hablas después de { $names }.
       *[other] Hablas después de { $names } y { $more } más.
    }
day-spoken =
    { $more ->
        [0] Hoy ya has hablado. Faltan: { $names }; luego, el juicio.
       *[other] Hoy ya has hablado. Faltan: { $names } y { $more } más; luego, el juicio.
    }
day-all-spoken = Hoy ya has hablado. Después de este discurso viene el juicio.
say-waits = { $name } tiene la palabra. Lo tuyo espera a tu turno.
say-waits-all = Lo que prepares espera a tu turno.
day-then-accuse = Cuando termines puedes llevar a juicio a una persona.
day-accuse-choose = Toca a quien llevas a juicio, o no elijas a nadie.
day-accuse-public = Lo verán todos. No se puede deshacer.
day-accuse = Llevar a juicio a { $name }
day-nobody = Hoy a nadie
day-host = Como director
out-dead =
    { $reveal_at_end ->
        [no] No tienes que hacer nada. Sigue la partida hasta el final.
       *[yes] Estás fuera: mira y calla. Al final lo verás todo.
    }
out-host-title = Diriges la partida.
out-host-help = Lo ves todo y lo anuncias todo. No votas.
out-host = Toca «Seguir» cuando la mesa esté lista.
out-secrets = Mantén: todo
out-secrets-help = Lo que ve el director. Que no mire nadie que siga con vida.

## The court

court-step =
    { $step ->
        [defence] Día { $day } · defensa
        [vote] Llamada { $call } de { $calls }
        [tie_speeches] Día { $day } · segundos discursos
        [second_vote] 2.ª votación · { $call } de { $calls }
        [all_or_none] Todos o ninguno
        [last_words] Día { $day } · últimas palabras
       *[court] Día { $day }
    }
court-by = acusación de { $name }
court-called = Llamada en curso. Las manos se ven cuando acabe.
court-later = aún por llamar
court-hands =
    { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }
court-abstained = se abstienen
court-sentenced = Condena a muerte
court-free = Aún pueden votar
court-number-name = { $number } · { $name }
court-all-or-none = ¿Ejecutar a todos o dejar a todos con vida?
court-floor =
    { $more ->
        [0] Habla: { $name }
       *[other] Habla: { $name }. Después: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Tienes la palabra.
       *[other] Tienes la palabra. Después: { $next }.
    }
court-no-hand = Si no levantas la mano en ninguna llamada, tu voto va contra el último: { $name }.
court-last-call = Última llamada. Levantes la mano o no, tu voto va contra { $name }.
court-neither = Levanta la mano por una respuesta. Si no, tu voto no cuenta.
court-abstain-last = Si te abstienes, tu voto va contra el último: { $name }. Es definitivo.
court-abstain-neither = Te abstienes: en esta votación tu voto no cuenta.
court-abstained-last = Te abstienes. Tu voto va contra el último: { $name }.
court-hand-up = Tu mano está levantada: { $name }. Las manos se ven al final de la llamada.
court-hand-counted = Tu mano en esta votación: { $name }.
court-answered = Ya has respondido. Las manos se ven al final de la llamada.
court-judges = Mientras viva algún juez, solo votan los jueces: { $names }.
court-only =
    { $step ->
        [defence] Ahora solo hablan los acusados. Tras el último se vota.
        [tie_speeches] Empate. Los empatados hablan otra vez; luego se vota de nuevo.
       *[last_words] Últimas palabras. Nadie más puede hablar ahora.
    }
court-mine =
    { $step ->
        [defence] Defiéndete. Tras el último acusado se vota.
        [tie_speeches] Empate. Defiéndete otra vez; luego se vota de nuevo.
       *[last_words] Estas son tus últimas palabras.
    }

## The end

end-headline-red = La ciudad conserva sus luces
end-headline-black = La ciudad se queda a oscuras
end-headline-mafia = La ciudad es de la mafia
end-headline-yakuza = La ciudad es de la yakuza
end-headline-maniac = Queda una ventana encendida
end-headline-draw = La ciudad no es de nadie
end-headline-off = Las cartas vuelven a la baraja
end-off = Quedan muy pocos jugadores para seguir; no gana nadie.
end-side-red = Bando rojo
end-side-black = Bando negro
end-side-mafia = Mafia
end-side-yakuza = Yakuza
end-side-maniac = Maníaco
end-no-reveal = Esta mesa deja las cartas ocultas: solo ves lo que la partida te contó a ti.

## The story

story-briefed = Desde ahora este sitio lo ve todo.

## About a seat

seat-judge = juez
seat-accused-by = Hoy en juicio, por acusación de { $name }
seat-accused = Día { $day }: lleva a juicio a { $name }
seat-answered =
    { $answer ->
        [execute] Día { $day }: mano por ejecutar a todos
       *[spare] Día { $day }: mano por dejar a todos con vida
    }
seat-is-judge = Juez; lo confirma el director
seat-is-host = Dirige la partida

## The human host's console

host-nomination = { $name }, ¿a quién llevas a juicio?
host-to-come = Faltan por hablar: { $names }.
desk-plan-for = Noche { $night }
desk-then-speak = Después: { $names }.
host-why =
    { $step ->
        [night] Da a cada llamada el mismo tiempo, actúe alguien o no.
        [nomination] Si sigues, nadie va a juicio.
        [last] Última llamada. Si sigues, los votos de quienes no han levantado la mano ni una vez van contra { $name }.
        [vote] Si sigues, acaba esta llamada; cuentan las manos ya levantadas.
       *[speech] Si sigues, acaba este discurso.
    }
host-idle = Esta noche no eligen nada.
host-correct-night = ¿Para qué noche?

## The table screen

screen-called = ahora: levanta la mano
screen-later = aún por llamar
screen-speaking = Habla:
screen-on-trial = En juicio: { $names }
stage-closed = Carta boca abajo
stage-sentenced = Condena a muerte:

## The rules

menu-conduct = Cómo comportarse
court-pass = A esta persona no
court-abstain = No levantar la mano
court-raise-self = Levantar la mano contra mí
day-lone =
    { $lone ->
        [free] Si no se acusa a nadie más, { $name } queda libre: es el primer día.
       *[dies] Si no se acusa a nadie más, { $name } muere sin votación.
    }
out-help = Sigues la partida como la ven todos. Ni palabras ni señas a los vivos.
out-watching = Estás mirando.
out-watching-help = Sigues la partida como la ven todos.
host-nod =
    { $answer ->
        [nod] Asiente
       *[no_nod] No asientas
    }
mind-asks-black = Piensa: ¿quién es del bando negro?
mind-asks-commissar = Piensa: ¿quién es el Comisario?
mind-about = El porcentaje junto a una acusación o un voto: probabilidad, según el bot, de que ese sitio fuera del bando negro. El bot conocía su carta, lo que le dijeron y lo que era público. Sus pensamientos se abren solo ahora.
