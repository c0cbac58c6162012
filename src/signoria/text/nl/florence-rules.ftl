### The Princes of Florence, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/florence.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Princes of Florence van Richard Ulrich en Wolfgang Kramer; alea en Rio Grande Games 2000.
    Voor 3 tot 5 spelers, in 7 rondes.
about-rulings =
    Een beslissing regelt wat de bron verzwijgt of waarin ze zichzelf tegenspreekt.
    Ze is van ons, niet van de spelregels, en wordt overal waar ze voorkomt aangegeven.

source-R = Rio Grande Games 2000, Italiaanse spelregels

## Components

PF-1 =
    Er zijn 30 gebouwen, 3 van elke soort: Universiteit, Laboratorium en Werkplaats zijn groot en bedekken 7 vakjes; Bibliotheek, Opera, Atelier, Hospitaal en Theater zijn middelgroot en bedekken er 5; Toren en Kapel zijn klein en bedekken er 3.
    Er zijn 18 landschappen, elk 6 van Bos, Meer en Park; 12 vrijheden, elk 4 van reis, godsdienst en mening; 6 Bouwmeesters en 7 Hofnarren.
    Er zijn 21 beroepskaarten, 14 prestigekaarten, 20 bonuskaarten en 5 wervingskaarten.
    De bank raakt nooit leeg.
    .title = De doos
    .section = Materiaal
    .plain = Gebouwen, landschappen, vrijheden, Hofnarren en Bouwmeesters kunnen opraken, de bank nooit.
    .sources = R; beslissing over de bank, de omtrekken van de stukken gereconstrueerd
    .rulings = De doos bevat 22.700 florijnen; R zegt niet wat er gebeurt als ze op zijn, dus de bank heeft er zoveel als nodig. De omtrekken van de stukken staan niet in R.
PF-2 =
    Elk beroep noemt één gebouw, één landschap en één vrijheid.
    Van het Bos houden 9 beroepen, van het Meer 7, van het Park 5; van elke vrijheid 7; van een groot gebouw 3, van een middelgroot 2, van een klein 1.
    .title = De beroepen
    .section = Materiaal
    .plain = Elk beroep houdt van één gebouw, één landschap en één vrijheid.
    .sources = R; beslissing over de gebouwen
    .rulings = R zegt dat 1 tot 3 beroepen van een gebouw houden. Wat elke kaart noemt, staat in de gegevens van het spel; elk gegeven zegt daar of het uit een bron komt of gereconstrueerd is.
PF-3 =
    Elke speler heeft een vorstendom van 7 bij 7 vakjes, met de residentie op 3 bij 2 daarvan in de hoek linksonder.
    De residentie is geen gebouw voor kaarten en punten, maar telt mee voor aangrenzen.
    Stukken mogen worden gedraaid en omgekeerd.
    .title = Het vorstendom
    .section = Materiaal
    .plain = Je vorstendom heeft 7 bij 7 vakjes; stukken mag je draaien en omkeren, en de residentie is geen gebouw.
    .sources = R; de grootte van het raster en de plaats van de residentie uit openbare beschrijvingen

## Set-up

PF-10 =
    Van elke vrijheid zijn er evenveel als spelers, min één.
    Elke speler heeft 3.500 florijnen, die verborgen zijn.
    Elk krijgt 4 beroepen, houdt er in het geheim 3 en geeft er 1 terug; de rest wordt in de stapel geschud.
    De startspeler wordt geloot, tenzij de tafel iemand aanwijst.
    .title = Voorbereiding
    .section = Voorbereiding
    .plain = Van de vier beroepen die je krijgt, houd je er in het geheim drie en geef je er één terug.
    .sources = R; beslissing over de startspeler
    .rulings = In R begint de oudste speler. Hier beslist het lot, tenzij de tafel de startspeler aanwijst.

## Money at any time

