# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nadie
night-chosen = { $number } { $name }
night-tap-for-nobody = toca: nadie
night-whisper = Susurro
night-hold = Mantén para leer
night-seal = Confirmar
night-sealed = Hecho

# Whispered to who is called.
night-called = Te llaman.
night-must = Te llaman, y tienes que elegir.
night-you = Tú
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question-1 = ¿De quién sospechas?
night-question-2 = ¿En quién confías?
night-question-3 = ¿A quién acusarán mañana?
night-question-4 = ¿Quién calla demasiado?
night-question-5 = ¿A quién no crees?
night-question-6 = ¿Quién no verá el amanecer?
night-kept = { $name }: guardado para la historia.
night-pending = Enviando…
night-refused-must-choose = No puedes pasar: toca a alguien y confirma.
night-refused-target-self = A ti no: toca a otra persona.
night-refused-target-dead = Fuera de la partida: toca a alguien con vida.
night-refused-already-acted = Tu elección está hecha, y vale.
night-refused-wrong-phase = Tarde: la llamada ha acabado.
night-refused-no-hunch = Tarde: la llamada ha acabado.
night-refused-paused = La mesa está en pausa. Confirma más tarde.
night-title = Noche { $number }
night-call = Llamada { $number } de { $count }
night-asleep = No es tu hora.
