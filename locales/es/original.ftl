# Las palabras del libro `original`; citysleeps/views/words.py dice cómo un hecho se vuelve palabras.

## Hechos para todos

game-set =
    { $temporary_host_kind ->
        [seat] En la mesa ({ $seats_count }): { $seats }. Hasta la primera muerte anuncia { $temporary_host }. En la baraja: { $composition }.
       *[nobody] En la mesa ({ $seats_count }): { $seats }. En la baraja: { $composition }.
    }
    .heading = El reparto
    .composition = { $composition } × { $number }
deal-void =
    { $why ->
        [bad_player_count] El reparto queda anulado y no quedan jugadores suficientes para una partida.
       *[left] El reparto queda anulado: las cartas se recogen y se reparten de nuevo.
    }
rules-read = Se leen las normas de conducta y se presentan los personajes de esta partida: { $characters }.
night-began = La oscuridad cubre la ciudad y todo el mundo se duerme.
    .heading = Noche { $number }
step-began =
    { $step ->
        [doctor] Una luz en la consulta: despierta el médico.
        [lawyer] El abogado despierta y abre un expediente.
        [mafia] Despierta la mafia.
        [yakuza] Despierta la yakuza.
        [maniac] Alguien no puede dormir: despierta el maníaco.
        [werewolf] El hombre lobo despierta y escucha a la luna.
        [commissar] El comisario despierta y se pone el sombrero.
        [don] Despierta el don.
        [ninja] El ninja despierta sin un ruido.
       *[sheriff] El sheriff despierta y busca su revólver.
    }
step-ended =
    { $step ->
        [doctor] El médico se duerme.
        [lawyer] El abogado se duerme.
        [mafia] La mafia se duerme.
        [yakuza] La yakuza se duerme.
        [maniac] El maníaco se duerme.
        [werewolf] El hombre lobo se duerme.
        [commissar] El comisario se duerme.
        [don] El don se duerme.
        [ninja] El ninja se duerme.
       *[sheriff] El sheriff se duerme.
    }
day-began = Sale el sol y la ciudad despierta.
    .heading = Día { $number }
dawn =
    { $seats_count ->
        [0] Ha sido una noche tranquila: no ha muerto nadie.
        [1] Alguien no despierta. Víctima de la noche: { $seats }.
       *[other] No todos despiertan. Víctimas de la noche: { $seats }.
    }
judges-confirmed =
    { $seats_count ->
        [0] Entre los vivos no hay ningún juez.
        [1] Hay un solo juez: { $seats }.
       *[other] Los jueces son: { $seats }.
    }
host-changed =
    { $seat_kind ->
        [nobody] Desde ahora dirige la partida el programa.
        [host] Desde ahora dirige la partida una persona.
       *[seat] Desde ahora dirige la partida { $seat }.
    }
floor-given =
    { $kind ->
        [defence] { $seat } habla en su defensa.
        [tie_speech] { $seat } habla otra vez para romper el empate.
        [last_words] { $seat } dice sus últimas palabras.
       *[speech] { $seat } tiene la palabra.
    }
said = { $seat }: «{ $text }»
claimed = { $seat }: { claim-phrase }
floor-ended =
    { $by ->
        [time] Se acabó el tiempo de { $seat }.
        [host] El director retira la palabra a { $seat }.
        [left] { $seat } se marcha en mitad del discurso.
       *[speaker] { $seat } ha terminado.
    }
host-said = El director: «{ $text }»
warned = El director advierte a { $seat }.
unwarned = El director retira una advertencia a { $seat }.
nominated = { $by } lleva a juicio a { $seat }.
no-nomination = { $seat } no lleva a juicio a nadie.
court-opened =
    { $accused_count ->
        [1] Se abre el juicio. En el banquillo: { $accused }.
       *[other] Se abre el juicio. En el banquillo, por este orden: { $accused }.
    }
    .accused = { $accused } (acusación de { $accusers })
no-court =
    { $why ->
        [one_accused_day_1] Solo hay una acusación, y el primer día no basta: no hay juicio.
        [accused_left] Ya no queda nadie en el banquillo: el juicio ha terminado.
       *[no_accused] No hay ninguna acusación: hoy no hay juicio.
    }
vote-opened =
    { $kind ->
        [second_vote] Segunda votación entre { $candidates }. Votan: { $voters }.
        [all_or_none] Una sola pregunta sobre { $candidates }: ¿ejecutar a todos o dejar a todos con vida? Votan: { $voters }.
       *[vote] Votación sobre { $candidates }. Votan: { $voters }.
    }
called =
    { $candidate_kind ->
        [execute] ¿Quién vota por ejecutar a todos?
        [spare] ¿Quién vota por dejar a todos con vida?
       *[seat] ¿Quién vota por ejecutar a { $candidate }?
    }
