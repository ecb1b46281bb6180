import type { RefusalTexts } from '#platform/http/refusal.ts'

export const reviewRefusals = {
  HOST_NOT_FOUND: { status: 404, text: 'Anfitrión no encontrado' },
} as const satisfies RefusalTexts

/** Words of a list of reviews (REV-25, REV-30). */
export const reviewList = {
  failed: 'No se pudieron cargar las reseñas',
  failedOfHost: 'No se pudieron cargar las reseñas del anfitrión',
  empty: 'Aún no hay reseñas',
} as const
