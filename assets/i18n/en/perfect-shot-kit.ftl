# Perfect Shot: the kit, its fields, and what can be wrong with it.

## Fields

shot-kit-floor = The floor
shot-kit-guests = 14 guests
shot-kit-exchange = Exchange cards
shot-kit-preferences = 42 preference cards
shot-kit-columns = Columns
shot-kit-columns-hint = Cells from the photographer’s left to right: A, B, C …
shot-kit-rows = Rows
shot-kit-rows-hint = Cells from the front to the back: 1 is nearest to the photographer
shot-kit-blocked = Cells under the table
shot-kit-blocked-hint = Cells with spaces between them, such as C1 D1, or none: no guest stands there
shot-kit-name-en = Name, English
shot-kit-name-ru = Name, Russian
shot-kit-name-es = Name, Spanish
shot-kit-gender = Sign on the envelope
shot-kit-look = Sign on the screen
shot-kit-id = Id in photo kits
shot-kit-id-hint = As the photo judge calls this guest, such as corgi
shot-kit-for-two = { $card }, 2 players
shot-kit-for-more = { $card }, 3–4 players
shot-kit-kind = What is wished
shot-kit-what = Whom or where
shot-kit-what-hint = Green cells such as A1 B1, or the guest’s number here, or man or woman
shot-kit-witness = Judged by
shot-kit-alternative = In brackets
shot-kit-alternative-hint = The wish that counts when the card names its own guest, such as not-blocked or next-to 3

## What can be wrong

shot-kit-off-floor = { $cell } lies outside the floor
shot-kit-no-cell = { $word } is no cell such as A1
shot-kit-too-few-cells =
    The floor has { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } beside the table: 14 guests need at least 14
shot-kit-same-guest = another guest is called this too
shot-kit-deck = these cards are { $due } in all, here { $found }
shot-kit-no-wish = this names no wish: give cells, a guest’s number, or man or woman
shot-kit-photo-form = this photo kit does not read: floor with columns and rows, and guests with id and gender are needed
shot-kit-photo-guests =
    this photo kit has { $found ->
        [one] { $found } guest
       *[other] { $found } guests
    }: 14 are needed
