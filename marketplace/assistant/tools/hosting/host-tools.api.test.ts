import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { AssistantAnswer } from '../../assistant.contract.ts'

const guest = (firstName: string) => ({ firstName, lastName: 'Mejía', email: 'a@persona.example', phone: '7000 0000' })

test('sums, children and open confirmations are those of every group, also of what is not listed', async () => {
  const host = await signedIn('host')
  const tomorrow = Date.now() + DAY_MS
  const { dateIds } = await createExperience({
    hostId: host.id,
    title: 'Alfarería en Ilobasco',
    price: 10,
    dates: Array.from({ length: 10 }, (_, at) => ({ startDate: new Date(tomorrow + at), capacity: 20 })),
  })
  for (const availableDateId of dateIds.slice(0, 9))
    await createBooking({ availableDateId, status: 'confirmed', guests: 1, guestConfirmed: true })
  // The last date has more reservations than names are told, and the last of them is the one that matters.
  for (let nth = 0; nth < 12; nth++)
    await createBooking({
      availableDateId: dateIds[9]!,
      status: 'confirmed',
      guests: 1,
      guestInfo: guest('Ana'),
      guestConfirmed: true,
    })
  await createBooking({
    availableDateId: dateIds[9]!,
    status: 'confirmed',
    guests: 2,
    children: 1,
    guestInfo: guest('Zoila'),
  })
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response

  const who = await ask('quién viene mañana')
  expect(who).toContain('En total: 23 personas, $230 por cobrar')
  expect(who).toContain('Y 2 grupos más')
  expect(await ask('ya confirmaron que vienen?')).toContain('No han confirmado que vienen: Zoila Mejía (2 personas)')
  expect(await ask('alguno trae niños?')).toContain('Traen niños: Zoila Mejía, 1 niño')
})

test('own experiences are told side by side from their bookings, and the fullest date is the one with most people', async () => {
  const host = await signedIn('host')
  const other = await signedIn('host')
  const tomorrow = new Date(Date.now() + DAY_MS)
  const later = new Date(Date.now() + 2 * DAY_MS)
  const make = (hostId: string, title: string) =>
    createExperience({
      hostId,
      title,
      price: 10,
      dates: [tomorrow, later].map((startDate) => ({ startDate, capacity: 20 })),
    })
  const clay = await make(host.id, 'Barro de Ilobasco')
  const loom = await make(host.id, 'Telar de San Sebastián')
  const theirs = await make(other.id, 'Ajena')
  await createBooking({ availableDateId: clay.dateIds[0]!, status: 'confirmed', guests: 2 })
  await createBooking({ availableDateId: loom.dateIds[1]!, status: 'confirmed', guests: 3 })
  await createBooking({ availableDateId: loom.dateIds[1]!, status: 'confirmed', guests: 4 })
  await createBooking({ availableDateId: theirs.dateIds[0]!, status: 'confirmed', guests: 9 })
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response

  const sideBySide = await ask('cuál de mis experiencias se vende más')
  expect(sideBySide).toContain('«Telar de San Sebastián»: 0 reservas completadas; 2 por venir')
  expect(sideBySide.indexOf('Telar')).toBeLessThan(sideBySide.indexOf('Barro'))
  expect(sideBySide).not.toContain('Ajena')
  const fullest = await ask('qué día tengo más gente')
  expect(fullest).toContain('7 personas («Telar de San Sebastián»)')
  expect(fullest).not.toContain('Ajena')
})

test('who came before is read from own reservations, and requests hold their places already', async () => {
  const host = await signedIn('host')
  const other = await signedIn('host')
  const [regular, once] = [await signedIn('traveler'), await signedIn('traveler')]
  const past = [30, 20].map((days) => ({ startDate: new Date(Date.now() - days * DAY_MS), capacity: 20 }))
  const ahead = { startDate: new Date(Date.now() + 3 * DAY_MS), capacity: 20 }
  const make = (hostId: string) =>
    createExperience({ hostId, title: 'Barro negro', price: 10, dates: [...past, ahead] })
  const [mine, theirs] = [await make(host.id), await make(other.id)]
  const book = (userId: string, availableDateId: string, firstName: string, status: 'completed' | 'pending') =>
    createBooking({ userId, availableDateId, status, guests: 3, guestInfo: guest(firstName) })
  await book(regular.id, mine.dateIds[0]!, 'Delmy', 'completed')
  await book(regular.id, mine.dateIds[1]!, 'Delmy', 'completed')
  await book(once.id, mine.dateIds[0]!, 'Nelson', 'completed')
  await book(once.id, theirs.dateIds[0]!, 'Nelson', 'completed')
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response
  const before = await ask('quién ya ha venido antes conmigo')
  expect(before).toContain('Delmy Mejía, 2 veces')
  expect(before).not.toContain('Nelson')
  expect(await ask('cuántos cupos me quedan si acepto todo lo pendiente')).toContain('No tienes solicitudes')

  await book(once.id, mine.dateIds[2]!, 'Nelson', 'pending')
  expect(await ask('quién ya ha venido antes conmigo')).toContain('Nelson Mejía, 1 vez')
  expect(await ask('cuántos cupos me quedan si acepto todo lo pendiente')).toMatch(
    /3 personas por aceptar, y quedan 17 de 20 cupos/,
  )
  await createBooking({ availableDateId: mine.dateIds[2]!, status: 'confirmed', guests: 2, guestInfo: guest('Zoila') })
  const day = new Date(ahead.startDate.getTime() - 6 * 3_600_000).getUTCDate()
  expect(await ask(`cuánto le cobro a cada uno el ${day}`)).toContain('Zoila Mejía, 2: $20')
})

