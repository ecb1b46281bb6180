import type { DeskHits } from './search.contract.ts'

/** By what somebody was found, where their row does not show it. */
export const foundByText: Record<DeskHits['people']['items'][number]['by'], string | null> = {
  phone: null,
  email: null,
  name: null,
  contact: 'Lo escribió en una reserva',
}
