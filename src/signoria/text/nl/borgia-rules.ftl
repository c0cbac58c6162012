### The Prince, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/borgia.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Prince: The Struggle of House Borgia van Alexander S. Berg; Phalanx 2003.
    Voor 3 tot 5 spelers.
about-rulings =
    Een beslissing regelt wat de bron verzwijgt of waarin ze zichzelf tegenspreekt.
    Ze is van ons, niet van de spelregels, en wordt overal waar ze voorkomt aangegeven.

source-I = Phalanx 2003, Italiaanse vertaling van de spelregels; § is een paragraaf daarvan

option-trade =
    Met de optie trade mogen spelers ruilen, zoals TP-95 zegt; ze staat uit, tenzij de tafel haar aanzet.
    .title = Handel
    .section = Opties
    .sources = I §13
option-trade_offers =
    De optie trade_offers is het aantal voorstellen dat elke speler in elke eigen beurt en voor elke stemming mag doen: 3 tenzij de tafel anders zegt, minstens 1.
    .title = Voorstellen
    .section = Opties
    .sources = beslissing
    .rulings = I stelt geen grens; zonder grens hoeft een spel niet te eindigen.
option-open_ballots =
    De optie open_ballots is het aantal open stemmingen voor de beslissende stemming van TP-73: 5 tenzij de tafel anders zegt, minstens 1.
    .title = Open stemmingen
    .section = Opties
    .sources = beslissing
    .rulings = I stelt geen grens; zonder grens hoeft een spel niet te eindigen.

## Components

TP-1 =
    Er zijn 60 kaarten van twaalf types.
    Bezittingen, ambten, kunstenaars en buitenfamilies worden meteen gespeeld.
    Condottieri, Spionnen, Dood door gif / Pest, Dood door de bravo, de Dokter, Huwelijk, Savonarola en Beschuldigingen van simonie worden op hand gehouden.
    .title = De kaarten
    .section = Materiaal
    .plain = Bezittingen, ambten, kunstenaars en buitenfamilies worden meteen gespeeld; alle andere kaarten houd je op hand.
    .sources = I §2.1, 5.0
TP-2 =
    Elke speler is een familie: Borgia, Medici, della Rovere, Colonna of Orsini.
    Een familie heeft een stamgoed met kracht 3 en een basisinkomen van 35 dukaten.
    Er zijn 30 kardinalen.
    .title = Families en kardinalen
    .section = Materiaal
    .plain = Elke speler is een familie met een stamgoed van kracht 3 en een basisinkomen van 35 dukaten.
    .sources = I §1, 2.2, 2.3
TP-3 =
    De stapel bevat de kaarten van latere rondes; op tafel liggen verdekt die voor de veilingen van deze ronde.
    Opzijgelegde condottieri, ambten en kunstenaars worden de volgende ronde in de stapel geschud.
    Wat is afgelegd, komt nooit terug.
    .title = Stapels
    .section = Materiaal
    .plain = Wat opzij ligt, wordt in de stapel geschud als de volgende ronde begint; wat is afgelegd, komt nooit terug.
    .sources = I §4.4, 5
TP-4 =
    Dukaten zijn heel en verborgen; niemand mag meer uitgeven dan hij heeft, of lenen.
    Handen zijn verborgen, en ook hoeveel kaarten ze hebben.
    De bank raakt nooit leeg.
    .title = Wat verborgen is
    .section = Materiaal
    .plain = Je dukaten, je hand en het aantal kaarten daarin zijn geheim; je kunt niet meer uitgeven dan je hebt.
    .sources = I §3.3, 6, 9; beslissing over de bank
    .rulings = Geen paragraaf zegt wat er gebeurt als het geld op is; de bank heeft er zoveel als nodig.

## Set-up

TP-10 =
    Eén speler is de eerste paus: die wordt geloot, tenzij de tafel iemand aanwijst.
    Iedereen begint met 4 kardinalen en 100 dukaten.
    .title = De eerste paus
    .section = Voorbereiding
    .plain = Eén speler is de eerste paus, en iedereen begint met 4 kardinalen en 100 dukaten.
    .sources = I §3.2, 3.5, 3.6; beslissing over de eerste paus
    .rulings = I neemt de oudste speler; een loting komt daarvoor in de plaats.
