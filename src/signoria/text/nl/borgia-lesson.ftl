### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Het doel
lesson-chapter-auction = Spion en veiling
lesson-chapter-palaces = Paleizen
lesson-chapter-seizure = Een verovering
lesson-chapter-election = Verkiezing
lesson-goal-points = De meeste punten na drie rondes winnen. Elke ronde levert 1 punt per 10 dukaten op, 10 voor de paus, en wat er op bezittingen en kunstenaars staat. Hier ligt wat van jou is.
    .title = Hoe je wint
lesson-goal-votes = Elke ronde eindigt met de verkiezing van een paus. Van { $all } stemmen zijn er { $elects } genoeg, en jij hebt er { $votes }: drie per kardinaal en die van ambten. Je hebt dus een vriend nodig.
    .title = Wie paus wordt
lesson-keep = Je eerste hand. Bezittingen, ambten, kunstenaars en buitenfamilies worden meteen gespeeld; condottieri en Spionnen blijven in je hand, ongezien.
    .title = Je hand
    .why = Alleen een hand met drie kaarten van één soort mag worden geruild.
lesson-fee = { $card } is een kunstenaar: hij kost één keer { $fee } dukaten, en levert aan het eind van elke ronde punten op.
    .title = Een honorarium
    .why = Tien dukaten zijn één punt per ronde. Een kunstenaar die in ronde 1 komt, telt drie keer.
lesson-decline = { $card } zou { $fee } dukaten kosten, meer dan de helft van wat je hebt. Laat hem gaan.
    .title = Te duur
lesson-place = { $card } krijgt een plaats onder een paleis. Daar is de kaart beschermd; onbeschermd kan iedereen die nemen.
    .title = Onder een paleis
lesson-spy = Elke beurt begint met een verdekte kaart: omgedraaid voor de veiling, of ongezien genomen met een Spion. Jij hebt een Spion, dus deze kaart kost niets.
    .title = Je eerste beurt: een Spion
    .why = Een Spion spaart geld, maar is blind en daarna op. Wat wordt omgedraaid, ziet iedereen voor het bieden.
lesson-rest = Nu zou je kaarten kunnen spelen, en één keer per beurt iets proberen te veroveren. Kijk eerst hoe een veiling gaat: beëindig je beurt.
    .title = Het eind van een beurt
lesson-bid = { $card } is te koop. Er wordt rondom geboden, elk hoger bedrag telt. Een bezitting levert elke ronde dukaten en punten op: doe mee.
    .title = Je eerste veiling
    .why = Biedt niemand op een kaart die jij hebt omgedraaid, dan is die voor niets van jou.
lesson-bid-own = Jij hebt { $card } omgedraaid, dus jij biedt eerst. { $office ->
    [1] Een ambt levert elke ronde dukaten op, en stemmen bij de verkiezing.
   *[other] {""}
  } Eén dukaat is misschien genoeg.
    .title = Bied eerst
lesson-raise = { $leader } biedt { $price } dukaten voor { $card }. Dat is meer waard.
    .title = Ga door
    .why = De winnaar betaalt de bank. Weeg de prijs af tegen wat de kaart in alle komende rondes oplevert.
lesson-leave = { $card } is te koop. Wie past, doet voor deze kaart niet meer mee. Houd je dukaten deze keer: tien zijn een punt.
    .title = Laat maar gaan
lesson-turn = Draai nu een kaart om voor de veiling. Iedereen ziet de kaart, en jij biedt eerst.
    .title = Draai een kaart om
lesson-palace = { $card } is een paleis van jou. Zijn kracht verdedigt het, en eronder is plaats voor één ambt, één kunstenaar en één buitenfamilie: die neemt men alleen samen met het paleis.
    .title = Je paleizen
lesson-unprotected = { $card } ({ $opponent }) ligt onbeschermd, en niets verdedigt de kaart.
    .title = Kijk daar
