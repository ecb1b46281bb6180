// What kind of question it is, from the words alone. Order matters: the first list that speaks up decides.
import type { Aspect, Plan } from './plan.rules.ts'
import { says, whereSaid } from './words.rules.ts'

/** What it neither knows nor may know: other people, codes, secrets, and orders to forget what it is. */
const SECRET = [
  '(?:mi|tu|su|el|cual es(?: el)?|dame(?: el)?) codigo(?: de (?:confirmacion|reserva|la reserva|mi reserva|acceso))?',
  'codigos',
  'contrasenas? (?:de|del)',
  '(?:telefono|celular|numero|whatsapp|correo|email|direccion|datos|dui|tarjeta|mensajes|chat|conversacion(?:es)?) (?:personal(?:es)? )?(?:de |del |de la )(?!pago|credito|confirmacion|la experiencia|encuentro|contacto|mi reserva|mis reservas|mi cuenta|personas)\\p{L}+',
  '(?:otr[oa]s?|demas) (?:personas?|usuari[oa]s?|viajer[oa]s?|clientes?|huespedes?)',
  'reservas? de(?:l| la)? (?!hoy|manana|surf|cafe|este|esta|el |la |los |mi |mis |enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic)\\p{L}+',
  '(?:quien(?:es)?) (?:mas )?(?:va|van|reservo|reservaron|esta|estan|ira|iran)(?: (?:a ir|inscritos?|reservad[oa]s?))?',
  'lista de (?:usuarios|clientes|viajeros|correos|telefonos|pasajeros)',
]
const ORDERS = [
  '(?:ignora|olvida|omite)(?:te)? (?:todas? )?(?:las?|tus?|de)? ?(?:instruccion(?:es)?|reglas?|anterior(?:es)?|todo)',
  '(?:tus|las) instruccion(?:es)?',
  'system prompt|prompt del sistema|modo desarrollador|jailbreak',
  'ahora (?:eres|sos)|actua como|finge|hazte pasar',
  'drop table|select .* from|delete from|insert into|union select',
  '(?:soy|como) (?:el )?(?:admin(?:istrador)?|dueno|desarrollador)',
]
const ELSEWHERE = [
  'chistes?|poema|cuento|cancion|adivinanza',
  'presidente|politica(?! de cancelacion| de privacidad)|elecciones|noticias|gobierno',
  'futbol|partido|mundial|seleccion',
  'hotel(?:es)?|hostal(?:es)?|airbnb|alojamiento|donde dormir',
  'vuelos?|aerolineas?|boletos? de avion|pasaporte|visa|aeropuerto',
  'uber|taxi|rentar? (?:un )?(?:carro|auto)|alquilar? (?:un )?(?:carro|auto)|buses',
  'receta|medicina|doctor|enfermedad|dolor|hospital|farmacia',
  'tarea|matematicas|ecuacion|traduce|traducir|programar|python|codigo fuente|javascript',
  'precio del bitcoin|criptomonedas?|acciones|invertir',
  'horoscopo|amor|suegra',
  '(?:que|como esta el) (?:clima|tiempo) (?:hay|hace|hara|habra|manana|hoy)',
  'cuanto es \\d+',
]

/** Deeds that it leaves to the person's own hand. */
const DEEDS: [string, 'cancel' | 'pay' | 'write' | 'favorite'][] = [
  [
    '(?:cancela|cancelame|cancelala|anula|anulame|cancele|cancelar por mi|cancelemos|cancelalo)(?: (?:mi|la|esa|esta|el|las|mis))?',
    'cancel',
  ],
  ['(?:pagame|paga|cobrame|cobra|pagar por mi|transfiere|deposita)', 'pay'],
  [
    '(?:guarda|guardala|guardalo|guardame|agrega|agregala|agregalo|anade|anadela|mete|pon|ponela|quita|quitala|saca|elimina|borra)(?: \\p{L}+){0,4} (?:a |en |de )?(?:mis )?favorit[oa]s',
    'favorite',
  ],
  [
    '(?:escribile|escribele|manda(?:le)?|envia(?:le)?|dile|decile|avisale) (?:un |una )?(?:mensaje|correo|nota|aviso|al? anfitrion|al guia)?',
    'write',
  ],
  [
    '(?:borra|elimina|cambia|modifica|edita|actualiza|publica|crea|bajale|ponle|rebaja)(?:me|la|lo)? (?:el|la|mi|mis|una|un|esta|esa|todas|los|las|su|al)',
    'write',
  ],
]

