# The deal, and what my card says to me: at most three facts of 90 characters.

deal-setup =
    { $preset ->
        [professional] { $count } jugadores, profesional
        [extended] { $count } jugadores, ampliada
        [hostless] { $count } jugadores, sin director
       *[basic] { $count } jugadores, básica
    }
deal-dealt = Ya tienes tu carta
deal-watched = Las cartas están repartidas
deal-hint = Gírate un poco. Mantén pulsado para mirar; se oculta en cuanto sueltas.
deal-deck = En la baraja: { $cards }.
deal-look-first = Primero mira tu carta.
deal-wait =
    { $until ->
        [host] Cuando todo el mundo esté listo, el director anunciará la noche.
        [time] La noche caerá cuando todo el mundo esté listo o se acabe el tiempo.
       *[all] La noche caerá cuando todo el mundo esté listo.
    }
deal-hold = Mantén para mirar
deal-let-go = Suelta para ocultar
deal-ready = Ya sé mi papel
deal-is-ready = Listo

role-mine = Mi papel
role-characters = Los personajes
role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
role-clause = Regla { $clause }
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
role-asleep = duermes. Lo que marques es una corazonada para la historia.
role-resident = hablas, puedes llevar a juicio y votas. Averigua quién es del bando negro.
role-commissar = señala a otra persona con vida. Si asienten, es del bando negro.
role-lead = Guía la charla, pero no te delates: el bando negro va primero a por ti.
role-doctor = protege a una persona, también a ti, pero nunca a la misma dos veces seguidas.
role-foresee = Averigua de día a quién atacarán los criminales de noche.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] duermes, y solo el disparo del sheriff puede matarte.
       *[survives] duermes, y nadie puede matarte.
    }
role-mortal = te pueden ejecutar como a cualquiera: cuidado también con los tuyos.
role-judges = se sabe que juzgas, no si con honradez. Mientras viva un juez, solo votan los jueces.
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
        [extended] señala a otra persona con vida. Si asienten, es el comisario o el ninja.
       *[basic] señala a alguien que no sea de la mafia. Si asienten, es el comisario.
    }
role-ninja = señala a otra persona con vida. Si asienten, es el comisario o de la mafia.
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
role-told-side = cada noche se te dice con qué bando estás ahora.
role-lawyer = señala a otra persona con vida: verás su carta.
role-checked =
    { $lawyer_appears_red ->
        [no] No eres de ninguna banda. El comisario te descubre si te investiga.
       *[yes] No eres de ninguna banda. Si el comisario te investiga, pasas por el bando rojo.
    }
role-stranger = No eres de ninguna banda; no conoces a nadie de ellas, ni te conocen.
