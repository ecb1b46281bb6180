// Statements for operators: creating them by hand, reading them, and recording payments. Every write has an audit entry.
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, shortDate } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { downloadHeaders } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { formatMoney } from '#ui/price.tsx'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { fileHandler, pageHandler } from '../../../admin/list.api.ts'
import { endArrearsIfPaid, liftArrears, presentArrears } from '../../arrears/arrears.api.ts'
import { toCents, toDollars } from '../../ledger.rules.ts'
import { makeStatements, presentLine, presentStatement, statementWithLines } from '../../statements/statement.api.ts'
import { balanceOf, findStatement, howToPay, latestLines, type StatementRow } from '../../statements/statement.data.ts'
import { sendPaymentReceipt } from '../../statements/statement.mail.tsx'
import { lastMonth, statementNumber, unpaidCents } from '../../statements/statement.rules.ts'
import { monthName } from '../../statements/statement.text.ts'
import { csvOf, fileNameOf, pdfOf } from '../../statements/statement-file.api.ts'
import type * as contract from './admin-statement.contract.ts'
import {
  findEntry,
  findHostName,
  findPayment,
  insertEntry,
  lockLedger,
  statementReader,
} from './admin-statement.data.ts'
import { statementList } from './admin-statement.list.ts'

/** The number of recent movements beside a statement. */
const LATEST = 50

const row = (statement: StatementRow, now: Date) => ({
  ...presentStatement(statement, now),
  hostId: statement.hostId,
  newest: statement.newestMonth,
})
const isNewest = ({ month, newestMonth }: StatementRow) => month === newestMonth
export const list: Serve<typeof contract.list> = pageHandler(statementReader, row)

const usd = (cents: number) => toDollars(cents).toFixed(2)
export const download: Serve<typeof contract.download> = fileHandler(statementList, statementReader, {
  number: statementNumber,
  hostId: ({ hostId }) => hostId,
  host: ({ hostName }) => hostName,
  month: ({ month }) => month,
  opening: ({ openingCents }) => usd(openingCents),
  charged: ({ chargedCents }) => usd(chargedCents),
  corrected: ({ correctedCents }) => usd(correctedCents),
  paid: ({ paidCents }) => usd(paidCents),
  closing: ({ closingCents }) => usd(closingCents),
  left: (one) => (isNewest(one) ? usd(unpaidCents(one.closingCents, one.sinceCents)) : null),
  carried: (one) => (isNewest(one) ? null : one.newestMonth),
  due: ({ dueOn }) => dueOn,
})

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findStatement(caller, id)
  if (!row) return refuse('NOT_FOUND')
  const [details, { owed, unconfirmed, overdue }, latest, arrears] = await Promise.all([
    statementWithLines(row, now),
    balanceOf(row.hostId, dayOf(now)),
    latestLines(caller, row.hostId, LATEST),
    presentArrears(row.hostId),
  ])
  return {
    ...details,
    hostId: row.hostId,
    newest: row.newestMonth,
    balance: toDollars(owed),
    overdue: toDollars(Math.min(overdue, Math.max(0, owed))),
    unconfirmed: toDollars(unconfirmed),
    arrears,
    latest: latest.map(presentLine),
  }
}

export const downloadPdf: Serve<typeof contract.downloadPdf> = async ({ caller, params: { id }, now }) => {
  const row = await findStatement(caller, id)
  if (!row) return refuse('NOT_FOUND')
  const statement = await statementWithLines(row, now)
  return new WithHeaders(
    await pdfOf(statement, howToPay(await settings())),
    downloadHeaders(fileNameOf(statement, 'pdf')),
  )
}

export const downloadCsv: Serve<typeof contract.downloadCsv> = async ({ caller, params: { id }, now }) => {
  const row = await findStatement(caller, id)
  if (!row) return refuse('NOT_FOUND')
  const statement = await statementWithLines(row, now)
  return new WithHeaders(csvOf(statement), downloadHeaders(fileNameOf(statement, 'csv')))
}

export const make: Serve<typeof contract.make> = async ({ caller, body: { month }, now }) => {
  if (month > lastMonth(now)) return refuse('MONTH_NOT_OVER')
  return database().transaction(async (tx) => {
    const count = await makeStatements(month, tx)
    await recordAudit(tx, caller, {
      action: 'statement.make',
      object: { type: 'statement', label: monthName(month) },
      after: { made: count },
    })
    return { made: count }
  })
}

const balanceIn = async (tx: Executor, hostId: string, now: Date) => (await balanceOf(hostId, dayOf(now), tx)).owed
const aboveDebt = (owed: number) =>
  refuse('PAYMENT_ABOVE_DEBT', {
    fields: { amount: owed > 0 ? `Debe ${formatMoney(toDollars(owed))}: escribe eso o menos.` : 'No debe nada.' },
  })

/** Two people at the desk often record one transfer: the second of them reads who was faster. */
const alreadyRecorded = ({ cents, at }: { cents: number; at: Date }) =>
  refuse('PAYMENT_RECORDED', {
    fields: {
      reference: `Ya está anotada: ${formatMoney(toDollars(cents))} el ${shortDate(at)}. Si es otro pago, agrega algo que lo distinga.`,
    },
  })

