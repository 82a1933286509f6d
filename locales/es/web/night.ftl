# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nadie
night-chosen = { $number } { $name }
night-tap-for-nobody = toca para quitar
night-whisper = Susurro
night-hold = Mantén para leer
night-seal = Confirmar
night-sealed = Hecho

# Whispered to who is called.
night-called = Te toca.
night-must = Te toca: tienes que elegir a alguien.
night-you = Tú
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question = No es tu turno. ¿De quién sospechas?
night-suspect = ¿De quién sospechas?
night-kept = Sospechas de: { $name }. Se verá al final.
night-pending = Enviando…
night-refused-must-choose = No puedes pasar: toca a alguien y confirma.
night-refused-target-self = A ti no puedes: toca a otra persona.
night-refused-target-dead = Está fuera de la partida: toca a alguien con vida.
night-refused-already-acted = Ya has elegido, y no se puede cambiar.
night-refused-wrong-phase = Demasiado tarde: la llamada ha acabado.
night-refused-no-hunch = Demasiado tarde: la llamada ha acabado.
night-refused-paused = La mesa está en pausa. Confirma más tarde.
night-title = Noche { $number }
night-call = Llamada { $number } de { $count }
night-asleep = Ahora no te toca.
night-on-phones = Cada cual mira su ventana. Quien recibe la llamada actúa en ella; los demás apuntan de quién sospechan, para que todos toquen igual.
