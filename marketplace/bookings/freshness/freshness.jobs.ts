// Asks hosts of whom nothing is heard, once, and pauses what nobody answers for (docs/decisions/0255). It stands here and not
// beside the experiences, because the links that answer are those of this slice.
import { writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import {
  claimSilent,
  lapse,
  listSilentHosts,
  listUnanswered,
} from '#marketplace/experiences/freshness/freshness.data.ts'
import { ANSWER_DAYS, pausedOn, SILENT_DAYS } from '#marketplace/experiences/freshness/freshness.rules.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import { dayOf } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { DAY_MS } from '#platform/units.ts'
import { generationOfHost } from '../links/link.data.ts'
import { linkUrl } from '../links/link-token.data.ts'
import { freshnessMail, lapsedMail, silentTitle } from './freshness.mail.tsx'

const PAGE = '/host/dashboard?tab=experiences'
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** One message per host, about all that they are asked for. */
async function askHost(tx: Executor, hostId: string, items: { id: string; title: string }[], now: Date) {
  const generation = await generationOfHost(tx, hostId)
  const day = dayOf(now)
  const pausesOn = pausedOn(now)
  await createNotice(tx, {
    userId: hostId,
    kind: 'account',
    title: silentTitle(items),
    detail: 'Hace más de un mes que no confirmas sus fechas. Si no respondes, se pausan en una semana.',
    href: PAGE,
    key: `freshness ${hostId} ${day}`,
  })
  const links = items.map(({ id, title }) => ({
    title,
    url: linkUrl({ act: 'still', experienceId: id, day }, generation),
  }))
  await writeTo(tx, hostId, 'account', () => ({
    key: `freshness ${hostId} ${day}`,
    ...freshnessMail(links, pausesOn),
  }))
}

/** Asks every host who has been silent for too long, once for each of their experiences; a transaction for each host. */
export async function askSilentHosts(now: Date): Promise<void> {
  if (!(await settings()).freshness) return
  const silentSince = daysBefore(now, SILENT_DAYS)
  for (const hostId of await listSilentHosts(silentSince))
    await database().transaction(async (tx) => {
      const items = await claimSilent(tx, hostId, { silentSince, now })
      if (items.length > 0) await askHost(tx, hostId, items, now)
    })
}

/** Pauses what nobody answered for, each in a transaction of its own, and tells its host. */
export async function pauseUnanswered(now: Date): Promise<void> {
  if (!(await settings()).freshness) return
  const askedBefore = daysBefore(now, ANSWER_DAYS)
  for (const { id, title, hostId } of await listUnanswered(askedBefore))
    await database().transaction(async (tx) => {
      if (!(await lapse(tx, id, askedBefore))) return
      const key = `lapsed ${id} ${dayOf(now)}`
      await createNotice(tx, {
        userId: hostId,
        kind: 'account',
        title: `Pausamos «${title}»`,
        detail: 'No supimos si la sigues ofreciendo. La reanudas cuando quieras.',
        href: PAGE,
        key,
      })
      await writeTo(tx, hostId, 'account', () => ({ key, ...lapsedMail(title, `${appUrl()}${PAGE}`) }))
    })
}

/** 9:20 and 9:40 in El Salvador. */
export const freshnessSweeps: Sweep[] = [
  { name: 'pause-unanswered', every: '20 15 * * *', run: () => pauseUnanswered(new Date()) },
  { name: 'ask-silent-hosts', every: '40 15 * * *', run: () => askSilentHosts(new Date()) },
]
