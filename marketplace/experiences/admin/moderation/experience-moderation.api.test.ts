import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import type { HostExperience } from '#marketplace/experiences/editor/update/update.contract.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { experienceInput } from '#tests/support/scenes/experience-input.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import type { BulkAnswer } from '../../../admin/list.contract.ts'
import type { AdminExperience } from '../admin-experience.contract.ts'

const reason = 'El punto de encuentro no existe'
type Overrides = Parameters<typeof createExperience>[0]

async function scene(wishes: Overrides = {}) {
  const [admin, host] = [await signedIn('admin'), await signedIn('host')]
  const { id, dateIds } = await createExperience({
    pictured: true,
    title: 'Surf en El Zonte',
    ...wishes,
    hostId: host.id,
  })
  const url = `/admin/experiences/${id}`
  return {
    admin,
    host,
    id,
    url,
    dateIds,
    act: (what: string, body: object) => admin.request<AdminExperience>('post', `${url}/${what}`, body),
    refused: (what: string, body: object) => admin.request('post', `${url}/${what}`, body),
    stored: async () => (await database().select().from(experiences).where(eq(experiences.id, id)))[0]!,
    entry: async () =>
      (
        await database()
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.objectId, id), eq(auditEntries.actorId, admin.id)))
          .orderBy(desc(auditEntries.id))
      )[0],
    told: async () => ({
      notice: (await database().select().from(notices).where(eq(notices.userId, host.id)))[0],
      mail: (await database().select().from(outbox).where(eq(outbox.recipient, host.email)))[0],
    }),
  }
}
const waiting = { status: 'draft', submittedAt: new Date('2026-03-01T15:00:00Z') } as const

test('approved: public, written down, its host told by mail and notice', async () => {
  const { act, id, stored, entry, told } = await scene(waiting)
  const { status, body } = await act('approve', { version: 1 })
  expect([status, body.status, body.submittedAt, body.version]).toEqual([200, 'published', null, 2])
  expect((await stored()).publishedAt).not.toBeNull()
  expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(200)
  expect(await entry()).toMatchObject({
    action: 'experience.approve',
    objectLabel: 'Surf en El Zonte',
    before: { status: 'waiting', featured: false },
    after: { status: 'published', featured: false },
  })
  const { notice, mail } = await told()
  expect(notice).toMatchObject({ title: 'Aprobamos tu experiencia', href: `/experience/${id}/surf-en-el-zonte` })
  expect(mail!.subject).toBe('Aprobamos tu experiencia: Surf en El Zonte')
  expect(await audit()).toEqual([])
})

test('approving asks the four checks at that moment, and lets pass only what was read', async () => {
  const { refused, dateIds, stored } = await scene(waiting)
  const changed = await refused('approve', { version: 7 })
  expect([changed.status, changed.body.error.code]).toEqual([409, 'EXPERIENCE_CHANGED'])
  await database().update(availableDates).set({ status: 'closed' }).where(eq(availableDates.id, dateIds[0]!))
  const { status, body } = await refused('approve', { version: 1 })
  expect([status, body.error.code, body.error.data?.missing]).toEqual([409, 'NOT_PUBLISHABLE', 'dates'])
  expect(await stored()).toMatchObject({ status: 'draft', version: 1 })
})

test('given back: its host reads why until it is sent again', async () => {
  const { act, host, id, entry, told } = await scene(waiting)
  const { body } = await act('return', { reason })
  expect(body).toMatchObject({ status: 'draft', submittedAt: null, returnReason: reason, version: 2 })
  expect(await entry()).toMatchObject({ action: 'experience.return', reason })
  const { notice, mail } = await told()
  expect(notice).toMatchObject({ href: `/host/experiences/${id}/edit`, detail: `Surf en El Zonte · ${reason}` })
  expect(mail!.text).toContain(reason)
  const own = await host.request<HostExperience>('get', `/host/experiences/${id}`)
  expect(own.body.approval.returnReason).toBe(reason)
  const sent = await host.request<HostExperience>('post', `/host/experiences/${id}/publish`)
  expect(sent.body.approval.returnReason).toBeNull()
})

test('published for its host with the same four checks', async () => {
  const { act, refused, stored, entry, dateIds } = await scene({ status: 'paused' })
  await database().update(availableDates).set({ spotsAvailable: 0 }).where(eq(availableDates.id, dateIds[0]!))
  expect((await refused('publish', { version: 1 })).body.error.data?.missing).toBe('dates')
  await database().update(availableDates).set({ spotsAvailable: 10 }).where(eq(availableDates.id, dateIds[0]!))
  expect((await act('publish', { version: 1 })).body.status).toBe('published')
  expect(await stored()).toMatchObject({ status: 'published', version: 2 })
  expect(await entry()).toMatchObject({ action: 'experience.publish', before: { status: 'paused' } })
})

