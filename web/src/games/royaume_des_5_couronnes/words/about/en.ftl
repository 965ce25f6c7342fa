# At home and in About, where the game itself is not loaded.
page-title-royaume_des_5_couronnes = The Kingdom of the 5 Crowns
page-other-title-royaume_des_5_couronnes = Le Royaume des 5 Couronnes
page-line-royaume_des_5_couronnes = Five knights, owned by nobody, race to the dragon and home. Only you know the order you need.
page-makers-royaume_des_5_couronnes = Author and publisher are not named in the rules we had; the name is a registered mark of its owner.
