import { expect, test } from 'vitest'
import { directionsLink, whatsappLink } from './contact-visibility.rules.ts'

const facts = {
  phone: '+503 7000-0000',
  hostName: 'Marta Alvarenga',
  travelerName: 'Lucía Hernández',
  title: 'Café & añil, 100 %',
  startDate: '2026-12-05T14:30:00Z',
  guests: 1,
}

test('the first message is written, in the words and the hour of El Salvador', () => {
  const link = new URL(whatsappLink(facts)!)
  expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/50370000000'])
  expect(link.searchParams.get('text')).toBe(
    'Hola, Marta. Soy Lucía y reservé “Café & añil, 100 %” en Torogoz para el sábado, 5 de diciembre de 2026, 8:30\u00a0a.\u00a0m. (1 persona). ¿Hay algo que deba saber antes de llegar?',
  )
  expect(whatsappLink({ ...facts, phone: '123' })).toBeNull()
})

test('the way leads to the point, or to the words of the place', () => {
  const spot = { place: 'Parque', address: '', city: 'Suchitoto', country: 'El Salvador', lat: 13.9, lng: -89 }
  expect(directionsLink(spot)).toContain('destination=13.9%2C-89')
  expect(directionsLink({ ...spot, lat: null })).toContain('destination=Parque%2C%20Suchitoto%2C%20El%20Salvador')
})

test('a map is asked for words as long as half of the point is missing', () => {
  const spot = { place: '', address: '1a calle', city: 'Ataco', country: '', lat: 13.9, lng: null }
  expect(directionsLink(spot)).toContain('destination=1a%20calle%2C%20Ataco')
  expect(
    new URL(whatsappLink({ ...facts, hostName: '  Marta   Alvarenga', travelerName: '' })!).searchParams.get('text'),
  ).toMatch(/^Hola, Marta\. Soy {2}y reservé/)
})
