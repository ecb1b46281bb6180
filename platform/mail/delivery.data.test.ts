import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import {
  claimMails,
  DISABLE_SORT,
  deferralSeconds,
  dueMails,
  MAX_DEFERRALS,
  outcomeOf,
  releaseClaims,
} from './attempt.ts'
import { deliverDueMail, mailDelivery } from './delivery.ts'
import { sendMail } from './mail.ts'
import { outbox } from './outbox.table.ts'
import { resendMail } from './pending-mail.ts'

type Smtp = Awaited<ReturnType<typeof startSmtpServer>>
const servers: Smtp[] = []
const running: ReturnType<typeof mailDelivery.start>[] = []
async function smtp(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options)
  servers.push(server)
  configure({ SMTP_URL: server.url })
  return server
}
const start = () => running.push(mailDelivery.start())

beforeEach(() => database().delete(outbox))
afterEach(async () => {
  for (const delivery of running.splice(0)) await delivery.stop(2000)
  for (const server of servers.splice(0)) await server.stop()
  configure({ SMTP_URL: undefined })
})

const write = (to: string, subject = 'Hola') =>
  sendMail(database(), { to, subject, body: createElement('p', null, 'Hola') })
const mails = () => database().select().from(outbox).orderBy(outbox.number)
const states = async () => (await mails()).map(({ status }) => status)
const subjects = (server: Smtp) => server.received.map(({ data }) => /^Subject: (.*)$/m.exec(data)![1])

test('several emails leave at once over connections that stay open, each recipient’s in order', async () => {
  const server = await smtp({ endAfterMs: 100 })
  for (let nth = 1; nth <= 3; nth++)
    for (const to of ['ana', 'beto', 'caro']) await write(`${to}@correo.sv`, `${to} ${nth}`)
  let maxConnections = 0
  server.options.answer = () => {
    maxConnections = Math.max(maxConnections, server.connections())
    return undefined
  }
  start()
  await expect.poll(() => server.received.length).toBe(9)
  expect(maxConnections).toBeGreaterThan(1)
  expect(server.opened()).toBeLessThanOrEqual(6)
  for (const to of ['ana', 'beto', 'caro'])
    expect(subjects(server).filter((one) => one!.startsWith(to))).toEqual([1, 2, 3].map((nth) => `${to} ${nth}`))
})

const LONG = 3000
test.each([
  ['one mailbox', `'anfitriona@correo.sv'`, LONG],
  [
    'one of hundreds of mailboxes',
    `case when nth < 1500 then 'anfitriona@correo.sv' else 'v' || nth % 700 || '@correo.sv' end`,
    LONG,
  ],
  ['hundreds of mailboxes', `'v' || nth % 700 || '@correo.sv'`, 10],
])('a queue for %s that has just grown long is read no further than needed', async (_, recipient, atMost) => {
  // The planner knows nothing of the queue, as after crashes: they reset what tells autovacuum to look.
  await database().execute(sql`select pg_clear_relation_stats('public', 'outbox'),
    (select count(pg_clear_attribute_stats('public', 'outbox', attname::text, false)) from pg_stats where tablename = 'outbox')`)
  await database().execute(sql`insert into outbox (key, recipient, subject, html, text, status, next_attempt_at)
    select 'email ' || nth, ${sql.raw(recipient)}, 'Hola', '', '', 'waiting', now() from generate_series(1, ${LONG}) nth`)
  type Node = { [measure: string]: number | string | Node[] | undefined; Plans?: Node[] }
  const { rows } = await database().transaction(async (tx) => {
    await tx.execute(DISABLE_SORT)
    return tx.execute<{ 'QUERY PLAN': { Plan: Node }[] }>(sql`explain (analyze, format json) ${dueMails(2)}`)
  })
  const of = (node: Node, measure: string) => (node[measure] as number | undefined) ?? 0
  const touched = (node: Node): number =>
    Math.max(
      (of(node, 'Actual Rows') + of(node, 'Rows Removed by Join Filter') + of(node, 'Rows Removed by Filter')) *
        of(node, 'Actual Loops'),
      ...(node.Plans ?? []).map(touched),
    )
  const { Plan } = rows[0]!['QUERY PLAN'][0]!
  expect(touched(Plan)).toBeLessThanOrEqual(2 * LONG)
  // The subplan asks for each email whether it is the first of its mailbox.
  const asksMailbox = (node: Node): number =>
    Math.max(
      String(node['Subplan Name'] ?? '').startsWith('SubPlan') ? of(node, 'Actual Loops') : 0,
      ...(node.Plans ?? []).map(asksMailbox),
    )
  expect(asksMailbox(Plan)).toBeLessThanOrEqual(atMost)
})

