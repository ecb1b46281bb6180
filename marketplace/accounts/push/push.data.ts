import { and, eq, sql } from 'drizzle-orm'
import webPush from 'web-push'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'
import { sessions } from '../account.table.ts'
import { notices } from '../notices/notice.table.ts'
import { MAX_SUBSCRIPTIONS } from './push.rules.ts'
import { pushKeys, pushSubscriptions } from './push.table.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** The keys of this installation: configured, else made once and kept; of two nodes that make some at once, one counts. */
export async function readPushKeys(): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = configuration()
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
  const known = () =>
    database().select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys)
  const [kept] = await known()
  if (kept) return kept
  await database().insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  return (await known())[0]!
}

type Wanted = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Remembers a browser for a session of this person; whoever used it before is not told by it any more. */
export async function saveSubscription({ id }: SignedIn, token: string, { endpoint, keys }: Wanted): Promise<void> {
  await database().transaction(async (tx) => {
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.token, token), eq(sessions.userId, id)))
      .for('share')
    if (!session) return
    const row = { userId: id, sessionId: session.id, ...keys }
    await tx
      .insert(pushSubscriptions)
      .values({ ...row, endpoint })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
    // The oldest make room.
    await tx.execute(sql`delete from ${pushSubscriptions} where id in (
      select id from ${pushSubscriptions} where user_id = ${id} order by created_at desc, id desc offset ${MAX_SUBSCRIPTIONS})`)
  })
}

export const deleteSubscription = async ({ id }: SignedIn, endpoint: string): Promise<void> =>
  void (await database()
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, id), eq(pushSubscriptions.endpoint, endpoint))))

/** Forgets one that its service does not know any more. */
export const dropSubscription = async (id: string): Promise<void> =>
  void (await database().delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)))

/** The name of the job that sends; who asks for it need not know how that is done. */
export const sendPushJob = { name: 'send-push' } as const

/** Asks, in the transaction of a notice, that every browser of its person is told of it: one job for each. */
export const queuePushes = (tx: Executor, noticeId: string, userId: string) =>
  tx.execute(sql`select graphile_worker.add_job(${sendPushJob.name}::text,
      json_build_object('noticeId', ${noticeId}::text, 'subscriptionId', s.id),
      job_key => 'push ' || ${noticeId}::text || ' ' || s.id, max_attempts => 5)
    from ${pushSubscriptions} s where s.user_id = ${userId}`)

/** A notice nobody has read yet, with a browser of its person; null when either is gone. */
export async function findPush(noticeId: string, subscriptionId: string) {
  const [row] = await database()
    .select({
      userId: notices.userId,
      kind: notices.kind,
      href: notices.href,
      readAt: notices.readAt,
      subscription: pushSubscriptions,
    })
    .from(notices)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notices.userId))
    .where(and(eq(notices.id, noticeId), eq(pushSubscriptions.id, subscriptionId)))
  return row && !row.readAt ? row : null
}
