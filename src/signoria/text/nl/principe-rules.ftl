### Il Principe, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/principe.md is generated from this file by tools/docs.py.

## The game, its sources and its editions

about-game =
    Il Principe van Emanuele Ornella; Mind the Move 2005, AMIGO 2006.
    Voor 2 tot 5 spelers.
about-rulings =
    Een beslissing regelt wat de bronnen verzwijgen of waarin ze zichzelf tegenspreken.
    Ze is van ons, niet van de spelregels, en wordt overal waar ze voorkomt aangegeven.
about-editions =
    Waar de spelregels het oneens zijn, heeft het spel edities, geen gemiddelde.
    Een editie is een reeks keuzes met een naam; de AMIGO-editie is de standaard.

source-A = AMIGO 2006, Italiaanse spelregels
source-N = Mind the Move 2005, Nederlandse samenvatting
source-F = Mind the Move 2005, Franse spelregels

edition-start-ducats = Geldstukken aan het begin
    .amigo = 5
    .mtm-fr = 0
    .mtm-nl = 0
    .quote-amigo = un capitale iniziale di 5 Ducati
    .sources = A geeft er 5; F en N geen
edition-shields = Wapenschilden die een speler kan plaatsen
    .amigo = 12: voor de score is er een eigen pion
    .mtm-fr = 11: een van de 12 houdt de score bij
    .mtm-nl = 11: een van de 12 houdt de score bij
    .quote-amigo = i 12 segnalini Blasone della famiglia, … e un cilindro segnapunti
    .quote-mtm-fr = Pose un bouclier sur le … du compteur de score pour indiquer ses PVs
    .quote-mtm-nl = de 12 wapenschilden, 1 ervan leg je op de 0 van het scorespoor
    .sources = A, F, N
edition-first-bidder = Wie als eerste biedt
    .amigo = Wie de figuur heeft
    .mtm-fr = De speler links van wie de figuur heeft
    .mtm-nl = De speler links van wie de figuur heeft
    .quote-amigo = inizia sempre dal giocatore con l’indicatore "Il Principe" e prosegue in senso orario
    .quote-mtm-fr = Le joueur à la gauche de … commence chaque enchère en faisant une offre
    .quote-mtm-nl = de eerste speler die mag bieden is de speler links van Il Principe
    .sources = A, F, N (fase 2)
edition-city-check = Wanneer minder dan 4 open steden het spel beëindigen
    .amigo = Aan het einde van fase 1
    .mtm-fr = Bij het begin van fase 1
    .mtm-nl = Bij het begin van fase 1
    .quote-amigo = Alla fine della Fase 1 ci sono meno di 4 carte Città accanto al tabellone di gioco
    .quote-mtm-fr = Au début de la phase 1, il reste moins de 4 cartes Cités disponibles sur le plateau
    .quote-mtm-nl = als bij het begin van fase 1 minder dan 4 stadskarten beschikbaar zijn is het spel onmiddellijk gedaan
    .sources = A, F, N (einde van het spel)
edition-last-round-income = Fase 1 van de laatste ronde
    .amigo = Alleen geldstukken
    .mtm-fr = Helemaal niets
    .mtm-nl = Alleen geldstukken
    .quote-amigo = Nella Fase 1 i giocatori ricevono solo i Ducati dalla Banca, senza aggiungere carte Edificio alla propria mano
    .quote-mtm-fr = La phase 1 est supprimée
    .quote-mtm-nl = waarbij fase 1 vervalt, elke speler krijgt wel nog 5 geldstukken zoals in fase 1
    .sources = A, F, N (einde van het spel)
edition-short-deck = Laatste ronde, te weinig kaarten voor de veiling (3 tot 5 spelers)
    .amigo = Het spel is onmiddellijk gedaan
    .mtm-fr = De verwijderde kaarten worden geschud en vullen de veiling aan; zijn het er dan nog te weinig, dan alle die er zijn
    .mtm-nl = Alle die er zijn
    .quote-amigo = Se ci sono meno carte di quelle richieste, la partita termina immediatamente
    .quote-mtm-fr = S’il n’y a pas assez de cartes dans la pioche, réutiliser des cartes déjà défaussées
    .quote-mtm-nl = indien er minder dan 2 kaarten per speler overblijven worden ze allemaal geveild
    .sources = A, F, N (einde van het spel); beslissing voor de Franse editie
    .rulings =
        In de Franse editie wordt eerst de hele stapel genomen.
        De verwijderde kaarten vormen dan, geschud, de nieuwe stapel waarmee de veiling wordt aangevuld; zijn het er dan nog te weinig, dan worden alle die er zijn geveild.
edition-cards-left = Laatste ronde, kaarten die na het klaarleggen van de veiling in de stapel over zijn
    .amigo = Ze blijven; de rode kracht kan ze nemen
    .mtm-fr = Ze blijven; de rode kracht kan ze nemen
    .mtm-nl = Ze verdwijnen uit het spel; de rode kracht neemt niets
    .quote-mtm-nl = overtollige kaarten verdwijnen uit het spel
    .sources = N; beslissing voor de AMIGO- en de Franse editie
    .rulings = De AMIGO- en de Franse spelregels zeggen niet wat er met deze kaarten gebeurt; ze blijven in de stapel.
