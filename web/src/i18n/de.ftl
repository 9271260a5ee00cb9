# Das Haus
tagline = Das Spukhaus voller Brettspiele, offen bei Tag und Nacht.
home = Manoir, Startseite
tools = Werkzeuge
skip = Zum Inhalt springen
more = Mehr
games = Die Spiele
title-front = Manoir, das Spukhaus der Spiele
title = { $page } · Manoir
title-your-turn = ● Du bist dran! { $page } · Manoir
title-open = Tisch aufmachen
title-rules = Die Regeln
title-table = Ein Tisch
title-replay = Partie noch einmal ansehen
title-tables = Offene Tische
title-credits = Danksagung
title-me = Meine Partien
title-lost = Zugemauerte Tür
close = Schließen
loading = Moment, wir zünden eine Kerze an …
retry = Noch einmal versuchen
auto = Automatisch
soon = bald
back-home = Zurück zum Haus
back-table = Zurück an den Tisch

# Die vier Fenster
game-escalier = Geistertreppe
game-escalier-about = Steig hinauf, werde zum Geist und merk dir, welcher du bist. Für 2 bis 4, ab 4 Jahren.
game-labyrinthe = Labyrinth
game-labyrinthe-about = Verschieb die Gänge, bei Tag oder bei Nacht, und finde deine Schätze. Für 2 bis 4, ab 7 Jahren.
game-pacman = Pac-Man
game-pacman-about = Friss Murmeln, hetz den anderen Geister auf den Hals und geh dann selbst auf die Jagd. Für 2 bis 4.
game-pasvu = Pas vu pas pris
game-pasvu-about = Durchquere die große Halle, ohne dass dich jemand durchs Schlüsselloch sieht. Für 2 bis 4, ab 8 Jahren.
guests = Zu Gast im Haus
front-windows = Die Front des Hauses: ein Fenster für jedes Spiel
unfinished = Weiterspielen
unfinished-running = weiter
unfinished-waiting = wartet
unfinished-all = Alle meine Partien
front-resume = { $game } weiterspielen
front-play = { $game } spielen
front-soon = { $game }, bald
front-as-list = Als einfache Liste zeigen
front-as-house = Das Haus zeigen
just-play = Gleich losspielen
just-play-what = Was spielen wir?
open-table = Tisch aufmachen
open-table-of = Tisch aufmachen: { $game }
opening = Die Tür knarrt …
join = Eintreten
join-label = Ein Link oder der Code eines Tischs
join-wrong = Das ist weder der Link zu einem Tisch noch ein Code aus zehn Buchstaben und Ziffern.
tables-open = Offene Tische
tables-none = Gerade ist kein öffentlicher Tisch offen. Mach den ersten auf!
tables-nobody = Noch niemand da
tables-free = { $free ->
    [0] voll
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
  }
stage-running = läuft
stage-over = zu Ende

# Ein Fenster noch dunkel, eine Tür zugemauert
dark-about = Dieses Fenster ist noch dunkel: Hinter den Vorhängen wird das Spiel erst vorbereitet.
dark-play = { $game } spielen
lost-title = Diese Tür ist zugemauert
lost-about = Dahinter sind nur ein Luftzug und zwei Augen. Geh zurück ins Licht.
lost-table = Diesen Tisch gibt es nicht, oder nicht mehr: Vielleicht fehlt ein Stück vom Link, oder der Tisch ist schon weggeräumt.
lost-bad_origin = Diese Seite kommt von einer Adresse, die das Haus nicht kennt. Wer es betreibt, kann sie in MANOIR_ORIGINS eintragen.
page-failed = Die Kerze ist ausgegangen
page-failed-about = Diese Seite ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.

