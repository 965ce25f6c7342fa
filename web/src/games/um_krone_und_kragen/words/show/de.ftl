# Was beim Zeigen einer Partie Um Krone und Kragen gesagt wird. * † ‡ stehen für Spielsteine.

show-start = Wer am Ende den König* hat, gewinnt. Alle beginnen mit drei Würfeln und ohne Freunde bei Hofe.
show-roll = { $name } würfelt. Nach jedem Wurf kommt mindestens ein Würfel beiseite und bleibt so; die übrigen darf man neu werfen.
show-keep = Gleiche Würfel sind am meisten wert: Zwei gewinnen den Bauern*, drei den Wachmann†, vier den Jäger‡.
show-took = Alle Würfel liegen beiseite und gewinnen eine Figur*: { $character }. Von nun an hilft sie in jedem Zug.
show-more-dice = { $name } beginnt schon mit { $dice } Würfeln. Mehr Würfel machen alles andere leichter.
show-used = Jede Figur hilft einmal im Zug. { $character }*: Aus { $before } ist gerade { $after } geworden.
show-added = Diese Figur* bringt mitten im Zug einen Würfel dazu: { $character }.
show-higher = Je höher die Reihe, desto schwerer die Bedingung und desto stärker die Hilfe. Fast ganz oben*: { $character }.
show-first-king = Sieben gleiche! { $name } gewinnt den König, und die Königin kommt mit. Doch jetzt beginnt die Schlussrunde.
show-final = In der Schlussrunde haben alle einen letzten Zug, um { $many } × { $face } zu schlagen: mehr gleiche oder gleich viele einer höheren Zahl.
show-king-moves = Geschlagen! Der König wechselt die Seite und geht zu { $name }.
show-end = { $name } hat am Ende den König und gewinnt. Erst mehr Würfel, dann Leute, die sie dir zurechtdrehen: Das ist die ganze Kunst.
