### Il Principe, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/principe.md is generated from this file by tools/docs.py.

## The game, its sources and its editions

about-game =
    Il Principe von Emanuele Ornella; Mind the Move 2005, AMIGO 2006.
    Für 2 bis 5 Spieler.
about-rulings =
    Eine Festlegung entscheidet, wo die Quellen schweigen oder sich widersprechen.
    Sie stammt von uns, nicht aus den Spielregeln, und ist überall gekennzeichnet.
about-editions =
    Wo die Spielregeln voneinander abweichen, hat das Spiel Ausgaben, keinen Mittelwert.
    Eine Ausgabe ist ein Bündel von Festlegungen mit einem Namen; die AMIGO-Ausgabe ist die Vorgabe.

source-A = AMIGO 2006, italienische Spielregel
source-N = Mind the Move 2005, niederländische Zusammenfassung
source-F = Mind the Move 2005, französische Spielregel

edition-start-ducats = Dukaten zu Beginn
    .amigo = 5
    .mtm-fr = 0
    .mtm-nl = 0
    .quote-amigo = un capitale iniziale di 5 Ducati
    .sources = A gibt 5; F und N geben keine
edition-shields = Wappen, die ein Spieler setzen kann
    .amigo = 12: Die Punkte zählt ein eigener Zählstein
    .mtm-fr = 11: Eines der 12 zählt die Punkte
    .mtm-nl = 11: Eines der 12 zählt die Punkte
    .quote-amigo = i 12 segnalini Blasone della famiglia, … e un cilindro segnapunti
    .quote-mtm-fr = Pose un bouclier sur le … du compteur de score pour indiquer ses PVs
    .quote-mtm-nl = de 12 wapenschilden, 1 ervan leg je op de 0 van het scorespoor
    .sources = A, F, N
edition-first-bidder = Wer zuerst bietet
    .amigo = Wer die Figur hat
    .mtm-fr = Der Spieler links von dem, der die Figur hat
    .mtm-nl = Der Spieler links von dem, der die Figur hat
    .quote-amigo = inizia sempre dal giocatore con l’indicatore "Il Principe" e prosegue in senso orario
    .quote-mtm-fr = Le joueur à la gauche de … commence chaque enchère en faisant une offre
    .quote-mtm-nl = de eerste speler die mag bieden is de speler links van Il Principe
    .sources = A, F, N (Phase 2)
edition-city-check = Wann weniger als 4 offene Städte das Spiel beenden
    .amigo = Am Ende von Phase 1
    .mtm-fr = Zu Beginn von Phase 1
    .mtm-nl = Zu Beginn von Phase 1
    .quote-amigo = Alla fine della Fase 1 ci sono meno di 4 carte Città accanto al tabellone di gioco
    .quote-mtm-fr = Au début de la phase 1, il reste moins de 4 cartes Cités disponibles sur le plateau
    .quote-mtm-nl = als bij het begin van fase 1 minder dan 4 stadskarten beschikbaar zijn is het spel onmiddellijk gedaan
    .sources = A, F, N (Spielende)
edition-last-round-income = Phase 1 der letzten Runde
    .amigo = Nur Dukaten
    .mtm-fr = Gar nichts
    .mtm-nl = Nur Dukaten
    .quote-amigo = Nella Fase 1 i giocatori ricevono solo i Ducati dalla Banca, senza aggiungere carte Edificio alla propria mano
    .quote-mtm-fr = La phase 1 est supprimée
    .quote-mtm-nl = waarbij fase 1 vervalt, elke speler krijgt wel nog 5 geldstukken zoals in fase 1
    .sources = A, F, N (Spielende)
edition-short-deck = Letzte Runde, zu wenige Karten für die Versteigerung (3 bis 5 Spieler)
    .amigo = Das Spiel endet sofort
    .mtm-fr = Die entfernten Karten werden gemischt und füllen die Versteigerung auf; reicht es noch immer nicht, alle, die es gibt
    .mtm-nl = Alle, die es gibt
    .quote-amigo = Se ci sono meno carte di quelle richieste, la partita termina immediatamente
    .quote-mtm-fr = S’il n’y a pas assez de cartes dans la pioche, réutiliser des cartes déjà défaussées
    .quote-mtm-nl = indien er minder dan 2 kaarten per speler overblijven worden ze allemaal geveild
    .sources = A, F, N (Spielende); Festlegung für die französische Ausgabe
    .rulings =
        In der französischen Ausgabe wird zuerst der ganze Stapel genommen.
        Dann werden die entfernten Karten, gemischt, zum neuen Stapel, aus dem die Versteigerung aufgefüllt wird; reicht es noch immer nicht, werden alle versteigert, die es gibt.
edition-cards-left = Letzte Runde, Karten, die nach dem Auslegen der Versteigerung im Stapel bleiben
    .amigo = Sie bleiben; die rote Fähigkeit darf sie ziehen
    .mtm-fr = Sie bleiben; die rote Fähigkeit darf sie ziehen
    .mtm-nl = Sie kommen aus dem Spiel; die rote Fähigkeit zieht nichts
    .quote-mtm-nl = overtollige kaarten verdwijnen uit het spel
    .sources = N; Festlegung für die AMIGO- und die französische Ausgabe
    .rulings = Die AMIGO- und die französische Spielregel sagen nicht, was aus diesen Karten wird; sie bleiben im Stapel.
