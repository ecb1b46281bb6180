// Both parties of a booking are notified of what happened to it.
import type { Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotices, type NewNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { topicMail } from '#marketplace/accounts/preferences/subscription.api.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { type Mail, sendMails } from '#platform/mail/mail.ts'
import { hasWhatsapp } from '#platform/whatsapp/cloud-api.ts'
import { factsOf, mailsAbout, toHost } from '../booking.mail.tsx'
import { notifyHostByWhatsapp } from '../links/host-whatsapp.api.ts'
import { findNotification, type NotifiedBooking } from './notification.data.ts'
import { NOTIFY_PARTIES } from './notification.rules.ts'
import { type BookingEvent, notificationForHost, notificationForTraveler } from './notification.text.ts'

/** Whether the news is still true; a later event may have overtaken it before the job ran. */
const stillTrue: Record<BookingEvent, (booking: NotifiedBooking['booking']) => boolean> = {
  requested: ({ status }) => status === 'pending',
  instant: ({ status }) => status !== 'cancelled',
  confirmed: ({ status }) => status !== 'cancelled',
  accepted: ({ status }) => status !== 'cancelled',
  cancelled: ({ status }) => status === 'cancelled',
  expired: ({ status }) => status === 'cancelled',
  absent: ({ attended }) => attended === false,
}

/**
 * A booking that somebody else ended is always mailed, whatever the preferences; a request that a host let expire is no news
 * to them.
 */
function endedByOther(
  occasion: BookingEvent,
  { booking }: NotifiedBooking,
  reader: 'traveler' | 'host',
): 'must' | 'may' {
  if (occasion === 'absent') return 'must'
  if (occasion === 'expired') return reader === 'traveler' ? 'must' : 'may'
  if (occasion === 'accepted') return reader === 'host' ? 'must' : 'may'
  return occasion === 'cancelled' && booking.cancelledBy !== reader ? 'must' : 'may'
}

/**
 * Notifies both parties of an event, by mail and on the bell; running twice notifies once, so that what is written need not be
 * one transaction.
 */
export const notifyParties: Job<{ id: string; occasion: BookingEvent }> = {
  ...NOTIFY_PARTIES,
  run: async ({ id, occasion }) => {
    const found = await findNotification(id)
    if (!found || !stillTrue[occasion](found.context.booking)) return
    const host = newsForHost(occasion, found)
    const news = [newsForTraveler(occasion, found), host]
    await createNotices(
      database(),
      news.flatMap(({ notice }) => notice ?? []),
    )
    // A message and the job that sends it are one.
    if (hasWhatsapp() && host.notice)
      await database().transaction((tx) =>
        notifyHostByWhatsapp(tx, occasion, found.context, keyOf(occasion, found.context, 'host')),
      )
    await sendMails(
      database(),
      news.flatMap(({ mail }) => mail ?? []),
    )
  },
}

type Found = NonNullable<Awaited<ReturnType<typeof findNotification>>>
type News = { notice?: NewNotice | null; mail?: Mail | null }

const keyOf = (occasion: BookingEvent, { booking }: NotifiedBooking, party: 'traveler' | 'host') =>
  `${occasion} ${booking.id} ${party}`

/**
 * Mailed to the account's address, not to the contact address of the booking, which anybody may have typed
 * (docs/decisions/0155).
 */
function newsForTraveler(occasion: BookingEvent, { context, mailboxes }: Found): News {
  const { userId, cancelledBy } = context.booking
  if (!context.travelerEmail) return {}
  const key = keyOf(occasion, context, 'traveler')
  const isOwn = occasion === 'cancelled' && cancelledBy === 'traveler'
  const notice = { ...notificationForTraveler[occasion](factsOf(context)), userId, kind: 'booking' as const, key }
  const mail = (reader: Reader) => ({ ...mailsAbout(occasion, context, reader).traveler, key })
  const must = endedByOther(occasion, context, 'traveler')
  return { notice: isOwn ? null : notice, mail: topicMail(userId, mailboxes.get(userId), 'bookingUpdates', mail, must) }
}

function newsForHost(occasion: BookingEvent, { context, mailboxes }: Found): News {
  const mail = toHost[occasion]
  const news = notificationForHost[occasion]?.(factsOf(context))
  if (!context.hostEmail || !mail || !news) return {}
  const { hostId } = context.booking
  const key = keyOf(occasion, context, 'host')
  const must = endedByOther(occasion, context, 'host')
  const written = (reader: Reader) => ({ ...mail(context, reader), key })
  return {
    notice: { ...news, userId: hostId, kind: 'booking', key },
    mail: topicMail(hostId, mailboxes.get(hostId), 'bookingUpdates', written, must),
  }
}
