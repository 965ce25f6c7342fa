# Was beim Zeigen einer Partie Le Royaume des 5 Couronnes gesagt wird. * † ‡ stehen für Spielsteine.

show-start = Fünf Ritter* reiten nach den fünf Kronen in Kraddochs Höhle†. Sie gehören niemandem: Jeder Prinz zieht alle.
show-order = Jeder Prinz hat von Shabernack eine geheime Karte. Unten liegt die von { $name }: Kronen, die in dieser Reihenfolge heimkommen, zählen.
show-dice = Zwei Würfel, zwei Ritter: { $name } zieht mit jedem Würfel einen, hier diesen*. Wo ein Ritter anhält, wird die Karte aufgedeckt.
show-treasure = Ein Schatz für { $name }, in der Farbe des Ritters. Schätze zählen am Ende, am meisten in einer Farbe, deren Krone am richtigen Platz liegt.
show-weapon = Eine Waffe*: ein Machtstein, höchstens drei. Er zählt bei jedem Wurf im Kampf dazu.
show-blocked = Festgesetzt*: { $knight } kommt nicht weiter, bis ihn jemand befreit.
show-fight = { $name } kämpft für einen Ritter, mit zwölfseitigem Würfel und allen Machtsteinen. Ein Sieg befreit ihn und bringt einen Machtstein.
show-wizard = Ein Pasch ruft den Zauberer: Ein Ritter* fliegt um die Summe vor oder zurück, selbst aus einer Falle.
show-witch = Eine Sieben, und { $name } ruft die Hexe! Das kostet den anderen Prinzen einen Schatz, ohne Schatz den Zug.
show-dragon = Kraddochs Höhle*: { $knight } steht vor dem Drachen, sechs Seiten und Machtsteine gegen zwölf Seiten.
show-thrown-back = Zu schwach: Der Ritter wird um den Unterschied zurückgeworfen und muss wiederkommen.
show-crown = Eine Krone! Nun muss { $knight } sie heimbringen, an allem vorbei, was da lauert.
show-home = Daheim*: { $knight } legt seine Krone in den nächsten Kreis. Mit der vierten ist Schluss.
show-duel = Mit drei Machtsteinen darf man sich duellieren: { $name } gegen { $other }, um alle Schätze einer Farbe.
show-end = Vier Kronen sind daheim, die geheimen Karten werden gezeigt: 4 Punkte je Krone am richtigen Platz, dazu Schätze. { $name } ist König.
