// By what people compare experiences. A row is one measure and its direction; `heading` begins the answer. Notation as in
// pattern.rules.ts; language.test.ts asks the examples about several that were shown.

export type Measure = 'price' | 'length' | 'rating' | 'effort' | 'distance' | 'age' | 'group' | 'start' | 'end'

export type CompareRow = {
  by: Measure
  /** Whether the most of it wins, instead of the least. */
  highest: boolean
  say: string
  heading: { es: string; en: string }
  examples: string[]
}

export const compareRows: readonly CompareRow[] = [
  {
    by: 'price',
    highest: false,
    say: `(mas|mejor) (barat[oa]*|economic[oa]*|comod[oa]*|precio) / menos car[oa]* / (cuesta*|vale*|sale*|cobra*) menos / (sale|conviene) mas barat[oa]*`,
    heading: { es: 'Lo más barato', en: 'The cheapest' },
    examples: ['cuál de esas es más barata', 'cuál cuesta menos'],
  },
  {
    by: 'price',
    highest: true,
    say: '(mas|muy) (car[oa]*|lujos[oa]*|exclusiv[oa]*) / (cuesta*|vale*|cobra*) mas',
    heading: { es: 'Lo más caro', en: 'The most expensive' },
    examples: ['cuál de esas es la más cara'],
  },
  {
    by: 'length',
    highest: false,
    say: `mas (cort[oa]*|cortit[oa]*|rapid[oa]*|breve*) / (dura*|tarda*|demora*) menos / menos (tiempo|larg[oa]*)`,
    heading: { es: 'Lo más corto', en: 'The shortest' },
    examples: ['cuál dura menos', 'la más corta de esas'],
  },
  {
    by: 'length',
    highest: true,
    say: 'mas larg[oa]* / (dura*|tarda*) mas',
    heading: { es: 'Lo más largo', en: 'The longest' },
    examples: ['cuál de esas dura más'],
  },
  {
    by: 'rating',
    highest: true,
    say: `(le|les)? (gusto|gusta|gustan) mas (a la gente|a todos|a los demas)? / mejor* (calificad*|valorad*|puntuad*|puntuacion|calificacion|nota|resena*|opinion*|comentario*|estrellas) / mas estrellas / segun (la gente|los demas|las resenas|las opiniones|los comentarios|los que (han ido|fueron)|los viajeros|otros)`,
    heading: { es: 'Con mejor calificación', en: 'The best rated' },
    examples: ['cuál de esas tiene mejor puntuación'],
  },
  {
    by: 'effort',
    highest: false,
    say: `mas (facil*|sencill[oa]*|suave*|tranquil[oa]*|livian[oa]*|leve*|accesible*|segur[oa]*) / menos (miedo|riesgos[oa]*|cansad[oa]*|pesad[oa]*|dificil*|dur[oa]*|extrem[oa]*|exigente*|peligros[oa]*|esfuerzo) / (se camina|hay que caminar|camina|caminas|caminan|caminamos) menos / cansa* menos`,
    heading: { es: 'Lo más suave', en: 'The easiest' },
    examples: ['cuál de esas es la más fácil', 'en cuál se camina menos', 'which one is the easiest'],
  },
  {
    by: 'effort',
    highest: true,
    say: `mas (dificil*|cansad[oa]*|pesad[oa]*|dur[oa]*|extrem[oa]*|exigente*) / (se camina|hay que caminar|camina*|cansa*) mas`,
    heading: { es: 'Lo más exigente', en: 'The hardest' },
    examples: ['cuál de esas es más difícil'],
  },
  {
    by: 'distance',
    highest: false,
    say: `mas (cerca|cercan[oa]*) / menos lejos`,
    heading: { es: 'Lo más cerca', en: 'The nearest' },
    examples: ['cuál de esas queda más cerca de San Salvador'],
  },
  {
    by: 'distance',
    highest: true,
    say: 'mas (lejos|lejan[oa]*)',
    heading: { es: 'Lo más lejos', en: 'The farthest' },
    examples: ['cuál de esas está más lejos de San Salvador'],
  },
  {
    by: 'age',
    highest: false,
    say: `(ninos|ninas|edad) mas (chiquit[oa]s|pequen[oa]s|baja) / desde menos edad / mejor* para (los|las|mis|un|una|mi)? (nino|nina|ninos|ninas|bebe)`,
    heading: { es: 'Desde menos edad', en: 'From the youngest age' },
    examples: ['cuál de esas acepta niños más pequeños'],
  },
  {
    by: 'end',
    highest: false,
    say: '(termina*|acaba*|finaliza*|regresa*|vuelve*|se desocupa*) (uno)? (mas temprano|mas pronto|antes|primero)',
    heading: { es: 'La que termina más temprano', en: 'The first to end' },
    examples: ['cuál de esas termina más temprano', 'which one ends the earliest'],
  },
  {
    by: 'end',
    highest: true,
    say: '(termina*|acaba*|finaliza*|regresa*|vuelve*) (uno)? (mas tarde|de ultimo)',
    heading: { es: 'La que termina más tarde', en: 'The last to end' },
    examples: ['cuál de esas termina más tarde'],
  },
  {
    by: 'start',
    highest: false,
    say: '(sale|salen|empieza|empiezan|es|son) mas temprano / mas pronto',
    heading: { es: 'La que sale antes', en: 'The first to start' },
    examples: ['cuál de esas sale más pronto'],
  },
  {
    by: 'group',
    highest: false,
    say: 'menos (gente|personas|bulla|llen[oa]) / grupo* mas (pequen[oa]*|chiquit[oa]*|reducid[oa]*) / caben menos',
    heading: { es: 'El grupo más pequeño', en: 'The smallest group' },
    examples: ['cuál de esas tiene menos gente', 'cuál es el grupo más pequeño'],
  },
  {
    by: 'group',
    highest: true,
    say: 'caben mas / (mas|mayor) (cupo|capacidad|gente)',
    heading: { es: 'Donde caben más', en: 'Where most people fit' },
    examples: ['en cuál de esas caben más'],
  },
]

/** Words that ask for a comparison without saying by what. */
export const comparing =
  'cual* / que (es|sale|esta) / diferenci* / compar* / conviene* / recomiend* / mejor / prefier* / elegir / escoger / decid* / versus / vs / entre(?! el | las | \\d)'

/** Words that point to several that were shown: 'de esas', 'de las dos'. */
export const ofShown =
  '(de|entre|en cual de)? (es[oa]s|est[oa]s|ell[oa]s|aquell[oa]s|ambos|ambas) (dos|tres|cuatro|que (me)? (mostraste|dijiste|ensenaste))? / (de|entre) (l[oa]s|tod[oa]s) (dos|tres|cuatro|que (me)? (mostraste|dijiste|ensenaste)|anteriores) (primer[oa]s|ultim[oa]s)? / (de|entre) l[oa]s (primer[oa]s|ultim[oa]s) (dos|tres|cuatro)? / de tod[oa]s'

/** Words that point to none of them: 'y todo eso en cuánto sale?'. */
export const ofEach = 'tod[oa]* (es[oa]*|est[oa]*|ell[oa]s) / cada un[oa]'
