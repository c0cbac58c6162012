### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Het doel
lesson-chapter-auction = Veiling
lesson-chapter-building = Een gebouw
lesson-chapter-work = Een werk
lesson-chapter-scoring = Punten
lesson-goal-points = De meeste punten na zeven rondes winnen. Ze komen vooral van werken die je voltooit, van gebouwen, en aan het eind van prestigekaarten.
    .title = Hoe je wint
lesson-goal-work = Dit beroep kan één werk voltooien: { $profession }. Een gebouw waar het van houdt voegt 4 toe aan de waarde, een landschap 3, een vrijheid 3; en elke beroepskaart van jou 1.
    .title = Wat een werk maakt
lesson-discard = Je houdt drie van je vier beroepen. Beroepen die van hetzelfde houden helpen elkaar; dit deelt het minst met de andere: { $profession }.
    .title = Een gaat terug
    .why = Een gebouw of landschap waar twee beroepen van houden, telt voor beide werken.
lesson-leave = Eerst de veiling: { $leader } noemt ‘{ $stack }’ en biedt { $price } florijnen. Iedereen mag 100 meer bieden, en wint hoogstens één object per ronde. Houd je florijnen voor wat je werken nodig hebben.
    .title = De veiling
    .why = Meer dan één object per ronde win je niet: wacht op een waar je beroepen van houden. Ook een Hofnar, die 2 toevoegt aan elk werk van jou, is zijn prijs vaak waard.
lesson-name = Nu noem jij een object: dat is een bod van 200 florijnen. { $professions ->
    [one] Een van je beroepen houdt
   *[other] { $professions } van je beroepen houden
  } hiervan: { $landscape }.
    .title = Jij noemt
lesson-nothing = Van de landschappen die er nog zijn, houdt geen van je beroepen. Je kunt zonder.
    .title = Niets voor jou
lesson-raise = { $leader } biedt { $price } florijnen. Je werken hebben het nodig, dus bied 100 meer.
    .title = Bied meer
    .why = Stel jezelf een grens: een landschap voegt 3 toe aan een werk, en elk punt is 100 florijnen waard.
lesson-take = Alle anderen hebben iets gewonnen of zijn uitgestapt: je mag nemen wat je wilt voor 200 florijnen. Je beroepen houden hiervan: { $landscape }.
    .title = Voor de laagste prijs
lesson-landscape = Het komt meteen in je vorstendom. Landschappen mogen alles raken. Blijf aan de rand: later komen er grotere stukken.
    .title = Je vorstendom
    .do = druk op een verlicht vakje, dan op de gouden knop
lesson-build = Elke beurt heeft twee acties. Een gebouw kost { $price } florijnen en levert meteen 3 punten op. Met dit gebouw zou het werk ({ $profession }) { $value } waard zijn: { $building }.
    .title = Je eerste gebouw
    .do = druk op ‘{ $building }’, dan op een verlicht vakje, dan op de gouden knop
    .why = Twee van je beroepen kunnen van hetzelfde gebouw houden. Met een Bouwmeester kosten gebouwen 300.
lesson-place = Kies een plaats. Zolang je geen twee Bouwmeesters hebt, raken gebouwen elkaar niet, en de residentie ook niet.
    .title = Waar het staat
    .do = { lesson-landscape.do }
lesson-work = De tweede actie: een werk met waarde { $value }, en { $minimum } is het minste in deze ronde. Het levert { $florins } florijnen op, of punten: één voor 200 florijnen.
    .title = Voltooi een werk: { $profession }
    .do = druk op ‘{ $profession }’, dan op de gouden knop
    .why = De laagste waarde stijgt elke ronde, dus een vroeg werk is makkelijker. Het beste werk van een ronde levert 3 punten extra op.
lesson-freedom = Een vrijheid waar een beroep van jou van houdt, voegt 3 toe aan zijn werk. Ze kost 300 florijnen: { $freedom }.
    .title = Een vrijheid
lesson-draw = Nog geen werk haalt de laagste waarde. Nog een beroepskaart voegt 1 toe aan elk werk van jou.
    .title = Nog een beroep
lesson-rest = Nu brengt niets je verder: beëindig je beurt.
    .title = Beëindig je beurt
lesson-keep = Je bekijkt een paar kaarten en houdt er een. Met wat je hebt, is deze het meest waard: { $card }.
    .title = Houd er een
lesson-bonus = Nu zou er een bonuskaart bij kunnen. Zonder gaat het werk verder zoals het is.
    .title = Bonuskaarten
lesson-pay = Het werk is { $value } waard en levert { $florins } florijnen op. Elk deel mag je als punten nemen, nu en nooit meer. In het begin heb je meer aan florijnen.
    .title = Florijnen of punten
lesson-paid = { $works ->
    [one] Je hebt een werk voltooid:
   *[other] Je hebt { $works } werken voltooid, het eerste:
  } { $profession }. De kaart blijft voor je liggen, en voegt nog steeds 1 toe aan je andere werken.
    .title = Een voltooid werk
lesson-unpaid = Er is nog geen werk voltooid. Zoek het gebouw waar twee van je beroepen van houden, en dan een landschap: zo haalt een werk de laagste waarde.
    .title = De volgende stap
