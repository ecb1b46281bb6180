import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test.each([
  ['?q=caf%C3%A9+de+altura', { q: 'café de altura' }],
  ['?guests=3&q=007', { guests: '3', q: '007' }],
  ['?amenity=Wifi&amenity=Ba%C3%B1os', { amenity: ['Wifi', 'Baños'] }],
  ['?q=true&sort=null', { q: 'true', sort: 'null' }],
  ['', {}],
])('%s is read as plain text and written back the same', (text, raw) => {
  expect(parseSearch(text)).toEqual(raw)
  expect(stringifySearch(raw)).toBe(text)
})

test('absent values and empty lists leave no trace, numbers are written plainly', () => {
  expect(stringifySearch({ q: undefined, amenity: [], guests: 3, category: null })).toBe('?guests=3')
})
