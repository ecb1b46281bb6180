// General answers for hosts and people who want to be one. Questions about their own data (guests, cash) are in person/own.text.ts.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const hostRows: readonly KnowledgeRow[] = [
  {
    topic: 'start-hosting',
    say: `(soy|trabajo (como|de)) (guia|lanchero|pescador|artesan[oa]|cocinero|cocinera|caficultor*|instructor*) / (como|quiero|puedo|donde) (empiezo|empezar|me (registro|inscribo|apunto)|registrarme|inscribirme) (a)? (como)? (anfitrion|guia|ofrecer|publicar|vender) / (quiero|quisiera|me gustaria|puedo) (ofrecer|dar|vender|publicar) (mis|mi|un|unos|clases|tours|caminatas|servicios)`,
    unless: 'busco / contratar',
    english: `(become|be|sign up as) a (host|guide) / (offer|list|sell|publish) my (tour|tours|experience|experiences|trips)`,
    examples: ['soy guía y quiero ofrecer mis caminatas, ¿cómo empiezo?', 'how do I list my tours'],
    answer: {
      es: 'Crea una cuenta de anfitrión en «Ser anfitrión» y arma tu experiencia: título, descripción, precio, tamaño del grupo, una foto, el lugar y una fecha con cupo. Puedes pegar el texto de tu volante y se llena un borrador. Publicar no cuesta; tus viajeros te pagan en efectivo.',
      en: 'Create a host account under «Ser anfitrión» and build your experience: title, description, price, size of the group, a photo, the place and a date with places. Publishing is free; your guests pay you in cash.',
    },
  },
  {
    topic: 'host-new-experience',
    say: `(como|donde|quiero|puedo|necesito) (subo|subir|publico|publicar|creo|crear|agrego|agregar|pongo|poner|anado|anadir) (otra|otro|una (nueva|segunda)|un (nuevo|segundo)|mas) (experiencia*|tour*|paseo*|taller*|anuncio*) / (subo|subir|publico|publicar|creo|crear|agrego|agregar) (una|un|otra|otro) (experiencia|tour|paseo|taller) (nuev[oa])`,
    unless: 'foto* / reserva',
    english: `(add|create|publish|list|post) (another|a (new|second)) (experience|tour|listing)`,
    examples: ['cómo subo otra experiencia', 'quiero publicar otro tour', 'how do I add another experience'],
    answer: {
      es: 'En tu panel de anfitrión, en «Experiencias», toca «Nueva experiencia»: título, descripción, precio, grupo, una foto, el lugar y una fecha con cupo. Se guarda como borrador hasta que la publiques. Puedes tener las que quieras, y publicar no cuesta.',
      en: 'In your host panel, under «Experiencias», press «Nueva experiencia»: title, description, price, group, a photo, the place and a date with places. It is kept as a draft until you publish it. You may have as many as you like, and publishing is free.',
    },
  },
  {
    topic: 'edit-experience',
    say: `(equivoque|puse mal|esta mal|sale mal|error) (en|de|con|el|la|mi)? (el|la|del)? (precio|titulo|descripcion|duracion) / (como|donde) (bajo|subo|cambio|pongo) el precio$ / (puedo|quiero) (bajar|subir|cambiar) el precio$ / (como|donde|puedo|quiero) (edito|edita*|cambio|cambiar|modifico|modificar|actualizo|actualizar|bajo|subo) (mi|una|mis|el texto de mi|las fotos de mi) experiencia* /
      (edito|edita*|cambio|cambiar|modifico|modificar|actualizo|actualizar|bajo|subo) (el|la|las|los) (precio|foto*|descripcion|horario*|cupo*|fecha*) (de|en|a) (mi|la|una|mis) (experiencia|tour|publicacion|anuncio|taller|paseo)`,
    unless: 'mi reserva / de la reserva / fecha de mi',
    examples: ['cómo edito mi experiencia', 'dónde cambio el precio de mi experiencia'],
    answer: {
      es: 'En tu panel de anfitrión, en «Experiencias», abre la tuya y toca «Editar»; ahí mismo están sus fechas y cupos. Quien ya reservó conserva el precio con que reservó.',
      en: 'In your host panel, under «Experiencias», open yours and press «Editar»; its dates and places are there, too. Whoever has booked keeps the price they booked at.',
    },
  },
  {
    topic: 'host-deposit',
    say: `(puedo|podemos|debo|como) (les)? (pedir*|pido|cobrar*|cobro|exigir*) (a mis|a los)? (viajer[oa]*|cliente*|huesped*|turista*)? (un|una|algun)? (anticipo*|adelanto*|deposito*|por adelantado)`,
    english: `(can|may|should) i (ask (for)?|charge|take|request) (my|the)? (guests|travelers|clients)? (for)? (a|an)? (deposit*|advance*)`,
    examples: [
      'puedo pedir anticipo',
      'puedo cobrarles un adelanto a mis viajeros',
      'can I ask my guests for a deposit',
    ],
    answer: {
      es: 'No: el total se paga en efectivo cuando te encuentras con tus viajeros; aquí no hay anticipos, depósitos ni transferencias. Si alguien no llega, al completar su reserva elige «No asistió» y no cuenta en la comisión.',
      en: 'No: the total is paid in cash when you meet your guests; there are no deposits, advances or transfers here. If somebody does not come, choose «No asistió» when you complete the booking, and it does not count in the commission.',
    },
  },
  {
    topic: 'guest-no-show',
    say: `(huesped*|cliente*|viajer*|turista*|grupo|gente) (de (hoy|manana|ayer))? (no|nunca) (aparece*|llega*|vino|llego|vinieron|se presento|contesta*) / (no (vino|vinieron|llego|llegaron|se presento|aparecio)) (el|la|los|mi|mis|un)? (cliente*|viajer[oa]*|huesped*|turista*|pasajero*) / (cliente*|viajer[oa]*|turista*) (que)? no (vino|vinieron|llego|llegaron|se presento) / (no|nunca) (vino|vinieron|llego|llegaron|aparecio|aparecieron|se presento|se presentaron) (la|el|los|las|nadie|ningun*|mi|mis)? (gente|grupo|personas|senor*|pareja|familia|nadie|que reserv*|de (hoy|ayer|la manana|la tarde|las)) / (nadie|ningun*) (vino|llego|aparecio|se presento) / (me (dej*) (plantad[oa]|esperando|vestid[oa])) / (los|la|lo|le) (espere|esperamos|estuve esperando) ... (y)? (nada|nunca|nadie|no (llego|llegaron|vino|vinieron|aparec*))`,
    unless: 'resena* / calific* / mi anfitrion / el guia / mi guia',
    english: `(guests?|travelers?|clients?|they|nobody|people) (did not|didnt|do not|dont|never) (come|show( up)?|turn up)`,
    examples: ['el viajero no llegó', 'qué hago si no vinieron los turistas'],
    answer: {
      es: 'Escríbele primero por el chat: a veces están en otro punto. Si no llega, al completar su reserva elige «No asistió»: no se le cobra nada, y no cuenta en tus ganancias ni en la comisión. A ti no te afecta en nada: esa persona no puede reseñarte, y a ella le queda anotada la falta.',
      en: 'Write in the chat first: sometimes they stand somewhere else. If nobody comes, choose «No asistió» when you complete the booking: nothing is charged, and it counts neither in your earnings nor in the commission. It does not affect you: they can not review you, and the absence is noted of them.',
    },
  },
  {
    topic: 'guest-cancelled',
    say: `(que no|evit*) ... (me|nos) cancelen ... (ultim[oa]|tarde|siempre) / (cliente*|clienta|viajer[oa]*|huesped*|turista*|grupo|pareja|familia|senor*|muchach[oa]*|gente|alguien|gringo*|ell[oa]s) (que)? (ya)? (me|nos) cancel* / (me|nos) cancel* ... (pag*|perd*|pierdo|cobr*) / (me|nos) cancel* (un|una|el|la|mi|dos) (cliente*|viajer[oa]*|huesped*|turista*|grupo*|pareja*|reserva*) / (cliente*|viajer[oa]*|huesped*|turista*|grupo) (me|nos)? (que)? cancel* / si (un|el|una|mi) (cliente|viajer[oa]|huesped|turista|grupo) (me)? cancela / me (quieren|quiere|van a|va a) cancelar / (puede*|podria*) (todavia|aun|siempre|igual)? (el|la|los|un|una|mi|mis)? (cliente*|clienta|viajer[oa]*|huesped*|turista*|persona*)? (todavia|aun|siempre)? cancelar* (si|cuando|despues|aunque) ... (acept*|confirm*|apr*) / (si|cuando|despues de que|aunque) (yo)? (ya)? (acepto|confirmo|aceptar|acepte|confirme|apruebo) ... (puede*|podria*) (cancelar*|echarse atras|arrepentirse) / (cancel*) ... (les|le) (cobro|puedo cobrar) (algo)?`,
    english: `(guests?|travelers?|clients?|customers?|they|someone|somebody|people) (can|may|could|want to|decide to|has|have)? (still)? (cancel*) / (can|may|do|could|when) (my|the|a)? (guests?|travelers?|clients?|customers?|they|people) (still)? (cancel|back out) / (late|last minute) cancel*`,
    examples: [
      'me canceló un cliente, ¿qué hago?',
      'si un viajero me cancela',
      'can the guest still cancel after I accept',
    ],
    answer: {
      es: 'Quien cancela no te paga nada, tampoco a última hora, porque se paga en efectivo al llegar. Pueden cancelar hasta que empiece; con menos de 24 horas queda marcada como tardía. No tienes que hacer nada: te avisamos y sus cupos vuelven a estar libres. Lo ves en «Reservas», entre las canceladas.',
      en: 'Whoever cancels pays you nothing, not even late, because guests pay in cash on arrival. They can cancel until it begins; with less than 24 hours it is marked as late. You need do nothing: we tell you, and the places are free again. You find it in «Reservas», among the cancelled ones.',
    },
  },
  {
    topic: 'own-rating',
    say: `(que|cual es mi) (nota|calificacion|puntaje|promedio) (tengo|llevo)? (como anfitrion)?$ / (que|cual es mi) (nota|calificacion|puntaje|promedio) (tengo|llevo) / (como|que tal) (voy|ando|estoy|vamos) ... (resenas|calificacion*|estrellas) / mis (resenas|calificaciones|estrellas) / cuantas (estrellas|resenas) (tengo|llevo)`,
    english: `my (rating|reviews|stars)`,
    examples: ['qué nota tengo', 'cómo voy con las reseñas'],
    answer: {
      es: 'Las reseñas y su promedio son del anfitrión, y se ven en su perfil público, igual que los ven los viajeros.',
      en: 'Reviews and their average belong to the host, and are on the public profile, as travelers see them.',
    },
  },
  {
    topic: 'when-paid',
    say: `cada (cuanto|cuando) me (pagan|depositan|liquidan) / (me) (deben|tienen que|van a) pagar (a mi)? (antes|despues|al (final|llegar|encontrar*)) / cada (cuanto|cuando) (se|les|le|te|me|nos)? (pago|paga|pagan|liquid*)$ / me paga* (torogoz|ustedes|la pagina) / (cuando|como|que dia) es el pago (de la comision)? / (cuando|como|donde|hasta cuando) (hay que|tengo que|debo|se)? (pagar|paga|pago) (la)? comision / (cuando|como) (me|nos) (pagan|depositan|transfieren|liquidan) / (cuando|como) (le|les)? pago (la)? comision / (como|cuando) (recibo|cobro) (mi|el) (dinero|pago|ganancia*)`,
    english: `(when|how) (do|does|should|must) (i|we) (have to)? (pay) (the|my)? commission / when (do|will) (i|we) get paid`,
    examples: ['cuándo me pagan', 'cómo recibo mi dinero'],
    answer: {
      es: 'Tus viajeros te pagan a ti, en efectivo, al encontrarse: no hay que esperar a Torogoz. La comisión de lo completado se liquida una vez al mes: tu estado de cuenta está en tu panel, en «Ganancias».',
      en: 'Your guests pay you, in cash, when you meet: there is no waiting for Torogoz. The commission of what was completed is settled once a month: your statement is in your panel under «Ganancias».',
    },
  },
  {
    topic: 'host-verify',
    say: `(me|nos) (pueden|podrian|van a) verificar$ / (pueden|podrian) verificarme / (como|donde|cuando|quiero|puedo|que hago para) (me)? (verifico|verificarme|verifican|verificado|verificada|me verifiquen) / (insignia|sello|check|cheque|palomita|etiqueta) (de|azul|verde)? (de)? (verificad[oa]*|verificacion) / (no (estoy|salgo|aparezco|soy)|sin|salgo como) (sin)? (verificad[oa]|verificar) / (ser|estar|salir|aparecer|quedar|salgo|aparezco|quedo) (como)? (un)? (anfitrion)? verificad[oa]`,
    unless: 'correo / email / mail / dos pasos',
    english: `(get|become|be|am i|im not|not) verified / verif* (badge|my profile|me as)`,
    examples: ['¿cómo salgo como anfitrión verificado?', 'how do I get the verified badge'],
    answer: {
      es: 'No hay nada que llenar: «Verificado» lo pone Torogoz después de conocerte, y en tu perfil de anfitrión ves si ya lo tienes. Si quieres preguntar por la tuya, escríbele al equipo desde la página de contacto.',
      en: 'There is nothing to fill in: «Verificado» is given by Torogoz after getting to know you, and your host profile shows whether you have it. To ask about yours, write to the team from the contact page.',
    },
  },
  {
    topic: 'guest-rules',
    say: `(reglas|politicas|condiciones|derechos|normas) ... (mis|los|para) (viajer*|cliente*|huesped*|turista*|visitante*) / (mis|los) (viajer*|cliente*|huesped*|turista*) ... (reglas|politicas|condiciones|derechos|normas)`,
    english: `(rules|policies|policy|terms) ... (guests?|travelers?|clients?|customers?|visitors?) / (guests?|travelers?|clients?|visitors?) ... (rules|policies)`,
    examples: ['¿qué reglas hay para mis viajeros?', 'what are the rules for guests'],
    answer: {
      es: 'Tus viajeros te pagan en efectivo al encontrarse y llegan con su código. Pueden cancelar sin cobro hasta que empiece, y les pedimos hacerlo 24 horas antes. Para cambiar la fecha o cuántos son, cancelan y reservan de nuevo. Si alguien no llega, al completar eliges «No asistió». Lo que tú pides (edad, ropa, puntualidad) escríbelo en tu experiencia, y lo leen antes de reservar.',
      en: 'Your guests pay you in cash when you meet and come with their code. They can cancel without a charge until it begins, if possible 24 hours before. To change the date or how many they are, they cancel and book again. If somebody does not come, choose «No asistió» when you complete the booking. What you ask of them (age, clothes, punctuality) you write in your experience, and they read it before booking.',
    },
  },
]
