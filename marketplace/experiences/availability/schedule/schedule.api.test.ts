// A host's dates over HTTP: one by one, a season, capacity, closing, removing (EDIT-54 to EDIT-61).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { createExperience } from '../../experience.factory.ts'
import { availableDates } from '../availability.table.ts'
import type { HostDate, Schedule } from './schedule.contract.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const iso = (hours: number) => inHours(hours).toISOString()

async function scene(dates: NonNullable<Parameters<typeof createExperience>[0]>['dates'] = []) {
  const host = await signedIn('host')
  const experience = await createExperience({ hostId: host.id, dates })
  return { host, experience, path: `/host/experiences/${experience.id}` }
}
const stored = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]

test('a date is added with its places, and shown to its host and to travelers', async () => {
  const { host, experience, path } = await scene()
  const wish = { startDate: '2098-03-07T14:00:00Z', endDate: '2098-03-07T14:00:00Z', spots: 6 }
  const created = await host.request<HostDate>('post', `${path}/dates`, wish)
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    startDate: '2098-03-07T14:00:00.000Z',
    endDate: '2098-03-07T14:00:00.000Z',
    capacity: 6,
    taken: 0,
    free: 6,
    status: 'available',
    allowed: ['edit', 'close', 'cancel', 'remove'],
  })
  const { body } = await host.request<Schedule>('get', `${path}/dates`)
  expect(body).toEqual({ month: '2098-03', months: [{ month: '2098-03', dates: 1, people: 0 }], dates: [created.body] })
  const offered = await host.request<{ dates: { id: string }[] }>('get', `/experiences/${experience.id}/dates`)
  expect(offered.body.dates.map(({ id }) => id)).toEqual([created.body.id])
})

test('the end may stay open; places that are none become 1 (EDIT-55, EDIT-58)', async () => {
  const { host, path } = await scene()
  for (const [at, spots] of [undefined, 0, -3, 2.5, 'seis', null].entries()) {
    const created = await host.request<HostDate>('post', `${path}/dates`, { startDate: iso(30 + at), spots })
    expect([created.status, created.body.capacity, created.body.endDate]).toEqual([201, 1, null])
  }
})

test('a start in the past, one minute ago, is refused by the server; so is an end before the start (EDIT-56)', async () => {
  const { host, path } = await scene()
  const past = await host.request('post', `${path}/dates`, { startDate: iso(-1 / 60), spots: 4 })
  expect([past.status, past.body.error.message]).toEqual([422, 'No puedes agregar fechas en el pasado'])
  const ends = await host.request('post', `${path}/dates`, { startDate: iso(30), endDate: iso(29), spots: 4 })
  expect([ends.status, ends.body.error.fields?.endDate]).toEqual([422, 'El fin no puede ser antes del inicio'])
  const none = await host.request('post', `${path}/dates`, { spots: 4 })
  expect(none.body.error.fields?.startDate).toBe('Elige la fecha y la hora de inicio')
  expect((await host.request<Schedule>('get', `${path}/dates`)).body.dates).toEqual([])
})

test('two dates with one start are refused; a cancelled one leaves its hour free', async () => {
  const { host, path } = await scene([{ startDate: inHours(50), status: 'cancelled' }, { startDate: inHours(60) }])
  const twice = await host.request('post', `${path}/dates`, { startDate: iso(70), spots: 4 })
  expect(twice.status).toBe(201)
  const start = (twice.body as unknown as HostDate).startDate
  const again = await host.request('post', `${path}/dates`, { startDate: start, spots: 2 })
  expect([again.status, again.body.error.code]).toEqual([409, 'DATE_EXISTS'])
  const offset = `${start.slice(0, 19)}+00:00`
  expect((await host.request('post', `${path}/dates`, { startDate: offset, spots: 2 })).status).toBe(
    start.endsWith('000Z') ? 409 : 201,
  )
})

