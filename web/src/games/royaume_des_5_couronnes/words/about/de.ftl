# At home and in About, where the game itself is not loaded.
page-title-royaume_des_5_couronnes = Das Königreich der 5 Kronen
page-other-title-royaume_des_5_couronnes = Le Royaume des 5 Couronnes
page-line-royaume_des_5_couronnes = Fünf Ritter, die niemandem gehören, eilen zum Drachen und heim. Nur du kennst die Reihenfolge, die du brauchst.
page-makers-royaume_des_5_couronnes = Autor und Verlag sind in den Regeln, die uns vorlagen, nicht genannt; der Name ist eine eingetragene Marke seines Inhabers.