PF-15 =
    Bij elke eigen beslissing mag een speler op het roemspoor teruggaan: 100 florijnen voor elk PP, nooit onder 0.
    Wie betaalt en te weinig florijnen heeft, gaat terug voor wat ontbreekt, en niet verder.
    PP hebben geen bovengrens; na 50 begint het spoor opnieuw.
    .title = PP verkopen
    .section = Altijd aan geld
    .plain = Elk PP brengt 100 florijnen op: wat je bij het betalen tekortkomt, wordt van je PP verkocht, nooit onder 0.
    .sources = R; beslissingen over het moment en over het einde van het spoor
    .rulings = R zegt ‘in qualsiasi momento della partita’; hier is het bij elke eigen beslissing, en telkens als er wordt betaald. R heeft geen vakjes onder 0.
PF-16 =
    Verborgen zijn florijnen, beroepen en bonuskaarten op hand, en de gehouden prestigekaarten.
    Openbaar is hoeveel kaarten van elke soort een speler heeft, en elke gespeelde kaart.
    .title = Wat verborgen is
    .section = Altijd aan geld
    .plain = Florijnen en kaarten op hand zijn verborgen; hoeveel kaarten ieder heeft, is openbaar.
    .sources = R; beslissing over het aantal kaarten
    .rulings = In R tonen spelers hoeveel beroepen ze hebben als een werk wordt gewaardeerd; hier zijn alle aantallen kaarten altijd openbaar. Wie kaarten bekijkt en onder een stapel teruglegt, mag ze onthouden.

## Auction phase

PF-20 =
    Er zijn zeven stapels: Bos, Meer, Park, Hofnar, Bouwmeester, prestigekaart, wervingskaart.
    Een speler wint hoogstens één object per ronde; een stapel wordt hoogstens eenmaal per ronde geveild, een lege stapel niet.
    .title = De zeven stapels
    .section = Veilingfase
    .plain = Je wint hoogstens één object per ronde, en elke stapel wordt hoogstens eenmaal per ronde geveild.
    .sources = R
PF-21 =
    De startspeler noemt een stapel, wat een bod van precies 200 is.
    Het bieden gaat met de klok mee onder allen die niets hebben gewonnen en niet zijn uitgestapt, de noemer inbegrepen: precies 100 meer bieden, of voor dit object passen.
    Een bod of het noemen moet gedekt zijn door florijnen en 100 voor elk PP; alleen de winnaar verkoopt PP, bij het betalen, voor wat ontbreekt.
    De laatste bieder betaalt, neemt het object, en is voor deze ronde uit de veiling.
    .title = Noemen en bieden
    .section = Veilingfase
    .plain = Noemen is een bod van 200, verhogen gaat met precies 100, en florijnen plus 100 voor elk PP moeten je bod dekken.
    .sources = R; beslissing over de dekking
    .rulings = R zegt niet wat een bod dekt. PP worden florijnen ‘in qualsiasi momento della partita’, en wie wordt overboden, betaalt niets (‘non devono pagare niente’): dus PP dekken een bod, en worden bij het betalen verkocht.
PF-22 =
    Heeft de noemer niet gewonnen, dan noemt hij opnieuw.
    Heeft de noemer gewonnen of is hij uitgestapt, dan noemt de volgende speler met de klok mee die niets heeft gewonnen en niet is uitgestapt.
    .title = Wie daarna noemt
    .section = Veilingfase
    .plain = Wie noemt, blijft noemen tot hij een object wint of uitstapt; dan noemt de volgende speler met de klok mee.
    .sources = R
PF-23 =
    Een speler die aan de beurt is om te noemen, mag in plaats daarvan uitstappen: niet noemen en niet bieden voor de rest van de ronde.
    Wie 200 niet met florijnen en PP kan betalen, of geen stapel meer heeft om te noemen, stapt uit.
    .title = Uitstappen
    .section = Veilingfase
    .plain = In plaats van te noemen mag je uitstappen; dan noem en bied je niet meer voor de rest van de ronde.
    .sources = R; beslissing over wie niet kan noemen
    .rulings = R zegt niet wat er gebeurt met een speler die niet kan noemen; er blijft niets over dan uitstappen.
