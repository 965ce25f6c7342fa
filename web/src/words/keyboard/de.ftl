# Für alle, die mit der Tastatur oder nach Gehör spielen.
page-grid = Plan für die Pfeiltasten
page-own-pieces = Was dir gehört
page-around-table = Rund um den Tisch
page-to-board = Zum Spielplan
page-to-own = Zu dem, was dir gehört
page-to-prompt = Zu deiner Entscheidung
page-to-story = Zur Geschichte
page-key-arrows = ← → ↑ ↓
page-key-arrows-does = auf einem Plan von Figur zu Figur
page-key-shift-arrows = Umschalt ← →
page-key-shift-arrows-does = zur nächsten Figur, die gespielt werden kann
page-key-f6 = F6
page-key-f6-does = zum nächsten Teil des Tisches
