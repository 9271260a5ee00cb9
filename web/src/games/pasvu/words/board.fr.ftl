# Le plateau
pasvu-board-label = Le hall
pasvu-board-views = Comment voir le hall
pasvu-board-hall = Hall
pasvu-board-plan = Plan
pasvu-board-swap = { $large ->
    [hall] Agrandir le plan
   *[plan] Agrandir le hall
  }
pasvu-board-camera = D’où regarder le hall
pasvu-board-from-home = Vue habituelle
pasvu-board-from-seat = De ma place
pasvu-board-from-above = D’en haut
pasvu-board-from-door = Par cette porte
pasvu-board-no-hall = Le hall n’a pas pu être dessiné. Le plan suffit pour jouer.
pasvu-board-keys = Avec un meuble ou un fantôme en main : les flèches le déplacent, plus finement avec Maj ; Q et E le tournent, T le renverse, L laisse tomber un meuble d’un côté puis d’un autre, F fusionne deux fantômes, N le fait glisser à la place libre la plus proche, Entrée le pose, Échap le lâche. V échange le hall et le plan ; 1 à 4 changent le point de vue ; en entraînement, P regarde par une porte après l’autre.
pasvu-board-round = Manche { $round } sur { $rounds }
pasvu-board-phase = { $phase ->
    [opening] On prépare le hall
    [striking] Minuit sonne…
    [crystal] La boule de cristal
    [midnight] Minuit sonne
    [dealing] On tire une carte
    [furniture] Les meubles
    [ghosts] Tous les fantômes bougent
    [throwing] Qui choisit le côté ?
    [side] Le côté de la serrure
    [door] Quelle porte ?
    [looking] Chut… on regarde
   *[over] La nuit est finie
  }
pasvu-board-keyhole = La serrure est à la porte { $number } { $side ->
    [S] du sud
    [E] de l’est
    [N] du nord
   *[W] de l’ouest
  }
pasvu-board-look-again = Revoir par la serrure
pasvu-board-look-again-at = Revoir par la porte { $number } { $side ->
    [S] du sud
    [E] de l’est
    [N] du nord
   *[W] de l’ouest
  }
pasvu-board-players = La carte et les points de chacun
pasvu-board-you = (toi)
pasvu-board-sits = { $side ->
    [S] au sud
    [E] à l’est
    [N] au nord
   *[W] à l’ouest
  }
pasvu-board-holds-die = tient le dé
pasvu-board-no-card = pas encore de carte
pasvu-board-card = carte : { $value } points{ $count ->
    [0] {""}
   *[other] , { $pieces }
  }
pasvu-board-points-left = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
  }
pasvu-board-is-done = a fini
pasvu-board-score = { $points ->
    [one] marquerait { $points } point
   *[other] marquerait { $points } points
  }

# Ce que l’on demande
pasvu-board-ask-piece = { $count ->
    [0] Rien ne peut bouger : laisse tout en place.
   *[other] Prends un meuble et place-le autrement, ou laisse tout en place.
  }
pasvu-board-ask-taken = Tu as pris { $piece } : pose ce meuble où tu veux. Il est trop tard pour en prendre un autre.
pasvu-board-ask-place = Fais-le glisser, tourne-le, renverse-le…
pasvu-board-ask-ghost = { $points ->
    [0] Plus de points.
    [one] { $points } point : touche un de tes fantômes.
   *[other] { $points } points : touche un de tes fantômes.
  }
pasvu-board-ask-cell = Où va-t-il ? Touche une case éclairée.
pasvu-board-ask-spot = Ici, ou la maison le cache dans cette case ?
pasvu-board-ask-put = Ici, ou touche une autre case éclairée.
pasvu-board-ask-side = À toi : de quel côté regarde-t-on ?
pasvu-board-waits-place = { $name } réfléchit aux meubles…
pasvu-board-waits-ghosts = Bougent encore : { $names }
pasvu-board-waits-side = { $name } choisit un côté…
pasvu-board-waits-nature = Un instant…

# Les meubles
pasvu-board-turn = Tourner
pasvu-board-turn-by = Tourner de { $degrees } degrés vers la { $way ->
    [left] gauche
   *[right] droite
  }
