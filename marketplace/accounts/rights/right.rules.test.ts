import { expect, test } from 'vitest'
import { dayOf, timeOfDay } from '#platform/clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import { dueOf, timeLeftText, urgencyOf, workingDayAfter, workingDaysLeft } from './right.rules.ts'

const noon = (day: string) => new Date(`${day}T18:00:00Z`)

test.each([
  // Twenty working days are four plain weeks.
  ['2026-09-21', '2026-10-19', 'a Monday'],
  ['2026-09-26', '2026-10-23', 'a Saturday counts from Monday'],
  ['2026-03-16', '2026-04-15', 'over Jueves and Viernes Santo'],
  ['2026-07-20', '2026-08-20', 'over the feasts of August, of which three are rest days'],
  ['2026-12-01', '2026-12-30', 'over Navidad'],
  ['2026-12-15', '2027-01-14', 'over Navidad and Año Nuevo'],
  ['2026-04-20', '2026-05-19', 'over the first of May'],
])('received on %s it is due on %s: %s', (received, due) => {
  expect(workingDayAfter(received, 20)).toBe(due)
  const at = dueOf('access', noon(received))
  expect([dayOf(at), timeOfDay(at)]).toEqual([due, '11:59\u00a0p.\u00a0m.'])
})

test('the day is that of El Salvador, whatever the hour', () => {
  expect(dayOf(dueOf('portability', new Date('2026-09-22T05:59:00Z')))).toBe('2026-10-19')
  expect(dayOf(dueOf('portability', new Date('2026-09-22T06:01:00Z')))).toBe('2026-10-20')
})

test('a breach has 72 hours, weekends and feasts included', () => {
  expect(dueOf('breach', new Date('2026-04-02T15:30:00Z')).toISOString()).toBe('2026-04-05T15:30:00.000Z')
})

const open = (kind: 'access' | 'breach', dueAt: Date) => ({ kind, status: 'open' as const, dueAt })
const due = dueOf('access', noon('2026-09-21'))

test.each([
  ['2026-09-21', 20, 'calm', 'Quedan 20 días hábiles'],
  ['2026-10-13', 4, 'calm', 'Quedan 4 días hábiles'],
  ['2026-10-14', 3, 'near', 'Quedan 3 días hábiles'],
  ['2026-10-17', 1, 'near', 'Queda 1 día hábil'],
  ['2026-10-19', 0, 'near', 'Vence hoy'],
  ['2026-10-20', 0, 'overdue', 'Venció hoy'],
  ['2026-10-21', 0, 'overdue', 'Venció hace 1 día'],
  ['2026-10-25', 0, 'overdue', 'Venció hace 5 días'],
])('on %s %i days are left: %s, %s', (day, left, urgency, words) => {
  expect(workingDaysLeft(due, noon(day))).toBe(left)
  expect(urgencyOf(open('access', due), noon(day))).toBe(urgency)
  expect(timeLeftText(open('access', due), noon(day))).toBe(words)
})

test('a breach is told in hours, and near from a day on; what is closed presses nobody', () => {
  const dueAt = new Date('2026-10-10T12:00:00Z')
  const at = (hours: number) => new Date(dueAt.getTime() - hours * HOUR_MS)
  const texts = [60, 24, 1.5, 0.5].map((hours) => [
    urgencyOf(open('breach', dueAt), at(hours)),
    timeLeftText(open('breach', dueAt), at(hours)),
  ])
  expect(texts).toEqual([
    ['calm', 'Quedan 60 horas'],
    ['near', 'Quedan 24 horas'],
    ['near', 'Queda 1 hora'],
    ['near', 'Queda menos de una hora'],
  ])
  expect(urgencyOf({ ...open('breach', dueAt), status: 'answered' }, at(-99))).toBe('closed')
})
