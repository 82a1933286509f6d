# Las palabras del libro `spytown`; citysleeps/views/words.py dice cómo un hecho se vuelve palabras.
# Con `kids_theme` los mensajes de spytown-kids.ftl ocupan el lugar de los que aquí se llaman igual.

## Hechos para todos

game-set =
    { $cards_count ->
        [0] En la mesa ({ $seats_count }): { $seats }. Fichas: { $tokens }. No hay cartas.
       *[other] En la mesa ({ $seats_count }): { $seats }. Fichas: { $tokens }. Cartas de acción: { $cards }. Cartas neutras: { $neutral }.
    }
    .heading = El reparto
    .tokens = { $tokens } × { $number }
card-shown = { $seat } enseña a todos una carta: { $card }.
swapped = { $seat } y { $other } intercambian sus fichas.
swap-declined = { $seat } no cambia con nadie.
turn-began = Cae la noche sobre Villaespía: quienes siguen en juego se duermen.
    .heading = Turno { $number }
step-began =
    { $step ->
        [role_swap] Todos miran otra vez su ficha. { $seat } puede cambiar la suya con alguien.
        [agent_phase] Una luz en la calle: despierta el Agente.
        [gang_recognition] Caras nuevas en el callejón: despierta la Nueva Banda.
        [mafia_phase] Cruje una puerta: la Mafia despierta para su reunión secreta.
        [police_phase] Todos despiertan: empieza la reunión de la Policía.
        [start_window] Antes de hablar hay tiempo para cartas.
        [discussion] Empieza la discusión.
        [defence] Es la hora de las defensas.
        [tie_discussion] Se abre otra vez la discusión.
        [end_window] La votación ha terminado; hay tiempo para cartas.
        [vest_window] { $seat } tiene tiempo para reaccionar.
        [bandage_window] Los demás tienen tiempo para reaccionar.
        [last_shot_right] { $seat } puede hacer un último disparo.
       *[last_shot_window] { $seat } tiene tiempo para una última carta.
    }
step-ended =
    { $step ->
        [role_swap] Las fichas vuelven a estar boca abajo.
        [agent_phase] El Agente vuelve a dormirse.
        [gang_recognition] La Nueva Banda vuelve a dormirse.
        [mafia_phase] La Mafia vuelve a dormirse.
        [police_phase] La reunión ha terminado.
        [discussion] La discusión ha terminado.
        [defence] Las defensas han terminado.
        [tie_discussion] Los votos ya no cambian.
        [last_shot_right] Se acabó el tiempo para el último disparo.
       *[other] Se acabó el tiempo para cartas.
    }
recruitment-called = Hay un Reclutamiento: van a despertar a uno de vosotros.
victim-named = La Mafia ha elegido a { $seat }.
nobody-chosen = Una noche tranquila: no han elegido a nadie.
card-played =
    { $target_kind ->
        [nobody] { $seat } juega una carta: { $card }.
       *[seat] { $seat } juega una carta: { $card }. El objetivo: { $target }.
    }
saved =
    { $card_kind ->
        [bandage] La Venda ayuda: { $seat } sigue en juego y no enseña su ficha.
       *[vest] El Chaleco aguanta: { $seat } sigue en juego y no enseña su ficha.
    }
shot =
    { $cause ->
        [shot_round_corner] Un disparo desde la esquina: { $shooter } señala a { $target }.
       *[last_shot_right] Un último disparo: { $shooter } señala a { $target }.
    }
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] Han descubierto al Agente: { $seat } queda fuera. Ficha: { $token }.
                [expelled] Expulsión: { $seat } queda fuera de la partida. Ficha: { $token }.
               *[other] { $seat } queda fuera. Ficha: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] Una carta a destiempo: { $card }. { $seat } queda fuera. Ficha: { $token }.
                [expelled] Expulsión: { $seat } queda fuera de la partida. Ficha: { $token }. Carta: { $card }.
               *[other] { $seat } queda fuera. Ficha: { $token }. Carta: { $card }.
            }
    }
left = { $seat } deja la partida.
said = { $seat }: «{ $text }»
claimed = { $seat }: { claim-phrase }
host-said = El director: «{ $text }»
host-changed =
    { $host_kind ->
        [nobody] Desde ahora dirige la partida el programa.
       *[host] Desde ahora dirige la partida una persona.
    }
