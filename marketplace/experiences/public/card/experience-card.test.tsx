import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ExperienceCard as Card } from '../../experience.contract.ts'
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
  [...renderToStaticMarkup(<ExperienceCard card={shown} />).matchAll(/<img [^>]*>/g)]
    .map(([image]) => image)
    .filter((image) => !image.includes('aria-hidden="true"'))
    .map((image) => /\salt="([^"]*)"/.exec(image)?.[1])

test('the picture of a card says what it shows', () => {
  expect(texts(card)).toEqual(['El lago de Suchitlán al salir el sol'])
})

test('the drawing in place of a picture says nothing, and that it does', () => {
  expect(texts({ ...card, picture: null })).toEqual([''])
})

test('a card from kept markup is, byte by byte, the one that a browser will draw', async () => {
  vi.stubEnv('PROD', true)
  vi.resetModules()
  const { ExperienceCard: KeptCard } = await import('./experience-card.tsx')
  vi.unstubAllEnvs()
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const page = (Drawn: typeof ExperienceCard, shown: Card) =>
    renderToString(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={new QueryClient()}>
          <Drawn card={shown} level={2} />
        </QueryClientProvider>
      </RouterContextProvider>,
    )
  const others = [
    card,
    { ...card, picture: null },
    { ...card, title: '<b>Ñandú & «co»</b>', city: '', rating: 4.8, reviewCount: 3 },
    { ...card, nextDate: '2026-12-05T14:30:00.000Z', spots: 2 },
    { ...card, soldOut: true },
  ]
  // The second rendering comes from the cache.
  for (const shown of [...others, ...others]) expect(page(KeptCard, shown)).toBe(page(ExperienceCard, shown))
})
