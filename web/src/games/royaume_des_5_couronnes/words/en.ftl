# Words of the page for this game only.
