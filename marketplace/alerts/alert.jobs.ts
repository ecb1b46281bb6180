// Notifies people about their alerts: everything new in one email, at most one a day. The result, its record and the email
// are one transaction, so that a process that dies in between has sent nothing and recorded nothing.
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { searchOfAlert } from './alert.api.ts'
import {
  claimDay,
  criteriaOf,
  deleteOldAlerts,
  findNew,
  findWithDates,
  listActive,
  listUsersToNotify,
  lockExisting,
  markNotified,
  recordMatches,
  releaseDay,
  type ShownAlert,
} from './alert.data.ts'
import { type AlertDigest, alertMail } from './alert.mail.tsx'
import { digestTitle, searchInWords } from './alert.text.ts'

const BATCH_SIZE = 200

/** Notifies everybody who has news and was not notified today. Safe on several nodes at once. */
export async function sendAlerts(now: Date): Promise<void> {
  const day = dayOf(now)
  let people: string[] = []
  do {
    people = await listUsersToNotify(day, people.at(-1) ?? null, BATCH_SIZE)
    for (const id of people) await sendAlertsTo(id, now)
  } while (people.length === BATCH_SIZE)
}

async function withCriteria(alert: ShownAlert, now: Date) {
  const { filters, near } = searchOfAlert(alert)
  return { alert, filters, criteria: await criteriaOf({ filters, near }, now) }
}
type AlertWithCriteria = Awaited<ReturnType<typeof withCriteria>>

async function sendAlertsTo(userId: string, now: Date): Promise<void> {
  const day = dayOf(now)
  const listed: AlertWithCriteria[] = []
  for (const alert of await listActive(userId)) listed.push(await withCriteria(alert, now))
  await database().transaction(async (tx) => {
    if (!(await claimDay(tx, userId, day))) return
    const { news, notifiedIds } = await gather(tx, listed, now)
    if (notifiedIds.length === 0) return void (await releaseDay(tx, userId, day))
    await markNotified(tx, notifiedIds, now)
    const finds = [...news.dates, ...news.searches.flatMap(({ matches }) => matches)]
    await createNotice(tx, {
      userId,
      kind: 'reminder',
      title: digestTitle(news),
      detail: [...new Set(finds.map(({ title }) => title))].slice(0, 3).join(' · '),
      href: finds.length === 1 ? experiencePath(finds[0]!.id, finds[0]!.title) : '/profile/alerts',
    })
    await mailPerson(tx, userId, 'alerts', (reader) => alertMail(news, reader))
  })
}

/** The news for these alerts, except those deleted meanwhile; the results of searches are recorded as notified. */
async function gather(
  tx: Executor,
  listed: AlertWithCriteria[],
  now: Date,
): Promise<{ news: AlertDigest; notifiedIds: string[] }> {
  const ids = await lockExisting(
    tx,
    listed.map(({ alert }) => alert.id),
  )
  const existing = listed.filter(({ alert }) => ids.has(alert.id))
  const awaited = existing.flatMap(({ alert: { id, experienceId } }) => (experienceId ? [{ id, experienceId }] : []))
  const dates = await findWithDates(
    tx,
    awaited.map(({ experienceId }) => experienceId),
    now,
  )
  const notifiedIds = awaited
    .filter(({ experienceId }) => dates.some(({ id }) => id === experienceId))
    .map(({ id }) => id)
  const searches: AlertDigest['searches'] = []
  for (const { alert, filters, criteria } of existing.filter(({ alert }) => alert.search !== null)) {
    const matches = await findNew(tx, alert, criteria, now)
    if (matches.length === 0) continue
    await recordMatches(tx, alert.id, matches)
    notifiedIds.push(alert.id)
    searches.push({ words: searchInWords(filters), href: `/search${alert.search}`, matches })
  }
  return { news: { dates, searches }, notifiedIds }
}

/** Every twenty minutes from 7:00 to 21:00 in El Salvador (the hours are UTC), so that nobody gets mail at night. */
export const alertSweeps: Sweep[] = [
  { name: 'tell-of-alerts', every: '*/20 0-2,13-23 * * *', run: () => sendAlerts(new Date()) },
  { name: 'forget-old-alerts', every: '47 9 * * *', run: deleteOldAlerts },
]