edition-two-players = Laatste ronde met 2 spelers, geveilde kaarten
    .amigo = Alle die over zijn
    .mtm-fr = 6, of alle die er zijn
    .mtm-nl = 6, of alle die er zijn
    .quote-amigo = Nella Fase 2 tutte le carte rimaste vengono quindi messe all’asta
    .quote-mtm-fr = tirer 6 cartes Bâtiment de la pioche (ou toutes celles restantes)
    .sources = A, F; beslissing voor de Nederlandse editie
    .rulings =
        De Nederlandse samenvatting heeft geen regels voor 2 spelers, dus neemt de Nederlandse editie die van de Franse spelregels.
        Met 2 spelers geldt de keuze over te weinig kaarten niet; is er geen kaart meer, dan is er geen veiling, en volgen de fasen 3 en 4.
edition-green-power = De groene kracht
    .amigo = Moet worden gebruikt als dat kan
    .mtm-fr = Moet worden gebruikt als dat kan
    .mtm-nl = Mag ongebruikt blijven
    .quote-amigo = deve eseguire immediatamente la relativa abilità speciale
    .quote-mtm-fr = réalise immédiatement l’action spéciale associée à ce Rôle
    .quote-mtm-nl = mag een niet-groene verdekte kaart die voor zich ligt terug open leggen
    .sources = A, F, N; beslissing voor de Franse editie
    .rulings =
        De Franse spelregels zeggen niet dat ze moet en niet dat ze mag worden gebruikt; ze wordt gebruikt als in de AMIGO-spelregels.
        De Nederlandse samenvatting zegt alleen van de groene kracht dat ze mag worden gebruikt.
edition-built-city = De kaart van een gebouwde stad
    .amigo = Uit het spel
    .mtm-fr = Blijft bij de bouwer
    .mtm-nl = Uit het spel
    .quote-amigo = La carta della città appena costruita viene riposta nella scatola, a faccia in giù
    .quote-mtm-fr = La carte de la cité construite est placée à côté du bâtisseur
    .quote-mtm-nl = de stadskaart verdwijnt uit het spel en er wordt een nieuwe stadskaart opengelegd
    .sources = A, F, N

option-rich =
    Met de optie rich begint elke speler met 10 geldstukken en krijgt er 6 per ronde, en mogen er in ronde 1 steden worden gebouwd.
    Ze kan aan elke editie worden toegevoegd.
    Met 2 spelers krijgt men er al 6, en dat blijven er 6.
    .title = Rijke families
    .section = Opties
    .sources = A (variant); beslissingen voor 2 spelers en voor de Franse en de Nederlandse editie
    .rulings =
        De AMIGO-spelregels zeggen niet of de optie het inkomen verhoogt in een spel met 2, dat al 6 is; dat doet ze niet.
        Alleen de AMIGO-spelregels hebben deze variant; dat ze aan de Franse en de Nederlandse editie kan worden toegevoegd, is een beslissing.

## Components

IP-1 =
    Er zijn 100 gebouwenkaarten, 20 van elke kleur.
    Groen is de Universiteit, wit de Kathedraal, rood het Stadhuis, blauw het Kasteel en geel de Markt.
    .title = De gebouwenkaarten
    .section = Materiaal
    .plain = Er zijn 100 gebouwenkaarten, 20 van elk van de vijf kleuren.
    .sources = A, F
IP-2 =
    Overal waar de kleurvolgorde wordt gebruikt, is die groen, wit, rood, blauw, geel.
    .title = De kleurvolgorde
    .section = Materiaal
    .plain = De kleurvolgorde is groen, wit, rood, blauw, geel.
    .sources = A, F, N
IP-3 =
    Er zijn 15 stadskaarten: 5 kleine, 5 middelgrote en 5 grote.
    De kleine steden zijn Siena, Orvieto, Venezia, Verona en Perugia; elk is 4 overwinningspunten waard, kost 3 geldstukken en 3 gebouwenkaarten van verschillende kleuren, geeft 1 wapenschild en grenst aan 1 gebied.
    De middelgrote steden zijn Urbino, Padova, Lucca, Milano en Bologna; elk is 6 overwinningspunten waard, kost 4 geldstukken en 4 gebouwenkaarten, waarvan één kleur tweemaal, geeft 2 wapenschilden en grenst aan 2 gebieden.
    De grote steden zijn Mantova, Firenze, Ferrara, Pisa en Rimini; elk is 8 overwinningspunten waard, kost 5 geldstukken en 5 gebouwenkaarten, waarvan één kleur tweemaal, geeft 2 wapenschilden en grenst aan 3 gebieden.
    Welke kleuren en gebieden een kaart toont, en of een bron dat zegt of ze gereconstrueerd zijn, staat op de pagina ‘De doos’ en in signoria box principe; wat jouw exemplaar anders zegt, kun je verbeteren.
    .title = De stadskaarten
    .section = Materiaal
    .plain = Een stadskaart geeft haar punten aan, wat ze aan geldstukken en gebouwenkaarten kost en hoeveel wapenschilden ze geeft.
    .sources = F, N; beslissingen over kleine steden en over Firenze
    .rulings =
        Dat de 3 gebouwenkaarten van een kleine stad allemaal van kleur verschillen, is een beslissing.
        Net als de 8 overwinningspunten van Firenze: een voorbeeld in F geeft er 6, maar de lijst van F zelf geeft er 8 voor een grote stad.
