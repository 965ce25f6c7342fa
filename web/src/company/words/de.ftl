# Was man über jemanden am Tisch verfügen kann.
company-report = Melden
company-why = Worum geht es?
company-harassment = Beleidigung oder Belästigung
company-name = Der Name
company-cheating = Betrug oder Verschleppen
company-other = Etwas anderes
company-words = Ein paar Worte dazu, wenn du magst
company-means = Das liest, wer dieses Haus betreibt, und sonst niemand. { $name } erfährt nichts davon. Die Antwort steht später auf deiner Seite.
company-send = Meldung abschicken
company-block = Sperren
company-block-means = Du liest an keinem Tisch mehr, was { $name } schreibt, und { $name } kann sich nicht an Tische setzen, die du eröffnest. Niemand erfährt davon.
company-block-here = Du liest an diesem Tisch nicht mehr, was { $name } schreibt. Niemand erfährt davon.
company-block-it = { $name } sperren
company-unblock-it = { $name } wieder lesen
