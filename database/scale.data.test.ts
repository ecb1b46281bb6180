import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { fillScale } from './scale.ts'

const count = async (table: string) => {
  const { rows } = await database().execute<{ n: number }>(sql.raw(`select count(*)::int n from ${table}`))
  return rows[0]!.n
}
const TABLES = [
  'experiences',
  'locations',
  'users',
  'profiles',
  'bookings',
  'reviews',
  'available_dates',
  'experience_images',
]
const counts = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await count(table)] as const)))

test('the number asked for is there, the same ones each time, and gone again without a trace', async () => {
  const before = await counts()
  await fillScale(350)
  expect((await counts()).experiences).toBe(before.experiences! + 350)
  const titles = async () =>
    (
      await database().execute(sql`select e.title, e.price, e.amenities from experiences e join users u on u.id = e.host_id
        where u.email like '%@escala.invalid' order by e.id`)
    ).rows
  const first = await titles()
  await fillScale(120)
  expect((await counts()).experiences).toBe(before.experiences! + 120)
  await fillScale(350)
  expect(await titles()).toEqual(first)
  await fillScale(0)
  expect(await counts()).toEqual(before)
})
