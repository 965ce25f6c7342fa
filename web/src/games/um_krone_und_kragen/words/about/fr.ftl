# At home and in About, where the game itself is not loaded.
page-title-um_krone_und_kragen = Um Krone und Kragen
page-other-title-um_krone_und_kragen = To Court the King
page-line-um_krone_und_kragen = Lancez, gardez, ralliez la cour. Sept dés identiques vous couronnent ; alors tous convoitent la couronne.
page-makers-um_krone_und_kragen = de Tom Lehmann. Amigo et Rio Grande Games, 2006.
page-plate-magician = Magicien
page-plate-king = Roi
page-plate-knight = Chevalier