edition-two-players = Letzte Runde mit 2 Spielern, versteigerte Karten
    .amigo = Alle übrigen
    .mtm-fr = 6, oder alle, die es gibt
    .mtm-nl = 6, oder alle, die es gibt
    .quote-amigo = Nella Fase 2 tutte le carte rimaste vengono quindi messe all’asta
    .quote-mtm-fr = tirer 6 cartes Bâtiment de la pioche (ou toutes celles restantes)
    .sources = A, F; Festlegung für die niederländische Ausgabe
    .rulings =
        Die niederländische Zusammenfassung hat keine Regeln für 2 Spieler, also übernimmt die niederländische Ausgabe die der französischen Spielregel.
        Mit 2 Spielern gilt die Festlegung über zu wenige Karten nicht; ist keine Karte mehr da, gibt es keine Versteigerung, und es folgen die Phasen 3 und 4.
edition-green-power = Die grüne Fähigkeit
    .amigo = Muss genutzt werden, wenn es geht
    .mtm-fr = Muss genutzt werden, wenn es geht
    .mtm-nl = Darf ungenutzt bleiben
    .quote-amigo = deve eseguire immediatamente la relativa abilità speciale
    .quote-mtm-fr = réalise immédiatement l’action spéciale associée à ce Rôle
    .quote-mtm-nl = mag een niet-groene verdekte kaart die voor zich ligt terug open leggen
    .sources = A, F, N; Festlegung für die französische Ausgabe
    .rulings =
        Die französische Spielregel sagt weder, dass sie genutzt werden muss, noch, dass sie es darf; sie wird genutzt wie in der AMIGO-Spielregel.
        Die niederländische Zusammenfassung sagt nur von der grünen Fähigkeit, dass sie genutzt werden darf.
edition-built-city = Die Karte einer errichteten Stadt
    .amigo = Aus dem Spiel
    .mtm-fr = Bleibt beim Erbauer
    .mtm-nl = Aus dem Spiel
    .quote-amigo = La carta della città appena costruita viene riposta nella scatola, a faccia in giù
    .quote-mtm-fr = La carte de la cité construite est placée à côté du bâtisseur
    .quote-mtm-nl = de stadskaart verdwijnt uit het spel en er wordt een nieuwe stadskaart opengelegd
    .sources = A, F, N

option-rich =
    Mit der Option rich beginnt jeder Spieler mit 10 Dukaten und erhält 6 Dukaten je Runde, und schon in Runde 1 dürfen Städte errichtet werden.
    Sie kann zu jeder Ausgabe hinzukommen.
    Mit 2 Spielern beträgt das Einkommen schon 6, und dabei bleibt es.
    .title = Reiche Familien
    .section = Optionen
    .sources = A (Variante); Festlegungen für 2 Spieler und für die französische und die niederländische Ausgabe
    .rulings =
        Die AMIGO-Spielregel sagt nicht, ob die Option das Einkommen zu zweit erhöht, das schon 6 beträgt; sie tut es nicht.
        Nur die AMIGO-Spielregel hat diese Variante; dass sie zu der französischen und der niederländischen Ausgabe hinzukommen kann, ist eine Festlegung.

## Components

IP-1 =
    Es gibt 100 Gebäudekarten, 20 je Farbe.
    Grün ist die Universität, Weiß die Kathedrale, Rot das Rathaus, Blau die Burg und Gelb der Markt.
    .title = Die Gebäudekarten
    .section = Spielmaterial
    .plain = Es gibt 100 Gebäudekarten, 20 von jeder der fünf Farben.
    .sources = A, F
IP-2 =
    Wo immer Farben der Reihe nach genommen werden, ist die Reihenfolge Grün, Weiß, Rot, Blau, Gelb.
    .title = Die Reihenfolge der Farben
    .section = Spielmaterial
    .plain = Die Reihenfolge der Farben ist Grün, Weiß, Rot, Blau, Gelb.
    .sources = A, F, N
IP-3 =
    Es gibt 15 Stadtkarten: 5 kleine, 5 mittlere und 5 große.
    Die kleinen Städte sind Siena, Orvieto, Venezia, Verona und Perugia; jede zählt 4 Siegpunkte, kostet 3 Dukaten und 3 Gebäudekarten verschiedener Farben, bringt 1 Wappen und grenzt an 1 Region.
    Die mittleren Städte sind Urbino, Padova, Lucca, Milano und Bologna; jede zählt 6 Siegpunkte, kostet 4 Dukaten und 4 Gebäudekarten, eine Farbe davon zweimal, bringt 2 Wappen und grenzt an 2 Regionen.
    Die großen Städte sind Mantova, Firenze, Ferrara, Pisa und Rimini; jede zählt 8 Siegpunkte, kostet 5 Dukaten und 5 Gebäudekarten, eine Farbe davon zweimal, bringt 2 Wappen und grenzt an 3 Regionen.
    Welche Farben und Regionen eine Karte zeigt, und ob eine Quelle das sagt oder es rekonstruiert ist, steht auf der Seite „Die Schachtel“ und in signoria box principe; was dein Exemplar anders sagt, kannst du berichtigen.
    .title = Die Stadtkarten
    .section = Spielmaterial
    .plain = Eine Stadtkarte zeigt ihre Punkte, was sie an Dukaten und Gebäudekarten kostet und wie viele Wappen sie bringt.
    .sources = F, N; Festlegungen zu kleinen Städten und zu Firenze
    .rulings =
        Dass die 3 Gebäudekarten einer kleinen Stadt alle verschiedene Farben haben, ist eine Festlegung.
        Ebenso die 8 Siegpunkte von Firenze: Ein Beispiel in F gibt 6, aber die Liste in F selbst gibt 8 für eine große Stadt.
