// For every noun with create and read, generated input is sent, read back and compared.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdminRight } from '#marketplace/accounts/admin/rights/admin-right.contract.ts'
import { cleanLine, nameProblem, titleProblem } from '#marketplace/accounts/names/name.rules.ts'
import { registrations } from '#marketplace/api.ts'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import type { AdminCase } from '#marketplace/cases/admin/admin-case.contract.ts'
import { OPENED_BY_HAND } from '#marketplace/cases/case.rules.ts'
import type { HostExperience } from '#marketplace/experiences/editor/update/update.contract.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '../support/people.ts'
import { experienceInput } from '../support/scenes/experience-input.ts'

/**
 * Text as people type it: accents, emoji, markup, quotes; trimmed, as the contract stores it. A contract counts characters at
 * one end and places in a string at the other, and an emoji is one of the first and two of the second: both must fit.
 */
const textOf = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength })
    .map((text) => text.replaceAll('\u0000', '').trim())
    .filter((text) => [...text].length >= minLength && text.length <= maxLength)

/** The same for text with rules, in its stored form (docs/decisions/0156). */
const validText = (minLength: number, maxLength: number, problem: (text: string) => string | null) =>
  textOf(minLength, maxLength)
    .map(cleanLine)
    .filter((text) => text.length >= minLength && text.length <= maxLength && !problem(text))

const newBooking = fc.record({
  guests: fc.integer({ min: 1, max: 4 }),
  guestInfo: fc.record({
    firstName: validText(2, 80, nameProblem),
    lastName: validText(2, 80, nameProblem),
    email: fc.constantFrom(
      'ana@persona.example',
      'José.Pérez+viaje@persona.example'.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    ),
    phone: fc.constantFrom('+503 7000-0000', '70000000', '(503) 2222-3333'),
  }),
  specialRequests: fc.option(textOf(1, 1000), { nil: null }),
})

test('a reservation', async () => {
  await fc.assert(
    fc.asyncProperty(newBooking, async (wish) => {
      const traveler = await signedIn('traveler')
      const price = 12.5
      const { id: experienceId, dateIds } = await createExperience({ price })
      const input = { ...wish, experienceId, availableDateId: dateIds[0], termsAccepted: true }
      const response = await traveler.request<Booking>('post', '/bookings', input, { key: crypto.randomUUID() })
      expect(response.status).toBe(201)
      const read = await traveler.request<Booking>('get', `/bookings/${response.body.id}`)
      expect(read.body).toEqual(response.body)
      expect(read.body).toMatchObject({
        ...wish,
        totalAmount: price * wish.guests,
        unitPrice: price,
        status: 'pending',
      })
    }),
    { numRuns: 25 },
  )
})

const entries = fc.uniqueArray(
  textOf(1, 80).map((text) => text.replace(/\s+/g, ' ')),
  { maxLength: 6, selector: (text) => text.toLocaleLowerCase('es') },
)

const newExperience = fc.record({
  title: validText(1, 120, titleProblem),
  shortDescription: validText(1, 300, titleProblem),
  description: textOf(1, 500),
  price: fc.integer({ min: 100, max: 1_000_000 }).map((cents) => cents / 100),
  maxGuests: fc.integer({ min: 1, max: 500 }),
  durationValue: fc.integer({ min: 1, max: 365 }),
  durationUnit: fc.constantFrom('hours', 'days'),
  place: fc.record({
    name: textOf(1, 120),
    address: textOf(1, 200),
    city: textOf(1, 80),
    lat: fc.integer({ min: 13_000, max: 14_500 }).map((lat) => lat / 1000),
    lng: fc.integer({ min: -90_200, max: -87_700 }).map((lng) => lng / 1000),
  }),
  languages: fc.uniqueArray(fc.constantFrom('Español', 'Inglés', 'Otros'), { minLength: 1 }),
  amenities: entries,
  included: entries,
  notIncluded: entries,
  bringWithYou: entries,
  whatToExpect: textOf(0, 300),
  externalBookingUrl: fc.constant(''),
})

