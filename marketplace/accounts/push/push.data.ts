import { and, eq, sql } from 'drizzle-orm'
import webPush from 'web-push'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { OUTSIDE_PRIORITY } from '#platform/jobs/jobs.ts'
import type { SignedIn } from '../account.rules.ts'
import { sessions } from '../account.table.ts'
import { notices } from '../notices/notice.table.ts'
import { MAX_SUBSCRIPTIONS } from './push.rules.ts'
import { pushKeys, pushSubscriptions } from './push.table.ts'

type PushKeys = { publicKey: string; privateKey: string }

/**
 * The VAPID keys of this installation: configured, or generated once and stored; of two nodes that generate some at once, one
 * counts.
 */
export async function readPushKeys(): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = configuration()
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
  const findKeys = () =>
    database().select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys)
  const [storedKeys] = await findKeys()
  if (storedKeys) return storedKeys
  await database().insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  return (await findKeys())[0]!
}

type NewSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Stores a browser for a session of this person; its previous user gets nothing more on it. */
export async function saveSubscription(
  { id }: SignedIn,
  token: string,
  { endpoint, keys }: NewSubscription,
): Promise<void> {
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
    // Deletes the oldest beyond the maximum.
    await tx.execute(sql`delete from ${pushSubscriptions} where id in (
      select id from ${pushSubscriptions} where user_id = ${id} order by created_at desc, id desc offset ${MAX_SUBSCRIPTIONS})`)
  })
}

export const deleteSubscription = async ({ id }: SignedIn, endpoint: string): Promise<void> =>
  void (await database()
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, id), eq(pushSubscriptions.endpoint, endpoint))))

export const dropSubscription = async (id: string): Promise<void> =>
  void (await database().delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)))

/** The job that sends; known by name, so that its callers need not import the sender. */
export const sendPushJob = { name: 'send-push' } as const

/** SQL text that enqueues one push message per browser of a notice's person. @param notice SQL of rows with its `id` and `user_id` */
export const queuePushesText = (notice: string): string => `
  select graphile_worker.add_job('${sendPushJob.name}', json_build_object('noticeId', made.id, 'subscriptionId', s.id),
    job_key => 'push ' || made.id || ' ' || s.id, max_attempts => 5, priority => ${OUTSIDE_PRIORITY})
  from ${notice} made join push_subscriptions s on s.user_id = made.user_id`

/** An unread notice with a browser of its person; null when either is gone. */
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