declared-ready = { $seat } no tiene nada que añadir.
no-longer-ready = { $seat } quiere añadir algo más.
vote-opened =
    { $ballot ->
        [final_vote] Votación final entre { $candidates }. Votan: { $voters }.
       *[preliminary_vote] Votación preliminar. Votan: { $voters }. Se puede votar contra { $candidates }.
    }
voted =
    { $vote_kind ->
        [nobody] { $seat } se abstiene.
       *[seat] { $seat } vota contra { $vote }.
    }
vote-given = { $seat } ya ha votado.
vote-missed = { $seat }: se acabó el tiempo sin voto.
counted =
    { $seats_count ->
        [0] Recuento: ningún voto.
       *[other] Recuento: { $seats }. Quién señala a quién: { $voters }.
    }
    .voters =
        { $votes_kind ->
            [nobody] { $voters } a nadie
           *[seat] { $voters } a { $votes }
        }
    .seats =
        { $numbers ->
            [one] { $seats } con { $numbers } voto
           *[other] { $seats } con { $numbers } votos
        }
vote-void =
    { $ballot ->
        [final_vote] Alguien queda fuera a mitad: esta votación final no cuenta.
       *[preliminary_vote] Alguien queda fuera a mitad: esta votación preliminar no cuenta.
    }
no-vote =
    { $why ->
        [nobody_can_vote] Nadie tiene contra quién votar: en este turno no hay votación.
       *[nobody_voted] No ha votado nadie.
    }
finalists =
    { $seats_count ->
        [1] Todos los votos son contra { $seats }: no hay final.
       *[other] En la final, por orden de defensa: { $seats }.
    }
floor-given = { $seat } habla en su defensa, y nadie más.
floor-ended = { $seat } termina su defensa.
tied = Empate entre { $seats }.
commander-decided =
    { $what ->
        [finalist] Decide el voto del Comandante ({ $commander }): { $seat } pasa a la final.
       *[out] Decide el voto del Comandante ({ $commander }): contra { $seat }.
    }
lot-drawn = Sorteo entre { $among }. Sale { $seat }.
voted-out = Resultado de la votación: { $seat }.
card-removed = Se retira la carta que { $seat } tenía delante: { $card }.
commander-passed = La carta del Comandante pasa de { $giver } a { $to }.
decided =
    { $what ->
        [out] El director decide: { $seat } queda fuera.
       *[stays] El director decide: { $seat } sigue en juego.
    }
game-over =
    { $winners_count ->
        [0] La partida ha terminado. { $winner }
       *[other] La partida ha terminado. { $winner } Ganan: { $winners }.
    }
    .heading = El final
final-reveal = Se descubre todo: { $tokens }.
    .tokens =
        { $cards_kind ->
            [none] { $name }: { $tokens } ({ $sides })
            [neutral] { $name }: { $tokens } ({ $sides })
           *[other] { $name }: { $tokens } ({ $sides }; { $cards })
        }

## Hechos para algunos

# Lo que se oye de noche cabe en un susurro: 48 caracteres con nombres de diez.

own-token =
    { $you ->
        [yes] Tu ficha: { $token }.
       *[no] La ficha de { $me }: { $token }.
    }
own-card =
    { $you ->
        [yes] Tu carta: { $card }.
       *[no] La carta de { $me }: { $card }.
    }
token-seen =
    { $you ->
        [yes] La ficha de { $seat }: { $token }.
       *[no] { $me } ve la ficha de { $seat }: { $token }.
    }
gang-met = La Nueva Banda: { $seats }.
mafia-met =
    { $seats_count ->
        [0] De la Mafia no despierta nadie.
       *[other] La Mafia de esta noche: { $seats }.
    }
recruited = { $holder } recluta a { $recruit }.
pointed = { $member } señala a { $seat }.
signed =
    { $sign ->
        [nod] { $member } asiente.
        [shake] { $member } niega con la cabeza.
        [shrug] { $member } se encoge de hombros.
       *[wait] { $member } levanta la mano: espera.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] La Mafia no elige a nadie.
       *[seat] La Mafia elige a { $seat }.
    }
agent-pointed =
    { $seat_kind ->
        [nobody] El Agente ({ $agent }) despierta.
       *[seat] El Agente ({ $agent }) señala a { $seat }.
    }
lost =
    { $cause ->
        [small_game_agent]
            { $you ->
                [yes] Te han descubierto: quedas fuera.
               *[no] Han descubierto al Agente: { $me } queda fuera.
            }
        [wrong_phase]
            { $you ->
                [yes] Una carta a destiempo: quedas fuera.
               *[no] Una carta a destiempo: { $me } queda fuera.
            }
       *[expelled]
            { $you ->
                [yes] Expulsión: quedas fuera de la partida.
               *[no] Expulsión: { $me } queda fuera de la partida.
            }
    }
