/** How much may be typed, and how much is needed before anything is looked for. */
export const MAX_WORDS = 80
export const SHORTEST = 2
/** Of each group; the rest is behind its list. */
export const HITS = 6

/** Fewer digits find half of the country. */
const SHORTEST_PHONE = 4

/** What was typed, read in every way it can be meant; null where it can't be meant so. */
export type Wanted = {
  /** The beginning of a telephone number without the country's code, as `phone_key` of the database writes it. */
  phone: string | null
  /** A part of an address, in small letters. */
  email: string | null
  /** Words of a name or a title. */
  words: string | null
  /** The number of a case. */
  number: number | null
}

/**
 * The digits of a telephone number, however it is written: '7777-1234', '+503 7777 1234', '0050377771234'.
 * @returns null for what is no number, or too little of one
 */
export function phoneDigits(typed: string): string | null {
  if (!/^[\d\s().+/-]+$/.test(typed)) return null
  const isAbroad = /^\s*(\+|00)/.test(typed)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  // Eleven digits are a whole number with the code; fewer only where a sign says that a code stands first.
  const own = isAbroad || /^503\d{8}$/.test(digits) ? digits.replace(/^503/, '') : digits
  return own.length >= SHORTEST_PHONE ? own : null
}

/** Reads what an operator typed while somebody is on the phone. */
export function readWanted(typed: string): Wanted {
  const text = typed.trim().slice(0, MAX_WORDS)
  const phone = phoneDigits(text)
  const isAddress = /^\S*@\S*$/.test(text) && text.length > 2
  const isShort = text.length < SHORTEST
  const number = /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : null
  return {
    phone,
    // A mailbox is often told without what stands behind the @.
    email: isAddress || /^[\w.+-]{4,}$/.test(text) ? text.toLowerCase() : null,
    words: isShort || isAddress || phone ? null : text,
    number,
  }
}
