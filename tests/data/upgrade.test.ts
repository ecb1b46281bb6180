// Starting this version migrates a database of an older one: nothing may be lost, every promise must hold, and waiting work
// goes on.
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { expect, inject, onTestFinished, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { sequencesOf, tablesOf } from '#platform/backup/tables.ts'
import { configuration, configure } from '#platform/configuration.ts'
import {
  createDatabase,
  knownLevels,
  levelOf,
  migrate,
  migrateWithin,
  onConnection,
} from '#platform/database/migrate.ts'
import { closePool, pool } from '#platform/database/pool.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'
import { cookieOf, signedIn } from '../support/people.ts'
import { startServer } from '../support/servers/running-server.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'

/** Level of the first schema, and of the last of the 24 migrations it replaced (decision 0192). */
const FIRST = 1795334586015
const SQUASHED_FROM = 1795219746292

/** Copies rows of a table from the newest schema to an older one, in the columns that both have. */
async function copyRows(source: pg.Client, target: pg.Client): Promise<void> {
  const newest = new Map((await tablesOf(source)).map(({ name, columns }) => [name, columns]))
  // Without foreign keys and triggers, because the rows were checked in their source.
  await target.query('set session_replication_role = replica')
  for (const { name, columns } of await tablesOf(target)) {
    await target.query(`delete from public."${name}"`)
    const shared = columns.filter((column) => newest.get(name)?.includes(column)).join(', ')
    // A table that later became another one.
    if (!shared) continue
    const into = target.query(copyFrom(`copy public."${name}" (${shared}) from stdin`))
    await pipeline(source.query(copyTo(`copy (select ${shared} from public."${name}") to stdout`)), into)
  }
  const sequences = await sequencesOf(source)
  for (const [name, value] of Object.entries(sequences))
    if ((await target.query('select to_regclass($1) as found', [`public."${name}"`])).rows[0].found)
      await target.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, value])
  await target.query('set session_replication_role = origin')
}

async function createEmptyDatabase(name: string): Promise<string> {
  const unique = `t_${name}_${process.pid}_${Date.now()}`
  await createDatabase(inject('server').replace('NAME', 'postgres'), unique)
  return inject('server').replace('NAME', unique)
}