# Den Tisch decken
open-title = Wer spielt heute Abend?
open-count = Wie viele spielen mit?
open-who = Wer sitzt auf Platz { $seat }?
open-youngest = fängt an (am jüngsten)
open-starts = fängt an
open-level = Welcher Geist?
open-friend-about = Du bekommst einen Link zum Verschicken.
open-colour = Farbe { $colour }: ändern
open-colour-tip = Farbe ändern
open-variants = Varianten und öffentlicher Tisch
open-public = Öffentlicher Tisch
open-public-about = Alle können ihn finden. Sonst braucht man den Link.
open-and-play = Los geht’s!
open-and-invite = Aufmachen und einladen
sitter-me = ich
sitter-friend = per Link
sitter-here = neben mir
sitter-bot = Geist
level-child = Kind
level-adult = Erwachsen
level-elephant = Elefant
level-oracle = Orakel
level-beginner = Schussel
level-normal = Späher
level-hard = Fuchs
level-best = Baumeister
level-master = Meister
level-wisp = Irrlicht
level-child-about = Vergisst schnell, wer unter welchem Laken steckt.
level-adult-about = Merkt sich viel, kommt aber nach ein, zwei Tauschen durcheinander.
level-elephant-about = Vergisst so gut wie nichts.
level-oracle-about = Vergisst nichts und rechnet alles aus.
level-beginner-about = Sucht seinen Weg und läuft manchmal daran vorbei.
level-normal-about = Probiert alle Züge und nimmt den besten für sich.
level-hard-about = Denkt auch an den nächsten Zug, und an das, was du tun kannst.
level-best-about = Durchschaut, was du vorhast, und versperrt dir den Weg, wenn es sich lohnt.
level-master-about = Hat sich alles selbst beigebracht, in Millionen von Zügen.
level-wisp-about = Spielt, wie der Wind weht.
bot-ghost = Ein Geist
bot-child = Geisterkind
bot-adult = Großgeist
bot-elephant = Elefantengeist
bot-oracle = Orakelgeist
bot-beginner = Schusselgeist
bot-normal = Spähgeist
bot-hard = Fuchsgeist
bot-best = Baugeist
bot-master = Meistergeist
bot-wisp = Irrlicht
nickname = Dein Spitzname
# Einer davon, wenn jemand keinen Namen nennt.
nickname-default = Eule, Kröte, Motte, Fuchs, Igel, Grille
# „a, b und c“
list-and = { $first } und { $last }
player-default = Gast { $seat }
colour-0 = orange, rund
colour-1 = rot, Quadrat
colour-2 = gelb, Dreieck
colour-3 = grün, Raute

# Das Wartezimmer
waiting-title = Der Tisch füllt sich
waiting-for-seats = { $free ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $free } Personen.
  }
waiting-for-you = Alle sind da. Du gibst den Startschuss!
waiting-for-host = Alle sind da. Jetzt fehlt nur noch der Startschuss.
seat-number = Platz { $seat }
seat-starts = Platz { $seat } fängt an
seat-label = Platz { $seat }: { $name }
seat-free = Freier Platz
seat-mine = das bist du
seat-this-screen = an diesem Bildschirm
seat-here = am Tisch
seat-away = gerade nicht da
seat-bot = Hausgeist
seat-brought = Bot, mitgebracht von { $name }
brought-name = { $name } (Bot)
seat-level = Anderer Geist
seat-free-up = Platz freigeben
sit-here = Hier hinsetzen
sit-second = Jemand neben mir
sit-bot = Ein Hausgeist
sit-down = Hinsetzen
stand-up = Aufstehen
start = Anfangen
watchers = { $watchers ->
    [one] { $watchers } Person schaut zu
   *[other] { $watchers } Personen schauen zu
  }
variants-in-force = Gewählte Varianten
variant-first = Wer fängt an?
variant-first-about = Einer der Plätze, oder der Zufall.
variant-first-random = Der Zufall
variant-colours = Farben
variant-colours-about = Alle suchen sich eine aus.
invite-title = Lade deine Freunde ein
invite-watchers = Zum Zuschauen einladen
invite-code = Code zum Scannen: So kommt man an diesen Tisch
invite-link = Link zum Tisch
invite-text = Im Spukhaus wartet man auf dich!
copy-link = Link kopieren
copied = Kopiert!
share = Teilen
seal = Siegel des Zufalls
seal-about = Würfel, Karten und Plättchen kommen aus einer geheimen Zahl, die feststeht, bevor sich jemand setzt. Dies ist ihr Fingerabdruck. Am Ende wird sie gezeigt, und alle können prüfen, dass nichts verändert wurde.

# Am Tisch
players = Wer mitspielt
happened = Was gerade passiert ist
story = Die ganze Geschichte
skip-to-my-turn = Gleich zu mir
pace = Tempo
ghost-pace = Tempo der Geister
ghost-pace-calm = Sie lassen sich Zeit
ghost-pace-usual = Normal
ghost-pace-quick = Sie ziehen schnell
ghost-pace-for-all = Du hast den Tisch aufgemacht: Das gilt für alle hier.
ghost-pace-of-host = { $pace ->
    [calm] Die Geister lassen sich Zeit. Darüber bestimmt, wer den Tisch aufgemacht hat.
    [quick] Die Geister ziehen schnell. Darüber bestimmt, wer den Tisch aufgemacht hat.
   *[usual] Die Geister spielen in normalem Tempo. Darüber bestimmt, wer den Tisch aufgemacht hat.
  }
