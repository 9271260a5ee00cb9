pasvu-credits = Pas vu pas pris est un jeu de Phil Vizcarro et Amine Rahmani, publié par Letheia. Cette version est un hommage de joueurs : hall, meubles, dessins, sons et textes sont les nôtres, et nous ne sommes liés ni aux auteurs ni à l’éditeur. Les noms appartiennent à leurs propriétaires.

# Les quatre couleurs
pasvu-colour-0 = bleu, un rond au front
pasvu-colour-1 = orange, deux traits au front
pasvu-colour-2 = rouge, une pointe au front
pasvu-colour-3 = vert, une croix au front
pasvu-colour = { $seat ->
    [0] bleu
    [1] orange
    [2] rouge
   *[3] vert
  }

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
pasvu-toward = { $side ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
  }
pasvu-head = la tête { $wind ->
    [E] à l’est
    [NE] au nord-est
    [N] au nord
    [NW] au nord-ouest
    [W] à l’ouest
    [SW] au sud-ouest
    [S] au sud
   *[SE] au sud-est
  }

# Ce que l’on fait
pasvu-do-place = Placer { pasvu-the-piece }, { pasvu-face } : { pasvu-cell }
pasvu-do-place-falling = Placer { pasvu-the-piece }, { pasvu-face }, puis chute { pasvu-toward } : { pasvu-cell }
pasvu-do-decline = Laisser les meubles en place
pasvu-do-walk = Déplacer le { $ghost } : { pasvu-cell }
pasvu-do-walk-lying = Déplacer le { $ghost }, couché, { pasvu-head } : { pasvu-cell }
pasvu-do-fuse = Fusionner le { $ghost } avec le { $other }
pasvu-do-escape = Faire sortir le { $ghost }
pasvu-do-done = Mes fantômes ne bougent plus
pasvu-do-choose = Regarder du côté { pasvu-side }
pasvu-do-tip = Renverser { pasvu-the-piece } { pasvu-toward }
pasvu-do-swap = Remplacer le { $ghost } ({ pasvu-colour }) par ton { $by }
pasvu-do-grow = Remplacer ton { $ghost } par ton { $by }
pasvu-do-put = Poser le { $ghost } : { pasvu-cell }
pasvu-do-put-lying = Poser le { $ghost }, couché, { pasvu-head } : { pasvu-cell }
pasvu-do-pass = Ne rien changer

# Ce qui s’est passé
event-pasvu-opened = Le hall est prêt. La serrure est à la { $door } ; { $name } tient le dé.
event-pasvu-round = Manche { $round }.
event-pasvu-dealt = { $name } tire une carte : { $pieces }, et { $value } points.
event-pasvu-dealt-number = { $name } tire une carte : { $value } points, et aucun meuble.
event-pasvu-placed = { $name } déplace { pasvu-the-piece } : { pasvu-cell }, { pasvu-face }.
event-pasvu-leans = Ça tombe { pasvu-toward }, et ça reste de biais !
event-pasvu-declined = { $name } laisse les meubles en place.
event-pasvu-put-down = { $count ->
    [one] Un fantôme se retrouve par terre.
   *[other] { $count } fantômes se retrouvent par terre.
  }
event-pasvu-came-in = { $name } fait entrer { $ghost } par la { $door } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-came-back = { $name } rappelle { $ghost } déjà sorti, qui rentre par la { $door } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-walked = { $name } déplace { $ghost } : { pasvu-cell } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }).
event-pasvu-nudged = { $name } cache mieux { $ghost }, sans changer de case.
event-pasvu-fused = Chez { $name }, { $ghosts } fusionnent : voilà { $made } !
event-pasvu-escaped = { $name } fait sortir { $ghost } par la { $door } : { $points ->
    [one] un point gagné !
   *[other] { $points } points gagnés !
  }
