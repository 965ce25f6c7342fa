# The tutor in Um Krone und Kragen. * † ‡ stand for the pieces he points at.

coach-welcome = Welcome to court! With dice you win people over, and they bring you better dice. Whoever wins the King* and keeps him wins the game. Roll!
coach-set-aside = After every roll set at least one die aside: click it, then confirm. It stays as it is until your turn ends, so keep what matches, such as a { $face }*, and roll the rest again.
coach-roll-again = Now set more dice aside, or roll all that are left. You may roll as often as you like, but each time at least one more die must go aside.
coach-pair = Two of a kind win the Farmer†, three the Guard‡. Keep the { $face }s* and roll for one more.
coach-triple = Three { $face }s* and dice left to roll: a fourth would win the Hunter†.
coach-no-pair = No pair yet. High dice may make 15 for the Laborer*; all odd or all even dice win those two†.
coach-last-die = One die left. Roll it again, or set it aside if it helps: then your dice are final and you choose a character.
coach-claim = All your dice are aside: now take one character they win, marked *. Click it and confirm. Anyone in row I is better than the Fool, and higher rows are better still.
coach-claim-dice = More dice in every turn are the best start: take this one*. With more dice everything else gets easier.
coach-claim-fool = These dice win only the Fool*. He re-rolls one die each turn, or next time you turn him over and he brings a die. As a rule that is better than nothing.
coach-claim-nothing = These dice win nobody you do not already have. It happens; your next turn comes soon.
coach-claim-king = Seven of a kind: the King* is yours, and the Queen too. Take him; then everyone has one last turn to beat your dice.
coach-use = You have people of your own now. Each can help once a turn: click the { $character }*, then the dice it should act on, and confirm. You need not use it.
coach-choose-dice = Choose every die this character should act on, then confirm.
coach-all-aside = All your dice are aside. A character who adds a die* can still bring one, to roll or set aside. If that is no help, finish: nothing is lost.
coach-start-die = This die comes on top of your own. More dice are nearly always better.
coach-adders = Characters who add a die* may do so before the first roll: the die is then rolled with the others.
coach-aim = If you play on well, the { $character }* comes in { $percent } of 100 turns like this one. Is that worth more than what you have for sure?
coach-row-two = With four dice or more, look at row II*: four of a kind, two pairs, or a sum of 20.
coach-once = You may own each character only once. What is already yours* cannot be taken again, so aim higher.
coach-scarce = The little squares count the copies left. There is only one of these*: whoever wants it must hurry.
coach-general = The General* brings two dice every turn, the Knight† adds a 5 whenever you like. They lead to the King.
coach-king-near = You have enough dice for the King*: seven of a kind. Stick to one face from the first roll on, and save your helpers for the last dice.
coach-final = The final round! Only your biggest group counts. Beat { $number } × { $face }: more of a kind, or as many of a higher face, win the King*.

legend-equal = of a kind
legend-second = a second group
legend-parity = all odd (or all even)
legend-copies = copies left, and gone
legend-yours = already yours
legend-click = you can click it
legend-row = fill the court row by row
legend-run = these faces, all of them
legend-used = used this turn