chair-turn = ist dran
chair-your-turn = du bist dran
chair-away = ist nicht da
chair-stand-in = ein Geist spielt weiter
chair-back = Ich bin wieder da
chair-let-ghost = Einen Geist für { $name } spielen lassen
chair-let-ghost-me = Einen Geist für mich spielen lassen
chair-replace = Geist hinsetzen
undo = Zurücknehmen
say = Sagen
guide = Erste Schritte
guide-step = { $at } von { $of }
guide-next = Weiter
guide-back = Zurück
guide-skip = Überspringen
guide-done = Los geht’s!
phrase-hello = Guten Abend!
phrase-boo = Buh!
phrase-wellplayed = Gut gespielt!
phrase-oops = Hoppla …
phrase-hurry = Na, wird’s bald?
phrase-thanks = Danke!
phrase-again = Noch eine Runde!
phrase-bye = Bis bald!
reconnecting = Die Leitung ist unterbrochen, gleich geht es weiter. Nichts ist verloren.
line-restart = Das Haus wechselt die Kerzen, gleich geht es weiter. Nichts ist verloren.
line-too_many_sockets = Von deiner Adresse aus sind zu viele Tische auf einmal offen: Schließ ein paar Tabs. Wir versuchen es weiter.
line-too_many_tabs = Dieser Tisch ist in zu vielen Tabs offen: Schließ ein paar. Wir versuchen es weiter.
line-house_full = Das Haus ist voll bis unters Dach. Wir versuchen es weiter, und nichts ist verloren.
line-too_fast = Das war zu viel auf einmal: Das Haus braucht eine kleine Pause. Nichts ist verloren.
hand-over = Gib weiter an { $name }
hand-over-secret = Alle anderen schauen weg!
hand-over-ready = Ich bin { $name }

# Warum nicht?
rules = Die Regeln
rules-of = Die Regeln: { $game }
rules-variants = Varianten
rule-number = Regel { $rule }
read-rule = Regel lesen
ruling = Genauer:

# Das Ende
end-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
end-you-won = Du hast gewonnen!
rank = { $rank }.
rematch = Revanche
same-deal = Noch mal mit gleichem Zufall
replay = Partie noch einmal ansehen
end-counting = Es wird gezählt
end-skip = Überspringen
evening = Heute Abend
evening-wins = { $name }: { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
  }
picture-share = Ein Bild teilen
picture-title = Ein Bild von dieser Partie
picture-names = Mit Namen
picture-names-about = Sonst heißen alle nach ihrer Farbe.
picture-send = Teilen
picture-save = Speichern
picture-done = Fertig!
picture-alt = { $game }. { $headline } { $why }
check-dice = Den Zufall nachprüfen
check-dice-about = Lade die Partie herunter und führ diesen Befehl aus: Jeder Wurf und jedes Mischen wird aus der geheimen Zahl neu berechnet und verglichen.
seed = Geheime Zahl:
download-game = Partie herunterladen

# Noch einmal ansehen
replay-start = Der Anfang der Partie
chapters = { $count ->
    [one] Ein Moment zum Wiedersehen
   *[other] { $count } Momente zum Wiedersehen
}
replay-scrub = Stelle der Partie
replay-at = { $at } von { $last }
replay-speed = Tempo { $speed }, ändern
replay-later = Geduld, die Partie läuft noch
replay-none = Von diesem Tisch gibt es keinen Film
replay-eyes = Mit den Augen von
replay-eyes-nobody = allen
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
play = Abspielen
pause = Pause
chances-show = Chancen zeigen
chances-now = Chancen in diesem Moment: { $list }
chances-now-places = So viele der anderen lässt man in diesem Moment hinter sich: { $list }
chances-later = Oben auf dem Dachboden werden die Chancen noch ausgerechnet. Schau in ein paar Minuten wieder vorbei.
chances-fine = Gut gewählt.
chances-cost = Das hat { $name } { $loss } gekostet.
chances-better = Das hat { $name } { $loss } gekostet. Besser: „{ $move }“.
chances-title = Wahl und Glück
chances-who = Wer
chances-fine-count = Gut gewählt
chances-lost = Verschenkt
chances-luck = Glück
chances-of = { $fine } von { $all }
chances-about = So berechnet, als würde niemand je vergessen, wer wer ist.

