import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { runNamed } from '#platform/database/prepared.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import type { SignedIn } from '../account.rules.ts'
import { queuePushesText } from '../push/push.data.ts'
import { notices } from './notice.table.ts'

export type NewNotice = Pick<typeof notices.$inferInsert, 'userId' | 'kind' | 'title' | 'detail' | 'href' | 'key'>

const STORE = `with stored as (
    insert into notices (user_id, kind, title, detail, href, key)
    select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    on conflict (key) do nothing returning id, user_id)
  ${queuePushesText('stored')}`

/** Stores a notice in the caller's transaction and enqueues push messages; a second notice with the key is not stored. */
export const createNotice = (tx: Executor, notice: NewNotice): Promise<void> => createNotices(tx, [notice])

/** The same of several. */
export async function createNotices(tx: Executor, created: NewNotice[]): Promise<void> {
  if (created.length === 0) return
  const columns = (['userId', 'kind', 'title', 'detail', 'href', 'key'] as const).map((column) =>
    created.map((notice) => notice[column] ?? (column === 'detail' ? '' : null)),
  )
  await runNamed(tx, { name: 'notice-store', text: STORE, values: columns })
}

/** A page of a person's notices, newest first. @param after the `next` of the previous page */
export async function listNoticesOf(
  { id }: SignedIn,
  { after, limit }: { after?: TimeCursor | undefined; limit: number },
) {
  const found = await database()
    .select({ notice: notices, at: exactInstant(notices.createdAt) })
    .from(notices)
    .where(and(eq(notices.userId, id), after && olderThan(notices.createdAt, notices.id, after)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit + 1)
  const { rows, next } = pageOf(found, limit, ({ at, notice }) => [at, notice.id])
  return { rows: rows.map(({ notice }) => notice), next }
}

export const countUnreadOf = ({ id }: Pick<SignedIn, 'id'>): Promise<number> =>
  database().$count(notices, and(eq(notices.userId, id), isNull(notices.readAt)))

/** Marks one notice of this person as read, keeping the first time. @returns whether it is theirs */
export async function markRead({ id }: SignedIn, noticeId: string): Promise<boolean> {
  const changed = await database()
    .update(notices)
    .set({ readAt: sql`coalesce(read_at, now())` })
    .where(and(eq(notices.id, noticeId), eq(notices.userId, id)))
    .returning({ id: notices.id })
  return changed.length > 0
}

export const markAllRead = async ({ id }: SignedIn): Promise<void> =>
  void (await database()
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, id), isNull(notices.readAt))))

/** Marks the notices that lead to this place as read, because the person is there. @param href one of our own paths */
export const markReadAt = async ({ id }: Pick<SignedIn, 'id'>, href: string): Promise<void> =>
  void (await database()
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, id), eq(notices.href, href), isNull(notices.readAt))))

export const RETENTION_DAYS = 180

export const deleteOldNotices = async (): Promise<void> =>
  void (await database()
    .delete(notices)
    .where(lt(notices.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`)))