IP-4 =
    Die Karte hat 6 Regionen.
    Es gibt 5 Plättchen für Hauptrollen und 5 für Nebenrollen, je eines in jeder Farbe.
    Die Familien sind Medici, Visconti, Carraresi, d’Este und Gonzaga.
    .title = Regionen, Rollenplättchen und Familien
    .section = Spielmaterial
    .plain = Es gibt 6 Regionen, 5 Familien und in jeder Farbe eine Hauptrolle und eine Nebenrolle.
    .sources = A, F
IP-5 =
    Die Bank geht nie aus.
    Dukaten sind ganz.
    .title = Die Bank
    .section = Spielmaterial
    .plain = Der Bank gehen die Dukaten nie aus.
    .sources = Festlegung
    .rulings = Keine Quelle sagt, was geschieht, wenn die Münzen ausgehen; die Bank hat so viele, wie nötig sind.

## Set-up

IP-10 =
    Mischt die Gebäudekarten und die Stadtkarten getrennt und deckt 4 Städte auf.
    Jeder Spieler nimmt eine Familie, ihre Wappen und die Anfangsdukaten der Ausgabe; alle stehen bei 0 Punkten.
    Ein Spieler nimmt die Figur Il Principe: Er wird ausgelost, sofern der Tisch keinen bestimmt.
    .title = Spielvorbereitung
    .section = Spielvorbereitung
    .plain = Alle beginnen mit einer Familie, ihren Wappen und den Anfangsdukaten, und einer nimmt die Figur.
    .sources = A, F, N; Festlegung zum Startspieler
    .rulings = A schlägt den vor, der zuletzt in Italien war, F den, der zuletzt italienisch gegessen hat; eine Auslosung ersetzt beides.
IP-11 =
    Mit 2 Spielern kommen alle Plättchen für Nebenrollen heraus, 7 Gebäudekarten jeder Farbe, sodass 65 bleiben, und 5 zufällige Stadtkarten, ungesehen, sodass 10 bleiben.
    .title = Spielvorbereitung für 2 Spieler
    .section = Spielvorbereitung
    .plain = Zu zweit spielt man ohne Nebenrollen, mit 65 Gebäudekarten und 10 Städten.
    .sources = A, F; Festlegung für die niederländische Ausgabe
    .rulings = Die niederländische Zusammenfassung hat keine Regeln für 2 Spieler; die niederländische Ausgabe übernimmt die der französischen Spielregel.

## Phase 1

IP-20 =
    Zu Beginn von Phase 1 kommt zuerst die Prüfung der Städte, wenn die Ausgabe sie zu diesem Zeitpunkt vorsieht (IP-60), und dann die Prüfung des Stapels (IP-61).
    .title = Die Prüfungen zu Beginn einer Runde
    .section = Phase 1: neue Gebäudekarten
    .plain = Zu Beginn einer Runde wird der Stapel geprüft: Ist er klein geworden, ist es die letzte.
    .plain-mtm-fr = Zu Beginn einer Runde werden die offenen Städte geprüft, dann der Stapel: Beides kann das Ende bringen.
    .plain-mtm-nl = Zu Beginn einer Runde werden die offenen Städte geprüft, dann der Stapel: Beides kann das Ende bringen.
    .sources = A, F, N
IP-21 =
    Jeder Spieler erhält 5 Dukaten, zieht 4 Gebäudekarten und legt 2 Karten verdeckt aus, gewählt aus der ganzen Hand.
    Mit 2 Spielern erhält jeder 6 Dukaten, zieht 5 Karten und legt 3 aus.
    Mit der Option rich beträgt das Einkommen 6 Dukaten.
    Die Karten werden ab dem, der die Figur hat, im Uhrzeigersinn gegeben; dann wählen alle gleichzeitig und geheim.
    .title = Einkommen, neue Karten und Karten für die Versteigerung
    .section = Phase 1: neue Gebäudekarten
    .plain = Du erhältst dein Einkommen, ziehst Karten und legst aus der ganzen Hand einige verdeckt für die Versteigerung aus, alle gleichzeitig.
    .sources = A, F, N; für 2 Spieler A, F; Festlegungen zur gleichzeitigen Wahl und zu 2 Spielern in der niederländischen Ausgabe
    .rulings =
        F geht um den Tisch, ein Spieler nach dem anderen; da die Karten verdeckt liegen, kommt gleichzeitiges Wählen auf dasselbe hinaus.
        Die niederländische Zusammenfassung hat keine Regeln für 2 Spieler; die niederländische Ausgabe übernimmt die der französischen Spielregel.
IP-22 =
    Es gibt kein Handkartenlimit.
    Dukaten sind geheim.
    Die Zahl der Handkarten ist offen; ihre Farben sind es nicht.
    .title = Was geheim und was offen ist
    .section = Phase 1: neue Gebäudekarten
    .plain = Deine Dukaten und die Farben deiner Handkarten sind geheim; ihre Zahl ist offen und hat keine Grenze.
    .sources = A, F; Festlegung zur Anzahl
    .rulings = Die Quellen halten das Geld geheim, sagen aber nichts über die Zahl der Handkarten; sie ist offen.

## Phase 2

IP-30 =
    Die ausgelegten Karten werden aufgedeckt und nach Farben gruppiert.
    Die Gruppen werden einzeln versteigert, von der kleinsten zur größten; gleich große folgen der Reihenfolge der Farben.
    Eine Farbe ohne Karte wird übersprungen.
    .title = Die Gruppen und ihre Reihenfolge
    .section = Phase 2: die Versteigerung
    .plain = Die ausgelegten Karten werden aufgedeckt und nach Farben versteigert, die kleinste Gruppe zuerst, gleich große in Farbfolge.
    .sources = A, F, N
