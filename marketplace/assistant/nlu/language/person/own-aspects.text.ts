// What may be asked about a reservation that is already the subject: '¿y a qué hora?', '¿la segunda cuánto es?'. These phrases are
// shorter than those of own.text.ts, because they count only when a reservation is named or was shown last. The first match
// decides. Notation: pattern.rules.ts.
import type { BookingAspect } from '../../plan.rules.ts'

export type OwnAspectRow = {
  aspect: BookingAspect
  say: string
  unless?: string
  /** Phrases of English messages, as they are typed. */
  english?: string
  examples: string[]
}

export const ownAspectRows: readonly OwnAspectRow[] = [
  {
    aspect: 'sum',
    say: `cuanto (me|nos)? (sale|saldria|cuesta|es|seria|hace) (en)? (todo|todas|total)$ / cuanto ... (pagar|debo|pago) (de|por|en) (todo|todas|total)$ / cuanto ... (de|por|entre) (las (dos|tres|cuatro)|ambas|todas)$ / cuanto (suman|hacen|es|son|seria|serian) (en total|todas|todo|juntas|las dos|las tres|entre todas|entre las dos) / (el)? total de (todas|las dos|las tres|mis reservas) / cuanto (suman|hacen)$ / las dos juntas`,
    english: `total (for|of) (all|everything|both) / (everything|both|them|all (of)? (them|it|my|the|these|those)) ... (total|together|altogether|in all) / how much (for|are|is) (all|everything|both)`,
    examples: ['¿y cuánto suman?'],
  },
  {
    aspect: 'clash',
    say: `(se|me|nos) (me|nos)? (chocan|choca|cruzan|cruza|traslapan|traslapa|empalman|enciman|topan) / (al|el) mismo (dia|tiempo) (las (dos|tres)|amb[oa]s|todas)$ / (dos|varias|mas de una|otra) (reservas|salidas|cosas|tours) (el|para el|en el) mismo dia`,
    english: `(overlap*|clash*|conflict*) / (two|both|more than one) ... (the|on the)? same (day|time)`,
    examples: ['¿no se me cruzan?'],
  },
  {
    aspect: 'reason',
    say: `(fue|fui) ... o (fue|fui) / (fue|fui) ... sin querer / (fue|fui) (el|la|mi)? (anfitri*|guia|ustedes|torogoz) o yo / (cual|que) (fue|es|era) (la|el) (razon|motivo|causa) / (por que|porque|motivo|razon) ... (cancel*|rechaz*|anul*|bot*|quit*|neg*|tumb*) / (cancel*|rechaz*|anul*|tumb*) (y)? (por que|porque|el motivo|la razon)$`,
    english: `why ... cancel* / reason ... cancel*`,
    examples: ['¿por qué me la cancelaron?'],
  },
  {
    aspect: 'status',
    say: `(me|nos)? (la|lo|las|los) cancelaron$ / (fue|esta|quedo|aparece|sigue|sale) (ya|bien)? cancelad[oa]`,
    english: `(was|is|did) (it|that|they|he|she) (get)? (cancelled|canceled|cancel) (it|on me)?$`,
    examples: ['¿me la cancelaron?'],
  },
  {
    aspect: 'cancel',
    say: `(cuanto|que) (pierdo|perderia|pierde|perdemos) / cancel* / anul* / ya no (voy|vamos|puedo|quiero|podemos|queremos|ire|podre) / no (voy|vamos) (a)? (poder)? (ir|llegar|asistir)? / si (mejor)? no (voy|vamos|llego) / arrepent* / arrepient* / (quitar*|quito|deshacer|soltar*)`,
    unless:
      'por que / cuantas (me|nos)? (han)? cancel* / (me|nos) han cancel* / motivo / a tiempo / tarde / (anfitrion|guia|ellos|host) ... cancel* / si (me|nos|la|lo) cancela*',
    english: `cancel* / refundable / (cant|can not|cannot|wont|not going to be able to|dont want to) (make it|go|come|attend) / back out / call it off`,
    examples: ['¿y se puede cancelar?', 'si mejor no voy me cobran algo'],
  },
  {
    aspect: 'until',
    say: `cuanto (tiempo)? (me|nos)? falta* (para)? (que|ir|el|la|lo)?$ / cuant[oa]s (dias|horas|semanas) (me|nos)? (falta*|quedan) / en cuantos dias / (ya)? (mero|falta poco|falta mucho)`,
    english: `how (many days|long|many weeks|soon) (until|till|left|to go|before) / how long (is it)? until`,
    examples: ['¿y cuánto falta?'],
  },
  {
    aspect: 'ends',
    say: `(a|hasta|como a) que hora* (termina*|acaba*|regresa*|vuelve*|volvemos|salimos de ahi|nos desocupa*|es la vuelta|es el regreso|finaliza*) / (cuanto|que tanto) (tiempo)? (dura|durara|tarda|tardara|demora|lleva) / cuantas horas / duracion / hasta que hora`,
    unless: 'mas (larg[oa]|cort[oa]|car[oa]|barat[oa]) / menos (dura*|tarda*)',
    english: `(what time|when) ... (end|ends|finish|finishes|over|done|back) / how long (is|does|will) / duration`,
    examples: ['¿a qué hora termina?', '¿cuánto dura?'],
  },
  {
    aspect: 'paid',
    say: `(como|con que|a quien|donde|cuando) (le|se lo|se la|lo|la)? (pago|pagamos|se paga)$ / (como|con que|donde|cuando) (le|se lo|lo|la)? (pago|pagamos|tengo que pagar*|hay que pagar*) (al|a la|a ella|a el|eso|esa) / (ya|la|lo|esta|aparece|sale) (la|lo|esta|estaba|quedo)? (pagu*|pague|pagad[oa]|pagamos|cancelada la cuenta) / (debo|adeudo|queda*) algo / (hice|hicimos) (el)? pago / falta* (por)? pagar / (cuanto)? (me)? (falta|queda) (por)? (pagar|pag*)`,
    unless: 'que (hago|sigue)',
    english: `(how|when|where|whom|who) (do|should|can) (i|we) pay / (did|have) i (already)? (pay|paid) / (is|was) it paid / (do i|still) owe / (left|still) to pay / paid (for)? (it|this|already|yet)`,
    examples: ['¿ya la pagué?', '¿cuánto me falta por pagar?'],
  },
  {
    aspect: 'code',
    say: 'codigo* / clave de (la)? reserva / numero de (reserva|confirmacion)',
    unless: 'para que / que es / contrasena',
    english: `(confirmation|booking|start|my|the) code / booking number / confirmation number`,
    examples: ['pásame el código'],
  },
  {
    aspect: 'voucher',
    say: 'boleto* / voucher* / ticket* / comprobante* / recibo* / entrada* / pdf / imprim*',
    unless: '(pag*|cobr*|cuesta|cuanto) ... entrada* / entrada* aparte',
    english: `ticket* / voucher* / receipt / pdf / print`,
    examples: ['¿me mandan el comprobante?'],
  },
  {
    aspect: 'guests',
    say: `(cuant[oa]s|para cuant[oa]s) (personas|gente|somos|vamos|puse|ibamos|iremos|reserve|aparte|cupos|lugares|espacios|adultos|ninos)? / cuanta gente / somos # (verdad|va|o)?$ / (a nombre de) quien`,
    unless:
      'horas / dias / veces / reservas / tengo / semanas / minutos / que / estrellas / resenas / favorit* / fechas / opin* / coment* / calific* / anos',
    english: `how many (people|of us|guests|spots|seats|tickets|persons) / for how many`,
    examples: ['¿cuántas personas puse?', '¿somos 2 verdad?'],
  },
  {
    aspect: 'where',
    say: `donde / adonde / en que (lugar|parte|punto) / direccion / ubicacion / punto de (encuentro|reunion|salida) / como (llego|llegar|se llega|llegamos|hago para llegar) / mapa / pin`,
    unless: 'donde (veo|miro|esta|encuentro|saco|cancelo|pongo|dejo|escribo|pago)',
    english: `where / address / location / meeting (point|place) / directions / (how|way|directions|best) ... (get|getting) there / (on)? (the)? map`,
    examples: ['¿y dónde nos juntamos?', '¿cómo llego?'],
  },
  {
    aspect: 'when',
    say: `(a)? que hora* / cuando (es|era|sera|seria|toca|me toca|nos toca|voy|vamos|empieza|fue|tengo)? / (que|cual) (dia|fecha) / para cuando / a las cuantas (es|son|toca|empieza)? / (y)? (el)? (dia|fecha|hora|horario)$ / (a que|que) horas`,
    unless:
      'me (contest*|confirm*|respond*|acept*|pag*|cobr*) / hasta cuando / vence* / donde / cuando (me|nos) (van a)? (contest*|respond*|confirm*|dicen|avis*)',
    english: `(what|which) (time|day|date) / when (is|does|do|are|s) / start time / starts / whens`,
    examples: ['¿y a qué hora?', '¿cuándo es?'],
  },
  {
    aspect: 'bring',
    say: `que (me|nos)? (hay que|debo|tengo que|necesito|tenemos que|toca|puedo)? (llev*|ponerme|pongo|ando|andar|usar|preparar|empac*) / (hay|tengo|debo|toca) (que)? (llevar|andar|usar|ir con|ponerme) / ropa / zapatos / tenis / traje de bano / (cosas|algo) (para|que) llevar / vestid[oa] / (llevo|me llevo) (algo|que)`,
    unless:
      'es que (la|lo)? llev* / llevar (a)? (#|un grupo|mis|los|unos) (alumn*|estudiant*|nin*|cipot*|person*|companer*|emplead*|amig*|sobrin*|niet*|papas|hij*|turist*) / efectivo / dinero / cuanto / mi (perro|hij*|niet*|mama|novi*|espos*|suegr*|abuel*|herman*|prim*|cunad*|ti[oa]) / (llevo|llevamos) a / hora / fecha',
    english: `(what|anything) ... (bring|wear|pack|take|carry) / (should|do) (i|we) (need to)? (bring|wear|pack) / what to (bring|wear|pack) / dress code / clothes / shoes`,
    examples: ['¿y qué me llevo?', '¿hay que andar traje de baño?'],
  },
  {
    aspect: 'price',
    say: `(en|por|a)? cual(es)? ... (pago|gasto|cuesta*|vale*|sale*|cobran) / cuanto (es|era|seria|sale|cuesta|vale|pago|pagare|pagaria|pagamos|debo|hay que|tengo que|me toca|nos toca|me cobra*|llevo|llevar|pague|me sale|nos sale|va a ser|fue|me costo|costo)? (en total|el total|el precio|en efectivo|por todo|todo|por persona|yo)? / (el)? (total|precio|costo)$ / a como / a cuanto / efectivo`,
    unless:
      'cuanto (se|hay que|toca|vamos a|nos toca)? (camin*|anda|andar|sub*) / cuanto (dura|tiempo|falta|tarda*|antes|me tardo) / aceptan / tarjeta / cuanto* (dias|horas|personas)',
    english: `how much / total / price / cost / (bring|need) ... cash`,
    examples: ['¿y cuánto es?', '¿cuánto tengo que llevar en efectivo?'],
  },
  {
    aspect: 'host',
    say: `de quien (es|era|son) / quien (es|fue|era|me|nos|la|lo|va|da|guia|hace|ofrece|atiende|recibe|organiza)? (el|la|mi)? (anfitri*|guia|dueno|duena|encargad*)? / como se llama / (con quien|a quien) (es|fue|fuimos|fui|era|voy|hablo|escribo|busco|pregunto|llego|contacto|pago) / (telefono|celular|numero|contacto|whatsapp|correo) / (como|puedo|quiero|donde|necesito) (le)? (hablo|hablar*|habl*|escrib*|contact*|comunic*|mando mensaje|avis*|pregunt*|llam*|localiz*) / anfitrion / anfitriona`,
    unless: 'cancel* / emergencia / ustedes / torogoz / se quejo / opina* / quien (mas|escribio)',
    english: `who (is|s|are|will|do i|runs|leads|guides) / whos / (host|guide) / (phone|number|contact|reach|call|message|text|talk to|speak to|write to|email) ... (him|her|them|host|guide|the person)? / how (do|can) i (contact|reach|message|call)`,
    examples: ['¿y quién es el guía?', '¿cómo le hablo?'],
  },
  {
    aspect: 'status',
    say: `(cuanto|hasta cuando) ... esper* / confirm* / acept* / aprob* / vence* / expira* / firme / en pie / (todavia|aun)? sigue* (en pie|igual|vigente|pendiente|activa)? / (me|nos) (han)? (respond*|contest*|dij*|dicho) / respond* / contest* / pendiente / vence / segur[oa] que (si)? (voy|va|es) / en que (va|quedo|esta) / (ya)? (quedo|esta) (list[oa]|apartad[oa]|reservad[oa]|hech[oa]) / estado / que paso con`,
    unless:
      'si no (me|nos|la|lo) (acept*|confirm*|contest*|respond*) / acepta* (tarjeta*|efectivo|bitcoin|perr*|mascota*|nin*|dolar*|pago*|chivo) / que (significa|quiere decir) / confirmar asistencia / como (confirmo|acepto)',
    english: `confirm* / accepted / approved / (still|is it) (on|happening|going ahead|valid|good) / pending / (did|has|have) (he|she|they|the host|my host) (answer*|repl*|accept*|respond*|confirm*) / status`,
    examples: ['¿ya me la confirmaron?', '¿sigue en pie?', '¿cuándo me contestan?'],
  },
]
