# Las palabras más suaves de `kids_theme`: cadetes de la Academia de Policía buscan a los Granujas. Cada mensaje ocupa el lugar del que se llama igual en spytown.ftl.

game-set =
    { $cards_count ->
        [0] Cadetes de la Academia de Policía ({ $seats_count }): { $seats }. Fichas: { $tokens }. No hay cartas.
       *[other] Cadetes de la Academia de Policía ({ $seats_count }): { $seats }. Fichas: { $tokens }. Cartas de acción: { $cards }. Cartas neutras: { $neutral }.
    }
    .heading = Empieza el ejercicio
    .tokens = { $tokens } × { $number }
turn-began = La Academia de Policía apaga las luces: los cadetes se duermen.
    .heading = Turno { $number }
step-began =
    { $step ->
        [role_swap] Todos miran otra vez su ficha. { $seat } puede cambiar la suya con alguien.
        [agent_phase] Una luz en el pasillo: despierta el Agente.
        [gang_recognition] Susurros en la escalera: despierta la Nueva Banda.
        [mafia_phase] Alguien se ríe bajito: los Granujas despiertan para su reunión secreta.
        [police_phase] Los cadetes despiertan: empieza la reunión.
        [start_window] Antes de hablar hay tiempo para cartas.
        [discussion] Empieza la discusión.
        [defence] Es la hora de las defensas.
        [tie_discussion] Se abre otra vez la discusión.
        [end_window] La votación ha terminado; hay tiempo para cartas.
        [vest_window] { $seat } tiene tiempo para reaccionar.
        [bandage_window] Los demás tienen tiempo para reaccionar.
        [last_shot_right] { $seat } puede llevarse a alguien.
       *[last_shot_window] { $seat } tiene tiempo para una última carta.
    }
step-ended =
    { $step ->
        [role_swap] Las fichas vuelven a estar boca abajo.
        [agent_phase] El Agente vuelve a dormirse.
        [gang_recognition] La Nueva Banda vuelve a dormirse.
        [mafia_phase] Los Granujas vuelven a dormirse.
        [police_phase] La reunión ha terminado.
        [discussion] La discusión ha terminado.
        [defence] Las defensas han terminado.
        [tie_discussion] Los votos ya no cambian.
        [last_shot_right] Se acabó el tiempo para llevarse a alguien.
       *[other] Se acabó el tiempo para cartas.
    }
victim-named = Los Granujas han elegido a { $seat }.
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] Han descubierto al Agente: para { $seat } termina el ejercicio. Ficha: { $token }.
                [expelled] { $seat } deja el ejercicio. Ficha: { $token }.
               *[other] Para { $seat } termina el ejercicio. Ficha: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] Una carta a destiempo: { $card }. Para { $seat } termina el ejercicio. Ficha: { $token }.
                [expelled] { $seat } deja el ejercicio. Ficha: { $token }. Carta: { $card }.
               *[other] Para { $seat } termina el ejercicio. Ficha: { $token }. Carta: { $card }.
            }
    }
mafia-met =
    { $seats_count ->
        [0] No despierta ningún Granuja.
       *[other] Los Granujas de esta noche: { $seats }.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] Los Granujas no eligen a nadie.
       *[seat] Los Granujas eligen a { $seat }.
    }
token-agent = Agente
    .description =
        { $small ->
            [yes] El Agente es de la Policía y gana con ella. En el primer turno puede mirar en secreto una ficha; pero si es la de un Granuja, queda fuera al momento.
           *[no] El Agente es de la Policía y gana con ella. Al principio de cada turno mira en secreto la ficha de otro cadete.
        }
    .short = Al empezar un turno, mira en secreto una ficha.
token-policeman = Policía
    .description = Los policías ganan con la Policía, cuando no queda nadie de otro bando en el ejercicio. De noche duermen; de día hablan, votan y buscan a los Granujas que hay entre ellos.
    .short = De noche duermes. De día: habla, vota, busca a los Granujas.
token-mafioso = Granuja
    .description = Los Granujas ganan juntos, cuando no queda nadie de otro bando en el ejercicio. De noche despiertan y eligen sin una palabra a un cadete que duerme; de día hablan y votan como todos.
    .short = Despiertas de noche. Elegid sin hablar a uno que duerme.
card-recruitment = Reclutamiento
    .description = Enséñalo al director y señala a alguien que duerme: conserva su ficha, pero despierta al momento y desde ahora juega con los Granujas. Todos oyen que hay un Reclutamiento, pero no oyen nombres.
    .when = De noche, antes de que tu bando elija
    .short = Señala a alguien que duerme: desde ahora juega con los Granujas.
users-policeman-mafioso = Policía o Granuja
users-mafioso = Granuja
side-mafia = Granujas
claim-side =
    { $words_kind ->
        [police] con la Policía
        [mafia] con los Granujas
       *[new_gang] con la Nueva Banda
    }
winner-police = Gana la Policía: ya no queda ningún Granuja por encontrar.
winner-mafia = Ganan los Granujas: nadie los ha encontrado.
winner-new-gang = Gana la Nueva Banda: ha sido más lista que nadie.
cause-mafia = elección de los Granujas
phase-mafia-phase = Granujas
step-began-mafia-phase = Despiertan los Granujas. Reconoceos y acordad a alguien que duerma.
    .eyes = Granujas, abrid los ojos, reconoceos y acordad sin una palabra quién de los que duermen será: señalad todos a la misma persona.
    .short = Despiertan los Granujas.
