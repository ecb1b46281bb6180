import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { WebhookEvent } from './webhook.rules.ts'

export const webhookEventLabel: Record<WebhookEvent, string> = {
  'booking.created': 'Llega una solicitud',
  'booking.confirmed': 'Se confirma',
  'booking.cancelled': 'Se cancela',
  'booking.completed': 'Se completa',
  'availability.changed': 'Cambian fechas o lugares',
}

/** The event in words; a test message is not in the list of events. */
export const eventText = (event: string): string =>
  webhookEventLabel[event as WebhookEvent] ?? (event === 'test' ? 'Prueba' : event)

export const deliveryStatusText = {
  waiting: 'Por enviar',
  sending: 'Enviando',
  delivered: 'Entregado',
  dead: 'No se entregó',
} as const

/** By the reason why there was no answer. */
const reasons: Record<string, string> = {
  address: 'la dirección no es https pública',
  inside: 'la dirección no es pública',
  unresolved: 'el nombre de la dirección no existe',
  unreachable: 'no hubo conexión',
  certificate: 'el certificado no es válido',
  timeout: 'tardó más de 10 segundos',
  too_large: 'la respuesta es demasiado grande',
  redirect: 'la dirección lleva a otra',
}

/** Why a message was not accepted, in words; null when there was no failure. */
export const failureText = (status: number | null, failure: string | null): string | null =>
  failure ? (reasons[failure] ?? failure) : status ? `tu sistema respondió ${status}` : null

export const stoppedText = {
  host: 'En pausa: no le avisamos de nada.',
  failures: 'Lo detuvimos: pasó más de un día sin que tu sistema aceptara un aviso.',
  receiver: 'Lo detuvimos: tu sistema respondió que la dirección ya no existe (410).',
} as const

export const webhookRefusals = {
  TOO_MANY_WEBHOOKS: {
    status: 409,
    text: 'Ya tienes 5 direcciones. Quita una que no uses para agregar otra.',
  },
  WEBHOOK_STOPPED: { status: 409, text: 'Está detenido. Actívalo primero.' },
} as const satisfies RefusalTexts
