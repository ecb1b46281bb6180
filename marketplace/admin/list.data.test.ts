// Results of tens of thousands of rows are not counted to the end, and the list says so (docs/decisions/0126).
import { beforeAll, expect, test } from 'vitest'
import { pool } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import { MAX_COUNTED, MAX_PAGE, MAX_ROWS } from './list.rules.ts'

type Page = { items: { name: string }[]; total: number; more?: boolean; page: number; pages: number }
const CROWD = MAX_COUNTED + 300
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
  // The first is the newest; every hundredth is a host.
  await pool().query(
    `with people as (select gen_random_uuid() id, n from generate_series(1, $1::int) n),
     made as (insert into users (id, name, email, created_at)
       select id, 'Gentío ' || n, 'gentio-' || n || '@persona.example', now() - n * interval '1 minute' from people)
     insert into profiles (id, full_name, role) select id, 'Gentío ' || n || case when n > $2 then ' apartado' else '' end,
       case when n % 100 = 0 then 'host' else 'traveler' end from people`,
    [CROWD, MAX_COUNTED],
  )
}, 60_000)
const list = async (query: string) => (await admin.request<Page>('get', `/admin/users?${query}`)).body
const names = ({ items }: Page) => items.map(({ name }) => name)
const from = (first: number) => Array.from({ length: 20 }, (_, at) => `Gentío ${first + at}`)

test('a list beyond the count limit says that there are more, and its first pages stay sorted', async () => {
  const pages = MAX_PAGE / 20
  const first = await list('q=gentio')
  expect(first).toMatchObject({ total: MAX_COUNTED, more: true, page: 1, pages })
  expect(names(first)).toEqual(from(1))
  expect(names(await list('q=gentio&page=3'))).toEqual(from(41))
  const last = await list('q=GENT%C3%8DO&page=40000')
  expect(last).toMatchObject({ total: MAX_COUNTED, more: true, page: pages, pages })
  expect(names(last)).toEqual(from(MAX_PAGE - 19))
  // The other direction and another column must start at the other end.
  expect(names(await list('q=gentio&dir=asc'))[0]).toBe(`Gentío ${CROWD} apartado`)
  expect(names(await list('q=gentio&sort=name&dir=asc'))[0]).toBe('Gentío 1')
})

test('what a filter or another word leaves is counted whole', async () => {
  const hosts = await list('q=gentio&role=host&page=2')
  expect([hosts.total, hosts.pages, 'more' in hosts]).toEqual([CROWD / 100, 6, false])
  const apart = await list('q=apartado%20gentio')
  expect([apart.total, 'more' in apart]).toEqual([CROWD - MAX_COUNTED, false])
  const inside = await list('q=partad')
  expect([inside.total, 'more' in inside]).toEqual([CROWD - MAX_COUNTED, false])
  // Exactly the counting limit is not "more".
  await pool().query(`update profiles set full_name = 'Otro' where full_name like '%apartado'`)
  await pool().query(`update users set email = id || '@persona.example' where email like 'gentio-%'`)
  const exact = await list('q=gentio&page=500')
  expect([exact.total, exact.pages, exact.page, 'more' in exact]).toEqual([MAX_COUNTED, 500, 500, false])
  const file = await admin.request<string>('get', '/admin/users.csv?q=gentio')
  const rows = file.body.trim().split('\r\n')
  expect([rows.length, rows[1]!.includes('Gentío 1,')]).toEqual([1 + MAX_ROWS, true])
})
