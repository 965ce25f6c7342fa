# At home and in About, where the game itself is not loaded.
page-title-for_a_crown = For a Crown
page-other-title-for_a_crown = Für die Krone
page-line-for_a_crown = Everyone’s mercenaries share one pile. It turns card by card, and nobody knows whose is next.
page-makers-for_a_crown = by Maxime Rambourg, illustrated by Paul Mafayon. Repos Production, 2025.
page-plate-flamingo = Flamingo
page-plate-rabbit = Rabbit
page-plate-penguin = Penguin
