import { expect, test } from 'vitest'
import { kmBetween } from '#marketplace/locations/location.rules.ts'
import { noFilters, readFilters, writeFilters } from '../filters/filter-address.rules.ts'
import {
  degreesOf,
  distanceText,
  kmWithin,
  minutesFor,
  nearName,
  readPoint,
  readWhere,
  writePoint,
} from './near.rules.ts'

test.each([
  ['cerca de suchitoto', { q: '', near: 'suchitoto', minutes: 0 }],
  ['a caballo cerca de Suchitoto', { q: 'a caballo', near: 'Suchitoto', minutes: 0 }],
  ['café a 30 min de Ataco', { q: 'café', near: 'Ataco', minutes: 30 }],
  ['surf a menos de 45 minutos del tunco', { q: 'surf', near: 'tunco', minutes: 45 }],
  ['cerca del lago de Coatepeque', { q: '', near: 'lago de Coatepeque', minutes: 0 }],
  ['alrededores de la ciudad de Santa Ana', { q: '', near: 'Santa Ana', minutes: 0 }],
  ['surf a 20min de El Tunco  ', { q: 'surf', near: 'El Tunco', minutes: 20 }],
  ['surf   a 1 minuto de El Tunco', { q: 'surf', near: 'El Tunco', minutes: 1 }],
  ['a 999 minutos de Perquín', { q: '', near: 'Perquín', minutes: 180 }],
])('%j says where', (q, where) => {
  expect(readWhere(q)).toEqual(where)
})

test.each(['', 'cerca', 'cercado de piedra', 'a 30 min', 'acerca de nosotros', 'suchitoto'])(
  '%j says nothing of where',
  (q) => {
    expect(readWhere(q)).toBeNull()
  },
)

test('an address and its words say the same search', () => {
  expect(writeFilters(readFilters({ q: 'café a 30 min de Ataco', near: 'Perquín' }))).toMatchObject({
    q: 'café',
    near: 'Ataco',
    minutes: '30',
  })
  expect(readFilters({ q: 'cerca de' })).toEqual({ ...noFilters, q: 'cerca de' })
})

test.each([
  ['13.94,-89.03', { lat: 13.94, lng: -89.03 }],
  ['13,-90', { lat: 13, lng: -90 }],
  ['1,-89', null],
  ['113.94,-89.03', null],
  ['13.94,-89.031234567', null],
  ['Suchitoto', null],
  ['13.94', null],
  ['40.4,-3.7', null],
  ['-89.03,13.94', null],
])('%j is the point %j', (near, point) => {
  expect(readPoint(near)).toEqual(point)
})

test('a position in an address is a kilometre wide', () => {
  expect(writePoint({ lat: 13.938_123, lng: -89.027_456 })).toBe('13.94,-89.03')
})

test('distances and the minutes estimated from them', () => {
  const [suchitoto, capital] = [
    { lat: 13.9381, lng: -89.0278 },
    { lat: 13.6894, lng: -89.1872 },
  ]
  expect(Math.round(kmBetween(suchitoto, capital))).toBe(33)
  expect([kmWithin(30), kmWithin(0), minutesFor(15), minutesFor(0.2)]).toEqual([15, 25, 30, 5])
  expect([distanceText(0.4), distanceText(1), distanceText(12.4)]).toEqual(['a menos de 1 km', 'a 1 km', 'a 12 km'])
})

test('what it is near to is called by its name', () => {
  expect([nearName('el tunco'), nearName('Ataco'), nearName('ñandú'), nearName('13.94,-89.03')]).toEqual([
    'El tunco',
    'Ataco',
    'Ñandú',
    'tu posición',
  ])
})

test('a degree of latitude is 111.2 km, one of longitude less and here 108', () => {
  const here = { lat: 13.7, lng: -89 }
  expect(kmBetween(here, { ...here, lat: 14.7 })).toBeCloseTo(111.195, 2)
  expect(kmBetween(here, { ...here, lng: -88 })).toBeCloseTo(108.03, 1)
  expect(degreesOf(111.195)).toBe(1)
})