IP-31 =
    Das Bieten um eine Gruppe beginnt beim ersten Bieter der Ausgabe, je nachdem, wo die Figur in diesem Moment steht, und geht im Uhrzeigersinn.
    In der AMIGO-Ausgabe ist das der, der die Figur hat; in der französischen und der niederländischen Ausgabe ist es der Spieler links von ihm.
    Wer an der Reihe ist, bietet mehr als das bisher höchste Gebot, mindestens 1 Dukaten und höchstens so viele, wie er besitzt, oder steigt für diese Gruppe endgültig aus.
    .title = Bieten
    .section = Phase 2: die Versteigerung
    .plain = Wer die Figur hat, fängt an; biete mehr als das letzte Gebot, höchstens, was du hast, oder steig endgültig aus.
    .plain-mtm-fr = Wer links von der Figur sitzt, fängt an; biete mehr als das letzte Gebot, höchstens, was du hast, oder steig endgültig aus.
    .plain-mtm-nl = Wer links von der Figur sitzt, fängt an; biete mehr als das letzte Gebot, höchstens, was du hast, oder steig endgültig aus.
    .sources = A, F, N; Festlegungen zum Mindestgebot und zu den eigenen Dukaten
    .rulings =
        Keine Quelle nennt das kleinste erste Gebot; es ist 1 Dukaten.
        Dass niemand mehr bietet, als er besitzt, steht nur in der AMIGO-Spielregel; es gilt auch in der französischen und der niederländischen Ausgabe.
IP-32 =
    Die Versteigerung einer Gruppe endet, wenn ein Spieler übrig ist, der geboten hat, oder wenn alle ausgestiegen sind.
    Sind alle anderen ohne Gebot ausgestiegen, darf der letzte Spieler noch bieten, mindestens 1 Dukaten, oder aussteigen.
    .title = Das Ende einer Versteigerung
    .section = Phase 2: die Versteigerung
    .plain = Eine Versteigerung endet, wenn nur noch einer übrig ist, der geboten hat, oder wenn alle ausgestiegen sind.
    .sources = A, F, N; Festlegung zum letzten Spieler
    .rulings = In A geht die Versteigerung weiter, bis alle „außer dem Höchstbietenden“ ausgestiegen sind; wer nicht geboten hat, ist noch nicht der Höchstbietende und wird deshalb noch gefragt.
IP-33 =
    Der Gewinner zahlt sein Gebot an die Bank, nimmt die Karten der Gruppe auf die Hand und nimmt die Figur.
    Danach darf er sofort eine Stadt errichten (IP-40 bis IP-43), aber nicht in Runde 1, außer es wird mit der Option rich gespielt.
    Das kommt zu Phase 3 hinzu.
    Ein Spieler darf auf beliebig viele Gruppen bieten und sie ersteigern und darf nach jeder ersteigerten Gruppe errichten.
    .title = Der Gewinner zahlt und wird Il Principe
    .section = Phase 2: die Versteigerung
    .plain = Wer gewinnt, zahlt, nimmt Karten und Figur und darf sofort eine Stadt errichten, wenn diese Runde es erlaubt.
    .sources = A, F, N
IP-34 =
    Bietet überhaupt niemand, kommt die Gruppe aus dem Spiel.
    .title = Eine Gruppe ohne Gebot
    .section = Phase 2: die Versteigerung
    .plain = Karten, auf die niemand bietet, kommen aus dem Spiel.
    .sources = A, F, N

## Phase 3

IP-38 =
    Ab dem, der die Figur hat, tut jeder Spieler im Uhrzeigersinn eines von drei Dingen.
    Er errichtet eine Stadt, aber nicht in Runde 1, außer es wird mit der Option rich gespielt; oder er spielt beliebig viele Karten einer Farbe, mindestens 1, aus der Hand offen vor sich aus; oder er tut nichts.
    Die Figur wechselt in Phase 3 nicht den Besitzer.
    .title = Errichten, Karten ausspielen oder nichts tun
    .section = Phase 3: errichten oder Karten ausspielen
    .plain = Du errichtest eine Stadt, wenn diese Runde es erlaubt, oder spielst beliebig viele Karten einer Farbe aus, oder tust nichts.
    .sources = A, F, N; Festlegung zum Nichtstun
    .rulings = Dass ein Spieler nichts tun darf, ist eine Festlegung, nach „può“ in A und „kans“ in N.

## Building a city

IP-40 =
    Nur eine offene Stadt kann errichtet werden.
    Der Erbauer spielt genau die Gebäudekarten, die sie zeigt, aus der Hand offen vor sich aus und zahlt ihre Dukaten an die Bank.
    Beides ist fällig, sonst wird nichts errichtet.
    .title = Der Preis einer Stadt
    .section = Eine Stadt errichten
    .plain = Eine offene Stadt kostet genau die Karten, die sie zeigt, aus der Hand, und ihre Dukaten: beides, oder es wird nichts gebaut.
    .sources = A, F, N
IP-41 =
    Der Erbauer erhält die Siegpunkte der Stadt und darf so viele Wappen setzen, wie die Stadt zeigt, oder weniger.
    Jedes gesetzte Wappen kommt in eine Region, an die die Stadt grenzt, aufgeteilt, wie der Erbauer will.
    Wer weniger Wappen übrig hat, als die Stadt zeigt, setzt höchstens diese; wer keine hat, keine.
    .title = Punkte und Wappen für den Erbauer
    .section = Eine Stadt errichten
    .plain = Du erhältst die Punkte der Stadt und darfst so viele Wappen setzen, wie sie zeigt, oder weniger, nur in ihre Regionen.
    .sources = A, F, N; Festlegung zur Anzahl
    .rulings = Alle drei Spielregeln mischen Dürfen und Müssen; wie viele Wappen gesetzt werden, wird als Wahl gelesen, die Regionen als Pflicht.
