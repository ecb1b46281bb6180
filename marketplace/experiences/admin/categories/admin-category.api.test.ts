import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { categories } from '#marketplace/experiences/categories/category.table.ts'
import { experienceEdits } from '#marketplace/experiences/editor/draft/draft.table.ts'
import type { HostExperience } from '#marketplace/experiences/editor/update/update.contract.ts'
import type { Category } from '#marketplace/experiences/experience.contract.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { experienceInput } from '#tests/support/scenes/experience-input.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import type { AdminCategory } from './admin-category.contract.ts'

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})
const reason = 'Nadie la usa'
const list = async () =>
  (await admin.request<{ categories: AdminCategory[] }>('get', '/admin/categories')).body.categories
const named = async (name: string) => (await list()).find((one) => one.name === name)!
const make = async (name: string, icon = 'sun') =>
  (await admin.request<Category>('post', '/admin/categories', { name, icon })).body
const entry = async (id: string) =>
  (await database().select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(auditEntries.id)).at(-1)
const remove = (id: string, moveTo: string | null = null) =>
  admin.request('post', `/admin/categories/${id}/delete`, { moveTo, reason })

test('by name in Spanish order, with what is in them; the four of the footer are marked', async () => {
  await make('Ñandú')
  await make('Ángeles')
  const all = await list()
  const names = all.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  expect(names[0]).toBe('Ángeles')
  expect(all.filter(({ footer }) => footer).map(({ name }) => name)).toEqual([
    'Aventura',
    'Cultural',
    'Gastronomía',
    'Naturaleza',
  ])
  const { id } = await named('Ñandú')
  for (const status of ['published', 'published', 'draft', 'archived'] as const)
    await createExperience({ status, categoryId: id, pictured: true })
  expect(await named('Ñandú')).toMatchObject({ experiences: 4, published: 2, draft: 1, paused: 0, archived: 1 })
})

test('created, and seen at once by everybody; a name is taken whatever its capitals', async () => {
  const created = await admin.request<Category>('post', '/admin/categories', {
    name: '  Aves   y  flores ',
    icon: 'leaf',
  })
  expect([created.status, created.body.name]).toEqual([201, 'Aves y flores'])
  expect(await entry(created.body.id)).toMatchObject({
    action: 'category.create',
    after: { name: 'Aves y flores', icon: 'leaf' },
  })
  const listed = await anonymous.request<{ categories: Category[] }>('get', '/categories')
  expect(listed.body.categories.map(({ name }) => name)).toContain('Aves y flores')
  const again = await admin.request('post', '/admin/categories', { name: 'AVES Y FLORES', icon: 'leaf' })
  expect([again.status, again.body.error.code, again.body.error.fields]).toEqual([
    409,
    'CATEGORY_TAKEN',
    { name: 'Ya hay una categoría con ese nombre.' },
  ])
})

test.each([
  [{ name: ' ', icon: 'sun' }, 'name'],
  [{ name: 'x'.repeat(41), icon: 'sun' }, 'name'],
  [{ name: 'Buena', icon: 'logout' }, 'icon'],
  [{ name: 'Buena', icon: '<svg>' }, 'icon'],
])('not %o', async (body, field) => {
  const answer = await admin.request('post', '/admin/categories', body)
  expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([422, [field]])
})

test('renamed and given another icon; experiences follow', async () => {
  const { id } = await make('Senderos')
  const { id: experience } = await createExperience({ categoryId: id, pictured: true })
  const changed = await admin.request<Category>('put', `/admin/categories/${id}`, {
    name: 'Caminatas',
    icon: 'mountain',
  })
  expect(changed.body).toEqual({ id, name: 'Caminatas', icon: 'mountain' })
  expect(await entry(id)).toMatchObject({
    action: 'category.change',
    before: { name: 'Senderos', icon: 'sun' },
    after: { name: 'Caminatas', icon: 'mountain' },
  })
  const page = await anonymous.request<{ category: Category }>('get', `/experiences/${experience}`)
  expect(page.body.category.name).toBe('Caminatas')
  await make('Paseos')
  const other = await admin.request('put', `/admin/categories/${id}`, { name: 'paseos', icon: 'sun' })
  expect([other.status, other.body.error.code]).toEqual([409, 'CATEGORY_TAKEN'])
  expect(
    (await admin.request<Category>('put', `/admin/categories/${id}`, { name: 'CAMINATAS', icon: 'sun' })).status,
  ).toBe(200)
})

