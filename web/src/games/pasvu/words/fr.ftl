pasvu-credits = Pas vu pas pris est un jeu de Phil Vizcarro et Amine Rahmani, publié par Letheia. Cette version est un hommage de joueurs : hall, meubles, dessins, sons et textes sont les nôtres, et nous ne sommes liés ni aux auteurs ni à l’éditeur. Les noms appartiennent à leurs propriétaires.

# Les quatre couleurs
pasvu-colour-0 = bleu, un rond au front
pasvu-colour-1 = orange, deux traits au front
pasvu-colour-2 = rouge, une pointe au front
pasvu-colour-3 = vert, une croix au front

# Les meubles : seuls, puis dans une phrase
pasvu-piece = { $piece ->
    [mirror] miroir
    [trolley] chariot
    [desk] bureau
    [piano] piano
    [armchair] fauteuil
   *[table] table
  }
pasvu-the-piece = { $piece ->
    [mirror] le miroir
    [trolley] le chariot
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  }
pasvu-face = { $face ->
    [bottom] debout
    [top] à l’envers
    [front] sur le devant
    [back] sur le dos
    [left] sur le flanc gauche
   *[right] sur le flanc droit
  }

# Les fantômes
pasvu-size = { $size ->
    [large] grand
    [medium] moyen
   *[small] petit
  }
pasvu-ghost = { $size ->
    [large] grand fantôme
    [medium] fantôme moyen { $nth }
   *[small] petit fantôme { $nth }
  }
pasvu-a-ghost = { $size ->
    [large] son grand fantôme
    [medium] un fantôme moyen
   *[small] un petit fantôme
  }
pasvu-ghosts-large = un grand fantôme
pasvu-ghosts-medium = { $count ->
    [one] un fantôme moyen
   *[other] { $count } fantômes moyens
  }
pasvu-ghosts-small = { $count ->
    [one] un petit fantôme
   *[other] { $count } petits fantômes
  }

# Où
pasvu-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }
pasvu-door = porte { $number } { $side ->
    [N] du nord
    [E] de l’est
    [S] du sud
   *[W] de l’ouest
  }
pasvu-cell = rangée { $row }, colonne { $column }
pasvu-list = { $first } et { $last }
pasvu-or = { $first } ou { $last }

# Ce que l’on fait
pasvu-do-place = Placer { pasvu-the-piece }, { pasvu-face } : { pasvu-cell }
pasvu-do-decline = Laisser les meubles en place
pasvu-do-walk = Déplacer le { $ghost } : { pasvu-cell }
pasvu-do-escape = Faire sortir le { $ghost }
pasvu-do-done = Mes fantômes ne bougent plus
pasvu-do-choose = Regarder du côté { pasvu-side }

# Ce qui s’est passé
event-pasvu-opened = Le hall est prêt. La serrure est à la { $door } ; { $name } tient le dé.
event-pasvu-round = Manche { $round }.
event-pasvu-dealt = { $name } tire une carte : { $pieces }, et { $value } points.
event-pasvu-dealt-number = { $name } tire une carte : { $value } points, et aucun meuble.
event-pasvu-placed = { $name } déplace { pasvu-the-piece } : { pasvu-cell }, { pasvu-face }.
event-pasvu-declined = { $name } laisse les meubles en place.
event-pasvu-put-down = { $count ->
    [one] Un fantôme se retrouve par terre.
   *[other] { $count } fantômes se retrouvent par terre.
  }
event-pasvu-came-in = { $name } fait entrer { $ghost } par la { $door } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-walked = { $name } déplace { $ghost } : { pasvu-cell } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-nudged = { $name } cache mieux { $ghost }, sans changer de case.
event-pasvu-escaped = { $name } fait sortir { $ghost } par la { $door } : { $points ->
    [one] un point gagné !
   *[other] { $points } points gagnés !
  }
event-pasvu-down = Plus rien ne porte { $pieces } : boum !
event-pasvu-finished = { $name } ne bouge plus.
event-pasvu-threw = { $name } : { $face }
event-pasvu-chooser = { $name } choisit un côté.
event-pasvu-again = Égalité en tête : on relance.
event-pasvu-chosen = { $name } regardera du côté { pasvu-side }.
event-pasvu-rolled = La serrure va à la { $door }. Le dé passe à { $name }.
event-pasvu-looked = Vus par la { $door } ! { $seen }.
event-pasvu-looked-at = { $name } : { $ghosts }
event-pasvu-looked-none = On regarde par la { $door }… et personne n’est vu.

# À la fin
pasvu-score = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
  }, { $out ->
    [0] aucun fantôme sorti
    [one] un fantôme sorti
   *[other] { $out } fantômes sortis
  }
