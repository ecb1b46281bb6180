import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { writeCursor } from '#platform/http/cursor.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { favorites } from './favorite.table.ts'

type Ids = { ids: string[] }
type Cards = { cards: { id: string; title: string }[]; next: string | null }
const missing = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const pairsOf = (userId: string) =>
  database().select({ id: favorites.experienceId }).from(favorites).where(eq(favorites.userId, userId))

describe('saving', () => {
  test('saves and forgets, and doing it again changes nothing (FAV-03, FAV-06)', async () => {
    const { request, id } = await signedIn('traveler')
    const experience = await createExperience()
    for (let time = 0; time < 2; time++) {
      expect((await request<null>('put', `/favorites/${experience.id}`)).status).toBe(204)
      expect((await request<Ids>('get', '/favorites')).body.ids).toEqual([experience.id])
    }
    expect(await pairsOf(id)).toEqual([{ id: experience.id }])
    for (let time = 0; time < 2; time++) {
      expect((await request<null>('delete', `/favorites/${experience.id}`)).status).toBe(204)
      expect((await request<Ids>('get', '/favorites')).body.ids).toEqual([])
    }
  })

  test('many at once end in one pair, or none', async () => {
    const { request, id } = await signedIn('traveler')
    const experience = await createExperience()
    const all = await Promise.all(Array.from({ length: 12 }, () => request<null>('put', `/favorites/${experience.id}`)))
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill(204))
    expect(await pairsOf(id)).toHaveLength(1)
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, at) => request<null>(at % 2 ? 'put' : 'delete', `/favorites/${experience.id}`)),
    )
    expect(mixed.every(({ status }) => status === 204)).toBe(true)
    expect((await pairsOf(id)).length).toBeLessThanOrEqual(1)
  })

  test.each(['draft', 'archived'] as const)('what is %s cannot be saved', async (status) => {
    const { request, id } = await signedIn('traveler')
    const experience = await createExperience({ status })
    for (const path of [experience.id, missing]) {
      const { status: statusCode, body } = await request('put', `/favorites/${path}`)
      expect([statusCode, body.error.message]).toEqual([404, 'Experiencia no encontrada'])
    }
    expect(await pairsOf(id)).toEqual([])
  })

  test('an id that is none is a missing one', async () => {
    const { request } = await signedIn('traveler')
    for (const method of ['put', 'delete']) expect((await request(method, '/favorites/1')).status).toBe(404)
  })
})

describe('who', () => {
  test('guests hear that they must sign in; hosts and admins have no favorites (FAV-01)', async () => {
    const experience = await createExperience()
    const host = await signedIn('host')
    const admin = await signedIn('admin')
    for (const [method, path] of [
      ['get', '/favorites'],
      ['get', '/favorites/experiences'],
      ['put', `/favorites/${experience.id}`],
      ['delete', `/favorites/${experience.id}`],
    ] as const) {
      const guest = await anonymous.request(method, path)
      expect([guest.status, guest.body.error.message]).toEqual([401, 'Debes iniciar sesión para guardar favoritos'])
      expect((await host.request(method, path)).status).toBe(403)
      expect((await admin.request(method, path)).status).toBe(403)
    }
  })

  test('everybody sees and changes only their own (FAV-09)', async () => {
    const ana = await signedIn('traveler')
    const luis = await signedIn('traveler')
    const experience = await createExperience()
    await ana.request<null>('put', `/favorites/${experience.id}`)
    expect((await luis.request<Ids>('get', '/favorites')).body.ids).toEqual([])
    await luis.request<null>('delete', `/favorites/${experience.id}`)
    expect((await ana.request<Ids>('get', '/favorites')).body.ids).toEqual([experience.id])
    expect((await luis.request<Cards>('get', '/favorites/experiences')).body.cards).toEqual([])
  })
})

describe('the list', () => {
  test('shows published ones only and keeps the pair of the others (FAV-07)', async () => {
    const { request, id } = await signedIn('traveler')
    const [published, hidden, ofSuspended] = await Promise.all([
      createExperience({ title: 'Se ve' }),
      createExperience({ title: 'Se retiró' }),
      createExperience({ title: 'De alguien suspendido' }),
    ])
    for (const experience of [published, hidden, ofSuspended]) await request<null>('put', `/favorites/${experience.id}`)
    await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, hidden.id))
    await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ofSuspended.hostId))
    const { body } = await request<Cards>('get', '/favorites/experiences')
    expect(body.cards.map(({ title }) => title)).toEqual(['Se ve'])
    expect(await pairsOf(id)).toHaveLength(3)
    // Saved before it was unpublished: saving it again is no error.
    expect((await request<null>('put', `/favorites/${hidden.id}`)).status).toBe(204)
    await database().update(experiences).set({ status: 'published' }).where(eq(experiences.id, hidden.id))
    expect((await request<Cards>('get', '/favorites/experiences')).body.cards).toHaveLength(2)
  })

  test('goes page by page, the newest first, each one once', async () => {
    const { request, id } = await signedIn('traveler')
    const { rows } = await database().execute<{ id: string }>(
      sql`select e.id from experiences e join users u on u.id = e.host_id
          where e.status = 'published' and u.suspended_at is null order by e.id limit 30`,
    )
    // All saved at the same instant, so the id decides the order.
    await database()
      .insert(favorites)
      .values(rows.map((row) => ({ userId: id, experienceId: row.id, createdAt: new Date('2026-05-01T10:00:00Z') })))
    const first = (await request<Cards>('get', '/favorites/experiences')).body
    const second = (await request<Cards>('get', `/favorites/experiences?after=${first.next}`)).body
    expect([first.cards.length, second.cards.length, second.next]).toEqual([24, 6, null])
    const ids = [...first.cards, ...second.cards].map((card) => card.id)
    expect(ids).toEqual(rows.map((row) => row.id).toReversed())
  })

  test.each(['x', writeCursor(['2026-02-30T00:00:00.000000Z', '0190c5a3-7d2e-7abc-9def-0123456789ab'])])(
    'a page that does not exist is refused: %s',
    async (after) => {
      const { request } = await signedIn('traveler')
      const { status, body } = await request('get', `/favorites/experiences?after=${after}`)
      expect([status, body.error.fields?.after]).toEqual([422, 'La página no existe'])
    },
  )
})
