import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import type { UserDetail, UserRow } from './user.contract.ts'

type Page = { items: UserRow[]; total: number; page: number; pages: number }
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Marta Rivas' })
})
const list = async (query: string) => (await admin.request<Page>('get', `/admin/users?${query}`)).body
const detail = async (id: string) => (await admin.request<UserDetail>('get', `/admin/users/${id}`)).body

test('people are found by any part of a name or an e-mail, without accents or capitals', async () => {
  const word = `Xuchítl${randomUUID().slice(0, 6)}`
  const person = await createPerson({ name: `Ana ${word} Peña`, email: `buzon.${word.toLowerCase()}@persona.example` })
  for (const q of [
    word,
    word.toUpperCase(),
    word.replace('í', 'i').slice(2),
    `buzon.${word.toLowerCase().slice(0, 9)}`,
  ]) {
    const { items, total } = await list(`q=${encodeURIComponent(q)}`)
    expect([q, total, items[0]?.id]).toEqual([q, 1, person.id])
  }
  // `%` is searched literally.
  expect((await list('q=%25')).total).toBe(0)
})

test('the user search matches word prefixes first, all words, in any order', async () => {
  const tag = `zu${randomUUID().slice(0, 4)}`
  const begins = await createPerson({ name: `Ana ${tag}lia Peña-Ruiz` })
  const inside = await createPerson({ name: `Berta Ma${tag}na`, email: `correo-${randomUUID()}@persona.example` })
  const idsMatching = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)
  // A search for 'ana' must not find 'mañana'.
  expect(await idsMatching(tag)).toEqual([begins.id])
  expect(await idsMatching(`${tag}na`)).toEqual([inside.id])
  expect(await idsMatching(`pena ${tag}`)).toEqual([begins.id])
  expect(await idsMatching(`RUIZ, ${tag} ¡ana!`)).toEqual([begins.id])
  expect(await idsMatching(`${tag} nadie`)).toEqual([])
  // An address is found by any part of it, a name by the beginnings of its words.
  const written = await createPerson({ name: 'Sin Parecido', email: `x${tag}lia@persona.example` })
  expect(new Set(await idsMatching(`${tag}lia`))).toEqual(new Set([begins.id, written.id]))
  expect(await idsMatching(`x${tag}lia@persona`)).toEqual([written.id])
})

test.each([':*&|!()', "'", '\\', "a' | 'b", '<->', '***', '   ', '%_', 'ñ', '😀', "o'brien:*"])(
  'what is typed is never an expression: %s',
  async (q) => {
    for (const noun of ['users', 'experiences', 'bookings', 'reviews'])
      for (const file of ['', '.csv']) {
        const { status } = await admin.request('get', `/admin/${noun}${file}?q=${encodeURIComponent(q)}`)
        expect([noun, file, status]).toEqual([noun, file, 200])
      }
  },
)

test('filters of role, state and verification hold together', async () => {
  const mark = randomUUID().slice(0, 8)
  const create = (name: string, overrides: Parameters<typeof createPerson>[0]) =>
    createPerson({ name: `${name} ${mark}`, ...overrides })
  const traveler = await create('Viaja', {})
  const waiting = await create('Espera', { role: 'host' })
  const verified = await create('Lista', { role: 'host', profile: { verified: true } })
  const closed = await create('Cerrada', { role: 'host', user: { suspendedAt: new Date() } })
  const deletedPerson = await create('Ida', { user: { deletedAt: new Date(), suspendedAt: new Date() } })
  const idsMatching = async (query: string) => new Set((await list(`q=${mark}&${query}`)).items.map(({ id }) => id))
  expect(await idsMatching('')).toEqual(
    new Set([traveler, waiting, verified, closed, deletedPerson].map(({ id }) => id)),
  )
  expect(await idsMatching('role=traveler')).toEqual(new Set([traveler.id, deletedPerson.id]))
  expect(await idsMatching('state=suspended')).toEqual(new Set([closed.id]))
  expect(await idsMatching('state=deleted')).toEqual(new Set([deletedPerson.id]))
  expect(await idsMatching('state=active&role=host')).toEqual(new Set([waiting.id, verified.id]))
  expect(await idsMatching('verified=yes')).toEqual(new Set([verified.id]))
  expect(await idsMatching('verified=no')).toEqual(new Set([waiting.id]))
  // No address is left.
  const { items } = await list(`q=${mark}&state=deleted`)
  expect(items[0]).toMatchObject({ email: null, state: 'deleted' })
})

