import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { AdminBooking, AdminBookingRow } from './admin-booking.contract.ts'

type Page = { items: AdminBookingRow[]; total: number; page: number; pages: number }
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let scenes = 0

/** Bookings of a host and a traveler with unique names, and an administrator who searches for them. */
async function scene() {
  const mark = `Zz${String.fromCharCode(97 + scenes++)}qui`
  const admin = await signedIn('admin')
  const host = await createPerson({ role: 'host', name: `Úrsula ${mark}` })
  const traveler = await createPerson({ name: `Íñigo ${mark}iano` })
  const experience = await createExperience({
    hostId: host.id,
    title: `Añil y barro de ${mark}ta`,
    price: 10,
    dates: [{ startDate: inDays(3) }, { startDate: inDays(-9) }, { startDate: inDays(-2) }],
  })
  const [soon, longAgo, lately] = experience.dateIds as [string, string, string]
  const of = (availableDateId: string, overrides: Parameters<typeof createBooking>[0] = {}) =>
    createBooking({ userId: traveler.id, availableDateId, ...overrides })
  const list = async (query = '', q = mark) =>
    (await admin.request<Page>('get', `/admin/bookings?q=${encodeURIComponent(q)}${query}`)).body
  return { mark, admin, host, traveler, offer: experience, soon, longAgo, lately, of, list }
}

