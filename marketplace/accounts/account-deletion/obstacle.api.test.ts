import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'

const WORD = { word: 'ELIMINAR' }
const HOST_LEFT = 'El anfitrión cerró su cuenta.'
const statusOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!

describe('a host leaves', () => {
  test('not while somebody is expected: nothing of it stays', async () => {
    const host = await signedIn('host')
    const { id, dateIds } = await createExperience({ hostId: host.id })
    const booking = await createBooking({ availableDateId: dateIds[0]!, status: 'confirmed' })
    expect((await host.request('get', '/profile/deletion')).body).toMatchObject({
      obstacle: 'HOST_HAS_BOOKINGS',
      consequences: { expected: 1, experiences: 1 },
    })
    const no = await host.request('post', '/profile/deletion', WORD)
    expect([no.status, no.body.error.code, no.body.error.data]).toEqual([409, 'HOST_HAS_BOOKINGS', { expected: 1 }])
    const [experience] = await database().select().from(experiences).where(eq(experiences.id, id))
    expect([experience?.status, (await statusOf(booking.id)).status]).toEqual(['published', 'confirmed'])
    expect((await host.request('get', '/profile')).status).toBe(200)
  })

  test('with only past, cancelled or overdue ones: experiences archived, page and lists gone', async () => {
    const host = await signedIn('host', { name: 'Rosa Elena Hernández' })
    const { id, dateIds } = await createExperience({ hostId: host.id })
    await createBooking({ availableDateId: dateIds[0]!, status: 'cancelled' })
    await createBooking({ availableDateId: dateIds[0]!, status: 'pending', expiresAt: new Date(Date.now() - 1000) })
    const over = await createExperience({ hostId: host.id, dates: [{ startDate: new Date(Date.now() - 3 * DAY_MS) }] })
    const past = await createBooking({ availableDateId: over.dateIds[0]!, status: 'completed' })
    expect((await host.request('post', '/profile/deletion', WORD)).status).toBe(204)
    const rows = await database().select().from(experiences).where(eq(experiences.hostId, host.id))
    expect(rows.map(({ status }) => status)).toEqual(['archived', 'archived'])
    expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(404)
    expect((await statusOf(past.id)).status).toBe('completed')
    expect((await anonymous.request('get', `/hosts/${host.id}`)).status).toBe(404)
  })

  test('calling off in the same act what is to come: places back, travelers told, and gone', async () => {
    const [host, traveler] = [await signedIn('host'), await signedIn('traveler')]
    const { id, dateIds } = await createExperience({
      hostId: host.id,
      dates: [{ startDate: new Date(Date.now() + 9 * DAY_MS) }],
    })
    const on = { availableDateId: dateIds[0]!, userId: traveler.id, guests: 2 }
    const bookings = [
      await createBooking({ ...on, status: 'pending' }),
      await createBooking({ ...on, status: 'confirmed' }),
    ]
    expect((await host.request('post', '/profile/deletion', { ...WORD, cancelBookings: true })).status).toBe(204)
    for (const one of bookings)
      expect(await statusOf(one.id)).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'host',
        cancelReason: HOST_LEFT,
      })
    const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateIds[0]!))
    expect(date?.spotsAvailable).toBe(date?.capacity)
    await runJobs()
    const { rows } = await database().execute<{ to: string; body: string }>(
      sql`select recipient as "to", text as body from outbox where key like ${`cancelled ${bookings[0]!.id} %`}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).toContain(HOST_LEFT)
    expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(404)
    expect((await host.request('get', '/profile')).status).toBe(401)
  })

  test('not while somebody is under way, and then nothing is cancelled', async () => {
    const host = await signedIn('host')
    const { dateIds } = await createExperience({ hostId: host.id })
    const coming = await createBooking({ availableDateId: dateIds[0]!, status: 'confirmed' })
    await createBooking({ availableDateId: dateIds[0]!, status: 'in_progress' })
    expect((await host.request('get', '/profile/deletion')).body).toMatchObject({
      consequences: { expected: 2, underWay: 1 },
    })
    const no = await host.request('post', '/profile/deletion', { ...WORD, cancelBookings: true })
    expect([no.status, no.body.error.code, no.body.error.data]).toEqual([409, 'HOST_HAS_BOOKINGS', { expected: 1 }])
    expect((await statusOf(coming.id)).status).toBe('confirmed')
  })

  test('a booking at the same moment: either it is made and the host stays, or the host is gone and it is not', async () => {
    for (let round = 0; round < 8; round++) {
      const [host, traveler] = [await signedIn('host'), await signedIn('traveler')]
      const { id: experienceId, dateIds } = await createExperience({ hostId: host.id })
      const input = {
        experienceId,
        availableDateId: dateIds[0],
        guests: 1,
        guestInfo: { firstName: 'Ana', lastName: 'Núñez', email: 'ana@persona.example', phone: '70000000' },
        specialRequests: null,
        termsAccepted: true,
      }
      const [booked, deletion] = await Promise.all([
        traveler.request('post', '/bookings', input, { key: crypto.randomUUID() }),
        host.request('post', '/profile/deletion', WORD),
      ])
      expect([
        [201, 409],
        [404, 204],
        [409, 204],
        [410, 204],
      ]).toContainEqual([booked.status, deletion.status])
    }
  })
})

describe('an admin leaves', () => {
  test('not the last one; of two at once, one', async () => {
    await database().execute(sql`update profiles set role = 'traveler', staff_role = null where role = 'admin'`)
    const [one, two] = [await signedIn('admin'), await signedIn('admin')]
    const answers = await Promise.all([one, two].map(({ request }) => request('post', '/profile/deletion', WORD)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const stays = answers[0]!.status === 409 ? one : two
    expect((await stays.request('get', '/profile/deletion')).body).toMatchObject({ obstacle: 'LAST_ADMIN' })
    expect((await stays.request('post', '/profile/deletion', WORD)).body.error.code).toBe('LAST_ADMIN')
  })
})
