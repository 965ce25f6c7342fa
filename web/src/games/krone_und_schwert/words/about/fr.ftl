# At home and in About, where the game itself is not loaded.
page-title-krone_und_schwert = La Couronne et l’Épée
page-other-title-krone_und_schwert = Krone & Schwert
page-line-krone_und_schwert = Étendez vos terres, prenez le trône et gardez-le : un vote sous scellés décide de chaque révolte.
page-makers-krone_und_schwert = de Klaus-Jürgen Wrede. Queen Games, 2002.
