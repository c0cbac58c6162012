### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Jij bent de familie Medici, met 3.500 florijnen. Een Goudsmid, een Schilder, een Dichter en een Beeldhouwer wachten aan je hof; een van hen gaat terug, en wie je houdt, kan een werk worden.
lesson-2 = Elk beroep houdt van een gebouw, een landschap en een vrijheid. Goudsmid en Beeldhouwer houden allebei van de Werkplaats; Goudsmid, Schilder en Dichter van het Meer. Wat ze delen, telt voor elk van hen.
lesson-3 = Een ronde heeft twee fasen. Eerst de markt: zeven stapels worden geveild, en iedereen wint hooguit één object. Daarna doet iedereen twee acties.
lesson-4 = Gebouwen en landschappen leg je in je vorstendom van 7 bij 7 vakjes. Tot je twee Bouwmeesters hebt, raken gebouwen elkaar niet en ook de residentie niet.
lesson-round-2 = Ronde 2. Een werk moet nu 10 halen, en elke ronde meer. Het hof moet dus groeien: Hofnarren, landschappen, vrijheden, beroepen.
lesson-end = Er zijn twee van de zeven ronden gespeeld, en je hebt gezien hoe een hof groeit en wat een werk opbrengt.
lesson-learned-1 = Wie een stapel noemt, biedt 200 florijnen; er wordt 100 meer geboden, en je wint hooguit één object per ronde.
lesson-learned-2 = Een werk is 4 waard voor zijn gebouw, 3 voor zijn landschap, 3 voor zijn vrijheid, 2 per Hofnar, 1 per beroepskaart, en wat bonuskaarten toevoegen.
lesson-learned-3 = Het levert 100 florijnen per punt op, of PP voor 200 florijnen elk. Het beste werk van een ronde brengt 3 PP extra.
lesson-learned-4 = Een gebouw levert meteen 3 PP op. Prestigekaarten tellen na ronde 7, en wie de meeste PP heeft, wint.

## Notes: what a question is about, and what to try

note-which-discard = Houd drie van je vier beroepen. Beroepen die van hetzelfde gebouw, hetzelfde landschap of dezelfde vrijheid houden, helpen elkaar.
    .advice = Geef het beroep terug dat het minst met de andere deelt.
note-which-stack = Noem een stapel: dat is een bod van 200 florijnen. De anderen mogen 100 meer bieden. Wie een object wint, doet deze ronde niet meer mee aan de veiling.
    .advice = Een Hofnar voegt 2 toe aan elk werk, en is in het begin duur. Een landschap waar twee van je beroepen van houden, is vaak een betere koop.
note-bid-for-item = Bied precies 100 meer, of pas voor dit object. Op de volgende mag je weer bieden.
    .advice = Stel jezelf een grens. Wie aan het eind overblijft, neemt een object voor 200 florijnen.
note-which-item = Alle anderen hebben een object gewonnen of zijn uitgestapt. Je mag voor 200 florijnen nemen wat er nog is.
    .advice = Neem iets: een landschap, een prestigekaart of een wervingskaart is meer waard dan dat.
note-which-recruit = Een wervingskaart haalt een beroep dat voor een tegenstander ligt in je hand. Ze kan wachten, en telt intussen als beroepskaart.
    .advice = Gebruik haar als er een beroep ligt waarvan je het gebouw hebt.
note-which-place = Leg het stuk op lege vakjes; je mag het draaien en omkeren. Landschappen mogen alles raken, gebouwen raken geen gebouw zolang je geen twee Bouwmeesters hebt.
    .advice = Blijf aan de randen en in de hoeken, zodat grote stukken later nog passen.
note-which-action = Je hebt twee acties: een werk voltooien, bouwen, een beroep of een bonuskaart nemen, een vrijheid invoeren. Een werk moet de laagste waarde van de ronde halen.
    .advice = Begin met het gebouw waar twee van je beroepen van houden, of met nog een beroep: elke kaart van jou voegt 1 toe aan elk werk.
note-which-card = Je bekijkt ten hoogste vijf kaarten en houdt er één. De andere gaan onder de stapel.
    .advice = Houd wat past bij wat je hebt, of toch al krijgt.
