// What a list of reviews says: apart from what writing one says, which only those load who may write one.

/** Words of a list of reviews (REV-25, REV-30). */
export const reviewList = {
  failed: 'No se pudieron cargar las reseñas',
  failedOfHost: 'No se pudieron cargar las reseñas del anfitrión',
  empty: 'Aún no hay reseñas',
} as const

/** The first word of a name: enough for somebody one has met. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
