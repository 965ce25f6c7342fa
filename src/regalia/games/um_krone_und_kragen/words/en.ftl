# Um Krone und Kragen: every sentence of the game.

game-title = To Court the King
game-line = Win the court over with dice, take the King, and keep him through the final round.

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

# --- what wins them over, and what they can do
condition-free = any dice
condition-equal = { $number } equal dice
condition-sum = at least { $number } pips
condition-pairs = { $number } pairs
condition-triples = { $number } triples
condition-full_house = a full house or { $number } equal dice
condition-all_odd = only odd dice
condition-all_even = only even dice
condition-straight = five faces in a row
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
ask-start-die = Will you take the die of your { $character }?
ask-first-roll = Roll your { $dice } dice.
ask-dice-duty = Set at least one die aside, or use a character.
ask-dice = Set dice aside, use a character, or roll the { $dice ->
    [one] remaining die
   *[other] { $dice } remaining dice
} again.
ask-dice-none-active = All dice are aside: add one more, or finish.
ask-more-dice = Which dice should the { $character } act on as well?
ask-claim = Take a character you have won over, or nothing.
ask-over = The game is over.
ask-won = The game is over: { $who } holds the King.
wait-start-die = { $who } decides about the die of the { $character }.
wait-first-roll = { $who } is about to roll { $dice } dice.
wait-dice-duty = { $who } must set a die aside or use a character.
wait-dice = { $who } sets dice aside, uses characters, or rolls again.
wait-dice-none-active = { $who } adds a die or finishes.
wait-more-dice = { $who } chooses dice for the { $character }.
wait-claim = { $who } takes a character or nothing.

# --- buttons
label-roll = Roll
label-finish = Finish
label-pass = Take nothing
label-take-die = Take the { $character }’s die
label-decline-die = Do without the { $character }’s die
label-that-is-all = That is all
label-set-aside = { $face ->
    [0] Set nothing aside
    [7] Set nothing aside
   *[other] Set aside { $face }
}
label-choose = and { $face }
label-take = Take the { $character }
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
refusal-no-active-dice = No die is active: all of them are aside.
refusal-dice-still-active = You can finish only when every die is aside.
refusal-no-such-die = No such die is active.
refusal-not-in-your-court = The { $character } does not belong to your court.
refusal-used-this-turn = The { $character } has already been used this turn.
refusal-nothing-rolled-yet = Before the first roll there is no die for the { $character } to act on.
refusal-no-effect = That would change nothing: the { $character } must alter the dice.
refusal-condition-not-met = Your dice do not win over the { $character }: that takes { $condition }.
refusal-no-copy-left = No { $character } is left in the court.
refusal-already-yours = The { $character } is yours already, and one is all you may have.
refusal-needs-a-jester = A Charlatan is a Fool turned over: you need a Fool of your own.
refusal-only-with-the-king = The Queen comes only with the King.
refusal-choose-a-die = Choose at least one die.
refusal-not-before-first-roll = At this table no die is added before the first roll.
refusal-no-more-dice = No more dice: this turn has as many as the table allows.
refusal-too-few-dice = The { $character } needs more active dice than there are.
refusal-nothing-aside = The Astronomer copies a die that is aside, and none is.
refusal-above-six = No die may pass 6.
refusal-not-like-that = Not like that. { $character }: { $ability }.
refusal-gives-start-dice = The { $character } gives dice at the start of the turn and cannot be used later.
refusal-king-has-no-ability = The King can do nothing with dice.
refusal-one-charlatan-only = At this table one Charlatan is all you may have.
refusal-dice-first = First all your dice must be set aside.
refusal-roll-first = Roll first: nothing can be set aside yet.
refusal-turn-is-claiming = Your dice are done: now take a character or nothing.
refusal-low-to-high = Name the dice from low to high.
refusal-finish-the-use = First say which dice the character acts on.
refusal-die-question-first = First say whether you take the start die.
refusal-no-die-question = No start die is in question now.

# --- the story
told-round-begins = Round { $round } begins with { $who }.
told-turn-begins = { $who } has { $dice } dice in hand.
told-die-taken = { $who } takes the die of the { $character }.
told-die-declined = { $who } does without the die of the { $character }.
told-die-added = { $who } uses the { $character } for one more die.
told-rolled = { $who } rolls { $dice }.
told-set-aside = { $who } sets aside { $face }.
told-used = { $added ->
    [1] { $who } uses the { $character } and adds { $after }.
   *[other] { $who } uses the { $character }: { $before } becomes { $after }.
}
told-rerolled = { $who } uses the { $character } to re-roll { $before }: { $after }.
told-took = { $who } takes the { $character }.
told-took-nothing = { $who } takes nothing.
told-first-king = { $who } takes King and Queen with { $many }×{ $face }: the final round is near.
told-final-begins = The final round begins; { $who } will play last.
told-threw = { $who } throws { $many }×{ $face }.
told-king-moves = The King goes from { $old } to { $who }.
told-king-unbeaten = Nobody has beaten { $who }.
told-game-ends = { $adjudicated ->
    [1] The last round allowed is over and nobody has the King: the courts decide.
   *[other] The game is over: { $who } wins.
}

# --- the count at the end
line-king = holds the King
line-equal = equal dice in the throw that counts
line-face = their face
line-row = characters in row { $row }

# --- options
option-start_dice = Are the start dice of Farmer and Charlatan compulsory?
option-start_dice-automatic = The dice of Farmer and Charlatan are always in the hand.
option-start_dice-optional = Each die of Farmer and Charlatan may be declined.
option-adders_before_first_roll = May a die be added before the first roll?
option-adders_before_first_roll-true = Characters that add a die may be used before the first roll.
option-adders_before_first_roll-false = Before the first roll no die is added.
option-king_tie = Does an equal throw bring the King back?
option-king_tie-strict = The first king must throw a stronger combination than the best so far.
option-king_tie-match = The first king gets the King back with an equal throw.
option-row0_supply = How many Fools are there?
option-row0_supply-shared_n = As many Fools as players, Charlatans included.
option-row0_supply-unlimited = Fools never run out.
option-max_charlatans = How many Charlatans may one have?
option-max_charlatans-unlimited = Any number of Charlatans.
option-max_charlatans-1 = One Charlatan at most.
option-dice_cap = Is the number of dice limited?
option-dice_cap-none = No limit to the dice of a turn.
option-dice_cap-12 = At most twelve dice in a turn, as in the box.
option-alchemist_min_dice = How many active dice does the Alchemist need?
option-alchemist_min_dice-3 = The Alchemist needs three active dice.
option-alchemist_min_dice-2 = With exactly two active dice the Alchemist may share out their sum.
option-max_rounds = After how many rounds without a King do the courts decide?
option-max_rounds-number = After { $number } rounds without a King the courts decide.
preset-bsw = As played online
preset-print = As in the printed rules

# --- the terminal
screen-court = The court
screen-hand = in hand
screen-active = active
screen-aside = aside
screen-best = to beat

# --- odds
odds-claim = { $character }: { $condition }
odds-king = The King is taken
odds-equal = { $number } or more equal dice
odds-beat = More than { $number } × { $face }
odds-group = { $number } or more dice showing { $face }
