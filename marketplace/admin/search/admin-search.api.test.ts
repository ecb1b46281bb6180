import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, pool } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import type { AdminSearchResults } from './admin-search.contract.ts'

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})
const find = async (q: string) =>
  (await admin.request<AdminSearchResults>('get', `/admin/search?${new URLSearchParams({ q })}`)).body
const people = async (q: string) => (await find(q)).people.items.map(({ id }) => id)

async function reachable(name: string, phone: string, email?: string) {
  const person = await createPerson({ name, ...(email && { email }) })
  await pool().query('update profiles set phone = $2 where id = $1', [person.id, phone])
  return person
}

test('a phone search matches every stored and typed format', async () => {
  const stored = ['7123-4567', '+503 7123 4567', '50371234567', '(503) 7123.4567']
  const callers = await Promise.all(stored.map((phone) => reachable('Zoila Buscada', phone)))
  const other = await reachable('Zoila Extranjera', '+1 305 712 34567')
  for (const query of ['7123-4567', '+503 7123 4567', '50371234567', '0050371234567', '7123 45']) {
    const ids = await people(query)
    expect([query, ids.sort()]).toEqual([query, callers.map(({ id }) => id).sort()])
  }
  expect(await people('+1 (305) 712')).toEqual([other.id])
})

test('who wrote a number down in a reservation is found by it, with the reservation', async () => {
  const { dateIds } = await createExperience({})
  const guestInfo = { firstName: 'Tía', lastName: 'Berta', email: 'tia.berta@otro.example', phone: '+503 6999 8888' }
  const absent = { status: 'completed', attended: false, attendedBy: 'host_list' } as const
  const booking = await createBooking({ availableDateId: dateIds[0], guestInfo, ...absent })
  for (const query of ['6999-8888', 'tia.berta@otro.example']) {
    const { people, bookings } = await find(query)
    expect(people.items).toMatchObject([{ id: booking.userId, by: 'contact' }])
    expect(bookings.items).toMatchObject([{ id: booking.id, code: booking.confirmationCode, attended: false }])
  }
})

test('names are found by their parts without accents, whole names first; addresses by any part', async () => {
  const person = await createPerson({ name: 'Ágata Ñuñez' })
  const longer = await createPerson({ name: 'Ágata Ñuñez Andrade', email: 'la.agata.77@persona.example' })
  expect(await people('agata nunez')).toEqual([person.id, longer.id])
  expect(await people('NUÑ andr')).toEqual([longer.id])
  expect(await people('gata.77')).toEqual([longer.id])
  // Matches inside words only count when no word begins so.
  expect(await people('ndrad')).toEqual([longer.id])
})

test('a code finds its reservation as it is read aloud, a title its experience; more than are shown are said to be', async () => {
  const { id, dateIds } = await createExperience({ title: 'Xilófono entre cafetales' })
  const booking = await createBooking({ availableDateId: dateIds[0] })
  const code = booking.confirmationCode
  const query = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase().replaceAll('0', 'o')
  expect((await find(query)).bookings.items.map(({ id }) => id)).toContain(booking.id)
  expect((await find('xilofono cafe')).experiences).toMatchObject({ items: [{ id, status: 'published' }], more: false })
  for (let n = 0; n < 7; n++) await createPerson({ name: `Wendolina Repetida ${n}` })
  const { items, more } = (await find('wendolina')).people
  expect([items.length, more]).toEqual([6, true])
})

test('a case is found by the number it is spoken of, and by the words of its subject', async () => {
  const input = { kind: 'question', text: 'Hola', name: 'Ana', email: null, personId: null, about: null } as const
  const { id, number } = await openCase(database(), { ...input, subject: 'Zapatos olvidados', now: new Date() })
  expect((await find(`#${number}`)).cases.items[0]).toMatchObject({ id, number, status: 'open' })
  expect((await find('zapatos olvi')).cases.items).toMatchObject([{ id }])
})

test('what finds nobody, means nothing or is no text for a database finds nothing', async () => {
  const empty = { items: [], more: false }
  for (const q of ['', 'x', '%%%%', "'':*", '__', '\\', '+', '99999999999999999999'])
    expect([q, await find(q)]).toEqual([q, { people: empty, bookings: empty, cases: empty, experiences: empty }])
  expect((await admin.request('get', `/admin/search?q=${'x'.repeat(81)}`)).status).toBe(422)
})

test('an address of who left finds nobody', async () => {
  const deletedPerson = await createPerson({ email: 'se.fue.ya@persona.example', user: { deletedAt: new Date() } })
  expect(await people('se.fue.ya@persona.example')).not.toContain(deletedPerson.id)
})
