# Slová spoločné pre všetky knihy.

list-and = { $first } a { $last }
told-to = (iba { $seats }) { $text }
told-host = (iba vedúci hry) { $text }
nobody = nikto