hands =
    { $candidate_kind ->
        [execute]
            { $seats_count ->
                [0] Nadie levanta la mano por ejecutar a todos.
               *[other] Por ejecutar a todos: { $seats }.
            }
        [spare]
            { $seats_count ->
                [0] Nadie levanta la mano por dejar a todos con vida.
               *[other] Por dejar a todos con vida: { $seats }.
            }
       *[seat]
            { $seats_count ->
                [0] Nadie levanta la mano contra { $candidate }.
               *[other] Contra { $candidate }: { $seats }.
            }
    }
counted =
    { $abstained_count ->
        [0] Recuento: { $candidates }.
       *[other]
            { $added_to_kind ->
                [nobody] Recuento: { $candidates }. No levantan la mano: { $abstained }.
               *[seat] Recuento: { $candidates }. Se abstienen: { $abstained }. Sus votos se suman contra { $added_to }.
            }
    }
    .candidates =
        { $candidates_kind ->
            [execute]
                { $numbers ->
                    [one] { $numbers } voto por ejecutar a todos
                   *[other] { $numbers } votos por ejecutar a todos
                }
            [spare]
                { $numbers ->
                    [one] { $numbers } voto por dejar a todos con vida
                   *[other] { $numbers } votos por dejar a todos con vida
                }
           *[seat]
                { $numbers ->
                    [one] { $candidates } con { $numbers } voto
                   *[other] { $candidates } con { $numbers } votos
                }
        }
tied = Empate entre { $seats }.
sentenced =
    { $seats_count ->
        [0] No hay condena: todos viven.
       *[other] Condena a muerte: { $seats }.
    }
executed = Sentencia cumplida: { $seats }. Las cartas siguen boca abajo.
left = { $seat } ha dejado la partida.
game-over = La partida ha terminado. { $winner } { $condition }
    .heading = El final
final-reveal =
    { $winners_count ->
        [0] Se descubren las cartas: { $cards }. No gana nadie.
       *[other] Se descubren las cartas: { $cards }. Ganan: { $winners }.
    }
    .cards = { $name }: { $cards } ({ $sides })

## Hechos para algunos

own-card =
    { $you ->
        [yes] Tu carta: { $card }.
       *[no] La carta de { $seat }: { $card }.
    }
gang-met =
    { $gang ->
        [yakuza] La yakuza mira alrededor y reconoce a los suyos: { $members }.
       *[mafia] La mafia mira alrededor y reconoce a los suyos: { $members }.
    }
    .members = { $members } ({ $cards })
planned = { $member } propone para la noche { $night } a { $seat }.
plan-recorded =
    { $gang ->
        [yakuza] El plan de la yakuza: { $nights }.
       *[mafia] El plan de la mafia: { $nights }.
    }
    .nights =
        { $seats_kind ->
            [nobody] noche { $nights }: nadie
           *[seat] noche { $nights }: { $seats }
        }
pointed =
    { $seat_kind ->
        [nobody] { $member } no señala a nadie.
       *[seat] { $member } señala a { $seat }.
    }
gang-choice =
    { $seat_kind ->
        [nobody] La banda no se ha puesto de acuerdo en una víctima.
       *[seat] La banda se ha puesto de acuerdo en una víctima: { $seat }.
    }
check-answer =
    { $answer ->
        [nod]
            { $you ->
                [yes] Preguntas por { $target }: el director asiente.
               *[no] { $seat } pregunta por { $target }: el director asiente.
            }
       *[no_nod]
            { $you ->
                [yes] Preguntas por { $target }: el director no asiente.
               *[no] { $seat } pregunta por { $target }: el director no asiente.
            }
    }
card-shown =
    { $you ->
        [yes] Ves la carta de { $target }: { $card }.
       *[no] { $seat } ve la carta de { $target }: { $card }.
    }
side-told =
    { $you ->
        [yes] Tu bando esta noche: { $side }.
       *[no] El bando de { $seat } esta noche: { $side }.
    }
noted =
    { $act ->
        [guard]
            { $you ->
                [yes] Esta noche proteges a { $target }.
               *[no] { $seat } protege esta noche a { $target }.
            }
        [check]
            { $you ->
                [yes] Investigas a { $target }.
               *[no] { $seat } investiga a { $target }.
            }
        [mark]
            { $you ->
                [yes] Marcas en la oscuridad a { $target }.
               *[no] { $seat } marca en la oscuridad a { $target }.
            }
        [kill]
            { $you ->
                [yes] Acechas a { $target }.
               *[no] { $seat } acecha a { $target }.
            }
        [shoot]
            { $you ->
                [yes] Disparas a { $target }.
               *[no] { $seat } dispara a { $target }.
            }
       *[pass]
            { $you ->
                [yes] Esta noche no eliges a nadie.
               *[no] { $seat } no elige a nadie esta noche.
            }
    }
leaving = { $seat } deja la partida; los demás lo sabrán al amanecer.
own-result =
    { $won ->
        [yes]
            { $you ->
                [yes] Has ganado. Tu bando: { $side }.
               *[no] { $seat } ha ganado. Bando: { $side }.
            }
       *[no]
            { $you ->
                [yes] Has perdido. Tu bando: { $side }.
               *[no] { $seat } ha perdido. Bando: { $side }.
            }
    }
