### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Het doel
lesson-chapter-auction = Veiling
lesson-chapter-city = Een stad
lesson-chapter-roles = Rollen
lesson-chapter-scoring = Punten
lesson-goal-points = Wie aan het eind de meeste punten heeft, wint. Punten komen van steden die je bouwt, van rollen aan het hof en van je wapenschilden op de kaart.
    .title = Hoe je wint
lesson-goal-city = Een stad kost de kaarten en geldstukken die ze toont, en levert punten en wapenschilden op. { $lacking ->
    [0] Je hebt alle kaarten van { $city }
    [one] Je mist nog één kaart van { $city }
   *[other] Je mist nog { $lacking } kaarten van { $city }
  }: in deze les bouw je die stad.
    .title = Je doel: { $city }
lesson-goal-end = De laatste ronde komt als de stapel opraakt; en liggen er minder dan vier steden open, dan is het spel uit. Hier aan het hof worden de kaarten geteld die open voor elke familie liggen.
    .title = Hoe het eindigt
lesson-lay = Iedereen legt twee kaarten verdekt neer. Ze worden samen omgedraaid, per gebouw gegroepeerd en geveild, de kleinste groep eerst. Geef dus weg wat { $city } niet nodig heeft.
    .title = Twee kaarten voor de veiling
    .why = Wat je neerlegt, kunnen anderen kopen. Maar jij mag er ook op bieden, en wie een groep wint, neemt haar helemaal.
lesson-raise = { $cards } × { $building } is te koop, en { $leader } biedt { $price }. { $city } vraagt erom, dus één geldstuk meer is goed besteed.
    .title = Je eerste veiling
    .why = Alleen de winnaar betaalt, aan de bank. Wie past, doet voor deze groep niet meer mee.
lesson-bid = Nu komt { $cards } × { $building }, en nog niemand heeft geboden. { $city } vraagt erom. Eén geldstuk is misschien genoeg.
    .title = Open het bieden
    .why = Wie een veiling wint, wordt Il Principe en begint vanaf dan.
lesson-leave = { $cards } × { $building }: { $city } heeft dat niet nodig. Geldstukken die je houdt, betalen straks de stad. Pas dus hier.
    .title = Laat maar gaan
    .why = Niemand ziet hoeveel geldstukken je hebt. Anderen laten betalen is ook een zet.
lesson-too-dear = { $cards } × { $building } zou helpen, maar { $city } zelf kost ook geldstukken. Houd ze: er komen nog andere kaarten.
    .title = Te duur
lesson-keep = In ronde 1 kan er geen stad worden gebouwd. { $lacking ->
    [0] Je hebt alle kaarten van { $city }
   *[other] Van de kaarten van { $city } mis je er nog { $lacking }
  }: speel er geen, houd ze in de hand.
    .title = Houd je kaarten
    .why = Kaarten die je speelt liggen open en tellen voor de rollen, maar een stad bouw je uit de hand.
lesson-lay-spare = Een nieuwe ronde: iedereen kreeg 5 geldstukken en 4 kaarten, en vanaf nu kunnen er steden worden gebouwd. Geef weer weg wat { $city } niet nodig heeft.
    .title = Ronde 2
lesson-bid-to-build = Je hebt alle kaarten van { $city }. Wie een veiling wint, mag meteen bouwen, vóór alle anderen. Win deze groep dus zolang ze goedkoop is.
    .title = Het recht om te bouwen
    .why = In de volgende fase mag iedereen bouwen, maar misschien neemt iemand { $city } voordat jij aan de beurt bent.
lesson-build = Je hebt de kaarten en de geldstukken voor { $city }. De stad levert meteen punten op; haar wapenschilden tellen aan het eind; en haar kaarten liggen daarna open voor je, waar ze tellen voor de rollen.
    .title = Je eerste stad
    .why = Misschien wil de volgende dezelfde stad. Is ze gebouwd, dan wordt er een andere omgedraaid.
lesson-shields = Elk wapenschild van { $city } gaat naar een gebied dat de stad raakt. Aan het eind zijn de meeste wapenschilden in een gebied 5 punten waard, de tweede plaats 2. Hier liggen er nu het minst: { $region }.
    .title = Je wapenschilden
    .why = Een leeg gebied win je met één wapenschild. Liever eerste op twee plaatsen dan sterker op één.
lesson-save = Je stad is gebouwd. Geldstukken heb je nodig voor de volgende, en soms voor een rol: houd ze nu.
    .title = Spaar je geldstukken
