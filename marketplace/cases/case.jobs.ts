import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { waitingSince } from './case.data.ts'
import { overnightLetter } from './case.mail.tsx'

/** How many are named; a letter is read on a telephone. */
const NAMED = 20

/** Tells the team in the morning what was there before midnight and still is. One letter a day, however often it runs. */
export async function tellOfOvernightCases(now = new Date()): Promise<void> {
  const today = dayOf(now)
  const { rows, total } = await waitingSince(startOfDay(today), NAMED)
  if (total === 0) return
  const to = supportAddress(await settings())
  await sendMail(database(), { ...overnightLetter({ rows, total, now }), to, key: `cases overnight ${today}` })
}

/** At seven in El Salvador; made up for when the process was down then. */
export const caseSweeps: Sweep[] = [
  { name: 'tell-of-overnight-cases', every: '0 13 * * *', fill: '6h', run: () => tellOfOvernightCases() },
]