attempt =
    { $result ->
        [protected] Un atentado contra { $target }, que tenía protección: fracasa.
        [immortal] Un atentado contra { $target }, que es inmortal: fracasa.
        [no_agreement] La banda no se pone de acuerdo: esta noche no hay atentado.
        [nobody] No ha habido atentado.
       *[kills] Un atentado contra { $target }: tiene éxito.
    }
converted =
    { $gang ->
        [yakuza] La muerte de { $cause } transforma a { $seat }: el hombre lobo se une a la yakuza.
       *[mafia] La muerte de { $cause } transforma a { $seat }: el hombre lobo se une a la mafia.
    }

## Cartas

# La descripción de una carta toma como argumentos los ajustes de la partida; el consejo es solo para quien la tiene.

card-resident = Ciudadano
    .description = Los ciudadanos son del bando rojo y ganan con él; la meta de este bando es que no quede con vida nadie del bando negro. Duermen todas las noches; de día hablan, pueden llevar a juicio a un jugador, votan e intentan averiguar quién es del bando negro.
    .short = Duermes toda la noche. De día: piensa, habla, vota.
card-commissar = Comisario
    .description = El comisario es del bando rojo y gana con él. Una vez cada noche señala a otro jugador; si el director asiente, ese jugador es del bando negro.
    .advice = Guía de día la discusión para que el tribunal acierte, pero no te delates: el bando negro quiere tu muerte antes que ninguna otra.
    .short = Cada noche señala a un jugador. Si asienten, es del bando negro.
card-doctor = Médico
    .description =
        { $sheriff_vs_doctor ->
            [saved] El médico es del bando rojo y gana con él. Desde la segunda noche protege cada noche a un jugador, que puede ser él mismo, pero nunca al mismo dos noches seguidas: los atentados de la mafia, la yakuza y el maníaco contra ese jugador fracasan, y el disparo del sheriff tampoco lo mata.
           *[kills] El médico es del bando rojo y gana con él. Desde la segunda noche protege cada noche a un jugador, que puede ser él mismo, pero nunca al mismo dos noches seguidas: los atentados de la mafia, la yakuza y el maníaco contra ese jugador fracasan, pero el disparo del sheriff lo mata.
        }
    .advice = Averigua de día a quién atacarán los criminales de noche.
    .short = Desde la noche 2 protege a un jugador, nunca al mismo dos veces seguidas.
card-immortal = Inmortal
    .description =
        { $sheriff_vs_immortal ->
            [kills] El inmortal es del bando rojo y gana con él. Duerme todas las noches; los atentados de la mafia, la yakuza y el maníaco contra él fracasan, pero el disparo del sheriff lo mata, y de día se lo puede ejecutar como a cualquiera.
           *[survives] El inmortal es del bando rojo y gana con él. Duerme todas las noches y entonces no se lo puede matar: los atentados de la mafia, la yakuza, el maníaco y el sheriff fracasan; pero de día se lo puede ejecutar como a cualquiera.
        }
    .advice = Ten cuidado de día: tu propio bando puede hacer que te ejecuten.
    .short = De noche nadie puede matarte. El juicio sí.
card-honest-judge = Juez honrado
    .description = Los jueces honrados son del bando rojo y ganan con él. Duermen todas las noches; el primer día se anuncia quiénes son los jueces, pero no quién es honrado, y mientras viva algún juez solo los jueces votan a cuál de los acusados se ejecuta.
    .short = Mientras viva un juez, solo votan los jueces.
card-sheriff = Sheriff
    .description = El sheriff es del bando rojo y gana con él. Desde la segunda noche, en el último paso de cada noche, dispara a otro jugador, sea del bando que sea, y no se le dice nada de él.
    .advice = Ten cuidado de no alcanzar a ciudadanos honrados.
    .short = Desde la noche 2 dispara a un jugador.
card-mafia = Mafioso
    .description = Los mafiosos son del bando negro y ganan con la mafia, cuya meta es matar hasta que el bando negro sea tan numeroso como el rojo. La primera noche la banda, con el don, reconoce a los suyos, y desde la segunda puede elegir una víctima cada noche.
    .short = Despiertas con la banda. Elegid en silencio a un jugador.
card-don = Don
    .description =
        { $deck ->
            [extended] El don es del bando negro, pertenece a la mafia y gana con ella. Desde la segunda noche participa en los asesinatos de la mafia, y una vez cada noche señala a otro jugador; el director asiente si es el comisario o el ninja.
           *[basic] El don es del bando negro, pertenece a la mafia y gana con ella. Desde la segunda noche participa en los asesinatos de la mafia, y una vez cada noche señala a un jugador que no sea de la mafia; el director asiente si es el comisario.
        }
    .short = Despiertas con la banda y luego a solas. Si asienten, es el comisario.
