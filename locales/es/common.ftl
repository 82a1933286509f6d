# Palabras comunes a todos los libros.

list-and = { $first } y { $last }
told-to = (solo { $seats }) { $text }
told-host = (solo el director) { $text }
nobody = nadie
