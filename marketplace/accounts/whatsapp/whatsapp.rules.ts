// What is sent by WhatsApp, to which number, and what the service's answers mean (docs/decisions/0223).
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'

/** The templates that must be registered with Meta; their texts are in docs/operate.md. */
export const TEMPLATES = {
  code: 'torogoz_codigo',
  request: 'torogoz_solicitud',
  news: 'torogoz_aviso',
  day: 'torogoz_dia',
} as const
export type MessageKind = keyof typeof TEMPLATES
export const LANGUAGE = 'es'

export const CODE_MINUTES = 15

/** A message older than this is not sent, because it would be of no use; links have deadlines of their own. */
export const timeToLive = (kind: MessageKind): number => (kind === 'code' ? CODE_MINUTES * MINUTE_MS : 12 * HOUR_MS)

/**
 * A telephone number as WhatsApp and wa.me need it: country code and digits. Eight digits alone are a number of El Salvador.
 * @returns null when it cannot be a number
 */
export function whatsappNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length === 8) return `503${digits}`
  return digits.length >= 10 && digits.length <= 15 ? digits : null
}

/** '•••• 0042': enough to recognize it. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`

/** Meta's templates refuse line breaks, runs of spaces, and empty parameters. */
export const parameterOf = (text: string): string => text.replace(/\s+/g, ' ').trim() || '-'

/**
 * `gone`: the number does not accept messages. `refused`: this message will never be accepted. `later`: a temporary problem of
 * the service, or of our account.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later'

/** The recipient does not exist or has blocked us (error codes of the Cloud API). */
const GONE = [131026, 131030, 131021, 131050]
/** Rate limits: of the account, of the number, or of this pair. */
const TOO_MANY = [4, 80007, 130429, 131048, 131056]

/** @param status HTTP status; 0 without an answer @param code the service's error code */
export function outcomeOf({ status, code, id }: { status: number; code: number | null; id: string | null }): Outcome {
  if (status === 200 && id) return 'sent'
  if (code !== null && TOO_MANY.includes(code)) return 'later'
  if (code !== null && GONE.includes(code)) return 'gone'
  // 401 and 403 concern our account, so all messages wait until an operator has corrected it.
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status) ? 'refused' : 'later'
}

type NumberState = 'off' | 'unconfirmed' | 'on'
export const numberState = (row: { confirmedAt: Date | null } | null): NumberState =>
  row === null ? 'off' : row.confirmedAt ? 'on' : 'unconfirmed'

/** Whether the code has not expired; the endpoint's limit bounds the attempts. */
export const isOpen = ({ codeExpiresAt }: { codeExpiresAt: Date | null }, now: Date): boolean =>
  codeExpiresAt !== null && now < codeExpiresAt
