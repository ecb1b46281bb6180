// Sends messages by Meta's WhatsApp Cloud API: one template to one number. The caller decides what the answer means.
import { configuration } from '#platform/configuration.ts'

/** A service that hangs must not hold up the worker. */
const TIMEOUT_MS = 10_000

type TemplateMessage = { to: string; template: string; language: string; parameters: string[] }
/** `status` 0: no answer. `code`: the service's error code. */
type CloudAnswer = { status: number; code: number | null; id: string | null; retryAfterSeconds: number | null }

/** Whether this installation is configured to send. */
export const hasWhatsapp = (): boolean => Boolean(configuration().WHATSAPP_TOKEN)

const NO_ANSWER: CloudAnswer = { status: 0, code: null, id: null, retryAfterSeconds: null }

type Body = { messages?: { id?: string }[]; error?: { code?: number } }

/** Sends one message. Never throws, because a time-out is a result too and the caller must decide about a retry. */
export async function sendTemplate(
  { to, template, language, parameters }: TemplateMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<CloudAnswer> {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_API_URL } = configuration()
  const text = parameters.map((parameter) => ({ type: 'text', text: parameter }))
  try {
    const answer = await fetch(`${WHATSAPP_API_URL.replace(/\/$/, '')}/${WHATSAPP_PHONE_ID}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${WHATSAPP_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: { name: template, language: { code: language }, components: [{ type: 'body', parameters: text }] },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await answer.json().catch(() => ({}))) as Body
    const wait = Number(answer.headers.get('retry-after'))
    return {
      status: answer.status,
      code: body.error?.code ?? null,
      id: body.messages?.[0]?.id ?? null,
      retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : null,
    }
  } catch {
    return NO_ANSWER
  }
}
