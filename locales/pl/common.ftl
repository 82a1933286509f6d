# Słowa wspólne dla wszystkich ksiąg.

list-and = { $first } i { $last }
told-to = (tylko { $seats }) { $text }
told-host = (tylko prowadzący) { $text }
nobody = nikt
