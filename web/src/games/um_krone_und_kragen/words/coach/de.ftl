# Der Hoflehrer in Um Krone und Kragen. * † ‡ stehen für das, worauf er zeigt.

coach-welcome = Willkommen am Hof! Mit Würfeln gewinnst du Leute, und die bringen dir bessere Würfel. Wer den König* gewinnt und behält, gewinnt das Spiel. Würfle!
coach-set-aside = Nach jedem Wurf legst du mindestens einen Würfel beiseite: anklicken, dann bestätigen. Er bleibt bis zum Zugende so liegen; behalte also, was zusammenpasst, etwa eine { $face }*, und wirf den Rest neu.
coach-roll-again = Jetzt lege noch mehr Würfel beiseite, oder wirf alle übrigen neu. Würfeln darfst du, sooft du magst, doch jedes Mal muss mindestens einer mehr beiseite.
coach-pair = Zwei gleiche gewinnen den Bauern†, drei den Wachmann‡. Behalte die { $face }* und würfle auf eine weitere.
coach-triple = Dreimal { $face }* und noch Würfel übrig: Eine vierte gewänne den Jäger†.
coach-no-pair = Noch kein Paar. Hohe Würfel geben vielleicht 15 für den Handwerker*; lauter ungerade oder lauter gerade gewinnen diese beiden†.
coach-last-die = Ein Würfel noch. Wirf ihn neu oder lege ihn beiseite, wenn er passt: Dann stehen deine Würfel fest, und du wählst eine Figur.
coach-claim = Alle Würfel liegen beiseite: Nimm eine Figur, die sie gewinnen, hier mit * gezeigt. Klicke sie an und bestätige. Jede aus Reihe I ist besser als der Hofnarr, höhere Reihen sind noch besser.
coach-claim-dice = Mehr Würfel in jedem Zug sind der beste Anfang: Nimm diese*. Mit mehr Würfeln wird alles andere leichter.
coach-claim-fool = Diese Würfel gewinnen nur den Hofnarren*. Er wirft jeden Zug einen Würfel neu, oder du drehst ihn nächstes Mal um, und er bringt einen Würfel. Meist ist das besser als nichts.
coach-claim-nothing = Diese Würfel gewinnen niemanden, den du nicht schon hast. Das kommt vor; der nächste Zug kommt bald.
coach-claim-king = Sieben gleiche: Der König* ist dein, die Königin auch. Nimm ihn; danach haben alle noch einen letzten Zug, um dich zu schlagen.
coach-use = Du hast jetzt eigene Leute. Jeder hilft einmal im Zug: Klicke auf { $character }*, dann auf die Würfel, die gemeint sind, und bestätige. Du musst es nicht.
coach-choose-dice = Wähle alle Würfel, auf die diese Figur wirken soll, und bestätige dann.
coach-all-aside = Alle Würfel liegen beiseite. Wer einen hinzufügt*, kann ihn noch bringen; du darfst ihn dann werfen oder beiseitelegen. Hilft das nicht, dann beende das Würfeln: Du verlierst nichts.
coach-start-die = Dieser Würfel kommt zu deinen dazu. Mehr Würfel sind fast immer besser.
coach-adders = Figuren, die einen Würfel hinzufügen*, dürfen das schon vor dem ersten Wurf: Der Würfel wird dann mitgeworfen.
coach-aim = Spielst du gut weiter, gewinnst du diese Figur* in { $percent } von 100 solchen Zügen: { $character }. Ist das mehr wert als das, was du sicher hast?
coach-row-two = Ab vier Würfeln sieh dir Reihe II* an: vier gleiche, zwei Paare oder die Summe 20.
coach-once = Jede Figur darf man nur einmal haben. Was schon dein ist*, kannst du nicht noch einmal nehmen; ziele also höher.
coach-scarce = Die kleinen Kästchen zählen, wie viele noch da sind. Von diesen* gibt es nur noch eine Karte: Wer sie will, muss sich beeilen.
coach-general = Der Feldherr* bringt in jedem Zug zwei Würfel, der Ritter† fügt eine 5 hinzu, wann du willst. Sie führen zum König.
coach-king-near = Du hast genug Würfel für den König*: sieben gleiche. Bleibe vom ersten Wurf an bei einer Zahl und hebe dir deine Helfer für die letzten Würfel auf.
coach-final = Die Schlussrunde! Nur deine größte Gruppe zählt. Schlage { $number } × { $face }: mehr gleiche oder gleich viele einer höheren Zahl gewinnen den König*.

legend-equal = gleiche Würfel
legend-second = eine zweite Gruppe
legend-parity = lauter ungerade (oder gerade)
legend-copies = noch da, schon weg
legend-yours = schon dein
legend-click = anklickbar
legend-row = eine Reihe des Hofs
legend-run = diese Zahlen, alle
legend-used = in diesem Zug benutzt
