# Ce que l’on peut faire au sujet de quelqu’un à la table.
company-report = Signaler
company-why = De quoi s’agit-il ?
company-harassment = Insultes ou harcèlement
company-name = Le nom
company-cheating = Triche ou lenteur voulue
company-other = Autre chose
company-words = Quelques mots, si vous voulez
company-means = Seule la personne qui tient cette maison le lira. { $name } n’en saura rien. La réponse vous attendra sur votre page.
company-send = Envoyer le signalement
company-block = Bloquer
company-block-means = Vous ne lirez plus, à aucune table, ce qu’écrit { $name }, et { $name } ne pourra pas s’asseoir aux tables que vous ouvrez. Personne n’en est averti.
company-block-here = Vous ne lirez plus, à cette table, ce qu’écrit { $name }. Personne n’en est averti.
company-block-it = Bloquer { $name }
company-unblock-it = Lire de nouveau { $name }
