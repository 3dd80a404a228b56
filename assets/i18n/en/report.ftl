# Questions about a photo with the reasons of their answers, and the evidence report.

case-ask-broken = Does the photo break this rule?
case-ask-broken-by = Does this guest’s figure break this rule: { $guest }?
case-ask-blocked = Does another figure cover any of the artwork: { $guest }?
case-ask-face = Is the whole face hidden: { $guest }?
case-ask-blocks = Does { $guest } cover the whole face of the other: { $other }?
case-because-vote = The photo does not settle it, so the table votes: everyone but the photographer.
case-because-broken = So this photo does not count.
case-because-kept = So this rule is kept.
case-because-blocked = “Nobody blocks me” is not met: another figure covers part of the artwork, not only the white edge or the stand.
case-because-free = “Nobody blocks me” is met: no other figure covers any of the artwork.
case-because-face-hidden = “My face is not seen” is met: eyes, nose and mouth are covered by figures or dishes, or outside the photo.
case-because-face-seen = “My face is not seen” is not met: part of the face can be seen.
case-because-blocks = “I block this guest” is met: this figure alone covers eyes, nose and mouth.
case-because-blocks-not = “I block this guest” is not met: this figure does not cover the whole face.

report-valid = Valid photo
report-not-valid = Not valid
report-open =
    { $count ->
        [one] { $count } answer to vote on
       *[other] { $count } answers to vote on
    }
report-when = Report made: { $when }
report-rules = Rules of the photo
report-no-violations = The photo keeps the rules.
report-no-move = Another photo may be taken, but no figure may be moved.
report-guests = Guests
report-missing = Not found in the photo: { $guests }
report-on-cell = on { $cell }, faces the camera
report-back-on-cell = on { $cell }, shows its back
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
vote-share = { $whole }.{ $tenth } %
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
