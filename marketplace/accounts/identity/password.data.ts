// Whether a password is one that is tried first. The dictionaries stay on the server: they weigh megabytes.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Whose password it is going to be. */
export type PasswordOwner = { email?: string; name?: string }

/** Fewer guesses than this are within reach of somebody who tries them at our door, however slowly (OWASP ASVS 2.1). */
const MIN_GUESSES_LOG10 = 7
/** A longer text is judged by its beginning: the time the estimate takes grows with the square of the length. */
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

/** Words a stranger tries first for this person: the service, the address and its pieces, the name and its words. */
function wordsOf({ email = '', name = '' }: PasswordOwner): string[] {
  const local = email.split('@')[0] ?? ''
  const words = [email, local, ...local.split(/[^\p{L}]+/u), name.replace(/\s+/g, ''), ...name.split(/\s+/)]
  // The second one is printed wherever the demo is explained.
  return ['torogoz', 'torogoz-demo', ...new Set(words.map(plain).filter((word) => word.length >= 3))]
}

/**
 * Why a new password is refused, beyond its length: it stands in lists of common passwords, in a dictionary, is a run of keys,
 * or is made of what everybody knows of its owner. Passwords chosen before go on working.
 * @returns Spanish words, or null when it may be used
 */
export async function guessablePassword(password: string, owner: PasswordOwner): Promise<string | null> {
  loading ??= load()
  const estimate = (await loading).check(plain(password).slice(0, MAX_JUDGED), wordsOf(owner))
  if (estimate.guessesLog10 >= MIN_GUESSES_LOG10) return null
  const personal = estimate.sequence.some((part) => part.dictionaryName === 'userInputs')
  return personal ? PERSONAL_PASSWORD : COMMON_PASSWORD
}
