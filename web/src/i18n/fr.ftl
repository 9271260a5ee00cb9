# La maison
tagline = La maison hantée des jeux de société, ouverte jour et nuit.
home = Manoir, accueil
tools = Outils
skip = Aller au contenu
more = Et encore
games = Les jeux
title-front = Manoir, la maison hantée des jeux
title = { $page } · Manoir
title-your-turn = ● À toi ! { $page } · Manoir
title-open = Ouvrir une table
title-rules = Les règles
title-table = Une table
title-replay = Revoir la partie
title-tables = Tables ouvertes
title-credits = Remerciements
title-me = Mes parties
title-lost = Porte murée
close = Fermer
loading = Un instant, on allume une bougie…
retry = Réessayer
auto = Automatique
soon = bientôt
back-home = Retour au manoir
back-table = Retour à la table

# Les quatre fenêtres
game-escalier = L’escalier hanté
game-escalier-about = Grimpe, deviens fantôme, et souviens-toi lequel tu es. De 2 à 4, dès 4 ans.
game-labyrinthe = Labyrinthe
game-labyrinthe-about = Pousse les couloirs, de jour comme de nuit, et trouve tes trésors. De 2 à 4, dès 7 ans.
game-pacman = Pac-Man
game-pacman-about = Croque les billes, pousse les fantômes sur les autres, et change-toi en chasseur. De 2 à 4.
game-pasvu = Pas vu pas pris
game-pasvu-about = Traverse le grand hall sans qu’on te voie par le trou de la serrure. De 2 à 4, dès 8 ans.
guests = Les invités de la maison
front-windows = La façade du manoir : une fenêtre par jeu
unfinished = Reprendre une partie
unfinished-running = continuer
unfinished-waiting = en attente
unfinished-all = Toutes mes parties
front-resume = { $game }, continuer la partie
front-play = { $game }, jouer
front-soon = { $game }, bientôt
front-as-list = Voir en simple liste
front-as-house = Voir le manoir
just-play = Jouer tout de suite
just-play-what = À quoi joue-t-on ?
open-table = Ouvrir une table
open-table-of = Ouvrir une table : { $game }
opening = La porte grince…
join = Entrer
join-label = Un lien ou un code de table
join-wrong = Ce n’est ni un lien de table, ni un code de dix lettres et chiffres.
tables-open = Tables ouvertes
tables-none = Personne n’a ouvert de table publique en ce moment. Ouvre la première !
tables-nobody = Encore personne
tables-free = { $free ->
    [0] complet
    [one] { $free } place
   *[other] { $free } places
  }
stage-running = en jeu
stage-over = finie

# Une fenêtre encore sombre, une porte murée
dark-about = Cette fenêtre est encore sombre : le jeu se prépare derrière les rideaux.
dark-play = Jouer : { $game }
lost-title = Cette porte est murée
lost-about = Il n’y a rien derrière, à part un courant d’air et deux yeux. Retourne vers la lumière.
lost-table = Cette table n’existe pas, ou plus : le lien est peut-être incomplet, ou la table a été rangée.
lost-bad_origin = Cette page vient d’une adresse que la maison ne connaît pas. La personne qui l’héberge peut l’ajouter à MANOIR_ORIGINS.
page-failed = La bougie s’est éteinte
page-failed-about = Cette page n’a pas pu être chargée. Vérifie la connexion, puis réessaie.

