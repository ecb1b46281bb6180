import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ExperienceCard as Card } from '../../experience.contract.ts'
import type { Controls } from './card-controls.tsx'
import { ExperienceCard } from './experience-card.tsx'

const card: Card = {
  id: 'a3f0c1de-0000-4000-8000-000000000001',
  title: 'Caminata al amanecer',
  shortDescription: 'Un sendero corto.',
  city: 'Suchitoto',
  state: 'Cuscatlán',
  country: 'El Salvador',
  lat: 13.938,
  lng: -89.027,
  category: 'Aventura',
  price: 25,
  childPrice: null,
  childAge: null,
  minAge: null,
  bookingRequired: true,
  instant: false,
  durationValue: 3,
  durationUnit: 'hours',
  maxGuests: 8,
  featured: false,
  picture: {
    base: '/files/pictures/ab/{width}.{format}',
    widths: [400, 800],
    formats: ['webp', 'jpg'],
    width: 800,
    height: 600,
    preview: 'data:image/webp;base64,AAAA',
    alt: 'El lago de Suchitlán al salir el sol',
  },
  rating: null,
  reviewCount: 0,
  nextDate: null,
  spots: 0,
  soldOut: false,
}

const texts = (shown: Card) =>
  [
    ...renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <ExperienceCard card={shown} />
      </QueryClientProvider>,
    ).matchAll(/<img [^>]*>/g),
  ]
    .map(([image]) => image)
    .filter((image) => !image.includes('aria-hidden="true"'))
    .map((image) => /\salt="([^"]*)"/.exec(image)?.[1])

test('the picture of a card says what it shows', () => {
  expect(texts(card)).toEqual(['El lago de Suchitlán al salir el sol'])
})

test('the drawing in place of a picture says nothing, and that it does', () => {
  expect(texts({ ...card, picture: null })).toEqual([''])
})

const others: Card[] = [
  card,
  { ...card, picture: null },
  { ...card, title: '<b>Ñandú & «co»</b>', city: '', rating: 4.8, reviewCount: 3 },
  { ...card, nextDate: '2026-12-05T14:30:00.000Z', spots: 2 },
  { ...card, nextDate: '2026-12-06T14:30:00.000Z', spots: 9, instant: true, bookingRequired: false },
  { ...card, soldOut: true },
  { ...card, picture: { ...card.picture!, base: '/files/pictures/cd/{width}.{format}', alt: '', preview: null } },
  { ...card, id: 'a3f0c1de-0000-4000-8000-000000000002', title: '$& $1', price: 12.5, city: '', state: '' },
]

/** As the server draws it from kept markup, and as a browser would. */
async function bothWays(): Promise<((shown: Card, controls?: Controls) => string)[]> {
  const load = async (production: boolean) => {
    vi.stubEnv('PROD', production)
    vi.resetModules()
    const { ExperienceCard } = await import('./experience-card.tsx')
    const { CardControls } = await import('./card-controls.tsx')
    vi.unstubAllEnvs()
    return (shown: Card, controls: Controls | null = null) =>
      renderToString(
        <QueryClientProvider client={new QueryClient()}>
          <CardControls value={controls}>
            <ExperienceCard card={shown} level={2} />
          </CardControls>
        </QueryClientProvider>,
      )
  }
  return [await load(true), await load(false)]
}

test('a card from kept markup is, byte by byte, the one that a browser will draw', async () => {
  const [cached, drawn] = await bothWays()
  // The second rendering comes from the cache.
  for (const props of [...others, ...others]) expect(cached!(props)).toBe(drawn!(props))
})

test('what somebody has saved stands on their card alone', async () => {
  const [cached, drawn] = await bothWays()
  const savedBy = (role: string, ...saved: string[]): Controls => ({
    draw: ({ id, title }) => (
      <button type="submit" value={`put /favorites/${encodeURIComponent(id)}`} aria-pressed={saved.includes(id)}>
        Guardar: {title}
      </button>
    ),
    stateOf: ({ id }) => (role ? `${role} ${saved.includes(id)}` : ''),
  })
  const people = [savedBy('traveler', card.id), savedBy('traveler'), savedBy('host'), savedBy('')]
  for (const controls of [...people, ...people])
    for (const props of others) expect(cached!(props, controls)).toBe(drawn!(props, controls))
})