test.each(['draft', 'archive'] as const)(
  '%s: out of sight with a reason, no longer featured, an open form is asked',
  async (what) => {
    const { act, host, id, stored, entry, told, refused } = await scene({ featured: true })
    expect((await refused(what, { reason: ' ' })).status).toBe(422)
    const { body } = await act(what, { reason })
    const status = what === 'draft' ? 'draft' : 'archived'
    expect(body).toMatchObject({ status, featured: false, returnReason: reason })
    expect(await entry()).toMatchObject({ action: `experience.${what}`, reason, before: { featured: true } })
    expect((await told()).mail!.text).toContain(reason)
    expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(404)
    const typed = await host.request('put', `/host/experiences/${id}`, { ...(await experienceInput()), version: 1 })
    expect([typed.status, typed.body.error.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect((await stored()).version).toBe(2)
  },
)

test("only published ones are featured; the host's open form is not disturbed", async () => {
  const { act, refused, stored, entry } = await scene()
  expect((await act('feature', {})).body).toMatchObject({ featured: true, version: 1 })
  expect(await entry()).toMatchObject({
    action: 'experience.feature',
    before: { featured: false },
    after: { featured: true },
  })
  expect((await refused('feature', {})).body.error.code).toBe('EXPERIENCE_STATE')
  expect((await act('unfeature', {})).body.featured).toBe(false)
  const draft = await scene({ status: 'draft' })
  expect((await draft.refused('feature', {})).status).toBe(409)
  expect((await stored()).version).toBe(1)
})

test('what is not open to a state is refused and leaves no trace', async () => {
  const { refused, entry, told, admin } = await scene({ status: 'draft' })
  for (const [what, body] of [
    ['approve', { version: 1 }],
    ['return', { reason }],
    ['draft', { reason }],
    ['unfeature', {}],
  ] as const)
    expect([what, (await refused(what, body)).body.error.code]).toEqual([what, 'EXPERIENCE_STATE'])
  expect(await entry()).toBeUndefined()
  expect(await told()).toEqual({ notice: undefined, mail: undefined })
  const missing = await admin.request('post', `/admin/experiences/${crypto.randomUUID()}/archive`, { reason })
  expect([missing.status, missing.body.error.code]).toEqual([404, 'EXPERIENCE_NOT_FOUND'])
})

test('nothing of a host who closed the account is published, and nobody is written to', async () => {
  const { refused, act, host, told } = await scene({ status: 'draft' })
  await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, host.id))
  expect((await refused('publish', { version: 1 })).status).toBe(409)
  expect((await act('archive', { reason })).body.status).toBe('archived')
  expect((await told()).mail).toBeUndefined()
})

test('nothing of somebody who hosts no more is published: an administrator sees why, and can put it away', async () => {
  const { refused, act, admin, host, url } = await scene({ status: 'draft' })
  await admin.request('post', `/admin/users/${host.id}/role`, { role: 'traveler', reason })
  const { body } = await admin.request<AdminExperience>('get', url)
  expect([body.host.hosting, body.allowed]).toEqual([false, ['archive']])
  expect((await refused('publish', { version: 1 })).status).toBe(409)
  expect((await act('archive', { reason })).body.status).toBe('archived')
  expect(await audit()).toEqual([])
})

test('several at once, each by itself', async () => {
  const [one, two, draft] = [await scene(), await scene({ featured: true }), await scene({ status: 'draft' })]
  const ids = [one.id, two.id, draft.id, one.id]
  const { admin } = one
  const featured = await admin.request<BulkAnswer>('post', '/admin/experiences/feature', { ids })
  expect(featured.body.done).toEqual([one.id])
  expect(featured.body.refused.map(({ id }) => id)).toEqual([two.id, draft.id])
  const ended = await admin.request<BulkAnswer>('post', '/admin/experiences/unfeature', { ids })
  expect(ended.body.done).toEqual([one.id, two.id])
  const unknownId = crypto.randomUUID()
  const archived = await admin.request<BulkAnswer>('post', '/admin/experiences/archive', {
    ids: [...ids, unknownId],
    reason,
  })
  expect([archived.body.done, archived.body.refused]).toEqual([
    [one.id, two.id, draft.id],
    [{ id: unknownId, message: 'La experiencia ya no existe.' }],
  ])
  expect((await admin.request('post', '/admin/experiences/archive', { ids })).status).toBe(422)
})

test('only administrators', async () => {
  const { url, host } = await scene()
  for (const who of [host, await signedIn('traveler')])
    for (const what of ['feature', 'unfeature', 'approve', 'return', 'publish', 'draft', 'archive'])
      expect((await who.request('post', `${url}/${what}`, { reason, version: 1 })).status).toBe(403)
})