PF-24 =
    De laatste speler die over is, mag elk beschikbaar object nemen voor 200, of niets.
    .title = De laatste speler
    .section = Veilingfase
    .plain = Als laatste speler mag je elk beschikbaar object nemen voor 200 florijnen, of niets.
    .sources = R
PF-25 =
    Niemand mag meer dan 3 Bouwmeesters hebben; wie er 3 heeft, kan er geen noemen en niet op een bieden.
    Wie geen plaats heeft voor een landschap, kan het niet noemen en er niet op bieden.
    .title = Grenzen
    .section = Veilingfase
    .plain = Een vierde Bouwmeester of een landschap waarvoor je geen plaats hebt, kun je niet noemen en er niet op bieden.
    .sources = R; beslissing over plaats
    .rulings = R zegt dat een landschap meteen wordt geplaatst, maar niet wat er gebeurt met een waarvoor geen plaats is.

## The seven items

PF-30 =
    Een landschap wordt meteen geplaatst.
    Elk van een soort die al in het vorstendom ligt, geeft 3 PP, het tweede, het derde enzovoort; het eerste van een soort geeft niets.
    .title = Landschappen
    .section = De zeven objecten
    .plain = Een landschap plaats je meteen; elk volgende van een soort geeft 3 PP.
    .sources = R
PF-31 =
    Elke Hofnar telt 2 bij de waarde van elk werk.
    .title = Hofnarren
    .section = De zeven objecten
    .plain = Elke Hofnar van jou telt 2 bij de waarde van elk werk van jou.
    .sources = R
PF-32 =
    Met de eerste Bouwmeester kosten gebouwen 300.
    Met de tweede mogen ze elkaar raken, en krijgt men 3 PP.
    Met de derde zijn ze gratis, en krijgt men 3 PP.
    .title = Bouwmeesters
    .section = De zeven objecten
    .plain = Gebouwen kosten met één Bouwmeester 300, mogen met twee elkaar raken en zijn met drie gratis; de 2e en de 3e geven 3 PP.
    .sources = R
PF-33 =
    Wie een prestigekaart wint, bekijkt de bovenste 5 van de stapel, of alle die over zijn, houdt er 1 verborgen, en legt de andere in willekeurige volgorde onder de stapel.
    .title = Prestigekaarten
    .section = De zeven objecten
    .plain = Je bekijkt de bovenste vijf prestigekaarten, houdt er één verborgen en legt de andere naar keuze onder de stapel.
    .sources = R; beslissing over het verbergen
    .rulings = R legt de kaart naast het bord van de speler en zegt niet hoe; ze blijft verborgen.
PF-34 =
    Een wervingskaart wordt meteen na het winnen gebruikt, of in de eigen beurt van een willekeurige actiefase, die van deze ronde inbegrepen; ze is geen actie, en er mogen er zoveel worden gebruikt als men heeft.
    Neem een open beroep dat voor een tegenstander ligt op hand en laat de wervingskaart op die plaats achter.
    Nooit een kaart die voor jezelf ligt, een kaart in een hand, of een wervingskaart.
    Een beroep dat een tegenstander bij jou heeft geworven en sindsdien heeft gespeeld, mag worden teruggeworven.
    Is er niet zo’n beroep, dan wordt de kaart bewaard.
    Een wervingskaart telt als beroepskaart overal waar die worden geteld, op hand of op tafel.
    .title = Wervingskaarten
    .section = De zeven objecten
    .plain = Meteen of in een beurt van jou haalt een wervingskaart een beroep op je hand dat open voor een tegenstander ligt.
    .sources = R; beslissingen over het moment en over wervingskaarten
    .rulings = R zegt ‘durante la fase Azione di un qualsiasi altro round’; wij lezen dat tegenover ‘immediatamente’, dus die van deze ronde is ook bedoeld: ‘in seguito’ heeft geen grens. Dat een wervingskaart niet kan worden geworven, is een beslissing: R spreekt van beroepen.

