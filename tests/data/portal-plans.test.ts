// A host's queries must find their rows by an index among those of all hosts, and an operator's among those of everybody: the
// statements of real requests, explained over many hosts with much data.
import { beforeAll, expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { fillHostWorld, HOST_ID, hostCookie } from '../bench/worlds/host-world.ts'
import { requestAs, signedIn } from '../support/people.ts'
import { type RecordedStatement, readWhole, recording } from '../support/recorded-statements.ts'

const HOSTS = 25
/** Per host. */
const DATES = 400
const BOOKINGS = 1600
const LARGE = ['bookings', 'available_dates']
const control: RecordedStatement = {
  name: null,
  text: 'select id from bookings where special_requests = $1',
  values: ['Sin cebolla'],
  pid: '',
  path: 'the control',
}

beforeAll(() => fillHostWorld({ hosts: HOSTS, dates: DATES, bookings: BOOKINGS }), 120_000)

async function statementsOf(request: ReturnType<typeof requestAs>, paths: string[]): Promise<RecordedStatement[]> {
  const all: RecordedStatement[] = []
  for (const path of paths) {
    const { statements: recorded } = await recording(path, () => request('get', path))
    expect(recorded.length, path).toBeGreaterThan(0)
    all.push(...recorded)
  }
  return all
}

test('query plans of the host portal scan no large table', async () => {
  const { rows } = await database().execute<{ date: string; experience: string; booking: string }>(
    `select d.id as date, d.experience_id as experience, b.id as booking from available_dates d
     join experiences e on e.id = d.experience_id join bookings b on b.available_date_id = d.id
     where e.host_id = '${HOST_ID}' order by d.start_date desc limit 1`,
  )
  const { date, experience, booking } = rows[0]!
  const statements = await statementsOf(requestAs(hostCookie()), [
    '/host/bookings',
    '/host/bookings?status=pending',
    '/host/bookings?status=completed&page=3',
    '/host/bookings?q=hernandez+199',
    `/host/bookings?experience=${experience}`,
    `/host/bookings/${booking}`,
    '/host/earnings',
    '/host/stats',
    '/host/today',
    '/host/experiences',
    `/host/experiences/${experience}/dates`,
    `/host/dates/${date}/guests`,
  ])
  expect(await readWhole(configuration().DATABASE_URL!, [...statements, control], LARGE)).toEqual([
    'bookings: the control',
  ])
})

test('query plans of back-office searches scan no large table', async () => {
  const admin = await signedIn('admin')
  const statements = await statementsOf(admin.request, [
    '/admin/bookings?q=hernandez+199',
    '/admin/bookings?q=caminata+17',
    '/admin/bookings?q=zzyzx',
    '/admin/bookings?q=000001',
    `/admin/bookings?person=${HOST_ID}&q=hernandez+4`,
    '/admin/users?q=hernandez+199',
    '/admin/users?q=mundo-viajera-42',
    '/admin/users?sort=bookings',
    '/admin/users?sort=bookings&dir=asc&page=5',
    '/admin/experiences?q=caminata+17',
    '/admin/reviews?q=hernandez+199',
    '/admin/search?q=7777-1234',
    '/admin/search?q=mundo-viajera-42',
    '/admin/search?q=hernandez+199',
    '/admin/search?q=9E3779',
  ])
  expect(await readWhole(configuration().DATABASE_URL!, [...statements, control], LARGE)).toEqual([
    'bookings: the control',
  ])
})
