import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { NAME_OF_HOUSE, NAME_WITH_LINK } from '#marketplace/accounts/names/name.rules.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous, cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { newKey, bookingInput as wish } from '#tests/support/scenes/booking-input.ts'
import type { Booking } from './booking.contract.ts'
import { createBooking } from './booking.factory.ts'
import { bookings } from './booking.table.ts'
import { insertBooking } from './creation/new-booking.data.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const spotsOf = async (dateId: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, dateId)))[0]!.spotsAvailable
const stored = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!

test('a reservation takes its places and carries only what the server decides', async () => {
  const offer = await createExperience({ price: 12.5, dates: [{ capacity: 6 }] })
  const traveler = await signedIn('traveler')
  const forged = {
    userId: newKey(),
    totalAmount: 0.01,
    unitPrice: 0,
    currency: 'EUR',
    status: 'completed',
    paymentStatus: 'paid',
    confirmationCode: 'AAAAAAAA',
    startDate: '2020-01-01T00:00:00Z',
  }
  const answer = await traveler.request<Booking>('post', '/bookings', wish(offer, { ...forged, guests: 3 }), {
    key: newKey(),
  })
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    guests: 3,
    unitPrice: 12.5,
    totalAmount: 37.5,
    currency: 'USD',
    specialRequests: null,
    guestInfo: { firstName: 'Ana', lastName: 'Pérez', email: 'ana@correo.sv', phone: '7000-0000' },
    host: { id: offer.hostId },
    allowed: ['cancel'],
    cancellation: 'free',
  })
  expect(answer.body.confirmationCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(answer.body.confirmationCode).not.toBe('AAAAAAAA')
  expect(await spotsOf(offer.dateIds[0]!)).toBe(3)
  const row = await stored(answer.body.id)
  expect(row).toMatchObject({ userId: traveler.id, hostId: offer.hostId, availableDateId: offer.dateIds[0] })
  expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(48 * HOUR_MS)
})

test('children pay the price of their own that the experience had, and it stays', async () => {
  const offer = await createExperience({ price: 12, childPrice: 5, childAge: 10, dates: [{ capacity: 10 }] })
  const traveler = await signedIn('traveler')
  const book = (party: object) =>
    traveler.request<Booking>('post', '/bookings', wish(offer, { ...party, childPrice: 0, again: true }), {
      key: newKey(),
    })
  const family = await book({ guests: 4, children: 2 })
  expect(family.body).toMatchObject({ guests: 4, children: 2, unitPrice: 12, childPrice: 5, totalAmount: 34 })
  expect(await spotsOf(offer.dateIds[0]!)).toBe(6)
  await database()
    .update(experiences)
    .set({ price: 20, childPrice: null, childAge: null })
    .where(eq(experiences.id, offer.id))
  expect(await stored(family.body.id)).toMatchObject({ childPrice: 5, totalAmount: 34 })
  // Without a price for children they pay the same as everybody.
  expect((await book({ guests: 3, children: 1 })).body).toMatchObject({ childPrice: null, totalAmount: 60 })
  const alone = await traveler.request('post', '/bookings', wish(offer, { guests: 2, children: 2, again: true }), {
    key: newKey(),
  })
  expect([alone.status, alone.body.error.fields]).toEqual([
    422,
    { children: 'Con los niños debe ir al menos un adulto' },
  ])
})

test('the database computes the total again, and keeps who was a child', async () => {
  const { id } = await createBooking({ guests: 4, children: 2 })
  const change = (values: Partial<typeof bookings.$inferInsert>) =>
    database().update(bookings).set(values).where(eq(bookings.id, id))
  await expect(change({ children: 1 })).rejects.toThrow()
  await expect(change({ childPrice: 0 })).rejects.toThrow()
  const { id: _, confirmationCode, ...row } = await stored(id)
  await expect(
    database()
      .insert(bookings)
      .values({ ...row, confirmationCode: '00000000', childPrice: 1 }),
  ).rejects.toThrow()
})

test('guests may equal the places shown, not exceed them; the largest group caps a date with more places', async () => {
  const offer = await createExperience({ maxGuests: 4, dates: [{ capacity: 10 }] })
  const first = await signedIn('traveler')
  const over = await first.request('post', '/bookings', wish(offer, { guests: 5 }), { key: newKey() })
  expect([over.status, over.body.error.code, over.body.error.message, over.body.error.data]).toEqual([
    409,
    'NOT_ENOUGH_SPOTS',
    'No hay suficientes cupos disponibles para el número de personas solicitado',
    { spots: 4 },
  ])
  const full = await first.request('post', '/bookings', wish(offer, { guests: 4 }), { key: newKey() })
  expect(full.status).toBe(201)
  const second = await signedIn('traveler')
  expect((await second.request('post', '/bookings', wish(offer, { guests: 4 }), { key: newKey() })).status).toBe(201)
  const late = await second.request('post', '/bookings', wish(offer, { guests: 3, again: true }), { key: newKey() })
  expect(late.body.error.data).toEqual({ spots: 2 })
  expect(await spotsOf(offer.dateIds[0]!)).toBe(2)
})

