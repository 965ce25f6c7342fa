# Für die Krone: alle Sätze des Spiels.

game-title = Für die Krone
game-line = Wirb Söldner für den gemeinsamen Stapel an, überstehe, was er aufdeckt, und besitze nach vier Runden die meisten Rubine.

# --- Familien
family-rabbit = Gräfin Kaninchen
family-penguin = Vicomte Pinguin
family-monkey = Baron Affe
family-flamingo = Herzog Flamingo
family-croc = Marquise Kroko
family-none = noch keine Familie
family-look-rabbit = rotes Banner mit Kaninchenkopf
family-look-penguin = blauer Schild mit Pinguin
family-look-monkey = gelbe Raute mit Affe
family-look-flamingo = violettes Sechseck mit Flamingo
family-look-croc = grünes Rund mit Krokodilkopf
heirloom-rabbit = goldene Möhre
heirloom-penguin = silberner Fisch
heirloom-monkey = Jadebananen
heirloom-flamingo = Korallenfeder
heirloom-croc = Juwelen-Ei

# --- Symbole
icon-ruby = Rubin
icon-coin = Münze
icon-raccoon = Waschbär
icon-hit = Hieb
icon-die = Würfel
icon-move = Umhängen
icon-text-ruby = Nimm einen Rubin aus dem Vorrat.
icon-text-coin = Nimm eine Münze aus dem Vorrat.
icon-text-raccoon = Hänge einem Rivalen einen Waschbären aus dem Vorrat an.
icon-text-hit = Ein Rivale gibt einen Rubin ab.
icon-text-die = Wirf den magischen Würfel und wende die Seite an.
icon-text-move = Rücke ein beliebiges Porträt nach links oder rechts auf den nächsten freien Platz.

# --- Ereignisse
event-name-burglary = Einbruch
event-name-bribe = Bestechung
event-name-magic_boost = Magischer Beistand
event-name-mage_hire = Söldnermagier
event-name-scandal = Skandal
event-text-burglary = Wer die meisten Waschbären hat, verliert Rubine und schickt alle nach Hause.
event-text-bribe = Nach Einfluss darf jede Familie Waschbären freikaufen: je eine Münze oder einen Rubin.
event-text-magic_boost = Die Familie mit dem geringsten Einfluss würfelt.
event-text-mage_hire = Nach Einfluss darf jede Familie für eine Münze oder einen Rubin würfeln.
event-text-scandal = Je weiter links ein Porträt hängt, desto mehr Rubine verliert die Familie.

# --- Söldner
unknown-card = eine unbekannte Karte
card-L1A = Laufbursche
card-L1B = Obstdieb
card-L1C = Klatschmaul
card-L2-01 = Münzschneider
card-L2-02 = Gedungener Schläger
card-L2-03 = Höhlenmutter
card-L2-04 = Torwache
card-L2-05 = Späher im Bau
card-L2-06 = Zauberlehrling
card-L2-07 = Zöllner
card-L2-08 = Rahmenträger
card-L2-09 = Einflüsterer
card-L2-10 = Falschspieler
card-L3-01 = Edelsteinhändler
card-L3-02 = Duellant
card-L3-03 = Kontorschreiber
card-L3-04 = Fluchkrämer
card-L3-05 = Erpresser
card-L3-06 = Rudelführer
card-L3-07 = Hofmaler
card-L3-08 = Flussschmuggler
card-L3-09 = Sterndeuter
card-L3-10 = Strauchritter
card-L4-01 = Meisterschleifer
card-L4-02 = Vermummte Klinge
card-L4-03 = Gildenzahlmeister
card-L4-04 = Mondzauberin
card-L4-05 = Diebeshauptmann
card-L4-06 = Meisterspionin
card-L4-07 = Großherold
card-L4-08 = Gnadenloser Wucherer
card-L4-09 = Spiegelmagier
card-L4-10 = Seeräuber
card-L5-01 = Kronjuwelier
card-L5-02 = Eiserner Marschall
card-L5-03 = Erzmagier
card-L5-04 = Fürst der Diebe
card-L5-05 = Großkanzler
card-L5-06 = Königsmacher
card-L5-07 = Inquisitor
card-L5-08 = Drachenhüter
card-L5-09 = Schuldeneintreiber
card-L5-10 = Königlicher Kämpe

