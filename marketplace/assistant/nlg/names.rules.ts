// Names in a sentence. A name that neither a tool nor the traveler nor the product has used was made up by the model.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'

/** Names of two or more words that are not people. */
const OURS = ` ${foldText(
  'El Salvador Torogoz Mis Reservas Semana Santa Buenos Días Año Nuevo Preguntas Frecuentes Ruta de las Flores',
)} `

/** Capitalized words that name nobody: the product's, the calendar's, the country's. */
const COMMON = new Set(
  foldText(`Torogoz El Salvador Salvadoreño Mis Reservas Reserva Reservar Favoritos Perfil Mensajes Chat Ayuda Preguntas Frecuentes
    Buscar Búsqueda Mapa Comparar Iniciar Experiencia Experiencias Contacto Boleto Código Asistente Anfitrión Anfitriona
    Aventura Gastronomía Cultural Cultura Naturaleza Playa Surf Café Arte Talleres Noche Eventos
    Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Setiembre Octubre Noviembre Diciembre
    Lunes Martes Miércoles Jueves Viernes Sábado Domingo Semana Santa Navidad Año Nuevo Nochebuena Pascua
    Centroamérica América Latina Pacífico Océano Volcán Lago Laguna Playa Parque Nacional Cerro Río Bahía Isla Ruta Pueblo
    Departamento Costa Occidente Oriente Maya Náhuat Nahua Pipil Lenca
    January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday
    Mon Tue Wed Thu Fri Sat Sun Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec English Spanish Torogoz US
    Español Inglés Francés Alemán Italiano Portugués Google Maps WhatsApp Wifi Internet Bitcoin Dios`).split(' '),
)
const ACRONYM = /^(?:USD|US|DUI|IVA|CA|SV|GPS|PDF|ID|AM|PM|QR|UNESCO)$/

/** Words at the beginning of a sentence that may be followed by a verb of DOES although they are no names. */
const STARTERS = new Set(
  foldText(`Él Ella Ello Ellos Ellas Yo Tú Usted Ustedes Nosotros Nadie Alguien Quien Quién Cada Todo Toda Todos Todas Uno Una
    Esto Eso Este Esta Ese Esa Estos Estas Esos Esas Aquel Aquella Aquí Ahí Allí Allá Acá Ahora Hoy Mañana Ayer Luego Después
    Antes Siempre Nunca También Tampoco Además Así Ya No Sí Si Solo Sólo Aún Todavía Casi Cuando Cuándo Donde Dónde Como Cómo
    Cuánto Cuanto Qué Que Cuál Porque Pero Y O Ni Entonces Claro Bien Quizá Quizás Tal Ojalá Mientras Aunque Pues Según
    El La Los Las Lo Un Unos Unas Mi Tu Su Mis Tus Sus Nuestro Nuestra Otro Otra Otros Otras Primero Segundo Tercero Último
    Más Menos Mucho Poco Algo Nada Ambos Ambas Ninguno Ninguna Varias Varios Dos Tres Cuatro Cinco Incluso Igual Justo
    Perfecto Excelente Listo Genial Bueno Buena Lamentablemente Abajo Arriba Pronto Enseguida Cerca Lejos Dentro Adentro Afuera Encima
    Hay Es Son Está Están Será Serán Fue Era Tienes Tiene Tienen Puedes Puede Quieres I You It He She They We That This There The A An If What When Where Who How Yes No Or And For Before After Your Their Some Tell Ask Eres Estás Sale Salen Cuesta Cuestan
    Abre Elige Escoge Toca Mira Revisa Lee Busca Pregunta Escribe Envía Manda Guarda Llama Avisa Cancela Reserva Paga Pon Agrega Usa Ve Vuelve Dale Dile Dime Consulta Compara Confirma Revísalo Open Choose Press Look Write Send Ask
    Dura Incluye Lleva Queda Quedan Te Se Me Nos Le Les En De Con Para Por A Al Del Desde Hasta Sin Sobre Entre Sobra Basta`).split(
    ' ',
  ),
)
/** What people do to a guest: a capitalized word before it is a person. */
const DOES =
  /^(?:\s+(?:te|los|las|les|nos|la|lo)\s+\p{Ll}+|\s+(?:es|será)\s+(?:tu|su|quien|nuestr[oa]|(?:el|la|una?)\s+(?:guía|anfitri\p{L}+|chef|cociner\p{L}+|instructor\p{L}*|mejor|dueñ\p{L}+|persona))(?!\p{L})|\s+y\s+\p{Lu}\p{L}+\s+(?:te|los|las|les|nos)\s|\s+(?:guía|ofrece|recibe|espera|acompaña|cocina|enseña|dirige|organiza|conduce|prepara|comparte|confirma|confirmó|responde|respondió|dice|dijo|vive|trabaja|tiene|habla|conoce|cobra)(?!\p{L}))/u

