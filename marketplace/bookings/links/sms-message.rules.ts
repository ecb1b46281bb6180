/** Characters of one message. A longer one would be sent as several. */
export const SMS_SIGNS = 160

const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** These count as two characters. */
const EXTENDED = '^{}\\[~]|€'
const plain = new Set(PLAIN)
const extended = new Set(EXTENDED)

/**
 * Replaces a character outside of the alphabet by the most similar one: 'á' by 'a', dashes by a hyphen; drops what has no
 * equivalent.
 */
function spelled(sign: string): string {
  if (plain.has(sign) || extended.has(sign)) return sign
  const like: Record<string, string> = {
    '–': '-',
    '—': '-',
    '…': '...',
    '“': '"',
    '”': '"',
    '«': '"',
    '»': '"',
    '’': "'",
  }
  if (like[sign] !== undefined) return like[sign]
  return [...sign.normalize('NFD')].filter((part) => plain.has(part)).join('')
}

/** A text in that alphabet, with single spaces. */
export const inSmsAlphabet = (text: string): string =>
  [...text.normalize('NFC')]
    .map(spelled)
    .join('')
    .replace(/[ \u00a0]+/g, ' ')
    .trim()

/** Length of a text in SMS characters. */
export const smsSigns = (text: string): number => [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0)

/**
 * A message of at most 160 characters: parts that may be shortened, from the last to the first, and an end that may not.
 * @param parts the most important first @param end for example a link; never shortened
 */
export function smsMessage(parts: readonly string[], end: string): string {
  const words = parts.map(inSmsAlphabet).filter(Boolean)
  const whole = () => [...words, end].filter(Boolean).join(' ')
  for (let at = words.length - 1; at >= 0 && smsSigns(whole()) > SMS_SIGNS; at--) {
    const over = smsSigns(whole()) - SMS_SIGNS
    const left = [...words[at]!]
      .slice(0, Math.max(0, words[at]!.length - over - 1))
      .join('')
      .trimEnd()
    if (left.length > 3) words[at] = `${left}.`
    else words.splice(at, 1)
  }
  return whole()
}