TP-11 =
    Geef aan elk van 3, 4 of 5 spelers 5, 4 of 4 kaarten.
    Vanaf de paus, met de klok mee, mag een speler met 3 of meer kaarten van één type de hele hand inruilen voor een nieuwe, zo vaak als dat het geval is.
    De ingeruilde kaarten worden eerst teruggeschud.
    .title = Handen
    .section = Voorbereiding
    .plain = Met 3 of meer kaarten van één soort mag je je hele eerste hand inruilen voor een nieuwe.
    .sources = I §3.3; beslissingen
    .rulings =
        Dat ingeruilde kaarten worden teruggeschud voordat de nieuwe hand wordt gegeven, is een beslissing.
        De types zijn de twaalf van TP-1; gif en Pest zijn één type.
TP-12 =
    Dan speelt elke speler, vanaf de paus met de klok mee, de kaarten die meteen worden gespeeld, en betaalt kunstenaars van de 100 dukaten.
    Een speler speelt ze in de volgorde bezittingen, ambten, kunstenaars, buitenfamilies.
    .title = Spelen uit de eerste hand
    .section = Voorbereiding
    .plain = Vanaf de paus speelt ieder wat meteen moet: bezittingen, ambten, kunstenaars, dan buitenfamilies.
    .sources = I §3.3; beslissingen over de volgorde
    .rulings = I geeft geen volgorde, noch onder de spelers noch onder de kaarten van een van hen.
TP-13 =
    Leg voor 3, 4 of 5 spelers 12, 12 of 10 kaarten verdekt op tafel.
    De rest is de stapel.
    .title = De tafel
    .section = Voorbereiding
    .plain = Bij 3 of 4 spelers liggen er 12 kaarten verdekt op tafel, bij 5 spelers 10; de rest is de stapel.
    .sources = I §3.4

## A round

TP-20 =
    Het spel heeft 3 rondes.
    De paus heeft de eerste beurt; de beurten gaan met de klok mee tot er een eindigt zonder verdekte kaart op tafel.
    .title = Rondes en beurten
    .section = Een ronde
    .plain = De paus heeft de eerste beurt, dan met de klok mee, tot er geen verdekte kaart meer ligt; er zijn 3 rondes.
    .sources = I §4.1, 4.2
TP-21 =
    Een beurt is: kopen of spioneren, wat verplicht is; kaarten spelen; veroveren, hoogstens eenmaal.
    Daarvoor, daartussen en daarna, maar niet tijdens een veiling of een verovering, mag de actieve speler de eigen bescherming herschikken.
    Geen kaart wordt tweemaal verplaatst in één zo’n tussentijd; de tijd van kopen tot veroveren is één tussentijd.
    .title = Een beurt
    .section = Een ronde
    .plain = In je beurt koop of spioneer je, mag je kaarten spelen en dan één keer veroveren; tussendoor mag je herschikken.
    .sources = I §4.2, 5.1, 8.1.4; beslissingen
    .rulings =
        I laat de actieve speler herschikken; dat dit na een verovering doorgaat, en eenmaal per kaart in elke tussentijd, is een beslissing.
        Er is geen eigen tussentijd tussen kaarten spelen en veroveren, en geen aan het einde van een beurt zonder verovering: op wat een kaart of een ruil heeft veranderd, kan men antwoorden met nog niet verplaatste kaarten.
        Dat er maar één poging per beurt is, berust op §8.1.4, ‘il suo tentativo di furto del turno’, tegenover ‘una o più carte’ in §4.2.
TP-22 =
    Om te kopen draait de actieve speler een verdekte kaart naar keuze om, en iedereen biedt erop.
    De actieve speler begint, dan met de klok mee: minstens 1, elk hoger heel bedrag tot de eigen dukaten, of definitief passen.
    De laatste bieder betaalt de bank en neemt de kaart; biedt niemand, dan neemt de actieve speler haar voor niets.
    .title = Kopen
    .section = Een ronde
    .plain = De actieve speler biedt eerst; bied meer dan het laatste bod, hoogstens je dukaten, of pas definitief.
    .sources = I §6; beslissing over het laagste bod
    .rulings = Dat het laagste bod 1 dukaat is, is een beslissing.
TP-23 =
    Om te spioneren speel je een Spion en neem je één verdekte kaart, ongezien en gratis; het honorarium van een kunstenaar is toch verschuldigd.
    De Spion wordt afgelegd.
    .title = De tafel bespioneren
    .section = Een ronde
    .plain = Een Spion neemt ongezien en gratis een verdekte kaart van tafel en wordt afgelegd; een honorarium blijft verschuldigd.
    .sources = I §4.2, 5.6
TP-24 =
    Een kaart die meteen wordt gespeeld, wordt meteen gespeeld, hoe en wanneer ze ook is gekomen.
    .title = Meteen
    .section = Een ronde
    .plain = Een kaart die meteen wordt gespeeld, speel je zodra ze komt, hoe ze ook kwam.
    .sources = I §3.3 noot

