import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { caseMessages, cases } from './case.table.ts'

export const EXCLUDED_FROM_CASES = {
  id: 'a number of ours; the one that is told is in the copy',
  personId: 'who asks',
  aboutPersonId: 'another person',
  assigneeId: 'an operator, another person',
  bookingId: 'a number of ours; the page it is about is in the copy',
  experienceId: 'a number of ours',
  reviewId: 'a number of ours',
  dataRequestId: 'the request, which is in the copy',
}
/**
 * What the copy of personal data leaves out of messages, and why; the team's internal notes too, because they name other
 * people.
 */
export const EXCLUDED_FROM_CASE_MESSAGES = {
  id: 'a number of ours',
  position: 'their order, in which they stand',
  caseId: 'the case they stand in',
  authorId: 'an operator, another person',
  mailKey: 'a number of ours; the email is in the copy',
}

/** The cases opened while signed in. Others with the same address are left out, because anybody may have entered it. */
export const casePersonalData: PersonalDataHandler = {
  name: 'casos',
  export: async (id) => {
    const ownCases = await database()
      .select({ id: cases.id, copy: columnsWithout(cases, EXCLUDED_FROM_CASES) })
      .from(cases)
      .where(eq(cases.personId, id))
      .orderBy(asc(cases.number))
    if (ownCases.length === 0) return []
    const messages = await database()
      .select({ caseId: caseMessages.caseId, copy: columnsWithout(caseMessages, EXCLUDED_FROM_CASE_MESSAGES) })
      .from(caseMessages)
      .where(
        and(
          inArray(
            caseMessages.caseId,
            ownCases.map((row) => row.id),
          ),
          ne(caseMessages.kind, 'note'),
        ),
      )
      .orderBy(asc(caseMessages.position))
    return ownCases.map(({ id, copy }) => ({
      ...copy,
      mensajes: messages.filter(({ caseId }) => caseId === id).map((message) => message.copy),
    }))
  },
  erase: async (tx, { id }) => {
    await tx.delete(cases).where(eq(cases.personId, id))
    await tx.update(cases).set({ aboutPersonId: null }).where(eq(cases.aboutPersonId, id))
  },
}
