// Prepared messages in the shape of an SMS: 160 signs of the alphabet that every telephone has (GSM 03.38), so that one message
// stays one message, whatever it is sent with.

/** Signs of one message. */
export const SMS_SIGNS = 160

const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** These take two places. */
const EXTENDED = '^{}\\[~]|€'
const plain = new Set(PLAIN)
const extended = new Set(EXTENDED)

/** Every sign that the alphabet lacks, as what it lacks least: 'á' is 'a', a dash is a dash; what has no likeness falls away. */
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

/** A text in that alphabet, each run of spaces one. */
export const inSmsAlphabet = (text: string): string =>
  [...text.normalize('NFC')]
    .map(spelled)
    .join('')
    .replace(/[ \u00a0]+/g, ' ')
    .trim()

/** How many places a text takes. */
export const smsSigns = (text: string): number => [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0)

/**
 * A message of at most 160 signs: words that may be shortened, from the last to the first, and an end that may not.
 * @param parts what is said, the most important first @param end for example a link; never cut
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
    // Two letters of a word tell nothing.
    if (left.length > 3) words[at] = `${left}.`
    else words.splice(at, 1)
  }
  return whole()
}