# Mettre la table
open-title = Qui joue ce soir ?
open-count = Combien de joueurs ?
open-who = Qui s’assied à la place { $seat } ?
open-youngest = commence (le plus jeune)
open-starts = commence
open-level = Quel fantôme ?
open-friend-about = Tu recevras un lien à envoyer.
open-colour = Couleur { $colour } : en changer
open-colour-tip = Changer de couleur
open-variants = Variantes et table publique
open-public = Table publique
open-public-about = Tout le monde peut la trouver. Sinon, il faut le lien.
open-and-play = Jouer !
open-and-invite = Ouvrir et inviter
sitter-me = moi
sitter-friend = un ami
sitter-here = à côté de moi
sitter-bot = fantôme
level-child = enfant
level-adult = adulte
level-elephant = éléphant
level-oracle = oracle
level-beginner = étourdi
level-normal = éclaireur
level-hard = renard
level-best = architecte
level-master = maître
level-wisp = feu follet
level-child-about = Oublie vite qui est sous quel drap.
level-adult-about = Se souvient, mais s’y perd après un échange ou deux.
level-elephant-about = N’oublie presque rien.
level-oracle-about = N’oublie rien, et calcule tout.
level-beginner-about = Cherche son chemin, et passe parfois à côté.
level-normal-about = Essaie tous les coups et prend le meilleur pour lui.
level-hard-about = Pense aussi au tour d’après, et à ce que tu peux faire.
level-best-about = Voit où tu veux en venir, et te barre la route quand cela paie.
level-master-about = A tout appris en jouant, tour après tour, des millions de fois.
level-wisp-about = Joue comme le vent le porte.
bot-ghost = Un fantôme
bot-child = Petit fantôme
bot-adult = Grand fantôme
bot-elephant = Fantôme éléphant
bot-oracle = Fantôme oracle
bot-beginner = Fantôme étourdi
bot-normal = Fantôme éclaireur
bot-hard = Fantôme renard
bot-best = Fantôme architecte
bot-master = Maître fantôme
bot-wisp = Feu follet
nickname = Ton petit nom
# One of these, for who gives no name.
nickname-default = Hibou, Crapaud, Papillon, Renard, Hérisson, Grillon
# "a, b et c"
list-and = { $first } et { $last }
player-default = Joueur { $seat }
colour-0 = orange, rond
colour-1 = rouge, carré
colour-2 = jaune, triangle
colour-3 = vert, losange

# La salle d’attente
waiting-title = La table se remplit
waiting-for-seats = { $free ->
    [one] On attend encore une personne.
   *[other] On attend encore { $free } personnes.
  }
waiting-for-you = Tout le monde est là. À toi d’ouvrir le bal !
waiting-for-host = Tout le monde est là. On attend que l’hôte commence.
seat-number = Place { $seat }
seat-starts = La place { $seat } commence
seat-label = Place { $seat } : { $name }
seat-free = Place libre
seat-mine = c’est toi
seat-this-screen = sur cet écran
seat-here = à table
seat-away = absent pour l’instant
seat-bot = fantôme de la maison
seat-brought = bot amené par { $name }
brought-name = { $name } (bot)
seat-level = Changer de fantôme
seat-free-up = Libérer la place
sit-here = M’asseoir ici
sit-second = Quelqu’un à côté de moi
sit-bot = Un fantôme de la maison
sit-down = S’asseoir
stand-up = Me lever
start = Commencer
watchers = { $watchers ->
    [one] { $watchers } personne regarde
   *[other] { $watchers } personnes regardent
  }
variants-in-force = Variantes choisies
variant-first = Qui commence ?
variant-first-about = Une place, ou le hasard.
variant-first-random = Au hasard
variant-colours = Couleurs
variant-colours-about = Chacun choisit la sienne.
invite-title = Invite tes amis
invite-watchers = Inviter à regarder
invite-code = Code à scanner pour venir à cette table
invite-link = Lien de la table
invite-text = On t’attend au manoir !
copy-link = Copier le lien
copied = Copié !
share = Partager
seal = Sceau du hasard
seal-about = Dés, cartes et tuiles sont tirés d’une graine secrète, choisie avant que quiconque s’assoie. Voici son empreinte. À la fin la graine est montrée, et chacun peut vérifier que rien n’a été changé.

