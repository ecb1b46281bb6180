import { expect, test } from 'vitest'
import { displayPoint, hasPoint, isInArea, isInElSalvador, kmBetween, SAN_SALVADOR } from './location.rules.ts'

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
  expect(displayPoint(lat, lng)).toEqual({ ...SAN_SALVADOR, approximate: true })
})

test('a stored point is shown as it is, not as approximate', () => {
  expect(hasPoint(13.938, -89.027)).toBe(true)
  expect(displayPoint(13.938, -89.027)).toEqual({ lat: 13.938, lng: -89.027, approximate: false })
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

test.each([
  // San Salvador to San Miguel, to Ataco and to itself; a degree along a meridian; half around the earth.
  [{ lat: 13.6894, lng: -89.1872 }, { lat: 13.4833, lng: -88.1833 }, 110.94],
  [{ lat: 13.6894, lng: -89.1872 }, { lat: 13.8703, lng: -89.8486 }, 74.2],
  [{ lat: 13.6894, lng: -89.1872 }, { lat: 13.6894, lng: -89.1872 }, 0],
  [{ lat: 13, lng: -89 }, { lat: 14, lng: -89 }, 111.19],
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.09],
])('from %j to %j it is %d km in a straight line, and as far back (REC-03)', (a, b, km) => {
  expect(Math.abs(kmBetween(a, b) - km)).toBeLessThan(0.3)
  expect(kmBetween(b, a)).toBeCloseTo(kmBetween(a, b), 9)
})

test.each([
  ['San Salvador', 13.69, -89.19, true],
  ['the north-west corner', 14.5, -90.2, true],
  ['the south-east corner', 13, -87.7, true],
  ['Guatemala', 14.6, -90.5, false],
  ['Tegucigalpa', 14.07, -87.19, false],
  ['the Pacific', 12.9, -89, false],
  ['the other side of the earth', 13.69, 89.19, false],
])('%s, at %d, %d, lies in the country or not: %s (GEO-17)', (_, lat, lng, within) =>
  expect(isInElSalvador({ lat, lng })).toBe(within),
)
