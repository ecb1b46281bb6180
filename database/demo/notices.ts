import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import {
  type Notification,
  notificationForHost,
  notificationForTraveler,
  reminderForHost,
  reviewInvitation,
} from '#marketplace/bookings/notifications/notification.text.ts'
import { dayOf } from '#platform/clock.ts'
import type { Executor } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { BookingRow } from './bookings.ts'
import { experienceId } from './offers.ts'
import { demoHost, demoTraveler, hostId, travelerId } from './people.ts'
import { idOf } from './seeded-random.ts'

type Row = typeof notices.$inferInsert

const experienceOf = new Map(catalogue.experiences.map((experience) => [experienceId(experience.key), experience]))
const hostNames = new Map(catalogue.hosts.map(({ key, name }) => [hostId(key), name]))
const travelerNames = new Map(catalogue.travelers.map(({ key, name }) => [travelerId(key), name]))

const factsOf = (row: BookingRow) => ({
  title: experienceOf.get(row.experienceId)!.title,
  startDate: row.startDate,
  guests: row.guests,
  hostName: hostNames.get(row.hostId)!,
  travelerName: travelerNames.get(row.userId)!,
})

/** Notices of the two demo accounts, about bookings they really have; older ones are read. */
export async function seedNotices(tx: Executor, rows: BookingRow[], now: Date): Promise<void> {
  const noticeRow = (userId: string, key: string, kind: Row['kind'], news: Notification, hoursAgo: number): Row => {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const readAt = hoursAgo > 30 ? new Date(createdAt.getTime() + HOUR_MS) : null
    return { id: idOf('notice', key), userId, kind, ...news, key, createdAt, readAt }
  }
  const travelerBookings = rows.filter(({ userId }) => userId === travelerId(demoTraveler.key))
  // One review per host: nobody is invited to write a second one.
  const reviewed = new Set(
    catalogue.reviews.filter(({ traveler }) => traveler === demoTraveler.key).map(({ host }) => hostId(host)),
  )
  const forTraveler = travelerBookings.flatMap((row): Row[] => {
    const facts = factsOf(row)
    const bookingNotice = (occasion: 'requested' | 'confirmed', hoursAgo: number) =>
      noticeRow(
        row.userId,
        `${occasion} ${row.id} traveler`,
        'booking',
        notificationForTraveler[occasion](facts),
        hoursAgo,
      )
    if (row.status === 'pending')
      return [bookingNotice('requested', (now.getTime() - row.createdAt!.getTime()) / HOUR_MS)]
    if (row.status === 'confirmed')
      return [bookingNotice('confirmed', row.startDate.getTime() - now.getTime() < 96 * HOUR_MS ? 5 : 60)]
    if (row.status !== 'completed' || reviewed.has(row.hostId)) return []
    const key = `invitation ${row.userId} ${row.hostId}`
    return [noticeRow(row.userId, key, 'review', reviewInvitation(facts, `/host/${row.hostId}#resenas`), 400)]
  })
  const host = hostId(demoHost.key)
  const ofHost = rows.filter((row) => row.hostId === host)
  const requests = ofHost
    .filter(({ status }) => status === 'pending')
    .map((row, at) =>
      noticeRow(host, `requested ${row.id} host`, 'booking', notificationForHost.requested!(factsOf(row)), 3 + at * 4),
    )
  const today = dayOf(now)
  const visits = ofHost.filter(({ status, startDate }) => status === 'confirmed' && dayOf(startDate) === today)
  const reminder =
    visits.length > 0
      ? [noticeRow(host, `tomorrow ${host} ${today} demo`, 'reminder', reminderForHost(visits.length), 14)]
      : []
  const all = [...new Map([...forTraveler, ...requests, ...reminder].map((row) => [row.key, row])).values()]
  if (all.length > 0) await tx.insert(notices).values(all)
}
