# Las palabras del libro `bigcity`; citysleeps/views/words.py dice cómo un hecho se vuelve palabras.

## Hechos para todos

game-set =
    { $roles_count ->
        [0] En la mesa ({ $seats_count }): { $seats }. Qué papeles hay en juego no lo sabe nadie: { $decks }.
       *[other] En la mesa ({ $seats_count }): { $seats }. En juego: { $roles }.
    }
    .heading = El reparto
    .roles = { $roles } × { $number }
    .decks = { $decks } × { $number }
set-warned =
    { $warning ->
        [player_range] Lo mejor es jugar de 6 a 18 personas.
        [no_check_or_shot] Ningún ciudadano investiga ni dispara: a la ciudad le costará ganar.
       *[role_table]
            { $column ->
                [peaceful_resident] Para { $row } jugadores las reglas aconsejan otro número de Vecinos pacíficos.
                [special_citizens] Para { $row } jugadores las reglas aconsejan menos ciudadanos especiales.
               *[criminals] Para { $row } jugadores las reglas aconsejan menos criminales y renegados.
            }
    }
option-noted =
    { $option ->
        [opt_sound_mind] Los muertos pueden decir de quién sospechan: favorece mucho a quienes investigan.
        [opt_grave_secrets] Los muertos ocultan su carta: se sabe menos.
       *[opt_name_of_truth] De día se puede enseñar la carta: es más difícil tirarse un farol.
    }
host-named =
    { $host_kind ->
        [nobody] Desde ahora dirige la partida el programa.
        [host] Desde ahora dirige la partida una persona.
       *[seat] Dirige la partida { $host }.
    }
night-begun =
    { $quiet ->
        [yes] La ciudad se duerme. Llega la Noche quieta.
       *[no] La ciudad se duerme. Llega la noche.
    }
    .heading = Noche { $number }
called =
    { $step ->
        [call_criminals] Despiertan los criminales.
        [call_lawyer] Despierta el Abogado.
        [call_doctor] Despierta el Médico.
        [call_bodyguard] Despierta el Guardaespaldas.
        [call_mafia] Despierta la Mafia.
        [call_cartel] Despierta el Cartel.
        [call_maniac] Despierta el Maníaco.
        [call_poisoner] Despierta el Envenenador.
        [call_revolutionary] Despierta el Revolucionario.
        [call_sect] Despierta la secta.
        [call_lover] Despierta la Amante.
        [call_detective] Despierta el Detective, o el Patrullero.
        [call_journalist] Despierta el Periodista.
        [call_psychic] Despierta el Vidente.
        [call_bloodhound] Despierta el Sabueso.
        [call_sleuth] Despierta el Investigador.
        [call_judge] Despierta el Juez.
       *[call_admirer] Despierta la Admiradora.
    }
day-begun = La ciudad despierta. Llega el día.
    .heading = Día { $number }
killed =
    { $cards_count ->
        [0]
            { $seats_count ->
                [1] Muere { $seats }.
               *[other] Mueren { $seats }.
            }
       *[other]
            { $seats_count ->
                [1] Muere { $cards }.
               *[other] Mueren { $cards }.
            }
    }
    .cards = { $seats } ({ $cards })
nobody-killed = Esta noche no ha muerto nadie.
avenged =
    { $effect ->
        [no] El Vengador ({ $avenger }) elige a { $seat }, pero a { $seat } no le pasa nada.
       *[yes] El Vengador ({ $avenger }) se lleva consigo a { $seat }.
    }
avenger-passed = El Vengador ({ $seat }) no elige a nadie.
window-ended = Seguimos.
last-word-said = La última palabra de { $seat }: «{ $text }»
jailed =
    { $seats_count ->
        [1] { $seats } va a la cárcel: puede hablar, no votar.
       *[other] { $seats } van a la cárcel: pueden hablar, no votar.
    }
released =
    { $seats_count ->
        [1] { $seats } sale de la cárcel y vuelve a votar.
       *[other] { $seats } salen de la cárcel y vuelven a votar.
    }
discussion-opened =
    { $limit ->
        [0] La ciudad discute.
       *[other] La ciudad discute. Tiempo: { $limit } s.
    }
said = { $seat }: «{ $text }»
claimed = { $seat }: { claim-phrase }
readied =
    { $ready ->
        [no] { $seat } quiere seguir hablando.
       *[yes] { $seat } quiere votar ya.
    }
shown = En nombre de la verdad: { $seat } enseña la carta { $card }.
left = { $seat } deja la partida.
warned = El director advierte a { $seat }: no se dice quién es de la banda o de la secta.
unwarned = El director retira una advertencia a { $seat }.
voting-opened =
    { $round ->
        [second_round] Empate. Votamos otra vez: { $candidates }.
       *[first_round] Votamos. ¿A quién condena la ciudad?
    }
named = ¿Quién vota contra { $seat }?
voted =
    { $hand ->
        [no] { $voter } baja la mano.
       *[yes] { $voter } levanta la mano contra { $candidate }.
    }
votes-counted =
    { $voters_count ->
        [0] Recuento: ninguna mano.
       *[other] Recuento: { $candidates }. Quién vota contra quién: { $voters }.
    }
    .aloud =
        { $voters_count ->
            [0] Recuento: ninguna mano.
           *[other] Recuento: { $candidates }.
        }
    .candidates =
        { $numbers ->
            [0] { "" }
            [one] { $candidates } con { $numbers } voto
           *[other] { $candidates } con { $numbers } votos
        }
    .voters = { $voters } contra { $votes }