## Properties and protection

TP-30 =
    Een bezitting beschermt hoogstens één ambt, één kunstenaar en één buitenfamilie; het stamgoed ook.
    .title = Plaatsen
    .section = Bezittingen en bescherming
    .plain = Een bezitting beschermt hoogstens één ambt, één kunstenaar en één buitenfamilie, en het stamgoed ook.
    .sources = I §5.1
TP-31 =
    Kaarten die meteen worden gespeeld, liggen open, onder een bezitting van hun eigenaar of onbeschermd.
    Wie een ambt, kunstenaar of buitenfamilie krijgt, legt de kaart meteen, ook buiten de eigen beurt, onder een eigen bezitting of het stamgoed waar die plaats vrij is, of laat haar onbeschermd.
    Een andere kaart verdringen moet wachten tot de eigen beurt.
    .title = Een kaart neerleggen
    .section = Bezittingen en bescherming
    .plain = Een kaart die je krijgt, leg je onder een bezitting of het stamgoed waar die plaats vrij is, of je laat ze onbeschermd.
    .sources = I §3.3, 5.1, 5.5; beslissing over het moment
    .rulings = Wanneer een buiten de eigen beurt gekregen kaart mag worden beschermd, is een beslissing.
TP-32 =
    Als een bezitting komt, mag de nieuwe eigenaar er meteen één onbeschermd ambt, één kunstenaar en één buitenfamilie onder leggen.
    .title = Een nieuwe bezitting
    .section = Bezittingen en bescherming
    .plain = Krijg je een bezitting, dan mogen één onbeschermd ambt, één kunstenaar en één buitenfamilie van jou er meteen onder.
    .sources = I §5.1; beslissing
    .rulings = ‘O’ wordt gelezen als en/of.
TP-33 =
    De actieve speler mag eigen ambten en kunstenaars verplaatsen tussen eigen bezittingen en uit of in het onbeschermde gebied; wat op de plaats lag, wordt onbeschermd.
    Een buitenfamilie die eenmaal onder een bezitting ligt, blijft daar voorgoed bij; een onbeschermde mag onder een eigen bezitting zonder buitenfamilie worden gelegd, en blijft dan.
    .title = Herschikken
    .section = Bezittingen en bescherming
    .plain = In je beurt mag je ambten en kunstenaars verplaatsen, elk één keer per deel; een buitenfamilie onder een bezitting blijft.
    .sources = I §5.1, 5.5; beslissingen
    .rulings =
        Dat een onbeschermde buitenfamilie later onder een bezitting mag, en dat een kaart mag worden verdrongen, zijn beslissingen.
        Dat geldt ook voor het weghalen van een kaart uit haar bescherming: §5.1 noemt alleen verplaatsingen tussen bezittingen.
TP-34 =
    Een kunstenaar kost het aangegeven honorarium, te betalen bij aankomst, hoe hij ook is gekomen.
    Wie niet wil of niet kan: de kunstenaar wordt opzijgelegd.
    .title = Het honorarium van kunstenaars
    .section = Bezittingen en bescherming
    .plain = Een kunstenaar kost het honorarium op de kaart als hij bij je komt; betaal je niet, dan wordt hij opzijgelegd.
    .sources = I §5.3, 6

## Cards played from the hand

TP-40 =
    Een Spion neemt een willekeurige kaart uit de hand van een tegenstander; ze mag deze beurt worden gespeeld.
    Elke tegenstander mag worden aangewezen; blijkt de hand leeg, dan is de Spion voor niets afgelegd.
    Alleen de twee spelers zien de kaart, en alleen zij weten of er een was.
    Leg de Spion af.
    .title = Spion
    .section = Kaarten uit de hand
    .plain = Een Spion neemt een willekeurige kaart uit de hand van een tegenstander, als die er is; alleen jullie twee weten welke.
    .sources = I §5.6; beslissingen
    .rulings =
        Dat een lege hand mag worden aangewezen, is een beslissing: het aantal kaarten op hand is verborgen.
        Dat anderen niet weten of er een kaart is genomen, volgt daaruit.
TP-41 =
    Gif / Pest wordt gespeeld tegen een willekeurige kunstenaar, ambt of huwelijk in het spel.
    Tenzij een Dokter antwoordt, wordt een kunstenaar of huwelijk afgelegd en een ambt opzijgelegd.
    Heeft de paus de kaart gespeeld, dan mag de paus het ambt in plaats daarvan aan een willekeurige speler behalve de paus geven, ook aan de eigenaar, die het op een vrije plaats mag leggen.
    De doodskaart wordt afgelegd.
    .title = Gif / Pest
    .section = Kaarten uit de hand
    .plain = Gif legt een kunstenaar of huwelijk af en een ambt opzij, tenzij een Dokter antwoordt; een paus mag het ambt weggeven.
    .sources = I §5.7.1; beslissing
    .rulings = Dat de eigenaar het ambt terug kan krijgen, is een beslissing.
