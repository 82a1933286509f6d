# The end of the game.

end-title = El final
end-when =
    { $minutes ->
        [one] Día { $day } · { $minutes } minuto
       *[other] Día { $day } · { $minutes } minutos
    }
end-headline-red = La ciudad conserva sus luces
end-headline-black = La ciudad se queda a oscuras
end-headline-mafia = La ciudad es de la mafia
end-headline-yakuza = La ciudad es de la yakuza
end-headline-maniac = Queda una ventana encendida
end-headline-draw = La ciudad no es de nadie
end-headline-off = Las cartas vuelven a la baraja
end-off = Quedan muy pocos jugadores para una partida; no gana nadie.
end-side-red = Bando rojo
end-side-black = Bando negro
end-side-mafia = Mafia
end-side-yakuza = Yakuza
end-side-maniac = Maníaco
end-won = gana
end-lost = pierde
end-alive = con vida
end-out = fuera { $when }
end-hidden = oculta
end-no-reveal = Esta mesa deja las cartas ocultas: solo ves lo que la partida te contó a ti.
end-story = La historia
end-again = Jugar otra
end-waits =
    { $count ->
        [0] La próxima partida espera a quien creó la mesa.
       *[other] La próxima partida espera a { $names }.
    }
end-record = El registro, y si el reparto fue limpio
end-verify = Con el registro, citysleeps verify reparte y juega esta partida de nuevo y dice si coincide con lo mostrado antes del reparto.
end-commitment = Mostrado antes del reparto (compromiso)
end-luck = Tu aportación al azar
end-download = Descargar el registro

# Words to everybody between games.

chat-title = Charla con todos
chat-say = Di algo
chat-send = Enviar
chat-gone = alguien que ya no está
