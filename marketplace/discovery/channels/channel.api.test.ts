// The feeds for other channels, checked against schemas written from their specifications.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'
import { channelProducts } from './channel.data.ts'
import { googleProduct, META_COLUMNS, metaRow } from './channel.rules.ts'
import type { OctoAvailability, OctoProduct } from './octo/octo.contract.ts'

/** A Tuesday in three weeks, nine in the morning in El Salvador. */
const start = new Date(`${new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10)}T15:00:00Z`)
const day = start.toISOString().slice(0, 10)
async function scene() {
  const experience = await createExperience({
    title: 'Café & <b>volcán</b>, "de altura"',
    price: 12.5,
    childPrice: 6,
    childAge: 10,
    minAge: 4,
    pictured: true,
    dates: [
      { startDate: start, capacity: 8 },
      { startDate: new Date(start.getTime() + 4 * 3_600_000), capacity: 8 },
    ],
  })
  await createBooking({ availableDateId: experience.dateIds[1]!, guests: 5 })
  return experience
}

const count = z.number().int().nonnegative()
const GooglePrice = z.strictObject({ currency_code: z.literal('USD'), units: count, nanos: count.max(999_999_999) })
const GoogleText = z.strictObject({
  localized_texts: z.array(z.strictObject({ language_code: z.string().length(2), text: z.string().min(1) })).min(1),
})

test("a product stands in Google's feed with prices in units and nanos, and its own page", async () => {
  const experience = await scene()
  const [product] = await channelProducts({ only: experience.id }, 1, new Date())
  const google = googleProduct(product!, 'https://torogoz.example')
  const Shape = z.looseObject({
    id: z.string(),
    title: GoogleText,
    description: GoogleText,
    options: z
      .array(
        z.looseObject({
          id: z.string(),
          title: GoogleText,
          landing_page: z.strictObject({ url: z.url({ protocol: /^https?$/ }) }),
          price_options: z.array(z.strictObject({ id: z.string(), title: z.string(), price: GooglePrice })).min(1),
        }),
      )
      .min(1),
  })
  Shape.parse(google)
  expect(google.options[0]!.price_options.map(({ price }) => price)).toEqual([
    { currency_code: 'USD', units: 12, nanos: 500_000_000 },
    { currency_code: 'USD', units: 6, nanos: 0 },
  ])
  const { body, headers } = await anonymous.request<{ feed_metadata: Record<string, unknown>; products: object[] }>(
    'get',
    '/channels/google-things-to-do.json',
  )
  expect(body.feed_metadata).toMatchObject({ shard_id: 0, processing_instruction: 'PROCESS_AS_SNAPSHOT' })
  for (const one of body.products) Shape.parse(one)
  expect(headers.get('cache-control')).toBe('public, max-age=120')
})

