import { and, desc, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous, requestAs, signedIn } from '#tests/support/people.ts'
import { users } from '../account.table.ts'
import { deleteExpiredLinks } from './mailbox.data.ts'
import { mailboxLinks } from './mailbox.table.ts'

beforeEach(() => void configure({ SMTP_URL: 'smtp://127.0.0.1:9' }))
afterEach(() => void configure({ SMTP_URL: undefined, RATE_LIMITS: 'off' }))

type Mailbox = { email: string; proved: boolean; required: boolean; sent?: boolean }
type Link = { state: string; viewer: string }

const mailsTo = (email: string) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.subject, 'Confirma tu correo%')))
    .orderBy(desc(outbox.createdAt))
const tokenFor = async (email: string) => /confirm-email\?token=([0-9a-f]+)/.exec((await mailsTo(email))[0]!.text)![1]!
const unproved = () => signedIn('host', { user: { emailVerified: false } })
type Person = Awaited<ReturnType<typeof unproved>>
const mailboxOf = async ({ request }: Person) => (await request<Mailbox>('get', '/profile/mailbox')).body
const look = async (who: { request: Person['request'] }, token: string) =>
  (await who.request<Link>('get', `/mailbox-link?token=${token}`)).body
const resend = ({ request }: Person) => request<Mailbox>('post', '/profile/mailbox/link')
const confirm = ({ request }: Pick<Person, 'request'>, token: string) =>
  request<Mailbox>('post', '/profile/mailbox/confirm', { token })
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
]

test('who registered before there was mail is sent a link without a word of their own; looking changes nothing, the button confirms, once', async () => {
  const email = 'recien@llegada.example'
  configure({ SMTP_URL: undefined })
  const signedUp = await anonymous.request<{ user: { id: string } }>('post', '/auth/sign-up', {
    email,
    password: 'quetzal-volcan-42',
    data: { full_name: 'Nombre Propio', role: 'host' },
    termsAccepted: true,
  })
  expect(signedUp.status).toBe(201)
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const person = { request: requestAs(signedUp.headers.get('set-cookie')!.split(';')[0]!) } as Person
  const [mail, ...otherMails] = await mailsTo(email)
  expect(otherMails).toEqual([])
  expect(mail!.html + mail!.text).not.toContain('Nombre')
  expect(await mailboxOf(person)).toEqual({ email, proved: false, required: true })
  const token = await tokenFor(email)
  for (let times = 0; times < 2; times++) expect(await look(person, token)).toEqual({ state: 'open', viewer: 'owner' })
  expect(await look(anonymous, token)).toEqual({ state: 'open', viewer: 'nobody' })
  expect((await mailboxOf(person)).proved).toBe(false)
  expect(await confirm(person, token)).toMatchObject({ status: 200, body: { proved: true } })
  expect(await mailboxOf(person)).toEqual({ email, proved: true, required: true })
  expect(await look(anonymous, token)).toEqual({ state: 'confirmed', viewer: 'nobody' })
  // Pressing twice is no error.
  expect((await confirm(person, token)).status).toBe(200)
  await database().update(users).set({ emailVerified: false }).where(eq(users.id, signedUp.body.user.id))
  expect(await look(person, token)).toEqual({ state: 'used', viewer: 'owner' })
  expect(code(await confirm(person, token))).toEqual([410, 'MAILBOX_LINK_INVALID'])
})

test('a link serves its own account only, until its end, and one that is made up serves nobody', async () => {
  const [person, other] = [await unproved(), await unproved()]
  await resend(person)
  const token = await tokenFor(person.email)
  expect(await look(other, token)).toEqual({ state: 'open', viewer: 'other' })
  expect(code(await confirm(other, token))).toEqual([409, 'MAILBOX_LINK_OTHER'])
  expect(code(await confirm(anonymous, token))).toEqual([401, 'NOT_SIGNED_IN'])
  expect(code(await confirm(person, 'a'.repeat(48)))).toEqual([410, 'MAILBOX_LINK_INVALID'])
  await database().update(mailboxLinks).set({ expiresAt: new Date() }).where(eq(mailboxLinks.userId, person.id))
  expect(await look(person, token)).toEqual({ state: 'expired', viewer: 'owner' })
  expect(code(await confirm(person, token))).toEqual([410, 'MAILBOX_LINK_INVALID'])
  expect([(await mailboxOf(person)).proved, (await mailboxOf(other)).proved]).toEqual([false, false])
})

test('of two presses at once both end well, and the link is used once', async () => {
  const person = await unproved()
  await resend(person)
  const token = await tokenFor(person.email)
  const answers = await Promise.all([confirm(person, token), confirm(person, token)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await mailboxOf(person)).proved).toBe(true)
})

test('another address is another mailbox: it is not proved, and the link to the old one proves nothing', async () => {
  const person = await unproved()
  await resend(person)
  const token = await tokenFor(person.email)
  const change = (email: string) => database().update(users).set({ email }).where(eq(users.id, person.id))
  await change('otra@direccion.example')
  expect(await look(person, token)).toEqual({ state: 'expired', viewer: 'owner' })
  expect(code(await confirm(person, token))).toEqual([410, 'MAILBOX_LINK_INVALID'])
  expect((await mailboxOf(person)).proved).toBe(false)
  await database().update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  await change('OTRA@direccion.example')
  expect((await mailboxOf(person)).proved).toBe(true)
  await change('tercera@direccion.example')
  expect((await mailboxOf(person)).proved).toBe(false)
})

test('another link: five an hour, and none for who needs none', async () => {
  configure({ RATE_LIMITS: 'on' })
  const person = await unproved()
  for (let times = 0; times < 5; times++) expect((await resend(person)).body.sent).toBe(true)
  const refusal = await resend(person)
  expect(code(refusal)).toEqual([429, 'TOO_MANY'])
  expect(await mailsTo(person.email)).toHaveLength(5)
  const proved = await signedIn('traveler')
  expect((await resend(proved)).body).toEqual({ email: proved.email, proved: true, required: true, sent: false })
  expect(await mailsTo(proved.email)).toEqual([])
})

test('without a mail server nobody has to prove anything; the email is kept, and its link works', async () => {
  configure({ SMTP_URL: undefined })
  const person = await unproved()
  expect(await mailboxOf(person)).toMatchObject({ proved: false, required: false })
  await resend(person)
  const [mail] = await mailsTo(person.email)
  expect(mail!.status).toBe('kept')
  expect((await confirm(person, await tokenFor(person.email))).body.proved).toBe(true)
})

test('no secret is stored, and links are forgotten two days after their end', async () => {
  const person = await unproved()
  await resend(person)
  const token = await tokenFor(person.email)
  const rows = () => database().select().from(mailboxLinks).where(eq(mailboxLinks.userId, person.id))
  expect(JSON.stringify(await rows())).not.toContain(token)
  const ended = (hours: number) =>
    database()
      .update(mailboxLinks)
      .set({ expiresAt: new Date(Date.now() - hours * HOUR_MS) })
      .where(eq(mailboxLinks.userId, person.id))
  await ended(47)
  await deleteExpiredLinks()
  expect(await rows()).toHaveLength(1)
  await ended(49)
  await deleteExpiredLinks()
  expect(await rows()).toEqual([])
})