/** Runs a manual action in one transaction, one at a time per host. */
function inTurn<Result>(
  admin: Admin<'money.record'>,
  hostId: string,
  execute: (tx: Executor, name: string) => Promise<Result>,
) {
  return async (tx: Executor) => {
    await lockLedger(tx, admin, hostId)
    const name = await findHostName(tx, admin, hostId)
    return name === null ? refuse('NOT_FOUND') : execute(tx, name)
  }
}

export const pay: Serve<typeof contract.pay> = ({ caller, params: { id }, body, now, tx }) =>
  inTurn(caller, id, async (_, name) => {
    const cents = toCents(body.amount)
    const owed = await balanceIn(tx, id, now)
    const { method, reference } = body
    const recorded = await findPayment(tx, caller, { hostId: id, method, reference })
    if (recorded) return alreadyRecorded(recorded)
    if (cents > owed) return aboveDebt(owed)
    await insertEntry(tx, caller, { hostId: id, kind: 'payment', reference }, { [method]: cents, receivable: -cents })
    await recordAudit(tx, caller, {
      action: 'ledger.payment',
      object: { type: 'user', id, label: name },
      before: { balance: toDollars(owed) },
      after: { balance: toDollars(owed - cents), amount: body.amount, method, reference },
    })
    await endArrearsIfPaid(tx, id, now)
    await sendPaymentReceipt(tx, { hostId: id, cents, method, reference, leftCents: owed - cents })
    return { balance: toDollars(owed - cents) }
  })(tx)

export const adjust: Serve<typeof contract.adjust> = ({ caller, params: { id }, body, now, tx }) =>
  inTurn(caller, id, async (_, name) => {
    const { kind, reason, balance } = body
    const owed = await balanceIn(tx, id, now)
    // Two people at the desk often correct one mistake, and an adjustment has no number by which the second is known.
    if (balance !== undefined && toCents(balance) !== owed) {
      const text = `Ahora debe ${formatMoney(toDollars(owed))}: cambió mientras escribías. No se anotó nada.`
      return refuse('BALANCE_CHANGED', { text, data: { balance: toDollars(owed) } })
    }
    const cents = toCents(body.amount)
    if (kind === 'written_off' && cents > owed) return aboveDebt(owed)
    const change = kind === 'written_off' ? -cents : cents
    const sides = { receivable: change, [kind === 'written_off' ? 'written_off' : 'adjustments']: -change }
    await insertEntry(tx, caller, { hostId: id, kind, reason }, sides)
    await recordAudit(tx, caller, {
      action: kind === 'written_off' ? 'ledger.write-off' : 'ledger.adjust',
      object: { type: 'user', id, label: name },
      before: { balance: toDollars(owed) },
      after: { balance: toDollars(owed + change) },
      reason,
    })
    await endArrearsIfPaid(tx, id, now)
    return { balance: toDollars(owed + change) }
  })(tx)

const UNDOABLE: readonly string[] = ['payment', 'written_off', 'adjusted']

export const undo: Serve<typeof contract.undo> = ({ caller, params: { id }, body: { reason }, now }) =>
  database().transaction(async (tx) => {
    const current = await findEntry(tx, caller, id)
    if (!current) return refuse('NOT_FOUND')
    const result = await inTurn(caller, current.hostId, async (_, name) => {
      // Read again under the lock, because somebody else may just have reversed it.
      const entry = await findEntry(tx, caller, id)
      if (entry?.kind === 'undone') return refuse('ENTRY_UNDOES')
      if (!entry || entry.undone || !UNDOABLE.includes(entry.kind)) return refuse('ENTRY_NOT_UNDOABLE')
      const { hostId } = entry
      const owed = await balanceIn(tx, hostId, now)
      const mirror = Object.fromEntries(Object.entries(entry.sides).map(([account, cents]) => [account, -cents]))
      await insertEntry(tx, caller, { hostId, kind: 'undone', undoesId: id, reason }, mirror)
      const after = owed - (entry.sides.receivable ?? 0)
      await recordAudit(tx, caller, {
        action: 'ledger.undo',
        object: { type: 'user', id: hostId, label: name },
        before: { balance: toDollars(owed) },
        after: { balance: toDollars(after) },
        reason,
      })
      // What is undone may have raised the debt.
      await endArrearsIfPaid(tx, hostId, now)
      return { balance: toDollars(after) }
    })(tx)
    return isRefusal(result) ? result : { balance: result.balance }
  })

export const liftPause: Serve<typeof contract.liftPause> = ({ caller, params: { id }, body: { reason }, now }) =>
  database().transaction((tx) =>
    inTurn(caller, id, async (_, name) => {
      const lifted = await liftArrears(tx, id, reason, now)
      if (!lifted) return refuse('HOST_NOT_IN_ARREARS')
      await recordAudit(tx, caller, {
        action: 'ledger.lift-pause',
        object: { type: 'user', id, label: name },
        before: { paused: lifted.pausedAt !== null, pausesOn: lifted.pausesOn },
        reason,
      })
      return null
    })(tx),
  )
