import { expect, test } from 'vitest'
import type { HostProfile } from '../host.contract.ts'
import { hostHead } from './host.head.ts'
import { hostFacts } from './host-facts.view.ts'

const host: HostProfile = {
  id: '0190c5a3-7d2e-7abc-9def-0123456789ab',
  name: 'Marta Alicia Alvarenga',
  avatar: null,
  bio: 'Camino despacio y cuento lo que veo. '.repeat(9),
  languages: ['Español', 'Inglés'],
  skills: ['Aves'],
  verified: true,
  yearsHosting: 3,
  memberSince: '2023-01-02T03:04:05.000Z',
  rating: 4.8,
  reviewCount: 12,
  totalBookings: 40,
  responseRate: 100,
  responseTimeHours: 24,
  reliability: [],
  pets: null,
  transportation: null,
  funFact: null,
  accommodation: null,
  phone: '+50370001111',
  email: 'marta@persona.example',
  gallery: [],
  shareImage: '/share/experience/a-b.jpg',
  experienceCount: 0,
  experiences: [],
}

test('search engines read a profile page about a person, without stars, phone or e-mail', () => {
  const facts = hostFacts(host, 'https://torogoz.example')
  expect(facts['@graph'][0]).toMatchObject({
    '@type': 'ProfilePage',
    url: `https://torogoz.example/host/${host.id}`,
    dateCreated: host.memberSince,
    mainEntity: {
      '@type': 'Person',
      name: host.name,
      image: 'https://torogoz.example/share/experience/a-b.jpg',
      knowsLanguage: ['Español', 'Inglés'],
    },
  })
  expect(JSON.stringify(facts)).not.toMatch(/aggregateRating|70001111|marta@/)
  const withPicture = hostFacts({ ...host, avatar: 'https://cdn.example/a.webp' }, 'https://torogoz.example')
  expect(JSON.stringify(withPicture)).toContain('"image":"https://cdn.example/a.webp"')
})

test('the head fits what previews show, also with a long name and without a bio', () => {
  const head = hostHead({ ...host, name: 'Marta '.repeat(40).trim() })
  expect(head.title.length).toBeLessThanOrEqual(55)
  expect(head.description.length).toBeLessThanOrEqual(150)
  expect(head).toMatchObject({ type: 'profile', path: `/host/${host.id}`, image: { width: 1200, height: 630 } })
  expect(hostHead({ ...host, bio: null, shareImage: null })).toEqual({
    title: 'Marta Alicia Alvarenga, anfitrión',
    description: 'Experiencias en El Salvador con Marta Alicia Alvarenga: fechas, precios y reseñas.',
    path: `/host/${host.id}`,
    type: 'profile',
  })
})