# À table
players = Les joueurs
happened = Ce qui vient de se passer
story = Toute l’histoire
skip-to-my-turn = Vite, à mon tour
pace = Vitesse
ghost-pace = Vitesse des fantômes
ghost-pace-calm = Ils prennent leur temps
ghost-pace-usual = Normale
ghost-pace-quick = Ils répondent vite
ghost-pace-for-all = Tu es l’hôte : ce réglage vaut pour toute la table.
ghost-pace-of-host = { $pace ->
    [calm] Les fantômes prennent leur temps : l’hôte en décide.
    [quick] Les fantômes répondent vite : l’hôte en décide.
   *[usual] Les fantômes vont à la vitesse normale : l’hôte en décide.
  }
chair-turn = doit jouer
chair-your-turn = à toi de jouer
chair-away = s’est absenté
chair-stand-in = un fantôme joue à sa place
chair-back = Je suis là
chair-let-ghost = Laisser un fantôme jouer pour { $name }
chair-let-ghost-me = Laisser un fantôme jouer pour moi
chair-replace = Un fantôme à sa place
undo = Annuler
say = Dire
guide = Premiers pas
guide-step = { $at } sur { $of }
guide-next = Suivant
guide-back = Retour
guide-skip = Passer
guide-done = On joue !
phrase-hello = Bonsoir !
phrase-boo = Bouh !
phrase-wellplayed = Bien joué !
phrase-oops = Oups…
phrase-hurry = Alors, ça vient ?
phrase-thanks = Merci !
phrase-again = Encore une !
phrase-bye = À bientôt !
reconnecting = La ligne est coupée, on revient tout de suite. Rien n’est perdu.
line-restart = La maison change ses bougies, on revient tout de suite. Rien n’est perdu.
line-too_many_sockets = Trop de tables sont ouvertes à la fois depuis ton adresse : ferme quelques onglets. On continue d’essayer.
line-too_many_tabs = Cette table est ouverte dans trop d’onglets : fermes-en quelques-uns. On continue d’essayer.
line-house_full = La maison est pleine jusqu’au grenier. On continue d’essayer, et rien n’est perdu.
line-too_fast = C’était trop d’un coup : la maison demande une petite pause. Rien n’est perdu.
hand-over = Passe l’écran à { $name }
hand-over-secret = Les autres regardent ailleurs !
hand-over-ready = Je suis { $name }

# Pourquoi pas ?
rules = Les règles
rules-of = Les règles : { $game }
rules-variants = Variantes
rule-number = Règle { $rule }
read-rule = Lire la règle
ruling = Précision :

# La fin
end-won = { $count ->
    [one] { $names } gagne la partie !
   *[other] { $names } gagnent ensemble !
  }
end-you-won = Tu as gagné !
rank = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
  }
rematch = Revanche
same-deal = Rejouer la même donne
replay = Revoir la partie
end-counting = On compte
end-skip = Passer
evening = Ce soir
evening-wins = { $name } : { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
  }
picture-share = Partager une image
picture-title = Une image de la partie
picture-names = Avec les noms
picture-names-about = Sinon, chacun porte le nom de sa couleur.
picture-send = Partager
picture-save = Enregistrer
picture-done = C’est fait !
picture-alt = { $game }. { $headline } { $why }
check-dice = Vérifier le hasard
check-dice-about = Télécharge la partie, puis lance cette commande : chaque tirage est refait à partir de la graine, et comparé.
seed = Graine :
download-game = Télécharger la partie

# Revoir
replay-start = Le début de la partie
chapters = { $count ->
    [one] Un moment à revoir
   *[other] { $count } moments à revoir
}
replay-scrub = Moment de la partie
replay-at = { $at } sur { $last }
replay-speed = Vitesse { $speed }, changer
replay-later = Patience, la partie n’est pas finie
replay-none = Pas de film pour cette table
replay-eyes = Avec les yeux de
replay-eyes-nobody = tout le monde
step-back = Un pas en arrière
step-on = Un pas en avant
play = Lecture
pause = Pause
chances-show = Montrer les chances
chances-now = Chances à cet instant : { $list }
chances-now-places = Part des autres que chacun devance à cet instant : { $list }
chances-later = Au grenier, on calcule encore les chances. Reviens voir dans quelques minutes.
chances-fine = Un beau choix.
chances-cost = Ce choix a coûté { $loss } à { $name }.
chances-better = Ce choix a coûté { $loss } à { $name }. Mieux : « { $move } ».
chances-title = Les choix et le hasard
chances-who = Qui
chances-fine-count = Beaux choix
chances-lost = Offert
chances-luck = Hasard
chances-of = { $fine } sur { $all }
chances-about = Calculé comme si personne n’oubliait jamais qui est qui.

