// The kinds of questions. The first matching row decides, so what must never be missed comes first. A row is one intention;
// `say` holds its phrases (see pattern.rules.ts), and language.test.ts checks its examples.

import { aboutTheCountry } from './country.text.ts'
import { accidents } from './person/accidents.text.ts'
import { hostHistory } from './person/host-history.text.ts'
import { hosting } from './person/hosting.text.ts'
import { own } from './person/own.text.ts'
import { safety, trouble } from './person/safety.text.ts'

export type IntentRow = {
  intent:
    | 'emergency'
    | 'own-reviews'
    | 'alerts'
    | 'secret'
    | 'complaint'
    | 'human'
    | 'hands-off'
    | 'favorites'
    | 'bookings'
    | 'hosting'
    | 'reviews'
    | 'best-host'
    | 'ask-host'
    | 'elsewhere'
    | 'weather'
    | 'transport'
    | 'discount'
    | 'sun'
    | 'distance'
    | 'position'
    | 'who'
    | 'insult'
    | 'sorry'
    | 'small-talk'
  /** The sort within its kind: an action, a question about one's own reservations, a host's question. */
  value?: string
  say: string
  /** Does not match if this is said too. */
  unless?: string
  /** Phrases of English messages, as they are typed. */
  english?: string
  examples: string[]
}

/** Actions the assistant never does itself: the person must do them. */
const unsupportedActions: IntentRow[] = [
  {
    intent: 'hands-off',
    value: 'cancel',
    say: `(cancela|cancelame|cancelamela|cancelala|cancelela|cancelelo|cancelenme|anula|anulame|cancele|cancelemos|cancelalo|cancelenla|cancelar por mi) (ya)? (mi|la|esa|esta|el|las|mis|mi reserva)?`,
    unless: `ya (la|lo)? cancele / cancele (una|la de|lo de|el de|ayer) / (cual|que) ... cancele / si (me|la|lo|el|se)? (la)? cancel* / (anfitrion|guia|host|ustedes) (me|nos)? cancel* / se cancel* / que pasa`,
    examples: ['cancela mi reserva', 'cancelámela'],
  },
  {
    intent: 'hands-off',
    value: 'pay',
    say: 'pagame / cobrame / pagar por mi / transfiere / deposita / prestame',
    examples: ['pagame la reserva'],
  },
  {
    intent: 'hands-off',
    value: 'favorite',
    say: `(guarda*|agrega*|anade*|mete*|pon*|quita*|saca*|elimina*|borra*) ... favorit[oa]s /
      (guardala|guardalo|guardamela|guardamelo)`,
    examples: ['agrega el surf a mis favoritos', 'guardámela'],
  },
  {
    intent: 'hands-off',
    value: 'write',
    say: `(escribile|escribele|mandale|enviale|dile|decile|avisale) (un|una|a|al|que) /
      (manda|envia) (un|una) (mensaje|correo|nota) /
      (borra|elimina|cambia|cambiame|modifica|edita|actualiza|publica|crea|bajale|ponle|rebaja|borrame) (el|la|mi|mis|una|un|esta|esa|todas|los|las|su|al)`,
    unless: 'eliminar / cambiar / (mi|la) cuenta / mis datos / mi perfil',
    examples: ['cambia el precio del surf a 1 dolar', 'avisale al guía que llego tarde'],
  },
  {
    intent: 'favorites',
    say: `favorit[oa]* / guardad[oa]s / (lo|la|las|los) que (guarde|tengo guardado) / guardado / mis corazones / mi lista de deseos`,
    examples: ['muéstrame mis favoritos', 'lo que guarde'],
  },
]