TP-42 =
    Een bravo wordt gespeeld tegen een huwelijk, Savonarola, een ambt of een kunstenaar, beschermd of niet, met de gevolgen van TP-41; geen Dokter kan hem tegenhouden.
    Bescherming houdt een doodskaart nooit tegen.
    .title = Bravo
    .section = Kaarten uit de hand
    .plain = Een bravo treft een kunstenaar, ambt, huwelijk of Savonarola, beschermd of niet, en geen Dokter houdt hem tegen.
    .sources = I §5.3, 5.7.2, 5.9.1; beslissingen
    .rulings =
        §5.7.2 noemt kunstenaars niet, maar §5.3 zegt elke doodskaart.
        ‘Protetta … dai Savonarola’ wordt zo gelezen dat Savonarola een doel is, zoals §5.9.1 zegt.
        Dat bescherming ook gif niet tegenhoudt, is een beslissing over ‘elke kunstenaar of elk ambt’.
TP-43 =
    Elke speler mag op elk moment een gif / Pest beantwoorden met een Dokter wiens honorarium hij kan betalen, en betaalt; beide kaarten worden afgelegd en verder gebeurt er niets.
    Elke andere speler wordt gevraagd, met de klok mee vanaf de actieve speler, of hij de kaart heeft of niet; de eerste Dokter beslist het.
    .title = Dokter
    .section = Kaarten uit de hand
    .plain = Iedereen mag een gif met een Dokter tegenhouden en betaalt hem; allen worden gevraagd, of ze hem hebben of niet.
    .sources = I §5.7.3, 9; beslissing over de volgorde
    .rulings =
        De volgorde is een beslissing; allen worden gevraagd, zodat niemand weet wie er een heeft.
        Dat alleen wordt gebruikt wat men kan betalen, is §9.0: ‘non potranno … usare una carta’.
TP-44 =
    Een Huwelijk wijst een tegenstander aan.
    Tot het einde van de ronde mogen de twee geen kaarten tegen elkaar spelen en niets van elkaar veroveren.
    Een doodskaart die het huwelijk treft, of een kunstenaar of ambt van een van de twee, legt het huwelijk af en heft het verbod meteen op; anders eindigt het met de ronde.
    Elk van beide partners mag een doodskaart op het eigen huwelijk spelen en mag het gif van de ander met een Dokter beantwoorden.
    Een speler kan in meerdere huwelijken zitten, maar niet tweemaal met dezelfde partner; de doos heeft één Huwelijkskaart, dus zover komt het nooit.
    .title = Huwelijk
    .section = Kaarten uit de hand
    .plain = Tot het einde van de ronde spelen gehuwden niets tegen elkaar en veroveren niets; een doodskaart tegen een van hen eindigt dat.
    .sources = I §5.8; beslissingen
    .rulings =
        ‘Alla fine del turno’ wordt gelezen als de ronde, zoals in §4.3.
        §5.8 ontbindt het door een doodskaart ‘contro uno dei due giocatori sposati’; TP-47 zegt wat tegen een speler gaat, en een doodskaart die een Dokter tegenhoudt, ontbindt niets.
        Doodskaarten op het huwelijk en Dokters gaan tegen een kaart, niet tegen een speler.
TP-45 =
    Savonarola wordt tegen de paus gespeeld en blijft in het spel tot een bravo hem doodt of tot de ronde eindigt; dan wordt hij afgelegd.
    Zolang hij er is, mag de paus geen kaart uit de hand spelen, geen Spion, condottiere, Dokter of wat dan ook, behalve een bravo tegen Savonarola.
    Kopen, bieden en veroveren wat geen geweld vraagt, blijven toegestaan.
    .title = Savonarola
    .section = Kaarten uit de hand
    .plain = Zolang Savonarola preekt, speelt de paus geen kaart behalve een bravo tegen hem, en stuurt hij geen condottieri.
    .sources = I §5.9.1
