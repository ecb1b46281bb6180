import { expect, test } from 'vitest'
import { guestName, shortGuestName } from './guest-name.rules.ts'

const traveler = { name: 'Lucía Hernández' }

test.each([
  [{ firstName: 'Ana', lastName: 'Flores' }, 'Ana Flores', 'Ana F.'],
  [{ firstName: ' Ana', lastName: 'Flores ' }, 'Ana Flores', 'Ana F.'],
  [{ firstName: 'Ana', lastName: '' }, 'Ana', 'Ana'],
  [{ firstName: '', lastName: 'Flores' }, 'Flores', 'Flores'],
  // Nothing was written on the booking: the account's name.
  [{ firstName: '', lastName: '' }, 'Lucía Hernández', 'Lucía H.'],
  [{ firstName: ' ', lastName: ' ' }, 'Lucía Hernández', 'Lucía H.'],
  [null, 'Lucía Hernández', 'Lucía H.'],
])('a guest of %j is known as %s, and where others read along as %s', (guestInfo, whole, short) => {
  expect([guestName({ guestInfo, traveler }), shortGuestName({ guestInfo, traveler })]).toEqual([whole, short])
})

test('who has no name at all is a traveler', () => {
  expect(shortGuestName({ guestInfo: null, traveler: { name: '' } })).toBe('Viajero')
})