card-ninja = Ninja
    .description = El ninja es del bando negro, pertenece a la yakuza y gana con ella. Desde la segunda noche participa en los asesinatos de la yakuza, y una vez cada noche señala a otro jugador; el director asiente si es el comisario o alguien de la mafia, incluido el don.
    .short = Despiertas con los yakuza y luego a solas. Si asienten: comisario o mafia.
card-yakuza = Yakuza
    .description = Los yakuzas son del bando negro y ganan con su banda, la segunda, cuya meta es matar tanto a la mafia como al bando rojo. La primera noche la banda, con el ninja, reconoce a los suyos, y desde la segunda puede elegir una víctima cada noche.
    .short = Despiertas con la banda. Elegid en silencio a un jugador.
card-maniac = Maníaco
    .description = El maníaco es del bando negro, no pertenece a ninguna banda y gana solo, cuando quedan como mucho dos jugadores con vida y uno de ellos es él. Desde la segunda noche mata cada noche a otro jugador.
    .short = Desde la noche 2 mata a un jugador. Ganas a solas.
card-werewolf = Hombre lobo
    .description =
        { $werewolf_trigger ->
            [gang_member] El hombre lobo empieza en el bando rojo y gana con el bando en el que acaba. En cuanto matan o ejecutan a un miembro de una banda, el hombre lobo se une a esa banda y después mata con ella; desde la segunda noche se le dice cada noche con quién está ahora: con el bando rojo, con la mafia o con la yakuza.
           *[any_black] El hombre lobo empieza en el bando rojo y gana con el bando en el que acaba. En cuanto matan o ejecutan a alguien del bando negro, el hombre lobo se une a la banda de ese jugador o, si no tenía ninguna, a la que tenga menos miembros con vida (si tienen los mismos, a la mafia), y después mata con ella; desde la segunda noche se le dice cada noche con quién está ahora: con el bando rojo, con la mafia o con la yakuza.
        }
    .short = Eres del bando rojo hasta que muere alguien del negro; entonces te unes a una banda.
card-lawyer = Abogado
    .description =
        { $lawyer_appears_red ->
            [no] El abogado es del bando negro, no pertenece a ninguna banda y gana con la banda que gane. Cada noche puede señalar a otro jugador y ver su carta.
           *[yes] El abogado es del bando negro, no pertenece a ninguna banda y gana con la banda que gane. Cada noche puede señalar a otro jugador y ver su carta; cuando lo investiga el comisario, pasa por alguien del bando rojo.
        }
    .short = Cada noche ves la carta de un jugador. Ganas con las bandas.
card-corrupt-judge = Juez corrupto
    .description = El juez corrupto es del bando negro, no pertenece a ninguna banda y gana con la banda que gane. Duerme todas las noches; el primer día se anuncia quiénes son los jueces, pero no quién es honrado, y mientras viva algún juez solo los jueces votan a cuál de los acusados se ejecuta.
    .short = Mientras viva un juez, solo votan los jueces. Ganas con las bandas.

## Bandos, bandas, ganadores

side-red = rojo
side-black = negro
side-mafia = mafia
side-yakuza = yakuza
side-maniac = maníaco
gang-mafia = Mafia
gang-yakuza = Yakuza
winner-red = Gana el bando rojo, el de los ciudadanos honrados.
winner-black = Gana el bando negro.
winner-mafia = Gana la mafia.
winner-yakuza = Gana la yakuza.
winner-maniac = Gana el maníaco.
winner-draw = Es un empate.
condition-no-black = No queda ningún criminal con vida.
condition-numbers = Los criminales son tantos como los honrados, o más.
condition-maniac-last-two = Quedan como mucho dos con vida, y uno es el maníaco.
condition-nobody-left = No queda nadie con vida.
condition-stalemate = Han pasado demasiadas rondas sin una muerte.

## Fases y pasos

phase-deal = El reparto
phase-first-night = Primera noche
phase-night = Noche
phase-dawn = Amanecer
phase-first-day = Primer día
phase-day = Día
phase-judges = Declaración de los jueces
phase-discussion = Discusión
phase-speech = Discurso
phase-nomination = Acusación
phase-court = Juicio
phase-defence = Defensa
phase-vote = Votación
phase-tie-speeches = Segundos discursos
phase-second-vote = Segunda votación
phase-all-or-none = Todos o ninguno
phase-execution = Ejecución
phase-last-words = Últimas palabras
phase-game-over = Fin de la partida
phase-doctor = El médico
phase-lawyer = El abogado
phase-mafia = La mafia
phase-yakuza = La yakuza
phase-maniac = El maníaco
phase-werewolf = El hombre lobo
phase-commissar = El comisario
phase-don = El don
phase-ninja = El ninja
phase-sheriff = El sheriff

## Lo que se lee en voz alta

# Para los jugadores. Las frases de un paso toman `night` y `kill_method`, y nada que dependa de quién está vivo.

