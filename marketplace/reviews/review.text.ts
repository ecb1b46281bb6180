import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Denial } from './review.rules.ts'

export const MAX_COMMENT_LENGTH = 1000

/** Texts of the eligibility (REV-09, REV-10, REV-13, REV-16). */
export const mayReview = 'Puedes dejar una reseña'
export const deniedText: Record<Denial, string> = {
  SIGN_IN: 'Debes iniciar sesión',
  REVIEWED: 'Ya has reseñado este anfitrión',
  NO_BOOKING: 'Necesitas completar una reserva con este anfitrión primero',
}

/** The page of the review form: an experience of the host, or their profile. */
export type ReviewedFrom = 'experience' | 'host'

/** The title above REVIEW_NOT_EARNED (REV-22). */
export const notEarnedTitle: Record<ReviewedFrom, string> = {
  experience: 'No puedes reseñar esta experiencia',
  host: 'No puedes reseñar este anfitrión',
}

export const reviewRefusals = {
  HOST_NOT_FOUND: { status: 404, text: 'Anfitrión no encontrado' },
  REVIEWS_UNREADABLE: { status: 503, text: 'Error verificando reseñas existentes' },
  BOOKINGS_UNREADABLE: { status: 503, text: 'Error verificando reservas' },
  REVIEW_PERMISSION: {
    status: 503,
    text: 'Error de permisos. Intenta verificar nuevamente en unos momentos.',
  },
  ELIGIBILITY_FAILED: { status: 503, text: 'Error verificando elegibilidad' },
  REVIEW_EXPERIENCE_GONE: { status: 404, text: 'No se pudo encontrar la experiencia' },
  ALREADY_REVIEWED: { status: 409, text: 'Ya has dejado una reseña para este anfitrión' },
  REVIEW_CHECK_FAILED: { status: 503, text: 'Error al verificar reservas: inténtalo de nuevo en un momento' },
  REVIEW_NOT_EARNED: {
    status: 403,
    text: 'Primero debes completar una reserva con este anfitrión para poder dejarle una reseña',
  },
  REVIEW_FAILED: { status: 503, text: 'No se pudo añadir la reseña' },
} as const satisfies RefusalTexts

/** REV-21: the message of a failed read of the bookings, without details that only the log may contain. */
export const checkFailed = (permission: boolean) =>
  `Error al verificar reservas: ${permission ? 'el servidor no tiene permiso para leerlas' : 'la base de datos no respondió'}`

export const reviewAdded = {
  title: '¡Reseña añadida!',
  description: 'Tu reseña ha sido publicada exitosamente',
} as const