test("Meta's file has its nine columns and a line for every product with a picture; nothing begins a formula", async () => {
  const experience = await scene()
  const [product] = await channelProducts({ only: experience.id }, 1, new Date())
  const row = metaRow(product!, 'https://torogoz.example')!
  expect(Object.fromEntries(META_COLUMNS.map((name, at) => [name, row[at]]))).toMatchObject({
    id: experience.id,
    availability: 'in stock',
    condition: 'new',
    price: '12.50 USD',
    brand: 'Torogoz',
  })
  expect(metaRow({ ...product!, digest: null }, '')).toBeNull()
  const { body, headers } = await anonymous.request<string>('get', '/channels/meta-catalogue.csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(body.replace('\ufeff', '').split('\r\n')[0]).toBe(META_COLUMNS.join(','))
})

const octo = (path: string, body?: object) => anonymous.request<unknown>(body ? 'post' : 'get', `/octo/${path}`, body)

test('OCTO: a product, one day after the other, and the dates of a day with their places', async () => {
  const { id, dateIds } = await scene()
  const product = (await octo(`products/${id}`)).body as OctoProduct
  expect(product).toMatchObject({ availabilityType: 'START_TIME', instantConfirmation: false, locale: 'es-SV' })
  expect(product.options[0]!.availabilityLocalStartTimes).toEqual(['09:00', '13:00'])
  expect(product.options[0]!.units.map((one) => [one.id, one.restrictions.minAge, one.pricingFrom[0]!.retail])).toEqual(
    [
      ['adult', 11, 1250],
      ['child', 4, 600],
    ],
  )
  const of = { productId: id, optionId: 'DEFAULT' }
  const range = { localDateStart: day, localDateEnd: new Date(start.getTime() + DAY_MS).toISOString().slice(0, 10) }
  expect((await octo('availability/calendar', { ...of, ...range })).body).toEqual([
    { localDate: day, available: true, status: 'AVAILABLE', vacancies: 11, capacity: 16, openingHours: [] },
    {
      ...{ localDate: range.localDateEnd, available: false, status: 'CLOSED' },
      ...{ vacancies: 0, capacity: null, openingHours: [] },
    },
  ])
  // Nine do not fit on one date, although eleven spots are free that day on two dates together.
  const nine = { ...of, ...range, units: [{ id: 'adult', quantity: 9 }] }
  expect((await octo('availability/calendar', nine)).body).toMatchObject([{ status: 'SOLD_OUT' }, { status: 'CLOSED' }])
  const dates = (await octo('availability', { ...of, localDate: day })).body as OctoAvailability[]
  expect(dates.map((one) => [one.id, one.localDateTimeStart, one.status, one.vacancies])).toEqual([
    [dateIds[0], `${day}T09:00:00-06:00`, 'AVAILABLE', 8],
    [dateIds[1], `${day}T13:00:00-06:00`, 'LIMITED', 3],
  ])
  const byId = await octo('availability', { ...of, availabilityIds: [dateIds[1]] })
  expect((byId.body as OctoAvailability[]).map((one) => one.id)).toEqual([dateIds[1]])
  for (const body of [
    { ...of },
    { ...of, localDateStart: day, localDateEnd: '2099-01-01' },
    { ...of, ...range, optionId: 'x' },
  ])
    expect((await octo('availability', body)).status).toBe(422)
})

test('what is no longer published, or reserved elsewhere, is on no channel', async () => {
  const drafted = await scene()
  const elsewhere = await scene()
  await database().update(experiences).set({ status: 'draft' }).where(eq(experiences.id, drafted.id))
  await database()
    .update(experiences)
    .set({ bookingRequired: false, externalBookingUrl: 'https://example.com' })
    .where(eq(experiences.id, elsewhere.id))
  for (const { id } of [drafted, elsewhere]) {
    expect(await channelProducts({ only: id }, 1, new Date())).toEqual([])
    expect((await octo(`products/${id}`)).status).toBe(404)
    const body = { productId: id, optionId: 'DEFAULT', localDate: day }
    expect((await octo('availability', body)).status).toBe(404)
  }
})

test('pages of products follow each other by the header Link', async () => {
  const [one, other] = await channelProducts({}, 2, new Date())
  expect((await channelProducts({ after: one!.id }, 1, new Date()))[0]?.id).toBe(other!.id)
  const { body, headers } = await octo(`products?after=${one!.id}`)
  expect((body as OctoProduct[])[0]!.id).toBe(other!.id)
  expect(headers.get('octo-capabilities')).toBe('octo/content, octo/pricing')
})

test('a reader who has a feed already is told so instead of being sent it again', async () => {
  const { id } = await scene()
  const feeds = ['/channels/google-things-to-do.json', '/channels/meta-catalogue.csv', `/octo/products/${id}`]
  for (const path of [...feeds, `/experiences/${id}/calendar.ics`]) {
    const first = await anonymous.request<unknown>('get', path)
    const etag = first.headers.get('etag')
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
    const again = await anonymous.request<unknown>('get', path, undefined, { headers: { 'if-none-match': etag! } })
    expect([path, again.status, again.headers.get('etag'), again.body]).toEqual([path, 304, etag, null])
    const other = { 'if-none-match': 'W/"0123456789012345678901"' }
    expect((await anonymous.request<unknown>('get', path, undefined, { headers: other })).status).toBe(200)
  }
})
