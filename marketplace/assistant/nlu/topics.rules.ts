// What people call the things they want to do, in the words of the catalogue.
import { phrase, type Rest, take } from './words.rules.ts'

/** What of a search is not a day, a place, a price or a number of people. */
export type Topics = {
  category: string | null
  words: string[]
  amenities: string[]
  included: string[]
  languages: string[]
}

/** A thing that has its own word in titles and descriptions. The search stems: 'tortugas' finds 'tortuga'. */
const THINGS: [string, string][] = [
  ['surf\\w*|olas?|tabla', 'surf'],
  ['volcan(?:es)?|crater(?:es)?|bolcan', 'volcán'],
  ['pupus\\w*|pupuza\\w*', 'pupusas'],
  ['tortug\\w*|tortuga', 'tortugas'],
  ['ballen\\w*', 'ballenas'],
  ['delfin\\w*', 'delfines'],
  ['kayak\\w*|cayac\\w*|kaya(?:c|ck)s?', 'kayak'],
  ['buce\\w*|snorkel\\w*|careteo|esnorquel', 'arrecife'],
  ['cascadas?|cataratas?|saltos de agua|chorros', 'cascada'],
  ['rapel\\w*|escalad\\w*|escalar', 'rápel'],
  ['tirolesas?|canopy|zip ?line', 'tirolesa'],
  ['caballos?|cabalg\\w*', 'caballo'],
  ['manglar(?:es)?', 'manglar'],
  ['murales|mural', 'murales'],
  ['barro|ceramica|alfareria|torno', 'barro'],
  ['anil|indigo', 'añil'],
  ['telar(?:es)?|tejid\\w*|tejer', 'telar'],
  ['hamacas?', 'hamaca'],
  ['chocolate|cacao', 'cacao'],
  ['camping|acamp\\w*|campament\\w*|carpas?', 'carpa'],
  ['islas?', 'isla'],
  ['lancha|paseo en bote|bote', 'lancha'],
  ['mariscos?|mariscada|pescado', 'marisco'],
  ['(?:ruinas?|piramides?)(?: mayas?)?|mayas?|arqueolog\\w*', 'maya'],
  ['aves?|pajaros?|avistamiento', 'pájaros'],
  ['nahuat|nahuatl|pipil', 'náhuat'],
  ['marimba', 'marimba'],
  ['leyendas?|siguanaba|cadejo', 'Siguanaba'],
  ['lagos?', 'lago'],
  ['lagunas?', 'laguna'],
  ['aguas termales|termales?|ausoles', 'termal'],
  ['carnaval', 'carnaval'],
  ['estrellas', 'estrellas'],
  ['barista|cata de cafe|cata', 'cata'],
  ['amanecer', 'amanecer'],
  ['atardecer', 'atardecer'],
]

/** Whole categories. The first that is named counts. */
const CATEGORIES: [string, string][] = [
  ['cafe|cafetal(?:es)?|cafes|cafecito', 'Café'],
  ['playas?|mar|costa|oceano', 'Playa y surf'],
  [
    'gastronomi\\w*|gastronomic\\w*|comidas?|comer|cocina|cocinar|culinari\\w*|restaurantes?|tipico|tipica|tragos|foodie',
    'Gastronomía',
  ],
  ['arte|artesani\\w*|artesanal(?:es)?|taller(?:es)?|manualidad(?:es)?|pintura|pintar', 'Arte y talleres'],
  [
    'aventur\\w*|abentur\\w*|extrem[oa]s?|adrenalina|deportes?|senderis\\w*|hiking|trekking|caminatas?|caminar',
    'Aventura',
  ],
  ['cultur\\w*|kultura|historia|historic[oa]s?|museos?|tradicion\\w*|pueblos?|coloniales?', 'Cultural'],
  ['naturaleza|natural(?:es)?|bosques?|ecologic\\w*|ecoturismo|animales|rios?|montanas?', 'Naturaleza'],
  ['noche|noches|nocturn[oa]s?|fiestas?|eventos?|conciertos?|vida nocturna|bailar', 'Noche y eventos'],
]

/** What a place must have. */
const AMENITIES: [string, string][] = [
  [
    '(?:aptas? |apto )?(?:para |con )?(?:los |mis |mi )?(?:ninos?|ninas?|hijos?|hijas?|bebes?|chiquit[oa]s?|peques)|familiar(?:es)?|en familia|(?:para|con) (?:toda )?(?:la |mi )?familia',
    'Apto para niños',
  ],
  [
    '(?:(?:que )?(?:se )?(?:acept[ae]n?|admit[ae]n?|permit[ae]n?) )?(?:con |a |al |llevar )?(?:mi |a mi |mis |el |las? )?(?:perr[oa]s?|perrit[oa]s?|mascotas?|gat[oa]s?)|pet ?friendly',
    'Se admiten mascotas',
  ],
  ['(?:en |con )?silla de ruedas|discapacidad|accesibles?', 'Accesible en silla de ruedas'],
  [
    '(?:para |con )?(?:mis? |los |la )?(?:abuel[oa]s?|abuelit[oa]s?)|adultos mayores|tercera edad',
    'Apto para adultos mayores',
  ],
  ['vegetarian[oa]s?|vegan[oa]s?', 'Opción vegetariana'],
  ['(?:con )?estacionamiento|parqueo', 'Estacionamiento'],
  ['(?:con )?wi ?fi', 'Wifi'],
  ['grupo pequeno|privad[oa]s?', 'Grupo pequeño'],
]