## Action phase

PF-40 =
    Vanaf de startspeler met de klok mee neemt elk een beurt van hoogstens 2 acties, in willekeurige volgorde: een werk voltooien (tot 2), bouwen (tot 2), een bonuskaart nemen (tot 2), een beroepskaart nemen (eenmaal), een vrijheid invoeren (eenmaal).
    Minder mag.
    Een actie is af voordat de volgende begint.
    .title = Een beurt
    .section = Actiefase
    .plain = Je hebt tot twee acties, de ene na de andere; een beroepskaart en een vrijheid kunnen maar één keer per beurt.
    .sources = R
PF-41 =
    Een werk: speel een beroep uit de hand.
    De waarde van het werk is 4 als het gebouw ervan in het vorstendom staat, 3 voor het landschap, 3 voor de vrijheid, 2 voor elke Hofnar, 1 voor elke beroeps- of wervingskaart op hand of op tafel voor de speler, de gespeelde inbegrepen, en wat de nu gespeelde bonuskaarten geven.
    Ze moet het minimum van de ronde halen, 7, 10, 12, 14, 15, 16 en 17, of het werk kan niet worden gedaan en er wordt niets uitgegeven.
    .title = De waarde van een werk
    .section = Actiefase
    .plain = Een werk telt 4, 3 en 3 voor waar het beroep van houdt, 2 per Hofnar, 1 per kaart en bonuskaarten; het moet het minimum halen.
    .sources = R
PF-42 =
    De bank betaalt 100 florijnen voor elk punt waarde.
    Meteen, en alleen dan, mag een willekeurig deel in plaats daarvan als PP worden genomen, voor 200 florijnen per PP.
    .title = Florijnen of PP
    .section = Actiefase
    .plain = Een werk levert 100 florijnen per punt op; nu, en alleen nu, mag je een deel als PP nemen, voor 200 florijnen elk.
    .sources = R
PF-43 =
    Gespeelde beroepen blijven voor de speler liggen; gebruikte bonuskaarten verdwijnen uit het spel.
    Voor één werk mag een willekeurig aantal bonuskaarten worden gebruikt, ook geen.
    .title = Bonuskaarten
    .section = Actiefase
    .plain = Voor een werk mag je een willekeurig aantal bonuskaarten gebruiken; daarna zijn ze uit het spel.
    .sources = R
PF-44 =
    Een gebouw kost 700, 300 met één of twee Bouwmeesters, niets met drie, en geeft 3 PP.
    Er is één van elke soort in een vorstendom; de voorraad van 3 kan opraken.
    Het wordt meteen geplaatst; zonder toegestane plaats kan het niet worden gebouwd.
    .title = Bouwen
    .section = Actiefase
    .plain = Een gebouw kost 700 florijnen, 300 met een Bouwmeester, niets met drie, en geeft 3 PP; je bouwt elke soort één keer.
    .sources = R
PF-45 =
    Een stuk ligt geheel op het raster, op lege vakjes.
    Een gebouw mag geen zijde delen met een gebouw of de residentie, hoeken mogen, tenzij de speler 2 of meer Bouwmeesters heeft.
    Landschappen mogen alles raken en door alles worden geraakt.
    Niets wordt ooit verplaatst of weggenomen.
    .title = Plaatsen
    .section = Actiefase
    .plain = Een stuk ligt op lege vakjes; zonder twee Bouwmeesters deelt een gebouw geen zijde met een gebouw of de residentie.
    .sources = R