# Le livre d’or
my-games = Mes parties
book-title = Le livre d’or
book-about = Signe-le, et tes parties te suivent d’un appareil à l’autre.
book-free = On peut très bien jouer sans.
book-hello = Bienvenue, { $name }
book-kept = Tes parties sont dans le livre, où que tu l’ouvres.
book-name = Nom
book-password = Mot de passe
book-password-about = Huit caractères ou plus ; trois ou quatre mots sans rapport entre eux, c’est le mieux. La maison ne connaît pas d’adresse mail et ne pourra pas te le renvoyer : garde-le bien.
book-show = Montrer le mot de passe
book-keep = Garder mes parties
book-enter = Me connecter
book-been = J’ai déjà signé
book-first = C’est ma première fois
book-writing = L’encre sèche…
book-leave = Me déconnecter
book-left = Te revoilà parmi les invités. Tes parties restent dans le livre.
book-another = Changer de mot de passe
book-old = Mot de passe actuel
book-new = Nouveau mot de passe
book-change = Changer
book-changed = C’est fait. Tous les autres appareils sont déconnectés.
shelf-guest = Seul ce navigateur connaît ces parties.
shelf-none = Encore aucune partie jouée jusqu’au bout. La première bougie t’attend.
shelf-table = La table

# Réglages
settings = Réglages
settings-language = Langue
settings-theme = Lumière
theme-night = Nuit
theme-day = Jour
settings-motion = Mouvement
motion-full = Complet
motion-less = Réduit
sound = Sons
settings-pace = Vitesse du jeu
settings-pace-about = Touche le plateau pour presser ce qui bouge.
settings-confetti = Des confettis pour qui gagne
settings-confetti-about = Jamais quand le mouvement est réduit.
pace-calm = Calme
pace-usual = Normale
pace-quick = Rapide
settings-volume = Volume
settings-ambience = Ambiance (les bruits du hall)
settings-vibration = Vibrer quand c’est à toi
settings-vibration-about = Sur les appareils qui savent le faire.
settings-handover = Passe l’écran
settings-handover-about = À plusieurs sur un écran, dire à qui le passer.
settings-plain = Accueil en simple liste
settings-plain-about = Les jeux en toutes lettres, sans la façade.
credits = Remerciements
credits-games = Les jeux
credits-games-about = Les règles de ces jeux appartiennent à celles et ceux qui les ont inventées. Achetez les boîtes : elles sont belles.
credits-house = La maison
credits-house-about = Le manoir, ses fenêtres, ses fantômes et ses sons sont dessinés et fabriqués pour lui.
credits-fonts = Lettres : Fredoka et Nunito Sans, sous licence SIL Open Font.
credits-code = Logiciel libre sous licence MIT. Textes et dessins sont les nôtres, sauf les icônes dont les auteurs sont nommés plus haut.
credits-docs = Documentation (en anglais), pour héberger et programmer

