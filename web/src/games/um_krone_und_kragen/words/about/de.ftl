# At home and in About, where the game itself is not loaded.
page-title-um_krone_und_kragen = Um Krone und Kragen
page-other-title-um_krone_und_kragen = To Court the King
page-line-um_krone_und_kragen = Würfle, lege beiseite, gewinne den Hof. Sieben gleiche krönen dich; dann wollen alle an die Krone.
page-makers-um_krone_und_kragen = von Tom Lehmann. Amigo und Rio Grande Games, 2006.
page-plate-magician = Zauberer
page-plate-king = König
page-plate-knight = Ritter
