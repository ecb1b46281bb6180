import type { RefusalTexts } from '#platform/http/refusal.ts'

export const MAX_REPLY_LENGTH = 1000

export const replyRefusals = {
  REVIEW_NOT_FOUND: { status: 404, text: 'Esta reseña ya no se muestra' },
  REPLY_EXISTS: { status: 409, text: 'Ya respondiste esta reseña' },
  REPLY_MISSING: { status: 404, text: 'Todavía no has respondido esta reseña' },
  REPLY_FIXED: {
    status: 409,
    text: 'Pasaron las 48 horas para editar tu respuesta. Si hay un error, escríbenos desde la página de contacto.',
  },
  REPLY_HIDDEN: {
    status: 409,
    text: 'Ocultamos tu respuesta y no se puede editar. Si crees que es un error, escríbenos desde la página de contacto.',
  },
  REPLY_CHANGED: { status: 409, text: 'Tu respuesta cambió mientras escribías.' },
} as const satisfies RefusalTexts
