import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, timeOfDay } from '#platform/clock.ts'
import { holidayOn } from '#platform/holiday.rules.ts'
import { DAY_MS } from '#platform/units.ts'
import {
  allowedOn,
  canChange,
  canRemove,
  canSetCapacity,
  instantOf,
  isLocalMoment,
  localMoment,
  meetingsOf,
  momentOf,
  planOf,
  type Season,
  spanOf,
  weekdayOf,
} from './schedule.rules.ts'
import { monthText, seasonText } from './schedule.text.ts'

const season: Season = {
  weekdays: [6, 0],
  times: ['14:00', '07:00', '07:00'],
  minutes: 180,
  from: '2026-12-01',
  until: '2026-12-31',
}

test('a season is its weekdays and times, in order, in El Salvador time', () => {
  const meetings = meetingsOf({ ...season, except: ['2026-12-06'] })
  expect(meetings).toHaveLength(14)
  expect(meetings[0]).toEqual({
    startDate: new Date('2026-12-05T13:00:00Z'),
    endDate: new Date('2026-12-05T16:00:00Z'),
  })
  expect(new Set(meetings.map(({ startDate }) => dayOf(startDate)))).toEqual(
    new Set(['05', '12', '13', '19', '20', '26', '27'].map((day) => `2026-12-${day}`)),
  )
  expect(meetings.map(({ startDate }) => timeOfDay(startDate)).slice(0, 2)).toEqual([
    '7:00\u00a0a.\u00a0m.',
    '2:00\u00a0p.\u00a0m.',
  ])
  expect(meetingsOf({ ...season, minutes: null })[0]!.endDate).toBeNull()
  expect(meetingsOf({ ...season, until: '2026-11-30' })).toEqual([])
})

test('an evening time stays on its day, although UTC is a day ahead', () => {
  const [late] = meetingsOf({ ...season, weekdays: [6], times: ['21:30'] })
  expect(late!.startDate.toISOString()).toBe('2026-12-06T03:30:00.000Z')
  expect(dayOf(late!.startDate)).toBe('2026-12-05')
  expect(momentOf('2026-12-05', '21:30')).toEqual(late!.startDate)
})

test('a native input shows the hour of El Salvador, and gives the same moment back', () => {
  expect(localMoment(new Date('2026-12-06T03:30:00Z'))).toBe('2026-12-05T21:30')
  expect(localMoment(new Date('2026-07-01T05:59:00Z'))).toBe('2026-06-30T23:59')
  expect(localMoment(new Date('2026-07-01T06:00:00Z'))).toBe('2026-07-01T00:00')
  expect(instantOf('2026-12-05T21:30')).toEqual(new Date('2026-12-06T03:30:00Z'))
})

test('whatever the season, its dates lie inside it, on its weekdays, once each', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '45'))
  const any = fc.record({
    weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    times: fc.array(
      time.map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`),
      { minLength: 1, maxLength: 4 },
    ),
    from: day,
    days: fc.integer({ min: 0, max: 365 }),
    except: fc.array(day, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(any, ({ days, ...rest }) => {
      const until = new Date(Date.parse(`${rest.from}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
      expect(spanOf({ from: rest.from, until })).toBe(days + 1)
      const starts = meetingsOf({ ...rest, until }).map(({ startDate }) => startDate)
      expect(new Set(starts.map(Number)).size).toBe(starts.length)
      expect([...starts].sort((a, b) => Number(a) - Number(b))).toEqual(starts)
      for (const start of starts) {
        const on = dayOf(start)
        expect(on >= rest.from && on <= until && !rest.except.includes(on)).toBe(true)
        expect(rest.weekdays).toContain(weekdayOf(on))
      }
    }),
    { numRuns: 60 },
  )
})

test('the plan says which dates are new, exist or lie in the past, and names holidays', () => {
  const plan = planOf(
    { weekdays: [4, 5], times: ['08:00'], from: '2026-12-24', until: '2027-01-01' },
    ['2026-12-25T14:00:00.000Z'],
    new Date('2026-12-24T14:00:00Z'),
  )
  expect(plan.map(({ day, state, holiday }) => [day, state, holiday])).toEqual([
    ['2026-12-24', 'past', 'Nochebuena'],
    ['2026-12-25', 'exists', 'Navidad'],
    ['2026-12-31', 'new', 'Fin de año'],
    ['2027-01-01', 'new', 'Año Nuevo'],
  ])
})