# Das Gästebuch
my-games = Meine Partien
book-title = Das Gästebuch
book-about = Trag dich ein, und deine Partien kommen mit auf jedes Gerät.
book-free = Spielen kannst du auch ohne.
book-hello = Willkommen, { $name }
book-kept = Deine Partien stehen im Buch, wo immer du es aufschlägst.
book-name = Name
book-password = Passwort
book-password-about = Acht Zeichen oder mehr; am besten drei oder vier Wörter, die nichts miteinander zu tun haben. Das Haus kennt keine E-Mail-Adresse und kann es dir nicht noch einmal schicken: Bewahr es gut auf.
book-show = Passwort zeigen
book-keep = Meine Partien aufheben
book-enter = Anmelden
book-been = Ich stehe schon drin
book-first = Ich bin zum ersten Mal hier
book-writing = Die Tinte trocknet …
book-leave = Abmelden
book-left = Du bist wieder als Gast hier. Deine Partien bleiben im Buch.
book-another = Passwort ändern
book-old = Jetziges Passwort
book-new = Neues Passwort
book-change = Ändern
book-changed = Fertig. Alle anderen Geräte sind abgemeldet.
shelf-guest = Nur dieser Browser kennt diese Partien.
shelf-none = Noch keine Partie bis zum Ende gespielt. Die erste Kerze wartet auf dich.
shelf-table = Der Tisch

# Einstellungen
settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-night = Nacht
theme-day = Tag
settings-motion = Bewegung
motion-full = Voll
motion-less = Weniger
sound = Töne
settings-pace = Tempo des Spiels
settings-pace-about = Ein Tipp auf das Brett lässt es schneller gehen.
settings-confetti = Konfetti für alle, die gewinnen
settings-confetti-about = Nie bei weniger Bewegung.
pace-calm = Ruhig
pace-usual = Normal
pace-quick = Schnell
settings-volume = Lautstärke
settings-ambience = Atmosphäre (Geräusche der Halle)
settings-vibration = Vibrieren, wenn du dran bist
settings-vibration-about = Auf Geräten, die das können.
settings-handover = Weitergeben
settings-handover-about = Mit mehreren an einem Bildschirm: sagen, wer ihn als Nächstes bekommt.
settings-plain = Startseite als einfache Liste
settings-plain-about = Die Spiele in Worten, ohne das Haus.
credits = Danksagung
credits-games = Die Spiele
credits-games-about = Die Regeln dieser Spiele gehören denen, die sie erfunden haben. Kauft die Schachteln: Sie sind wunderschön.
credits-house = Das Haus
credits-house-about = Das Haus, seine Fenster, seine Geister und seine Klänge wurden eigens dafür gezeichnet und gemacht.
credits-fonts = Schriften: Fredoka und Nunito Sans, unter der SIL Open Font License.
credits-code = Freie Software unter der MIT-Lizenz. Texte und Zeichnungen sind von uns, bis auf die Icons, deren Urheber oben genannt sind.
credits-docs = Dokumentation (auf Englisch), zum Betreiben und Programmieren

