### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Jij bent de familie Medici. Je hebt drie Kathedralen en een Markt in de hand en 10 geldstukken in je beurs; niemand anders ziet ze.
lesson-2 = Er liggen vier steden open: Lucca, Milano, Bologna en Padova. Elke stad laat zien welke kaarten en geldstukken ze kost. Lucca vraagt twee Kathedralen, een Stadhuis en een Kasteel: de helft heb je al.
lesson-3 = Het hof telt wie welke kaarten open heeft liggen. De meeste van een kleur is de hoofdrol, de op een na meeste de bijrol. Rollen hebben een kracht, en leveren punten op als anderen bouwen.
lesson-4 = Wie een stad bouwt, plaatst wapenschilden in de gebieden die ze raakt. Aan het eind zijn de meeste wapenschilden in een gebied 5 punten waard, de tweede plaats 2.
lesson-round-2 = Ronde 2. Vanaf nu kunnen er steden worden gebouwd: meteen na een gewonnen veiling, en in fase 3. Elke stad levert ook punten op voor wie rollen van haar kleuren heeft.
lesson-round-3 = Ronde 3. De rollen zijn opnieuw geteld, en wie een hoofdrol nam, draaide de helft van die kaarten om. Geen rol houd je lang zonder nieuwe kaarten.
lesson-end = Er zijn drie ronden gespeeld, en je kent nu de veiling, het bouwen van steden, het uitspelen van kaarten en de strijd om de rollen.
lesson-learned-1 = Kaarten koop je op de veiling. Wie het laatst won, is Il Principe en begint.
lesson-learned-2 = Steden kosten kaarten en geldstukken, en leveren punten en wapenschilden op.
lesson-learned-3 = Rollen gaan naar wie de meeste kaarten open heeft, en leveren punten op als anderen bouwen.
lesson-learned-4 = Als de stapel opraakt of er minder dan vier steden openliggen, eindigt het spel, en worden gebieden, rollen, sets, geldstukken en kaarten geteld.

## Notes: what a question is about, and what to try

note-lay-cards = Iedereen legt kaarten verdekt neer. Ze worden samen omgedraaid, per kleur gegroepeerd en geveild, van de kleinste groep tot de grootste.
    .advice = Leg neer wat je steden niet nodig hebben. Twee van een kleur lokken er meer uit, en wie een groep wint, neemt haar helemaal.
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
