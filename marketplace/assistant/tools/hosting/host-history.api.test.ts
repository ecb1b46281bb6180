import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { AssistantAnswer } from '../../assistant.contract.ts'

const guestInfo = (firstName: string) => ({
  firstName,
  lastName: 'Mejía',
  email: 'a@persona.example',
  phone: '7000 0000',
})
type Booking = NonNullable<Parameters<typeof createBooking>[0]>

async function hostWithDates() {
  const [host, other] = [await signedIn('host'), await signedIn('host')]
  const dates = [-20, 5].map((days) => ({ startDate: new Date(Date.now() + days * DAY_MS), capacity: 50 }))
  const make = (hostId: string) => createExperience({ hostId, title: 'Barro de Ilobasco', price: 10, dates })
  const [mine, theirs] = [await make(host.id), await make(other.id)]
  const book = (firstName: string, overrides: Booking, at = 1) =>
    createBooking({ guestInfo: guestInfo(firstName), availableDateId: mine.dateIds[at]!, guests: 2, ...overrides })
  await createBooking({ guestInfo: guestInfo('Ajena'), availableDateId: theirs.dateIds[1]!, status: 'cancelled' })
  await createBooking({ guestInfo: guestInfo('Ajena'), availableDateId: theirs.dateIds[1]!, status: 'confirmed' })
  const ask = async (message: string) =>
    (await host.request<AssistantAnswer>('post', '/intelligent-chat', { message })).body.response
  return { book, ask }
}

test('who cancelled is told with the reason they left, apart from what the host or nobody ended', async () => {
  const { book, ask } = await hostWithDates()
  expect(await ask('quién me canceló hoy')).toContain('Ningún viajero te ha cancelado')
  await book('Delmy', { status: 'cancelled', cancelReason: 'Se me enfermó la niña' })
  await book('Nelson', { status: 'cancelled', cancelledAt: new Date(Date.now() - 30 * DAY_MS) })
  await book('Karla', { status: 'cancelled', cancelledBy: 'host', cancelReason: 'Estoy lleno' })
  await book('Óscar', { status: 'pending', createdAt: new Date(Date.now() - 3 * DAY_MS) })
  const today = await ask('quién me canceló hoy')
  expect(today).toContain('Te canceló 1 viajero')
  expect(today).toContain('Delmy Mejía, 2 personas para «Barro de Ilobasco»')
  expect(today).toContain('Su motivo: «Se me enfermó la niña».')
  expect(today).toContain('Aparte, tú cancelaste o rechazaste 1')
  expect(today).not.toMatch(/Nelson|Karla|Ajena|lleno/)
  const ever = await ask('quiénes me han cancelado')
  expect(ever).toContain('Te cancelaron 2 viajeros')
  expect(ever).toContain('1 terminó sola, sin respuesta a tiempo')
  expect(ever).not.toContain('Ajena')
})

test('what came in is told by when it was made, and the totals are of all time', async () => {
  const { book, ask } = await hostWithDates()
  expect(await ask('cuántas reservas he tenido desde que empecé')).toBe('Todavía nadie te ha reservado.')
  await book('Delmy', { status: 'pending' })
  await book('Zoila', { status: 'confirmed', createdAt: new Date(Date.now() - 10 * DAY_MS) })
  await book('Nelson', { status: 'completed', guests: 3, createdAt: new Date(Date.now() - 30 * DAY_MS) }, 0)
  await book('Karla', { status: 'completed', attended: false, createdAt: new Date(Date.now() - 30 * DAY_MS) }, 0)
  const today = await ask('cuántas reservas me entraron hoy')
  expect(today).toMatch(/Te entró 1 reserva .*: 1 por responder\. Delmy Mejía, 2 personas/)
  expect(today).not.toMatch(/Zoila|Ajena/)
  expect(await ask('cuántas reservas he tenido desde que empecé')).toMatch(
    /te han hecho 4 reservas: 1 completada \(3 personas\), 1 confirmada, 1 por responder y 1 que no llegó\.$/,
  )
  const absent = await ask('y los que no llegaron?')
  expect(absent).toContain('Karla Mejía')
  expect(absent).not.toMatch(/Nelson|Ajena/)
})

test('of the next group the one after it, and of what is collected the commission', async () => {
  const { book, ask } = await hostWithDates()
  await book('Zoila', { status: 'confirmed', guests: 4 })
  expect(await ask('cuál es el próximo día que tengo gente')).toMatch(/^Tu próximo grupo: .*Zoila Mejía, 4/)
  expect(await ask('y cuánto de eso es para ustedes')).toMatch(/^De \$40 .*, \$6 son la comisión .* te quedan \$34\./)
  expect(await ask('y después de ese?')).toBe('Después de ese no hay otro grupo confirmado.')
})

test('two months are told side by side, and each experience with a year', async () => {
  const { book, ask } = await hostWithDates()
  await book('Nelson', { status: 'completed', guests: 3 }, 0)
  expect(await ask('comparado con el mes pasado voy mejor o peor?')).toMatch(
    /en \d reservas?.*en \d reservas?.*(?:Vas|Hasta hoy)/,
  )
  expect(await ask('resumime cómo va mi negocio este año')).toMatch(
    /^Te entró 1 reserva [^\n]*\nDe enero [^\n]*\n[^\n]*reseñas/,
  )
  expect(await ask('cuánto me ha dejado cada experiencia este año')).toMatch(
    /«Barro de Ilobasco»: 1 reserva completada, 3 personas, \$30/,
  )
})
