import { expect, test } from 'vitest'
import { availabilityOf, bookableSpots } from './availability.rules.ts'
import { availabilityLabel, dateHours, dateText, spotsText } from './availability.text.ts'

test('shown spots are capped and never negative; the badge follows them (BOOK-09, BOOK-10)', () => {
  expect([
    bookableSpots(10, 4),
    bookableSpots(3, 8),
    bookableSpots(8, 8),
    bookableSpots(0, 5),
    bookableSpots(-1, 5),
  ]).toEqual([4, 3, 8, 0, 0])
  expect([4, 3, 1, 0].map((spots) => availabilityLabel[availabilityOf(spots)])).toEqual([
    'Disponible',
    'Pocos cupos',
    'Pocos cupos',
    'Agotado',
  ])
})

test('dates and hours are those of El Salvador, and a later day is named', () => {
  expect(dateText('2026-11-22T03:00:00Z')).toBe('sábado, 21 de noviembre')
  const startDate = '2026-11-21T14:00:00Z'
  expect(dateHours({ startDate, endDate: null })).toBe('8:00\u00a0a.\u00a0m.')
  expect(dateHours({ startDate, endDate: '2026-11-21T17:30:00Z' })).toBe('8:00\u00a0a.\u00a0m. – 11:30\u00a0a.\u00a0m.')
  expect(dateHours({ startDate, endDate: '2026-11-22T21:00:00Z' })).toBe(
    '8:00\u00a0a.\u00a0m. – dom, 22 nov, 3:00\u00a0p.\u00a0m.',
  )
  expect([spotsText(1), spotsText(5)]).toEqual(['1 cupo', '5 cupos'])
})
