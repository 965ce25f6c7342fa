# At home and in About, where the game itself is not loaded.
page-title-for_a_crown = For a Crown
page-other-title-for_a_crown = Für die Krone
page-line-for_a_crown = Les mercenaires de tous forment une seule pile. On la retourne carte après carte, et nul ne sait à qui est la prochaine.
page-makers-for_a_crown = de Maxime Rambourg, illustré par Paul Mafayon. Repos Production, 2025.
page-plate-flamingo = Flamant
page-plate-rabbit = Lapine
page-plate-penguin = Pingouin