IP-4 =
    De kaart heeft 6 gebieden.
    Er zijn 5 hoofdrolkaarten en 5 bijrolkaarten, één van elk in elke kleur.
    De families zijn Medici, Visconti, Carraresi, d’Este en Gonzaga.
    .title = Gebieden, rollenkaarten en families
    .section = Materiaal
    .plain = Er zijn 6 gebieden, 5 families en in elke kleur een hoofdrol en een bijrol.
    .sources = A, F
IP-5 =
    De bank raakt nooit leeg.
    Geldstukken zijn heel.
    .title = De bank
    .section = Materiaal
    .plain = De geldstukken van de bank raken nooit op.
    .sources = beslissing
    .rulings = Geen bron zegt wat er gebeurt als de geldstukken op zijn; de bank heeft er zoveel als nodig.

## Set-up

IP-10 =
    Schud de gebouwenkaarten en de stadskaarten apart, en leg 4 steden open.
    Elke speler neemt een familie, haar wapenschilden en de begingeldstukken van de editie; elke score is 0.
    Eén speler neemt de Il Principe-figuur: die wordt geloot, tenzij de tafel iemand aanwijst.
    .title = Spelvoorbereiding
    .section = Spelvoorbereiding
    .plain = Iedereen begint met een familie, haar wapenschilden en de begingeldstukken, en één speler neemt de figuur.
    .sources = A, F, N; beslissing over de startspeler
    .rulings = A stelt de speler voor die het laatst Italië bezocht, F die het laatst Italiaans at; een loting komt in de plaats van beide.
IP-11 =
    Verwijder met 2 spelers alle bijrolkaarten, 7 gebouwenkaarten van elke kleur, zodat er 65 overblijven, en 5 stadskaarten willekeurig en ongezien, zodat er 10 overblijven.
    .title = Spelvoorbereiding voor 2 spelers
    .section = Spelvoorbereiding
    .plain = Met twee spelers speel je zonder bijrollen, met 65 gebouwenkaarten en 10 steden.
    .sources = A, F; beslissing voor de Nederlandse editie
    .rulings = De Nederlandse samenvatting heeft geen regels voor 2 spelers; de Nederlandse editie neemt die van de Franse spelregels.

## Phase 1

IP-20 =
    Bij het begin van fase 1 komt eerst de controle van de steden, als de editie die op dit moment doet (IP-60), en dan de controle van de stapel (IP-61).
    .title = De controles bij het begin van een ronde
    .section = Fase 1: nieuwe gebouwenkaarten
    .plain = Bij het begin van een ronde wordt de stapel gecontroleerd: is hij klein geworden, dan is het de laatste.
    .plain-mtm-fr = Bij het begin van een ronde worden de open steden gecontroleerd, dan de stapel: beide kunnen het einde brengen.
    .plain-mtm-nl = Bij het begin van een ronde worden de open steden gecontroleerd, dan de stapel: beide kunnen het einde brengen.
    .sources = A, F, N
IP-21 =
    Elke speler krijgt 5 geldstukken, neemt 4 gebouwenkaarten en legt 2 kaarten verdekt neer, gekozen uit de hele hand.
    Met 2 spelers krijgt elk 6 geldstukken, neemt 5 kaarten en legt er 3 neer.
    Met de optie rich krijgt men 6 geldstukken.
    De kaarten worden gegeven vanaf wie de figuur heeft, met de klok mee; daarna kiezen alle spelers tegelijk en in het geheim.
    .title = Geldstukken, nieuwe kaarten en kaarten voor de veiling
    .section = Fase 1: nieuwe gebouwenkaarten
    .plain = Je krijgt je geldstukken, neemt kaarten en legt uit je hele hand kaarten verdekt neer voor de veiling, iedereen tegelijk.
    .sources = A, F, N; voor 2 spelers A, F; beslissingen over het gelijktijdig kiezen en over 2 spelers in de Nederlandse editie
    .rulings =
        F gaat de tafel rond, de ene speler na de andere; omdat de kaarten verdekt liggen, komt tegelijk kiezen op hetzelfde neer.
        De Nederlandse samenvatting heeft geen regels voor 2 spelers; de Nederlandse editie neemt die van de Franse spelregels.
IP-22 =
    Er is geen limiet aan een hand.
    Geldstukken zijn verborgen.
    Het aantal kaarten op hand is openbaar; de kleuren niet.
    .title = Wat verborgen en wat openbaar is
    .section = Fase 1: nieuwe gebouwenkaarten
    .plain = Je geldstukken en de kleuren van je hand zijn geheim; hoeveel kaarten je hebt is openbaar en heeft geen limiet.
    .sources = A, F; beslissing over het aantal
    .rulings = De bronnen verbergen het geld maar zeggen niets over het aantal kaarten op hand; dat is openbaar.

## Phase 2

