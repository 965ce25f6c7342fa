# Said while a game of Krone & Schwert is shown. * † ‡ stand for pieces.

show-start = Three houses share a land that they lay out themselves. Whoever has the most victory points at the end wins.
show-markers = Everyone begins with two markers. Castles will stand on mountains*, towns on meadows†; forests stay empty.
show-crowned = The first castle* makes { $name } king. A king collects taxes, and everyone envies him.
show-expand = Three action points a turn: { $name } spends one on land*, with a card. Another way to spend one is to draw a card†.
show-tax = The king collects taxes: a point for each castle. But each time one of the people* is revealed.
show-sword = A sword! It stays open and will fight against the king in every revolt*. Crowns among the people do nothing.
show-town = { $name } builds a town*. Whoever has a castle and a town may lead a revolt.
show-cathedral = A cathedral* counts at the end, and it makes every won revolt worth more.
show-red = Red cards are never held: what is drawn happens at once, to everybody.
show-revolt = { $name } leads a revolt against { $king }! Everyone votes in secret, crown or sword, and adds cards for strength.
show-letters = The letters are opened: open swords and rebels’ cards against crowns and the king’s. A tie goes to the king.
show-attack = { $name } attacks a space of { $other }’s*. The cards must be stronger than all castles of the owner together.
show-ambush = An Ambush! { $name } strikes the strongest card of the attack. Held back for the right moment, such a card is worth a lot.
show-end-phase = The new king has enough points: from now on Game End lies among the last cards of the deck.
show-end = The end: buildings, the largest territories and the crown bring more points. Build early, and be king at the right moment.
