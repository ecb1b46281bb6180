import { expect, test } from 'vitest'
import {
  type Department,
  departmentAt,
  isInside,
  type LngLat,
  labelPoint,
  pointOf,
  type Ring,
} from './country.rules.ts'

/** A closed rectangle. */
const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const department = (id: string, ...rings: Ring[]): Department => ({ id, name: id, rings })

test.each<[LngLat, boolean]>([
  [[-89, 13.5], true],
  [[-89.9, 13.9], true],
  [[-90.1, 13.5], false],
  [[-87.9, 13.5], false],
  [[-89, 12.9], false],
  [[-89, 14.1], false],
])('%j lies in the rectangle: %s', (point, inside) => {
  const ring = box(-90, 13, -88, 14)
  expect([isInside(ring, point), isInside(ring.toReversed(), point)]).toEqual([inside, inside])
})

test('the bay of a coast is not inside, its arms are', () => {
  const bay: Ring = [
    [0, 0],
    [6, 0],
    [6, 6],
    [4, 6],
    [3, 1],
    [2, 6],
    [0, 6],
    [0, 0],
  ]
  const places: LngLat[] = [
    [1, 5],
    [3, 5],
    [5, 5],
    [3, 0.5],
  ]
  expect(places.map((point) => isInside(bay, point))).toEqual([true, false, true, true])
})

test('a point belongs to the department one of whose islands holds it, or to none', () => {
  const all = [department('A', box(0, 0, 1, 1)), department('B', box(2, 0, 3, 1), box(4, 4, 5, 5))]
  expect(
    [
      [0.5, 0.5],
      [2.5, 0.5],
      [4.5, 4.5],
      [1.5, 0.5],
    ].map((point) => departmentAt(all, point as LngLat)?.id),
  ).toEqual(['A', 'B', 'B', undefined])
})

test('a name stands in the middle of the largest part, whichever way its border runs', () => {
  const [small, large] = [box(10, 10, 11, 11), box(0, 0, 4, 2)]
  for (const rings of [
    [small, large],
    [large, small],
    [small, large.toReversed()],
  ]) {
    const [lng, lat] = labelPoint(department('A', ...rings))
    expect([lng, lat]).toEqual([expect.closeTo(2, 9), expect.closeTo(1, 9)])
  }
  // Of a triangle it is where the medians meet.
  const [lng, lat] = labelPoint(
    department('A', [
      [0, 0],
      [6, 0],
      [0, 3],
      [0, 0],
    ]),
  )
  expect([lng, lat]).toEqual([expect.closeTo(2, 9), expect.closeTo(1, 9)])
})

test('longitude stands first on the map and is named in a point', () => {
  expect(pointOf([-89.2, 13.7])).toEqual({ lat: 13.7, lng: -89.2 })
})