# --- was gefragt ist
ask-family = Wähle deine Familie.
ask-recruit = Wirb einen Söldner an: eine offene Karte oder ungesehen die oberste eines Stapels.
ask-pay = Zahle { $owes }: wie viel davon in Münzen, wie viel in Rubinen?
ask-turn = Decke die nächste Karte des gemeinsamen Stapels auf.
ask-half = Deine Karte { $card } liegt offen: Welche Hälfte nutzt du?
ask-icon = { $card }: Welcher Effekt kommt als Nächstes?
ask-raccoon = { $card }: Welcher Rivale bekommt einen Waschbären?
ask-hit = { $card }: Welcher Rivale gibt einen Rubin ab?
ask-move = { $card }: Welches Porträt wandert, und wohin?
ask-bribe = Bestechung: Wie viele deiner { $raccoons } Waschbären kaufst du frei?
ask-pay-bribe = Zahle { $owes } für deine Waschbären: wie viel in Münzen, wie viel in Rubinen?
ask-mage = Söldnermagier: Zahlst du eine Münze oder einen Rubin, um zu würfeln?
ask-won = { $who_is ->
    [you] Die Partie ist zu Ende: Du gewinnst.
   *[other] Die Partie ist zu Ende: { $who } gewinnt.
}
wait-family = { $who } wählt eine Familie.
wait-recruit = { $who } wirbt einen Söldner an.
wait-turn = { $who } deckt die nächste Karte auf.
wait-half = { $who } wählt eine Hälfte: { $card }.
wait-icon = { $who } wählt den nächsten Effekt: { $card }.
wait-raccoon = { $who } verteilt einen Waschbären.
wait-hit = { $who } holt zu einem Hieb aus.
wait-move = { $who } rückt ein Porträt.
wait-bribe = { $who } überlegt sich eine Bestechung.
wait-mage = { $who } überlegt, ob ein Magier sein Geld wert ist.

# --- Knöpfe
label-family = { $family }
label-recruit = { $card }
label-blind = Oberste Karte von Stufe { $level }, ungesehen
label-pay = Zahle { $coins ->
    [0] {""}
    [one] eine Münze
   *[other] { $coins } Münzen
}{ $coins ->
    [0] {""}
   *[other] { $rubies ->
        [0] {""}
       *[other] {" und "}
    }
}{ $rubies ->
    [0] {""}
    [one] einen Rubin
   *[other] { $rubies } Rubine
}{ $sale ->
    [1] {" und verkaufe dafür das Erbstück"}
   *[other] {""}
}
label-half = { $card }: { $icons }
label-icon = Als Nächstes: { $icon }
label-raccoon = Waschbär für { $target }
label-hit = Hieb gegen { $target }
label-move = { $portrait_is ->
    [you] { $side ->
        [left] Dein Porträt nach links
       *[right] Dein Porträt nach rechts
    }
   *[other] { $side ->
        [left] { $portrait } nach links
       *[right] { $portrait } nach rechts
    }
}{ $space ->
    [none] {""}
   *[other] {" auf "}{ $space }
}
label-bribe = { $raccoons ->
    [0] Nichts zahlen
    [one] Einen Waschbären freikaufen
   *[other] { $raccoons } Waschbären freikaufen
}
label-decline = Nichts zahlen
label-pass = Niemanden anwerben
label-turn = Nächste Karte aufdecken

