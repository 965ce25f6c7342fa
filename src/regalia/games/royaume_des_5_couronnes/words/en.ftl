# Le Royaume des 5 Couronnes: every sentence of the game.

game-title = The Kingdom of the 5 Crowns
game-line = Five knights serve every Prince: bring the crowns home in the order that only you know.

# --- knights, colours, pawns, cards, places
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white
colour-black = black
colour-purple = purple
colour-orange = orange
colour-pink = pink
colour-brown = brown
colour-grey = grey
knight-red = the red knight
knight-blue = the blue knight
knight-green = the green knight
knight-yellow = the yellow knight
knight-white = the white knight
knight-black = the black knight
knight-purple = the purple knight
knight-orange = the orange knight
knight-pink = the pink knight
knight-brown = the brown knight
knight-grey = the grey knight
the-knight = { $knight_id ->
    [red] The red knight
    [blue] The blue knight
    [green] The green knight
    [yellow] The yellow knight
    [white] The white knight
    [black] The black knight
    [purple] The purple knight
    [orange] The orange knight
    [pink] The pink knight
    [brown] The brown knight
   *[grey] The grey knight
}
pawns = { $colour_id ->
    [red] { $many ->
        [one] a red treasure
       *[other] { $many } red treasures
    }
    [blue] { $many ->
        [one] a blue treasure
       *[other] { $many } blue treasures
    }
    [green] { $many ->
        [one] a green treasure
       *[other] { $many } green treasures
    }
    [yellow] { $many ->
        [one] a yellow treasure
       *[other] { $many } yellow treasures
    }
    [white] { $many ->
        [one] a white treasure
       *[other] { $many } white treasures
    }
    [black] { $many ->
        [one] a black treasure
       *[other] { $many } black treasures
    }
    [purple] { $many ->
        [one] a purple treasure
       *[other] { $many } purple treasures
    }
    [orange] { $many ->
        [one] an orange treasure
       *[other] { $many } orange treasures
    }
    [pink] { $many ->
        [one] a pink treasure
       *[other] { $many } pink treasures
    }
    [brown] { $many ->
        [one] a brown treasure
       *[other] { $many } brown treasures
    }
   *[grey] { $many ->
        [one] a grey treasure
       *[other] { $many } grey treasures
    }
}
shape-heater = pointed shield
shape-round = round shield
shape-banner = banner
shape-lozenge = lozenge
shape-hexagon = hexagon
card-trap = trap
card-monster = monster
card-weapon = weapon
card-treasure = treasure
to-space = { $end ->
    [0] to the castle
   *[other] to space { $end }
}
to-place = { $to_lair ->
    [1] to the lair
   *[0] { to-space }
}
from-place = { $from_lair ->
    [1] from the lair
   *[0] { $start ->
        [0] from the castle
       *[other] from space { $start }
    }
}
circle-1 = circle I
circle-2 = circle II
circle-3 = circle III
circle-4 = circle IV
circle-5 = circle V

# --- what is asked
ask-lay-cards = Lay the next card, unseen, on any bare space, or all the rest at once.
ask-phase-a = Try to free a blocked knight, { $power ->
    [0] or roll the dice. If you fail, your turn is over.
   *[other] or roll the dice. If you fail, you lose a power pawn and roll at once.
}
ask-phase-a-all-blocked = Every knight is blocked: you must try to free one. { $power ->
    [0] If you fail, your turn is over.
   *[other] If you fail, you lose a power pawn and your turn is over.
}
ask-phase-a-free = It is your turn: roll the dice, or challenge a Prince if you have the power.
ask-take = You have won the duel: which colour do you take from { $other }?
ask-excuse = You have won the duel: which treasure does { $other } owe you?
ask-pay = The Witch has caught you: which treasure do you pay?
ask-first-move = You have rolled { $one } and { $two }: move a free knight by one of the dice.
ask-only-move = You have rolled { $one } and { $two }: move the only free knight by one of the dice.
ask-wizard = A double: the Wizard moves one knight by { $sum }, forward or back.
ask-second-move = Now move another free knight by { $die }.
ask-window = { $who } has rolled { $one } and { $two }. Do you call the Witch?
ask-over = The game is over.
ask-won = The game is over: { $who } is King.
wait-lay-cards = { $who } lays out the cards.
wait-phase-a = { $who } may free knights, challenge, or roll.
wait-phase-a-all-blocked = { $who } must try to free a knight.
wait-phase-a-free = { $who } is about to roll.
wait-take = { $who } takes treasure from { $other }.
wait-excuse = { $who } chooses a treasure of { $other }.
wait-pay = { $who } pays the Witch.
wait-first-move = { $who } has rolled { $one } and { $two } and moves a first knight.
wait-only-move = { $who } has rolled { $one } and { $two } and moves the only free knight.
wait-wizard = { $who } has a double: the Wizard moves a knight by { $sum }.
wait-second-move = { $who } moves a second knight by { $die }.
wait-window = You have answered; { $who } moves.

