# Um Krone und Kragen: every sentence of the game.

game-title = To Court the King
game-line = Win over the court with dice, take the King, and keep him to the end of the final round.

# --- characters
character-jester = Fool
character-charlatan = Charlatan
character-farmer = Farmer
character-maid = Serving Maid
character-philosopher = Philosopher
character-laborer = Laborer
character-guard = Guard
character-hunter = Hunter
character-merchant = Merchant
character-astronomer = Astronomer
character-lady = Noblewoman
character-pawnbroker = Pawn Broker
character-knight = Knight
character-magician = Magician
character-alchemist = Alchemist
character-bishop = Bishop
character-nobleman = Nobleman
character-general = General
character-queen = Queen
character-king = King
subject-character = The { $character }
object-character = the { $character }
of-character = of the { $character }

# --- what wins them over, and what they can do
condition-free = any dice
condition-equal = { $number } of a kind
condition-sum = at least { $number } pips
condition-pairs = { $number } pairs
condition-triples = { $number } triples
condition-full_house = a full house or { $number } of a kind
condition-all_odd = only odd dice
condition-all_even = only even dice
condition-straight = five in a row
condition-every_face = all six faces
condition-with_king = comes with the King

ability-reroll_one = re-rolls one active die
ability-reroll_any = re-rolls any number of active dice together
ability-start_dice = { $number ->
    [one] gives one more die at the start of each turn
   *[other] gives { $number } more dice at the start of each turn
}
ability-raise_one = { $number ->
    [one] adds one pip to one active die, not beyond 6
   *[other] adds one to { $number } pips to one active die, not beyond 6
}
ability-raise_any = { $number ->
    [one] adds exactly one pip to each active die you choose, not beyond 6
   *[other] adds exactly { $number } pips to each active die you choose, not beyond 6
}
ability-move_pips = moves pips from one active die to one other; both stay between 1 and 6
ability-add_die = adds an active die showing { $number }
ability-add_any_die = adds an active die with a face of your choice, 1 to 6
ability-copy_aside = gives one active die the face of a die that is aside
ability-any_face = gives one active die another face, 1 to 6
ability-same_sum = gives three active dice new faces with the same sum
ability-none = announces the final round

# --- what is asked
ask-start-die = Take the extra die { of-character }?
ask-first-roll = Roll your { $dice } dice.
ask-dice-duty = Set at least one die aside, or use a character.
ask-dice = Set dice aside, use a character, or roll the { $dice ->
    [one] remaining die
   *[other] { $dice } remaining dice
} again.
ask-dice-none-active = All your dice are aside: add another, or finish.
ask-more-dice = Which other dice should { object-character } act on?
ask-claim = Take a character you have won over, or nothing.
ask-over = The game is over.
ask-won = { $who_is ->
    [you] The game is over: you hold the King.
   *[other] The game is over: { $who } holds the King.
}
wait-start-die = { $who } is deciding about the extra die { of-character }.
wait-first-roll = { $who } is about to roll { $dice } dice.
wait-dice-duty = { $who } must set a die aside or use a character.
wait-dice = { $who } may set dice aside, use characters or roll again.
wait-dice-none-active = { $who } may add a die or finish.
wait-more-dice = { $who } is choosing dice for { object-character }.
wait-claim = { $who } may take a character.

# --- buttons
label-roll = Roll
label-finish = Finish
label-pass = Take nothing
label-take-die = Take the die { of-character }
label-decline-die = Do without the die { of-character }
label-that-is-all = That is all
label-set-aside = { $face ->
    [0] Set nothing aside
    [7] Set nothing aside
   *[other] Set aside { $face }
}
label-choose = and { $face }
label-take = Take { object-character }
label-use = { $character }
label-reroll = { $character }: re-roll { $dice }
label-add = { $character }: { $dice }
label-begin = { $character_id ->
    [merchant] { $character }: re-roll { $dice }
   *[other] { $character }: { $dice }
}
label-change = { $character }: { $before } becomes { $after }

