import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn, signedStaff } from '#tests/support/people.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import type { AdminExperience, AdminExperienceRow } from './admin-experience.contract.ts'

type Page = { items: AdminExperienceRow[]; total: number; page: number; pages: number }
let admin: Awaited<ReturnType<typeof signedIn>>
let host: Awaited<ReturnType<typeof signedIn>>
const ids: Record<string, string> = {}

beforeAll(async () => {
  admin = await signedIn('admin')
  host = await signedIn('host', { name: 'Ñiña Zoraida Quezaltepeque' })
  const make = async (name: string, wishes: Parameters<typeof createExperience>[0]) => {
    const experience = await createExperience({ title: `Xiloa ${name}`, pictured: true, ...wishes, hostId: host.id })
    ids[name] = experience.id
    return experience
  }
  const { dateIds } = await make('barro', { price: 30, featured: true, createdAt: new Date('2026-02-01') })
  await make('añil', { price: 10, status: 'draft', submittedAt: new Date(), createdAt: new Date('2026-02-02') })
  await make('café', {
    price: 20,
    status: 'archived',
    bookingRequired: false,
    externalBookingUrl: 'https://cafe.example/',
    dates: [],
    categoryId: null,
    location: { city: 'Tacachicón' },
    createdAt: new Date('2026-02-03'),
  })
  for (let at = 0; at < 2; at++) await createBooking({ availableDateId: dateIds[0]!, guests: 1 })
  await createBooking({ availableDateId: dateIds[0]!, guests: 1, status: 'cancelled' })
})

const list = async (query = '') => (await admin.request<Page>('get', `/admin/experiences${query}`)).body
const names = async (query: string) => (await list(query)).items.map(({ title }) => title.replace('Xiloa ', ''))

test('every status, newest first, with the columns of the table', async () => {
  const { items, total } = await list('?q=xiloa')
  expect([items.map(({ id }) => id), total]).toEqual([[ids.café, ids.añil, ids.barro], 3])
  expect(items[2]).toMatchObject({
    host: { id: host.id, name: host.name },
    category: 'Aventura',
    city: 'Suchitoto',
    price: 30,
    status: 'published',
    submittedAt: null,
    featured: true,
    informational: false,
    bookings: 3,
  })
  expect(items[2]!.picture).not.toBeNull()
  expect(items[0]).toMatchObject({ category: null, informational: true, bookings: 0 })
})

test.each([
  ['?q=XILOA BARR', ['barro']],
  ['?q=nina zoraida', ['café', 'añil', 'barro']],
  ['?q=tacachicon', ['café']],
  ['?q=100%25', []],
  ['?q=xiloa&status=submitted', ['añil']],
  ['?q=xiloa&status=draft', ['añil']],
  ['?q=xiloa&status=archived', ['café']],
  ['?q=xiloa&featured=yes', ['barro']],
  ['?q=xiloa&informational=yes', ['café']],
  ['?q=xiloa&category=none', ['café']],
  ['?q=xiloa&sort=title&dir=asc', ['añil', 'barro', 'café']],
  ['?q=xiloa&sort=price&dir=asc', ['añil', 'café', 'barro']],
  ['?q=xiloa&sort=price', ['barro', 'café', 'añil']],
  ['?q=xiloa&sort=bookings', ['barro']],
  ['?q=xiloa&sort=created&dir=asc', ['barro', 'añil', 'café']],
])('%s', async (query, expected) => {
  expect((await names(query.replace('%25', '%25'))).slice(0, expected.length || 3)).toEqual(expected)
})

test('by category and by host; a page behind the last is the last', async () => {
  const listed = await list(`?host=${host.id}`)
  expect(listed.total).toBe(3)
  const first = await list()
  const last = await list('?page=49999')
  expect([last.page, last.total]).toEqual([first.pages, first.total])
  expect((await admin.request('get', '/admin/experiences?category=nada')).status).toBe(422)
})

test('everything about one of them', async () => {
  const { body } = await admin.request<AdminExperience>('get', `/admin/experiences/${ids.barro}`)
  expect(body).toMatchObject({
    title: 'Xiloa barro',
    place: { city: 'Suchitoto', name: 'Parque central' },
    host: {
      id: host.id,
      email: host.email,
      experiences: 3,
      published: 1,
      suspended: false,
      gone: false,
      hosting: true,
    },
    bookings: { pending: 2, confirmed: 0, in_progress: 0, completed: 0, cancelled: 1 },
    comingDates: 1,
    allowed: ['unfeature', 'draft', 'archive'],
  })
  expect(body.checks.every(({ done }) => done)).toBe(true)
  expect(body.dates).toHaveLength(1)
  expect(body.pictures).toHaveLength(1)
  const waiting = await admin.request<AdminExperience>('get', `/admin/experiences/${ids.añil}`)
  expect(waiting.body.allowed).toEqual(['approve', 'return', 'archive'])
  const none = await admin.request('get', `/admin/experiences/${crypto.randomUUID()}`)
  expect([none.status, none.body.error.code]).toEqual([404, 'EXPERIENCE_NOT_FOUND'])
})

test('an editor, who reads no people, is not told how to write to the host', async () => {
  const editor = await signedStaff('editor')
  const { body } = await editor.request<AdminExperience>('get', `/admin/experiences/${ids.barro}`)
  expect(body.host).toMatchObject({ id: host.id, email: null })
  expect(JSON.stringify(body)).not.toContain(host.email)
})

test('a file of the search, written down', async () => {
  const { status, body, headers } = await admin.request<string>(
    'get',
    '/admin/experiences.csv?q=xiloa&sort=title&dir=asc',
  )
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(
    new RegExp(
      `^Xiloa añil,[\\da-f-]{36},Ñiña Zoraida Quezaltepeque,${host.id},Aventura,Suchitoto,10\\.00,Por aprobar,No,No,0,`,
    ),
  )
  const [entry] = await database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'data.download'), eq(auditEntries.actorId, admin.id)))
  expect(entry).toMatchObject({ objectType: 'table', objectLabel: 'Experiencias', after: { rows: 3 } })
})

test('nobody else', async () => {
  for (const path of ['', '.csv', `/${ids.barro}`])
    expect((await host.request('get', `/admin/experiences${path}`)).status).toBe(403)
})