noted =
    { $act ->
        [vote]
            { $you ->
                [yes] Votas contra { $seat }.
               *[no] { $me } vota contra { $seat }.
            }
        [abstain]
            { $you ->
                [yes] Te abstienes.
               *[no] { $me } se abstiene.
            }
        [hunch]
            { $you ->
                [yes] Sospechas de { $seat }.
               *[no] { $me } sospecha de { $seat }.
            }
       *[pass]
            { $you ->
                [yes] Pasas.
               *[no] { $me } pasa.
            }
    }

## Fichas

# `small`: valen las reglas de la partida pequeña.

token-agent = Agente
    .description =
        { $small ->
            [yes] El Agente es de la Policía y gana con ella. En el primer turno puede mirar en secreto una ficha; pero si es la de un Mafioso, queda fuera al momento.
           *[no] El Agente es de la Policía y gana con ella. Al principio de cada turno mira en secreto la ficha de otro jugador.
        }
    .short = Al empezar un turno, mira en secreto una ficha.
token-policeman = Policía
    .description = Los policías ganan con la Policía, cuando no queda nadie de otro bando en juego. De noche duermen; de día hablan, votan y buscan a los gánsteres que hay entre ellos.
    .short = De noche duermes. De día: habla, vota, busca a la mafia.
token-mafioso = Mafioso
    .description = Los mafiosos ganan con la Mafia, cuando no queda nadie de otro bando en juego. De noche despiertan juntos y eligen sin una palabra a alguien que duerme; de día hablan y votan como todos.
    .short = Despiertas de noche. Elegid sin hablar a uno que duerme.

## Cartas

# La descripción de una carta toma como argumentos los ajustes de la partida. `short` es el texto de la carta; `users-…` se llama como quienes pueden usarla.

card-vest = Chaleco antibalas
    .description =
        { $save_scope ->
            [any] Si al amanecer dicen tu nombre, si la votación te señala o si te alcanza un disparo, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez.
           *[detailed] Si al amanecer dicen tu nombre o si la votación te señala, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez y no detiene un disparo.
        }
    .when = Cuando vas a quedar fuera por la noche o por la votación
    .short = Si vas a quedar fuera, enséñalo en vez de tu ficha y sigue.
card-bandage = Venda
    .description =
        { $save_scope ->
            [any] Si otro jugador va a quedar fuera por la noche, por la votación o por un disparo, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti.
           *[detailed] Si otro jugador va a quedar fuera por la noche o por la votación, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti, y no detiene un disparo.
        }
    .when = Cuando otro va a quedar fuera por la noche o la votación
    .short = Enséñala cuando otro vaya a quedar fuera: ese jugador sigue. No vale para ti.
card-recruitment = Reclutamiento
    .description = Enséñalo al director y señala a alguien que duerme: conserva su ficha, pero despierta al momento y desde ahora juega con la Mafia. Todos oyen que hay un Reclutamiento, pero no oyen nombres.
    .when = De noche, antes de que tu bando elija
    .short = Señala a alguien que duerme: desde ahora juega con la Mafia.
card-commander = Comandante
    .description =
        { $commander_prelim ->
            [final_only] Cada votación empieza por ti, y en la final tu voto decide los empates. Al final de cada reunión la carta pasa al siguiente jugador por la izquierda.
           *[eliminate] Cada votación empieza por ti, y tu voto decide los empates, tanto en la preliminar como en la final. Al final de cada reunión la carta pasa al siguiente jugador por la izquierda.
        }
    .when = Toda la partida; se enseña al momento
    .short = Enséñala al principio. Tu voto decide los empates. Luego pasa a la izquierda.
card-reverse-recruitment = Doble juego
    .description =
        { $reverse_wakes ->
            [by_token] Toda la partida juegas con el bando contrario al de tu ficha y solo ganas con él, pero despiertas según tu ficha. Nadie ve la carta hasta el final.
           *[by_side] Toda la partida juegas con el bando contrario al de tu ficha: con él despiertas y solo con él ganas. Nadie ve la carta hasta el final.
        }
    .when = Toda la partida; no se enseña nunca
    .short = Toda la partida juegas con el bando contrario al de tu ficha.