IP-30 =
    De neergelegde kaarten worden omgedraaid en per kleur samengelegd.
    De groepen worden een voor een geveild, van de kleinste naar de grootste; bij gelijke stand geldt de kleurvolgorde.
    Een kleur zonder kaart wordt overgeslagen.
    .title = De groepen en hun volgorde
    .section = Fase 2: de veiling
    .plain = De neergelegde kaarten worden omgedraaid en per kleur geveild, de kleinste groep eerst, gelijke in kleurvolgorde.
    .sources = A, F, N
IP-31 =
    Het bieden op een groep begint bij de eerste bieder van de editie, naar waar de figuur op dat moment staat, en gaat met de klok mee.
    In de AMIGO-editie is dat wie de figuur heeft; in de Franse en de Nederlandse editie is het de speler links daarvan.
    Wie aan de beurt is, biedt meer dan het hoogste bod tot dan toe, minstens 1 geldstuk en hoogstens zijn eigen geldstukken, of past definitief voor deze groep.
    .title = Bieden
    .section = Fase 2: de veiling
    .plain = Wie de figuur heeft, begint; bied meer dan het laatste bod, hoogstens wat je hebt, of pas definitief.
    .plain-mtm-fr = Wie links van de figuur zit, begint; bied meer dan het laatste bod, hoogstens wat je hebt, of pas definitief.
    .plain-mtm-nl = Wie links van de figuur zit, begint; bied meer dan het laatste bod, hoogstens wat je hebt, of pas definitief.
    .sources = A, F, N; beslissingen over het laagste bod en over de eigen geldstukken
    .rulings =
        Geen bron noemt het laagste eerste bod; het is 1 geldstuk.
        Dat niemand meer biedt dan hij bezit, staat alleen in de AMIGO-spelregels; het geldt ook in de Franse en de Nederlandse editie.
IP-32 =
    De veiling van een groep eindigt als er één speler over is die heeft geboden, of als allen hebben gepast.
    Hebben alle anderen gepast zonder bod, dan mag de laatste speler nog bieden, minstens 1 geldstuk, of passen.
    .title = Het einde van een veiling
    .section = Fase 2: de veiling
    .plain = Een veiling eindigt als er één speler over is die heeft geboden, of als iedereen heeft gepast.
    .sources = A, F, N; beslissing over de laatste speler
    .rulings = A laat de veiling doorgaan tot allen ‘behalve de hoogste bieder’ hebben gepast; een speler die niet heeft geboden, is nog niet de hoogste bieder, en wordt dus nog gevraagd.
IP-33 =
    De winnaar betaalt het bod aan de bank, neemt de kaarten van de groep op hand en neemt de figuur.
    De winnaar mag dan onmiddellijk één stad bouwen (IP-40 tot IP-43), maar niet in ronde 1, tenzij met de optie rich wordt gespeeld.
    Dit komt boven op fase 3.
    Een speler mag op elk aantal groepen bieden en ze winnen, en mag na elke gewonnen groep bouwen.
    .title = De winnaar betaalt en wordt Il Principe
    .section = Fase 2: de veiling
    .plain = Wie wint, betaalt, neemt kaarten en figuur en mag meteen één stad bouwen als deze ronde dat toelaat.
    .sources = A, F, N
IP-34 =
    Biedt niemand, dan verdwijnt de groep uit het spel.
    .title = Een groep zonder bod
    .section = Fase 2: de veiling
    .plain = Kaarten waarop niemand biedt, verdwijnen uit het spel.
    .sources = A, F, N

## Phase 3

IP-38 =
    Vanaf wie de figuur heeft, met de klok mee, doet elke speler één van drie dingen.
    Hij bouwt een stad, maar niet in ronde 1 tenzij met de optie rich wordt gespeeld; of hij speelt een willekeurig aantal kaarten van één kleur uit de hand, minstens 1, open voor zich; of hij doet niets.
    De figuur verandert in fase 3 niet van plaats.
    .title = Bouwen, kaarten spelen of niets doen
    .section = Fase 3: bouwen of kaarten spelen
    .plain = Je bouwt een stad als deze ronde dat toelaat, of speelt kaarten van één kleur uit, of doet niets.
    .sources = A, F, N; beslissing over niets doen
    .rulings = Dat een speler niets mag doen, is een beslissing, naar ‘può’ in A en ‘kans’ in N.

## Building a city

IP-40 =
    Alleen een openliggende stad kan worden gebouwd.
    De bouwer speelt uit de hand precies de gebouwenkaarten die ze aangeeft, open voor zich, en betaalt haar geldstukken aan de bank.
    Beide zijn verschuldigd, anders wordt er niets gebouwd.
    .title = De prijs van een stad
    .section = Stadsbouw
    .plain = Een open stad kost precies de kaarten die ze aangeeft, uit de hand, en haar geldstukken: allebei, of er wordt niet gebouwd.
    .sources = A, F, N
