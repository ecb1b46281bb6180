import type { RefusalTexts } from '#platform/http/refusal.ts'

/** Fixed texts of the chat (CHAT-16 to CHAT-22, MSG-102 to MSG-110). */
export const chatText = {
  startFailed: 'No se pudo inicializar el chat',
  loadFailed: 'No se pudieron cargar los mensajes',
  expired: 'Conversación expirada',
  expiredDetail: 'Se cerró una hora después del inicio. Puedes leer lo que se dijeron.',
  cancelled: 'Reserva cancelada',
  cancelledDetail: 'Ya no se pueden enviar mensajes. Puedes leer lo que se dijeron.',
  full: 'Límite alcanzado',
  fullDetail: 'Esta conversación llegó a sus 200 mensajes.',
  sendFailed: 'Error al enviar',
  wrongType: 'Tipo de archivo no permitido. Solo se permiten imágenes.',
  tooLarge: 'El archivo es demasiado grande. Máximo 5MB.',
} as const

export const conversationRefusals = {
  BOOKING_NOT_FOUND: { status: 404, text: 'Booking no encontrado' },
  /** The same answer for a foreign conversation and a missing one, so that they can not be told apart (INV-31). */
  NO_PERMISSION: { status: 403, text: 'Sin permisos' },
  CHAT_NOT_OPEN: { status: 409, text: 'El chat se abre cuando la reserva está confirmada.' },
  CHAT_EXPIRED: { status: 410, text: chatText.expired },
  CHAT_CANCELLED: { status: 409, text: 'La reserva se canceló: ya no se pueden enviar mensajes.' },
  CHAT_FULL: { status: 409, text: chatText.full },
  ATTACHMENT_UNKNOWN: { status: 409, text: 'La imagen ya no está disponible. Vuelve a elegirla.' },
} as const satisfies RefusalTexts
