// Asks travelers who missed others, the day before, whether they will come; without an answer their spots are released. Safe
// on several nodes: each booking is claimed once, and released under its row lock.
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { timeOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue, type Sweep } from '#platform/jobs/jobs.ts'
import { cancelAndReturn } from '../booking.data.ts'
import { UNCONFIRMED } from '../booking.text.ts'
import { linkUrl } from '../links/link-token.data.ts'
import { findBookingsToNotify, type NotifiedBooking } from '../notifications/notification.data.ts'
import { notifyParties } from '../notifications/notification.jobs.ts'
import {
  claimReconfirmations,
  generationOfTraveler,
  listUnanswered,
  lockReconfirmation,
} from './reconfirmation.data.ts'
import { reconfirmationMail } from './reconfirmation.mail.tsx'
import { isUnanswered, reconfirmationWindowAt } from './reconfirmation.rules.ts'

const BATCH_SIZE = 200

/** Requests confirmation for tomorrow's bookings, each once, in one transaction with its mail. */
export async function sendReconfirmationRequests(now: Date): Promise<void> {
  const asking = reconfirmationWindowAt(now)
  if (!asking) return
  await database().transaction(async (tx) => {
    const ids = await claimReconfirmations(tx, asking, now)
    for (const context of await findBookingsToNotify(ids, tx)) await requestConfirmation(tx, context, asking.answerBy)
  })
}

async function requestConfirmation(tx: Executor, context: NotifiedBooking, by: Date) {
  const { id, userId } = context.booking
  const generation = await generationOfTraveler(tx, userId)
  if (generation === null) return
  const key = `reconfirm ${id}`
  const url = linkUrl({ act: 'attend', bookingId: id }, generation)
  await createNotice(tx, {
    userId,
    kind: 'booking',
    title: `Confirma antes de las ${timeOfDay(by)} que vas mañana`,
    detail: context.experience.title,
    href: '/profile/reservations',
    key,
  })
  const mail = (reader: Parameters<typeof reconfirmationMail>[1]) => reconfirmationMail(context, reader, { by, url })
  await mailPerson(tx, userId, 'bookingUpdates', (reader) => ({ ...mail(reader), key }), 'must')
}

/** Releases the spots of those who did not answer, and tells both parties. */
export async function releaseUnanswered(now: Date): Promise<void> {
  for (const { id } of await listUnanswered(BATCH_SIZE))
    await database().transaction(async (tx) => {
      const booking = await lockReconfirmation(tx, id)
      if (!booking || !isUnanswered(booking, now)) return
      const by = { cancelledBy: 'system', cancelReason: UNCONFIRMED } as const
      if (await cancelAndReturn(tx, booking, by))
        await enqueue(tx, notifyParties, { id, occasion: 'cancelled' }, `cancelled ${id}`)
    })
}

/** The hours (UTC) that are 9:00 to 14:00 in El Salvador. */
export const reconfirmationSweeps: Sweep[] = [
  { name: 'ask-to-reconfirm', every: '*/10 15-19 * * *', run: () => sendReconfirmationRequests(new Date()) },
  { name: 'return-unanswered', every: '* * * * *', run: () => releaseUnanswered(new Date()) },
]