test('a season creates its dates in one request, skips existing and past ones, and creates nothing the second time', async () => {
  const { host, experience, path } = await scene()
  const next = await createExperience({ hostId: host.id, dates: [] })
  await host.request('post', `${path}/dates`, { startDate: '2098-12-06T14:00:00Z', spots: 3 })
  const season = {
    weekdays: [6, 0],
    times: ['08:00', '14:00'],
    minutes: 180,
    from: '2098-12-01',
    until: '2099-01-31',
    spots: 12,
    except: ['2098-12-25', '2098-12-27'],
  }
  const first = await host.request('post', `${path}/season`, season)
  // 17 weekend days minus one, twice a day; one of the dates existed before.
  expect([first.status, first.body]).toEqual([201, { created: 31, existing: 1, past: 0, month: '2098-12' }])
  const again = await host.request('post', `${path}/season`, season)
  expect(again.body).toEqual({ created: 0, existing: 32, past: 0, month: '2098-12' })
  const rows = await database().select().from(availableDates).where(eq(availableDates.experienceId, experience.id))
  expect(rows).toHaveLength(32)
  expect(await database().$count(availableDates, eq(availableDates.experienceId, next.id))).toBe(0)
  expect(rows.filter(({ capacity, spotsAvailable }) => capacity === 12 && spotsAvailable === 12)).toHaveLength(31)
  const { body } = await host.request<Schedule>('get', `${path}/dates?month=2099-01`)
  expect([body.month, body.dates.length]).toEqual(['2099-01', 18])
  expect(body.dates[0]).toMatchObject({ startDate: '2099-01-03T14:00:00.000Z', endDate: '2099-01-03T17:00:00.000Z' })
  const starts = await host.request<{ starts: string[] }>('get', `${path}/starts?from=2099-01-03&until=2099-01-03`)
  expect(starts.body.starts).toEqual(['2099-01-03T14:00:00.000Z', '2099-01-03T20:00:00.000Z'])
})

test('a season of too many or of no dates says so, and makes none', async () => {
  const { host, path } = await scene()
  const all = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: '2098-01-01', until: '2098-12-31', spots: 4 }
  const many = await host.request('post', `${path}/season`, { ...all, times: ['08:00', '14:00'] })
  expect([many.status, many.body.error.message]).toEqual([
    422,
    'Son 730 fechas; de una vez se crean hasta 400. Acorta el período o quita días.',
  ])
  const none = await host.request('post', `${path}/season`, {
    ...all,
    times: ['08:00'],
    weekdays: [6],
    until: '2098-01-02',
  })
  expect([none.status, none.body.error.code]).toEqual([422, 'SEASON_EMPTY'])
  const long = await host.request('post', `${path}/season`, { ...all, times: ['08:00'], until: '2099-06-01' })
  expect(long.body.error.fields?.until).toBe('Una temporada dura como máximo un año')
  expect((await host.request<Schedule>('get', `${path}/dates`)).body.months).toEqual([])
})

test('places are changed, never below what is taken; what is free is the rest (trust 4.2)', async () => {
  const { host, experience } = await scene([{ startDate: inHours(40), capacity: 10 }])
  const dateId = experience.dateIds[0]!
  await createBooking({ availableDateId: dateId, guests: 6, status: 'confirmed' })
  const change = (capacity: number) => host.request('patch', `/host/dates/${dateId}`, { capacity })
  const low = await change(5)
  expect([low.status, low.body.error.code, low.body.error.data]).toEqual([409, 'SPOTS_TAKEN', { taken: 6 }])
  expect(low.body.error.message).toBe('Ya hay 6 personas reservadas: no puede haber menos de 6 cupos.')
  expect((await change(6)).body).toMatchObject({ capacity: 6, taken: 6, free: 0 })
  expect((await change(15)).body).toMatchObject({ capacity: 15, taken: 6, free: 9 })
  expect((await change(0)).body.error.fields?.capacity).toBe('Debe haber al menos un cupo')
})