TP-46 =
    Een Beschuldiging van simonie wordt in de eigen beurt tegen de paus gespeeld, vanaf ronde 2, als de paus deze ronde de ambten van de anderen heeft herverdeeld, of als de aanklager aan het begin van deze ronde van de paus ambt noch kardinaal kreeg.
    Iedereen behalve de paus stemt openlijk, met de klok mee vanaf de aanklager, 1 stem per kardinaal, alle stemmen van een speler samen, voor of tegen.
    Meer voor dan tegen: de paus verliest de volgende beurt.
    In ronde 1 mag ze zonder gevolg worden gespeeld.
    De kaart wordt afgelegd.
    .title = Beschuldiging van simonie
    .section = Kaarten uit de hand
    .plain = Iedereen behalve de paus oordeelt, één stem per kardinaal; meer voor dan tegen, en de paus verliest de volgende beurt.
    .sources = I §5.9.2; beslissingen
    .rulings =
        Hoe er wordt gestemd, is een beslissing.
        De straf treft de speler die paus was toen hij werd beschuldigd; ze wacht zo nodig tot in de volgende ronde en vervalt na ronde 3; twee aanvaarde beschuldigingen voor die beurt kosten één beurt.
        De paus speelt Simonie noch Savonarola tegen zichzelf.
TP-47 =
    Een kaart tegen een speler is ook een kaart tegen iets wat hij bezit; de partners van een huwelijk is ze verboden.
    .title = Tegen een speler
    .section = Kaarten uit de hand
    .plain = Een kaart tegen iets van een speler is een kaart tegen hem, en partners van een huwelijk mogen ze niet spelen.
    .sources = I §5.8; beslissing
    .rulings = Wat ‘tegen’ omvat, is een beslissing.

## Seizing

TP-50 =
    Eén poging per beurt, openlijk aangekondigd, tegen een onbeschermd ambt of onbeschermde kunstenaar, een onbeschermde buitenfamilie, een bezitting met alles eronder, of de kaarten onder een stamgoed van één tegenstander.
    Het stamgoed zelf verandert nooit van eigenaar, en een kaart onder een bezitting kan niet zonder die bezitting worden genomen.
    Een stamgoed zonder ambt of kunstenaar eronder is geen doel.
    Een bezitting, een stamgoed of een onbeschermde buitenfamilie wordt met geweld aangevallen: de aanvaller zet minstens één condottiere in, en wie er geen heeft die hij kan betalen, kan ze niet aanwijzen.
    .title = Doelen
    .section = Veroveren
    .plain = Eén keer per beurt mag je een tegenstander aanvallen; behalve voor een onbeschermd ambt of kunstenaar is een condottiere nodig.
    .sources = I §5.1, 8, 8.1.4; beslissingen
    .rulings =
        Een buitenfamilie onder een stamgoed kan niet worden genomen, dus een stamgoed dat niets anders dekt, is geen doel.
        ‘Richiede l’uso della forza’ wordt zo gelezen: minstens één condottiere, het enige geweld van de aanvaller; ook hier is een stamgoed een bezitting.
        Dat er maar één poging per beurt is, berust op §8.1.4, ‘il suo tentativo di furto del turno’, tegenover ‘una o più carte’ in §4.2.
TP-51 =
    Beide spelers kiezen in het geheim een willekeurig aantal eigen condottieri, de aanvaller minstens één waar TP-50 geweld vraagt, en tonen ze tegelijk; men mag alleen condottieri inzetten waarvan men het honorarium kan betalen.
    Alle ingezette worden betaald en opzijgelegd, wat de uitslag ook is.
    .title = Condottieri
    .section = Veroveren
    .plain = Beiden kiezen in het geheim condottieri die ze kunnen betalen; alle worden betaald en opzijgelegd, wie er ook wint.
    .sources = I §5.4, 8.1, 9; beslissing over geweld
    .rulings = Dat alleen wordt gebruikt wat men kan betalen, is §9.0: ‘non potranno … usare una carta’.
TP-52 =
    De aanval is de kracht van de condottieri.
    De verdediging is de kracht van de bezitting of het stamgoed, van de buitenfamilie eronder, en van de condottieri; voor een onbeschermde buitenfamilie haar eigen kracht en de condottieri; voor een onbeschermd ambt of onbeschermde kunstenaar alleen condottieri.
    Da Vinci kan beide verhogen, TP-53.
    .title = Aanval en verdediging
    .section = Veroveren
    .plain = De aanval is de kracht van de condottieri; de verdediging die van bezitting of stamgoed, buitenfamilie en condottieri.
    .sources = I §8.1