card-role-swap = Cambio de papel
    .description = Puedes cambiar tu ficha por la de cualquier otro jugador, que no puede negarse. Desde entonces los dos tenéis un papel nuevo, y solo vosotros lo conocéis.
    .when = Al principio de la partida; se enseña al momento
    .short = Enséñala al principio. Puedes cambiar tu ficha con otro jugador.
card-wiretap = Escucha
    .description = Miras al momento la ficha de otro jugador. Todos ven de quién es, pero solo tú sabes cuál es; di la verdad, miente o calla.
    .when = En cualquier momento de la reunión
    .short = En cualquier momento mientras sigas en juego: mira una ficha.
card-shelter = Refugio
    .description = En todo el turno siguiente nadie puede elegirte, votar contra ti ni dispararte. Puedes hablar, pero no votas.
    .when = Al final de la reunión, tras la votación
    .short = En el turno siguiente no puedes quedar fuera, y no votas.
card-safe-conduct = Salvoconducto
    .description = La noche siguiente nadie puede elegirte. De día todo es como siempre: votas, y puedes quedar fuera por la votación o por un disparo.
    .when = Al final de la reunión, tras la votación
    .short = La noche siguiente nadie puede elegirte. También sirve para un farol.
card-arrest = Arresto
    .description = En este turno nadie puede votar contra ti, y tú no votas. Puedes hablar, y un disparo todavía puede alcanzarte.
    .when = Al principio de la reunión
    .short = En este turno nadie puede votar contra ti, y tú no votas.
card-shot-round-corner = Disparo desde la esquina
    .description = Señalas a otro jugador, que queda fuera al momento y enseña su ficha. Ya no puedes usarla cuando quien va a quedar fuera eres tú.
    .when = En cualquier momento de la reunión
    .short = En cualquier momento mientras sigas en juego: un jugador queda fuera.
card-kidnapping = Secuestro
    .description = La pones delante de otro jugador, que en este turno no vota. Puede hablar y jugar cartas, y la votación puede dejarlo fuera.
    .when = Al principio de la reunión
    .short = Un jugador no vota en este turno, pero puede quedar fuera.
card-last-shot = Último disparo
    .description = Cuando quedas fuera, puedes enseñar esta carta y señalar a otro jugador, que también queda fuera. Se ven las dos fichas.
    .when = Cuando quedas fuera
    .short = Cuando quedas fuera, puedes señalar a otro, que también queda fuera.
card-new-gang = Nueva Banda
    .description =
        { $new_gang_recognition ->
            [on] Sea cual sea tu ficha, eres de la Nueva Banda, que gana cuando no queda nadie de otro bando. Actúas según tu ficha; la primera noche sus miembros se ven.
           *[off] Sea cual sea tu ficha, eres de la Nueva Banda, que gana cuando no queda nadie de otro bando. Actúas según tu ficha, y sus miembros no se conocen.
        }
    .when = Toda la partida; se enseña cuando quedas fuera
    .short = Uno de vosotros debe llegar al final. Enséñala cuando quedes fuera.
card-neutral = Neutra
    .description = No hace nada. Tenla delante boca abajo toda la partida.
    .when = Nunca
    .short = Sin acción. Tenla boca abajo toda la partida.
users-policeman-mafioso = Policía o Mafioso
users-policeman = Policía
users-mafioso = Mafioso
users-policeman-mafioso-agent = Todos

## Bandos, ganadores, causas, señas

side-police = Policía
side-mafia = Mafia
side-new-gang = Nueva Banda
winner-police = Gana la Policía: las calles de Villaespía son seguras.
winner-mafia = Gana la Mafia: Villaespía es suya.
winner-new-gang = Gana la Nueva Banda: Villaespía tiene nuevos dueños.
winner-none = No gana nadie.
cause-mafia = elección de la Mafia
cause-vote = votación
cause-shot-round-corner = disparo desde la esquina
cause-last-shot-card = carta Último disparo
cause-last-shot-right = último disparo
cause-small-game-agent = Agente descubierto
cause-wrong-phase = carta a destiempo
cause-expelled = expulsión
sign-nod = Asentir
sign-shake = Negar
sign-shrug = Encogerse
sign-wait = Esperar

## Fases y pasos

phase-deal = El reparto
phase-role-swap = El cambio
phase-agent-phase = El Agente
phase-gang-recognition = Nueva Banda
phase-mafia-phase = La Mafia
phase-police-phase = La Policía
phase-dawn = Amanecer
phase-start-window = Cartas antes de hablar
phase-discussion = Discusión
phase-preliminary-vote = Votación preliminar
phase-defence = Defensa
phase-final-vote = Votación final
phase-tie-discussion = Otra discusión
phase-lot = Sorteo
phase-verdict = Veredicto
phase-end-window = Cartas tras la votación
phase-commander-pass = Comandante
phase-vest-window = Tiempo para reaccionar
phase-bandage-window = Tiempo para reaccionar
phase-last-shot-right = Último disparo
phase-last-shot-window = Última carta
phase-over = El final
phase-start-of-game = Principio
phase-whole-game = Toda la partida

