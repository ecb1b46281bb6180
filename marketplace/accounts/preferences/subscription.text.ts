import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Topic } from './preference.rules.ts'

/** Name of a topic inside a sentence: «correos de recordatorios». */
export const topicName: Record<Topic, string> = {
  bookingUpdates: 'cambios en tus reservas',
  reminders: 'recordatorios',
  messageNotices: 'mensajes nuevos',
  reviewInvitations: 'reseñas y sus respuestas',
  alerts: 'lugares y fechas que pediste',
  newsletter: 'novedades',
}

export const subscriptionRefusals = {
  LINK_UNKNOWN: { status: 404, text: 'Este enlace no es válido. Elige qué correos recibes en Configuración.' },
} as const satisfies RefusalTexts
