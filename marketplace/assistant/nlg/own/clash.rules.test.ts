// Reservations that share a day, and whether their hours meet.
import { expect, test } from 'vitest'
import type { BookingFound } from '../../tools/tool.contract.ts'
import { clashText } from './clash.rules.ts'

const booking = (title: string, start: string, end: string | null): BookingFound => ({
  title,
  status: 'Confirmada',
  start,
  end,
  isOver: false,
  days: 1,
  place: '',
  guests: 2,
  children: 0,
  total: 10,
  payment: '',
  isPaid: false,
  cancellation: 'free',
  freeUntil: null,
  answerBy: null,
  host: '',
  bring: [],
  cancelled: null,
  path: '',
  voucher: null,
})
const kayak = booking('Kayak', '2026-12-05T14:00:00Z', '2026-12-05T18:00:00Z')

test.each([
  ['2026-12-05T17:00:00Z', /Kayak.*Café.*sus horas se cruzan/],
  ['2026-12-05T19:00:00Z', /no se cruzan/],
  ['2026-12-08T19:00:00Z', /no hay dos el mismo día/],
])('at %s', (start, says) => {
  expect(clashText([booking('Café', start, null), kayak], false, 'es')).toMatch(says)
})

test('without an end nobody knows', () => {
  const open = booking('Feria', '2026-12-05T14:00:00Z', null)
  expect(clashText([open, booking('Café', '2026-12-05T19:00:00Z', null)], false, 'en')).toMatch(/not published/)
})

test('of those that were not read nothing is denied', () => {
  const apart = booking('Café', '2026-12-08T19:00:00Z', null)
  expect(clashText([kayak, apart], true, 'es')).toBe(
    'De tus próximas 2 reservas no hay dos el mismo día; las demás míralas en «Mis reservas».',
  )
})
