// Cards and pins of found experiences: cached beside the catalogue, read from the database the first time.
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { shownPoint } from '#marketplace/locations/location.rules.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { cardsByIds, undatedCardsByIds } from '../../discovery.data.ts'
import type { MapPin } from '../../map/pin.contract.ts'
import { pinsByIds } from '../../map/pin.data.ts'
import type { DateWindow } from '../../search/trip/dates.rules.ts'
import type { Catalogue } from '../catalogue.rules.ts'
import { currentCatalogue } from '../changes/follow.data.ts'
import { spanOf } from '../structures/date-index.rules.ts'
import type { UndatedCard } from './cards.rules.ts'

function dated(catalogue: Catalogue, row: number, card: UndatedCard, window: DateWindow): ExperienceCard {
  const span = spanOf(window)
  const next = catalogue.dates.next(row, span)
  return {
    ...card,
    nextDate: next && new Date(next[0] / 1000).toISOString(),
    spots: next ? Math.min(next[1], card.maxGuests) : 0,
    soldOut: !next && catalogue.dates.isAnnounced(row, span.from),
  }
}

/**
 * Reads cards that are not cached, and caches those that have not changed meanwhile. Never from a replica: it may be behind a
 * change that the catalogue has already applied, and that change would not be announced again.
 */
async function read(catalogue: Catalogue, ids: string[]): Promise<Map<string, UndatedCard>> {
  const writes = ids.map((id) => catalogue.writes[catalogue.rowOf(id) ?? 0])
  const rows = ids.map((id) => catalogue.rowOf(id))
  const found = await withTimeouts('request', () => undatedCardsByIds(ids))
  const cards = new Map(found.map((card): [string, UndatedCard] => [card.id, card]))
  for (const [index, id] of ids.entries()) {
    const [row, card] = [rows[index], cards.get(id)]
    if (card && row !== undefined && catalogue.rowOf(id) === row && catalogue.writes[row] === writes[index])
      catalogue.cards.keep(card)
  }
  return cards
}

/**
 * Cards in the order of `ids`, at most a second old, without those that are no longer visible.
 * @param window the dates that were asked for; every coming one without
 */
export async function findCards(ids: string[], now: Date, window: DateWindow | null = null): Promise<ExperienceCard[]> {
  const catalogue = currentCatalogue()
  if (!catalogue) return cardsByIds(ids, now, window ?? undefined)
  // One that the catalogue does not know yet, or no longer, has its dates in the database alone.
  if (ids.some((id) => catalogue.rowOf(id) === undefined))
    return withTimeouts('request', () => cardsByIds(ids, now, window ?? undefined))
  const unknown = ids.filter((id) => !catalogue.cards.get(id))
  const fresh = unknown.length > 0 ? await read(catalogue, unknown) : null
  return ids.flatMap((id) => {
    const [row, card] = [catalogue.rowOf(id), catalogue.cards.get(id) ?? fresh?.get(id)]
    return card && row !== undefined
      ? dated(catalogue, row, card, window ?? { from: now, before: null, guests: 1 })
      : []
  })
}

export async function findPins(ids: string[], now: Date): Promise<MapPin[]> {
  if (!currentCatalogue()) return pinsByIds(ids)
  return (await findCards(ids, now)).map(pinOf)
}

function pinOf(card: ExperienceCard): MapPin {
  const { id, title, price, childPrice, maxGuests, bookingRequired, city, category } = card
  const { durationValue, durationUnit, rating, reviewCount } = card
  return {
    ...{ id, title, price, childPrice, maxGuests, bookingRequired, city, category },
    ...{ durationValue, durationUnit, rating, reviewCount },
    ...shownPoint(card.lat, card.lng),
    // Blurred previews for two hundred thumbnails would weigh more than everything else.
    picture: card.picture && { ...card.picture, preview: null },
  }
}