IP-42 =
    Jeder andere Spieler erhält Punkte für seine Rollen in den Farben, die für die Stadt mindestens einmal verwendet wurden: 2 Siegpunkte für die Hauptrolle einer solchen Farbe und 1 für ihre Nebenrolle.
    Eine Farbe zählt einmal, wie viele Karten davon auch verwendet wurden.
    Der Erbauer erhält nichts für Rollen.
    .title = Die Rollen der anderen bringen Punkte
    .section = Eine Stadt errichten
    .plain = Für jede Farbe, die eine Stadt gekostet hat, erhalten die anderen 2 für die Hauptrolle und 1 für die Nebenrolle.
    .sources = A, F, N
IP-43 =
    Sofort wird eine neue Stadt aufgedeckt, wenn der Stapel der Städte eine hat.
    Schon der nächste Spieler darf sie errichten.
    In der AMIGO- und der niederländischen Ausgabe kommt die Karte der errichteten Stadt aus dem Spiel; in der französischen Ausgabe bleibt sie beim Erbauer.
    .title = Eine neue Stadt
    .section = Eine Stadt errichten
    .plain = Sofort wird eine neue Stadt aufgedeckt, wenn es eine gibt, und die errichtete kommt aus dem Spiel.
    .plain-mtm-fr = Sofort wird eine neue Stadt aufgedeckt, wenn es eine gibt, und die errichtete bleibt beim Erbauer.
    .sources = A, F, N; dass sie als Nächstes errichtet werden darf: F

## Phase 4

IP-50 =
    Zuerst kommen alle Rollenplättchen zurück auf den Spielplan.
    Dann werden, Farbe für Farbe der Reihe nach, die offenen Karten dieser Farbe jedes Spielers gezählt.
    Wer keine hat, nimmt nicht teil.
    .title = Die Rollen kommen zurück, und die Karten werden gezählt
    .section = Phase 4: die Rollen
    .plain = Alle Rollen kommen zurück, und die offenen Karten werden Farbe für Farbe gezählt; wer von einer keine hat, ist dort nicht dabei.
    .sources = A, F, N; Festlegung zu Spielern ohne Karten
    .rulings = Dass ein Spieler ohne offene Karte der Farbe darin weder Erster noch Zweiter ist, ist eine Festlegung.
IP-51 =
    Hat ein Spieler allein die meisten, nimmt er die Hauptrolle.
    Ist danach ein Spieler allein Zweiter, nimmt er die Nebenrolle.
    .title = Ein Erster, ein Zweiter
    .section = Phase 4: die Rollen
    .plain = Wer allein die meisten offenen Karten einer Farbe hat, nimmt die Hauptrolle, wer allein Zweiter ist, die Nebenrolle.
    .sources = A, F (a), N
IP-52 =
    Hat ein Spieler allein die meisten und sind mehrere gleichauf Zweite, nimmt der Erste die Hauptrolle, und die Nebenrolle wird unter denen versteigert, die gleichauf liegen.
    .title = Gleichstand auf Platz zwei
    .section = Phase 4: die Rollen
    .plain = Sind hinter einem Ersten mehrere gleichauf Zweite, wird die Nebenrolle unter ihnen versteigert.
    .sources = A (1), F (b), N
IP-53 =
    Liegen mehrere Spieler gleichauf an der Spitze, wird die Hauptrolle unter ihnen versteigert.
    Die Nebenrolle bleibt in dieser Runde auf dem Spielplan.
    .title = Gleichstand an der Spitze
    .section = Phase 4: die Rollen
    .plain = Liegen mehrere gleichauf an der Spitze, wird die Hauptrolle unter ihnen versteigert, und die Nebenrolle erhält niemand.
    .sources = A (2), F (c), N
IP-54 =
    Die Versteigerung einer Rolle läuft, wie IP-31 und IP-32 sagen, nur unter den Spielern, die gleichauf liegen.
    Sie beginnt mit dem Ersten von ihnen, im Uhrzeigersinn ab dem ersten Bieter der Ausgabe, diesen eingeschlossen.
    Der Gewinner zahlt an die Bank und nimmt das Plättchen und die Figur.
    Steigen alle aus, hat niemand das Plättchen.
    Nach der Versteigerung einer Rolle wird keine Stadt errichtet.
    .title = Die Versteigerung einer Rolle
    .section = Phase 4: die Rollen
    .plain = Nur wer gleichauf liegt, bietet um die Rolle; wer gewinnt, zahlt, nimmt Rolle und Figur und errichtet keine Stadt.
    .sources = A, F, N; Festlegung zum Errichten
    .rulings = Dass nach der Versteigerung einer Rolle keine Stadt errichtet wird, ist eine Festlegung: Das Recht dazu steht nur bei Phase 2.
IP-55 =
    Wer eine Hauptrolle nimmt, durch Mehrheit oder durch Versteigerung, verdeckt die Hälfte seiner offenen Karten dieser Farbe, aufgerundet.
    Eine Nebenrolle verdeckt keine.
    .title = Eine Hauptrolle verdeckt Karten
    .section = Phase 4: die Rollen
    .plain = Wer eine Hauptrolle nimmt, verdeckt die Hälfte seiner offenen Karten dieser Farbe, aufgerundet.
    .sources = A, F, N; Festlegung zu offenen Karten
    .rulings = Dass die Hälfte nur von den offenen Karten genommen wird, ist eine Festlegung, nach dem Beispiel in F.
