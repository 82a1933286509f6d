# The night. Whispers have at most 48 characters, with a name of ten.

night-call = Llamada { $number } de { $count }
night-which = Para qué noche
night-tonight = Hoy
night-nobody = Nadie
night-chosen = { $number } { $name }
night-tap-for-nobody = toca: nadie
night-whisper = Susurro
night-hold = Mantén para leer
night-seal = Confirmar
night-sealed = Hecho

# Whispered to who is called.
night-called = Te llaman.
night-must = Te llaman, y tienes que elegir.
night-seconds = Te llaman. Segundos: { $seconds }.
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
night-you = Tú
night-points = { $name }: { $target }
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
                [commissar] { $name }: asienten. ¡Bando negro!
                [ninja] { $name }: asienten. ¡Comisario o mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: asienten. ¡Comisario o ninja!
                       *[basic] { $name }: asienten. ¡El comisario!
                    }
               *[other] { $name }: asienten.
            }
       *[no_nod] { $name }: no asienten.
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
night-idle = Te llaman, pero hoy no haces nada.

# Whispered to everybody else.
night-not-called = No es tu hora.
night-question-1 = ¿De quién sospechas?
night-question-2 = ¿En quién confías?
night-question-3 = ¿A quién acusarán mañana?
night-question-4 = ¿Quién calla demasiado?
night-question-5 = ¿A quién no crees?
night-question-6 = ¿Quién no verá el amanecer?
night-kept = { $name }: guardado para la historia.
night-lapsed = La última llamada acabó sin tu elección.
night-pending = Enviando…
night-refused-must-choose = No puedes pasar: toca a alguien y confirma.
night-refused-target-self = A ti no: toca a otra persona.
night-refused-target-dead = Fuera de la partida: toca a alguien con vida.
night-refused-target-own-gang = Es de tu banda: toca a otra persona.
night-refused-repeat-protection = Anoche también: toca a otra persona.
night-refused-already-acted = Tu elección está hecha, y vale.
night-refused-wrong-phase = Tarde: la llamada ha acabado.
night-refused-no-hunch = Tarde: la llamada ha acabado.
night-refused-paused = La mesa está en pausa. Confirma más tarde.
