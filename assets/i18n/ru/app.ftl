list-and = { $first } и { $last }
log-mended = Исправлено здесь: запись { $entry }
log-undone-reveal = Отменено, хотя уже видели: { $name }
