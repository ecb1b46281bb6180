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
