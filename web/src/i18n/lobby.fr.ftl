lobby = Le vestibule
lobby-waiting = Tables qui attendent
lobby-count = { $tables ->
    [0] Aucune table n’attend.
    [one] Une table attend quelqu’un.
   *[other] { $tables } tables attendent quelqu’un.
}
together = Jouer avec quelqu’un
together-count = À { $seats }
together-label = Jouer à { $seats } avec quelqu’un
together-label-waiting = { $waiting ->
    [one] Jouer à { $seats } : quelqu’un attend déjà
   *[other] Jouer à { $seats } : { $waiting } personnes attendent déjà
}
seeking = On cherche du monde pour { $game }
seeking-here = { $here ->
    [one] Une personne sur { $seats } est là.
   *[other] { $here } personnes sur { $seats } sont là.
}
seeking-soon = Si personne ne vient d’ici une demi-minute, des fantômes pourront compléter la table.
seeking-ghosts = { $missing ->
    [one] Compléter avec un fantôme
   *[other] Compléter avec { $missing } fantômes
}
seeking-stop = Ne plus attendre
watch = Regarder une partie
watch-none = On ne joue nulle part en public pour l’instant.
in-house = Dans la maison
settings-seen = Me montrer dans la maison
settings-seen-about = Qui passe par le vestibule voit ton petit nom tant que tu es là.
watchable = Laisser regarder
watchable-about = Sinon, une fois la partie commencée, la table n’est qu’à ceux qui jouent.
unfinished-your-turn = à toi
just-play-against = Jouer tout de suite : { $rival }

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