# --- Ablehnungen
refusal-family-taken = { $family } ist schon vergeben.
refusal-choose-a-family = Wähle zuerst eine Familie.
refusal-column-closed = Stufe { $level } hat noch keinen Preis: Die Spalte ist geschlossen.
refusal-not-in-the-market = { $card } liegt nicht offen im Markt.
refusal-pile-empty = Vom Stapel { $card } ist nichts mehr übrig.
refusal-deck-empty = Der Stapel von Stufe { $level } ist leer.
refusal-no-deck = Stufe 1 hat keinen verdeckten Stapel, nur offene.
refusal-too-dear = So viel kannst du nicht zahlen, auch nicht mit dem Erbstück.
refusal-must-recruit = Du musst anwerben, solange du irgendetwas bezahlen kannst.
refusal-pay-first = Bezahle zuerst deine Wahl: { $owes }.
refusal-not-the-price = Münzen und Rubine müssen genau { $owes } ergeben, nicht { $sum }.
refusal-too-few-coins = So viele Münzen hast du nicht.
refusal-too-few-rubies = So viele Rubine hast du nicht.
refusal-coins-before-sale = Dafür müsstest du dein Erbstück verkaufen, obwohl noch Münzen da sind: Gib zuerst alle Münzen aus.
refusal-no-sale-here = Diese Zahlung ist freiwillig: An diesem Tisch wird dafür kein Erbstück verkauft.
refusal-choose-a-half = Wähle zuerst eine Hälfte deiner Karte.
refusal-not-yourself = Wähle einen Rivalen, nicht dich selbst.
refusal-not-in-play = { $who_is ->
    [you] Du bist ausgeschieden.
   *[other] { $who } ist ausgeschieden.
}
refusal-no-free-space = { $who_is ->
    [you] Auf dieser Seite ist für dich kein Platz mehr frei.
   *[other] Auf dieser Seite ist für { $who } kein Platz mehr frei.
}
refusal-choose-a-target = Wähle zuerst, welchen Rivalen es trifft.
refusal-choose-a-portrait = Rücke zuerst ein Porträt.
refusal-no-such-icon = Dieser Effekt steht hier nicht oder nicht mehr offen.
refusal-face-first = Führe zuerst aus, was der Würfel zeigt.
refusal-choose-the-icon = Wähle zuerst den nächsten Effekt.
refusal-too-few-raccoons = So viele Waschbären hast du nicht.
refusal-answer-the-bribe = Sage zuerst, wie viele Waschbären du freikaufst.
refusal-answer-the-mages = Sage zuerst, ob du für einen Magier zahlst.
refusal-recruit-first = Jetzt wird angeworben.
refusal-turn-a-card = Jetzt wird die nächste Karte aufgedeckt.
refusal-other-icon = Jetzt ist ein anderer Effekt an der Reihe.
refusal-one-token = Ein Magier kostet genau eine Münze oder einen Rubin.