test('a closed date takes nobody; opened again it does', async () => {
  const { host, experience } = await scene([{ startDate: inHours(40) }])
  const dateId = experience.dateIds[0]!
  const turn = (how: 'close' | 'reopen') => host.request<HostDate>('post', `/host/dates/${dateId}/${how}`)
  for (let twice = 0; twice < 2; twice++) expect((await turn('close')).body.status).toBe('closed')
  const offered = () => host.request<{ dates: unknown[] }>('get', `/experiences/${experience.id}/dates`)
  expect((await offered()).body.dates).toEqual([])
  expect((await turn('reopen')).body).toMatchObject({ status: 'available', allowed: expect.arrayContaining(['close']) })
  expect((await offered()).body.dates).toHaveLength(1)
})

test('a date without people is removed, one with only cancelled reservations is hidden, one with people is kept', async () => {
  const { host, experience, path } = await scene([40, 50, 60].map((hours) => ({ startDate: inHours(hours) })))
  const [empty, abandoned, booked] = experience.dateIds as [string, string, string]
  await createBooking({ availableDateId: abandoned, status: 'cancelled' })
  await createBooking({ availableDateId: booked, guests: 3 })
  const remove = (id: string) => host.request('delete', `/host/dates/${id}`)
  expect([(await remove(empty)).status, (await remove(abandoned)).status]).toEqual([204, 204])
  const no = await remove(booked)
  expect([no.status, no.body.error.code, no.body.error.data]).toEqual([409, 'DATE_BOOKED', { taken: 3 }])
  expect(await stored(empty)).toBeUndefined()
  expect((await stored(abandoned))?.status).toBe('cancelled')
  const { body } = await host.request<Schedule>('get', `${path}/dates`)
  expect(body.dates.map(({ id }) => id)).toEqual([booked])
  expect((await remove(abandoned)).status).toBe(404)
})

test('a date that was cancelled stays in sight and as it is; one that was removed is counted nowhere', async () => {
  const startDate = new Date('2098-05-03T14:00:00Z')
  const cancelled = { startDate, capacity: 4, status: 'cancelled' } as const
  const { host, experience, path } = await scene([{ ...cancelled, cancelReason: 'weather' }, cancelled])
  const [cancelledId, removed] = experience.dateIds as [string, string]
  const { body } = await host.request<Schedule>('get', `${path}/dates`)
  expect([body.months, body.dates.map(({ id }) => id)]).toEqual([
    [{ month: '2098-05', dates: 1, people: 0 }],
    [cancelledId],
  ])
  const change = (id: string) => host.request('patch', `/host/dates/${id}`, { capacity: 8 })
  expect([(await change(cancelledId)).status, (await change(removed)).status]).toEqual([409, 404])
  expect(await stored(cancelledId)).toMatchObject({ capacity: 4 })
})

test('a date that has begun keeps its places and its state', async () => {
  const { host, experience } = await scene([{ startDate: inHours(-2), capacity: 4, spotsAvailable: 4 }])
  const dateId = experience.dateIds[0]!
  const codes = [
    await host.request('patch', `/host/dates/${dateId}`, { capacity: 8 }),
    await host.request('post', `/host/dates/${dateId}/close`),
  ].map(({ status, body }) => [status, body.error.code])
  expect(codes).toEqual([
    [409, 'DATE_OVER'],
    [409, 'DATE_OVER'],
  ])
})

test('dates of another host are as missing as those that never were', async () => {
  const { experience, path } = await scene([{ startDate: inHours(40) }])
  const { host: other } = await scene()
  const date = `/host/dates/${experience.dateIds[0]}`
  const season = { weekdays: [1], times: ['08:00'], from: '2098-01-01', until: '2098-02-01', spots: 4 }
  const answers = [
    await other.request('get', `${path}/dates`),
    await other.request('get', `${path}/starts?from=2098-01-01&until=2098-02-01`),
    await other.request('post', `${path}/dates`, { startDate: iso(30), spots: 4 }),
    await other.request('post', `${path}/season`, season),
    await other.request('patch', date, { capacity: 2 }),
    await other.request('post', `${date}/close`),
    await other.request('post', `${date}/reopen`),
    await other.request('delete', date),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await stored(experience.dateIds[0]!)).toMatchObject({ status: 'available', capacity: 10 })
})
