import type { CashState } from './cash.rules.ts'

/** What stands above an amount, as the host reads it. */
export const cashLabel: Record<CashState, string> = {
  none: 'Total',
  due: 'Por cobrar',
  claimed: 'Por confirmar',
  collected: 'Cobrado',
}
