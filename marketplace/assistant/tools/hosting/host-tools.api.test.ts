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
