// What hosts ask around a day of theirs: who tells the guests, cash that does not come, a bad review, more people.
import type { KnowledgeRow } from '../knowledge-row.text.ts'

export const hostDayRows: readonly KnowledgeRow[] = [
  {
    topic: 'host-guests-told',
    say: `(les|le) (aviso|digo|escribo|llamo|cuento) yo o (les)? (ustedes|torogoz|la pagina|avisan|se les) / (ustedes|torogoz|la pagina) (les|le) (avisan|avisa|dicen|escriben|mandan) / quien (les|le) (avisa|dice|escribe|informa|cuenta) / (les|le) (llega|llegara|va a llegar|mandan|sale|aparece) (un|el|algun|alguna)? (aviso|correo|notificacion|mensaje) / (tengo|hay) que (avisarles|avisarle|decirles|escribirles) (yo|a (los|mis|todos))? / (se)? (les|le) avisa* (solo|sola|a (los|mis|todos)|automatic*)? / (los|mis) (viajer*|cliente*|huesped*) (se)? (enter*|sab*)`,
    unless: 'anfitri* / guia / whatsapp / (me|nos) avis* / (como|por donde) (les|le|los) (aviso|escribo)',
    english: `(do|should|must) i (have to|need to)? (tell|notify|inform|warn) (them|my guests|the guests|everyone) / (are|will|do) (they|my guests|the guests|guests|travelers) (be|get)? (told|notified|informed|find out) / who (tells|notifies|informs) (them|the guests|my guests)`,
    examples: ['¿les aviso yo o ustedes?', 'do I tell them or do you', 'are my guests notified'],
    answer: {
      es: 'Si cancelas la fecha, les avisamos nosotros: a cada viajero le llega un correo y un aviso con el motivo que elegiste, y puede moverse a otra fecha tuya con cupo. Cerrar una fecha no le avisa a nadie, porque quienes ya reservaron siguen igual. Lo demás, como un cambio de lugar o de lo que hay que llevar, cuéntaselo tú por el chat de cada reserva.',
      en: 'If you cancel the date we tell them: every traveler gets an email and a notice with the reason you chose, and can move to another of your dates with places. Closing a date tells nobody, because those who booked stay as they are. Anything else, such as another place or what to bring, you tell them in the chat of each booking.',
    },
  },
  {
    topic: 'guest-does-not-pay',
    say: `(si|que hago si|y si)? (un|el|la|mi|alguien|algun|ese|esa)? (cliente|clienta|viajer[oa]|huesped|turista|senor|senora|grupo)? (que)? no (me|nos)? (quiere*|quiso|quisieron|va a querer) pagar* / (cliente|clienta|viajer[oa]|huesped|turista|senor|senora|grupo|alguien) ... (se fue|se fueron|fue) sin pagar / (me|nos) (quedo|quedaron) (debiendo|a deber) / (cliente|viajer[oa]|turista*) ... no (me)? (pago|pagaron|paga)$`,
    unless: 'comision / torogoz / quien* / cuanto',
    english: `(guests?|client|customer|traveler|they|he|she) (does not|doesnt|did not|didnt|dont|wont|refuses? to|wont|left without) (want to)? pay*`,
    examples: ['¿y si no quiere pagar?', 'what if a guest refuses to pay'],
    answer: {
      es: 'Enséñale el total que aceptó al reservar: se paga completo al encontrarse. Si igual no paga, no marques «Confirmar pago»: lo que no recibiste no cuenta como ganancia. Cuéntaselo al equipo desde la página de contacto con la fecha y la reserva; una persona lo revisa.',
      en: 'Show the total they accepted when they booked: it is paid in full when you meet. If they still do not pay, do not press «Confirmar pago»: what you did not receive is no income. Tell the team from the contact page with the date and the booking; a person looks at it.',
    },
  },
  {
    topic: 'guest-has-no-change',
    say: `(cliente*|clienta|viajer[oa]*|huesped*|turista*|senor*|gente|grupo) ... no (trae*|anda*|tiene*|trajo|lleva*) ... (cambio|sencillo|cabal|exacto|justo|complet[oa]|efectivo|suelto) / (no)? (tengo|ando|hay que|debo|tengo que) (que)? (andar|llevar|tener|dar)? (yo)? (vuelto|cambio|sencillo) (para)? (dar|darles|los|mis)? / me (paga*|quiere* pagar*|dio|dieron|traen|trae) (con)? (un)? billete* (grande*|de)`,
    unless: 'cambio de (ropa|fecha|planes|hora) / cajero',
    english: `(guests?|client|customer|traveler|they) (has|have|had|brings?) no (change|cash) / (need|should i have|carry) change`,
    examples: ['el cliente no trae cambio, ¿qué hago?', 'my guest has no change'],
    answer: {
      es: 'Se paga el total exacto en efectivo, y cómo se arregla el vuelto lo ven entre ustedes: conviene que lleves algo de sencillo. La reserva le dice a cada quien el total y con qué billetes se arma justo; puedes recordárselo el día antes por el chat. Si le falta dinero, acuérdenlo ahí mismo y no marques «Confirmar pago» antes de tenerlo completo.',
      en: 'The exact total is paid in cash, and how change is given is between you: it helps to carry some small notes. The booking tells each guest the total and which notes make it up; you can remind them the day before in the chat. If money is missing, agree on it there and press «Confirmar pago» once you have all of it.',
    },
  },
  {
    topic: 'guest-asks-for-an-invoice',
    say: `(cliente*|clienta|viajer[oa]*|huesped*|turista*|grupo|empresa) ... (pide*|quiere*|necesita*|solicita*|exige*) ... (factura*|credito fiscal|comprobante fiscal) / (les|le) (tengo que|debo|puedo) (dar|hacer|emitir) (una|la)? (factura*|credito fiscal)`,
    english: `(client|guests?|customer|traveler) (wants?|asks? for|needs?) (a|an|the)? (invoice|tax receipt)`,
    examples: ['un cliente pide factura', 'my guest asks for an invoice, what do I do'],
    answer: {
      es: 'La factura la das tú, que eres quien cobra: Torogoz no factura por ti. Cuando marcas «Confirmar pago», a quien reservó le queda un recibo en su reserva, que es constancia y no factura. Qué te toca emitir te lo dice Hacienda o un contador.',
      en: 'The invoice comes from you, who are paid: Torogoz issues none for you. Once you press «Confirmar pago», the booking of that guest keeps a receipt, which is a record and no invoice. What you have to issue the tax office or an accountant can tell you.',
    },
  },
  {
    topic: 'guest-brings-more',
    say: `(cliente*|clienta|viajer[oa]*|huesped*|turista*|grupo|familia|ellos) ... (quiere*|pide*|pregunta*|va* a|puede*) (si)? (puede*)? (traer|llevar|agregar|meter|sumar|venir con) ... (mas|otra persona|otr[oa]s|alguien|#) / (cliente*|viajer[oa]*|grupo|familia|gente) ... (llego|llegaron|viene*|trajo|trae*) (con)? (#|un|una|dos|tres|mas)? (persona*)? (de mas|mas de las que|mas de los que|extra) / (quieren|quiere) ser (mas|uno mas|otros) / (llego|llegaron|vino|vinieron|trajo|trajeron|aparecieron|aparecio) (#|un|una|uno) (persona*|mas|adulto*)? (mas|de mas|extra) (de los que|de las que|que)? ... (reserv*|apart*|cobr*)`,
    english: `(client|guests?|customer|traveler|group) (wants?|asks?|would like) (to)? (add|bring|come with) (#|one|two|three|some|a few)? (more|another|extra) (people|person|guests?|friends?)?`,
    examples: ['un cliente quiere traer dos personas más', 'a client wants to add two more people'],
    answer: {
      es: 'Una reserva no se edita, tampoco desde tu cuenta. Si la fecha tiene cupo y aún no empieza, los que faltan reservan aparte esa misma fecha desde su teléfono, aunque ya estén ahí: tú la aceptas y les cobras el precio publicado, en efectivo. Sin reserva no quedan en tu lista ni en tus ganancias. Si está llena, súbele los cupos en el editor, si de verdad te caben.',
      en: 'A booking is not edited, not from your account either. If the date has places and has not begun, the others book that same date from their phone, even when they are there already: you accept it and collect the published price in cash. Without a booking they are neither on your list nor in your earnings. If it is full, raise the places in the editor, if you really have room.',
    },
  },
  {
    topic: 'host-price-of-a-season',
    say: `(subir*|bajar*|cambiar*|poner*|cobrar*|subo|bajo|cobro|pongo) (le|les|el|un|otro|mas)? ... (precio|mas|menos|car[oa]) ... (semana santa|navidad|agosto|vacacion*|temporada|fin de semana|finde|feriado*|domingo*|sabado*|(una|esa|ese|un|solo) (fecha|dia)*) / precio* (distint*|diferente*|por) (por|en|para)? (fecha|temporada|dia)* / (semana santa|temporada|fin de semana|feriado*) ... (otro precio|mas caro|precio distinto)`,
    unless: 'busc* / quiero ir / cupo* / lugares / espacios / gente / personas',
    english: `(different|higher|another|special) price* (for|on|in) / (raise|change) the price (only|just) (for|on|in)`,
    examples: ['puedo subir el precio solo en semana santa', 'a different price for weekends'],
    answer: {
      es: 'Una experiencia tiene un solo precio para todas sus fechas. Si en temporada quieres cobrar otro, cámbialo en «Editar» antes de que reserven y regrésalo después: quien ya reservó conserva el suyo. También puedes publicar otra experiencia con su propio precio y sus fechas.',
      en: 'An experience has one price for all its dates. To charge another one in a season, change it under «Editar» before people book and change it back later: who has booked keeps theirs. You can also publish another experience with its own price and dates.',
    },
  },
  {
    topic: 'host-child-price',
    say: `(como|donde|puedo|quiero) (le|les|se)? (pongo|poner*|agrego|agregar*|cambio|cambiar*|doy|dar|hago|ofrezco|fijo) (un|el|otro)? (precio*|descuento|tarifa|rebaja) (especial|menor|mas bajo|distinto|diferente)? (de|a|para|por) (los|mis)? (nin*|cipot*|menor*|bebe*|bich*) / (subo|bajo|subir*|bajar*|rebajo|rebajar*|cobro|cobrar*) (le|les|el|un|menos)? ... precio* ... (nin*|cipot*|menor*|bich*) / (les|le) (cobro|cobrar*) menos (a|por) (los|mis)? (nin*|cipot*|menor*|bich*)`,
    english: `(set|add|put|change|offer) (a|the)? (child|children s|childrens|kids?) (price|discount|rate) / (price|discount|rate) for (kids|children)`,
    examples: ['cómo le pongo precio de niño', 'how do I set a price for children'],
    answer: {
      es: 'En «Experiencias» de tu panel abre la tuya, toca «Editar» y llena «Precio por niño» y «Hasta qué edad». Desde entonces quien reserva elige cuántos adultos y cuántos niños van, y el total los suma. Si lo dejas vacío, cada persona paga lo mismo; quien ya reservó conserva su precio.',
      en: 'Under «Experiencias» of your panel open yours, choose «Editar» and fill in «Precio por niño» and «Hasta qué edad». From then on whoever books chooses how many adults and children come, and the total adds them up. If you leave it empty everybody pays the same; who has booked keeps their price.',
    },
  },
  {
    topic: 'host-cancelling-and-rating',
    say: `si (la|lo|las)? (cancelo|suspendo) (yo)? (la|una|esa|mi|las) (fecha|salida|tour|fechas) ... (nota|estrellas|calificacion|castig*|afecta|nivel|multa*|penaliz*)`,
    english: `(if|when) i cancel (a|the|my)? (date|tour)? ... (rating|stars|affect|penal*)`,
    examples: ['si cancelo una fecha me baja la nota', 'if I cancel a date does it affect my rating'],
    answer: {
      es: 'Cancelar una fecha no baja tus estrellas: las ponen solo quienes completaron una reserva contigo. Tampoco hay multa. Lo que sí se cuenta es cuántas reservas confirmadas cancelas: si son muchas, en tu página se lee «Ha cancelado varias veces». Hazlo en cuanto lo sepas, para que puedan moverse a otra fecha tuya.',
      en: 'Cancelling a date does not lower your stars: only those who completed a booking with you give them. There is no fine, either. What is counted is how many confirmed bookings you cancel: if they are many, your page says «Ha cancelado varias veces». Do it as soon as you know, so that they can move to another of your dates.',
    },
  },
  {
    topic: 'host-or-guest-late',
    say: `(llego|llegare|voy a llegar|ando|vengo) (un poco|bien|muy)? (tarde|atrasad[oa]*) ... (mi|mis) (grupo|cliente*|viajer*|gente|tour) / (cliente*|viajer*|huesped*|grupo|gente) ... (viene*|llega*|va*|anda*) (tarde|atrasad[oa]*)`,
    unless: 'guia / anfitri* / resena*',
    english: `(im|i am|i will be) (running)? late ... (my|the) (group|guests|tour) / (guests?|group|client) ... (is|are|running|comes?) late`,
    examples: ['voy a llegar tarde con mi grupo', 'mi cliente viene atrasado'],
    answer: {
      es: 'Si te atrasas tú, escríbeles ya: en la página de esa fecha, en «Reservas», cada viajero tiene su chat y «Escribir por WhatsApp». Si se atrasa un viajero, cuánto esperarlo lo decides tú; escríbele por el chat, y si no llega, al completar su reserva elige «No asistió».',
      en: 'If you are late, write to them now: on the page of that date, under «Reservas», each traveler has a chat and «Escribir por WhatsApp». If a traveler is late, how long to wait is for you to decide; write in the chat, and if nobody comes, choose «No asistió» when you complete the booking.',
    },
  },
]
