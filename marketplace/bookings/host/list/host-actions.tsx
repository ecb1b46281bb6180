import { type ReactNode, useState } from 'react'
import { api, hostApi } from '#marketplace/client.ts'
import { saveFormDraft } from '#ui/forms/form-draft.store.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import type { HostAction } from '../../booking.rules.ts'
import { bookingText } from '../../booking.text.ts'
import type { DialogBooking } from '../../public/form/dialog-booking.view.ts'
import { PaymentDialog } from '../cash/payment-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { DeclineDialog, declineForm } from './decline-dialog.tsx'

type HostAnswer = { ok: true; data: Booking } | { ok: false; refusal: { code: string; message: string } }

const doneText: Record<Doing, string> = {
  confirm: 'Reserva confirmada',
  cancel: 'Reserva cancelada',
  complete: 'Reserva completada',
  'confirm-payment': 'Pago confirmado',
  'undo-payment': 'Cobro deshecho',
}

export type Doing = HostAction | 'undo-payment'

export type HostActions = {
  busy: (id: string) => Doing | null
  /** Performs an action, or opens its dialog first. */
  start: (booking: DialogBooking, action: HostAction) => void
  /** Takes an acknowledged payment back. */
  undoPayment: (booking: DialogBooking) => void
  /** The dialogs; render them once. */
  dialogs: ReactNode
}

type DialogAction = Exclude<HostAction, 'confirm'>
type Started = { booking: DialogBooking; action: Doing; send: () => Promise<HostAnswer>; reason?: string }

/**
 * A host's actions on a booking, for all screens (BOOK-53, BOOK-54). `show` updates the screen with the answer, also with a
 * refusal, because then somebody else was faster or the session has ended.
 * @param onCollected handles the cash instead, where it may be marked offline
 */
export function useHostActions(
  show: (booking: DialogBooking, answer: HostAnswer) => Promise<unknown>,
  onCollected?: (booking: DialogBooking) => void,
): HostActions {
  const [openDialog, setOpenDialog] = useState<{ booking: DialogBooking; about: DialogAction } | null>(null)
  const bookingFor = (action: DialogAction) => (openDialog?.about === action ? openDialog.booking : null)
  const close = () => setOpenDialog(null)

  const { run, input } = useAction({
    send: ({ send }: Started) => send(),
    done: (_data, { action }) => toast({ title: doneText[action], tone: 'success' }),
    failed: ({ code, message }, { booking, reason }) => {
      // The dialog is closed, so the reason waits for its next opening.
      if (reason) saveFormDraft(declineForm(booking), reason)
      return code === 'PAYMENT_FINAL' ? message : bookingText.updateFailed
    },
    settled: (answer, { booking }) => show(booking, answer),
    about: ({ booking }) => booking.id,
  })
  const runAction = (booking: DialogBooking, action: Doing, send: Started['send'], reason = '') => {
    close()
    void run({ booking, action, send, reason })
  }

  function start(booking: DialogBooking, action: HostAction) {
    const params = { id: booking.id }
    if (action === 'confirm') runAction(booking, action, () => api.bookings.confirm({ params }))
    else setOpenDialog({ booking, about: action })
  }

  return {
    busy: (id) => (input?.booking.id === id ? input.action : null),
    start,
    undoPayment: (booking) =>
      runAction(booking, 'undo-payment', () => hostApi.payments.undo({ params: { id: booking.id } })),
    dialogs: (
      <>
        <DeclineDialog
          booking={bookingFor('cancel')}
          onClose={close}
          onDecline={(booking, reason) =>
            runAction(
              booking,
              'cancel',
              () => api.bookings.decline({ params: { id: booking.id }, body: { reason, status: booking.status } }),
              reason,
            )
          }
        />
        <PaymentDialog
          booking={bookingFor('confirm-payment')}
          onClose={close}
          onCollected={(booking) => {
            if (!onCollected)
              return runAction(booking, 'confirm-payment', () =>
                hostApi.payments.confirm({ params: { id: booking.id } }),
              )
            close()
            onCollected(booking)
          }}
        />
        <CompleteDialog
          booking={bookingFor('complete')}
          onClose={close}
          onComplete={(booking, body) =>
            runAction(booking, 'complete', () => api.bookings.complete({ params: { id: booking.id }, body }))
          }
        />
      </>
    ),
  }
}
