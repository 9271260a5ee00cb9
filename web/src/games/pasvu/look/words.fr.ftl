# Le regard par la serrure
look-title = Vu par la serrure
look-where = porte { $number } { $side ->
    [S] au sud
    [E] à l’est
    [N] au nord
   *[W] à l’ouest
  }
look-from = Manche { $round }, { look-where }
look-ghost = { $name } ({ $size ->
    [small] petit fantôme
    [medium] fantôme moyen
   *[large] grand fantôme
  })
look-seen = { $who } : { $share } % — vu
look-glimpsed = { $who } : { $share } % — trop peu, pas vu
look-hidden = { $who } : 0 % — caché
look-seen-mirror = { $who } : dans le miroir seulement — vu
look-glimpsed-mirror = { $who } : dans le miroir seulement, trop peu — pas vu
look-picture = Ce que l’on voit par la serrure, { look-where } : { $count ->
    [0] aucun fantôme n’est vu
    [one] un fantôme est vu, { $who }
   *[other] { $count } fantômes sont vus, { $who }
  }.
look-nobody = Pas vu, pas pris !
look-caught = { $count ->
    [one] Un fantôme est vu !
   *[other] { $count } fantômes sont vus !
  }
look-empty = Il n’y a aucun fantôme dans le hall.
look-mirrored = Ce que montre le miroir est teinté de bleu.
look-closer = Agrandir
look-further = Réduire
look-whole = Toute l’image
look-keys = Flèches pour se déplacer, plus et moins pour agrandir et réduire, zéro pour toute l’image.
look-skip = Passer
look-found = { $who } : { $share } %
look-found-mirror = { $who }, trahi par le miroir
look-cost = { $size ->
    [small] Retour à la réserve !
    [medium] Retour à la réserve, un point de moins !
   *[large] Retour à la réserve, deux points de moins !
  }
look-barely = { $share } % seulement… ouf !
look-phew = { $share } %, ouf !
look-judge = L’image du juge
look-skip-hint = Touche pour passer
look-save = Enregistrer l’image
look-share = Partager l’image
look-with-names = Avec les noms
look-saved = Image enregistrée.
look-file = pas-vu-pas-pris-manche-{ $round }-porte-{ $number }