/** What a question about the ways of the house is about; the words lead to the answer among the frequent questions. */
const POLICIES: [string, string][] = [
  [
    '(?:anfitrion|guia|host|ustedes)(?: me)? cancelan?|(?:si )?me (?:la )?cancelan?|si (?:lo |la )?cancela',
    'cancela-anfitrion',
  ],
  ['llueve|lluvias?|llover|lloviera|mal (?:clima|tiempo)|tormentas?|temporal|clima', 'lluvia'],
  [
    '(?:puedo|podria|se puede|como|hasta cuando|hay que|donde|debo|quiero|costo por|multa|penalidad|cobran por|pasa si|si)(?: \\p{L}+){0,3} cancel(?:o|ar|acion|amos|e|arla|arlo)|cancelacion(?:es)?|politicas?(?: de)?|reembolsos?|devolucion(?:es)?|devuelven|devolver',
    'puedo-cancelar',
  ],
  [
    '(?:cambiar|modificar|mover|editar|cambio)(?: \\p{L}+){0,3} (?:fecha|reserva|personas|dia|hora)|reprogramar|reagendar',
    'cambiar-reserva',
  ],
  ['depositos?|anticipos?|adelantad[oa]|por adelantado|estafa|fraude|transferencias?', 'deposito'],
  ['cajeros?|billetes?|vuelto|feria', 'cambio'],
  [
    '(?:como|donde|cuando|con que|puedo|se puede|hay que|aceptan|acepta|reciben|forma|formas|metodos?)(?: \\p{L}+){0,3} (?:pag\\p{L}+|pagos?|tarjetas?|bitcoin|efectivo)|tarjetas?(?: de credito)?|bitcoin|pago|formas? de pago|en efectivo',
    'como-se-paga',
  ],
  [
    'cargos?|impuestos?|propinas?|costos? (?:extra|adicional(?:es)?|ocultos?)|cobran (?:algo )?(?:mas|extra)|comision(?:es)?',
    'cargos',
  ],
  ['para que (?:es|sirve)(?: el)? codigo|que es el codigo', 'codigo'],
  [
    '(?:que pasa|que sigue)(?: \\p{L}+){0,2} (?:despues|luego|al reservar|reservar)|(?:cuanto|cuando|tardan?)(?: \\p{L}+){0,3} (?:confirm\\p{L}+|respond\\p{L}+)|no me (?:han )?(?:confirma\\p{L}*|responde\\p{L}*|contesta\\p{L}*)',
    'despues-de-reservar',
  ],
  ['necesito (?:una )?cuenta|sin cuenta|registrarme', 'necesito-cuenta'],
  ['(?:experiencia )?informativas?', 'informativa'],
  ['zona horaria|hora de el salvador', 'horas'],
  [
    '(?:como )?(?:hablo|hablar|contact\\p{L}+|comunic\\p{L}+|escrib(?:o|ir)\\p{L}*|chat\\p{L}*)(?: \\p{L}+){0,3} (?:anfitrion|guia|host|ell[oa]s)|como funciona el chat',
    'chat',
  ],
  ['resenas?|dejar (?:una )?(?:opinion|calificacion)|calificar', 'resenas'],
  ['(?:eliminar|borrar|cerrar|descargar)(?: \\p{L}+){0,2} (?:cuenta|datos)|privacidad|mis datos', 'mis-datos'],
  ['contrasena|clave|no puedo entrar', 'contrasena'],
  [
    'ser anfitrion\\p{L}*|quiero publicar|publicar (?:una|mi)|ofrecer (?:una|mi|mis)|vender (?:mi|mis)',
    'ser-anfitrion',
  ],
  ['sin (?:senal|internet|datos|conexion)|offline', 'sin-senal'],
  ['(?:voy|llego|llegar|si llego)(?: \\p{L}+)? tarde|atrasad[oa]|retraso', 'tarde'],
  ['confirmar (?:mi )?asistencia', 'asistencia'],
  ['(?:no me llego|correo|email)(?: \\p{L}+){0,3} (?:correo|email|llego|confirmacion)', 'sin-correo'],
  ['notificaciones|avisos|spam|suscripcion', 'avisos'],
  ['es (?:seguro|confiable)|confianza|seguridad', 'quien-recibe'],
]

const BOOKINGS =
  '(?:mis|mi|tengo|tenia|ver) (?:\\p{L}+ )?(?:reservas?|reservacion(?:es)?|boletos?|viajes?|tickets?)|reservas? tengo|(?:tengo|he|hemos|ya) (?:algo )?reserv(?:ad[oa]s?|e|amos)|(?:mi|mis) (?:proxim[oa]s?|siguiente) (?:\\p{L}+)|cuando (?:es|sera|salgo|me toca)(?: \\p{L}+)? (?:mi|la mia)|que (?:tengo|hay) (?:pendiente|agendado|programado)|mi (?:tour|experiencia|salida|paseo)'
