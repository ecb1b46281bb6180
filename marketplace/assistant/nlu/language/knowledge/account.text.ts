// Questions about an account, the waiting list and the own reservation; rows as in trip.text.ts.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const accountRows: readonly KnowledgeRow[] = [
  {
    topic: 'other-name',
    say: `(cambiar|cambio|poner|pasar|traspasar|ceder|transferir) ... (nombre|titular) (de|en|a) (la|mi)? (reserva|otra|otro|alguien|mi) / (va|ira|ir|vaya) (a ir)? (mi|otra|otro) (herman[oa]|mama|papa|amig[oa]|prim[oa]|ti[oa]|espos[oa]|persona) (en mi lugar|en vez|por mi) / en mi lugar / (regalar|ceder|pasar|vender|traspasar|transferir|prestar|darle) mi (reserva|lugar|cupo)`,
    unless: 'mi perfil / mi cuenta / somos',
    english: `(change|transfer) the name (of|on) (my|the) (booking|reservation) / (instead of me|in my place) / (give|transfer) my (booking|place|spot)`,
    examples: ['puedo cambiar el nombre de la reserva, va a ir mi hermana', 'va mi primo en mi lugar'],
    answer: {
      es: 'El nombre de una reserva no se cambia, pero puede ir otra persona: avísale a tu anfitrión por el chat quién llega, y dale a esa persona tu código y el total en efectivo. Si aún no está confirmada, también puedes cancelarla y hacer otra con su nombre.',
      en: 'The name on a booking can not be changed, but somebody else may go: tell your host in the chat who comes, and give that person your code and the total in cash. If it is not confirmed yet, you may also cancel it and book again in their name.',
    },
  },
  {
    topic: 'second-factor',
    say: `(verificacion|autenticacion|paso|pasos|factor) (en|de)? (dos|2|doble) (pasos|factores|factor)? / (dos|2|doble|segundo) (pasos|factor|factores|verificacion|autenticacion) / 2fa / (app|aplicacion) (de)? (autenticacion|authenticator) / codigos de recuperacion`,
    english: `(two|2) (factor|step) / 2fa / authenticator`,
    examples: ['cómo activo la verificación en dos pasos', 'quiero 2fa'],
    answer: {
      es: 'En «Configuración», en la parte de seguridad, activas el segundo paso con una aplicación de códigos y guardas tus códigos de recuperación. Si perdiste el teléfono y los códigos, escríbele al equipo desde la página de contacto.',
      en: 'In «Configuración», in the part about security, you switch the second step on with an app for codes and keep your recovery codes. If you lost phone and codes, write to the team from the contact page.',
    },
  },
  {
    topic: 'leave-waiting-list',
    say: `(salir*|quitar*|borrar*|sacar*|sac*|quit*|cancelar|ya no (quiero)? (estar|esperar)) ... lista de espera / ya no (quiero )?esperar / (donde|como) (veo|miro) ... lista de espera`,
    english: `(leave|off) the (waiting list|waitlist)`,
    examples: ['me quiero salir de la lista de espera', 'ya no quiero estar en la lista de espera'],
    answer: {
      es: 'En la página de la experiencia, junto a la fecha que esperas, toca «Ya no esperar».',
      en: 'On the page of the experience, beside the date you wait for, press «Ya no esperar».',
    },
  },
  {
    topic: 'already-booked',
    say: `ya (tengo|tenia|tienes) una reserva (para|en|de|con)? (esa|esta|la misma|ese|el mismo)? (fecha|dia)? / (dice|sale|aparece|marca) que ya (tengo|reserve|tienes)`,
    english: `already have a (booking|reservation) (for|on)`,
    examples: ['no me deja reservar, dice que ya tengo una reserva para esa fecha'],
    answer: {
      es: 'Para una misma fecha de una experiencia se hace una sola reserva. Si van más personas, cancela la que tienes en «Mis reservas» y reserva otra vez con el total; antes mira que haya cupo. Si es otra fecha, elígela en el calendario.',
      en: 'There is one booking per person for a date of an experience. If more people go, cancel the one you have in «Mis reservas» and book again with the total; check before that there are places. If it is another date, choose it in the calendar.',
    },
  },
  {
    topic: 'send-me-the-place',
    say: `(mandar*|enviar*|pasar*|mand*|envi*|pas*) (me|nos)? ... (ubicacion|direccion|mapa|pin|localizacion)`,
    unless: `por si / ya me`,
    english: `send (me|us) (the|your) (location|address|pin)`,
    examples: ['pueden mandarme la ubicación por WhatsApp', 'me pasan el pin'],
    answer: {
      es: 'Tu reserva tiene el lugar exacto con un botón que abre la ruta en tu aplicación de mapas, y la página de la experiencia tiene el mapa. Con «Compartir con mi grupo» se lo mandas a los demás. Dime cuál y te digo dónde es.',
      en: 'Your booking has the exact place with a button that opens the way in your maps app, and the page of the experience has the map. «Compartir con mi grupo» sends it to the others. Tell me which one and I will tell you where it is.',
    },
  },
  {
    topic: 'if-the-host-does-not-come',
    say: `si (el|la|mi|un)? (guia|anfitrion|host) (llega tarde|se tarda|se atrasa|se duerme|tarda) / si (el|la|mi|un)? (guia|anfitrion|anfitriona|senor|senora|muchach[oa]|don|dona)? (no|nunca|jamas) (llega|aparece|viene|esta|se presenta)$ / si (el|la|mi|un)? (guia|anfitrion|anfitriona|senor|senora|muchach[oa]) (no|nunca) (llega|aparece|viene|esta|se presenta) / si no (llega|aparece|se presenta) (el|la|ese|mi) (guia|anfitrion|anfitriona|senor|senora|muchach[oa]|dia)`,
    english: `if the (host|guide) (does not|doesnt|never) (show|come|appear)`,
    examples: ['qué pasa si el guía no llega', 'y si el anfitrión no aparece quién responde'],
    answer: {
      es: 'No pagas nada, porque se paga al encontrarse. Escríbele en el chat de tu reserva, abierto hasta una hora después del inicio; y si no aparece, dínoslo con «Avisar de un problema», en tu reserva: una persona del equipo lo ve.',
      en: 'You pay nothing, because it is paid at the meeting. Write in the chat of your booking, open until one hour after the start; and if nobody comes, tell us with «Avisar de un problema», on your booking: a person of the team looks at it.',
    },
  },
  {
    topic: 'alerts',
    say: `(avis*|alerta*|notific*) ... (experiencia*|tour*|fecha*|nuev[oa]*|salga*|haya|publiquen) / (guardar|guardo) (una|la|mi|esta)? busqueda / (crear|crea|quiero|poner) (una)? alerta*`,
    unless: `cupo / lista de espera / al (guia|anfitrion)`,
    english: `(alert|notify|tell) me (when|about) new / save (a|my|this) search`,
    examples: ['avisame cuando haya experiencias nuevas en Suchitoto', 'puedo guardar una búsqueda'],
    answer: {
      es: 'En «Explorar», haz tu búsqueda y toca «Avísame de nuevas experiencias»: te llega un correo al día como máximo, y solo si hay algo nuevo.',
      en: 'Under «Explorar» make your search and press «Avísame de nuevas experiencias»: you get one mail a day at most, and only if there is something new.',
    },
  },
  {
    topic: 'devices',
    say: `(cerrar|cierro) (la|mi|mis|todas las)? sesion* ... (otro*|todos|celular|telefono|dispositivo*|compu*) / (alguien|otra persona) (entro|usa|esta usando|tiene acceso) ... (cuenta|sesion) / (hackearon|jaquearon|robaron) ... cuenta / (donde|que) (dispositivos|sesiones)`,
    english: `(log|sign) out (of|on) (all|other) / (hacked|someone is using) my account`,
    examples: ['cómo cierro sesión en otros dispositivos', 'me hackearon la cuenta'],
    answer: {
      es: 'En «Configuración» ves los dispositivos donde está abierta tu cuenta y cierras los que no conozcas. Cambia también tu contraseña ahí mismo: eso cierra tus otras sesiones. Si ya no puedes entrar, escríbele al equipo desde la página de contacto.',
      en: 'In «Configuración» you see the devices where your account is open and close those you do not know. Change your password there, too: that closes your other sessions. If you can not get in, write to the team from the contact page.',
    },
  },
  {
    topic: 'compare',
    say: `(comparar|comparo|comparacion) ... (experiencias|tours|dos|tres|varias|opciones) / como comparo`,
    unless: `cual es mejor / (el|la) ... o (el|la)`,
    english: `compare (two|three|several|experiences|tours)`,
    examples: ['cómo comparo experiencias'],
    answer: {
      es: 'Toca «Comparar» en hasta tres experiencias y las ves lado a lado: precio, duración, qué incluye y más. Si me dices cuáles, te cuento yo las diferencias principales.',
      en: 'Press «Comparar» on up to three experiences and you see them side by side: price, length, what is included and more. Tell me which ones and I will tell you the main facts.',
    },
  },
  {
    topic: 'my-standing',
    say: `si (no|ya no) (llego|voy|vamos|llegamos|asisto|me presento) ... (cobran|cobra|pago|pagamos|multan|debo|multa) / si (la|lo)? cancelo ... (nota|castig*|penaliz*|calific*|reputacion|puntaje) / (mi|que) (confiabilidad|historial de asistencia|puntaje|reputacion|calificacion) / (que|me) (pasa|hacen|penalizan|castigan|multan) si (falto|no voy|no llego|no asisto|no me presento) / (hay|cobran) (multa|penalidad|penalizacion) (por|si) no (ir|voy|llego|asistir|presentar*)`,
    english: `(what happens|penalty) if i (do not|dont) (show up|come|go) / no show fee`,
    examples: ['qué pasa si no me presento', 'hay multa si no voy'],
    answer: {
      es: 'No hay multa, pero tu anfitrión se queda esperando y lo anota como «No asistió». Si faltas a varias, el día antes te pediremos confirmar que vas. Si ya sabes que no irás, cancela en «Mis reservas»: es gratis hasta 24 horas antes, y después tampoco se cobra.',
      en: 'There is no fine, but your host waits for you and notes it as «No asistió». If you miss several, we ask you the day before to confirm that you come. If you know that you will not go, cancel in «Mis reservas»: free until 24 hours before, and nothing is charged after that, either.',
    },
  },
  {
    topic: 'late-at-night-return',
    say: `(a que hora|cuando) (regresamos|volvemos|estamos de vuelta|es el regreso|es la vuelta)`,
    english: `what time (do we|will we) (get|come) back`,
    examples: ['a qué hora regresamos'],
    answer: {
      es: 'La hora de inicio está en la fecha y la página dice cuánto dura; el regreso hasta tu casa depende del camino. Dime cuál y te digo a qué hora empieza y cuánto dura.',
      en: 'The date has the hour of the start and the page tells how long it takes; the way back depends on the road. Tell me which one and I will tell you when it starts and how long it takes.',
    },
  },
  {
    topic: 'change-people',
    say: `(solo|nada mas)? (llegamos|vamos|van|llegan|somos) (solo)? (la mitad|menos (gente|personas)?|una parte) (del grupo|de los que)? / (un|uno|una|alguien|alguno|dos) (de|del) (nosotros|grupo|los que) (no|ya no) (va|viene|puede|van|llega) / (puedo|podemos) llevar (a)? (mi|un|una|otro|otra) (herman[oa]|prim[oa]|amig[oa]|espos[oa]|novi[oa]|mama|papa|ti[oa]|hij[oa]) (a (esa|ese|eso|mi reserva)|tambien|conmigo) / llevar (a)? (una|otra|dos|tres|#|unas) (persona|personas|amig[oa]*) mas / (agregar|sumar|quitar|meter|incluir|anadir|llevar) (a)? (una|un|otra|otro|mas|dos|tres|#|a alguien|menos)? (persona*|amig[oa]*|gente|acompanante*|cupo*) (mas)? (a|en|de) (mi|la|esa|esta) reserva / (somos|vamos|iremos|seremos) (uno|una|dos|#)? (mas|menos) (de|que) (lo|los) (que)? reserv* / (se sumo|se suma|se agrego|llevo a|va) (otra|otro|una|un|alguien) (persona|amig[oa])? (mas)? / cambiar (el)? numero de personas / (ir|llegar|voy|vamos|llego|llegamos|va|vaya|ire|iremos) con (una|un|otra|otro|alguien|dos|tres|#|unas|unos) (persona*|amig[oa]*|prim[oa]|gente)? (mas|de mas|extra) / (somos|vamos a ser|seremos|iriamos|vamos) (uno|una|dos|tres|#) (persona*)? (mas|de mas)$ / (puede|pueden|podria) (ir|venir|llegar) (tambien)? (con (nosotros|migo))? (mi|un|una|otro|otra|alguien) (herman[oa]|prim[oa]|amig[oa]|espos[oa]|novi[oa]|mama|papa|ti[oa]|hij[oa]|persona)? (mas|tambien)`,
    english: `make it (two|three|four|five|six|#) / (one|two|another|#) more (person|people|guest|guests|friend) / change ... (number of )?(people|guests) / (add|remove) (a|one|another|more)? (person|people|guest|guests|friend) (to|from) (my|the) (booking|reservation)`,
    examples: ['quiero agregar una persona más a mi reserva', 'se sumó otra persona'],
    answer: {
      es: 'Una reserva no se edita: mira que la fecha tenga cupo, cancela la que tienes en «Mis reservas» y reserva de nuevo con el total de personas. Si falta muy poco, escríbele antes a tu anfitrión en el chat.',
      en: 'A booking is not edited: check that the date has places, cancel the one you have in «Mis reservas» and book again with all people. If it is very soon, write to your host in the chat first.',
    },
  },
  {
    topic: 'language-of-site',
    say: `(hablas|entendes|entiendes|contestas) (vos)? (en)? (ingles|espanol|frances)$ / (pagina|sitio|app) (esta)? (en|a) (ingles|otro idioma|frances|aleman) / (cambiar|poner) (el|de)? idioma / idioma de la (pagina|app)`,
    unless: `tour / guia / experiencia / anfitrion`,
    english: `(is there|site|page|website) (an english version|in english)`,
    examples: ['pueden poner la página en inglés', '¿hablas inglés?'],
    answer: {
      es: 'El sitio está en español; conmigo puedes escribir en inglés. Cada experiencia dice en qué idiomas se ofrece: dime «en inglés» y te las busco.',
      en: 'The site is in Spanish; with me you can write in English. Each experience tells its languages: say «in English» and I will look for those.',
    },
  },
  {
    topic: 'card-data',
    say: `(numero|datos) (de)? (mi|la)? tarjeta / (guardan|piden|ponen|meto|doy) ... tarjeta / tarjeta ... (guardan|segur[oa])`,
    unless: 'aceptan / regalo / puedo pagar',
    english: `(card|credit card) (number|data|details) / (save|store|keep) my card`,
    examples: ['¿y mi número de tarjeta lo guardan?'],
    answer: {
      es: 'No pedimos ni guardamos ninguna tarjeta: todo se paga en efectivo al encontrarte con tu anfitrión. Si alguien te pide los datos de tu tarjeta en nombre de Torogoz, no se los des y cuéntanos desde la página de contacto.',
      en: 'We neither ask for nor keep any card: everything is paid in cash when you meet your host. If somebody asks for your card in the name of Torogoz, do not give it and tell us from the contact page.',
    },
  },
  {
    topic: 'price-alert',
    say: `(avis*|alert*|notific*) ... (baj*|rebaj*|descuento|oferta|precio) / (si|cuando) baja* (de|el) precio`,
    english: `(tell|notify|alert) me (if|when) ... (price|cheaper|discount)`,
    examples: ['quiero que me avise si bajan de precio'],
    answer: {
      es: 'De cambios de precio no avisamos. Sí te avisamos de experiencias y fechas nuevas: en «Explorar» haz tu búsqueda, con el precio máximo que quieras, y toca «Avísame de nuevas experiencias».',
      en: 'We do not tell about changes of price. We do about new experiences and dates: make your search under «Explorar», with the highest price you want, and press «Avísame de nuevas experiencias».',
    },
  },
  {
    topic: 'remove-alert',
    say: `(borr*|quit*|elimin*|desactiv*|cancel*|apag*) (mi|la|una|las|mis|esa|esta)? (alerta*|busqueda* guardada*)`,
    english: `(delete|remove|cancel|stop) (my|the|an)? alerts?`,
    examples: ['cómo borro una alerta'],
    answer: {
      es: 'En tu perfil, en «Alertas», cada una tiene el botón «Quitar alerta».',
      en: 'In your profile, under «Alertas», each one has the button «Quitar alerta».',
    },
  },
  {
    topic: 'time-now',
    say: `^que horas? (es|son) (ahorita|ya|ahora)?$`,
    english: `what time is it (now|there)?$`,
    examples: ['qué hora es'],
    answer: {
      es: 'La hora exacta te la da tu teléfono. Todas las horas que digo son las de El Salvador, que no cambia de hora en todo el año.',
      en: 'Your phone has the exact time. All hours that I tell are those of El Salvador, which keeps the same time all year.',
    },
  },
  {
    topic: 'chat-hours',
    say: `donde (veo|leo|estan|miro|encuentro) (mis|los) (mensajes|chats) / (hasta cuando|cuando|a que hora) (se)? (cierra|abre|puedo escribir) ... chat / chat ... (cierra|abre|no me deja escribir|bloqueado) / (mandar|enviar|subir) (fotos|imagenes|audios|videos|ubicacion) ... chat`,
    english: `(send|share) (photos|pictures|audio|files) ... chat / when does the chat (close|open)`,
    examples: ['a qué hora cierra el chat', 'puedo mandar fotos por el chat'],
    answer: {
      es: 'El chat se abre cuando tu anfitrión confirma y cierra una hora después del inicio; lo escrito se puede leer también después. Puedes mandar texto e imágenes de hasta 5 MB. Si ya cerró y tienes un problema, usa «Avisar de un problema», en tu reserva.',
      en: 'The chat opens when your host confirms and closes one hour after the start; what was written stays readable. You can send text and pictures up to 5 MB. If it is closed and there is a problem, use «Avisar de un problema» on your booking.',
    },
  },
  {
    topic: 'who-sees-my-data',
    say: `quien* (mas)? (ve|ven|mira|miran|puede ver|pueden ver|tiene|tienen) (mi|mis) (telefono|numero|datos|correo|informacion|nombre|perfil) / (telefono|numero|correo|direccion|dui) ... para que (es|sirve|lo) / para que (piden|quieren|necesitan|ocupan|me piden) (mi|el|mis) (telefono|numero|correo|datos|direccion|dui) / que hacen (ustedes)? con (mis|mi|los) (datos|informacion|numero) / (venden|comparten|dan|pasan) (mis|mi) (datos|informacion|numero|telefono)`,
    english: `who (can|may)? (see|sees|has) my (phone|number|data|email|name) / (do you|you) (sell|share) my (data|number|email) / what do you do with my data`,
    examples: ['¿quién puede ver mi teléfono?', 'qué hacen con mis datos'],
    answer: {
      es: 'Tus datos no se venden. El anfitrión de tu reserva ve el nombre y el teléfono de contacto que pusiste en ella; los demás viajeros no. Qué se ve en tu perfil lo eliges en «Configuración», y ahí también descargas o eliminas lo que guardamos.',
      en: 'Your data is not sold. The host of your booking sees the contact name and phone you wrote on it; other travelers do not. What your profile shows you choose in «Configuración», where you also download or delete what we hold.',
    },
  },
  {
    topic: 'mail-of-another',
    say: `no (tengo|uso) (correo|email) / (usar|poner) (el|un)? correo de (mi|otra)`,
    english: `(dont|do not) have (an)? email / use my (daughters|sons|friends) email`,
    examples: ['no tengo correo, ¿puedo usar el de mi hija?'],
    answer: {
      es: 'Para tener cuenta hace falta un correo, porque ahí llegan los avisos y el enlace si olvidas la contraseña. Si no tienes, alguien de confianza puede reservar por ti con su cuenta y poner tu nombre y tu teléfono en el contacto.',
      en: 'An account needs an email, because notices and the link for a forgotten password go there. If you have none, somebody you trust can book for you with their account and write your name and phone as the contact.',
    },
  },
  {
    topic: 'foreigners-pay',
    say: `(extranjer*|gring*|turista*|nacional*|salvadoren*) (pag*|cobr*|mas caro|precio) / (precio|tarifa) (de|para) (nacional*|extranjer*|salvadoren*|residente*|locales)`,
    unless: 'busco / experiencia* / tour*',
    english: `(foreigners|tourists|locals) pay / price for (foreigners|locals)`,
    examples: ['¿los extranjeros pagan más?'],
    answer: {
      es: 'No: el precio publicado es el mismo para todas las personas, de aquí o de fuera. Solo cambia si el anfitrión tiene un precio para niños.',
      en: 'No: the published price is the same for everybody, local or foreign. It only differs if the host has a price for children.',
    },
  },
  {
    topic: 'cash-safety',
    say: `segur[oa] ... (efectivo|dinero encima|andar dinero) / si me roban (el dinero|antes|en el camino)`,
    english: `safe to (carry|pay) ... cash`,
    examples: ['es seguro pagar en efectivo'],
    answer: {
      es: 'Pagas al encontrarte con tu anfitrión, no antes, así que nada se pierde por adelantado. Lleva el total justo, guardado, y si puedes repártelo en dos bolsas. Si te roban, llama al 911 y avísale a tu anfitrión por el chat.',
      en: 'You pay when you meet your host, not before, so nothing is lost in advance. Carry the exact total out of sight, best in two places. If you are robbed, call 911 and tell your host in the chat.',
    },
  },
  {
    topic: 'pets-host',
    say: `(cliente|viajer[oa]|huesped|turista)s? ... (traer|venir con|llevar) ... (perr*|mascota*|gat*)`,
    english: `guest ... (bring|with) ... (dog|cat|pet)`,
    examples: ['un cliente quiere venir con su perro, ¿qué le digo?'],
    answer: {
      es: 'Lo decides tú. Si los recibes, marca «Se admiten mascotas» en el editor de tu experiencia, para que otros lo encuentren; si no, díselo por el chat antes del día.',
      en: 'You decide. If you take them, mark «Se admiten mascotas» in the editor of your experience so that others find it; if not, say so in the chat before the day.',
    },
  },
  {
    topic: 'save-favorite',
    say: `(como|donde|puedo) (guardo|guardar|agrego|agregar|pongo|marco|marcar|le doy|dejo guardad[oa]) ... (experiencia*|tour*|favorit*|despues|lista|corazon|verla|verlo)`,
    unless: 'busqueda / alerta / mis favoritos$ / mi (experiencia|tour) / foto*',
    english: `how (do|can) i save (an|a|this)? (experience|tour)s? / save (it|this) for later`,
    examples: ['¿cómo guardo una experiencia para verla después?'],
    answer: {
      es: 'Toca el corazón de la experiencia: queda en «Favoritos», en tu cuenta, y la ves desde cualquier dispositivo. Otro toque la quita.',
      en: 'Tap the heart of the experience: it stays under «Favoritos» in your account, on any device. Another tap removes it.',
    },
  },
  {
    topic: 'guarantee',
    say: `garantia* / si no (me|nos) (gusta|gusto|gustara|convence|convencio|parece) / no (me|nos) (gusta|gusto|convence|convencio|parece) ... (regres*|devuelv*|me voy|nos vamos|sin pagar|no pago) / satisfaccion`,
    unless: 'busco / recomiend* / otra',
    english: `guarantee / if (i|we) (dont|do not) like it`,
    examples: ['¿hay alguna garantía si no me gusta?'],
    answer: {
      es: 'Pagas hasta que te encuentras con tu anfitrión, así que si algo no es lo publicado puedes no seguir y avisarnos con «Avisar de un problema», en tu reserva: una persona del equipo lo ve. Devolución por gusto no hay; por eso lee antes qué incluye y las reseñas.',
      en: 'You pay only when you meet your host, so if something is not as published you may stop and tell us with «Avisar de un problema» on your booking: a person of the team looks at it. There is no refund for taste; so read what is included and the reviews first.',
    },
  },
  {
    topic: 'this-chat',
    say: `(borr*|elimin*|limpi*|quit*) ... (historial|conversacion|chat|lo que escrib*) (de)? (este|esta|con vos|contigo|aqui)? / (borr*|elimin*|limpi*) (mi|el|este|todo)? (el)? (historial|chat) / (guardan|graban|leen|ven|queda guardado) ... (lo que (yo)? (escribo|digo|pregunto|hablamos)|esta conversacion|este chat)`,
    unless: 'anfitrion / guia / reserva / cuenta',
    english: `(delete|clear|erase) (this|the|my) (chat|conversation|history) / (do you|is this) (save|store|keep|recorded|record)`,
    examples: ['¿guardan lo que escribo aquí?', 'quiero borrar el historial de este chat'],
    answer: {
      es: 'Esta conversación se guarda en tu cuenta y se borra sola a los siete días; arriba, con el botón de nueva conversación, la borras tú antes. Al equipo solo se le envía si tú lo eliges.',
      en: 'This conversation stays in your account and is deleted by itself after seven days; the button above for a new conversation deletes it before. It is sent to the team only if you choose so.',
    },
  },
  {
    topic: 'host-income',
    say: `cuanto (se)? (gana|ganaria|puede ganar|puedo ganar|ganan) (uno|una|alguien|un|de|como|siendo|los)? ... (anfitri*|guia|guias|aqui|con ustedes) / cuanto (puedo|podria) ganar`,
    english: `how much (can|could|do) (i|hosts|you) (earn|make) (as|being|with)`,
    examples: ['¿cuánto gana uno de anfitrión?'],
    answer: {
      es: 'Depende de tu precio y de cuánta gente llega: tú pones el precio y las fechas, tus viajeros te pagan en efectivo a ti, y Torogoz cobra su comisión solo de lo completado. Publicar no cuesta.',
      en: 'It depends on your price and on how many come: you set price and dates, your travelers pay you in cash, and Torogoz takes its commission of what was completed only. Publishing is free.',
    },
  },
  {
    topic: 'what-states-mean',
    say: `(en curso|completad[oa]|no asistio) ... (significa|quiere decir|que es) / que (significa|quiere decir) ... (en curso|completad[oa]|no asistio)`,
    english: `what does (in progress|completed|en curso|completada) mean`,
    examples: ['dice en curso, ¿qué quiere decir?'],
    answer: {
      es: '«Pendiente»: tu anfitrión todavía no responde. «Confirmada»: te espera ese día. «En curso»: ya se encontraron y empezó. «Completada»: ya terminó, y puedes escribir una reseña. «Cancelada»: no va, y no se paga nada.',
      en: '«Pendiente»: your host has not answered yet. «Confirmada»: you are expected that day. «En curso»: you met and it began. «Completada»: it is over, and you may write a review. «Cancelada»: it does not take place, and nothing is paid.',
    },
  },
]
