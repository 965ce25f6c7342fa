# Words of the page for this game only.
page-court = The court
page-conditions = Conditions
page-abilities = Abilities
page-condition = Condition
page-ability = Ability
page-sum = Sum { $number }
page-any-dice = any dice
page-with-king = with the King
page-turned = one of your own Fools is turned over
page-gone = none left
page-left = { $number ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $number } cards are left.
}
page-owners = In the service of { $names }.
page-reached = The dice on the table win this character over if you set them all aside.
page-all-odd = all odd
page-all-even = all even
page-is-sure = sure
page-comes-left = { $number ->
    [0] all dice are aside: rolling ends
    [one] then you roll the last die again
   *[other] then you roll the other { $number } again
}
page-comes-roll = { $number ->
    [one] one die rolls
   *[other] { $number } dice roll
}
page-comes-finish = no more dice: then you take a character
page-comes-pass = your turn ends without a character
page-comes-take = joins your court; your turn ends
page-comes-king = joins you with the Queen: the final round follows; your turn ends
page-comes-throw = all dice are aside: this is your combination for the King
page-comes-dice = { $number ->
    [one] then you have one die
   *[other] then you have { $number } dice
}
page-comes-used = then it is used for this turn
page-really-aside = Set aside { $dice }?
page-really-use = Use the { $character } this way?
page-chance-of = { $percent } % this turn, with the best of the tutor’s moves.
page-percent = { $percent } %
page-aside = Aside
page-active = Active
page-in-hand = In hand
page-your-result = Your result
page-tray-of = { $name }: { $what }
page-result = result
page-opens = This wins
page-opens-nothing = These dice win nobody over.
page-your-characters = Your characters
page-characters-of = { $name }’s characters
page-no-characters = no characters yet
page-characters = { $number ->
    [one] character
   *[other] characters
}
page-all-dice = all
page-pick-all = Pick all dice
page-die = Die showing { $face }
page-die-aside = Die showing { $face }, set aside
page-in-row = { $name }, row { $row }
page-card-of = { $who_is ->
    [you] { $card } (yours)
   *[other] { $card } ({ $who })
}
page-die-active = Die showing { $face }, active
page-die-of = { $name }, { $place } of { $all }
page-die-in-hand = Die in hand
page-used = used
page-in-throw = in the roll
page-condition-of = Condition: { $condition }
page-ability-of = Ability: { $ability }
page-brief-reroll_one = re-roll 1
page-brief-reroll_any = re-roll any
page-brief-start_dice = +{ $number } to roll
page-brief-raise_one = +1 to +{ $number }
page-brief-raise_any = +{ $number } each
page-brief-move_pips = move pips
page-brief-add_die = + die { $number }
page-brief-add_any_die = + any die
page-brief-copy_aside = copy one aside
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
page-pick-a-card = Choose one of the golden cards.
page-more-pips = One pip more
page-less-pips = One pip fewer
page-rolls-anew = is re-rolled
page-same-sum = Sum { $now } of { $then }
page-hint-reach = Within reach: { $characters }.
page-hint-beat = { $name_is ->
    [you] To beat: your { $many }×{ $face }.
   *[other] To beat: { $name }’s { $many }×{ $face }.
}
page-hint-next = { $name_is ->
    [you] Then it is your turn again.
   *[other] Then it is { $name }’s turn.
}
page-hint-taken = Chosen: { $character }.
page-folio = { $name_is ->
    [you] Round { $round } · your turn
   *[other] Round { $round } · { $name }’s turn
}
page-folio-then = { $name_is ->
    [you] Round { $round } · your turn, then { $next }
   *[other] { $next_is ->
        [you] Round { $round } · { $name }’s turn, then yours
       *[other] Round { $round } · { $name }’s turn, then { $next }
    }
}
page-folio-again = { $name_is ->
    [you] Round { $round } · your turn, and then another
   *[other] Round { $round } · { $name }’s turn, and then another
}
page-folio-final = { $name_is ->
    [you] Final round · your turn
   *[other] Final round · { $name }’s turn
}
page-folio-over = Round { $round } · the game is over
page-state-done = has played
page-state-next = plays next
page-state-king = holds the King
page-throw = { $many }×{ $face }
page-strongest = strongest combination
page-way-of-crown = The King’s journey
page-final-courts = The courts at the end
page-no-king = Nobody took the King.

# --- drawn examples in the rulebook
page-example-start-dice = Three dice for everybody, one for the Farmer, one for each Charlatan, two for the General: eight dice in hand.
page-example-rolling = A roll of 2-5-5-6. The two 5s are set aside for good; the other two dice must be rolled together.
page-example-characters = One face can form several groups: four of a kind are two pairs, five are a triple and a pair, six are three pairs.
page-example-claiming = A result of 3-5-5-5: three of a kind, all odd, sum 18. Three of these four could be taken, but only one of them.
page-example-taking-the-king = Eight 3s win the King, and the Queen comes along. 8×3 is now the combination to beat.
page-example-final = More dice win; with equally many, the higher face. Eight 1s beat seven 6s, and those beat seven 5s.

# --- what the lines of the count are counted in
page-unit-king = 1 for yes
page-unit-equal = dice
page-unit-face = pips
page-unit-row = the higher row decides

# --- what happens, told
page-good-characters = characters
