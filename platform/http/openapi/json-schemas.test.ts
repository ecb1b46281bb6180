import { expect, test } from 'vitest'
import { type Json, withBases } from './json-schemas.ts'

const text: Json = { type: 'string' }
const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]))
const object = (names: string[], required = names): Json => ({ type: 'object', properties: fields(...names), required })
const booking = ['id', 'day', 'people', 'total', 'state']

test('a schema with all fields of another and more extends it', () => {
  const schemas = withBases({ Booking: object(booking), StartedBooking: object([...booking, 'alreadyStarted']) })
  expect(schemas.Booking).toEqual(object(booking))
  expect(schemas.StartedBooking).toEqual({
    allOf: [{ $ref: '#/components/schemas/Booking' }, object(['alreadyStarted'])],
  })
})

test('the widest of several is extended', () => {
  const schemas = withBases({
    Row: object(booking),
    Whole: object([...booking, 'emails', 'history']),
    Line: object([...booking, 'emails']),
  })
  expect(schemas.Whole!.allOf![0]).toEqual({ $ref: '#/components/schemas/Line' })
})

test.each([
  [
    'a field of another shape',
    object([...booking, 'more']),
    { ...object(booking), properties: { ...fields(...booking), id: {} } },
  ],
  ['a field that only one requires', object([...booking, 'more']), object(booking, booking.slice(1))],
  ['too few fields for a noun', object(['id', 'name', 'more']), object(['id', 'name'])],
  ['the same fields', object(booking), object(booking)],
])('%s is no extension', (_, json, base) => {
  expect(withBases({ One: json, Other: base })).toEqual({ One: json, Other: base })
})