## Lo que se lee en voz alta

# Para los jugadores. Las frases de un paso toman el `seat` de su hecho y `vote_mode`, y nada que dependa de quién es quién.

lobby-line = De 6 a 21 jugadores y un director; lo mejor, entre 10 y 20 personas.
advice-basic-first = Antes de usar cartas, jugad al menos una vez sin ellas.
advice-fewer-cards = Para tantos jugadores las reglas aconsejan menos cartas de acción: { $most } como mucho.
advice-no-timer = Sin límite de tiempo, lo que dura una fase o una pausa puede dar pistas.
advice-cards-advised = Las reglas aconsejan una carta de acción por cada cuatro jugadores: aquí, { $most } como mucho.
advice-too-many-cards = Hay { $cards } cartas de acción para { $players } jugadores: quita algunas.
advice-too-few-cards = La caja tiene 14 cartas neutras: con { $players } jugadores elige al menos { $fewest } cartas de acción, o ninguna.
advice-few-seats = Solo con { $least } jugadores o más.
advice-one-mafioso = Hay pocos jugadores: un bando podría quedar vacío.
advice-small-game = Con tan pocos jugadores valen las reglas de la partida pequeña.
advice-large-game = Con tantos jugadores valen las reglas de la partida grande.
step-began-deal = Mirad en secreto lo que os ha tocado y dejadlo boca abajo.
step-began-role-swap = Mirad otra vez vuestra ficha. { $seat } puede cambiar la suya.
step-began-agent-phase = Despierta el Agente. ¿De quién quieres ver la ficha?
    .eyes = Agente, abre los ojos. ¿De quién quieres ver la ficha?
    .short = Despierta el Agente.
step-began-gang-recognition = Despierta la Nueva Banda. Mirad quién está con vosotros.
    .eyes = Nueva Banda, abrid los ojos y reconoceos en silencio.
    .short = Despierta la Nueva Banda.
step-began-mafia-phase = Despierta la Mafia. Reconoceos y acordad a una persona que duerma.
    .eyes = Mafia, abrid los ojos, reconoceos y acordad sin una palabra quién de los que duermen será: señalad todos a la misma persona.
    .short = Despierta la Mafia.
mafia-called-again = Despierta la Mafia. Acordad a una persona que duerma.
    .eyes = Mafia, abrid los ojos y acordad sin una palabra quién de los que duermen será: señalad todos a la misma persona.
    .short = Despierta la Mafia.
step-began-police-phase = Todos los que siguen en juego despiertan: empieza la reunión.
    .eyes = Todos los que seguís en juego, abrid los ojos: empieza la reunión.
step-began-dawn = Escuchad las noticias de la noche.
step-began-start-window = Antes de hablar: ¿alguien juega una carta?
step-began-discussion = Hablad con libertad, acusad, discutid, marcaos faroles; la discusión dura hasta que nadie tenga nada que añadir.
    .short = Hablad, acusad, marcaos faroles, hasta que no haya nada que añadir.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] De uno en uno, como el reloj: ¿quién creéis que es Mafioso?
       *[simultaneous] Todos a la vez: ¿quién creéis que es Mafioso?
    }
step-began-defence = Los finalistas pueden hablar en su defensa, y nadie más.
step-began-final-vote =
    { $vote_mode ->
        [sequential] De uno en uno, como el reloj: ¿qué finalista queda fuera?
       *[simultaneous] Todos a la vez: ¿qué finalista queda fuera?
    }
step-began-tie-discussion = Empate. Habladlo: cada cual puede cambiar su voto una vez.
step-began-lot = Ahora decide el sorteo.
step-began-verdict = La votación ha terminado.
step-began-end-window = Antes de la noche: ¿alguien juega una carta?
step-began-commander-pass = La carta del Comandante pasa a la izquierda.
step-began-vest-window = { $seat }, tienes tiempo para reaccionar.
step-began-bandage-window = Los demás, tenéis tiempo para reaccionar.
step-began-last-shot-right = { $seat }, tienes un último disparo. ¿A quién?
step-began-last-shot-window = { $seat }, tienes tiempo para una última carta.
step-began-over = La partida ha terminado: se descubre todo.
step-ended-agent-phase = El Agente se duerme.
    .eyes = Agente, cierra los ojos.
