import { expect, test } from 'vitest'
import { catalogue } from '#database/catalogue/catalogue.ts'
import { isInElSalvador, kmBetween } from '../location.rules.ts'
import { departments, labelPoints, namedPlaces, waters } from './country.data.ts'
import { departmentAt, isInside, type LngLat, pointOf } from './country.rules.ts'

/** Kilometres to the nearest border of a department. */
const toBorder = (point: LngLat, rings: LngLat[][]) =>
  Math.min(...rings.flatMap((ring) => ring.map((corner) => kmBetween(pointOf(corner), pointOf(point)))))

test('fourteen departments, each with its own name inside of it', () => {
  expect(departments.map(({ id }) => id).sort()).toEqual(
    'SV-AH SV-CA SV-CH SV-CU SV-LI SV-MO SV-PA SV-SA SV-SM SV-SO SV-SS SV-SV SV-UN SV-US'.split(' '),
  )
  for (const department of departments)
    expect(departmentAt(departments, labelPoints.get(department.id)!)?.name).toBe(department.name)
})

test('every experience of the demo catalogue stands on land or shore, in the department it names', () => {
  const wrong = catalogue.experiences
    .map(({ key, place }) => ({ key, ...place, point: [place.lng, place.lat] as LngLat }))
    .filter(({ point, department }) => departmentAt(departments, point)?.name !== department)
  expect(wrong.map(({ key, point }) => `${key} ${point}`)).toEqual([])
})

test('and none in the middle of a lake', () => {
  const wet = catalogue.experiences.filter(({ place: { lng, lat } }) =>
    waters.some(({ ring }) => isInside(ring, [lng, lat]) && toBorder([lng, lat], [ring]) > 0.5),
  )
  expect(wet.map(({ key, place }) => `${key} ${place.lng},${place.lat}`)).toEqual([])
})

test('towns, beaches and sights lie in their department, or within a few steps of it; lakes lie in the country', () => {
  const wrong = namedPlaces
    .filter(({ kind }) => kind !== 'water')
    .filter(({ lng, lat, department }) => {
      const home = departments.find(({ id }) => id === department)!
      return departmentAt([home], [lng, lat]) === null && toBorder([lng, lat], home.rings) > 3
    })
  expect(wrong.map(({ name }) => name)).toEqual([])
  for (const { lng, lat } of namedPlaces) expect(isInElSalvador({ lng, lat })).toBe(true)
  expect(new Set(namedPlaces.map(({ name }) => name)).size).toBe(namedPlaces.length)
})

test('distances are those of the earth', () => {
  // San Salvador to San Miguel: 111 km in a straight line.
  expect(kmBetween({ lat: 13.6894, lng: -89.1872 }, { lat: 13.4833, lng: -88.1833 })).toBeCloseTo(110.8, 0)
  expect(kmBetween({ lat: 13, lng: -89 }, { lat: 14, lng: -89 })).toBeCloseTo(111.2, 1)
})
