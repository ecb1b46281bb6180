import { expect, test } from 'vitest'
import { readFlyer } from './flyer.rules.ts'

test.each([
  ['$25 por persona (niños menores de 10 años $12.50)', ['25', '12.50', '9']],
  ['Niños hasta 8 años: gratis', ['', '0', '8']],
  ['Niñas y niños de 3 a 10 años pagan 10 dólares', ['', '10', '10']],
  ['Adultos $20, menores de 12 no pagan', ['20', '0', '11']],
  // Without an age nobody knows to whom it applies; it is no price of adults either.
  ['Niños: $10', ['', '', '']],
  ['Precio: $25, niños gratis', ['25', '', '']],
  ['Nos visitan niños. Cuesta $30', ['30', '', '']],
])('%s: adults, children, up to which age', (line, expected) => {
  const { price, childPrice, childAge } = readFlyer(`Paseo\n${line}`)
  expect([price, childPrice, childAge]).toEqual(expected)
})

test.each([
  ['Edad mínima: 12 años', '12'],
  ['A partir de los 8 años', '8'],
  ['Para mayores de 15 años', '15'],
  ['Desde 1998', ''],
])('%s: from the age of %j', (line, age) => expect(readFlyer(`Paseo\n${line}`).minAge).toBe(age))

test.each([
  ['Idiomas: español e inglés', ['Español', 'Inglés'], ''],
  ['Idioma: Frances', ['Francés'], ''],
  ['Guía bilingüe', ['Español', 'Inglés'], 'Guía bilingüe'],
  ['Tours disponibles en inglés y alemán', ['Inglés', 'Alemán'], 'Tours disponibles en inglés y alemán'],
  ['El inglés Tomás lo fundó', [], 'El inglés Tomás lo fundó'],
])('%s: spoken are %j', (line, languages, description) =>
  expect(readFlyer(`Paseo\n${line}`)).toMatchObject({ languages, description }),
)

test.each([
  ['Conoce el proceso del café. Luego comemos.', 'Conoce el proceso del café.'],
  ['Ven. Es hermoso', ''],
  [`${'largo '.repeat(60)}`, ''],
])('the first sentence is for the card when it is one: %s', (text, short) =>
  expect(readFlyer(`Paseo\n${text}`).shortDescription).toBe(short),
)