lesson-seize = Eén keer per beurt mag je iets veroveren. Een paleis vraagt condottieri, sterker dan zijn verdediging. Een onbeschermd ambt of een onbeschermde kunstenaar neem je ook zonder, als de eigenaar niemand stuurt.
    .title = Je eerste verovering
    .why = Een mislukte aanval kost de poging en de gestuurde condottieri.
lesson-commit = Beide partijen kiezen in het geheim condottieri en onthullen ze samen. Allemaal worden ze betaald en opzijgelegd, wie er ook wint. Hier is de verdediging nul: je hoeft niemand te sturen.
    .title = In het geheim
    .do = stuur niemand
lesson-seized = { $card } is van jou! Leg de kaart meteen onder een paleis, anders nemen anderen die zoals jij deed.
    .title = Het is gelukt
lesson-arrange = Na een verovering mag je ambten en kunstenaars tussen je paleizen verplaatsen. Het is goed zo.
    .title = Orde scheppen
lesson-alone = Je hebt een hele beurt gezien, beslis nu zelf: koop wat in de komende rondes meer oplevert dan het kost. Bij een kunstenaar komt het honorarium boven op de prijs.
    .title = Nu jij
lesson-no-prey = Er ligt niets onbeschermd dat je zonder strijd kunt nemen. Houd je condottieri en beëindig je beurt.
    .title = Nu geen aanval
lesson-to-go = { $cards ->
    [one] Er is nog één kaart.
   *[other] Er zijn nog { $cards } kaarten.
  } Is de tafel leeg, dan wordt de paus gekozen. Ambten zijn ook stemmen.
    .title = De verkiezing nadert
lesson-vote = Iedereen stemt tegelijk en ongezien. Je hebt { $votes } van { $all } stemmen, en { $elects } zijn genoeg. { $opponent } heeft je er { $promised } beloofd: dat maakt { $together }. Geef al je stemmen aan jezelf.
    .title = Je stemmen
    .do = druk op ‘alle’ naast je naam, en verzegel dan de stemmen
    .why = Met mensen zijn daar aanbiedingen en beloften voor. Een belofte bindt niemand: zoek families die er baat bij hebben zich eraan te houden.
lesson-vote-again = Niemand had een meerderheid, dus wordt er opnieuw gestemd. Je hebt { $votes } van { $all } stemmen; { $elects } zijn genoeg.
    .title = Nog een keer
    .do = geef alles aan jezelf, of aan wie er nog in de race is, en breng dan je stem uit
lesson-elected = Je bent paus! Dat zijn 10 punten. De paus geeft de eigen ambten weg, verdeelt nieuwe kardinalen en begint de ronde.
    .title = Je bent gekozen
lesson-not-elected = { $opponent } is paus en krijgt 10 punten. De paus geeft de eigen ambten weg, verdeelt nieuwe kardinalen en begint de ronde.
    .title = Een ander is gekozen
lesson-scoring = Ronde 1 bracht je { $points } punten: { $pope } als paus, de rest voor je dukaten, tien per punt, en voor bezittingen en kunstenaars. Dukaten blijven van jou en tellen opnieuw. Na ronde 3 winnen de meeste punten.
    .title = De telling
lesson-end = { $ahead ->
    [1] Je staat na ronde 1 van 3 voor met { $points } punten; de volgende familie heeft er { $best }.
    [0] Je hebt { $points } punten na ronde 1 van 3, evenveel als de beste andere familie.
   *[other] Je hebt { $points } punten na ronde 1 van 3; de beste familie heeft er { $best }.
}
lesson-learned-goal = punten elke ronde: dukaten, paus, bezittingen, kunstenaars
lesson-learned-auction = ongezien met een Spion, of voor het hoogste bod
lesson-learned-palaces = plaats voor één van elke soort, beschermd
lesson-learned-seizure = meer kracht dan de verdediging; onbeschermd is makkelijk
lesson-learned-election = meer dan de helft van de stemmen; kardinalen en ambten
lesson-next = wat een stem voor een ander waard is

