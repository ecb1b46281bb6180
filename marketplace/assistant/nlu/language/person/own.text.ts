// Questions of travelers about their own reservations; rows as in intents.text.ts.
import type { IntentRow } from '../intents.text.ts'

export const own: IntentRow[] = [
  {
    intent: 'bookings',
    value: 'reason',
    say: `(cancelaron|rechazaron|anularon|negaron|tumbaron) (y)? (por que|porque)$ / (yo)? no (la|lo|las)? (cancele|cancelamos) (nada|yo|ninguna)? / quien (la|lo|me la|me lo) cancelo / (por que|porque|xq|por que motivo|por cual razon|cual fue el motivo) ... (cancel*|rechaz*|negaron|nego|declin*|anul*) / (motivo|razon) (de|por|del) ... (cancel*|rechaz*)`,
    unless: 'quiero cancel* / puedo cancel* / tengo que cancel* / cancelo / cancelar',
    examples: ['¿por qué me cancelaron lo del volcán?', 'por qué me rechazaron la reserva'],
  },
  {
    intent: 'bookings',
    value: 'clash',
    say: `(se|me|nos) (me|nos)? (chocan|choca|cruzan|cruza|traslapan|traslapa|empalman|enciman|topan) ... (reserva*|horario*|hora*|dia|salidas|tours|cosas|dos) / (reserva*|salidas|tours) (mias)? (que)? se (me)? (chocan|cruzan|traslapan|empalman|enciman|topan) / (puse|tengo|reserve|aparte|hice) (dos|varias|varios|mas de una) (reservas|salidas|cosas|tours|paseos)? (para|el|en)? (el)? mismo dia / (dos|varias|alguna*) reservas (el|para el|en el) mismo dia`,
    unless: 'fechas de mi (tour|experiencia)',
    english: `(my|any|two) ... (bookings|tours|trips) ... (overlap*|clash*|conflict*|same (day|time))`,
    examples: ['¿se me cruzan dos reservas?', 'do any of my bookings overlap'],
  },
  {
    intent: 'bookings',
    value: 'paid',
    say: `(devuelven|devuelve|devolver|devolucion|reembols*|regresan|regresar|pagar|pago|cobra*|debo) ... (que|la|lo|de) (me|nos|se|ya)? (cancelaron|cancelo|cancelad[oa]|rechazaron|anularon) / (que|la|lo) (me|nos|se)? (cancelaron|cancelo|esta cancelad[oa]|salio cancelad[oa]|rechazaron) ... (devuelven|devuelve|devolucion|reembols*|pagar|pago|cobra*|debo)`,
    unless: 'si (me|la|lo|cancel*|el|mi) / hasta cuando / por que',
    english: `(refund*|money back|pay|paid|charged) ... (cancelled|canceled) / (cancelled|canceled) (one|booking|tour) ... (refund*|money back|pay|paid|charged)`,
    examples: ['¿me devuelven algo de la que me cancelaron?'],
  },
  {
    intent: 'bookings',
    value: 'spent',
    say: `cuanto (me|nos)? (ha|han|he|hemos) (salido|costado|ido|soltado|dejado|botado) / cuant[oa] (dinero)? (ya)? (he|hemos|llevo|llevamos|ya|me he)? (gast*|pagado|invertido) / cuant[oa] (dinero)? llev[oa]* (gastado|pagado|invertido) / mis gastos / total gastado /
      (dinero)? que he gastado`,
    unless: 'gastari* / gastarem* / gastar / gastamos si / pagari*',
    examples: ['¿cuánto he gastado?', 'cuanto pisto he gastado'],
  },
  {
    intent: 'bookings',
    value: 'status',
    say: `(me|nos) (iban|van|quedaron|quedaron de) (a)? (confirmar*|responder*|contestar*|avisar*) / (cuando|hasta cuando|a que hora) (se)? (vence*|expira*|caduca*) / (cuando|para cuando) (me|nos) (van a|va a)? (contest*|respond*|confirm*|acept*|dice*|avis*) / (me|nos) (han)? (respondieron|respondio|contesto|contestaron|respondido|contestado) (ya)? (lo|la|el|sobre|de) (de|del|mio|mia|reserva)? / (confirm*|acept*|aprob*) (ya)? lo (de|del|mio) / ya (acept*|confirm*|aprob*) (el|la|mi|lo|ella) / (ya)? (me|nos|la|lo) (han)? (confirm*|acept*|aprob*) (ya)? (mi|la|lo|el|esta|esa|todo)? /
      (esta|quedo|sigue|ya esta)? (confirmad[oa]*|aceptad[oa]*|aprobad[oa]*) (mi|la|lo|el)? /
      (como|en que) (va|esta|quedo|sigue) (mi|la)? (reserva|reservacion|solicitud) /
      (mi|la) (reserva|solicitud) (ya)? (esta)? (confirm*|acept*|pendiente|list[oa]) /
      (que paso|que onda) con mi (reserva|solicitud) / (ya)? (respondio|contesto) (el|la|mi) (anfitrion|guia) /
      (me|nos)? (la|lo|las|los) cancelaron$ / (mi|la) (reserva|salida) (fue|esta|quedo) cancelada$`,
    unless: `por que / antes (de)? que / sin que / si (me|nos)? (la|lo)? cancel* / si no (me|nos|la|lo) (acept*|confirm*|contest*|respond*) / (cuanto|cuando|como) ... (tardan|tarda|demora*|tiempo) ... confirm* / confirmar (mi)? asistencia /
      no me (han)? (confirm*|respond*|contest*) / reservas? confirmad[oa]s? / que (significa|quiere decir) / diferencia`,
    english: `(did|has|have) (the|my|anyone|anybody|he|she|they|somebody|host) ... (accept*|repl*|answer*|confirm*|respond*) / (is|are|was) (my|it|the) ... confirmed / any (news|answer|reply) (about|on|from)`,
    examples: ['¿ya me confirmaron lo de mañana?', '¿está confirmada mi reserva?'],
  },
  {
    intent: 'bookings',
    value: 'list',
    say: `(ya|si|siempre)? (quedo|quedaron|esta|estan|sale|salio|aparece*|sigue) (ya|bien|como)? (cancelad[oa]s?|anulad[oa]s?) / (ya)? (si)? (la|lo|las)? cancele (la|lo)? (bien)? (verdad|o no|o todavia)`,
    unless: 'por que / por cual / motivo / razon / cuenta / si (la|me|el) / que (pasa|hago)',
    english: `(is|was|did) ... (really|already|actually) (cancelled|canceled)`,
    examples: ['¿ya quedó cancelada la otra, verdad?', '¿aparece cancelada alguna?'],
  },
  {
    intent: 'bookings',
    value: 'cancel',
    say: `(hasta (cuando|que (dia|hora|fecha))|(que|cual) es lo (mas tarde|ultimo)|con cuant[oa] (tiempo|anticipacion|dias|horas)?) ... (cancelar|cancelo|anular|anulo|cancelarl[oa]) ... (lo|la|el|las|los) (de|del)`,
    unless: 'si (llueve|reservo|aparto)',
    english: `(until when|how late|by when|what is the latest) ... cancel (the|my) [a-z]*`,
    examples: ['¿hasta cuándo puedo cancelar lo de las tirolesas?'],
  },
  {
    intent: 'bookings',
    value: 'cancel',
    say: `(puedo|podria|podemos|se puede|quiero|quisiera|queremos|necesito|necesitamos|deseo|tengo que|todavia puedo) (todavia|aun)? (cancelarla|cancelarlo|cancelar|anularla|anularlo|anular) (la|lo|esta|esa|este|ese|el|mi|todavia|aun|ya|gratis|eso) /
      (puedo|podria|podemos|se puede|quiero|quisiera) (cancelarla|cancelarlo|anularla|anularlo) /
      (cancelar|anular) (mi|la|esa|esta|una) (reserva|reservacion|visita|tour|experiencia|salida) / (quiero|necesito|quisiera|ocupo|tengo que) (cancelar|anular)$ / (me|m) urge (cancelar*|anular*) /
      (es|sale|seria) gratis (si)? (la|lo)? cancel* / cancelo (la|esta|esa) ... (me cobran|pago|cuanto) /
      (me cobran|pago algo) si (la|lo)? cancelo / (si)? (cancelo|anulo|quito) (lo|la|el) (de|del|mio|reserva|tour) / ya no (quiero|queremos|podemos|puedo|voy a|vamos a) (poder)? (ir|hacer) (a|al|lo|la|el)? / ya no (puedo|podemos|voy a|vamos a) (ir|asistir|llegar) /
      (ya)? no (voy|vamos) a poder (ir|llegar|asistir) / (ya)? no (podre|podremos|podria|podriamos|pude|pudimos) (ir|llegar|asistir) / (me|nos|se) (me|nos|le)? (enferm*|accident*|complic*|quebr*) ... (mi|la|las|mis) (reserva*|reservacion*) / (que|como) (hago|hacemos|pasa|queda) con (mi|mis|la|las) (reserva*|reservacion*)$ / (que|como) (hago|hacemos|pasa|queda) con (la|mi|lo) (reserva|reservacion)? (de|del) / (ya)? no (voy|vamos|llego|llegamos) (ir|poder) (a|al)$`,
    unless:
      'si (llueve|hay|cae|esta|cierran|el|no (me|nos)) / (anfitri*|guia) ... (no|cancel*) / como (se|puedo|hago para)? (la|lo)? cancel* / hasta cuando / puedo cancelar$ / (con|por) que / si (quiero|tengo que) cancelar',
    english: `(need|want|have|like|going) to cancel / cancel (the|my) (one|booking|reservation|tour|trip)`,
    examples: ['¿puedo cancelarla todavía?', 'ya no puedo ir', '¿puedo cancelar la de mañana?', 'cancelar mi reserva'],
  },
  {
    intent: 'bookings',
    value: 'price',
    say: `cuanto (pague|pagamos|di|dimos|me cobraron|nos cobraron) (por|en) (lo|la|el|las|los) / cuanto (dinero)? (tengo que|debo|hay que|me toca|nos toca|necesito) (pagar|llevar|dar) (por|de|en|manana|hoy|el|la|para|dinero) /
      cuanto dinero (tengo que|hay que|debo) llevar / cuanto (debo|me toca|nos toca) / cuanto (dinero)? (llevo|llevar) (para)? (manana|hoy|el) /
      (dinero)? (tengo que|hay que) llevar ... efectivo /
      cuanto (es|sale|cuesta|pago|vale) (mi|lo de|lo mio|la) (reserva|de manana|mia|manana)`,
    unless: 'en total de lo / por todo / de todo lo / de todas / todas mis',
    examples: ['¿cuánto tengo que pagar por lo de mañana?', 'cuanto dinero tengo que llevar'],
  },
  {
    intent: 'bookings',
    value: 'voucher',
    say: `(mi|el|un) (boleto|voucher|ticket|comprobante|recibo|factura) /
      (imprimir|descargar|bajar|ver|donde esta) (mi|el|la)? (boleto|voucher|ticket|comprobante|reserva|recibo) `,
    unless: 'sin (senal|internet|conexion) / no me llego / (tengo|hay|debo|necesito) (que)? imprimir',
    examples: ['¿dónde está mi boleto?', 'quiero imprimir el comprobante'],
  },
  {
    intent: 'bookings',
    value: 'host',
    say: `como (hago|le hago|puedo|podria)? (para)? (hablarle|avisarle|decirle|preguntarle|mandarle mensaje|escribirle|contactarl[oae]|comunicarme con (el|ella)|llamarle|llamarl[oa]|localizarl[oae]) / quien (es|sera) (mi|el) (anfitrion|guia) / quien (me|nos) (va a|viene a|ira a)? (recibe|lleva|espera|guia|atiende|recibir|llevar|esperar|guiar|atender|acompanar) / como se llama (mi|el) (anfitrion|guia) /
      (telefono|celular|contacto|numero|whatsapp|whats) (de|del|de la) (mi|el|nuestro)? (anfitrion|guia)`,
    examples: ['¿quién es mi anfitrión?', '¿cómo se llama mi guía?'],
  },
  {
    intent: 'bookings',
    value: 'bring',
    say: `que (hay que|debo|tengo que|necesito|puedo)? (llevar|llevo|ponerme|me pongo) (para|a)? (manana|hoy|lo de|la de|mi|el|este|pasado)`,
    unless: 'es que (me|la|lo)? llev*',
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
    say: `(cuando|que (dia|mes)|en que (fecha|mes)) fue (la vez)? que (yo)? (fui|fuimos|hice|hicimos) / ^ (cuando|que dia) (fui|fuimos|hice|hicimos) (yo)? (a)? (lo|la|el) (de|del)`,
    english: `when did (i|we) (go|do)`,
    unless: 'gust* / encant* / quiero (algo|otr*)',
    examples: ['¿cuándo fue que fui a lo de las tortugas?'],
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
    value: 'common',
    say: `(que|en que) (tienen|hay|coinciden|se parecen) (en comun)? ... (mis|las|reservas|reserve|tengo|dos|tres) / en que se parecen (mis|las|lo que) / en comun ... (mis|reservas|reserve)`,
    english: `(what|anything) ... (in common) ... (bookings|reservations|trips|both|them|tours) / what do ... have in common`,
    examples: ['¿qué tienen en común mis reservas?', 'what do my bookings have in common'],
  },
  {
    intent: 'bookings',
    value: 'sum',
    say: `cuanto ... todo (lo)? que (tengo|aparte|reserve|he|hemos|llevo) / cuanto debo en total / cuanto ... (por|de) (todo|todas) (lo|las|los)? (que|mis) / cuanto (me)? (suman|suma|hacen|es|son|sale|seria|debo|tengo que pagar) (en total|todas|todo|por todas|por todo|las|mis) (mis|las)? (reservas|reservaciones)? / (el)? total de (mis|todas|las) reservas / cuanto (es|suman|debo|voy a pagar) ... (todas|mis reservas|entre todas) / (y)? cuanto (suman|hacen) (todas|juntas|entre todas|en total)?$`,
    unless:
      '(he|hemos) (gastado|pagado) / llevo (gastado|pagado) / gaste / gastamos / gastado / (menos|mas) de # / (hasta|maximo|tenemos|tengo) #',
    english: `how much (will|do|would) i (spend|pay|owe) (in total|altogether|for (all|everything)) / how much are my (bookings|reservations)`,
    examples: ['¿cuánto suman mis reservas?'],
  },
  {
    intent: 'bookings',
    value: 'code',
    say: `codigo ... (ocho|8) letras / (mi|el|mis) codigo* (de|para) (la|mi|ensenar*|mostrar*|dar*|reserva|confirmacion|manana|hoy|entrar|iniciar|inicio) / (pasa*|da*|deci*|dime|manda*|envia*|ensena*|muestra*|mostra*|necesito|quiero|ver|cual (es|era)|perdi|olvide|borre|no encuentro|donde (esta|veo|encuentro|miro|sale)|como (encuentro|consigo|saco)) (me)? (el|mi) codigo / (el|mi) codigo (ese|para)? ... (donde|lo veo|lo miro|sale|ensen*|mostr*) / donde ... codigo$ / codigo ... donde (lo|esta|sale|aparece)? (miro|veo|encuentro|busco|hallo)?`,
    unless: `codigos / de (otr*|tod*|los|las|ana|maria|juan) / (de|del) (ella|el|cliente*|sistema|viajer*) / para que (es|sirve) / que es / no (me)? (sirve|funciona|agarra|jala) / al correo / promocion* / descuento`,
    examples: ['pasame el código para enseñarle al guía', '¿cuál es mi código?'],
  },
  {
    intent: 'bookings',
    value: 'until',
    say: `(cuanto|cuant[oa]s dias|cuantas horas|cuantas semanas) (me|nos)? falta* (para)? (mi|la|el|lo|ir) (proxim*|reserva|tour|viaje|paseo|experiencia|de)`,
    examples: ['¿cuánto falta para mi próxima reserva?'],
  },
  {
    intent: 'bookings',
    value: 'guests',
    say: `(para|de) cuant[oa]s (personas|gente)? (es|esta|hice|reserve|aparte|puse|pedi) (mi|la)? (reserva)? / cuant[oa]s (personas|cupos|lugares|espacios) (puse|reserve|aparte|pedi|anote|hay en mi|tengo en la|meti)`,
    examples: ['¿cuántas personas puse en la reserva?'],
  },
  {
    intent: 'bookings',
    value: 'paid',
    say: `(ya)? (pague|pagamos|esta pagad[oa]|esta pagado) (mi|la|esa|lo|todo)? (reserva|reservacion|de manana)? (ya|o no|o debo)? / (ya)? (esta|aparece|sale|quedo) pagad[oa] / cuanto (me)? (falta|queda|debo) (por)? pagar / (debo|tengo) algo (por pagar|pendiente de pago) / me falta pagar`,
    unless: `que (sigue|hago) / (y|pero) (no|sigue|aun) / recibo / de mas / dos veces / $ / cuanto (pague|pagamos)`,
    examples: ['¿cuánto me falta por pagar?', '¿ya pagué la reserva?'],
  },
  {
    intent: 'bookings',
    value: 'list',
    say: `(me|nos) (han)? cancelaron (verdad|o no|o que|siempre) / cuantas (reservas)? (me|nos) (han)? (cancel*|rechaz*) / (en|por) que (fue|fueron|lo gaste|gaste eso|pague eso)$ / ultim[oa] (experiencia|tour|salida|paseo|cosa|viaje|vez|lugar) (a)? (la|al|el|lo)? que (yo)? (hice|hicimos|tuve|fui|fuimos|tome|reserve) / (que|cuales|cuant[oa]s) (tours|experiencias|paseos|salidas) (ya)? (he hecho|hemos hecho|hice|hicimos) / (me|nos) (han)? (rechaz*|negaron|anul*) (algo|alguna|alguno|algun|una) / (me|nos) (han)? cancel* (algo|alguna|alguno|algun|una) / cuantos (vamos|somos|ibamos|iremos) (a|al|en|para) / (reserva|reservas) (me|nos)? (falta*|quedan|hay|estan) (por|sin) / (que|cuales) reservas? (me|nos)? (falta*|quedan) /
      (mis|mi|tengo|tenia|ver) ... (reserva|reservas|reservacion*|boletos|viajes|tickets) / reservas? tengo /
      (tengo|he|hemos|ya) (algo)? (reservad[oa]*|reserve|reservamos) /
      (mi|mis) (proxim[oa]*|siguiente*) (reserva|reservas|experiencia*|tour*|salida*|viaje*|paseo*|aventura*|actividad*|cita*) / (lo|la) ultim[oa] que (reserve|aparte|agende|separe) /
      que (tengo|hay) (pendiente|agendado|programado|reservado) / que (planes|salidas|cosas)? tengo (yo)? (para|el|esta|este|manana|hoy|en) / tengo algo (para)? (manana|hoy|este|el|reservado|agendado) /
      (hoy|manana|semana|finde|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo) que tengo (yo)?$ / (yo)? (aparte|apartamos|reserve|reservamos|agende|separe|compre) (algo|una cosa|unas|varias|con ustedes|aqui) / (no)? (me)? (acuerdo|recuerdo) (que|cual|cuando|donde) (aparte|reserve|era|fue|tenia) / (de)? (las|los|lo) que (yo)? (tengo|aparte|reserve|agende) (reservad[oa]*|apartad[oa]*|pendiente*|ahi)?$ / cuantas veces (he|hemos)? (ido|fui|reservad[oa]|reserve|viajado|salido) / (no (me)? (encuentro|veo|hallo|miro|aparece|sale)) (mi|mis|el) (reserva|reservas|reservacion*|tour*|paseo*|salida*) / (donde|como) (veo|miro|encuentro|busco|reviso|hallo) (lo que|mis|mi|las|la) (aparte|reserve|reservas|reserva|reservaciones|reservacion|compre|agende|pedi|tengo)$ / reservas? (cancelad|pendient|confirmad|pasad|anterior)* / lo que reserve / mi ultim[oa] (tour|reserva|experiencia|salida|viaje|paseo) / cuantas reservas / (mi|mis) (historial|agenda)`,
    unless: `equivoque* / (correr|mover|cambiar|pasar|posponer|aplazar|adelantar|atrasar) ... reserva* / como (hago|se hace|hacer) una reserva / (cancelar|cambiar|modificar|mover) (la fecha de)? mi reserva /
      que (significa|quiere decir) / tengo (una)? (duda|pregunta|problema) / mi reserva (sin|aunque) / ver mi reserva sin`,
    english: `what else do i have / (what|anything|something|have i|do i|did i) ... (booked|reserved|scheduled|book|reserve) / (show|list|see|what|whats|which) ... (my|next|upcoming) ... (bookings|reservations|trips|tours|booking|reservation|trip|tour)$ / (my|all) (upcoming|next|past|cancelled|pending)? (bookings|reservations)`,
    examples: [
      '¿Cuáles son mis próximas reservas?',
      'qué tengo reservado',
      'reservas pendientes',
      '¿tengo algo mañana?',
    ],
  },
]
