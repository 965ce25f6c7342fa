# Pour qui joue au clavier ou à l’oreille.
page-grid = plateau à parcourir avec les flèches
page-own-pieces = Vos pièces
page-around-table = Autour de la table
page-to-board = Aller au plateau
page-to-own = Aller à vos pièces
page-to-prompt = Aller à votre décision
page-to-story = Aller au récit
page-key-arrows = ← → ↑ ↓
page-key-arrows-does = passer d’une pièce à l’autre sur un plateau
page-key-shift-arrows = Maj ← →
page-key-shift-arrows-does = aller à la pièce suivante qui peut être jouée
page-key-f6 = F6
page-key-f6-does = aller à la partie suivante de la table