TP-53 =
    Da Vinci heeft alleen kracht zolang hij onder een bezitting of het stamgoed van zijn eigenaar ligt.
    Dan telt hij 1 bij diens aanval als er minstens één condottiere wordt ingezet, en 1 bij elke verdediging van de eigenaar, wat er ook wordt aangevallen.
    .title = Da Vinci
    .section = Veroveren
    .plain = Onder een paleis van zijn eigenaar telt da Vinci 1 bij elke verdediging, en bij een aanval met minstens één condottiere.
    .sources = I §8.2; beslissing
    .rulings = ‘Protetto dalla famiglia che è sotto attacco’ noemt de familie, niet de aangevallen bezitting; zij beschermt hem onder elk van haar bezittingen en onder haar stamgoed.
TP-54 =
    Aanval groter dan verdediging, of verdediging nul: de verovering slaagt.
    Bij gelijke stand wint de verdediger, tenzij de verdediging nul is.
    .title = De uitslag
    .section = Veroveren
    .plain = De aanval slaagt als hij groter is dan de verdediging of als niets verdedigt; anders houdt bij gelijk de verdediging stand.
    .sources = I §8.1
TP-55 =
    Wie slaagt, neemt het doel: een bezitting met alles eronder, dat daar beschermd blijft; van een stamgoed het ambt en de kunstenaar, terwijl de buitenfamilie blijft.
    Afzonderlijk genomen kaarten mogen meteen op een vrije plaats van de nemer.
    .title = Wat wordt genomen
    .section = Veroveren
    .plain = Een bezitting neem je met alles eronder; van een stamgoed het ambt en de kunstenaar, de buitenfamilie blijft.
    .sources = I §8; beslissing
    .rulings = Dat de buitenfamilie bij het stamgoed blijft, volgt uit TP-33.
TP-56 =
    Een genomen kunstenaar kost meteen het honorarium, nadat de condottieri zijn betaald.
    Wie kan maar niet wil: de kunstenaar wordt opzijgelegd.
    Wie niet kan: de kunstenaar wordt niet genomen en blijft bij de verdediger, onder het stamgoed als dat werd aangevallen, anders onbeschermd.
    Een onbeschermde kunstenaar wiens honorarium de aanvaller niet kan betalen, kan niet worden aangewezen, en evenmin een stamgoed waarvan alleen zo’n kunstenaar te nemen is; daar wordt eerst één condottiere betaald.
    .title = Genomen kunstenaars
    .section = Veroveren
    .plain = Een veroverde kunstenaar kost het honorarium na de condottieri; kun je niet betalen, dan blijft hij, en voor hem alleen val je niet aan.
    .sources = I §5.3, 8 noot; beslissing
    .rulings =
        Waar een kunstenaar blijft die niet kan worden betaald, is een beslissing.
        ‘Non potrete rubare l’Artista’ wordt zo gelezen: wat niets dan zo’n kunstenaar kan opleveren, is geen doel.

## The end of a round

TP-60 =
    Iedereen krijgt de dukaten die op zijn bezittingen en ambten staan, niet de 35 van de basis.
    .title = Inkomsten
    .section = Het einde van een ronde
    .plain = Aan het einde van een ronde krijg je de dukaten die op je bezittingen en ambten staan.
    .sources = I §4.3, 9
TP-61 =
    Dan komt de verkiezing.
    .title = Verkiezing
    .section = Het einde van een ronde
    .plain = Na de inkomsten van een ronde wordt de paus gekozen.
    .sources = I §4.3
TP-62 =
    Dan worden de overwinningspunten geteld; na ronde 3 eindigt het spel hier.
    .title = Telling
    .section = Het einde van een ronde
    .plain = Na de verkiezing worden punten geteld; na ronde 3 eindigt het spel.
    .sources = I §4.3
TP-63 =
    Leg alle huwelijken af; ook Savonarola gaat weg.
    .title = Wat met de ronde eindigt
    .section = Het einde van een ronde
    .plain = Huwelijken en Savonarola eindigen met de ronde.
    .sources = I §4.3.4, 5.9.1
TP-64 =
    Schud in de volgende ronde de opzijgelegde kaarten in de stapel; elke speler, vanaf de paus met de klok mee, trekt één kaart, die meteen wordt gespeeld of gehouden.
    Dan krijgt elk 35 dukaten, en wordt de tafel klaargelegd zoals in TP-13, met minder kaarten als de stapel niet toereikend is.
    Dan herverdeelt de paus, TP-90.
    .title = De volgende ronde
    .section = Het einde van een ronde
    .plain = In een nieuwe ronde wordt het opzijgelegde ingeschud, trekt ieder een kaart en krijgt 35 dukaten, en wordt de tafel gevuld.
    .sources = I §4.4; beslissingen
    .rulings = De volgorde van trekken, en wat er gebeurt als de stapel niet toereikend is, zijn beslissingen.

## Election

