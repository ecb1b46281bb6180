import type { StatementRow } from '#marketplace/ledger/statements/statement.data.ts'
import { ID, start } from './sample-booking.factory.ts'

/** A month with a balance carried over, and an amount to pay. */
export const sampleStatement: StatementRow = {
  id: ID,
  number: 12,
  hostId: ID,
  month: '2026-10',
  hostName: 'Don Chepe',
  openingCents: 1_250,
  chargedCents: 8_400,
  correctedCents: -600,
  paidCents: -1_250,
  closingCents: 7_800,
  dueOn: '2026-11-09',
  createdAt: start,
  sinceCents: 0,
  newestMonth: '2026-10',
}

/** Its unpaid amount. */
export const sampleLate = { lateCents: sampleStatement.closingCents }
