import { displayPoint, kmBetween } from '#marketplace/locations/location.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { Serialized } from '#platform/http/response/buffered-response.ts'
import { findCards, findCardTexts } from '../catalogue/cards/card.data.ts'
import { findPage, findPageInMemory } from '../catalogue/find.data.ts'
import { located, placeOf } from './near/near.data.ts'
import { NEIGHBOUR_MINUTES } from './near/near.rules.ts'
import type * as contract from './search.contract.ts'
import { SearchPage } from './search.contract.ts'
import { type Located, readCursor, sortOf, writeCursor } from './search.rules.ts'
import { significantWordsOf } from './words/words.data.ts'

/** The most experiences shown in the place of matches. */
const MAX_INSTEAD = 6
/** The most words of a search that are tried without one of them. */
const MAX_RELAXED = 5

/** The nearest matches elsewhere; null when no place was asked for, or nothing is around either. */
async function nearest({ filters, near }: Located, now: Date) {
  const center = near ?? placeOf(filters.location)
  if (!center) return null
  const around = { ...filters, location: '', near: `${center.lat.toFixed(5)},${center.lng.toFixed(5)}`, sort: null }
  const wider = { ...around, minutes: NEIGHBOUR_MINUTES }
  const { ids, dates } = await findPage({ filters: wider, near: center, now, size: MAX_INSTEAD })
  if (ids.length === 0) return null
  const items = await findCards(ids, now, dates)
  const km = Math.min(...items.map(({ lat, lng }) => kmBetween(displayPoint(lat, lng), center)))
  return { place: center, km, items }
}

/**
 * What matches once a word is left out, the last one first because Spanish names the thing first; then each word alone, and at
 * a place none at all. Null when nothing matches that way either, or when each try would be another question to the database.
 */
async function relaxed({ filters, near }: Located, now: Date) {
  const words = (await significantWordsOf(filters.q)).slice(0, MAX_RELAXED)
  const shorter = words.map((_, at) => words.toSpliced(at, 1)).reverse()
  const alone = words.length > 2 ? words.map((word) => [word]) : []
  const hasPlace = near !== null || filters.location !== ''
  for (const kept of [...shorter, ...alone]) {
    if (kept.length === 0 && !hasPlace) continue
    const q = kept.join(' ')
    const wish = { filters: { ...filters, q, sort: null }, near, now, size: MAX_INSTEAD }
    const page = await findPageInMemory(wish)
    if (!page) return null
    const { ids, total, dates } = page
    if (ids.length > 0) return { q, total, items: await findCards(ids, now, dates) }
  }
  return null
}

const WithoutItems = SearchPage.omit({ items: true })

/** Cards are validated and written once, when they are cached; the rest of the answer here. */
export const list: Serve<typeof contract.list> = async ({ query: { filters, after: from, limit }, now }) => {
  const search = located(filters)
  const sort = sortOf(search.filters)
  const cursor = readCursor(from, sort)
  if (from && !cursor) return refuse('CURSOR_UNKNOWN')
  const { ids, after, total, totalIsMore, dates } = await findPage({ ...search, now, cursor, size: limit })
  const items = await findCardTexts(ids, now, dates)
  const isEmpty = total === 0 && !cursor
  const instead = isEmpty ? await nearest(search, now) : null
  const rest = WithoutItems.parse({
    total,
    totalIsMore,
    next: after && writeCursor({ sort, after }),
    near: search.near,
    instead,
    relaxed: isEmpty && !instead ? await relaxed(search, now) : null,
  })
  return new Serialized(`{"items":[${items.join(',')}],${JSON.stringify(rest).slice(1)}`)
}
