// Records the product's statements from the database's log, so that the bare driver can run the same ones.
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DATA_DIR } from '../worlds/databases.ts'

export type Statement = {
  name: string | null
  text: string
  values: (string | null)[]
  /** Process of its connection. */
  pid: string
}

const MARK = "select 'the next step'"
const LOG = path.join(DATA_DIR, 'postgres.log')

async function everyStatement(client: pg.Client, logged: 'all' | 'none') {
  await client.query(`alter system set log_statement = '${logged}'`)
  await client.query('select pg_reload_conf()')
  for (;;) {
    const { rows } = await client.query<{ log_statement: string }>('show log_statement')
    if (rows[0]!.log_statement === logged) return
    await pause(10)
  }
}

/** The statements of each step, in the order they began. A mark is written into the log between steps. */
export async function recordStatements(url: string, steps: (() => Promise<unknown>)[]): Promise<Statement[][]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await everyStatement(client, 'all')
    const from = statSync(LOG).size
    for (const step of steps) {
      await step()
      await client.query(MARK)
    }
    await everyStatement(client, 'none')
    const ownPid = String((client as unknown as { processID: number }).processID)
    const recorded: Statement[][] = [[]]
    for (const statement of parseLog(tail(LOG, from), new URL(url).pathname.slice(1))) {
      if (statement.pid !== ownPid) recorded.at(-1)!.push(statement)
      else if (statement.text === MARK) recorded.push([])
    }
    return recorded.slice(0, steps.length)
  } finally {
    await client.end()
  }
}

function tail(file: string, from: number): string {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(fstatSync(handle).size - from)
    readSync(handle, bytes, 0, bytes.length, from)
    return bytes.toString()
  } finally {
    closeSync(handle)
  }
}

const ENTRY = /^<(\S+) (\d+)> (\w+): {2}(.*)$/s
const STATEMENT = /^(?:statement|execute (\S+?)): (.*)$/s

/** Entries start with `<database pid> `; continuation lines start with a tab. */
function parseLog(log: string, database: string): Statement[] {
  const statements: Statement[] = []
  for (const entry of log.split(/\n(?=<)/)) {
    const [, of, pid, level, message] = ENTRY.exec(entry.trimEnd().replaceAll('\n\t', '\n')) ?? []
    if (of !== database) continue
    const [, name, text] = (level === 'LOG' && STATEMENT.exec(message!)) || []
    if (text) statements.push({ name: name && name !== '<unnamed>' ? name : null, text, values: [], pid: pid! })
    else if (level === 'DETAIL' && /^parameters: /i.test(message!)) {
      const last = statements.findLast((statement) => statement.pid === pid)
      if (last) last.values = parseValues(message!)
    }
  }
  return statements
}

/** `Parameters: $1 = 'it''s', $2 = NULL` → ["it's", null]. */
function parseValues(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  )
}

/** A statement in the driver's shape. */
export const bareQuery = ({ name, text, values }: Statement) => ({ ...(name && { name }), text, values })

/** Transaction control has no plan. */
export const isControl = ({ text }: Statement) => /^\s*(begin|commit|rollback|set|savepoint|release)\b/i.test(text)

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** Tables that a plan scans sequentially. */
function scannedTables(plan: Plan): string[] {
  const scanned = plan['Node Type'].endsWith('Seq Scan') && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...scanned, ...(plan.Plans ?? []).flatMap(scannedTables)]
}

const quoted = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)
/** From the sixth execution on PostgreSQL may keep one generic plan. */
const SETTLED = 6

/**
 * Tables that statements scan sequentially, by the plans the database really uses: a named statement is executed until the
 * database has chosen between a generic and a custom plan.
 */
export async function scansOf(client: pg.Client, statements: Statement[]): Promise<Map<Statement, string[]>> {
  type Explained = { 'QUERY PLAN': { Plan: Plan }[] }
  const scans = new Map<Statement, string[]>()
  const byName = Map.groupBy(statements, ({ name }) => name)
  for (const [key, alike] of byName) {
    if (key) for (let n = 0; n < SETTLED; n++) await client.query(bareQuery(alike[n % alike.length]!))
    for (const statement of alike) {
      const values = statement.values.map(quoted).join(', ')
      const explained = key
        ? `explain (format json) execute ${client.escapeIdentifier(key)}${values && `(${values})`}`
        : `explain (format json) ${statement.text}`
      const { rows } = await client.query<Explained>(explained, key ? undefined : statement.values)
      scans.set(statement, scannedTables(rows[0]!['QUERY PLAN'][0]!.Plan))
    }
  }
  return scans
}
