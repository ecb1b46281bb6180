import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { AssistantAnswer } from './assistant.contract.ts'

const day = dayOf(new Date(Date.now() + 5 * DAY_MS))
const at = (morning: string) => ({ startDate: new Date(startOfDay(morning).getTime() + 9 * HOUR_MS), capacity: 8 })
const trip = `?near=suchitoto&from=${day}&guests=4&children=2&budget=60`

test('what was said on the pages holds for a search of the assistant, where the message says nothing else', async () => {
  const dates = [at(day)]
  const far = { city: 'Perquín', state: 'Morazán', lat: 13.958, lng: -88.16 }
  await createExperience({ title: 'Barriletes del lago', price: 12, dates })
  await createExperience({ title: 'Barriletes caros', price: 40, dates })
  await createExperience({
    title: 'Barriletes de otro día',
    price: 12,
    dates: [at(dayOf(new Date(Date.now() + 9 * DAY_MS)))],
  })
  await createExperience({ title: 'Barriletes pequeños', price: 12, maxGuests: 3, dates })
  await createExperience({ title: 'Barriletes lejanos', price: 12, dates, location: far })
  const traveler = await signedIn('traveler')
  let response = ''
  const ask = async (message: string, said: object = { trip }) => {
    const { body } = await traveler.request<AssistantAnswer>('post', '/intelligent-chat', { message, ...said })
    response = body.response
    const titles = body.cards.map((card) => (card.kind === 'experience' ? card.experience.title : ''))
    return titles.filter((title) => title.startsWith('Barriletes')).toSorted()
  }
  expect(await ask('quiero barriletes')).toEqual(['Barriletes del lago'])
  expect(response).toMatch(/cerca de Suchitoto.*4 personas.*hasta \$60/)
  // The message decides over the page, one thing at a time.
  expect(await ask('quiero barriletes para 4 personas, hasta $50 cada uno')).toEqual([
    'Barriletes caros',
    'Barriletes del lago',
  ])
  expect(await ask('quiero barriletes en Perquín')).toEqual(['Barriletes lejanos'])
  // Without a trip, and with one that is over, as many as an answer shows.
  expect(await ask('quiero barriletes', {})).toHaveLength(4)
  const over = { trip: '?from=2020-01-04' }
  expect(await ask('quiero barriletes', over)).toHaveLength(4)
})

test('whether a thing is included is answered before all that is', async () => {
  const title = 'Barriletes de la laguna'
  const dates = [at(day)]
  await createExperience({
    title,
    included: ['Guía', 'Materiales', 'Fotos del recorrido'],
    amenities: ['Casilleros'],
    notIncluded: ['Almuerzo', 'Transporte hasta el punto'],
    dates,
  })
  const traveler = await signedIn('traveler')
  const ask = async (message: string) =>
    (await traveler.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response
  expect(await ask(`¿«${title}» incluye almuerzo?`)).toMatch(/^No\. /)
  expect(await ask('esa trae materiales?')).toMatch(/^Sí\. /)
  // Photos of the tour are no tour, and what is there may have its price.
  for (const thing of ['recorrido', 'casilleros'])
    expect(await ask(`esa incluye ${thing}?`)).toMatch(/^«Barriletes de la laguna» incluye/)
  expect(await ask('esa incluye transporte?')).toMatch(/^No, .*no incluye transporte hasta el punto\./)
  expect(await ask('is transport included in that one?')).toMatch(/^No, /)
})

test('the age that a page names decides for a child of known age, with or without the tag', async () => {
  const dates = [at(day)]
  await createExperience({ title: 'Piscuchas desde ocho', minAge: 8, dates })
  await createExperience({ title: 'Piscuchas sin edad', dates })
  await createExperience({ title: 'Piscuchas para niños', amenities: ['Apto para niños'], dates })
  const traveler = await signedIn('traveler')
  const ask = async (message: string) => {
    const { body } = await traveler.request<AssistantAnswer>('post', '/intelligent-chat', { message })
    return body.cards.map((card) => (card.kind === 'experience' ? card.experience.title : '')).toSorted()
  }
  expect(await ask('quiero piscuchas con mi hijo de 10 años')).toEqual(['Piscuchas desde ocho', 'Piscuchas para niños'])
  expect(await ask('quiero piscuchas con mi hijo de 6 años')).toEqual(['Piscuchas para niños'])
  expect(await ask('quiero piscuchas con niños')).toEqual(['Piscuchas para niños'])
})
