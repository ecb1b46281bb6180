import { useEffect, useState } from 'react'
import { timeOfDay } from '#platform/clock.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { Booking } from '../../booking.contract.ts'
import { undoTimeLeft } from '../../cash/payment.rules.ts'

type UndoPaymentProps = { booking: Booking; name: string; busy: boolean; onUndo: () => void }

/** 'Cobrado a las 9:41 a. m.' and an undo button while it is allowed; the server decides. */
export function UndoPayment({ booking: { paidAt, undoUntil }, name, busy, onUndo }: UndoPaymentProps) {
  const hydrated = useHydrated()
  const [isExpired, setIsExpired] = useState(false)
  useEffect(() => {
    setIsExpired(false)
    if (!undoUntil) return
    const timer = setTimeout(() => setIsExpired(true), undoTimeLeft(undoUntil, currentTime()))
    return () => clearTimeout(timer)
  }, [undoUntil])
  if (!paidAt || !undoUntil || isExpired) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-4 text-sm">
      <span>
        Cobrado a las {timeOfDay(paidAt)} Puedes deshacerlo hasta las {timeOfDay(undoUntil)}
      </span>
      <Button variant="secondary" size="sm" disabled={!hydrated} loading={busy} onClick={onUndo}>
        Deshacer cobro<span className="sr-only"> de {name}</span>
      </Button>
    </p>
  )
}
