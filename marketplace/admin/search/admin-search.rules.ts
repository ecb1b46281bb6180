/** The longest search text, and the shortest that is searched. */
export const MAX_WORDS = 80
export const MIN_LENGTH = 2
/** Results per group; the rest is in its list. */
export const HITS = 6

/** Fewer digits would match half of the country. */
const MIN_PHONE_DIGITS = 4

/** The typed text in every possible meaning; null where it cannot have that meaning. */
export type ParsedSearch = {
  /** The beginning of a telephone number without the country code, normalized like `phone_key` in the database. */
  phone: string | null
  /** Part of an e-mail address, in lower case. */
  email: string | null
  words: string | null
  number: number | null
}

/**
 * The digits of a telephone number in any notation: '7777-1234', '+503 7777 1234', '0050377771234'.
 * @returns null when it is no number, or too short
 */
export function phoneDigits(input: string): string | null {
  if (!/^[\d\s().+/-]+$/.test(input)) return null
  const isAbroad = /^\s*(\+|00)/.test(input)
  const digits = input.replace(/\D/g, '').replace(/^00/, '')
  // Eleven digits are a full number with country code; with fewer, a country code is only assumed after a + or 00.
  const national = isAbroad || /^503\d{8}$/.test(digits) ? digits.replace(/^503/, '') : digits
  return national.length >= MIN_PHONE_DIGITS ? national : null
}

/** Interprets what an operator typed during a call. */
export function parseSearch(input: string): ParsedSearch {
  const text = input.trim().slice(0, MAX_WORDS)
  const phone = phoneDigits(text)
  const isAddress = /^\S*@\S*$/.test(text) && text.length > 2
  const isShort = text.length < MIN_LENGTH
  const number = /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : null
  return {
    phone,
    // Callers often give only the part of their address before the @.
    email: isAddress || /^[\w.+-]{4,}$/.test(text) ? text.toLowerCase() : null,
    words: isShort || isAddress || phone ? null : text,
    number,
  }
}
