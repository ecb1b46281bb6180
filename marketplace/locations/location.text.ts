/** Why the browser's position is not known (GEO-12 to GEO-16). */
export const positionErrors = {
  denied: 'Permisos de ubicación denegados',
  unavailable: 'Ubicación no disponible',
  timeout: 'Tiempo de espera agotado',
  other: 'Error al obtener ubicación',
  unsupported: 'Geolocalización no soportada por este navegador',
} as const
export type PositionError = keyof typeof positionErrors

/** What to do about it. */
export const positionAdvice: Record<PositionError, string> = {
  denied: 'Permite la ubicación en los ajustes del navegador, o mueve el mapa.',
  unavailable: 'Prueba al aire libre, o mueve el mapa.',
  timeout: 'Inténtalo de nuevo, o mueve el mapa.',
  other: 'Inténtalo de nuevo, o mueve el mapa.',
  unsupported: 'Mueve el mapa hasta donde estás.',
}

/** Words when there is no map (MAP-07, MAP-08). */
export const mapText = {
  unavailable: 'Mapa no disponible',
  noSettings: 'Unable to load map configuration',
  noWebGL: 'Este navegador no puede dibujar mapas.',
  slow: 'El mapa tarda en llegar. Mientras, toca los lugares o usa la lista.',
  failed: 'No se pudo cargar el mapa. Revisa tu conexión.',
} as const