event-pasvu-down = Ce qui portait { $pieces } a bougé : boum !
event-pasvu-fell = Plus rien ne retient { $pieces } : la chute continue !
event-pasvu-finished = { $name } ne bouge plus.
event-pasvu-threw = { $name } : { $face }
event-pasvu-chooser = { $name } choisit un côté.
event-pasvu-again = Égalité en tête : on relance.
event-pasvu-chosen = { $name } regardera du côté { pasvu-side }.
event-pasvu-rolled = La serrure va à la { $door }. Le dé passe à { $name }.
event-pasvu-looked = Vus par la { $door } ! { $seen }.
pasvu-whose = { $name } : { $ghosts }
event-pasvu-looked-none = On regarde par la { $door }… et personne n’est vu.
# Minuit sonne
event-pasvu-struck = Manche { $round }, minuit sonne ! { $name } retourne une carte : « { $card } ».
event-pasvu-passed = « { $card } » : { $name } ne change rien.
event-pasvu-foretold = La boule de cristal a parlé : cette manche, ce sera la porte { $number }.
event-pasvu-crossed = Et vu d’en face ? La serrure traverse le hall jusqu’à la { $door }.
event-pasvu-lie-down = { $count ->
    [one] Le fantôme du hall s’allonge.
   *[other] Les { $count } fantômes du hall s’allongent.
  }
event-pasvu-get-up = { $count ->
    [one] Le fantôme du hall se relève.
   *[other] Les { $count } fantômes du hall se relèvent.
  }
event-pasvu-tipped = { $name } renverse { pasvu-the-piece } : { pasvu-cell }, { pasvu-face }.
event-pasvu-mirror = Le miroir se redresse et se tourne vers le milieu du hall.
event-pasvu-grimaces = Un petit fantôme vient grimacer devant la glace pour { $names }.
event-pasvu-tagged = Touché ! Un petit fantôme de chez { $name } prend la place d’un petit de chez { $other }.
event-pasvu-put = { $name } pose { $ghost } dans le hall : { pasvu-cell }.
event-pasvu-danced = En piste ! Les meubles glissent jusqu’à une porte : { $pieces }.
event-pasvu-unperched = Pas perchés, ils rentrent en réserve. { $whose }.
event-pasvu-brother = { $name } appelle un grand frère : { $larger } prend la place d’{ $smaller }.
event-pasvu-spun = Le hall fait un quart de tour ! On part maintenant d’un autre côté : { $sides }.
event-pasvu-starts = { $name } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
  }
event-pasvu-advanced = { $count ->
    [one] Un fantôme avance d’une case vers sa sortie.
   *[other] { $count } fantômes avancent d’une case vers leur sortie.
  }
event-pasvu-got-out = Dehors ! { $whose }.
event-pasvu-went-home = Rentrés en réserve. { $whose }.
event-pasvu-moved-pieces = Des meubles changent de place : { $pieces }.
event-pasvu-moved-ghosts = { $count ->
    [one] Un fantôme change de place.
   *[other] { $count } fantômes changent de place.
  }

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
pasvu-why-caught = Le dernier coup d’œil a surpris { $who } : les cinq manches sont jouées.
pasvu-why-caught-many = Le dernier coup d’œil a surpris { $count } fantômes : les cinq manches sont jouées.
pasvu-why-nobody = Le dernier coup d’œil n’a surpris personne : les cinq manches sont jouées.
pasvu-hideout = { $share ->
    [0] Meilleure cachette : { $who }, on n’en voyait rien du tout !
   *[other] Meilleure cachette : { $who }, on n’en voyait que { $share } % !
  }
pasvu-tally = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pasvu-why-out = Même nombre de points en tête : le plus de fantômes sortis l’emporte.
pasvu-why-reserve = Mêmes points, autant de fantômes sortis : qui a le moins de fantômes en réserve l’emporte.
pasvu-why-shared = Tout est égal en tête : la victoire se partage.