IP-56 =
    Die Fähigkeit eines Plättchens wird sofort genutzt, Hauptrolle vor Nebenrolle, und muss genutzt werden, wenn es geht.
    Grün: Decke eine eigene verdeckte Karte auf, die nicht grün ist; in der niederländischen Ausgabe darf das unterbleiben.
    Weiß: Erhalte 1 Siegpunkt.
    Rot: Ziehe 1 Gebäudekarte; keine, wenn der Stapel leer oder aus dem Spiel ist.
    Blau: Setze 1 Wappen in eine beliebige Region; keines, wenn kein Wappen übrig ist.
    Gelb: Erhalte 2 Dukaten.
    .title = Die Fähigkeiten der Rollen
    .section = Phase 4: die Rollen
    .plain = Du nutzt die Fähigkeit einer Rolle, sobald du sie nimmst, und du musst es, wenn es geht.
    .plain-mtm-nl = Du nutzt die Fähigkeit einer Rolle, sobald du sie nimmst, und du musst es, wenn es geht; nur auf die grüne darfst du verzichten.
    .sources = A, F, N; Festlegungen zu Grün und Rot
    .rulings =
        A sagt, dass eine Fähigkeit genutzt werden muss, F und N, dass sie genutzt wird; das wird gleich gelesen.
        N sagt nur von der grünen, dass sie genutzt werden darf; dort darf sie also ungenutzt bleiben.
        Dass Rot nichts zieht, wenn es keinen Stapel gibt, ist ebenfalls eine Festlegung.
IP-57 =
    Wer in einer Farbe Erster und wer Zweiter ist, steht fest, bevor eine Karte dieser Farbe umgedreht wird.
    Eine durch die grüne Fähigkeit aufgedeckte Karte zählt für die späteren Farben derselben Phase.
    .title = Zählen vor dem Umdrehen
    .section = Phase 4: die Rollen
    .plain = Wer in einer Farbe Erster und wer Zweiter ist, steht fest, bevor eine Karte dieser Farbe umgedreht wird.
    .sources = Festlegung, nach der Reihenfolge in A
    .rulings = Beide Sätze sind eine Festlegung, nach der Reihenfolge, in der A die Phase beschreibt.
IP-58 =
    Mit 2 Spielern gibt es keine Nebenrollen: IP-51 vergibt keine, und IP-52 kommt nicht vor.
    .title = Rollen mit 2 Spielern
    .section = Phase 4: die Rollen
    .plain = Zu zweit gibt es keine Nebenrollen.
    .sources = A, F; Festlegung für die niederländische Ausgabe
    .rulings = Die niederländische Zusammenfassung hat keine Regeln für 2 Spieler; die niederländische Ausgabe übernimmt die der französischen Spielregel.

## The end

IP-60 =
    Das Spiel endet sofort und wird gewertet, wenn zum Zeitpunkt der Ausgabe weniger als 4 Städte offen liegen: am Ende von Phase 1 in der AMIGO-Ausgabe, zu Beginn von Phase 1 in der französischen und der niederländischen Ausgabe.
    In der AMIGO-Ausgabe sind die in dieser Phase 1 für die Versteigerung ausgelegten Karten dann nicht mehr auf der Hand und bleiben verdeckt.
    .title = Die Prüfung der Städte
    .section = Spielende
    .plain = Weniger als 4 offene Städte am Ende von Phase 1 beenden das Spiel; eben ausgelegte Karten bleiben verdeckt und zählen nicht zur Hand.
    .plain-mtm-fr = Weniger als 4 offene Städte zu Beginn von Phase 1 beenden das Spiel sofort.
    .plain-mtm-nl = Weniger als 4 offene Städte zu Beginn von Phase 1 beenden das Spiel sofort.
    .sources = A, F, N; Festlegung zu ausgelegten Karten
    .rulings = A beendet das Spiel zwischen dem Auslegen der Karten und ihrer Versteigerung und sagt nicht, wem sie gehören; ausgelegte Karten zählen nicht als Handkarten, und da das Aufdecken zu Phase 2 gehört, deckt sie niemand auf.
