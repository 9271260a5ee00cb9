labyrinthe-credits = Labyrinthe est un jeu de Max J. Kobbert, édité par Ravensburger. Cette version est un hommage de joueurs : textes et plateau sont les nôtres, et nous ne sommes liés ni à l’auteur ni à l’éditeur. La plupart des trésors sont dessinés par Lorc, Delapouite, Skoll, Carl Olsen et sbed, de game-icons.net, sous licence CC BY 3.0.

# Les quatre pions
labyrinthe-colour-0 = rouge, soleil
labyrinthe-colour-1 = vert, éclair
labyrinthe-colour-2 = jaune, étoile
labyrinthe-colour-3 = bleu, lune

# Les trésors, sans et avec article
labyrinthe-treasure-rat = rat
labyrinthe-the-rat = le rat
labyrinthe-treasure-moth = papillon de nuit
labyrinthe-the-moth = le papillon de nuit
labyrinthe-treasure-spider = araignée
labyrinthe-the-spider = l’araignée
labyrinthe-treasure-owl = hibou
labyrinthe-the-owl = le hibou
labyrinthe-treasure-lizard = lézard
labyrinthe-the-lizard = le lézard
labyrinthe-treasure-scarab = scarabée
labyrinthe-the-scarab = le scarabée
labyrinthe-treasure-dragon = dragon
labyrinthe-the-dragon = le dragon
labyrinthe-treasure-gnome = lutin
labyrinthe-the-gnome = le lutin
labyrinthe-treasure-bat = chauve-souris
labyrinthe-the-bat = la chauve-souris
labyrinthe-treasure-genie = génie
labyrinthe-the-genie = le génie
labyrinthe-treasure-ghost = fantôme
labyrinthe-the-ghost = le fantôme
labyrinthe-treasure-fairy = fée
labyrinthe-the-fairy = la fée
labyrinthe-treasure-helmet = heaume
labyrinthe-the-helmet = le heaume
labyrinthe-treasure-candelabrum = chandelier
labyrinthe-the-candelabrum = le chandelier
labyrinthe-treasure-sword = épée
labyrinthe-the-sword = l’épée
labyrinthe-treasure-emerald = émeraude
labyrinthe-the-emerald = l’émeraude
labyrinthe-treasure-chest = coffre
labyrinthe-the-chest = le coffre
labyrinthe-treasure-ring = bague
labyrinthe-the-ring = la bague
labyrinthe-treasure-skull = crâne
labyrinthe-the-skull = le crâne
labyrinthe-treasure-keys = clés
labyrinthe-the-keys = les clés
labyrinthe-treasure-crown = couronne
labyrinthe-the-crown = la couronne
labyrinthe-treasure-map = carte au trésor
labyrinthe-the-map = la carte au trésor
labyrinthe-treasure-purse = bourse
labyrinthe-the-purse = la bourse
labyrinthe-treasure-book = grimoire
labyrinthe-the-book = le grimoire
labyrinthe-treasure-cat = chat
labyrinthe-the-cat = le chat
labyrinthe-treasure-snake = serpent
labyrinthe-the-snake = le serpent
labyrinthe-treasure-toad = crapaud
labyrinthe-the-toad = le crapaud
labyrinthe-treasure-raven = corbeau
labyrinthe-the-raven = le corbeau
labyrinthe-treasure-wolf = loup
labyrinthe-the-wolf = le loup
labyrinthe-treasure-mushroom = champignon
labyrinthe-the-mushroom = le champignon
labyrinthe-treasure-potion = potion
labyrinthe-the-potion = la potion
labyrinthe-treasure-cauldron = chaudron
labyrinthe-the-cauldron = le chaudron
labyrinthe-treasure-hourglass = sablier
labyrinthe-the-hourglass = le sablier
labyrinthe-treasure-lantern = lanterne
labyrinthe-the-lantern = la lanterne
labyrinthe-treasure-crystal_ball = boule de cristal
labyrinthe-the-crystal_ball = la boule de cristal
labyrinthe-treasure-mask = masque
labyrinthe-the-mask = le masque

# Où, et comment
labyrinthe-cell = rangée { $row }, colonne { $column }
labyrinthe-arrow = { $arrow ->
    [N1] par le haut, colonne 2
    [N3] par le haut, colonne 4
    [N5] par le haut, colonne 6
    [E1] par la droite, rangée 2
    [E3] par la droite, rangée 4
    [E5] par la droite, rangée 6
    [S1] par le bas, colonne 2
    [S3] par le bas, colonne 4
    [S5] par le bas, colonne 6
    [W1] par la gauche, rangée 2
    [W3] par la gauche, rangée 4
   *[W5] par la gauche, rangée 6
  }
