import type { RefusalTexts } from '#platform/http/refusal.ts'

export const questionRefusals = {
  QUESTION_OPEN: {
    status: 409,
    text: 'Ya tienes una pregunta abierta sobre esta experiencia. Cuando te respondan podrás hacer otra.',
  },
  QUESTION_NEEDS_MAILBOX: {
    status: 409,
    text: 'Confirma tu correo antes de preguntar: ahí te llega la respuesta.',
  },
  QUESTION_NOT_FOUND: { status: 404, text: 'Esta pregunta ya no está' },
  QUESTION_ANSWERED: { status: 409, text: 'Esta pregunta ya tiene respuesta' },
  QUESTION_UNCHANGED: { status: 409, text: 'Ya estaba así: alguien lo hizo antes.' },
} as const satisfies RefusalTexts

export const questionText = {
  title: 'Preguntas y respuestas',
  ask: 'Preguntar antes de reservar',
  asked: 'Tu pregunta ya le llegó al anfitrión',
  consent: 'Puede publicarse sin mi nombre',
  hostConsent: 'Publicar la pregunta y mi respuesta en la página de la experiencia',
  rules: 'Sin teléfonos, correos ni enlaces.',
  failed: 'No se pudieron cargar las preguntas',
} as const