lobby-line = Según las reglas: a partir de 16 años; una partida dura de 45 a 90 minutos.
advice-by-hand = 0: sigue a mano el director; el programa necesita un número de segundos.
conduct-1501 = De noche no hagas ningún ruido: ni toses ni gemidos.
conduct-1502 = Los muertos no hablan: cuando estés fuera, no digas nada a los vivos.
conduct-1503 = No interrumpas a quien tiene la palabra.
conduct-1504 = No hables fuera de turno.
conduct-1505 = No enseñes tu carta a nadie antes del final de la partida.
conduct-1506 = Si eres de una banda, no hagas ningún sonido de noche: solo señala.
conduct-1507 = En el juicio los acusados hablan solo en el tiempo de su defensa, y los condenados solo en sus últimas palabras.
step-began-doctor =
    { $night ->
        [1] Despierta el médico. Esta noche no proteges a nadie.
       *[other] Despierta el médico. ¿A quién proteges?
    }
    .eyes =
        { $night ->
            [1] Médico, abre los ojos y muéstrate. Esta noche no proteges a nadie.
           *[other] Médico, abre los ojos. ¿A quién proteges esta noche?
        }
step-began-lawyer = Despierta el abogado. ¿De quién quieres ver la carta?
    .eyes = Abogado, abre los ojos. ¿De quién quieres ver la carta?
step-began-mafia =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] Despierta la mafia. Reconoceos. Esta noche no matáis a nadie.
               *[closed_eyes] Despierta la mafia. Reconoceos y planead las próximas tres noches.
            }
       *[other]
            { $kill_method ->
                [open_eyes] Despierta la mafia. Acordad una víctima.
               *[closed_eyes] Despierta la mafia. Cada cual marca a una víctima a solas.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Mafia, abrid los ojos y reconoceos en silencio. Esta noche no matáis a nadie.
                   *[closed_eyes] Mafia, abrid los ojos y reconoceos en silencio. Tenéis { $planning_seconds } { $planning_seconds ->
                            [one] segundo
                           *[other] segundos
                       }: sin una palabra, solo señalando, planead a quién mataréis la segunda, la tercera y la cuarta noche.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Mafia, abrid los ojos. Acordad en silencio una víctima y señaladla.
                   *[closed_eyes] Mafia, no abráis los ojos. Llamo a los vivos uno por uno: formad una pistola con los dedos cuando llame a vuestra víctima.
                }
        }
step-began-yakuza =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] Despierta la yakuza. Reconoceos. Esta noche no matáis a nadie.
               *[closed_eyes] Despierta la yakuza. Reconoceos y planead las próximas tres noches.
            }
       *[other]
            { $kill_method ->
                [open_eyes] Despierta la yakuza. Acordad una víctima.
               *[closed_eyes] Despierta la yakuza. Cada cual marca a una víctima a solas.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Yakuza, abrid los ojos y reconoceos en silencio. Esta noche no matáis a nadie.
                   *[closed_eyes] Yakuza, abrid los ojos y reconoceos en silencio. Tenéis { $planning_seconds } { $planning_seconds ->
                            [one] segundo
                           *[other] segundos
                       }: sin una palabra, solo señalando, planead a quién mataréis la segunda, la tercera y la cuarta noche.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Yakuza, abrid los ojos. Acordad en silencio una víctima y señaladla.
                   *[closed_eyes] Yakuza, no abráis los ojos. Llamo a los vivos uno por uno: formad una pistola con los dedos cuando llame a vuestra víctima.
                }
        }
step-began-maniac =
    { $night ->
        [1] Despierta el maníaco. Esta noche no matas a nadie.
       *[other] Despierta el maníaco. ¿A quién matas?
    }
    .eyes =
        { $night ->
            [1] Maníaco, abre los ojos y muéstrate. Esta noche no matas a nadie.
           *[other] Maníaco, abre los ojos. ¿A quién matas esta noche?
        }
step-began-werewolf = Despierta el hombre lobo. Mira en qué bando estás ahora.
    .eyes = Hombre lobo, abre los ojos y mira en qué bando estás ahora.
step-began-commissar = Despierta el comisario. ¿A quién investigas?
    .eyes = Comisario, abre los ojos. ¿A quién investigas esta noche?
step-began-don = Despierta el don. ¿A quién investigas?
    .eyes = Don, abre los ojos. ¿A quién investigas esta noche?
step-began-ninja = Despierta el ninja. ¿A quién investigas?
    .eyes = Ninja, abre los ojos. ¿A quién investigas esta noche?
step-began-sheriff =
    { $night ->
        [1] Despierta el sheriff. Esta noche no disparas.
       *[other] Despierta el sheriff. ¿A quién disparas?
    }
    .eyes =
        { $night ->
            [1] Sheriff, abre los ojos y muéstrate. Esta noche no disparas.
           *[other] Sheriff, abre los ojos. ¿A quién disparas esta noche?
        }