# --- buttons
label-roll = Roll the dice
label-call = Witch!
label-silent = Say nothing
label-lay-the-rest = Lay all the rest
label-pass = Pass
label-free = { $card_id ->
    [trap] Free { $knight } from the trap ({ $percent } %)
    [monster] Free { $knight } from the monster ({ $percent } %)
   *[none] Free { $knight }
}
label-duel = { $percent ->
    [none] Challenge nobody
   *[other] Challenge { $who } ({ $percent } %)
}
label-take = Take { pawns }
label-excuse = Accept { pawns }
label-pay = Pay { pawns }
label-move = Move { $knight } by { $die } { to-place }
label-wizard = { $way ->
    [back] Wizard: { $knight } { $steps } back { to-place }
   *[forward] Wizard: { $knight } { $steps } forward { to-place }
}
label-lay = Lay a card on space { $space }

# --- refusals
refusal-not-blocked = { the-knight } is not blocked.
refusal-knight-is-home = { the-knight } is home already.
refusal-duels-close-attempts = After a duel no knight can be freed this turn.
refusal-all-blocked = Every knight is blocked: first try to free one.
refusal-too-little-power = Only a Prince with full power can challenge.
refusal-yourself = You cannot challenge yourself.
refusal-no-treasure-to-win = This Prince has no treasure to win.
refusal-once-a-turn = You have challenged this Prince already this turn.
refusal-no-such-prince = There is no such Prince at this table.
refusal-roll-first = Roll the dice before you move.
refusal-already-rolled = The dice are rolled: phase A is over.
refusal-must-move = There is no passing: you must play your dice.
refusal-knight-is-blocked = { the-knight } is blocked and cannot be moved by a die.
refusal-no-such-die = No such die is left to play.
refusal-same-knight = { the-knight } has moved already: the other die is for another knight.
refusal-double-is-the-wizards = A double belongs to the Wizard: one knight moves by the sum.
refusal-not-a-double = The Wizard comes only with a double.
refusal-cannot-go-back = { the-knight } cannot go back any farther.
refusal-only-others-call = Only the other Princes can call the Witch, after the roll and before the first move.
refusal-only-the-mover = Only the Prince whose turn it is does that.
refusal-none-of-that-colour = There is no treasure of that colour: { $colour }.
refusal-take-first = First take the treasure you have won.
refusal-excuse-first = First choose the treasure that is owed to you.
refusal-pay-first = First pay the Witch.
refusal-lay-first = First the cards must be laid out.
refusal-space-is-covered = A card lies there already.
refusal-no-such-space = The path has the spaces 1 to { $spaces }.
refusal-not-due = No treasure is due now.
refusal-cards-are-laid = The cards are laid out already.
refusal-second-knight-first = This roll is no double: move the second knight by the other die.