# Les règles
rule-V1 = Chacun a un côté du hall, et derrière ce côté sa réserve : un grand fantôme, deux moyens et quatre petits. Il n’y a jamais deux couleurs du même côté.
ruling-V1 = À quatre : sud, ouest, nord, est ; à trois : sud, ouest, nord ; à deux : sud et nord. La table peut en convenir autrement.
rule-V2 = Les six meubles sont dans le hall : miroir, chariot, bureau, piano, fauteuil, table. Le hasard choisit la porte où commence la serrure, et qui tient d’abord le dé.
ruling-V2 = Les meubles sont rangés comme dans l’hôtel, ou, si la table le veut, au hasard.
rule-V3 = La partie dure cinq manches, avec dix cartes à deux, quinze à trois, vingt à quatre. À la fin, un fantôme sorti vaut 1 point s’il est petit, 3 s’il est moyen, 5 s’il est grand ; resté dans le hall, 0, 1 ou 2. Le plus de points gagne ; à égalité, le plus de fantômes sortis ; puis le moins de fantômes en réserve ; sinon, on partage.
ruling-V3 = Une carte n’a pas de place dans la pile avant d’être tirée : il n’y a donc rien à écarter au début.
rule-V4 = Les meubles. À partir de qui tient le dé, dans le sens des aiguilles d’une montre, chacun tire une carte. Si elle montre deux meubles, tu peux en placer un autrement, s’il n’a pas encore été déplacé dans cette manche ; si les deux l’ont été, n’importe quel autre qui ne l’a pas été. Tu peux aussi tout laisser en place.
ruling-V4 = Prendre un meuble et le placer, c’est un seul coup. Qui le reprend peut poser ce meuble ailleurs, mais n’en prend pas d’autre. Ce qu’une carte de minuit a déplacé peut encore être placé autrement. Une carte sans meuble vaut plus de points.
rule-V5 = Un meuble se place où tu veux, dans le sens que tu veux, sur n’importe quelle face, par-dessus d’autres meubles et des fantômes, tant que rien ne dépasse du hall. Posé par terre, tu peux le laisser tomber d’un côté : il s’appuie de biais sur ce qu’il rencontre, ou se couche.
ruling-V5 = Il descend tout droit jusqu’à toucher quelque chose et ne traverse rien. Son poids doit être au-dessus de ce qui le porte, sinon il tomberait ; juste au bord, il tient. Les fantômes qu’il emporterait en montant, sur lui ou dedans, sont d’abord posés par terre, à l’endroit libre le plus proche de leur case, ou d’une case voisine. Les meubles au-dessus de lui sont soulevés, avec les fantômes qu’ils portent, puis remis comme ils étaient ; si c’est impossible, ils descendent tout droit. En tombant, un meuble tourne sur son arête du bas, degré par degré, jusqu’à ce qu’un de plus touche un meuble, un fantôme ou le bord du hall. Penché, il ne porte rien, et des fantômes se tiennent dessous s’ils y tiennent. Quand son appui s’en va, il continue de tomber ; s’il ne peut plus pencher comme avant, il descend tout droit.
rule-V6 = Les fantômes. Tout le monde en même temps partage les points de sa carte entre ses fantômes : un point par case, tout droit ou en tournant, jamais en diagonale. Les fantômes traversent les meubles et les autres fantômes. Les points qui restent sont perdus.
ruling-V6 = Chaque coup compte aussitôt, et tout le monde le voit. On passe à la suite quand chacun a fini. Un fantôme qui a déjà bougé dans la manche peut être posé ailleurs dans sa case, pour rien. Un meuble posé sur un fantôme qui s’en va descend tout droit, sans se renverser.
rule-V7 = Un fantôme entre de sa réserve par n’importe quelle porte de son côté, sur la case devant elle (un point), et sort par n’importe quelle porte du côté d’en face (un point depuis la dernière rangée). Dehors, il y reste et il compte. Il ne sort pas dans la manche où il est entré.
ruling-V7 = On sort tout droit. Qui prend la place d’un fantôme entré dans cette manche y est entré aussi.
rule-V8 = Un fantôme se tient debout, par terre ou sur un meuble, tout entier dans sa case, sans empiéter sur rien. Ils peuvent être plusieurs dans une case, jamais l’un dans l’autre. Choisis l’endroit exact, ou laisse la maison le cacher.
ruling-V8 = Il faut que le milieu de son drap soit au-dessus de ce qui le porte.
rule-V9 = La serrure. Ceux qui ont choisi moins souvent que les autres (au début, tout le monde) lancent le dé ; le plus haut choisit un côté, mais pas celui où est la serrure. Quand il n’y a qu’une personne en lice, elle choisit sans lancer. Puis le dé désigne la porte, et passe à gauche : c’est là que commence la manche suivante. Interdit d’aller voir avant !
ruling-V9 = En cas d’égalité en tête, seuls les premiers relancent, entre eux.
rule-V10 = On regarde. Tout fantôme vu par la serrure, même dans le miroir, retourne dans la réserve de sa couleur. La serrure reste où elle est, les cartes sont défaussées.
rule-V11 = Le juge. Un fantôme est vu si l’on voit au moins 2 % de ce qu’on en verrait dans un hall vide. Les fantômes se cachent les uns les autres. Le juge montre toujours son image, et combien il a vu de chacun.
ruling-V11 = L’œil est derrière la porte, à 0,75 case du bord et à 0,9 de haut ; l’image a 256 points sur 256. Il faut voir au moins quatre points d’un fantôme, un seul pour des yeux perçants. La table peut choisir les yeux, et que les fantômes ne se cachent pas les uns les autres.
rule-V12 = Les fusions, si la table le veut. Seuls les petits fantômes entrent pour la première fois. Quand un fantôme finit son chemin dans la case d’un autre de sa couleur, deux petits peuvent devenir un moyen, et un petit et un moyen un grand ; deux moyens, jamais. Les deux retournent dans la réserve, et il en sort un de la taille suivante, s’il y en a un et s’il tient à leur place. Né d’une fusion, un fantôme ne bouge ni ne fusionne plus dans la manche. Vu par la serrure, un moyen ou un grand attend au bord du hall : il pourra entrer à sa taille. Qui n’a plus de petit fantôme en réserve peut en rappeler un qui était sorti ; il ne compte de nouveau qu’une fois ressorti.
ruling-V12 = Fusionner est un coup à part, qui ne coûte rien ; il faut que l’un des deux ait bougé dans la manche, et se coucher n’est pas bouger. Le nouveau apparaît dans la case du premier nommé, aussi près de lui que possible, et peut être posé ailleurs dans sa case. Ceux qui ont fusionné, ou cédé leur place à un plus grand, n’attendent pas au bord : ils ne reviennent que par une fusion ou une carte. Un petit rappelé paie son entrée comme un autre, et ne ressort pas dans la même manche.
rule-V13 = Minuit sonne, si la table le veut. À partir de la deuxième manche, avant les cartes, qui tient le dé retourne une carte de minuit. Elle agit aussitôt ; si elle demande quelque chose, chacun répond à son tour, dans le sens des aiguilles d’une montre, à partir de qui tient le dé. Puis la manche suit son cours. Les douze cartes : « { pasvu-midnight-double } » : { pasvu-midnight-double-about } « { pasvu-midnight-shelter } » : { pasvu-midnight-shelter-about } « { pasvu-midnight-excited } » : { pasvu-midnight-excited-about } « { pasvu-midnight-grimaces } » : { pasvu-midnight-grimaces-about } « { pasvu-midnight-tag } » : { pasvu-midnight-tag-about } « { pasvu-midnight-dance } » : { pasvu-midnight-dance-about } « { pasvu-midnight-perch } » : { pasvu-midnight-perch-about } « { pasvu-midnight-brother } » : { pasvu-midnight-brother-about } « { pasvu-midnight-knock } » : { pasvu-midnight-knock-about } « { pasvu-midnight-spin } » : { pasvu-midnight-spin-about } « { pasvu-midnight-crystal } » : { pasvu-midnight-crystal-about } « { pasvu-midnight-sun } » : { pasvu-midnight-sun-about }
ruling-V13 = Avec deux ou trois cartes par manche, toutes agissent ensemble ; chacune est jouée jusqu’au bout avant la suivante. Qui ne peut pas faire ce qu’elle demande est passé ; qui le peut le doit. Les cartes ne prennent que dans la réserve. Un fantôme vu rentre d’abord : la fin d’une carte ne touche que ceux qui restent. Couché, un fantôme est dans la case de son milieu, et tu peux coucher les tiens autrement dans leur case. Un meuble renversé est décalé aussi peu qu’il faut ; sous un autre, il attend son tour. Perché, c’est sur n’importe quel meuble. Qui n’a pas la place d’avancer reste. Quand la pile est vide, toutes les cartes y retournent, sauf celles en jeu.

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
variant-fusions = Fusions de fantômes
variant-fusions-about = Deux petits font un moyen, un petit et un moyen font un grand ; seuls les petits entrent.
variant-midnight = Minuit sonne-t-il ?
variant-midnight-about = À chaque manche, dès la deuxième, des cartes qui mettent tout le hall sens dessus dessous.
variant-midnight-agreed = Minuit sonne : { $value } par manche
variant-midnight-0 = jamais
variant-midnight-1 = une carte
variant-midnight-2 = deux cartes
variant-midnight-3 = trois cartes