# Ce que la maison refuse
refused = Ce n’est pas possible ({ $code }).
refused-not_seated = Il faut être assis à cette table pour jouer.
refused-nothing_to_undo = Il n’y a rien à annuler.
refused-not_your_turn = Patience, ce n’est pas ton tour.
refused-game_over = La partie est finie.
refused-roll_first = Il faut d’abord lancer.
refused-already_rolled = C’est déjà lancé : joue ce qui est tombé.
refused-nature_only = Seul le hasard peut faire cela.
refused-no_such_seat = Cette table n’a pas cette place.
refused-seat_taken = Cette place est déjà prise.
refused-not_your_seat = Cette place est à quelqu’un d’autre.
refused-host_only = Seule la personne qui a ouvert la table peut faire cela. Si elle vient de partir, attends un instant et recommence.
refused-already_started = La partie a déjà commencé.
refused-not_running = La partie n’est pas en cours.
refused-seats_empty = Il reste des places libres : la partie commence quand toutes sont prises.
refused-name_too_short = Ce nom est trop court : il faut au moins { $shortest } lettres.
refused-name_too_long = Ce nom est trop long : { $longest } lettres au plus.
refused-name_character = Ce nom contient un signe interdit ({ $character }). Lettres, chiffres, espaces et traits d’union sont bienvenus.
refused-name_marks = Ce nom porte trop d’accents empilés.
refused-name_plain = Il faut au moins une lettre ou un chiffre dans le nom.
refused-name_taken = Quelqu’un à cette table s’appelle déjà ainsi.
refused-unknown_level = Ce fantôme n’habite pas ici.
refused-level_elsewhere = Ce fantôme ne joue pas cette variante, ou pas avec autant de joueurs.
refused-stale = La partie a avancé entre-temps. Regarde, et rejoue.
refused-conflict = Deux coups se sont croisés. Regarde, et rejoue.
refused-id_taken = Ce coup a déjà été joué.
refused-malformed = Le message s’est perdu en route. Recharge la page.
refused-unknown_move = Ce coup n’existe pas dans ce jeu.
refused-still_here = Cette personne est encore là. Attends un peu avant de la remplacer.
refused-nobody_there = Personne à remplacer à cette place.
refused-stand_in_plays = Un fantôme joue à ta place. Dis-lui « Je suis là » pour reprendre.
refused-no_stand_in = Aucun fantôme ne joue à cette place.
refused-not_over = Il faut attendre la fin de la partie.
refused-bad_options = Ces variantes ne vont pas ensemble.
refused-storage_full = Le grenier est plein : le serveur ne peut plus rien garder. Rien n’a changé.
refused-storage_busy = Le serveur est très occupé. Rien n’a changé, réessaie.
refused-storage_error = Le serveur n’a pas pu garder ce coup. Rien n’a changé.
refused-no_session = Ce navigateur refuse les cookies : on peut regarder, pas jouer.
refused-no_such_table = Cette table n’existe pas, ou plus.
refused-too_fast = Doucement ! Trop de messages d’un coup.
refused-same_deal = Cette table rejoue la donne d’une autre : ses variantes ne changent pas.
refused-no_looking_back = Ici, la mémoire fait partie du jeu : le film se regarde après la fin.
refused-other_rules = Cette partie a commencé avec d’autres règles.
refused-damaged = L’histoire de cette partie est abîmée.
refused-not_at_table = C’est réservé à qui est assis à cette table.
refused-not_a_move = Ce coup n’existe pas dans ce jeu.
refused-undo_crosses_dice = Trop tard pour annuler ce coup : un dé a été lancé depuis.
refused-undo_crosses_player = Trop tard pour annuler ce coup : quelqu’un d’autre a joué depuis.
refused-undo_crosses_reveal = Trop tard pour annuler ce coup : quelque chose a été révélé depuis.
refused-wrong_ply = Il manque un morceau à l’histoire de cette partie.
refused-impossible_chance = Le hasard n’a pas pu faire cela.
refused-no_tries = Dans ce jeu, on n’essaie pas un coup avant de le jouer.
refused-no_advice = La maison n’a pas de conseil pour cela.
refused-too_busy = Trop de monde aux archives. Réessaie dans un instant.
refused-time_is_up = Trop tard : le temps est écoulé, un fantôme joue ce tour.
refused-given_up = Cette place est perdue : un fantôme y joue jusqu’à la fin.
refused-one_question = Une question à la fois : la maison réfléchit encore.
refused-too_many_undos = Assez de coups annulés pour une partie. Continue avec ce qui est joué.
refused-too_long = Cette partie est devenue trop longue pour la maison. Elle reste telle quelle ; ouvre une autre table pour continuer à jouer.

