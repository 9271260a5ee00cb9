pacman-credits = Pac-Man, le chasseur de fantômes est un jeu de Milton Bradley (1982), d’après le jeu d’arcade de Namco. Cette version est un hommage de joueurs : circuit, dessins, sons et textes sont les nôtres, et nous ne sommes liés ni à l’un ni à l’autre. Les noms appartiennent à leurs propriétaires.

# Les quatre Pac-Mans
pacman-colour-0 = rouge, œil rond
pacman-colour-1 = vert, œil carré
pacman-colour-2 = bleu, œil en triangle
pacman-colour-3 = jaune, œil mi-clos

# Où, et qui
pacman-hole = rangée { $row }, colonne { $column }
pacman-yellow-hole = trou jaune, rangée { $row }, colonne { $column }
pacman-door = porte { $side ->
    [top] du haut
    [right] de droite
    [bottom] du bas
   *[left] de gauche
  }, rangée { $row }, colonne { $column }
pacman-home = maison { $colour ->
    [0] rouge
    [1] verte
    [2] bleue
   *[3] jaune
  }
pacman-den = tanière
pacman-ghost = fantôme { $ghost }
pacman-white = { $white ->
    [one] une bille blanche
   *[other] { $white } billes blanches
  }
pacman-yellow = { $yellow ->
    [one] une bille jaune
   *[other] { $yellow } billes jaunes
  }

# Ce que l’on fait
pacman-do-roll = Lancer les dés
pacman-do-run = Faire avancer son Pac-Man avec le { $die }
pacman-do-chase = Déplacer le fantôme { $ghost } avec le { $die }
pacman-do-rob = Prendre les billes à la place { $seat }
pacman-do-back = Remettre une bille jaune
pacman-do-propose = S’arrêter là et compter ?
pacman-do-agree = Oui, on compte
pacman-do-decline = Non, on continue

# Ce qui s’est passé
event-pacman-threw = { $name } : { $total }
event-pacman-starts = { $name } commence.
event-pacman-again = Égalité en tête : on relance.
event-pacman-dice = { $name } lance les dés : { $one } et { $two }.
event-pacman-ran = { $name } croque { $eaten }.
event-pacman-ran-empty = { $steps ->
    [one] { $name } avance d’une case, sans rien croquer.
   *[other] { $name } avance de { $steps } cases, sans rien croquer.
  }
event-pacman-gobbled = Crac ! { $name } croque un fantôme, qui retourne à la tanière.
event-pacman-robbed = { $marbles ->
    [one] { $name } prend une bille blanche à { $victim }.
   *[other] { $name } prend { $marbles } billes blanches à { $victim }.
  }
event-pacman-returned = { $name } remet une bille jaune sur le circuit.
event-pacman-chased = { $steps ->
    [one] { $name } déplace un fantôme d’une case.
   *[other] { $name } déplace un fantôme de { $steps } cases.
  }
event-pacman-caught = { $marbles ->
    [0] Bouh ! { $name } attrape { $victim }, qui rentre à la maison les poches vides.
    [one] Bouh ! { $name } attrape { $victim }, qui rentre à la maison et paie une bille blanche.
   *[other] Bouh ! { $name } attrape { $victim }, qui rentre à la maison et paie { $marbles } billes blanches.
  }
event-pacman-caught-own = { $name } renvoie son propre Pac-Man à la maison, sans rien payer.
event-pacman-stuck = { $name } ne peut rien bouger à ce tour.
event-pacman-stuck-eater = Aucun chemin ne convient : le Pac-Man de { $name } reste où il est.
event-pacman-stuck-ghosts = { $name } ne peut bouger aucun fantôme.
event-pacman-proposed = { $name } propose de s’arrêter là et de compter.
event-pacman-agreed = { $name } veut bien compter.
event-pacman-declined = { $name } préfère continuer.

# À la fin
pacman-score-white = { $white ->
    [0] aucune bille blanche
    [one] une bille blanche
   *[other] { $white } billes blanches
  }
pacman-score-yellow = { $yellow ->
    [one] une jaune
   *[other] { $yellow } jaunes
  }
pacman-score-all = { $all ->
    [0] aucune bille
    [one] une bille
   *[other] { $all } billes
  } (blanches : { $white }, jaunes : { $yellow })
pacman-why-empty = Le circuit est vide : plus une bille à croquer.
pacman-why-white = La dernière bille blanche est croquée.
pacman-why-empty-by = { $you ->
    [you] Tu as croqué la dernière bille !
   *[other] { $name } a croqué la dernière bille !
  }
