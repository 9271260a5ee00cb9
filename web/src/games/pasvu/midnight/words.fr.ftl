# Minuit sonne : les douze cartes
pasvu-midnight-double = Double curieux
pasvu-midnight-double-about = Après le premier regard, la serrure file en face, à la porte qui a le même numéro. On regarde une deuxième fois, et elle reste là.
pasvu-midnight-double-now = Cette manche, on regarde deux fois : d’un côté, puis d’en face.
pasvu-midnight-shelter = Tous aux abris
pasvu-midnight-shelter-about = Tous les fantômes du hall se couchent par terre. Jusqu’à la fin de la manche, ils avancent couchés ; leurs pieds peuvent dépasser de la case, mais pas du hall.
pasvu-midnight-shelter-now = Cette manche, les fantômes se déplacent couchés.
pasvu-midnight-excited = Surexcité
pasvu-midnight-excited-about = Patatras ! Celui ou celle qui a le dé renverse les six meubles, l’un après l’autre, chacun du côté de son choix.
pasvu-midnight-excited-now = Cette manche, tous les meubles basculent.
pasvu-midnight-grimaces = Concours de grimaces
pasvu-midnight-grimaces-about = Le miroir se redresse et se tourne vers le milieu du hall. Chacun y envoie un petit fantôme de sa réserve, le nez contre la glace : il y reste toute la manche.
pasvu-midnight-grimaces-now = Cette manche, les fantômes devant le miroir ne bougent pas.
pasvu-midnight-tag = Touché, c’est toi le chat
pasvu-midnight-tag-about = Chacun renvoie chez lui un petit fantôme de son voisin de droite et met un des siens à sa place. Si le voisin n’en avait pas dans le hall, on pose le sien sur la troisième rangée devant soi.
pasvu-midnight-tag-now = Cette manche, de petits fantômes changent de couleur.
pasvu-midnight-dance = Piste de danse
pasvu-midnight-dance-about = On pousse les meubles ! Chacun glisse jusqu’à la porte la plus proche. Les fantômes, eux, restent sur leur case.
pasvu-midnight-dance-now = Cette manche, les meubles sont contre les portes.
pasvu-midnight-perch = Chat perché
pasvu-midnight-perch-about = À la fin de la manche, après le regard, tout fantôme du hall qui n’est pas perché sur un meuble rentre chez lui.
pasvu-midnight-perch-now = Cette manche, il faut finir perché sur un meuble !
pasvu-midnight-brother = Je vais le dire à mon grand frère
pasvu-midnight-brother-about = Qui le peut échange un de ses fantômes du hall contre un plus grand de sa réserve, qui tient à la même place.
pasvu-midnight-brother-now = Cette manche, des grands frères viennent à l’aide.
pasvu-midnight-knock = Toc, toc, toc
pasvu-midnight-knock-about = Personne ne choisit de côté : la serrure reste sur le sien. Seul le dé dit à quelle porte elle ira.
pasvu-midnight-knock-now = Cette manche, la serrure reste de son côté : { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
  }.
pasvu-midnight-spin = J’ai le tournis
pasvu-midnight-spin-about = Le hall fait un quart de tour sous les joueurs. Tout le monde a désormais un autre côté pour entrer, et un autre pour sortir.
pasvu-midnight-spin-now = Le hall a tourné : on entre et on sort par de nouveaux côtés.
pasvu-midnight-crystal = Boule de cristal
pasvu-midnight-crystal-about = On lance le dé tout de suite. Quel que soit le côté choisi cette manche, on regardera par la porte qui porte ce numéro.
pasvu-midnight-crystal-now = { $number ->
    [0] Cette manche, le numéro de la porte est connu d’avance.
   *[other] On regardera par une porte { $number }.
  }
pasvu-midnight-sun = 1, 2, 3, soleil
pasvu-midnight-sun-about = Chaque fantôme du hall avance d’une case vers sa sortie, sans rien payer. Ceux de la dernière rangée sortent !
pasvu-midnight-sun-now = Cette manche, tous les fantômes avancent d’une case.
pasvu-midnight-unknown = Minuit sonne
pasvu-midnight-unknown-about = Une carte que cette page ne connaît pas encore. Le journal raconte ce qu’elle fait.
pasvu-midnight-unknown-now = Une carte de minuit agit cette manche.

# La scène
pasvu-midnight-strikes = Minuit sonne !
pasvu-midnight-drawn = { $name } retourne une carte
pasvu-midnight-again = Relire à voix haute
pasvu-midnight-go-on = Continuer
pasvu-midnight-next = Carte suivante
pasvu-midnight-skip = Passer

# Les cartes de la manche
pasvu-midnight-in-force = Minuit sonne : les cartes de la manche
pasvu-midnight-before = Minuit sonnera à la deuxième manche.
pasvu-midnight-pile = { $count ->
    [0] Plus aucune carte dans la pile
    [one] Encore une carte dans la pile
   *[other] Encore { $count } cartes dans la pile
  }
pasvu-midnight-number = La boule de cristal annonce : porte { $number }
pasvu-midnight-read = Lire la carte : { $card }

# Ce que demande une carte
pasvu-midnight-asks-tip = Quel meuble renverses-tu ?
pasvu-midnight-asks-way = De quel côté tombe { pasvu-the-piece } ?
pasvu-midnight-asks-tag = { $count ->
    [one] À toi : prends la place de ce petit fantôme de { $name }.
   *[other] À toi : de quel petit fantôme de { $name } prends-tu la place ?
  }
pasvu-midnight-asks-put = À toi : devant quelle porte poses-tu ton petit fantôme, sur la troisième rangée ?
pasvu-midnight-asks-spot = Et où dans cette case ?
pasvu-midnight-asks-brother = À toi : quel fantôme appelle son grand frère ?
pasvu-midnight-asks-size = Qui vient à sa place ?
pasvu-midnight-asks-other = À toi de répondre à la carte.
pasvu-midnight-waits-tip = { $name } renverse les meubles : { $count ->
    [0] c’est fini
    [one] encore un
   *[other] encore { $count }
  }.
pasvu-midnight-waits-tag = { $name } joue à chat…
pasvu-midnight-waits-brother = { $name } appelle un grand frère…
pasvu-midnight-waits-other = { $name } répond à la carte…
pasvu-midnight-to-tip = { $count ->
    [one] Encore un meuble à renverser.
   *[other] Encore { $count } meubles à renverser.
  }
pasvu-midnight-tipped = déjà renversé
pasvu-midnight-buried = quelque chose est posé dessus : commence par là
pasvu-midnight-towards = Vers { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  }
pasvu-midnight-towards-seen = { $way ->
    [above] devant toi
    [right] à ta droite
    [below] vers toi
   *[left] à ta gauche
  }
pasvu-midnight-door = Porte { $number }
pasvu-midnight-spot = Place { $nth } : { $where }
pasvu-midnight-at = { $cell }, { $where }

# Chaque réponse, en une phrase
pasvu-midnight-do-tip = Renverser { pasvu-the-piece } vers { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  }
pasvu-midnight-do-tag = Prendre la place du petit fantôme de { $name } : { $cell }
pasvu-midnight-do-brother = Remplacer le { $ghost } ({ $cell }) par { $size ->
    [large] le grand fantôme
   *[medium] un fantôme moyen
  }
pasvu-midnight-do-put = Poser un petit fantôme : { $cell }, { $where }
pasvu-midnight-do-pass = Ne rien changer
