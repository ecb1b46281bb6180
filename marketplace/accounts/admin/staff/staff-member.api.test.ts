import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles, sessions } from '#marketplace/accounts/account.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { cookieOf, requestAs, signedIn, signedStaff } from '#tests/support/people.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import type { Overview } from '../../../admin/dashboard/dashboard.contract.ts'
import { makeAdmin } from '../operators/operator.api.ts'
import type { StaffMember } from './staff-member.contract.ts'

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Marta Rivas' })
})
afterAll(async () => expect(await audit()).toEqual([]))

const why = { reason: 'Entra al turno de la tarde' }
const change = (id: string, body: object, who = admin) =>
  who.request('post', `/admin/users/${id}/role`, { ...body, ...why })
const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) => [
  status,
  body?.error?.code,
]
const rolesOf = async (id: string) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  return [row!.role, row!.staffRole]
}

test('a role in the staff is given, changed and taken: sessions end, an email tells, the log keeps it', async () => {
  const person = await signedIn('traveler')
  expect(statusAndCode(await change(person.id, { role: 'admin' }))).toEqual([422, 'INVALID'])
  expect(statusAndCode(await change(person.id, { role: 'host', staffRole: 'support' }))).toEqual([422, 'INVALID'])
  expect(statusAndCode(await change(person.id, { role: 'admin', staffRole: 'king' }))).toEqual([422, 'INVALID'])
  expect((await change(person.id, { role: 'admin', staffRole: 'support' })).status).toBe(204)
  expect(await rolesOf(person.id)).toEqual(['admin', 'support'])
  expect((await person.request('get', '/profile')).status).toBe(401)
  const secondSession = requestAs(await cookieOf(person))
  const session = await secondSession<{ user: { staffRole: string } }>('get', '/session')
  expect(session.body.user.staffRole).toBe('support')

  expect(statusAndCode(await change(person.id, { role: 'admin', staffRole: 'support' }))).toEqual([
    409,
    'USER_UNCHANGED',
  ])
  expect((await change(person.id, { role: 'admin', staffRole: 'finance' })).status).toBe(204)
  expect((await secondSession('get', '/session')).body).toMatchObject({ user: null })
  expect((await change(person.id, { role: 'traveler' })).status).toBe(204)
  expect(await rolesOf(person.id)).toEqual(['traveler', null])

  const entries = await database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectId, person.id), eq(auditEntries.action, 'user.role')))
    .orderBy(auditEntries.id)
  expect(entries.map(({ before, after, reason }) => [before, after, reason])).toEqual([
    [{ role: 'traveler' }, { role: 'admin', staffRole: 'support' }, why.reason],
    [{ role: 'admin', staffRole: 'support' }, { role: 'admin', staffRole: 'finance' }, why.reason],
    [{ role: 'admin', staffRole: 'finance' }, { role: 'traveler' }, why.reason],
  ])
  const mails = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, person.email))
    .orderBy(desc(outbox.createdAt))
  expect(mails.map(({ subject }) => subject)).toContain('Tu cuenta de Torogoz ahora es del equipo: soporte')
})

test('nobody but an administrator gives roles, and nobody their own', async () => {
  const person = await createPerson()
  for (const role of ['support', 'finance', 'editor', 'viewer'] as const) {
    const staff = await signedStaff(role)
    expect(statusAndCode(await change(person.id, { role: 'admin', staffRole: 'viewer' }, staff))).toEqual([
      403,
      'PERMISSION_NEEDED',
    ])
    expect(statusAndCode(await change(staff.id, { role: 'admin', staffRole: 'administrator' }, staff))[0]).toBe(403)
    expect((await staff.request('get', '/admin/staff')).status).toBe(403)
  }
  expect(statusAndCode(await change(admin.id, { role: 'admin', staffRole: 'viewer' }))).toEqual([409, 'OWN_ACCOUNT'])
  expect(await rolesOf(person.id)).toEqual(['traveler', null])
})

