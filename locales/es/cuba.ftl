# Las palabras del libro `cuba`; citysleeps/views/words.py dice cómo un hecho se vuelve palabras.

## Hechos para todos

game-set = En la mesa ({ $seats_count }): { $seats }. El Padrino: { $godfather }. En la caja: 15 diamantes y { $mix }. { $jokers ->
        [0] El Padrino no tiene comodines
        [one] El Padrino tiene { $jokers } comodín
       *[other] El Padrino tiene { $jokers } comodines
    }.
    .heading = El robo
    .mix = { $mix } × { $number }
box-passed = { $giver } pasa la caja a { $to }.
investigation-opened = La caja ha vuelto. Padrino, encuentra tus diamantes.
    .heading = La investigación
asked =
    { $kind_kind ->
        [free] { $asker } pregunta a { $seat }: «{ $text }»
       *[other] { $asker } pregunta a { $seat }: { $kind }
    }
claimed =
    { $kind_kind ->
        [received_diamonds]
            { $seat } afirma: la caja me llegó { $diamonds ->
                [0] sin diamantes
                [one] con { $diamonds } diamante
               *[other] con { $diamonds } diamantes
            }.
        [received_tokens]
            { $tokens_count ->
                [0] { $seat } afirma: la caja me llegó sin fichas.
                [1] { $seat } afirma: la caja me llegó con una ficha: { $tokens }.
               *[other] { $seat } afirma: la caja me llegó con estas fichas: { $tokens }.
            }
        [passed]
            { $tokens_count ->
                [0]
                    { $seat } afirma: pasé la caja { $diamonds ->
                        [0] vacía
                        [one] con { $diamonds } diamante y sin fichas
                       *[other] con { $diamonds } diamantes y sin fichas
                    }.
               *[other]
                    { $seat } afirma: pasé la caja { $diamonds ->
                        [0] sin diamantes
                        [one] con { $diamonds } diamante
                       *[other] con { $diamonds } diamantes
                    }; fichas: { $tokens }.
            }
        [took]
            { $tokens_count ->
                [0]
                    { $seat } afirma: { $diamonds ->
                        [0] no cogí nada
                        [one] cogí { $diamonds } diamante
                       *[other] cogí { $diamonds } diamantes
                    }.
               *[other] { $seat } afirma: cogí una ficha: { $tokens }.
            }
        [bagged]
            { $tokens_count ->
                [0] { $seat } afirma: no metí nada en la bolsita.
               *[other] { $seat } afirma: metí una ficha en la bolsita: { $tokens }.
            }
        [removed]
            { $seat } afirma: antes de que saliera la caja { $diamonds ->
                [0] no retiré ningún diamante
                [one] retiré { $diamonds } diamante
               *[other] retiré { $diamonds } diamantes
            }.
       *[came_back]
            { $tokens_count ->
                [0]
                    { $seat } afirma: la caja volvió { $diamonds ->
                        [0] vacía
                        [one] con { $diamonds } diamante y sin fichas
                       *[other] con { $diamonds } diamantes y sin fichas
                    }.
               *[other]
                    { $seat } afirma: la caja volvió { $diamonds ->
                        [0] sin diamantes
                        [one] con { $diamonds } diamante
                       *[other] con { $diamonds } diamantes
                    }; fichas: { $tokens }.
            }
    }
    .tokens = { $tokens }
said = { $seat }: «{ $text }»
accused = { $seat }, ¡vacíate los bolsillos!
bang = ¡PAM! { $seat } es el Sicario y dispara.
revealed =
    { $tokens_count ->
        [0]
            { $seat } enseña { $diamonds ->
                [0] los bolsillos vacíos
                [one] { $diamonds } diamante
               *[other] { $diamonds } diamantes
            }.
       *[other]
            { $seat } enseña { $diamonds ->
                [0] una ficha
                [one] { $diamonds } diamante y una ficha
               *[other] { $diamonds } diamantes y una ficha
            }: { $tokens }.
    }
    .tokens = { $tokens }
diamonds-returned = { $number ->
        [one] { $number } diamante vuelve
       *[other] { $number } diamantes vuelven
    } al Padrino. Recuperados hasta ahora: { $total }.
