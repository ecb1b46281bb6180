import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, plainTimeOfDay, shortDate, timeOfDay, ZONE } from './clock.ts'

test('an hour stands on one line, with the same spaces on the server and in every browser', () => {
  expect(timeOfDay('2026-11-21T15:33:00Z')).toBe('9:33\u00a0a.\u00a0m.')
  expect(plainTimeOfDay('2026-11-21T15:33:00Z')).toBe('9:33 a. m.')
})

test('a day and its words are those of the country, whenever it is', () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
  const words = new Intl.DateTimeFormat('es-SV', { timeZone: ZONE, weekday: 'short', day: 'numeric', month: 'short' })
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('9990-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, (at) => {
      expect([dayOf(at), dayOf(at.toISOString())]).toEqual([day.format(at), day.format(at)])
      // Twice, because the words of an instant are remembered.
      for (let n = 0; n < 2; n++) expect(shortDate(at)).toBe(words.format(at))
    }),
  )
  expect(() => dayOf('no day')).toThrow(RangeError)
})
