# At home and in About, where the game itself is not loaded.
page-title-royaume_des_5_couronnes = Le Royaume des 5 Couronnes
page-other-title-royaume_des_5_couronnes = The Kingdom of the 5 Crowns
page-line-royaume_des_5_couronnes = Cinq chevaliers, qui ne sont à personne, courent au dragon et reviennent. Vous seul connaissez l’ordre qu’il vous faut.
page-makers-royaume_des_5_couronnes = Les règles dont nous disposions ne nomment ni auteur ni éditeur ; le nom est une marque déposée de son titulaire.