test('found by traveler, host and experience whatever the accents, and by how the code begins', async () => {
  const { mark, host, traveler, soon, of, list } = await scene()
  const stored = await of(soon, { guests: 3 })
  await createBooking()
  const row = {
    id: stored.id,
    code: stored.confirmationCode,
    traveler: { id: traveler.id, name: traveler.name, avatar: null },
    host: { id: host.id, name: host.name, avatar: null },
    experience: { id: stored.experienceId, title: `Añil y barro de ${mark}ta` },
    guests: 3,
    totalAmount: 30,
    status: 'pending',
    paymentStatus: 'pending',
    stuck: false,
  }
  for (const words of [`inigo ${mark}IANO`, `ursula ${mark}`, `anil y barro de ${mark}`]) {
    const page = await list('', words)
    expect([words, page.total, page.items]).toMatchObject([words, 1, [row]])
  }
  const { confirmationCode: code } = stored
  for (const written of [code, code.slice(0, 5).toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`])
    expect((await list('', written)).items.map(({ id }) => id)).toContain(stored.id)
  expect((await list('', code.slice(3))).items.map(({ id }) => id)).not.toContain(stored.id)
  expect(await list('', '100%_')).toMatchObject({ items: [], total: 0, page: 1, pages: 1 })
})

test('an overdue request reads as cancelled, in the filter too', async () => {
  const { soon, of, list } = await scene()
  const overdue = await of(soon, { expiresAt: new Date(Date.now() - 1000) })
  const waiting = await of(soon)
  const cancelled = await of(soon, { status: 'cancelled' })
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id).toSorted()
  expect(await ids('&status=pending')).toEqual([waiting.id])
  expect(await ids('&status=cancelled')).toEqual([overdue.id, cancelled.id].toSorted())
  expect((await list()).items.find(({ id }) => id === overdue.id)?.status).toBe('cancelled')
})

test('filters by payment, days and what is stuck; days are those of El Salvador, both included', async () => {
  const { soon, longAgo, lately, of, list } = await scene()
  const paid = await of(longAgo, { status: 'completed', paymentStatus: 'paid', createdAt: inDays(-20) })
  const forgotten = await of(longAgo, { status: 'confirmed', createdAt: inDays(-20) })
  const recent = await of(lately, { status: 'confirmed' })
  const coming = await of(soon, { status: 'confirmed' })
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id).toSorted()
  expect(await ids('&payment=paid')).toEqual([paid.id])
  expect(await ids('&stuck=yes')).toEqual([forgotten.id])
  const [past, ahead] = [dayOf(inDays(-9)), dayOf(inDays(3))]
  expect(await ids(`&from=${past}&until=${past}`)).toEqual([paid.id, forgotten.id].toSorted())
  expect(await ids(`&from=${ahead}`)).toEqual([coming.id])
  expect(await ids(`&createdUntil=${dayOf(inDays(-20))}`)).toEqual([paid.id, forgotten.id].toSorted())
  expect(await ids(`&createdFrom=${dayOf(new Date())}`)).toEqual([recent.id, coming.id].toSorted())
  expect(await ids(`&person=${recent.hostId}&status=completed`)).toEqual([paid.id])
})

test('sorted by creation, start and total, both ways; twenty to a page, and a page too far is the last', async () => {
  const { offer, of, soon, lately, list } = await scene()
  for (let n = 0; n < 22; n++)
    await createBooking({ availableDateId: offer.dateIds[0]!, guests: 1, status: 'cancelled', createdAt: inDays(-30) })
  const many = await of(lately, { status: 'completed', guests: 8, createdAt: inDays(-40) })
  const newest = await of(soon, { guests: 2 })
  const firsts = await Promise.all(
    ['', '&dir=asc', '&sort=total', '&sort=start&dir=asc'].map(async (query) => (await list(query)).items[0]!.id),
  )
  expect(firsts).toEqual([newest.id, many.id, many.id, many.id])
  const last = await list('&page=7')
  expect([last.total, last.pages, last.page, last.items.length]).toEqual([24, 2, 2, 4])
})

test('the file holds the rows of the search, defused, and taking it is written down', async () => {
  const { mark, admin, soon, offer, of } = await scene()
  const shy = await createPerson({ name: `=HYPERLINK("x") ${mark}` })
  await createBooking({ userId: shy.id, availableDateId: offer.dateIds[0]!, guests: 1 })
  const stored = await of(soon, { status: 'cancelled' })
  const file = await admin.request<string>('get', `/admin/bookings.csv?q=${mark}&sort=created&dir=asc`)
  expect(file.headers.get('content-disposition')).toMatch(/reservas-torogoz-\d{4}-\d\d-\d\d\.csv/)
  const lines = file.body.split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\uFEFF?Código,Id de la reserva,Viajero,Correo del viajero,Teléfono de contacto,Anfitrión,/)
  expect(lines[1]).toContain(`'=HYPERLINK`)
  expect(lines[2]).toContain(stored.confirmationCode)
  expect(lines[2]).toContain(`${stored.id},`)
  expect(lines[2]).toContain(`'+50370000000,`)
  expect(lines[2]).toMatch(/20\.00,0\.00,Cancelada,,[\d-]+,Viajero$/)
  const log = await admin.request<AdminBooking>('get', `/admin/bookings/${stored.id}`)
  expect(log.body.timeline.map(({ what }) => what)).toEqual(['requested', 'cancelled'])
})

test('the detail holds everything, and a missing one is missing', async () => {
  const { admin, traveler, host, longAgo, of } = await scene()
  const stored = await of(longAgo, {
    status: 'completed',
    paymentStatus: 'paid',
    paidAt: inDays(-8),
    guests: 3,
    createdAt: inDays(-20),
    specialRequests: 'Sin picante',
  })
  const { body } = await admin.request<AdminBooking>('get', `/admin/bookings/${stored.id}`)
  expect(body).toMatchObject({
    id: stored.id,
    code: stored.confirmationCode,
    status: 'completed',
    totalAmount: 30,
    commission: 4.5,
    specialRequests: 'Sin picante',
    contact: { name: 'Lucía Hernández', phone: '+50370000000' },
    traveler: { id: traveler.id, email: traveler.email },
    host: { id: host.id, email: host.email },
    messages: null,
    allowed: ['correct'],
  })
  expect(body.timeline.map(({ what, by }) => `${what} ${by}`)).toEqual([
    'requested traveler',
    'confirmed host',
    'completed host',
    'paid host',
  ])
  expect((await admin.request('get', `/admin/bookings/${crypto.randomUUID()}`)).status).toBe(404)
})