step-plans-mafia = La mafia planea las próximas tres noches.
    .eyes = Mafia, abrid los ojos. Tenéis { $planning_seconds } { $planning_seconds ->
             [one] segundo
            *[other] segundos
        }: sin una palabra, solo señalando, planead a quién mataréis las próximas tres noches.
step-plans-yakuza = La yakuza planea las próximas tres noches.
    .eyes = Yakuza, abrid los ojos. Tenéis { $planning_seconds } { $planning_seconds ->
             [one] segundo
            *[other] segundos
        }: sin una palabra, solo señalando, planead a quién mataréis las próximas tres noches.
step-ended-doctor = El médico se duerme.
    .eyes = Médico, cierra los ojos.
step-ended-lawyer = El abogado se duerme.
    .eyes = Abogado, cierra los ojos.
step-ended-mafia = La mafia se duerme.
    .eyes =
        { $night ->
            [1] Mafia, cerrad los ojos.
           *[other]
                { $kill_method ->
                    [open_eyes] Mafia, cerrad los ojos.
                   *[closed_eyes] Mafia, bajad las manos y dormid.
                }
        }
step-ended-yakuza = La yakuza se duerme.
    .eyes =
        { $night ->
            [1] Yakuza, cerrad los ojos.
           *[other]
                { $kill_method ->
                    [open_eyes] Yakuza, cerrad los ojos.
                   *[closed_eyes] Yakuza, bajad las manos y dormid.
                }
        }
step-ended-maniac = El maníaco se duerme.
    .eyes = Maníaco, cierra los ojos.
step-ended-werewolf = El hombre lobo se duerme.
    .eyes = Hombre lobo, cierra los ojos.
step-ended-commissar = El comisario se duerme.
    .eyes = Comisario, cierra los ojos.
step-ended-don = El don se duerme.
    .eyes = Don, cierra los ojos.
step-ended-ninja = El ninja se duerme.
    .eyes = Ninja, cierra los ojos.
step-ended-sheriff = El sheriff se duerme.
    .eyes = Sheriff, cierra los ojos.
discussion-rules = Empieza la discusión: cada jugador vivo tiene la palabra una vez, en el sentido de las agujas del reloj, durante { $speech_seconds } { $speech_seconds ->
         [one] segundo
        *[other] segundos
    } como mucho. Di lo que quieras, sea verdad o mentira, pero no enseñes tu carta; solo el director puede interrumpir. Después de tu discurso puedes llevar a juicio a otro jugador vivo.
host-sign-red = El hombre lobo es del bando rojo: niega con la cabeza.
host-sign-mafia = El hombre lobo es de la mafia: muestra una pistola.
host-sign-yakuza = El hombre lobo es de la yakuza: muestra un puñal.
closing-line = Es costumbre que los perdedores paguen las bebidas.

## Lo que hacen los jugadores

act-ready = Listo
act-guard = Proteger
act-check = Investigar
act-plan = Planear
act-point = Señalar
act-mark = Marcar
act-kill = Matar
act-shoot = Disparar
act-pass = Pasar
act-done = Terminar
act-say = Decir
act-claim = Declarar
act-nominate = Llevar a juicio
act-vote = Levantar la mano
act-abstain = Abstenerme
act-leave = Dejar la partida
choice-execute = Ejecutar a todos
choice-spare = Dejar a todos con vida

## Lo que hace el director

host-act-next = Seguir
host-act-say = Anunciar
host-act-warn = Advertir
host-act-unwarn = Quitar advertencia
host-act-silence = Retirar la palabra
host-act-remove = Sacar de la partida
host-act-correct = Corregir
host-act-leave = Dejar la partida
host-act-lead = Dirigir la partida

## Por qué se rechaza algo

reason-bad-player-count = Esta partida no es para tantos o tan pocos: cambia el número de jugadores o el modo.
reason-bad-setup = Estos ajustes no son compatibles: revisa los tiempos y el director.
reason-dead-actor = Estás fuera de la partida: desde ahora solo puedes mirar.
reason-not-allowed = Las reglas no lo permiten; usa una de las acciones que se te ofrecen.
reason-nomination-used = Hoy ya has llevado a juicio a alguien; podrás hacerlo otra vez mañana.
reason-not-your-turn = Otra persona tiene la palabra; espera tu turno.
reason-wrong-phase = Ahora no se puede; espera a la parte de la partida que corresponde.
reason-not-your-role = Ahora actúa otro personaje; espera a que llamen al tuyo.
reason-not-a-voter = Mientras viva algún juez, solo votan los jueces.
reason-already-acted = Ya has elegido en este paso, y no se puede cambiar.
reason-already-voted = Ya has votado o te has abstenido; no se puede cambiar hasta la próxima votación.
reason-claims-used = Por hoy ya has declarado bastante; con tus palabras puedes seguir.
reason-must-choose = No puedes pasar: elige a alguien.
reason-target-dead = Esa persona está fuera de la partida; elige a alguien con vida.
reason-target-self = No puedes elegirte; elige a otra persona.
reason-target-own-gang = Esa persona es de tu banda; elige a otra.
reason-repeat-protection = Anoche protegiste a esa persona; esta noche elige a otra.
reason-already-nominated = Esa persona ya está en el banquillo; elige a otra o a nadie.
reason-not-accused = Esa persona no está en esta votación; elige a una de las que están.
reason-not-called = Ahora no se llama a esa persona; levanta la mano cuando la nombren, o por quien se llama ahora.
reason-nothing-claimed = Ahora no hay ninguna declaración así; elige otra cosa.
reason-not-seen = Nadie ha visto eso; nombra un motivo que todos hayan visto.
reason-not-in-game = Eso no está en esta partida; elige algo de lo que se muestra.

