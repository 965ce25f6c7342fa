# Der Hoflehrer in Krone & Schwert. * † ‡ stehen für das, worauf er zeigt.

coach-element = Du legst einen Landteil. Goldene Zeichen* zeigen, wo er passt: Wähle eines, drehe ihn, wenn du magst, und lege ihn. Jeder Platz ist recht; enger beisammen gibt es mehr Streit.
coach-welcome = Willkommen! Die meisten Siegpunkte gewinnen. Burgen stehen auf Bergen*, Städte auf Wiesen†, im Wald‡ nichts. Ein Berg mit Wiesen ringsum ist ein guter Platz für das erste Wappen.
coach-second-marker = Dein zweites Wappen: Sieh auf deine Hand. Für Burg bauen brauchst du einen Berg, denn die erste Burg bringt die Krone, für Stadt bauen Wiesen. Nah am ersten* wachsen beide bald zusammen.
coach-first-castle = Der Thron ist leer, und die erste Burg bringt die Krone! Wähle Burg bauen*, dann deinen Berg†. Das kostet 2 deiner 3 Aktionspunkte.
coach-points = Du hast drei Aktionspunkte im Zug*. Ziehen kostet 1, ein Feld 1, Bauen 2. Was du nicht ausgibst, verfällt; plane also alle drei.
coach-cards = Jede Karte* taugt zu einem von drei Dingen, dann ist sie weg: ihr Text, Land (so viele Felder, wie sie Schilde hat) oder Stärke im Kampf (die Zahl beim Schwert).
coach-expand = Ohne Land kein Bauplatz. Wähle eine Karte, die du entbehren kannst*, dann Ausbreiten: 1 Aktionspunkt je Feld, zwei Felder nur bei zwei Schilden.
coach-placing = Klicke nun auf ein goldenes Feld. Berge* sind für Burgen; ein Achteck mit Wiese† und ein Wiesenquadrat daneben tragen eine große Stadt.
coach-seek-mountain = Du hast Burg bauen*, aber keinen freien Berg. Breite dich auf einen aus: Burgen schützen dein ganzes Land und bringen einem König Steuern.
coach-town = Eine Stadt auf deiner Wiese*: Wähle Stadt bauen†. Sie zählt am Ende 1, ihr Feld nimmt dir niemand, und mit einer Burg dazu darfst du Aufstände führen. Städte berühren sich nie.
coach-big-town = Hier* ist mit Achteck und Quadrat Platz für eine große Stadt, mit derselben Karte†. Nur sie trägt eine Kathedrale, und die bringt Punkte in jedem Aufstand, den deine Seite gewinnt.
coach-cathedral = Deine große Stadt* kann ihre Kathedrale† bekommen: 1 Punkt am Ende, und mehr in jedem gewonnenen Aufstand: 2 als König oder Rädelsführer, 1 als Verbündeter.
coach-castle = Noch eine Burg*: Wähle Burg bauen†. Wer dich angreift, muss stärker sein als die Zahl deiner Burgen, wo immer sie stehen. Einem König bringt jede 1 im Zug.
coach-draw = Du hast wenige Karten: Ziehe* eine, für 1 Aktionspunkt. Rote kommen nie auf die Hand: Sie wirken sofort oder werden, solange es keinen König gibt, übersprungen.
coach-attack = Du darfst ein unbebautes Nachbarfeld* nehmen: Deine Karten† müssen zusammen stärker sein als die Burgen seines Besitzers, hier { $castles }. Einmal im Zug, für 1 Aktionspunkt und die Karten.
coach-attack-cards = Für dieses Feld* lege Karten†, die zusammen stärker sind als { $castles }. Etwas mehr ist sicherer, denn ein Hinterhalt trifft deine beste; doch weg sind sie alle.
coach-defence = Dieses Feld* wird angegriffen. Ein Waffenstillstand bricht den Angriff ab; ein Hinterhalt lässt Stärke { $strength } gegen deine Burgen, { $castles } an der Zahl. Ist das Feld so eine Karte† wert?
coach-defence-none = Dieses Feld* wird mit Stärke { $strength } angegriffen, mehr als deine Burgen ({ $castles }), und du hast keine Antwort. Gefragt wirst du trotzdem, damit niemand deine Hand errät.
coach-tax = Du bist König: Steuern bringen dir jetzt { $points }, 1 je Burg. Doch jedes Mal wird eine Volkskarte aufgedeckt, und jedes offene Schwert* hilft dem nächsten Aufstand. Am Anfang lohnt es sich.
coach-tax-danger = Vorsicht: offene Schwerter* { $open }, im Stapel noch { $swords }. Das nächste kann dich die Krone kosten. Du musst keine Steuern eintreiben.
coach-crowned = Du trägst die Krone*! Sie bringt jeden Zug Steuern und 5 Punkte, wenn sie am Ende noch dein ist. Achte auf die offenen Schwerter† und behalte starke Karten: Gleichstand genügt dir.
coach-rival-king = Die Krone hat einen Kopf gefunden*: Sie bringt jeden Zug Steuern und am Ende 5 Punkte, und nur ein Aufstand holt sie wieder herunter. Sammle Kraft dafür.
coach-people = Das Volk wird unruhig. Offene Schwerter* bisher: { $open }. Jedes zählt in jedem Aufstand 1 für die Rebellen. Im Stapel† stecken noch { $swords }; Steuern, Unruhen und Aufwiegeln decken sie auf.
coach-revolt = Du darfst einen Aufstand* ausrufen. Für dich: die offenen Schwerter†, je Schwertstimme 2 Volkskarten, und Karten. Für den König: 2 je Kronenstimme, und Karten. Gleichstand gehört ihm.
coach-needs-both = Noch kannst du keinen Aufstand führen. Dazu gehören eine eigene Burg, eine eigene Stadt und ein König, den kein Papstbesuch schützt. Baue, was dir fehlt.
coach-vote-king = Sie erheben sich gegen dich! Deine Stimme zählt { $worth }, Gleichstand genügt. Offene Schwerter bisher: { $open }. Karten, die du beilegst*, geben Stärke, sind aber weg, gleich wer siegt.
coach-vote-leader = Du führst den Aufstand. Wähle Karten* für Stärke; sie sind weg, gleich wer siegt. Für dich zählen die offenen Schwerter ({ $open }) und was das Volk zeigt; eine Kronenstimme zählt { $worth }.
coach-vote = Krone* oder Schwert†? Alle Briefe öffnen sich zugleich. Eine Krone zählt { $worth } für den König, ein Schwert deckt zwei Volkskarten auf. Siegt deine Seite, bringt jede deiner Kathedralen 1.
coach-letter = Was in deinem Brief liegt*, ist weg, gleich wer siegt: Gib viel oder nichts. Ein Waffenstillstand bricht alles ab, ein Hinterhalt trifft die stärkste Karte der anderen Seite.
coach-keep = Behalte diese* für die Züge der anderen: Nur mit ihnen antwortest du auf einen Angriff, und in einem Aufstand entscheiden sie vielleicht alles.
coach-lost-land = Du hast Land* an einen Angriff verloren. Unbebaute Felder bei wenigen Burgen sind leichte Beute: Bebaue sie oder baue Burgen.
coach-incite = Aufwiegeln* deckt drei Volkskarten auf, für 1 Aktionspunkt. Gut vor deinem Aufstand; bist du König, ist jedes Schwert† eines gegen dich.
coach-papal = Papstbesuch*: Für 1 Aktionspunkt greift dich bis zu deinem nächsten Zug niemand an, und gegen dich als König gibt es keinen Aufstand. Am besten bei vielen offenen Schwertern.
coach-shielded = Hier schützt der Papst jemanden*: kein Angriff und, wenn es der König ist, kein Aufstand, bis er wieder am Zug ist.
coach-hidden = Deine Punkte* sind geheim wie die der anderen; nur Gewinne werden gesagt. Krönt ein Aufstand jemanden mit { $threshold } Punkten oder mehr, beginnt das Ende.
coach-town-scoring = Eine Städtewertung kam: Alle außer dem König erhielten 1 je Stadt. Es gibt zwei solche Karten, Städte zahlen also vielleicht noch einmal.
coach-unrest = Das waren Unruhen: Zwei Volkskarten wurden aufgedeckt, Schwerter darunter* bleiben offen liegen. Fünf solche Karten gibt es.
coach-revolt-lost = Der König hat einen Aufstand überstanden: Die Hälfte der offenen Schwerter* bleibt, aufgerundet, und alle gespielten Karten sind weg. Wer seine noch hat, ist jetzt stark.
coach-occupy = Mit allen drei Aktionspunkten darfst du ein beliebiges freies Feld besetzen*, nah oder fern, ohne Karte. Teuer, aber ein Berg kann es wert sein.
coach-land = Verbundene Felder sind ein Gebiet; dein größtes* hat { $spaces }. Am Ende bringt das größte von allen 5 Punkte, das zweitgrößte 2. Verbinde, was getrennt liegt.
coach-end-phase = Die Endphase hat begonnen. Karten vom Stapel*, ehe Spielende kommen kann: { $cards }. Dann ist sofort Schluss, also sammle jetzt Punkte.
coach-end-near = Die nächste Karte* kann Spielende sein! Tu erst, was Punkte bringt; ziehe zuletzt, oder gar nicht, wenn du zurückliegst.
coach-end-count = Am Ende: 1 je Burg, Stadt und Kathedrale, 5 für das größte Gebiet, 2 für das zweite* (dein Land), 5 für die Krone†. Was kannst du noch ändern?
coach-last-point = Ein Aktionspunkt ist noch da*. Siehst du nichts Besseres, dann ziehe eine Karte: Was übrig bleibt, verfällt.
coach-re-entry = All dein Land ist verloren, das Spiel noch nicht: Setze bis zu zwei Wappen auf beliebige freie Felder, kostenlos. Ein Berg und eine Wiese wären gut.

