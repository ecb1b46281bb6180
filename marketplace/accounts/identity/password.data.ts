// Recognizes passwords that attackers try first. Server only, because the dictionaries have megabytes.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export type PasswordOwner = { email?: string; name?: string }

/** Fewer guesses can be made online over time, however slowly (OWASP ASVS 2.1). */
const MIN_GUESSES_LOG10 = 7
/** Only the beginning of a longer text is judged, because the estimate takes quadratic time. */
const MAX_JUDGED = 48

export const COMMON_PASSWORD =
  'Esa contraseña es muy común o fácil de adivinar. Prueba con varias palabras sin relación.'
export const PERSONAL_PASSWORD = 'No uses tu nombre, tu email ni «Torogoz» como contraseña.'

let loading: Promise<ZxcvbnFactory> | undefined

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words a stranger tries first for this person: the service, parts of the address, words of the name. */
function wordsOf({ email = '', name = '' }: PasswordOwner): string[] {
  const local = email.split('@')[0] ?? ''
  const words = [email, local, ...local.split(/[^\p{L}]+/u), name.replace(/\s+/g, ''), ...name.split(/\s+/)]
  // 'torogoz-demo' is printed wherever the demo is explained.
  return ['torogoz', 'torogoz-demo', ...new Set(words.map(plain).filter((term) => term.length >= 3))]
}

/**
 * Why a new password is refused beyond its length: common passwords, dictionary words, rows of keys, or public facts about its
 * owner. Existing passwords keep working.
 * @returns Spanish text, or null when it may be used
 */
export async function guessablePassword(password: string, owner: PasswordOwner): Promise<string | null> {
  loading ??= load()
  const estimate = (await loading).check(plain(password).slice(0, MAX_JUDGED), wordsOf(owner))
  if (estimate.guessesLog10 >= MIN_GUESSES_LOG10) return null
  const personal = estimate.sequence.some((part) => part.dictionaryName === 'userInputs')
  return personal ? PERSONAL_PASSWORD : COMMON_PASSWORD
}