const otherIntents: IntentRow[] = [
  {
    intent: 'own-reviews',
    value: 'open',
    say: `(me|nos) (falta*|queda*) (por)? (dejar*|escribir*|hacer*|poner*|dar*)? (una|alguna|que|cual*|la|las|mis)? (resena*|opinion*) / (que|cual*|cuantas|alguna) (resena*|opinion*) (me|nos)? (falta*|queda*|tengo pendiente*) / (a quien*|a cual*) (me|nos)? (falta*|no he) (por)? (resen*|calific*) / resenas? pendiente* / (todavia|aun|ya no) (puedo|podemos|se puede|estoy a tiempo|alcanzo) (de|a)? (escrib*|dejar*|hacer*|poner*) (una|la|mi)? (resena|opinion) / (hasta cuando|cuanto tiempo|cuantos dias|hay (plazo|limite|tiempo|fecha)) ... (escrib*|dejar*|hacer*|poner*|para) (una|la|mi)? (resena|opinion) / resena ... (paso|vencio|acabo) (me)? (el|la) (tiempo|plazo|fecha)`,
    unless: 'anfitrion me / (mi|mis) (clientes|huespedes|viajeros) / responder / contestar / editar / cambiar / borrar',
    english: `(which|what|any|how many) reviews (are|do|have|am) ... (left|missing|pending|owe|still|to write) / (can|may) (i|we) still (write|leave|post) (a|the|my)? review / (still|yet) (have|need) to review / (who|whom) ... not reviewed / (deadline|how long|too late) ... (write|leave|post) (a|the|my) review`,
    examples: ['¿me falta dejar alguna reseña?', '¿todavía puedo escribir la reseña o ya se me pasó el tiempo?'],
  },
  {
    intent: 'own-reviews',
    say: `(mis|las) (resena*|opinion*|comentario*|calificacion*) (que)? (yo)? (escrib*|hice|puse|deje|he (escrito|hecho|dejado|puesto)) / mis (resena*|opinion*|comentario*) / (donde|cuales) (estan|veo|son) mis (resena*|opinion*|comentario*) / (la|una) resena que (yo)? (escrib*|hice|puse|deje) / lo que (yo)? (opine|comente|escribi de) / (ya|si|no)? (yo)? (hice|deje|puse|escribi|di|mande) (yo)? (la|una|mi|alguna|las)? (resena*|opinion|calificacion*|estrellas)`,
    unless:
      'me (dejaron|pusieron|hicieron|escribieron) / (corregir*|corrij*|editar*|edito|borrar*|quitar*|cambiar*|arreglar*)',
    examples: ['las reseñas que yo escribí', '¿dónde están mis reseñas?'],
  },
  {
    intent: 'alerts',
    say: `(estoy|quede|sigo|aparezco|voy|ando|me apunte|me anote) ... lista* de espera / mi* lista* de espera / (en que|que) (lugar|puesto|numero) (voy|estoy) / mis (alertas|avisos|busquedas) / (que|cuales|cuantas|tengo) (alguna)? (alertas|busquedas guardadas) / (ya)? (se)? (abrio|libero|hay|hubo) (un)? cupo (de|en) (la)? lista / (me)? avis* ... (abrio|libero) / lista* de espera (tengo|estoy)`,
    unless: 'como (funciona|hago|me apunto) / que es / (salir*|quit*|borr*|ya no)',
    examples: ['¿estoy en alguna lista de espera?', 'mis alertas'],
  },
  {
    intent: 'reviews',
    say: `(alguien|alguno|alguna|nadie|quien*) (ha|han|ya|que|se)? (habl*|dij*|dice|opin*|coment*|puso|pusieron|escrib*|qued*) (muy|algo|cosas)? (mal*|feo|fea*|negativ*|descontent*|inconforme*) / (cuant*|quien*) ... (opinado|opinaron|comentado|comentaron|resenado|calificado) / la pena / (algo|hay|alguien|alguno|quien*) (mal*|feo|negativ*|que (se)? quej*|se quej*) (que|de)? (dig*|dic*|opin*|coment*)? / (que tal|como) (es|son|trabaja) (el|la|los|las) (senor|senora|guia|anfitrion|anfitriona|don|dona|muchacha|muchacho|cocinera|cocinero|chef) (del|de|que) / que (tan)? (bien|mal|buen*) (hablan|opinan|es (el|la|don|dona)) / que (dicen|opinan|opina|dice|piensa|piensan|cuenta|cuentan|dijeron|opinaron|contaron) (las personas|la gente|los demas)? (de|del|que|sobre|las|los|la|el|en|otros|quienes) /
      (como|que tal) les fue / (les|le) gusto a (otros|los|la gente|quienes) /
      (como|que tal) (lo|la|los|las|le)? (calific*|puntu*|valor*) / cuant[oa]s (estrellas|resenas|opiniones) (tiene|tienen|hay|lleva) / (que|como) (calificacion|nota|puntaje|estrellas) (tiene|lleva|le dan) / (las|sus|hay|ver|tiene|tienen|leer|que|cuales|de)? (resena|resenas|opiniones|comentarios|referencias|criticas) /
      (es|son) (buen[oa]s?|recomendable*|recomendad[oa]*) (segun|el|la|los)`,
    unless: `(de|con|da|que|tanta|mucha) (la)? pena / que valg* la pena / (dejar|dejarle*|ponerle*|escribir|hacer|poner|publicar|borrar|quitar) (una|la|mi|mis)? (resena|resenas|opinion*|calificacion*|comentario*) /
      quien* puede* (dejar|escribir|resenar) / mejor* (resenas|opiniones) / buenas (resenas|opiniones)`,
    examples: ['¿qué dicen las reseñas del surf?', '¿vale la pena el buceo?', 'opiniones del kayak en Coatepeque'],
  },
  {
    intent: 'best-host',
    say: `quien* (tiene|tienen|lleva) (mas|mejor*) (estrellas|resenas|calificacion*|opiniones) / (mejor|mejores|buen|buenos|recomiendas un|quien es el mejor) (anfitrion*|guia*|host) /
      (anfitrion|guia) (mejor|mas) (calificad[oa]*|valorad[oa]*|evaluad[oa]*|puntuad[oa]*|recomendad[oa]*|confiable)`,
    examples: ['¿cuál es el mejor anfitrión?', 'un buen guía'],
  },
  {
    intent: 'ask-host',
    say: `(puedo|podemos|se puede|dejan) (llevar|tomar|fumar|meter|volar|usar|poner) (un|una|mi|el)? (licor|cerveza*|vino|alcohol|dron|drone|parlante|musica|hielera|cigarro*) /
      (quiero|puedo|como|quisiera|necesito|dejame|me gustaria|se puede) (le)? (preguntar*|consultar*|hacerle una pregunta) ... (anfitrion|guia|host) /
      pregunta* al? (anfitrion|guia) / preguntale / (mi|su)? (peso|pesa|pesamos|estatura|mide|mido) ... # (libras|kilos|kg|metros|lb)`,
    examples: ['quiero preguntarle algo al anfitrión', 'preguntale al guía'],
  },
  {
    intent: 'elsewhere',
    say: `(a como|cuanto|como) (esta|anda|amanecio|vale) (el)? dolar* / dolar* (hoy|subio|bajo) / (precio|valor|cambio|tipo de cambio) (del|de) (dolar|euro|quetzal|peso|bitcoin|petroleo|oro) / (selecta|partido (de|entre|del)|quien gano|barca|madrid|messi|champions|alianza|fas|aguila|beisbol|pelea de) / bukele / nayib / (que|tu|vos) (opinas|pensas|piensas|crees) (de|del|sobre|acerca) / (diputad*|alcalde|partido politico|votar|impuesto sobre|arena y|fmln|nuevas ideas) / (signo|signos) zodiac* / capital de / cuanto es # / (escrib*|hac*|invent*) (me)? (un|una|el|la) (poema|cuento|cancion|ensayo|tarea|carta|codigo|verso|rap) / haceme la tarea / (libra|quintal) de / loteria / poema / cuento / cancion / adivinanza / presidente / politica / elecciones / noticias / gobierno / futbol /
      mundial / seleccion / receta / medicina / enfermedad /
      farmacia / hospital* / tarea / matematicas / ecuacion / traduce / traducir / programar / python / javascript /
      bitcoin a como / precio del bitcoin / criptomoneda* / acciones / invertir / horoscopo / cuanto es # (mas|por|menos)`,
    unless: `(recog*|recoj*|busquen|buscan|buscarnos|buscarme|pas* por|transporte|llev*) ... (hotel|hostal|airbnb|hospedaje|aeropuerto) / (cerca|antes|despues|lejos|camino) (de|del|al) (la|el|mi|nuestro)? (aeropuerto|vuelo|hotel|hostal|airbnb) / (mi|nuestro) (vuelo|avion) (sale|llega) /
      politica* (de)? (cancelacion|privacidad|reembolso|cancelar|pago) / que (hace|haces|puedes)`,
    examples: ['escríbeme un poema', '¿quién es el presidente?'],
  },
  {
    intent: 'position',
    say: `cerca de mi / cercan[oa] a mi / donde (estoy|ando|vivo) / mi ubicacion / por aqui / cerca de (aqui|donde estoy|mi casa) /
      (algo|lo) mas cerca$`,
    examples: ['¿qué hay cerca de mí?'],
  },
  {
    intent: 'who',
    say: `^con quien (hablo|estoy hablando|tengo el gusto)$ / (quien|que) (eres|sos) / (eres|sos) (un|una)? (hombre|mujer|varon|nino|nina|humano|de verdad) / como te llamas /
      (eres|sos) (un|una)? (chatgpt|gpt|gemini|siri|chat|robot|bot|persona|humano|ia|inteligencia artificial|real|maquina) / tu nombre`,
    examples: ['¿sos un robot?'],
  },
  {
    intent: 'insult',
    say: `callate / (cabron|pendej[oa]*|cerot[eo]*|cerota|puta|puto|mierda|idiota|imbecil|babos[oa]|brut[oa]|inutil|estupid[oa]|culer[oa]|hijueputa|hijo de (puta|perra|tu madre)|malparido|maldit[oa]|tarad[oa]|tont[oa]|basura|vales (verga|madre)|a la mierda|mula)`,
    unless:
      'quiero / busco / cuant* / donde / cuando / hay / tour / reserva* / experiencia* / precio / playa / volcan / anfitrion / guia',
    english: `fuck* / shit / stupid / idiot / dumb / shut up / useless / asshole / bitch / moron`,
    examples: ['callate', 'sos un pendejo'],
  },
  {
    intent: 'sorry',
    say: `^(perdon*|disculp*) (me|es que|que)? (ando|estoy|estaba|andaba|fue) / gracias por (la|tu|su) (paciencia|ayuda) / ^perdon* (me|por (eso|lo de antes))?$ / (disculpa*|perdona*|lo siento|sorry)$`,
    examples: ['perdón'],
  },
  {
    intent: 'small-talk',
    say: `como (estas|te va|andas|vas|amaneciste) / que (tal|onda|hay de nuevo|ondas) (contigo|vos)?$ / te quiero / te amo /
      eres (lind[oa]|genial|inteligente|lo maximo) / (me siento|estoy|ando) (muy|bien|tan|medio)? (sol[oa]|mal|triste|aburrid[oa]|feliz|content[oa]|deprimid[oa])$ / (quiero|tengo ganas de) llorar / (sos|eres|estas) (muy|bien|re)? (inteligente|chula|listo|lista|simpatic[oa]|amable) / (que haces|en que andas|tas bien|todo bien|como amanec*) /
      jajaja* / (estoy|ando) (triste|aburrid[oa]|cansad[oa]|estresad[oa])$`,
    examples: ['te quiero', 'ando aburrido'],
  },
]

