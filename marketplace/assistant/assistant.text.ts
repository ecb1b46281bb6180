import type { RefusalTexts } from '#platform/http/refusal.ts'

export const assistantRefusals = {
  ASSISTANT_OFF: { status: 503, text: 'El asistente está apagado por ahora. La búsqueda sigue abierta.' },
  /** No model is configured (AI-11). */
  ASSISTANT_UNSET: {
    status: 503,
    text: 'El asistente AI no está configurado correctamente. Por favor, contacta al administrador.',
  },
  /** The model failed (AI-10). */
  ASSISTANT_FAILED: {
    status: 503,
    text: 'Lo siento, ha ocurrido un error temporal. ¿Podrías intentar reformular tu pregunta?',
  },
} as const satisfies RefusalTexts

export const assistantText = {
  /** While an answer is pending (AI-06). */
  thinking: 'Pensando...',
  /** A temporary failure (AI-09). */
  failedTitle: 'Error temporal',
  failedDetail: 'El asistente está experimentando dificultades. Inténtalo de nuevo.',
  /** The answer had no text (AI-12). */
  empty: 'Lo siento, no pude procesar tu mensaje. ¿Podrías intentar de nuevo?',
  greeting:
    'Hola, soy el asistente de Torogoz. Busco experiencias con cupo y precio de este momento, y te muestro tus reservas y favoritos.',
} as const

/** Suggested first questions (AI-04). */
export const starters = [
  '¿Qué puedo hacer este fin de semana?',
  'Busco surf por menos de $35',
  'Experiencias de café en la Ruta de las Flores',
  '¿Cuáles son mis próximas reservas?',
  'Muéstrame mis favoritos',
  '¿Cómo se paga y hasta cuándo puedo cancelar?',
] as const

/** The daily budget is used up. */
export const spentText = (limit: number) =>
  `Llegaste a ${limit === 1 ? 'la pregunta' : `las ${limit} preguntas`} de hoy. Mañana seguimos; mientras tanto, la búsqueda está abierta.`
