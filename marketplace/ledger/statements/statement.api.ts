// Monthly statements: created on schedule or by hand, read by their host.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { writeCursor } from '#platform/http/cursor.ts'
import { refuse } from '#platform/http/refusal.ts'
import { downloadHeaders } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { DAY_MS } from '#platform/units.ts'
import { presentArrears } from '../arrears/arrears.api.ts'
import { toDollars } from '../ledger.rules.ts'
import type * as contract from './statement.contract.ts'
import {
  balanceOf,
  findStatementOf,
  howToPay,
  insertStatements,
  type LineRow,
  linesOf,
  listStatementsOf,
  listToRemind,
  type StatementRow,
} from './statement.data.ts'
import { remindOfArrears } from './statement.mail.tsx'
import {
  DAYS_TO_REMIND,
  dueDayOf,
  lastMonth,
  monthAfter,
  statementNumber,
  stateOf,
  unpaidCents,
} from './statement.rules.ts'
import { csvOf, fileNameOf, pdfOf } from './statement-file.api.ts'

/** Creates the missing statements of a past month. @returns how many were created */
export const makeStatements = (month: string, tx: Executor): Promise<number> =>
  insertStatements(tx, month, startOfDay(`${monthAfter(month)}-01`), dueDayOf(month))

/** Creates the statements of the month that has just ended. */
const makeLastMonth = (now: Date) =>
  withTimeouts('command', () => database().transaction((tx) => makeStatements(lastMonth(now), tx)))

/**
 * 02:20 in El Salvador, on the first five nights of a month: the later runs only make up for missed ones, since existing
 * statements are skipped.
 */
export const statementSweeps: Sweep[] = [
  { name: 'make-statements', every: '20 8 1-5 * *', run: async () => void (await makeLastMonth(new Date())) },
  // 09:10 in El Salvador.
  { name: 'remind-of-arrears', every: '10 15 * * *', run: () => remindArrears(new Date()) },
]

/** The most reminders in one transaction; the next morning continues. */
const MAX_REMINDERS = 500

/** Reminds hosts of late statements, once per statement. Safe on several nodes, because the notice's key is unique. */
export async function remindArrears(now: Date): Promise<void> {
  const lateSince = dayOf(new Date(now.getTime() - DAYS_TO_REMIND * DAY_MS))
  await database().transaction(async (tx) => {
    for (const statement of await listToRemind(tx, lateSince, MAX_REMINDERS)) await remindOfArrears(tx, statement)
  })
}

export function presentStatement(row: StatementRow, now: Date): contract.Statement {
  const remaining = unpaidCents(row.closingCents, row.sinceCents)
  return {
    id: row.id,
    number: statementNumber(row),
    month: row.month,
    hostName: row.hostName,
    opening: toDollars(row.openingCents),
    charged: toDollars(row.chargedCents),
    corrected: toDollars(row.correctedCents),
    paid: toDollars(row.paidCents),
    closing: toDollars(row.closingCents),
    left: toDollars(remaining),
    dueOn: row.dueOn,
    state: stateOf(remaining, row.dueOn, now),
    createdAt: row.createdAt.toISOString(),
  }
}

export const presentLine = (line: LineRow): contract.LedgerLine => ({
  id: line.id,
  at: line.at.toISOString(),
  kind: line.kind,
  amount: toDollars(line.cents),
  booking:
    line.bookingId === null
      ? null
      : {
          id: line.bookingId,
          code: line.code ?? '',
          title: line.title ?? '',
          gross: toDollars(line.grossCents ?? 0),
          percent: (line.basisPoints ?? 0) / 100,
        },
  method: line.method,
  reference: line.reference,
  reason: line.reason,
  undone: line.undone,
})

export const statementWithLines = async (row: StatementRow, now: Date): Promise<contract.WholeStatement> => ({
  ...presentStatement(row, now),
  lines: (await linesOf(row)).map(presentLine),
})

export const list: Serve<typeof contract.list> = async ({ caller, query: { after, limit }, now }) => {
  const [rows, { owed, unconfirmed, overdue }, arrears] = await Promise.all([
    listStatementsOf(caller, { before: after?.[0], limit }),
    balanceOf(caller.id, dayOf(now)),
    presentArrears(caller.id),
  ])
  const items = rows.slice(0, limit).map((row) => presentStatement(row, now))
  return {
    items,
    next: rows.length > limit ? writeCursor([items.at(-1)!.month]) : null,
    balance: toDollars(owed),
    overdue: toDollars(Math.min(overdue, Math.max(0, owed))),
    unconfirmed: toDollars(unconfirmed),
    arrears,
    howToPay: howToPay(await settings()),
  }
}

async function ownStatement(caller: Host, id: string, now: Date) {
  const row = await findStatementOf(caller, id)
  return row ? statementWithLines(row, now) : null
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) =>
  (await ownStatement(caller, id, now)) ?? refuse('NOT_FOUND')

export const downloadPdf: Serve<typeof contract.downloadPdf> = async ({ caller, params: { id }, now }) => {
  const statement = await ownStatement(caller, id, now)
  if (!statement) return refuse('NOT_FOUND')
  return new WithHeaders(
    await pdfOf(statement, howToPay(await settings())),
    downloadHeaders(fileNameOf(statement, 'pdf')),
  )
}

export const downloadCsv: Serve<typeof contract.downloadCsv> = async ({ caller, params: { id }, now }) => {
  const statement = await ownStatement(caller, id, now)
  if (!statement) return refuse('NOT_FOUND')
  return new WithHeaders(csvOf(statement), downloadHeaders(fileNameOf(statement, 'csv')))
}
