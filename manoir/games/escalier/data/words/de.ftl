title = Geistertreppe

## Colours
colour-0 = Orange
colour-1 = Rot
colour-2 = Gelb
colour-3 = Grün

## Moves and events
roll = würfeln
decline = niemand
haunt = { $colour } ein Laken überwerfen
advance = den Geist von { $place } vorrücken
swap = die Geister von { $one } und { $other } tauschen
trade = die Plättchen { $one } und { $other } tauschen
place = Stufe { $step }
slot = Stufe { $step }, Platz { $slot }
began = { $name } fängt an
die = { $name } würfelt: { $face }
ghost = ein Geist
climbed = { $colour } steigt von { $start } auf { $to }
haunted = { $name } macht { $colour } zum Geist
declined = { $name } verwandelt niemanden
advanced = { $name } rückt den Geist von { $start } auf { $to } vor
swapped = { $name } tauscht die Geister von { $one } und { $other }
traded = { $name } tauscht die Plättchen { $one } und { $other }
idle = nichts zu tauschen
arrived = BUH! { $colour } ist oben: { $owner }
top = die oberste Stufe
neutral = niemand
is = { $colour }: { $owner }
