# Questions about a photo with the reasons of their answers, and the evidence report.

case-ask-broken = The photo: { $what }. Is that so?
case-ask-broken-by = { $guest }: { $what }. Is that so?
case-ask-blocked = { $guest }: does another figure cover any of the artwork?
case-ask-face = { $guest }: is the whole face hidden?
case-ask-blocks = { $other }: does { $guest } alone cover the whole face?
case-met = “{ $wish }” is met.
case-unmet = “{ $wish }” is not met.
case-open = “{ $wish }” goes to the vote.
case-wish-blocks = { $who } blocks { $whom }
case-broken = The photo does not count.
case-kept = The rule is kept.
case-why-broken = It breaks this rule.
case-why-kept = Nothing in the photo breaks it.
case-why-blocked = Another figure covers part of the artwork, not only the white edge or the stand.
case-why-free = No other figure covers the artwork; the white edge and the stand may be covered.
case-why-free-table = No other figure covers the artwork; what the table or a dish hides does not count.
case-why-face-hidden = Eyes, nose and mouth are covered by guests or dishes, or outside the photo.
case-why-face-seen = Part of the face can be seen; what only the table hides counts as seen.
case-why-pair = { $who } alone covers the whole face of { $whom }.
case-why-pair-not = { $who } alone does not cover the whole face of { $whom }.
case-why-vote = The photo does not settle it: everyone but the photographer votes.
case-why-person = The table says so.
case-why-voted = The others voted.

report-open =
    { $count ->
        [one] { $count } answer to vote on
       *[other] { $count } answers to vote on
    }
report-when = Report made: { $when }
report-rules = Rules of the photo
report-no-violations = The photo keeps the rules.
report-guests = Guests
report-missing = Not found in the photo: { $guests }
report-no-cell = not found for sure on a cell
report-placed-by-hand = placed by a person
report-visible = visible, give or take { $give }
report-overruled = Overruled by a person; the judge said: { $found }
report-told = Told by a person
report-voted = By vote. Yes: { $yes }. No: { $no }
report-changes = What people changed
report-no-changes = Nothing: these are the judge’s own findings.
report-by-people = by a person
report-floor = How sure the judge is of the floor: { $sure }
report-floor-by-hand = The corners of the floor were set by a person.
report-versions = Courtside { $version } · photo kit { $kit } · { $format }
report-made = Made on the table’s own machine. The photo was not sent anywhere; this file holds nothing of where it was taken.

judge-vote-on =
    { $count ->
        [one] Vote on { $count } answer
       *[other] Vote on { $count } answers
    }
judge-report = Report
judge-reported = The evidence report lies here: { $path }
judge-photo-of = { $player }’s photo
vote-title = Vote { $number } of { $count }
vote-later = Decide later
vote-doubt = The photo does not settle it: what is seen there does not fit what was found. So the table decides.
vote-doubt-covered = The photo does not settle it: { $share } of the artwork is covered, it may be { $low } to { $high }. So the table decides.
vote-doubt-open = The photo does not settle it: { $share } of the face is open, it may be { $low } to { $high }. So the table decides.
vote-doubt-pair = The photo does not settle it: { $share } of the face is covered, it may be { $low } to { $high }. So the table decides.
vote-share = { $whole }.{ $tenth } %
vote-photographer = { $player } took the photo and does not vote. A tie counts for the photographer.
vote-photographer-unknown = Whoever took the photo does not vote. A tie counts for the photographer.
vote-count = Count the votes
vote-missing =
    { $count ->
        [one] One vote is missing: { $names }
       *[other] { $count } votes are missing: { $names }
    }
vote-voter = Voter { $number }
vote-voters = How many vote