test('a missing date has its own words; one of elsewhere, closed, past or unknown is not available', async () => {
  const { request } = await signedIn('traveler')
  const other = await createExperience()
  const offer = await createExperience({
    dates: [{}, { status: 'closed', startDate: inHours(300) }, { startDate: inHours(-1) }],
  })
  for (const availableDateId of [undefined, null, '']) {
    const { status, body } = await request('post', '/bookings', wish(offer, { availableDateId }), { key: newKey() })
    expect([status, body.error.message]).toEqual([422, 'Debes seleccionar una fecha para realizar la reserva.'])
  }
  for (const availableDateId of [other.dateIds[0], offer.dateIds[1], offer.dateIds[2], newKey(), 'mañana']) {
    const { status, body } = await request('post', '/bookings', wish(offer, { availableDateId }), { key: newKey() })
    expect([status, body.error.message]).toEqual([409, 'La fecha seleccionada no está disponible'])
  }
})

test('drafts, archived, unknown and informational experiences are not booked', async () => {
  const { request } = await signedIn('traveler')
  for (const status of ['draft', 'archived'] as const) {
    const { status: answer, body } = await request('post', '/bookings', wish(await createExperience({ status })), {
      key: newKey(),
    })
    expect([answer, body.error.message]).toEqual([404, 'No se pudo cargar la información de la experiencia'])
  }
  const nowhere = await request('post', '/bookings', wish({ id: newKey(), dateIds: [newKey()] }), { key: newKey() })
  expect(nowhere.body.error.code).toBe('EXPERIENCE_GONE')
  const informational = await createExperience({ bookingRequired: false, externalBookingUrl: 'https://museo.example' })
  const { status, body } = await request('post', '/bookings', wish(informational), { key: newKey() })
  expect([status, body.error.code, body.error.data]).toEqual([409, 'NOT_BOOKABLE', { url: 'https://museo.example' }])
})

test('an empty, foreign or suspended host is refused', async () => {
  const { request } = await signedIn('traveler')
  const offer = await createExperience()
  for (const hostId of ['', newKey()]) {
    const { status, body } = await request('post', '/bookings', wish(offer, { hostId }), { key: newKey() })
    expect([status, body.error.message]).toEqual([409, 'ID de anfitrión inválido. No se puede procesar la reserva.'])
  }
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, offer.hostId))
  const { body } = await request('post', '/bookings', wish(offer, { hostId: offer.hostId }), { key: newKey() })
  expect(body.error.code).toBe('HOST_INVALID')
})

test('only travelers book, and each refusal says so in its own words', async () => {
  const offer = await createExperience()
  const unauthenticated = await anonymous.request('post', '/bookings', wish(offer), { key: newKey() })
  expect([unauthenticated.status, unauthenticated.body.error.message]).toEqual([
    401,
    'Debes estar autenticado para realizar una reserva',
  ])
  const owner = requestAs(await cookieOf({ id: offer.hostId }))
  for (const request of [owner, (await signedIn('host')).request, (await signedIn('admin')).request]) {
    const { status, body } = await request('post', '/bookings', wish(offer), { key: newKey() })
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN'])
  }
  const own = await createPerson({ role: 'traveler' })
  const hosted = await createExperience({ hostId: own.id })
  const self = await requestAs(await cookieOf(own))('post', '/bookings', wish(hosted), { key: newKey() })
  expect(self.body.error.code).toBe('OWN_EXPERIENCE')
  expect(await spotsOf(offer.dateIds[0]!)).toBe(10)
})

const contact = { firstName: 'Ana', lastName: 'Pérez', email: 'ana@correo.sv', phone: '7000-0000' }
test.each([
  [{ guestInfo: { ...contact, firstName: 'A' } }, 'guestInfo.firstName', 'El nombre es requerido'],
  [{ guestInfo: { ...contact, firstName: '   ' } }, 'guestInfo.firstName', 'El nombre es requerido'],
  [{ guestInfo: { ...contact, firstName: 'evil.com' } }, 'guestInfo.firstName', NAME_WITH_LINK],
  [{ guestInfo: { ...contact, lastName: 'Torogoz' } }, 'guestInfo.lastName', NAME_OF_HOUSE],
  [{ guestInfo: { ...contact, lastName: '' } }, 'guestInfo.lastName', 'El apellido es requerido'],
  [{ guestInfo: { ...contact, email: 'ana@' } }, 'guestInfo.email', 'Email inválido'],
  [{ guestInfo: { ...contact, phone: '12345' } }, 'guestInfo.phone', 'Número de teléfono inválido'],
  [{ termsAccepted: false }, 'termsAccepted', 'Debes aceptar los términos y condiciones'],
  [{ termsAccepted: undefined }, 'termsAccepted', 'Debes aceptar los términos y condiciones'],
  [{ guests: 0 }, 'guests', 'Debe ir al menos una persona'],
  [{ guests: -2 }, 'guests', 'Debe ir al menos una persona'],
  [{ guests: 1.5 }, 'guests', 'Indica cuántas personas van'],
  [{ guests: '2' }, 'guests', 'Indica cuántas personas van'],
  [{ guests: 1e300 }, 'guests', 'Indica cuántas personas van'],
])('bad input %j is marked beside its field', async (changes, field, message) => {
  const { request } = await signedIn('traveler')
  const { status, body } = await request('post', '/bookings', wish(await createExperience(), changes), {
    key: newKey(),
  })
  expect([status, body.error.code, body.error.fields?.[field]]).toEqual([422, 'INVALID', message])
})

