import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { invalidateSettings, writeSettings } from '#marketplace/settings/settings.data.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { countUse, returnUse } from '#platform/http/limits/limits.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { PLACE, TURN_LIMIT } from './assistant.api.ts'
import type { AssistantAnswer, AssistantMessage } from './assistant.contract.ts'
import { deleteOldMessages } from './assistant.data.ts'
import { assistantMessages } from './assistant.table.ts'

type Person = Awaited<ReturnType<typeof signedIn>>
let traveler: Person
const chat = '/intelligent-chat'
const request = async (message: string, who = traveler) =>
  (await who.request<AssistantAnswer>('post', chat, { message })).body
const titles = ({ cards }: AssistantAnswer) =>
  cards.map((card) => (card.kind === 'experience' ? card.experience.title : card.booking.title))
const settings = async (changes: Parameters<typeof writeSettings>[1]) => {
  await writeSettings(database(), changes, null)
  invalidateSettings()
}

beforeAll(async () => {
  traveler = await signedIn('traveler', { name: 'Lucía Hernández' })
})

test('a question is answered with cards that hold price and places of this moment (AI-02, AI-08)', async () => {
  const { id } = await createExperience({
    title: 'Vuelo en parapente sobre Jayaque',
    description: 'Parapente con instructor.',
    price: 47.5,
    dates: [{ capacity: 3 }],
  })
  const answer = await request('quiero volar en parapente')
  expect(titles(answer)).toEqual(['Vuelo en parapente sobre Jayaque'])
  expect(answer.response).toContain('«Vuelo en parapente sobre Jayaque» ($47.50 por persona')
  expect(answer.cards[0]).toMatchObject({ experience: { price: 47.5, spots: 3 } })
  await database().update(experiences).set({ price: 49 }).where(eq(experiences.id, id))
  expect((await request('¿cuánto cuesta el parapente?')).response).toContain('$49')
  await database().update(experiences).set({ status: 'paused' }).where(eq(experiences.id, id))
  expect(titles(await request('quiero volar en parapente'))).not.toContain('Vuelo en parapente sobre Jayaque')
  const shown = (await traveler.request<{ messages: AssistantMessage[] }>('get', chat)).body.messages
  expect(JSON.stringify(shown.flatMap(({ cards }) => cards))).not.toContain('parapente')
})

test('follow-ups refer to what was said, on any node', async () => {
  await request('busco surf')
  const first = await request('experiencias de café')
  const cheaper = await request('¿y más barato?')
  const prices = cheaper.cards.map((card) => (card.kind === 'experience' ? card.experience.price : 0))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const second = await request('¿el segundo tiene cupo?')
  expect(titles(second)).toEqual([titles(cheaper)[1]])
  const booked = await request('resérvamelo para 2')
  expect(booked.links[0]?.href).toMatch(/^\/booking\/[0-9a-f-]{36}\?guests=2/)
  expect(booked.response).not.toMatch(/reservad[oa] con éxito/)
  expect(first.cards.length).toBeGreaterThan(1)
})

test('own reservations without codes; those of others never', async () => {
  const own = await createBooking({ userId: traveler.id, status: 'confirmed' })
  const foreign = await createBooking({ status: 'confirmed' })
  const answer = await request('¿cuáles son mis reservas?')
  expect(answer.cards.map((card) => card.kind === 'booking' && card.booking.id)).toEqual([own.id])
  const all = JSON.stringify(answer)
  expect(all).not.toContain(own.confirmationCode)
  expect(all).not.toContain(foreign.id)
  expect((await request('dame mi código de confirmación')).response).not.toContain(own.confirmationCode)
})

test('only who is signed in; whitespace and long messages are refused (AI-01, AI-05)', async () => {
  expect((await anonymous.request('post', chat, { message: 'hola' })).status).toBe(401)
  expect((await traveler.request('post', chat, { message: '   ' })).status).toBe(422)
  expect((await traveler.request('post', chat, { message: 'a'.repeat(501) })).status).toBe(422)
  expect((await traveler.request('post', chat, {})).status).toBe(422)
})

test('one in progress can not be cancelled, a later one can, and each says so (BOOK-53)', async () => {
  const person = await signedIn('traveler')
  const begun = await createBooking({ userId: person.id, status: 'in_progress' })
  expect((await request('¿puedo cancelarla todavía?', person)).response).toMatch(
    /: no, ya no se puede cancelar \(en curso\)/,
  )
  const free = await createBooking({ userId: person.id, status: 'confirmed' })
  // The reservation mentioned last is the one meant, until a new conversation begins.
  expect((await request('¿y puedo cancelarla?', person)).cards).toHaveLength(1)
  await person.request('delete', chat)
  const { response, cards } = await request('¿puedo cancelarla todavía?', person)
  expect(cards.map((card) => card.kind === 'booking' && card.booking.id).sort()).toEqual([begun.id, free.id].sort())
  expect(response).toMatch(
    /: no, ya no se puede cancelar[\s\S]*: sí, en «Mis reservas», y es gratis hasta|: sí, en «Mis reservas», y es gratis hasta[\s\S]*: no, ya no se puede cancelar/,
  )
  expect((await request('can I cancel my booking?', person)).response).toMatch(/no, it can no longer be cancelled/)
})