lesson-play = Nu een rol. Die gaat naar wie de meeste kaarten van haar gebouw open heeft. Met nog { $cards } × { $building } heb jij de meeste, en is de rol van jou: { $major }.
    .title = Speel kaarten voor een rol
    .why = Een hoofdrol heeft meteen een kracht, levert 2 punten op telkens als een ander met haar kleur bouwt, en 2 aan het eind.
lesson-nothing = Rollen gaan naar wie de meeste kaarten van een gebouw open heeft. Met de kaarten van één kleur in je hand haal je er geen: houd ze voor een stad.
    .title = Rollen
lesson-bid-role = Meerdere families hebben er evenveel open ({ $building }), dus wordt de rol onder hen geveild. Ze levert punten op telkens als een ander met haar kleur bouwt.
    .title = Gelijk voor een rol
lesson-power = Elke rol heeft een kracht, die meteen wordt gebruikt. Deze plaatst een wapenschild in een gebied naar keuze, zonder stad. Neem er een waar er weinig zijn.
    .title = De kracht van een rol
lesson-turn-up = Elke rol heeft een kracht, die meteen wordt gebruikt. Deze draait een van je verdekte kaarten open: ze telt voor de kleuren die nog komen.
    .title = De kracht van een rol
lesson-won = { $roles ->
    [one] Je won een hoofdrol: { $major }.
   *[other] Je won { $roles } hoofdrollen; een daarvan is { $major }.
  } De winnaar draait de helft van die kaarten om, dus rollen wisselen van hand. Telkens als een ander met jouw kleur bouwt, krijg je 2 punten.
    .title = Je bent { $major }
lesson-score-regions = { $shields ->
    [one] Er staat één wapenschild van jou
   *[other] Er staan { $shields } wapenschilden van jou
  } op de kaart. Eindigde het spel nu, dan kwamen er { $points } punten van de gebieden: 5 voor de meeste wapenschilden in elk, 2 voor de tweede plaats.
    .title = Gebieden aan het eind
lesson-score-now = Eindigde het spel nu, dan had je { $total } punten: { $track } tot nu toe, { $regions } voor gebieden, { $roles } voor rollen, { $sets } voor sets van vijf kleuren. De meeste geldstukken en de meeste kaarten tellen ook een beetje mee.
    .title = De eindtelling
lesson-end = { $ahead ->
    [1] Je staat voor met { $points } punten; de volgende familie heeft er { $best }.
    [0] Je hebt { $points } punten, evenveel als de beste andere familie.
   *[other] Je hebt { $points } punten; de beste familie heeft er { $best }.
}
lesson-learned-goal = de meeste punten winnen; weinig kaarten of steden, en het is uit
lesson-learned-auction = de kleinste groep eerst; wie past, ligt eruit
lesson-learned-city = kaarten en geldstukken voor punten en wapenschilden
lesson-learned-roles = de meeste open kaarten; punten als anderen bouwen
lesson-learned-scoring = 5 en 2 per gebied, rollen, sets, geldstukken, kaarten
lesson-next = laat een rivaal te veel betalen, bouw wat er twee willen

## Notes: what a question is about, and what to try

note-lay-cards = Iedereen legt kaarten verdekt neer. Ze worden samen omgedraaid, per kleur gegroepeerd en geveild, van de kleinste groep tot de grootste.
    .advice = Leg neer wat je steden niet nodig hebben. Je mag ook bieden op wat je zelf neerlegde, en wie een groep wint, neemt haar helemaal.
note-bid-for-lot = Bied meer dan het laatste bod, of pas voorgoed voor deze groep. De winnaar betaalt de bank, neemt de kaarten, wordt Il Principe en mag meteen bouwen, als er in deze ronde steden worden gebouwd.
    .advice = Twee of drie geldstukken voor een paar is een goede prijs. Houd er vier over: zoveel kost een middelgrote stad.
note-bid-for-role = Meerdere spelers hebben evenveel kaarten open, dus de rol wordt onder hen geveild. Ze heeft een kracht, en levert punten op telkens als een ander met haar kleur bouwt.
    .advice = Een hoofdrol is 2 punten per zo’n stad waard en 2 aan het eind, een bijrol 1 en 1. Drie geldstukken zijn meestal genoeg.
note-which-city = Je hebt kaarten gewonnen en mag meteen een stad bouwen, naast je beurt in fase 3. De kaarten waarmee je betaalt, komen uit je hand open voor je te liggen.
    .advice = Bouw als je kunt: de volgende wil misschien dezelfde stad. En wat openligt, telt voor de rollen.
note-build-or-play = Doe een van drie dingen: bouw een openliggende stad, speel zoveel kaarten van één kleur open uit als je wilt, of doe niets. Alleen open kaarten tellen voor de rollen.
    .advice = Eerst een stad, als je die kunt betalen. Zo niet, speel dan een kleur waarin een of twee kaarten je eerste of tweede maken.
