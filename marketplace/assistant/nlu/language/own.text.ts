// Questions of travelers about their own reservations and of hosts about their own dates; rows as in intents.text.ts.
import type { IntentRow } from './intents.text.ts'

export const own: IntentRow[] = [
  {
    intent: 'bookings',
    value: 'reason',
    say: `(por que|porque|xq|por que motivo|por cual razon|cual fue el motivo) ... (cancel*|rechaz*|negaron|nego|declin*|anul*) / (motivo|razon) (de|por|del) ... (cancel*|rechaz*)`,
    unless: 'quiero cancel* / puedo cancel* / tengo que cancel* / cancelo / cancelar',
    examples: ['¿por qué me cancelaron lo del volcán?', 'por qué me rechazaron la reserva'],
  },
  {
    intent: 'bookings',
    value: 'spent',
    say: `cuant[oa] (dinero)? (ya)? (he|hemos|llevo|llevamos|ya|me he)? (gast*|pagado|invertido) / cuant[oa] (dinero)? llev[oa]* (gastado|pagado|invertido) / mis gastos / total gastado /
      (dinero)? que he gastado`,
    unless: 'gastari* / gastarem* / gastar / gastamos si / pagari*',
    examples: ['¿cuánto he gastado?', 'cuanto pisto he gastado'],
  },
  {
    intent: 'bookings',
    value: 'status',
    say: `(me|nos) (han)? (respondieron|respondio|contesto|contestaron|respondido|contestado) (ya)? (lo|la|el|sobre|de) (de|del|mio|mia|reserva)? / (confirm*|acept*|aprob*) (ya)? lo (de|del|mio) / ya (acept*|confirm*|aprob*) (el|la|mi|lo|ella) / (ya)? (me|nos|la|lo) (han)? (confirm*|acept*|aprob*) (ya)? (mi|la|lo|el|esta|esa|todo)? /
      (esta|quedo|sigue|ya esta)? (confirmad[oa]*|aceptad[oa]*|aprobad[oa]*) (mi|la|lo|el)? /
      (como|en que) (va|esta|quedo|sigue) (mi|la)? (reserva|reservacion|solicitud) /
      (mi|la) (reserva|solicitud) (ya)? (esta)? (confirm*|acept*|pendiente|list[oa]) /
      (que paso|que onda) con mi (reserva|solicitud) / (ya)? (respondio|contesto) (el|la|mi) (anfitrion|guia)`,
    unless: `(cuanto|cuando|como) ... (tardan|tarda|demora*|tiempo) ... confirm* / confirmar (mi)? asistencia /
      no me (han)? (confirm*|respond*|contest*) / reservas? confirmad[oa]s? / que (significa|quiere decir)`,
    examples: ['¿ya me confirmaron lo de mañana?', '¿está confirmada mi reserva?'],
  },
  {
    intent: 'bookings',
    value: 'cancel',
    say: `(puedo|podria|podemos|se puede|quiero|quisiera|queremos|necesito|necesitamos|deseo|tengo que|todavia puedo) (todavia|aun)? (cancelarla|cancelarlo|cancelar|anularla|anularlo|anular) (la|lo|esta|esa|este|ese|el|mi|todavia|aun|ya|gratis|eso) /
      (puedo|podria|podemos|se puede|quiero|quisiera) (cancelarla|cancelarlo|anularla|anularlo) /
      (cancelar|anular) (mi|la|esa|esta|una) (reserva|reservacion|visita|tour|experiencia|salida) / (quiero|necesito|quisiera|ocupo|tengo que) (cancelar|anular)$ /
      (es|sale|seria) gratis (si)? (la|lo)? cancel* / cancelo (la|esta|esa) ... (me cobran|pago|cuanto) /
      (me cobran|pago algo) si (la|lo)? cancelo / (si)? (cancelo|anulo|quito) (lo|la|el) (de|del|mio|reserva|tour) / ya no (quiero|queremos|podemos|puedo|voy a|vamos a) (poder)? (ir|hacer) (a|al|lo|la|el)? / ya no (puedo|podemos|voy a|vamos a) (ir|asistir|llegar) /
      no voy a poder (ir|llegar|asistir)`,
    unless:
      'como (se|puedo|hago para)? (la|lo)? cancel* / hasta cuando / puedo cancelar$ / (con|por) que / si (quiero|tengo que) cancelar',
    examples: ['¿puedo cancelarla todavía?', 'ya no puedo ir', '¿puedo cancelar la de mañana?', 'cancelar mi reserva'],
  },
  {
    intent: 'bookings',
    value: 'price',
    say: `cuanto (pague|pagamos|di|dimos|me cobraron|nos cobraron) (por|en) (lo|la|el|las|los) / cuanto (dinero)? (tengo que|debo|hay que|me toca|nos toca|necesito) (pagar|llevar|dar) (por|de|en|manana|hoy|el|la|para|dinero) /
      cuanto dinero (tengo que|hay que|debo) llevar / (ya)? (pague|pagamos) (la|lo|mi|el) / cuanto (debo|me toca|nos toca) / cuanto (dinero)? (llevo|llevar) (para)? (manana|hoy|el) /
      (dinero)? (tengo que|hay que) llevar ... efectivo /
      cuanto (es|sale|cuesta|pago|vale) (mi|lo de|lo mio|la) (reserva|de manana|mia|manana)`,
    examples: ['¿cuánto tengo que pagar por lo de mañana?', 'cuanto dinero tengo que llevar'],
  },
  {
    intent: 'bookings',
    value: 'voucher',
    say: `(mi|el|un) (boleto|voucher|ticket|comprobante|recibo|factura) /
      (imprimir|descargar|bajar|ver|donde esta) (mi|el|la)? (boleto|voucher|ticket|comprobante|reserva|recibo) /
      (donde|como) (esta|veo|encuentro|saco|miro|consigo|busco) (mi|el) codigo / (no encuentro|perdi|olvide|borre) (mi|el) codigo`,
    unless: 'sin (senal|internet|conexion) / no me llego / (tengo|hay|debo|necesito) (que)? imprimir',
    examples: ['¿dónde está mi boleto?', 'quiero imprimir el comprobante'],
  },
  {
    intent: 'bookings',
    value: 'host',
    say: `quien (es|sera) (mi|el) (anfitrion|guia) / quien (me|nos) (va a|viene a|ira a)? (recibe|lleva|espera|guia|atiende|recibir|llevar|esperar|guiar|atender|acompanar) / como se llama (mi|el) (anfitrion|guia) /
      (telefono|celular|contacto|numero|whatsapp|whats) (de|del|de la) (mi|el|nuestro)? (anfitrion|guia)`,
    examples: ['¿quién es mi anfitrión?', '¿cómo se llama mi guía?'],
  },
  {
    intent: 'bookings',
    value: 'bring',
    say: `que (hay que|debo|tengo que|necesito|puedo)? (llevar|llevo|ponerme|me pongo) (para|a)? (manana|hoy|lo de|la de|mi|el|este|pasado)`,
    examples: ['¿qué llevo mañana?', 'qué tengo que llevar para lo de mañana'],
  },
  {
    intent: 'bookings',
    value: 'where',
    say: `(donde|adonde|en que lugar) (es|sera|nos|tengo que|hay que|me|queda|voy|vamos) (encontramos|juntamos|vemos|llegar|presentarme|estar|ir)? (lo|la|mi|manana|hoy) (de|mio|mia|reserva|tour|experiencia)? /
      ubicacion de (lo mio|mi reserva|mi tour) / a donde (tengo que|debo|hay que) (ir|llegar) (manana|hoy|el)`,
    examples: ['¿dónde es lo de mañana?'],
  },
  {
    intent: 'bookings',
    value: 'when',
    say: `(cuando|a que hora|que dia) (es|sera|salgo|salimos|empieza|nos toca|me toca|tengo que estar|tengo|va a ser) (lo|la|mi|el|mis)? (proxim[oa]*|mio|mia|de|mi|tour|reserva|experiencia|viaje|siguiente|manana|hoy) /
      (cuando|que dia) es mi / (cuando|que dia|a que hora) (es|sera|empieza|toca) lo (de|del|mio) / (a que hora|cuando) (me toca|nos toca|salgo|salimos)`,
    examples: ['¿a qué hora es lo de mañana?', '¿cuándo es mi próxima reserva?'],
  },
  {
    intent: 'bookings',
    value: 'list',
    say: `ultim[oa] (experiencia|tour|salida|paseo|cosa|viaje) que (hice|hicimos|tuve|fui|fuimos|tome|reserve) / (que|cuales|cuant[oa]s) (tours|experiencias|paseos|salidas) (ya)? (he hecho|hemos hecho|hice|hicimos) / (me|nos) (han)? (rechaz*|negaron|anul*) (algo|alguna|alguno|algun|una) / (me|nos) (han)? cancel* (algo|alguna|alguno|algun|una) / cuantos (vamos|somos|ibamos|iremos) (a|al|en|para) / (reserva|reservas) (me|nos)? (falta*|quedan|hay|estan) (por|sin) / (que|cuales) reservas? (me|nos)? (falta*|quedan) /
      (mis|mi|tengo|tenia|ver) ... (reserva|reservas|reservacion*|boletos|viajes|tickets) / reservas? tengo /
      (tengo|he|hemos|ya) (algo)? (reservad[oa]*|reserve|reservamos) /
      (mi|mis) (proxim[oa]*|siguiente*) (reserva|reservas|experiencia*|tour*|salida*|viaje*|paseo*) /
      que (tengo|hay) (pendiente|agendado|programado|reservado) / que (planes|salidas|cosas)? tengo (yo)? (para|el|esta|este|manana|hoy|en) / tengo algo (para)? (manana|hoy|este|el|reservado|agendado) /
      reservas? (cancelad|pendient|confirmad|pasad|anterior)* / lo que reserve / mi ultim[oa] (tour|reserva|experiencia|salida|viaje|paseo) / cuantas reservas / (mi|mis) (historial|agenda)`,
    unless: `equivoque* / como (hago|se hace|hacer) una reserva / (cancelar|cambiar|modificar|mover) (la fecha de)? mi reserva /
      tengo (una)? (duda|pregunta|problema) / mi reserva (sin|aunque) / ver mi reserva sin`,
    examples: [
      '¿Cuáles son mis próximas reservas?',
      'qué tengo reservado',
      'reservas pendientes',
      '¿tengo algo mañana?',
    ],
  },
]

