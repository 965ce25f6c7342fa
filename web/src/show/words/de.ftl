# Was rund um eine gezeigte Partie steht.

page-show-controls = Ablauf der Vorführung
page-show-back = Zurück zur letzten Bemerkung
page-show-next = Nächste Bemerkung
page-show-stop = Zusehen beenden
page-show-progress = Wie weit die Partie ist
page-show-eyes = Hier spielen Bots. Du siehst, was { $name } sieht.
page-show-told = Bisher gesehen
page-show-now-you = Jetzt bist du dran.
page-show-with-bots = Gegen Bots spielen
page-show-with-friends = Mit Freunden
page-show-again = Noch einmal ansehen
