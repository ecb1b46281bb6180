import type { AdminSearchResults } from './admin-search.contract.ts'

/** What somebody was found by, where their row does not show it. */
export const foundByText: Record<AdminSearchResults['people']['items'][number]['by'], string | null> = {
  phone: null,
  email: null,
  name: null,
  contact: 'Lo escribió en una reserva',
}