joker-given = La acusación era falsa: { $seat } recibe un comodín. { $left ->
        [0] No quedan comodines
        [one] Queda { $left } comodín
       *[other] Quedan { $left } comodines
    }.
eliminated =
    { $cause_kind ->
        [bang] { $seat } queda fuera por el ¡PAM!
       *[other] { $seat } queda fuera: { $cause }.
    }
left = { $seat } deja la partida.
last-reveals = { $ending } Los demás, enseñad lo que cogisteis.
game-over =
    { $winners_count ->
        [0] Fin de la partida. { $ending } No gana nadie.
        [1] Fin de la partida. { $ending } Gana { $winners }.
       *[other] Fin de la partida. { $ending } Ganan { $winners }.
    }
    .heading = El final
final-reveal = Todo queda a la vista: { $loot_diamonds }.{ $removed ->
        [-1] { "" }
        [0] { " " }El Padrino no retiró ningún diamante. Diamantes en la caja al llegar: { $saw_diamonds }.
        [one] { " " }El Padrino retiró { $removed } diamante. Diamantes en la caja al llegar: { $saw_diamonds }.
       *[other] { " " }El Padrino retiró { $removed } diamantes. Diamantes en la caja al llegar: { $saw_diamonds }.
    }{ $bag_kind ->
        [none] { "" }
       *[other] { " " }En la bolsita: { $bag }.
    }{ $left_diamonds ->
        [-1] { "" }
        [0] { " " }En la caja no quedó ningún diamante.
        [one] { " " }En la caja quedó { $left_diamonds } diamante.
       *[other] { " " }En la caja quedaron { $left_diamonds } diamantes.
    }{ $left_tokens_count ->
        [0] { "" }
       *[other] { " " }Fichas que quedaron en la caja: { $left_tokens }.
    }{ $stolen ->
        [-1] { "" }
        [0] { " " }No faltaba ningún diamante.
        [one] { " " }Faltaba { $stolen } diamante.
       *[other] { " " }Faltaban { $stolen } diamantes.
    }
    .loot_diamonds =
        { $roles_kind ->
            [none]
                { $loot_diamonds ->
                    [-1] { $name }: no se sabe
                   *[other] { $name }: sin papel
                }
            [thief] { $name }: { $roles } ({ $loot_diamonds })
           *[other] { $name }: { $roles }
        }
    .saw_diamonds =
        { $saw_diamonds ->
            [-1] { "" }
           *[other] { $name }: { $saw_diamonds }
        }
    .left_tokens = { $left_tokens }
next-godfather =
    { $by_lot ->
        [yes] Decide el sorteo: { $seat } será el próximo Padrino.
       *[no] { $seat } será el próximo Padrino.
    }{ $voters_count ->
        [0] { "" }
       *[other] { " " }Votos: { $voters }.
    }
    .voters = { $voters } → { $names }
corrected = Se anula una anotación: todo queda como antes de ella.

## Hechos para algunos

own-removal =
    { $you ->
        [yes]
            { $number ->
                [0] No retiras ningún diamante
                [one] Retiras { $number } diamante
               *[other] Retiras { $number } diamantes
            }.
       *[no]
            { $me } { $number ->
                [0] no retira ningún diamante
                [one] retira { $number } diamante
               *[other] retira { $number } diamantes
            }.
    }
