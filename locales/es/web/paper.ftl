# Lo que se imprime: el acta de una partida y las cartas.

paper-protocol = Acta
paper-print = Imprimir
paper-sheet = Para hoja de cálculo
paper-date = Fecha
paper-place = Lugar
paper-note = Nota
paper-second = Otra persona
paper-kept = Nombra todas las cartas: solo la tiene una partida acabada.
paper-coming = Se está escribiendo el acta…
paper-cards = Cartas para imprimir
paper-cards-for = Cartas para { $count }
paper-how = 63 × 88 mm. Imprime al 100 %, dale la vuelta por el lado largo para los reversos y corta por los trazos.
paper-none = Tantos no pueden jugar a esto. Elige otro número.
paper-unreachable = Ahora no se puede llegar a las cartas.