# Ses règles, par numéro
rule-H1 = Pour jouer, il faut être assis.
rule-H2 = Chacun joue à son tour.
rule-H3 = On n’annule que son propre coup, si ni un dé, ni une révélation, ni quelqu’un d’autre n’est venu depuis.
rule-T1 = Une table garde le nombre de places qu’elle avait à l’ouverture.
rule-T2 = Une place est libre, ou elle est à quelqu’un.
rule-T3 = On ne joue que pour sa place.
rule-T4 = Les variantes, les fantômes, leur vitesse et le départ : c’est l’hôte qui décide. S’il est parti depuis vingt secondes, n’importe qui assis ici peut lancer la partie ou changer la vitesse.
rule-T5 = Une fois la partie commencée, places et variantes ne bougent plus.
rule-T6 = On ne joue que dans une partie en cours.
rule-T7 = La partie commence quand chaque place est prise.
rule-T8 = Un nom a de 2 à 20 lettres, chiffres ou espaces, et personne d’autre à la table ne le porte.
rule-T9 = Un fantôme joue à l’un des niveaux que son jeu propose.
rule-T10 = Un coup répond à la position du moment.
rule-T13 = Un fantôme remplace qui le demande, ou qui s’est absenté un moment.
rule-T14 = Tant qu’un fantôme remplace quelqu’un, c’est lui qui joue ; on reprend sa place quand on veut.
rule-T15 = Revanche, graine et film viennent après la fin.
rule-T17 = Ce qui ne peut pas être gardé n’est pas joué.
rule-T20 = Cent messages en vingt secondes suffisent à tout le monde.
rule-T21 = Une table qui rejoue la donne d’une autre garde ses variantes et ses places.
rule-T22 = Quand la mémoire est le jeu, le passé reste caché jusqu’à la fin.
rule-T24 = Les mots et les revanches sont pour qui est assis ici.
rule-T27 = Une partie peut être longue, mais pas sans fin.
rule-T28 = Quand la maison a trop à faire, on redemande un peu plus tard.
rule-T29 = Chaque coup a son temps. Quand il est écoulé, un fantôme joue ton tour jusqu’au bout ; après son premier geste, tu peux reprendre.

# Ce qui peut clocher en route
problem = Quelque chose a grincé ({ $code }). Réessaie dans un instant.
problem-offline = Le manoir ne répond pas. Vérifie la connexion, puis réessaie.
problem-client = Cette page a trébuché. Recharge-la.
problem-no_such_game = Ce jeu n’habite pas encore ici.
problem-bad_seats = Ce jeu se joue de { $fewest } à { $most }.
problem-too_many_tables = Tu as déjà { $most } tables ouvertes : finis-en une d’abord.
problem-too_many_creations = Trop de tables d’un coup. Attends un peu.
problem-bad_push = Ce navigateur a donné une adresse que la maison ne connaît pas.
problem-too_many_pushes = Trop de demandes à la fois. Attends un peu.
problem-too_many_feeds = Trop de nouvelles adresses à la fois. Attends un peu.
problem-no_such_feed = Il n’y a pas de fil à cette adresse, ou il n’y en a plus.
problem-bad_login = Ce nom et ce mot de passe ne vont pas ensemble.
problem-wrong_password = Ce n’est pas le mot de passe actuel.
problem-name_taken = Quelqu’un a déjà signé de ce nom. C’est toi ? Alors tu as déjà signé ; sinon, choisis-en un autre.
problem-password_too_short = Il faut au moins { $shortest } caractères au mot de passe.
problem-password_too_long = Un mot de passe a { $longest } caractères au plus.
problem-password_too_easy = Ce mot de passe se devine vite : les mots courants, les noms, les dates, les touches qui se suivent et les répétitions comptent peu. Trois ou quatre mots sans rapport entre eux sont difficiles à deviner.
problem-too_many_accounts = Le livre d’or est plein : personne d’autre ne peut signer pour l’instant. Pour jouer, ce n’est pas nécessaire.
problem-too_many_tries = Trop d’essais. Attends { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }, puis réessaie.
problem-too_busy = Trop de monde aux archives. Réessaie dans un instant.
problem-too_many_questions = Beaucoup de demandes du même endroit. Attends { $seconds } s, puis réessaie.
problem-busy = On se bouscule à la porte. Réessaie dans un instant.
problem-not_signed_in = Cette session est finie : connecte-toi de nouveau.
problem-not_found = Il n’y a rien derrière cette porte.
problem-internal = Le serveur a trébuché. Rien n’est perdu, réessaie.

