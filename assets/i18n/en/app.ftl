list-and = { $first } and { $last }
log-mended = Mended here: entry { $entry }
log-undone-reveal = Undone after it was seen: { $name }