# --- refusals
refusal-set-one-aside-first = Set at least one die aside before you roll again.
refusal-no-active-dice = No die is active: they are all aside.
refusal-dice-still-active = You can only finish once every die is aside.
refusal-no-such-die = None of your active dice shows that.
refusal-not-in-your-court = { subject-character } is not in your court.
refusal-used-this-turn = You have already used { object-character } this turn.
refusal-nothing-rolled-yet = Before the first roll there are no dice for { object-character } to act on.
refusal-no-effect = That would change nothing: { object-character } must alter the dice.
refusal-condition-not-met = Your dice do not win over { object-character }. It takes { $condition }.
refusal-no-copy-left = No { $character } is left at court.
refusal-already-yours = You already have { object-character }, and you may only have one.
refusal-needs-a-jester = A Charlatan is a Fool turned over, so you need a Fool of your own.
refusal-only-with-the-king = The Queen only comes with the King.
refusal-choose-a-die = Choose at least one die.
refusal-not-before-first-roll = At this table no dice are added before the first roll.
refusal-no-more-dice = No more dice: this turn already has as many as the table allows.
refusal-too-few-dice = { subject-character } needs more active dice than you have.
refusal-nothing-aside = The Astronomer copies a die that is aside, and you have none there.
refusal-above-six = No die can go above 6.
refusal-not-like-that = Not like that. { $character }: { $ability }.
refusal-gives-start-dice = { subject-character } gives dice at the start of a turn and cannot be used later.
refusal-king-has-no-ability = The King has no power over dice.
refusal-one-charlatan-only = At this table you may only have one Charlatan.
refusal-dice-first = Set all your dice aside first.
refusal-roll-first = Roll first: there is nothing to set aside yet.
refusal-turn-is-claiming = You are done with the dice: now take a character, or nothing.
refusal-low-to-high = Name the dice from low to high.
refusal-finish-the-use = First say which dice the character acts on.
refusal-die-question-first = First say whether you want the extra die.
refusal-no-die-question = There is no extra die to decide about now.