# Refus
refused-already_done = Tu as dit que tes fantômes ne bougent plus. Attends les autres.
refused-not_now = { $phase ->
    [furniture] C’est le moment des meubles : places-en un, ou laisse-les.
    [ghosts] C’est le moment des fantômes : déplace-les, ou dis que c’est fini.
    [midnight] Minuit sonne : réponds d’abord à la carte.
   *[side] C’est le moment de choisir un côté pour la serrure.
  }
refused-already_moved = Dans cette manche, { pasvu-the-piece } a déjà changé de place.
refused-piece_taken = Tu as pris { pasvu-the-piece } : tu peux changer sa place, pas prendre un autre meuble.
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
refused-same_side = La serrure est déjà du côté { pasvu-side } : choisis-en un autre.
refused-sticks_out = Ça dépasse du hall : { pasvu-the-piece } n’entre pas là.
refused-would_fall = Ça tomberait : rien ne porte { pasvu-the-piece } au bon endroit.
refused-on_leaning = Un meuble penché est dans le chemin, et il ne porte rien.
refused-falls_from_floor = On ne laisse tomber qu’un meuble posé par terre.
refused-cannot_fall = Pas de chute de ce côté : quelque chose retient { pasvu-the-piece }.
refused-in_the_way = Impossible : { pasvu-the-piece } est sur le chemin.
refused-no_place = Un fantôme n’aurait plus de place dans le hall.
refused-leaves_cell = Ici, le fantôme dépasserait de sa case.
refused-stands_on_nothing = À cette hauteur, rien ne porterait le fantôme.
refused-ghost_in_the_way = Un autre fantôme se tient déjà là.
refused-no_practice = La maison ne souffle que dans une partie d’entraînement.
refused-only_small = Seuls les petits fantômes entrent pour la première fois ; un plus grand, s’il attend au bord.
refused-cannot_fuse = Ces deux-là ne fusionnent pas : il faut deux petits, ou un petit et un moyen.
refused-not_together = Pour fusionner, ils doivent être dans la même case.
refused-neither_moved = Pour fusionner, l’un des deux doit avoir bougé dans cette manche.
refused-must_replace = Un plus grand peut remplacer un de tes fantômes : il faut donc le faire.
refused-no_larger = Ta réserve n’a plus de fantôme assez grand.
refused-no_room = Il n’y tiendrait pas : la place manque.
refused-no_fusions = À cette table, les fantômes ne fusionnent pas.
refused-just_fused = Ce fantôme vient de naître d’une fusion : laisse-le souffler jusqu’à la prochaine manche.
refused-held = Ce fantôme ne bouge pas dans cette manche.
refused-must_lie = Dans cette manche, les fantômes restent couchés : dis où va sa tête.
refused-must_stand = Dans cette manche, les fantômes se tiennent debout.
refused-not_asked = La carte de minuit demande autre chose.
refused-already_tipped = Cette carte a déjà renversé { pasvu-the-piece }.
refused-not_theirs = Ce fantôme-là ne peut pas être remplacé.
refused-not_third_row = Il se pose sur la troisième rangée à partir de ton côté.
refused-leaves_hall = Couché ici, le fantôme dépasserait du hall.
refused-not_in_reserve = Ce fantôme n’est pas dans ta réserve.