TP-70 =
    Een speler heeft 3 stemmen per kardinaal en die welke op zijn ambten staan.
    Alle moeten worden uitgebracht, en mogen over families worden verdeeld, de eigen inbegrepen.
    .title = Stemmen
    .section = Pausverkiezing
    .plain = Je hebt 3 stemmen per kardinaal en die op je ambten; alle moeten worden uitgebracht en mogen worden verdeeld.
    .sources = I §10
TP-71 =
    De eerste stemming is geheim en gelijktijdig.
    Meer dan de helft van alle stemmen is nodig om gekozen te worden.
    .title = De eerste stemming
    .section = Pausverkiezing
    .plain = Iedereen stemt tegelijk en in het geheim; meer dan de helft van alle stemmen kiest de paus.
    .sources = I §10
TP-72 =
    Zonder meerderheid zijn er open stemmingen, met de klok mee vanaf de zittende paus, waarin elk alle stemmen opnieuw uitbrengt, tot een familie een meerderheid heeft.
    Er kan alleen worden gestemd op families in het spel.
    .title = Open stemmingen
    .section = Pausverkiezing
    .plain = Zonder meerderheid stemt iedereen opnieuw, openlijk, vanaf de zittende paus, tot een familie die heeft.
    .sources = I §10; beslissingen
    .rulings =
        ‘Mantengono’ wordt gelezen als gaan door met stemmen.
        Dat alleen families in het spel kunnen worden gekozen, is een beslissing.
TP-73 =
    Na zoveel open stemmingen zonder meerderheid, 5 tenzij de tafel anders zegt, is er één beslissende stemming tussen de twee families met de meeste stemmen in de laatste; waar die gelijk staan, zegt de zittende paus welke.
    Ze is open, met de klok mee vanaf de zittende paus, en stemmen mogen over de twee worden verdeeld; staken de stemmen, dan wijst de zittende paus een van de twee aan.
    .title = De beslissende stemming
    .section = Pausverkiezing
    .plain = Na te veel open stemmingen beslist een stemming tussen de twee sterkste; bij gelijk wijst de zittende paus aan.
    .sources = beslissing
    .rulings = I laat de stemmingen eindeloos doorgaan; een spel moet eindigen.

## Victory points

TP-80 =
    Elke ronde geeft 1 punt voor elke volle 10 dukaten, 10 voor de nieuwe paus, en de punten die op de eigen bezittingen, ambten en kunstenaars staan.
    De punten van de drie rondes worden opgeteld.
    .title = Punten
    .section = Overwinningspunten
    .plain = Elke ronde geeft 1 punt per 10 dukaten, 10 voor de nieuwe paus, en de punten op je bezittingen, ambten en kunstenaars.
    .sources = I §4.0, 11; beslissing
    .rulings =
        §4.0 noemt bezittingen en kunstenaars, §11 ambten en kunstenaars; alle drie dragen een gedrukte waarde, die 0 kan zijn.
        Ze is 0 op elk ambt in onze gegevens.
TP-81 =
    De meeste punten na ronde 3 wint; bij gelijke stand wordt de overwinning gedeeld.
    .title = De winnaar
    .section = Overwinningspunten
    .plain = De meeste punten na ronde 3 wint, en bij gelijke stand wordt gedeeld.
    .sources = I §11

## The Pope's powers

TP-90 =
    Aan het begin van de rondes 2 en 3 staat de paus alle eigen ambten af, beschermd of niet, en geeft elk aan een andere speler naar keuze, die het op een vrije plaats mag leggen.
    In de ronde die volgt, mag de paus weer ambten verwerven.
    .title = De eigen ambten van de paus
    .section = De macht van de paus
    .plain = Aan het begin van rondes 2 en 3 geeft de paus elk eigen ambt aan een andere speler, die het mag beschermen.
    .sources = I §12; beslissing
    .rulings = In ronde 1 is er geen herverdeling: §5.2 zegt ‘eerste ronde’, §4.4 en §5.9.2 zeggen iets anders.
TP-91 =
    Dan mag de paus alle andere ambten in het spel verzamelen, alle of geen, ze schudden en door het lot verdelen, zodat elke speler er precies zoveel krijgt als hij heeft afgestaan.
    Die welke net volgens TP-90 zijn gegeven, blijven waar ze zijn en tellen niet mee.
    Gekregen ambten mogen op vrije plaatsen.
    .title = De ambten van de anderen
    .section = De macht van de paus
    .plain = De paus mag alle andere ambten verzamelen en willekeurig verdelen; ieder krijgt er zoveel als hij afstond.
    .sources = I §12; beslissing
    .rulings = Wat ‘andere’ betekent, is een beslissing.
