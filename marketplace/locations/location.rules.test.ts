import { expect, test } from 'vitest'
import { hasPoint, isInArea, SAN_SALVADOR, shownPoint } from './location.rules.ts'

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

const area = { west: -90, south: 13, east: -88, north: 14 }
test.each([
  ['within', 13.5, -89, true],
  ['on the south', 13, -89, true],
  ['on the north', 14, -89, true],
  ['on the west', 13.5, -90, true],
  ['on the east', 13.5, -88, true],
  ['south of it', 12.9, -89, false],
  ['north of it', 14.1, -89, false],
  ['west of it', 13.5, -90.1, false],
  ['east of it', 13.5, -87.9, false],
])('a point is %s', (_, lat, lng, inside) => {
  expect(isInArea(area, { lat, lng })).toBe(inside)
})
