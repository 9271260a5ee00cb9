title = L’escalier hanté

## Colours
colour-0 = orange
colour-1 = rouge
colour-2 = jaune
colour-3 = vert

## Moves and events
roll = lancer le dé
decline = personne
haunt = jeter un drap sur { $colour }
advance = avancer le fantôme de la { $place }
swap = échanger les fantômes de la { $one } et de la { $other }
trade = échanger les jetons { $one } et { $other }
place = marche { $step }
slot = marche { $step }, numéro { $slot }
began = { $name } commence
die = { $name } fait { $face }
ghost = un fantôme
climbed = { $colour } monte de { $start } à { $to }
haunted = { $name } change { $colour } en fantôme
declined = { $name } ne change personne
advanced = { $name } avance le fantôme de la { $start } vers { $to }
swapped = { $name } échange les fantômes de la { $one } et de la { $other }
traded = { $name } échange les jetons { $one } et { $other }
idle = rien à échanger
arrived = BOUH ! { $colour } est en haut : { $owner }
top = le sommet
neutral = à personne
is = { $colour } : { $owner }
