// Rules for text that one person shows to others: names of people, titles of experiences. Both appear in emails and pages
// under our own name, so they must neither contain an address nor pretend to be us (docs/decisions/0156).

/** Top-level domains that people of the region type and that spammers favour. */
const ENDINGS =
  'com|net|org|info|biz|io|co|me|app|dev|xyz|top|site|online|shop|store|club|live|link|click|page|web|blog|vip|win|bet|icu|fun|pro|ly|gl|gg|to|cc|tv|ws|pw|tk|ml|ga|cf|gq|sv|gt|hn|ni|cr|pa|mx|es|us|ru|cn|uk|eu|ca|example'

/** Other characters that browsers treat as a dot. */
const DOTS = /[。｡․﹒．]/g
/** Invisible characters: control, direction, zero width. Joiners inside an emoji (👨‍👩‍👧) are visible. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}]|(?<!\p{Extended_Pictographic}|\uFE0F)\u200D|(?!\u200D)\p{Cf}/gu
/**
 * Letters of other alphabets that look like Latin ones, as decomposition leaves them (ϲ becomes ς). A capital stands here only
 * where its small letter looks like another one: Ν.
 */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [
    ['a', 'аαɑ'],
    ['b', 'вβ'],
    ['c', 'сς'],
    ['d', 'ԁ'],
    ['e', 'еεє'],
    ['g', 'ɡց'],
    ['h', 'нһΗ'],
    ['i', 'іιıӏ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'мμ'],
    ['n', 'пηոΝ'],
    ['o', 'оοσօ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гᴦ'],
    ['s', 'ѕ'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵν'],
    ['w', 'ѡԝ'],
    ['x', 'хχ'],
    ['y', 'уγΥ'],
    ['z', 'ᴢζ'],
  ].flatMap(([latin, lookalikes]) => [...lookalikes!].map((other) => [other, latin!])),
)
/** Digits and signs that replace letters: 'T0r0g0z', '$oporte'. */
const WRITTEN_FOR: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
  '!': 'i',
}

/** The stored form of a line: composed, without invisible characters, single spaces. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim()

/** The words as a reader perceives them: lower case, no accents, Latin letters; spaced letters ('S o p o r t e') are one word. */
function wordsSeen(text: string): string[] {
  const plain = cleanLine(text).normalize('NFKD').replace(/\p{M}/gu, '')
  const latin = [...plain]
    .map((character) => LOOKALIKES[character] ?? LOOKALIKES[character.toLowerCase()] ?? character.toLowerCase())
    .join('')
  // Only digits within a word: the 4 of '4 horas' is a number.
  const read = latin.replace(/[\p{L}\d$@!]*\p{L}[\p{L}\d$@!]*/gu, (token) =>
    token.replace(/[013457$@!]/g, (character) => WRITTEN_FOR[character]!),
  )
  const words = read.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const merged: string[] = []
  words.forEach((token, at) => {
    const joins = token.length === 1 && words[at - 1]?.length === 1
    if (joins) merged.push(`${merged.pop()}${token}`)
    else merged.push(token)
  })
  return merged
}

const HOUSE = 'torogoz'
/** Titles of an office, which are no person's name. */
const OFFICES = new Set(
  'admin admins administrador administradora administracion administrator soporte support moderador moderadora moderacion moderator staff webmaster postmaster sysadmin noreply helpdesk'.split(
    ' ',
  ),
)
/** Words that claim to speak for us when they stand beside our name. Without them the bird of the same name may be mentioned. */
const VOICES = new Set([
  ...OFFICES,
  ...'equipo team oficial official atencion ayuda servicio seguridad verificacion verificado cuenta cuentas pagos premios promociones gerencia'.split(
    ' ',
  ),
])

function isHouseName(text: string): boolean {
  const words = wordsSeen(text)
  return words.join('').includes(HOUSE) || words.some((token) => OFFICES.has(token))
}

/** 'Equipo de Torogoz', 'Torogoz oficial': such a word next to our name, small words between them ignored. */
function speaksForHouse(text: string): boolean {
  const words = wordsSeen(text).filter((token) => !['de', 'del', 'la', 'el', 'los', 'al', 'cliente'].includes(token))
  return words.some(
    (token, at) => token === HOUSE && [words[at - 1], words[at + 1]].some((beside) => VOICES.has(beside ?? '')),
  )
}

const normalized = (text: string) => cleanLine(text).normalize('NFKC').replace(DOTS, '.')
const SCHEME = /[a-z][a-z0-9+.-]*:\/\/|\bwww\d?\s*\./i
/** `evil.com`, `evil .com/x`: a known top-level domain after a dot, or one in small letters directly behind a word. */
const KNOWN_ENDING = new RegExp(`[\\p{L}\\p{N}-]\\s?\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')
const BARE_ADDRESS = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}/u
const MAILBOX = /[^\s@]+\s?@\s?[^\s@]+\.[^\s@]{2,}/

const hasLink = (text: string) => SCHEME.test(text) || KNOWN_ENDING.test(text) || BARE_ADDRESS.test(text)

/** Days, spans of years and amounts are not telephone numbers. */
const NO_PHONE =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d\s*[-–—/a]*\s*(?:19|20)\d\d\b/g
/** Eight digits or more in a row, with the separators people use. */
const PHONE = /\+?\d(?:[\s().\-–]{0,3}\d){7,}/
const hasPhone = (text: string) => PHONE.test(text.replace(NO_PHONE, ' '))

export const NAME_WITH_LINK = 'Escribe solo tu nombre, sin enlaces ni correos'
export const NAME_WITH_PHONE = 'Escribe solo tu nombre, sin teléfonos'
export const NAME_OF_HOUSE = 'Ese nombre parece del equipo de Torogoz. Escribe el tuyo'
export const NAME_EMPTY = 'Este campo es obligatorio'

/** Why a name is refused. @param name as it was typed @returns the message for the field, or null when it is accepted */
export function nameProblem(name: string): string | null {
  const text = normalized(name)
  if (text === '') return NAME_EMPTY
  if (text.includes('@') || hasLink(text)) return NAME_WITH_LINK
  if (hasPhone(text) || text.replace(/\P{N}/gu, '').length > 6) return NAME_WITH_PHONE
  return isHouseName(name) ? NAME_OF_HOUSE : null
}

/** Contact data in a text: a link or mailbox, or a telephone number. @returns null when there is none */
export function contactIn(text: string): 'link' | 'phone' | null {
  const read = normalized(text)
  if (MAILBOX.test(read) || SCHEME.test(read) || KNOWN_ENDING.test(read)) return 'link'
  return hasPhone(read) ? 'phone' : null
}

export const TITLE_WITH_LINK = 'Quita los enlaces y los correos. Si es un punto y seguido, deja un espacio después'
export const TITLE_WITH_PHONE = 'Quita el teléfono: quien reserva lo ve en su reserva'
export const TITLE_OF_HOUSE = 'No puede hablar en nombre de Torogoz'

/** Why a title or short description is refused. @returns the message for the field, or null */
export function titleProblem(title: string): string | null {
  const text = normalized(title)
  if (MAILBOX.test(text) || hasLink(text)) return TITLE_WITH_LINK
  if (hasPhone(text)) return TITLE_WITH_PHONE
  return speaksForHouse(title) ? TITLE_OF_HOUSE : null
}
