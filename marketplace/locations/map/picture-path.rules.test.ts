import { expect, test } from 'vitest'
import { placePicturePath, readPlacePicturePath } from './picture-path.rules.ts'

test('a point is written with four decimals, some ten metres', () => {
  expect(placePicturePath({ lat: 13.694_449, lng: -89.187_251 })).toBe('/map-picture/13.6944,-89.1873.svg')
  expect(placePicturePath({ lat: 13, lng: -89 })).toBe('/map-picture/13,-89.svg')
})

test.each([
  ['/map-picture/13.6944,-89.1873.svg', [-89.1873, 13.6944]],
  ['/map-picture/-13,89.svg', [89, -13]],
  ['/map-picture/13.5,89.5.svg', [89.5, 13.5]],
  ['/map-picture/80,180.svg', [180, 80]],
  ['/map-picture/-80,-180.svg', [-180, -80]],
  ['/map-picture/81,0.svg', null],
  ['/map-picture/0,181.svg', null],
  ['/map-picture/113,-89.svg', null],
  ['/map-picture/13.123456,-89.svg', null],
  ['/map-picture/13,-89.1234567.svg', null],
  ['/map-picture/13.,-89.svg', null],
  ['/map-picture/13,-89.png', null],
  ['/map-picture/13,-89.svg?x', null],
  ['/map-picture/13.svg', null],
  ['/a/map-picture/13,-89.svg', null],
])('%s is the point %j', (path, point) => expect(readPlacePicturePath(path)).toEqual(point))
