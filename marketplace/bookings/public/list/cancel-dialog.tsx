import { useQueryClient } from '@tanstack/react-query'
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

/** Asks before a booking is cancelled, and says whether it is still free (ACC-20, ACC-22). */
export function CancelDialog({ booking: openBooking, onClose, onCancelled }: CancelDialogProps) {
  const booking = useLastShown(openBooking)
  const queryClient = useQueryClient()
  const cancel = useAction({
    send: ({ id }: Booking) => api.bookings.cancel({ params: { id } }),
    done: (_booking, { id }) => {
      onClose()
      toast({ title: bookingText.cancelled, tone: 'success' })
      onCancelled(id)
    },
    failed: (refusal) => {
      onClose()
      handleSignedOut(queryClient, refusal)
      return bookingText.cancelFailed
    },
    // Also after a refusal, because the booking is no longer what the screen showed.
    settled: (_answer, { experience }) => refreshAfterBooking(queryClient, experience.id),
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
              onClick={() => void cancel.run(booking)}
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
          {booking.cancellation === 'late' ? (
            <Notice tone="warning" title="Faltan menos de 24 horas">
              La cancelación gratuita ya terminó. Puedes cancelar igual y no pagas nada, pero {booking.host.name} verá
              que avisaste tarde.
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
