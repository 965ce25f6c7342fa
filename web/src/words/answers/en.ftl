# What an answer costs and brings, and whether it is really meant.
page-costs = , costs { $number }
page-cancel = Cancel
page-really = { $what }?
page-and-end = { $what }, end turn
page-lasting-turn = This ends your turn and cannot be undone.
page-lasting-others = Now the others decide too, and it cannot be undone.
page-lasting-luck = Luck decides what comes of it, and it cannot be undone.
page-lasting-secret = The others will see what you hold, and it cannot be undone.
page-lasting-nothing = Nothing has been sent yet.
page-ends-turn = ends your turn
page-asking = Ask before playing an answer?
page-asking-always = Always
page-asking-lasting = If it cannot be undone
page-asking-turn = If it ends my turn or calls on the others
page-asking-never = Never
page-key-letters = A letter
page-key-letters-does = the answer in which it is underlined
