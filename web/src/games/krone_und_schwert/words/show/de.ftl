# Was beim Zeigen einer Partie Krone & Schwert gesagt wird. * † ‡ stehen für Spielsteine.

show-start = Drei Häuser teilen sich ein Land, das sie selbst auslegen. Wer am Ende die meisten Siegpunkte hat, gewinnt.
show-markers = Alle beginnen mit zwei Wappen. Burgen stehen auf Bergen*, Städte auf Wiesen†; Wälder bleiben leer.
show-crowned = Die erste Burg* macht { $name } zum König. Ein König treibt Steuern ein, und alle beneiden ihn.
show-expand = Drei Aktionspunkte im Zug: Für einen davon und eine Karte nimmt { $name } Land*. Für einen Punkt kann man auch eine Karte ziehen†.
show-tax = Der König treibt Steuern ein: einen Punkt je Burg. Doch jedes Mal wird eine Volkskarte* aufgedeckt.
show-sword = Ein Schwert! Es bleibt offen und kämpft in jedem Aufstand gegen den König*. Kronen im Volk bewirken nichts.
show-town = { $name } baut eine Stadt*. Wer eine Burg und eine Stadt hat, darf einen Aufstand anführen.
show-cathedral = Eine Kathedrale* zählt am Ende und macht jeden gewonnenen Aufstand wertvoller.
show-red = Rote Karten behält niemand: Was gezogen wird, geschieht sofort und trifft alle.
show-revolt = { $name } führt einen Aufstand an, gegen { $king }! Alle stimmen geheim, Krone oder Schwert, und legen Karten als Stärke dazu.
show-letters = Die Briefe gehen auf: offene Schwerter und Karten der Rebellen gegen Kronen und Karten des Königs. Bei Gleichstand siegt er.
show-attack = { $name } greift ein Feld* von { $other } an. Die Karten müssen stärker sein als alle Burgen des Besitzers zusammen.
show-ambush = Ein Hinterhalt! { $name } streicht die stärkste Karte des Angriffs. Für den rechten Moment aufgehoben, ist so eine Karte viel wert.
show-end-phase = Der neue König hat genug Punkte: Ab jetzt steckt Spielende in den letzten Karten des Stapels.
show-end = Das Ende: Gebäude, die größten Gebiete und die Krone bringen noch Punkte. Bau früh, und sei im rechten Moment König.
