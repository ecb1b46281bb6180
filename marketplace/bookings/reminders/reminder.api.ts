// Reminders of tomorrow, from 17:00 in El Salvador until midnight, so that late confirmations are reminded too and a node that
// was down at 17:00 catches up.
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { factsOf } from '../booking.mail.tsx'
import { notifyDayByWhatsapp } from '../links/host-whatsapp.api.ts'
import { findBookingsToNotify, type NotifiedBooking } from '../notifications/notification.data.ts'
import { reminderForHost, reminderForTraveler } from '../notifications/notification.text.ts'
import { claimReminders, type Day, listHostsToRemind } from './reminder.data.ts'
import { reminderMail, tomorrowMail } from './reminder.mail.tsx'
import { dayToRemind } from './reminder.rules.ts'

/** Reminds travelers and hosts of tomorrow, each booking once. Several nodes may run it at once. */
export async function sendReminders(now: Date): Promise<void> {
  const day = dayToRemind(now)
  if (!day) return
  for (const hostId of await listHostsToRemind(day)) await database().transaction((tx) => remind(tx, hostId, day))
}

/** One host's day in one transaction, so that a claimed booking is always notified. */
async function remind(tx: Executor, hostId: string, day: Day) {
  const ids = await claimReminders(tx, hostId, day)
  const list = (await findBookingsToNotify(ids, tx)).sort(
    (first, other) => first.booking.startDate.getTime() - other.booking.startDate.getTime(),
  )
  if (list.length === 0) return
  for (const context of list) await remindTraveler(tx, context)
  if (!list[0]!.hostEmail) return
  const key = `tomorrow ${hostId} ${dayOf(day.from)} ${list[0]!.booking.id}`
  await createNotice(tx, { ...reminderForHost(list.length), userId: hostId, kind: 'reminder', key })
  await notifyDayByWhatsapp(tx, list, key)
  await mailPerson(tx, hostId, 'reminders', () => tomorrowMail(list))
}

async function remindTraveler(tx: Executor, context: NotifiedBooking) {
  const { id, userId } = context.booking
  if (!context.travelerEmail) return
  await createNotice(tx, {
    ...reminderForTraveler(factsOf(context)),
    userId,
    kind: 'reminder',
    key: `reminder ${id} traveler`,
  })
  await mailPerson(tx, userId, 'reminders', (reader) => reminderMail(context, reader))
}

/** Every ten minutes of the hours (UTC) that are 17:00 to midnight in El Salvador. */
export const reminderSweeps: Sweep[] = [
  { name: 'remind-of-tomorrow', every: '*/10 0-5,23 * * *', run: () => sendReminders(new Date()) },
]