test('an experience, and what was typed of it', async () => {
  const base = await experienceInput()
  await fc.assert(
    fc.asyncProperty(newExperience, async (input) => {
      const host = await signedIn('host')
      const key = crypto.randomUUID()
      // A child may not pay more than an adult.
      const sent = { ...base, ...input, childPrice: input.price }
      const response = await host.request<HostExperience>('post', '/host/experiences', sent, { key })
      expect(response.status, JSON.stringify(response.body)).toBe(201)
      const read = await host.request<HostExperience>('get', `/host/experiences/${response.body.id}`)
      expect(read.body).toEqual(response.body)
      const { saved } = read.body
      const { price, maxGuests, durationValue, ...texts } = input
      expect(saved).toMatchObject({ ...texts, bookingRequired: true, categoryId: base.categoryId })
      expect([saved.price, saved.maxGuests, saved.durationValue].map(Number)).toEqual([price, maxGuests, durationValue])
      const invalid = { ...saved, title: ` ${input.title} `, price: 'veinte' }
      const edit = { content: invalid, version: 0, basedOn: response.body.version }
      expect((await host.request('put', `/host/experiences/${response.body.id}/edit`, edit)).status).toBe(200)
      const reloaded = await host.request<HostExperience>('get', `/host/experiences/${response.body.id}`)
      expect(reloaded.body.saved).toEqual(saved)
      const images = saved.images.map((image) => ({ ...image, picture: { ...image.picture, alt: '' } }))
      expect(reloaded.body.kept?.content).toEqual({ ...invalid, images })
    }),
    { numRuns: 25 },
  )
})

test('a request about personal data', async () => {
  const admin = await signedIn('admin')
  const newRequest = fc.record({
    kind: fc.constantFrom('access' as const, 'opposition' as const, 'breach' as const),
    name: textOf(1, 120),
    email: fc.constantFrom('ana@persona.example', 'ana+datos@persona.example'),
    details: textOf(10, 400),
    receivedAt: fc.constantFrom(0, 1, 40).map((days) => new Date(Date.now() - days * DAY_MS).toISOString()),
  })
  await fc.assert(
    fc.asyncProperty(newRequest, async (input) => {
      const response = await admin.request<AdminRight>('post', '/admin/rights', input, { key: crypto.randomUUID() })
      expect([response.status, response.body]).toEqual([201, expect.objectContaining({ ...input, status: 'open' })])
      expect((await admin.request<AdminRight>('get', `/admin/rights/${response.body.id}`)).body).toEqual(response.body)
    }),
    { numRuns: 10 },
  )
})

test('a case that was told on the telephone', async () => {
  const admin = await signedIn('admin')
  const newCase = fc.record({
    kind: fc.constantFrom(...OPENED_BY_HAND),
    subject: textOf(2, 160),
    text: textOf(2, 400),
    name: textOf(1, 120),
    email: fc.constantFrom('ana@persona.example', null),
  })
  await fc.assert(
    fc.asyncProperty(newCase, async ({ text, ...wish }) => {
      // A dispute needs the reservation it is about.
      const kind = wish.kind === 'dispute' ? 'question' : wish.kind
      const response = await admin.request<AdminCase>(
        'post',
        '/admin/cases',
        { ...wish, kind, text },
        { key: crypto.randomUUID() },
      )
      expect([response.status, response.body]).toEqual([
        201,
        expect.objectContaining({ ...wish, kind, status: 'open' }),
      ])
      expect(response.body.messages.map((message) => message.text)).toEqual([text])
      expect((await admin.request<AdminCase>('get', `/admin/cases/${response.body.id}`)).body).toEqual(response.body)
    }),
    { numRuns: 10 },
  )
})

/** Create endpoints tested above, or without anything to read back, with the reason. */
const covered: Record<string, string> = {
  'post /bookings': 'a reservation',
  'post /host/experiences': 'an experience, and what was typed of it',
  'post /admin/rights': 'a request about personal data',
  'post /admin/cases': 'a case that was told on the telephone',
}

test('every noun that can be created and read has a round trip', () => {
  const readable = new Set(
    registrations.filter(({ endpoint }) => endpoint.method === 'get').map(({ endpoint }) => endpoint.path),
  )
  const creations = registrations.filter(
    ({ endpoint }) => endpoint.method === 'post' && readable.has(`${endpoint.path}/{id}` as `/${string}`),
  )
  const missing = creations.map(({ endpoint }) => `post ${endpoint.path}`).filter((name) => !(name in covered))
  expect(creations.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