nobody-condemned = Hoy no se condena a nadie.
alibi-announced = ¡{ $seat } tiene coartada! No se ejecuta a nadie.
executed =
    { $card_kind ->
        [none] La ciudad ejecuta a { $seat }.
       *[other] La ciudad ejecuta a { $seat }. La carta: { $card }.
    }
game-over =
    { $winners_count ->
        [0] La partida ha terminado. { $ending } { $winner }
       *[other] La partida ha terminado. { $ending } { $winner } Ganan: { $winners }.
    }
    .heading = El final
final-reveal = Se descubre todo: { $cards }.{ $recruited_count ->
        [0] { "" }
       *[other] { " " }Reclutados: { $recruited }.
    }{ $heirs_count ->
        [0] { "" }
       *[other] { " " }Herederos: { $heirs }.
    }{ $acts_count ->
        [0] { "" }
       *[other] { " " }De noche: { $acts }.
    }
    .cards =
        { $causes_kind ->
            [none] { $name }: { $cards }
           *[other] { $name }: { $cards } ({ $causes })
        }
    .acts =
        { $acts ->
            [shoot]
                { $actors_kind ->
                    [nobody]
                        { $targets_kind ->
                            [nobody] noche { $nights }: la banda no dispara a nadie
                           *[seat] noche { $nights }: la banda dispara a { $targets }
                        }
                   *[seat] noche { $nights }: { $actors } dispara a { $targets }
                }
            [check]
                { $others_kind ->
                    [nobody] noche { $nights }: { $actors } investiga a { $targets }
                   *[seat] noche { $nights }: { $actors } investiga a { $targets } y { $others }
                }
            [block] noche { $nights }: { $actors } bloquea a { $targets }
            [heal] noche { $nights }: { $actors } cura a { $targets }
            [guard] noche { $nights }: { $actors } protege a { $targets }
            [poison] noche { $nights }: { $actors } envenena a { $targets }
            [recruit] noche { $nights }: { $actors } recluta a { $targets }
            [falsify] noche { $nights }: { $actors } seduce a { $targets }
            [jail] noche { $nights }: { $actors } encarcela a { $targets }
            [release] noche { $nights }: { $actors } suelta a { $targets }
            [alibi] noche { $nights }: { $actors } da coartada a { $targets }
           *[pass] noche { $nights }: { $actors } no elige a nadie
        }

## Hechos para algunos

# Lo que se dice de noche cabe en un susurro: 48 signos con nombres de diez letras.

card-dealt =
    { $you ->
        [yes] Tu carta: { $card }.
       *[no] La carta de { $me }: { $card }.
    }
woken =
    { $you ->
        [yes] Te toca.
       *[no] Despierta { $me }.
    }
awake =
    { $seats_count ->
        [1] Solo despierta { $seats }.
       *[other] Despiertan: { $seats }.
    }
crossed-arms =
    { $you ->
        [yes] Brazos cruzados: esta noche no actúas.
       *[no] Brazos cruzados: { $me } no actúa.
    }
act-taken =
    { $act ->
        [block]
            { $you ->
                [yes] Bloqueas a { $targets }.
               *[no] { $me } bloquea a { $targets }.
            }
        [heal]
            { $you ->
                [yes] Curas a { $targets }.
               *[no] { $me } cura a { $targets }.
            }
        [guard]
            { $you ->
                [yes] Proteges a { $targets }.
               *[no] { $me } protege a { $targets }.
            }
        [shoot]
            { $you ->
                [yes] Disparas a { $targets }.
               *[no] { $me } dispara a { $targets }.
            }
        [poison]
            { $you ->
                [yes] Envenenas a { $targets }.
               *[no] { $me } envenena a { $targets }.
            }
        [recruit]
            { $you ->
                [yes] Reclutas a { $targets }.
               *[no] { $me } recluta a { $targets }.
            }
        [falsify]
            { $you ->
                [yes] Seduces a { $targets }.
               *[no] { $me } seduce a { $targets }.
            }
        [check]
            { $you ->
                [yes] Investigas a { $targets }.
               *[no] { $me } investiga a { $targets }.
            }
        [jail]
            { $you ->
                [yes] Encarcelas a { $targets }.
               *[no] { $me } encarcela a { $targets }.
            }
        [release]
            { $you ->
                [yes] Sueltas a { $targets }.
               *[no] { $me } suelta a { $targets }.
            }
        [alibi]
            { $you ->
                [yes] Das coartada a { $targets }.
               *[no] { $me } da coartada a { $targets }.
            }
        [done]
            { $you ->
                [yes] Listo.
               *[no] { $me } termina.
            }
       *[pass]
            { $you ->
                [yes] No eliges a nadie.
               *[no] { $me } no elige a nadie.
            }
    }
pointed =
    { $target_kind ->
        [up] { $seat } señala arriba: al aire.
        [none] { $seat } no señala a nadie.
       *[seat] { $seat } señala a { $target }.
    }
faction-said = { $seat }: «{ $text }»
faction-choice =
    { $choice_kind ->
        [up] El disparo va al aire.
        [none] No hay disparo.
       *[seat] El disparo es para { $choice }.
    }
agent-exposed = ¡{ $agent } es el Agente! Podéis elegir otro.
leader-inherited =
    { $you ->
        [yes] Ahora mandas tú: tu dedo decide.
       *[no] { $me } manda ahora en la banda.
    }
no-shot =
    { $you ->
        [yes] { $target }: { $signal }. Pacífico, sin tiro.
       *[no] { $me } no dispara ({ $target }): { $signal }.
    }