advised-lay = Der Landteil hierher, { $number ->
    [0] nicht gedreht
    [one] um ein Viertel gedreht
   *[other] um { $number } Viertel gedreht
}
advised-seal = Keine Karte mehr: den Brief siegeln
advised-fight = Keine Karte mehr: angreifen
advised-castle = Eine Burg auf diesem Berg
advised-town = Eine kleine Stadt auf dieser Wiese
advised-big-town = Eine große Stadt auf diesen Wiesen
advised-cathedral = Eine Kathedrale in dieser großen Stadt
advised-attack = Ein Angriff auf dieses Feld: { $terrain }
advised-place = Ein Wappen auf dieses Feld: { $terrain }

legend-points = Preis in Aktionspunkten
legend-shield = Felder, die sie nimmt
legend-strength = Stärke im Kampf
legend-mountain = Berg: Burgen
legend-meadow = Wiese: Städte
legend-click = anklickbar
legend-forest = Wald: nichts
legend-castle = Burg
legend-town = kleine Stadt
legend-big-town = große Stadt, zwei Felder
legend-cathedral = Kathedrale in großer Stadt
legend-open = offenes Schwert, für Rebellen
legend-hidden = Schwert im Stapel
legend-crown = König, Stimme für ihn
legend-owned = wem das Land gehört
legend-castles = Burgen einer Person
legend-cards = Karten auf der Hand
legend-papal = vom Papst geschützt
legend-deck = Ereignisse zum Ziehen
legend-people = Volkskarten
legend-end = das Ende ist nah