mafia-called-again = Despiertan los Granujas. Acordad a una persona que duerma.
    .eyes = Granujas, abrid los ojos y acordad sin una palabra quién de los que duermen será: señalad todos a la misma persona.
    .short = Despiertan los Granujas.
step-began-police-phase = Los cadetes despiertan: empieza la reunión.
    .eyes = Cadetes, abrid los ojos: empieza la reunión.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] De uno en uno, como el reloj: ¿quién creéis que es Granuja?
       *[simultaneous] Todos a la vez: ¿quién creéis que es Granuja?
    }
step-ended-mafia-phase = Los Granujas se duermen.
    .eyes = Granujas, cerrad los ojos.
shot =
    { $cause ->
        [shot_round_corner] Desde la esquina: { $shooter } señala a { $target }.
       *[last_shot_right] { $shooter } se lleva a { $target }.
    }
cause-last-shot-right = se va con otro
phase-last-shot-right = Llevarse a alguien
step-began-last-shot-right = { $seat }, puedes llevarte a alguien. ¿A quién?
act-shoot = Llevarme
spy-chosen = Los Granujas han elegido a:
spy-shoot = Llevarme a { $name }
spy-shoot-no = No llevarme a nadie
setting-kids-last-shot = Todos se llevan a alguien
    .help = Quien queda fuera puede llevarse a otro cadete.

# Nobody shoots: one points, or takes somebody along.

card-vest = Chaleco antibalas
    .description =
        { $save_scope ->
            [any] Si al amanecer dicen tu nombre, si la votación te señala o si alguien te señala, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez.
           *[detailed] Si al amanecer dicen tu nombre o si la votación te señala, descúbrelo: sigues en juego y no enseñas tu ficha. Sirve una vez, y no si alguien te señala.
        }
    .when = Cuando vas a quedar fuera por la noche o por la votación
    .short = Si vas a quedar fuera, enséñalo en vez de tu ficha y sigue.
card-bandage = Venda
    .description =
        { $save_scope ->
            [any] Si otro jugador va a quedar fuera por la noche, por la votación o porque alguien lo señala, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti.
           *[detailed] Si otro jugador va a quedar fuera por la noche o por la votación, descúbrela antes de que se vea la ficha: ese jugador sigue. No puedes salvarte a ti, y no sirve si alguien lo señala.
        }
    .when = Cuando otro va a quedar fuera por la noche o la votación
    .short = Enséñala cuando otro vaya a quedar fuera: ese jugador sigue. No vale para ti.
card-shelter = Refugio
    .description = En todo el turno siguiente nadie puede elegirte, votar contra ti ni señalarte. Puedes hablar, pero no votas.
    .when = Al final de la reunión, tras la votación
    .short = En el turno siguiente no puedes quedar fuera, y no votas.
card-safe-conduct = Salvoconducto
    .description = La noche siguiente nadie puede elegirte. De día todo es como siempre: votas, y puedes quedar fuera por la votación o porque alguien te señala.
    .when = Al final de la reunión, tras la votación
    .short = La noche siguiente nadie puede elegirte. También sirve para un farol.
card-arrest = Arresto
    .description = En este turno nadie puede votar contra ti, y tú no votas. Puedes hablar, y todavía pueden señalarte.
    .when = Al principio de la reunión
    .short = En este turno nadie puede votar contra ti, y tú no votas.
card-shot-round-corner = Desde la esquina
    .description = Señalas a otro jugador, que queda fuera al momento y enseña su ficha. Ya no puedes usarla cuando quien va a quedar fuera eres tú.
    .when = En cualquier momento de la reunión
    .short = En cualquier momento mientras sigas en juego: un jugador queda fuera.
card-last-shot = Ven conmigo
    .description = Cuando quedas fuera, puedes enseñar esta carta y señalar a otro jugador, que también queda fuera. Se ven las dos fichas.
    .when = Cuando quedas fuera
    .short = Cuando quedas fuera, puedes señalar a otro, que también queda fuera.
cause-shot-round-corner = señalan desde la esquina
cause-last-shot-card = carta Ven conmigo
setting-end-check = Cuándo termina la partida
    .help = Termina en cuanto queda un solo bando, o solo cuando ya nadie se lleva a nadie.
    .value =
        { $value ->
            [each_step] Al momento
           *[after_chain] Al final del todo
        }
setting-save-scope = Qué detienen Chaleco y Venda
    .help = Detienen la elección de la noche y la votación, o también a quien señala.
    .value =
        { $value ->
            [detailed] Noche y votación
           *[any] También señalar
        }
setting-chain-last-shot = Carta de quien se va con otro
    .help = Quien se va con otro sin carta puede jugar la carta Ven conmigo, o no puede.
    .value =
        { $value ->
            [card_allowed] Puede
           *[never] No puede
        }
setting-kids-chain = Llevarse a alguien, en cadena
    .help = Cuando todos se llevan a alguien, también puede hacerlo quien se va así.
setting-t-last-shot = Tiempo para llevarse a alguien
    .help = Cuánto se puede pensar a quién llevarse; 0: sin límite, hasta que se decida.
