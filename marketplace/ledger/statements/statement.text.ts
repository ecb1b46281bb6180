import { dayOfYear, monthAndYear, startOfDay } from '#platform/clock.ts'
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

/** Where a statement is paid, in the operator's words. @param support the address to ask while they wrote none */
export const howToPayText = (howToPay: string, support: string): string =>
  howToPay || `Escríbenos a ${support} y te decimos a qué cuenta o dónde en efectivo.`

/** 'octubre 2026'. @param month '2026-10' */
export const monthName = (month: string) => monthAndYear(startOfDay(`${month}-01`)).replace(' de ', ' ')

type Unpaid = { left: number; dueOn: string; state: StatementState }
/**
 * Until when a statement is to be paid; null when nothing is left of it.
 * @param newest the month of a later statement, which contains what is left of this one, so that nobody adds both up
 */
export function dueText({ left, dueOn, state }: Unpaid, newest?: string): string | null {
  if (left <= 0) return null
  if (newest) return `Lo que falta va incluido en el de ${monthName(newest)}`
  return `${state === 'overdue' ? 'Venció' : 'A pagar hasta'} el ${dayOfYear(startOfDay(dueOn))}`
}
