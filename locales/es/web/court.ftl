# The court on a phone.

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
court-by = acusa: { $name }
court-called = Llamada en curso. Las manos se ven al final.
court-later = aún por llamar
court-hands =
    { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }
court-abstained = se abstienen
court-sentenced = Condena a muerte
court-free = Aún pueden votar
court-number-name = { $number } · { $name }
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

court-raise = Levanto la mano
court-pass = Ahora no
court-back = Volver
court-no-hand = Si no levantas la mano en ninguna llamada, tu voto va contra el último: { $name }.
court-last-call = Última llamada. Levantes la mano o no, tu voto va contra { $name }.
court-neither = Levanta la mano por una respuesta. Si no, tu voto no cuenta.
court-abstain-last = Si te abstienes, tu voto va contra el último: { $name }. Es definitivo.
court-abstain-neither = Te abstienes: en esta votación tu voto no cuenta.
court-abstained-last = Te abstienes. Tu voto va contra el último: { $name }.
court-hand-up = Tu mano está levantada: { $name }. Las manos se ven al final.
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