test('holidays of El Salvador, those that move with Easter included', () => {
  const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21']
  expect(easters.map(holidayOn)).toEqual(easters.map(() => 'Domingo de Resurrección'))
  expect([holidayOn('2027-03-26'), holidayOn('2027-03-25'), holidayOn('2027-03-21')]).toEqual([
    'Viernes Santo',
    'Jueves Santo',
    'Domingo de Ramos',
  ])
  expect([holidayOn('2027-08-06'), holidayOn('2027-03-29'), holidayOn('2027-03-20')]).toEqual([
    'Fiestas agostinas',
    null,
    null,
  ])
})

test('a season is said in one sentence', () => {
  expect(seasonText(season)).toBe(
    'Todos los sábados y domingos, a las 7:00\u00a0a.\u00a0m. y 2:00\u00a0p.\u00a0m., del 1 de diciembre al 31 de diciembre de 2026',
  )
  expect(
    seasonText({ weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['13:00'], from: '2026-12-30', until: '2027-01-02' }),
  ).toBe('Todos los días, a la 1:00\u00a0p.\u00a0m., del 30 de diciembre de 2026 al 2 de enero de 2027')
  expect(seasonText({ weekdays: [1], times: ['08:00'], from: '2026-12-07', until: '2026-12-07' })).toBe(
    'Todos los lunes, a las 8:00\u00a0a.\u00a0m., el 7 de diciembre de 2026',
  )
  expect(monthText('2027-01')).toBe('enero de 2027')
})

test('what may be done to a date follows its state, its people and the time', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const date = {
    startDate: new Date('2026-12-05T12:00:00Z'),
    capacity: 10,
    spotsAvailable: 10,
    heldSpots: 0,
    status: 'available' as const,
  }
  expect(allowedOn(date, now)).toEqual(['edit', 'close', 'cancel', 'remove'])
  expect(allowedOn({ ...date, spotsAvailable: 4, status: 'closed' }, now)).toEqual(['edit', 'reopen', 'cancel'])
  expect(allowedOn({ ...date, status: 'cancelled' }, now)).toEqual([])
  expect(allowedOn({ ...date, startDate: now }, now)).toEqual(['remove'])
  expect(allowedOn({ ...date, startDate: now, spotsAvailable: 9 }, now)).toEqual([])
  const booked = { ...date, spotsAvailable: 4 }
  expect([5, 6, 7].map((capacity) => canSetCapacity(booked, capacity, now))).toEqual(['SPOTS_TAKEN', 'yes', 'yes'])
  // Held spots are no booking: the date may be removed, but its capacity can not go below them.
  const held = { ...date, spotsAvailable: 4, heldSpots: 6 }
  expect(allowedOn(held, now)).toContain('remove')
  expect([5, 6].map((capacity) => canSetCapacity(held, capacity, now))).toEqual(['SPOTS_TAKEN', 'yes'])
})

test.each([
  ['2026-12-05T21:30', true],
  ['2026-12-05T21:30:00', true],
  ['', false],
  ['2026-12-05', false],
  ['x2026-12-05T21:30', false],
  ['1926-12-05T21:30', false],
  ['20x6-12-05T21:30', false],
  ['202x-12-05T21:30', false],
  ['2026-x2-05T21:30', false],
  ['2026-1x-05T21:30', false],
  ['2026-12-x5T21:30', false],
  ['2026-12-0xT21:30', false],
  ['2026-12-05Tx1:30', false],
  ['2026-12-05T2x:30', false],
  ['2026-12-05T21:x0', false],
  ['2026-12-05T21:3x', false],
])('%j is a whole moment: %s', (text, whole) => expect(isLocalMoment(text)).toBe(whole))

test('why a date may not change, and why it may not go', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const date = {
    startDate: new Date('2026-12-05T12:00:00Z'),
    capacity: 10,
    spotsAvailable: 10,
    heldSpots: 0,
    status: 'available' as const,
  }
  const off = { ...date, status: 'cancelled' as const }
  expect([canChange(date, now), canChange(off, now), canChange({ ...date, startDate: now }, now)]).toEqual([
    'yes',
    'DATE_CANCELLED',
    'DATE_OVER',
  ])
  expect([canSetCapacity(off, 20, now), canSetCapacity({ ...date, startDate: now }, 20, now)]).toEqual([
    'DATE_CANCELLED',
    'DATE_OVER',
  ])
  expect([canRemove(date), canRemove(off), canRemove({ ...date, spotsAvailable: 9 })]).toEqual([
    'yes',
    'DATE_CANCELLED',
    'DATE_BOOKED',
  ])
})
