// Questions of hosts about publishing, dates, requests and money; rows as in trip.text.ts.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const hostQuestionRows: readonly KnowledgeRow[] = [
  {
    topic: 'host-minimum',
    say: `(puedo|como|quiero|donde) (poner|pongo|pedir|pido|exigir) (un)? (minimo|numero minimo) de (personas|gente|viajeros) / salir (solo)? (si|con) (hay|son)? (por lo menos|al menos|minimo) #`,
    english: `(set|require|ask for) a minimum (number of)? (people|guests)`,
    examples: ['puedo poner un mínimo de personas', 'how do I set a minimum number of people'],
    answer: {
      es: 'No hay un mínimo: quien reserva puede ser uno. Si con pocos no te conviene salir, dilo en la descripción, confirma tú cada solicitud y responde cuando veas cuántos van; una solicitud se rechaza sin costo para nadie.',
      en: 'There is no minimum: who books may be one. If few do not pay for you, say so in the description, confirm each request yourself and answer when you see how many come; a request can be declined at no cost to anybody.',
    },
  },
  {
    topic: 'host-group-price',
    say: `(precio*|cobr*) (en|por|de) grupo (y no|en vez|no) (por)? (persona)? / (puedo|podemos|como|quiero) (les)? (cobrar*|cobro|poner*|pongo|hacer*|hago|dar*|doy) (les)? (un)? (mas|menos|otro precio|precio especial|precio distinto|precio diferente|descuento|rebaja) (barato|caro)? (a|para|por|en) (un|una|los|las|mi|mis)? (grupo*|escuela*|colegio*|excursion*|empresa*|nacional*|extranjer*|local*|familia*|gringo*|salvadoren*|estudiante*) / (puedo|podemos|como|quiero) (les)? (cobrar*|cobro|poner*|pongo|subir*) ... (mas|menos|otro precio) ... (domingo*|sabado*|fin* de semana|feriado*|festivo*|navidad|semana santa|diciembre|temporada alta|vacaciones)`,
    unless: 'cupo* / lugares / espacios',
    english: `(can|may) i (charge|give|set|offer) ... (group*|foreigners|locals|school*)`,
    examples: ['puedo cobrar más a un grupo', 'can I charge groups a different price'],
    answer: {
      es: 'El precio es por persona y el mismo para todos: no hay otro para grupos, extranjeros o fines de semana, y al encontrarse se cobra el que se vio al reservar. Sí puedes poner un precio para niños, y para un grupo cerrado publicar otra experiencia con su propio precio y cupo. Lo cambias en el editor; vale para las reservas nuevas.',
      en: 'The price is per person and the same for everybody: there is none for groups, foreigners or weekends, and what was seen when booking is what you collect. You may set a price for children, and for a closed group publish another experience with its own price and places. You change it in the editor; it holds for new bookings.',
    },
  },
  {
    topic: 'host-offer-dates',
    say: `(como|donde|puedo|quiero) (ofrezco|ofrecer|agrego|agregar|pongo|poner|abro|abrir|creo|crear|anado|meto|subo) (mas|una|unas|otra|otras|nuevas|mis)? (fecha*|salida*|horario*|temporada|dia*)`,
    unless: `reserva`,
    english: `(add|open|create) (more|new|a)? (dates?|departures?)`,
    examples: ['cómo agrego más fechas', 'quiero abrir una fecha nueva'],
    answer: {
      es: 'En el editor de tu experiencia: una fecha sola o una temporada entera, con días de la semana, horas y cupos. Antes de guardar ves la lista de fechas que se crearán. Las horas son las de El Salvador.',
      en: 'In the editor of your experience: a single date or a whole season, with weekdays, hours and places. Before saving you see the list of dates that will be created. Hours are those of El Salvador.',
    },
  },
  {
    topic: 'host-close-date',
    say: `(como|puedo|quiero|donde) (cierro|cerrar|bloqueo|bloquear|quito|quitar|elimino|eliminar|borro|borrar|cancelo|cancelar|paro|parar) (una|la|el|las|unas|un|mi|mis|esa|ese)? (fecha*|salida*|dia*|reservas de) / que ya no (me)? reserven / (cerra*|cierra*|cierre*|bloque*) (por favor|porfa)? (toda|todo|todos|todas|desde|del|de|en)? (el|la|los|las|este|esta|ese|esa|mi|mis)? (otr[oa]|proxim[oa]|siguiente)? (lunes|martes|miercoles|jueves|viernes|sabado*|domingo*|manana|hoy|dia*|fecha*|finde|fin de semana|semana|mes|#|del # al|navidad|ano nuevo|vacaciones|feriado) / (cerrar|cancelar) una fecha / diferencia entre cerrar y cancelar / no (voy a|puedo) (dar|hacer|salir|atender) ... (fecha|tour|salida|grupo|manana|hoy|cliente*|gente|lo de|la de) / (tengo que|debo|necesito|voy a|quiero|toca|puedo) (suspender|cancelar) (la|el|lo|los|todo|a) (de|del|tour|salida|grupo|todos|dia|fecha)`,
    unless: `mi reserva / (lo|la) (quito|borro|elimino|bajo) / cancel the day (before|of) / i cancel`,
    english: `(close|block|cancel) (a|the|my) (date|day|departure) / (close|block) (off)? (the|next|this|from|all)? (next|this)? (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week|weekend|january|february|march|april|may|june|july|august|september|october|november|december|#)`,
    examples: ['cómo cierro una fecha para que ya no reserven', 'quiero cancelar una fecha con reservas'],
    answer: {
      es: 'En el editor de tu experiencia, en el menú de esa fecha: «Cerrar fecha». Un día sin fecha abierta ya está libre, y con tu calendario de Google o iCal conectado se cierran solas las que choquen. Cerrar una fecha la deja como está para quienes ya reservaron y no admite a nadie más. Cancelarla termina todas sus reservas: eliges un motivo, a cada viajero le llega el aviso y puede moverse a otra fecha tuya con cupo; quien no se mueve no paga nada. Una fecha con reservas no se elimina.',
      en: 'In the editor of your experience, in the menu of that date: «Cerrar fecha». A day without an open date is free already, and with your Google or iCal calendar connected those that clash close by themselves. Closing a date leaves it as it is for those who booked and admits nobody else. Cancelling it ends all its bookings: you choose a reason, every traveler is told and can move to another of your dates with places; who does not move pays nothing. A date with bookings can not be deleted.',
    },
  },
  {
    topic: 'host-change-spots',
    say: `(cambiar|cambio|subir|subo|bajar|bajo|aumentar|aumento|ampliar|reducir|mas|menos) (los|el|numero de|de)? (cupo*|espacios|lugares|capacidad) / (poner|pongo|agregar|agrego|anadir|meter|meto) (mas|otros|unos)? (cupo*|espacios|lugares)`,
    unless: `hay / queda / busco / para # / tiene* / tu`,
    english: `change the (capacity|places|number of places)`,
    examples: ['puedo cambiar los cupos de una fecha', 'cómo subo los cupos'],
    answer: {
      es: 'Los cupos de una fecha los subes o bajas en el editor, en el menú de esa fecha («Cambiar cupos»), nunca por debajo de las personas que ya reservaron. Vale solo para esa fecha; las demás siguen igual.',
      en: 'You raise or lower the places of a date in the editor, in the menu of that date («Cambiar cupos»), never below the people who have booked. It holds for that date only; the others stay as they are.',
    },
  },
  {
    topic: 'host-pause',
    say: `(quiero|puedo|como|necesito) (quitar|quito|eliminar|elimino|borrar|borro|bajar|bajo) (una|mi|esa) (experiencia|tour|taller|paseo|publicacion) (del todo|para siempre|de la pagina|que ya no (doy|hago|ofrezco))? / (vacaciones|descansar|cierro todo|cerrar todo|parar todo) / (pausarl[oa]*|ocultarl[oa]*|esconderl[oa]*|archivarl[oa]*|despublicarl[oa]*|desactivarl[oa]*) / (pausar|pauso|archivar|archivo|ocultar|oculto|esconder|despublicar|desactivar|dejar de mostrar) ... (experiencia*|anuncio|publicacion|tour*|oferta) / (quit*|elimin*|borr*|baj*|sac*) (una|un|la|el|mi|esa|ese|esta|este) (experiencia|tour|taller|paseo|anuncio|publicacion) (que ya no|de la pagina|vieja|viejo|que no|y (no)? (perder|que)|sin)`,
    unless: 'que dia* / cuando descanso / (como|que) fecha',
    english: `(pause|hide|archive|unpublish) my (experience|listing|tour)`,
    examples: ['cómo pauso mi experiencia', 'quiero ocultar un tour por un tiempo'],
    answer: {
      es: 'En «Experiencias» de tu panel, el menú de cada una tiene «Pausar», por un tiempo, y «Archivar», si ya no la haces: deja de verse y nadie nuevo la reserva. Las reservas que ya tienes siguen en pie. Tus reseñas no se pierden, porque son tuyas y no de una experiencia, y puedes volver a mostrarla cuando quieras.',
      en: 'Under «Experiencias» of your panel the menu of each has «Pausar», for a while, and «Archivar», if you no longer do it: it is not shown and nobody new can book it. The bookings you have stay. Your reviews are not lost, because they belong to you and not to an experience, and you can show it again whenever you like.',
    },
  },
  {
    topic: 'host-photos',
    say: `(donde|como) (cambio|subo|pongo|edito|agrego|borro|quito) (mis|las|unas|otras|mas|una)? foto* / (que|cuantas|como|donde) (fotos|imagenes) (puedo|debo|subo|pongo|necesito) / (subir|subo|poner|cambiar) (una|mas|las|mis|la)? (foto*|imagen*) (a|de|en) (mi|la|una) experiencia / (poner|pongo|subir|subo|agregar|agrego) (una|unas|la|las|mas)? (foto*|imagen*) (de|del|en) ... (mi|la) (pagina|experiencia|tour|perfil de anfitrion|anuncio) / foto principal / (no)? (puedo|me deja|deja|logro|consigo|quiere|me permite) (subir|cargar|poner|agregar) (las|los|mis|una|la|otra|mas)? (foto*|imagen*) / foto* ... (tamano|peso|pesan|pesar|formato|megas|medida*|pixeles) / (foto*|imagen*) no (me)? (suben|sube|cargan|carga|se suben|agarra|jala)`,
    unless: 'perfil de viajer* / resena* / chat / reclamo / queja',
    english: `(upload|add) (photos|pictures) to my (experience|listing) / (cant|can not|cannot|wont|unable to|not able to) (upload|add) (the|my|any)? (photos?|pictures?|images?) / (photos?|pictures?|images?) (wont|dont|do not|will not) upload / (size|format) (of|for|should) (the|my)? (photos?|pictures?|images?)`,
    examples: [
      'qué fotos puedo subir',
      'subir fotos a mi experiencia',
      'no puedo subir las fotos de mi experiencia, ¿de qué tamaño tienen que ser?',
    ],
    answer: {
      es: 'En «Experiencias» de tu panel, abre la tuya, toca «Editar» y súbelas donde están sus fotos: hasta 20, en JPEG, PNG, WebP o GIF, de 5 MB cada una como máximo, tomadas por ti o con permiso de quien las tomó. La primera es la principal: la que se ve en la búsqueda y al compartir. Si una da error, suele ser por su peso o porque es HEIC de iPhone: mándatela por WhatsApp o súbela desde el mismo iPhone. Si sigue, escríbenos desde la página de contacto.',
      en: 'Under «Experiencias» of your panel open yours, choose «Editar» and add them to its photos: up to 20, as JPEG, PNG, WebP or GIF, of 5 MB each at most, taken by you or with permission of who took them. The first is the main one: seen in the search and when shared. If one fails, it is mostly too heavy, or a HEIC of an iPhone: send it to yourself by WhatsApp or upload it from that iPhone. If it still fails, write to us from the contact page.',
    },
  },
  {
    topic: 'host-answer-time',
    say: `(cuanto tiempo|cuantas horas|que plazo|hasta cuando) (tengo|hay|me dan) (para)? (responder|contestar|aceptar|confirmar) / (que pasa|y) si no (respondo|contesto|acepto|confirmo (una|la|las|a)? (solicitud*|reserva*|cliente*|tiempo)) / (que pasa|y) si no confirmo$ / (solicitud*|peticion*) ... (vencio|vencid[oa]*|caduc*|expir*|se cancelo sol[oa]) / (vencio|caduco|expiro) (una|la|mi)? (solicitud|peticion) / (puedo|como) (rechazar|rechazo) (una|la)? (solicitud|reserva)`,
    english: `how long (do i have|to) (answer|reply|accept)`,
    examples: ['cuánto tiempo tengo para responder una solicitud', 'qué pasa si no contesto'],
    answer: {
      es: 'Tienes 48 horas desde la solicitud, o hasta que empiece si falta menos. Pasado el plazo se cancela sola y los cupos vuelven a estar libres. También puedes rechazarla, con un motivo que la otra persona lee.',
      en: 'You have 48 hours from the request, or until it starts if less is left. After that it is cancelled by itself and the places are free again. You can also decline it, with a reason the other person reads.',
    },
  },
  {
    topic: 'host-complete',
    say: `si no (lo|la)? (confirmo|marco|anoto|registro) (el|un|los|ese)? (pago*|cobro*|efectivo) / (cuando|como) (completo|completar|termino|marco|finalizo|cierro) (una|la|mi)? (reserva|experiencia|tour) / (marcar|confirmar|confirmo|registrar|anotar) (el|un|que)? (pago|efectivo|pagaron|me pagaron) / (donde|como) (marco|anoto|confirmo|registro) (el|que|un) (pago|cobro|efectivo|me pag*)`,
    unless: `tarjeta`,
    english: `(mark|confirm|note) (the|a) payment / complete a booking`,
    examples: ['cómo confirmo el pago de un viajero', 'cuándo completo una reserva'],
    answer: {
      es: 'El pago lo anotas con «Confirmar pago» cuando lo recibes. Una reserva confirmada la completas desde que empieza la experiencia; si lo olvidas, la que está en curso se completa sola 24 horas después de terminar.',
      en: 'You note the payment with «Confirmar pago» when you receive it. You complete a confirmed booking from the start of the experience on; if you forget, one in progress is completed by itself 24 hours after its end.',
    },
  },
  {
    topic: 'host-reviews-of-me',
    say: `(puedo|como|quiero) (borrar|borro|eliminar|quitar|cambiar) (una|la|mi|esa)? resena* / resena (falsa|injusta|mala) / (me|nos) (pus*|dej*|dieron|dio|hicieron|hizo|escrib*) ... (estrella*|resena*|comentario*|calificacion*|opinion*) ... (mentira*|fals[oa]*|injust[oa]*|no es cierto|no es verdad) / (responder|contestar|respondo) (a)? (una|la) resena* / (quien) (puede|me puede) (resenarme|calificarme|resenar|calificar) / (puede|pueden|deja*|dejar) (me)? (dejar|poner|dar)? (me)? (una)? (mala)? (resena|calificacion) ... no (vino|vinieron|llego|llegaron)`,
    unless: '(dejo|dejar|escribo|escribir|pongo|poner|hago|hacer) (una|la|mi)? resena',
    english: `(delete|remove|fake) (a|my|the)? reviews?`,
    examples: ['puedo borrar una reseña', 'una reseña falsa sobre mí'],
    answer: {
      es: 'Puedes contestar cada reseña con «Responder», bajo ella en tu portal; la respuesta la ven todos. Solo reseña quien completó una reserva, y una vez; ni tú ni esa persona la pueden cambiar o borrar. Si una reseña insulta o cuenta datos de alguien, escríbenos desde la página de contacto y la revisamos.',
      en: 'You can answer each review with «Responder», below it in your portal; everybody sees the answer. Only who completed a booking writes a review, and once; neither you nor that person can change or delete it. If a review insults or tells personal data, write to us from the contact page and we check it.',
    },
  },
  {
    topic: 'host-calendar',
    say: `(calendario|google calendar|outlook|apple) ... (telefono|celular|sincroniz*|agreg*|conect*|ver|mis) / sincroniz* ... calendario / (agregar|conectar|ver) ... (google calendar|mi calendario)`,
    unless: `mi reserva`,
    english: `(sync|connect) (my)? (google)? calendar`,
    examples: ['cómo sincronizo mi calendario de google'],
    answer: {
      es: 'Como anfitrión, en «Configuración» creas una dirección secreta y la agregas en Google, Apple u Outlook: tus fechas y reservas aparecen y se actualizan solas. Como viajero, cada reserva tiene el botón «Agregar al calendario».',
      en: 'As a host you create a secret address in «Configuración» and add it in Google, Apple or Outlook: your dates and bookings appear and stay current. As a traveler each booking has the button «Agregar al calendario».',
    },
  },
  {
    topic: 'host-whatsapp',
    say: `(avisar|avisarles|escribir|escribirles|mandar|mandarles|contactar|contactarlos) ... (viajer[oa]*|cliente*|turista*|huesped*|todos) / (viajer[oa]*|cliente*|turista*) ... (por|al|su) whatsapp / (como|donde|por donde) (les|le) (aviso|mando|envio|digo|pido|explico) ... (los|las|el|la|que|a) ... (vienen|viene|manana|hoy|grupo|llegan|reservaron|sabado|domingo) / (puedo|podria) (pedirles|decirles|avisarles|mandarles|escribirles|enviarles|recordarles)`,
    english: `(message|write to|contact) my (guests|travelers)`,
    examples: ['puedo avisarles a mis viajeros por WhatsApp'],
    answer: {
      es: 'Cada reserva confirmada tiene su chat. Y en la lista de una fecha hay un enlace por reserva que abre WhatsApp con el mensaje ya escrito: lo envías tú, desde tu teléfono.',
      en: 'Every confirmed booking has its chat. And the list of a date has one link per booking that opens WhatsApp with the message written: you send it, from your phone.',
    },
  },
  {
    topic: 'two-accounts',
    say: `(reservar|viajar|usar) ... (con mi cuenta de|siendo|como) anfitrion / (soy|tengo cuenta de) anfitrion ... (reservar|reservo|viajar) / (dos cuentas|misma cuenta|cambiar de (anfitrion|viajero))`,
    english: `(book|reserve) (with|as) (my|a) host (account)?`,
    examples: ['puedo reservar con mi cuenta de anfitrión', 'tengo cuenta de anfitrión y quiero reservar'],
    answer: {
      es: 'Una cuenta es de viajero o de anfitrión. Con la de anfitrión, «Ver como viajero» te deja recorrer el sitio sin reservar; para viajar, abre otra cuenta con otro correo.',
      en: 'An account belongs to a traveler or to a host. With a host account «Ver como viajero» lets you walk through the site without booking; to travel, open another account with another address.',
    },
  },
  {
    topic: 'host-decline',
    say: `si (la|lo|las)? (rechazo|rechaz*) ... (nota|estrellas|calificacion|castig*|afecta|nivel)`,
    english: `(decline|reject) ... (rating|penalty|affect)`,
    examples: ['¿si la rechazo me baja la nota?'],
    answer: {
      es: 'A quien la pidió le llega el aviso, y sus cupos quedan libres. Tu nota no baja: la ponen quienes completaron una reserva contigo, y rechazar cuenta como respuesta. Lo que sí baja tu tasa de respuesta es dejar la solicitud sin contestar: se cancela sola.',
      en: 'Whoever asked is notified, and the places are free again. Your rating does not fall: it comes from those who completed a booking with you, and declining counts as an answer. What lowers your response rate is leaving the request unanswered: it is cancelled by itself.',
    },
  },
  {
    topic: 'host-level',
    say: `(como|cuando) (llego|soy|me hago|paso|subo) ... (experto|experimentado|nivel) / anfitrion (experto|experimentado) / superhost`,
    english: `superhost / expert host`,
    examples: ['cómo llego a anfitrión experto'],
    answer: {
      es: 'Con los años: con 2 cumplidos eres anfitrión experimentado, y con 5, experto. Cuentan desde que tu cuenta es de anfitrión.',
      en: 'By the years: with 2 you are an experienced host, and with 5 an expert. They count since your account is a host account.',
    },
  },
  {
    topic: 'host-start',
    say: `(donde|como) (meto|pongo|escribo|ingreso|digito|uso|valido) el codigo (de|del|que) (el|mi|mis|los|un)? (cliente*|viajero*|huesped*|turista*|me) / (como|donde) (inicio|empiezo|doy inicio a|arranco) (el|un|mi)? (tour|recorrido|experiencia) ... codigo`,
    english: `where do i (enter|type|put) the (guest s|guests|traveler s)? code`,
    examples: ['dónde meto el código del cliente'],
    answer: {
      es: 'Compara el código que te enseña con el de su reserva. Lo escribe el viajero en «Iniciar experiencia», o tú en la lista de la fecha: entonces queda dicho que lo viste llegar. Funciona en reservas que ya aceptaste, desde 3 horas antes del inicio. El pago lo confirmas cuando lo recibes.',
      en: 'Compare the code you are shown with that of the booking. The traveler types it under «Iniciar experiencia», or you do in the list of the date: then it is noted that you saw them arrive. It works on bookings you have accepted, from 3 hours before the start. You confirm the payment when you receive it.',
    },
  },
  {
    topic: 'host-guest-change',
    say: `(cliente|clienta|viajer[oa]|huesped|turista) (me)? (pide|quiere|necesita) (que)? (le)? (cambiar|mover|pasar|cambie|mueva) (la|su|de)? (fecha|reserva|dia)`,
    english: `guest wants to (change|move) (the|their) (date|booking)`,
    examples: ['una clienta me pide cambiar la fecha'],
    answer: {
      es: 'Una reserva no se edita: quien reservó la cancela en «Mis reservas» y reserva otra fecha tuya con cupo. Si eres tú quien no puede ese día, cancela la fecha en el editor: a cada viajero le llega el aviso y puede moverse a otra fecha tuya.',
      en: 'A booking is not edited: whoever booked cancels it in «Mis reservas» and books another date of yours with places. If you cannot on that day, cancel the date in the editor: each traveler is notified and can move to another date of yours.',
    },
  },
  {
    topic: 'host-not-shown',
    say: `(mi|el|la) (experiencia*|tour*|taller|paseo|anuncio|publicacion) (todavia|aun|ya)? no (me|les)? (sale|aparece|se ve|se mira|esta publicad[oa]|se publica|se publico) / no (me|les|nos)? (sale|aparece|se ve|se mira|encuentro|hallo|veo|miro|publica*|publicaron|aprueban|aprobaron|han (aprobado|publicado)) (ya)? (publicad[oa])? (mi|el|la) (experiencia*|tour*|taller|paseo|anuncio|publicacion) / (experiencia*|tour*|taller|paseo) ... (sigue|esta|sale|dice) (en|como) (revision|borrador|pausa*) / (cuanto|cuando) ... (aprueb*|aprobar*|revis*|public*) (mi|el|la|de)? (experiencia*|tour*|taller|paseo|anuncio|publicacion)`,
    english: `my (experience|tour|listing) (still)? (does not|doesnt|is not|isnt|wont|not) (show*|appear*|visible|published|listed|live|come up) / (cant|can not|cannot|dont) (see|find) my (experience|tour|listing) / (why|when) (is|isnt|will) my (experience|tour|listing) ... (published|approved|live|visible|hidden|review)`,
    examples: ['por qué no sale mi experiencia en la búsqueda'],
    answer: {
      es: 'Revisa en «Experiencias» de tu panel cómo está: un borrador o una en pausa no se muestra, y la primera que publicas la leemos antes de mostrarla («En revisión»), casi siempre en un día hábil. Si está publicada, que tenga fechas por venir con cupo: quien busca un día solo ve las que tienen lugar ese día. Si todo está y sigue sin salir, escríbenos desde la página de contacto.',
      en: 'Look under «Experiencias» of your panel: a draft or a paused one is not shown, and the first one you publish we read before it is shown («En revisión»), mostly within a working day. If it is published, it needs coming dates with places: whoever searches for a day sees only what has places on it. If all is there and it still does not show, write to us from the contact page.',
    },
  },
  {
    topic: 'host-accept',
    say: `no (quiero|puedo|voy a) (aceptar|recibir|confirmar) (a)? (una|la|las|esa|esta|mi)? (reserva*|solicitud*|peticion*|cliente*|viajer*) / (como|donde) (acepto|confirmo|apruebo|rechazo|contesto|respondo|aceptar|confirmar|rechazar) (una|la|las|a|un|mi|mis)? (reserva*|solicitud*|peticion*|cliente*|viajer*|alguien)`,
    unless: 'mi anfitrion / asistencia',
    english: `how (do|can) i (accept|confirm|decline|reject|answer) (a|the|my)? (request|booking|reservation)s?`,
    examples: ['cómo acepto una reserva', 'dónde rechazo una solicitud'],
    answer: {
      es: 'En «Reservas» de tu portal, cada solicitud tiene los botones para confirmar o rechazar. Tienes 48 horas, o hasta el inicio si es antes; si no respondes, se cancela sola.',
      en: 'Under «Reservas» of your portal each request has buttons to confirm or decline. You have 48 hours, or until the start if that is sooner; without an answer it is cancelled by itself.',
    },
  },
  {
    topic: 'host-more-bookings',
    say: `(me)? (pueden|puedo|como) (subir|subo|salir|salgo|aparecer|aparezco|poner) ... (primer[oa]*|arriba|lista de busqueda|mas arriba|busqueda|portada) / (mas|pocas|conseguir|tener|salgan|lleguen) (mas)? (reservas|clientes|viajeros|visitas) (como|que hago)?$ / como (subo|salgo|aparezco|hago para (subir|salir|aparecer)) (yo)? (mas)? (arriba|alto|en la lista|de primero*|primero*|en los primeros) / no me reserva* nadie / nadie me reserva`,
    unless: 'cuant* / quiero ver / mis',
    english: `(get|have) more (bookings|guests|clients|reservations)`,
    examples: ['cómo consigo más clientes', 'no me reserva nadie'],
    answer: {
      es: 'Lo que más ayuda: fotos claras y propias, un título que diga qué se hace, fechas abiertas para las próximas semanas, «Qué incluye» y «Qué llevar» completos, y responder pronto las solicitudes y las reseñas.',
      en: 'What helps most: clear photos of your own, a title that says what one does, open dates for the coming weeks, complete «Qué incluye» and «Qué llevar», and quick answers to requests and reviews.',
    },
  },
  {
    topic: 'host-taxes',
    say: `(registrad[oa]|inscrit[oa]|registrarme|inscribirme) (en)? (hacienda|iva|nit) / (declar*|report*|pag*|mandar*) ... (impuesto*|hacienda|la renta|iva) / (impuesto*|hacienda) ... (declar*|ustedes|yo) / (tengo|hay|debo) que declarar`,
    english: `(pay|declare|file|report) ... tax* / taxes`,
    examples: ['¿tengo que declarar lo que gano?'],
    answer: {
      es: 'Tus viajeros te pagan a ti, así que tus ingresos los declaras tú: Torogoz no lo hace por ti ni retiene impuestos. Lo que cobraste y tu comisión están en tu panel, en «Ganancias»; qué te toca pagar te lo dice Hacienda o un contador.',
      en: 'Your travelers pay you, so you declare your income yourself: Torogoz does not do it for you and withholds no taxes. What you collected and your commission are in your dashboard, under «Ganancias»; what you owe the tax office or an accountant can tell you.',
    },
  },
  {
    topic: 'host-refund',
    say: `(les|le) (devuelvo|regreso|tengo que devolver|debo devolver|hay que devolver) (el|su|algo de)? (dinero)? / (cliente*|clienta|viajer[oa]*|huesped*|turista*|senor*|pareja|grupo|familia) ... (quiere*|pide*|exige*|reclama*) ... (devuelv*|devol*|reembols*|(su|el) dinero)`,
    unless: 'por fuera / por afuera / fuera de / transferencia / comprobante / deposito',
    english: `(do i|should i) refund (them|my guests)`,
    examples: ['¿les devuelvo el dinero?'],
    answer: {
      es: 'Depende de si se hizo. Si cancelas tú o no hubo salida, nadie paga, y si ya te habían pagado les debes la devolución completa. Si la hiciste como está publicada, no hay devolución por gusto ni por la lluvia; lo que acuerdes con esa persona es entre ustedes. Si no se ponen de acuerdo, escríbenos desde la página de contacto: una persona del equipo lo ve.',
      en: 'It depends on whether it took place. If you cancel or there was no tour, nobody pays, and what they had paid you owe them in full. If you did it as published, there is no refund for taste or for rain; what you agree on is between you. If you can not agree, write to us from the contact page: a person of the team looks at it.',
    },
  },
  {
    topic: 'host-pay-commission',
    say: `(cuando|como|donde|en que fecha) (te|les|se la|se las)? (pago|tengo que pagar|se paga|deposito|transfiero) (la)? comision / (cuando|como|donde|hasta cuando|en que fecha) (les|le)? (tengo que|debo|hay que|me toca) pagar* (a)? (ustedes|torogoz|les|le)`,
    english: `(when|how) (do|must) i pay (the|my)? commission`,
    examples: ['en qué fecha les transfiero la comisión'],
    answer: {
      es: 'Una vez al mes: dentro de los primeros 5 días hábiles del mes siguiente, por transferencia bancaria. Cuánto es lo ves en «Ganancias». Si se atrasa, primero te avisamos; si sigue sin pagarse, tus experiencias dejan de recibir solicitudes hasta que te pones al día.',
      en: 'Once a month: within the first 5 working days of the next month, by bank transfer. «Ganancias» shows how much. If it is late we warn you first; if it stays unpaid, you receive no new requests until it is settled.',
    },
  },
  {
    topic: 'host-messages',
    say: `(no encuentro|donde (esta|veo|leo|estan)) (el|un|los|mis) (mensaje*|chat*) (de|del|que) (un|el|los|mi|mis|me) (viajero*|cliente*|huesped*|escrib*|mand*)`,
    english: `where (are|is) (the|my) messages?`,
    examples: ['no encuentro el mensaje de un viajero'],
    answer: {
      es: 'Lo que dicen lo lees tú: los chats de tus reservas están juntos en «Conversaciones» de tu panel, y cada reserva tiene también el suyo en «Reservas», con «Chat». Las preguntas de quienes aún no reservan están en «Preguntas», y ahí las contestas.',
      en: 'What they say only you read: the chats of your bookings are together under «Conversaciones» of your panel, and each booking has its own under «Reservas», with «Chat». Questions of people who have not booked yet are under «Preguntas», where you answer them.',
    },
  },
  {
    topic: 'host-views',
    say: `(cuanta|cuantas) (gente|personas|visitas|vistas|veces) ... (visto|vieron|ve|ven|visita*|entr*|mira*) ... (mi|la|su) (pagina|experiencia*|tour*|anuncio|publicacion|perfil|taller) / cuantas (visitas|vistas) (tengo|tiene|llevo|ha tenido)`,
    english: `how many (people|visitors|views|times) ... (seen|see|saw|visit*|view*|have|looked)`,
    examples: ['cuánta gente ha visto mi página', 'how many people have seen my listing'],
    answer: {
      es: 'Las visitas de una página no se cuentan por anfitrión. Lo que sí ves: cuántas reservas y personas llevas de cada experiencia, en «Ganancias», y lo que preguntan antes de reservar, en «Preguntas». Pídeme «mis experiencias» y te digo cuál se reserva más.',
      en: 'Visits of a page are not counted for hosts. What you do see: the bookings and people of each experience, under «Ganancias», and what is asked before booking, under «Preguntas». Ask me for «mis experiencias» and I tell you which is booked most.',
    },
  },
  {
    topic: 'host-rain',
    say: `(si|cuando|por si) (llueve|cae agua|hay tormenta|esta feo el tiempo|hay mal tiempo) ... (cancel*|hago|hacemos|suspend*|les digo|les aviso|muevo|decid*)`,
    unless:
      'mi (reserva|tour|salida|viaje|paseo) / mis reservas / lo que reserve / (se|me|nos|lo|la) (cancel*|suspend*) / (cancelan|suspenden)',
    english: `(if|when) (it rains|there is a storm|the weather is bad) ... (cancel|do i|should i|must i)`,
    examples: ['si llueve los tengo que cancelar yo', 'if it rains do I cancel'],
    answer: {
      es: 'Lo decides tú, que conoces el camino. Si no se puede hacer con seguridad, cancela la fecha en «Reservas»: eliges el motivo, a cada viajero le llega el aviso, puede moverse a otra fecha tuya con cupo y nadie paga. Si se hace aunque llueva, dilo en tu experiencia («Si llueve») y avísales por el chat.',
      en: 'You decide, who know the way. If it can not be done safely, cancel the date under «Reservas»: you choose the reason, every traveler is told, can move to another of your dates with places, and nobody pays. If it takes place in rain, say so in your experience («Si llueve») and tell them in the chat.',
    },
  },
  {
    topic: 'host-off-site',
    say: `(pid*|quier*|dice*|ofrec*) ... (por fuera|por afuera|afuera de|fuera de (la|torogoz)|directo|sin la pagina|aparte) / (pagar|reservar|devol*|deposit*|transfer*) ... (por fuera|por afuera|afuera de|fuera de (la|torogoz)|directo conmigo|sin la pagina)`,
    english: `(off|outside) (the)? (platform|site|page|torogoz)`,
    examples: ['alguien me pidió devolución por afuera de la página', 'a guest wants to pay outside the site'],
    answer: {
      es: 'No es normal, y no lo hagas: por aquí nadie paga por adelantado, así que no hay nada que devolver ni que transferir. No envíes dinero ni datos de tu banco y cuéntanos quién te lo pidió, desde la página de contacto. Reservar y pagar en efectivo al encontrarse te protege a ti también.',
      en: 'It is not normal; do not do it: nobody pays in advance here, so there is nothing to give back or to transfer. Send no money and no bank details, and tell us who asked, from the contact page. Booking here and cash when you meet protect you, too.',
    },
  },
]
