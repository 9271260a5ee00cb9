# Ce que l’hôte de la maison dit à toutes les pages
notice = Un mot de la maison
notice-away = Ranger ce mot
notice-read-only = Pour l’instant, on regarde : l’hôte a suspendu toutes les parties. Les sabliers sont à l’arrêt, et rien n’est perdu.

refused-read_only = La maison ne laisse pas jouer pour le moment. Rien n’a changé ; tu peux continuer à regarder.
refused-table_closed = L’hôte de la maison a fermé cette table.
refused-banned = L’hôte de cette maison ne te laisse pas entrer.
rule-T30 = Quand la maison ne laisse pas jouer, personne ne bouge et tous les sabliers s’arrêtent.
rule-T31 = À une table que la maison a fermée, on ne joue plus.
rule-T32 = Qui est banni peut lire, et rien d’autre.
problem-read_only = La maison ne laisse pas jouer pour le moment. Tu peux continuer à regarder.
problem-table_closed = L’hôte de la maison a fermé cette table.
problem-banned = { $until ->
    [0] L’hôte de cette maison ne te laisse pas entrer.
   *[other] L’hôte de cette maison ne te laisse pas entrer jusqu’au { $until }.
  } { $reason }