pacman-why-white-by = { $you ->
    [you] Tu as croqué la dernière bille blanche !
   *[other] { $name } a croqué la dernière bille blanche !
  }
pacman-tally-all = { $all ->
    [one] { $all } bille
   *[other] { $all } billes
  }
pacman-why-turns = Mille tours sont passés : on compte ce qu’il y a.
pacman-why-agreed = Tout le monde est d’accord : on s’arrête là et on compte.
pacman-why-count = Les billes jaunes comptent aussi.

# Les règles
rule-P1 = Chaque trou compte pour une case, qu’il soit plein ou vide.
ruling-P1 = Une maison que l’on traverse compte aussi pour une case.
rule-P2 = Chacun lance les deux dés ; le plus grand total commence. En cas d’égalité en tête, tout le monde relance. Ensuite, on tourne dans le sens des aiguilles d’une montre.
rule-P3 = À ton tour, lance deux dés. L’un fait avancer ton Pac-Man, l’autre l’un des deux fantômes, comme tu veux. Les deux servent, tant que c’est possible.
ruling-P3 = Dans l’ordre que tu veux. Personne n’est obligé de chercher comment placer les deux.
rule-P4 = On avance exactement du nombre du dé, de voisin en voisin, sans jamais repasser au même endroit dans un même déplacement. Seules les attaques s’arrêtent plus tôt.
rule-P5 = On ne passe pas par-dessus un Pac-Man ni un fantôme, et on ne s’arrête pas dessus, sauf pour l’attaquer.
rule-P6 = Un Pac-Man traverse la maison d’un autre quand celui-ci est sorti, mais ne s’y arrête pas. La sienne est pour lui une case comme une autre.
ruling-P6 = À deux ou trois, les autres maisons ne sont à personne : on les traverse, on ne s’y arrête pas.
rule-P7 = Les portes sont pour les Pac-Mans : d’un trou près d’une porte à n’importe quel autre qui est libre, c’est une seule case, et le déplacement continue de là.
ruling-P7 = Un fantôme posté à une porte peut être attaqué par les portes.
rule-P8 = Un Pac-Man croque toutes les billes par où il passe et celle où il s’arrête : elles vont dans la réserve de son joueur. Si aucun chemin n’a la bonne longueur, il reste.
rule-P9 = Avec une bille jaune en réserve, même croquée plus tôt dans le même déplacement, tu peux finir sur un fantôme, même avant d’avoir épuisé le dé. Le fantôme retourne à la tanière, tu prends deux billes blanches à un autre joueur de ton choix (ou ce qu’il a), et tu remets une bille jaune.
ruling-P9 = Elle va dans n’importe quel trou jaune sans bille. Si c’est celui où tu viens d’arriver, elle attend sous ton Pac-Man que quelqu’un y entre. La bille jaune cachée sous le fantôme arrive trop tard : il faut en avoir une avant.
rule-P10 = Chaque bille jaune en réserve est un privilège : une attaque. On peut en garder autant qu’on veut.
rule-P11 = Les fantômes partent de la tanière ; de là à un trou voisin, c’est une case.
ruling-P11 = Personne d’autre n’y entre ni ne la traverse, et un fantôme n’y revient que croqué.
rule-P12 = Un fantôme ne mange rien, ne prend pas les portes, n’entre dans aucune maison, et ne passe ni un fantôme ni un Pac-Man.
rule-P13 = Un fantôme qui arrive sur un Pac-Man s’arrête là, même avant d’avoir épuisé le dé. Le Pac-Man rentre à la maison, et son joueur donne deux billes blanches (ou ce qu’il a) à qui a déplacé le fantôme. Attaquer le sien est permis, et ne coûte que le trajet. À la maison, rien à craindre.
ruling-P13 = La bille sur laquelle un Pac-Man se fait attraper reste là, sous le fantôme. Si aucun fantôme ne peut bouger, aucun ne bouge.
rule-P14 = La partie est finie dès qu’il n’y a plus de bille sur le circuit.
ruling-P14 = Dans cette maison, dès qu’il n’y a plus de bille blanche ; si la table le veut ainsi, quand il n’y a plus de jaune non plus. Une bille jaune que l’on s’apprête à remettre compte encore. Après mille tours, on compte ce qu’il y a.
rule-P15 = Qui a le plus de billes blanches gagne.
ruling-P15 = À égalité, on partage. Si la table le veut ainsi, les jaunes comptent aussi.
rule-P16 = Avant de lancer les dés, on peut proposer de s’arrêter là et de compter. Si tous les autres sont d’accord, la partie est finie ; au premier non, elle continue.
ruling-P16 = Ce n’est pas dans la règle du jeu : aucune avance n’est jamais sûre, c’est donc aux joueurs de décider. On ne le demande qu’une fois par tour.

