import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { writeStatus } from '../editor/publishing/publishing.data.ts'
import { experiences } from '../experience.table.ts'
import { experienceFreshness } from './freshness.table.ts'

/** Condition: public, for its host is not suspended; only of these anybody is asked. */
const isOffered = and(eq(experiences.status, 'published'), sql`${users.suspendedAt} is null`)

/**
 * Notes that the host did something for an experience that says that they still offer it. Call it inside of the host's act.
 * Within an hour it writes once.
 */
export async function confirmDates(tx: Executor, experienceId: string): Promise<void> {
  await tx
    .insert(experienceFreshness)
    .values({ experienceId })
    .onConflictDoUpdate({
      target: experienceFreshness.experienceId,
      set: {
        confirmedAt: sql`now()`,
        askedAt: null,
        // While it is still paused its host goes on reading why.
        lapsedAt: sql`case when (select status from ${experiences} where id = ${experienceId}) = 'paused'
          then ${experienceFreshness.lapsedAt} end`,
      },
      setWhere: sql`${experienceFreshness.confirmedAt} < now() - interval '1 hour'
        or ${experienceFreshness.askedAt} is not null or ${experienceFreshness.lapsedAt} is not null`,
    })
}

type SilentExperience = { id: string; title: string }

/** Hosts with an experience of which nobody heard since an instant, and that nobody has asked about. */
export async function listSilentHosts(silentSince: Date): Promise<string[]> {
  const rows = await database()
    .selectDistinct({ hostId: experiences.hostId })
    .from(experiences)
    .innerJoin(users, eq(users.id, experiences.hostId))
    .leftJoin(experienceFreshness, eq(experienceFreshness.experienceId, experiences.id))
    .where(
      and(
        isOffered,
        isNull(experienceFreshness.askedAt),
        sql`coalesce(${experienceFreshness.confirmedAt}, ${experiences.createdAt}) < ${silentSince}`,
      ),
    )
  return rows.map(({ hostId }) => hostId)
}

/**
 * Claims a host's experiences of which nobody heard since an instant, so that each is asked about once, on several nodes too.
 * Whoever books one waits until the transaction ends.
 */
export async function claimSilent(
  tx: Executor,
  hostId: string,
  { silentSince, now }: { silentSince: Date; now: Date },
): Promise<SilentExperience[]> {
  const { rows } = await tx.execute<SilentExperience>(sql`
    with silent as (
      select e.id, e.title from ${experiences} e
      join ${users} u on u.id = e.host_id and u.suspended_at is null
      left join ${experienceFreshness} f on f.experience_id = e.id
      where e.host_id = ${hostId} and e.status = 'published' and f.asked_at is null
        and coalesce(f.confirmed_at, e.created_at) < ${silentSince}
      order by e.created_at for update of e skip locked
    ), asked as (
      insert into ${experienceFreshness} (experience_id, confirmed_at, asked_at)
      select s.id, e.created_at, ${now}::timestamptz from silent s join ${experiences} e on e.id = s.id
      on conflict (experience_id) do update set asked_at = excluded.asked_at
        where ${experienceFreshness.askedAt} is null and ${experienceFreshness.confirmedAt} < ${silentSince}
      returning experience_id
    )
    select s.id, s.title from silent s join asked a on a.experience_id = s.id`)
  return rows
}

/** Experiences that nobody answered for since an instant. */
export const listUnanswered = (askedBefore: Date) =>
  database()
    .select({ id: experiences.id, title: experiences.title, hostId: experiences.hostId })
    .from(experienceFreshness)
    .innerJoin(experiences, eq(experiences.id, experienceFreshness.experienceId))
    .innerJoin(users, eq(users.id, experiences.hostId))
    .where(and(isNotNull(experienceFreshness.askedAt), lt(experienceFreshness.askedAt, askedBefore), isOffered))

/** Pauses an experience if it still waits for an answer under its row's lock. @returns whether it was paused */
export async function lapse(tx: Executor, id: string, askedBefore: Date): Promise<boolean> {
  await tx.select({ id: experiences.id }).from(experiences).where(eq(experiences.id, id)).for('update')
  const lapsed = await tx
    .update(experienceFreshness)
    .set({ askedAt: null, lapsedAt: sql`now()` })
    .where(
      and(
        eq(experienceFreshness.experienceId, id),
        lt(experienceFreshness.askedAt, askedBefore),
        inArray(
          experienceFreshness.experienceId,
          tx.select({ id: experiences.id }).from(experiences).where(eq(experiences.status, 'published')),
        ),
      ),
    )
    .returning({ id: experienceFreshness.experienceId })
  if (lapsed.length === 0) return false
  await writeStatus(tx, id, 'paused')
  return true
}

/** An own experience with what its host is asked; null when it is missing or of another host. */
export async function findOwnFreshness(tx: Executor, host: Host, id: string) {
  const [row] = await tx
    .select({
      title: experiences.title,
      status: experiences.status,
      confirmedAt: sql<Date>`coalesce(${experienceFreshness.confirmedAt}, ${experiences.createdAt})`.mapWith(
        experiences.createdAt,
      ),
      askedAt: experienceFreshness.askedAt,
    })
    .from(experiences)
    .leftJoin(experienceFreshness, eq(experienceFreshness.experienceId, experiences.id))
    .where(and(eq(experiences.id, id), eq(experiences.hostId, host.id)))
  return row ?? null
}
