# Cómo se juega: las tarjetas para quien empieza, las reglas para jugadores y lo que se puede hacer ahora.

learn-title = En un minuto
learn-offer = ¿Primera vez en este juego?
learn-no = No, gracias
learn-next = Siguiente
learn-done = Ya lo sé
learn-of = Tarjeta { $number } de { $count }
guide-title = Las reglas
guide-contents = Índice
guide-page = Leer, imprimir
guide-print = Imprimir
guide-search = Buscar en las reglas
guide-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] { $count } párrafo
       *[other] { $count } párrafos
    }
guide-of-book = como se suele jugar · jugadores: { $count }
guide-of-table = en la mesa { $code } · jugadores: { $count }
guide-mine = Mantén: mi papel
now-ask = ¿Qué puedo hacer ahora?