# Was das Haus ablehnt
refused = Das geht nicht ({ $code }).
refused-not_seated = Zum Spielen musst du an diesem Tisch sitzen.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-not_your_turn = Geduld, du bist noch nicht dran.
refused-game_over = Die Partie ist zu Ende.
refused-roll_first = Zuerst musst du würfeln.
refused-already_rolled = Gewürfelt ist schon: Spiel, was gefallen ist.
refused-nature_only = Das kann nur der Zufall.
refused-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-seat_taken = Dieser Platz ist schon besetzt.
refused-not_your_seat = Dieser Platz gehört jemand anderem.
refused-host_only = Das darf nur, wer den Tisch aufgemacht hat. Ist die Person gerade gegangen, warte einen Moment und versuch es noch einmal.
refused-already_started = Die Partie hat schon angefangen.
refused-not_running = Die Partie läuft nicht.
refused-seats_empty = Es sind noch Plätze frei: Es geht los, wenn alle besetzt sind.
refused-name_too_short = Dieser Name ist zu kurz: mindestens { $shortest } Buchstaben.
refused-name_too_long = Dieser Name ist zu lang: höchstens { $longest } Buchstaben.
refused-name_character = In diesem Namen ist ein Zeichen, das nicht geht ({ $character }). Buchstaben, Ziffern, Leerzeichen und Bindestriche sind willkommen.
refused-name_marks = In diesem Namen stapeln sich zu viele Akzente.
refused-name_plain = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
refused-name_taken = An diesem Tisch heißt schon jemand so.
refused-unknown_level = Dieser Geist wohnt hier nicht.
refused-level_elsewhere = Dieser Geist spielt diese Variante nicht, oder nicht mit so vielen Spielern.
refused-stale = Inzwischen ist die Partie weitergegangen. Schau hin und spiel noch einmal.
refused-conflict = Zwei Züge haben sich gekreuzt. Schau hin und spiel noch einmal.
refused-id_taken = Dieser Zug ist schon gespielt.
refused-malformed = Die Nachricht ist unterwegs verloren gegangen. Lade die Seite neu.
refused-unknown_move = Diesen Zug gibt es in diesem Spiel nicht.
refused-still_here = Die Person ist noch da. Warte ein wenig, bevor du einen Geist hinsetzt.
refused-nobody_there = Auf diesem Platz ist niemand zu vertreten.
refused-stand_in_plays = Ein Geist spielt für dich. Sag „Ich bin wieder da“, um zu übernehmen.
refused-no_stand_in = Auf diesem Platz spielt kein Geist.
refused-not_over = Das geht erst nach dem Ende der Partie.
refused-bad_options = Diese Varianten passen nicht zusammen.
refused-storage_full = Der Dachboden ist voll: Der Server kann nichts mehr aufheben. Es hat sich nichts geändert.
refused-storage_busy = Der Server hat sehr viel zu tun. Es hat sich nichts geändert, versuch es noch einmal.
refused-storage_error = Der Server konnte diesen Zug nicht festhalten. Es hat sich nichts geändert.
refused-no_session = Dieser Browser lehnt Cookies ab: Zuschauen geht, mitspielen nicht.
refused-no_such_table = Diesen Tisch gibt es nicht, oder nicht mehr.
refused-too_fast = Sachte! Zu viele Nachrichten auf einmal.
refused-same_deal = Dieser Tisch spielt mit dem Zufall eines anderen: Die Varianten bleiben, wie sie sind.
refused-no_looking_back = Hier gehört das Gedächtnis zum Spiel: Den Film gibt es nach dem Ende.
refused-other_rules = Diese Partie hat nach anderen Regeln angefangen.
refused-damaged = Die Geschichte dieser Partie ist beschädigt.
refused-not_at_table = Das ist für alle, die an diesem Tisch sitzen.
refused-not_a_move = Diesen Zug gibt es in diesem Spiel nicht.
refused-undo_crosses_dice = Zu spät zum Zurücknehmen: Seitdem ist ein Würfel gefallen.
refused-undo_crosses_player = Zu spät zum Zurücknehmen: Seitdem hat jemand anderes gespielt.
refused-undo_crosses_reveal = Zu spät zum Zurücknehmen: Seitdem wurde etwas aufgedeckt.
refused-wrong_ply = In der Geschichte dieser Partie fehlt ein Stück.
refused-impossible_chance = Das kann der Zufall nicht gewesen sein.
refused-no_tries = In diesem Spiel probiert man keinen Zug vorher aus.
refused-no_advice = Dazu weiß das Haus keinen Rat.
refused-too_busy = Großes Gedränge im Archiv. Versuch es gleich noch einmal.
refused-time_is_up = Zu spät: Die Zeit ist um, ein Geist spielt diesen Zug zu Ende.
refused-given_up = Dieser Platz ist weg: Ein Geist spielt dort bis zum Ende.
refused-one_question = Eine Frage nach der anderen: Das Haus denkt noch nach.
refused-too_many_undos = Genug zurückgenommen für eine Partie. Spiel weiter mit dem, was liegt.
refused-too_long = Diese Partie ist dem Haus zu lang geworden. Sie bleibt, wie sie ist; mach einen neuen Tisch auf, um weiterzuspielen.