# --- the story
told-turn-begins = Turn { $turn }: { $who }.
told-cards-laid = { $who } has laid out the cards.
told-escape-rolled = { $who } tries to free { $knight }: { $die } + { $power } = { $total }.
told-monster-rolled = { $who } fights for { $knight }: { $die } + { $power } = { $total } against the monster’s { $foe }.
told-set-free = { $card_id ->
    [trap] The trap on space { $space } is opened; free again: { $knights }.
   *[monster] The monster on space { $space } is beaten; free again: { $knights }.
}
told-attempt-failed = { $then ->
    [turn-lost] { $who } has failed, and the turn is over.
    [dice-follow] { $who } has failed, and the dice follow at once.
   *[all-blocked] { $who } has failed; every knight is blocked, and the turn is over.
}
told-power-gained = { $who } gains a power pawn and has { $power }.
told-power-lost = { $who } loses a power pawn and has { $power }.
told-duel-rolled = Duel: { $who } { $die } + { $power } = { $total }, { $other } { $other_die } + { $other_power } = { $other_total }.
told-pawns-taken = { $who } takes { pawns } from { $other }.
told-pawn-excused = { $who } gets { pawns } from { $other } as an excuse.
told-no-excuse = { $who } gets no treasure: { $other } has none.
told-dice-rolled = { $who } rolls { $one } and { $two }.
told-witch-called = { $right ->
    [1] { $who } calls the Witch: it is her roll!
   *[0] { $who } calls the Witch, but she is not there.
}
told-witch-paid = { $who } pays { pawns } to the Witch.
told-witch-ends-turn = { $who } has nothing to pay the Witch with: the turn is over.
told-moved = { $who } moves { $knight } { from-place } { to-place }.
told-wizard-moved = { $who } sends { $knight } { from-place } { to-place } with the Wizard.
told-card-vanished = { $card_id ->
    [trap] The trap on space { $space } vanishes.
   *[monster] The monster on space { $space } vanishes.
}
told-covered = Space { $space } is covered again: { $card }.
told-reshuffled = The discard is shuffled and becomes the talon, { $cards } cards.
told-turned-up = Space { $space } is turned up: { $card }.
told-blocked = { $card_id ->
    [trap] { the-knight } is caught in the trap on space { $space }.
   *[monster] { the-knight } is held by the monster on space { $space }.
}
told-weapon-in-vain = { $who } has full power already: the weapon stays on space { $space }.
told-treasure-won = { $who } wins { pawns }.
told-treasure-in-vain = No treasure of this colour is left ({ $colour }): the card stays on space { $space }.
told-dragon-rolled = { the-knight } faces the dragon: { $die } + { $power } = { $total } against { $foe }.
told-crown-won = { the-knight } wins his crown and comes { to-space }.
told-thrown-back = { the-knight } is thrown back { to-space }.
told-crown-home = { the-knight } brings his crown home into { $circle }.
told-last-crown = The last crown goes into circle V: { $knight }.
told-points = { $who } has { $points ->
    [one] one point
   *[other] { $points } points
}.
told-final-rolled = Final duel: { $who } { $die } + { $power } = { $total }.
told-king = { $who } is King.

# --- the count at the end
line-crowns = crowns in their place
line-matching = treasure of these colours
line-other = other treasure
line-points = points
line-final-duel = won the final duel

# --- options
option-gm_seat = Who is game master and begins?
option-gm_seat-random = Chance names the game master.
option-gm_seat-number = Seat { $number } is game master and begins.
option-placement = Who lays out the cards?
option-placement-automatic = The cards are shuffled and laid out by themselves.
option-placement-game_master = The game master lays the backs where he likes; nobody sees a face.
option-resolution = When do the knights arrive?
option-resolution-batch = Both knights move, then both arrive.
option-resolution-sequential = Each knight arrives before the next one moves.
option-witch = Who notices the Witch?
option-witch-call = A seven counts only if another Prince calls it before the first move.
option-witch-auto = Every seven is noticed.
option-duel_same_target = May one Prince be challenged several times in a turn?
option-duel_same_target-false = Each opponent once a turn.
option-duel_same_target-true = The same opponent again, as long as power and treasure last.
option-path_length = How long is the path?
option-path_length-data = As long as the data file says.
option-path_length-short = A short path.
option-path_length-standard = A path of the usual length.
option-path_length-long = A long path.
option-path_length-number = A path of { $number } spaces.
preset-short = Short journey
preset-standard = Usual journey
preset-long = Long journey

# --- the terminal
screen-castle = Castle:
screen-lair = Lair:
screen-circles = Circles:
screen-talon = Talon:
screen-rejet = Discard:
screen-bank = Bank:
screen-gm = game master
screen-order = order:
screen-prince = { $who }:
screen-dice = Dice:
screen-odds = Odds:
screen-odds-trap = trap
screen-odds-monster = monster
screen-odds-dragon = dragon
screen-odds-duel = Duel:

# --- odds
odds-escape = { $knight } escapes from the trap
odds-monster = { $knight } beats the monster
odds-dragon = { $knight } beats the dragon
odds-duel = You win the duel against { $who }
odds-blocked = { $knight } is blocked on space { $space }
odds-treasure = { $knight } finds a treasure on space { $space }