# --- the story
told-round-begins = { $who_is ->
    [you] Round { $round } begins, and you go first.
   *[other] Round { $round } begins, and { $who } goes first.
}
told-turn-begins = { $who_is ->
    [you] You have { $dice } dice in hand.
   *[other] { $who } has { $dice } dice in hand.
}
told-die-taken = { $who_is ->
    [you] You take the die { of-character }.
   *[other] { $who } takes the die { of-character }.
}
told-die-declined = { $who_is ->
    [you] You do without the die { of-character }.
   *[other] { $who } does without the die { of-character }.
}
told-die-added = { $who_is ->
    [you] You use { object-character } for one more die.
   *[other] { $who } uses { object-character } for one more die.
}
told-rolled = { $who_is ->
    [you] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
told-set-aside = { $who_is ->
    [you] You set aside { $face }.
   *[other] { $who } sets aside { $face }.
}
told-used = { $added ->
    [1] { $who_is ->
        [you] You use { object-character } and add { $after }.
       *[other] { $who } uses { object-character } and adds { $after }.
    }
   *[other] { $who_is ->
        [you] You use { object-character }: { $before } becomes { $after }.
       *[other] { $who } uses { object-character }: { $before } becomes { $after }.
    }
}
told-rerolled = { $who_is ->
    [you] You use { object-character } to re-roll { $before }: { $after }.
   *[other] { $who } uses { object-character } to re-roll { $before }: { $after }.
}
told-took = { $who_is ->
    [you] You win over { object-character }.
   *[other] { $who } wins over { object-character }.
}
told-took-nothing = { $who_is ->
    [you] You win nobody over.
   *[other] { $who } wins nobody over.
}
told-first-king = { $who_is ->
    [you] You win over the King and Queen with { $many }×{ $face }: the final round is near.
   *[other] { $who } wins over the King and Queen with { $many }×{ $face }: the final round is near.
}
told-final-begins = { $who_is ->
    [you] The final round begins; you play last.
   *[other] The final round begins; { $who } plays last.
}
told-threw = { $who_is ->
    [you] You make { $many }×{ $face }.
   *[other] { $who } makes { $many }×{ $face }.
}
told-king-moves = { $who_is ->
    [you] You take the King from { $old }.
   *[other] { $old_is ->
        [you] { $who } takes the King from you.
       *[other] { $who } takes the King from { $old }.
    }
}
told-king-unbeaten = { $who_is ->
    [you] Nobody has beaten you.
   *[other] Nobody has beaten { $who }.
}
told-game-ends = { $adjudicated ->
    [1] The last round allowed is over and nobody has the King: the courts decide.
   *[other] { $who_is ->
        [you] The game is over: you win.
       *[other] The game is over: { $who } wins.
    }
}

# --- the count at the end
line-king = holds the King
line-equal = matching dice in the deciding combination
line-face = their face
line-row = characters in row { $row }

# --- options
option-start_dice = Must Farmer and Charlatan dice be taken?
option-start_dice-automatic = Farmer and Charlatan dice are always in the hand.
option-start_dice-optional = Farmer and Charlatan dice may be declined, one by one.
option-adders_before_first_roll = Can dice be added before the first roll?
option-adders_before_first_roll-true = Characters that add a die may be used before the first roll.
option-adders_before_first_roll-false = No dice are added before the first roll.
option-king_tie = Does an equal combination win the King back?
option-king_tie-strict = The first king must beat the best combination so far.
option-king_tie-match = The first king wins the King back with an equal combination.
option-row0_supply = How many Fools are there?
option-row0_supply-shared_n = As many Fools as players, counting Charlatans.
option-row0_supply-unlimited = Fools never run out.
option-max_charlatans = How many Charlatans may a player have?
option-max_charlatans-unlimited = Any number of Charlatans.
option-max_charlatans-1 = One Charlatan at most.
option-dice_cap = Is there a limit on dice?
option-dice_cap-none = No limit on the dice in a turn.
option-dice_cap-12 = At most twelve dice in a turn, as in the box.
option-alchemist_min_dice = How many active dice does the Alchemist need?
option-alchemist_min_dice-3 = The Alchemist needs three active dice.
option-alchemist_min_dice-2 = With exactly two active dice, the Alchemist may share out their sum.
option-max_rounds = After how many rounds without a King do the courts decide?
option-max_rounds-number = After { $number } rounds without a King, the courts decide.
preset-bsw = As played online
preset-print = As in the printed rules

# --- the terminal
screen-court = The court
screen-hand = in hand
screen-active = active
screen-aside = aside
screen-best = to beat
screen-condition-free = any dice
screen-condition-equal = { $number } of a kind
screen-condition-sum = { $number } pips or more
screen-condition-pairs = { $number } pairs
screen-condition-triples = { $number } triples
screen-condition-full_house = 3 + 2 or { $number } of a kind
screen-condition-all_odd = only odd
screen-condition-all_even = only even
screen-condition-straight = 5 in a row
screen-condition-every_face = all 6 faces
screen-condition-with_king = with the King
screen-ability-reroll_one = re-rolls one
screen-ability-reroll_any = re-rolls any
screen-ability-start_dice = { $number ->
    [one] { $number } more die
   *[other] { $number } more dice
}
screen-ability-raise_one = { $number ->
    [one] one die +1
   *[other] one die +1 to +{ $number }
}
screen-ability-raise_any = any dice +{ $number }
screen-ability-move_pips = moves pips
screen-ability-add_die = adds a { $number }
screen-ability-add_any_die = adds any face
screen-ability-copy_aside = copies one aside
screen-ability-any_face = one die: any face
screen-ability-same_sum = 3 dice, same sum
screen-ability-none = final round

# --- odds
odds-claim = { $character }: { $condition }
odds-king = The King is taken
odds-equal = { $number } or more of a kind
odds-beat = Better than { $number } × { $face }
odds-group = { $number } or more dice showing { $face }