step-ended-gang-recognition = La Nueva Banda se duerme.
    .eyes = Nueva Banda, cerrad los ojos.
step-ended-mafia-phase = La Mafia se duerme.
    .eyes = Mafia, cerrad los ojos.

## Lo que hacen los jugadores

act-check = Mirar la ficha
act-point = Señalar
act-sign = Hacer una seña
act-hunch = Sospechar
act-play = Jugar la carta
act-reveal = Enseñarla ahora
    .sure = No es el momento de esta carta: quien la enseñe ahora queda fuera. ¿Enseñarla de todos modos?
act-shoot = Disparar
act-pass = Pasar
act-say = Decir
act-claim = Declarar
act-ready = Nada que añadir
act-unready = Algo que añadir
act-done = Terminar
act-vote = Votar contra
act-abstain = Abstenerme
act-leave = Dejar la partida

## Lo que hace el director

host-act-remove = Expulsar
host-act-next = Seguir
host-act-stop = Parar la partida
host-act-deal = Anotar el reparto
host-act-say = Anunciar
host-act-decide = Decidir
host-act-leave = Dejar la partida
host-act-lead = Dirigir la partida
host-act-correct = Corregir
choice-out = Fuera
choice-stays = Sigue

## Por qué se rechaza algo

reason-bad-player-count = Esta partida es de 6 a 21 jugadores: cambia su número.
reason-bad-cards = Estas cartas no se pueden repartir a tantos jugadores: cambia las cartas.
reason-bad-setup = Estos ajustes no son compatibles: revisa las cartas, los tiempos y el director.
reason-dead-actor = Estás fuera de la partida: desde ahora solo puedes mirar.
reason-not-your-card = No tienes esta carta, o tu ficha no permite usarla.
reason-card-spent = Esta carta ya se ha jugado; solo sirve una vez.
reason-wrong-phase = Esto es de otra fase; espera a que llegue.
reason-wrong-moment = No es el momento; espera a que te pregunten.
reason-not-your-role = Ahora llaman a otra persona; espera a que te toque.
reason-not-a-voter = Esta vez no votas; espera a la próxima votación.
reason-claims-used = Por hoy ya has declarado bastante; con tus palabras puedes seguir.
reason-target-self = No puedes elegirte; elige a otra persona.
reason-target-dead = Esa persona está fuera de la partida; elige a alguien que siga en ella.
reason-target-awake = Esa persona no duerme; elige a alguien que duerma.
reason-target-protected = Esa persona tiene ahora protección; elige a otra.
reason-not-finalist = Esa persona no está en la final; elige a alguien que lo esté.
reason-not-victim = La Venda solo ayuda a quien va a quedar fuera; señala a esa persona.
reason-nothing-claimed = Ahora no hay ninguna declaración así; elige otra cosa.
reason-not-seen = Nadie ha visto eso; nombra un motivo que todos hayan visto.
reason-not-in-game = Eso no está en esta partida; elige algo de lo que se muestra.
reason-already-acted = Ya has elegido en este paso, y no se puede cambiar.
reason-must-choose = No puedes pasar: elige a alguien.
reason-not-your-turn = Ahora responde otra persona; espera tu turno.
reason-not-allowed = Las reglas no lo permiten; usa una de las acciones que se te ofrecen.

## Ajustes

# `value` dice un valor de un ajuste en una palabra o dos.

preset-basic = Partida básica
preset-cards = Partida con cartas
preset-children = Partida infantil
setting-preset = Modo
    .help = Fija de una vez una partida sin cartas, con las dos primeras o con las reglas infantiles.
setting-edition = Edición
    .help = En la edición polaca la partida pequeña llega a 7 jugadores; en la eslovaca, a 8, y las cartas muestran sus textos breves.
    .value =
        { $value ->
            [pl] Polaca
           *[sk] Eslovaca
        }
setting-gm-mode = Director
    .help = Dirige el programa, o una persona que no recibe ficha.
    .value =
        { $value ->
            [software] El programa
           *[human] Una persona
        }
setting-cards = Cartas de acción
    .help = Estas cartas se reparten además de las fichas; sin ninguna, la partida es la básica.
setting-neutral-supply = Cartas neutras
    .help = Solo hay 14, como en la caja, o tantas como hagan falta.
    .value =
        { $value ->
            [box] 14, como en la caja
           *[unlimited] Las que hagan falta
        }