recruit-chosen = Entra en la secta: { $seat }.
recruited =
    { $you ->
        [yes] Estás en la secta. Ya no tienes poderes.
       *[no] { $me } está ahora en la secta.
    }
head-inherited =
    { $you ->
        [yes] Ahora mandas en la secta: { $members }.
       *[no] { $me } manda ahora en la secta: { $members }.
    }
check-answer =
    { $you ->
        [yes] { $targets }: { $signal }. { $meaning }
       *[no] { $me } investiga a { $targets }: { $signal }. { $meaning }
    }
list-ban =
    { $you ->
        [yes] No digas quién es de la banda o de la secta.
       *[no] { $me } no puede decir quién es de la banda o de la secta.
    }
avenge-prompt =
    { $you ->
        [yes]
            { $seats_count ->
                [0] No puedes elegir a nadie. Pasa.
               *[other] Puedes llevarte a alguien contigo.
            }
       *[no]
            { $seats_count ->
                [0] { $me } solo puede pasar.
               *[other] { $me } puede llevarse a alguien.
            }
    }
word-prompt =
    { $you ->
        [yes] Tu última palabra: ¿de quién sospechas?
       *[no] { $me } tiene la última palabra.
    }
leaving =
    { $you ->
        [yes] Ya no juegas. Los demás no lo saben.
       *[no] { $me } se va; nadie lo sabe.
    }

# Solo para el director.

to-announce =
    { $what ->
        [game_set] Anuncia quién juega y con qué papeles.
        [set_warned] Anuncia lo que aconsejan las reglas.
        [option_noted] Anuncia qué significa la opción.
        [host_named] Anuncia quién dirige.
        [night_begun] Anuncia que llega la noche.
        [called] Anuncia la siguiente llamada.
        [day_begun] Anuncia que la ciudad despierta.
        [killed] Anuncia quién muere.
        [nobody_killed] Anuncia que no ha muerto nadie.
        [avenged] Anuncia a quién elige el Vengador.
        [avenger_passed] Anuncia que el Vengador no elige a nadie.
        [window_ended] Anuncia que la partida sigue.
        [jailed] Anuncia quién va a la cárcel.
        [released] Anuncia quién sale de la cárcel.
        [discussion_opened] Anuncia la discusión.
        [shown] Anuncia qué carta se enseña.
        [left] Anuncia quién deja la partida.
        [voting_opened] Anuncia la votación.
        [named] Anuncia el siguiente nombre.
        [votes_counted] Anuncia el recuento.
        [nobody_condemned] Anuncia que no se condena a nadie.
        [alibi_announced] Anuncia quién tiene coartada.
        [executed] Anuncia a quién se ejecuta.
        [game_over] Anuncia quién gana.
       *[final_reveal] Anuncia quién era quién.
    }
heir-drawn =
    { $group ->
        [mafia] { $seat } manda ahora en la Mafia.
        [cartel] { $seat } manda ahora en el Cartel.
       *[sect] { $seat } manda ahora en la secta.
    }
death-caused = { $seat }: { $cause }.

## Cartas

# La descripción de una carta toma los ajustes de la partida; `short` es una línea de la lista de papeles.

card-peaceful-resident = Vecino pacífico
    .description = Duerme todas las noches; de día habla, escucha y vota. Gana con los ciudadanos, cuando no queda con vida ningún criminal ni renegado.
    .short = de noche duerme, de día vota
card-agent = Agente
    .description = Un ciudadano entre los criminales: despierta con ellos, ve quiénes son y señala con ellos, pero de día no puede nombrarlos. Si eligen al Agente, nada lo salva. Gana con los ciudadanos.
    .short = un ciudadano que despierta con los criminales
card-judge = Juez
    .description = Cada noche puede enviar a un jugador a la cárcel o soltar a un preso. El preso no hace nada de noche; de día habla, pero no vota. Gana con los ciudadanos.
    .short = encarcela a un jugador o suelta a otro
card-detective = Detective
    .description = Cada noche investiga a un jugador. Pulgar arriba: ciudadano; pulgar abajo: criminal; pulgar de lado: renegado. Gana con los ciudadanos.
    .short = averigua el bando de un jugador
card-journalist = Periodista
    .description = Cada noche compara a dos jugadores. Pulgar arriba: son del mismo bando; pulgar abajo: no lo son. Gana con los ciudadanos.
    .short = compara los bandos de dos jugadores
card-doctor = Médico
    .description =
        { $opt_all_in_moderation ->
            [on] Cada noche cura a un jugador: esa noche no lo matan los disparos ni el veneno. Quien es curado dos noches seguidas se envenena y muere al anochecer. Gana con los ciudadanos.
           *[off] Cada noche cura a un jugador: esa noche no lo matan los disparos ni el veneno. Nunca al mismo dos noches seguidas. Gana con los ciudadanos.
        }
    .short = cura a un jugador cada noche
card-bodyguard = Guardaespaldas
    .description = Cada noche protege a otro jugador. Si le disparan, el Guardaespaldas muere en su lugar. Gana con los ciudadanos.
    .short = muere en lugar de quien protege
card-patrolman = Patrullero
    .description = Duerme mientras vive el Detective. Cuando este muere, investiga cada noche a un jugador en su lugar. Gana con los ciudadanos.
    .short = releva al Detective cuando muere
card-psychic = Vidente
    .description = Cada noche mira alrededor de un jugador. Pulgar arriba: él y sus dos vecinos son ciudadanos; pulgar abajo: alguno no lo es. Gana con los ciudadanos.
    .short = mira a un jugador y a sus vecinos
