import type { Host } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { csvFile, downloadHeaders } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { present } from '../booking.api.ts'
import { findBookingOf } from '../booking.data.ts'
import { effectiveStatus } from '../booking.rules.ts'
import type * as contract from './attendee.contract.ts'
import { findMeeting, listOnDate, setWritten } from './attendee.data.ts'
import { CSV_HEADER, csvName, csvRows, inOrder, totalsOf } from './attendee.rules.ts'

/** One date as its host sees it now; null when it is not theirs. */
async function dateGuests(host: Host, dateId: string, now: Date): Promise<contract.DateGuests | null> {
  const [meeting, rows] = await Promise.all([findMeeting(host, dateId), listOnDate(host, dateId)])
  if (!meeting) return null
  const { date, experience, hostName } = meeting
  const guests = inOrder(
    rows.map((row) => ({
      ...present(row, 'host', now),
      writtenTo: row.booking.writtenToAt?.toISOString() ?? null,
    })),
  )
  return {
    date: {
      id: date.id,
      startDate: date.startDate.toISOString(),
      endDate: date.endDate?.toISOString() ?? null,
      status: date.status,
      capacity: date.capacity,
      booked: date.capacity - date.spotsAvailable - date.heldSpots,
      free: date.spotsAvailable,
    },
    experience,
    hostName,
    guests,
    totals: totalsOf(guests),
  }
}

export const list: Serve<typeof contract.list> = async ({ caller, params: { id }, now }) =>
  (await dateGuests(caller, id, now)) ?? refuse('NOT_FOUND')

export const download: Serve<typeof contract.download> = async ({ caller, params: { id }, now }) => {
  const guestList = await dateGuests(caller, id, now)
  if (!guestList) return refuse('NOT_FOUND')
  const name = csvName(guestList.experience.title, guestList.date.startDate)
  return new WithHeaders(csvFile(CSV_HEADER, csvRows(guestList.guests)), downloadHeaders(name))
}

export const markWritten: Serve<typeof contract.markWritten> = async ({ caller, params: { id }, now }) => {
  if (await setWritten(caller, id, now)) return { writtenTo: now.toISOString() }
  const row = await findBookingOf(caller, id)
  return row ? refuse('BOOKING_STATE', { data: { status: effectiveStatus(row.booking, now) } }) : refuse('NOT_FOUND')
}

export const unmarkWritten: Serve<typeof contract.unmarkWritten> = async ({ caller, params: { id } }) =>
  (await setWritten(caller, id, null)) ? { writtenTo: null } : refuse('NOT_FOUND')