const FAVORITES = 'favorit[oa]s?|guardad[oa]s|(?:lo|la|las|los) que guarde|mis corazones|mi lista'

/** Questions that are answered without looking at days, places and prices. */
export function readIntent(text: string): Plan | null {
  const any = (list: string[]) => list.some((one) => says(text, one))
  if (says(text, 'para que (?:es|sirve)(?: el)? codigo|que es el codigo'))
    return { intent: 'policies', topics: ['codigo'] }
  if (any(ORDERS) || any(SECRET)) return { intent: 'secret' }
  const deed = DEEDS.find(([names]) =>
    new RegExp(
      `^(?:por favor |porfavor |oye |mira |podes |puedes |me podes |quiero que )?(?:${names})(?![\\p{L}\\p{N}])`,
      'u',
    ).test(text),
  )
  if (deed && !/favorit/.test(text) === (deed[1] !== 'favorite')) return { intent: 'hands-off', deed: deed[1] }
  if (says(text, FAVORITES)) return { intent: 'favorites' }
  if (
    says(text, 'mis datos|mi cuenta') ||
    !says(text, BOOKINGS) ||
    says(
      text,
      'cancel\\p{L}*|cambi\\p{L}*|modific\\p{L}*|reprogram\\p{L}*|confirman|llueve|tarde|sin (?:senal|internet|datos)',
    )
  ) {
    const policies = POLICIES.map(([names, topic]) => ({ topic, at: whereSaid(text, names) })).filter(
      ({ at }) => at >= 0,
    )
    const asksFor = says(text, 'que (?:cancele|cancelad[oa]s)|reservas? cancelad[oa]s?')
    if (policies.length > 0 && !asksFor) {
      // The likeliest two, answered in the order of the question.
      const asked = policies.slice(0, 2).toSorted((a, b) => a.at - b.at)
      return { intent: 'policies', topics: asked.map(({ topic }) => topic) }
    }
  }
  if (says(text, BOOKINGS) || says(text, 'reservas? (?:cancelad|pendient|confirmad|pasad|anterior)\\p{L}*'))
    return { intent: 'bookings', which: whichBookings(text) }
  if (any(ELSEWHERE)) return { intent: 'elsewhere' }
  return readCourtesy(text)
}

function whichBookings(text: string): Extract<Plan, { intent: 'bookings' }>['which'] {
  if (says(text, 'cancel\\p{L}+')) return 'cancelled'
  if (says(text, 'pendientes?|sin confirmar|por confirmar|confirmaron|esperando')) return 'pending'
  if (says(text, 'pasad[oa]s?|anteriores|historial|hice|hechas|fui|completad[oa]s?|viej[oa]s')) return 'past'
  if (says(text, 'proxim[oa]|siguiente|cuando (?:es|sera|salgo|me toca)(?: \\p{L}+)?')) return 'next'
  if (says(text, 'todas|todos')) return 'all'
  return 'upcoming'
}

const HELLO =
  'hola|holi|buenas(?: (?:tardes|noches))?|buenos dias|buen dia|que (?:onda|tal|hubo|ondas)|hey|saludos|hello|hi|como (?:estas|esta|te va|andas|vas)|alo'
const THANKS =
  '(?:muchas |mil |muchisimas )?gracias|te agradezco|genial|excelente|perfecto|buenisimo|que chivo|chivo|cheque|cabal|va pues|ok|okay|vale|listo|entendido|thanks|de nada|super'
const BYE = 'adios|hasta (?:luego|pronto|manana)|nos vemos|chao|bye|salu'
const HELP =
  'ayuda|ayudame|que (?:puedes|podes|sabes|haces|hace)(?: (?:hacer|por mi))?|en que (?:me )?(?:puedes|podes) ayudar(?:me)?|como (?:funcionas?|te uso|se usa)|opciones|menu|que te puedo preguntar'
const WHO =
  '(?:quien|que) (?:eres|sos)|como te llamas|(?:eres|sos) (?:un |una )?(?:robot|bot|persona|humano|ia|inteligencia artificial|real)|tu nombre'

const only = (text: string, names: string) =>
  new RegExp(`^(?:(?:${names}|y|a todos|torogoz|por|todo|la info|informacion|tu|la|favor)(?: |$))+$`, 'u').test(text)

