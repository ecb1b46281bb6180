import { expect, test } from 'vitest'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { experienceHead } from './experience.head.ts'
import { experienceFacts, scriptJson } from './experience-facts.view.ts'

const experience: ExperienceDetail = {
  id: '0190c5a3-7d2e-7abc-9def-0123456789ab',
  title: 'Noche de </script><script>alert(1)</script> & luna',
  shortDescription: 'Fogata y cuentos.',
  description: 'Fogata.',
  whatToExpect: null,
  bringWithYou: [],
  amenities: [],
  included: [],
  notIncluded: [],
  childPrice: null,
  childAge: null,
  minAge: null,
  confirmation: null,
  difficulty: null,
  walking: null,
  wheelchair: null,
  pram: null,
  transport: null,
  rainPlan: null,
  languages: ['Español'],
  price: 12.5,
  currency: 'USD',
  status: 'published',
  featured: false,
  bookingRequired: true,
  externalBookingUrl: null,
  durationValue: 2,
  durationUnit: 'hours',
  maxGuests: 8,
  category: { id: '0190c5a3-7d2e-7abc-9def-0123456789ac', name: 'Noche y eventos', icon: 'moon' },
  location: {
    name: 'Mirador',
    address: 'Calle al lago',
    city: 'El Congo',
    state: 'Santa Ana',
    country: 'El Salvador',
    zipCode: null,
    lat: 13.86,
    lng: -89.55,
    approximate: false,
  },
  pictures: [],
  host: {
    id: '0190c5a3-7d2e-7abc-9def-0123456789ad',
    name: 'Marta',
    avatar: null,
    verified: true,
    yearsHosting: 3,
    rating: 4.8,
    reviewCount: 20,
    responseRate: 100,
    responseTimeHours: 24,
    languages: ['Español'],
  },
  createdAt: '2026-01-01T00:00:00.000Z',
  datesConfirmedAt: null,
  viewer: { book: 'yes', contact: 'sign-in' },
  path: '/experience/0190c5a3-7d2e-7abc-9def-0123456789ab/noche',
  shareImage: '/share/experience/x.jpg',
}
const date = {
  id: '0190c5a3-7d2e-7abc-9def-0123456789ae',
  startDate: '2026-11-22T01:00:00.000Z',
  endDate: '2026-11-22T04:00:00.000Z',
  spots: 4,
}
const HOME = 'https://torogoz.example'
type Node = Record<string, unknown> & { offers?: Record<string, unknown> }
const graph = (given = experience, dates = [date]) =>
  (experienceFacts(given, dates, HOME) as unknown as { '@graph': Node[] })['@graph']

test('nothing a host typed can end the script element (INV-39)', () => {
  const json = scriptJson(experienceFacts(experience, [date], HOME))
  expect(json).not.toMatch(/[<>&]/)
  const read = JSON.parse(json) as { '@graph': Node[] }
  expect(read['@graph'][0]?.name).toBe(experience.title)
  expect(scriptJson('\u2028')).toBe('"\\u2028"')
})

test('a product with its offer, without stars that belong to the host', () => {
  const [product] = graph()
  expect(product?.offers).toMatchObject({
    price: '12.50',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: HOME + experience.path,
  })
  expect(JSON.stringify(graph())).not.toContain('aggregateRating')
  expect(graph(experience, [])[0]?.offers?.availability).toBe('https://schema.org/SoldOut')
})

test('only events have one Event per date, with the zone of the place', () => {
  const events = graph().filter((node) => node['@type'] === 'Event')
  expect(events).toMatchObject([{ startDate: '2026-11-21T19:00:00-06:00', endDate: '2026-11-21T22:00:00-06:00' }])
  const tour = { ...experience, category: { ...experience.category!, name: 'Aventura' } }
  expect(graph(tour).some((node) => node['@type'] === 'Event')).toBe(false)
})

test('an approximate place has no coordinates for search engines', () => {
  expect(JSON.stringify(graph())).toContain('GeoCoordinates')
  const vague = { ...experience, location: { ...experience.location!, approximate: true } }
  expect(JSON.stringify(graph(vague))).not.toContain('GeoCoordinates')
})

test('title and description fit a link preview; unpublished ones stay out of engines', () => {
  const long = { ...experience, title: 'palabra '.repeat(20), shortDescription: 'frase larga, '.repeat(30) }
  const head = experienceHead(long)
  expect(`${head.title} · Torogoz`.length).toBeLessThanOrEqual(65)
  expect(head.description.length).toBeLessThanOrEqual(150)
  expect(head.description).toMatch(/(frase|larga)…$/)
  expect(experienceHead({ ...experience, title: 'Fogata' }).title).toBe('Fogata en El Congo')
  expect(experienceHead({ ...experience, status: 'draft', shareImage: null })).toMatchObject({ index: false })
})
