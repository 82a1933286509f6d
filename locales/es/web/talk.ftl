# Hablar a toques: la hoja, los bocadillos, el tablero.

say-title = Decirlo a toques
say-open = Decir…
say-ready = Preparar mis palabras
say-waiting = Para mi turno: «{ $words }»
say-begin = ¿Qué dices?
say-word = Elige una palabra
say-when = ¿Qué noche?
say-night = Noche { $number }
say-open-slot =
    { $slot ->
        [seat] ¿quién?
       *[word] ¿qué?
    }
say-missing =
    { $what ->
        [kind] Elige un comienzo
        [seat] Toca una ventana
       *[word] Elige una palabra
    }
say-more = Más
say-quoted = «{ $words }»
say-it = Decirlo
say-keep = Para mi turno
say-forget = Descartar
say-back = Atrás
seat-says = dice: { $words }
seat-said = dijo antes: { $words }

board-title = Quién dijo qué
board-about = Declaraciones por sitio. Las contradicciones están entre las filas.
board-count =
    { $number ->
        [one] { $number } declaración
       *[other] { $number } declaraciones
    }
board-way =
    { $way ->
        [seat] Sitios
        [time] En orden
       *[me] Sobre mí
    }
board-seat = Sitio
board-is = Dice: soy
board-did = Hizo
board-others = De otros
board-nothing = Nadie ha dicho nada a toques todavía.
board-nothing-me = Nadie ha dicho nada de ti a toques todavía.
board-foot = El tablero repite lo que se dijo. No dice quién tiene razón.
board-seam =
    { $kind ->
        [cards] { $names }: no todos pueden ser { $word }
        [answers] Sobre { $about }: { $said }
        [vote] { $name }: prometió la mano contra { $second }, la levantó contra { $third }
        [changed] { $name }: «{ $first }»; luego «{ $last }»
       *[shown] { $name }: «{ $first }» Se mostró: { $second }, { $shown }
    }
screen-speaks = { $number } · habla { $name }
