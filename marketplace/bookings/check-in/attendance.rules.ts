// Who came, and who says so. The host saw the people at the meeting, and so their word stands over the traveler's, whose
// code is on their screen from the first minute; an administrator's correction stands over both (trust 4.1).
import type { BookingStatus } from '../booking.rules.ts'

/** `traveler_code`: the traveler entered it; `host_code`: the host typed or scanned it; `host_list`: the host said so in a list. */
export type AttendanceSource = 'traveler_code' | 'host_code' | 'host_list' | 'admin'
export type Attendance = { attended: boolean | null; attendedBy: AttendanceSource | null }

/** Somebody other than the traveler says whether they came. */
export const isVouched = ({ attendedBy }: Pick<Attendance, 'attendedBy'>) =>
  attendedBy !== null && attendedBy !== 'traveler_code'

/** What is known once the host or an administrator has spoken: the same said again keeps who said it first. */
export const attendanceAfter = (
  before: Attendance,
  attended: boolean,
  by: Exclude<AttendanceSource, 'traveler_code'>,
): Attendance => ({
  attended,
  attendedBy: before.attended === attended && isVouched(before) ? before.attendedBy : by,
})

/**
 * Whether "no asistió" may be said: from the start on, of a confirmed one, and of one that the traveler alone began. Whom the
 * host has seen is not reported missing afterwards.
 */
export function canReportAbsent(
  booking: Pick<Attendance, 'attendedBy'> & { status: BookingStatus; startDate: Date },
  now: Date,
): 'yes' | 'TRAVELER_CAME' | 'NOT_STARTED' {
  if (isVouched(booking)) return 'TRAVELER_CAME'
  return now < booking.startDate ? 'NOT_STARTED' : 'yes'
}