test('who can hardly walk gets what is published as accessible and nothing else, and is told what nobody published', async () => {
  const steps = await createExperience({
    title: 'Farallones de Metapán',
    location: { city: 'Metapán', state: 'Santa Ana' },
    category: 'Cultural',
    amenities: ['Baños'],
  })
  const even = await createExperience({
    title: 'Jardín sin gradas',
    location: { city: 'Metapán', state: 'Santa Ana' },
    category: 'Cultural',
    amenities: ['Accesible en silla de ruedas', 'Apto para adultos mayores'],
    walking: 'little',
    difficulty: 'easy',
  })
  const answer = await request('mi mamá de 70 años, le cuesta caminar, algo en Metapán')
  const ids = answer.cards.map((card) => card.kind === 'experience' && card.experience.id)
  expect(ids).toContain(even.id)
  expect(ids).not.toContain(steps.id)
  expect(answer.response).toMatch(/si hay gradas o subidas.*Pregúntaselo al anfitrión/)
  await request('Farallones de Metapán')
  expect((await request('¿y puede ir mi abuelita?')).response).toMatch(/no dice «Apto para adultos mayores»/)
})

test('reviews are quoted word for word with their day, complaints go to a person with the words already written', async () => {
  const quoted = await createExperience({ title: 'Paseo en parapente doble' })
  const trip = await createBooking({ availableDateId: quoted.dateIds[0]!, status: 'completed' })
  await database().insert(reviews).values({
    userId: trip.userId,
    hostId: trip.hostId,
    reservationId: trip.id,
    rating: 4,
    comment: 'Subimos tarde, pero qué vista.',
  })
  const { response } = await request('¿qué dicen las reseñas del parapente?')
  expect(response).toMatch(/«Subimos tarde, pero qué vista\.» \(4 de 5, \d+ de \p{L}+\)/u)
  const handed = await request('me cobró de más, ¿con quién me quejo?')
  expect(handed.links[0]?.href).toMatch(/^\/contact\?subject=Queja.*message=me\+cobr/)
})

test('a host is told of the own dates, requests and earnings, and of nobody else', async () => {
  const host = await signedIn('host')
  const other = await signedIn('host')
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Ordeño en Metapán' })
  const guest = await signedIn('traveler', { name: 'Fidelina Portillo' })
  await createBooking({ availableDateId: dateIds[0]!, userId: guest.id, status: 'pending' })
  expect((await request('¿qué solicitudes tengo sin responder?', host)).response).toMatch(/1 solicitud sin responder/)
  expect((await request('¿qué solicitudes tengo sin responder?', other)).response).toBe(
    'No tienes solicitudes sin responder. Tampoco hay preguntas ni mensajes sin leer.',
  )
  expect((await request('¿cuánto he ganado?', host)).response).toMatch(/^Este mes llevas \$/)
  expect((await request('¿quién viene mañana?', other)).response).toMatch(/^No tienes grupos mañana/)
  // A traveler has no earnings tools.
  expect((await request('¿cuánto he ganado?', guest)).response).not.toMatch(/\$/)
})

test('switched off it is not offered and refuses', async () => {
  await settings({ assistant: false })
  expect((await traveler.request<{ offered: boolean }>('get', chat)).body).toEqual({ offered: false, messages: [] })
  const refused = await traveler.request('post', chat, { message: 'hola' })
  expect([refused.status, refused.body.error.code]).toEqual([503, 'ASSISTANT_OFF'])
  await settings({ assistant: true })
})

test('ten a minute, a budget for the day, one at a time', async () => {
  configure({ RATE_LIMITS: 'on' })
  const person = await signedIn('traveler')
  const statuses: number[] = []
  for (let n = 0; n < 10; n++) statuses.push((await person.request('post', chat, { message: 'hola' })).status)
  // Streamed or not, both count towards the same limit per minute.
  statuses.push((await person.request('post', `${chat}/live`, { message: 'hola' })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  await settings({ limits: { pendingBookings: 10, assistantPerDay: 1 } })
  const second = await signedIn('traveler')
  await second.request('post', chat, { message: 'hola' })
  const spent = await second.request('post', chat, { message: 'hola' })
  expect([spent.status, spent.body.error.message]).toEqual([
    429,
    'Llegaste a la pregunta de hoy. Mañana seguimos; mientras tanto, la búsqueda está abierta.',
  ])
  await settings({ limits: { pendingBookings: 10, assistantPerDay: 100 } })
  const third = await signedIn('traveler')
  // While an answer is pending, on any node.
  await countUse(PLACE, TURN_LIMIT, third.id)
  for (let n = 0; n < 2; n++) {
    const busy = await third.request('post', chat, { message: 'surf' })
    expect([busy.status, busy.body.error.code]).toEqual([409, 'IN_FLIGHT'])
  }
  await returnUse(PLACE, TURN_LIMIT, third.id)
  expect((await third.request('post', chat, { message: 'surf' })).status).toBe(200)
  configure({ RATE_LIMITS: 'off' })
})

test('it forgets when asked, and by itself after a week', async () => {
  const person = await signedIn('traveler')
  const count = () => database().$count(assistantMessages, eq(assistantMessages.userId, person.id))
  await request('hola', person)
  expect(await count()).toBe(2)
  await person.request('delete', chat)
  expect(await count()).toBe(0)
  await request('hola', person)
  await database()
    .update(assistantMessages)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(assistantMessages.userId, person.id))
  await deleteOldMessages()
  expect(await count()).toBe(0)
})
