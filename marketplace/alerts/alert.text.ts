import type { RefusalTexts } from '#platform/http/refusal.ts'
import { type FilterName, filterEntries } from '../discovery/search/filters/filter.fields.ts'
import { filterLabels } from '../discovery/search/filters/filter.text.ts'
import { type Filters, noFilters } from '../discovery/search/filters/filter-address.rules.ts'
import { MAX_ALERTS } from './alert.rules.ts'

export const alertText = {
  heading: 'Te avisamos',
  saveSearch: 'Avísame de nuevas experiencias',
  savedSearch: 'Te avisaremos de lo nuevo',
  promise: 'Un correo al día como máximo, y solo si hay algo nuevo.',
  awaitDate: 'Avísame de la próxima fecha',
  awaited: 'Te avisaremos cuando haya fecha',
  failed: 'No pudimos guardar tu alerta',
  remove: 'Quitar alerta',
  removed: 'Alerta quitada',
  removeFailed: 'No pudimos quitar la alerta',
} as const

export const alertRefusals = {
  TOO_MANY_ALERTS: {
    status: 409,
    text: `Puedes tener hasta ${MAX_ALERTS} alertas. Quita una en Alertas para agregar otra.`,
  },
  SEARCH_TOO_LONG: { status: 422, text: 'Esta búsqueda es demasiado larga. Quita algún filtro.' },
  SEARCH_OVER: { status: 409, text: 'Los días de esta búsqueda ya pasaron. Elige otros para que te avisemos.' },
  DATE_OPEN: { status: 409, text: '¡Ya hay fechas abiertas! Mira la experiencia para elegir una.' },
} as const satisfies RefusalTexts

/** A search in words: '«surf» · Playa · 2 personas'. */
export function searchInWords(filters: Filters): string {
  const labels = filterEntries.flatMap(([name]) => {
    const selected = filters[name]
    const restricts = Array.isArray(selected) ? selected.length > 0 : selected !== noFilters[name]
    if (!restricts) return []
    const label = filterLabels[name as FilterName] as (value: unknown, filters: Filters) => string | null | false
    return [selected].flat().map((value) => label(value, filters))
  })
  return labels.filter(Boolean).join(' · ') || 'Todas las experiencias'
}

/** 'Ya hay fecha', '3 novedades de tus búsquedas'. */
export function digestTitle({ dates, searches }: { dates: object[]; searches: { matches: object[] }[] }): string {
  const matchCount = searches.reduce((sum, search) => sum + search.matches.length, 0)
  if (matchCount === 0)
    return dates.length === 1 ? 'Ya hay fecha para lo que esperas' : 'Ya hay fechas para lo que esperas'
  if (dates.length > 0) return `${matchCount + dates.length} novedades de tus alertas`
  return matchCount === 1 ? 'Una novedad de tus búsquedas' : `${matchCount} novedades de tus búsquedas`
}