labyrinthe-turned = { $turn ->
    [0] non tournée
    [1] tournée d’un quart vers la droite
    [2] tournée d’un demi-tour
   *[3] tournée d’un quart vers la gauche
  }
labyrinthe-do-shift = Pousser la tuile { labyrinthe-arrow }, { labyrinthe-turned }
labyrinthe-do-go = Aller en { labyrinthe-cell }

# Ce qui s’est passé
event-labyrinthe-dealt = { $day ->
    [one] Chacun reçoit une carte.
   *[other] Chacun reçoit { $day } cartes.
  }
event-labyrinthe-dealt-night = { $day ->
    [one] Chacun reçoit une carte de jour et une de nuit.
   *[other] Chacun reçoit { $day } cartes de jour et autant de nuit.
  }
event-labyrinthe-began = { $name } commence.
event-labyrinthe-shifted = { $name } pousse la tuile { labyrinthe-arrow }.
event-labyrinthe-reentered = { $count ->
    [one] { $pawns } tombe du bord et revient de l’autre côté.
   *[other] { $pawns } tombent du bord et reviennent de l’autre côté.
  }
event-labyrinthe-walked = { $name } va en { labyrinthe-cell }.
event-labyrinthe-stayed = { $name } reste en { labyrinthe-cell }.
event-labyrinthe-found = { $name } trouve { $treasure } !
event-labyrinthe-night = { $name } a tous ses trésors du jour : la lumière s’éteint. { $first } commence la nuit.
event-labyrinthe-home = { $name } est de retour à son point de départ !
event-labyrinthe-turned = { $value ->
    [one] { $name } retourne une pièce : { $value } point.
   *[other] { $name } retourne une pièce : { $value } points.
  }

# À la fin
labyrinthe-score-home = { $found ->
    [one] { $found } trésor, et de retour
   *[other] { $found } trésors, et de retour
  }
labyrinthe-score-away = { $left ->
    [0] tous ses trésors ({ $found }), encore en chemin
   *[other] { $found } trésors sur { $all }
  }
labyrinthe-score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
labyrinthe-score-sum = jour { $day } × 1, nuit { $night } × 2
labyrinthe-score-sum-coin = jour { $day } × 1, nuit { $night } × 2, pièce { $coin }
labyrinthe-why-home = { $you ->
    [you] Tu as tout trouvé, et tu rentres avant les autres !
   *[other] { $name } a tout trouvé et rentre avant les autres.
  }
labyrinthe-why-dawn = { $you ->
    [you] Te voilà de retour : le jour se lève, on compte.
   *[other] { $name } est de retour : le jour se lève, on compte.
  }
labyrinthe-score-found = { $found ->
    [one] { $found } trésor
   *[other] { $found } trésors
  }
labyrinthe-why-tie = Même nombre de points : le nombre de trésors décide.

# Les règles
rule-L1 = Seize tuiles sont fixes. On mélange les autres, on les pose comme elles viennent sur les cases libres ; la dernière reste dehors, prête à être poussée.
rule-L2 = Les vingt-quatre cartes sont distribuées à parts égales, en piles cachées : douze, huit ou six chacun. Chaque pion part de son coin.
ruling-L2 = Le hasard dit qui commence, à moins que la table n’en décide autrement. Pour une partie courte, on distribue moins de cartes.
rule-L3 = À ton tour : d’abord pousser, ensuite marcher. Toi seul regardes la carte du dessus de ta pile : c’est ton trésor du moment.
rule-L4 = Pousser est obligatoire. Tourne la tuile comme tu veux et glisse-la par l’une des douze flèches : toute la ligne avance d’une case, et la tuile qui sort de l’autre côté attend le tour suivant.
rule-L5 = On ne défait pas la poussée d’avant : la tuile ne rentre jamais là d’où elle vient de sortir.
rule-L6 = Un pion poussé hors du plateau revient aussitôt sur la tuile qu’on vient de glisser, à l’autre bout. Ce n’est pas marcher. Plusieurs pions peuvent partager une case.
rule-L7 = Marche aussi loin que le couloir te mène sans coupure, ou reste où tu es.
rule-L8 = Si ta marche s’arrête sur ton trésor, il est trouvé : pose la carte face visible et regarde la suivante.
ruling-L8 = Un seul trésor par tour, et seulement pendant ton tour ; rester dessus après ta propre poussée compte aussi.
rule-L9 = Quand tu as tout trouvé, rentre : la première personne qui finit sa marche sur sa case de départ, tous ses trésors trouvés, gagne à l’instant.
rule-L10 = Version des enfants : toutes les cartes sont visibles, et chacun cherche les siennes dans l’ordre qu’il veut.
rule-L20 = Jour et nuit : à deux ou trois, quatre trésors du jour et quatre de la nuit chacun ; à quatre, trois et trois. Les cartes de nuit attendent, visibles, devant leur propriétaire. Trois pièces sont mêlées, faces cachées.
rule-L21 = Le jour se joue comme d’habitude. Dès que quelqu’un a trouvé tous ses trésors du jour, la lumière s’éteint, sans retour au départ ; les trésors du jour encore cherchés sont perdus.
rule-L22 = La personne à gauche de celle qui a éteint la lumière commence la nuit. Tuiles et pions restent en place, et la flèche interdite aussi. Chacun prend ses cartes de nuit en main et cherche celle qu’il veut, une par tour.
rule-L23 = Qui a tous ses trésors de la nuit rentre à son départ : la partie s’arrête à l’instant, et cette personne retourne une pièce au hasard, qui vaut 1, 3 ou 5.
rule-L24 = Un trésor du jour vaut 1 point, un trésor de la nuit 2, la pièce ce qu’elle montre. Le plus grand total gagne.
ruling-L24 = À égalité, le plus grand nombre de trésors l’emporte ; sinon, on partage la victoire.

