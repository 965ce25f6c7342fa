# At home and in About, where the game itself is not loaded.
page-title-krone_und_schwert = Krone & Schwert
page-other-title-krone_und_schwert = La Couronne et l’Épée
page-line-krone_und_schwert = Mehre dein Land, erringe den Thron und halte ihn; über jeden Aufstand entscheiden verdeckte Stimmen.
page-makers-krone_und_schwert = von Klaus-Jürgen Wrede. Queen Games, 2002.
