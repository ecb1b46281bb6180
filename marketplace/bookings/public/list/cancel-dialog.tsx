import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import { bookingText } from '../../booking.text.ts'
import { useLastShown } from '../voucher/last-shown.store.ts'
import { refreshAfterBooking } from './booking.query.ts'
import { Moment } from './moment.tsx'

type CancelDialogProps = { booking: Booking | null; onClose: () => void; onCancelled: (id: string) => void }

type Wish = { booking: Booking; isLate: boolean }

/** Cancels on the terms that were shown; when they ended while the question stood there, nothing is cancelled (0264). */
async function cancelAsShown({ booking: { id }, isLate }: Wish) {
  const current = await api.bookings.show({ params: { id } })
  if (current.ok && current.data.cancellation === 'late' && !isLate)
    return { ok: false as const, refusal: { code: 'LATE', message: '' } }
  return api.bookings.cancel({ params: { id } })
}

/** Asks before a booking is cancelled, and says whether it is still free (ACC-20, ACC-22). */
export function CancelDialog({ booking: openBooking, onClose, onCancelled }: CancelDialogProps) {
  const booking = useLastShown(openBooking)
  const queryClient = useQueryClient()
  const [ended, setEnded] = useState<string | null>(null)
  const isLate = booking?.cancellation === 'late' || ended === booking?.id
  const cancel = useAction({
    send: cancelAsShown,
    done: (_booking, { booking }) => {
      onClose()
      toast({ title: bookingText.cancelled, tone: 'success' })
      onCancelled(booking.id)
    },
    failed: (refusal, { booking }) => {
      if (refusal.code === 'LATE') return setEnded(booking.id)
      onClose()
      handleSignedOut(queryClient, refusal)
      return bookingText.cancelFailed
    },
    // Also after a refusal, because the booking is no longer what the screen showed.
    settled: (_answer, { booking }) => refreshAfterBooking(queryClient, booking.experience.id),
  })

  return (
    <Dialog
      open={openBooking !== null}
      onClose={onClose}
      size="sm"
      title="¿Cancelar esta reserva?"
      footer={
        booking && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Conservarla
            </Button>
            <Button
              variant="danger"
              loading={cancel.pending}
              loadingText="Cancelando…"
              onClick={() => void cancel.run({ booking, isLate })}
            >
              Sí, cancelar
            </Button>
          </>
        )
      }
    >
      {booking && (
        <div className="grid gap-4">
          <p>
            <strong>{booking.experience.title}</strong>
            <span className="block text-tinta-suave first-letter:uppercase">
              <Moment at={booking.startDate} />
            </span>
          </p>
          {isLate ? (
            <Notice tone="warning" title="Faltan menos de 24 horas">
              La cancelación gratuita {ended === booking.id ? 'terminó mientras lo pensabas' : 'ya terminó'}. Puedes
              cancelar igual y no pagas nada, pero {booking.host.name} verá que avisaste tarde.
            </Notice>
          ) : (
            <Notice tone="success" title="Cancelación gratuita">
              {bookingText.policy} Tus cupos quedan libres para otras personas.
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