# Les variantes
variant-mode = Quel labyrinthe ce soir ?
variant-mode-about = Le jeu de base, la version des enfants, ou le jour et la nuit.
variant-mode-base = Trésors secrets
variant-mode-base-about = Le grand classique : un trésor secret à la fois, puis on rentre.
variant-mode-children = Avec les enfants
variant-mode-children-about = Toutes les cartes sont visibles : cherche-les dans l’ordre que tu veux.
variant-mode-night = Jour et nuit
variant-mode-night-about = La lumière s’éteint au milieu de la partie, et d’autres trésors brillent.
variant-cards = Combien de trésors chacun ?
variant-cards-about = Moins de cartes chacun, pour une partie plus courte.
variant-cards-agreed = Trésors : { $value }
variant-cards-all = tous
variant-cards-6 = 6 chacun
variant-cards-4 = 4 chacun
variant-cards-3 = 3 chacun
variant-cards-2 = 2 chacun
variant-cards-1 = 1 seul
variant-edition = Les tuiles
variant-edition-about = Les boîtes plus anciennes ont un couloir droit de plus et un coude de moins.
variant-edition-agreed = Tuiles : { $value }
variant-edition-current = boîte d’aujourd’hui
variant-edition-older = boîte d’autrefois

# Refus
refused-already_shifted = Tu as déjà poussé : maintenant, marche ou reste où tu es.
refused-goes_back = Pas { labyrinthe-arrow } : cela déferait la poussée d’avant.
refused-shift_first = Pousse d’abord la tuile dans le labyrinthe.
refused-no_way = Aucun couloir ne mène jusque-là ({ labyrinthe-cell }).

# Le petit guide
labyrinthe-guide = Premiers pas dans le labyrinthe
labyrinthe-guide-secret-title = Ton trésor du moment
labyrinthe-guide-secret = Ta carte te dit quoi chercher. Garde-la pour toi : les autres n’en savent rien.
labyrinthe-guide-open-title = Tes cartes sont à tout le monde
labyrinthe-guide-open = Toutes les cartes sont visibles. Cherche les tiennes dans l’ordre qui t’arrange.
labyrinthe-guide-push-title = Pousse
labyrinthe-guide-push = Tourne la tuile qui attend dehors, puis glisse-la par une flèche : toute la ligne avance. Seule interdite : la flèche par où elle vient de sortir.
labyrinthe-guide-walk-title = Marche
labyrinthe-guide-walk = Les cases qui s’allument sont à toi : va aussi loin que le couloir te mène, ou ne bouge pas.
labyrinthe-guide-find-title = Trouve
labyrinthe-guide-find = Arrête-toi sur ton trésor : il est à toi. Un seul par tour.
labyrinthe-guide-home-title = Rentre !
labyrinthe-guide-home = Plus rien à chercher ? Retourne à ton coin. Le premier rentré a gagné.
labyrinthe-guide-night-title = La lumière s’éteint
labyrinthe-guide-night = Dès que l’un de vous a tous ses trésors du jour, il fait nuit. Les trésors du jour disparaissent, ceux de la nuit brillent : cherche les tiens dans l’ordre que tu veux.
labyrinthe-guide-coin-title = Et au matin, on compte
labyrinthe-guide-coin = Qui a tous ses trésors de la nuit rentre à son coin et retourne une pièce. Jour : 1 point. Nuit : 2. Plus la pièce. Le plus grand total gagne.