pasvu-board-tip = Renverser
pasvu-board-face = Posé
pasvu-board-fall = Laisser tomber
pasvu-board-fall-none = non
pasvu-board-put-piece = Poser ici
pasvu-board-slide = Place la plus proche
pasvu-board-tint = Bleu : peu de portes voient ce coin du sol. Rouge : beaucoup.
pasvu-board-peek = Vue de la { look-where }
pasvu-board-peek-sees = { $count ->
    [0] Aucun de tes fantômes n’est vu.
    [one] Un de tes fantômes est vu.
   *[other] { $count } de tes fantômes sont vus.
  }
pasvu-board-peek-close = Fermer cette vue
pasvu-board-decline = Tout laisser
pasvu-board-cancel = Annuler
pasvu-board-rests = { $piece ->
    [mirror] Le miroir se pose
    [trolley] Le chariot se pose
    [desk] Le bureau se pose
    [piano] Le piano se pose
    [armchair] Le fauteuil se pose
   *[table] La table se pose
  } { $where }.
pasvu-board-rests-floor = par terre
pasvu-board-rests-leaning = de biais { pasvu-toward }, de { $degrees }°
pasvu-board-rests-high = à une hauteur de { NUMBER($height, maximumFractionDigits: 2) }
pasvu-board-displaces = { $count ->
    [one] Un fantôme doit descendre.
   *[other] { $count } fantômes doivent descendre.
  }
pasvu-board-comes-down = Ce qui était au-dessus descend : { $pieces }.
pasvu-board-falls-on = Ce qui s’y appuyait continue de tomber : { $pieces }.

# Les fantômes
pasvu-board-your-ghosts = Tes fantômes
pasvu-board-in-reserve = en réserve
pasvu-board-in-hall = dans le hall
pasvu-board-waits = en réserve
pasvu-board-in = dans le hall
pasvu-board-levels = À quelle hauteur
pasvu-board-level-floor = Par terre
pasvu-board-level-on = Sur { pasvu-the-piece } ({ NUMBER($height, maximumFractionDigits: 1) })
pasvu-board-here = Ici
pasvu-board-hide = Cache-le pour moi
pasvu-board-hiding = La maison cherche…
pasvu-board-leave = Sortir par la porte
pasvu-board-done = J’ai fini
pasvu-board-done-sure = Finir quand même
pasvu-board-points-lost = { $points ->
    [one] Il te reste { $points } point, qui serait perdu.
   *[other] Il te reste { $points } points, qui seraient perdus.
  }
pasvu-board-stands = { $how ->
    [lying] Il est couché
   *[standing] Il se tient
  } { $where }. Cela coûte { $cost ->
    [0] zéro point
    [one] { $cost } point
   *[other] { $cost } points
  } ; il en reste { $left }.
pasvu-board-on-floor = par terre
pasvu-board-on = sur { pasvu-the-piece }
pasvu-board-under = sous { pasvu-the-piece }
pasvu-board-note-lost-piece = Ce meuble ne peut plus être placé : il est revenu où il était.
pasvu-board-note-lost-ghost = Ce fantôme ne peut plus être déplacé.
pasvu-board-note-no-room = Il n’y a pas de place pour lui dans cette case.
pasvu-board-note-no-answer = La maison ne sait pas répondre pour l’instant. Réessaie, ou choisis toi-même.
pasvu-board-note-slid = Ça ne tient pas là : voici la place libre la plus proche.
pasvu-board-note-no-place = Il n’y a aucune place libre à proximité.

pasvu-board-at-edge = au bord, prêt à rentrer à sa taille
pasvu-board-got-out = déjà sorti, à reprendre
pasvu-board-edge = au bord
pasvu-board-back = à reprendre
pasvu-board-hint-small = Seuls les petits entrent. Deux fantômes à toi dans une même case peuvent n’en faire qu’un, plus grand.
pasvu-board-hint-edge = Un moyen ou un grand vu par la serrure attend au bord : il rentre à sa taille.
pasvu-board-hint-back = Plus de petit en réserve : tu peux en reprendre un déjà sorti. Il ne comptera plus avant de ressortir.
pasvu-board-rests-short = se repose
pasvu-board-notes = À savoir sur tes fantômes
pasvu-board-rests-fused = { $ghost } : né d’une fusion, il se repose cette manche.
pasvu-board-rests-faces = { $ghost } : il fait des grimaces et reste là cette manche.
pasvu-board-fuse = Fusionner
pasvu-board-fuse-two = Fusionner { $one } et { $other } en { $size ->
    [large] un grand fantôme
   *[medium] un fantôme moyen
  }