IP-41 =
    De bouwer krijgt de overwinningspunten van de stad en mag zoveel wapenschilden plaatsen als de stad aangeeft, of minder.
    Elk geplaatst wapenschild gaat naar een gebied waaraan de stad grenst, verdeeld zoals de bouwer wil.
    Wie minder wapenschilden over heeft dan de stad aangeeft, plaatst er hoogstens zoveel; wie er geen heeft, geen.
    .title = Punten en wapenschilden voor de bouwer
    .section = Stadsbouw
    .plain = Je krijgt de punten van de stad en mag haar wapenschilden plaatsen, alle of minder, in gebieden waaraan ze grenst.
    .sources = A, F, N; beslissing over het aantal
    .rulings = Alle drie de spelregels mengen mogen en moeten; hoeveel wapenschilden er worden geplaatst, wordt als keuze gelezen, de gebieden als plicht.
IP-42 =
    Elke andere speler krijgt punten voor zijn rollen in de kleuren die minstens eenmaal voor de stad zijn gebruikt: 2 overwinningspunten voor de hoofdrol van zo’n kleur en 1 voor de bijrol.
    Een kleur telt eenmaal, hoeveel kaarten ervan ook zijn gebruikt.
    De bouwer krijgt geen punten voor rollen.
    .title = De rollen van de andere spelers tellen
    .section = Stadsbouw
    .plain = Voor elke kleur die een stad heeft gekost, krijgen de anderen 2 voor de hoofdrol en 1 voor de bijrol.
    .sources = A, F, N
IP-43 =
    Er wordt onmiddellijk een nieuwe stad opengelegd als de stapel steden er een heeft.
    De volgende speler mag die al bouwen.
    In de AMIGO- en de Nederlandse editie verdwijnt de kaart van de gebouwde stad uit het spel; in de Franse editie blijft ze bij de bouwer.
    .title = Een nieuwe stad
    .section = Stadsbouw
    .plain = Er wordt meteen een nieuwe stad opengelegd, als die er is, en de gebouwde verdwijnt uit het spel.
    .plain-mtm-fr = Er wordt meteen een nieuwe stad opengelegd, als die er is, en de gebouwde blijft bij de bouwer.
    .sources = A, F, N; dat ze daarna kan worden gebouwd: F

## Phase 4

IP-50 =
    Eerst gaan alle rollenkaarten terug naar het bord.
    Dan worden, kleur voor kleur in volgorde, de open kaarten van die kleur van elke speler geteld.
    Een speler zonder zulke kaarten doet niet mee.
    .title = De rollen gaan terug en de kaarten worden geteld
    .section = Fase 4: de rollen
    .plain = Alle rollen gaan terug, en de open kaarten worden kleur voor kleur geteld; wie er geen heeft, doet niet mee.
    .sources = A, F, N; beslissing over spelers zonder kaarten
    .rulings = Dat een speler zonder open kaart van de kleur daarin eerste noch tweede is, is een beslissing.
IP-51 =
    Heeft één speler alleen de meerderheid, dan neemt die de hoofdrol.
    Is daarna één speler alleen tweede, dan neemt die de bijrol.
    .title = Eén eerste, één tweede
    .section = Fase 4: de rollen
    .plain = Wie alleen de meeste open kaarten van een kleur heeft, neemt de hoofdrol, wie alleen tweede is, de bijrol.
    .sources = A, F (a), N
IP-52 =
    Heeft één speler alleen de meerderheid en delen meerdere de tweede plaats, dan neemt de eerste de hoofdrol en wordt de bijrol geveild onder wie de tweede plaats delen.
    .title = Gelijke stand op de tweede plaats
    .section = Fase 4: de rollen
    .plain = Delen achter één eerste meerdere spelers de tweede plaats, dan wordt de bijrol onder hen geveild.
    .sources = A (1), F (b), N
IP-53 =
    Delen meerdere spelers de meerderheid, dan wordt de hoofdrol onder hen geveild.
    De bijrol blijft deze ronde op het bord liggen.
    .title = Gelijke stand op de eerste plaats
    .section = Fase 4: de rollen
    .plain = Delen meerdere spelers de eerste plaats, dan wordt de hoofdrol onder hen geveild en krijgt niemand de bijrol.
    .sources = A (2), F (c), N
IP-54 =
    Een veiling om een rol verloopt zoals IP-31 en IP-32 zeggen, alleen onder de spelers met gelijke stand.
    Ze begint bij de eerste van hen vanaf de eerste bieder van de editie, deze meegerekend, met de klok mee.
    De winnaar betaalt de bank en neemt de rollenkaart en de figuur.
    Passen allen, dan heeft niemand de rollenkaart.
    Na een veiling om een rol wordt geen stad gebouwd.
    .title = Een veiling om een rol
    .section = Fase 4: de rollen
    .plain = Alleen wie gelijk staat, biedt op de rol; wie wint, betaalt, neemt rol en figuur en bouwt geen stad.
    .sources = A, F, N; beslissing over het bouwen
    .rulings = Dat er na een veiling om een rol geen stad wordt gebouwd, is een beslissing: het recht om te bouwen staat alleen bij fase 2.
