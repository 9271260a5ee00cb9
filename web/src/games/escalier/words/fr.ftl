escalier-name = L’escalier hanté
escalier-tagline = Grimpe, deviens fantôme… et souviens-toi lequel tu es.
escalier-credits = L’escalier hanté est un jeu de Michelle Schanen, édité par Drei Magier (Schmidt Spiele) et, en France, par Gigamic. Cette version est un hommage de joueurs : dessins et textes sont les nôtres, et nous ne sommes liés ni à l’autrice ni aux éditeurs.

# Couleurs
escalier-colour-orange = orange
escalier-colour-red = rouge
escalier-colour-yellow = jaune
escalier-colour-green = vert

# Devant les joueurs
escalier-cards = Devant les joueurs
escalier-neutral = Neutre
escalier-you = (toi)
escalier-state-token = marche { $step }
escalier-state-ghost = fantôme !
escalier-state-top = tout en haut
escalier-sign-declined = Personne !
escalier-sign-idle = Rien à faire
escalier-sign-began = À toi !
escalier-boo = BOUH !

# Le dé
escalier-die = Le dé
escalier-die-shows = Le dé montre { $face ->
    [0] un fantôme
    [1] 1 point
   *[other] { $face } points
  }

# À qui, à quoi
escalier-turn = À { $name } de jouer
escalier-your-turn = À toi de jouer
escalier-who-starts = Qui commence ?
escalier-over = La partie est finie
escalier-ask-roll = Lance le dé !
escalier-ask-advance = Montre le fantôme qui monte de { $pips ->
    [one] { $pips } marche
   *[other] { $pips } marches
  }.
escalier-ask-haunt = Qui devient fantôme ?
escalier-ask-swap = Choisis deux fantômes : ils échangent leurs places.
escalier-ask-trade = Choisis deux jetons : ils changent de maître.
escalier-ask-other = Et l’autre fantôme ? (le premier : { $place })
escalier-ask-other-card = Et l’autre jeton ?
escalier-thinks = { $face ->
    [0] Le dé montre un fantôme…
    [1] Le dé montre 1…
   *[other] Le dé montre { $face }…
  }
escalier-aim = Que faire de ce fantôme sur le dé ?
escalier-aim-swap = Échanger deux fantômes
escalier-aim-trade = Échanger deux jetons

# En mots
escalier-twin-moves = Ce que tu peux faire
escalier-twin-stairs = L’escalier, en mots
escalier-place-alone = marche { $step }
escalier-do-advance-alone = Faire monter le fantôme de la marche { $step }
escalier-place = marche { $step }, { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
  }
escalier-do-roll = Lancer le dé
escalier-do-haunt = Changer { $colour } en fantôme
escalier-do-decline = Personne
escalier-do-advance = Faire monter le fantôme de la marche { $step }, { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
  }
escalier-do-swap = Échanger les fantômes : { $one } et { $other }
escalier-do-trade = Échanger les jetons { $one } et { $other }
escalier-step-holds = Marche { $step } : { $pieces }
escalier-ghosts = { $count ->
    [one] un fantôme
    [2] deux fantômes
    [3] trois fantômes
   *[other] { $count } fantômes
  }
escalier-token = le jeton { $colour }
escalier-ghost-lifted = un fantôme soulevé, { $colour } dessous
escalier-owner = Le jeton { $colour } est à { $name }
escalier-owner-neutral = Le jeton { $colour } n’est à personne

# Ce qui s’est passé
event-escalier-began = { $name } commence.
event-escalier-die = { $name } lance le dé : { $face ->
    [0] un fantôme
   *[other] { $face }
  } !
event-escalier-climbed = Le jeton { $colour } grimpe de la marche { $start } à la marche { $to }.
event-escalier-haunted = { $name } laisse tomber un drap sur le jeton { $colour }, marche { $step }.
event-escalier-declined = { $name } ne change personne en fantôme.
event-escalier-advanced = { $name } fait monter un fantôme de la { $from } à la { $to }.
event-escalier-advanced-top = { $name } fait monter un fantôme de la { $from } jusqu’en haut !
event-escalier-swapped = { $name } échange deux fantômes : { $one } et { $other }.
event-escalier-traded = { $name } échange les jetons { $one } et { $other } : ces deux couleurs changent de maître.
event-escalier-idle = Un fantôme sur le dé, mais rien à échanger pour { $name }.
event-escalier-arrived = BOUH ! Le jeton { $colour } est en haut : c’est { $name } !
event-escalier-arrived-neutral = BOUH ! C’était le jeton { $colour }, qui n’est à personne : on continue.