setting-small-first-mafia-phase = Primera noche de una partida pequeña
    .help = En una partida pequeña la primera noche no se elige a nadie, o se elige como en las demás.
    .value =
        { $value ->
            [skip] A nadie
           *[hold] Como siempre
        }
setting-agent-pass = El Agente puede pasar
    .help = El Agente puede no mirar ninguna ficha: solo en una partida pequeña, en cualquiera o nunca.
    .value =
        { $value ->
            [small_only] En la pequeña
            [always] Siempre
           *[never] Nunca
        }
setting-mafia-choice = La elección de la noche
    .help = Vale cuando todos los despiertos señalan a la misma persona, o cada uno señala una vez y cuenta la mayoría.
    .value =
        { $value ->
            [agreement] Todos de acuerdo
           *[plurality] Mayoría
        }
setting-vote-mode = Forma de votar
    .help = Todos votan a la vez, en secreto hasta que acaben, o de uno en uno; con Comandante, siempre de uno en uno.
    .value =
        { $value ->
            [simultaneous] A la vez
           *[sequential] De uno en uno
        }
setting-self-vote = Votar contra uno mismo
    .help = Los jugadores pueden votar contra sí mismos.
setting-abstain = Abstención
    .help = Se puede no votar contra nadie.
setting-second-place-tie = Empate en el segundo puesto
    .help = Si varios comparten el segundo puesto, todos van a la final, o uno por sorteo.
    .value =
        { $value ->
            [all] Todos
           *[lot] Por sorteo
        }
setting-finalists-vote = Los finalistas votan
    .help = En la final votan también los finalistas, o solo los demás.
    .value =
        { $value ->
            [yes] Sí
           *[no] No
        }
setting-empty-vote = Si no vota nadie
    .help = Si dos veces seguidas no vota nadie, alguien queda fuera por sorteo, o no queda fuera nadie.
    .value =
        { $value ->
            [lot] Por sorteo
           *[no_elimination] Nadie
        }
setting-commander-prelim = El voto del Comandante
    .help = El voto del Comandante decide los empates en las dos votaciones, o solo en la final.
    .value =
        { $value ->
            [eliminate] En las dos
           *[final_only] En la final
        }
setting-end-check = Cuándo termina la partida
    .help = Termina en cuanto queda un solo bando, o solo después de los últimos disparos.
    .value =
        { $value ->
            [each_step] Al momento
           *[after_chain] Tras los disparos
        }
setting-reverse-wakes = Despertar con Doble juego
    .help = Quien tiene Doble juego despierta según su nuevo bando, o según su ficha.
    .value =
        { $value ->
            [by_side] Según el bando
           *[by_token] Según la ficha
        }
setting-recruited-agent = El Agente tras un Reclutamiento
    .help = Tras un Reclutamiento el Agente sigue mirando fichas, o ya no ve nada.
    .value =
        { $value ->
            [keeps] Sigue mirando
           *[dummy] No ve nada
        }
setting-save-scope = Qué detienen Chaleco y Venda
    .help = Detienen la elección de la noche y la votación, o también los disparos.
    .value =
        { $value ->
            [detailed] Noche y votación
           *[any] También disparos
        }
setting-wrong-phase = Una carta a destiempo
    .help = Quien enseña una carta en otra fase queda fuera, o solo se le rechaza.
    .value =
        { $value ->
            [eliminate] Queda fuera
           *[refuse] Se rechaza
        }
setting-chain-last-shot = Carta tras un último disparo
    .help = Quien recibe un último disparo sin carta puede jugar la carta Último disparo, o no puede.
    .value =
        { $value ->
            [card_allowed] Puede
           *[never] No puede
        }
setting-kids-no-agent = Sin el Agente
    .help = No hay Agente, sino un policía más.
setting-kids-last-shot = Un último disparo para todos
    .help = Quien queda fuera tiene un último disparo contra otro jugador.
setting-kids-single-vote = Una sola votación
    .help = Quien tiene más votos queda fuera al momento; solo un empate lleva a una final.
setting-kids-theme = Academia de Policía
    .help = Con palabras más suaves: los jugadores son cadetes de la Academia de Policía que buscan a los Granujas.
setting-kids-chain = Últimos disparos seguidos
    .help = Cuando todos tienen un último disparo, también lo tiene quien recibe uno.
setting-new-gang-min-seats = Jugadores para la Nueva Banda
    .help = Desde cuántos jugadores se pueden usar las cartas Nueva Banda.
    .value = { $value }
