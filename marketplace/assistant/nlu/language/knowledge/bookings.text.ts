// General answers about booking and paying that the frequent questions do not cover (questions.text.ts).
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const bookingRows: readonly KnowledgeRow[] = [
  {
    topic: 'ask-before-booking',
    say: `(escrib*|pregunt*|habl*|consult*|contact*) ... antes de (reservar|apartar|hacer la reserva)`,
    english: `(ask|contact|message|write|talk to) ... before (booking|i book|we book)`,
    examples: ['cómo le escribo al anfitrión antes de reservar'],
    answer: {
      es: 'En la página de la experiencia toca «Preguntar antes de reservar»: tu pregunta le llega al anfitrión y te avisamos cuando conteste. Dime cuál te interesa y te la dejo escrita.',
      en: 'On the page of the experience choose «Preguntar antes de reservar»: your question reaches the host, and we tell you when there is an answer. Say which one you mean and I leave it written.',
    },
  },
  {
    topic: 'refund',
    say: `(si|cuando|al) cancel* ... (devuelve*|reembols*|regresan|devolucion*) / (me|nos|te|se) (devuelve*|reembols*) (mi|el|la)? (dinero|pago|plata) (si|cuando|al) / (devuelve*|reembols*) ... si cancel*`,
    unless: 'me cobr* / pague de mas / anfitrion / guia / queja / reclam* / gust* / agrad* / convenc*',
    english: `(refund|money back) if (i|we) cancel`,
    examples: ['si cancelo me devuelven el dinero', 'do I get a refund if I cancel'],
    answer: {
      es: 'No hay nada que devolver, porque no se paga por adelantado: pagas en efectivo al encontrarte con tu anfitrión. Cancelar es gratis hasta 24 horas antes; con menos tiempo también puedes, sin cobro, hasta que empiece.',
      en: 'There is nothing to give back, because nothing is paid in advance: you pay in cash when you meet your host. Cancelling is free until 24 hours before; later you still can, without a charge, until it begins.',
    },
  },
  {
    topic: 'host-hears-of-it',
    say: `(si|cuando|al) cancel* ... (avis*|enter*) ... (anfitri*|guia) / (le|les) (avisan|avisa) (ustedes)? (al|a la) (anfitri*|guia) ... cancel*`,
    english: `(if|when) (i|we) cancel ... (host|guide) ... (know|told|notified) / (host|guide) ... (know|told|notified) ... cancel*`,
    examples: ['si cancelo le avisan al guía', 'is the host told when I cancel'],
    answer: {
      es: 'Sí: cuando cancelas en «Mis reservas» le llega el aviso a tu anfitrión y tus cupos quedan libres. Si quieres explicarle por qué, escríbele por el chat de la reserva.',
      en: 'Yes: when you cancel in «Mis reservas» your host is told, and your places are free again. To explain why, write in the chat of the booking.',
    },
  },
  {
    topic: 'edit-own-review',
    say: `(resena|opinion|comentario) ... (corregir*|corrij*|editar*|edito|borrar*|quitar*|cambiar*|arreglar*) / (cambi*|edit*|corrij*|corregir|borr*|elimin*|quit*) ... (mi|la|una) resena (que)? (puse|deje|escribi|hice)? / (arrepenti|equivoque) ... resena`,
    unless:
      'anfitrion / me pusieron / me dejaron / resena mala / mala resena / falsa / injusta / guia / puede* (quitar|borrar) (el|la)',
    english: `(edit|change|delete|remove) my review`,
    examples: ['me arrepentí de la reseña que puse, ¿la puedo cambiar?'],
    answer: {
      es: 'Una reseña se escribe una vez y no se edita ni se borra desde tu cuenta. Si pusiste algo por error, escríbele al equipo desde la página de contacto y di cuál es.',
      en: 'A review is written once and can not be edited or deleted from your account. If something in it is a mistake, write to the team from the contact page and say which one it is.',
    },
  },
  {
    topic: 'few-people',
    say: `si nadie (mas)? (llega*|va|viene|vienen|reserva*|se apunta*) / si no (llega*|va|viene|vienen|hay|reserva*|se (apunta*|junta*|completa)) (nadie|mas|otros|suficiente*|bastante*|la|tanta) (mas|gente|personas|grupo)? / si no se llena / (se (hace|da|cancela)|sale) ... (aunque|si) ... (sol[oa]|poc[oa]s|nadie)`,
    unless: 'llueve / tarde / a tiempo / no (llego|llegamos|voy|vamos)',
    english: `(if|when) (nobody|no one) else (books|comes|shows up|joins)`,
    examples: ['¿y si no llega nadie más, se hace el tour?'],
    answer: {
      es: 'Lo decide tu anfitrión, y se hace salvo que la cancele: entonces te avisamos por correo y no pagas nada. Si te preocupa, pregúntale antes cuántos necesita para salir.',
      en: 'Your host decides, and it takes place unless they cancel: then we tell you by mail and you pay nothing. If you worry, ask before how many they need to set out.',
    },
  },
  {
    topic: 'did-it-go-through',
    say: `(cayo|fue|corto|trabo|congelo|colgo|apago|cerro|murio|quede|perdi) (la|el|mi|sin|un|toda|todo)? (senal|internet|luz|pagina|app|celular|telefono|cel|tel|wifi|datos|red|conexion|bateria|pantalla|saldo) ... (reserv*|apart*) / (reservando|apartando|reservar|apartar|reservaba) ... (cayo|fue|corto|trabo|congelo|colgo|apago|cerro|murio) (la|el|mi)? (senal|internet|luz|pagina|app|celular|telefono|cel|tel|wifi|red|conexion|bateria|pantalla) / (se|me) (me|nos)? (hizo|quedo|guardo) (hecha|guardada|lista|registrada)? (la|mi)? (reserva|reservacion) o (no|la|lo|tengo|hay|hago|toca) / (como (se|veo|miro|compruebo)) si (se|me|si)? (me|se)? (hizo|quedo|guardo|entro|paso) (hecha|guardada)? (la|mi) (reserva|reservacion) / (le|la) di (a|al)? (reservar|confirmar|boton) ... (no (se|me|paso|salio)|nada|trabo|cargo)`,
    unless: `dos veces / doble / guia / anfitrion / pague`,
    english: `(lost|dropped|died|froze|crashed|closed|went (out|down)) ... (while|when|as) ... (booking|reserving) / (while|when|as) (i was)? (booking|reserving) ... (lost|dropped|died|froze|crashed|closed|went) / did (my|the) (booking|reservation) (go through|work|get made|save)`,
    examples: ['se me fue el internet cuando estaba reservando, ¿se hizo la reserva?', 'did my booking go through'],
    answer: {
      es: 'Míralo en «Mis reservas»: si está ahí, quedó hecha, y también te llegó el correo con tu código. Si no está, no se hizo: resérvala otra vez. En línea no se cobra nada, así que no pierdes dinero.',
      en: 'Look in «Mis reservas»: if it is there, it was made, and the mail with your code was sent, too. If it is not there, it was not made: book it again. Nothing is charged online, so you lose no money.',
    },
  },
  {
    topic: 'booked-twice',
    say: `(reserve|aparte|agende|hice|puse|meti|compre) (por error|sin querer|la misma|lo mismo)? (dos veces|doble|repetid[oa]|de mas|2 veces) / (dos|2) veces (la misma|lo mismo|esa reserva|la reserva) / (reserva|reservas) (doble|duplicad[oa]|repetid[oa])`,
    english: `booked twice / (double|duplicate) booking`,
    examples: ['me equivoqué y reservé dos veces', 'I booked twice by mistake'],
    answer: {
      es: 'Cancela en «Mis reservas» la que sobra: es gratis hasta 24 horas antes y los cupos vuelven a estar libres. La otra se queda como está.',
      en: 'Cancel the one too many in «Mis reservas»: it is free until 24 hours before, and its places are free again. The other one stays as it is.',
    },
  },
  {
    topic: 'asked-for-a-deposit',
    say: `(anfitrion|guia|host|senor*|ellos)? (me|nos) (pide*|pidio|pidieron|dijo|dijeron|quiere*|esta pidiendo) (que)? (le|les)? (pag*|depos*|transf*|mand*|adelant*|abon*|cancel*) ... (por fuera|aparte|antes|adelantad*|directo|cuenta|transferencia|whatsapp|banco) / (pag*|cobr*) por fuera / (anfitrion|guia|host|ellos) ... (pide*|piden|pidio|pidieron|quiere*|exige*) ... (deposit*|transfer*|adelant*|anticip*)`,
    english: `(host|guide|he|she|they) (asked|asks|wants|want) ... (deposit|transfer|advance)`,
    examples: ['el anfitrión quiere que le deposite antes', 'the host asks for a deposit'],
    answer: {
      es: 'No lo hagas: ninguna reserva de Torogoz se paga por adelantado. No envíes dinero y cuéntanos quién te lo pidió: con «Avisar de un problema», en tu reserva, o desde la página de contacto.',
      en: 'Do not: no booking of Torogoz is paid in advance. Send no money and tell us who asked: with «Avisar de un problema» on your booking, or from the contact page.',
    },
  },
  {
    topic: 'tip',
    say: `propina* / (hay que|debo|se debe|acostumbra*) (dar|dejar) (algo|extra|propina)`,
    english: `tip / tips / tipping / gratuity`,
    examples: ['hay que dejar propina?', 'do I tip the guide'],
    answer: {
      es: 'No es obligatoria ni va en el precio. Si te gustó, se la das en efectivo a quien te guió; cuánto, lo decides tú.',
      en: 'It is neither required nor part of the price. If you liked it, give it in cash to whoever guided you; how much is up to you.',
    },
  },
  {
    topic: 'bargain',
    say: `regate* / (me|nos) (hacen|hace|da|dan|dejan|deja) (un|mejor|mas barat[oa])? (precio|rebaja|descuento) (si|por)? / (me lo|nos lo|me la) (deja|dejan) en`,
    english: `bargain / haggle / negotiate the price / better price`,
    examples: ['se puede regatear?', 'can I negotiate the price'],
    answer: {
      es: 'El precio es el publicado, el mismo para todos. Si buscas gastar menos, dime cuánto tienes y para cuántos, y te muestro lo que alcanza.',
      en: 'The price is the published one, the same for all. To spend less, tell me how much you have and for how many, and I will show what fits.',
    },
  },
  {
    topic: 'instalments',
    say: `(pagar|pago|dar) (en|a|por) (cuotas|plazos|partes|mitades|abonos) / (mitad|una parte) (ahora|hoy|antes) / a plazos / fiado`,
    english: `instalments? / installments? / pay (half|part|later) / split the payment`,
    examples: ['puedo pagar en cuotas?', 'can I pay half now'],
    answer: {
      es: 'No hay cuotas ni anticipos: se paga el total en efectivo cuando te encuentras con tu anfitrión. Hasta entonces no debes nada.',
      en: 'There are no instalments and no advance payments: the total is paid in cash when you meet your host. Until then you owe nothing.',
    },
  },
  {
    topic: 'split-between-friends',
    say: `mitad y mitad / (a|por) mitades / la mitad (yo|cada uno) / (cada (uno|quien)|dividir|por separado|separado*) ... (pag*|cuenta) / pag* (cada (uno|quien)|por separado|separado)`,
    english: `(pay|split) (separately|the bill|between us|each)`,
    examples: ['puede pagar cada quien lo suyo?', 'can we pay separately'],
    answer: {
      es: 'Una reserva tiene un total y el anfitrión lo cobra junto; cómo lo reparten entre ustedes es cosa suya. Si prefieren cuentas aparte, cada quien puede hacer su propia reserva de la misma fecha.',
      en: 'A booking has one total and the host collects it at once; how you share it is yours. If you want it apart, each of you can book the same date.',
    },
  },
  {
    topic: 'book-without-cash-online',
    say: `(pagar|pago|pagarlo|pagarla) (en linea|online|ahora|desde aqui|por internet|por la pagina|con paypal|por paypal|apple pay|google pay) / paypal`,
    english: `pay (online|now|here|with paypal|by paypal) / paypal / apple pay / google pay`,
    examples: ['puedo pagar en línea?', 'do you take paypal'],
    answer: {
      es: 'En línea no se paga nada. Reservas gratis y pagas en dólares y en efectivo al encontrarte con tu anfitrión; tu reserva dice el total exacto.',
      en: 'Nothing is paid online. Booking is free, and you pay in US dollars and in cash when you meet your host; your booking has the exact total.',
    },
  },
  {
    topic: 'same-day',
    goesWithWishes: true,
    say: `(cuanta|cuanto|cuantos|cuantas|que) (dias|tiempo|horas)? (de)? (antes|anticipacion) ... reserv* / (se puede|puedo|podemos|aceptan) (reservar|ir) (para)? (hoy mismo|hoy|el mismo dia|de ultima hora|ahora mismo) / reserva* de ultima hora / (es|sera|ya es) (muy|demasiado|bien)? tarde (para|pa)? (reserv*|apart*) / (reserv*|apart*) ... (ya es|es|o ya es|sera) (muy|demasiado|bien)? tarde / (todavia|aun) (puedo|podemos|se puede|alcanzo|alcanzamos|hay tiempo|llego a tiempo|estoy a tiempo) ... (reserv*|apart*) / (reserv*|apart*) ... (de un dia para otro|con un dia|un dia antes|una noche antes|la noche antes) (cuanto tiempo|cuantos dias|con cuantos dias|con cuanto tiempo|con cuanta anticipacion|cuanto) (antes|de anticipacion)? (tengo que|hay que|debo|se debe|puedo|conviene|toca|necesito) (reserv*|apart*|agend*|hacer la reserva) / (reserv*|apart*) con (cuanta|mucha|que tanta) anticipacion`,
    english: `(is it|its|am i|are we|or) (already)? too late / too late to (book|reserve) / (book|reserve) ... too late / (still|can i still) (book|reserve) / (same day|last minute) (booking|reservation) / book for today / how (far|long|early|many days) ... (advance|ahead|before|book)`,
    examples: ['puedo reservar para hoy mismo?', 'last minute booking'],
    answer: {
      es: 'No hay un mínimo: se reserva hasta el mismo día, mientras la fecha siga abierta y tenga cupo. Tu anfitrión tiene que confirmarla antes de que empiece, salvo donde diga «Confirmación inmediata». Dime «hoy» y qué quieres, y te busco lo que queda.',
      en: 'There is no minimum: you can book until the same day, as long as the date is open and has places. Your host has to confirm before it starts, except where it says «Confirmación inmediata». Say «today» and what you want, and I will look for what is left.',
    },
  },
  {
    topic: 'several-at-once',
    say: `(puedo|se puede) (hacer|tener) (varias|dos|mas de una) reservas? / carrito`,
    english: `(book|make) (several|two|multiple) (bookings|experiences|tours)? / shopping cart`,
    examples: ['puedo hacer varias reservas?'],
    answer: {
      es: 'Sí: cada experiencia se reserva por separado y puedes tener varias; fíjate en que las horas no se crucen. Todas quedan en «Mis reservas».',
      en: 'Yes: each experience is booked by itself and you can have several; mind that their hours do not overlap. All of them are in «Mis reservas».',
    },
  },
  {
    topic: 'share-with-others',
    say: `(comparto|compartir|mandar|enviar|pasar) (le|les)? (mi|la|el|este|esta) (reserva|viaje|experiencia|enlace|link) / tarjeta del viaje`,
    english: `share (my|the) (booking|trip|experience|link)`,
    examples: ['cómo comparto mi reserva con mis amigos'],
    answer: {
      es: 'En tu reserva, «Compartir con mi grupo» crea una tarjeta con el lugar, la hora, el mapa y qué llevar, para mandarla a quienes van contigo. No enseña tu código. Una experiencia se comparte con el botón «Compartir» de su página.',
      en: '«Compartir con mi grupo» on your booking makes a card with the place, the hour, the map and what to bring, to send to those who come along. It does not show your code. An experience is shared with the button «Compartir» on its page.',
    },
  },
  {
    topic: 'fewer-come',
    say: `si (reserv*|apart*|vamos|somos|pongo|puse|ponemos) (para|por)? # ... (llegamos|vamos|van|llegan|vienen|somos) (solo)? (los)? # / si (al final|despues|ya|solo|nada mas|luego)? (solo|solamente|nada mas|al final)? (vamos|somos|van|llegamos|seremos) (solo|solamente|nada mas)? # ... (cambi*|correg*|modific*|edit*|arregl*) / (cambi*|correg*|modific*|edit*) ... (cuantos|el numero de (personas|gente)|la cantidad) ... (despues|luego|mas tarde) / si (reserv*|apart*) (para|por)? # ... (llegamos|vamos|van|llegan) # ... pag* / (pago|pagamos) (los|las) # (aunque|si) (solo)?`,
    english: `(fewer|less) (people|of us) (come|show up)`,
    examples: ['si reservo para 4 y solo llegamos 3, ¿pago los 4?'],
    answer: {
      es: 'El total de la reserva es por las personas que pusiste. Si van a ser menos, dilo antes en el chat: tu anfitrión decide qué cobra. Hasta que empiece también puedes cancelar y reservar para los que van, si hay cupo.',
      en: 'The total is for the people you booked. If fewer come, tell your host in the chat before: they decide what they charge. Until it begins you can also cancel and book for those who come, if there are places.',
    },
  },
  {
    topic: 'write-before-confirmed',
    say: `(escrib*|pregunt*|habl*|consult*|contact*|avis*|mensaje|decirle|chat) ... (antes de|sin|aunque no|mientras no|si no) (que)? (me|la|lo|nos)? (ha|haya|han)? (confirm*|acept*|aprueb*|aprob*) / (pendiente|sin confirmar|no (me)? (ha|han) confirmado) ... (escrib*|pregunt*|habl*|chat|avis*) (al|a la|con|le)`,
    unless: 'por que / cuando me / todavia no me (contesta|responde)',
    english: `(write|message|talk|ask|tell|chat|contact) ... before (they|he|she|the host|my host|it is|its) (confirm*|accept*|is confirmed)`,
    examples: ['¿puedo escribirle al guía antes de que me confirme?', 'can I message the host before they confirm'],
    answer: {
      es: 'El chat de la reserva se abre cuando tu anfitrión la confirma. Mientras tanto puedes preguntarle en la página de la experiencia, con «Preguntar antes de reservar»: te avisamos cuando conteste.',
      en: 'The chat of the booking opens once your host confirms it. Until then you can ask on the page of the experience, with «Preguntar antes de reservar»: we tell you when there is an answer.',
    },
  },
  {
    topic: 'paid-and-not-had',
    say: `(devuelven|devolver|devolucion|reembols*|regresan|regresar|recuper*) ... (lo que (ya)? (pague|di|pagamos)|mi dinero|el dinero|algo) ... (accident*|a medias|no (lo)? termin*|se suspendio|lo bajaron|bajando|a la mitad) / (accident*|a medias|no (lo)? termin*|se suspendio|lo bajaron|bajando|a la mitad) ... (devuelven|devolver|devolucion|reembols*|regresan|lo que (ya)? pague|mi dinero) / (pierdo|perdi|perdemos) lo que (ya)? (pague|di|pagamos)`,
    unless: 'si (la|lo)? cancelo',
    english: `(refund|money back) ... (accident|cut short|half way|did not finish|didnt finish)`,
    examples: ['no lo terminamos, ¿me devuelven lo que pagué?', 'do I get my money back if it was cut short'],
    answer: {
      es: 'Lo pagaste en efectivo a tu anfitrión, así que lo devuelve él o ella; Torogoz no tiene ese dinero. Cuéntale al equipo qué pasó con «Avisar de un problema», en esa reserva: una persona lo ve. Si alguien está herido, lo primero es que lo atiendan.',
      en: 'You paid your host in cash, so it is the host who gives it back; Torogoz does not have that money. Tell the team what happened with «Avisar de un problema», on that booking: a person of the team looks at it. If somebody is hurt, have them looked after first.',
    },
  },
]
