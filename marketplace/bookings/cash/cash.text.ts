import type { CashState } from './cash.rules.ts'

/** Label above an amount, for the host. */
export const cashLabel: Record<CashState, string> = {
  none: 'Total',
  due: 'Por cobrar',
  claimed: 'Por confirmar',
  collected: 'Cobrado',
}
