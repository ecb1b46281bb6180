import { Icon } from '#ui/icons/icon.tsx'
import type { Booking } from '../../booking.contract.ts'
import { codeText } from '../../check-in/check-in.text.ts'

/** When the code works, or why it does not; nothing while it is valid. */
export function CodeHours({ booking, className = '' }: { booking: Booking; className?: string }) {
  const words = codeText(booking)
  return words === null ? null : (
    <p className={`flex gap-2 text-sm text-tinta-suave ${className}`}>
      <Icon name="clock" size="sm" className="mt-0.5 shrink-0" />
      <span className="min-w-0">{words}</span>
    </p>
  )
}