## Notes: what a question is about, and what to try

note-throw-in = Je eerste hand. Met drie kaarten van één type mag je de hand inruilen; anders houd je die.
    .advice = Houd je hand. Bezittingen, ambten, kunstenaars en buitenfamilies worden dan meteen gespeeld; de rest blijft verborgen in je hand.
note-buy-or-spy = Elke beurt begint met een kaart van de tafel: draai er een om voor de veiling, of speel een Spion en neem er een ongezien voor niets.
    .advice = Een Spion spaart geld, maar is blind. Biedt niemand op de kaart die je omdraaide, dan is die voor niets van jou.
note-bid = Bied een hoger bedrag, of pas voorgoed. De winnaar betaalt de bank. Bij een kunstenaar komt het honorarium op de kaart erbij.
    .advice = Tien dukaten zijn een punt aan het eind van elke ronde. Weeg de prijs dus af tegen wat de kaart in alle komende rondes oplevert.
note-play-or-seize = Nu mag je kaarten uit je hand spelen, en één keer per beurt proberen iets van een andere familie te veroveren. Voor een paleis of een buitenfamilie heb je een condottiere nodig.
    .advice = Zoek een onbeschermd ambt of een onbeschermde kunstenaar: stuurt de eigenaar geen condottiere, dan neem je de kaart zelfs zonder.
note-arrange = Na een verovering mag je ambten en kunstenaars nog tussen je paleizen verplaatsen. Een buitenfamilie onder een bezitting blijft daar.
    .advice = Leg wat het meest waard is waar de verdediging het sterkst is.
note-fee = Een kunstenaar kost het honorarium op de kaart, hoe hij ook kwam. Zonder betaling wordt hij opzijgelegd, maar een die je veroverd hebt en niet kunt betalen, blijft bij zijn eigenaar.
    .advice = Hij scoort aan het eind van elke ronde. In ronde 1 loont een honorarium drie keer.
note-place = Een gespeelde kaart ligt onder een bezitting of het stamgoed, of onbeschermd.
    .advice = Bescherm de kaart: elk paleis heeft één plaats van elke soort. Wat onbeschermd ligt, is snel weg.
note-new-place = Waar de kaart die je verplaatst heen gaat. Wat daar lag, wordt onbeschermd.
    .advice = Ruil alleen als de nieuwe kaart meer waard is.
note-tuck = Een nieuwe bezitting heeft vrije plaatsen, en een onbeschermde kaart mag er meteen onder.
    .advice = Vul de plaats. Het kost niets.
note-doctor = Iemand speelt gif. Iedereen wordt gevraagd, zodat niemand te weten komt wie de Dokter heeft; wie het eerst antwoordt, houdt het tegen en betaalt het honorarium.
    .advice = Zonder de Dokter kun je alleen passen. Met de Dokter red je wat van jou is.
note-fate = De doodskaart van de paus trof een ambt: als paus mag je het aan iemand geven in plaats van het opzij te leggen.
    .advice = Aan een vriend gegeven levert het dankbaarheid op, en misschien stemmen.
note-verdict = Iedereen behalve de paus oordeelt, één stem per kardinaal. Zijn er meer voor de beschuldiging dan ertegen, dan verliest de paus zijn volgende beurt.
    .advice = Voor, tenzij de paus je vriend is: een beurt minder daar is een kaart meer voor de anderen.
note-commit = Beide partijen kiezen in het geheim condottieri en onthullen ze samen; tegen een paleis of een buitenfamilie stuurt de aanvaller er minstens één. Allemaal worden ze betaald en opzijgelegd, wie er ook wint. Bij gelijke stand houdt de verdediging stand, tenzij die nul is.
    .advice = Tel de verdediging op die je ziet, en stuur net iets meer. De andere partij kan ook iemand sturen.
