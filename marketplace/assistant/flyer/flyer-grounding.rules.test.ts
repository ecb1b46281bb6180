import { expect, test } from 'vitest'
import { readFlyer } from '#marketplace/experiences/editor/flyer.rules.ts'
import { completed, ModelReading, readingIn } from './flyer-grounding.rules.ts'

const FLYER = `Amanecer en el cerro, con desayuno y fogata
Somos doce personas, salimos de la cancha y regresamos en cinco horas
La entrada vale veinticinco dolaritos y el abrigo lo traes tú. Escríbenos al 7777-1234`

const complete = (said: object, flyer = FLYER) =>
  completed({ ...readFlyer(flyer), city: '', categoryId: '' }, ModelReading.parse(said), flyer)

test('numbers in words and lists within sentences are taken from the model', () => {
  expect(
    complete({
      maxGuests: 12,
      hours: '5',
      price: '$25',
      place: 'La cancha',
      included: ['Desayuno', 'Fogata', 'Desayuno'],
      bringWithYou: ['Abrigo'],
    }),
  ).toMatchObject({
    maxGuests: '12',
    durationValue: '5',
    price: '25',
    place: 'La cancha',
    included: ['Desayuno', 'Fogata'],
    bringWithYou: ['Abrigo'],
  })
})

test('what the flyer does not say is not taken, nor are ways to reach the host', () => {
  const invented = complete({
    maxGuests: 30,
    price: 19,
    minAge: 6,
    place: 'Parque Cuscatlán',
    included: ['Transporte', 'Escríbenos al 7777-1234'],
    languages: ['Inglés'],
    childPrice: 5,
  })
  expect(invented).toMatchObject({ price: '', minAge: '', place: '', included: [], languages: [], childPrice: '' })
  expect(invented.maxGuests).toBe('')
})

test('what the rules read stands', () => {
  const flyer = 'Taller de añil\nPrecio: $18.50\nIncluye: guía\nCupo: 8'
  expect(complete({ title: 'Taller', price: 8, maxGuests: 18.5, included: ['Añil'] }, flyer)).toMatchObject({
    title: 'Taller de añil',
    price: '18.50',
    maxGuests: '8',
    included: ['Guía'],
  })
})

test.each([
  ['```json\n{"price": 25}\n```', '25'],
  ['Claro: {"price": "25", "included": null, "title": 7}', '25'],
  ['{"price": [25]}', ''],
])('%s is read', (text, price) => expect(readingIn(text)?.price).toBe(price))
test.each(['', 'No pude', '{"price": 25', '[1]'])('%j is no reading', (text) => expect(readingIn(text)).toBeNull())