export const intentRows: readonly IntentRow[] = [
  ...accidents,
  ...safety,
  ...trouble,
  ...unsupportedActions,
  ...own,
  ...hostHistory,
  ...hosting,
  ...aboutTheCountry,
  ...otherIntents,
]

/** Courtesies: a message that is nothing else gets a short reply. */
export const courtesy = {
  greeting: `ey / ei / epa / (estas|estan|hay alguien|sigues|seguis) (ahi|alli|por ahi) / ola que (tal|onda|ondas) / ola (buenas|buenos) / (que)? (tenga|tengan|tengas|ten) (un|una)? (buen|buena|bonito|feliz|lindo|linda) (dia|tarde|noche|fin de semana) / feliz (navidad|ano|anos|pascua|dia) (nuevo)? / hola / holi / holis / buenas / buenas tardes / buenas noches / buenos dias / buen dia / que (onda|tal|hubo|ondas) / hey /
    saludos / alo / como (estas|esta|te va|andas|vas|estan)`,
  thanks: `(ya)? (con eso|asi)? (ya)? (me)? (quedo|quede|estoy|voy) (mas|bien|muy|ya)? (tranquil[oa]|segur[oa]|content[oa]|clar[oa]) / (ya)? con eso (me basta|tengo|estoy|basta|es suficiente|me ayudas) / (eso|era lo que) (queria|necesitaba|ocupaba) (saber|era)? / ya (entendi|me aclaraste|me quedo claro) / (jaja*|jeje*) (ok|okay|gracias|vale|bueno|va) / (sos|eres|esta|estas) (bien|muy|re|super|puro)? (chivo|pilas|buen[oa]|buena onda|pro) / ya estuvo / paciencia / (por)? (la|tu|su) (atencion|ayuda|informacion|respuesta|paciencia) / me (sirvio|ayudo|ayudaste|sirve) (mucho|un monton|bastante)? / (sos|eres) (puro|un|una)? (genio|crack|tierno|lo maximo|maquina) / (muchas|mil|muchisimas|bien)? gracias (mi)? (nina|nino|amor|mija|mijo|corazon|hermano|hermana|amig[oa]|joven|senorita|vos)? (por (todo|la info|la informacion|tu ayuda|la ayuda|ayudarme))? / te agradezco /
    (muy|que|bien) amable* / genial / excelente / perfecto / buenisimo / (que|bien|eres|sos|esta|muy)? chivo / cheque / cabal / ok / okay / vale /
    listo / entendido / de nada / super / sos (lo maximo|chivo|genial|lind[oa]) / eres (lo maximo|chivo|genial|lind[oa]) /
    (que)? dios (la|lo|le|los|te|me la|me lo) bendiga / bendiciones / (bien)? (resuelto|aclarado) / eso (era|es) todo`,
  yes: `si / sip / dale / va / simon / aja / por supuesto / claro (que si)? / esta bien / de acuerdo / hagale / hacelo / yes / yeah / sure`,
  no: `no (gracias|asi|todavia|nada)? / mejor no / nada (gracias|mas)? / mentira / (deja*|quede*|dejemos*) (la|lo|las)? (asi)? / ya no / olvidalo / olvidelo / era (broma|mentira) / cancela eso / ninguna / nop`,
  bye: `(feliz|buena|linda|bonita) (noche|tarde|semana|fin de semana) / que descanse* / adios / hasta (luego|pronto|manana) / nos vemos / chao / bye / salu / salud`,
  help: `(me)? (puedes|puede|pueden|podrias|podria) ayudar* (en|con)? (algo|una cosa|una consulta|una duda)? / (tengo|una|hacerte|hacer) (una)? (duda|consulta|pregunta) / no (le|te|les)? (entiendo|entendi) (nada)? / estoy confundid[oa] / ayuda / ayudame / que (puedes|sabes|haces|hace) (hacer)? (por mi)? / en que (me)? puedes ayudar* /
    como (funcionas|te uso|se usa|funciona) / opciones / menu / que te puedo preguntar / comandos`,
} as const
