# At home and in About, where the game itself is not loaded.
page-title-um_krone_und_kragen = To Court the King
page-other-title-um_krone_und_kragen = Um Krone und Kragen
page-line-um_krone_und_kragen = Roll, set aside, win over the court. Seven of a kind crowns you; then everyone comes for the crown.
page-makers-um_krone_und_kragen = by Tom Lehmann. Amigo and Rio Grande Games, 2006.
page-plate-magician = Magician
page-plate-king = King
page-plate-knight = Knight
