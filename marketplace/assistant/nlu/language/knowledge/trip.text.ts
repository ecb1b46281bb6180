// General answers about the trip: who may come along, what happens on the day, food, required abilities.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const tripRows: readonly KnowledgeRow[] = [
  {
    topic: 'allergies',
    goesWithWishes: true,
    say: `no com* (cerdo|puerco|chancho|marisco*|pescado|pollo|huevo*|gluten) / musulman* / judi[oa]s? / alergi[ac]* / celiac[oa]* / intoleran* / sin (gluten|lactosa|mani|nueces|mariscos) / (soy|somos|es|son) (vegetarian[oa]*|vegan[oa]*) / (soy|somos|es|son) diabetic[oa]* ... (comer|comida*|plato*|menu|dulce*|azucar) / (comida|opcion|opciones|menu|plato*) (vegetarian[oa]*|vegan[oa]*|sin gluten|kosher|halal)`,
    unless:
      '(busco|quiero|hay|algo|algun) ... (vegetarian[oa]|vegan[oa])$ / (tiene*|hay|dan|ofrecen|con|incluye) ... (opcion*|menu|plato*|algo) ... (sin carne|vegetarian*|vegan*)',
    english: `allerg* / celiac / gluten free / vegetarians? / vegans? / lactose / kosher / halal / (dont|dont|do not) eat (meat|pork|fish)`,
    examples: ['mi hijo es alérgico al maní, ¿es seguro?', 'soy celíaca', 'I am vegetarian, is that ok'],
    answer: {
      es: 'Los ingredientes los sabe quien cocina, y yo no puedo asegurarlo. Pregúntale al anfitrión en la página de la experiencia («Preguntar antes de reservar») y escríbelo también en las «Peticiones especiales» de tu reserva. Si la alergia es grave, no te fíes de una suposición.',
      en: 'Only whoever cooks knows the ingredients, and I can not promise it. Ask the host on the page of the experience («Preguntar antes de reservar») and write it under «Peticiones especiales» when you book, too. With a severe allergy, do not rely on a guess.',
    },
  },
  {
    topic: 'steps-and-help',
    say: `(hay|tienen|tiene|habra) (una|unas|muchas)? (rampa*|elevador|ascensor|baranda*) / (hay|tienen|habra) (muchas)? (gradas|escalones) ... (punto de encuentro|llegar|llegada|entrada|al llegar) / (quien|alguien) (me|le|nos) (puede|podria)? (ayud*) a (subir*|bajar*) / (me|le|nos) ayud* a (subir*|bajar*)`,
    unless: 'celular / cuenta / pagina / foto* / archivo* / precio',
    english: `(ramps?|elevators?|lifts?|handrails?) (at|there|in)? / (stairs|steps) ... meeting point / (help|assist) (me|him|her|us) (get|getting|up|on|onto|into) (on|in|up|the|a)? (the|a)? (boat|bus|stairs|van)`,
    examples: ['¿hay rampa en el punto de encuentro?', '¿quién me ayuda a subir a la lancha?'],
    answer: {
      es: 'Eso depende del lugar y solo lo sabe el anfitrión: si hay rampa o gradas y quién ayuda a subir. La página dice la caminata, la dificultad y si es accesible en silla de ruedas. Pregúntale antes de reservar: dime de cuál y te dejo la pregunta escrita.',
      en: 'That depends on the place, and only the host knows it: whether there is a ramp or steps, and who helps you on board. The page states the walk, the difficulty and whether it is wheelchair accessible. Ask before you book: tell me which one and I leave the question written.',
    },
  },
  {
    topic: 'no-rain',
    say: `si (al final)? no (llueve|llovio|esta lloviendo|hay lluvia)$`,
    english: `if it (doesnt|does not|doesn t) rain`,
    examples: ['si al final no llueve', 'what if it does not rain'],
    answer: {
      es: 'Entonces la salida se hace como dice su página: ese día, a esa hora y en el mismo punto de encuentro. De noviembre a abril casi no llueve. Si buscas algo al aire libre, dime el lugar o el día y te muestro opciones.',
      en: 'Then it takes place as its page says: on that day, at that hour and at the same meeting point. From November to April it hardly rains. If you look for something outdoors, tell me the place or the day and I will show you what there is.',
    },
  },
  {
    topic: 'largest-group',
    say: `(cual|cuales|que|donde|en cual) ... (mas|mayor) (cupo*|capacidad|espacio*|lugar*) / (cual|donde|en cual) (caben|cabemos|entran|entramos) mas`,
    unless: 'es[oa]s / es[oa] / estas / las dos / queda* / anfitrion',
    english: `(which|what) ... (biggest|largest|most) (groups?|capacity|people|spots|places)`,
    examples: ['¿cuál tiene más cupo para un grupo grande?', 'which one takes the largest groups'],
    answer: {
      es: 'Cada página dice cuántas personas caben por fecha. Dime cuántos son, y si ya tienen día o lugar, y te busco solo donde caben todos.',
      en: 'Every page says how many people fit on a date. Tell me how many you are, and the day or place if you have one, and I look only where all of you fit.',
    },
  },
  {
    topic: 'pets',
    goesWithWishes: true,
    say: `(puedo|podemos|se puede|dejan|permiten) (llevar|ir|entrar|meter|viajar) ... (perr[oa]|perrit[oa]|gat[oa]|mascota*)`,
    unless:
      '(busco|hay|algo|quiero|experiencias|tours|lugares|donde|lugar|que|cual*) ... (mascota*|perr[oa]*|perrit[oa]*)',
    english: `(can|may) (i|we) (bring|take) (my|our|a)? (dogs?|cats?|pets?) / (dogs?|pets?) allowed / (dog|pet)( |-)friendly`,
    examples: ['puedo llevar mi perrito', 'can I bring my dog'],
    answer: {
      es: 'Depende de cada experiencia: las que los reciben dicen «Se admiten mascotas». Dime «con mascota» y el lugar o el día, y te las busco; si dudas, pregúntale al anfitrión antes de reservar.',
      en: 'It depends on the experience: those that take them say «Se admiten mascotas». Say «with a pet» and a place or a day and I will look; if in doubt, ask the host before booking.',
    },
  },
  {
    topic: 'pick-up',
    say: `(hotel|hostal|airbnb|casa) ... (me|nos) (recogen|recojen|pasan a traer|pasan trayendo|buscan|traen) / (me|nos|pueden|puede|pasan|vienen|recogen|recoger|recojan|buscan|traen) ... (recog*|recoj*|pas* por|pasar por|busc*|traer*|llev*) ... (hotel|hostal|casa|airbnb|aeropuerto) / (recogida|traslado|pick ?up) / transfer (al|del|desde|hasta) / pasan por (mi|nosotros|uno) / (vienen|pasan) a (traerme|traernos|recogerme|recogernos|buscarme)`,
    english: `(pickup|pick up) / pick (me|us) up / (from|at) (my|our|the) hotel / transfer / hotel pickup`,
    examples: ['me pueden recoger en mi hotel', 'pasan por uno al aeropuerto?', 'do you pick us up'],
    answer: {
      es: 'Solo donde el anfitrión lo ofrece: la página lo dice en «Transporte desde el pueblo». Las demás empiezan en su punto de encuentro. Dime «con transporte» y tu lugar, y te muestro las que lo traen; para un hotel en concreto, pregúntale al anfitrión.',
      en: 'Only where the host offers it: the page says so under «Transporte desde el pueblo». The others start at their meeting point. Say «with transport» and your place and I will show those; for a certain hotel, ask the host.',
    },
  },
  {
    topic: 'entrance',
    say: `(entrada*|ingreso|parqueo|estacionamiento) (aparte|extra|incluid[oa]*|adicional*|se paga*|esta incluid[oa]) / (pagar|cobran|cuesta|hay que pagar|se paga) (la|el|por)? (entrada|ingreso|parqueo|estacionamiento|peaje)`,
    english: `(entrance|entry|parking|park) (fees?|tickets?) / (is|are) (the)? (entrance|entry|parking) included`,
    examples: ['hay que pagar entrada aparte?', 'se paga parqueo', 'are entrance fees included'],
    answer: {
      es: 'Cada experiencia dice en «Qué incluye» y «Qué no incluye» si la entrada o el parqueo van en el precio. Si no lo nombra, pregúntale al anfitrión antes de reservar. Dime de cuál hablas y te leo lo que incluye.',
      en: 'Each experience says under «Qué incluye» and «Qué no incluye» whether entrance or parking are in the price. If it names neither, ask the host before booking. Tell me which one and I will read you what it includes.',
    },
  },
  {
    topic: 'what-to-wear',
    say: `que (ropa|zapatos|me pongo|llevo puesto|hay que llevar|debo llevar|tengo que llevar|llevo) (llevo|uso|debo llevar|me pongo)? (a|para) (un|una|el|la|los|las)? (volcan*|caminata*|senderismo|surf|playa|cascada*|lancha|kayak|tour*|experiencia*|montana)`,
    english: `what (should|do|to) (i|we)? (need to)? (wear|bring|pack|take) (for|to|on) (a|the)? (volcano|hike|beach|surf|waterfall|boat|kayak|tour)`,
    examples: ['qué zapatos llevo para el volcán', 'qué ropa para la cascada'],
    answer: {
      es: 'La lista de cada experiencia está en su página, en «Qué llevar». En general: para volcanes y caminatas, zapatos cerrados, agua, gorra y una capa, que arriba hace frío; para playa, ríos y lanchas, traje de baño, toalla, sandalias que se mojen y protector solar. Y el efectivo justo.',
      en: 'Each experience lists what to bring on its page. In general: for volcanoes and hikes closed shoes, water, a cap and a layer, for it is cold at the top; for beach, rivers and boats swimwear, towel, sandals and sunscreen. And the exact cash.',
    },
  },
  {
    topic: 'swimming',
    goesWithWishes: true,
    say: `(hay|tengo|tenemos|necesito|hace falta) que (saber)? nadar / (hay|tengo|tenemos) que (meterse|meterme|meternos|entrar|banarse|mojarse|mojarme) / chaleco* (salvavidas)? / salvavidas`,
    english: `(do i|do we) (need|have) to (know how to)? swim / life (vest*|jacket*)`,
    examples: ['hay que saber nadar?', 'dan chaleco salvavidas'],
    answer: {
      es: 'Depende de la experiencia, y dónde se entra al agua lo sabe el anfitrión. Díselo antes de reservar y pregúntale si hay chaleco. Si quieres, dime «sin nadar» y un lugar y te busco algo en seco.',
      en: 'It depends on the experience, and the host knows where one gets into the water. Tell them before booking and ask for a life vest. If you like, say «without swimming» and a place, and I will look for something dry.',
    },
  },
  {
    topic: 'pregnant',
    goesWithWishes: true,
    say: `(puedo|puede|es seguro|se puede|hay problema|recomiendan) ... (embaraz*|encinta) / (embaraz*|encinta|esperando bebe) ... (puedo|puede|es seguro|se puede|hay problema|recomiendan)`,
    unless: 'busco / algo / que (hago|hacemos|puedo|podemos) / recomiend* / tranquil*',
    english: `pregnan*`,
    examples: ['estoy embarazada, puedo ir?', 'can I go while pregnant'],
    answer: {
      es: 'Consúltalo con tu médico y con el anfitrión antes de reservar: él sabe cuánto se camina, cómo es el camino y qué tan lejos queda una clínica. Si quieres algo tranquilo, dime un lugar y te busco opciones con poca caminata.',
      en: 'Ask your doctor, and the host before booking: they know how much walking there is, what the road is like and how far a clinic is. If you want something calm, tell me a place and I will look for little walking.',
    },
  },
  {
    topic: 'alone',
    goesWithWishes: true,
    say: `(puedo|puede|podria|se puede|es seguro) ir (yo)? sol[oa] / (voy|viajo|ando|viajar|ir) sol[oa] (es|hay|puedo|aceptan|seguro|y)? / (aceptan|reciben|admiten) (a)? (una|1)? (sola)? persona* (sola*)?$ / (mujer|mujeres|chica) sola* / hay minimo de personas / minimo de (personas|gente)`,
    unless:
      'busco / algo / que (hago|puedo hacer) / recomiend* / nin[oa]s / menor* / hij[oa]* / (kids?|children|son|daughter|teenagers?) / (tengo|soy de) (1[0-7]|doce|trece|catorce|quince|dieciseis|diecisiete)',
    english: `(go|travel|travelling|traveling|come) (alone|solo|by myself) / minimum (number of people|group)`,
    examples: ['puedo ir sola?', 'hay mínimo de personas?', 'can I go alone'],
    answer: {
      es: 'Se reserva desde una persona, así que puedes ir por tu cuenta. Que todo salga bien no te lo puede prometer nadie: en la página de cada anfitrión ves quién es y qué contaron quienes fueron, y con «Compartir con mi grupo», en tu reserva, alguien de confianza ve dónde y a qué hora estarás.',
      en: 'Booking starts at one person, so you can come on your own. Nobody can promise that all goes well: each host has a page with who they are and what guests told, and «Compartir con mi grupo» on your booking shows somebody you trust where and when you will be.',
    },
  },
  {
    topic: 'minors-alone',
    say: `(limite|limites|maximo|minimo|restriccion*) de edad / (puede|pueden|podria) ir ... (hij[oa]*|nin[oa]*|menor*|adolescente*) (sol[oa]*|sin (mi|un|una)? adult[oa]*) / menor* de edad (sol[oa]*|sin) / (tengo|soy de) (1[0-7]|doce|trece|catorce|quince|dieciseis|diecisiete) (anos)? (puedo|y)`,
    english: `(can|may) (my)? (kids?|children|teenagers?|minors?) (go|come) (alone|without)`,
    examples: ['puede ir mi hija sola?', 'tengo 16 años puedo reservar'],
    answer: {
      es: 'Eso lo decide cada anfitrión, que responde por el grupo: pregúntale antes de reservar. La «Edad mínima», si la puso, está en la página de la experiencia. Si eres menor, mejor que reserve tu mamá, tu papá o quien te cuida.',
      en: 'Each host decides that, because they answer for the group: ask before booking. A minimum age («Edad mínima»), if the host set one, is on the page of the experience. If you are a minor, better let a parent book.',
    },
  },
  {
    topic: 'private-group',
    goesWithWishes: true,
    say: `(tour*|experiencia*|salida*|grupo*) privad[oa]* / (solo|exclusivo) para (nosotros|mi (familia|grupo)) / (grupo|excursion|paseo|salida) (de|del|para|con) (la|el|mi)? (empresa|trabajo|oficina|escuela|colegio|universidad|iglesia|alumnos) / team ?building / (apartar|reservar) (toda)? la (fecha|lancha) (entera|completa)`,
    unless: '# personas / somos # / busco / algo para',
    english: `private (tours?|groups?|experiences?|trips?) / (teambuilding|team building) / (school|company|corporate|office) (trip|group|outing)`,
    examples: ['hacen tours privados?', 'una salida de la empresa', 'do you do private tours'],
    answer: {
      es: 'Si reservas todos los cupos de una fecha, va solo tu grupo. Si son más de los que caben o quieren otra hora, pregúntale al anfitrión antes de reservar: él puede abrir otra fecha. Dime cuántos son, qué día y qué les gusta, y te busco dónde caben.',
      en: 'If you book all places of a date, it is your group alone. If you are more than fit or want another hour, ask the host before booking: they can open another date. Tell me how many you are, the day and what you like, and I will look for what fits.',
    },
  },
  {
    topic: 'full-date',
    say: `(hay|tienen|como funciona|como es|que es|apuntarme|anotarme) ... lista de espera / lista de espera$ / (me)? avis* (si|cuando) (hay|abr*|se libera*|haya|salga*) (cupo*|fecha*|lugar*|otra)? / (esta|estan|dice|sale|aparece) (que)? (esta)? (llen[oa]|agotad[oa]|sin cupo*) / (dice|sale|aparece|puedo|deja*) ... no hay (cupo*|espacio*|lugar*|campo*)`,
    english: `(waitlist|waiting list) / sold out / fully booked / (let|notify|tell) me (know)? (if|when) (there|a|it)`,
    examples: ['hay lista de espera?', 'avisame si se libera un cupo', 'it is sold out'],
    answer: {
      es: 'En una fecha llena, la página de la experiencia tiene el botón «Avísame»: con un toque quedas en la lista de espera, y si se libera un lugar te escribimos y te lo guardamos dos horas. También puedes mirar otra fecha de su calendario.',
      en: 'On a full date the page of the experience has the button «Avísame»: one tap puts you on the waiting list, and if a place frees up we write to you and keep it for two hours. You can also look at another date of its calendar.',
    },
  },
  {
    topic: 'not-found-at-meeting',
    say: `(llevo|llevamos|tengo|tenemos) ... (esperando|parad[oa]s?|de estar aqui) / (aqui)? (estoy|estamos) esperando / nadie (llega|aparece|vino|viene|ha llegado|ha venido|sale) / no (aparece|llega|viene|vino|ha llegado|ha venido) nadie / no (encuentro|hallo|veo|miro) (al|a mi|el|la|a la|el punto|a nadie|mi)? (guia|anfitrion|punto|lugar|nadie|grupo) / (estoy|ya estoy|ya llegue|llegue) (aqui|al punto|al lugar|en el punto|en el lugar)? (y|pero)? (no|nadie)`,
    english: `(been waiting|still waiting|waiting for) / (nobody|no one|noone) (is here|showed up|came|has come|is coming) / (cant|cant|cannot|can not) find (the)? (host|guide|meeting point|place|group) / (im|im|i am) (here|at the meeting point)`,
    examples: ['no encuentro al guía', 'ya llegué y no hay nadie', "I can't find the guide"],
    answer: {
      es: 'Escríbele por el chat de tu reserva, que sigue abierto hasta una hora después del inicio; si eligió mostrar su teléfono, también lo ves ahí. Tu reserva tiene un botón que abre la ruta al punto exacto. Si no aparece, avísanos con «Avisar de un problema», en tu reserva.',
      en: 'Write in the chat of your booking, open until one hour after the start; if the host chose to show a phone, it is there, too. Your booking has a button that opens the way to the exact point. If nobody comes, tell us with «Avisar de un problema», on your booking.',
    },
  },
  {
    topic: 'giving-up-midway',
    say: `si ... (me|le|nos|les) (da|dan|entra|agarra) (mucho)? (miedo|panico|cosa)$ / si ... (me|se|nos) (asust*|acobard*|paniqu*) / si ... (me|se|nos) (cans*|agot*|rind*) ... (a medio|en el camino|a la mitad|subiendo|bajando|alla|ahi) / si (yo|el|ella)? (ya)? no (aguant*|podemos seguir|puedo seguir|puede seguir|quiere seguir|quiero seguir|logr* (llegar|terminar|subir)) / si ... (arrepient*|arrepent*) ... (a medio|en el momento|alla|ahi|ya estando)`,
    unless: `altura* / vertigo / llov* / lluvia`,
    english: `(what)? if (we|i|she|he|they|my) ... (gets?|get|getting)? (scared|tired|exhausted|afraid) / (what)? if (we|i|she|he|they|my) ... (cant|cannot|can not) (go on|continue|finish|make it|keep up)`,
    examples: ['y si le da miedo?', 'qué pasa si nos cansamos a medio camino', 'what if my son gets scared'],
    answer: {
      es: 'Díselo en el momento a quien guía: nadie está obligado a seguir. Si se puede volver a medio camino y cómo, lo sabe el anfitrión de cada experiencia; pregúntaselo antes con «Preguntar antes de reservar», en su página. La página dice también la dificultad y la edad para la que es.',
      en: 'Tell whoever guides you right there: nobody has to go on. Whether one can turn back halfway, and how, is known by the host of each experience; ask before with «Preguntar antes de reservar», on its page. The page also tells how hard it is and for what age.',
    },
  },
  {
    topic: 'after-paying',
    say: `ya pague (que|y|ahora)? (sigue|hago|mas)? / (que|y) (hago|sigue) (despues de|al|ya) (pag*|complet*|termin*) / ya (pague|pagamos)$`,
    english: `(ive|i have|i)? (already)? paid (what now|now what|and now)?`,
    examples: ['ya pagué, ¿qué sigue?'],
    answer: {
      es: 'Disfrutar. Cuando tu anfitrión anota el pago, a los pocos minutos tu reserva muestra el recibo. Al completarse, puedes contar cómo te fue con una reseña. Si no aparece como pagada, pídele que lo anote.',
      en: 'Enjoy it. Once your host notes the payment, your booking shows the receipt a few minutes later. When it is completed you can write a review. If it does not show as paid, ask the host to note it.',
    },
  },
  {
    topic: 'smoking-drinking',
    say: `(puedo|podemos|se puede|dejan|venden|permiten|llevar|tomar|meter) ... (alcohol|botella*|cerveza*|licor|trago*|vino|fumar|cigarro*|marihuana|vapear) / dron* / volar (un|mi)? dron*`,
    english: `(can|may) (i|we) (drink|bring|take) ... (alcohol|beer|beers|wine|bottle|liquor|rum) / (can|may) (i|we) (smoke|vape|fly) / (drones?|alcohol|smoking) allowed`,
    examples: ['se puede llevar cerveza?', 'can I fly my drone'],
    answer: {
      es: 'Eso lo decide cada anfitrión y el lugar: pregúntale antes de reservar. En áreas naturales protegidas suele estar prohibido.',
      en: 'Each host and place decides that: ask before booking. In protected areas it is usually forbidden.',
    },
  },
  {
    topic: 'photos',
    goesWithWishes: true,
    say: `(hay|dan|incluye|incluyen|toman|puedo tomar|se pueden tomar|hacen) (las|mis|unas)? (foto*|video*|fotografia*)`,
    unless:
      'subir / mi (experiencia|perfil) / busco / lugar* para / (donde|en que (tour|lugar|paseo|experiencia)) ... foto*',
    english: `(do they|will they|can i|are) (take|included)? (photos?|pictures?|videos?)`,
    examples: ['toman fotos?', 'se pueden tomar fotos'],
    answer: {
      es: 'Tomar fotos casi siempre se puede; si el anfitrión las toma por ti, lo dice «Qué incluye». A la gente, pregúntale antes de fotografiarla.',
      en: 'Taking pictures is nearly always fine; if the host takes them for you, «Qué incluye» says so. Ask people before photographing them.',
    },
  },
  {
    topic: 'documents',
    say: `(se ocupa|hay que llevar|piden|pedir*|necesito|ocupo|llevo|llevar|tengo que llevar) (el|mi|un|los)? (dui|pasaporte|documento*|identificacion|cedula|papeles) / que (documento*|papel|papeles|identificacion) (ocup*|necesit*|llev*|pid*|hay que|tengo que) / partidas? (de nacimiento)? (de|del) / partida de nacimiento`,
    unless: 'anfitri* / publicar / ofrecer / vender / migracion / el pais / frontera / aeropuerto / entrar a',
    english: `(passport|an? id|documents)`,
    examples: ['piden DUI?'],
    answer: {
      es: 'Para reservar no se pide documento: tu anfitrión te espera por tu nombre y tu código. Si el lugar pide DUI o pasaporte en la entrada, debería decirlo «Qué llevar»; en volcanes y parques, lleva uno por si acaso.',
      en: 'No document is needed to book: your host expects your name and your code. If the place asks for an ID at the gate, «Qué llevar» should say so; for volcanoes and parks carry one just in case.',
    },
  },
]
