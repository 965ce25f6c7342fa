# The tutor in For a Crown. * † ‡ stand for the pieces he points at.

coach-welcome = Welcome! After four rounds the family with the most rubies wins. Choose any one you like*: they differ only in looks.
coach-first-recruit = Hire a mercenary, such as this one*: click it, then pay. It joins everyone’s cards in the common pile† and works for you in every round, from now on: that is { $times ->
    [one] one round
   *[other] { $times } rounds
}.
coach-pay = Choose how to pay. As a rule coins first: rubies* win the game. But keep a coin or two in hand if a purchase, a bribe or the mage may come.
coach-prices = Above each column stands its price*. Level 1 is cheap and lets you choose each time; level 2† costs more and does everything printed on it. Keep a coin or two.
coach-dearer = Every round everything gets cheaper and a new level opens* †. Late cards are strong but act only once or twice: count the rounds that are left.
coach-influence = You hire in order of influence: from right to left in the gallery. Your portrait* is number { $rank } just now. Further right is nearly always better.
coach-blind = A card from the deck* costs the same and nobody sees what you get, not even you before you have paid. A gamble, but your rivals cannot plan for it.
coach-half = Your card has come up. Each time it does, you choose one half* †: take what you need most right now.
coach-icon = Choose which effect comes next. Each happens once; sometimes the order matters.
coach-raccoon = A raccoon does no harm by itself. But when a Burglary comes, whoever hosts the most loses { $loss } rubies. Give it to someone rich who has plenty already.
coach-hit = A hit costs a rival one ruby. Strike whoever is ahead. A family with no rubies left must sell its heirloom, and without an heirloom it is out.
coach-whose = Chests are closed, but every gain and loss was there to see: point at a player to read what is known. An unsold heirloom counts { $rubies } rubies at the end.
coach-move = Click a portrait, yours* or a rival’s, then say which way. On the left a Scandal costs 2 rubies, in the middle 1, on the right none. And whoever hangs furthest right hires first.
coach-bribe = Buy off raccoons*, one coin or ruby each. It pays if you would otherwise have the most: a Burglary costs { $loss } rubies.
coach-mage = For one coin or ruby the magic die works for you. Its faces are worth more than a coin on average, most of all in the last round.
coach-die-face = The die has fallen, and its face works like an effect printed on your card.
coach-raided = Careful: you host the most raccoons*. If a Burglary comes, you lose { $loss } rubies. Let others have more, or bribe them away.
coach-burglary = That was a Burglary: whoever had the most raccoons lost { $loss } rubies, and those raccoons went home. It stays in the pile and will come again.
coach-scandal = A Scandal has come: the further left, the dearer. Where your portrait* hangs now, it costs you { $loss }. It will come again every round.
coach-boost = Magic Boost: whoever hangs furthest left rolls the die for free. A little help for those at the back.
coach-heirloom = Few rubies left*. If you owe one you do not have, your heirloom is sold for 10. That is no disgrace, but those 10 count only once.
coach-danger = Your heirloom is sold. If you owe a ruby and have none*, your family is out: keep some in reserve.
coach-own-cards = Your own cards stand here*. The darker ones have acted this round; the others are still to come.
coach-last-round = The last round. At the end the rightmost portrait* gets 1 ruby, the most coins† bring 1, and the most raccoons‡ cost 1.
coach-fallen = A family is out: the game ends with this round. From now on only rubies count.

legend-ruby = take a ruby
legend-coin = take a coin
legend-raccoon = a rival gets a raccoon
legend-hit = a rival loses a ruby
legend-die = roll the magic die
legend-move = rehang a portrait
legend-or = one half or the other
legend-price = price of a column
legend-heirloom = heirloom, worth 10
legend-level = level of a card
legend-burglary = event: Burglary
legend-scandal = event: Scandal
legend-bribe = event: Bribe
legend-boost = event: Magic Boost
legend-mage = event: Mage Hire
legend-click = you can click it
