import { desc, eq, lt, sql } from 'drizzle-orm'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { assistantMessages } from './assistant.table.ts'
import type { HostQuestion } from './nlu/people/people-question.rules.ts'
import type { Aspect, BookingAspect, SearchCriteria, Thread } from './nlu/plan.rules.ts'

/** What an answer is based on, as it is stored: ids only, because the data is read anew when it is shown. */
export type StoredEvidence = {
  wish: SearchCriteria | null
  wishes?: SearchCriteria[]
  /** Ids of experiences, in the order shown. */
  shown: string[]
  focus: string | null
  /** The id of the reservation under discussion. */
  booking?: string | null
  /** The ids of the reservations shown last, in that order, and what was asked about them. */
  bookings?: string[]
  bookingAspect?: BookingAspect | null
  hosting?: HostQuestion | null
  person?: Thread['person']
  wouldHost?: boolean
  /** The rule that was told last. */
  told?: string | null
  /** The questions that were offered as choices. */
  offered?: string[]
  /** What was asked about one experience. */
  aspect?: Aspect | null
  /** A message for the team was prepared last. */
  handedOver?: 'complaint' | 'human' | 'emergency' | null
  /** Ids of what was talked about one by one, the latest last. */
  recent?: string[]
  cards: { kind: 'experience' | 'booking'; id: string }[]
  links: { href: string; label: string }[]
}

/** This person's latest messages, oldest first. */
export async function recentMessages({ id }: SignedIn, limit: number) {
  const rows = await database()
    .select()
    .from(assistantMessages)
    .where(eq(assistantMessages.userId, id))
    .orderBy(desc(assistantMessages.id))
    .limit(limit)
  return rows.reverse().map(({ grounds, ...row }) => ({ ...row, grounds: grounds as StoredEvidence | null }))
}

/** Stores a question and its answer. @returns the id of the answer */
export async function saveTurn(
  { id: userId }: SignedIn,
  message: string,
  answer: string,
  grounds: StoredEvidence,
): Promise<number> {
  const rows = await database()
    .insert(assistantMessages)
    .values([
      { userId, sender: 'user', text: message },
      { userId, sender: 'bot', text: answer, grounds },
    ])
    .returning({ id: assistantMessages.id })
  return rows.at(-1)!.id
}

export const deleteMessages = async ({ id }: SignedIn): Promise<void> =>
  void (await database().delete(assistantMessages).where(eq(assistantMessages.userId, id)))

/** Deletes messages older than a week, which no follow-up question refers to any more. */
export const deleteOldMessages = async (): Promise<void> =>
  void (await database()
    .delete(assistantMessages)
    .where(lt(assistantMessages.createdAt, sql`now() - interval '7 days'`)))
