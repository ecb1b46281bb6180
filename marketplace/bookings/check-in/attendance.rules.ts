// Attendance, and who reported it. The host saw the people at the meeting, so their report overrides the traveler's, who has
// the code on their screen from the beginning; an administrator's correction overrides both (trust 4.1).
import type { BookingStatus } from '../booking.rules.ts'

/**
 * `traveler_code`: the traveler entered the code; `host_code`: the host typed or scanned it; `host_list`: the host marked it
 * in a list.
 */
export type AttendanceSource = 'traveler_code' | 'host_code' | 'host_list' | 'admin'
export type Attendance = { attended: boolean | null; attendedBy: AttendanceSource | null }

/** Reported by somebody other than the traveler. */
export const isConfirmedByOther = ({ attendedBy }: Pick<Attendance, 'attendedBy'>) =>
  attendedBy !== null && attendedBy !== 'traveler_code'

/** Attendance after a report by the host or an administrator. Repeating the same keeps the first reporter. */
export const attendanceAfter = (
  before: Attendance,
  attended: boolean,
  by: Exclude<AttendanceSource, 'traveler_code'>,
): Attendance => ({
  attended,
  attendedBy: before.attended === attended && isConfirmedByOther(before) ? before.attendedBy : by,
})

/**
 * Whether "no asistió" may be reported: from the start on, for a confirmed booking, and for one that only the traveler
 * started. A guest whom the host has seen can not be reported absent afterwards.
 */
export function canReportAbsent(
  booking: Pick<Attendance, 'attendedBy'> & { status: BookingStatus; startDate: Date },
  now: Date,
): 'yes' | 'TRAVELER_CAME' | 'NOT_STARTED' {
  if (isConfirmedByOther(booking)) return 'TRAVELER_CAME'
  return now < booking.startDate ? 'NOT_STARTED' : 'yes'
}