const WORD = /\p{Lu}[\p{L}'’]*/gu
/** Beginnings of sentences, also quoted, in questions or in lists: there a capital says nothing. */
const BEGINS = /(?:^|[¿¡(]|[.!?…]["»)]?\s|\n)\s*(?:[-•–—]\s*|\d+[.)]\s*)?[¿¡«"“(]*$/u
/** After a colon or an opening quote a capital says nothing either, unless only one word follows. */
const OPENS = /(?::\s*|[«"“])$/u
const ALONE = /^(?:\s*(?:[.,;:!?)»"”]|$)|\s+(?:y|e|o)\s)/u
/** A word after these is a person, even if a place has the same name. */
const PERSON =
  /(?<!\p{L})(?:anfitri\p{L}+|guías?|instructor\p{L}*|cociner\p{L}+|dueñ\p{L}+|chef|llaman?|llamad[oa]|nombre|don|doña|señora?|según)(?:\s+(?:es|será|son))?\s*:?\s*[«"“]?$/iu
/** The same for names in lower case. */
const CALLED = /(?:se llaman?|llamad[oa]|de nombre|su nombre es|el nombre de)\s*:?\s+«?(\p{L}{2,})/giu

const bare = (word: string) => word.replace(/['’]$/, '')
/** The same word in singular and plural. */
const forms = (folded: string) => [folded, folded.replace(/e?s$/, ''), `${folded}s`, `${folded}es`]

/**
 * Whether every single capitalized word was used by somebody before. The first word of a sentence is capitalized anyway and is
 * checked only before a verb of DOES.
 * @param corpus everything that may be named, folded, with a blank at either end
 * @param message the same without the country's places, which are also names of people
 */
export function wordsAreKnown(sentence: string, corpus: string, message: string): boolean {
  const isKnown = (word: string, among = corpus) => {
    const folded = foldText(bare(word))
    return (
      folded.length < 2 ||
      ACRONYM.test(word) ||
      forms(folded).some((form) => COMMON.has(form) || among.includes(` ${form} `) || OURS.includes(` ${form} `))
    )
  }
  for (const [, name] of sentence.matchAll(CALLED))
    if (!isKnown(name!, message) && !STARTERS.has(foldText(name!))) return false
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + word.length)]
    if (/[\p{L}\d'’]$/u.test(before) || isKnown(word, PERSON.test(before) ? message : corpus)) continue
    const begins = BEGINS.test(before) || (OPENS.test(before) && !ALONE.test(after))
    if (
      !begins ||
      (DOES.test(after.replace(/^[»"”)]/, '')) && !STARTERS.has(foldText(word)) && !word.endsWith('mente'))
    )
      return false
  }
  return true
}

const LITTLE = /^(?:de|del|la|las|los|el)$/
const NAME = /\p{Lu}\p{L}+(?:(?:\s(?:de|del|la|las|los|el))*\s\p{Lu}\p{L}+)+/gu

/** Whether every name of two or more words was used by somebody before; the first word of a sentence is capitalized anyway. */
export function namesAreKnown(sentence: string, corpus: string): boolean {
  const isKnown = (name: string) =>
    corpus.includes(` ${foldText(name)} `) ||
    OURS.includes(` ${foldText(name)} `) ||
    name.split(' ').every((word) => LITTLE.test(word) || COMMON.has(foldText(word)))
  for (const match of sentence.matchAll(NAME)) {
    if (isKnown(match[0])) continue
    const [, ...otherWords] = match[0].split(' ')
    const starts = /^[\s«"¡¿-]*$/.test(sentence.slice(0, match.index))
    const name = otherWords.join(' ').replace(/^(?:(?:de|del|la|las|los|el) )+/, '')
    if (!starts || (name.includes(' ') && !isKnown(name))) return false
  }
  return true
}
