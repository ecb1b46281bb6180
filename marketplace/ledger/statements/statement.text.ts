import type { EntryKind } from '../ledger.rules.ts'
import type { StatementState } from './statement.rules.ts'

/** The cause of a line, as a host reads it. */
export const entryKindText: Record<EntryKind, string> = {
  claimed: 'Comisión por confirmar',
  charged: 'Comisión',
  confirmed: 'Comisión de pago confirmado',
  reversed: 'Corrección de una reserva',
  payment: 'Pago recibido',
  written_off: 'Deuda condonada',
  adjusted: 'Ajuste',
  undone: 'Anulación',
}

export const methodText = { bank: 'Transferencia', cash: 'Efectivo' } as const

export const statementStateText: Record<StatementState, string> = {
  settled: 'Al día',
  due: 'Por pagar',
  overdue: 'Vencido',
}