test('six characters of phone are enough', async () => {
  const { request } = await signedIn('traveler')
  const changes = { guestInfo: { ...contact, phone: '123456' }, specialRequests: ' <b>sin gluten</b> ' }
  const { status, body } = await request<Booking>('post', '/bookings', wish(await createExperience(), changes), {
    key: newKey(),
  })
  expect([status, body.specialRequests]).toEqual([201, '<b>sin gluten</b>'])
})

test('a second reservation for the same date is pointed out, and made when asked for again', async () => {
  const offer = await createExperience()
  const { request } = await signedIn('traveler')
  const first = await request<Booking>('post', '/bookings', wish(offer), { key: newKey() })
  const second = await request('post', '/bookings', wish(offer), { key: newKey() })
  expect([second.status, second.body.error.code, second.body.error.data]).toEqual([
    409,
    'ALREADY_BOOKED',
    { bookingId: first.body.id },
  ])
  expect((await request('post', '/bookings', wish(offer, { again: true }), { key: newKey() })).status).toBe(201)
  await request('post', `/bookings/${first.body.id}/cancel`)
  expect(await spotsOf(offer.dateIds[0]!)).toBe(8)
})

test('ten requests may wait at once, not eleven, whatever runs together', async () => {
  const { request } = await signedIn('traveler')
  const offers = await Promise.all(Array.from({ length: 14 }, () => createExperience()))
  const answers = await Promise.all(offers.map((offer) => request('post', '/bookings', wish(offer), { key: newKey() })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.error.code)).toEqual(Array(4).fill('TOO_MANY_PENDING'))
})

test('twenty tries an hour, counted per traveler', async () => {
  configure({ RATE_LIMITS: 'on' })
  const { request } = await signedIn('traveler')
  const offer = await createExperience()
  const codes: string[] = []
  for (let at = 0; at < 21; at++)
    codes.push((await request('post', '/bookings', wish(offer, { guests: 99 }), { key: newKey() })).body.error.code)
  const other = await signedIn('traveler')
  const elsewhere = await other.request('post', '/bookings', wish(offer), { key: newKey() })
  configure({ RATE_LIMITS: 'off' })
  expect(codes).toEqual([...Array(20).fill('NOT_ENOUGH_SPOTS'), 'TOO_MANY'])
  expect(elsewhere.status).toBe(201)
})

test('a booking keeps the price of the moment it was made; later price changes do not alter it', async () => {
  const offer = await createExperience({ price: 19.99 })
  const { request } = await signedIn('traveler')
  const answer = await request<Booking>('post', '/bookings', wish(offer, { guests: 3 }), { key: newKey() })
  await database().update(experiences).set({ price: 99, title: 'Otro nombre' }).where(eq(experiences.id, offer.id))
  const { body } = await request<Booking>('get', `/bookings/${answer.body.id}`)
  expect([body.unitPrice, body.totalAmount, body.experience.title]).toEqual([19.99, 59.97, 'Otro nombre'])
})

test('a code that is already taken is replaced by another', async () => {
  const existing = await createBooking()
  const codes = [existing.confirmationCode, existing.confirmationCode, 'ZZZZ0000']
  const { id: _, confirmationCode: __, ...row } = existing
  const booking = await database().transaction((tx) => insertBooking(tx, row, () => codes.shift()!))
  expect([booking.confirmationCode, codes]).toEqual(['ZZZZ0000', []])
})

test('both parties are written to once, from the same transaction, with a calendar file for the traveler', async () => {
  await runJobs()
  await database().delete(outbox)
  const offer = await createExperience({ title: 'Añil & <b>telares</b>' })
  const { request, email } = await signedIn('traveler')
  const { body } = await request<Booking>('post', '/bookings', wish(offer), { key: newKey() })
  const refusal = await request('post', '/bookings', wish(offer), { key: newKey() })
  expect(refusal.status).toBe(409)
  await runJobs()
  const mails = await database().select().from(outbox).orderBy(outbox.key)
  expect(mails.map(({ key }) => key)).toEqual([`requested ${body.id} host`, `requested ${body.id} traveler`])
  const [toHost, toTraveler] = mails
  expect(toTraveler!.recipient).toBe(email)
  expect(toTraveler!.text).toContain(body.confirmationCode)
  expect(toTraveler!.text).toMatch(/Personas:\s2 personas/)
  expect(toTraveler!.text).toContain('2 billetes de $20 y 1 de $10')
  expect(toTraveler!.html).toContain('Añil &amp; &lt;b&gt;telares&lt;/b&gt;')
  expect(toTraveler!.attachments[0]!.content).toContain('METHOD:PUBLISH')
  expect(toHost!.text).toContain('7000-0000')
  expect(toHost!.text).not.toContain(body.confirmationCode)
})
