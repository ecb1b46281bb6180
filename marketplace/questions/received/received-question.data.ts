import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import { questions } from '../question.table.ts'

const selectReceived = (tx: Executor) =>
  tx
    .select({
      question: questions,
      experience: { id: experiences.id, title: experiences.title },
      fullName: profiles.fullName,
      at: exactInstant(sql`coalesce(${questions.answeredAt}, ${questions.createdAt})`),
    })
    .from(questions)
    .innerJoin(experiences, eq(experiences.id, questions.experienceId))
    .innerJoin(profiles, eq(profiles.id, questions.travelerId))
    .$dynamic()
export type ReceivedRow = Awaited<ReturnType<typeof selectReceived>>[number]

const ofHost = ({ id }: Host) => eq(questions.hostId, id)
/** Unanswered questions of this host; hidden ones do not wait. */
const waitingFor = (host: Host) => and(ofHost(host), isNull(questions.answeredAt), isNull(questions.hiddenAt))

type Page = { state: 'waiting' | 'answered'; after?: TimeCursor | undefined; limit: number }

/** A page of this host's questions, with one row more if there is another page. */
export function listReceived(host: Host, { state, after, limit }: Page): Promise<ReceivedRow[]> {
  const query = selectReceived(database()).limit(limit + 1)
  if (state === 'waiting')
    return query
      .where(
        and(
          waitingFor(host),
          after && sql`(${questions.createdAt}, ${questions.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(asc(questions.createdAt), asc(questions.id))
  return query
    .where(
      and(ofHost(host), isNotNull(questions.answeredAt), after && olderThan(questions.answeredAt, questions.id, after)),
    )
    .orderBy(desc(questions.answeredAt), desc(questions.id))
}

export const countWaiting = (host: Host): Promise<number> => database().$count(questions, waitingFor(host))

/** One question of this host, in the shape of the lists. */
export async function findReceived(tx: Executor, host: Host, id: string): Promise<ReceivedRow | null> {
  const [row] = await selectReceived(tx).where(and(ofHost(host), eq(questions.id, id)))
  return row ?? null
}

/** Withdraws an answered question of this host from publication. @returns false when there is none */
export async function unpublishAnswer(tx: Executor, host: Host, id: string): Promise<boolean> {
  const closed = await tx
    .update(questions)
    .set({ hostAgrees: false })
    .where(and(ofHost(host), eq(questions.id, id), isNotNull(questions.answeredAt)))
    .returning({ id: questions.id })
  return closed.length > 0
}
