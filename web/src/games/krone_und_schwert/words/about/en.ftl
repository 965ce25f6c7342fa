# At home and in About, where the game itself is not loaded.
page-title-krone_und_schwert = Crown & Sword
page-other-title-krone_und_schwert = Krone & Schwert
page-line-krone_und_schwert = Grow your land, take the throne and keep it, while a sealed vote decides every revolt.
page-makers-krone_und_schwert = by Klaus-Jürgen Wrede. Queen Games, 2002.
