// The product with a mail server that hangs, and then works: bookings must not notice.
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { app } from '../../support/app.ts'
import { signedIn } from '../../support/people.ts'
import { bookingInput, newKey } from '../../support/scenes/booking-input.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'

const mute = await startSmtpServer({ mute: true })
const { running } = app({ SMTP_URL: mute.url })
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** The delivery retries an unreachable server at least every 30 s. */
const soon = { timeout: 60_000, interval: 50 }
const mailsOf = (booking: string) =>
  database()
    .select()
    .from(outbox)
    .where(like(outbox.key, `%${booking}%`))

async function book() {
  const experience = await createExperience()
  const { cookie } = await signedIn('traveler')
  const answer = await fetch(`${running.address}/api/bookings`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(bookingInput(experience)),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: string; confirmationCode: string }
}

test('a mail server that hangs stops neither reservations nor other jobs; mail leaves when a server answers', async () => {
  const first = await book()
  await vi.waitFor(() => expect(mute.connections()).toBeGreaterThan(0), soon)
  // While the delivery hangs, the next booking's mails are written and wait.
  const second = await book()
  await vi.waitFor(async () => expect(await mailsOf(second.id)).toHaveLength(2), soon)
  for (const { status } of [...(await mailsOf(first.id)), ...(await mailsOf(second.id))])
    expect(['waiting', 'sending']).toContain(status)

  await mute.stop()
  const server = await startSmtpServer({ port: mute.port })
  await vi.waitFor(() => expect(server.received).toHaveLength(4), soon)
  const text = server.received.map(({ data }) => data.replaceAll('=\r\n', '')).join('\n')
  for (const { confirmationCode } of [first, second]) expect(text).toContain(confirmationCode)
  await vi.waitFor(async () => {
    for (const mail of await mailsOf(first.id)) expect(mail).toMatchObject({ status: 'sent', lastError: null })
  }, soon)
  await server.stop()
})
