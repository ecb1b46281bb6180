// Texts of a list of reviews. Separate from those of writing one, which only people who may write one load.

/** Texts of a list of reviews (REV-25, REV-30). */
export const reviewList = {
  failed: 'No se pudieron cargar las reseñas',
  failedOfHost: 'No se pudieron cargar las reseñas del anfitrión',
  empty: 'Aún no hay reseñas',
} as const
