### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Jij bent de familie Borgia, en de eerste paus. Imola, een bezitting, en Pinturicchio, een kunstenaar, worden meteen gespeeld; Ramiro de Lorca, een condottiere, en twee Spionnen blijven in je hand, waar niemand ze ziet.
lesson-2 = Een bezitting is een paleis met drie plaatsen: voor één ambt, één kunstenaar en één buitenfamilie. Wat eronder ligt, krijg je alleen samen met de bezitting. Je stamgoed is ook een paleis, en gaat nooit verloren.
lesson-3 = Als er geen kaart meer op tafel ligt, eindigt de ronde met een verkiezing: 3 stemmen per kardinaal, en die op de ambten. Meer dan de helft van alle stemmen kiest de paus, en die scoort 10 punten.
lesson-4 = Jij begint, met 100 dukaten. In elke beurt wordt een van deze twaalf kaarten geveild, of ongezien genomen met een Spion. Het geleide spel is de eerste van drie ronden.
lesson-end = De eerste van drie ronden is voorbij, met verkiezing en al, en je hebt bijna alles gezien wat het spel vraagt.
lesson-learned-1 = Elke beurt begint met een kaart van de tafel: gekocht op de veiling, of ongezien genomen met een Spion.
lesson-learned-2 = Wat onbeschermd ligt, ligt voor het grijpen; onder een paleis heb je condottieri nodig om het te veroveren.
lesson-learned-3 = Stemmen komen van kardinalen en ambten, en mag je aan iedereen geven. Daar zijn beloften voor.
lesson-learned-4 = Elke ronde geeft 1 punt per 10 dukaten, 10 aan de paus, en wat op bezittingen en kunstenaars staat. Daarna verdeelt de paus ambten en nieuwe kardinalen.

## Notes: what a question is about, and what to try

note-throw-in = Je eerste hand. Met drie kaarten van één type mag je haar inruilen; anders houd je haar.
    .advice = Houd haar. Bezittingen, ambten, kunstenaars en buitenfamilies worden dan meteen gespeeld; de rest blijft verborgen in je hand.
note-buy-or-spy = Elke beurt begint met een kaart van de tafel: draai er een om voor de veiling, of speel een Spion en neem er een ongezien voor niets.
    .advice = Een Spion spaart geld, maar is blind. Biedt niemand op de kaart die je omdraaide, dan is ze voor niets van jou.
note-bid = Bied een hoger bedrag, of pas voorgoed. De winnaar betaalt de bank. Bij een kunstenaar komt het honorarium op de kaart erbij.
    .advice = Tien dukaten zijn een punt aan het eind van elke ronde. Weeg de prijs dus af tegen wat de kaart in alle komende ronden oplevert.
note-play-or-seize = Nu mag je kaarten uit je hand spelen, en één keer per beurt proberen iets van een andere familie te veroveren. Voor een paleis of een buitenfamilie heb je een condottiere nodig.
    .advice = Zoek een onbeschermd ambt of een onbeschermde kunstenaar: stuurt de eigenaar geen condottiere, dan neem je de kaart zelfs zonder.
note-arrange = Na een verovering mag je ambten en kunstenaars nog tussen je paleizen verplaatsen. Een buitenfamilie onder een bezitting blijft daar.
    .advice = Leg wat het meest waard is waar de verdediging het sterkst is.
note-fee = Een kunstenaar kost het honorarium op de kaart, hoe hij ook kwam. Zonder betaling wordt hij opzijgelegd, maar een die je veroverd hebt en niet kunt betalen, blijft bij zijn eigenaar.
    .advice = Hij scoort aan het eind van elke ronde. In ronde 1 loont een honorarium drie keer.
note-place = Een gespeelde kaart ligt onder een bezitting of het stamgoed, of onbeschermd.
    .advice = Bescherm haar: elk paleis heeft één plaats van elke soort. Wat onbeschermd ligt, is snel weg.
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
term-protected = Onder een bezitting neem je een kaart alleen samen met haar; onder een stamgoed kan ze worden weggehaald. Doodskaarten komen erdoor.
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