# --- die Erzählung
told-chose-family = { $who_is ->
    [you] Du spielst { $family }.
   *[other] { $who } spielt { $family }.
}
told-gallery-hung = Die Porträts hängen; nach Einfluss: { $order }.
told-round-begins = { $last ->
    [1] Die letzte Runde beginnt: Runde { $round }.
   *[other] Runde { $round } beginnt.
}
told-pass-begins = Anwerbung, Durchgang { $number }.
told-recruited = { $who_is ->
    [you] Du wirbst an: { $card } (Preis { $price }).
   *[other] { $who } wirbt an: { $card } (Preis { $price }).
}
told-recruited-blind = { $who_is ->
    [you] { $card_id ->
        [none] Du wirbst ungesehen eine Karte der Stufe { $level } an.
       *[other] Du wirbst ungesehen eine Karte der Stufe { $level } an: { $card }.
    }
   *[other] { $card_id ->
        [none] { $who } wirbt ungesehen eine Karte der Stufe { $level } an.
       *[other] { $who } wirbt ungesehen eine Karte der Stufe { $level } an: { $card }.
    }
}
told-recruited-none = { $who_is ->
    [you] Du wirbst niemanden an.
   *[other] { $who } wirbt niemanden an.
}
told-paid = { $who_is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} { $coins ->
    [none] { $price }
    [0] {""}
    [one] eine Münze
   *[other] { $coins } Münzen
}{ $coins ->
    [none] {""}
    [0] {""}
   *[other] { $rubies ->
        [0] {""}
       *[other] {" und "}
    }
}{ $rubies ->
    [none] {""}
    [0] {""}
    [one] einen Rubin
   *[other] { $rubies } Rubine
}.
told-refilled = Neu im Markt: { $card }.
told-turned-up = { $who_is ->
    [you] Deine Karte wird aufgedeckt: { $card }.
   *[other] Von { $who } wird aufgedeckt: { $card }.
}
told-idle = { $who_is ->
    [you] Deine Karte wird aufgedeckt: { $card }. Du bist ausgeschieden, nichts geschieht.
   *[other] Von { $who } wird aufgedeckt: { $card }. Die Familie ist ausgeschieden, nichts geschieht.
}
told-event-comes = { $event }!
told-chose-half = { $who_is ->
    [you] Du nutzt { $card }: { $icons }.
   *[other] { $who } nutzt { $card }: { $icons }.
}
told-gained = { $who_is ->
    [you] { $icon_id ->
        [ruby] Du bekommst einen Rubin.
       *[coin] Du bekommst eine Münze.
    }
   *[other] { $icon_id ->
        [ruby] { $who } bekommt einen Rubin.
       *[coin] { $who } bekommt eine Münze.
    }
}
told-nothing-there = { $who_is ->
    [you] Daraus wird nichts für dich: { $icon }.
   *[other] Daraus wird nichts für { $who }: { $icon }.
}
told-rolled = { $who_is ->
    [you] Du wirfst den magischen Würfel: { $icons }.
   *[other] { $who } wirft den magischen Würfel: { $icons }.
}
told-sent-raccoon = { $who_is ->
    [you] Du hängst { $target } einen Waschbären an.
   *[other] { $target_is ->
        [you] { $who } hängt dir einen Waschbären an.
       *[other] { $who } hängt { $target } einen Waschbären an.
    }
}
told-struck = { $who_is ->
    [you] Du versetzt { $target } einen Hieb.
   *[other] { $target_is ->
        [you] { $who } versetzt dir einen Hieb.
       *[other] { $who } versetzt { $target } einen Hieb.
    }
}
told-moved = { $who_is ->
    [you] { $portrait_is ->
        [you] Du rückst dein Porträt von { $old } auf { $new }.
       *[other] Du rückst das Porträt von { $portrait } von { $old } auf { $new }.
    }
   *[other] { $portrait_is ->
        [you] { $who } rückt dein Porträt von { $old } auf { $new }.
       *[other] { $who } rückt das Porträt von { $portrait } von { $old } auf { $new }.
    }
}
told-lost = { $who_is ->
    [you] Du verlierst { $rubies ->
        [one] einen Rubin
       *[other] { $rubies } Rubine
    }.
   *[other] { $who } verliert { $rubies ->
        [one] einen Rubin
       *[other] { $rubies } Rubine
    }.
}
told-sold = { $who_is ->
    [you] Du verkaufst dein Erbstück!
   *[other] { $who } verkauft das Erbstück!
}
told-fell = { $who_is ->
    [you] Du scheidest aus: Ein Rubin ist fällig, und du hast nichts mehr.
   *[other] { $who } scheidet aus: Ein Rubin ist fällig und nichts mehr da.
}
told-no-victim = Niemand hat einen Waschbären: Nichts geschieht.
told-raccoons-leave = { $who_is ->
    [you] { $raccoons ->
        [one] Dein Waschbär geht nach Hause.
       *[other] Deine { $raccoons } Waschbären gehen nach Hause.
    }
   *[other] { $raccoons ->
        [one] Ein Waschbär verlässt { $who }.
       *[other] { $raccoons } Waschbären verlassen { $who }.
    }
}
told-bribed = { $who_is ->
    [you] Du schickst { $raccoons ->
        [one] einen Waschbären
       *[other] { $raccoons } Waschbären
    } nach Hause.
   *[other] { $who } schickt { $raccoons ->
        [one] einen Waschbären
       *[other] { $raccoons } Waschbären
    } nach Hause.
}
told-kept-raccoons = { $who_is ->
    [you] Du zahlst nichts.
   *[other] { $who } zahlt nichts.
}
told-declined-mage = { $who_is ->
    [you] Du zahlst nichts.
   *[other] { $who } zahlt nichts.
}
told-event-joins = Ein Ereignis kommt ungesehen in den Stapel; { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
} im Ereignisstapel.
told-scoring = Die Schlusswertung beginnt.
told-for-influence = { $who_is ->
    [you] Du hast den größten Einfluss: { $rubies ->
        [one] ein Rubin
       *[other] { $rubies } Rubine
    }.
   *[other] { $who } hat den größten Einfluss: { $rubies ->
        [one] ein Rubin
       *[other] { $rubies } Rubine
    }.
}
told-for-coins = { $who_is ->
    [you] Du hast die meisten Münzen: { $rubies ->
        [one] ein Rubin
       *[other] { $rubies } Rubine
    }.
   *[other] { $who } hat die meisten Münzen: { $rubies ->
        [one] ein Rubin
       *[other] { $rubies } Rubine
    }.
}
told-for-raccoons = { $who_is ->
    [you] Du hast die meisten Waschbären und schuldest { $rubies ->
        [one] einen Rubin
       *[other] { $rubies } Rubine
    }.
   *[other] { $who } hat die meisten Waschbären und schuldet { $rubies ->
        [one] einen Rubin
       *[other] { $rubies } Rubine
    }.
}
told-scored = { $who_is ->
    [you] Du kommst auf { $score }.
   *[other] { $who } kommt auf { $score }.
}
told-game-ends = { $who_is ->
    [you] Du gewinnst die Krone!
   *[other] { $who } gewinnt die Krone!
}