/** A host's questions about their own dates. */
export const hosting: IntentRow[] = [
  {
    intent: 'hosting',
    value: 'coming',
    say: `cuant[oa]s (son|vienen|llegan|seran)$ / (que|cuant[oa]s|cuales) (reserva*|salida*|grupo*|fecha*|tour*) (tengo|hay|me tocan) (para)? / (a que hora|cuando) (empieza|es|salimos|sale|llegan) (lo de|lo|el grupo|la gente) / (quien*|cuant[oa]s|cuanta gente|que gente) (me|nos)? (viene*|llega*|toca*|cae*|visita*|tengo|va a venir|van a venir|recibo|atiendo) /
      (cuant[oa]s|cuanta|que) (personas|gente|viajer[oa]*|turistas|clientes)? (tengo|vienen|viene|llegan|esperamos|espero|me tocan) (para|el)? (manana|hoy|pasado)? /
      (mis|los|el) (viajer[oa]*|huespedes|clientes|grupos|grupo|turistas|gente|gentes) (de|para)? (manana|hoy) / (tengo|hay|llega|viene) (gente|grupo|grupos|clientes|alguien|turistas) (para)? (manana|hoy) / que (tengo|hay) (para)? (manana|hoy) /
      mi (agenda|dia)`,
    examples: ['¿quién viene mañana?', '¿cuánta gente tengo hoy?'],
  },
  {
    intent: 'hosting',
    value: 'collect',
    say: `cuanto (dinero|efectivo)? (voy a|tengo que|debo|hay que|me toca|toca|puedo) (cobrar|recibir|recoger|juntar|agarrar) / (efectivo|dinero) (a|por|que) (cobrar|recibir|recoger|voy a recibir) /
      cuanto (les|le)? (cobro|recibo|recojo) / cuanto me (van a)? (pagar|pagan|dan|dar|traen|traer) / por cobrar / (alguien|quien*|gente) (que)? (aun|todavia)? no (me)? (ha|han)? (pagado|pago|pagaron) / quien* (me)? (debe|deben|falta pagar|no ha* pagado)`,
    examples: ['¿cuánto voy a cobrar mañana?', '¿quién me debe?'],
  },
  {
    intent: 'hosting',
    value: 'unanswered',
    say: `quien* (me)? falta* (de|por)? (confirmar|responder|contestar|aceptar) / tengo pendiente* (algo)?$ / tengo (algo|cosas) pendiente* / (que|cuant[oa]s|cuales|tengo|hay) (solicitud*|mensaje*|peticion*|reserva*|chat*|pregunta*) ... (pendiente*|sin (responder|contestar|leer)|por (responder|contestar|confirmar)|nuev[oa]*) /
      (solicitudes|mensajes|chats) (pendientes|sin (responder|contestar|leer)|nuev[oa]s) / sin (responder|contestar|respuesta) / (a)? quien* (no)? (le|les)? (he|falta|debo|tengo que) (respondido|contestado|responder|contestar) / (tengo|hay) (algo|alguien|gente) (que|por|pendiente|sin) ... (responder|contestar|aceptar|confirmar|respuesta|pendiente)? /
      que me falta (responder|contestar|confirmar|por responder|por contestar|por confirmar) / pendiente* (de|por) (contestar|responder|confirmar) / solicitudes`,
    examples: ['¿qué solicitudes tengo sin responder?', 'mensajes sin leer'],
  },
  {
    intent: 'hosting',
    value: 'earnings',
    say: `(cuanto|que) (he|llevo|hemos|me ha*)? (gan*|vend*|ingres*|factur*|quedado) / cuanto (dinero)? (hice|llevo|voy) (este|en el|el) (mes|ano) / (como) (voy|va|vamos|ando) ... (mes|ganancia*|venta*) / mis (ganancias|ingresos|ventas) /
      (comision|lo que) (debo|le debo) a torogoz / cuanto (es|pago|debo) de comision / ganancias`,
    examples: ['¿cuánto he ganado este mes?', 'mis ganancias'],
  },
]
