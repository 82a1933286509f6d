# The end of the game.

end-title = El final
end-won = gana
end-lost = pierde
end-alive = con vida
end-out = fuera { $when }
end-hidden = oculta
end-story = La historia
end-again = Jugar otra
end-waits =
    { $count ->
        [0] La próxima partida la empieza quien abrió la mesa.
       *[other] Empieza la próxima partida: { $names }.
    }
end-record = El registro y la prueba del reparto
end-verify = Con el registro, citysleeps verify reparte y juega esta partida de nuevo y dice si coincide con lo mostrado antes del reparto.
end-commitment = Mostrado antes del reparto (compromiso)
end-luck = Tu aportación al azar
end-download = Descargar el registro

# Words to everybody between games.

chat-title = Charla con todos
chat-say = Di algo
chat-send = Enviar
chat-gone = alguien que ya no está
end-when =
    { $minutes ->
        [one] Día { $day } · { $minutes } minuto
       *[other] Día { $day } · { $minutes } minutos
    }
end-mine =
    { $won ->
        [yes] Has ganado.
       *[no] Has perdido.
    }
end-prepared = Se prepara la siguiente partida.
end-go = A la siguiente partida

# The evening so far.

series-title = La velada hasta ahora
series-games =
    { $count ->
        [one] { $count } partida en esta mesa
       *[other] { $count } partidas en esta mesa
    }
series-won = ganó { $won } de { $played }
series-end = { $end } × { $times }
series-story = La historia de la última partida
void-title = La partida queda anulada
void-text = El servidor se ha actualizado y una regla de esta partida ha cambiado. Por eso termina aquí y no cuenta para nadie.
void-told = Lo que sabes de la partida
