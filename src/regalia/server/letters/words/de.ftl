# Was jemand erfährt, der nicht da ist. Von der Partie nichts als ihr Name und wer mitspielt.

tell-turn = Du bist am Zug: { $game }
tell-soon = Deine Zeit läuft ab: { $game }
tell-over = Die Partie ist aus: { $game }
tell-invite = Noch eine Partie? { $game }
tell-wanted = Du wirst an einen Tisch gebeten: { $game }
tell-with = Mit { $names }.
tell-alone = Der Tisch wartet auf dich.
tell-many = An { $number } Tischen gibt es Neues für dich
tell-test = So wirst du benachrichtigt
tell-test-text = Das ist die Nachricht, um die du gebeten hast. An den Tischen ist nichts geschehen.

tell-open = Zum Tisch: { $link }
tell-stop = Keine solchen Mails mehr: { $link }
tell-confirm = Darf Regalia an diese Adresse schreiben?
tell-confirm-text = Jemand möchte an dieser Adresse erfahren, wann er auf { $place } am Zug ist. Wenn du das warst, sag es hier: { $link }
tell-confirm-not = Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.
tell-recover = Zurück zu Regalia
tell-recover-text = Jemand möchte auf { $place } wieder du sein. Wenn du das warst, macht dieser Link das Gerät, auf dem du ihn öffnest, zu deinem, einmal, binnen einer Stunde: { $link }
