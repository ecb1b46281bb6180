// What hosts do in their portal around one date or one request: helpers, guests without a code, another hour, a group too large.
import type { KnowledgeRow } from '../knowledge-row.text.ts'

export const hostPortalRows: readonly KnowledgeRow[] = [
  {
    topic: 'host-helper',
    say: `(prim[oa]|herman[oa]|hij[oa]|espos[oa]|marido|ayudante|amig[oa]|soci[oa]|alguien|sobrin[oa]) ... (entrar|entre|usar|use|meterse) ... (mi cuenta|mi panel|mi clave|mi usuario) / (dar*|doy|pasar*|paso|prest*|compart*|crear*|agreg*) (le|les)? (mi|la|un|otro|mis)? (acceso|usuario|clave|contrasena|cuenta|permiso) (a|para) (mi|un|una|otr[oa]|el|la) (hij[oa]|espos[oa]|herman[oa]|soci[oa]|ayudante|emplead[oa]|guia|asistente|prim[oa]|sobrin[oa]|muchach[oa]|compañer[oa]|companer[oa]) / (mi|un|una|otr[oa]|el|la) (hij[oa]|espos[oa]|herman[oa]|soci[oa]|ayudante|emplead[oa]|asistente|prim[oa]|sobrin[oa]|companer[oa]) ... (vea|ver|mire|maneje|atienda|reciba|cubrir|cubra|conteste|entre|entrar) ... (lista|cuenta|reserva*|panel|portal|clave|acceso)`,
    unless: 'olvide / recuperar / no puedo entrar / busco',
    english: `(give|share) (my|an|a|the)? (access|login|password|account) (to|with) (my|a|an) / my (son|daughter|wife|husband|helper|employee|partner|assistant|brother|sister) ... (see|manage|access|check) ... (list|account|bookings)`,
    examples: ['le puedo dar acceso a mi hijo para que vea la lista sin darle mi clave'],
    answer: {
      es: 'No hay accesos para ayudantes, y tu clave no la des. En la página de esa fecha, en «Reservas», toca «Pasar a WhatsApp» y envíale «La lista del día»: se abre sin contraseña desde un día antes y hasta la medianoche de ese día. Muestra quién viene y cuántos, sin teléfonos ni códigos. También puedes imprimirla.',
      en: 'There is no access for helpers, and do not give away your password. On the page of that date, under «Reservas», choose «Pasar a WhatsApp» and send them «La lista del día»: it opens without a password from a day before until midnight of that day. It shows who comes and how many, without telephones or codes. You can also print it.',
    },
  },
  {
    topic: 'guest-has-no-code',
    say: `(cliente*|clienta|viajer[oa]*|huesped*|turista*|senor*|senora*|gente|pareja|muchach[oa]*|persona*|alguien) ... (no (trae*|tiene*|anda*|encuentra*|halla*|sabe*)|perdio|olvido|sin) (su|el|un|con su|con el)? codigo / (llega*|vino|vienen|viene) (alguien)? sin (su|el)? codigo / codigo ... (no (le|les|me)? (sirve|funciona|agarra|jala|sale)) ... (cliente*|viajer*|lista|senor*)`,
    unless: 'mi (codigo|reserva) / no encuentro mi / correo de verificacion / contrasena',
    english: `(guests?|client|customer|traveler|they|she|he) (has no|have no|does not have|doesnt have|lost|forgot|without|cant find) (a|the|their|his|her)? code`,
    examples: ['y si la señora no trae el código pero sí aparece en la lista', 'my guest does not have the code'],
    answer: {
      es: 'Si aparece en tu lista, puedes recibirla: pregúntale el nombre con que reservó y, en la página de esa fecha, toca «Ya llegó» en su reserva. El código solo es otra forma de comprobarlo; lo tiene en su reserva y tú ves el mismo. Si no está en la lista, no tiene reserva aceptada para ese día.',
      en: 'If they are on your list you can receive them: ask for the name they booked with and, on the page of that date, press «Ya llegó» on their booking. The code is only another way of checking; it is on their booking and you see the same one. Whoever is not on the list has no accepted booking for that day.',
    },
  },
  {
    topic: 'host-change-hour',
    say: `(cambi*|mov*|muev*|adelant*|atras*|corr*|modific*) (le|les)? (la hora|el horario|la hora de inicio|la hora de salida) (a|al|de|del|en)? (mi|mis|la|el|una|un|uno|los)? (de mis)? (tour*|salida*|fecha*|experiencia*|taller*|paseo*|todo*|manana|sabado|domingo|lunes|martes|miercoles|jueves|viernes) ... (mis|tour*|fecha*|salida*|taller*|client*|viajer*)`,
    unless: 'mi reserva / mi anfitrion / el guia',
    english: `(change|move|shift|edit) the (start|starting|departure|meeting)? (time|hour) (of|for) (one of)? (my|the) (tours?|experiences?|dates?|departures?|workshops?)`,
    examples: ['how do I change the start time of one of my tours'],
    answer: {
      es: 'La hora de una fecha no se edita. En el editor de tu experiencia agrega primero otra fecha con la hora nueva. Si la de antes no tiene reservas, quítala con «Eliminar»; si las tiene, usa «Cancelar fecha»: a cada viajero le llega el aviso y puede pasarse a la nueva con un toque. Para una temporada entera, ofrece las fechas con su hora de una vez.',
      en: 'The hour of a date can not be edited. In the editor of your experience first add another date at the new hour. If the old one has no bookings, remove it with «Eliminar»; if it has, use «Cancelar fecha»: every traveler is told and can move to the new one with a tap. For a whole season, offer the dates with their hour at once.',
    },
  },
  {
    topic: 'host-big-group',
    say: `grupo* (de|como de)? # ... (cupo*|capacidad|caben|tengo|maximo) / (horario|salida|fecha|hora) (mas)? ... (solo|solamente|aparte|privad[oa]|exclusiv[oa]) (para|de) (ell[oa]s|un grupo|ese grupo|una familia|una empresa)`,
    unless: 'busco / queremos / somos / vamos / cuantos / precio / cobr* / descuento',
    english: `(group|party) of # ... (spots|places|capacity|fit|limit) / (separate|private|another) (time|date|departure|slot) (just|only)? for (them|a group|one group)`,
    examples: [
      'me pide reserva un grupo de 14 y el cupo es de 12, puedo abrir otro horario solo para ellos',
      'can I open a separate time just for them',
    ],
    answer: {
      es: 'Sí: en el editor agrega otra fecha ese mismo día, con otra hora y los cupos que necesitan, y pásales el enlace de tu experiencia para que reserven ahí. No hay fechas privadas: pon justo los cupos que son y acepta solo su solicitud. Si son más que el tamaño de grupo de tu experiencia, súbelo primero en «Editar», porque es el máximo por reserva. Si caben todos juntos, basta con «Cambiar cupos» en la fecha que ya tienes.',
      en: 'Yes: in the editor add another date on that day, at another hour and with the places they need, and send them the link of your experience to book it. There are no private dates: set exactly their number of places and accept only their request. If they are more than the group size of your experience, raise that first under «Editar», as it is the most per booking. If all fit together, «Cambiar cupos» on the date you have is enough.',
    },
  },
  {
    topic: 'host-cancel-one',
    say: `(cancel*|quit*|anul*) (le|la)? (la|una|solo|su)? reserva (a|de|al) (un|una|uno|ese|esa|solo|alguien|cliente*|viajer*|clienta) (cliente*|viajer*|clienta|senor*|persona|pareja|solo)? / (cancel*|anul*) (a|le a) (solo)? (un|una|uno|ese|esa) (cliente*|clienta|viajer*|senor*|pareja|persona|solo)`,
    unless: 'mi reserva / me cancel* / si (un|una|me) / no vino / no llego',
    english: `cancel (just|only)? (one|a|this|that) (guests?|guest s|customers?|clients?|travelers?|persons?) (booking|reservation)? / cancel the booking of (one|a|this)`,
    examples: [],
    answer: {
      es: 'En «Reservas» abre esa reserva y toca «Cancelar reserva»: se puede hasta que empiece, y escribes un motivo que la otra persona lee. No paga nada y sus cupos vuelven a la fecha; si ya te había pagado, le debes la devolución completa. Las demás reservas de la fecha siguen igual.',
      en: 'Under «Reservas» open that booking and press «Cancelar reserva»: it is possible until the start, with a reason that the other person reads. They pay nothing and the places return to the date; if they had paid you, you owe them all of it. The other bookings of the date stay as they are.',
    },
  },
  {
    topic: 'host-instant',
    say: `(confirm*|acept*) (sol[oa]*|automatic*|de una vez|al instante|instantane*|sin que yo) / (que)? (se)? (confirm*|acept*) (las reservas|solas|automatic*) ... (sol[oa]s|automatic*|sin) / (reserva*|confirmacion) (inmediata*|instantanea*|automatica*)`,
    unless: 'busco / mi reserva / se cancela / la mia',
    english: `(auto|automatic|automatically|instant) (accept*|confirm*|book*) / (accept|confirm|accepted|confirmed) (bookings|requests|reservations)? automatically`,
    examples: ['se pueden aceptar solas las reservas sin que yo confirme', 'can bookings be accepted automatically'],
    answer: {
      es: 'Sí: en «Editar» de tu experiencia, donde dice «Confirmación», elige «Inmediata». Quien reserva queda confirmado en ese momento y te llega el aviso; ofrece solo fechas que seguro puedes cumplir. Las solicitudes que ya esperan las sigues respondiendo tú.',
      en: 'Yes: under «Editar» of your experience, at «Confirmación», choose «Inmediata». Whoever books is confirmed at once and you are told; offer only dates that you can surely keep. Requests that wait already you still answer yourself.',
    },
  },
  {
    topic: 'host-guest-list',
    say: `(imprim*|descarg*|bajar*|sacar*|export*) ... (lista|nombres|reservas|excel|csv|hoja) / lista ... (imprim*|descarg*|excel|csv|papel|pdf)`,
    unless: 'mi reserva / boleto / comprobante / voucher / constancia / ganancias / ingresos / mis datos',
    english: `(print|download|export) (the|my|a)? (guest)? (list|bookings|names|guests)`,
    examples: ['cómo imprimo la lista de los que vienen', 'can I download the guest list'],
    answer: {
      es: 'Abre la fecha en «Reservas» de tu portal: «Imprimir» te da la lista en papel, y «Descargar CSV», una hoja de cálculo. Esa misma lista queda guardada en tu teléfono al abrirla, y donde no hay señal puedes anotar ahí quién llegó y quién pagó; se envía cuando vuelve.',
      en: 'Open the date under «Reservas» of your portal: «Imprimir» gives you the list on paper, and «Descargar CSV» a spreadsheet. Once opened, that list stays on your phone, and where there is no signal you can note there who came and who paid; it is sent when the signal returns.',
    },
  },
  {
    topic: 'host-notices',
    say: `(como|donde|por donde) (me)? (avis*|entero|notific*) ... (reserva*|solicitud*|piden|pidio|reservan|reservaron) / no me (llega*|entran|avisa*) (los|las|ningun|ninguna)? (aviso*|correo*|notificacion*|alerta*) ... (reserva*|solicitud*|cliente*|viajer*) / (activ*|encend*|prend*|apag*|desactiv*) (los|las)? (aviso*|notificacion*|alertas) / (me|nos) (avisa*|llega*|notific*|dice*|va* a avisar|mandan|cae|enter*) (un|el|algun|algo|a mi)? (aviso|correo|mensaje|notificacion)? (cuando|si|cada vez que|al) (me|nos|alguien|hay|una|un|gente)? (cae*|entra*|llega*|haya|hay|reserv*|piden|pide|hacen|hace|tengo|cancel*) / (tengo|hay) que (estar|andar) (entrando|revisando|viendo|metiendome|chequeando|pendiente|checando) / (me|nos) avisan (ustedes|por correo|al correo|al telefono|al cel|o no)? (o)? (tengo que|debo)`,
    unless:
      'mi reserva / mi anfitrion / spam / no deseados / precio / avisame / me (confirman|aceptan|contestan|responden) / cupo* / lugar / explorar / espera',
    english: `(how|when) (will|do|am) i (know|get|be)? (notified|told|find out) ... (book*|request*) / (turn on|turn off|enable|mute) (the|my)? notifications / (will|do) i (get|be) (notified|told|an email|a notice|a message) (when|if) (someone|somebody|a guest|people|a booking|a request) / do i have to (keep|be) (checking|looking|logging)`,
    examples: [
      'cómo me entero cuando alguien reserva',
      '¿me avisan cuando cae una reserva nueva o tengo que estar entrando a ver?',
      'how am I notified of a new booking',
    ],
    answer: {
      es: 'Cada solicitud te llega por correo y a tus avisos dentro de la página. En «Configuración» eliges qué correos recibes, en «Avisos por correo», y enciendes los «Avisos en este dispositivo» para verlos en tu teléfono. La tarde anterior a una salida te llega también la lista de quienes vienen.',
      en: 'Every request reaches you by email and in the notices of the site. Under «Configuración» you choose which emails you get, at «Avisos por correo», and turn on «Avisos en este dispositivo» to see them on your phone. The afternoon before a date you also get the list of who comes.',
    },
  },
  {
    topic: 'host-guest-history',
    say: `(ver|veo|miro|mirar|reviso|revisar) ... (foto*|perfil*|historial|quien es) (de|del) (los|el|la|mi|mis|un)? (cliente*|viajer*|huesped*|turista*|persona*) / (cliente*|clienta|viajer[oa]*|huesped*|persona|senor*|quien (me)? (pidio|pide|reservo)) ... (es|son|sera|seran) (de (confianza|fiar)|confiable*|seri[oa]s?|cumplid[oa]s?) / (como|donde) (se|veo|miro) si (el|la|un|una|ese|esa) (cliente*|viajer*|persona) ... (falta*|cumpl*|llega*|confiable*|cancela*)`,
    unless: 'anfitri* / guia / pagina',
    english: `(guests?|customers?|travelers?) ... (reliable|trustworthy|trusted|show up) / (is|are) (this|that|the) (guest|customer|traveler) (reliable|trustworthy|serious)`,
    examples: ['cómo sé si el cliente que me pide lugar es confiable', 'is this guest reliable'],
    answer: {
      es: 'En cada solicitud ves en palabras cómo ha sido antes, como «Siempre ha llegado» o «Ha faltado a varias reservas», cuando hay bastantes reservas para decirlo. Quien ha faltado dos veces en un año tiene que confirmar el día antes que viene; si no lo hace, sus cupos se liberan. Aceptar o no lo decides tú.',
      en: 'On each request you read how it went before, such as «Siempre ha llegado» or «Ha faltado a varias reservas», when there are enough bookings to say so. Whoever missed two in a year has to confirm the day before that they come; if they do not, the places are free again. Whether you accept is for you to decide.',
    },
  },
  {
    topic: 'host-waiting-list',
    say: `lista de espera ... (si|cuando) se (me)? llena* / lista de espera (de|para|en) mi* (fecha*|tour*|experiencia*|salida*) / se me lleno ... (lista de espera|apunt*)`,
    unless: 'apuntarme / apuntame / salir de / quitarme / avisame / me avis*',
    english: `waiting list (for|of|on) my`,
    examples: ['hay lista de espera si se llena mi fecha', 'is there a waiting list for my full dates'],
    answer: {
      es: 'Sí, y no tienes que hacer nada: en una fecha llena la gente puede pedir «Avísame». Si se libera un lugar o subes los cupos, al primero de la lista le llega un correo y se le aparta 2 horas. Si te caben más, súbelos en el editor.',
      en: 'Yes, and you need do nothing: on a full date people can ask «Avísame». If a place becomes free or you raise the places, the first in line gets an email and it is held for 2 hours. If you have room for more, raise them in the editor.',
    },
  },
  {
    topic: 'host-get-reviews',
    say: `(como (hago|consigo|logro|pido|le pido|les pido)|que hago) (para)? (que)? ... (dej*|pong*|escrib*|haga*|mas|una|tener|pedir) ... (resena*|opinion*|comentario*|estrella*) / nadie (me)? (deja|pone|escribe|ha dejado) (una|ninguna)? (resena*|opinion*|comentario*)`,
    unless: 'mala / falsa / mentira / borrar / quitar / contest* / respond* / dejo una / escribo una / a mi anfitrion',
    english: `(get|ask for|have) (more|a)? reviews? (from)? (my|the)? (guests?|customers?)? / nobody (leaves|left|writes) (me)? (a)? reviews?`,
    examples: ['cómo hago para que me dejen reseñas', 'how do I get more reviews'],
    answer: {
      es: 'Completa cada reserva al terminar: con eso, quien fue puede dejarte su reseña y le llega un correo que lo invita. Puedes recordárselo al despedirse. Cada persona te reseña una sola vez.',
      en: 'Complete each booking when it is over: then whoever came can review you and gets an email that invites them to. You may remind them when you say goodbye. Each person reviews you only once.',
    },
  },
  {
    topic: 'host-undo-payment',
    say: `(marque|puse|confirme|anote|toque|complete|di) ... (pag*|cobr*|recibid*|completad*|no asistio) ... (por error|sin querer|equivocad[oa]|por equivocacion) / (por error|sin querer|por equivocacion) ... (marque|confirme|complete) / (deshacer|deshago|quitar|quito|corregir|corrijo|regresar) (un|el|ese|lo del)? (cobro|pago) (que)? (marque|confirme|puse|anote|confirmado)?`,
    unless: 'fecha / dia / hora / precio / mi reserva / foto*',
    english: `(marked|confirmed|pressed|completed) ... (by mistake|by accident|wrong|accidentally) / undo (a|the) payment`,
    examples: ['marqué el pago por error, cómo lo deshago', 'I confirmed the payment by mistake'],
    answer: {
      es: 'Durante 10 minutos puedes quitarlo con «Deshacer cobro», en esa misma reserva. Pasado ese tiempo, o si la completaste con otra respuesta, escríbele al equipo desde la página de contacto con la fecha y la reserva: una persona lo corrige.',
      en: 'For 10 minutes you can take it back with «Deshacer cobro» on that booking. Later, or if you completed it with another answer, write to the team from the contact page with the date and the booking: a person corrects it.',
    },
  },
  {
    topic: 'host-preview',
    say: `(como|donde) (veo|miro|se ve|reviso) (mi|la) (experiencia|pagina|anuncio|publicacion|tour) (como|igual que|asi como) (la ve|lo ve|la ven|lo ven|un|los)? (cliente*|viajer*|gente|turista*)? / vista previa / (hacer|hago|sacar|saco) (una)? copia (de|a) (mi|una|la) (experiencia|tour|taller) / (duplic*|copi*|clon*) (mi|una|la|el)? (experiencia|tour|taller)`,
    english: `(preview|see) my (experience|listing|page|tour) (as)? / (duplicate|copy|clone) (my|an|a) (experience|listing|tour)`,
    examples: ['cómo veo mi experiencia como la ven los clientes', 'how do I preview my listing'],
    answer: {
      es: 'En «Experiencias» de tu panel, el menú de cada una tiene «Vista Previa», que la abre como la ve la gente, y «Hacer una copia», que crea un borrador igual, todavía sin fechas, para cambiarle lo que quieras. Para mandarla, toca «Compartir» en su página.',
      en: 'Under «Experiencias» of your panel the menu of each has «Vista Previa», which opens it as people see it, and «Hacer una copia», which makes an equal draft, without dates yet, to change as you like. To send it, press «Compartir» on its page.',
    },
  },
  {
    topic: 'host-response-rate',
    say: `(tasa|porcentaje|tiempo) de respuesta / (de donde|como) (sale|calculan|se calcula|miden) ... respuesta`,
    unless: 'comision',
    english: `response (rate|time)`,
    examples: ['de dónde sale mi tasa de respuesta', 'how is my response rate calculated'],
    answer: {
      es: 'De las solicitudes y los primeros mensajes de los últimos 90 días: cuántos contestaste en 24 horas, y en cuánto tiempo sueles hacerlo. Rechazar también es contestar; lo que todavía está a tiempo no cuenta en contra.',
      en: 'From the requests and first messages of the last 90 days: how many you answered within 24 hours, and how long it usually takes you. Declining is an answer, too; what is still in time does not count against you.',
    },
  },
  {
    topic: 'host-difficult-guest',
    say: `(bloque*|banear|vetar|sacar) ... (cliente*|viajer*|turista*|persona*|huesped*|senor*|vuelva a reservar|reservar*) / (que no|para que no) (me)? vuelva* a reservar / (ponerle|poner|dejarle|dejar|escribirle|darle) (yo)? (una)? (resena*|calificacion|estrellas|nota) (yo)? (a|al) (el|ella|ellos|cliente*|viajer*|huesped*|turista*) / (yo)? (puedo|podemos) (yo)? (calificar|resenar) (a|al) (los|un|el)? (cliente*|viajer*|huesped*|turista*)`,
    english: `(block|ban) (a|the|this|that|my) (guest|customer|client|traveler) / (review|rate) (a|the|my|this) (guest|customer|client|traveler)`,
    examples: [
      'lo puedo bloquear para que no vuelva a reservar',
      'le puedo poner reseña yo a él',
      'can I block a guest',
    ],
    answer: {
      es: 'A los viajeros no se les ponen reseñas, y bloquear a alguien no se puede desde tu panel. Si se portó mal, cuéntalo con «Avisar de un problema», en su reserva: lo ve una persona del equipo. Si te pide lugar otra vez, puedes rechazar su solicitud con un motivo.',
      en: 'Travelers are not reviewed, and blocking somebody can not be done from your panel. If somebody behaved badly, tell it with «Avisar de un problema», on their booking: a person of the team looks at it. If they request again, you may decline with a reason.',
    },
  },
]
