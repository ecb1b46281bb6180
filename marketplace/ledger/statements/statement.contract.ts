import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery } from '#platform/http/params.ts'
import { ENTRY_KINDS } from '../ledger.rules.ts'

/** Dollars with whole cents; negative is in the host's favour. */
const dollars = z.number()

export const Statement = z
  .object({
    id: z.uuid(),
    number: z.string(),
    month: z.string(),
    hostName: z.string(),
    opening: dollars,
    charged: dollars,
    corrected: dollars,
    paid: dollars,
    closing: dollars,
    /** What is still unpaid of it. */
    left: dollars,
    dueOn: z.iso.date(),
    state: z.enum(['settled', 'due', 'overdue']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Statement' })
export type Statement = z.output<typeof Statement>

export const LedgerLine = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(ENTRY_KINDS),
    /** The change of the debt; positive increases it. */
    amount: dollars,
    /** For a commission: the booking, its cash and the rate. */
    booking: z
      .object({ id: z.uuid(), code: z.string(), title: z.string(), gross: dollars, percent: z.number() })
      .nullable(),
    method: z.enum(['bank', 'cash']).nullable(),
    reference: z.string().nullable(),
    reason: z.string().nullable(),
    undone: z.boolean(),
  })
  .meta({ id: 'LedgerLine' })
export type LedgerLine = z.output<typeof LedgerLine>

export const WholeStatement = Statement.extend({ lines: z.array(LedgerLine) }).meta({ id: 'WholeStatement' })
export type WholeStatement = z.output<typeof WholeStatement>

/** A warning in force, or the pause that followed (docs/decisions/0225). */
export const Arrears = z
  .object({
    /** The first day without new reservations. */
    pausesOn: z.iso.date(),
    pausedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Arrears' })
export type Arrears = z.output<typeof Arrears>

export const StatementPage = z
  .object({
    items: z.array(Statement),
    next: z.string().nullable(),
    /** What the host owes now, including what no statement contains yet. */
    balance: dollars,
    /** The part of it that is past its due date. */
    overdue: dollars,
    /** Commission on cash that the host has not confirmed; owed once they do. */
    unconfirmed: dollars,
    arrears: Arrears.nullable(),
    /** To which account, and where in cash. */
    howToPay: z.string(),
  })
  .meta({ id: 'StatementPage' })
export type StatementPage = z.output<typeof StatementPage>

/** The month of the last statement shown; unique, because a host has one statement per month. */
const MonthCursor = z.tuple([z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)])
const common = { method: 'get', tag: 'Anfitriones', access: 'host', status: 200 } as const

export const list = endpoint({
  ...common,
  path: '/host/statements',
  summary: 'The monthly statements of the host, newest first, and what is owed now',
  query: z.object({ ...pageQuery(MonthCursor, 12) }),
  answer: StatementPage,
  refusals: [],
})

export const show = endpoint({
  ...common,
  path: '/host/statements/{id}',
  summary: 'One statement with all its lines',
  params: idParams,
  answer: WholeStatement,
  refusals: [],
})

export const downloadPdf = endpoint({
  ...common,
  path: '/host/statements/{id}/pdf',
  summary: 'One statement to print or keep',
  params: idParams,
  answer: z.instanceof(Uint8Array),
  file: 'application/pdf',
  timeouts: 'export',
  refusals: [],
})

export const downloadCsv = endpoint({
  ...common,
  path: '/host/statements/{id}/csv',
  summary: 'The lines of one statement for a spreadsheet',
  params: idParams,
  answer: z.string(),
  file: 'text/csv; charset=utf-8',
  timeouts: 'export',
  refusals: [],
})