# Le temps
tempo = Temps de jeu
tempo-no_hurry = Sans hâte
tempo-lively = Vif
tempo-one_day = 1 jour par coup
tempo-three_days = 3 jours par coup
tempo-seven_days = 7 jours par coup
tempo-no_hurry-about = Chacun réfléchit aussi longtemps qu’il veut.
tempo-lively-about = { $move } secondes par coup. Au-delà, on puise dans une réserve de { $reserve } secondes ; chaque coup en rend { $refill }.
tempo-days-about = { $days ->
    [one] Un jour pour chaque coup : on joue quand on peut.
   *[other] { $days } jours pour chaque coup : on joue quand on peut.
}
open-tempo = Temps de jeu : { $tempo }
when-up = Quand le temps est écoulé
when-up-ghost = Un fantôme joue ce tour
when-up-give_up = La place est perdue
when-up-ghost-about = Temps écoulé ? Un fantôme de la maison finit ce tour ; qui revient peut reprendre après son premier geste. Au deuxième tour de suite, il reste jusqu’au retour du joueur.
when-up-give_up-about = Temps écoulé ? Un fantôme de la maison prend la place et joue jusqu’à la fin.
clocks = Sabliers
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-reserve = + { $reserve }
clock-in-reserve = de réserve
clock-up = temps écoulé
clock-given-up = place perdue
clock-away = en vacances
clock-up-mine = Temps écoulé : un fantôme joue ce tour pour toi.
clock-take-over = Temps écoulé : un fantôme joue ce tour. Tu peux reprendre la main.
clock-stays = Un fantôme joue à ta place jusqu’à ton retour.
clock-lost = Temps écoulé : un fantôme a pris ta place.
clock-still-there = Toujours là ? Plus que quelques secondes !
clock-half-minute = Il te reste une demi-minute.
awaited = On t’attend
awaited-left = encore { $span }
awaited-key = La touche J mène à la prochaine partie où c’est à toi.
holiday = Je suis en vacances
holiday-about = Aux tables qui se jouent en jours, ton sablier s’arrête, trente jours au plus.
bell = Préviens-moi quand c’est à moi
bell-about = Sur cet appareil, même quand aucune page du manoir n’est ouverte. Rien d’autre n’est envoyé.
bell-denied = Ce navigateur refuse les notifications : c’est dans ses réglages.
push-title = À toi de jouer !
push-body = { $game } : on t’attend.
push-remind-title = Ton temps s’écoule
push-remind-body = { $game } : joue avant qu’un fantôme ne le fasse pour toi.
feed = Flux et calendrier
feed-about = Une adresse secrète pour un lecteur de flux ou un agenda : elle dit où l’on t’attend, et jusqu’à quand. Qui la connaît peut le lire.
feed-make = Créer une adresse
feed-renew = Créer une nouvelle adresse
feed-revoke = La supprimer
feed-since = Une adresse existe depuis le { $date }. Elle n’est plus montrée ; une nouvelle la remplace.
feed-once = Copie les adresses maintenant : elles ne sont montrées qu’une fois.
feed-atom = Flux (Atom)
feed-calendar = Calendrier (iCalendar)
feed-copy = Copier : { $what }
feed-copied = Copié.
feed-revoked = L’adresse ne mène plus nulle part.
thinking = Temps de réflexion
thinking-who = Qui
thinking-total = en tout
thinking-average = par coup
thinking-longest = le plus long
thinking-about = D’un coup au suivant, même quand le manoir était fermé.
