import { expect, test } from 'vitest'
import {
  type ChannelProduct,
  googleProduct,
  hoursOf,
  META_COLUMNS,
  metaRow,
  pageOfProduct,
  pictureOfProduct,
} from './channel.rules.ts'

const HOME = 'https://torogoz.example'
const product: ChannelProduct = {
  id: '0190c5a3-7d2e-7abc-9def-0123456789ab',
  title: 'Café de altura',
  shortDescription: 'Del grano a la taza',
  description: 'Una mañana en la finca',
  category: 'Café',
  city: 'Ataco',
  country: 'El Salvador',
  lat: 13.87,
  lng: -89.84,
  price: 19.99,
  childPrice: 9.5,
  childAge: 11,
  minAge: null,
  maxGuests: 8,
  durationValue: 3,
  durationUnit: 'hours',
  instant: true,
  digest: 'abc123',
  startTimes: ['08:30'],
  nextDate: '2026-11-28T13:00:00.000Z',
  paused: false,
}
const google = (change: Partial<ChannelProduct> = {}) => googleProduct({ ...product, ...change }, HOME)
const meta = (change: Partial<ChannelProduct> = {}) => {
  const row = metaRow({ ...product, ...change }, HOME)
  return row && Object.fromEntries(META_COLUMNS.map((name, at) => [name, row[at]]))
}
const spanish = (text: string) => ({ localized_texts: [{ language_code: 'es', text }] })

test('Google is told of one option, with its page, place, hours and prices', () => {
  expect(google()).toEqual({
    id: product.id,
    title: spanish('Café de altura'),
    description: spanish('Del grano a la taza'),
    related_media: [{ url: pictureOfProduct(product, HOME), type: 'MEDIA_TYPE_PHOTO' }],
    inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'],
    options: [
      {
        id: 'DEFAULT',
        title: spanish('Café de altura'),
        landing_page: { url: pageOfProduct(product, HOME) },
        duration_sec: 10_800,
        option_categories: [{ label: 'Café' }],
        related_locations: [
          {
            location: { location: { lat_lng: { latitude: 13.87, longitude: -89.84 } } },
            relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
          },
        ],
        price_options: [
          { id: 'adult', title: 'Persona', price: { currency_code: 'USD', units: 19, nanos: 990_000_000 } },
          { id: 'child', title: 'Niños hasta 11 años', price: { currency_code: 'USD', units: 9, nanos: 500_000_000 } },
        ],
      },
    ],
  })
  expect(pageOfProduct(product, HOME)).toMatch(/^https:\/\/torogoz\.example\/experience\/0190c5a3-/)
  expect(pictureOfProduct(product, HOME)).toMatch(/^https:\/\/torogoz\.example\/.*0190c5a3-.*abc123/)
})

test('what an experience does not have is left out, not empty', () => {
  const bare = google({ digest: null, category: null, lat: null, childPrice: null, shortDescription: '' })
  expect(Object.keys(bare)).toEqual(['id', 'title', 'description', 'inventory_types', 'options'])
  expect(bare.description).toEqual(spanish('Una mañana en la finca'))
  expect(Object.keys(bare.options[0]!)).toEqual(['id', 'title', 'landing_page', 'duration_sec', 'price_options'])
  expect(bare.options[0]!.price_options.map(({ id }) => id)).toEqual(['adult'])
  expect(google({ lng: null }).options[0]).not.toHaveProperty('related_locations')
})

test('long texts end at a word, within what each channel reads', () => {
  const title = 'Ñandú '.repeat(60)
  const ofGoogle = google({ title, shortDescription: '', description: 'palabra '.repeat(200) })
  const textOf = (words: { localized_texts: { text: string }[] }) => words.localized_texts[0]!.text
  expect(Buffer.byteLength(textOf(ofGoogle.title))).toBeLessThanOrEqual(150)
  expect(textOf(ofGoogle.options[0]!.title)).toBe(textOf(ofGoogle.title))
  expect(textOf(ofGoogle.title)).toMatch(/^Ñandú( Ñandú)+…?$/)
  expect(textOf(ofGoogle.description).length).toBeLessThanOrEqual(501)
  expect(meta({ title })!.title!.length).toBeLessThanOrEqual(201)
  expect(meta({ title: 'a'.repeat(150) })!.title).toHaveLength(150)
})

test('Meta is told in its own columns', () => {
  expect(meta()).toEqual({
    id: product.id,
    title: 'Café de altura',
    description: 'Del grano a la taza',
    availability: 'in stock',
    condition: 'new',
    price: '19.99 USD',
    link: pageOfProduct(product, HOME),
    image_link: pictureOfProduct(product, HOME),
    brand: 'Torogoz',
    product_type: 'Café',
  })
  expect(meta({ nextDate: null, category: null, price: 20, shortDescription: '' })).toMatchObject({
    availability: 'out of stock',
    product_type: '',
    price: '20.00 USD',
    description: 'Una mañana en la finca',
  })
  expect(meta({ digest: null })).toBeNull()
})

test('a duration in days is told in hours', () => {
  expect([hoursOf(product), hoursOf({ durationValue: 2, durationUnit: 'days' })]).toEqual([3, 48])
})
