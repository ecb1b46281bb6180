// Cards and pins of found experiences: cached beside the catalogue, read from the database the first time.
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { displayPoint } from '#marketplace/locations/location.rules.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { cardsByIds, undatedCardsByIds } from '../../discovery.data.ts'
import type { MapPin } from '../../map/pin.contract.ts'
import { pinsByIds } from '../../map/pin.data.ts'
import type { DateWindow } from '../../search/trip/dates.rules.ts'
import type { Catalogue } from '../catalogue.rules.ts'
import { catalogueInTime } from '../changes/follow.data.ts'
import { spanOf } from '../structures/date-index.rules.ts'
import { type CardDates, type CardText, cardTextOf, datedText, type UndatedCard } from './cards.rules.ts'

function datesOf(catalogue: Catalogue, row: number, window: DateWindow): CardDates {
  const span = spanOf(window)
  const next = catalogue.dates.next(row, span)
  return {
    nextDate: next && new Date(next[0] / 1000).toISOString(),
    spots: next ? Math.min(next[1], catalogue.maxGuests[row]!) : 0,
    soldOut: !next && catalogue.dates.isAnnounced(row, span.from),
  }
}

/**
 * Reads cards that are not cached, and caches those that have not changed meanwhile. Never from a replica: it may be behind a
 * change that the catalogue has already applied, and that change would not be announced again.
 */
async function read(catalogue: Catalogue, ids: string[]): Promise<Map<string, CardText>> {
  const writes = ids.map((id) => catalogue.writes[catalogue.rowOf(id) ?? 0])
  const rows = ids.map((id) => catalogue.rowOf(id))
  const found = await withTimeouts('request', () => undatedCardsByIds(ids))
  const cards = new Map(found.map((card): [string, CardText] => [card.id, cardTextOf(card)]))
  for (const [index, id] of ids.entries()) {
    const [row, card] = [rows[index], cards.get(id)]
    if (card && row !== undefined && catalogue.rowOf(id) === row && catalogue.writes[row] === writes[index])
      catalogue.cards.keep(id, card)
  }
  return cards
}

type Form<Shown> = {
  ofDatabase: (card: ExperienceCard) => Shown
  ofCache: (text: CardText, dates: CardDates) => Shown
}
const asObjects: Form<ExperienceCard> = {
  ofDatabase: (card) => card,
  ofCache: (text, dates) => ({ ...(JSON.parse(text) as UndatedCard), ...dates }),
}
const asTexts: Form<string> = {
  ofDatabase: (card) => JSON.stringify(ExperienceCard.parse(card)),
  ofCache: datedText,
}

async function find<Shown>(
  { ofDatabase, ofCache }: Form<Shown>,
  ids: string[],
  now: Date,
  window: DateWindow | null,
): Promise<Shown[]> {
  const catalogue = await catalogueInTime()
  if (!catalogue) return (await cardsByIds(ids, now, window ?? undefined)).map(ofDatabase)
  const wanted = window ?? { from: now, before: null, guests: 1 }
  const cards = ids.map((id) => catalogue.cards.get(id))
  const unknown = ids.filter((_, at) => cards[at] === undefined)
  // One that the catalogue does not know yet, or no longer, has its dates in the database alone.
  if (unknown.some((id) => catalogue.rowOf(id) === undefined))
    return (await withTimeouts('request', () => cardsByIds(ids, now, window ?? undefined))).map(ofDatabase)
  const fresh = unknown.length > 0 ? await read(catalogue, unknown) : null
  return ids.flatMap((id, at) => {
    const [row, card] = [catalogue.rowOf(id), cards[at] ?? fresh?.get(id)]
    return card && row !== undefined ? ofCache(card, datesOf(catalogue, row, wanted)) : []
  })
}

/**
 * Cards in the order of `ids`, at most a second old, without those that are no longer visible.
 * @param window the dates that were asked for; every coming one without
 */
export const findCards = (ids: string[], now: Date, window: DateWindow | null = null): Promise<ExperienceCard[]> =>
  find(asObjects, ids, now, window)

/** The same, each as JSON that its schema has validated. */
export const findCardTexts = (ids: string[], now: Date, window: DateWindow | null): Promise<string[]> =>
  find(asTexts, ids, now, window)

export async function findPins(ids: string[], now: Date): Promise<MapPin[]> {
  if (!(await catalogueInTime())) return pinsByIds(ids)
  return (await findCards(ids, now)).map(pinOf)
}

function pinOf(card: ExperienceCard): MapPin {
  const { id, title, price, childPrice, maxGuests, bookingRequired, city, category } = card
  const { durationValue, durationUnit, rating, reviewCount } = card
  return {
    ...{ id, title, price, childPrice, maxGuests, bookingRequired, city, category },
    ...{ durationValue, durationUnit, rating, reviewCount },
    ...displayPoint(card.lat, card.lng),
    // Blurred previews for two hundred thumbnails would weigh more than everything else.
    picture: card.picture && { ...card.picture, preview: null },
  }
}