IP-55 =
    Wie een hoofdrol neemt, door meerderheid of op de veiling, draait de helft van zijn open kaarten van die kleur om, naar boven afgerond.
    Een bijrol draait er geen om.
    .title = Een hoofdrol draait kaarten om
    .section = Fase 4: de rollen
    .plain = Wie een hoofdrol neemt, draait de helft van zijn open kaarten van die kleur om, naar boven afgerond.
    .sources = A, F, N; beslissing over open kaarten
    .rulings = Dat de helft alleen van de open kaarten wordt genomen, is een beslissing, naar het voorbeeld in F.
IP-56 =
    De kracht van een rollenkaart wordt onmiddellijk gebruikt, hoofdrol voor bijrol, en moet worden gebruikt als dat kan.
    Groen: leg één eigen verdekte kaart die niet groen is open; in de Nederlandse editie mag dit achterwege blijven.
    Wit: krijg 1 overwinningspunt.
    Rood: neem 1 gebouwenkaart; geen als de stapel leeg is of uit het spel is.
    Blauw: plaats 1 wapenschild in een gebied naar keuze; geen als er geen wapenschild over is.
    Geel: krijg 2 geldstukken.
    .title = De krachten van de rollen
    .section = Fase 4: de rollen
    .plain = Je gebruikt de kracht van een rol zodra je haar neemt, en je moet het als het kan.
    .plain-mtm-nl = Je gebruikt de kracht van een rol zodra je haar neemt, en je moet het als het kan; alleen de groene mag je laten.
    .sources = A, F, N; beslissingen over groen en rood
    .rulings =
        A zegt dat een kracht moet worden gebruikt, F en N dat ze wordt gebruikt, wat hetzelfde wordt gelezen.
        N zegt alleen van groen dat het mag; daar mag het dus achterwege blijven.
        Dat rood niets neemt als er geen stapel is, is ook een beslissing.
IP-57 =
    Wie in een kleur eerste en wie tweede is, staat vast voordat er een kaart van die kleur wordt omgedraaid.
    Een kaart die door de groene kracht wordt opengelegd, telt voor de latere kleuren van dezelfde fase.
    .title = Tellen voor omdraaien
    .section = Fase 4: de rollen
    .plain = Wie in een kleur eerste en wie tweede is, staat vast voordat er een kaart van die kleur wordt omgedraaid.
    .sources = beslissing, naar de volgorde in A
    .rulings = Beide zinnen zijn een beslissing, naar de volgorde waarin A de fase vertelt.
IP-58 =
    Met 2 spelers zijn er geen bijrollen: IP-51 geeft er geen en IP-52 komt niet voor.
    .title = Rollen met 2 spelers
    .section = Fase 4: de rollen
    .plain = Met twee spelers zijn er geen bijrollen.
    .sources = A, F; beslissing voor de Nederlandse editie
    .rulings = De Nederlandse samenvatting heeft geen regels voor 2 spelers; de Nederlandse editie neemt die van de Franse spelregels.

## The end

IP-60 =
    Het spel is onmiddellijk gedaan en wordt geteld als er op het moment van de editie minder dan 4 steden openliggen: aan het einde van fase 1 in de AMIGO-editie, bij het begin van fase 1 in de Franse en de Nederlandse editie.
    In de AMIGO-editie zijn de in die fase 1 voor de veiling neergelegde kaarten dan niet meer op hand en blijven ze verdekt.
    .title = De controle van de steden
    .section = Einde van het spel
    .plain = Minder dan 4 open steden aan het einde van fase 1 beëindigen het spel; pas neergelegde kaarten blijven verdekt en tellen niet mee.
    .plain-mtm-fr = Minder dan 4 open steden bij het begin van fase 1 beëindigen het spel meteen.
    .plain-mtm-nl = Minder dan 4 open steden bij het begin van fase 1 beëindigen het spel meteen.
    .sources = A, F, N; beslissing over neergelegde kaarten
    .rulings = A beëindigt het spel tussen het neerleggen van de kaarten en de veiling ervan, en zegt niet van wie ze zijn; neergelegde kaarten tellen niet als kaarten op hand, en omdat ze pas in fase 2 worden omgedraaid, draait niemand ze om.