note-secret-ballot = Iedereen geeft tegelijk en ongezien al zijn stemmen, aan welke families dan ook. Meer dan de helft van alle stemmen kiest de paus.
    .advice = Alleen heeft niemand een meerderheid. Stem op jezelf om de anderen tegen te houden, of maak een paus die het onthoudt.
note-open-ballot = Niemand had een meerderheid. Iedereen stemt opnieuw, open, te beginnen met de paus.
    .advice = Je ziet hoe de anderen vóór je stemden: wat er ontbreekt om een van hen te kiezen, ligt misschien bij jou.
note-run-off = Er zijn nog maar twee families, en de stemmen mogen worden verdeeld.
    .advice = Kies van wie je volgende ronde liever geschenken krijgt.
note-name-family = De stemmen staken, en de zittende paus beslist.
    .advice = Noem jezelf als je erbij bent: de nieuwe paus scoort 10 punten.
note-give-office = Aan het begin van een ronde geeft de paus al zijn ambten weg, elk aan een andere familie.
    .advice = Aan wie het minst gevaarlijk is. Wie iets kreeg, heeft minder reden om je te beschuldigen.
note-reshuffle = De paus mag alle andere ambten verzamelen en willekeurig opnieuw verdelen; iedereen krijgt er evenveel als eerst.
    .advice = Het treft wie de beste heeft, maar daarna mag iedereen je van simonie beschuldigen.
note-cardinals = De paus verdeelt de nieuwe kardinalen, en houdt er hooguit één meer dan de familie die de meeste krijgt.
    .advice = Een kardinaal is drie stemmen bij elke verkiezing. Geef aan één vriend, en houd er één meer.
note-trade = Vóór een stemming mag je voorstellen doen: kaarten en dukaten voor kaarten en dukaten.
    .advice = Een stem is nu iets waard. Maar beloften binden niemand.
note-offer = Noem de kaarten die je geeft en die je vraagt. Ambten wisselen alleen van eigenaar als de paus toestemt.
    .advice = Bied wat de ander meer helpt dan het jou kost.
note-ducats-given = Aan een voorstel mag je dukaten toevoegen.
    .advice = Tien dukaten zijn één punt aan het eind van de ronde.
note-ducats-asked = Je mag dukaten vragen, als je er geen geeft.
    .advice = Vraag minder dan de kaart op een veiling zou opbrengen.
note-accept = Een andere familie doet je een voorstel. Het gaat helemaal door, of helemaal niet.
    .advice = Tel wat het beide partijen oplevert.
note-consent = Een ambt zou van eigenaar wisselen, en daarvoor moet de paus toestemmen.
    .advice = Ambten zijn stemmen: kijk wie er meer zou hebben.

## What words mean

term-property = Een paleis met kracht, inkomsten en punten. Het beschermt één ambt, één kunstenaar en één buitenfamilie.
    .forms = bezitting, bezittingen, paleis, paleizen
term-home = Het paleis van je eigen familie, met kracht 3. Het gaat nooit verloren, maar wat eronder ligt wel.
    .forms = stamgoed
term-office = Levert dukaten op aan het eind van elke ronde, en stemmen bij de verkiezing.
    .forms = ambt, ambten
term-artist = Levert punten op aan het eind van elke ronde. Kost een honorarium als hij komt.
    .forms = kunstenaar, kunstenaars
term-outside-family = Voegt haar kracht toe aan de verdediging van het paleis waar ze onder ligt, en blijft daar voorgoed.
    .forms = buitenfamilie, buitenfamilies
term-condottiere = Een te huren kapitein: zijn kracht telt bij een aanval of een verdediging. Hij wordt betaald en opzijgelegd, hoe het ook afloopt.
    .forms = condottiere, condottieri
term-cardinal = Drie stemmen bij de verkiezing, en één als over simonie wordt geoordeeld.
    .forms = kardinaal, kardinalen