card-admirer = Admiradora
    .description = Cada noche da a un jugador una coartada secreta: si al día siguiente la ciudad lo condena, no se ejecuta a nadie. Nunca al mismo dos noches seguidas. Gana con los ciudadanos.
    .short = da a un jugador una coartada para el día
card-sleuth = Investigador
    .description = Cada noche investiga a un jugador o le dispara. Al investigar, pulgar arriba es un Vecino pacífico; pulgar abajo, cualquier otro. Gana con los ciudadanos.
    .short = investiga o dispara
card-lucky-one = Afortunado
    .description = Duerme todas las noches. Ni disparos, ni veneno, ni cárcel pueden con él; solo la votación de la ciudad. Gana con los ciudadanos.
    .short = solo lo vence una votación
card-avenger = Vengador
    .description = Duerme todas las noches. Si lo matan o lo ejecutan, puede elegir al momento a un jugador vivo, que muere también. Gana con los ciudadanos.
    .short = se lleva a alguien consigo
card-mafia = Mafia
    .description =
        { $faction ->
            [both] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana cuando la otra banda ya no existe y la suya es al menos tan numerosa como los ciudadanos.
           *[other]
                { $parity_counts ->
                    [all_others] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana si al empezar un día los criminales son al menos tantos como todos los demás.
                    [peaceful_only] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana si al empezar un día los criminales son al menos tantos como los Vecinos pacíficos.
                   *[citizens] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana si al empezar un día los criminales son al menos tantos como los ciudadanos.
                }
        }
    .short = disparan juntos a un jugador por noche
card-cartel = Cartel
    .description =
        { $faction ->
            [both] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana cuando la otra banda ya no existe y la suya es al menos tan numerosa como los ciudadanos.
           *[other]
                { $parity_counts ->
                    [all_others] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana si al empezar un día los criminales son al menos tantos como todos los demás.
                    [peaceful_only] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana si al empezar un día los criminales son al menos tantos como los Vecinos pacíficos.
                   *[citizens] Cada noche despierta con los suyos; juntos disparan a un jugador, o al aire. Gana si al empezar un día los criminales son al menos tantos como los ciudadanos.
                }
        }
    .short = disparan juntos a un jugador por noche
card-lawyer = Abogado
    .description = Cada noche bloquea a otro jugador, que ve los brazos cruzados y se duerme sin actuar. Nunca al mismo dos noches seguidas. Dispara y gana con los criminales.
    .short = bloquea a un jugador cada noche
card-lover = Amante
    .description =
        { $lover_mode ->
            [checked] Cada noche elige a otro jugador: quien lo investigue esa noche recibe una respuesta falsa. Dispara y gana con los criminales.
           *[checker] Cada noche elige a otro jugador: si este investiga esa noche, recibe una respuesta falsa. Dispara y gana con los criminales.
        }
    .short = vuelve falsas las respuestas
card-bloodhound = Sabueso
    .description = Cada noche investiga a otro jugador. Pulgar abajo: Vecino pacífico; pulgar arriba: cualquier otro. Dispara y gana con los criminales.
    .short = olfatea los papeles especiales
card-werewolf = Hombre lobo
    .description = Quien investiga los bandos lo toma por ciudadano. Despierta con la banda como todo criminal. Dispara y gana con los criminales.
    .short = parece ciudadano si lo investigan
card-boss = Jefe
    .description = Cuando la Mafia no se pone de acuerdo, decide el Jefe. Si muere, su papel pasa en secreto a otro de la Mafia. Dispara y gana con los criminales.
    .short = decide si la Mafia no se pone de acuerdo
card-ringleader = Cabecilla
    .description = Cuando el Cartel no se pone de acuerdo, decide el Cabecilla. Si muere, su papel pasa en secreto a otro del Cartel. Dispara y gana con los criminales.
    .short = decide si el Cartel no se pone de acuerdo
card-maniac = Maníaco
    .description = Juega solo y cada noche dispara a otro jugador. Gana si al empezar un día solo viven él y otro más.
    .short = dispara solo cada noche
card-poisoner = Envenenador
    .description = Juega solo y cada noche envenena a otro jugador, que muere al anochecer siguiente, tras la votación. Gana si es el único que queda con vida.
    .short = la víctima muere al anochecer
card-sectarian = Sectario
    .description = Cada noche recluta a un jugador, que entra en la secta y pierde los poderes de su carta. Gana con la secta, cuando todos los vivos están en ella.
    .short = recluta a un jugador cada noche
card-revolutionary = Revolucionario
    .description = Juega solo y cada noche dispara a otro jugador; si es un Vecino pacífico, no hay disparo y el pulgar sube. Gana cuando solo viven él y un Vecino pacífico.
    .short = no dispara a Vecinos pacíficos
card-host = Director
    .description = Dirige la partida, conoce todas las cartas y no juega con ningún bando.
    .short = dirige la partida

## Bandos, señales, ganadores, finales