test('support suspends people and never somebody of the staff', async () => {
  const support = await signedStaff('support')
  const editor = await createPerson({ role: 'admin', profile: { staffRole: 'editor' } })
  const traveler = await createPerson()
  for (const [action, body] of [
    ['suspend', why],
    ['reset-link', undefined],
  ] as const) {
    expect(statusAndCode(await support.request('post', `/admin/users/${editor.id}/${action}`, body))).toEqual([
      403,
      'STAFF_ACCOUNT',
    ])
    expect(statusAndCode(await support.request('post', `/admin/users/${admin.id}/${action}`, body))).toEqual([
      403,
      'STAFF_ACCOUNT',
    ])
  }
  const bulk = await support.request<{ refused: { id: string; message: string }[] }>('post', '/admin/users/bulk', {
    action: 'suspend',
    ids: [editor.id, traveler.id],
    ...why,
  })
  expect(bulk.body).toMatchObject({ done: [traveler.id], refused: [{ id: editor.id }] })
  expect(bulk.body.refused[0]!.message).toContain('del equipo')
})

test('the page of the staff shows each with their role and their second step, who may everything first', async () => {
  const editor = await signedStaff('editor')
  const { members } = (await admin.request<{ members: StaffMember[] }>('get', '/admin/staff')).body
  const ownMember = members.find(({ id }) => id === admin.id)
  expect(ownMember).toMatchObject({ staffRole: 'administrator', own: true, suspended: false, secondFactor: false })
  expect(ownMember!.signedInAt).not.toBeNull()
  expect(members.find(({ id }) => id === editor.id)).toMatchObject({ staffRole: 'editor', own: false })
  const places = members.map(({ staffRole }) =>
    ['administrator', 'support', 'finance', 'editor', 'viewer'].indexOf(staffRole),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the panel shows a role only what it may open', async () => {
  await createPerson()
  const panel = async (role: Parameters<typeof signedStaff>[0]) =>
    (await (await signedStaff(role)).request<Overview>('get', '/admin/overview')).body
  const editor = await panel('editor')
  expect([editor.people, editor.bookings, editor.audit, editor.figures.volume]).toEqual([[], [], [], null])
  expect(editor.waiting.filter(({ what }) => what !== 'approvals')).toEqual([])
  const finance = await panel('finance')
  expect([finance.people.length > 0, finance.audit, finance.figures.volume]).toEqual([
    true,
    [],
    { booked: expect.any(Number), paid: expect.any(Number) },
  ])
})

test('the command makes somebody of a role, and never leaves the house without who may everything', async () => {
  const outcome = await makeAdmin('caja@correo.sv', 'Caja', new Date(), 'finance')
  expect([outcome.ok, outcome.words]).toEqual([true, expect.stringContaining('Finanzas')])
  const repeated = await makeAdmin('caja@correo.sv', undefined, new Date(), 'viewer')
  expect(repeated.words).toContain('ahora es del equipo de Torogoz: Solo lectura')
  // Asked for without a role, who is of the staff keeps theirs.
  expect((await makeAdmin('caja@correo.sv', undefined, new Date())).words).toContain('ya es del equipo')

  const otherAdmins = await database()
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.staffRole, 'administrator'))
  for (const { id } of otherAdmins.filter(({ id }) => id !== admin.id)) {
    await database().update(profiles).set({ staffRole: 'viewer' }).where(eq(profiles.id, id))
    await database().delete(sessions).where(eq(sessions.userId, id))
  }
  const refusal = await makeAdmin(admin.email, undefined, new Date(), 'viewer')
  expect([refusal.ok, refusal.words]).toEqual([false, expect.stringContaining('única cuenta')])
  expect(await rolesOf(admin.id)).toEqual(['admin', 'administrator'])
  const deletion = await admin.request('post', '/profile/deletion', { word: 'ELIMINAR' })
  expect([deletion.status, deletion.body.error.code]).toEqual([409, 'LAST_ADMIN'])
})
