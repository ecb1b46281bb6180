// The first page of the portal for a host with much data: number of statements, and time to the first byte.
import { request } from 'node:http'
import type { Product } from './harness/product.ts'
import { type Findings, median, milliseconds } from './harness/report.ts'
import { isControl, recordStatements } from './harness/statements.ts'
import { BOOKINGS, DATES, EXPERIENCES, fillHostWorld, hostCookie } from './worlds/host-world.ts'

const MAX_STATEMENTS = 12
const REACH_MS = 150
const VISITS = 21
const OTHERS = 4

export const fillHosts = () => fillHostWorld({ hosts: OTHERS + 1 })

const PAGES: [string, string][] = [
  ['Resumen', '/host/dashboard'],
  ['reservations', '/host/dashboard?tab=reservations'],
  ['reservations, searched', '/host/dashboard?tab=reservations&q=hernandez+199'],
]

const visit = ({ port }: Product, path: string) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now()
    const outgoing = request({ port, host: '127.0.0.1', path, headers: { cookie: hostCookie() } }, async (answer) => {
      let first = 0
      let html = ''
      for await (const chunk of answer) {
        first ||= performance.now() - started
        html += chunk
      }
      if (answer.statusCode !== 200 || !html.includes('Dashboard de Anfitrión'))
        return reject(new Error(`${path} answered ${answer.statusCode}`))
      resolve(first)
    })
    outgoing.on('error', reject).end()
  })

/** Rows for the number of statements and the first byte of the heaviest tabs. */
export async function measureDashboard(product: Product, databaseUrl: string): Promise<Findings> {
  const rows: Findings['rows'] = []
  for (const [name, path] of PAGES) {
    const times: number[] = []
    for (let n = 0; n < VISITS; n++) times.push(await visit(product, path))
    const [logged] = await recordStatements(databaseUrl, [() => visit(product, path)])
    // Without the job queue, which polls by itself.
    const statements = logged!.filter(
      (statement) => !isControl(statement) && !/graphile_worker|pg_notify|listen /i.test(statement.text),
    )
    const first = median(times)
    rows.push({
      what: `dashboard, ${name}: ${EXPERIENCES} experiences, ${DATES} dates, ${BOOKINGS} reservations of ${OTHERS + 1} such hosts`,
      reach: `≤ ${MAX_STATEMENTS} queries, first byte ≤ ${milliseconds(REACH_MS)}`,
      measured: `${statements.length} queries, ${milliseconds(first)}`,
      limit: '',
      held: statements.length <= MAX_STATEMENTS && first <= REACH_MS,
    })
  }
  return { rows, notes: [] }
}
