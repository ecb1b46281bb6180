import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'
import { createExperience } from '../experience.factory.ts'
import type { OfferedDates } from './availability.contract.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

test('dates are open, coming, with places, soonest first; spots never exceed max_guests (DET-17, BOOK-09, BOOK-11)', async () => {
  const { id, dateIds } = await createExperience({
    maxGuests: 4,
    dates: [
      { startDate: inHours(72), capacity: 10 },
      { startDate: inHours(24), capacity: 10, spotsAvailable: 3 },
      { startDate: inHours(-1) },
      { startDate: inHours(30), status: 'closed' },
      { startDate: inHours(31), status: 'cancelled' },
      { startDate: inHours(300), spotsAvailable: 0 },
      { startDate: inHours(48), capacity: 4, endDate: null },
    ],
  })
  const { status, body } = await anonymous.request<OfferedDates>('get', `/experiences/${id}/dates`)
  expect(status).toBe(200)
  expect(body.dates.map((date) => [date.id, date.spots])).toEqual([
    [dateIds[1], 3],
    [dateIds[6], 4],
    [dateIds[0], 4],
  ])
  expect(body.dates[1]?.endDate).toBeNull()
  expect(body.soldOutDays).toHaveLength(1)
})

test('a day is sold out only when all its dates are; days are those of El Salvador', async () => {
  // 05:00 UTC is still 11 p. m. of the previous day in El Salvador.
  const { id } = await createExperience({
    dates: [
      { startDate: new Date('2099-03-02T05:00:00Z'), spotsAvailable: 0 },
      { startDate: new Date('2099-03-03T15:00:00Z'), spotsAvailable: 0 },
      { startDate: new Date('2099-03-03T20:00:00Z') },
    ],
  })
  const { body } = await anonymous.request<OfferedDates>('get', `/experiences/${id}/dates`)
  expect(body.soldOutDays).toEqual(['2099-03-01'])
  expect(body.dates.map((date) => date.startDate)).toEqual(['2099-03-03T20:00:00.000Z'])
})

test('without dates the list is empty, and a wrong id has its words', async () => {
  const { id } = await createExperience({ dates: [] })
  expect((await anonymous.request('get', `/experiences/${id}/dates`)).body).toEqual({
    dates: [],
    soldOutDays: [],
    unavailable: [],
  })
  const { status, body } = await anonymous.request('get', '/experiences/abc/dates')
  expect([status, body.error.message]).toEqual([404, 'ID de experiencia inválido'])
})