note-play-cards = In ronde 1 kan er geen stad worden gebouwd. Kaarten die je open uitspeelt, tellen voor de rollen, maar zitten niet meer in je hand voor een stad.
    .advice = Nu zijn een of twee kaarten vaak genoeg voor een rol. Houd wat een openliggende stad vraagt.
note-which-region = Elk wapenschild gaat naar een gebied dat de stad raakt, of blijft bij jou. Aan het eind zijn de meeste wapenschilden in een gebied 5 punten waard, de tweede plaats 2.
    .advice = Liever ergens eerste dan overal een beetje: een gebied zonder wapenschilden win je met één.
note-which-card = De kracht van de groene rol: leg een van je verdekte kaarten open, maar geen Universiteit. Ze telt voor de kleuren die nog komen.
    .advice = Leg de kleur open waarin je het dichtst bij een rol bent.
note-card-or-none = De kracht van de groene rol: je mag een van je verdekte kaarten openleggen, maar geen Universiteit. Ze telt voor de kleuren die nog komen.
    .advice = { note-which-card.advice }
note-which-region-of-all = De kracht van de blauwe rol: een wapenschild in een gebied naar keuze, zonder stad.
    .advice = Doorbreek een gelijke stand, of neem een gebied dat geen van je steden raakt.

## What words mean

term-ducat = Geld. Iedereen krijgt elke ronde wat van de bank, en niemand laat zien hoeveel er over is.
    .forms = geldstuk, geldstukken
term-shield = Jouw wapen op de kaart. De meeste wapenschilden in een gebied leveren aan het eind punten op.
    .forms = wapenschild, wapenschilden
term-region = Een van de zes delen van de kaart. Aan het eind zijn de meeste wapenschilden er 5 punten waard, de tweede plaats 2.
    .forms = gebied, gebieden
term-role = Voor wie de meeste of op een na meeste kaarten van een kleur open heeft. Ze heeft een kracht, en levert punten op als anderen met die kleur bouwen.
    .forms = rol, rollen
term-major = De rol voor de meeste open kaarten van een kleur: 2 punten telkens als een ander met die kleur bouwt, 2 aan het eind. Wie haar neemt, draait de helft van die kaarten om.
    .forms = hoofdrol, hoofdrollen
term-minor = De rol voor de op een na meeste open kaarten van een kleur: 1 punt telkens als een ander met die kleur bouwt, 1 aan het eind.
    .forms = bijrol, bijrollen
term-principe = De figuur van wie de laatste veiling won. Wie haar heeft, begint fase 3 en in de AMIGO-editie ook het bieden.
    .forms = Il Principe
term-auction = Groepen kaarten van één kleur worden verkocht, de kleinste eerst. Elk hoger bod telt; wie past, doet niet meer mee.
    .forms = veiling, geveild
term-city = Gebouwd uit de hand, voor de kaarten en geldstukken die ze toont. Ze levert de bouwer punten en wapenschilden op, en de rollen van anderen punten.
    .forms = stad, steden
term-building-card = Een kaart van een van vijf kleuren. Steden vragen erom; open voor je tellen ze voor de rollen.
    .forms = gebouwenkaart, gebouwenkaarten
term-set = Een kaart van elk van de vijf kleuren voor je, open of verdekt: 2 punten aan het eind.
    .forms = set van vijf kleuren, sets van vijf kleuren
forms-building-green = groene, groen, Universiteiten
forms-building-white = witte, wit, Kathedralen
forms-building-red = rode, rood, Stadhuizen
forms-building-blue = blauwe, blauw, Kastelen
forms-building-yellow = gele, geel, Markten

explain-city = Kost { $cost } geldstukken en { $asks }. Levert { $points } punten op en { $shields ->
    [one] 1 wapenschild
   *[other] { $shields } wapenschilden
  } voor { $where }.
explain-region = Aan het eind zijn de meeste wapenschilden hier 5 punten waard, de tweede plaats 2. Steden die het raken: { $cities }.
explain-building = Een gebouwenkaart van de kleur { $colour }. Steden vragen erom; open telt ze voor de rollen { $major } en { $minor }.
explain-major = Hoofdrol, voor de meeste open kaarten van de kleur { $colour }. 2 punten telkens als een ander ermee bouwt, 2 aan het eind. { $power }
explain-minor = Bijrol, voor de op een na meeste open kaarten van de kleur { $colour }. 1 punt telkens als een ander ermee bouwt, 1 aan het eind. { $power }
