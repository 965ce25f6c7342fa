# Said while a game of Um Krone und Kragen is shown. * † ‡ stand for pieces.

show-start = Whoever holds the King* when the game ends has won. Everyone begins with three dice and no friends at court.
show-roll = { $name } rolls. After every roll at least one die goes aside and stays as it is; the rest may be rolled again.
show-keep = Dice of a kind are worth the most: two of them win the Farmer*, three the Guard†, four the Hunter‡.
show-took = All dice lie aside and win one character: the { $character }*. Every character helps its owner from now on, turn after turn.
show-more-dice = { $name } already begins with { $dice } dice. More dice make everything else easier.
show-used = Each character helps once a turn: the { $character }* has just turned { $before } into { $after }.
show-added = This one brings one more die in the middle of a turn: the { $character }*.
show-higher = The higher the row, the harder the dice, and the stronger the help. The { $character }* stands near the top.
show-first-king = Seven of a kind! { $name } wins the King, and the Queen comes along. But now the final round begins.
show-final = In the final round everyone has one last turn to beat { $many } × { $face }: more of a kind, or as many of a higher face.
show-king-moves = Beaten! The King changes sides and goes to { $name }.
show-end = { $name } holds the King at the end and has won. First win more dice, then people who turn them your way: that is the whole art.