side-citizens = Ciudadanos
side-criminals = Criminales
side-outcasts = Renegados
side-mafia-faction = Mafia
side-cartel-faction = Cartel
side-sect = Secta
signal-thumb-up = pulgar arriba
signal-thumb-down = pulgar abajo
signal-thumb-sideways = pulgar de lado
meaning-citizen = Ciudadano.
meaning-criminal = Criminal.
meaning-outcast = Renegado.
meaning-same = Aliados.
meaning-different = Rivales.
meaning-all-citizens = Todos ciudadanos.
meaning-not-all-citizens = No todos lo son.
meaning-peaceful = Pacífico.
meaning-other-role = Otro papel.
winner-citizens = Ganan los ciudadanos: la ciudad vuelve a ser suya.
winner-criminals = Ganan los criminales: la ciudad es suya.
winner-mafia-faction = Gana la Mafia: la ciudad es suya.
winner-cartel-faction = Gana el Cartel: la ciudad es suya.
winner-sect = Gana la secta: ya creen todos.
winner-maniac = Gana el Maníaco.
winner-poisoner = Gana el Envenenador.
winner-revolutionary = Gana el Revolucionario.
winner-none = No gana nadie.
ending-city-clean = No queda con vida ningún criminal ni renegado.
ending-parity = Los criminales ya no están en minoría.
ending-faction-parity = Solo queda una banda, y nadie puede pararla.
ending-last-standing = No queda nadie más con vida.
ending-two-left = Al amanecer quedan dos, y uno es el Maníaco.
ending-extermination = El veneno ha hecho su trabajo.
ending-revolution = Quedan el Revolucionario y un Vecino pacífico.
ending-all-sect = Todos los vivos están en la secta.
ending-nobody-left = No queda nadie con vida.
ending-revolutionary-alone = El Revolucionario queda solo, sin nadie a quien liberar.
ending-stalemate = Hace demasiado que no pasa nada.
ending-ended-by-host = El director termina la partida.
cause-shot = disparo
cause-exposed = Agente descubierto
cause-poison = veneno
cause-overdose = exceso de cura
cause-avenged = el Vengador
cause-shown = enseñó su carta
cause-left = dejó la partida
cause-executed = ejecución

## Fases y pasos

phase-setup = El reparto
phase-quiet-night = Noche quieta
phase-night = Noche
phase-day = Día
phase-dawn = Amanecer
phase-discussion = Discusión
phase-voting = Votación
phase-evening = Anochecer
phase-over = El final
phase-call-criminals = Los criminales
phase-call-lawyer = El Abogado
phase-call-doctor = El Médico
phase-call-bodyguard = El Guardaespaldas
phase-call-mafia = La Mafia
phase-call-cartel = El Cartel
phase-call-maniac = El Maníaco
phase-call-poisoner = El Envenenador
phase-call-revolutionary = El Revolucionario
phase-call-sect = La secta
phase-call-lover = La Amante
phase-call-detective =
    { $duty ->
        [detective] El Detective
        [patrolman] El Patrullero
       *[both] El Detective o el Patrullero
    }
phase-call-journalist = El Periodista
phase-call-psychic = El Vidente
phase-call-bloodhound = El Sabueso
phase-call-sleuth = El Investigador
phase-call-judge = El Juez
phase-call-admirer = La Admiradora
phase-second-choice = Otra víctima
phase-avenger-window = La elección del Vengador
phase-last-word = Última palabra
phase-first-round = Primera vuelta
phase-second-round = Segunda vuelta

## Lo que se lee en voz alta

lobby-line = De 6 a 18 jugadores y un director; pueden jugar menos o más.
advice-player-range = Lo mejor es jugar de 6 a 18 personas; se puede jugar igualmente.
advice-table-peaceful-resident = Las reglas aconsejan aquí otro número de Vecinos pacíficos; se puede jugar.
advice-table-special-citizens = Las reglas aconsejan aquí menos ciudadanos especiales; se puede jugar.
advice-table-criminals = Las reglas aconsejan aquí menos criminales y renegados; se puede jugar.
advice-no-check-or-shot = Ningún ciudadano investiga ni dispara: a la ciudad le costará ganar.
advice-opt-sound-mind = La última palabra favorece mucho a quienes investigan.
advice-opt-grave-secrets = Ocultar las cartas complica la partida: se sabe menos.
advice-opt-name-of-truth = Las cartas enseñadas dejan menos sitio a los faroles.
advice-bad-player-count = No hay conjunto para tantos jugadores: cambia su número o elige los papeles.
advice-bad-setup = Este conjunto no se puede repartir: tantas cartas como jugadores y menos criminales que ciudadanos.
advice-both-apart = Con Mafia y Cartel a la vez no hay renegados ni criminales especiales: quita esas cartas.
advice-both-equal = La Mafia y el Cartel deben tener el mismo número de cartas.
advice-outcasts = Hay más renegados de los que permiten los ajustes ({ $most }): quita alguno o cambia el ajuste.

# Lo que todos han de hacer ahora.

prompt-setup = Mira tu carta en secreto.
prompt-discussion = Hablad con libertad: ¿quiénes son los criminales?
prompt-first-round = Levanta la mano cuando nombren a quien condenas.
prompt-second-round = Empate: levanta la mano contra uno de estos.
prompt-avenger-window = Vengador, puedes llevarte a alguien.
prompt-last-word = La última palabra: ¿de quién sospechas?

# Una llamada toma el número de la noche y no sabe quién es quién ni si alguien despierta.

call-criminals = Despiertan los criminales y ven quién está con ellos.
call-lawyer = Despierta el Abogado. ¿A quién bloqueas?
call-doctor = Despierta el Médico. ¿A quién curas?
call-bodyguard = Despierta el Guardaespaldas. ¿A quién proteges?
call-mafia =
    { $night ->
        [1] Despierta la Mafia y ve quién es de los suyos.
       *[other] Despierta la Mafia. ¿A quién disparáis?
    }
