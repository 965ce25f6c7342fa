# Le Royaume des 5 Couronnes: every sentence of the game.

game-title = The Kingdom of the 5 Crowns
game-line = Five knights obey every Prince: bring the crowns home in the order that only you know.

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
ask-phase-a-free = Your turn: roll the dice, or challenge a Prince if you have the power.
ask-take = You have won the duel: which colour do you take from { $other }?
ask-excuse = You have won the duel: which treasure does { $other } owe you?
ask-pay = The Witch has caught you: which treasure do you pay?
ask-first-move = You rolled { $one } and { $two }: move a free knight by one of the dice.
ask-only-move = You rolled { $one } and { $two }: move the only free knight by one of the dice.
ask-wizard = A double: the Wizard moves one knight { $sum } spaces, forward or back.
ask-second-move = Now move another free knight by { $die }.
ask-window = { $who } rolled { $one } and { $two }. Do you call the Witch?
ask-over = The game is over.
ask-won = { $who_is ->
    [you] The game is over: you are King.
   *[other] The game is over: { $who } is King.
}
wait-lay-cards = { $who } is laying out the cards.
wait-phase-a = { $who } may free knights, challenge a Prince or roll.
wait-phase-a-all-blocked = { $who } must try to free a knight.
wait-phase-a-free = { $who } is about to roll.
wait-take = { $other_is ->
    [you] { $who } takes treasure from you.
   *[other] { $who } takes treasure from { $other }.
}
wait-excuse = { $other_is ->
    [you] { $who } is choosing one of your treasures.
   *[other] { $who } is choosing one of { $other }’s treasures.
}
wait-pay = { $who } is paying the Witch.
wait-first-move = { $who } rolled { $one } and { $two } and moves a first knight.
wait-only-move = { $who } rolled { $one } and { $two } and moves the only free knight.
wait-wizard = { $who } rolled a double: the Wizard moves a knight { $sum } spaces.
wait-second-move = { $who } moves a second knight by { $die }.
wait-window = You have answered; now { $who } moves.

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
label-excuse = Ask for { pawns }
label-pay = Pay { pawns }
label-move = Move { $knight } by { $die }, { to-place }
label-wizard = { $way ->
    [back] Wizard: { $knight } { $steps } back, { to-place }
   *[forward] Wizard: { $knight } { $steps } forward, { to-place }
}
label-lay = Lay a card on space { $space }

# --- refusals
refusal-not-blocked = { the-knight } is not blocked.
refusal-knight-is-home = { the-knight } is already home.
refusal-duels-close-attempts = After a duel, no more knights can be freed this turn.
refusal-all-blocked = Every knight is blocked: first try to free one.
refusal-too-little-power = Only a Prince with full power can challenge.
refusal-yourself = You cannot challenge yourself.
refusal-no-treasure-to-win = This Prince has no treasure to win.
refusal-once-a-turn = You have already challenged this Prince this turn.
refusal-no-such-prince = There is no such Prince at this table.
refusal-roll-first = Roll the dice before you move.
refusal-already-rolled = The dice are cast: phase A is over.
refusal-must-move = Passing is not allowed: you must play your dice.
refusal-knight-is-blocked = { the-knight } is blocked and cannot move by a die.
refusal-no-such-die = You have no such die left to play.
refusal-same-knight = { the-knight } has already moved: the other die is for another knight.
refusal-double-is-the-wizards = A double belongs to the Wizard: one knight moves by the sum.
refusal-not-a-double = The Wizard only comes with a double.
refusal-cannot-go-back = { the-knight } cannot go back any further.
refusal-only-others-call = Only the other Princes can call the Witch, after the roll and before the first move.
refusal-only-the-mover = Only the Prince whose turn it is can do that.
refusal-none-of-that-colour = There is no treasure of that colour here: { $colour }.
refusal-take-first = First take the treasure you have won.
refusal-excuse-first = First choose the treasure you are owed.
refusal-pay-first = First pay the Witch.
refusal-lay-first = The cards must be laid out first.
refusal-space-is-covered = There is already a card there.
refusal-no-such-space = The path has spaces 1 to { $spaces }.
refusal-not-due = No treasure is owed right now.
refusal-cards-are-laid = The cards have already been laid out.
refusal-second-knight-first = This roll is not a double: move the second knight by the other die.

