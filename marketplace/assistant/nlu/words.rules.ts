// How people write in a hurry: without accents, with SMS spelling, voseo, letters doubled. Everything else here reads
// what `plain` leaves.

/** Words of chats and phones, as whole words. */
const SHORT: Record<string, string> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  x: 'por',
  d: 'de',
  tmb: 'tambien',
  tb: 'tambien',
  xfa: 'por favor',
  porfa: 'por favor',
  pf: 'por favor',
  plis: 'por favor',
  finde: 'fin de semana',
  findes: 'fin de semana',
  wkn: 'fin de semana',
  mñn: 'manana',
  mnn: 'manana',
  bn: 'bien',
  grax: 'gracias',
  grasias: 'gracias',
  ola: 'ola',
  kiero: 'quiero',
  qiero: 'quiero',
  kuanto: 'cuanto',
  cto: 'cuanto',
  aser: 'hacer',
  ay: 'hay',
  pa: 'para',
  toy: 'estoy',
  usd: 'dolares',
  dls: 'dolares',
  dlls: 'dolares',
  dolar: 'dolares',
  pisto: 'dinero',
  cipotes: 'ninos',
  cipote: 'nino',
  bichos: 'ninos',
  chuchos: 'perros',
  chucho: 'perro',
  cora: '0.25 dolares',
}

/** One line without accents and capitals: letters, figures, `$`, and the points and slashes of amounts and dates. */
export function plain(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('es')
    // '$1,200.50' keeps its figures, 'hola,quiero' its two words.
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/[^\p{L}\p{N}$./-]+/gu, ' ')
    .replace(/[./-](?!\d)|(?<!\d)[./-]/g, ' ')
    // 'holaaaa', 'quierooo': three equal letters are one; two may be Spanish.
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return letters
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word]! : word))
    .join(' ')
}

const NUMBERS: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
}

/** A number as a regular expression: figures, or in words up to a hundred. */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|${Object.keys(NUMBERS).join('|')})`

/** '4', 'cuatro' and '12.50' as numbers. */
export const numberOf = (word: string): number => NUMBERS[word] ?? Number(word)

/** A text with what was already understood cut out, so that nothing is understood twice. */
export type Rest = { text: string }

/** Cuts the first match out of the text. @returns its groups, or null */
export function take(rest: Rest, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(rest.text)
  if (!found) return null
  const before = rest.text.slice(0, found.index)
  const after = rest.text.slice(found.index + found[0].length)
  rest.text = `${before} ${after}`.replace(/\s+/g, ' ').trim()
  return found
}

/** A pattern of whole words. */
export const phrase = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')

/** Where the words occur first as whole words, -1 when they do not. */
export const whereSaid = (text: string, source: string): number => text.search(phrase(source))

/** Whether the words occur as whole words. */
export const says = (text: string, source: string): boolean => phrase(source).test(text)