call-cartel =
    { $night ->
        [1] Despierta el Cartel y ve quién es de los suyos.
       *[other] Despierta el Cartel. ¿A quién disparáis?
    }
call-maniac = Despierta el Maníaco. ¿Quién es la próxima víctima?
call-poisoner = Despierta el Envenenador. ¿Para quién es el veneno?
call-revolutionary = Despierta el Revolucionario. ¿A quién disparas?
call-sect = Despierta la secta. ¿Quién va a entrar en ella?
call-lover = Despierta la Amante. ¿De quién serán falsas las respuestas?
call-detective =
    { $duty ->
        [detective] Despierta el Detective. ¿De quién averiguas el bando?
        [patrolman] Despierta el Patrullero. ¿De quién averiguas el bando?
       *[both] Despierta el Detective o el Patrullero. ¿De quién averiguas el bando?
    }
call-journalist = Despierta el Periodista. ¿A qué dos comparas?
call-psychic = Despierta el Vidente. ¿A quién miras, con sus vecinos?
call-bloodhound = Despierta el Sabueso. ¿Qué rastro sigues?
call-sleuth = Despierta el Investigador. ¿A quién investigas o disparas?
call-judge = Despierta el Juez. ¿Quién va a la cárcel, quién sale?
call-admirer = Despierta la Admiradora. ¿A quién das coartada?

## Lo que hacen los jugadores

act-ready = Nada que añadir
act-unready = Algo que añadir
act-block = Bloquear
act-heal = Curar
act-guard = Proteger
act-point = Señalar
act-done = Terminar
act-pass = Pasar
act-shoot = Disparar
act-poison = Envenenar
act-recruit = Reclutar
act-falsify = Seducir
act-check = Investigar
act-jail = Encarcelar
act-release = Soltar
act-alibi = Dar coartada
act-say = Decir
act-claim = Declarar
act-show = Enseñar la carta
act-vote = Levantar la mano
act-abstain = No votar esta vuelta
act-avenge = Llevarse consigo
act-leave = Dejar la partida
choice-up = Al aire
choice-citizen = Ciudadano
choice-criminal = Criminal
choice-outcast = Renegado

## Lo que hace el director

host-act-next = Seguir
host-act-limit = Poner un límite
host-act-false = Dar respuesta falsa
host-act-warn = Advertir
host-act-unwarn = Quitar advertencia
host-act-remove = Sacar de la partida
host-act-stop = Parar la partida
host-act-leave = Dejar la partida
host-act-lead = Dirigir la partida
host-act-correct = Corregir

## Por qué se rechaza algo

reason-bad-player-count = Esta partida no es para tantos jugadores: cambia su número o los papeles.
reason-bad-setup = Así no se puede repartir: revisa cuántas cartas, criminales y renegados hay.
reason-dead-actor = Estás fuera de la partida: desde ahora solo puedes mirar.
reason-wrong-phase = Ahora no se puede; espera a la parte de la partida que corresponde.
reason-not-your-role = Ahora actúa otro papel; espera a que llamen al tuyo.
reason-no-ability = Tu carta no puede actuar ahora; espera a que pueda.
reason-not-a-voter = En la cárcel no votas; puedes hablar hasta que salgas.
reason-claims-used = Por hoy ya has declarado bastante; con tus palabras puedes seguir.
reason-target-dead = Esa persona está fuera de la partida; elige a alguien con vida.
reason-target-self = No puedes elegirte; elige a otra persona.
reason-repeat-target = A esa persona la elegiste anoche; esta noche elige a otra.
reason-bad-target = A esa persona no se la puede elegir para esto; elige a otra.
reason-must-choose = No puedes pasar: elige antes a alguien.
reason-already-acted = Ya has elegido en este paso, y no se puede cambiar.
reason-not-a-candidate = Ahora se nombra a otra persona; levanta la mano cuando toque.
reason-already-voted = Tu elección ya cuenta en esta vuelta; espera a la próxima votación.
reason-nothing-claimed = Ahora no hay ninguna declaración así; elige otra cosa.
reason-not-seen = Nadie ha visto eso; nombra un motivo que todos hayan visto.
reason-not-in-game = Eso no está en esta partida; elige algo de lo que se muestra.
reason-not-allowed = Las reglas no lo permiten; usa una de las acciones que se te ofrecen.

## Ajustes

# `value` dice un valor de un ajuste en una o dos palabras.

preset-default = Papeles usuales
preset-first-game = Primera partida
setting-preset = Conjunto de papeles
    .help = Propone papeles según los jugadores: los usuales o un conjunto sencillo para empezar.
setting-faction = Criminales
    .help = Los criminales son la Mafia o el Cartel o, desde 12 jugadores, ambos enfrentados.
    .value =
        { $value ->
            [mafia] Mafia
            [cartel] Cartel
           *[both] Ambos
        }
setting-host = Director
    .help = Dirige el programa, quien abre la mesa o quien reciba la carta de director.
    .value =
        { $value ->
            [software] El programa
            [human_chosen] Quien abre la mesa
           *[human_dealt] Por reparto
        }
setting-deck = Papeles propuestos
    .help = Si no eliges los papeles, son los usuales para vuestro número o los de una primera partida.
    .value =
        { $value ->
            [default] Usuales
           *[first_game] Primera partida
        }
setting-first-special = Ciudadano especial
    .help = El único ciudadano especial de una primera partida.
    .value =
        { $value ->
            [detective] Detective
            [sleuth] Investigador
           *[doctor] Médico
        }
setting-roles = Papeles en juego
    .help = Estas cartas se reparten, una a cada jugador.
