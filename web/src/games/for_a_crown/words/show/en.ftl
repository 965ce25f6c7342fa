# Said while a game of For a Crown is shown. * † ‡ stand for pieces.

show-start = Three families, four rounds, and in the end only rubies count: whoever has the most wins the crown.
show-hire = Every round each family hires mercenaries from the market*. The price stands above the column†; coins pay it, or rubies if need be.
show-pile = All hired cards lie shuffled in one common pile*. They are revealed one by one, and each works for its owner: now for { $name }.
show-half = Cheap cards let their owner choose: { $name } has taken one half of the card.
show-raccoon = A raccoon moves in with { $name }*. It does no harm yet, but whoever hosts the most had better watch out.
show-hit = A hit: { $name }* loses a ruby. Usually it strikes whoever is ahead.
show-move = { $name }’s portrait* is rehung in the gallery. On the right it is safe, and whoever hangs furthest right hires first.
show-die = { $name } rolls the magic die: its face works like one more effect on the card.
show-burglary = Burglary! Whoever hosts the most raccoons loses { $loss } rubies. Then those raccoons go home.
show-scandal = Scandal! It costs 2 rubies on the left of the gallery, 1 in the middle, nothing on the right.
show-bribe = { $name } bribes raccoons away, one coin or ruby each. That is cheaper than a Burglary.
show-again = A new round: everything gets cheaper*, a new level opens†, and all cards hired so far will work again.
show-heirloom = { $name } cannot pay and sells the family heirloom for { $rubies } rubies. If that happens once more, the family is out.
show-last-round = The last round: the pile* is full by now, and every card still works once. Late and strong, or early and often?
show-end = { $name } has the most rubies and wins. Hire early, hang far right, and leave the raccoons to the others.