# Les variantes
variant-circuit = Quel circuit ce soir ?
variant-circuit-about = Celui de soixante billes, ou le grand.
variant-circuit-classic = Circuit classique
variant-circuit-classic-about = Soixante billes, comme dans la boîte française.
variant-circuit-large = Grand circuit
variant-circuit-large-about = Soixante-seize billes, comme dans la boîte américaine : la chasse est plus longue.
variant-end = Quand la partie finit-elle ?
variant-end-about = À la dernière blanche, la partie est plus courte ; à la toute dernière bille, la chasse continue.
variant-end-agreed = Fin : { $value }
variant-end-all = à la toute dernière bille
variant-end-white = à la dernière blanche
variant-count = Qu’est-ce qui compte ?
variant-count-about = Les billes jaunes sont des privilèges ; elles peuvent aussi être des points.
variant-count-agreed = On compte { $value }
variant-count-white = les blanches
variant-count-all = toutes les billes

# Refus
refused-must_rob = Dis d’abord à qui tu prends des billes blanches, parmi celles et ceux qui en ont.
refused-must_put_back = Remets d’abord une bille jaune, dans un trou jaune qui n’en a pas.
refused-no_ghost_eaten = Pour cela, il faut avoir croqué un fantôme.
refused-one_die_each = Un dé pour ton Pac-Man, un dé pour un fantôme : celui-là a déjà eu le sien.
refused-no_such_die = Aucun dé à jouer ne montre { $die }.
refused-no_such_way = Aucun chemin ne mène par là.
refused-somebody_stands_there = Quelqu’un se tient là : on ne passe pas par-dessus, on ne s’y arrête pas.
refused-no_privilege = Pour croquer un fantôme, il faut une bille jaune en réserve.
refused-exact_die = { $die ->
    [one] Le dé montre 1 : avance d’une case exactement.
   *[other] Le dé montre { $die } : avance de { $die } cases exactement.
  }
refused-not_your_home = Cette maison n’est pas la tienne : on la traverse, on ne s’y arrête pas.
refused-must_answer = D’abord, chacun dit s’il veut compter.
refused-before_the_throw = Demande-le avant de lancer les dés.
refused-declined = Quelqu’un veut continuer. Tu pourras redemander à ton prochain tour.
refused-nobody_asks = Personne n’a proposé de compter.

# Le petit guide
pacman-guide = Premiers pas dans le circuit
pacman-guide-aim-title = Croque, croque, croque
pacman-guide-aim = Le circuit est plein de billes. À la fin, qui a croqué le plus de blanches a gagné.
pacman-guide-turn-title = Deux dés
pacman-guide-turn = Lance-les. L’un fait avancer ton Pac-Man, l’autre un fantôme, celui que tu veux. Choisis lequel, et dans quel ordre.
pacman-guide-eat-title = La bouche ouverte
pacman-guide-eat = Avance du nombre exact, sans repasser au même endroit : toutes les billes du chemin sont pour toi.
pacman-guide-doors-title = Par la porte !
pacman-guide-doors = Sors par une porte, entre par une autre : c’est une seule case. Chez les autres, on passe quand ils sont sortis. Chez toi, rien ne peut t’arriver.
pacman-guide-ghosts-title = Les fantômes sont à tout le monde
pacman-guide-ghosts = Pousse un fantôme sur un Pac-Man : il rentre à la maison et te paie deux billes blanches. Tout le monde a la même idée : là où il y a des flammes, un fantôme n’est pas loin.
pacman-guide-yellow-title = Une bille jaune, et c’est toi qui chasses
pacman-guide-yellow = Tant que tu en as une, tu peux croquer un fantôme. Prends alors deux billes blanches à quelqu’un, et remets une jaune sur le circuit.
pacman-guide-end-title = Et à la fin, on compte
pacman-guide-end = Plus de bille blanche sur le circuit ? C’est fini, sauf si la table joue jusqu’à la dernière jaune. Comptez les blanches !
