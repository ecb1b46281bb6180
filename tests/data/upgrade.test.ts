// A database of the version before, with the rows that its migrations have to understand, is brought up to date by a
// start of this one: nothing is lost, every promise holds, and what waited goes on.
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { sequencesOf, tablesOf } from '#platform/backup/tables.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { createDatabase, knownLevels, migrateWithin, onConnection } from '#platform/database/migrate.ts'
import { closePool, pool } from '#platform/database/pool.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'
import { cookieOf, signedIn } from '../support/people.ts'
import { startServer } from '../support/running-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

/** The last migration of the version before: pictures without owners, mail as jobs, codes of travelers only. */
const BEFORE = knownLevels()[17]!

/** Brings rows of a table of the newest schema into one of an older schema, in the columns that both have. */
async function copyRows(source: pg.Client, target: pg.Client): Promise<void> {
  const newest = new Map((await tablesOf(source)).map(({ name, columns }) => [name, columns]))
  // Foreign keys and triggers judge nothing here: the rows were judged where they come from.
  await target.query('set session_replication_role = replica')
  for (const { name, columns } of await tablesOf(target)) {
    const both = columns.filter((column) => newest.get(name)?.includes(column)).join(', ')
    await target.query(`delete from public."${name}"`)
    const into = target.query(copyFrom(`copy public."${name}" (${both}) from stdin`))
    await pipeline(source.query(copyTo(`copy (select ${both} from public."${name}") to stdout`)), into)
  }
  const known = await sequencesOf(source)
  for (const [name, value] of Object.entries(known))
    if ((await target.query('select to_regclass($1) as found', [`public."${name}"`])).rows[0].found)
      await target.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, value])
  await target.query('set session_replication_role = origin')
}

/** A database of the version before with the demo in it. @returns its connection string */
async function createDatabaseBefore(): Promise<string> {
  const name = `t_before_${process.pid}_${Date.now()}`
  await createDatabase(inject('server').replace('NAME', 'postgres'), name)
  const url = inject('server').replace('NAME', name)
  await onConnection(url, async (target) => {
    await target.query('begin')
    await migrateWithin(target, BEFORE)
    await target.query('commit')
    await onConnection(configuration().DATABASE_URL!, (source) => copyRows(source, target))
  })
  await prepareJobs(url)
  return url
}

let url: string
let minded: Awaited<ReturnType<typeof audit>>
let cookie: string
beforeAll(async () => {
  cookie = await cookieOf(await signedIn('traveler'))
  minded = await audit()
  url = await createDatabaseBefore()
})

const one = async (sql: string, values: unknown[] = []) => (await pool().query(sql, values)).rows[0]