IP-61 =
    Zu Beginn von Phase 1 wird der Stapel der Gebäudekarten geprüft: Mit weniger als 12 Karten bei 3 Spielern, 16 bei 4, 20 bei 5 oder 10 bei 2 ist diese Runde die letzte.
    In der letzten Runde zieht niemand Karten und legt niemand Karten aus.
    In der AMIGO- und der niederländischen Ausgabe erhält jeder Spieler noch das Einkommen; in der französischen Ausgabe entfällt Phase 1 ganz.
    In Phase 2 werden bei 3 Spielern 6, bei 4 Spielern 8 und bei 5 Spielern 10 Karten direkt vom Stapel genommen und versteigert.
    Mit 2 Spielern werden in der AMIGO-Ausgabe alle übrigen Karten versteigert, in der französischen und der niederländischen Ausgabe 6 oder alle, die es gibt; ist keine Karte mehr da, gibt es keine Versteigerung, und es folgen die Phasen 3 und 4.
    Hat der Stapel bei 3 bis 5 Spielern zu wenige Karten, unterscheiden sich die Ausgaben.
    In der AMIGO-Ausgabe endet das Spiel sofort: Geprüft wird zu Beginn von Phase 2, nach dem Einkommen und der Prüfung der Städte, sodass die Phasen 3 und 4 nicht gespielt werden und die Rollen der Vorrunde zählen.
    In der französischen Ausgabe wird zuerst der ganze Stapel genommen; dann werden die aus dem Spiel entfernten Karten gemischt und zum neuen Stapel, aus dem die Versteigerung aufgefüllt wird; reicht es noch immer nicht, werden alle versteigert, die es gibt.
    In der niederländischen Ausgabe werden alle versteigert, die es gibt.
    Karten, die danach im Stapel übrig sind, bleiben dort in der AMIGO- und der französischen Ausgabe, wo die rote Fähigkeit sie ziehen darf; in der niederländischen Ausgabe kommen sie aus dem Spiel, und die rote Fähigkeit zieht nichts.
    Die Phasen 3 und 4 werden wie sonst gespielt; dann wird das Spiel gewertet.
    .title = Die Prüfung des Stapels und die letzte Runde
    .section = Spielende
    .plain = Wird der Stapel klein, ist es die letzte Runde: Du erhältst Dukaten, aber keine Karten, und versteigert wird vom Stapel.
    .plain-mtm-fr = Wird der Stapel klein, ist es die letzte Runde: Niemand erhält Dukaten oder Karten, und versteigert wird vom Stapel.
    .sources = A, F, N; für 2 Spieler A, F; Festlegungen zu den Karten der letzten Versteigerung und zu 2 Spielern
    .rulings =
        Festlegungen sind, wie die französische Ausgabe den Stapel und die entfernten Karten verwendet und was sie tut, wenn beide nicht reichen; dass übrige Karten in der AMIGO- und der französischen Ausgabe im Stapel bleiben; dass die niederländische Ausgabe mit 2 Spielern der französischen Spielregel folgt; und dass 2 Spieler ohne Karten ohne Versteigerung weiterspielen.

## Scoring

IP-70 =
    In jeder Region erhält der Spieler mit den meisten Wappen 5 Siegpunkte.
    Spieler, die gleichauf an der Spitze liegen, erhalten je 5, und es gibt keinen zweiten Platz.
    Sonst erhält der Spieler mit den zweitmeisten 2, bei Gleichstand jeder von ihnen.
    Wer kein Wappen in der Region hat, erhält dort nichts.
    .title = Regionen
    .section = Schlusswertung
    .plain = Die meisten Wappen in einer Region zählen 5, die zweitmeisten 2; bei Gleichstand an der Spitze je 5, und niemand ist Zweiter.
    .sources = A, F, N; Festlegung zu Spielern ohne Wappen
    .rulings = Dass ein Spieler ohne Wappen in einer Region weder Erster noch Zweiter sein kann, ist eine Festlegung.
IP-71 =
    Jede Hauptrolle zählt 2 Siegpunkte, jede Nebenrolle 1.
    .title = Rollen
    .section = Schlusswertung
    .plain = Eine Hauptrolle, die du am Ende hast, zählt 2 Punkte, eine Nebenrolle 1.
    .sources = A, F, N
IP-72 =
    Jeder Satz aus 5 Farben unter den Karten vor einem Spieler, offen oder verdeckt, zählt 2 Siegpunkte.
    .title = Sätze aus fünf Farben
    .section = Schlusswertung
    .plain = Jeder Satz aus fünf Farben unter den Karten vor dir, offen oder verdeckt, zählt 2 Punkte.
    .sources = A, F, N
IP-73 =
    Der Spieler mit den meisten Dukaten erhält 2 Siegpunkte; bei Gleichstand jeder von ihnen.
    .title = Meiste Dukaten
    .section = Schlusswertung
    .plain = Die meisten Dukaten zählen 2 Punkte, bei Gleichstand für jeden.
    .sources = A, F, N; Festlegung zu leeren Börsen
    .rulings = Keine Quelle nimmt einen Gleichstand bei null aus: Hat niemand einen Dukaten, liegen alle gleichauf.
IP-74 =
    Der Spieler mit den meisten Gebäudekarten auf der Hand erhält 2 Siegpunkte; bei Gleichstand jeder von ihnen.
    .title = Meiste Handkarten
    .section = Schlusswertung
    .plain = Die meisten Gebäudekarten auf der Hand zählen 2 Punkte, bei Gleichstand für jeden.
    .sources = A, F, N; Festlegung zu leeren Händen
    .rulings = Keine Quelle nimmt einen Gleichstand bei null aus: Hat niemand eine Karte, liegen alle gleichauf.
IP-75 =
    Der Spieler mit den meisten Siegpunkten gewinnt.
    Bei Gleichstand gewinnt, wer mehr Gebäudekarten vor sich hat, offen oder verdeckt; besteht er weiter, wer in der Reihenfolge der Farben die erste Hauptrolle hat.
    Wer dann noch gleichauf liegt, teilt sich den Sieg.
    .title = Der Sieger
    .section = Schlusswertung
    .plain = Die meisten Punkte gewinnen; bei Gleichstand mehr Gebäudekarten auf dem Tisch, dann die erste Hauptrolle, sonst wird geteilt.
    .sources = A, F, N; Festlegung zum letzten Gleichstand
    .rulings = Die Quellen enden bei den Rollen; dass sich Spieler, die dann noch gleichauf liegen, den Sieg teilen, ist eine Festlegung.

## Worked examples

