# The menu, the rules, and what is asked twice.

menu-title = Menú
menu-language = Idioma
menu-clock = Reloj
menu-pause = Pausa
menu-resume = Reanudar
menu-hand = Pasa este teléfono a
menu-extend = {$seconds} s más
menu-rules = Reglas
menu-screen = Pantalla
menu-seats-day = Sitios de día
menu-seats-night = Sitios de noche
menu-layout =
    {$way ->
        [auto] Automático
        [long] Mesa larga
       *[ring] Mesa redonda
    }
menu-tap = Tocar en vez de mantener
    .help = Se muestra cuatro segundos y se oculta solo.
menu-speak = Hablar por el director
    .help = Este teléfono lee en voz alta las palabras del director.
menu-here = En la mesa {$code}
menu-watches = mira
menu-stand-in = juega un bot
menu-fair = Por qué el reparto es limpio
menu-fair-words = El servidor fijó su parte del azar antes de que nadie aportara la suya; tu aportación está mezclada con ella, y tras la partida cualquiera puede comprobar ambas.
menu-fair-commitment = Fijado por el servidor
menu-fair-luck = Tu aportación al azar
menu-home = A la página de inicio
menu-leave = Dejar la mesa
menu-leave-sure =
    {$what ->
        [bot] Un bot sigue jugando en tu sitio. Puedes volver desde la página de inicio.
        [book] Según las reglas quedas fuera: de día, al momento; de noche, al llegar el día. Tu carta sigue boca abajo.
        [host] Desde ahora el programa dirige la partida.
        [out] Ya estás fuera de la partida. Puedes volver desde la página de inicio y mirar.
       *[place] Tu sitio queda libre. Para volver hace falta otra vez el código.
    }
menu-leave-yes = Salir
menu-no = Cancelar
menu-clauses-all = Todas las reglas, una a una (en inglés)
menu-clauses = Buscar en las reglas
menu-clauses-found =
    {$count ->
        [0] Ninguna regla habla de esto.
        [one] {$count} regla.
       *[other] {$count} reglas.
    }
menu-characters = Los personajes de esta partida
host-lead = Para quien abrió la mesa
host-lead-expel = Expulsar a un jugador
menu-end = Terminar la partida
menu-end-sure = La partida acaba para todos, nadie gana y no se descubre ninguna carta. Se prepara la siguiente.
menu-end-yes = Terminar
send-away = Sacar de la partida
send-away-sure =
    {$what ->
        [bot] Un bot juega por {$name}, hasta que le dejes seguir.
        [host] A partir de ahora dirige el programa.
       *[book] Según las reglas, {$name} deja la partida. De día todos lo saben al momento; de noche, al amanecer.
    }
send-away-yes = Sacar
stand-in-mine = Un bot juega por ti.
stand-in-back = Seguir jugando
stand-in-sent = Te han sacado de la partida. Quien la dirige puede dejarte seguir.
send-back = Dejar que {$name} siga
offer-asked = ¿Juega {$name} en el sitio {$number}, {$owner}?
offer-give = De acuerdo
offer-agreed = De acuerdo: {$count} de {$needed}
offer-waits = Se hará cuando {$owner} lleve fuera el tiempo suficiente.
offer-hide = Ahora no
lead-asked = ¿Dirige {$name} la partida? Quien dirige ve todas las cartas.
lead-offer = Que dirija {$name}
lead-me = Dirijo yo
plea-asked = «Soy yo», dice alguien con otro teléfono: {$name}, número {$number}
plea-give = Sí, es { $name }
plea-given = {$name} ha vuelto con otro teléfono. Se le ha devuelto el sitio.
plea-was-given = El sitio se dio a otro teléfono