# Les règles
rule-E1 = Chacun choisit une couleur, pose son enfant au pied de l’escalier et garde devant soi le drap de la même couleur.
rule-E2 = Le plus jeune ouvre la partie ; ensuite, on tourne dans le sens des aiguilles d’une montre. À ton tour : lance le dé, puis fais ce qu’il demande.
rule-E3 = Des points, et ton enfant est encore visible : il grimpe d’autant de marches. Il y a de la place pour tous sur chaque marche.
rule-E4 = Un fantôme sur le dé, et il reste un enfant visible : tu peux laisser tomber un drap sur l’un d’eux, le tien ou celui d’un autre. Son jeton retourne devant son propriétaire.
ruling-E4 = C’est un droit, pas un devoir : tu peux répondre « personne ».
rule-E5 = Des points, et tu es sous un drap : tu dois faire monter un fantôme, celui que tu montres, quel qu’il soit. On ne redescend jamais.
rule-E6 = Un fantôme sur le dé, et tout le monde est sous un drap : tu dois échanger les places de deux fantômes.
ruling-E6 = Deux fantômes de la même marche font aussi l’affaire : c’est du bluff. S’il en reste moins de deux sur l’escalier, il ne se passe rien.
rule-E7 = Regarder sous un drap est interdit. Il faut se souvenir !
ruling-E7 = Tant que la partie dure, on ne peut pas revenir en arrière dans son récit, sauf si l’option l’autorise.
rule-E8 = La première pièce arrivée en haut met fin à la partie, même avec des points de trop. Si c’est un fantôme, on soulève le drap : la couleur cachée gagne, peu importe qui l’a fait monter.
rule-E9 = À deux ou trois, les couleurs sans joueur attendent dès le début sous un drap, au pied de l’escalier. Si l’une d’elles arrive en haut, on la dévoile, elle y reste, et l’on continue.
rule-E10 = Podium : la partie continue pour la deuxième et la troisième place. Qui est en haut n’est plus dans l’escalier.
rule-E11 = Pour les grands : quand tout le monde est sous un drap, un fantôme sur le dé permet aussi d’échanger deux jetons posés devant les joueurs. Les deux couleurs changent alors de propriétaire.
ruling-E11 = Les jetons de deux joueurs différents ; une couleur sans joueur ne s’échange pas.

# Les variantes
variant-podium = Podium
variant-podium-about = On continue pour la deuxième et la troisième place.
variant-grands = Pour les grands
variant-grands-about = Quand tous sont fantômes, on peut aussi échanger deux jetons : les couleurs changent de maître.
variant-memory = Récit ouvert
variant-memory-about = Pour les plus petits : on peut relire ce qui s’est passé pendant la partie.

# Refus
refused-needs_pips = Le dé montre un fantôme : personne ne monte à ce tour.
refused-no_ghost_there = Il n’y a pas de fantôme à cette place de la marche { $step }.
refused-needs_ghost_face = Pour cela, il faut un fantôme sur le dé.
refused-no_such_token = Cette couleur n’est plus un enfant dans l’escalier.
refused-tokens_remain = Il reste un enfant sans drap : on n’échange pas encore.
refused-same_ghost = Il faut deux fantômes différents.
refused-lower_place_first = Nomme d’abord le fantôme le plus bas.
refused-not_grands = Échanger des jetons n’est permis que dans la variante des grands.
refused-two_players_tokens = Il faut les jetons de deux joueurs encore dans l’escalier.
refused-must_advance = Le dé montre des points : un fantôme doit monter.
refused-must_swap = Tout le monde est fantôme : il faut échanger deux places.

# Le petit guide
escalier-guide = Premiers pas dans l’escalier
escalier-guide-1-title = Tout en haut dort un vieux fantôme
escalier-guide-1 = Les enfants montent sur la pointe des pieds pour lui crier « Bouh ! ». Le premier arrivé a gagné.
escalier-guide-2-title = Lance le dé
escalier-guide-2 = Des points ? Ton enfant grimpe d’autant de marches, tout seul.
escalier-guide-3-title = Un fantôme sur le dé
escalier-guide-3 = Choisis un enfant : un drap lui tombe dessus. Le tien, ou celui d’un autre. Ou personne.
escalier-guide-4-title = Sous le drap, tous pareils
escalier-guide-4 = Si tu es fantôme et que le dé montre des points, fais monter un fantôme. Le tien… si tu te rappelles lequel !
escalier-guide-5-title = Tous fantômes ? On échange !
escalier-guide-5 = Alors un fantôme sur le dé fait changer de place deux fantômes. Suis-les bien du doigt.
escalier-guide-6-title = Bouh !
escalier-guide-6 = En haut, on soulève le drap. La couleur cachée dessous a gagné, peu importe qui l’a poussée.

# La fin
escalier-why-walked = { $you ->
    [mover] Tu as grimpé jusqu’en haut pour crier bouh !
   *[other] { $name } a grimpé jusqu’en haut pour crier bouh !
  }
escalier-why-own = { $you ->
    [mover] Tu as mené ton propre fantôme tout en haut !
   *[other] { $name } a mené son propre fantôme tout en haut !
  }
escalier-why-sent = { $you ->
    [mover] Tu as envoyé tout en haut le fantôme de { $owner } !
    [owner] { $name } a envoyé ton fantôme tout en haut !
   *[other] { $name } a envoyé tout en haut le fantôme de { $owner } !
  }
escalier-why-podium = La dernière place est décidée.