# Le petit guide
pasvu-guide = Premiers pas dans le hall
pasvu-guide-aim-title = De l’autre côté, sans bruit
pasvu-guide-aim = Tes sept fantômes entrent de ton côté et veulent sortir en face. Mais dans cet hôtel, quelqu’un regarde par le trou de la serrure.
pasvu-guide-card-title = Une carte, un meuble
pasvu-guide-card = Tire une carte. Tu peux placer autrement l’un des deux meubles qu’elle montre : où tu veux, de travers, sur le dos, sur un autre ; ou le laisser tomber, et il reste appuyé sur ce qui l’arrête. Et le chiffre, ce sont tes points.
pasvu-guide-walk-title = Ça glisse, ça se cache
pasvu-guide-walk = Un point, une case, pour les fantômes que tu veux. Ils traversent tout, puis se cachent : derrière, dessous, dedans, dessus. La maison peut t’aider.
pasvu-guide-look-title = L’œil à la serrure
pasvu-guide-look = Quelqu’un choisit un côté, le dé choisit la porte, et l’on regarde tous ensemble. Tout fantôme vu rentre chez lui en courant.
pasvu-guide-mirror-title = Traître de miroir
pasvu-guide-mirror = Vu dans le miroir, c’est vu. Regarde bien vers où il est tourné… et tourne-le vers les autres.
pasvu-guide-points-title = Au bout de cinq manches
pasvu-guide-points = Sorti, un petit fantôme vaut 1 point, un moyen 3, un grand 5. Resté dans le hall : rien, 1 ou 2. Qui en a le plus a gagné.
pasvu-guide-fusions-title = Deux petits font un moyen
pasvu-guide-fusions = Une variante : seuls les petits entrent. Quand deux des tiens se rejoignent dans une case, ils peuvent n’en faire qu’un, plus grand, qui vaut plus de points. Vu, il attend au bord et revient à sa taille.
pasvu-guide-midnight-title = Et si minuit sonnait ?
pasvu-guide-midnight = Une autre variante : à partir de la deuxième manche, qui tient le dé retourne une carte de minuit avant les autres. Il y en a douze, et aucune ne laisse le hall tranquille. Les voici.
pasvu-guide-furniture-title = Le hall sens dessus dessous
pasvu-guide-furniture = Ces quatre-là s’en prennent aux meubles, et même au plancher.
pasvu-guide-ghosts-title = Remue-ménage sous les draps
pasvu-guide-ghosts = Celles-ci s’adressent aux fantômes, et parfois à toi : elles te demandent de choisir.
pasvu-guide-keyhole-title = La serrure fait des siennes
pasvu-guide-keyhole = Et celles-là changent la fin de la manche, quand on regarde.
pasvu-guide-card-double = Un second regard, depuis le côté d’en face.
pasvu-guide-card-shelter = Cette manche, on avance couché.
pasvu-guide-card-excited = Qui tient le dé renverse les six meubles.
pasvu-guide-card-grimaces = Un petit fantôme chacun devant le miroir, sans bouger.
pasvu-guide-card-tag = Un petit fantôme prend la place d’un petit du voisin.
pasvu-guide-card-dance = Tous les meubles glissent vers les portes.
pasvu-guide-card-perch = Après le regard, qui n’est pas perché rentre.
pasvu-guide-card-brother = Un plus grand vient à la place.
pasvu-guide-card-knock = La serrure reste de son côté : personne ne choisit.
pasvu-guide-card-spin = Le hall tourne d’un quart sous les joueurs.
pasvu-guide-card-crystal = Le numéro de la porte est connu d’avance.
pasvu-guide-card-sun = Chaque fantôme avance d’une case, ou sort !
