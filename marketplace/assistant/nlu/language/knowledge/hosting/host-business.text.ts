// What hosts ask of bookings that came in, of those they can only take in part, and of what is on file about their guests.
import type { KnowledgeRow } from '../knowledge-row.text.ts'

export const hostBusinessRows: readonly KnowledgeRow[] = [
  {
    topic: 'host-where-bookings',
    say: `(donde|como|en que parte|por donde) (miro|veo|encuentro|hallo|reviso|busco|se ven|estan|aparecen|me salen|salen|puedo ver|puedo mirar|puedo revisar|consulto) (a)? (todas|toditas)? (las|mis|los)? (reserva*|reservacion*|solicitud*|pedido*) (que)? (me|nos|ya)? (han|ha|hizo|hicieron|cayeron|caen|llegan|entran|entraron|tengo|de mis|de los)? / (donde|como) (miro|veo|reviso|encuentro) (a)? (quien*|los que|la gente que) (me)? (ha|han)? (reserv*|apart*)`,
    unless:
      'mi reserva / reserve / aparte / mi anfitrion / cancel* / codigo / calendario / imprim* / lista / chat* / mensaje* / pregunta* / cobro* / pago*',
    english: `where (do i|can i|are|is) (see|find|look at|check|view)? (my|the|all)? (bookings|reservations|requests) (i received|people made|that came in|of my guests|from guests|as a host)`,
    examples: ['¿dónde miro las reservas que me han caído?', 'where do I see the bookings I received'],
    answer: {
      es: 'En «Reservas» de tu panel de anfitrión: ahí están todas, y puedes ver aparte las que esperan tu respuesta, las confirmadas, las completadas y las canceladas. Lo que espera respuesta y quién viene hoy y mañana está también al entrar a tu panel. A mí me puedes preguntar quién viene mañana, o qué solicitudes esperan.',
      en: 'Under «Reservas» of your host panel: all of them are there, and you can look apart at those that wait for your answer, the confirmed, the completed and the cancelled ones. What waits for an answer and who comes today and tomorrow you also see when you open your panel. You can ask me, too, who comes tomorrow.',
    },
  },
  {
    topic: 'guest-origin',
    say: `(vienen|viene|llegan) (ell[oa]s|los|las|el|la|gente)? de (donde|que pais|que parte|cual pais|que ciudad|que lugar) / (de donde|de que pais|de que parte|de que ciudad) (son|vienen|llegan|nos visitan|es|viene) (los|las|mis|mi|esos|el|la|ese|esa)? (de|del|que vienen|que reserv*|client*|viajer*|huesped*|turista*|gente|grupo|pareja|familia) / (mis client*|client*|mis viajer*|mis huesped*|mi grupo|los de (hoy|manana|el|la|este|esta)|los que (vienen|reservaron)) ... (habla*|entiende*) (ingles|espanol|frances|aleman) / (son|seran|vienen) (gringos|extranjer*|salvadoren*|de afuera|nacionales|del pais) (los que|los de|las de|mis|o) / que idioma (hablan|habla) (los que|los de|mis|mi)`,
    unless:
      'anfitri* / guia / tour* / experiencia* / busc* / hay / quiero / cobr* / precio / puedo / tortuga* / ustedes / torogoz',
    english: `where (are|do|is|does) (my guests|the guests|my group|this guest|that guest|the people (coming|who booked)) (come)? from / (do|does|will) (my|the|any of my|any of the) (guests|guest|group|people coming) speak (english|spanish) / what language (do|does|will) (my|the) (guests|guest) speak`,
    examples: ['¿de dónde vienen los que reservaron?', 'where are my guests from', 'los de mañana hablan inglés?'],
    answer: {
      es: 'Eso no queda en la reserva: no se pregunta de qué país vienen ni qué idioma hablan. A veces lo cuentan en sus peticiones, que están en la página de la fecha, en «Reservas». Si lo necesitas, pregúntales por el chat de su reserva, y el código de su teléfono, ahí mismo, también da una idea.',
      en: 'That is not on the booking: nobody is asked which country they come from or which language they speak. Some tell it in their requests, on the page of the date under «Reservas». If you need to know, ask them in the chat of their booking; the code of their telephone, on the same page, gives an idea, too.',
    },
  },
  {
    topic: 'host-accept-fewer',
    say: `(acept*|confirm*|aprob*|aprueb*|recib*) (solo|solamente|nada mas|nomas|unicamente) (a)? (#|una parte|algun[oa]s|la mitad|unos) / (acept*|confirm*) (una parte|la mitad|menos personas|menos gente|menos de los que) / (solo|solamente|nada mas|nomas) (me caben|me alcanza para|puedo (llevar|recibir|atender|aceptar|con)|tengo (lugar|cupo|espacio|campo*) para) # / (pide*|pidio|pidieron|solicit*|quiere*|son) # ... (y)? (yo)? (solo|nada mas|nomas) (puedo|tengo|me caben|me quedan|hay) #`,
    unless:
      'pagar / dolares / dinero / presupuesto / busc* / gastar / llegaron / vinieron / llegan / vienen / venir / llegar',
    english: `(accept|confirm|take) (only|just|part of|some of|half of) / (only|just) (have room|have space|have places|fit|take) (for)? # / i (can|could) (only|just) (take|fit|have) #`,
    examples: ['piden 6 y yo solo puedo con 4', 'puedo aceptar solo a 4 de los 6', 'I can only take 4 of them'],
    answer: {
      es: 'Una solicitud se acepta o se rechaza completa: no se puede tomar solo una parte. Rechaza escribiendo en el motivo cuántos te caben, para que reserve de nuevo por esos, si quiere. Si en realidad puedes llevarlos a todos, sube primero los cupos de esa fecha en el editor, con «Cambiar cupos».',
      en: 'A request is accepted or declined as a whole: a part of it can not be taken. Decline it and write in the reason how many you have room for, so that they book again for those if they like. If you can take all of them after all, first raise the places of that date in the editor, with «Cambiar cupos».',
    },
  },
  {
    topic: 'host-write-before-answer',
    say: `(puedo|podria|se puede|como) (les|le)? (escrib*|habl*|pregunt*|contact*|llam*|mandar*|consult*|comunic*) (les|le|con ell[oa]s|un mensaje)? ... antes de (que)? (acept*|rechaz*|decir*|confirm*|contest*|respond*|aprob*|darle*) / antes de (acept*|rechaz*|decir*|confirm*|contest*|respond*) ... (puedo|podria|se puede) (les|le)? (escrib*|habl*|pregunt*|contact*|llam*)`,
    unless: 'guia / anfitrion / me (confirme|acepte) / reservar / mi reserva',
    english: `(can|may|could|how do) i (message|write|contact|talk to|call|ask) (them|him|her|the guest|guests|the traveler|to them)? ... before (i)? (accept|accepting|decline|declining|saying|answer|answering|say|confirm|confirming)`,
    examples: ['¿les puedo escribir antes de decirles que no?', 'can I message a guest before accepting'],
    answer: {
      es: 'El chat se abre cuando aceptas. Antes puedes llamarle o escribirle por tu cuenta: su teléfono y su correo están en la solicitud, en «Reservas». Si vas a rechazarla, en el mismo botón puedes escribir el motivo, y esa persona lo lee.',
      en: 'The chat opens once you accept. Before that you may call or write on your own: their telephone and email are on the request, under «Reservas». If you decline it, the same button takes a reason, which that person reads.',
    },
  },
  {
    topic: 'host-cancelled-guests',
    say: `(si|cuando) (yo)? (cancelo|cierro|suspendo) ... (la gente|los viajer*|los client*|ell[oa]s|mis (client*|viajer*|huesped*)) ... (pierd*|pag*|recuper*|dinero) / (les|le) (puedo|podria) (ofrecer|dar|proponer|cambiar|pasar) (para)? (otro dia|otra fecha) / (ofrecerles|ofrecerle|darles|darle|pasarlos|moverlos|cambiarlos|proponerles) (a|para)? (otro dia|otra fecha|otro horario)`,
    unless: 'mi reserva / mi anfitrion / reserve',
    english: `(can|do) (i|they) (offer|move|give|get) (them)? (to)? (another|a new|a different) (day|date) / do (they|my guests|the guests|people) lose (anything|their money|money)`,
    examples: ['¿les puedo ofrecer otro día?', 'can I offer them another day'],
    answer: {
      es: 'Nadie pierde nada: por aquí se paga al encontrarse, así que si cancelas la fecha nadie paga. A cada viajero le llega el aviso con tus otras fechas que tienen cupo y se pasa a una con un toque; abre antes la fecha que quieras ofrecerles. Si ya te habían pagado a ti, devuélveles todo.',
      en: 'Nobody loses anything: people pay when you meet, so if you cancel the date nobody pays. Every traveler is told, with your other dates that have places, and moves to one with a tap; first open the date you want to offer. If they had paid you already, give all of it back.',
    },
  },
  {
    topic: 'host-undo-decline',
    say: `(rechace|decline|rechazamos|cancele|quite|borre) (una|la|el|esa|un|su)? (solicitud|reserva|peticion|viajer*|client*)? ... (sin querer|por error|por equivocacion|equivocad[oa]|por accidente|me equivoque|no queria) / (sin querer|por error|por equivocacion|por accidente) ... (rechace|decline|cancele) (una|la|esa)? (solicitud|reserva|fecha)? / (recuper*|deshac*|reviv*|regres*|revert*) ... (solicitud|peticion) ... (rechac*|rechazad*|cancel*)? / (solicitud|peticion|reserva) (que)? (rechace|decline|rechazada) ... (recuper*|deshac*|de vuelta|aceptar*|revert*)`,
    unless: 'mi reserva / anfitrion / reserve / cobro / pago',
    english: `(declined|rejected|cancelled|canceled) (a|the|that|one|somebody|someone)? (request|booking|reservation|guest)? ... (by mistake|by accident|accidentally|mistakenly) / (accidentally|mistakenly|by accident|by mistake) (declined|rejected|cancelled|canceled) / (undo|take back|revert|recover) (a|the|my)? (declin*|reject*|declined request)`,
    examples: ['rechacé una solicitud sin querer, ¿la puedo recuperar?', 'I declined a request by mistake'],
    answer: {
      es: 'No se puede deshacer: una solicitud rechazada, o una reserva cancelada, queda así, y sus cupos vuelven a estar libres. Escríbele o llámale, porque su teléfono y su correo siguen en esa reserva, en «Reservas», entre las canceladas: discúlpate y pídele que reserve otra vez la misma fecha, mientras tenga cupo.',
      en: 'It can not be undone: a request that was declined, or a booking that was cancelled, stays so, and its places are free again. Write or call, as their telephone and email are still on that booking, under «Reservas», among the cancelled ones: apologise and ask them to book the same date again while it has places.',
    },
  },
  {
    topic: 'host-accident',
    say: `(turista*|client*|viajer[oa]*|huesped*|alguien|visitante*|persona) (se|que se)? (me|nos)? (golpe*|lastim*|accident*|cae|cayera|caiga|quiebr*|quebr*|lesion*|enferm*|hier*|muer*) ... (responde*|seguro|responsab*|culpa|cosa mia|quien paga|demand*) / (quien (responde|es (el)? responsable|paga)|de quien es la responsabilidad|soy (yo)? responsable) ... (si|cuando) ... (turista*|client*|viajer[oa]*|huesped*|alguien|algo|persona) / (ustedes|torogoz|la pagina) (tienen|tiene|dan|da|cubre*|pone*) (un|algun)? seguro ... (anfitrion*|yo|mi|mis|nosotros|cosa mia)`,
    unless: 'mi (hij*|espos*|mama|papa) / reserve / anfitrion (se|no) / nos lastim*',
    english: `(who is|am i) (responsible|liable) (if|when) / (guest|client|traveler|tourist|someone|somebody) (gets|is|falls|got) (hurt|injured|sick)? ... (insurance|liable|responsible|my fault)`,
    examples: ['si un turista se me golpea, ¿quién responde?', 'who is responsible if a guest gets hurt'],
    answer: {
      es: 'La seguridad de la actividad es responsabilidad de quien la ofrece, o sea tuya: así lo dicen los términos. Torogoz no tiene seguro para anfitriones ni para viajeros. Conviene que contrates uno, que digas en «Editar» lo que exige tu experiencia y si incluyes seguro, y que no salgas si no es seguro. Ante un accidente llama primero al 911 y después cuéntale al equipo desde la página de contacto.',
      en: 'The safety of the activity is up to whoever offers it, so to you: the terms say so. Torogoz has no insurance for hosts or travelers. It is wise to take one out, to say under «Editar» what your experience demands and whether it includes insurance, and not to go when it is unsafe. In an accident call 911 first and then tell the team from the contact page.',
    },
  },
  {
    topic: 'host-statements',
    say: `(donde|como|puedo|por donde) (descarg*|baj*|sac*|veo|ver|encuentro|hallo|imprim*|consigo|saco|miro|busco|estan|esta|me mandan) (yo)? (un|el|los|mi|mis|esos|ese|su)? (pdf|archivo)? (de|del)? (estado*|los estados|el estado|mis estados) de cuenta / (descarg*|baj*|necesito|ocupo|mand*|pasa*) (me)? (el|los|mi|mis|un) estado* de cuenta (de|del)? / estado* de cuenta de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mes|ese|este|cada|20) ... / (descarg*|baj*|sac*|export*) ... (mis|las)? (ganancias|ingresos|comisiones) (de|en|para)?`,
    unless: 'cuanto (debo|les debo) / pagar el / pago el',
    english: `(where|how) (do|can) i (download|get|find|see|print) (my|the|a) (statements?|monthly statements?|earnings report|invoices? of the commission) / (download|print) (my|the) (statements?|earnings)`,
    examples: ['¿dónde descargo el estado de cuenta de mayo?', 'where do I download my statement of May'],
    answer: {
      es: 'En tu panel de anfitrión, en «Ganancias», en «Estados de cuenta»: cada mes tiene su archivo para descargar, con las comisiones y lo que pagaste. Ahí mismo bajas las reservas de un mes en una hoja de cálculo, que le sirve a quien te lleva las cuentas.',
      en: 'In your host panel, under «Ganancias», at «Estados de cuenta»: each month has its file to download, with the commissions and what you paid. There you can also download the bookings of a month as a spreadsheet, which helps whoever keeps your accounts.',
    },
  },
  {
    topic: 'host-minimum-age',
    say: `(donde|como|puedo|se puede|quiero) (le|les)? (pongo|poner*|cambio|cambiar*|agrego|agregar*|digo|escribo|edito|defino|exijo|pido|marco) (que)? (la|una|otra|de)? (edad (minima|maxima)?|solo (para)? (adultos|mayores)|a partir de que edad) / edad minima (en|de|para) (mi|mis|el|la) (anuncio|experiencia|tour|publicacion|paseo|taller|pagina)`,
    unless: 'busco / reservar / precio de nin* / mi reserva',
    english: `(where|how) (do|can) i (set|put|change|add|write) (a|the)? (minimum)? age / minimum age (of|for|in|on) my (listing|experience|tour)`,
    examples: ['¿dónde pongo la edad mínima en mi anuncio?', 'where do I set the minimum age of my tour'],
    answer: {
      es: 'En tu panel de anfitrión, en «Experiencias», abre la tuya, toca «Editar» y llena «Edad mínima». La leen todos antes de reservar. Si hay algo más que importe, como el peso o saber montar, escríbelo en la descripción; y si alguien te pregunta antes, contéstale en «Preguntas».',
      en: 'In your host panel, under «Experiencias», open yours, press «Editar» and fill in «Edad mínima». Everybody reads it before booking. If something else matters, such as weight or being able to ride, write it in the description; and whoever asks before booking you answer under «Preguntas».',
    },
  },
  {
    topic: 'host-account-needed',
    say: `(esta|esa|mi|con) (cuenta|sesion) (es|era)? de viajer[oa] ... (anfitrion|publicar|experiencia|panel|ofrecer) / no (me)? (sale|aparece|encuentro|veo|hallo) (el|mi)? panel (de anfitrion)?`,
    unless: 'mi reserva',
    english: `(cant|can not|cannot|dont|do not) (find|see) (my|the)? host (panel|dashboard)`,
    examples: ['no me sale el panel de anfitrión', 'I can not find the host panel'],
    answer: {
      es: 'Eso se hace en tu cuenta de anfitrión, y ahora estás en una de viajero, que no tiene panel: inicia sesión con el correo con el que publicaste. Si todavía no tienes una, créala en «Ser anfitrión».',
      en: 'That is done in your host account, and now you are in one of a traveler, which has no panel: sign in with the email you published with. If you have none yet, create it under «Ser anfitrión».',
    },
  },
]
