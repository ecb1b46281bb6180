// The mail server hangs, is away, defers and refuses emails: bookings must not notice, and mail must recover by itself.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'
import { type BookingRequest, book, createMarket, type Market } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

/** A mail server that does not greet is waited for ten seconds: who waits for it takes longer. */
const BOOKED_WITHIN_MS = 9000
const MAILS_WITHIN_MS = 120_000
const BOOKINGS = times(6, 30)

let mail: Awaited<ReturnType<typeof startSmtpServer>>
let product: Product
let market: Market
beforeAll(async () => {
  mail = await startSmtpServer()
  // Emails of the demo would be sent too.
  await pool().query('delete from outbox')
  product = nodeOn(configuration().DATABASE_URL!, inject('dataDir'), {
    SMTP_URL: mail.url,
    // The template contains the demo; with the setting administrators need no second factor.
    SEED_DEMO: 'true',
    DEMO_PASSWORD: 'una-clave-de-la-demo',
  })
  await product.start()
  market = await createMarket({ travelers: 12 })
})
afterAll(async () => {
  await product?.remove()
  await mail?.stop()
})

const emailOf = ({ body }: BookingRequest) => (body.guestInfo as { email: string }).email

/** While the mail server fails, bookings are as fast as ever, and jobs without mail run. */
async function expectNobodyFeelsIt() {
  for (let n = 0; n < BOOKINGS; n++) {
    const startedAt = performance.now()
    expect((await book(product.address, market.nextBooking()))?.status).toBe(201)
    expect(performance.now() - startedAt).toBeLessThan(BOOKED_WITHIN_MS)
  }
  const { rows } = await pool().query<{ id: string }>(`select id::text from graphile_worker.add_job('forget-old-mail')`)
  const pending = () => pool().query('select from graphile_worker.jobs where id = $1', [rows[0]!.id])
  await expect.poll(async () => (await pending()).rowCount).toBe(0)
}

type Row = { id: string; recipient: string; status: string; deferrals: number; last_error: string | null }
const mails = async (recipient = '%') =>
  (
    await pool().query<Row>(
      'select id::text, recipient, status, deferrals, last_error from outbox where recipient like $1 order by number',
      [recipient],
    )
  ).rows

const mailsWith = async (status: string): Promise<{ recipient: string; status: string }[]> => {
  const admin = market.visitors.find(({ role }) => role === 'admin')!
  const answer = await fetch(`${product.address}/api/admin/outbox?status=${status}`, {
    headers: { cookie: admin.cookie },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).items
}

test(
  'through hanging, refusing, 451 and 550: bookings stay quick, other jobs go on, and every email that may leaves',
  async () => {
    for (let round = 0; round < times(1, 5); round++) {
      // One reader's emails are deferred once, another's are refused for ever.
      const [later, never] = [market.nextBooking(), market.nextBooking()]
      const putOff = new Set<string>()
      mail.options.answer = (command, _nth, argument) => {
        if (command !== 'RCPT') return
        if (argument.includes(emailOf(never))) return '550 5.1.1 no such user'
        if (!argument.includes(emailOf(later)) || putOff.has(argument)) return
        putOff.add(argument)
        return '451 4.3.0 try again later'
      }
      for (const request of [later, never]) expect((await book(product.address, request))?.status).toBe(201)
      await expect.poll(async () => (await mails(emailOf(never))).some(({ status }) => status === 'failed')).toBe(true)
      await expect.poll(async () => (await mails(emailOf(later))).some(({ deferrals }) => deferrals === 1)).toBe(true)

      mail.options.mute = true
      mail.cut()
      await expectNobodyFeelsIt()
      await expect.poll(() => mail.connections()).toBeGreaterThan(0)

      const { port, options, received } = mail
      await mail.stop()
      await expectNobodyFeelsIt()
      mail = await startSmtpServer({ ...options, mute: false, port })
      mail.received.push(...received)

      const unsent = async () => (await mails()).filter(({ status }) => status === 'waiting' || status === 'sending')
      await expect.poll(unsent, { timeout: MAILS_WITHIN_MS, interval: 500 }).toEqual([])
      const failed = (await mails()).filter(({ status }) => status === 'failed')
      expect(new Set(failed.map(({ recipient }) => recipient))).toEqual(new Set([emailOf(never)]))
      for (const { last_error } of failed) expect(last_error).toContain('no such user')
      expect((await mailsWith('failed')).map(({ recipient }) => recipient)).toContain(emailOf(never))
      const sent = (await mails()).filter(({ status }) => status === 'sent').map(({ id }) => id)
      expect(mail.received.map(({ messageId }) => messageId).sort()).toEqual(sent.sort())
      expect(sent.length).toBeGreaterThan(2 * BOOKINGS)
      // Failed emails are set aside, so that the next check sees only new ones.
      await pool().query(`update outbox set status = 'kept' where status = 'failed'`)
    }
    expect(product.errors().filter((line) => /Unhandled|uncaught|unhandled/.test(line))).toEqual([])
    expect(await product.end('SIGTERM')).toBe(0)
  },
  timeLimit(120, 900),
)
