// "Similares" when the comparison itself fails: the page must still show experiences of the same category (REC-10).
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'
import type * as data from './recommendation.data.ts'

vi.mock('./recommendation.data.ts', async (original) => ({
  ...(await original<typeof data>()),
  comparables: () => Promise.reject(new Error('the comparison is down')),
}))

type Items = { items: { title: string }[] }
let minute = 0
const make = (title: string, wishes: Parameters<typeof createExperience>[0] = {}) =>
  createExperience({ title, category: 'Vela', createdAt: new Date(Date.now() - ++minute * MINUTE_MS), ...wishes })

test('the same category without itself and without unpublished ones, featured first, then newest, eight at most', async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  const origin = await make('La de la página')
  for (let n = 1; n <= 6; n++) await make(`Nueva ${n}`)
  await make('Borrador', { status: 'draft' })
  await make('Archivada', { status: 'archived', featured: true })
  await make('Otra cosa', { category: 'Barro', featured: true })
  await make('Destacada reciente', { featured: true })
  await make('Destacada antigua', { featured: true })
  await make('La novena')
  const { status, body } = await anonymous.request<Items>('get', `/experiences/${origin.id}/similar`)
  expect([status, body.items.map(({ title }) => title)]).toEqual([
    200,
    ['Destacada reciente', 'Destacada antigua', ...[1, 2, 3, 4, 5, 6].map((n) => `Nueva ${n}`)],
  ])
})
