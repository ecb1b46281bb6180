// What is sent by WhatsApp, to which number, and what an answer of the service means (docs/decisions/0223).
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'

/** The templates that Meta has to know, by what they are for; their texts stand in docs/operate.md. */
export const TEMPLATES = {
  code: 'torogoz_codigo',
  request: 'torogoz_solicitud',
  news: 'torogoz_aviso',
  day: 'torogoz_dia',
} as const
export type MessageKind = keyof typeof TEMPLATES
export const LANGUAGE = 'es'

/** How long a code opens. */
export const CODE_MINUTES = 15

/** After this long nobody wants to read it any more; links have deadlines of their own. */
export const keptFor = (kind: MessageKind): number => (kind === 'code' ? CODE_MINUTES * MINUTE_MS : 12 * HOUR_MS)

/**
 * A phone number as WhatsApp and wa.me want it: country code and digits. Eight digits alone are a number of El Salvador.
 * @returns null when it can be no number
 */
export function whatsappNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length === 8) return `503${digits}`
  return digits.length >= 10 && digits.length <= 15 ? digits : null
}

/** '•••• 0042': enough to know it again. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`

/** Templates take no line breaks and no run of spaces, and nothing empty. */
export const parameterOf = (text: string): string => text.replace(/\s+/g, ' ').trim() || '-'

/** `gone`: nobody reads this number. `refused`: this message, whatever is tried. `later`: the service, or our account with it. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later'

/** No such recipient, or one who does not want us (Cloud API, error codes). */
const GONE = [131026, 131030, 131021, 131050]
/** Too many at once: the account, the number, or this pair. */
const TOO_MANY = [4, 80007, 130429, 131048, 131056]

/** @param status of HTTP; 0 without an answer @param code of the error that the service names */
export function outcomeOf({ status, code, id }: { status: number; code: number | null; id: string | null }): Outcome {
  if (status === 200 && id) return 'sent'
  if (code !== null && TOO_MANY.includes(code)) return 'later'
  if (code !== null && GONE.includes(code)) return 'gone'
  // 401 and 403 are about our account: everybody's messages wait until somebody has put that right.
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status) ? 'refused' : 'later'
}

export type NumberState = 'off' | 'unconfirmed' | 'on'
export const numberState = (row: { confirmedAt: Date | null } | null): NumberState =>
  row === null ? 'off' : row.confirmedAt ? 'on' : 'unconfirmed'

/** Whether the code still opens anything; how often it may be tried is the limit of its endpoint. */
export const isOpen = ({ codeExpiresAt }: { codeExpiresAt: Date | null }, now: Date): boolean =>
  codeExpiresAt !== null && now < codeExpiresAt