lesson-score-now = Je hebt { $points } punten en { $florins } florijnen. Een gebouw levert 3 punten op, het beste werk van een ronde 3, en wat een werk oplevert mag je als punten nemen. Na ronde 7 komen de prestigekaarten erbij, en de meeste punten winnen.
    .title = De telling
after-rounds = { $rounds ->
    [one] na de eerste ronde
   *[other] na { $rounds } rondes
}
lesson-end = { $ahead ->
    [1] Je staat { after-rounds } voor met { $points } punten; de volgende familie heeft er { $best }.
    [0] Je hebt { $points } punten { after-rounds }, evenveel als de beste andere familie.
   *[other] Je hebt { $points } punten { after-rounds }; de beste familie heeft er { $best }.
}
lesson-learned-goal = de meeste punten na zeven rondes
lesson-learned-auction = één object per persoon; bied precies 100 meer
lesson-learned-building = 3 punten, en 4 voor elk werk dat ervan houdt
lesson-learned-work = gebouw, landschap, vrijheid, kaarten; florijnen of punten
lesson-learned-scoring = beste werk van een ronde 3; prestigekaarten aan het eind
lesson-next = wanneer florijnen meer waard zijn dan punten

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
    .advice = Gebruik de kaart als er een beroep ligt waarvan je het gebouw hebt.
note-which-place = Leg het stuk op lege vakjes; je mag het draaien en omkeren. Landschappen mogen alles raken, gebouwen raken geen gebouw zolang je geen twee Bouwmeesters hebt.
    .advice = Blijf aan de randen en in de hoeken, zodat grote stukken later nog passen.
note-which-action = Je hebt twee acties: een werk voltooien, bouwen, een beroep of een bonuskaart nemen, een vrijheid invoeren. Een werk moet de laagste waarde van de ronde halen.
    .advice = Begin met het gebouw waar twee van je beroepen van houden, of met nog een beroep: elke kaart van jou voegt 1 toe aan elk werk.
note-which-card = Je bekijkt ten hoogste vijf kaarten en houdt er één. De andere gaan onder de stapel.
    .advice = Houd wat past bij wat je hebt, of toch al krijgt.
note-which-order = De andere gaan onder de stapel, in een volgorde naar keuze.
    .advice = Het maakt zelden uit. Laat ze zoals ze zijn.
note-which-bonus = Een bonuskaart telt voor dit ene werk en gaat dan uit het spel.
    .advice = Bewaar de kaart, tenzij het werk het zonder niet haalt of het beste van de ronde wordt.
note-how-much-fame = Het werk levert 100 florijnen per punt op. Elk deel daarvan mag je als roem nemen, nu en nooit meer: 200 florijnen per punt.
    .advice = In het begin heb je florijnen nodig voor veilingen en gebouwen. Neem later steeds meer roem.

## What words mean

term-work = Een beroep dat uit de hand wordt gespeeld. De waarde wordt in florijnen of roem betaald, en moet het minimum van de ronde halen.
    .forms = werk, werken
term-value = 4 voor het gebouw, 3 voor het landschap en 3 voor de vrijheid waar het van houdt, 2 per Hofnar, 1 per beroepskaart, en bonuskaarten.
    .forms = waarde van het werk, laagste waarde
term-profession-card = Een kunstenaar of geleerde die één werk kan voltooien. In de hand of gespeeld voegt elk 1 toe aan al je werken.
    .forms = beroep, beroepen, beroepskaart, beroepskaarten
term-building = Kost 700 florijnen, 300 met een Bouwmeester, niets met drie, en levert 3 punten op. Eén van elke soort in een vorstendom.
    .forms = gebouw, gebouwen
term-landscape = Bos, Meer of Park, gewonnen op de veiling en meteen gelegd. Elk volgende van een soort levert 3 punten op.
    .forms = landschap, landschappen
term-freedom = Reizen, godsdienst of mening, voor 300 florijnen. Voegt 3 toe aan werken die ervan houden.
    .forms = vrijheid, vrijheden
term-jester = Voegt 2 toe aan al je werken.
    .forms = Hofnar, Hofnarren
term-builder = Met één kosten gebouwen 300; met twee mogen ze elkaar raken; met drie zijn ze gratis. De tweede en de derde leveren elk 3 punten op.
    .forms = Bouwmeester, Bouwmeesters
term-prestige-card = Een geheim doel dat na ronde 7 telt. Bekijk er vijf, houd er één.
    .forms = prestigekaart, prestigekaarten
term-bonus-card = Voegt aan één werk toe wat de kaart telt, en gaat dan uit het spel.
    .forms = bonuskaart, bonuskaarten
term-recruiting-card = Haalt een beroep dat voor een tegenstander ligt in je hand. Telt als beroepskaart.
    .forms = wervingskaart, wervingskaarten
term-florin = Geld, verborgen voor de anderen. Een punt is 100 florijnen waard: wat je bij het betalen tekortkomt, wordt van je punt verkocht.
    .forms = florijn, florijnen
term-fame = Prestigepunten: wie er na zeven rondes de meeste heeft, wint.
    .forms = punten, roem
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
