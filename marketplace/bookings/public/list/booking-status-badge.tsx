import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import type { Booking } from '../../booking.contract.ts'
import type { BookingStatus } from '../../booking.rules.ts'
import { paymentText, statusText } from '../../booking.text.ts'
import { attendanceLabel } from '../../check-in/check-in.text.ts'

const statusLook: Record<BookingStatus, [BadgeTone, IconName]> = {
  pending: ['maiz', 'clock'],
  confirmed: ['success', 'check'],
  in_progress: ['turquesa', 'play'],
  completed: ['anil', 'star'],
  cancelled: ['neutral', 'close'],
}

/** @param attended false: a no-show, shown instead of 'Completada' */
export function StatusBadge({ status, attended = null }: { status: BookingStatus; attended?: boolean | null }) {
  const absent = status === 'completed' && attended === false
  const [tone, icon] = absent ? (['canela', 'eye-off'] as const) : statusLook[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statusText({ status, attended })}
    </Badge>
  )
}

const paymentTone = { pending: 'neutral', paid_cash: 'maiz', paid: 'success' } as const

/** 'Pago pendiente', so that it is not taken for the status of the booking; nothing when no payment is due. */
export function PaymentBadge({ booking }: { booking: Parameters<typeof paymentText>[0] }) {
  const words = paymentText(booking)
  return words === null ? null : (
    <Badge tone={paymentTone[booking.paymentStatus]} icon="cash">
      <span className="sr-only">Pago: </span>
      {booking.paymentStatus === 'pending' ? `Pago ${words.toLowerCase()}` : words}
    </Badge>
  )
}

type AttendanceBadgeProps = Pick<Booking, 'attended' | 'attendedBy'>

/** Attendance and who reported it, for the host; nothing for a no-show, which the status already says. */
export const AttendanceBadge = ({ attended, attendedBy }: AttendanceBadgeProps) =>
  attended && attendedBy ? <Badge tone="turquesa">{attendanceLabel[attendedBy]}</Badge> : null
