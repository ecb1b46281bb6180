import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { caseMessages, cases } from '#marketplace/cases/case.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'

const input = {
  name: 'Ana Flores',
  email: 'ana@correo.example',
  subject: '¿Hay parqueo?',
  message: 'Vamos en carro.\n\n<b>¿Dónde</b> lo dejamos?',
}
const stored = async (subject: string) =>
  (
    await database()
      .select({ one: cases, message: caseMessages.text })
      .from(cases)
      .innerJoin(caseMessages, eq(caseMessages.caseId, cases.id))
      .where(eq(cases.subject, subject))
  ).map(({ one, message }) => ({ ...one, message }))
const mailed = async (id: string) =>
  (
    await database()
      .select()
      .from(outbox)
      .where(eq(outbox.key, `contact ${id}`))
  )[0]
afterEach(() => void configure({ SMTP_URL: undefined, SUPPORT_EMAIL: 'hola@torogoz.example', RATE_LIMITS: 'off' }))

test('a message of a stranger is stored and written to the operators, who can answer it', async () => {
  configure({ SUPPORT_EMAIL: 'ayuda@operador.example' })
  expect((await anonymous.request('post', '/contact-messages', input)).status).toBe(204)
  const [message] = await stored(input.subject)
  expect(message).toMatchObject({ ...input, kind: 'question', personId: null, status: 'open' })
  expect(message!.dueAt.getTime() - message!.createdAt.getTime()).toBe(48 * HOUR_MS)
  const mail = await mailed(message!.id)
  expect(mail).toMatchObject({
    recipient: 'ayuda@operador.example',
    replyTo: input.email,
    subject: 'Contacto: ¿Hay parqueo?',
  })
  expect(mail!.html).toContain('&lt;b&gt;¿Dónde&lt;/b&gt;')
  expect(mail!.text).toContain('<b>¿Dónde</b> lo dejamos?')
})

test('who was signed in is known; a sender of our own making can not be smuggled in', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  const traveler = await signedIn('traveler')
  const subject = 'Hola\r\nBcc: todos@correo.example'
  await traveler.request('post', '/contact-messages', { ...input, subject })
  const [message] = await stored(subject)
  expect(message!.personId).toBe(traveler.id)
  await runJobs()
  const { to, data } = server.received.at(-1)!
  expect(to).toEqual(['hola@torogoz.example'])
  const [head] = data.split(/\r?\n\r?\n/)
  expect(head).toContain(`Reply-To: ${input.email}`)
  expect(head).not.toMatch(/^Bcc:/m)
  await server.stop()
})

test('all four are needed, and the e-mail must be one', async () => {
  for (const [field, value] of [
    ['name', ' '],
    ['subject', ''],
    ['message', '\n'],
    ['email', ''],
    ['email', 'ana'],
    ['email', 'ana@correo.example\r\nBcc: x@y.example'],
    ['name', 'x'.repeat(121)],
    ['message', 'x'.repeat(4001)],
  ] as const) {
    const answer = await anonymous.request('post', '/contact-messages', { ...input, subject: 'Nunca', [field]: value })
    expect([field, value.length, answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([
      field,
      value.length,
      422,
      [value === '' && field === 'subject' ? 'subject' : field],
    ])
  }
  expect(await stored('Nunca')).toEqual([])
})

test('a mail server that is down loses nothing', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  await server.stop()
  expect((await anonymous.request('post', '/contact-messages', { ...input, subject: 'Sin correo' })).status).toBe(204)
  const [message] = await stored('Sin correo')
  expect(await mailed(message!.id)).toMatchObject({ status: 'waiting' })
})

test('the sixth message of an hour is refused with words', async () => {
  configure({ RATE_LIMITS: 'on' })
  const traveler = await signedIn('traveler')
  const statuses: number[] = []
  for (let at = 0; at < 5; at++)
    statuses.push((await traveler.request('post', '/contact-messages', { ...input, subject: 'Seis' })).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204])
  const refusal = await traveler.request('post', '/contact-messages', { ...input, subject: 'Seis' })
  expect([refusal.status, refusal.body.error.message]).toEqual([
    429,
    'Ya recibimos varios mensajes tuyos. Espera un rato antes de enviar otro.',
  ])
  expect(await stored('Seis')).toHaveLength(5)
})

const ID = '0190c5a3-7d2e-7abc-9def-0123456789ab'
test('a report says which page it is about, a wish to host that it is one', async () => {
  const about = `/experience/${ID}/surf`
  expect(
    (await anonymous.request('post', '/contact-messages', { ...input, subject: 'Falsa', kind: 'report', about }))
      .status,
  ).toBe(204)
  const [report] = await stored('Falsa')
  expect(report).toMatchObject({ kind: 'report', about })
  expect((await mailed(report!.id))!.text).toContain(about)
  await anonymous.request('post', '/contact-messages', {
    ...input,
    subject: 'Anfitrión',
    kind: 'host-wish',
    about: null,
  })
  expect((await stored('Anfitrión'))[0]).toMatchObject({ kind: 'host-wish', about: null })
  await anonymous.request('post', '/contact-messages', { ...input, subject: 'Pregunta' })
  expect((await stored('Pregunta'))[0]).toMatchObject({ kind: 'question', about: null })
})

test.each([
  { kind: 'report', about: 'https://evil.example/' },
  { kind: 'report', about: `//evil.example/experience/${ID}` },
  { kind: 'report', about: '/admin/users' },
  { kind: 'report', about: `/profile/reservations/${ID}/receipt` },
  { kind: 'report' },
  { kind: 'question', about: `/experience/${ID}` },
  { kind: 'spam' },
])('%o is refused', async (more) => {
  const { status } = await anonymous.request('post', '/contact-messages', { ...input, subject: 'Ajena', ...more })
  expect([status, await stored('Ajena')]).toEqual([422, []])
})

test('a report of a reservation is a dispute of its two sides, and of anybody else only a report', async () => {
  const host = await signedIn('host')
  const traveler = await signedIn('traveler')
  const { dateIds } = await createExperience({ hostId: host.id })
  const booking = await createBooking({ userId: traveler.id, availableDateId: dateIds[0]! })
  const about = `/profile/reservations/${booking.id}`
  const report = async (request: typeof traveler.request, subject: string) => {
    expect((await request('post', '/contact-messages', { ...input, subject, kind: 'report', about })).status).toBe(204)
    return (await stored(subject))[0]
  }
  const tied = { kind: 'dispute', bookingId: booking.id, experienceId: booking.experienceId }
  expect(await report(traveler.request, 'No llegó')).toMatchObject({ ...tied, aboutPersonId: host.id })
  expect(await report(host.request, 'No vino')).toMatchObject({ ...tied, aboutPersonId: traveler.id })
  for (const { request } of [await signedIn('traveler'), anonymous])
    expect(await report(request, `Ajena ${crypto.randomUUID()}`)).toMatchObject({
      kind: 'report',
      bookingId: null,
      aboutPersonId: null,
    })
})
