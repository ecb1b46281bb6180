import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '#marketplace/api.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { signToken } from '#platform/session/signature.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { preferencesOf } from './preference.data.ts'
import { endSubscription, mailPerson, subscriptionUrl } from './subscription.api.ts'
import type { Subscription } from './subscription.contract.ts'

type About = z.output<typeof Subscription>
afterEach(() => void configure({ SMTP_URL: undefined }))

const pathOf = (url: string) => `/subscription${new URL(url).search}`
const mail = { subject: 'Mañana', body: createElement(MailLayout, { preview: 'x', title: 'x' }) }

test('the link ends one topic without a session, and wants it again', async () => {
  const { id } = await signedIn('traveler', { email: 'ana.perez@correo.sv' })
  const path = pathOf(subscriptionUrl(id, 'reminders'))
  const response = await anonymous.request<About>('get', path)
  expect(response.body).toEqual({
    topic: 'reminders',
    name: 'recordatorios',
    address: 'a•••@correo.sv',
    wanted: true,
  })
  expect((await preferencesOf(id)).reminders).toBe(true)

  expect((await anonymous.request<About>('post', path)).body.wanted).toBe(false)
  expect(await preferencesOf(id)).toMatchObject({ reminders: false, bookingUpdates: true, emailNotifications: true })
  expect((await anonymous.request<About>('post', path)).body.wanted).toBe(false)

  expect((await anonymous.request<About>('post', `${path}&wanted=true`)).body.wanted).toBe(true)
  expect((await preferencesOf(id)).reminders).toBe(true)
})

test('a forged, changed or borrowed link is refused and changes nothing', async () => {
  const { id } = await signedIn('traveler')
  const other = await signedIn('traveler')
  const token = new URL(subscriptionUrl(id, 'reminders')).searchParams.get('token')!
  const mac = token.slice(token.lastIndexOf('.') + 1)
  const forged = [
    'x',
    '.',
    `${id}.reminders`,
    `${id}.reminders.`,
    `${id}.reminders.${'A'.repeat(mac.length)}`,
    `${id}.bookingUpdates.${mac}`,
    `${other.id}.reminders.${mac}`,
    signToken('something else', `${id}.reminders`),
    signToken('mail subscription', `${id}.profilePublic`),
    signToken('mail subscription', `${id}.__proto__`),
    signToken('mail subscription', `${crypto.randomUUID()}.reminders`),
  ]
  for (const one of forged)
    expect([one, (await anonymous.request('post', `/subscription?token=${encodeURIComponent(one)}`)).status]).toEqual([
      one,
      404,
    ])
  expect((await anonymous.request('post', '/subscription')).status).toBe(422)
  for (const person of [id, other.id]) expect(await preferencesOf(person)).toMatchObject({ reminders: true })
})

test('mail programs read the link, and their POST ends the mail', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  const { id } = await signedIn('traveler')
  const send = () => database().transaction((tx) => mailPerson(tx, id, 'reminders', () => mail))
  await send()
  await runJobs()
  const data = server.received[0]!.data.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const url = data.match(/^List-Unsubscribe:\s*<([^>]+)>/m)?.[1]
  expect(url).toBe(subscriptionUrl(id, 'reminders'))
  expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(data).toContain('Dejar de recibirlos')

  const post = (accept: string) =>
    endSubscription(
      new Request(url!, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      }),
      (request) => api.fetch(request),
    )
  expect((await post('*/*')).status).toBe(200)
  expect((await preferencesOf(id)).reminders).toBe(false)
  const page = await post('text/html')
  expect([page.status, page.headers.get('location')]).toEqual([303, `${pathOf(url!)}&done=1`])

  await send()
  await runJobs()
  expect(server.received).toHaveLength(1)
  await server.stop()
})

test('what must be known goes out anyway, without a way to end it', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  const { id, email, request } = await signedIn('traveler')
  const send = (must?: 'must') => database().transaction((tx) => mailPerson(tx, id, 'bookingUpdates', () => mail, must))
  await request('patch', '/profile/preferences', { emailNotifications: false })
  await send()
  await runJobs()
  expect(server.received).toEqual([])
  await send('must')
  await runJobs()
  expect(server.received.map(({ to }) => to)).toEqual([[email]])
  expect(server.received[0]!.data).not.toContain('List-Unsubscribe')
  await server.stop()
})
