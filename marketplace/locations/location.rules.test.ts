import { expect, test } from 'vitest'
import { hasPoint, SAN_SALVADOR, shownPoint } from './location.rules.ts'

test.each<[number | null, number | null]>([
  [null, null],
  [0, 0],
  [0, -89.027],
  [13.938, 0],
  [null, -89.027],
  [13.938, null],
  [Number.NaN, -89.027],
])('%s, %s is no point: the map shows San Salvador and says so', (lat, lng) => {
  expect(hasPoint(lat, lng)).toBe(false)
  expect(shownPoint(lat, lng)).toEqual({ ...SAN_SALVADOR, approximate: true })
})

test('a point is shown where it is', () => {
  expect(hasPoint(13.938, -89.027)).toBe(true)
  expect(shownPoint(13.938, -89.027)).toEqual({ lat: 13.938, lng: -89.027, approximate: false })
})
