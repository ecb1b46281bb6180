import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { alertDays, alerts } from './alert.table.ts'

export const EXCLUDED_FROM_ALERTS = { userId: 'who asks' }

/** A person's alerts: deleted with the account together with their results, because nobody else needs them. */
export const alertPersonalData: PersonalDataHandler = {
  name: 'alertas',
  export: (id) =>
    database()
      .select({ title: experiences.title, ...columnsWithout(alerts, EXCLUDED_FROM_ALERTS) })
      .from(alerts)
      .leftJoin(experiences, eq(experiences.id, alerts.experienceId))
      .where(eq(alerts.userId, id)),
  erase: async (tx, { id }) => {
    await tx.delete(alerts).where(eq(alerts.userId, id))
    await tx.delete(alertDays).where(eq(alertDays.userId, id))
  },
}
