import { expect, test } from 'vitest'
import { ExperienceToSave } from './update.contract.ts'
import { isWebAddress, readNumber } from './update.rules.ts'

test.each([
  ['25', 25],
  [' 12,50 ', 12.5],
  ['12.5', 12.5],
  ['$1,200', 1200],
  ['1,200.50', 1200.5],
  ['.5', 0.5],
  ['12 personas', 12],
  ['$25 dólares', 25],
  ['3 horas', 3],
  [' 12 personas ', 12],
  ['1 persona', 1],
  ['12 pax.', 12],
  ['1 cupo', 1],
  ['8 cupos', 8],
  ['10 gente', 10],
  ['1 hora', 1],
  ['3 hrs', 3],
  ['3 hr', 3],
  ['2h', 2],
  ['2 días', 2],
  ['1 dia', 1],
  ['20 USD', 20],
  ['$ 1,200 dolares', 1200],
  ['unas 3 horas', Number.NaN],
  ['3 horas y media', Number.NaN],
  ['12 gatos', Number.NaN],
  ['', Number.NaN],
  ['veinte', Number.NaN],
  ['1e3', Number.NaN],
  ['1.2.3', Number.NaN],
  ['12,345,678', 12_345_678],
  ['123,456', 123_456],
  ['-3', -3],
  ['-1,250.50', -1250.5],
  ['−$5.50', -5.5],
  ['-.25', -0.25],
  ['3.', 3],
  ['1,2,3', Number.NaN],
  ['1234,567', 1234.567],
  ['1,200x', Number.NaN],
  ['x1,200', Number.NaN],
  ['.5.', Number.NaN],
  ['x.5', Number.NaN],
])('%j is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  ['https://surf.example/reserva', true],
  ['http://surf.example', true],
  ['javascript:alert(1)', false],
  ['ftp://surf.example', false],
  ['surf.example', false],
  ['ftp://surf.example/https://surf.example', false],
  ['https://', false],
  ['https://localhost', false],
  ['https://surf .example', false],
  ['https://surf.example/a b', false],
  ['ve a https://surf.example', false],
])('%j is a link that people can follow: %s', (text, follows) => {
  expect(isWebAddress(text)).toBe(follows)
})

const validInput = {
  title: 'Surf',
  shortDescription: 'Corta',
  description: 'Larga',
  price: 20,
  maxGuests: 2,
  durationValue: 2,
  durationUnit: 'hours',
  status: 'draft',
  categoryId: crypto.randomUUID(),
  place: { name: 'Playa', address: 'Calle 1', city: 'Tamanique', lat: 13.49, lng: -89.38 },
  languages: ['Español'],
  amenities: [],
  included: [],
  notIncluded: [],
  bookingRequired: true,
  externalBookingUrl: '',
  whatToExpect: '',
  bringWithYou: [],
  images: [{ pictureId: crypto.randomUUID(), isMain: true }],
}
const wrongs = (input: unknown) => {
  const read = ExperienceToSave.safeParse(input)
  return (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test.each<[string, object, string]>([
  ['title', { title: ' ' }, 'El título es requerido'],
  ['shortDescription', { shortDescription: '' }, 'La descripción corta es requerida'],
  ['description', { description: '' }, 'La descripción es requerida'],
  ['price', { price: 0 }, 'El precio debe ser mayor a 0'],
  ['price', { price: 0.5 }, 'El precio debe ser mayor a 0'],
  ['price', { price: null }, 'El precio debe ser mayor a 0'],
  ['price', { price: 1.005 }, 'Usa como máximo dos decimales'],
  ['maxGuests', { maxGuests: 0 }, 'Debe permitir al menos 1 huésped'],
  ['maxGuests', { maxGuests: 2.5 }, 'Escribe un número entero'],
  ['durationValue', { durationValue: 0 }, 'La duración debe ser mayor a 0'],
  ['categoryId', { categoryId: '' }, 'La categoría es requerida'],
  ['languages', { languages: [' '] }, 'Selecciona al menos un idioma'],
  ['languages', { languages: ['Klingon'] }, 'Elige los idiomas de la lista'],
  ['externalBookingUrl', { externalBookingUrl: 'javascript:alert(1)' }, 'URL inválida'],
  ['images', { images: [] }, 'Debes subir al menos una imagen'],
  ['place.name', { place: { ...validInput.place, name: '' } }, 'El nombre del lugar es requerido'],
  ['place.address', { place: { ...validInput.place, address: '' } }, 'La dirección es requerida'],
  ['place.city', { place: { ...validInput.place, city: '' } }, 'La ciudad es requerida'],
  [
    'externalBookingUrl',
    { bookingRequired: false },
    'Debes proporcionar una URL externa para experiencias sin reserva',
  ],
])('a wrong %s says %j', (path, change, message) => {
  expect(wrongs({ ...validInput, ...change })).toEqual([[path, message]])
})

test.each([
  { lat: null, lng: null },
  { lat: 0, lng: 0 },
])('without a point on the map: %j', (point) => {
  const place = { ...validInput.place, ...point }
  const message = 'Debes seleccionar una ubicación en el mapa'
  expect(wrongs({ ...validInput, place })).toEqual([
    ['place.lat', message],
    ['place.lng', message],
  ])
})

test('12.35 has two decimals, and everything wrong is told at once, in the order of the form', () => {
  expect(wrongs({ ...validInput, price: 12.35 })).toEqual([])
  const empty = {
    ...validInput,
    title: '',
    price: 0,
    categoryId: '',
    languages: [],
    images: [],
    bookingRequired: false,
  }
  expect(wrongs(empty).map(([path]) => path)).toEqual([
    'title',
    'price',
    'categoryId',
    'languages',
    'images',
    'externalBookingUrl',
  ])
})
