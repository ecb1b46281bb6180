// General answers about the country, as far as they are stable. What changes from week to week, or what an authority decides
// (visas, safety of a street), is referred to those who know.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const countryRows: readonly KnowledgeRow[] = [
  {
    topic: 'currency',
    say: `(que|cual) (es la)? moneda (se)? (usa|usan|es|hay|llevo)? / moneda (del pais|oficial|local) / (aceptan|reciben|puedo pagar (con|en)|cambio de|cambiar) (euros|quetzales|lempiras|pesos|colones) / (casa|casas) de cambio`,
    english: `(what|which) (is the)? (currency|money) / (euros|quetzales|pesos) / exchange (money|office) / currency exchange`,
    examples: ['¿qué moneda se usa?', 'aceptan euros?', 'what currency do you use'],
    answer: {
      es: 'En El Salvador se usa el dólar de los Estados Unidos, y a tu anfitrión le pagas en dólares y en efectivo. Otras monedas, cámbialas antes en un banco.',
      en: 'El Salvador uses the US dollar, and your host is paid in dollars and in cash. Change other currencies at a bank before.',
    },
  },
  {
    topic: 'cash-machines',
    say: `cajero* (automatico*)? / (donde|como) (saco|retiro|puedo sacar|puedo retirar|consigo) (efectivo|dinero) / (hay|queda) (un)? (banco|atm)`,
    english: `atms? / cash machines? / (withdraw|get) (cash|money) / bank nearby`,
    examples: ['hay cajeros cerca?', 'dónde saco efectivo', 'are there ATMs'],
    answer: {
      es: 'En las ciudades y centros comerciales hay cajeros; en pueblos pequeños, playas y fincas muchas veces no. Saca el efectivo antes de salir y en billetes pequeños: tu reserva dice el total exacto.',
      en: 'There are cash machines in cities and malls; in small towns, at beaches and farms often not. Take cash out before you leave, in small notes: your booking has the exact total.',
    },
  },
  {
    topic: 'bitcoin',
    say: `bitcoin / cripto* / chivo wallet / lightning`,
    unless: 'a como / precio del',
    english: `bitcoin / crypto / lightning`,
    examples: ['puedo pagar con bitcoin?', 'do you take bitcoin'],
    answer: {
      es: 'Las reservas de Torogoz se pagan en dólares y en efectivo, al encontrarse con el anfitrión. Otra forma de pago no la garantizo.',
      en: 'Bookings of Torogoz are paid in US dollars and in cash, when you meet the host. I can not promise any other way.',
    },
  },
  {
    topic: 'visa',
    say: `visa / pasaporte / (necesito|piden|hay que) ... (visa|pasaporte|vacuna*) / requisitos (para|de) (entrar|ingreso|entrada|viajar) / migracion / aduana / vacuna*`,
    unless: 'perdi / olvide / tarjeta visa / visa o mastercard / pagar',
    english: `visa / passport / (entry|travel) requirements / vaccin* / customs`,
    examples: ['necesito visa para entrar?', 'do I need a visa to enter el salvador', 'piden vacunas?'],
    answer: {
      es: 'Eso lo decide Migración según tu pasaporte, y cambia: pregúntalo en el consulado de El Salvador o en la página de la Dirección General de Migración antes de comprar tu vuelo. Para reservar aquí no hace falta ningún documento.',
      en: 'That is up to Migration and depends on your passport, and it changes: ask the consulate of El Salvador or the site of its migration office before buying a flight. Booking here needs no document.',
    },
  },
  {
    topic: 'safety-of-the-country',
    say: `(dicen|dijeron|cuentan|escuche|he oido) ... (peligros*|insegur*) / (es|esta|sigue|era)? (muy)? (segur[oa]|peligros[oa]) (el pais|el salvador|san salvador|caminar|andar|viajar|manejar|de noche|la zona|el centro|la playa|salir) / (que tan|es) (segur[oa]|peligros[oa]) (es|el|la|san|andar|viajar|ir a|salir) / (hay|habra) (mucha)? (delincuencia|pandillas|maras|violencia|asaltos) / zonas? peligrosas?`,
    unless:
      'para (mi|un|una|ninos) / este tour / esta experiencia / reservar / (a|en|al|el|la) (caballo|kayak|lancha|rapel|tirolesa*|canopy|surf|volcan|buceo)',
    english: `(is it|is|how) safe (to (walk|go|travel|visit|drive|come|take|ride|be|stay|live)|is|in|for (tourists|travelers|women)|el salvador|san salvador) / dangerous (areas?|country|city|to) / gangs? / crime`,
    examples: ['es seguro El Salvador?', 'is it safe to walk at night in san salvador', 'hay pandillas'],
    answer: {
      es: 'De la seguridad de una zona o de una hora no puedo darte garantía: mira los avisos de viaje de tu país y pregúntale a tu anfitrión, que vive ahí. Lo que ayuda: ir con gente local, volver antes de oscurecer, llevar poco efectivo de más y tener a mano el 911, que también atiende la policía de turismo. En cada experiencia ves quién te recibe y qué contaron otros viajeros.',
      en: 'I can give no guarantee for an area or an hour: read the travel advice of your country and ask your host, who lives there. What helps: go with local people, be back before dark, carry little spare cash, and keep 911 at hand, which also reaches the tourist police. Every experience shows who receives you and what other travelers told.',
    },
  },
  {
    topic: 'drinking-water',
    say: `(agua|hielo) (del (chorro|grifo)|potable|de la llave) / (puedo|se puede) (tomar|beber) (el)? agua`,
    unless: 'incluye / hay agua potable en / tiene agua',
    english: `(tap|drinking) water / drink the water`,
    examples: ['se puede tomar agua del chorro?', 'can I drink the tap water'],
    answer: {
      es: 'Toma agua embotellada o filtrada; se consigue en cualquier tienda. Para una caminata lleva al menos litro y medio por persona.',
      en: 'Drink bottled or filtered water; every shop has it. For a hike take at least a litre and a half for each.',
    },
  },
  {
    topic: 'phone-and-internet',
    say: `(chip|sim|esim|tarjeta sim|recarga|roaming) / (hay|tienen|tendre|habra) (senal|wifi|internet|cobertura|datos)`,
    unless: 'sin (senal|internet|wifi)',
    english: `(sim|esim) card / sim / roaming / (wifi|wi fi) / (phone|cell|mobile) (signal|coverage|reception)`,
    examples: ['dónde compro un chip', 'hay señal en el volcán?', 'is there wifi'],
    answer: {
      es: 'Los chips prepago se compran en el aeropuerto, centros comerciales y muchas tiendas. En volcanes, bosques y algunas playas la señal falla: abre el comprobante de tu reserva una vez antes de salir y queda guardado en tu celular, con la hora, el lugar y tu código.',
      en: 'Prepaid chips are sold at the airport, in malls and many shops. On volcanoes, in forests and at some beaches the signal fails: open the ticket of your booking once before you leave, and it stays on your phone with hour, place and code.',
    },
  },
  {
    topic: 'plugs',
    say: `enchufe* / tomacorriente* / adaptador* / voltaje / 110 / 220`,
    unless: 'peso / kilos / libras',
    english: `plugs? / adapters? / voltage / power outlets?`,
    examples: ['necesito adaptador?', 'what plugs do you have'],
    answer: {
      es: 'Los enchufes son como los de Estados Unidos, de dos clavijas planas, a 110 voltios.',
      en: 'Sockets are like those of the United States, two flat pins, 110 volts.',
    },
  },
  {
    topic: 'airport',
    goesWithWishes: true,
    say: `(como|cuanto|que tan) ... (aeropuerto) / (taxi|uber|bus|transporte) (del|al|desde el) aeropuerto / aeropuerto`,
    unless: `cerca del? aeropuerto / (recog*|recoj*|busc*|pas* por|traslado) ... aeropuerto / (experiencias|tours|que hacer|algo) ... aeropuerto / horas / escala / (cuanto|que tan lejos|lejos|distancia) ... aeropuerto (a|hasta) / (primer[oa]|segund[oa]|es[oa]|ese tour) ... aeropuerto`,
    english: `airport (taxi|transfer|shuttle|bus) / how far is the airport / (get|go|taxi|bus|shuttle) (from|to) the airport`,
    examples: ['cómo llego del aeropuerto a San Salvador', 'taxi al aeropuerto', 'how far is the airport'],
    answer: {
      es: 'El aeropuerto internacional queda en San Luis Talpa, a unos tres cuartos de hora de San Salvador según el tráfico; a la salida hay taxis y buses. De horarios y precios no sé. Si tienes unas horas libres, dime «cerca del aeropuerto» y cuántas, y te busco algo que quepa.',
      en: 'The international airport is in San Luis Talpa, some three quarters of an hour from San Salvador depending on traffic, with taxis and buses outside. I do not know times and prices. With some hours to spare, say «near the airport» and how many, and I will look for what fits.',
    },
  },
  {
    topic: 'turtle-season',
    finds: 'tortugas',
    say: `(temporada|epoca|mes|meses|fecha*|cuando) ... tortuga* / tortuga* ... (temporada|epoca|que mes*|cuando)`,
    unless: 'bebe* / nin* / hij* / niet*',
    english: `(when|season|month|best time) ... (turtles?)`,
    examples: ['mejor época para ver tortugas', 'cuándo es la temporada de tortugas', 'best time for turtles'],
    answer: {
      es: 'Las tortugas golfinas suelen desovar de julio a diciembre, y las liberaciones van de agosto a enero, según los nidos. Verlas depende de la noche.',
      en: 'Olive ridley turtles usually nest from July to December, and hatchlings are released from August to January, depending on the nests. Seeing them depends on the night.',
    },
  },
  {
    topic: 'whale-season',
    finds: 'ballenas',
    say: `(temporada|epoca|mes|meses|cuando) ... (ballena*|delfin*) / (ballena*|delfin*) ... (temporada|epoca|que mes*|cuando)`,
    english: `(when|season|month|best time) ... (whales?|dolphins?)`,
    examples: ['cuándo se ven ballenas', 'temporada de ballenas'],
    answer: {
      es: 'Las jorobadas suelen pasar frente a la costa de diciembre a marzo. Verlas nunca es seguro.',
      en: 'Humpbacks usually pass the coast from December to March. Seeing them is never certain.',
    },
  },
  {
    topic: 'surf-season',
    say: `(temporada|epoca|mes|meses) ... (surf|olas) / (cuando|en que mes) ... (mejores|buenas|grandes) olas / (surf|olas) ... (temporada|epoca|que mes*)`,
    english: `(surf|wave) season / (best|which) (time|month) ... (surf|surfing|waves)`,
    examples: ['cuál es la temporada de surf', 'best time to surf'],
    answer: {
      es: 'Se surfea todo el año: de marzo a octubre las olas son más grandes; de noviembre a febrero, más pequeñas y limpias, buenas para aprender. Dime «surf», tu nivel y un día.',
      en: 'There is surf all year: from March to October the waves are bigger; from November to February smaller and cleaner, good for learning. Say «surf», your level and a day.',
    },
  },
  {
    topic: 'coffee-season',
    say: `(temporada|epoca|mes|meses|cuando) ... (cafe|corta|cosecha|cafetal*) / (corta|cosecha) del? cafe ... (cuando|que mes*)`,
    unless: 'temporada de lluvia*',
    english: `coffee (harvest|season) / when ... (coffee)`,
    examples: ['cuándo es la corta de café', 'temporada de cosecha del café'],
    answer: {
      es: 'La corta de café va más o menos de noviembre a marzo, más temprano en las fincas bajas. El resto del año se visita la finca, el beneficio y la taza. Dime «café» y un día.',
      en: 'The coffee harvest runs roughly from November to March, earlier on lower farms. The rest of the year one sees the farm, the mill and the cup. Say «coffee» and a day.',
    },
  },
  {
    topic: 'best-season',
    say: `(mejor|buena) (epoca|temporada|mes|fecha|tiempo) (para|del ano|de) (ir|viajar|visitar|venir|conocer|subir|el volcan|playa|volcan*|cascada*|ano)? / (en)? (que|cual) (fecha*|mes*|epoca*|temporada*) (es|son|seria|serian) (el|la|los|las)? mejor* / (cuando|en que mes) (es mejor|conviene|me conviene|recomiendas|recomiendan) (ir|viajar|visitar|venir)`,
    english: `best (time|season|month) (to|of the year|for)`,
    examples: ['cuál es la mejor época para viajar', 'best time to visit'],
    answer: {
      es: 'De noviembre a abril casi no llueve y los cielos son claros: buena época para volcanes y playas. De mayo a octubre todo está verde y las cascadas llevan más agua; llueve sobre todo por la tarde, así que conviene salir temprano. Semana Santa y agosto se llenan: reserva con tiempo.',
      en: 'From November to April it hardly rains and skies are clear: good for volcanoes and beaches. From May to October all is green and waterfalls are full; it rains mostly in the afternoon, so leave early. Easter week and August fill up: book ahead.',
    },
  },
  {
    topic: 'post-and-shopping',
    say: `(donde|en que lugar) (compro|puedo comprar|venden|consigo|hay) (un|una|unos|unas|el|la|los|las)? (sello*|estampilla*|recuerdo*|artesania*|souvenir*|ropa|zapatos|repelente|bloqueador|medicina*|pastilla*|chip)? / (supermercado*|farmacia*|lavanderia*|centro comercial|mall|correos|gasolinera*)`,
    unless: 'boleto* / entrada* / tour* / experiencia* / taller / ruta / mercado',
    english: `where (can i|to|do i) buy / pharmac* / supermarkets? / laundry / souvenirs? / post office / gas station`,
    examples: ['dónde compro sellos de correo', 'hay farmacias en el tunco', 'where can I buy sunscreen'],
    answer: {
      es: 'De tiendas y comercios no llevo lista; tu anfitrión, que es de ahí, te dirá dónde. Lo mío son las experiencias: dime un lugar, un día o qué se te antoja.',
      en: 'I keep no list of shops; your host, who lives there, will tell you where. What I know is experiences: tell me a place, a day or what you fancy.',
    },
  },
]
