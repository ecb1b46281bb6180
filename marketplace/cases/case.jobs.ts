import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { listOpenSince } from './case.data.ts'
import { overnightMail } from './case.mail.tsx'

/** Cases named in the mail; kept few, because it is read on a telephone. */
const NAMED = 20

/** Mails the team in the morning what has been open since before midnight. One mail a day, however often it runs. */
export async function sendOvernightDigest(now = new Date()): Promise<void> {
  const today = dayOf(now)
  const { rows, total } = await listOpenSince(startOfDay(today), NAMED)
  if (total === 0) return
  const to = supportAddress(await settings())
  await sendMail(database(), { ...overnightMail({ rows, total, now }), to, key: `cases overnight ${today}` })
}

/** At seven in El Salvador; made up for if the process was down. */
export const caseSweeps: Sweep[] = [
  { name: 'tell-of-overnight-cases', every: '0 13 * * *', fill: '6h', run: () => sendOvernightDigest() },
]