pasvu-why = Les cinq manches sont jouées : on compte les points.
pasvu-why-out = Même nombre de points en tête : le plus de fantômes sortis l’emporte.
pasvu-why-reserve = Mêmes points, autant de fantômes sortis : qui a le moins de fantômes en réserve l’emporte.
pasvu-why-shared = Tout est égal en tête : la victoire se partage.

# Les règles
rule-V1 = Chacun a un côté du hall, et derrière ce côté sa réserve : un grand fantôme, deux moyens et quatre petits. Il n’y a jamais deux couleurs du même côté.
ruling-V1 = À quatre : sud, ouest, nord, est ; à trois : sud, ouest, nord ; à deux : sud et nord. La table peut en convenir autrement.
rule-V2 = Les six meubles sont dans le hall : miroir, chariot, bureau, piano, fauteuil, table. La serrure commence sur une porte tirée au sort, et le dé chez quelqu’un tiré au sort.
ruling-V2 = Les meubles sont rangés comme dans l’hôtel, ou, si la table le veut, au hasard.
rule-V3 = La partie dure cinq manches, avec dix cartes à deux, quinze à trois, vingt à quatre. À la fin, un fantôme sorti vaut 1 point s’il est petit, 3 s’il est moyen, 5 s’il est grand ; resté dans le hall, 0, 1 ou 2. Le plus de points gagne ; à égalité, le plus de fantômes sortis ; puis le moins de fantômes en réserve ; sinon, on partage.
ruling-V3 = Une carte n’a pas de place dans la pile avant d’être tirée : il n’y a donc rien à écarter au début.
rule-V4 = Les meubles. À partir de qui tient le dé, dans le sens des aiguilles d’une montre, chacun tire une carte. Si elle montre deux meubles, tu peux en placer un autrement, s’il n’a pas encore été déplacé dans cette manche ; si les deux l’ont été, n’importe quel autre qui ne l’a pas été. Tu peux aussi tout laisser.
ruling-V4 = Prendre un meuble et le placer, c’est un seul coup. Une carte sans meuble vaut plus de points.
rule-V5 = Un meuble se place où tu veux, dans le sens que tu veux, sur n’importe quelle face, par-dessus d’autres meubles et des fantômes, tant que rien ne dépasse du hall.
ruling-V5 = Il descend tout droit jusqu’à toucher quelque chose et ne traverse rien. Son poids doit être au-dessus de ce qui le porte, sinon il tomberait ; juste au bord, il tient. Il part aussi tout droit vers le haut : un meuble sous un autre ne peut pas être pris. Les fantômes qu’il emporterait en montant, sur lui ou dedans, sont d’abord posés par terre, à l’endroit libre le plus proche de leur case, ou d’une case voisine.
rule-V6 = Les fantômes. Tout le monde en même temps partage les points de sa carte entre ses fantômes : un point par case, tout droit ou en tournant, jamais en diagonale. Les fantômes traversent les meubles et les autres fantômes. Les points qui restent sont perdus.
ruling-V6 = Chaque coup compte aussitôt, et tout le monde le voit. On passe à la suite quand chacun a fini. Un fantôme qui a déjà bougé dans la manche peut être posé ailleurs dans sa case, pour rien. Un meuble posé sur un fantôme qui s’en va descend tout droit, sans se renverser.
rule-V7 = Un fantôme entre de sa réserve par n’importe quelle porte de son côté, sur la case devant elle (un point), et sort par n’importe quelle porte du côté d’en face (un point depuis la dernière rangée). Dehors, il y reste et il compte. Il ne sort pas dans la manche où il est entré.
ruling-V7 = On sort tout droit.
rule-V8 = Un fantôme se tient debout, par terre ou sur un meuble, tout entier dans sa case, sans empiéter sur rien. Ils peuvent être plusieurs dans une case, jamais l’un dans l’autre. Choisis l’endroit exact, ou laisse la maison le cacher.
ruling-V8 = Il faut que le milieu de son drap soit au-dessus de ce qui le porte.
rule-V9 = La serrure. Parmi qui a choisi moins souvent que les autres (au début, tout le monde), on lance le dé ; le plus grand choisit un côté, mais pas celui où est la serrure. Seul en lice, on choisit sans lancer. Puis le dé dit la porte, et passe à gauche : là commence la manche suivante. Interdit d’essayer avant !
ruling-V9 = En cas d’égalité en tête, seuls les premiers relancent, entre eux.
rule-V10 = On regarde. Tout fantôme vu par la serrure, même dans le miroir, retourne dans la réserve de sa couleur. La serrure reste où elle est, les cartes sont défaussées.
rule-V11 = Le juge. Un fantôme est vu si l’on en voit au moins 2 % de ce qu’on en verrait dans un hall vide. Les fantômes se cachent les uns les autres. Le juge montre toujours son image, et combien il a vu de chacun.
ruling-V11 = L’œil est derrière la porte, à 0,75 case du bord et à 0,9 de haut ; l’image a 256 points sur 256. Il faut voir au moins quatre points d’un fantôme, un seul pour des yeux perçants. La table peut choisir les yeux, et que les fantômes ne se cachent pas les uns les autres.