setting-decks = Cartas de cada mazo
    .help = Cuántas cartas se sacan a ciegas de los mazos de ciudadanos, criminales y renegados.
setting-role-table = La tabla de las reglas
    .help = Un conjunto fuera de la tabla recibe un aviso, se rechaza o pasa sin más.
    .value =
        { $value ->
            [warn] Aviso
            [enforce] Obligatoria
           *[off] No cuenta
        }
setting-max-outcasts = Máximo de renegados
    .help = Cuántos renegados puede haber; las reglas aconsejan uno.
    .value = { $value }
setting-agent-quiet-night = El Agente en la Noche quieta
    .help = El Agente despierta con los criminales desde la primera noche, o desde la segunda.
    .value =
        { $value ->
            [wakes] Despierta
           *[sleeps] Duerme
        }
setting-night-calls = Papeles llamados de noche
    .help = El director llama a todos los papeles en juego, a los de los vivos o a todos los que hay.
    .value =
        { $value ->
            [in_play] En juego
            [living] De los vivos
           *[all] Todos
        }
setting-night-pace = Ritmo de la noche
    .help = Una llamada dura todo su tiempo o hasta que todos los vivos hayan confirmado algo.
    .value =
        { $value ->
            [together] Todos juntos
           *[fixed] Fijo
        }
setting-voluntary-pass = Pasar de noche
    .help = De noche solo el Juez puede no elegir a nadie, o cualquier papel.
    .value =
        { $value ->
            [book] Solo el Juez
           *[any] Cualquiera
        }
setting-self-protect = Protegerse a sí mismo
    .help = El Médico y la Admiradora pueden elegirse.
    .value =
        { $value ->
            [allow] Se puede
           *[deny] No se puede
        }
setting-self-check = Investigarse a sí mismo
    .help = El Periodista y el Vidente pueden elegirse.
    .value =
        { $value ->
            [deny] No se puede
           *[allow] Se puede
        }
setting-faction-chat = Escribir de noche
    .help = Quienes despiertan juntos pueden escribirse; si no, solo señalan.
setting-boss-decides = Cuándo decide el jefe
    .help = El Jefe o el Cabecilla decide si nadie va por delante, o siempre que no haya acuerdo.
    .value =
        { $value ->
            [ties] Si hay disputa
           *[any_disagreement] Sin unanimidad
        }
setting-faction-tie = Disputa sin jefe
    .help = Sin Jefe ni Cabecilla no hay disparo, o va a uno de los más señalados.
    .value =
        { $value ->
            [no_shot] Sin disparo
           *[random] Por sorteo
        }
setting-agent-vote = Lo que señala el Agente
    .help = Lo que señala el Agente cuenta como lo de los criminales, o solo se ve.
    .value =
        { $value ->
            [counts] Cuenta
           *[shown_only] Solo se ve
        }
setting-bodyguard-model = El Guardaespaldas
    .help = El Guardaespaldas muere de todo disparo al protegido, o solo del que lo habría matado.
    .value =
        { $value ->
            [intercept] De cualquiera
           *[substitute] Del mortal
        }
setting-lover-mode = Qué respuestas son falsas
    .help = Son falsas las respuestas que recibe el elegido por la Amante, o las que tratan de él.
    .value =
        { $value ->
            [checker] Las que recibe
           *[checked] Las que tratan de él
        }
setting-lover-false = La respuesta falsa de tres
    .help = La respuesta falsa sobre un bando es fija, por sorteo o la elige el director.
    .value =
        { $value ->
            [fixed] Fija
            [random] Por sorteo
           *[host] El director
        }
setting-psychic-neighbours = Los vecinos del Vidente
    .help = Los vecinos son los vivos más cercanos, o los sitios de al lado, vivos o no.
    .value =
        { $value ->
            [living] Los vivos
           *[seats] Los sitios
        }
setting-journalist-mafia-cartel = Mafia y Cartel
    .help = Para el Periodista, Mafia y Cartel son bandos distintos, o el mismo.
    .value =
        { $value ->
            [different] Distintos
           *[same] El mismo
        }
setting-patrolman-without-detective = Sin Detective
    .help = Si no hay Detective, el Patrullero investiga desde la segunda noche, o nunca.
    .value =
        { $value ->
            [active] De servicio
           *[inactive] Duerme
        }
setting-votes-per-player = Manos por vuelta
    .help = En una vuelta se levanta la mano contra un jugador, o contra varios.
    .value =
        { $value ->
            [one] Una
           *[many] Varias
        }
setting-tie-rule = Tras un empate
    .help = Tras un empate hay segunda vuelta entre ellos, o no se condena a nadie.
    .value =
        { $value ->
            [runoff] Segunda vuelta
           *[none] Nadie
        }
setting-parity-counts = Los criminales igualan a
    .help = Los criminales ganan si igualan a los ciudadanos, a todos los demás o a los Vecinos pacíficos.
    .value =
        { $value ->
            [citizens] Los ciudadanos
            [all_others] Todos los demás
           *[peaceful_only] Los pacíficos
        }
setting-nobody-left = Nadie con vida
    .help = Si no queda nadie con vida, ganan los ciudadanos, o nadie.
    .value =
        { $value ->
            [citizens] Los ciudadanos
           *[draw] Nadie
        }
setting-sect-heir = Heredero de la secta
    .help = Si muere quien manda en la secta, nadie recluta más, o sigue un miembro al azar.
    .value =
        { $value ->
            [none] Ninguno
           *[random] Por sorteo
        }
