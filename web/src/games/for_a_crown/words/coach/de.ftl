# Der Hoflehrer in For a Crown. * † ‡ stehen für das, worauf er zeigt.

coach-welcome = Willkommen! Nach vier Runden gewinnt die Familie mit den meisten Rubinen. Wähle, welche du magst*: Sie unterscheiden sich nur im Aussehen.
coach-first-recruit = Wirb einen Söldner an, zum Beispiel diesen*: anklicken, dann zahlen. Er kommt mit den Karten aller in den gemeinsamen Stapel† und wirkt von jetzt an jede Runde für dich: noch { $times ->
    [one] eine Runde
   *[other] { $times } Runden
}.
coach-pay = Wähle, womit du zahlst. In der Regel zuerst mit Münzen: Rubine* gewinnen das Spiel. Behalte aber ein, zwei Münzen, wenn noch ein Kauf, eine Bestechung oder ein Söldnermagier kommen kann.
coach-prices = Über jeder Spalte steht ihr Preis*. Stufe 1 ist billig und lässt dir jedes Mal die Wahl; Stufe 2† kostet mehr und tut alles, was darauf steht. Hebe dir ein, zwei Münzen auf.
coach-dearer = Jede Runde wird alles billiger, und eine Stufe öffnet sich* †. Späte Karten sind stark, kommen aber nur noch ein- oder zweimal: Rechne mit den Runden, die bleiben.
coach-influence = Angeworben wird nach Einfluss: in der Galerie von rechts nach links. Dein Porträt* ist gerade Nummer { $rank }. Weiter rechts ist fast immer besser.
coach-blind = Eine Karte vom Stapel* kostet dasselbe, und niemand sieht, was du bekommst, du selbst erst nach dem Zahlen. Ein Wagnis, aber die anderen können nicht damit rechnen.
coach-half = Deine Karte liegt offen. Jedes Mal wählst du eine Hälfte* †: Nimm, was du in diesem Augenblick am meisten brauchst.
coach-icon = Wähle, welcher Effekt als Nächstes kommt. Jeder geschieht einmal; manchmal kommt es auf die Reihenfolge an.
coach-raccoon = Ein Waschbär allein schadet nicht. Kommt aber ein Einbruch, verliert { $loss } Rubine, wer die meisten hat. Gib ihn jemandem, der reich ist und schon viele hat.
coach-hit = Ein Hieb kostet einen Rivalen einen Rubin. Triff den, der vorn liegt. Wer keinen Rubin mehr hat, muss das Erbstück verkaufen, und ohne Erbstück scheidet er aus.
coach-whose = Die Truhen sind zu, aber jeder Gewinn und Verlust war zu sehen: Zeige auf einen Spieler und lies, was man weiß. Ein Erbstück zählt am Ende { $rubies } Rubine.
coach-move = Klicke ein Porträt an, deines* oder ein fremdes, und wähle die Richtung. Links kostet ein Skandal 2 Rubine, in der Mitte 1, rechts keinen. Und wer ganz rechts hängt, wirbt zuerst an.
coach-bribe = Kaufe Waschbären* frei, für je eine Münze oder einen Rubin. Das lohnt sich, wenn du sonst die meisten hättest: Ein Einbruch kostet { $loss } Rubine.
coach-mage = Für eine Münze oder einen Rubin wirkt der magische Würfel für dich. Im Schnitt ist er mehr wert als eine Münze, vor allem in der letzten Runde.
coach-die-face = Der Würfel ist gefallen; seine Seite wirkt wie ein Effekt auf deiner Karte.
coach-raided = Vorsicht: Du hast die meisten Waschbären*. Kommt ein Einbruch, verlierst du { $loss } Rubine. Sorge dafür, dass andere mehr haben, oder kaufe sie frei.
coach-burglary = Das war ein Einbruch: Wer die meisten Waschbären hatte, verlor { $loss } Rubine, und die Waschbären gingen heim. Die Karte bleibt im Stapel und kommt wieder.
coach-scandal = Ein Skandal: je weiter links, desto teurer. Wo dein Porträt* jetzt hängt, kostet er dich { $loss }. Er kommt jede Runde wieder.
coach-boost = Magischer Beistand: Wer ganz links hängt, würfelt umsonst. So bekommen die Letzten ein wenig Hilfe.
coach-heirloom = Nur noch wenige Rubine*. Musst du einen abgeben, den du nicht hast, wird dein Erbstück für 10 verkauft. Das ist keine Schande, aber diese 10 zählen nur einmal.
coach-danger = Dein Erbstück ist verkauft. Schuldest du einen Rubin und hast keinen*, scheidet deine Familie aus: Behalte ein paar zurück.
coach-own-cards = Hier stehen deine Karten*. Die dunkleren haben in dieser Runde schon gewirkt; die anderen kommen noch.
coach-last-round = Die letzte Runde. Am Ende bringt das Porträt ganz rechts* 1 Rubin, die meisten Münzen† bringen 1, und die meisten Waschbären‡ kosten 1.
coach-fallen = Eine Familie ist ausgeschieden: Mit dieser Runde endet das Spiel. Jetzt zählen nur noch Rubine.

legend-ruby = nimm einen Rubin
legend-coin = nimm eine Münze
legend-raccoon = ein Rivale bekommt einen Waschbären
legend-hit = ein Rivale verliert einen Rubin
legend-die = magischer Würfel
legend-move = ein Porträt umhängen
legend-or = die eine oder die andere Hälfte
legend-price = Preis einer Spalte
legend-heirloom = Erbstück, 10 wert
legend-level = Stufe einer Karte
legend-burglary = Ereignis: Einbruch
legend-scandal = Ereignis: Skandal
legend-bribe = Ereignis: Bestechung
legend-boost = Ereignis: Magischer Beistand
legend-mage = Ereignis: Söldnermagier
legend-click = anklickbar
