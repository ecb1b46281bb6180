import { expect, test } from 'vitest'
import type { BookingFound } from '../../tools/tool.contract.ts'
import { commonText } from './alike.rules.ts'

const booking = (title: string, more: Partial<BookingFound>): BookingFound =>
  ({ title, guests: 2, host: 'Ana', place: 'Parque central', total: 20, ...more }) as BookingFound

test('only what all or several share is told, with the titles of those that share it', () => {
  const text = commonText(
    [booking('A', {}), booking('B', { place: 'Muelle' }), booking('C', { host: 'Luz' })],
    false,
    'es',
  )
  expect(text).toBe(
    'De tus 3 reservas: todas son para 2 personas; Ana ofrece 2 de ellas: «A» y «B»; todas se pagan en efectivo, al encontrarte con quien la ofrece.',
  )
  expect(commonText([booking('A', {}), booking('B', { guests: 3 })], true, 'en')).toBe(
    'Of your next 2 bookings: all are offered by Ana; all start at Parque central; all are paid in cash, at the meeting with the host.',
  )
})