test('sorted by name, by age and by reservations, and the page behind the last one is the last one', async () => {
  const tag = randomUUID().slice(0, 8)
  const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n))
  const [b, a, c] = [
    await createPerson({ name: `Beto ${tag}`, user: { createdAt: hour(3) } }),
    await createPerson({ name: `Ada ${tag}`, user: { createdAt: hour(1) } }),
    await createPerson({ name: `Caro ${tag}`, role: 'host', user: { createdAt: hour(2) } }),
  ]
  await createBooking({ userId: a.id })
  await createBooking({ userId: a.id, status: 'cancelled' })
  const { dateIds } = await createExperience({ hostId: c.id })
  await createBooking({ availableDateId: dateIds[0] })
  const order = async (query: string) => (await list(`q=${tag}&${query}`)).items.map(({ id }) => id)
  expect(await order('')).toEqual([b.id, c.id, a.id])
  expect(await order('sort=created&dir=asc')).toEqual([a.id, c.id, b.id])
  expect(await order('sort=name&dir=asc')).toEqual([a.id, b.id, c.id])
  expect(await order('sort=bookings')).toEqual([a.id, c.id, b.id])
  const last = await list(`q=${tag}&page=7`)
  expect(last).toMatchObject({ page: 1, pages: 1, total: 3 })
  expect(last.items.find(({ id }) => id === a.id)).toMatchObject({ bookings: 2, experiences: 0 })
  expect(last.items.find(({ id }) => id === c.id)).toMatchObject({ received: 1, experiences: 1 })
})

test('pages of twenty hold everybody once', async () => {
  const first = await list('sort=name&dir=asc')
  expect(first.items).toHaveLength(20)
  const ids: string[] = []
  for (let page = 1; page <= first.pages; page++)
    ids.push(...(await list(`sort=name&dir=asc&page=${page}`)).items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(first.total)
  expect(ids).toHaveLength(first.total)
})

test('of what somebody reserved the desk reads who did not come, and a request past its time as over', async () => {
  const traveler = await createPerson({})
  await createBooking({ userId: traveler.id, status: 'completed', attended: false, attendedBy: 'host_list' })
  await createBooking({ userId: traveler.id, expiresAt: new Date(Date.now() - 1000) })
  const { items } = (await detail(traveler.id)).traveling
  expect(items.map(({ status, attended }) => [status, attended])).toEqual([
    ['cancelled', null],
    ['completed', false],
  ])
})

test('a person is shown with what they offer, reserve and wrote', async () => {
  const host = await createPerson({ role: 'host', name: 'Elsa Marina Cubías' })
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Tarde de añil' })
  const traveler = await createPerson({ name: 'Noé Ayala' })
  await createBooking({ availableDateId: dateIds[0], userId: traveler.id, status: 'confirmed' })
  const hostDetail = await detail(host.id)
  expect(hostDetail).toMatchObject({
    name: 'Elsa Marina Cubías',
    state: 'active',
    own: false,
    open: { traveling: 0, hosting: 1 },
    host: { published: 1, paused: 0, draft: 0, archived: 0, totalBookings: 1 },
    experiences: { total: 1, items: [{ title: 'Tarde de añil', bookings: 1 }] },
    hosting: { total: 1, items: [{ with: 'Noé Ayala', experience: 'Tarde de añil', status: 'confirmed' }] },
  })
  expect(hostDetail.roles.map(({ role, obstacle }) => [role, /publicada/.test(obstacle ?? '')])).toEqual([
    ['traveler', true],
    ['admin', true],
  ])
  expect(await detail(traveler.id)).toMatchObject({ host: null, traveling: { total: 1 }, open: { traveling: 1 } })
  expect((await detail(admin.id)).own).toBe(true)
  expect((await admin.request('get', `/admin/users/${randomUUID()}`)).status).toBe(404)
  // No answer contains secrets.
  expect(JSON.stringify(hostDetail)).not.toMatch(/password|token/i)
})

test('the list leaves as a file with its filters, and that is written down', async () => {
  const tag = randomUUID().slice(0, 8)
  await createPerson({ name: `=Fórmula ${tag}`, role: 'host', profile: { phone: '7777-1234' } })
  await createPerson({ name: `Otra ${tag}` })
  const answer = await admin.request<string>('get', `/admin/users.csv?q=${tag}&role=host`)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toMatch(/torogoz-usuarios-\d{4}-\d\d-\d\d\.csv/)
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('Nombre,Email,Teléfono,Rol')
  expect(lines[1]).toContain(`'=Fórmula ${tag}`)
  expect(lines[1]).toContain(',7777-1234,')
  const [entry] = await database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, admin.id), eq(auditEntries.action, 'data.download')))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  expect(entry).toMatchObject({ objectLabel: 'Usuarios', after: { role: 'host', q: tag, rows: 1 } })
})

test('nobody but an administrator reads or changes people', async () => {
  const person = await createPerson()
  const requests = [
    ['get', '/admin/users'],
    ['get', '/admin/users.csv'],
    ['get', `/admin/users/${person.id}`],
    ['post', `/admin/users/${person.id}/role`, { role: 'host', reason: 'Lo pidió' }],
    ['post', `/admin/users/${person.id}/suspend`, { reason: 'Porque sí' }],
    ['post', `/admin/users/${person.id}/reset-link`],
    ['post', '/admin/users/bulk', { action: 'suspend', ids: [person.id], reason: 'Porque sí' }],
  ] as const
  const otherCallers = [anonymous, await signedIn('traveler'), await signedIn('host')]
  for (const [method, path, body] of requests)
    for (const [at, other] of otherCallers.entries())
      expect((await other.request(method, path, body)).status, `${path} ${at}`).toBe(at === 0 ? 401 : 403)
  const [row] = await database().select().from(users).where(eq(users.id, person.id))
  expect(row!.suspendedAt).toBeNull()
})
