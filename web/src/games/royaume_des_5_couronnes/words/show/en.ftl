# Said while a game of Le Royaume des 5 Couronnes is shown. * † ‡ stand for pieces.

show-start = Five knights* ride out for the five crowns in Kraddoch’s lair†. They belong to nobody: every Prince moves all of them.
show-order = Shabernack gave each Prince a secret card. { $name }’s lies below: crowns that come home in this order count.
show-dice = Two dice, two knights: { $name } moves one by each die, such as this one*. Where a knight stops, the card there is turned up.
show-treasure = A treasure for { $name }, in the knight’s colour. Treasures count at the end, most of all in a colour that came home in its place.
show-weapon = A weapon*: one power pawn, three at most. It is added to every roll in a fight.
show-blocked = Stuck*: { $knight } cannot move until somebody frees him.
show-fight = { $name } fights for a knight with a twelve-sided die and all power pawns. A win frees him and brings a power pawn.
show-wizard = A double calls the Wizard: one knight* flies forward or back by the sum, even out of a trap.
show-witch = A seven, and { $name } calls the Witch! It costs the other Prince a treasure, or the turn if he has none.
show-dragon = Kraddoch’s lair*: { $knight } must face the dragon, a six-sided die and power pawns against twelve sides.
show-thrown-back = Too weak: the knight is thrown back by the difference and must come again.
show-crown = A crown! Now { $knight } must bring it home, past everything that lies in wait.
show-home = Home*: { $knight } lays his crown into the next circle. With the fourth the game stops.
show-duel = With three power pawns { $name } challenges { $other } to a duel, for all treasures of one colour.
show-end = Four crowns are home, and the secret cards are shown: 4 points for a crown in its place, and treasures on top. { $name } is King.