test('the four of the footer keep their names and stay; their icon may change', async () => {
  const { id, icon } = await named('Cultural')
  for (const name of ['Cultura', 'CULTURAL']) {
    const renamed = await admin.request('put', `/admin/categories/${id}`, { name, icon: 'landmark' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'CATEGORY_IN_FOOTER'])
  }
  expect((await remove(id, (await named('Aventura')).id)).body.error.code).toBe('CATEGORY_IN_FOOTER')
  expect(
    (await admin.request<Category>('put', `/admin/categories/${id}`, { name: 'Cultural', icon: 'palette' })).status,
  ).toBe(200)
  await admin.request<Category>('put', `/admin/categories/${id}`, { name: 'Cultural', icon })
})

test('one in use goes only after its experiences have another, all in one', async () => {
  const [from, to] = [await make('Se va'), await make('Se queda')]
  const host = await signedIn('host')
  const wish = {
    ...(await experienceInput()),
    categoryId: from.id,
    bookingRequired: false,
    externalBookingUrl: 'https://a.example/',
  }
  const created = await host.request<HostExperience>('post', '/host/experiences', wish, { key: crypto.randomUUID() })
  const url = `/host/experiences/${created.body.id}`
  await host.request('put', `${url}/edit`, { content: created.body.saved, version: 0, basedOn: 1 })
  const used = await remove(from.id)
  expect([used.status, used.body.error.code, used.body.error.data]).toEqual([
    409,
    'CATEGORY_IN_USE',
    { experiences: 1 },
  ])
  for (const target of [from.id, crypto.randomUUID()])
    expect((await remove(from.id, target)).body.error.code).toBe('CATEGORY_TARGET')
  expect((await remove(from.id, to.id)).status).toBe(204)
  expect(await database().$count(categories, eq(categories.id, from.id))).toBe(0)
  const [row] = await database().select().from(experiences).where(eq(experiences.id, created.body.id))
  expect([row!.categoryId, row!.version]).toEqual([to.id, 2])
  for (const { content } of await database()
    .select()
    .from(experienceEdits)
    .where(eq(experienceEdits.experienceId, row!.id)))
    expect(content).toMatchObject({ categoryId: to.id })
  // A form that was open meanwhile gets a conflict; one that insists on the deleted category gets an error.
  expect((await host.request('put', url, { ...wish, version: 1 })).body.error.code).toBe('EDIT_CONFLICT')
  expect(await entry(from.id)).toMatchObject({
    action: 'category.delete',
    before: { name: 'Se va', experiences: 1 },
    after: { movedTo: 'Se queda' },
    reason,
  })
  expect((await remove(from.id)).status).toBe(404)
  expect(await audit()).toEqual([])
})

test('an empty one goes without asking where to', async () => {
  const { id } = await make('Vacía')
  expect((await admin.request('post', `/admin/categories/${id}/delete`, { reason: '' })).status).toBe(422)
  expect((await remove(id)).status).toBe(204)
})

test('of the same wish at once one is granted; hosts who save meanwhile never break anything', async () => {
  for (let round = 0; round < 4; round++) {
    const name = `A la vez ${round}`
    const responses = await Promise.all(
      ['sun', 'moon', 'leaf'].map((icon) => admin.request<Category>('post', '/admin/categories', { name, icon })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const from = responses.find(({ status }) => status === 201)!.body
    const to = await make(`Otra ${round}`)
    const host = await signedIn('host')
    const wish = {
      ...(await experienceInput()),
      categoryId: from.id,
      bookingRequired: false,
      externalBookingUrl: 'https://a.example/',
    }
    const { body } = await host.request<HostExperience>('post', '/host/experiences', wish, { key: crypto.randomUUID() })
    const answers = await Promise.all([
      host.request('post', '/host/experiences', wish, { key: crypto.randomUUID() }),
      host.request('put', `/host/experiences/${body.id}`, { ...wish, version: 1 }),
      remove(from.id, to.id),
    ])
    expect(answers[2].status).toBe(204)
    expect([201, 422]).toContain(answers[0].status)
    expect([200, 409, 422]).toContain(answers[1].status)
    expect(
      await database().$count(experiences, and(eq(experiences.hostId, host.id), eq(experiences.categoryId, to.id))),
    ).toBe(answers[0].status === 201 ? 2 : 1)
  }
})

test('only administrators', async () => {
  const { id } = await named('Aventura')
  for (const who of [await signedIn('host'), await signedIn('traveler')])
    for (const [method, path] of [
      ['get', ''],
      ['post', ''],
      ['put', `/${id}`],
      ['post', `/${id}/delete`],
    ] as const)
      expect((await who.request(method, `/admin/categories${path}`, method === 'get' ? undefined : {})).status).toBe(
        403,
      )
})