# Les variantes
variant-eyes = Quels yeux à la serrure ?
variant-eyes-about = Ce qu’il faut laisser voir d’un fantôme pour qu’il soit pris.
variant-eyes-agreed = Yeux { $value }
variant-eyes-fair = normaux
variant-eyes-sharp = perçants
variant-eyes-sleepy = endormis
variant-hide = Draps transparents
variant-hide-about = Les fantômes ne se cachent plus les uns derrière les autres : il n’y a que les meubles.
variant-hall = Comment le hall est-il rangé ?
variant-hall-about = Comme dans l’hôtel, ou les meubles au hasard, parfois renversés.
variant-hall-agreed = Hall { $value }
variant-hall-hotel = bien rangé
variant-hall-random = au hasard
variant-practice = Partie d’entraînement
variant-practice-about = La maison te souffle, porte par porte, ce que l’on verrait de tes fantômes.

# Refus
refused-already_done = Tu as dit que tes fantômes ne bougent plus. Attends les autres.
refused-not_now = { $phase ->
    [furniture] C’est le moment des meubles : places-en un, ou laisse-les.
    [ghosts] C’est le moment des fantômes : déplace-les, ou dis que c’est fini.
   *[side] C’est le moment de choisir un côté pour la serrure.
  }
refused-already_moved = Dans cette manche, { pasvu-the-piece } a déjà changé de place.
refused-not_on_card = Ta carte ne montre pas { pasvu-the-piece }.
refused-too_far = { $points ->
    [0] Trop loin : il faut { $cost ->
        [one] un point
       *[other] { $cost } points
      }, et il ne t’en reste plus.
    [one] Trop loin : il faut { $cost } points, et il ne t’en reste qu’un.
   *[other] Trop loin : il faut { $cost } points, et il t’en reste { $points }.
  }
refused-must_move = Pour changer de place dans sa case, ce fantôme doit d’abord avoir bougé dans cette manche.
refused-already_out = Ce fantôme est déjà dehors : il y est bien.
refused-not_in_hall = Ce fantôme attend encore dans ta réserve.
refused-just_came_in = Ce fantôme vient d’entrer : il ne sort pas dans la même manche.
refused-same_side = La serrure est déjà au { pasvu-side } : choisis un autre côté.
refused-sticks_out = Ça dépasse du hall : { pasvu-the-piece } n’entre pas là.
refused-would_fall = Ça tomberait : rien ne porte { pasvu-the-piece } au bon endroit.
refused-in_the_way = Impossible : { pasvu-the-piece } est sur le chemin.
refused-leaves_cell = Ici, le fantôme dépasserait de sa case.
refused-stands_on_nothing = À cette hauteur, rien ne porterait le fantôme.
refused-ghost_in_the_way = Un autre fantôme se tient déjà là.
refused-no_practice = La maison ne souffle que dans une partie d’entraînement.

# Le petit guide
pasvu-guide = Premiers pas dans le hall
pasvu-guide-aim-title = De l’autre côté, sans bruit
pasvu-guide-aim = Tes sept fantômes entrent de ton côté et veulent sortir en face. Mais dans cet hôtel, quelqu’un regarde par le trou de la serrure.
pasvu-guide-card-title = Une carte, un meuble
pasvu-guide-card = Tire une carte. Tu peux placer autrement l’un des deux meubles qu’elle montre : où tu veux, de travers, sur le dos, sur un autre. Et le chiffre, ce sont tes points.
pasvu-guide-walk-title = Ça glisse, ça se cache
pasvu-guide-walk = Un point, une case, pour les fantômes que tu veux. Ils traversent tout, puis se cachent : derrière, dessous, dedans, dessus. La maison peut t’aider.
pasvu-guide-look-title = L’œil à la serrure
pasvu-guide-look = Quelqu’un choisit un côté, le dé choisit la porte, et l’on regarde tous ensemble. Tout fantôme vu rentre chez lui en courant.
pasvu-guide-mirror-title = Traître de miroir
pasvu-guide-mirror = Vu dans le miroir, c’est vu. Regarde bien vers où il est tourné… et tourne-le vers les autres.
pasvu-guide-points-title = Au bout de cinq manches
pasvu-guide-points = Sorti, un petit fantôme vaut 1 point, un moyen 3, un grand 5. Resté dans le hall : rien, 1 ou 2. Qui en a le plus a gagné.
