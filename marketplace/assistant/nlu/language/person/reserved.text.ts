// What travelers say around something that they have reserved, where a word of it sounds like a wish or like what hosts ask:
// 'no me presenté al tour, ¿me van a cobrar?'. Each phrase is looked for in the message as typed and in plain Spanish words.
// Notation: pattern.rules.ts.

export type ReservedRow = {
  say: string
  /** Has to be said, too. */
  and?: string
  unless?: string
  /** Answers in this order: 'own:<aspect>:<which>', 'policy:<frequent question>' or the topic of a settled answer. */
  answers: readonly string[]
  examples: string[]
}

const PAYS = 'cobr* / pag* / multa* / debo / castig* / penal* / charge* / pay / fee / fine / lose'
const RESERVED = 'reserv* / apartad[oa]* / aparte / tour / booked / booking* / reservation* / trip'

export const reservedRows: readonly ReservedRow[] = [
  {
    say: `(me|nos) (la|lo|las|los)? (han)? (cancelaron|cancelo|cancelado|rechazaron|rechazo|rechazado|anularon|anulo) ... (por que|porque|motivo|razon|explic*|aviso) / (me|nos) (la|lo)? (cancelaron|rechazaron|anularon) (la|mi|una)? (reserva|reservacion|solicitud) ... (por que|motivo|razon|explic*) / (cancelled|canceled|declined|rejected) ... (my|our|on me|on us) ... (why|reason|explanation)`,
    unless: 'si (me|nos) / what if / if (they|he|she) / client* / parecid* / similar / like (it|that)',
    answers: ['own:reason:cancelled'],
    examples: ['me cancelaron la reserva y nadie me dijo por qué', 'they cancelled my booking and gave no reason'],
  },
  {
    say: `(voy|vamos|ando|andamos|llego|llegamos|llegare*|venimos|llegar) ... (tarde|atrasad[oa]*|retrasad[oa]*) / (running|be|going to be|gonna be|arriving|arrive|are|am|im) ... late`,
    and: `(como|donde|por donde) (le|les)? (avis*|dig*|habl*|escrib*|llam*|contact*) / (avisarle*|decirle*|hablarle*|escribirle*|llamarle*) / how (do|can|should) (i|we) (let|tell|contact|reach|call|message|text|notify)`,
    unless: '(en|por|de) la tarde / si (llego|llegamos|voy) / what if / if (i|we)',
    answers: ['policy:tarde', 'own:host:next'],
    examples: ['voy un poco atrasado, ¿cómo le aviso al guía?', 'running 20 min late, how do I let the host know?'],
  },
  {
    say: `no (me|nos) (presente|presentamos) / no (fui|fuimos|llegue|llegamos|asisti|asistimos|pude (ir|llegar)|pudimos (ir|llegar)) (al|a la|a lo|a mi|a) (tour|reserva|salida|paseo|experiencia|del|de) / (missed|(didnt|did not) (show up|make it|go)) ... (tour|trip|booking|reservation|experience)`,
    and: PAYS,
    unless: '(guia|anfitrion|host|senor) (nunca|no) / a tiempo / refund / (devuelv*|devolv*|reembols*)',
    answers: ['my-standing'],
    examples: ['no me presenté al tour del sábado, ¿me van a cobrar?', 'I missed my tour, do I have to pay?'],
  },
  {
    say: `(ir|vamos|llegar|llegamos|somos|van|iremos|seremos|ir nosotros) (solo|solamente|nada mas|unicamente) (los|las)? # / (ir|vamos|van|seremos) # y pag* / pag* (solo|solamente|nada mas)? (por|lo de)? (los|las)? # (personas)? (nada mas|que (vamos|van|iremos|llegamos))? / (one|two|three|some|somebody|someone) of us ... (cant|cannot|can not|wont|not|isnt|arent)`,
    and: `(tenemos|tengo|hice|hicimos|habia*) ... reserv* / reserve / reservamos / aparte / apartamos / ya no (va|viene|puede)* / booked / booking / reservation / cancel*`,
    unless: 'si reserv* / quiero reservar / queremos reservar / (tengo|pago|pagar|pagamos) # (dolares|pesos)',
    answers: ['fewer-come'],
    examples: [
      'tenemos reserva para 4, ¿podemos ir solo 3 y pagar por 3?',
      "only one of us can't make it, do we cancel it all?",
    ],
  },
  {
    say: `(quit*|sac*|baj*|borr*|elimin*) (a)? (ella|el|mi|una|uno|alguien) ... (de|en) (la|mi|esa) (reserva|reservacion) / (la|lo) (quito|saco|bajo|borro|quitamos) (a)? (ella|el)? (de|en) (la|mi) (reserva|reservacion) / (remove|take) (her|him|one|my|somebody|someone) ... (booking|reservation)`,
    unless: 'cuenta / perfil',
    answers: ['change-people'],
    examples: [
      'si mi mamá no puede, ¿la quito a ella de la reserva sin perder la mía?',
      'can I take her off the booking',
    ],
  },
  {
    say: `(cambi*|atras*|retras*|movi*|cancel*|adelant*|reprogram*|pospus*) (el|mi|nuestro|los)? (vuelo|avion) / (vuelo|avion) (se|lo|me|nos|esta|fue|viene)? (lo|me|nos)? (atras*|retras*|cambi*|cancel*|movi*|demor*) / flight (was|got|is|has been|been)? (delayed|cancelled|canceled|changed|moved|rescheduled|postponed) / (changed|moved|delayed|cancelled|canceled) (my|our) flight`,
    and: RESERVED,
    unless: 'busc* / aeropuerto / recog* / airport / looking for',
    answers: ['policy:cambiar-reserva'],
    examples: [
      'me cambiaron el vuelo, ¿cómo hago para no perder la reserva?',
      'my flight got cancelled and I have a booking',
    ],
  },
  {
    say: `(pay|deposit) ... (now|upfront|up front|in advance|first|before) or ... (there|arrive|cash|later|meet) / pag* (algo)? (antes|ahorita|ahora|ya|primero) o ... (lleg*|alla|ahi|alli|despues|cuando)`,
    and: 'fee* / cargo* / extra* / charge* / recargo*',
    answers: ['policy:como-se-paga', 'policy:cargos'],
    examples: ['Do I pay a deposit now or all in cash when I get there? Also any fee?'],
  },
  {
    say: `(pay|deposit) ... (now|upfront|up front|in advance|first|before) or ... (there|arrive|cash|later|meet) / pag* (algo)? (antes|ahorita|ahora|ya|primero) o ... (lleg*|alla|ahi|alli|despues|cuando) / (si|cuando|al) (reserv*|apart*) ... (cobr*|pag*|pago) ... (ahorita|ahora|de un solo|luego luego|en el momento|de una vez|al instante) / (if|when) (i|we) (book|reserve) ... (charged|charge|pay) ... (now|right away|immediately|today)`,
    unless: 'cancel* / deposit* me / pidi* / pide*',
    answers: ['policy:como-se-paga'],
    examples: ['si reservo ahorita, ¿me cobran ahorita?', '¿tengo que pagar algo antes o le pago cuando llegue?'],
  },
  {
    say: `(me|nos|les) (da|dan|dara|daran|entrega*|hace|hacen) (un|el|algun|una)? (recibo|factura) / (do|will) (they|he|she|you|i) (give|get) ... (receipt|invoice)`,
    unless: 'no me / no nos',
    answers: ['invoice'],
    examples: ['¿y me da recibo?', '¿nos dan factura?'],
  },
  {
    say: `cuant[oa]s (reservas|reservaciones|tours|salidas) ... y (a que hora|cuando|cual|que dia|donde) / how many (bookings|reservations|trips|tours) ... and (when|which|what)`,
    unless: 'cancel* / pendient* / pending',
    answers: ['own:list:upcoming', 'own:when:next'],
    examples: [
      '¿cuántas reservas tengo y cuándo es la más próxima?',
      'how many bookings do I have and when is the next one',
    ],
  },
  {
    say: `(no (me (llego|llega|aparece|sale)|encuentro|hallo|veo|recibi|tengo)|perdi|borre|cant find|cannot find|never (got|came)|(didnt|did not) get|dont have|lost) (el|la|mi|the|my|a|any)? (correo|mail|email|confirmacion|confirmation)`,
    and: '(a)? que hora / cuando (es|era) / what time / when (is|was)',
    answers: ['own:when:next', 'policy:sin-correo'],
    examples: ["can't find the confirmation email, what time was it?", 'no encuentro el correo, ¿a qué hora era?'],
  },
  {
    say: `(still|ones) waiting / (still|are|is|the) pending / not confirmed yet / unconfirmed / (que)? (siguen|estan|sigue|esta) (pendiente*|esperando|sin confirmar)`,
    and: '(puedo|podemos|se puede|can (i|we)|could i) ... cancel* / cancel* ... (gratis|sin|free|without|charge*|cobr*)',
    unless: 'que pasa / cuando / when (will|do)',
    answers: ['own:cancel:pending'],
    examples: ['For the ones still waiting, can I cancel without any charge?'],
  },
]
