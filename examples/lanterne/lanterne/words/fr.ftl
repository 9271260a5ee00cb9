# Les mots de Lanterne dans le navigateur. Chaque clé commence par le nom du jeu, ou par game- et ce nom.
game-lanterne = Lanterne
game-lanterne-about = Pioche de l’huile dans le noir, et arrête-toi avant que ta lanterne ne s’éteigne. De 2 à 4.
lanterne-credits = Lanterne est un exemple fait pour Manoir, à lire et à copier. Il n’appartient à personne.

# Les coups : move-<tag>, avec les champs du coup pour variables
lanterne-move-draw = Piocher une carte
lanterne-move-stop = S’arrêter là

# Les événements : event-<tag> ; un champ nommé seat donne aussi $name, un champ sans valeur vaut « none »
lanterne-event-drew = { $card ->
    [none] { $name } pioche une carte.
   *[other] { $name } pioche un { $card }.
  }
lanterne-event-stopped = { $name } s’arrête.
lanterne-event-burnt_out = { $name } arrive à { $oil } : la lanterne s’éteint !
lanterne-event-shown = { $name } montre { $oil }.

# Pourquoi c’est fini : why-<code> du résultat
lanterne-why-light = La lanterne la plus pleine qui brûle encore a gagné.
lanterne-why-dark = Toutes les lanternes se sont éteintes : la nuit a gagné.

# Les options
lanterne-variant-limit = L’huile d’une lanterne
lanterne-variant-limit-about = Ce qu’elle contient avant de s’éteindre.
lanterne-variant-limit-rule = N8
lanterne-variant-limit-agreed = jusqu’à { $value }
lanterne-variant-open_hands = Cartes visibles
lanterne-variant-open_hands-about = Pour les plus jeunes : tout le monde voit toutes les cartes.
lanterne-variant-open_hands-rule = N9

# Les refus : refused-<code> ; ceux que la maison connaît déjà n’ont pas besoin de mots ici
lanterne-refused-lantern_empty = Ta lanterne est vide : pioche d’abord une carte.
lanterne-refused-you_stopped = Tu t’es arrêté : ta lanterne est fermée.
lanterne-refused-burnt_out = Ta lanterne s’est éteinte : elle avait plus de { $limit }.

# Les règles : rule-<numéro>, dans l’ordre
lanterne-rule-N1 = La première place commence, puis dans le sens des aiguilles d’une montre. La pioche a 24 cartes d’huile, de 1 à 6, quatre de chaque. Toutes les lanternes sont vides.
lanterne-rule-N2 = À ton tour, pioche une carte ou arrête-toi. Toi seul vois tes cartes ; tout le monde voit combien tu en as.
lanterne-rule-N3 = Une lanterne vide n’éclaire pas : impossible de s’arrêter sans carte.
lanterne-rule-N4 = Qui s’arrête ne joue plus.
lanterne-rule-N5 = Une lanterne qui a plus d’huile que la limite (12) s’éteint : ses cartes sont montrées aussitôt, et son propriétaire ne joue plus.
lanterne-rule-N6 = Quand plus personne ne pioche, toutes les cartes sont montrées. La lanterne la plus pleine qui brûle encore gagne ; à égalité, on partage la place. Les lanternes éteintes viennent en dernier.
lanterne-rule-N7 = Quand toutes les lanternes se sont éteintes, la nuit a gagné : tout le monde partage une seule place.
lanterne-rule-N8 = Option : les lanternes contiennent 9 ou 15 au lieu de 12.
lanterne-rule-N9 = Option : les cartes se piochent face visible, pour les plus jeunes.

# Le petit guide : une carte pour chaque guide-<page>
lanterne-guide = Première lueur
lanterne-guide-1-title = Il faut de l’huile à ta lanterne
lanterne-guide-1 = Pioche des cartes pour la remplir : chacune vaut de 1 à 6. Toi seul vois les tiennes.
lanterne-guide-2-title = Pas trop !
lanterne-guide-2 = Au-dessus de 12 elle s’éteint, et tu ne joues plus. Arrête-toi tant qu’elle brûle.
lanterne-guide-3-title = La plus pleine gagne
lanterne-guide-3 = Quand tout le monde s’est arrêté ou s’est éteint, toutes les cartes sont montrées.
