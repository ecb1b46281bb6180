import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import type { BookingStatus, PaymentStatus } from '../../booking.rules.ts'
import { paymentLabel, statusLabel } from '../../booking.text.ts'

const statusLook: Record<BookingStatus, [BadgeTone, IconName]> = {
  pending: ['maiz', 'clock'],
  confirmed: ['success', 'check'],
  in_progress: ['turquesa', 'play'],
  completed: ['anil', 'star'],
  cancelled: ['neutral', 'close'],
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const [tone, icon] = statusLook[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statusLabel[status]}
    </Badge>
  )
}

/** 'Pago: Pendiente', so that it is not taken for the state of the reservation. */
export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={status === 'pending' ? 'neutral' : 'success'} icon="cash">
    <span className="sr-only">Pago: </span>
    {status === 'pending' ? `Pago ${paymentLabel.pending.toLowerCase()}` : paymentLabel[status]}
  </Badge>
)