/** A database of the first schema with the demo, as the old migrations left one. @returns its connection string */
async function createDatabaseBefore(): Promise<string> {
  const url = await createEmptyDatabase('before')
  await onConnection(url, async (target) => {
    await target.query('begin')
    await migrateWithin(target, FIRST)
    await target.query('delete from drizzle.__drizzle_migrations')
    await target.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) select md5(level::text), level
       from unnest(array[$1::bigint, $2::bigint]) level`,
      [SQUASHED_FROM, FIRST],
    )
    await target.query('commit')
    await onConnection(configuration().DATABASE_URL!, (source) => copyRows(source, target))
  })
  await prepareJobs(url)
  return url
}

test('a database of the first schema is brought up to date, and what waited goes on', {
  timeout: 120_000,
}, async () => {
  const cookie = await cookieOf(await signedIn('traveler'))
  const minded = await audit()
  const url = await createDatabaseBefore()
  const countRows = `select (select count(*) from bookings) as bookings, (select count(*) from messages) as messages,
    (select count(*) from pictures) as pictures, (select count(*) from sessions) as sessions`
  const before = await onConnection(url, async (client) => {
    await client.query('delete from outbox')
    await client.query(`insert into outbox (recipient, subject, text, html, status) values
      ('espera@correo.sv', 'uno', 'Hola', 'Hola', 'waiting'), ('espera@correo.sv', 'dos', 'Hola', 'Hola', 'waiting'),
      ('tarde@correo.sv', 'dejado', 'Hola', 'Hola', 'failed'), ('nunca@correo.sv', 'guardado', 'Hola', 'Hola', 'kept')`)
    await client.query(
      `insert into contact_messages (name, email, subject, message) values ('Ana', 'ana@correo.sv', 'Pregunta', 'Hola, ¿abren hoy?')`,
    )
    return (await client.query(countRows)).rows
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

  expect(await onConnection(url, levelOf)).toBe(knownLevels().at(-1))
  expect((await pool().query(countRows)).rows).toEqual(before)
  expect((await fetch(`${address}/api/profile`, { headers: { cookie } })).status).toBe(200)
  expect(
    (
      await pool().query(
        `select c.subject, c.status, m.text from cases c join case_messages m on m.case_id = c.id where c.email = 'ana@correo.sv'`,
      )
    ).rows,
  ).toEqual([{ subject: 'Pregunta', status: 'open', text: 'Hola, ¿abren hoy?' }])
  // Both emails leave once, in order; failed and kept ones stay.
  await expect.poll(() => smtp.received.map(({ data }) => /^Subject: (.*)$/m.exec(data)![1])).toEqual(['uno', 'dos'])
  await expect
    .poll(async () => (await pool().query('select subject, status from outbox order by subject')).rows)
    .toEqual([
      { subject: 'dejado', status: 'failed' },
      { subject: 'dos', status: 'sent' },
      { subject: 'guardado', status: 'kept' },
      { subject: 'uno', status: 'sent' },
    ])
  expect(await audit()).toEqual(minded)
})

// Until the product has a migration after its first schema, a small schema of three shows what migrations do to rows.
const FOLDER = 'tests/data/older-schema'
const [LETTERS, , RECIPIENTS] = knownLevels(FOLDER) as [number, number, number]

async function createOlder(rows: string): Promise<string> {
  const url = await createEmptyDatabase('older')
  await onConnection(url, async (client) => {
    await migrateWithin(client, LETTERS, FOLDER)
    await client.query(`insert into letters (subject, created_at, recipient) values ${rows}`)
  })
  return url
}

test('rows of an older schema are understood, and two nodes that start at once migrate them once', async () => {
  const url = await createOlder(`('dos', now(), 'b@correo.sv'), ('uno', now() - interval '1 hour', 'a@correo.sv')`)
  await Promise.all([migrate(url, FOLDER), migrate(url, FOLDER)])
  await onConnection(url, async (client) => {
    await client.query(`insert into letters (subject, recipient) values ('tres', 'a@correo.sv')`)
    const { rows } = await client.query('select subject, number::int from letters order by number')
    expect(rows).toEqual([
      { subject: 'uno', number: 1 },
      { subject: 'dos', number: 2 },
      { subject: 'tres', number: 3 },
    ])
    const { rows: applied } = await client.query('select created_at::int as level from drizzle.__drizzle_migrations')
    expect(applied.map(({ level }) => level)).toEqual(knownLevels(FOLDER))
  })
})

test('a migration that fails leaves the database at the level where it stood', async () => {
  const url = await createOlder(`('uno', now(), null)`)
  await expect(migrate(url, FOLDER)).rejects.toThrow()
  await onConnection(url, async (client) => {
    expect(await levelOf(client)).toBe(LETTERS)
    // The previous migration had succeeded, and was rolled back with this one.
    expect((await client.query('select * from letters')).rows).toEqual([
      { id: expect.any(String), subject: 'uno', recipient: null, created_at: expect.any(Date) },
    ])
    await client.query(`update letters set recipient = 'a@correo.sv'`)
    await migrate(url, FOLDER)
    expect(await levelOf(client)).toBe(RECIPIENTS)
  })
})

test('a database from before the first schema is refused, and stays as it is', async () => {
  const url = await createOlder(`('uno', now(), 'a@correo.sv')`)
  await expect(migrate(url)).rejects.toThrow(
    'sus datos son de una versión anterior a la primera que se puede actualizar',
  )
  await onConnection(url, async (client) => expect(await levelOf(client)).toBe(LETTERS))
})
