// Mail while the process is killed, stopped, or restarted: every email arrives, and none whose receipt was stored arrives
// twice.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '../support/people.ts'
import { startServer } from '../support/servers/running-server.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'

const MAILS = 12
const ARRIVED = { timeout: 60_000, interval: 200 }
type Smtp = Awaited<ReturnType<typeof startSmtpServer>>
let smtp: Smtp
const nodes: ChildProcess[] = []

beforeEach(async () => {
  await database().delete(outbox)
  smtp = await startSmtpServer({ endAfterMs: 300 })
  configure({ SMTP_URL: smtp.url })
  for (let nth = 0; nth < MAILS; nth++)
    await sendMail(database(), {
      to: `persona-${nth}@correo.sv`,
      subject: 'Hola',
      body: createElement('p', null, 'Hola'),
    })
})
afterEach(async () => {
  for (const node of nodes.splice(0)) if (node.exitCode === null && node.kill('SIGKILL')) await once(node, 'exit')
  await smtp.stop()
  configure({ SMTP_URL: undefined })
})

async function start(environment: Record<string, string> = {}) {
  const { server, address } = await startServer(configuration().DATABASE_URL!, { SMTP_URL: smtp.url, ...environment })
  nodes.push(server)
  return { node: server, address }
}
async function end(node: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  node.kill(signal)
  await once(node, 'exit')
}
const sent = async () =>
  (await pool().query<{ id: string }>(`select id::text from outbox where status = 'sent'`)).rows.map(({ id }) => id)
const arrived = () => smtp.received.map(({ messageId }) => messageId)
/** Ids that arrived more than once. */
const duplicates = () => arrived().filter((id, nth, all) => all.indexOf(id) !== nth)

test('killed while emails leave, and started again: all arrive soon, none that was written down as sent arrives twice', async () => {
  const { node } = await start()
  smtp.options.endAfterMs = 1000
  await expect.poll(async () => (await sent()).length, ARRIVED).toBeGreaterThanOrEqual(1)
  // In the middle of an email.
  await expect.poll(() => smtp.unanswered(), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
  await end(node, 'SIGKILL')
  const before = await sent()
  expect(before.length).toBeLessThan(MAILS)
  // As if a quarter of a minute had passed: the others may know now that it is dead.
  await pool().query(`update job_nodes set seen_at = seen_at - interval '15 seconds'`)
  await start()
  await expect.poll(() => new Set(arrived()).size, ARRIVED).toBe(MAILS)
  await expect.poll(async () => (await sent()).length, ARRIVED).toBe(MAILS)
  expect(duplicates().filter((id) => before.includes(id))).toEqual([])
}, 120_000)

test('stopped while emails leave: what is on its way arrives first, and after the next start each email has arrived once', async () => {
  const { node } = await start()
  await expect.poll(() => smtp.received.length, ARRIVED).toBeGreaterThanOrEqual(2)
  await end(node, 'SIGTERM')
  expect(smtp.unconfirmed).toEqual([])
  expect((await sent()).sort()).toEqual(arrived().sort())
  const { rows } = await pool().query('select from graphile_worker._private_jobs where locked_at is not null')
  expect(rows).toEqual([])
  await start()
  await expect.poll(() => smtp.received.length, ARRIVED).toBe(MAILS)
  expect(duplicates()).toEqual([])
}, 120_000)

test('a start that fails because its port is taken holds nothing up', async () => {
  await smtp.stop()
  const { address } = await start()
  const { port } = new URL(address)
  await expect(start({ PORT: port })).rejects.toThrow('ended before it was ready')
  smtp = await startSmtpServer({ port: smtp.port })
  // What an operator presses when the mail server is back: by itself the product may wait half a minute before it tries again.
  const { rows } = await pool().query<{ id: string }>('select id::text from outbox')
  const pressed = await fetch(`${address}/api/admin/outbox/retry`, {
    method: 'POST',
    headers: { cookie: (await signedIn('admin')).cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: rows.map(({ id }) => id) }),
  })
  expect(pressed.status).toBe(200)
  await expect.poll(() => new Set(arrived()).size, ARRIVED).toBe(MAILS)
  expect(duplicates()).toEqual([])
}, 120_000)