const INCLUDED: [string, string][] = [
  [
    '(?:con |que incluya |incluyendo )(?:el )?transporte(?: incluido)?|transporte incluido',
    'Transporte desde el punto de encuentro',
  ],
  ['(?:con |que incluya )(?:el )?almuerzo(?: incluido)?|almuerzo incluido', 'Almuerzo'],
  ['(?:con |que incluya )(?:el )?desayuno(?: incluido)?|desayuno incluido', 'Desayuno'],
  ['(?:con |que incluya )(?:la )?cena(?: incluida)?', 'Cena'],
  ['(?:con |que incluya )(?:el )?(?:equipo|equipamiento)(?: incluido)?', 'Equipo'],
]

const LANGUAGES: [string, string][] = [
  ['(?:en |guia en |que hablen |hablan |hablen )(?:ingles|english)|english', 'Inglés'],
  ['(?:en |que hablen |hablan )frances', 'Francés'],
  ['(?:en |que hablen |hablan )aleman', 'Alemán'],
  ['(?:en |que hablen |hablan )italiano', 'Italiano'],
  ['(?:en |que hablen |hablan )portugues', 'Portugués'],
]

/** Words that say nothing about what is wanted; what is left besides them is looked for in the texts. */
const EMPTY = new Set(
  `a al algo alguien algun alguna algunas algunos ahi alli ando aqui asi aun aunque bien bonita bonito buen buena buenas bueno buenos busca buscame buscar busco buscando
cada chivo cheque chele cerca como con conoce conocer conoces cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuesta cuestan da dale dame dar de decime deci dejame del dia dias diferente dime disfrutar disponible disponibles donde dos
el ella ellas ellos en encontrame encontrar encuentra ensename entonces era es esa esas ese eso esos esta estan estar estas este esten esto estos estoy excelente existe experiencia experiencias
favor fin fui fuera gente genial gracias gran grupo guia gusta gustan gustaria ha habla hablan hablame hace hacer haber hacia hago han hasta hay haya hola hora horas hoy ir ira irme ire
interesa interesante interesantes la las le les linda lindo lista listado llegar llevar lo los lugar lugares lugarcito mas me mejor mejores menos mi mis mira mismo mostra mostrame mostrar muestra muestrame muy nada ni no nos nosotros nuestro nueva nuevas nuevo nuevos
o oferta ofertas ofrece ofrecen ofreces opcion opciones otra otras otro otros para pais par parecida parecidas parecido pasar paseo paseos pero persona personas plan planes po poco podemos podes podria podriamos podrias por porque pregunta primera primero puede puedes pueden puedo pues pudiera puedas
que quede quedan queda queremos querer quieren quiera quieres quiero quisiera quien quienes recomienda recomendame recomendar recomiendas recomiendan recomendas recomendacion recomendaciones recorrido reserva reservar
sabe saber sabes salga salir se sea sean ser seria si siempre sin sino sitio sitios sobre solo somos son soy su sugerencia sugerencias sugeri sugiere sugieres sugereme sugerime super sus tal tambien tan tanto te tene tenemos tener tenes tengan tengo ti tiempo tiene tienen tienes tipo toda todas todo todos tour tours traer tu turismo turista turistico turisticos turisticas tus
un una unas unico unica uno unos usted ustedes va vaya vamos van vale ve ver vez vos viaje visitar viaja viajar viajes voy vivir y ya yo actividad actividades hagamos hagan ande veamos vea epico chido porfa oye mire fijate bueno ok okay dias tarde tardes noches semana fecha fechas cupo cupos espacio espacios lado parte partes norte sur plis amigo amigos amiga familia pareja mientras durante hechos hecho cuestan cueste valen vale precio precios dolares dolar barata persona gasto gastar novia novio esposa esposo marido mama papa subir bajar probar tomar pasear aprender recorrer tengas tengan ofrezcan sentir`.split(
    /\s+/,
  ),
)

/** Every word this file knows: none of them is a place with a slip of the finger. */
export const knownWords: ReadonlySet<string> = new Set([
  ...EMPTY,
  ...[...THINGS, ...CATEGORIES, ...AMENITIES, ...INCLUDED, ...LANGUAGES].flatMap(
    ([pattern]) => pattern.match(/\p{L}{4,}/gu) ?? [],
  ),
  ...'barato barata baratos baratas economico favoritos favorita reservas cancelar cancelo cancelacion pagar efectivo tarjeta lluvia llueve gracias sabado domingo lunes martes miercoles jueves viernes manana'.split(
    ' ',
  ),
])

const all = (rest: Rest, list: [string, string][]): string[] => [
  ...new Set(list.filter(([names]) => take(rest, phrase(names)) !== null).map(([, name]) => name)),
]

/**
 * What is wanted; everything understood is cut out, and of the rest the words that tell something are kept.
 * @param keepRest whether unknown words are looked for
 */
export function readTopics(rest: Rest, keepRest = true): Topics {
  const included = all(rest, INCLUDED)
  const amenities = all(rest, AMENITIES)
  const languages = all(rest, LANGUAGES)
  const things = all(rest, THINGS).slice(0, 2)
  const [names, category = null] = CATEGORIES.find(([names]) => phrase(names).test(rest.text)) ?? []
  while (names && take(rest, phrase(names))) {
    // 'talleres de arte' names one category twice.
  }
  const unknown = rest.text
    .split(' ')
    .filter((word) => word.length > 2 && !EMPTY.has(word) && !/^[\d$./-]+$/.test(word))
    .slice(0, 4)
  // A thing says more than the drawer it lies in: 'tour de café en un volcán' is about volcanoes with coffee.
  return {
    category: things.length > 0 && category !== 'Café' ? null : category,
    words: [...things, ...(keepRest ? unknown : [])],
    amenities,
    included,
    languages,
  }
}
