# Was beim Zeigen einer Partie For a Crown gesagt wird. * † ‡ stehen für Spielsteine.

show-start = Drei Familien, vier Runden, und am Ende zählen nur Rubine: Wer die meisten hat, gewinnt die Krone.
show-hire = In jeder Runde wirbt jede Familie auf dem Markt Söldner* an. Der Preis steht über der Spalte†; gezahlt wird mit Münzen, notfalls mit Rubinen.
show-pile = Alle angeworbenen Karten liegen gemischt im gemeinsamen Stapel*. Sie werden einzeln aufgedeckt, und jede wirkt für ihren Besitzer: jetzt für { $name }.
show-half = Billige Karten lassen die Wahl: { $name } hat eine Hälfte der Karte genommen.
show-raccoon = Bei { $name }* zieht ein Waschbär ein. Noch schadet er nicht, doch wer die meisten hat, sollte sich vorsehen.
show-hit = Ein Hieb: { $name }* verliert einen Rubin. Meist trifft es den, der vorn liegt.
show-move = Das Porträt von { $name }* wird umgehängt. Rechts in der Galerie hängt man sicher, und wer ganz rechts hängt, wirbt zuerst an.
show-die = { $name } wirft den magischen Würfel: Was er zeigt, wirkt wie ein weiterer Effekt der Karte.
show-burglary = Einbruch! Wer die meisten Waschbären hat, verliert { $loss } Rubine. Dann ziehen diese Waschbären ab.
show-scandal = Skandal! Links in der Galerie kostet er 2 Rubine, in der Mitte 1, rechts nichts.
show-bribe = { $name } kauft Waschbären frei, für je eine Münze oder einen Rubin. Das ist billiger als ein Einbruch.
show-again = Eine neue Runde: Alles wird billiger*, eine neue Stufe öffnet sich†, und alle bisherigen Karten wirken wieder.
show-heirloom = { $name } kann nicht zahlen und verkauft das Erbstück für { $rubies } Rubine. Passiert das noch einmal, scheidet die Familie aus.
show-last-round = Die letzte Runde: Der Stapel* ist jetzt voll, und jede Karte wirkt noch einmal. Spät und stark oder früh und oft?
show-end = { $name } hat die meisten Rubine und gewinnt. Wirb früh an, häng weit rechts, und überlass die Waschbären den anderen.