/** Words of politeness and nothing else. */
export function readCourtesy(text: string): Plan | null {
  if (only(text, HELLO)) return { intent: 'greeting' }
  if (only(text, THANKS)) return { intent: 'thanks' }
  if (only(text, `${BYE}|${THANKS}`)) return { intent: 'bye' }
  if (says(text, WHO)) return { intent: 'who' }
  if (only(text, `${HELP}|${HELLO}`)) return { intent: 'help' }
  if (says(text, 'cerca de mi|donde estoy|mas cerca|mi ubicacion|por aqui|cerca de aqui|cercan[oa]s?'))
    return { intent: 'position' }
  return null
}

/** What is asked of one experience. */
const ASPECTS: [string, Aspect][] = [
  [
    '(?:me |lo |la |nos )?(?:quiero |podes |puedes |podrias |quisiera |queremos |vamos a |ayudame a |deseo )?(?:reserv(?:a|ame|ar|alo|ala|arla|arlo|amela|amelo|anos|emos|arme)|apart(?:a|ame|ar|amela|ala|alo|arla)|agend(?:a|ame|ar)|inscrib(?:eme|ime|irme|ir)|apuntame|anotame)|(?:me apunto|lo quiero|la quiero|me quedo con)',
    'book',
  ],
  [
    'cuanto (?:cuesta|vale|cobran|cobra|sale|saldria|cuestan|es|seria|hay que pagar|pago|me cuesta|nos sale|costaria)|precios?|costo|tarifa|a como',
    'price',
  ],
  [
    'cuanto (?:dura|tiempo|tarda|demora)|duracion|cuantas horas|cuantos dias|a que hora (?:termina|acaba|regresa)',
    'duration',
  ],
  ['(?:en )?(?:que |cuales )?idiomas?|hablan|habla (?:ingles|espanol)|es en (?:ingles|espanol)', 'languages'],
  ['(?:que |no )?(?:incluye|incluyen|trae|esta incluido|viene incluido|va incluido)|incluid[oa]s?', 'included'],
  [
    'que (?:hay que |debo |tengo que |puedo |necesito )?(?:llevar|llevo|ponerme|vestir|me pongo)|como (?:voy|ir) vestid[oa]',
    'bring',
  ],
  [
    '(?:donde|adonde|a donde) (?:es|queda|esta|nos (?:vemos|encontramos|juntamos)|se (?:juntan|encuentran|sale)|sale|empieza|hay que (?:ir|llegar)|se ubica)|punto de encuentro|direccion|ubicacion|como (?:llego|se llega|llegamos|llegar)',
    'meeting',
  ],
  [
    '(?:hay|tiene|tienen|queda|quedan|tendra|habra|tenes|tienes)(?: \\p{L}+){0,2} (?:cupos?|espacios?|lugar(?:es)?|disponibilidad|campo|fechas?)|cupos?|disponibles?|disponibilidad|que (?:fechas?|dias?)|cuando (?:hay|es|sale|salen|puedo ir|empieza|toca)|horarios?|a que hora|proximas? fechas?|fechas',
    'dates',
  ],
  ['quien (?:es|la da|lo da|guia|nos lleva|organiza|lo organiza|la organiza)|(?:el |la |su )?anfitrion(?:a)?', 'host'],
  ['cuant[oa]s (?:personas|caben|pueden|gente|somos|van)|maximo de personas|tamano del grupo|grupo maximo', 'group'],
  [
    'edad minima|desde que edad|(?:pueden ir|puedo llevar|puedo ir con|sirve para|apto para|aptas? para|se puede con|admiten|aceptan|llevar a)(?: \\p{L}+){0,2} (?:ninos?|ninas?|hijos?|bebes?|cipotes)',
    'children',
  ],
  [
    '(?:puedo llevar|llevar|aceptan|acepta|admiten|admite|permiten|permite|puedo ir con)(?: \\p{L}+){0,2} (?:perr[oa]s?|perrit[oa]s?|mascotas?|gatos?)',
    'pets',
  ],
  ['silla de ruedas|(?:es |son )?accesibles?', 'access'],
  [
    '(?:cuentame|contame|dime|decime|hablame|info(?:rmacion)?|detalles?|mas info(?:rmacion)?|descripcion|saber)(?: mas)?(?: (?:de|sobre|del|acerca de))?|de que (?:se )?trata|como es|que se hace|en que consiste|que hacen',
    'all',
  ],
]

/** The aspect a message asks for, or null; the pattern that told it, so that its words can be cut out. */
export function readAspect(text: string): { aspect: Aspect; names: string } | null {
  const found = ASPECTS.find(([names]) => says(text, names))
  return found ? { aspect: found[1], names: found[0] } : null
}
