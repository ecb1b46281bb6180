import { expect, test } from 'vitest'
import { areaAround, readArea, readView, writeArea, writeView } from './pin.rules.ts'

const id = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const nothing = { lat: null, lng: null, zoom: null, experience: null }

test.each([
  [
    { lat: '13.4932', lng: '-89.3826', zoom: '14', experience: id },
    { lat: 13.4932, lng: -89.3826, zoom: 14, experience: id },
  ],
  [
    { lat: '13.4932', lng: '-89.3826' },
    { ...nothing, lat: 13.4932, lng: -89.3826 },
  ],
  [{}, nothing],
  // A latitude alone, swapped, empty, not numbers, the 0/0 of an empty form, another country, beyond the poles.
  [{ lat: '13.4932' }, nothing],
  [{ lat: '-89.3826', lng: '13.4932' }, nothing],
  [{ lat: '', lng: '', zoom: '', experience: '' }, nothing],
  [{ lat: 'norte', lng: 'oeste', zoom: 'cerca', experience: 'esta' }, nothing],
  [{ lat: '0', lng: '0', zoom: '0' }, nothing],
  [{ lat: '40.4', lng: '-3.7' }, nothing],
  [{ lat: 'NaN', lng: 'Infinity', zoom: '99' }, nothing],
  [{ lat: ['13.4', '13.5'], lng: '-89', experience: `${id}x` }, nothing],
])('%j is read leniently (MAP-05)', (raw, view) => {
  expect(readView(raw)).toEqual(view)
})

test('what is written is read again', () => {
  const view = { lat: 13.49321, lng: -89.38264, zoom: 11.25, experience: id }
  expect(readView(writeView(view))).toEqual(view)
  expect(writeView(nothing)).toEqual({ lat: undefined, lng: undefined, zoom: undefined, experience: undefined })
  const area = { west: -89.5, south: 13.4, east: -89.1234, north: 13.8 }
  expect(readArea(writeArea(area))).toEqual(area)
  expect(writeArea(null)).toBeUndefined()
})

test.each([
  undefined,
  '',
  'aquí',
  '1,2,3',
  '1,2,3,4,5',
  '-89,13.4,-90,13.8',
  '-89.5,13.8,-89.1,13.4',
  '-89.5,-95,-89.1,13.4',
  '-89.5,13.4,-89.1,NaN',
  ',13.4,-89.1,13.8',
  '-89.5,,-89.1,13.8',
  '-89.5,-13.4,,13.8',
  '-89.5,-13.4,-89.1,',
  '-89,13.4,-89,13.8',
  '-89.5,13.4,-89.1,13.4',
  '-89.5,13.4,-89.1,90.5',
])('%s is no area', (raw) => {
  expect(readArea(raw)).toBeNull()
})

test('an area around points holds them all', () => {
  expect(areaAround([])).toBeNull()
  const area = areaAround([
    { lat: 13.5, lng: -89.4 },
    { lat: 14.3, lng: -88.1 },
  ])!
  expect([area.west < -89.4, area.south < 13.5, area.east > -88.1, area.north > 14.3]).toEqual([true, true, true, true])
})

test('the edges of what is shown belong to it', () => {
  expect(readView({ lat: '11.8', lng: '-92', zoom: '1' })).toMatchObject({ lat: 11.8, lng: -92, zoom: 1 })
  expect(readView({ lat: '15.6', lng: '-85.8', zoom: '22' })).toMatchObject({ lat: 15.6, lng: -85.8, zoom: 22 })
  expect(readView({ lat: '13', lng: '-85.7' })).toMatchObject({ lat: null, lng: null })
  expect(readView({ lat: 13.4, lng: -89, zoom: 12 })).toEqual(nothing)
  expect(readView({ lat: '13.4', lng: '  ', zoom: ' ' })).toEqual(nothing)
  expect(readView({ experience: `x${id}` })).toEqual(nothing)
  expect(readView({ experience: [id] })).toEqual(nothing)
  expect(readView({ experience: id.toUpperCase() })).toMatchObject({ experience: id })
  expect(readArea('-180,-90,180,90')).toEqual({ west: -180, south: -90, east: 180, north: 90 })
})
