import { timeOfDay } from '#platform/clock.ts'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { Booking } from '../../booking.contract.ts'
import { finalFrom } from '../../cash/payment.rules.ts'
import { receiptPath } from '../../cash/receipt.text.ts'

/** The payment for the traveler: at once that it was acknowledged, later a link to the receipt. */
export function PaymentLine({ booking, className = '' }: { booking: Booking; className?: string }) {
  const from = finalFrom(booking)
  if (!from) return null
  return (
    <p role="status" className={`text-sm ${className}`}>
      {booking.hasReceipt ? (
        <Link href={receiptPath(booking.id)} className="link target">
          Recibo de {formatMoney(booking.totalAmount)}
        </Link>
      ) : (
        <>
          {booking.host.name} anotó que recibió {formatMoney(booking.totalAmount)}. Tu recibo sale a las{' '}
          {timeOfDay(from)}
        </>
      )}
    </p>
  )
}