## Ajustes

preset-basic = Partida básica
preset-professional = Partida profesional
preset-extended = Partida ampliada
preset-hostless = Partida sin director
setting-preset = Modo
    .help = Fija de una vez la baraja, la forma de matar y el director.
setting-deck = Baraja
    .help = La básica tiene ciudadanos, comisario, mafia y don; la ampliada, los catorce personajes.
    .value =
        { $value ->
            [basic] Básica
           *[extended] Ampliada
        }
setting-kill-method = Forma de matar
    .help = Con los ojos abiertos la banda señala junta a su víctima; con los ojos cerrados cada cual marca por su cuenta, según el plan de la primera noche.
    .value =
        { $value ->
            [open_eyes] Ojos abiertos
           *[closed_eyes] Ojos cerrados
        }
setting-host-mode = Director
    .help = Dirige el programa, o una persona, o nadie hasta que muere el primer jugador.
    .value =
        { $value ->
            [engine] El programa
            [human] Una persona
           *[hostless] Nadie
        }
setting-address-by = Cómo se llama a la gente
    .help = A los jugadores se los llama por su número o por su nombre.
    .value =
        { $value ->
            [numbers] Números
           *[names] Nombres
        }
setting-row13-special = Carta especial para trece
    .help = En una partida ampliada de trece se reparte este personaje: el abogado o el hombre lobo.
    .value =
        { $value ->
            [lawyer] Abogado
           *[werewolf] Hombre lobo
        }
setting-gang-agreement = Acuerdo de la banda
    .help = Con los ojos abiertos la banda solo mata si todos señalan a la misma persona, o si lo hace la mayoría.
    .value =
        { $value ->
            [unanimous] Todos
           *[majority] La mayoría
        }
setting-team-target = Matar a los suyos
    .help = Una banda puede elegir como víctima a uno de los suyos, o no puede.
    .value =
        { $value ->
            [allowed] Se puede
           *[forbidden] No se puede
        }
setting-plan-reminder = Recordatorio del plan
    .help = Cuando llaman a la banda, cada miembro vuelve a ver el plan.
setting-gang-replan = Planes nuevos
    .help = Cada tres noches la banda puede acordar un plan nuevo, o solo tiene el primero.
    .value =
        { $value ->
            [none] Solo el primero
           *[window] Cada tres noches
        }
setting-sheriff-may-pass = El sheriff puede no disparar
    .help = El sheriff puede pasar una noche sin disparar.
setting-maniac-may-pass = El maníaco puede contenerse
    .help = El maníaco puede pasar una noche sin matar.
setting-sheriff-vs-doctor = El sheriff contra el médico
    .help = El disparo del sheriff mata a quien el médico protege, o no lo mata.
    .value =
        { $value ->
            [kills] Mata
           *[saved] No mata
        }
setting-sheriff-vs-immortal = El sheriff contra el inmortal
    .help = El inmortal sobrevive al disparo del sheriff, o muere.
    .value =
        { $value ->
            [survives] Sobrevive
           *[kills] Muere
        }
setting-lawyer-appears-red = El abogado pasa por rojo
    .help = La investigación del comisario no delata al abogado.
setting-werewolf-trigger = Qué despierta al lobo
    .help = El hombre lobo cambia de bando cuando muere cualquier jugador del bando negro, o solo un miembro de una banda.
    .value =
        { $value ->
            [any_black] Del bando negro
           *[gang_member] De una banda
        }
setting-werewolf-joins = Cómo se une el hombre lobo
    .help = El hombre lobo y su nueva banda se conocen, o siguen sin conocerse.
    .value =
        { $value ->
            [meets_gang] Se conocen
           *[blind] No se conocen
        }
setting-single-accused-defence = Defensa con una sola acusación
    .help = Quien es la única persona acusada puede hablar antes de la sentencia.
setting-all-or-none-tie = Empate en «todos o ninguno»
    .help = Si hay tantos votos por ejecutar a todos como por dejarlos con vida, viven, o se los ejecuta.
    .value =
        { $value ->
            [spare] Viven
           *[execute] Mueren
        }