PF-46 =
    Een beroepskaart of bonuskaart kost 300: bekijk de bovenste 5 van de stapel, of alle die over zijn, houd er 1, en leg de andere in willekeurige volgorde onder de stapel.
    Is de stapel leeg, dan kan het niet.
    .title = Beroeps- en bonuskaarten
    .section = Actiefase
    .plain = Voor 300 florijnen bekijk je de bovenste vijf kaarten, houd je er één en leg je de andere naar keuze onder de stapel.
    .sources = R
PF-47 =
    Een vrijheid kost 300; één van elke soort per speler, en niet als er geen meer is.
    .title = Vrijheden
    .section = Actiefase
    .plain = Een vrijheid kost 300 florijnen, zolang er zijn, en je voert elke soort één keer in.
    .sources = R
PF-48 =
    Als allen hun beurt hebben gehad, geeft de hoogste waarde van een werk van deze ronde 3 PP, bij gelijke stand aan elk; van twee werken van één speler telt het hoogste.
    Geen werk, geen beloning.
    De startspelersfiguur gaat naar links.
    .title = Het beste werk
    .section = Actiefase
    .plain = De hoogste waarde van een werk van deze ronde geeft 3 PP, bij gelijke stand aan elk.
    .sources = R

## End

PF-50 =
    Na ronde 7 tellen de prestigekaarten, elk alleen voor wie haar heeft.
    Kaarten met een waarde tussen haakjes geven de volle waarde aan wie alleen aan kop gaat, de waarde tussen haakjes bij gelijke stand met iemand, 0 als een ander aan kop gaat; met niets van een soort krijgt niemand iets.
    Dit geldt niet voor de minste lege vakjes, waar 0 het beste is en gelijk kan staan; vakjes van de residentie zijn niet leeg.
    Kaarten zonder haakjes hangen niet van anderen af.
    .title = De prestigekaarten tellen
    .section = Einde
    .plain = Prestigekaarten tellen na ronde 7: voluit als je ze vervult of alleen aan kop gaat, tussen haakjes bij gelijke stand.
    .sources = R; beslissing over de minste lege vakjes
    .rulings = R zegt dat niemand gelijk kan staan met nul objecten; lege vakjes zijn geen objecten.
PF-51 =
    De meeste PP winnen; bij gelijke stand meer florijnen; is het dan nog gelijk, dan wordt de overwinning gedeeld.
    .title = De winnaar
    .section = Einde
    .plain = De meeste PP winnen; bij gelijke stand meer florijnen; is het dan nog gelijk, dan wordt de overwinning gedeeld.
    .sources = R; beslissing over de laatste gelijke stand
    .rulings = R heeft geen regel voor een gelijke stand in florijnen.

## Worked examples

PF-E1 =
    Vier spelers.
    Anna noemt een Park, allen passen: Anna betaalt 200.
    Bob noemt een Hofnar; Chris biedt 300, David 400, Bob 500, Chris 600, David 700, Bob en Chris passen: David betaalt 700.
    Bob noemt een Bos; Chris biedt 300, Bob 400, Chris 500, Bob 600, Chris past: Bob betaalt 600.
    Chris neemt een Bouwmeester voor 200.
    .title = Een veilingfase
    .section = Voorbeelden
    .plain = Anna heeft het Park voor 200, David de Hofnar voor 700, Bob het Bos voor 600, en Chris neemt een Bouwmeester voor 200.
    .sources = R
PF-E2 =
    Ronde 3: de Dichter maakt met het Theater, de reisvrijheid, 2 Hofnarren, 4 beroepskaarten (waarvan één wervingskaart), geen Meer en geen bonuskaart een werk van 4 + 0 + 3 + 4 + 4 = 15: 1.500 florijnen, of 7 PP en 100 florijnen.
    .title = Een werk
    .section = Voorbeelden
    .plain = De Dichter maakt een werk van 4 + 0 + 3 + 4 + 4 = 15, dat 1.500 florijnen oplevert, of 7 PP en 100 florijnen.
    .sources = R