pasvu-board-lying = couché, { pasvu-head }
pasvu-board-foretold = La boule de cristal annonce la porte { $number }

# Ce que l’on verrait
pasvu-board-exposed = Ce que verraient les portes
pasvu-board-exposed-one = { $ghost } : { $how }
pasvu-board-hidden-all = Caché de partout.
pasvu-board-hidden-from = caché { $sides }
pasvu-board-from-side = { $side ->
    [S] du sud
    [E] de l’est
    [N] du nord
   *[W] de l’ouest
  }
pasvu-board-seen-from = vu { $all ->
    [yes] de toutes les portes
   *[no] { $count ->
        [one] de la porte { $doors }
       *[other] des portes { $doors }
      }
  } { $side ->
    [S] du sud
    [E] de l’est
    [N] du nord
   *[W] de l’ouest
  }
pasvu-board-semicolon = {" ; "}

# Le hall en mots
pasvu-board-words = Version texte
pasvu-board-text = Le hall, case par case
pasvu-board-cells = Les cases, le nord en haut
pasvu-board-cells-keys = La colonne 1 est à l’ouest, la rangée 1 au sud. Les flèches parcourent les cases ; Entrée y mène le fantôme en main.
pasvu-board-reachable = à portée
pasvu-board-nothing = vide
pasvu-board-own-ghost = { $size ->
    [medium] ton fantôme moyen
    [large] ton grand fantôme
   *[small] ton petit fantôme
  }, { $where }
pasvu-board-their-ghost = { $size ->
    [medium] fantôme moyen
    [large] grand fantôme
   *[small] petit fantôme
  } de { $name }, { $where }
pasvu-board-spot = { $cell } : { $where }
pasvu-board-pieces = Les meubles
pasvu-board-pose = { pasvu-piece } : { pasvu-face }, à { NUMBER($x) } vers l’est et { NUMBER($y) } vers le nord, tourné de { NUMBER($turn) } degrés{ $height ->
    [0] {""}
   *[other] , à { NUMBER($height) } du sol
  }
pasvu-board-leaning = de biais { pasvu-toward }, de { NUMBER($degrees) } degrés
pasvu-board-samples = Ce que la maison propose
pasvu-board-which-piece = Meuble
pasvu-board-none = aucun
pasvu-board-x = Vers l’est (0 à 6)
pasvu-board-y = Vers le nord (0 à 6)
pasvu-board-height = D’une hauteur de
pasvu-board-degrees = Tourné vers la gauche (degrés)
pasvu-board-head = Tête tournée vers la gauche depuis l’est (degrés)
pasvu-board-bad-number = Il faut un nombre, { $range }.
pasvu-board-asking = On demande à la maison…
pasvu-board-by-numbers = { $ghost } : l’endroit exact
pasvu-board-where-to = { $ghost } : où
pasvu-board-last-look = Le regard de la manche { $round }, par la porte { $number } { $side ->
    [S] du sud
    [E] de l’est
    [N] du nord
   *[W] de l’ouest
  }
pasvu-board-night = Les cartes de minuit
pasvu-board-outside = Autour du hall
pasvu-board-outside-of = { $name }, { $side ->
    [S] au sud
    [E] à l’est
    [N] au nord
   *[W] à l’ouest
  } : { $list }
pasvu-board-list-reserve = en réserve : { $ghosts }
pasvu-board-list-ready = peuvent entrer : { $ghosts }
pasvu-board-list-edge = au bord : { $ghosts }
pasvu-board-list-out = sortis : { $ghosts }
pasvu-board-none-there = personne
pasvu-board-side-short = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] O
  }
