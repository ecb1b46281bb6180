import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { arrears } from './arrears/arrears.table.ts'
import { ledgerEntries, ledgerPostings } from './ledger.table.ts'
import { statements } from './statements/statement.table.ts'

/** What the copy of personal data leaves out of a host's account, and why. */
export const EXCLUDED_FROM_ENTRIES = { hostId: 'who asks', recordedBy: 'a member of staff, another person' }
export const EXCLUDED_FROM_POSTINGS = { entryId: 'stands above it' }
export const EXCLUDED_FROM_STATEMENTS = { hostId: 'who asks' }
export const EXCLUDED_FROM_ARREARS = { hostId: 'who asks' }

/**
 * What a host owed and paid. It is kept after the account is deleted, because accounting records must be: amounts and
 * bookings, and on a statement the name it was made out to.
 */
export const ledgerPersonalData: PersonalDataHandler = {
  name: 'cuenta con Torogoz',
  export: async (id) => {
    const entries = await database()
      .select(columnsWithout(ledgerEntries, EXCLUDED_FROM_ENTRIES))
      .from(ledgerEntries)
      .where(eq(ledgerEntries.hostId, id))
      .orderBy(asc(ledgerEntries.number))
    const ids = database().select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.hostId, id))
    const sides = await database().select().from(ledgerPostings).where(inArray(ledgerPostings.entryId, ids))
    const byEntry = Map.groupBy(sides, ({ entryId }) => entryId)
    const months = await database()
      .select(columnsWithout(statements, EXCLUDED_FROM_STATEMENTS))
      .from(statements)
      .where(eq(statements.hostId, id))
      .orderBy(asc(statements.month))
    const warnings = await database()
      .select(columnsWithout(arrears, EXCLUDED_FROM_ARREARS))
      .from(arrears)
      .where(eq(arrears.hostId, id))
      .orderBy(asc(arrears.warnedAt))
    const movements = entries.map((entry) => ({
      ...entry,
      cuentas: (byEntry.get(entry.id) ?? []).map(({ account, cents }) => ({ account, cents })),
    }))
    return { movimientos: movements, estados: months, avisos: warnings }
  },
  erase: async () => undefined,
}
