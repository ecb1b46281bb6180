/** Characters of one message. A longer one would be sent as several. */
export const SMS_SIGNS = 160

const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** These count as two characters. */
const EXTENDED = '^{}\\[~]|€'
const basic = new Set(PLAIN)
const extended = new Set(EXTENDED)

/**
 * Replaces a character outside of the alphabet by the most similar one: 'á' by 'a', dashes by a hyphen; drops what has no
 * equivalent.
 */
function transliterate(character: string): string {
  if (basic.has(character) || extended.has(character)) return character
  const replacements: Record<string, string> = {
    '–': '-',
    '—': '-',
    '…': '...',
    '“': '"',
    '”': '"',
    '«': '"',
    '»': '"',
    '’': "'",
    '\u00a0': ' ',
  }
  if (replacements[character] !== undefined) return replacements[character]
  return [...character.normalize('NFD')].filter((part) => basic.has(part)).join('')
}

/** A text in that alphabet, with single spaces. */
export const inSmsAlphabet = (text: string): string =>
  [...text.normalize('NFC')].map(transliterate).join('').replace(/ +/g, ' ').trim()

export const smsSigns = (text: string): number =>
  [...text].reduce((sum, character) => sum + (extended.has(character) ? 2 : 1), 0)

/**
 * A message of at most 160 characters: parts that may be shortened, from the last to the first, and an end that may not.
 * @param parts the most important first @param end for example a link; never shortened
 */
export function smsMessage(parts: readonly string[], end: string): string {
  const segments = parts.map(inSmsAlphabet)
  const joined = () => [...segments, end].filter(Boolean).join(' ')
  for (let index = segments.length - 1; index >= 0 && smsSigns(joined()) > SMS_SIGNS; index--) {
    const excess = smsSigns(joined()) - SMS_SIGNS
    const shortened = [...segments[index]!]
      .slice(0, Math.max(0, segments[index]!.length - excess - 1))
      .join('')
      .trimEnd()
    if (shortened.length > 3) segments[index] = `${shortened}.`
    else segments.splice(index, 1)
  }
  return joined()
}
