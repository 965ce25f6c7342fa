# The tutor in Krone & Schwert. * † ‡ stand for the pieces he points at.

coach-element = You lay one element of the land. Gold marks* show where it fits: choose one, turn the element if you like, then lay it. Any place will do; close together means more quarrels.
coach-welcome = Welcome! The most victory points win. Castles stand on mountains*, towns on meadows†, nothing in forests‡. A mountain with meadows around it makes a good first marker.
coach-second-marker = Your second marker: look at your hand. For Build Castle you want a mountain, since the first castle brings the crown; for Build Town, meadows. Near your first marker* the two soon join.
coach-first-castle = The throne is empty, and the first castle brings the crown! Choose Build Castle*, then your mountain†. It costs 2 of your 3 action points.
coach-points = You have three action points a turn*. Drawing costs 1, a space 1, building 2. What you do not spend is lost, so plan all three.
coach-cards = Each card* is good for one of three things, then it is gone: its text, land (as many spaces as it has shields), or strength in a fight (the number by the sword).
coach-expand = Without land there is nothing to build on. Choose a card you can spare*, then Expand: 1 action point for each space, two spaces only with two shields.
coach-placing = Now click a golden space. Mountains* are for castles; a meadow octagon† with a meadow square beside it can carry a big town.
coach-seek-mountain = You hold Build Castle*, but no free mountain. Expand onto one: castles protect all your land, and they pay taxes to a king.
coach-town = A town on your meadow*: choose Build Town†. It scores 1 at the end, nobody can take its space, and with a castle besides you may lead a revolt. Towns never touch one another.
coach-big-town = Here* an octagon and a square make room for a big town, with the same card†. Only big towns carry cathedrals, and those score in every revolt your side wins.
coach-cathedral = Your big town* can have its cathedral†: 1 point at the end, and more in every revolt your side wins: 2 for king or ringleader, 1 for an ally.
coach-castle = Another castle*: choose Build Castle†. Whoever attacks you must be stronger than the number of your castles, wherever they stand. Each pays a king 1 a turn.
coach-draw = You have few cards: draw*, for 1 action point. Red cards never come to your hand: they act at once or, while there is no king, are skipped.
coach-attack = You may take an unbuilt space beside yours*: the cards you lay† must be stronger than its owner’s castles, here { $castles }. Once a turn, for 1 action point and the cards.
coach-attack-cards = For this space* lay cards† stronger than { $castles } together. A bit more is safer, since an Ambush strikes your best card; but they will all be gone.
coach-defence = This space* is attacked. A Truce calls it off; an Ambush leaves strength { $strength } against your castles, { $castles } in number. Is the space worth such a card†?
coach-defence-none = This space* is attacked with strength { $strength }, more than your castles ({ $castles }), and you hold no answer. You are asked all the same, so that nobody can guess your hand.
coach-tax = You are king: taxes bring you { $points } now, 1 for each castle. But a people card is revealed each time, and every open sword* helps the next revolt. Early on, take them.
coach-tax-danger = Careful: the open swords* number { $open }, and { $swords } more lie in the pile. The next one may cost you the crown. You need not collect taxes.
coach-crowned = You wear the crown*! It brings taxes every turn, and 5 points if it is still yours at the end. Watch the open swords†, and keep strong cards in your hand: ties are yours.
coach-rival-king = The crown has found a head*: it brings taxes every turn and 5 points at the end, and only a revolt can take it away. Build up your strength for one.
coach-people = The people stir. Open swords* so far: { $open }. Each counts 1 for the rebels in every revolt. { $swords } more are hidden in the pile†; taxes, Unrest and Incite reveal them.
coach-revolt = You may revolt*. For you: the open swords†, two people cards for each sword vote, and cards. For the king: 2 for each crown vote, and cards. Ties are his.
coach-needs-both = You cannot lead a revolt yet. It takes a castle and a town of your own, and a king whom no Papal Visit protects. Build what you lack.
coach-vote-king = They rise against you! Your vote counts { $worth }, and a tie is enough. Open swords so far: { $open }. Cards you put in* add their strength, but are gone whoever wins.
coach-vote-leader = You lead the revolt. Choose cards* for strength; they are gone whoever wins. You have the open swords ({ $open }) and what the people will reveal; each crown vote counts { $worth }.
coach-vote = Crown* or sword†? All letters are opened together. A crown vote counts { $worth } for the king, a sword vote reveals two people cards. If your side wins, each of your cathedrals scores 1.
coach-letter = Cards in your letter* are gone whoever wins, so put in many or none. A Truce calls the whole revolt off, an Ambush strikes the strongest card of the other side.
coach-keep = Keep these* for the turns of others: nothing else can answer an attack, and in a revolt they may decide everything.
coach-lost-land = You have lost land* to an attack. Unbuilt spaces of someone with few castles are easy prey: build on them, or build castles.
coach-incite = Incite* reveals three people cards, for 1 action point. Good before you revolt; if you are king, every sword† is one against you.
coach-papal = Papal Visit*: for 1 action point nobody attacks you until your next turn, or revolts if you are king. Best while many swords are open.
coach-shielded = The Pope protects this rival*: no attack, and no revolt if that is the king, until the rival’s next turn.
coach-hidden = Your points* are your secret, as theirs are theirs; only gains are told. When a revolt crowns someone with { $threshold } points or more, the end begins.
coach-town-scoring = Town Scoring has come: everyone but the king scored 1 for each town. There are two such cards, so towns may pay again.
coach-unrest = That was Unrest: two people cards were revealed, and any swords among them* stay open. There are five such cards in all.
coach-revolt-lost = The king has beaten a revolt: half of the open swords* stay, rounded up, and all cards played are gone. Whoever kept theirs is strong now.
coach-occupy = With all three action points you may occupy* any free space, near or far, without a card. Dear, but a mountain may be worth it.
coach-land = Connected spaces make a territory; your largest* has { $spaces }. At the end the largest of all brings 5 points, the second-largest 2. Join what lies apart.
coach-end-phase = The end phase has begun. Cards to go before Game End may come from the deck*: { $cards }. It stops everything at once, so gather points now.
coach-end-near = The next card* may be Game End! First do whatever brings points; draw last, or not at all if you are behind.
coach-end-count = At the end: 1 for each castle, town and cathedral, 5 for the largest territory, 2 for the second* (your land), 5 for the crown†. What can you still change?
coach-last-point = One action point left*. If you see nothing better, draw a card: what is not spent is lost.
coach-re-entry = All your land is lost, but not the game: place up to two markers on any free spaces, free of charge. A mountain and a meadow would serve you well.

advised-lay = The element here, { $number ->
    [0] not turned
    [one] one quarter turn
   *[other] { $number } quarter turns
}
advised-seal = No card more: seal the letter
advised-fight = No card more: attack
advised-castle = A castle on this mountain
advised-town = A small town on this meadow
advised-big-town = A big town on these meadows
advised-cathedral = A cathedral in this big town
advised-attack = An attack on this { $terrain }
advised-place = A marker on this { $terrain }

legend-points = price in action points
legend-shield = spaces it takes
legend-strength = strength in a fight
legend-mountain = mountain: castles
legend-meadow = meadow: towns
legend-click = you can click it
legend-forest = forest: nothing
legend-castle = castle
legend-town = small town
legend-big-town = big town, on two spaces
legend-cathedral = cathedral in a big town
legend-open = open sword, for rebels
legend-hidden = sword in the pile
legend-crown = king, or a vote for him
legend-owned = whose land it is
legend-castles = castles of a player
legend-cards = cards in hand
legend-papal = protected by the Pope
legend-deck = event cards to draw
legend-people = people cards
legend-end = the end is near
