# Words of the page for this game only.
page-court = The court
page-conditions = Conditions
page-abilities = Abilities
page-condition = Condition
page-ability = Ability
page-sum = Sum { $number }
page-any-dice = any dice
page-with-king = with the King
page-turned = a Fool of your own is turned over
page-gone = sold out
page-left = { $number ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $number } cards are left.
}
page-owners = In the courts of: { $names }.
page-reached = The dice on the table would win this character over.
page-aside = Aside
page-active = Active
page-in-hand = In hand
page-your-result = Your result
page-tray-of = { $name }: { $what }
page-result = result
page-opens = This opens
page-opens-nothing = Nothing can be taken.
page-your-characters = Your characters
page-characters-of = Characters of { $name }
page-no-characters = no characters yet
page-characters = { $number ->
    [one] character
   *[other] characters
}
page-all-dice = all
page-die = Die showing { $face }
page-die-aside = Aside: { $face }
page-die-in-hand = Die in hand
page-used = used
page-in-throw = in the throw
page-condition-of = Condition: { $condition }
page-ability-of = Ability: { $ability }
page-brief-reroll_one = 1 die anew
page-brief-reroll_any = dice anew
page-brief-start_dice = +{ $number } to roll
page-brief-raise_one = +1 to +{ $number }
page-brief-raise_any = +{ $number } each
page-brief-move_pips = move pips
page-brief-add_die = + die { $number }
page-brief-add_any_die = + any die
page-brief-copy_aside = as one aside
page-brief-any_face = any face
page-brief-same_sum = 3, same sum
page-brief-none = the crown
page-mode = What do you want to do?
page-mode-aside = Set aside
page-mode-roll = Roll
page-mode-finish = Finish
page-mode-use = Use a character
page-ok-roll = OK: roll { $number }
page-ok-aside = OK: set aside { $dice }
page-ok-use = OK: { $character }
page-ok-take = OK: take { $character }
page-ok-finish = OK: finish
page-ok = OK
page-some-dice = { $number } dice
page-pick-a-die = Pick at least one die.
page-press-arrows = Change the dice with the arrows.
page-pick-a-character = Choose one of your characters.
page-pick-a-card = Choose one of the glowing cards.
page-more-pips = One pip more
page-less-pips = One pip less
page-rolls-anew = is rolled anew
page-same-sum = Sum { $now } of { $then }
page-hint-reach = In reach: { $characters }.
page-hint-beat = To beat: { $many }×{ $face } of { $name }.
page-hint-next = Then it is { $name }’s turn.
page-hint-taken = Chosen: { $character }.
page-folio = Round { $round } · { $name } to move
page-folio-then = Round { $round } · { $name } to move, then { $next }
page-folio-again = Round { $round } · { $name } to move, then once more
page-folio-final = Final round · { $name } to move
page-folio-over = Round { $round } · the game is over
page-state-done = has played
page-state-next = is next
page-state-king = holds the King
page-throw = { $many }×{ $face }
page-strongest = strongest throw
page-king-card = The King is with { $name }.
page-nobody = nobody
page-way-of-crown = The way of the King
page-final-courts = The courts at the end
page-no-king = Nobody took the King.

# --- drawn examples in the rulebook
page-example-start-dice = Three dice for everybody, one for the Farmer, one for each Charlatan, two for the General: eight dice in hand.
page-example-rolling = A roll of 2-5-5-6. The two 5s are set aside and locked; the other two dice must be rolled together.
page-example-characters = One face may form several groups: four equal dice are two pairs, five are a triple and a pair, six are three pairs.
page-example-claiming = A result of 3-5-5-5: three equal dice, all odd, sum 18. Three of these four may be taken, but only one of them.
page-example-taking-the-king = Eight 3s win the King, and the Queen comes along. 8×3 is now the throw to beat.
page-example-final = More dice win; with equally many, the higher face. Eight 1s beat seven 6s, and these beat seven 5s.

# --- what the lines of the count are counted in
page-unit-king = 1 if yes
page-unit-equal = dice
page-unit-face = pips
page-unit-row = the higher row decides
