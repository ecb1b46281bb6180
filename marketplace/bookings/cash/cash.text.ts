import type { CashState } from './cash.rules.ts'

export const cashLabel: Record<CashState, string> = {
  none: 'Total',
  due: 'Por cobrar',
  claimed: 'Por confirmar',
  collected: 'Cobrado',
}
