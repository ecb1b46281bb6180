import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { fileEndpoint, listEndpoint, listPage, reason } from '../../../admin/list.contract.ts'
import { Arrears, LedgerLine, Statement, WholeStatement } from '../../statements/statement.contract.ts'
import { statementList } from './admin-statement.list.ts'

/** The month of the host's newest statement, which carries what is left of the older ones. */
const newest = z.string()
const AdminStatementRow = Statement.extend({ hostId: z.uuid(), newest }).meta({ id: 'AdminStatementRow' })

export const list = listEndpoint(statementList, {
  summary: 'The statements of all hosts, searched, sorted and filtered',
  answer: listPage(AdminStatementRow).meta({ id: 'AdminStatementPage' }),
})
export const download = fileEndpoint(statementList, { summary: 'The statements as a table for a spreadsheet' })

const common = { tag: 'Administración', access: 'admin' } as const

/** A statement with its host's current account. */
export const AdminStatement = WholeStatement.extend({
  hostId: z.uuid(),
  newest,
  /** What the host owes now; negative is in their favour. */
  balance: z.number(),
  overdue: z.number(),
  unconfirmed: z.number(),
  arrears: Arrears.nullable(),
  /** The host's latest 50 movements, in whatever statement they are. */
  latest: z.array(LedgerLine),
}).meta({ id: 'AdminStatement' })
export type AdminStatement = z.output<typeof AdminStatement>

export const show = endpoint({
  ...common,
  method: 'get',
  path: '/admin/statements/{id}',
  permission: 'money.read',
  summary: 'One statement, and the account of its host as it stands now',
  params: idParams,
  status: 200,
  answer: AdminStatement,
  refusals: [],
})

export const downloadPdf = endpoint({
  ...common,
  method: 'get',
  path: '/admin/statements/{id}/pdf',
  permission: 'money.read',
  summary: 'One statement to print, also of a host who has left',
  params: idParams,
  status: 200,
  answer: z.instanceof(Uint8Array),
  file: 'application/pdf',
  timeouts: 'export',
  refusals: [],
})

export const downloadCsv = endpoint({
  ...common,
  method: 'get',
  path: '/admin/statements/{id}/csv',
  permission: 'money.read',
  summary: 'The lines of one statement for a spreadsheet',
  params: idParams,
  status: 200,
  answer: z.string(),
  file: 'text/csv; charset=utf-8',
  timeouts: 'export',
  refusals: [],
})

export const make = endpoint({
  ...common,
  method: 'post',
  path: '/admin/statements/run',
  permission: 'money.record',
  summary: 'Makes what is missing of the statements of a month that is over; whoever has theirs is left out',
  body: z
    .object({
      month: z
        .string('Elige un mes')
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'El mes no existe')
        .meta({ examples: ['2026-10'] }),
    })
    .meta({ id: 'StatementRun' }),
  timeouts: 'export',
  status: 200,
  answer: z.object({ made: z.int() }).meta({ id: 'StatementsMade' }),
  refusals: ['MONTH_NOT_OVER'],
})

const amount = z
  .number('Escribe un importe')
  .max(1_000_000, 'Como máximo $1,000,000')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Con dos decimales como máximo')

const Balance = z.object({ balance: z.number() }).meta({ id: 'HostBalance' })

export const pay = endpoint({
  ...common,
  method: 'post',
  path: '/admin/hosts/{id}/payments',
  permission: 'money.record',
  summary: 'Records what a host paid, wholly or partly, never more than they owe; the host is sent a receipt',
  params: idParams,
  idempotent: true,
  body: z
    .object({
      amount: amount.min(0.01, 'Escribe un importe mayor que cero'),
      method: z.enum(['bank', 'cash'], 'Elige cómo pagó'),
      reference: z
        .string('Escribe la referencia')
        .trim()
        .min(3, 'Escribe el número de la transferencia o del recibo')
        .max(120, 'Escribe como máximo 120 caracteres'),
    })
    .meta({ id: 'HostPayment' }),
  status: 201,
  answer: Balance,
  refusals: ['PAYMENT_ABOVE_DEBT', 'PAYMENT_RECORDED'],
})

export const adjust = endpoint({
  ...common,
  method: 'post',
  path: '/admin/hosts/{id}/adjustments',
  permission: 'money.record',
  summary: 'Corrects what a host owes by hand, or writes off what they will not pay, with a reason',
  params: idParams,
  idempotent: true,
  body: z
    .object({
      kind: z.enum(['adjusted', 'written_off'], 'Elige qué se hace'),
      /** For an adjustment, positive increases the debt; for a write-off, the amount written off. */
      amount: amount
        .min(-1_000_000, 'Como mínimo −$1,000,000')
        .refine((value) => value !== 0, 'Escribe un importe que no sea cero'),
      /** What the host owed as the operator was shown it; refused when it is another now. */
      balance: z.number().optional(),
      reason,
    })
    .refine(({ kind, amount: written }) => kind !== 'written_off' || written > 0, {
      error: 'Escribe un importe mayor que cero',
      path: ['amount'],
    })
    .meta({ id: 'HostAdjustment' }),
  status: 201,
  answer: Balance,
  refusals: ['PAYMENT_ABOVE_DEBT', 'BALANCE_CHANGED'],
})

export const undo = endpoint({
  ...common,
  method: 'post',
  path: '/admin/ledger-entries/{id}/undo',
  permission: 'money.record',
  summary: 'Undoes a payment, an adjustment or a debt written off by an entry that mirrors it; nothing is deleted',
  params: idParams,
  body: z.object({ reason }).meta({ id: 'EntryUndo' }),
  status: 200,
  answer: Balance,
  refusals: ['ENTRY_NOT_UNDOABLE', 'ENTRY_UNDOES'],
})

export const liftPause = endpoint({
  ...common,
  method: 'post',
  path: '/admin/hosts/{id}/pause/lift',
  permission: 'money.record',
  summary: 'Ends the pause of a host who is late, or its warning, with a reason; the same statement starts none again',
  params: idParams,
  body: z.object({ reason }).meta({ id: 'PauseLift' }),
  status: 204,
  answer: z.null(),
  refusals: ['HOST_NOT_IN_ARREARS'],
})