test('an email that we write by ourselves says so, and one to be answered to a person does not', async () => {
  const server = await smtp()
  await write('ana@correo.sv')
  const body = createElement('p', null, 'Hola')
  await sendMail(database(), { to: 'beto@correo.sv', subject: 'x', body, replyTo: 'persona@correo.sv' })
  await deliverDueMail()
  const automatic = server.received.map(({ to, data }) => [to[0], /^Auto-Submitted: (.*)$/m.exec(data)?.[1]?.trim()])
  expect(Object.fromEntries(automatic)).toEqual({ 'ana@correo.sv': 'auto-generated', 'beto@correo.sv': undefined })
})

test('a text whose receipt was not confirmed leaves again under the same id, a confirmed one never', async () => {
  const server = await smtp({ answer: (command, nth) => (command === 'END' && nth === 1 ? 'drop' : undefined) })
  await write('ana@correo.sv')
  await deliverDueMail()
  expect(await mails()).toMatchObject([{ status: 'waiting', attempts: 1, deferrals: 0, claimedBy: null }])
  await pool().query('update outbox set next_attempt_at = now()')
  await deliverDueMail()
  await deliverDueMail()
  expect(await states()).toEqual(['sent'])
  expect([server.unconfirmed.length, server.received.length]).toEqual([1, 1])
  expect(server.received[0]!.messageId).toBe(server.unconfirmed[0]!.messageId)
})

test('no email is claimed twice, and those of one mailbox only by one process, in their order', async () => {
  await smtp()
  for (let nth = 0; nth < 60; nth++) await write(`persona-${nth % 4}@correo.sv`)
  const claimed = await Promise.all([1, 2, 3].map(() => claimMails(database(), randomUUID(), 6)))
  const leaving = claimed.flat()
  expect(leaving).toHaveLength(60)
  expect(new Set(leaving.map(({ id }) => id)).size).toBe(60)
  for (const mails of claimed) {
    expect(mails.map(({ number }) => number)).toEqual(mails.map(({ number }) => number).sort((a, b) => a - b))
    const mailboxes = new Set(mails.map(({ recipient }) => recipient))
    expect(leaving.filter(({ recipient }) => mailboxes.has(recipient))).toHaveLength(mails.length)
  }
})

test('a long queue of one mailbox leaves without a claim for each email', async () => {
  const server = await smtp()
  for (let nth = 1; nth <= 45; nth++) await write('anfitriona@correo.sv', `${nth}`)
  let claims = 0
  const count = `select count(distinct claimed_at)::int as claims from outbox`
  await deliverDueMail()
  claims = (await pool().query<{ claims: number }>(count)).rows[0]!.claims
  expect(subjects(server)).toEqual(Array.from({ length: 45 }, (_, nth) => `${nth + 1}`))
  expect(claims).toBeLessThan(5)
  expect(await mails()).toMatchObject(
    Array.from({ length: 45 }, () => ({ status: 'sent', attempts: 1, claimedBy: null })),
  )
})

test('a mailbox whose emails hang holds up no other one', async () => {
  const server = await smtp({
    answer: (command, _nth, to) => (command === 'RCPT' && to.includes('lento@') ? 'hang' : undefined),
  })
  for (let nth = 0; nth < 30; nth++) await write('lento@correo.sv')
  for (let nth = 0; nth < 30; nth++) await write(`persona-${nth}@correo.sv`)
  start()
  await expect.poll(() => server.received.length).toBe(30)
})

test('a mailbox keeps its order behind an email whose connection broke, while others go on', async () => {
  let broken = 0
  const server = await smtp({
    answer: (command, _nth, to) => (command === 'RCPT' && to.includes('ana@') && broken++ === 0 ? 'drop' : undefined),
  })
  for (let nth = 1; nth <= 3; nth++) await write('ana@correo.sv', `ana ${nth}`)
  for (let nth = 1; nth <= 3; nth++) await write('beto@correo.sv', `beto ${nth}`)
  start()
  await expect.poll(() => server.received.length).toBe(3)
  expect(subjects(server)).toEqual(['beto 1', 'beto 2', 'beto 3'])
  await expect.poll(states).toEqual(['waiting', 'waiting', 'waiting', 'sent', 'sent', 'sent'])
  expect((await mails()).map(({ attempts }) => attempts).slice(0, 3)).toEqual([1, 0, 0])
})

