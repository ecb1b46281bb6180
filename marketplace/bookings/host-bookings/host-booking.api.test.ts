import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { createBooking } from '../booking.factory.ts'
import type { ReceivedList } from './host-booking.contract.ts'

const guest = (firstName: string, lastName: string, phone: string) => ({
  firstName,
  lastName,
  phone,
  email: 'alguien@persona.example',
})

/** Three bookings of one host. Codes are unique over all tests, so only one scene has a known one. */
async function scene(code: { confirmationCode?: string } = {}) {
  const host = await signedIn('host')
  const midnight = startOfDay(dayOf(new Date(Date.now() + 5 * DAY_MS)))
  const lake = await createExperience({
    hostId: host.id,
    title: 'Lago',
    dates: [{ startDate: midnight }, { startDate: new Date(midnight.getTime() + DAY_MS - MINUTE_MS) }],
  })
  const volcano = await createExperience({
    hostId: host.id,
    title: 'Ábaco',
    dates: [{ startDate: new Date(midnight.getTime() + DAY_MS) }],
  })
  const book = (availableDateId: string, overrides: Parameters<typeof createBooking>[0] = {}) =>
    createBooking({ availableDateId, guests: 1, ...overrides })
  const ana = await book(lake.dateIds[0]!, {
    guestInfo: guest('Ana', 'Núñez', '+503 7123-4567'),
    ...code,
    createdAt: new Date(Date.now() - 3000),
  })
  const beto = await book(lake.dateIds[1]!, {
    guestInfo: guest('Beto', 'Peña', '2222 0000'),
    status: 'confirmed',
    createdAt: new Date(Date.now() - 2000),
  })
  const carla = await book(volcano.dateIds[0]!, {
    guestInfo: null,
    status: 'confirmed',
    userId: (await signedIn('traveler', { name: 'Carla Ávalos' })).id,
    createdAt: new Date(Date.now() - 1000),
  })
  const find = async (query: Record<string, string>) => {
    const { body } = await host.request<ReceivedList>('get', `/host/bookings?${new URLSearchParams(query)}`)
    return { ...body, ids: body.bookings.map(({ id }) => id) }
  }
  return { host, lake, volcano, ana, beto, carla, find, day: dayOf(midnight) }
}

test('a host looks for reservations by name, code and telephone, whatever the accents and signs', async () => {
  const { ana, beto, carla, find } = await scene({ confirmationCode: '0K1XYZ99' })
  const idsFor = async (q: string) => (await find({ q })).ids
  expect(await idsFor('ana nun')).toEqual([ana.id])
  expect(await idsFor('PENA')).toEqual([beto.id])
  expect(await idsFor('avalos')).toEqual([carla.id])
  // As heard when it is read out loud: the email O for zero, the email I for one.
  expect(await idsFor('oki-xyz')).toEqual([ana.id])
  expect(await idsFor('71234567')).toEqual([ana.id])
  expect(await idsFor('7123 45')).toEqual([ana.id])
  // Words beside the digits, or too few of them, are no telephone; nor is a sentence with the code in it the code.
  for (const query of ['beto 7123', '71', 'es 0K1XYZ99 hoy']) expect(await idsFor(query)).toEqual([])
  expect(await idsFor('0 K 1')).toEqual([ana.id])
  for (const query of ['%', '_', '\\', "'; drop table bookings", '999']) expect(await idsFor(query)).toEqual([])
})

test('experience and days narrow the list and its counts; the status only the list', async () => {
  const { lake, volcano, ana, beto, carla, find, day } = await scene()
  const all = await find({})
  expect(all.ids).toEqual([carla.id, beto.id, ana.id])
  expect(all.experiences).toEqual([
    { id: volcano.id, title: 'Ábaco' },
    { id: lake.id, title: 'Lago' },
  ])
  const ofLake = await find({ experience: lake.id, status: 'confirmed' })
  expect(ofLake.ids).toEqual([beto.id])
  expect(ofLake.counts).toMatchObject({ pending: 1, confirmed: 1 })
  // First and last day are included, by the calendar of El Salvador.
  expect((await find({ from: day, to: day })).ids).toEqual([beto.id, ana.id])
  expect((await find({ from: dayOf(carla.startDate) })).ids).toEqual([carla.id])
  expect((await find({ to: day, q: 'ana' })).ids).toEqual([ana.id])
})

test('pages of a search go on where the last one ended', async () => {
  const { host, lake, find } = await scene()
  const ids: string[] = []
  for (let n = 0; n < 12; n++) {
    const createdAt = new Date(Date.now() - MINUTE_MS - n * 1000)
    const guestInfo = guest('Página', `Número ${n}`, '1')
    ids.push(
      (await createBooking({ availableDateId: lake.dateIds[0]!, guests: 1, status: 'cancelled', guestInfo, createdAt }))
        .id,
    )
  }
  const first = await find({ q: 'pagina' })
  expect(first.ids).toEqual(ids.slice(0, 10))
  expect((await find({ q: 'pagina', after: first.next! })).ids).toEqual(ids.slice(10))
  for (const invalid of ['from=mañana', 'to=2026-02-30', 'experience=lago', `q=${'a'.repeat(81)}`])
    expect((await host.request('get', `/host/bookings?${invalid}`)).status).toBe(422)
})

test('one reservation as it stands, for its host alone', async () => {
  const { host, ana } = await scene()
  const { body } = await host.request<{ id: string; allowed: string[] }>('get', `/host/bookings/${ana.id}`)
  expect(body).toMatchObject({ id: ana.id, allowed: ['confirm', 'cancel'] })
  expect((await (await signedIn('host')).request('get', `/host/bookings/${ana.id}`)).status).toBe(404)
})

test('a request that the other device confirmed meanwhile is not declined by the one that still shows it', async () => {
  const { id: hostId, request } = await signedIn('host')
  const { dateIds } = await createExperience({ hostId })
  const { id } = await createBooking({ availableDateId: dateIds[0]! })
  expect((await request('post', `/host/bookings/${id}/confirm`)).status).toBe(200)
  const declineAs = (status: string) =>
    request('post', `/host/bookings/${id}/cancel`, { reason: 'Ese día no puedo.', status })
  const refused = await declineAs('pending')
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    { code: 'BOOKING_STATE', data: { status: 'confirmed' } },
  ])
  expect((await request('get', `/host/bookings/${id}`)).body).toMatchObject({ status: 'confirmed' })
  expect((await declineAs('confirmed')).body).toMatchObject({ status: 'cancelled' })
})
