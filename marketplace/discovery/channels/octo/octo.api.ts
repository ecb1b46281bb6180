import { findComingDates } from '#marketplace/experiences/availability/availability.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { channelProducts } from '../channel.data.ts'
import { hoursOf } from '../channel.rules.ts'
import type * as contract from './octo.contract.ts'
import { daysBetween, MAX_DAYS, octoAvailability, octoCalendar, octoProduct } from './octo.rules.ts'

const PAGE = 250
const cacheHeaders = (seconds: number, more?: Record<string, string>) =>
  new Headers({
    'cache-control': `public, max-age=${seconds}`,
    'octo-capabilities': 'octo/content, octo/pricing',
    ...more,
  })

/** Programs read what everybody sees, so the answer must not depend on the caller. */
const anonymous = { user: null } as Parameters<typeof findComingDates>[0]

export const products: Serve<typeof contract.products> = async ({ query: { after }, now }) => {
  const rows = await channelProducts({ after: after ?? null }, PAGE + 1, now)
  const page = rows.slice(0, PAGE)
  const next = `<${appUrl()}/api/octo/products?after=${page.at(-1)?.id}>; rel="next"`
  return new WithHeaders(
    page.map((row) => octoProduct(row, appUrl())),
    cacheHeaders(60, rows.length > PAGE ? { link: next } : {}),
  )
}

export const product: Serve<typeof contract.product> = async ({ params: { id }, now }) => {
  const [row] = await channelProducts({ only: id }, 1, now)
  return row ? new WithHeaders(octoProduct(row, appUrl()), cacheHeaders(60)) : refuse('NOT_FOUND')
}

const peopleOf = (units: { quantity: number }[] | undefined) =>
  (units ?? []).reduce((sum, unit) => sum + unit.quantity, 0)

/** A published product and its future dates, closed while its host takes no reservations; null for any other id. */
async function findProduct(id: string, now: Date) {
  const [row] = await channelProducts({ only: id }, 1, now)
  const coming = row && (await findComingDates(anonymous, id, now))
  if (!coming) return null
  const dates = row.paused ? coming.dates.map((date) => ({ ...date, closed: true })) : coming.dates
  return { product: row, dates }
}

export const calendar: Serve<typeof contract.calendar> = async ({ body, now }) => {
  const days = daysBetween(body.localDateStart, body.localDateEnd)
  if (!days) return refuse('INVALID', { fields: { localDateEnd: `Entre 1 y ${MAX_DAYS} días desde localDateStart` } })
  const listing = await findProduct(body.productId, now)
  return listing ? octoCalendar(days, listing.dates, peopleOf(body.units)) : refuse('NOT_FOUND')
}

export const availability: Serve<typeof contract.availability> = async ({ body, now }) => {
  const { localDate, localDateStart, localDateEnd, availabilityIds } = body
  const days = localDate
    ? [localDate]
    : localDateStart && localDateEnd
      ? daysBetween(localDateStart, localDateEnd)
      : availabilityIds && []
  if (!days)
    return refuse('INVALID', { fields: { localDate: 'Pide un día, un rango de hasta 366 o los ids de fechas' } })
  const listing = await findProduct(body.productId, now)
  if (!listing) return refuse('NOT_FOUND')
  const daySet = new Set(days)
  const of = {
    hours: hoursOf(listing.product),
    maxGuests: listing.product.maxGuests,
    people: peopleOf(body.units),
  }
  return listing.dates
    .filter(({ id, startDate }) => (availabilityIds ? availabilityIds.includes(id) : daySet.has(dayOf(startDate))))
    .map((date) => octoAvailability(date, of))
}