PF-E3 =
    Met 2 Bossen, 1 Meer, 0 Parken, 0 Hofnarren, 2 Bouwmeesters, 1 prestigekaart, 2 vrijheden, 3 beroepen op tafel, 1 beroepskaart en 1 wervingskaart op hand, en Universiteit, Werkplaats, Opera, Toren en Kapel geven de 20 bonuskaarten, in de volgorde van R, 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2 en 3.
    .title = De bonuskaarten
    .section = Voorbeelden
    .plain = In één en hetzelfde vorstendom geven de 20 bonuskaarten tussen 0 en 6.
    .sources = R
PF-E4 =
    Met hetzelfde, maar 5 kaarten op tafel, geven de 14 prestigekaarten, in de volgorde van R: meeste gebouwen 3 als ook een tegenstander er 5 heeft, anders 6; twee grote gebouwen 5; minste lege vakjes 0 als een tegenstander aan kop gaat; alle landschappen 0; meeste landschappen 4 als ook een tegenstander er 3 heeft; meeste Bossen 7; meeste Meren 3 met twee anderen op 1; alle vrijheden 0; 4 + 2 + 4: 6; meeste Hofnarren 0; meeste Bouwmeesters 6; meeste Parken 0; 1 + 1 + 2: 0; meeste werken 4 met een ander op 5.
    .title = De prestigekaarten
    .section = Voorbeelden
    .plain = In één en hetzelfde vorstendom geven de 14 prestigekaarten tussen 0 en 7 PP.
    .sources = R
PF-E5 =
    Niet toegestaan zijn een stuk dat deels buiten het raster ligt, een dat een ander bedekt, een gebouw naast een ander of naast de residentie zonder 2 Bouwmeesters, en een tweede Toren.
    .title = Plaatsingen die niet mogen
    .section = Voorbeelden
    .plain = Een stuk ligt niet buiten het raster of op een ander, een gebouw niet naast een ander zonder twee Bouwmeesters, en er is één Toren.
    .sources = R
PF-E6 =
    Met één Meer geeft een Bos of een Park 0 PP, een tweede Meer 3 PP.
    .title = Nog een landschap
    .section = Voorbeelden
    .plain = Met één Meer geeft een Bos of een Park 0 PP, een tweede Meer 3 PP.
    .sources = R
PF-E7 =
    Bob heeft de kaart voor de meeste gebouwen: 6 PP alleen, 3 bij gelijke stand, 0 als Chris er meer heeft.
    .title = De meeste gebouwen
    .section = Voorbeelden
    .plain = De kaart voor de meeste gebouwen geeft alleen 6 PP, bij gelijke stand 3, en 0 als een ander er meer heeft.
    .sources = R
PF-E8 =
    Van 1.500 florijnen voor een werk kan men 1 tot 7 PP krijgen voor 200 tot 1.400.
    .title = Florijnen of PP
    .section = Voorbeelden
    .plain = Van 1.500 florijnen voor een werk kun je 1 tot 7 PP krijgen voor 200 tot 1.400.
    .sources = R
PF-E9 =
    Het minimum is 10 in ronde 2 en 16 in ronde 6.
    .title = Het minimum
    .section = Voorbeelden
    .plain = Het minimum is 10 in ronde 2 en 16 in ronde 6.
    .sources = R
PF-E10 =
    Met 3 spelers zijn er 2 van elke vrijheid.
    .title = Vrijheden voor drie
    .section = Voorbeelden
    .plain = Met 3 spelers zijn er 2 van elke vrijheid.
    .sources = R
PF-E11 =
    Een speler mag een beroep werven bij iemand die het bij hem had geworven en gespeeld, en er opnieuw een werk mee voltooien.
    .title = Terugwerven
    .section = Voorbeelden
    .plain = Een beroep dat bij jou is geworven en gespeeld, mag je terugwerven en er opnieuw een werk mee voltooien.
    .sources = R
