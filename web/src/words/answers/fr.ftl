# Ce que coûte et apporte une réponse, et si elle est vraiment voulue.
page-costs = , coûte { $number }
page-cancel = Annuler
page-really = { $what } ?
page-and-end = { $what } et terminer
page-lasting-turn = Cela termine votre tour et ne peut pas être annulé.
page-lasting-others = Les autres décident alors aussi, et cela ne peut pas être annulé.
page-lasting-luck = Le hasard décidera de la suite, et cela ne peut pas être annulé.
page-lasting-secret = Les autres verront ce que vous avez en main, et cela ne peut pas être annulé.
page-lasting-nothing = Rien n’a encore été joué.
page-ends-turn = termine votre tour
page-asking = Demander confirmation avant une réponse ?
page-asking-always = Toujours
page-asking-lasting = Si elle ne peut pas être annulée
page-asking-turn = Si elle termine mon tour ou fait appel aux autres
page-asking-never = Jamais
page-key-letters = Une lettre
page-key-letters-does = la réponse où elle est soulignée
