# L’antichambre : règles et refus
refused-no_such_game = Ce jeu n’habite pas encore ici.
refused-bad_seats = Ce jeu ne se joue pas à autant.
refused-too_many_tables = Tu as déjà trop de tables ouvertes : finis-en une d’abord.
refused-not_waiting = Tu n’attends personne.
refused-no_ghosts_yet = Les fantômes s’habillent encore. Laisse d’abord une demi-minute aux vivants.
rule-W1 = On attend par jeu et par nombre de joueurs ; dès qu’on est assez, la maison ouvre une table.
rule-W2 = On attend pour un seul jeu à la fois, tant que la page reste ouverte.
rule-W3 = Au bout d’une demi-minute, des fantômes de la maison peuvent prendre les places qui manquent.
refused-no_watchers = Le rideau est tiré : l’hôte a fermé cette table aux curieux.
rule-W4 = Tant qu’on y joue, l’hôte peut fermer sa table aux spectateurs.
