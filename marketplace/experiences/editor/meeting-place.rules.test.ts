import { describe, expect, test } from 'vitest'
import type { GeocodedPlace } from '#marketplace/locations/geocoding/geocoding.contract.ts'
import { fillPlace, readCoordinates, readDegrees, roundPoint, wordsOf } from './meeting-place.rules.ts'

const geocoded = (type: string, text: string, fullName: string, town?: string): GeocodedPlace => ({
  id: `${type}.1`,
  type: 'Feature',
  place_type: [type],
  relevance: 1,
  text,
  place_name: fullName,
  center: [-89, 13.9],
  geometry: { type: 'Point', coordinates: [-89, 13.9] },
  context: [
    ...(town ? [{ id: 'place.1', text: town }] : []),
    { id: 'region.CU', text: 'Cuscatlán' },
    { id: 'country.sv', text: 'El Salvador' },
  ],
})
const town = geocoded('place', 'Suchitoto', 'Suchitoto, Cuscatlán, El Salvador')
const near = geocoded('place', 'Cerca de Suchitoto', 'Cerca de Suchitoto, Cuscatlán, El Salvador')
const sight = geocoded('poi', 'Tazumal', 'Tazumal, Santa Ana, El Salvador')
const nearSight = geocoded('poi', 'Cerca de Tazumal', 'Cerca de Tazumal, Santa Ana, El Salvador')
const street = geocoded('address', '25 Avenida Norte', '25 Avenida Norte, San Salvador, El Salvador', 'San Salvador')
const region = geocoded('region', 'Morazán', 'Morazán, El Salvador')

describe('what a place tells', () => {
  test.each([
    [town, undefined, { name: '', address: 'Suchitoto, Cuscatlán', city: 'Suchitoto' }],
    [near, undefined, { name: '', address: 'Cerca de Suchitoto, Cuscatlán', city: 'Suchitoto' }],
    [sight, undefined, { name: 'Tazumal', address: 'Tazumal, Santa Ana', city: '' }],
    [nearSight, undefined, { name: '', address: 'Cerca de Tazumal, Santa Ana', city: '' }],
    [street, undefined, { name: '', address: '25 Avenida Norte, San Salvador', city: 'San Salvador' }],
    [region, undefined, { name: '', address: '', city: '' }],
    // The searched text is the better address when only its town was found.
    [town, 'Calle Barrios 14, Suchitoto', { address: 'Calle Barrios 14, Suchitoto' }],
    [town, 'Calle Barrios 14, Suchitoto, El Salvador', { address: 'Calle Barrios 14, Suchitoto' }],
    [town, 'suchitoto', { address: 'Suchitoto, Cuscatlán' }],
    [street, '25 av nte, san salvador', { address: '25 Avenida Norte, San Salvador' }],
  ])('%#', (place, asked, words) => expect(wordsOf(place, asked)).toMatchObject(words))
})

describe('only empty fields are filled', () => {
  const empty = { name: '', address: '', city: '', lat: 13.9, lng: -89 }
  const words = { name: 'Tazumal', address: 'Tazumal, Santa Ana', city: '' }
  test('all of them', () => {
    expect(fillPlace(empty, words, {})).toEqual({
      place: { ...empty, name: 'Tazumal', address: 'Tazumal, Santa Ana' },
      filled: { name: 'Tazumal', address: 'Tazumal, Santa Ana' },
    })
  })
  test('what was typed stays, also when it is the same as before a change', () => {
    const typed = { ...empty, name: 'Mi casa', address: ' ' }
    const { place } = fillPlace(typed, words, { name: 'Suchitoto' })
    expect(place).toMatchObject({ name: 'Mi casa', address: 'Tazumal, Santa Ana' })
  })
  test('what a point filled before follows the pin, and leaves with it', () => {
    const before = { ...empty, address: 'Suchitoto, Cuscatlán', city: 'Suchitoto' }
    const { place, filled } = fillPlace(before, words, { address: 'Suchitoto, Cuscatlán', city: 'Suchitoto' })
    expect(place).toMatchObject({ address: 'Tazumal, Santa Ana', city: '' })
    expect(filled).toEqual({ name: 'Tazumal', address: 'Tazumal, Santa Ana' })
  })
})

test.each([
  ['13.6929, -89.2182', { lat: 13.6929, lng: -89.2182 }],
  [' 13.6929 -89.2182 ', { lat: 13.6929, lng: -89.2182 }],
  ['13;-89', { lat: 13, lng: -89 }],
  ['90, 180', { lat: 90, lng: 180 }],
  ['-90,-180', { lat: -90, lng: -180 }],
  ['13.6, 89.2', { lat: 13.6, lng: 89.2 }],
  ['13.6, -89.2 y más', null],
  ['13.6x, -89.2', null],
  ['91, 0', null],
  ['13.5, -181', null],
  ['Calle 13, -89', null],
  ['13', null],
  ['', null],
])('coordinates in "%s"', (text, point) => expect(readCoordinates(text)).toEqual(point))

test.each([
  ['13.69', 90, 13.69],
  ['13,69', 90, 13.69],
  ['-89.2°', 180, -89.2],
  ['−89', 180, -89],
  ['90', 90, 90],
  ['90.1', 90, null],
  [' 13.69 ', 90, 13.69],
  ['1°3', 90, null],
  ['x13', 90, null],
  ['13x', 90, null],
  ['13.', 90, 13],
  ['', 90, null],
  ['-', 180, null],
  ['1e3', 180, null],
  ['trece', 90, null],
] as const)('degrees in "%s"', (text, most, value) => expect(readDegrees(text, most)).toBe(value))

test('a point is kept to the metre', () => {
  expect(roundPoint({ lat: 13.692912345, lng: -89.218249999 })).toEqual({ lat: 13.69291, lng: -89.21825 })
})

test('no field gets more than fits, and what only looks like a neighbourhood is a name', () => {
  const long = wordsOf(geocoded('poi', 'x'.repeat(130), 'y'.repeat(210), 'z'.repeat(90)))
  expect([long.name.length, long.address.length, long.city.length]).toEqual([120, 200, 80])
  expect(wordsOf(geocoded('poi', 'Hotel Cerca de Todo', 'Hotel, El Salvador, Ahuachapán'))).toMatchObject({
    name: 'Hotel Cerca de Todo',
    address: 'Hotel, El Salvador, Ahuachapán',
  })
  expect(wordsOf(town, '  Calle 5 ,El Salvador')).toMatchObject({ address: 'Calle 5 ' })
  expect(wordsOf(geocoded('country', 'El Salvador', 'El Salvador'))).toEqual({ name: '', address: '', city: '' })
})

test('what nobody filled and nobody typed is filled, and what was typed over stays', () => {
  const empty = { name: 'Casa', address: 'Casa', city: '', lat: 13.9, lng: -89 }
  const words = { name: 'Otra', address: 'Otra', city: 'Ataco' }
  expect(fillPlace(empty, words, { name: 'Casa' })).toEqual({
    place: { ...empty, name: 'Otra', city: 'Ataco' },
    filled: { name: 'Otra', city: 'Ataco' },
  })
})
