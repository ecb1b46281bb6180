// What a host received, lost and had; rows as in intents.text.ts. They stand before the other questions of hosts.
import type { IntentRow } from '../intents.text.ts'

const WHO =
  '(quien*|cual*|cuant[oa]s (personas|gente|viajer*|client*|huesped*|turista*|grupos)?|cuanta gente|alguien|alguno)'
/** What is done about it is a rule. */
const OF_RULE =
  'como / que hago / que pasa / que debo / puedo / pueden / puede / debo / tengo que / cobr* / pag* / pierd* / perd* / multa* / castig* / evit* / afecta* / devol* / si (me|un|una|alguien|no|ya) / donde / comision'

export const hostHistory: IntentRow[] = [
  {
    intent: 'hosting',
    value: 'cancelled',
    say: `${WHO} (es el que|fue el que|es|fue)? (que)? (ya)? (me|nos|se)? (ha|han|habia|hubo)? (cancelo|cancelaron|cancelado|anulo|anularon|anulado) / cuant[oa]s (reserva*|cancelacion*|solicitud*|fecha*)? (que)? (me|nos|se)? (han|fueron|hubo|hay|tengo|estan|llevo|tuve|he tenido|salieron|de esas)? (sido|fueron)? (cancelaron|cancelado|canceladas|cancelados|cancelaciones|anuladas) / (cancelaciones|reservas canceladas) (tuve|tengo|hubo|he tenido|de|hay|del|este|esta|recibi) / (tuve|tengo|hubo|hay|he tenido) (alguna*|muchas)? (cancelacion*|reservas canceladas) / (por que|porque|motivo*|razon*) ... (me|nos|la|lo)? (han)? (cancelaron|cancelado|cancelo|cancelacion*) / (me|nos) (cancelaron|han cancelado) (alguna*|algo|muchas|reservas)$ / (ver|dame|muestrame|dime|lista de) (las|mis) (cancelaciones|canceladas|reservas canceladas)`,
    unless: `${OF_RULE} / anfitrion / guia / yo (la|lo|cancele) / (he|hemos) cancelado yo / cancele`,
    english: `who (has|have|all)? (just)? (cancel*) / (any|how many|which) (of (them|those))? (bookings|reservations|guests|people|were|have|got)? (were|was|have been|been|got|did i have|have)? (cancelled|canceled|cancellations|cancelations) / (any|how many|my) (cancellations|cancelations) / why did (they|she|he|the guests?|people|that guest) cancel / (did|has|have) (anyone|anybody|someone|somebody) (just)? cancel*`,
    examples: ['¿quién me canceló esta semana?', '¿cuántas reservas me han cancelado?', 'who cancelled this week'],
  },
  {
    intent: 'hosting',
    value: 'absent',
    say: `${WHO} (que)? no (me|se|nos)? (llego|llegaron|vino|vinieron|presento|presentaron|aparecio|aparecieron|asistio|asistieron) / cuant[oa]s (reserva*|falt*) (que)? (no (llegaron|vinieron|se presentaron|asistieron)|no asistio) / cuant[oa]s (me|nos) (han)? (dejado plantad[oa]|dejaron plantad[oa]|quedaron mal|han quedado mal|fallaron|han fallado)`,
    unless: `${OF_RULE} / resena* / calific*`,
    english: `who (did not|didnt|never) (show|come|turn) (up)? / how many (people|guests|bookings)? (did not|didnt|never) (show|come|turn) (up)? / how many (of (them|those))? (were)? no shows?`,
    examples: ['¿quién no vino ayer?', '¿cuántos no llegaron este mes?', 'who did not show up last week'],
  },
  {
    intent: 'hosting',
    value: 'totals',
    say: `cuant[oa]s (reserva*|reservacion*|client*|viajer*|person*|gente|grupos|tours|turistas) (he|hemos|me han|nos han|llevo|llevamos|van) (tenido|recibido|hecho|atendido|completado|reservado|entrado|caido|llevado)? ... (desde que|desde el|en total|hasta (ahora|hoy|la fecha)|de siempre|en toda) / cuant[oa]s (reserva*|reservacion*|client*|viajer*|person*|grupos|tours|turistas) (he|hemos|me han|nos han) (tenido|recibido|hecho|atendido|completado|reservado|llevado) / desde que (empece|comence|empezamos|estoy|estamos|abri|me registre|inicie|ando|uso|me meti) ... cuant[oa]s / (total|historial|historico|resumen) de (todas)? (las|mis)? (reservas|viajer*|client*) / cuant[oa]s (reserva*|tour*|experiencia*|salida*) (se|he|hemos)? (han)? (complet*|hice|hicimos)$`,
    unless: `confirmad* / pendiente* / sin / por (responder|contestar|confirmar|venir) / cupo* / ${OF_RULE}`,
    english: `how many (bookings|reservations|guests|people|travelers|groups) (have i|did i|i have|have we) (had|hosted|received|gotten|got|have|completed) (in total|so far|ever|since i|all time|altogether)? / (total|all time) (bookings|reservations|guests) / since i (started|joined|began) ... how many`,
    examples: [
      '¿cuántas reservas he tenido desde que empecé con ustedes?',
      '¿cuántos clientes he atendido en total?',
      'how many bookings have I had so far',
    ],
  },
  {
    intent: 'hosting',
    value: 'made',
    say: `(quien*|alguien|alguno|cuant[oa]s (personas|gente|client*|viajer*)?|cuanta gente) (ya|mas)? (me|nos)? (ha|han)? (reservo|reservaron|reservado|aparto|apartaron|apartado|agendo|agendaron) (algo|lugar|cupo|conmigo)? (desde)? (ayer|hoy|anoche|antier|anteayer|esta semana|la semana pasada|este mes|el mes pasado|en los ultimos|los ultimos|ultimamente|en la semana|esta manana|en la noche) / (cuant[oa]s|que|cuales|cuales son las|hay|tengo) (reserva*|solicitud*|peticion*|reservacion*) (nuevas)? (que)? (me|nos)? (han)? (entraron|entrado|cayeron|caido|llegaron|llegado|hicieron|hecho|recibi|recibimos|cayo|entro|llego) / (reserva*|solicitud*|peticion*|pedido*|algo|alguna|alguien) (nuev[oa]*)? (desde|de) (ayer|anoche|antier|anteayer|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)) / (cayo|cayeron|entro|entraron|llego|llegaron) (algo|alguna|algun|alguien|una|reserva*|solicitud*|otra) ... (hoy|ayer|anoche|esta semana|nuev[oa]*)`,
    unless: `para (hoy|manana|el|este|esta|la|los|pasado) / cupo* / mensaje* / chat* / correo* / resena* / ${OF_RULE}`,
    english: `who (has|have|all)? (booked|reserved|requested) (with me|me|a spot|a place|something)? (yesterday|today|this week|last week|this month|last month|since|last night|in the last) / (new|any|more)? (bookings?|requests?|reservations?) (came|come|coming|got)? (in|made)? (since|yesterday|today|this week|last night|last week) / how many (new)? (bookings|requests|reservations) (did i|have i|came|did we|have come) (get|got|gotten|receive|received|in)`,
    examples: [
      '¿quién reservó ayer?',
      '¿cuántas reservas me entraron esta semana?',
      'any new requests since yesterday',
    ],
  },
  {
    intent: 'hosting',
    value: 'summary',
    say: `(resum*|resumen|resumime*|resumeme*|balance|reporte|informe|panorama) ... (negocio|mes|ano|como voy|mis experiencias|mis tours) / (como|que tal) (me)? (va|anda|esta|marcha|camina) (mi|el) negocio / (como|que tal) (me)? (fue|va|ha ido) ... (reservas|resenas) ... (dinero|pisto|ganancias|todo)`,
    unless: 'fiscal / hacienda / iva / impuesto* / declar* / descarg* / pdf / (de|una|mi|esa|la) resena / reservas de',
    english: `(summary|overview|report|recap) (of|on) (my|the|this|last) (business|month|year) / how is my business / how (s|is) business (going|doing)?`,
    examples: ['resumime cómo va mi negocio este mes', 'give me a summary of my month'],
  },
  {
    intent: 'hosting',
    value: 'next',
    say: `(cual|cuando|que dia) (es|sera|seria|viene|tengo)? (el|mi|la)? (proxim[oa]|siguiente) (dia|vez|fecha)? ... (gente|client*|grupo*|reserva*|viajer*|turista*|alguien) / (cual|cuando) (es|sera) (el|mi) (proxim[oa]|siguiente) dia$`,
    unless: 'cupo* / libre* / lugares / mas gente / cobr* / gan*',
    english: `(when|what day) (do i|will i)? (have|is|are) (my|the)? next (guests|group|people|booking|visitors)`,
    examples: ['¿cuál es el próximo día que tengo gente?', 'when do I have my next guests'],
  },
  {
    intent: 'hosting',
    value: 'experiences',
    say: `cuanto (me|nos)? (ha|han|a|va|van)? (dejado|dejando|dejo|deja|ganado|gane|gano|sacado|saque|dado|da|producido|produce|vendido|generado) ... (cada (una|uno|experiencia|tour|taller|paseo)|por (experiencia|tour|taller|paseo)) / (ganancias|ingresos|ventas|reservas) (por|de) (cada)? (experiencia|tour|taller|paseo)$`,
    unless: 'cada (uno|una) de (ellos|ellas|los|las) / paga* / client* / viajer*',
    english: `how much (has|have|did|does) each (one|experience|tour|workshop)? ... (made|make|earned|earn|brought|bring) / (earnings|income|bookings) (by|per|for each) (experience|tour)`,
    examples: ['¿cuánto me ha dejado cada experiencia este año?', 'how much has each tour made this year'],
  },
]
