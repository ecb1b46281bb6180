import { type ReactNode, useState } from 'react'
import { api, hostApi } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import type { HostAction } from '../../booking.rules.ts'
import { bookingText } from '../../booking.text.ts'
import type { DialogBooking } from '../../public/form/dialog-booking.view.ts'
import { PaymentDialog } from '../cash/payment-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

export type HostAnswer = { ok: true; data: Booking } | { ok: false; refusal: { code: string; message: string } }

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

type Asked = Exclude<HostAction, 'confirm'>
type Started = { booking: DialogBooking; action: Doing; send: () => Promise<HostAnswer> }

/**
 * A host's actions on a booking, for all screens (BOOK-53, BOOK-54). `show` updates the screen with the answer, also with a
 * refusal, because then somebody else was faster or the session has ended.
 * @param onCollected handles the cash instead, where it may be marked offline
 */
export function useHostActions(
  show: (booking: DialogBooking, answer: HostAnswer) => Promise<unknown>,
  onCollected?: (booking: DialogBooking) => void,
): HostActions {
  const [asked, setAsked] = useState<{ booking: DialogBooking; about: Asked } | null>(null)
  const about = (what: Asked) => (asked?.about === what ? asked.booking : null)
  const close = () => setAsked(null)

  const { run, input } = useAction({
    send: ({ send }: Started) => send(),
    done: (_data, { action }) => toast({ title: doneText[action], tone: 'success' }),
    failed: ({ code, message }) => (code === 'PAYMENT_FINAL' ? message : bookingText.updateFailed),
    settled: (answer, { booking }) => show(booking, answer),
    about: ({ booking }) => booking.id,
  })
  const act = (booking: DialogBooking, action: Doing, send: Started['send']) => {
    close()
    void run({ booking, action, send })
  }

  function start(booking: DialogBooking, action: HostAction) {
    const params = { id: booking.id }
    if (action === 'confirm') act(booking, action, () => api.bookings.confirm({ params }))
    else setAsked({ booking, about: action })
  }

  return {
    busy: (id) => (input?.booking.id === id ? input.action : null),
    start,
    undoPayment: (booking) => act(booking, 'undo-payment', () => hostApi.payments.undo({ params: { id: booking.id } })),
    dialogs: (
      <>
        <DeclineDialog
          booking={about('cancel')}
          onClose={close}
          onDecline={(booking, reason) =>
            act(booking, 'cancel', () => api.bookings.decline({ params: { id: booking.id }, body: { reason } }))
          }
        />
        <PaymentDialog
          booking={about('confirm-payment')}
          onClose={close}
          onCollected={(booking) => {
            if (!onCollected)
              return act(booking, 'confirm-payment', () => hostApi.payments.confirm({ params: { id: booking.id } }))
            close()
            onCollected(booking)
          }}
        />
        <CompleteDialog
          booking={about('complete')}
          onClose={close}
          onComplete={(booking, body) =>
            act(booking, 'complete', () => api.bookings.complete({ params: { id: booking.id }, body }))
          }
        />
      </>
    ),
  }
}
