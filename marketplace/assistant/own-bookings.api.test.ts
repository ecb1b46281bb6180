// What a traveler hears of their own reservations when hours have passed, when they have many, and when one is left out.
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { AssistantAnswer } from './assistant.contract.ts'

type Status = NonNullable<Parameters<typeof createBooking>[0]>['status']
const reserve = async (userId: string, title: string, hours: number, price: number, status: Status = 'confirmed') => {
  const startDate = new Date(Date.now() + hours * HOUR_MS)
  const { dateIds } = await createExperience({ title, price, dates: [{ startDate, capacity: 8 }] })
  return createBooking({ userId, availableDateId: dateIds[0]!, status, guests: 1 })
}
const asking = async () => {
  const traveler = await signedIn('traveler')
  const ask = async (message: string) =>
    (await traveler.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response
  return { traveler, ask }
}

test('one whose hour is over is not to come, and nothing is to be paid for it any more', async () => {
  const { traveler, ask } = await asking()
  await reserve(traveler.id, 'Barriletes de ayer', -30, 40)
  await reserve(traveler.id, 'Telares de mañana', 30, 25)
  const list = await ask('mis reservas')
  expect(list).toContain('Telares de mañana')
  expect(list).not.toContain('Barriletes de ayer')
  expect(await ask('cuánto suman mis reservas')).toContain('suman $25')
  expect(await ask('¿me confirmaron lo de los barriletes?')).toMatch(/«Barriletes de ayer».*ya pasó/)
})

test('of many it is told how many more there are and where', async () => {
  const { traveler, ask } = await asking()
  for (const day of [1, 2, 3, 4, 5]) await reserve(traveler.id, `Barro negro ${day}`, (day * DAY_MS) / HOUR_MS, 10)
  expect(await ask('¿ya me confirmaron?')).toContain('Tienes 2 más; todas están en «Mis reservas».')
})

test('a sum leaves out the one that is named', async () => {
  const { traveler, ask } = await asking()
  await reserve(traveler.id, 'Tirolesas sobre el cafetal', 50, 70)
  await reserve(traveler.id, 'Telares de San Sebastián', 70, 25)
  await reserve(traveler.id, 'Barro negro de Guatajiagua', 90, 12)
  await ask('mis reservas')
  expect(await ask('y cuánto es sin la de tirolesas')).toBe(
    'Sin «Tirolesas sobre el cafetal» tienes 2 reservas por pagar: suman $37, en efectivo en cada encuentro.',
  )
  expect(await ask('cuánto sería en total la primera')).toContain('«Tirolesas sobre el cafetal»: $70')
})

test('the next one is never one that has been', async () => {
  const { traveler, ask } = await asking()
  await reserve(traveler.id, 'Gallo en chicha con Rosa', -240, 28, 'completed')
  await reserve(traveler.id, 'Telares de San Sebastián', 240, 25)
  expect(await ask('que tengo mañana')).toMatch(/No tienes reservas.*próxima reserva es: «Telares/)
  const answer = await ask('y pasado mañana?')
  expect(answer).toMatch(/No tienes reservas.*próxima reserva es: «Telares/)
  expect(answer).not.toContain('Gallo')
})

test('what is of the beach is not confirmed as the surf that nobody reserved', async () => {
  const { traveler, ask } = await asking()
  const startDate = new Date(Date.now() + 5 * DAY_MS)
  const turtles = { title: 'Tortugas al atardecer', category: 'Playa y surf', dates: [{ startDate, capacity: 8 }] }
  const { dateIds } = await createExperience(turtles)
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0]!, status: 'confirmed', guests: 1 })
  for (const message of ['ya me confirmaron la clase de surf?', 'is my surf class confirmed']) {
    const answer = await ask(message)
    expect(answer).toMatch(/no veo una reserva con ese nombre|i see no booking of that name/iu)
    expect(answer).not.toMatch(/^(?:Sí|Yes)/u)
  }
  expect(await ask('ya me confirmaron lo de la playa?')).toMatch(/^Sí, «Tortugas/u)
})

test('one that is completed is told as over, by its code and its host', async () => {
  const { traveler, ask } = await asking()
  await reserve(traveler.id, 'Kayak en el lago de Coatepeque', -240, 28, 'completed')
  await reserve(traveler.id, 'Telares de San Sebastián', 240, 25)
  expect(await ask('no encuentro mi codigo del kayak')).toMatch(/«Kayak.*ya pasó: su código ya no hace falta/)
  expect(await ask('who is the host of my kayak trip?')).toMatch(/«Kayak.*is offered by .*booking is over/)
})

test('whoever has reserved nothing of that name hears the rule of cancelling', async () => {
  const { traveler, ask } = await asking()
  expect(await ask('hasta cuándo puedo cancelar lo del Pital')).toContain('gratuita hasta 24 horas antes')
  await reserve(traveler.id, 'Telares de San Sebastián', 240, 25)
  expect(await ask('hasta cuándo puedo cancelar lo del Pital')).toMatch(/gratis.*No veo una reserva con ese nombre/)
})

test('reviews that are not written are told by their host and outing', async () => {
  const { traveler, ask } = await asking()
  expect(await ask('me falta dejar alguna reseña?')).toContain('No te falta ninguna')
  await reserve(traveler.id, 'Kayak en el lago de Coatepeque', -240, 28, 'completed')
  expect(await ask('me falta dejar alguna reseña?')).toMatch(/Te falta reseñar a .*«Kayak en el lago.*No hay plazo/)
})