term-pope = Gekozen aan het eind van elke ronde, wat 10 punten oplevert. Verdeelt ambten en nieuwe kardinalen, en heeft de eerste beurt.
    .forms = paus
term-ducat = Geld, verborgen voor de anderen. Tien zijn een punt aan het eind van elke ronde.
    .forms = dukaat, dukaten
term-power = Wat telt bij een aanval of een verdediging. Bij gelijke stand houdt de verdediging stand, tenzij die nul is.
    .forms = kracht, verdediging, aanval
term-fee = Wat een kunstenaar of een condottiere kost, betaald aan de bank.
    .forms = honorarium
term-seize = Een open aanval op iets van een andere familie, één keer per beurt.
    .forms = veroveren, verovering
term-protected = Onder een bezitting neem je een kaart alleen samen met die bezitting; onder een stamgoed kan de kaart worden weggehaald. Doodskaarten komen erdoor.
    .forms = beschermd, beschermt
term-unprotected = Onder geen paleis: zo’n kaart kan op zichzelf worden veroverd. Een buitenfamilie heeft dan haar eigen kracht, een ambt of kunstenaar geen.
    .forms = onbeschermd, onbeschermde
term-aside = Een opzijgelegde kaart wordt in de stapel geschud als er nog een ronde begint.
    .forms = opzijgelegd, opzij
term-vote = Drie per kardinaal, en die op de ambten. Alle stemmen moeten worden uitgebracht.
    .forms = stem, stemmen
term-election = Sluit elke ronde af. Eerst een geheime stemming, dan open, tot iemand meer dan de helft van de stemmen heeft.
    .forms = verkiezing, stemming, stemmingen
term-simony = Het verkopen van ambten van de Kerk. Slaagt de beschuldiging, dan verliest de paus zijn volgende beurt.
    .forms = beschuldiging van simonie, simonie

explain-property = Bezitting. Kracht { $power }, { $income } dukaten en { $points } punten aan het eind van elke ronde. Beschermt één ambt, één kunstenaar en één buitenfamilie.
explain-office = Ambt. { $income } dukaten aan het eind van elke ronde, { $votes } stemmen bij de verkiezing. De paus verdeelt de ambten.
explain-artist = Kunstenaar. Kost { $fee } dukaten als hij komt, levert { $points } punten op aan het eind van elke ronde.{ $power ->
    [0] {""}
   *[other] {" "}Zolang hij onder een paleis van jou ligt, telt hij { $power } bij elke verdediging van jou, en bij je aanvallen met een condottiere.
}
explain-outside_family = Buitenfamilie. Voegt { $power } toe aan de verdediging van het paleis waar ze onder ligt, en blijft daar.
explain-condottiere = Condottiere met kracht { $power }, voor een aanval of een verdediging. Kost { $fee } dukaten en wordt dan opzijgelegd.
explain-spy = Neemt ongezien een verdekte kaart van de tafel, of een willekeurige kaart uit een hand. Daarna is hij verbruikt.
explain-poison_plague = Doodt een kunstenaar, een ambt of een huwelijk, beschermd of niet, tenzij een Dokter antwoordt.
explain-bravo = Doodt een kunstenaar, een ambt, een huwelijk of Savonarola. Niets houdt het tegen.
explain-doctor = Antwoordt op gif, van wie en wanneer dan ook, voor een honorarium.
explain-marriage = Tot het eind van de ronde spelen jij en een andere familie geen kaarten tegen elkaar en veroveren jullie niets van elkaar. Een doodskaart tegen een van beide maakt er een einde aan.
explain-savonarola = Tot het eind van de ronde mag de paus geen kaart uit zijn hand spelen, behalve een bravo tegen hem.
explain-simony = Vanaf ronde 2: iedereen behalve de paus oordeelt, en de paus kan zijn volgende beurt verliezen.
