# At home and in About, where the game itself is not loaded.
page-title-for_a_crown = Für die Krone
page-other-title-for_a_crown = For a Crown
page-line-for_a_crown = Alle Söldner liegen in einem Stapel. Karte um Karte wird er aufgedeckt, und niemand weiß, wem die nächste gehört.
page-makers-for_a_crown = von Maxime Rambourg, illustriert von Paul Mafayon. Repos Production, 2025.
page-plate-flamingo = Flamingo
page-plate-rabbit = Kaninchen
page-plate-penguin = Pinguin
