import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { identities, profiles, sessions, users, verifications } from '#marketplace/accounts/account.table.ts'
import { isAdministered } from '#marketplace/accounts/operators/operator.data.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import { firstAdmin, makeAdmin, resetPassword } from './operator.api.ts'
import { nameFrom } from './operator.rules.ts'

const now = () => new Date()
const tokenOf = (link: string | undefined) => new URL(link!).searchParams.get('token')!
const choose = (link: string | undefined, password = 'una-clave-larga') =>
  anonymous.request('post', '/auth/reset-password', { token: tokenOf(link), password })
const signIn = async (email: string, password = 'una-clave-larga') => {
  const { status, body } = await anonymous.request<{ user: { role: string } }>('post', '/auth/sign-in', {
    email,
    password,
  })
  return [status, body.user?.role]
}
const signUp = (email: string) =>
  anonymous.request('post', '/auth/sign-up', {
    email,
    password: 'de-quien-sea',
    data: { full_name: 'Ana', role: 'traveler' },
    termsAccepted: true,
  })
const audited = async (email: string) => {
  const [user] = await database().select().from(users).where(eq(users.email, email))
  return database().select().from(auditEntries).where(eq(auditEntries.objectId, user!.id))
}

/** Emails about a changed role to an address, as text. */
const notifications = async (email: string) => {
  await runJobs()
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, email))
  return mails
    .filter(({ subject }) => subject === 'Tu cuenta de Torogoz ahora es de administrador')
    .map(({ text }) => text)
}

beforeAll(() => void configure({ APP_URL: 'https://torogoz.example' }))

test('a new admin chooses a password with a link that works once, leads home, and is nowhere in clear', async () => {
  const { ok, link } = await makeAdmin('Rosa.Flores@correo.sv', undefined, now())
  expect([ok, link]).toEqual([
    true,
    expect.stringMatching(/^https:\/\/torogoz\.example\/auth\/reset-password\?token=[0-9a-f]{48}$/),
  ])
  expect(await signIn('rosa.flores@correo.sv')).toEqual([401, undefined])
  expect(JSON.stringify(await database().select().from(verifications))).not.toContain(tokenOf(link))
  expect((await choose(link)).status).toBe(204)
  expect(await signIn('rosa.flores@correo.sv')).toEqual([200, 'admin'])
  expect((await choose(link, 'otra-clave-larga')).status).toBe(410)
  expect(await audited('rosa.flores@correo.sv')).toMatchObject([
    {
      origin: 'command',
      actorId: null,
      action: 'user.role',
      objectLabel: 'Rosa Flores',
      after: { role: 'admin', staffRole: 'administrator' },
    },
  ])
})

test('a link that is too old opens nothing, and a newer one takes its place', async () => {
  const old = await makeAdmin('vieja@correo.sv', 'Vieja', new Date(Date.now() - 25 * HOUR_MS))
  expect((await choose(old.link)).status).toBe(410)
  const first = await makeAdmin('vieja@correo.sv', undefined, now())
  const second = await makeAdmin('vieja@correo.sv', undefined, now())
  expect((await choose(first.link)).status).toBe(410)
  expect((await choose(second.link)).status).toBe(204)
})

test('who made an account with the address of an admin in advance does not become one', async () => {
  await signUp('jefa@correo.sv')
  const { link } = await makeAdmin('jefa@correo.sv', undefined, now())
  expect(await signIn('jefa@correo.sv', 'de-quien-sea')).toEqual([401, undefined])
  const [user] = await database().select().from(users).where(eq(users.email, 'jefa@correo.sv'))
  expect(await database().$count(sessions, eq(sessions.userId, user!.id))).toBe(0)
  await choose(link)
  expect(await signIn('jefa@correo.sv')).toEqual([200, 'admin'])
  const mails = await notifications('jefa@correo.sv')
  expect(mails).toEqual([expect.stringContaining('enlace para elegir otra')])
  // The operator hands the link over, because nobody has proved to own this mailbox.
  expect(mails[0]).not.toContain('token=')
  expect(await audited('jefa@correo.sv')).toMatchObject([
    { before: { role: 'traveler' }, after: { role: 'admin', staffRole: 'administrator' } },
  ])
})

test('whoever has proved their mailbox keeps their password, and signs in again', async () => {
  await signUp('probada@correo.sv')
  await database().update(users).set({ emailVerified: true }).where(eq(users.email, 'probada@correo.sv'))
  const { ok, link, words } = await makeAdmin('PROBADA@correo.sv', undefined, now())
  expect([ok, link]).toEqual([true, undefined])
  expect(words).toContain('la contraseña que ya tiene')
  expect(await signIn('probada@correo.sv', 'de-quien-sea')).toEqual([200, 'admin'])
  const [mail, ...more] = await notifications('probada@correo.sv')
  expect(mail).toMatch(/Ana[\s\S]*administras Torogoz[\s\S]*quien opera[\s\S]*Iniciar sesión/)
  expect(mail).not.toContain('enlace para elegir otra')
  // Repeating it changes nothing and sends no mail.
  await makeAdmin('probada@correo.sv', undefined, now())
  expect([more, (await notifications('probada@correo.sv')).length]).toEqual([[], 1])
})

test('the rules of the back office hold: trips, offers, suspension', async () => {
  const { dateIds } = await createExperience()
  const traveler = await createPerson()
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0], status: 'confirmed' })
  expect((await makeAdmin(traveler.email, undefined, now())).words).toContain('por vivir')
  const host = await createPerson({ role: 'host' })
  await createExperience({ hostId: host.id })
  expect((await makeAdmin(host.email, undefined, now())).ok).toBe(false)
  const suspended = await createPerson({ user: { suspendedAt: now() } })
  for (const refused of [
    await makeAdmin(suspended.email, undefined, now()),
    await resetPassword(suspended.email, now()),
  ])
    expect(refused).toEqual({ ok: false, words: expect.stringContaining('suspendida') })
  for (const { id, role } of [traveler, host, suspended])
    expect((await database().select().from(profiles).where(eq(profiles.id, id)))[0]!.role).toBe(role)
})

test('a reset link for somebody who can not read their mail is written down', async () => {
  await signUp('olvido@correo.sv')
  const { link } = await resetPassword('olvido@correo.sv', now())
  expect((await choose(link)).status).toBe(204)
  expect(await signIn('olvido@correo.sv')).toEqual([200, 'traveler'])
  expect(await audited('olvido@correo.sv')).toMatchObject([{ action: 'user.reset-link', origin: 'command' }])
  expect((await resetPassword('nadie@correo.sv', now())).ok).toBe(false)
})

test('a start tells how to begin until somebody can administer', async () => {
  // No administrator can sign in, whatever other tests have created.
  const admins = await database().select({ id: profiles.id }).from(profiles).where(eq(profiles.role, 'admin'))
  for (const { id } of admins) await database().delete(identities).where(eq(identities.userId, id))
  const person = await createPerson({ role: 'admin' })
  expect(await isAdministered()).toBe(false)
  expect((await firstAdmin(now()))?.words).toContain('npm run admin:create')
  configure({ ADMIN_EMAIL: person.email })
  const outcome = await firstAdmin(now())
  await choose(outcome?.link)
  expect(await firstAdmin(now())).toBeNull()
  configure({ ADMIN_EMAIL: undefined })
})

test.each([
  ['rosa.flores@correo.sv', 'Rosa Flores'],
  ['ÁNGEL_m-x@correo.sv', 'ÁNGEL M X'],
  ['...@correo.sv', 'Administración'],
])('%s is called %s', (email, name) => expect(nameFrom(email)).toBe(name))