setting-new-gang-recognition = La Nueva Banda se conoce
    .help = La primera noche los miembros de la Nueva Banda se ven.
setting-night-pace = Ritmo de la noche
    .help = Una llamada dura todo su tiempo o hasta que todos los que juegan hayan confirmado algo.
    .value =
        { $value ->
            [together] Todos juntos
           *[fixed] Fijo
        }
setting-dead-view = Qué ven los que están fuera
    .help = Los que están fuera ven lo que pasa de noche, o solo lo que ven los demás.
    .value =
        { $value ->
            [night] Las noches
           *[none] Como los demás
        }
setting-t-deal = Tiempo para el reparto
    .help = Cuánto se puede mirar lo que ha tocado; 0: sin límite, hasta que todos estén listos.
setting-t-agent = Tiempo para el Agente
    .help = Cuánto dura la fase del Agente, pase lo que pase; 0: sin límite, hasta que acabe.
setting-t-mafia = Tiempo para la elección de la noche
    .help = Cuánto tienen para elegir los despiertos y dura la fase; 0: sin límite, hasta que elijan.
setting-t-recognition = Tiempo para la Nueva Banda
    .help = Cuánto se ven los miembros de la Nueva Banda; 0: solo un momento.
setting-t-reaction = Tiempo para reaccionar
    .help = Cuánto tiempo se puede jugar un Chaleco o una Venda; 0: sin límite, hasta que todos respondan.
setting-t-start-window = Tiempo para cartas antes de hablar
    .help = Cuánto tiempo se pueden jugar cartas antes de la discusión; 0: sin límite, hasta que todos respondan.
setting-t-discussion = Tiempo para la discusión
    .help = Cuánto dura como mucho la discusión; 0: sin límite, mientras haya algo que añadir.
setting-t-vote = Tiempo para votar
    .help = Cuánto tienen para votar todos a la vez, o cada uno en su turno; 0: sin límite, hasta que todos voten.
setting-t-defence = Tiempo para una defensa
    .help = Cuánto dura como mucho cada defensa; 0: sin límite, hasta que acabe quien habla.
setting-t-tie = Tiempo tras un empate
    .help = Cuánto tiempo se pueden cambiar los votos tras un empate; 0: sin límite, mientras alguien quiera.
setting-t-end-window = Tiempo para cartas tras la votación
    .help = Cuánto tiempo se pueden jugar cartas tras la votación; 0: sin límite, hasta que todos respondan.
setting-t-last-shot = Tiempo para un último disparo
    .help = Cuánto se puede pensar un último disparo; 0: sin límite, hasta que se decida.
setting-t-role-swap = Tiempo para el cambio
    .help = Cuánto se puede pensar el cambio de papel; 0: sin límite, hasta que se decida.

## Declaraciones

claim-am =
    { $words_kind ->
        [police] Juego { claim-side }.
        [mafia] Juego { claim-side }.
        [new_gang] Juego { claim-side }.
        [agent] Mi ficha: { $words }.
       *[other] Mi ficha: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [police] No juego { claim-side }.
        [mafia] No juego { claim-side }.
        [new_gang] No juego { claim-side }.
        [agent] Mi ficha no es { $words }.
       *[other] Mi ficha no es { $words }.
    }
claim-side =
    { $words_kind ->
        [police] con la Policía
        [mafia] con la Mafia
       *[new_gang] con la Nueva Banda
    }
claim-think = Pienso que { $seats } juega { claim-side }.
claim-sure = Seguro que { $seats } juega { claim-side }.
claim-word-agent = { token-agent }
claim-word-policeman = { token-policeman }
claim-word-mafioso = { token-mafioso }
claim-word-police = { side-police }
claim-word-mafia = { side-mafia }
claim-word-vest = { card-vest }
claim-word-bandage = { card-bandage }
claim-word-recruitment = { card-recruitment }
claim-word-commander = { card-commander }
claim-word-reverse-recruitment = { card-reverse-recruitment }
claim-word-role-swap = { card-role-swap }
claim-word-wiretap = { card-wiretap }
claim-word-shelter = { card-shelter }
claim-word-safe-conduct = { card-safe-conduct }
claim-word-arrest = { card-arrest }
claim-word-shot-round-corner = { card-shot-round-corner }
claim-word-kidnapping = { card-kidnapping }
claim-word-last-shot = { card-last-shot }
claim-word-new-gang = { card-new-gang }
claim-word-neutral = { card-neutral }
