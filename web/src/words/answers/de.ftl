# Was eine Antwort kostet und bringt, und ob sie wirklich gemeint ist.
page-costs = , kostet { $number }
page-cancel = Abbrechen
page-really = { $what }?
page-and-end = { $what }, Zug beenden
page-lasting-turn = Damit endet dein Zug; zurücknehmen kannst du es nicht.
page-lasting-others = Nun entscheiden auch die anderen; zurücknehmen kannst du es nicht.
page-lasting-luck = Was daraus wird, entscheidet der Zufall; zurücknehmen kannst du es nicht.
page-lasting-secret = Die anderen sehen dann, was du hast; zurücknehmen kannst du es nicht.
page-lasting-nothing = Noch ist nichts gespielt.
page-ends-turn = beendet deinen Zug
page-asking = Vor einer Antwort nachfragen?
page-asking-always = Immer
page-asking-lasting = Wenn sie nicht zurückgenommen werden kann
page-asking-turn = Wenn sie meinen Zug beendet oder die anderen fragt
page-asking-never = Nie
page-key-letters = Buchstabe
page-key-letters-does = die Antwort, in der er unterstrichen ist