# --- die Schlusswertung
line-influence = größter Einfluss
line-coins = meiste Münzen
line-raccoons = meiste Waschbären
line-rubies = Rubine in der Truhe
line-heirloom = unverkauftes Erbstück
line-score = Punktzahl
tie-influence = Mehrere Familien haben gleich viele Punkte: Die einflussreichere gewinnt.

# --- Optionen
option-effect_order = In welcher Reihenfolge wirken die Effekte einer Karte?
option-effect_order-printed = Wie gedruckt, von links nach rechts.
option-effect_order-free = Die Familie wählt die Reihenfolge.
option-reserve_mode = Was, wenn der Vorrat leer ist?
option-reserve_mode-strict = Was nicht da ist, gibt es nicht.
option-reserve_mode-substitute = Ersatzmarken: Der Vorrat geht nie aus.
option-majority_zero = Und wenn niemand etwas hat?
option-majority_zero-none = Ist die höchste Zahl 0, betrifft es niemanden.
option-majority_zero-all = Ist die höchste Zahl 0, herrscht Gleichstand aller.
option-mages_order = Wer ist bei den Söldnermagiern der Nächste?
option-mages_order-snapshot = Die Reihenfolge beim Aufdecken des Ereignisses.
option-mages_order-live = Die einflussreichste Familie, die noch nicht dran war.
option-optional_sale = Darf das Erbstück für Bestechung oder Magier verkauft werden?
option-optional_sale-off = Nein: nur vorhandene Münzen und Rubine.
option-optional_sale-on = Ja, sobald alle Münzen ausgegeben sind.
option-history = Wie lange sind Beträge in der Geschichte lesbar?
option-history-round = Bis zur nächsten Runde.
option-history-full = Immer.
option-history-none = Nur im Augenblick der Ansage.
option-show_split = Sehen die anderen, womit man zahlt?
option-show_split-on = Ja, Münzen und Rubine.
option-show_split-off = Nein, nur den Preis; vom Vorrat nur die Summe.
option-chat = Gibt es ein Gespräch?
option-chat-on = Ja; reden darf man, übergeben wird nichts.
option-chat-off = Kein Gespräch.

# --- das Terminal
screen-recruit = { $number ->
    [0] Runde { $round } von { $rounds }: Anwerbung
   *[other] Runde { $round } von { $rounds }: Anwerbung, Durchgang { $number }
}
screen-reveal = Runde { $round } von { $rounds }: Der Stapel wird aufgedeckt
screen-over = Die Partie ist zu Ende (Runde { $round } von { $rounds })
screen-gallery = Galerie
screen-scandal = Skandal
screen-influence = Einfluss
screen-market = Markt
screen-closed = geschlossen
screen-price = Preis { $price }
screen-deck = { $cards } verdeckt
screen-chest = { $rubies ->
    [one] 1 Rubin
   *[other] { $rubies } Rubine
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
screen-chest-closed = Truhe geschlossen
screen-unsold = Erbstück behalten
screen-sold = Erbstück verkauft
screen-raccoons = { $raccoons ->
    [one] 1 Waschbär
   *[other] { $raccoons } Waschbären
}
screen-pile = Gemeinsamer Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} verdeckt
screen-unseen = Ereignisstapel: { $deck }; noch nicht gesehen:
screen-reserve = Vorrat: { $rubies } Rubine, { $coins } Münzen, { $raccoons } Waschbären
screen-reserve-both = Vorrat: { $both } Rubine und Münzen, { $raccoons } Waschbären
screen-lent = 0 (+{ $lent } geliehen)
screen-turned = Aufgedeckt

# --- Aussichten
odds-next-family = { $who_is ->
    [you] Die nächste Karte gehört dir
   *[other] Die nächste Karte gehört { $who }
}
odds-next-event = Die nächste Karte ist ein Ereignis
odds-next-card = Die nächste Karte ist { $card }
odds-more-rubies = Du hast am Ende der Runde mehr Rubine
odds-fewer-rubies = Du hast am Ende der Runde weniger Rubine
odds-fall = Deine Familie scheidet in dieser Runde aus