test('a claim whose answer was lost with the database is released by its own process', async () => {
  await smtp()
  const node = randomUUID()
  await write('ana@correo.sv')
  await write('beto@correo.sv')
  await pool().query(`insert into job_nodes (id, host, pid) values ($1, 'esta', 1)`, [node])
  const [claimed] = await claimMails(database(), node, 2)
  await releaseClaims(database(), node, [claimed!.id])
  expect(await states()).toEqual(['sending', 'waiting'])
})

test('an email that the server puts off lets later ones of its recipient pass, and waits longer each time', async () => {
  const server = await smtp({ answer: (command, nth) => (command === 'END' && nth === 1 ? '451 later' : undefined) })
  await write('ana@correo.sv', 'uno')
  await write('ana@correo.sv', 'dos')
  await deliverDueMail()
  expect(subjects(server)).toEqual(['dos'])
  const [first] = await mails()
  expect(first).toMatchObject({ status: 'waiting', deferrals: 1, lastError: expect.stringContaining('451') })
  expect([1, 2, 3, 20].map(deferralSeconds)).toEqual([15, 30, 60, 1800])
  const putOff = { command: 'RCPT TO', responseCode: 450, message: 'later' }
  expect(outcomeOf(putOff, MAX_DEFERRALS - 1).result).toBe('failed')
  expect(outcomeOf(putOff, 0).result).toBe('deferred')
})

test('a server that is away is told once, keeps the order, and is asked again within half a minute', async () => {
  const server = await smtp()
  await server.stop()
  await write('ana@correo.sv', 'uno')
  await write('ana@correo.sv', 'dos')
  await deliverDueMail()
  expect(await mails()).toMatchObject([
    { status: 'waiting', attempts: 1, deferrals: 0 },
    { status: 'waiting', attempts: 0 },
  ])
  for (const one of [
    { code: 'ETIMEDOUT' },
    { command: 'EHLO', responseCode: 421 },
    { command: 'MAIL FROM', responseCode: 530 },
  ])
    expect(outcomeOf({ message: 'x', ...one }, 500).result).toBe('unreachable')
  const [{ wait }] = (await pool().query('select max(extract(epoch from next_attempt_at - now())) as wait from outbox'))
    .rows
  expect(Number(wait)).toBeLessThanOrEqual(30)
  servers.push(await startSmtpServer({ port: server.port }))
  await pool().query('update outbox set next_attempt_at = now()')
  await deliverDueMail()
  expect(subjects(servers.at(-1)!)).toEqual(['uno', 'dos'])
})

test('an email of a process that is gone waits again; one of a living process is left to it', async () => {
  const server = await smtp()
  const [deadNode, alive] = [randomUUID(), randomUUID()]
  await write('ana@correo.sv', 'de la caída')
  await write('beto@correo.sv', 'de la viva')
  await pool().query(`insert into job_nodes (id, host, pid) values ($1, 'otra', 1)`, [alive])
  await pool().query(
    `insert into job_nodes (id, host, pid, seen_at) values ($1, 'otra', 2, now() - interval '20 seconds')`,
    [deadNode],
  )
  // Right after a start of the server all processes count as alive, so the test has to wait.
  const up = await pool().query<{ long: boolean }>(
    `select pg_postmaster_start_time() < now() - interval '16 seconds' as long`,
  )
  if (!up.rows[0]!.long) await pool().query('delete from job_nodes where id = $1', [deadNode])
  await claimMails(database(), deadNode, 1)
  await claimMails(database(), alive, 1)
  await releaseClaims(database(), alive, [(await mails())[1]!.id])
  expect(await states()).toEqual(['waiting', 'sending'])
  // By hand: an email of a dead process leaves now, one that is being sent is not started a second time.
  await pool().query(
    `update outbox set status = 'sending', claimed_by = $1, next_attempt_at = now() + interval '1 hour'
    where status = 'waiting'`,
    [deadNode],
  )
  for (const { id } of await mails()) await database().transaction((tx) => resendMail(tx, id))
  expect(await states()).toEqual(['waiting', 'sending'])
  await deliverDueMail()
  expect(subjects(server)).toHaveLength(1)
  expect(await states()).toEqual(['sent', 'sending'])
})

test('a stop cuts an email that hangs in time, and gives it back', async () => {
  const server = await smtp({ answer: (command) => (command === 'END' ? 'hang' : undefined) })
  await write('ana@correo.sv')
  start()
  await expect.poll(() => server.unconfirmed.length).toBe(1)
  await running.pop()!.stop(2000)
  expect(await mails()).toMatchObject([{ status: 'waiting', claimedBy: null }])
})