IP-61 =
    Bij het begin van fase 1 wordt de stapel gebouwenkaarten gecontroleerd: met minder dan 12 kaarten voor 3 spelers, 16 voor 4, 20 voor 5 of 10 voor 2 is deze ronde de laatste.
    In de laatste ronde neemt of legt niemand kaarten.
    In de AMIGO- en de Nederlandse editie krijgt elke speler nog de geldstukken; in de Franse editie vervalt fase 1 helemaal.
    In fase 2 worden 6 kaarten voor 3 spelers, 8 voor 4 en 10 voor 5 rechtstreeks van de stapel genomen en geveild.
    Met 2 spelers worden in de AMIGO-editie alle overige kaarten geveild, en in de Franse en de Nederlandse editie 6 of alle die er zijn; is er geen kaart meer, dan is er geen veiling, en volgen de fasen 3 en 4.
    Heeft de stapel voor 3 tot 5 spelers te weinig kaarten, dan verschillen de edities.
    In de AMIGO-editie is het spel onmiddellijk gedaan: dit wordt gecontroleerd bij het begin van fase 2, na de geldstukken en de controle van de steden, zodat de fasen 3 en 4 niet worden gespeeld en de rollen van de vorige ronde tellen.
    In de Franse editie wordt eerst de hele stapel genomen; dan worden de uit het spel verwijderde kaarten geschud en vormen ze de nieuwe stapel, waarmee de veiling wordt aangevuld; zijn het er dan nog te weinig, dan worden alle die er zijn geveild.
    In de Nederlandse editie worden alle die er zijn geveild.
    Kaarten die daarna in de stapel over zijn, blijven daar in de AMIGO- en de Franse editie, waar de rode kracht ze kan nemen; in de Nederlandse editie verdwijnen ze uit het spel, en neemt de rode kracht niets.
    De fasen 3 en 4 worden gewoon gespeeld; dan wordt het spel geteld.
    .title = De controle van de stapel en de laatste ronde
    .section = Einde van het spel
    .plain = Wordt de stapel klein, dan is het de laatste ronde: je krijgt geldstukken maar geen kaarten, en de veiling komt van de stapel.
    .plain-mtm-fr = Wordt de stapel klein, dan is het de laatste ronde: niemand krijgt geldstukken of kaarten, en de veiling komt van de stapel.
    .sources = A, F, N; voor 2 spelers A, F; beslissingen over de kaarten van de laatste veiling en over 2 spelers
    .rulings =
        Beslissingen zijn hoe de Franse editie de stapel en de verwijderde kaarten gebruikt, en wat ze doet als beide te weinig zijn; dat overgebleven kaarten in de AMIGO- en de Franse editie in de stapel blijven; dat de Nederlandse editie met 2 spelers de Franse spelregels volgt; en dat 2 spelers zonder kaarten zonder veiling doorgaan.

## Scoring

IP-70 =
    In elk gebied krijgt de speler met de meeste wapenschilden 5 overwinningspunten.
    Spelers met gelijke stand op de eerste plaats krijgen elk 5, en er is geen tweede plaats.
    Anders krijgt de speler met de op één na meeste er 2; bij gelijke stand elk van hen.
    Een speler zonder wapenschild in het gebied krijgt daar niets.
    .title = Gebieden
    .section = Puntentelling
    .plain = De meeste wapenschilden in een gebied tellen 5, de tweede plaats 2; bij gelijke stand bovenaan elk 5, en niemand is tweede.
    .sources = A, F, N; beslissing over spelers zonder wapenschild
    .rulings = Dat een speler zonder wapenschild in een gebied geen eerste of tweede kan zijn, is een beslissing.
IP-71 =
    Elke hoofdrol is 2 overwinningspunten waard, elke bijrol 1.
    .title = Rollen
    .section = Puntentelling
    .plain = Een hoofdrol die je aan het eind hebt, telt 2 punten, een bijrol 1.
    .sources = A, F, N
IP-72 =
    Elke set van 5 kleuren onder de kaarten voor een speler, open of verdekt, is 2 overwinningspunten waard.
    .title = Sets van vijf kleuren
    .section = Puntentelling
    .plain = Elke set van vijf kleuren onder de kaarten voor je, open of verdekt, telt 2 punten.
    .sources = A, F, N
IP-73 =
    De speler met de meeste geldstukken krijgt 2 overwinningspunten; bij gelijke stand elk van hen.
    .title = Meeste geld
    .section = Puntentelling
    .plain = De meeste geldstukken tellen 2 punten, bij gelijke stand voor iedereen.
    .sources = A, F, N; beslissing over lege beurzen
    .rulings = Geen bron zondert een gelijke stand op nul uit: heeft niemand een geldstuk, dan staan allen gelijk.
IP-74 =
    De speler met de meeste gebouwenkaarten op hand krijgt 2 overwinningspunten; bij gelijke stand elk van hen.
    .title = Meeste kaarten op hand
    .section = Puntentelling
    .plain = De meeste gebouwenkaarten op hand tellen 2 punten, bij gelijke stand voor iedereen.
    .sources = A, F, N; beslissing over lege handen
    .rulings = Geen bron zondert een gelijke stand op nul uit: heeft niemand een kaart, dan staan allen gelijk.
IP-75 =
    De speler met de meeste overwinningspunten wint.
    Bij gelijke stand wint wie meer gebouwenkaarten voor zich heeft, open of verdekt; is het dan nog niet beslist, wie in de kleurvolgorde de eerste hoofdrol bezit.
    Spelers die dan nog gelijk staan, delen de overwinning.
    .title = De winnaar
    .section = Puntentelling
    .plain = De meeste punten winnen; bij gelijke stand meer gebouwenkaarten op tafel, dan de eerste hoofdrol, anders wordt er gedeeld.
    .sources = A, F, N; beslissing over de laatste gelijke stand
    .rulings = De bronnen houden bij de rollen op; dat spelers die dan nog gelijk staan de overwinning delen, is een beslissing.

## Worked examples

IP-E1 =
    Vier spelers hebben 3 groene, 2 witte, 2 rode kaarten en 1 gele neergelegd.
    De veilingen zijn geel, wit, rood, groen; wit komt voor rood door de kleurvolgorde.
    .title = De volgorde van de veilingen
    .section = Voorbeelden
    .plain = Liggen er 3 groene, 2 witte, 2 rode kaarten en 1 gele, dan zijn de veilingen geel, wit, rood, groen.
    .sources = F
