// About reaching the team, and what it does and does not do.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const teamRows: readonly KnowledgeRow[] = [
  {
    topic: 'reach-the-team',
    say: `(atienden|trabajan|estan abiertos|contestan|responden) (los|el|en|a|ahorita|hoy|de)? (domingo*|sabado*|fin de semana|feriado*|noche|hora*|24) / (cual es|tienen|dame|me da) (el|un|su)? (telefono|numero|whatsapp) (de)? (ustedes|torogoz|contacto|atencion)? / (que|cual es (su|el)|a que) (horario*|hora*) (de atencion|atienden|de oficina|trabajan) / horario* (de atencion|de oficina|atienden) / (llamenme|llamame|me (pueden|puede|podrian) llamar|favor de llamarme|que me llamen) / (tienen|usan|hay) (whatsapp|facebook|instagram|redes sociales|telefono de contacto)`,
    unless: `anfitrion / guia / conductor`,
    english: `(do you have|what is your|whats your) (whatsapp|phone number|phone|office hours|opening hours) / call me`,
    examples: ['¿qué horario atienden?', 'me pueden llamar?', 'tienen WhatsApp', 'do you have whatsapp'],
    answer: {
      es: 'Al equipo se le escribe desde la página de contacto, donde también está el horario, y contesta una persona por correo. Con tu anfitrión hablas por el chat de tu reserva. Si me dices qué pasa, te dejo el formulario con tu mensaje ya puesto.',
      en: 'The contact page reaches the team and has its hours, and a person answers by mail. With your host you talk in the chat of your booking. Tell me what it is about and I will leave the form with your message in it.',
    },
  },
  {
    topic: 'case-follow-up',
    say: `(cuanto|cuando|en cuanto tiempo) ... (contest*|respond*|resuelv*|resolver) ... (queja*|caso*|reclamo*|denuncia*|formulario) / (que|como) (paso|va|sigue|quedo) (con|de) (mi|la) (queja|caso|reclamo|denuncia)`,
    english: `(how long|when) ... (answer|reply|respond|take) ... (complaint|case|claim)`,
    examples: ['¿cuánto tardan en responder una queja?', 'qué pasó con mi queja'],
    answer: {
      es: 'Cuando envíes el formulario lo lee una persona del equipo y te contesta por correo: en 24 horas si es una queja o un problema con una reserva, en 48 si es otra pregunta, también en fin de semana. La respuesta queda también en tu perfil. Si hoy estás en la experiencia y hay peligro, llama al 911.',
      en: 'Once you send the form, a person of the team reads it and answers by mail: within 24 hours if it is a complaint or a problem with a booking, within 48 for other questions, weekends included. The answer stays in your profile, too. If you are on the experience now and in danger, call 911.',
    },
  },
  {
    topic: 'case-is-private',
    say: `(anfitri*|guia|el|ella) ... (lee*|ve|vera|entera*|sabe|sabra) ... (mi|la|una|de la) (queja|caso|reclamo|denuncia|reporte) / (queja*|caso|reclamo*|denuncia*|reporte) ... (es|son|queda*|sera) (anonim*|privad*|confidencial*|secret*) / (quien*|a quien) (le)? (lee*|llega*|ve) (la|mi|una) (queja*|caso|reclamo*|denuncia*)`,
    english: `(does|will|can) (the|my) (host|guide) (see|read|know|find out) ... (complaint|case|report) / (complaint|case|report) (is|stays|be) (anonymous|private|confidential)`,
    examples: ['¿el anfitrión lee mi queja?', 'la queja es anónima', 'will the host see my complaint'],
    answer: {
      es: 'Tu caso lo lee el equipo de Torogoz, y nadie más: tu anfitrión no lo ve, ni se publica. Si para resolverlo hay que oír su versión, el equipo le pregunta por lo que pasó en esa reserva, y entonces puede imaginar quién escribió; dilo en el caso si eso te preocupa.',
      en: 'Your case is read by the team of Torogoz and nobody else: your host does not see it, and it is not published. If their side has to be heard, the team asks about what happened on that booking, and then they may guess who wrote; say so in the case if that worries you.',
    },
  },
  {
    topic: 'unsubscribe',
    say: `unsubscribe / (borr*|quit*|elimin*|sac*|dar* de baja|doy de baja) ... (lista|correos|boletin|newsletter|suscripcion) / (ya)? no (quiero|deseo) (recibir)? (mas|tantos|sus)? (correos|mensajes|avisos|publicidad|notificaciones)`,
    english: `stop (sending|emailing) / no more (emails|mails)`,
    examples: ['bórrenme de su lista de correos', 'ya no quiero recibir correos', 'unsubscribe me'],
    answer: {
      es: 'En «Configuración» apagas los correos por tema, y cada correo trae abajo un enlace para dejar de recibir ese tema con un toque. Lo único que siempre te diremos es si la otra parte cancela.',
      en: 'In «Configuración» you switch emails off by topic, and each email has a link to end that topic with one tap. The only thing we always tell is when the other side cancels.',
    },
  },
  {
    topic: 'who-checks-hosts',
    say: `quien* (los|las|les)? (revis*|verific*|aprueb*|autoriz*|acept*|escog*|elig*|conoc*|investig*|control*) (a|de)? (los|las|sus|un)? (anfitrion*|guia*) / (anfitrion*|guia*) quien* (los|las)? (revis*|verific*|aprueb*|autoriz*|acept*|escog*|elig*|conoc*|investig*|control*) / (ustedes|torogoz) (ya)? (los|las)? (conoc*|visit*|investig*|entrevist*|revis*|verific*|escog*) (a)? (los|las|sus)? (anfitrion*|guia*) / cualquiera (puede|se puede) ... anfitrion / (como|que) ... (revis*|verific*|escog*|aprueb*|investig*) (a)? (los|las|sus) (anfitrion*|guia*)`,
    unless: 'mi reserva / solicitud* / siendo anfitrion / quiero ser',
    english: `(who|how) ... (check*|verif*|approve*|vet|vetted|screen*|choose*|select*) (the|your|these)? (hosts|guides) / (hosts|guides) (checked|vetted|screened|approved) / do you (know|meet|check|vet|screen) (the|your) (hosts|guides)`,
    examples: ['quién revisa a los anfitriones', '¿ustedes conocen a los guías?', 'who checks the hosts'],
    answer: {
      es: 'Una persona del equipo lee la primera experiencia de cada anfitrión nuevo antes de que se publique. Donde dice «Verificado», el equipo ya conoció a ese anfitrión; no todos lo tienen. Después hablan quienes fueron: solo reseña quien completó una reserva. Si algo no cuadra, avísanos desde la página de contacto.',
      en: 'A person of the team reads the first experience of each new host before it is published. Where it says «Verificado», the team has got to know that host; not all have it. After that, those who went tell: only who completed a booking writes a review. If something is not right, tell us from the contact page.',
    },
  },
  {
    topic: 'bad-reviews',
    say: `(borran|quitan|eliminan|esconden|ocultan|censuran|filtran|tapan|borra|quita) ... (resenas|opiniones|comentarios|calificaciones) / (resenas|opiniones|comentarios) (mal*|negativ*|feas) ... (borran|quitan|eliminan|esconden|ocultan|censuran|filtran) / (por que|xq|porque) ... (no hay|todas|ningun*|puras|solo) ... (resenas|opiniones|comentarios|estrellas) ... (mal*|negativ*|buen*|positiv*|feas) / (resenas|opiniones|comentarios) (son|estan)? (comprad*|pagad*|inventad*|de mentira)`,
    unless: 'mi resena / la que puse / escribi / (me|nos) (dejaron|pusieron|han dejado)',
    english: `(delete|remove|hide|filter|censor) ... (bad|negative)? reviews / (why|how come) ... (no|only) (bad|negative|good) reviews / reviews (are)? (fake|bought|paid)`,
    examples: ['¿borran las reseñas malas?', 'por qué solo hay reseñas buenas', 'do you hide bad reviews'],
    answer: {
      es: 'Por ser mala no se borra ninguna: la reseña se publica al enviarla, no se edita, y el anfitrión solo puede contestarla. El equipo oculta o elimina la que insulta o cuenta datos de alguien, y le escribe el motivo a quien la dejó. Reseña solo quien completó una reserva.',
      en: 'None is deleted for being bad: a review is published when it is sent, it is not edited, and the host can only answer it. The team hides or deletes one that insults or tells personal data, and writes the reason to whoever left it. Only who completed a booking writes a review.',
    },
  },
  {
    topic: 'verified-hosts',
    say: `(anfitrion*|guia*|ellos|la gente|personas) (son|es|esta|estan) (verificad[oa]*|de confianza|confiable*|real*) / (verifican|revisan) (a)? (los|las|sus)? (anfitrion*|guia*|experiencia*) / (miedo|temor|desconfianza|cosa) (de|a|que|es)? (que)? (sea|sean|es|ser|me)? (una)? (estafa*|fraude|mentira|engano|fals[oa]|robar*|roben) / (no|que no) (sera|sea|ira a ser|vaya a ser|va a ser|es) (una)? (estafa|fraude|mentira|engano) / (como|quien) (se|me asegura|me dice|sabemos) ... (no)? (es|son|sea) (una)? (estafa|fraude|de verdad|real|estafador*|ladron*) / (son|es) (una)? (estafa|fraude|estafador*|ladron*)$ / (esto|eso|la pagina|torogoz) (no)? (es|sera) (una)? (estafa|fraude|paja|mentira|de mentira*|engano|de verdad) / (me|nos) (van a|pueden|iran a|podrian) (estafar|robar|engan*) / si (me|nos) (estafan|roban|enganan) / (estafaron|robaron) ... (internet|linea|facebook|otra pagina) / (miedo|temor|desconfianza|cosa|pena|nervios) (de|a)? (ir|irme|irnos|subirme|subirnos|montarme|viajar|andar|meterme|estar)? ... (con|de) (un|una|unos|gente|alguien|el|la)? (que)? (desconocid[oa]*|extran[oa]s|no (lo|la|los)? conozco|no conocemos) / (sol[oa])? con (un|una|unos|gente) (desconocid[oa]*|extran[oa]s)`,
    unless:
      'me robaron (el|la|mi) / fue una estafa / (senor|guia|tipo|hombre)s? (me|nos) (quier*|anda*) / es seguro (andar|caminar|manejar) / en (el|la|las) (camino|calle|playa|bus)',
    english: `(is|are) (the|my|your)? (host|hosts|guide|guides) (verified|real|trustworthy|reliable|legit) / is (this|it|torogoz) (legit|real|a scam) / (a|this|its a) (scam|fraud|fake) / (get|be|been|being) (scammed|ripped off)`,
    examples: [
      'los anfitriones son verificados?',
      'is the host verified',
      'is this legit',
      'me da miedo que sea estafa',
    ],
    answer: {
      es: 'En la página de cada anfitrión ves quién es, desde cuándo recibe y las reseñas, que solo escribe quien completó una reserva con él. No pagas nada por adelantado: si algo no cuadra en el punto de encuentro, no pagas y nos avisas desde la página de contacto.',
      en: 'The page of each host shows who they are, since when they host, and reviews, which only guests who completed a booking can write. You pay nothing in advance: if something is wrong at the meeting point, do not pay and tell us from the contact page.',
    },
  },
  {
    topic: 'weddings-and-events',
    goesWithWishes: true,
    say: `(boda*|quinceanera*|quince anos|despedida de solter[oa]|fiesta (de cumpleanos|infantil|privada)|banquete*) / (organizan|hacen|ofrecen) (eventos|fiestas|bodas)`,
    // 'we only have friday free before a wedding': they are invited.
    unless: `(antes|despues) de (la|una|el)? boda / (vengo|venimos|viene|vienen|voy|vamos|invitad[oa]s?|llego|llegamos) ... (a|para|por) (una|la|el)? boda / (before|after|attend*|in town for|here for|coming for|going to|flying in for|guests? at|invited to) (a|the|my|our|his|her)? * wedding / (before|after|attend*|in town for|here for|coming for|going to|flying in for|guests? at|invited to) (a|the|my|our|his|her)? wedding`,
    english: `weddings? / (bachelor|bachelorette|birthday) party`,
    examples: ['hacen bodas?', 'despedida de soltera', 'do you do weddings'],
    answer: {
      es: 'Torogoz no organiza fiestas ni eventos, pero un grupo puede reservar todos los cupos de una fecha y celebrarlo ahí; al anfitrión le preguntas antes si pueden llevar pastel o decorar. Dime cuántos son, el día y qué les gusta.',
      en: 'Torogoz does not organize parties, but a group can book all places of a date and celebrate there; ask the host first whether you may bring a cake or decorate. Tell me how many you are, the day and what you like.',
    },
  },
  {
    topic: 'volcano-or-earthquake',
    say: `(volcan*|cerro) ... (erupcion*|explot*|revent*|estall*) / volcan* (esta*|anda*|sigue*|sera) (muy|bien|otra vez)? activ[oa]s? / (erupcion*|enjambre sismico) / (hay|ha habido|han habido|anda*|por los|con los|tantos) (muchos|tantos|unos)? (temblor*|sism*) / (temblor*|sism*) ... (estos dias|ultimamente|segur[oa]|peligro*|se puede|igual)`,
    unless: `(esta|estan) temblando (ahorita|ahora) / hubo un terremoto / atrapad* / herid* / historia / leyenda / (vimos|ver) la erupcion`,
    english: `(volcano*) ... (erupt*|active|explode) / (is|are|been) (there)? (earthquakes|tremors) (lately|these days)?`,
    examples: [
      '¿el volcán no va a hacer erupción, verdad?',
      'hay temblores estos días, ¿se puede subir igual?',
      'could the volcano erupt',
    ],
    answer: {
      es: 'Qué hará un volcán o si temblará no lo sé: los avisos de hoy los dan el Observatorio de Amenazas del MARN y Protección Civil. Si no es seguro subir, el parque cierra o tu anfitrión cancela, te avisamos y no pagas nada. Pregúntale el día antes en el chat de tu reserva, o antes de reservar en su página.',
      en: 'What a volcano will do, or whether the earth will shake, I do not know: the warnings of today come from the Observatorio de Amenazas of the MARN and from Protección Civil. If it is not safe, the park closes or your host cancels, we tell you, and you pay nothing. Ask the day before in the chat of your booking, or on its page before you book.',
    },
  },
  {
    topic: 'no-news-of-a-traveler',
    say: `(mi|mis) (mama|papa|papas|hij*|espos*|marido|herman*|novi*|amig*|abuel*|nin*|prim*) ... (anda*|fue|fueron|esta*|sali*) ... (tour|excursion|paseo|volcan|caminata|viaje) ... no (me)? (contest*|respond*|le entra|les entra|coge|agarra)`,
    unless: 'perdid* / accident* / ayuda',
    english: `(my) (mom|mother|dad|father|son|daughter|husband|wife|sister|brother|kids?|friend) ... (tour|hike|trip) ... (not|isnt|doesnt|wont) (answer*|reply*|pick*)`,
    examples: [
      'mi mamá anda en un tour desde la mañana y no me contesta',
      'my son is on the volcano tour and is not answering',
    ],
    answer: {
      es: 'En muchos lugares no hay señal, y lo normal es que conteste al volver. La hora de inicio y cuánto dura están en la página de la experiencia, y quien reservó tiene el teléfono de su anfitrión si eligió mostrarlo. Si ya pasó la hora de regreso y nadie contesta, llama al 911 (policía, también la de turismo) y di dónde y con quién iba; es gratis.',
      en: 'In many places there is no signal, and usually they answer once they are back. The start and the length are on the page of the experience, and whoever booked has the phone of the host if it is shown. If the time to be back is over and nobody answers, call 911 (police, also the tourist police) and say where they went and with whom; it is free.',
    },
  },
  {
    topic: 'review-photos',
    say: `(resena*|opinion*|comentario*) ... (con|pon*|sub*|agreg*|lleva*|meter) ... (foto*|imagen*|video*) / (foto*|imagen*|video*) ... (en|a|con) (la|mi|una|las) (resena*|opinion*|comentario*)`,
    english: `(photo*|picture*|video*) ... (in|to|with|on) (a|my|the) reviews? / reviews? with (photo*|picture*|video*)`,
    examples: ['¿se pueden poner fotos en la reseña?', 'can I add photos to my review'],
    answer: {
      es: 'Las reseñas son de palabras y estrellas, sin fotos. Si quieres que el anfitrión tenga las tuyas, mándaselas por el chat de la reserva.',
      en: 'Reviews are words and stars, without photos. If you want the host to have yours, send them in the chat of the booking.',
    },
  },
]
