# Ce qui entoure une partie montrée.

page-show-controls = Déroulement de la démonstration
page-show-back = Revenir à la dernière remarque
page-show-next = Remarque suivante
page-show-stop = Arrêter là
page-show-progress = Avancement de la partie
page-show-eyes = Des bots jouent. Vous voyez ce que voit { $name }.
page-show-told = Déjà vu
page-show-now-you = À vous de jouer !
page-show-with-bots = Jouer contre des bots
page-show-with-friends = Avec des amis
page-show-again = Revoir la partie