# Seine Regeln, nach Nummern
rule-H1 = Wer spielen will, setzt sich.
rule-H2 = Alle spielen der Reihe nach.
rule-H3 = Zurücknehmen kannst du nur deinen eigenen Zug, und nur, wenn seitdem kein Würfel gefallen ist, nichts aufgedeckt wurde und niemand sonst gespielt hat.
rule-T1 = Ein Tisch hat die Plätze, mit denen er aufgemacht wurde.
rule-T2 = Ein Platz ist frei, oder er gehört jemandem.
rule-T3 = Du spielst nur für deinen eigenen Platz.
rule-T4 = Über Varianten, Geister, ihr Tempo und den Start bestimmt, wer den Tisch aufgemacht hat. Ist diese Person seit zwanzig Sekunden weg, darf jeder, der hier sitzt, das Spiel starten oder das Tempo ändern.
rule-T5 = Hat die Partie angefangen, stehen Plätze und Varianten fest.
rule-T6 = Gespielt wird nur in einer Partie, die läuft.
rule-T7 = Die Partie fängt an, wenn alle Plätze besetzt sind.
rule-T8 = Ein Name hat 2 bis 20 Buchstaben, Ziffern oder Leerzeichen, und niemand sonst am Tisch heißt so.
rule-T9 = Ein Geist ist so stark, wie sein Spiel es anbietet.
rule-T10 = Ein Zug gilt der Stellung, die gerade auf dem Tisch liegt.
rule-T13 = Ein Geist springt ein, wenn jemand darum bittet oder eine Weile weg ist.
rule-T14 = Solange ein Geist für dich einspringt, spielt er; deinen Platz kannst du jederzeit wieder einnehmen.
rule-T15 = Revanche, geheime Zahl und Film gibt es nach dem Ende.
rule-T17 = Was nicht festgehalten werden kann, ist nicht gespielt.
rule-T20 = Hundert Nachrichten in zwanzig Sekunden reichen für alle.
rule-T21 = Ein Tisch, der mit dem Zufall eines anderen spielt, behält dessen Varianten und Plätze.
rule-T22 = Wo das Gedächtnis das Spiel ist, bleibt die Vergangenheit bis zum Ende verborgen.
rule-T24 = Sprüche und Revanchen sind für alle, die hier sitzen.
rule-T27 = Eine Partie darf lang sein, aber nicht endlos.
rule-T28 = Hat das Haus zu viel zu tun, frag etwas später noch einmal.
rule-T29 = Jeder Zug hat seine Zeit. Ist sie um, spielt ein Geist deinen Zug zu Ende; nach seinem ersten Schritt kannst du übernehmen.

# Was unterwegs schiefgehen kann
problem = Da hat etwas geknarrt ({ $code }). Versuch es gleich noch einmal.
problem-offline = Das Haus antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
problem-client = Diese Seite ist gestolpert. Lade sie neu.
problem-no_such_game = Dieses Spiel wohnt hier noch nicht.
problem-bad_seats = Dieses Spiel ist für { $fewest } bis { $most }.
problem-too_many_tables = Du hast schon { $most } offene Tische: Spiel zuerst einen zu Ende.
problem-too_many_creations = Zu viele Tische auf einmal. Warte ein wenig.
problem-bad_push = Dieser Browser hat eine Adresse genannt, die das Haus nicht kennt.
problem-too_many_pushes = Zu viele Anfragen auf einmal. Warte ein wenig.
problem-too_many_feeds = Zu viele neue Adressen auf einmal. Warte ein wenig.
problem-no_such_feed = Unter dieser Adresse gibt es keinen Feed, oder nicht mehr.
problem-bad_login = Dieser Name und dieses Passwort gehören nicht zusammen.
problem-wrong_password = Das ist nicht dein jetziges Passwort.
problem-name_taken = Unter diesem Namen hat sich schon jemand eingetragen. Warst du das? Dann stehst du schon drin; sonst such dir einen anderen aus.
problem-password_too_short = Ein Passwort braucht mindestens { $shortest } Zeichen.
problem-password_too_long = Ein Passwort hat höchstens { $longest } Zeichen.
problem-password_too_easy = Dieses Passwort ist schnell erraten: Bekannte Wörter, Namen, Daten, Tastenreihen und Wiederholungen zählen wenig. Drei oder vier Wörter, die nichts miteinander zu tun haben, sind schwer zu erraten.
problem-too_many_accounts = Das Gästebuch ist voll: Zurzeit kann sich niemand mehr eintragen. Spielen kannst du auch ohne.
problem-too_many_tries = Zu viele Versuche. Warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } und versuch es dann noch einmal.
problem-too_busy = Großes Gedränge im Archiv. Versuch es gleich noch einmal.
problem-too_many_questions = Viele Fragen vom selben Ort. Warte { $seconds } s und versuch es dann noch einmal.
problem-busy = Großes Gedränge an der Tür. Versuch es gleich noch einmal.
problem-not_signed_in = Du bist nicht mehr angemeldet.
problem-not_found = Hinter dieser Tür ist nichts.
problem-internal = Der Server ist gestolpert. Nichts ist verloren, versuch es noch einmal.