IP-E1 =
    Vier Spieler haben 3 grüne, 2 weiße, 2 rote Karten und 1 gelbe ausgelegt.
    Versteigert wird Gelb, Weiß, Rot, Grün; Weiß kommt wegen der Reihenfolge der Farben vor Rot.
    .title = Die Reihenfolge der Versteigerungen
    .section = Beispiele
    .plain = Liegen 3 grüne, 2 weiße, 2 rote Karten und 1 gelbe aus, wird Gelb, Weiß, Rot, Grün versteigert.
    .sources = F
IP-E2 =
    Die Medici errichten Milano: Sie spielen 2 blaue Karten, 1 rote und 1 gelbe aus und zahlen 4 Dukaten.
    Sie erhalten 6 Siegpunkte und dürfen 2 Wappen in seine Regionen setzen, Blau und Grün.
    Jede andere Familie erhält Punkte für ihre blauen, roten und gelben Rollen.
    .title = Die Medici errichten Milano
    .section = Beispiele
    .plain = Milano kostet 2 blaue Karten, 1 rote, 1 gelbe und 4 Dukaten und bringt 6 Punkte und bis zu 2 Wappen.
    .sources = A
IP-E3 =
    Barbara errichtet Lucca mit 2 weißen Karten, 1 blauen und 1 roten.
    Andrea, mit der weißen Hauptrolle, erhält 2.
    Tom, mit der weißen Nebenrolle und der blauen Hauptrolle, erhält 1 und 2.
    Barbara erhält nur die Punkte der Karte.
    .title = Barbara errichtet Lucca
    .section = Beispiele
    .plain = Wird Lucca errichtet, erhalten andere 2 für die weiße Hauptrolle, 1 für die weiße Nebenrolle und 2 für die blaue Hauptrolle.
    .sources = F
IP-E4 =
    Giorgio hat 4 blaue Karten offen, Nick 3, Roberto und Marco je 1.
    Giorgio nimmt die blaue Hauptrolle, Nick die Nebenrolle.
    .title = Ein Erster, ein Zweiter
    .section = Beispiele
    .plain = Bei 4, 3, 1 und 1 blauen Karten nimmt der Erste die blaue Hauptrolle und der Zweite die Nebenrolle.
    .sources = F (a)
IP-E5 =
    Giorgio hat 4 blaue Karten offen, Nick und Marco je 2, Roberto 1.
    Giorgio nimmt die blaue Hauptrolle; die Nebenrolle wird zwischen Nick und Marco versteigert, ohne Roberto.
    .title = Zwei gleichauf Zweite
    .section = Beispiele
    .plain = Bei 4, 2, 2 und 1 blauen Karten nimmt der Erste die blaue Hauptrolle, und die mit 2 bieten um die Nebenrolle.
    .sources = F (b)
IP-E6 =
    Giorgio, Marco und Roberto haben je 3 blaue Karten offen, Nick 1.
    Die blaue Hauptrolle wird unter diesen dreien versteigert; die Nebenrolle hat niemand.
    .title = Drei gleichauf an der Spitze
    .section = Beispiele
    .plain = Bei 3, 3, 3 und 1 blauen Karten bieten die mit 3 um die blaue Hauptrolle, und die Nebenrolle hat niemand.
    .sources = F (c)
IP-E7 =
    Wer mit 3 offenen Karten eine Hauptrolle nimmt, verdeckt 2 davon: die Medici als grüner Meister in A, Andrea mit der blauen Hauptrolle in F.
    Nick, der mit 2 offenen Karten die blaue Nebenrolle nimmt, verdeckt keine.
    .title = Karten verdecken
    .section = Beispiele
    .plain = Eine Hauptrolle, genommen mit 3 offenen Karten, verdeckt 2 davon, eine Nebenrolle keine.
    .sources = A, F
IP-E8 =
    Blaue Region: Die Carraresi haben die meisten Wappen, Visconti und Gonzaga je 1; sie erhalten 5, 2 und 2.
    Grüne Region: Die d’Este haben 3 Wappen und die Carraresi weniger (geprüft mit 1); sie erhalten 5 und 2.
    Rote Region: Die Visconti sind allein und erhalten 5.
    Gelbe Region: Medici und Gonzaga liegen gleichauf an der Spitze, die Visconti haben 1; sie erhalten 5, 5 und 0.
    .title = Vier Regionen gewertet
    .section = Beispiele
    .plain = Zwei gleichauf Zweite erhalten je 2, wer in einer Region allein ist, 5, und hinter zwei Ersten erhält niemand etwas.
    .sources = A
IP-E9 =
    Marcel von den Medici errichtet Firenze: Er zahlt 5 Dukaten und spielt 2 grüne Karten, 1 rote, 1 blaue und 1 gelbe aus.
    Er darf 2 Wappen in die braune, die violette oder die grüne Region setzen und erhält 8 Siegpunkte.
    .title = Marcel errichtet Firenze
    .section = Beispiele
    .plain = Firenze kostet 2 grüne Karten, 1 rote, 1 blaue, 1 gelbe und 5 Dukaten und bringt 8 Punkte und bis zu 2 Wappen.
    .sources = F; Festlegung zu den Punkten
    .rulings = Die 6 Siegpunkte der Quelle sind ein Versehen.
IP-E10 =
    Vier Spieler haben 8 Karten ausgelegt; die Versteigerungen beginnen mit Grün und enden mit Blau.
    Das Bild der Karten ist verloren, also dienen beliebige Karten, die diese Reihenfolge ergeben, als Probe.
    .title = Von Grün bis Blau
    .section = Beispiele
    .plain = Bei 8 ausgelegten Karten von vier Spielern können die Versteigerungen mit Grün beginnen und mit Blau enden.
    .sources = A