test('rows of the version before are understood, and what waited goes on', { timeout: 120_000 }, async () => {
  const before = await onConnection(url, async (client) => {
    const row = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows[0]
    await client.query('set session_replication_role = replica')
    // Begun with the traveler's code before the host had answered: that was possible.
    const begun =
      await row(`update bookings set status = 'in_progress', started_at = now(), payment_status = 'paid_cash'
      where id = (select id from bookings where status = 'pending' and expires_at > now() limit 1) returning id`)
    // A picture that nobody is known to have handed in, shown by its host.
    const shown = await row(`update pictures p set uploaded_by = null from experience_images i, experiences e
      where p.id = (select picture_id from experience_images limit 1) and i.picture_id = p.id and e.id = i.experience_id
      returning p.id, e.host_id as host`)
    // One picture in two messages of a chat.
    const { conversation } = await row(`select conversation_id as conversation from messages
      group by conversation_id having count(*) > 1 limit 1`)
    await client.query(
      `update messages set message_type = 'attachment', attachment_url = '/files/chat/one.webp', attachment_type = 'image/webp',
         content = case when sequence = (select min(sequence) from messages where conversation_id = $1) then 'mira' else '' end
       where id in (select id from messages where conversation_id = $1 order by sequence limit 2)`,
      [conversation],
    )
    // Mail as the version before left it when it was killed: a job that a dead worker holds, its queue locked as well.
    await client.query('delete from outbox')
    for (const subject of ['uno', 'dos'])
      await client.query(
        `with letter as (insert into outbox (recipient, subject, text, html)
           values ('espera@correo.sv', $1, 'Hola', 'Hola') returning id)
         select graphile_worker.add_job('deliver-mail', json_build_object('id', id), queue_name => 'mail') from letter`,
        [subject],
      )
    // The older one was tried in vain, so that its row lies behind the newer one's.
    await client.query(`update outbox set attempts = 3, created_at = now() - interval '1 hour' where subject = 'uno'`)
    await client.query(`insert into outbox (recipient, subject, text, html, status) values
      ('tarde@correo.sv', 'dejado', 'Hola', 'Hola', 'failed'), ('nunca@correo.sv', 'guardado', 'Hola', 'Hola', 'kept')`)
    await client.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'
      where id = (select min(id) from graphile_worker._private_jobs)`)
    await client.query(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'gone'`)
    await client.query(`update sessions set created_at = now() - interval '3 days'`)
    const { rows: counts } = await client.query(
      `select (select count(*) from bookings) as bookings, (select count(*) from messages) as messages,
         (select count(*) from pictures) as pictures, (select count(*) from sessions) as sessions`,
    )
    return { begun: begun.id as string, shown, conversation, counts }
  })

  const smtp = await startSmtpServer()
  onTestFinished(smtp.stop)
  const { server, address } = await startServer(url, { SMTP_URL: smtp.url })
  onTestFinished(async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    await closePool()
  })
  await closePool()
  configure({ DATABASE_URL: url })

  expect(await one('select status, started_by from bookings where id = $1', [before.begun])).toEqual({
    status: 'in_progress',
    started_by: 'traveler',
  })
  expect((await pool().query('select from bookings where (started_at is null) <> (started_by is null)')).rowCount).toBe(
    0,
  )
  const owners = 'select person_id from picture_uploads where picture_id = $1 and person_id = $2'
  expect(await one(owners, [before.shown.id, before.shown.host])).toEqual({ person_id: before.shown.host })
  const { rows: messages } = await pool().query(
    'select content, message_type, attachment_url from messages where conversation_id = $1 order by sequence limit 2',
    [before.conversation],
  )
  expect(messages).toEqual([
    { content: 'mira', message_type: 'attachment', attachment_url: '/files/chat/one.webp' },
    { content: 'Imagen repetida', message_type: 'text', attachment_url: null },
  ])
  expect(await one('select count(*)::int as other from sessions where proved_at <> created_at')).toEqual({ other: 0 })
  const { rows: counts } = await pool().query(
    `select (select count(*) from bookings) as bookings, (select count(*) from messages) as messages,
       (select count(*) from pictures) as pictures, (select count(*) from sessions) as sessions`,
  )
  expect(counts).toEqual(before.counts)
  expect((await fetch(`${address}/api/profile`, { headers: { cookie } })).status).toBe(200)

  // Both letters leave once, in their order; what was given up and what was kept stays.
  await expect.poll(() => smtp.received.map(({ data }) => /^Subject: (.*)$/m.exec(data)![1])).toEqual(['uno', 'dos'])
  await expect
    .poll(async () => (await pool().query('select subject, status from outbox order by subject')).rows)
    .toEqual([
      { subject: 'dejado', status: 'failed' },
      { subject: 'dos', status: 'sent' },
      { subject: 'guardado', status: 'kept' },
      { subject: 'uno', status: 'sent' },
    ])
  await expect
    .poll(
      async () =>
        (await pool().query(`select from graphile_worker.jobs where task_identifier = 'deliver-mail'`)).rowCount,
    )
    .toBe(0)
  expect(await audit()).toEqual(minded)
})