setting-judge-tie = Empate de los jueces
    .help = Tras un empate de los jueces toda la mesa vota «todos o ninguno», o los jueces votan otra vez.
    .value =
        { $value ->
            [all_or_none] Todos o ninguno
           *[basic] Otra vez los jueces
        }
setting-helpers-in-parity = Los ayudantes cuentan con la banda
    .help = El abogado y el juez corrupto cuentan al comparar una banda con el bando rojo.
setting-maniac-blocks-parity = El maníaco frena a las bandas
    .help = Ninguna banda gana por número mientras viva el maníaco.
setting-red-win-requires = Qué necesita el bando rojo
    .help = El bando rojo gana cuando ha muerto todo el bando negro, o cuando han muerto todos los asesinos, o los miembros de las bandas.
    .value =
        { $value ->
            [all_black] El bando negro
            [killers_only] Asesinos
           *[gangs_only] Bandas
        }
setting-nobody-left = Si no queda nadie
    .help = Si todos han muerto, gana el bando rojo, o hay empate.
    .value =
        { $value ->
            [red] Gana el rojo
           *[draw] Empate
        }
setting-dead-see-all = Los muertos lo ven todo
    .help = Quien está fuera ve lo mismo que el director.
setting-reveal-at-end = Cartas descubiertas al final
    .help = Al terminar la partida se descubren todas las cartas.
setting-stalemate-rounds = Rondas hasta el empate
    .help = Tras tantas rondas sin una muerte la partida queda en empate; 0: nunca.
setting-night-pace = Ritmo de la noche
    .help = Cada paso dura entero; o acaba antes, cuando todos los vivos han confirmado un acto o una sospecha. Entonces se ve cuánto tardó el más lento.
    .value =
        { $value ->
            [together] Todos juntos
           *[fixed] Fijo
        }
setting-night-step-seconds = Segundos por paso de la noche
    .help = Cuánto dura cada paso de la noche, viva quien viva; 0: hasta que el director toque «Seguir».
setting-planning-seconds = Segundos para planear
    .help = Cuánto planea una banda que mata con los ojos cerrados; las reglas dan dos minutos.
setting-speech-seconds = Segundos por discurso
    .help = Cuánto puede hablar cada jugador de día; las reglas dan un minuto.
setting-nomination-seconds = Segundos para acusar
    .help = Cuánto se puede pensar tras hablar a quién llevar a juicio; 0: hasta que el director toque «Seguir».
setting-defence-seconds = Segundos por defensa
    .help = Cuánto puede hablar un acusado, también tras un empate y como últimas palabras; las reglas dan 30 segundos.
setting-vote-call-seconds = Segundos por llamada
    .help = Cuánto tiempo se puede levantar la mano contra cada acusado; 0: hasta que el director toque «Seguir».
setting-deal-seconds = Segundos para la carta
    .help = Cuánto se puede mirar la carta antes de la primera noche; 0: sin límite, hasta que todos estén listos.
setting-temporary-host = Director provisional
    .help = En una partida sin director esta persona anuncia hasta que alguien muere.

## Declaraciones

claim-am =
    { $words_kind ->
        [red] Soy del bando rojo.
        [black] Soy del bando negro.
       *[other] Mi carta: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [red] No soy del bando rojo.
        [black] No soy del bando negro.
       *[other] Mi carta no es { $words }.
    }
claim-think =
    { $words_kind ->
        [red] Pienso que { $seats } es del bando rojo.
        [black] Pienso que { $seats } es del bando negro.
        [mafia] Pienso que { $seats } es de la mafia.
        [yakuza] Pienso que { $seats } es de la yakuza.
       *[other] Pienso que { $seats } es { $words }.
    }
claim-sure =
    { $words_kind ->
        [red] Seguro que { $seats } es del bando rojo.
        [black] Seguro que { $seats } es del bando negro.
        [mafia] Seguro que { $seats } es de la mafia.
        [yakuza] Seguro que { $seats } es de la yakuza.
       *[other] Seguro que { $seats } es { $words }.
    }
claim-word-resident = { card-resident }
claim-word-commissar = { card-commissar }
claim-word-doctor = { card-doctor }
claim-word-immortal = { card-immortal }
claim-word-honest-judge = { card-honest-judge }
claim-word-sheriff = { card-sheriff }
claim-word-mafia = { card-mafia }
claim-word-don = { card-don }
claim-word-ninja = { card-ninja }
claim-word-yakuza = { card-yakuza }
claim-word-maniac = { card-maniac }
claim-word-werewolf = { card-werewolf }
claim-word-lawyer = { card-lawyer }
claim-word-corrupt-judge = { card-corrupt-judge }
claim-word-red = del bando rojo
    .short = rojos
claim-word-black = del bando negro
    .short = negros
claim-word-nod = asiente
claim-word-no-nod = no asiente
claim-word-guard = protejo
claim-word-kill = mato
claim-word-shoot = disparo