note-which-order = De andere gaan onder de stapel, in een volgorde naar keuze.
    .advice = Het maakt zelden uit. Laat ze zoals ze zijn.
note-which-bonus = Een bonuskaart telt voor dit ene werk en gaat dan uit het spel.
    .advice = Bewaar haar, tenzij het werk het zonder haar niet haalt of het beste van de ronde wordt.
note-how-much-fame = Het werk levert 100 florijnen per punt op. Elk deel daarvan mag je als roem nemen, nu en nooit meer: 200 florijnen per PP.
    .advice = In het begin heb je florijnen nodig voor veilingen en gebouwen. Neem later steeds meer roem.

## What words mean

term-work = Een beroep dat uit de hand wordt gespeeld. De waarde wordt in florijnen of roem betaald, en moet het minimum van de ronde halen.
    .forms = werk, werken
term-value = 4 voor het gebouw, 3 voor het landschap en 3 voor de vrijheid waar het van houdt, 2 per Hofnar, 1 per beroepskaart, en bonuskaarten.
    .forms = waarde van het werk, laagste waarde
term-profession-card = Een kunstenaar of geleerde die één werk kan voltooien. In de hand of gespeeld voegt elk 1 toe aan al je werken.
    .forms = beroep, beroepen, beroepskaart, beroepskaarten
term-building = Kost 700 florijnen, 300 met een Bouwmeester, niets met drie, en levert 3 PP op. Eén van elke soort in een vorstendom.
    .forms = gebouw, gebouwen
term-landscape = Bos, Meer of Park, gewonnen op de veiling en meteen gelegd. Elk volgende van een soort levert 3 PP op.
    .forms = landschap, landschappen
term-freedom = Reizen, godsdienst of mening, voor 300 florijnen. Voegt 3 toe aan werken die ervan houden.
    .forms = vrijheid, vrijheden
term-jester = Voegt 2 toe aan al je werken.
    .forms = Hofnar, Hofnarren
term-builder = Met één kosten gebouwen 300; met twee mogen ze elkaar raken; met drie zijn ze gratis. De tweede en de derde leveren elk 3 PP op.
    .forms = Bouwmeester, Bouwmeesters
term-prestige-card = Een geheim doel dat na ronde 7 telt. Bekijk er vijf, houd er één.
    .forms = prestigekaart, prestigekaarten
term-bonus-card = Voegt aan één werk toe wat ze telt, en gaat dan uit het spel.
    .forms = bonuskaart, bonuskaarten
term-recruiting-card = Haalt een beroep dat voor een tegenstander ligt in je hand. Telt als beroepskaart.
    .forms = wervingskaart, wervingskaarten
term-florin = Geld, verborgen voor de anderen. Een PP is 100 florijnen waard: wat je bij het betalen tekortkomt, wordt van je PP verkocht.
    .forms = florijn, florijnen
term-fame = Prestigepunten: wie er na zeven ronden de meeste heeft, wint.
    .forms = PP, roem
term-principality = Jouw 7 bij 7 vakjes, met de residentie in een hoek.
    .forms = vorstendom, residentie
term-stack = Een van zeven soorten objecten op de veiling. Elke soort wordt hooguit één keer per ronde verkocht.
    .forms = stapel, stapels, object, objecten
term-drop-out = Niet meer noemen en niet meer bieden in deze ronde.
    .forms = stap uit, stapt uit

explain-profession = Houdt van: { $building } (4), { $landscape } (3), { $freedom } (3). Kan één werk voltooien, dat deze waard is waar je ze hebt, 2 per Hofnar en 1 per beroepskaart.
explain-building = { $size ->
    [large] Een groot gebouw
    [medium] Een middelgroot gebouw
   *[small] Een klein gebouw
  } van { $squares } vakjes. Voegt 4 toe aan het werk van: { $professions }.
explain-landscape = Een landschap van { $squares } vakjes. Voegt 3 toe aan het werk van: { $professions }.
explain-freedom = Kost 300 florijnen. Voegt 3 toe aan het werk van: { $professions }.
explain-bonus = Een bonuskaart, voor één werk: { $bonus }.
explain-prestige = Een prestigekaart, die geheim blijft. Ze telt na ronde 7: { $prestige }.