IP-E2 =
    De Medici bouwen Milano: ze spelen 2 blauwe kaarten, 1 rode en 1 gele, en betalen 4 geldstukken.
    Ze krijgen 6 overwinningspunten en mogen 2 wapenschilden plaatsen in de gebieden ervan, blauw en groen.
    Elke andere familie krijgt punten voor haar blauwe, rode en gele rollen.
    .title = De Medici bouwen Milano
    .section = Voorbeelden
    .plain = Milano kost 2 blauwe kaarten, 1 rode, 1 gele en 4 geldstukken, en geeft 6 punten en tot 2 wapenschilden.
    .sources = A
IP-E3 =
    Barbara bouwt Lucca met 2 witte kaarten, 1 blauwe en 1 rode.
    Andrea, met de witte hoofdrol, krijgt 2.
    Tom, met de witte bijrol en de blauwe hoofdrol, krijgt 1 en 2.
    Barbara krijgt alleen de punten van de kaart.
    .title = Barbara bouwt Lucca
    .section = Voorbeelden
    .plain = Wordt Lucca gebouwd, dan krijgen anderen 2 voor de witte hoofdrol, 1 voor de witte bijrol en 2 voor de blauwe hoofdrol.
    .sources = F
IP-E4 =
    Giorgio heeft 4 blauwe kaarten open, Nick 3, Roberto en Marco elk 1.
    Giorgio neemt de blauwe hoofdrol, Nick de bijrol.
    .title = Eén eerste, één tweede
    .section = Voorbeelden
    .plain = Met 4, 3, 1 en 1 blauwe kaarten neemt de eerste de blauwe hoofdrol en de tweede de bijrol.
    .sources = F (a)
IP-E5 =
    Giorgio heeft 4 blauwe kaarten open, Nick en Marco elk 2, Roberto 1.
    Giorgio neemt de blauwe hoofdrol; de bijrol wordt geveild tussen Nick en Marco, zonder Roberto.
    .title = Twee delen de tweede plaats
    .section = Voorbeelden
    .plain = Met 4, 2, 2 en 1 blauwe kaarten neemt de eerste de blauwe hoofdrol, en wie er 2 heeft, biedt op de bijrol.
    .sources = F (b)
IP-E6 =
    Giorgio, Marco en Roberto hebben elk 3 blauwe kaarten open, Nick 1.
    De blauwe hoofdrol wordt onder deze drie geveild; niemand heeft de bijrol.
    .title = Drie delen de eerste plaats
    .section = Voorbeelden
    .plain = Met 3, 3, 3 en 1 blauwe kaarten bieden wie er 3 hebben op de blauwe hoofdrol, en niemand heeft de bijrol.
    .sources = F (c)
IP-E7 =
    Een speler die met 3 open kaarten een hoofdrol neemt, draait er 2 om: de Medici als groene Meester in A, Andrea met de blauwe hoofdrol in F.
    Nick, die met 2 open kaarten de blauwe bijrol neemt, draait er geen om.
    .title = Kaarten omdraaien
    .section = Voorbeelden
    .plain = Een hoofdrol, genomen met 3 open kaarten, draait er 2 om, een bijrol geen.
    .sources = A, F
IP-E8 =
    Blauw gebied: de Carraresi hebben de meeste wapenschilden, Visconti en Gonzaga elk 1; ze krijgen 5, 2 en 2.
    Groen gebied: de d’Este hebben 3 wapenschilden en de Carraresi minder (getest met 1); ze krijgen 5 en 2.
    Rood gebied: de Visconti zijn alleen en krijgen 5.
    Geel gebied: Medici en Gonzaga delen de eerste plaats en de Visconti hebben er 1; ze krijgen 5, 5 en 0.
    .title = Vier gebieden geteld
    .section = Voorbeelden
    .plain = Twee die de tweede plaats delen, krijgen elk 2, wie alleen in een gebied is 5, en achter twee eersten krijgt niemand iets.
    .sources = A
IP-E9 =
    Marcel van de Medici bouwt Firenze: hij betaalt 5 geldstukken en speelt 2 groene kaarten, 1 rode, 1 blauwe en 1 gele.
    Hij mag 2 wapenschilden plaatsen in het bruine, het paarse of het groene gebied en krijgt 8 overwinningspunten.
    .title = Marcel bouwt Firenze
    .section = Voorbeelden
    .plain = Firenze kost 2 groene kaarten, 1 rode, 1 blauwe, 1 gele en 5 geldstukken, en geeft 8 punten en tot 2 wapenschilden.
    .sources = F; beslissing over de punten
    .rulings = De 6 overwinningspunten van de bron zijn een vergissing.
IP-E10 =
    Vier spelers hebben 8 kaarten neergelegd; de veilingen beginnen met groen en eindigen met blauw.
    De afbeelding van de kaarten is verloren gegaan, dus zijn alle kaarten die deze volgorde geven goed voor de test.
    .title = Van groen naar blauw
    .section = Voorbeelden
    .plain = Met 8 neergelegde kaarten van vier spelers kunnen de veilingen met groen beginnen en met blauw eindigen.
    .sources = A