# --- the story
told-turn-begins = { $who_is ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $who }.
}
told-cards-laid = { $who_is ->
    [you] You have laid out the cards.
   *[other] { $who } has laid out the cards.
}
told-escape-rolled = { $who_is ->
    [you] You try to free { $knight }: { $die } + { $power } = { $total }.
   *[other] { $who } tries to free { $knight }: { $die } + { $power } = { $total }.
}
told-monster-rolled = { $who_is ->
    [you] You fight for { $knight }: { $die } + { $power } = { $total } against the monster’s { $foe }.
   *[other] { $who } fights for { $knight }: { $die } + { $power } = { $total } against the monster’s { $foe }.
}
told-set-free = { $card_id ->
    [trap] The trap on space { $space } springs open; free again: { $knights }.
   *[monster] The monster on space { $space } is beaten; free again: { $knights }.
}
told-attempt-failed = { $who_is ->
    [you] { $then ->
        [turn-lost] You fail, and your turn is over.
        [dice-follow] You fail and must roll at once.
       *[all-blocked] You fail; every knight is blocked, and your turn is over.
    }
   *[other] { $then ->
        [turn-lost] { $who } fails, and the turn is over.
        [dice-follow] { $who } fails and must roll at once.
       *[all-blocked] { $who } fails; every knight is blocked, and the turn is over.
    }
}
told-power-gained = { $who_is ->
    [you] You gain a power pawn and now have { $power }.
   *[other] { $who } gains a power pawn and now has { $power }.
}
told-power-lost = { $who_is ->
    [you] You lose a power pawn and now have { $power }.
   *[other] { $who } loses a power pawn and now has { $power }.
}
told-duel-rolled = Duel: { $who_is ->
    [you] you
   *[other] { $who }
} { $die } + { $power } = { $total }, { $other_is ->
    [you] you
   *[other] { $other }
} { $other_die } + { $other_power } = { $other_total }.
told-pawns-taken = { $who_is ->
    [you] You take { pawns } from { $other }.
   *[other] { $other_is ->
        [you] { $who } takes { pawns } from you.
       *[other] { $who } takes { pawns } from { $other }.
    }
}
told-pawn-excused = { $who_is ->
    [you] { $other } hands you { pawns } by way of apology.
   *[other] { $other_is ->
        [you] You hand { $who } { pawns } by way of apology.
       *[other] { $other } hands { $who } { pawns } by way of apology.
    }
}
told-no-excuse = { $who_is ->
    [you] You get no treasure: { $other } has none.
   *[other] { $other_is ->
        [you] { $who } gets no treasure: you have none.
       *[other] { $who } gets no treasure: { $other } has none.
    }
}
told-dice-rolled = { $who_is ->
    [you] You roll { $one } and { $two }.
   *[other] { $who } rolls { $one } and { $two }.
}
told-witch-called = { $who_is ->
    [you] { $right ->
        [1] You call the Witch, and here she is!
       *[0] You call the Witch, but she is not there.
    }
   *[other] { $right ->
        [1] { $who } calls the Witch, and here she is!
       *[0] { $who } calls the Witch, but she is not there.
    }
}
told-witch-paid = { $who_is ->
    [you] You pay the Witch { pawns }.
   *[other] { $who } pays the Witch { pawns }.
}
told-witch-ends-turn = { $who_is ->
    [you] You have nothing to pay the Witch with: your turn is over.
   *[other] { $who } has nothing to pay the Witch with: the turn is over.
}
told-moved = { $who_is ->
    [you] You move { $knight } { from-place } { to-place }.
   *[other] { $who } moves { $knight } { from-place } { to-place }.
}
told-wizard-moved = { $who_is ->
    [you] Your Wizard sends { $knight } { from-place } { to-place }.
   *[other] { $who }’s Wizard sends { $knight } { from-place } { to-place }.
}
told-card-vanished = { $card_id ->
    [trap] The trap on space { $space } vanishes.
   *[monster] The monster on space { $space } vanishes.
}
told-covered = A new card lies on space { $space }: { $card }.
told-reshuffled = The discard is shuffled and becomes the new draw pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
told-turned-up = The card on space { $space } is revealed: { $card }.
told-blocked = { $card_id ->
    [trap] { the-knight } is caught in the trap on space { $space }.
   *[monster] { the-knight } is held by the monster on space { $space }.
}
told-weapon-in-vain = { $who_is ->
    [you] You already have full power: the weapon stays on space { $space }.
   *[other] { $who } already has full power: the weapon stays on space { $space }.
}
told-treasure-won = { $who_is ->
    [you] You win { pawns }.
   *[other] { $who } wins { pawns }.
}
told-treasure-in-vain = No treasure of this colour is left ({ $colour }): the card stays on space { $space }.
told-dragon-rolled = { the-knight } faces Kraddoch: { $die } + { $power } = { $total } against the dragon’s { $foe }.
told-crown-won = { the-knight } wrests his crown from Kraddoch and rides { to-space }.
told-thrown-back = Kraddoch throws { $knight } back { to-space }.
told-crown-home = { the-knight } brings his crown home into { $circle }.
told-last-crown = The last crown goes into circle V: { $knight }.
told-points = { $who_is ->
    [you] You have { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $who } has { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
told-final-rolled = Final duel: { $who_is ->
    [you] you
   *[other] { $who }
} { $die } + { $power } = { $total }.
told-king = { $who_is ->
    [you] The throne is yours: you are King!
   *[other] { $who } is King!
}

# --- the count at the end
line-crowns = crowns in the right place
line-matching = treasures of these colours
line-other = other treasures
line-points = points
line-final-duel = won the final duel
tie-duel = Equal on points: a final duel decided who is King.

# --- options
option-gm_seat = Who is game master and goes first?
option-gm_seat-random = The game master is drawn by lot.
option-gm_seat-number = Seat { $number } is game master and goes first.
option-placement = Who lays out the cards?
option-placement-automatic = The cards are shuffled and laid out automatically.
option-placement-game_master = The game master lays them face down wherever he likes; nobody sees a face.
option-resolution = When do the knights arrive?
option-resolution-batch = Both knights move, then both arrive.
option-resolution-sequential = Each knight arrives before the next one moves.
option-witch = Who notices the Witch?
option-witch-call = A seven only counts if another Prince calls it before the first move.
option-witch-auto = Every seven is noticed.
option-duel_same_target = Can a Prince be challenged several times in a turn?
option-duel_same_target-false = Each opponent once a turn.
option-duel_same_target-true = The same opponent again, as long as power and treasure last.
option-path_length = How long is the path?
option-path_length-data = As long as in the box.
option-path_length-short = A short path.
option-path_length-standard = A path of standard length.
option-path_length-long = A long path.
option-path_length-number = A path of { $number } spaces.
preset-short = Short journey
preset-standard = Standard journey
preset-long = Long journey

# --- the terminal
screen-castle = Castle:
screen-lair = Lair:
screen-circles = Circles:
screen-talon = Draw pile:
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
odds-escape = The trap lets go of { $knight }
odds-monster = The monster holding { $knight } is beaten
odds-dragon = Kraddoch is beaten by { $knight }
odds-duel = You win the duel against { $who }
odds-blocked = Space { $space } blocks { $knight }
odds-treasure = Space { $space } has a treasure for { $knight }
odds-seven = A sum of 7: the Witch may come
odds-double = A double: the Wizard comes
odds-witch = The Witch comes
odds-power = A power pawn
odds-home = { $knight } brings his crown home
