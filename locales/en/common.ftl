# Words that all books share.

list-and = { $first } and { $last }
told-to = (to { $seats }) { $text }
told-host = (to the host) { $text }
nobody = nobody