test('what is still to be earned are confirmed bookings that nobody has paid, less the commission', async () => {
  const host = await signedIn('host')
  const other = await signedIn('host')
  // In one minute, so that it is of this month also on its last evening.
  const soon = { startDate: new Date(Date.now() + 60_000), capacity: 20 }
  const make = (hostId: string) => createExperience({ hostId, title: 'Barro negro', price: 10, dates: [soon] })
  const [mine, theirs] = [await make(host.id), await make(other.id)]
  const book = (availableDateId: string, status: 'confirmed' | 'pending', firstName: string, guests: number) =>
    createBooking({ availableDateId, status, guests, guestInfo: guest(firstName) })
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response
  expect(await ask('cuánto me falta por ganar este mes')).toContain('no te queda ninguna reserva confirmada')

  await book(mine.dateIds[0]!, 'confirmed', 'Zoila', 4)
  await book(mine.dateIds[0]!, 'pending', 'Nelson', 3)
  await book(theirs.dateIds[0]!, 'confirmed', 'Ajena', 9)
  expect(await ask('cuánto me falta por ganar este mes')).toMatch(/\$40 de 1 reserva confirmada; menos la comisión/)

  const replies = await ask('quién no me ha contestado')
  expect(replies).toContain('No han confirmado que vienen: Zoila Mejía (4 personas)')
  expect(replies).toContain('Tienes 1 solicitud sin responder: Nelson Mejía, 3 personas')
  const overview = await ask('hola, cómo va todo')
  expect(overview).toContain('Zoila Mejía, 4')
  expect(overview).toContain('Nelson Mejía, 3 personas')
  expect(overview).not.toContain('Ajena')
})

test('prices of children, what is to be prepared, and a month of last year with its year', async () => {
  const host = await signedIn('host')
  const startDate = new Date(Date.now() + DAY_MS)
  const dates = [{ startDate, capacity: 20 }]
  const loom = await createExperience({ hostId: host.id, title: 'Telar de San Sebastián', price: 20, dates })
  await createExperience({ hostId: host.id, title: 'Barro de Ilobasco', price: 10, childPrice: 4, childAge: 11, dates })
  await createBooking({
    availableDateId: loom.dateIds[0]!,
    status: 'confirmed',
    guests: 3,
    children: 1,
    guestInfo: guest('Zoila'),
    specialRequests: 'Una silla alta',
  })
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response

  const prices = await ask('¿cuánto pagan los niños en mi tour?')
  expect(prices).toContain('«Telar de San Sebastián»: $20 por persona; los niños pagan lo mismo')
  expect(prices).toContain('«Barro de Ilobasco»: $10 por persona; los niños pagan $4 hasta los 11 años')
  const ready = await ask('qué tengo que preparar para mañana')
  expect(ready).toContain('3 personas (Zoila Mejía, 3)')
  expect(ready).toContain('Traen niños: Zoila Mejía, 1 niño.')
  expect(ready).toContain('Con petición especial: Zoila Mejía')
  expect(ready).not.toContain('silla')
  expect(await ask('cuánto gané en el mes pasado')).toMatch(/^En \p{L}+ de 20\d\d: \$0/u)
})

test('of the next group it is told how many still wait to be accepted', async () => {
  const host = await signedIn('host')
  const dates = [{ startDate: new Date(Date.now() + 9 * DAY_MS), capacity: 20 }]
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Telar de San Sebastián', dates })
  await createBooking({ availableDateId: dateIds[0]!, status: 'confirmed', guests: 4 })
  await createBooking({ availableDateId: dateIds[0]!, status: 'pending', guests: 3 })
  const { body } = await host.request<AssistantAnswer>('post', '/intelligent-chat', { message: 'quién viene hoy' })
  expect(body.response).toMatch(/El siguiente es «Telar de San Sebastián».*7 personas, 3 por aceptar\./)
})

test('adults and children are counted, the next group has names, and only the host answers a request', async () => {
  const host = await signedIn('host')
  const dates = [2, 3].map((days) => ({ startDate: new Date(Date.now() + days * DAY_MS), capacity: 20 }))
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Telar de San Sebastián', price: 10, dates })
  const book = (availableDateId: string, status: 'confirmed' | 'pending', firstName: string, children = 0) =>
    createBooking({ availableDateId, status, guests: 4, children, guestInfo: guest(firstName) })
  await book(dateIds[0]!, 'confirmed', 'Zoila', 1)
  await book(dateIds[1]!, 'confirmed', 'Delmy')
  await book(dateIds[1]!, 'pending', 'Nelson')
  await book(dateIds[1]!, 'pending', 'Karla')
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response

  expect(await ask('cuántas reservas tengo confirmadas')).toContain(
    'Tienes 2 reservas confirmadas por venir: 8 personas en total. Tu próximo grupo: «Telar de San Sebastián»',
  )
  expect(await ask('quién viene a mi próximo tour')).toMatch(/Tu próximo grupo: .*4 personas \(Zoila Mejía, 4\)/)
  expect(await ask('tengo mensajes sin leer?')).toBe(
    'No tienes mensajes sin leer. Aparte, 2 solicitudes esperan tu respuesta.',
  )
  const refused = await ask('aceptame la segunda')
  expect(refused).toContain('Yo no puedo aceptar ni rechazar por ti')
  expect(refused).toMatch(/Es la de (?:Nelson|Karla) Mejía/)
  const in2Days = new Date(dates[0]!.startDate.getTime() - 6 * 3_600_000).getUTCDate()
  expect(await ask(`cuántos vienen el ${in2Days} y hay niños?`)).toContain('4 personas (3 adultos y 1 niño)')
})