box-seen =
    { $you ->
        [yes]
            En tu caja: { $diamonds ->
                [0] ningún diamante
                [one] { $diamonds } diamante
               *[other] { $diamonds } diamantes
            }; { $tokens_count ->
                [0] ninguna ficha
               *[other] { $tokens }
            }.
       *[no]
            En la caja de { $me }: { $diamonds ->
                [0] ningún diamante
                [one] { $diamonds } diamante
               *[other] { $diamonds } diamantes
            }; { $tokens_count ->
                [0] ninguna ficha
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
own-bag =
    { $you ->
        [yes] En la bolsita: { $token }.
       *[no] { $me }, en la bolsita: { $token }.
    }
own-loot =
    { $you ->
        [yes]
            { $tokens_count ->
                [0]
                    { $diamonds ->
                        [0] No coges nada
                        [one] Coges { $diamonds } diamante
                       *[other] Coges { $diamonds } diamantes
                    }. Tu papel: { $role }.
               *[other] Coges una ficha. Tu papel: { $role }.
            }
       *[no]
            { $tokens_count ->
                [0]
                    { $me } { $diamonds ->
                        [0] no coge nada
                        [one] coge { $diamonds } diamante
                       *[other] coge { $diamonds } diamantes
                    }. El papel: { $role }.
               *[other] { $me } coge una ficha. El papel: { $role }.
            }
    }
box-back =
    { $you ->
        [yes]
            Vuelve en tu caja: { $diamonds ->
                [0] ningún diamante
                [one] { $diamonds } diamante
               *[other] { $diamonds } diamantes
            }; { $tokens_count ->
                [0] ninguna ficha
               *[other] { $tokens }
            }.
       *[no]
            Vuelve a { $me }: { $diamonds ->
                [0] ningún diamante
                [one] { $diamonds } diamante
               *[other] { $diamonds } diamantes
            }; { $tokens_count ->
                [0] ninguna ficha
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
stolen-noted = { $number ->
        [0] No falta ningún diamante en la caja
        [one] Falta { $number } diamante en la caja
       *[other] Faltan { $number } diamantes en la caja
    }.
outstanding = Por encontrar: { $number ->
        [0] ningún diamante
        [one] { $number } diamante
       *[other] { $number } diamantes
    }.
bang-prompt = Acusan a { $accused }. ¿PAM o no disparas?
own-hold =
    { $you ->
        [yes] No disparas.
       *[no] { $me } no dispara.
    }
revive-prompt = Hay silencio. Pregunta otra cosa a otra persona.
own-vote =
    { $you ->
        [yes] Nombras a { $seat }.
       *[no] { $me } nombra a { $seat }.
    }
warned = Atención: { $warnings }.

## Papeles y fichas

# `description` dice qué se es, `aim` qué se quiere, `short` ambas cosas en una línea; `advice` es el consejo del libro.

role-godfather = Padrino
    .description = Todos conocen al Padrino, que retira en secreto hasta cinco diamantes, hace circular la caja y luego interroga y acusa a quien quiere. Si acusa a un Agente, pierde la partida en el acto; si acusa a cualquier otro que no sea Ladrón, le cuesta un comodín.
    .aim = Recupera todos los diamantes robados.
    .short = interroga, acusa, busca sus diamantes
    .advice = Averigua en quién puedes confiar y haz tu papel de forma convincente. Acusa solo a Ladrones: cualquier otra acusación cuesta un comodín o la partida.
role-thief = Ladrón
    .description = Es quien coge uno o más diamantes. Si lo acusan, los devuelve todos y queda fuera.
    .aim = Que el Padrino quede eliminado mientras sigues en juego con más diamantes que nadie.
    .short = coge diamantes, quiere más que nadie
role-loyal = Leal
    .description = Es quien coge una ficha de Leal. Gana junto con el Padrino.
    .aim = Que el Padrino recupere todos los diamantes robados.
    .short = gana con el Padrino
    .advice = Haz que el Padrino te crea y ayúdale a encontrar a los culpables.
role-agent-fbi = Agente del FBI
    .description = Es quien coge la ficha del FBI. Juega y gana en solitario, cuando el Padrino acusa precisamente a este Agente.
    .aim = Que el Padrino te acuse.
    .short = quiere que lo acusen
role-agent-cia = Agente de la CIA
    .description = Es quien coge la ficha de la CIA. Juega y gana en solitario, cuando el Padrino acusa precisamente a este Agente.
    .aim = Que el Padrino te acuse.
    .short = quiere que lo acusen
role-driver = Chófer
    .description =
        { $driver_joins_solo_win ->
            [no] Es quien coge una ficha de Chófer. Gana si gana su vecino de la derecha, salvo que alguien gane en solitario; quién es ese vecino no lo dice nadie.
           *[yes] Es quien coge una ficha de Chófer. Gana si, y solo si, gana su vecino de la derecha; quién es ese vecino no lo dice nadie.
        }
    .aim = Que gane tu vecino de la derecha.
    .short = gana con el vecino de la derecha
role-cleaner = Sicario
    .description = Es quien coge la ficha de Sicario. Gana con el Padrino, o grita ¡PAM! cuando acusan a alguien: si es un Agente, el Sicario gana en solitario; si no, quedan fuera los dos.
    .aim = Que el Padrino recupere todos los diamantes robados, o disparar a un Agente.
    .short = un Leal que puede disparar
role-street-urchin = Pillo
    .description = Es quien recibe la caja vacía, o quien va el último y no coge nada. Gana junto con el Ladrón que gane.
    .aim = Que gane un Ladrón.
    .short = no tiene nada, gana con el Ladrón
    .advice = Atrae las sospechas, por ejemplo haciendo que te acusen por error.
token-loyal = Leal
token-agent-fbi = Agente del FBI
token-agent-cia = Agente de la CIA
token-driver = Chófer
token-cleaner = Sicario

## Bandos, causas, desenlaces

side-godfather-side = Con el Padrino
side-thieves-side = Con los Ladrones
side-solo = En solitario
side-passenger = Pasajero
cause-thief-caught = Ladrón descubierto
cause-taking-error = error al coger
cause-bang = ¡PAM!
cause-no-joker = sin comodín
cause-conceded = se rinde
cause-time-up = se acabó el tiempo
ending-diamonds-recovered = El Padrino recupera todos los diamantes.
ending-agent-accused = Un Agente ha sido acusado.
ending-godfather-eliminated = El Padrino queda eliminado.
ending-cleaner-shot-agent = El Sicario ha disparado a un Agente.
ending-void = La partida es nula.

## Preguntas y testimonios

# `short` es un botón; un testimonio responde a la pregunta de su clase.

question-received-diamonds = ¿Cuántos diamantes había en la caja cuando te llegó?
    .short = ¿Cuántos diamantes llegaron?
question-received-tokens = ¿Qué fichas había en la caja cuando te llegó?
    .short = ¿Qué fichas llegaron?
question-passed = ¿Qué quedaba en la caja cuando la pasaste?
    .short = ¿Qué pasaste?
question-took = ¿Qué cogiste?
    .short = ¿Qué cogiste?
question-free = ¿Otra cosa?
    .short = Con mis palabras
question-bagged = ¿Qué hay en la bolsita?
    .short = ¿Qué hay en la bolsita?
question-removed = ¿Cuántos diamantes retiraste?
    .short = ¿Cuántos retiraste?
question-came-back = ¿Qué volvió en la caja?
    .short = ¿Qué volvió?
claim-received-diamonds = Diamantes que llegaron
claim-received-tokens = Fichas que llegaron
claim-passed = Lo que pasé
claim-took = Lo que cogí
claim-bagged = En la bolsita
claim-removed = Lo que retiré
claim-came-back = Lo que volvió

## Fases y pasos

phase-setup = Preparación
phase-theft = El robo
phase-investigation = Investigación
phase-bang-window = ¿PAM?
phase-pockets = Los bolsillos
phase-last-reveals = Últimos botines
phase-over = El final
phase-next-vote = El próximo Padrino

## Lo que se lee en voz alta

lobby-line = Para 6 a 12 jugadores (5 como variante), desde los 10 años, de 10 a 20 minutos.
closing-line = Todo es ficción: nada de alcohol, drogas, armas ni bandas de verdad.
remember-line = Recuerda los diamantes y las fichas: en ellos se apoyan la verdad y una buena mentira.
advice-five-players = Cinco jugadores: muy desaconsejado en las primeras partidas; hay que conocer bien el juego.
advice-cleaner = El Sicario: desaconsejado en las primeras partidas.
advice-only-cleaner = El Sicario sustituye al único Leal: en la caja no queda ninguno.
advice-few-loyals = Pocos Leales para tantos jugadores: el Padrino tendrá poca ayuda.
advice-jokers = Más comodines facilitan la tarea al Padrino (con niños, por ejemplo); menos ayudan a los Ladrones.
advice-too-many-players = Pueden jugar 12 como mucho; el resto, que abra otra mesa.
advice-token-total = En la caja debe haber tres fichas menos que jugadores.
advice-token-kind = Hay 5 Leales, 2 Chóferes y una ficha de cada otra clase; no se pueden poner más.
advice-no-loyal = Pon en la caja al menos un Leal o el Sicario.

# De qué se avisa al anfitrión, todo en una frase.

warning-five-players = cinco jugadores deben conocer bien el juego
warning-cleaner = el Sicario no es para las primeras partidas
warning-only-cleaner = con el Sicario no queda ningún Leal
warning-few-loyals = hay pocos Leales

# Lo que todos deben hacer ahora.

prompt-setup = Padrino, retira en secreto hasta cinco diamantes.
prompt-theft =
    { $mode ->
        [assisted] La caja circula. Silencio hasta que vuelva.
       *[full] La caja la tiene { $seat }. Silencio hasta que vuelva.
    }
prompt-investigation = Padrino, pregunta a quien quieras, acusa a quien quieras.
prompt-bang-window = Acusan a { $seat }. ¿Alguien grita ¡PAM!?
prompt-pockets = { $seat }, enseña todo lo que cogiste.
prompt-last-reveals = Los demás, enseñad lo que cogisteis.
prompt-next-vote = Ganadores, ¿quién será el próximo Padrino?

## Lo que hacen los jugadores

act-remove = Retirar
act-bag = A la bolsita
act-take = Coger
act-ask = Preguntar
act-claim = Dar testimonio
act-say = Hablar
act-accuse = ¡Vacíate los bolsillos!
act-bang = ¡PAM!
act-hold = No disparar
act-concede = Rendirse
act-vote-next = Próximo Padrino
act-leave = Dejar la partida
choice-nothing = Nada
choice-none = Ninguna

## Lo que hace el anfitrión

host-act-remove = Sacar de la partida
host-act-stolen = Diamantes que faltan
host-act-bang = Hubo un ¡PAM!
host-act-reveal = Anotar el botín
host-act-error = Error al coger
host-act-end = Cerrar los botines
host-act-undo = Deshacer
host-act-correct = Anotar por alguien

## Por qué algo se rechaza

reason-has-left = Quien deja la partida no vuelve a ella; siéntate de nuevo en la próxima.
reason-game-ended = La partida ha terminado; ahora se habla y se elige al próximo Padrino.
reason-accusation-pending = Hay una acusación en curso; espera a que se resuelva.
reason-not-now = Ahora no se puede; espera a la parte de la partida que corresponde.
reason-is-eliminated = Estás fuera y debes callar hasta el final de la partida.
reason-not-yours = Eso le toca a otra persona; espera a que te toque.
reason-bad-target = A esa persona no se la puede elegir para esto; elige a otra.
reason-already-done = Eso ya está hecho, y así se queda.
reason-bag-tokens-only = En la bolsita solo puede ir una ficha; deja los diamantes.
reason-one-thing-only = Diamantes o una ficha, nunca ambas cosas ni dos fichas; elige una.
reason-must-take = La caja no está vacía y no vas al final: coge diamantes o una ficha.
reason-not-in-box = Eso no está en la caja; coge algo de lo que hay.
reason-out-of-range = Ese número es demasiado pequeño o grande; elige otro.
reason-not-cleaner = Solo el Sicario puede gritar ¡PAM!; no dispares.
reason-impossible-loot = Ese botín no puede ser; comprueba lo enseñado y cuántos diamantes faltan.
reason-empty-box-unstated = Di si la caja estaba vacía cuando llegó a esta persona.
reason-too-few-players = Faltan jugadores; hacen falta 6, o 5 con la variante activada.
reason-too-many-players = Sobran jugadores; pueden jugar 12 como mucho.
reason-five-players-off = Cinco solo pueden jugar con la variante para cinco; actívala.
reason-token-total = En la caja debe haber tres fichas menos que jugadores; cambia su número.
reason-token-kind = No hay tantas fichas de esa clase; pon menos.
reason-no-loyal = En la caja hace falta un Leal o el Sicario; pon uno de ellos.
reason-bad-setting = Este ajuste no puede tener ese valor; elige uno de los ofrecidos.
reason-settings-collide = Estos dos ajustes se excluyen; desactiva uno.
reason-bad-setup = Así no se puede repartir: revisa los nombres de los jugadores.

## Ajustes

# `value` dice un valor de un ajuste en una o dos palabras.

preset-basic = Partida básica
preset-cleaner = Con el Sicario
setting-preset = Clase de partida
    .help = La partida básica, o la partida con el Sicario.
setting-mode = La caja
    .help = Los teléfonos son la caja, o circula una de verdad y el anfitrión anota lo que ve la mesa.
    .value =
        { $value ->
            [full] En los teléfonos
           *[assisted] En la mesa
        }
setting-five-players = Cinco jugadores
    .help = Pueden jugar cinco, con dos fichas y sin comodines. Muy desaconsejado en las primeras partidas.
setting-cleaner = El Sicario
    .help = La ficha de Sicario sustituye a un Leal; quien la coja puede disparar a quien acusen.
setting-roles = Fichas en la caja
    .help = Se ponen en la caja estas fichas en lugar de las de las reglas; su número no cambia.
setting-jokers = Comodines
    .help = Los comodines del Padrino. Más facilitan la investigación, menos ayudan a los Ladrones.
    .value =
        { $value ->
            [table] Según las reglas
           *[other] { $value }
        }
setting-single-agent = El único Agente
    .help = Cuando en la caja hay un solo Agente, es el del FBI o el de la CIA.
    .value =
        { $value ->
            [fbi] FBI
           *[cia] CIA
        }
setting-first-godfather = El primer Padrino
    .help = Mejor quien tenga más experiencia; si no se nombra a nadie, se decide por sorteo.
setting-box-memory = Lo visto en la caja
    .help = La caja se ve solo mientras se tiene, o después se puede consultar lo visto.
    .value =
        { $value ->
            [once] Una sola vez
           *[keep] Se conserva
        }
setting-theft-talk = Hablar durante el robo
    .help = Se puede hablar mientras circula la caja; todavía no se interroga.
setting-driver-joins-solo-win = Chófer del solitario
    .help = Si un Agente o el Sicario gana en solitario, el Chófer de al lado gana también.
    .value =
        { $value ->
            [yes] Gana también
           *[no] No gana
        }
setting-bang-victim-can-win = Disparo por error
    .help = Un Leal, Chófer o Pillo a quien dispara el Sicario puede aún ganar con los suyos.
    .value =
        { $value ->
            [no] No gana
           *[yes] Puede ganar
        }
setting-reseat = Sitios en la siguiente
    .help = Antes de la siguiente partida los sitios se sortean, como aconsejan las reglas, o se conservan.
    .value =
        { $value ->
            [shuffle] Se sortean
           *[keep] Los mismos
        }
setting-bang-window-s = Tiempo para el ¡PAM!
    .help = Ese tiempo siguen cerrados los bolsillos del acusado, si en la caja había un Sicario.
setting-theft-turn-s = Tiempo con la caja
    .help = Quien no coja nada en ese tiempo comete un error y queda fuera; 0 es sin límite.
setting-theft-fixed-s = Ritmo de la caja
    .help = En una misma sala cada uno tiene la caja justo ese tiempo, para que no diga nada. Quien no coja nada queda fuera.
    .value =
        { $value ->
            [0] sin límite
           *[other] { $value } s
        }
setting-investigation-minutes = Tiempo para investigar
    .help = Pasados esos minutos, el Padrino queda eliminado; 0 es sin límite.
    .value =
        { $value ->
            [0] sin límite
           *[other] { $value } min
        }
setting-quiet-prompt-s = Aviso en el silencio
    .help = Tras ese silencio se pide al Padrino que anime la charla; 0 es nunca.
    .value =
        { $value ->
            [0] nunca
           *[other] { $value } s
        }
setting-next-vote-s = Tiempo para elegir
    .help = En ese tiempo los ganadores nombran al próximo Padrino; luego deciden los votos o el sorteo.