setting-opt-sound-mind = En pleno uso de razón…
    .help = Quien muere puede decir de quién sospecha. Favorece mucho a quienes investigan.
setting-opt-who-is-who = ¿Quién es quién?
    .help = Las cartas se sacan a ciegas de tres mazos: nadie sabe qué papeles hay y se llama a todos.
setting-opt-grave-secrets = Me llevo los secretos a la tumba
    .help = Quien muere no enseña su carta; solo el Vengador que se lleva a alguien.
setting-opt-name-of-truth = ¡En nombre de la verdad!
    .help = De día, antes de votar, se puede enseñar la carta a todos; después es como morir.
setting-opt-all-in-moderation = Todo con medida
    .help = El Médico puede curar al mismo dos noches seguidas, pero la segunda es veneno.
setting-sound-mind-scope = Quién tiene última palabra
    .help = La última palabra es solo para los muertos, o también para los ejecutados.
    .value =
        { $value ->
            [killed] Los muertos
           *[all] Y los ejecutados
        }
setting-grave-scope = Quién oculta la carta
    .help = Solo ocultan la carta los muertos, o también los ejecutados.
    .value =
        { $value ->
            [killed] Los muertos
           *[all] Y los ejecutados
        }
setting-stalemate-turns = Turnos tranquilos hasta el final
    .help = Tras tantos turnos sin muertes ni reclutas, la partida acaba sin ganador; 0: nunca.
setting-deal-limit-s = Tiempo para el reparto
    .help = Cuánto se puede mirar la carta; 0: sin límite, hasta que todos estén listos.
setting-discussion-limit-s = Tiempo para la discusión
    .help = Cuánto dura como mucho la discusión; 0: sin límite, hasta que todos quieran votar.
setting-night-step-limit-s = Tiempo por llamada
    .help = Cuánto dura cada llamada de la noche, se haga lo que se haga; 0: sin límite, hasta que acabe.
setting-quiet-step-s = Llamada más corta
    .help = Cuánto dura como poco una llamada sin límite, para que no se note si alguien actúa.
setting-vote-limit-s = Tiempo por nombre
    .help = Cuánto tiempo se puede levantar la mano; 0: sin límite, hasta que respondan todos.
setting-response-limit-s = Tiempo para los muertos
    .help = Cuánto puede pensar el Vengador y durar una última palabra; 0: sin límite, hasta que acaben.

## Declaraciones

claim-am =
    { $words_kind ->
        [citizens] Soy del bando de los ciudadanos.
        [criminals] Soy del bando de los criminales.
        [outcasts] Soy del bando de los renegados.
       *[other] Mi carta: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [citizens] No soy del bando de los ciudadanos.
        [criminals] No soy del bando de los criminales.
        [outcasts] No soy del bando de los renegados.
       *[other] Mi carta no es { $words }.
    }
claim-think =
    { $words_kind ->
        [citizens] Pienso que { $seats } está con los ciudadanos.
        [outcasts] Pienso que { $seats } está con los renegados.
        [mafia] Pienso que { $seats } es de la Mafia.
        [cartel] Pienso que { $seats } es del Cartel.
       *[criminals] Pienso que { $seats } está con los criminales.
    }
claim-sure =
    { $words_kind ->
        [citizens] Seguro que { $seats } está con los ciudadanos.
        [outcasts] Seguro que { $seats } está con los renegados.
        [mafia] Seguro que { $seats } es de la Mafia.
        [cartel] Seguro que { $seats } es del Cartel.
       *[criminals] Seguro que { $seats } está con los criminales.
    }
claim-word-peaceful-resident = { card-peaceful-resident }
claim-word-agent = { card-agent }
claim-word-judge = { card-judge }
claim-word-detective = { card-detective }
claim-word-journalist = { card-journalist }
claim-word-doctor = { card-doctor }
claim-word-bodyguard = { card-bodyguard }
claim-word-patrolman = { card-patrolman }
claim-word-psychic = { card-psychic }
claim-word-admirer = { card-admirer }
claim-word-sleuth = { card-sleuth }
claim-word-lucky-one = { card-lucky-one }
claim-word-avenger = { card-avenger }
claim-word-mafia = { card-mafia }
claim-word-cartel = { card-cartel }
claim-word-lawyer = { card-lawyer }
claim-word-lover = { card-lover }
claim-word-bloodhound = { card-bloodhound }
claim-word-werewolf = { card-werewolf }
claim-word-boss = { card-boss }
claim-word-ringleader = { card-ringleader }
claim-word-maniac = { card-maniac }
claim-word-poisoner = { card-poisoner }
claim-word-sectarian = { card-sectarian }
claim-word-revolutionary = { card-revolutionary }
claim-word-citizens = con los ciudadanos
    .short = ciudadanos
claim-word-criminals = con los criminales
    .short = criminales
claim-word-outcasts = con los renegados
    .short = renegados
claim-word-citizen = ciudadano
claim-word-criminal = criminal
claim-word-outcast = renegado
claim-word-same = aliados
claim-word-different = rivales
claim-word-all-citizens = todos ciudadanos
claim-word-not-all-citizens = no todos ciudadanos
claim-word-peaceful = pacífico
claim-word-other-role = otro papel
claim-word-heal = curo
claim-word-guard = protejo
claim-word-shoot = disparo
claim-word-jail = encarcelo
claim-word-release = suelto
claim-word-alibi = doy coartada
claim-word-block = bloqueo
claim-word-falsify = seduzco
claim-word-poison = enveneno
claim-word-recruit = recluto
