list-and = { $first } y { $last }
log-mended = Corregido aquí: entrada { $entry }
log-undone-reveal = Deshecho tras haberse visto: { $name }
