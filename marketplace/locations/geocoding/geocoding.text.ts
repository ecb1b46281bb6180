import type { RefusalTexts } from '#platform/http/refusal.ts'

export const geocodingRefusals = {
  /** GEO-06. */
  PLACE_NOT_FOUND: { status: 404, text: 'No se encontraron resultados para esta dirección' },
  /** GEO-05: the detail; its heading is below. */
  PLACE_SEARCH_FAILED: { status: 503, text: 'No se pudo encontrar la ubicación' },
  /** GEO-07. */
  POINT_UNKNOWN: { status: 503, text: 'No se pudo obtener información de esta ubicación' },
} as const satisfies RefusalTexts

export const geocodingText = {
  /** GEO-05. */
  failed: 'Error al buscar ubicación',
  /** GEO-09: only a warning. */
  outside: 'Ubicación fuera del área de servicio',
  /** GEO-10. */
  found: 'Ubicación encontrada',
} as const

/** A failure of the outside service with its status code (GEO-08). @param status null when it did not answer at all */
export const withStatus = (text: string, status: number | null) =>
  status === null ? text : `${text} (código ${status})`
