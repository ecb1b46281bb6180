import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { refreshAfterBooking } from '../../public/list/booking.query.ts'

/** 'Confirmar asistencia', replaced by 'Asistencia confirmada' afterwards (ACC-24, ACC-25). */
export function AttendanceButton({ booking }: { booking: Booking }) {
  const { id, experience, attendance, allowed, status } = booking
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const requested = useRef(false)
  const confirmation = useRef<HTMLParagraphElement>(null)
  // The button is gone, so the focus moves to the text in its place.
  useEffect(() => {
    if (attendance && requested.current) confirmation.current?.focus({ preventScroll: true })
    requested.current = false
  }, [attendance])

  const attend = useAction({
    send: () => {
      requested.current = true
      return api.checkIns.confirmAttendance({ params: { id } })
    },
    done: () => toast({ title: checkInText.attending, tone: 'success' }),
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      return checkInText.attendFailed
    },
    settled: () => refreshAfterBooking(queryClient, experience.id),
  })

  if (attendance && ['confirmed', 'in_progress'].includes(status))
    return (
      <p
        ref={confirmation}
        tabIndex={-1}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-success-deep outline-none"
      >
        <Icon name="check" size="sm" />
        {checkInText.attending}
      </p>
    )
  if (!allowed.includes('attend')) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="check"
      disabled={!hydrated}
      loading={attend.pending}
      onClick={() => void attend.run()}
    >
      Confirmar asistencia
    </Button>
  )
}