# Die Zeit
tempo = Bedenkzeit
tempo-no_hurry = Keine Eile
tempo-lively = Flott
tempo-one_day = 1 Tag pro Zug
tempo-three_days = 3 Tage pro Zug
tempo-seven_days = 7 Tage pro Zug
tempo-no_hurry-about = Alle denken nach, solange sie mögen.
tempo-lively-about = { $move } Sekunden pro Zug. Danach läuft eine Reserve von { $reserve } Sekunden; jeder Zug füllt { $refill } davon wieder auf.
tempo-days-about = { $days ->
    [one] Ein Tag für jeden Zug: Spiel, wann du kannst.
   *[other] { $days } Tage für jeden Zug: Spiel, wann du kannst.
}
open-tempo = Bedenkzeit: { $tempo }
when-up = Wenn die Zeit um ist
when-up-ghost = Ein Geist spielt den Zug zu Ende
when-up-give_up = Der Platz ist weg
when-up-ghost-about = Zeit um? Ein Geist des Hauses spielt den Zug zu Ende; wer zurückkommt, kann nach seinem ersten Schritt weiterspielen. Nach zwei Zügen hintereinander bleibt er, bis jemand zurückkommt.
when-up-give_up-about = Zeit um? Ein Geist des Hauses übernimmt den Platz und spielt bis zum Ende.
clocks = Sanduhren
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } Min
clock-minutes = { $minutes }:{ $seconds }
clock-reserve = + { $reserve }
clock-in-reserve = Reserve
clock-up = Zeit um
clock-given-up = Platz weg
clock-away = im Urlaub
clock-up-mine = Zeit um: Ein Geist spielt diesen Zug für dich.
clock-take-over = Zeit um: Ein Geist spielt diesen Zug. Du kannst von hier an weiterspielen.
clock-stays = Ein Geist spielt für dich, bis du wieder da bist.
clock-lost = Zeit um: Ein Geist hat deinen Platz übernommen.
clock-still-there = Noch da? Nur noch ein paar Sekunden!
clock-half-minute = Du hast noch eine halbe Minute.
awaited = Hier wartet man auf dich
awaited-left = noch { $span }
awaited-key = Die Taste J führt zur nächsten Partie, in der du dran bist.
holiday = Ich bin im Urlaub
holiday-about = An Tischen, an denen Züge Tage dauern, steht deine Sanduhr still, höchstens dreißig Tage.
bell = Sag mir, wenn ich dran bin
bell-about = Auf diesem Gerät, auch wenn keine Seite des Hauses offen ist. Sonst wird nichts geschickt.
bell-denied = Dieser Browser lehnt Benachrichtigungen ab: Das steht in seinen Einstellungen.
push-title = Du bist dran!
push-body = { $game }: Hier wartet man auf dich.
push-remind-title = Deine Zeit läuft ab
push-remind-body = { $game }: Zieh, bevor ein Geist es für dich tut.
feed = Feed und Kalender
feed-about = Eine geheime Adresse für einen Feedreader oder Kalender: Sie sagt, wo man auf dich wartet und bis wann. Wer sie kennt, kann das lesen.
feed-make = Adresse anlegen
feed-renew = Neue Adresse anlegen
feed-revoke = Löschen
feed-since = Seit { $date } gibt es eine Adresse. Sie wird nicht noch einmal gezeigt; eine neue ersetzt sie.
feed-once = Kopiere die Adressen jetzt: Sie werden nur einmal gezeigt.
feed-atom = Feed (Atom)
feed-calendar = Kalender (iCalendar)
feed-copy = Kopieren: { $what }
feed-copied = Kopiert.
feed-revoked = Die Adresse führt nirgendwo mehr hin.
thinking = Bedenkzeit
thinking-who = Wer
thinking-total = gesamt
thinking-average = pro Zug
thinking-longest = längste
thinking-about = Von einem Zug zum nächsten, auch während das Haus geschlossen war.