TP-92 =
    De paus neemt evenveel ongebruikte kardinalen als er spelers zijn, of alle die over zijn, en deelt ze allemaal vrij uit, aan zichzelf hoogstens één meer dan aan de speler die de meeste krijgt.
    .title = Nieuwe kardinalen
    .section = De macht van de paus
    .plain = De paus deelt zoveel nieuwe kardinalen uit als er spelers zijn, aan zichzelf hoogstens één meer dan aan wie de meeste krijgt.
    .sources = I §12

## Trade

TP-95 =
    In de eigen beurt mag de actieve speler met elke tegenstander ruilen; in de verkiezingsfase, voor elke stemming, mogen allen met allen ruilen.
    Kaarten op hand, kaarten in het spel en dukaten kunnen van hand wisselen; ambten alleen met instemming van de paus; kardinalen en het stamgoed nooit.
    Beide partijen moeten met het hele voorstel instemmen; het wordt meteen uitgevoerd of helemaal niet.
    Een geruilde kunstenaar kost de nieuwe eigenaar meteen het honorarium.
    Een bezitting wordt geruild met alles wat eronder ligt; een buitenfamilie onder een bezitting alleen met die bezitting, onder een stamgoed nooit.
    Elke speler mag hoogstens zoveel voorstellen doen, 3 tenzij de tafel anders zegt, in elke eigen beurt en voor elke stemming; een voorstel dat niet wordt aangenomen, vervalt meteen.
    Beloften binden niemand.
    .title = Handel
    .section = Handel
    .plain = In je beurt en voor stemmingen mag je kaarten en dukaten ruilen, ambten alleen als de paus instemt; beloften binden niemand.
    .sources = I §13; beslissingen
    .rulings =
        I noemt alleen kaarten; dat dukaten deel van een voorstel mogen zijn, is een beslissing.
        Net als de grens van de voorstellen en wat er met een buitenfamilie gebeurt.
        Een voorstel is alleen van wie het doet tot het is gedaan; dan zijn kaarten uit handen en dukaten alleen aan die twee bekend; de paus stemt in met wat men van hand ziet wisselen.

## Worked examples

TP-E1 =
    Tom opent met 1; Frank biedt 2, Ralph past, Maria biedt 3, Tom 4, Frank 5, Maria past, Tom biedt 6, Frank past.
    Tom neemt de kaart voor 6.
    .title = Een veiling
    .section = Voorbeelden
    .plain = Tom biedt het laatst, 6 dukaten, en neemt de kaart daarvoor.
    .sources = I §6
TP-E2 =
    Andy’s Mantegna is onbeschermd; Tom zet condottieri met kracht 2 in, Andy geen.
    Mantegna wordt genomen, en Tom betaalt zowel de condottiere als de kunstenaar.
    .title = Mantegna wordt genomen
    .section = Voorbeelden
    .plain = Tom stuurt condottieri met kracht 2 voor een onbeschermde kunstenaar, Andy niemand: Tom neemt hem en betaalt beide.
    .sources = I §8.1
TP-E3 =
    Jims Ceri, kracht 2, met Sforza, kracht 1, wordt door Susan aangevallen met 2 en 3 en verdedigd met een 2.
    Bij 5 tegen 5 houdt Ceri stand; alle drie de condottieri worden opzijgelegd en betaald.
    .title = Ceri houdt stand
    .section = Voorbeelden
    .plain = Bij 5 tegen 5 houdt Ceri stand, en alle condottieri van beide kanten worden betaald en opzijgelegd.
    .sources = I §8.1
TP-E4 =
    Tom heeft 15 stemmen, Frank 14, Maria en Andy elk 13, Ralf 12.
    Tom en Frank stemmen op zichzelf, de anderen op Ralf: met 38 van de 67 is hij gekozen.
    .title = Ralf wordt gekozen
    .section = Voorbeelden
    .plain = Met 38 van de 67 stemmen heeft Ralf meer dan de helft en is hij gekozen.
    .sources = I §10
TP-E5 =
    Tom heeft 87 dukaten: die zijn 8 punten waard.
    .title = Dukaten
    .section = Voorbeelden
    .plain = 87 dukaten zijn 8 punten waard.
    .sources = I §11
TP-E6 =
    Met 5 spelers mag Tom, de paus, 2 kardinalen aan Mary geven, 3 aan zichzelf en geen aan de rest.
    3 aan de paus en elk 1 aan twee anderen is niet toegestaan.
    .title = Kardinalen
    .section = Voorbeelden
    .plain = Een paus die één speler 2 kardinalen geeft, mag er 3 houden; met elk 1 aan twee anderen niet.
    .sources = I §12
