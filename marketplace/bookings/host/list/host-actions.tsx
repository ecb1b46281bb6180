import { type ReactNode, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import type { HostAction } from '../../booking.rules.ts'
import { bookingText } from '../../booking.text.ts'
import type { AskedBooking } from '../../public/form/asked-booking.view.ts'
import { CompleteDialog } from './complete-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

export type HostAnswer = { ok: true; data: Booking } | { ok: false; refusal: { code: string; message: string } }

const said: Record<HostAction, string> = {
  confirm: 'Reserva confirmada',
  cancel: 'Reserva cancelada',
  complete: 'Reserva completada',
  'confirm-payment': 'Pago confirmado',
}

export type HostActions = {
  /** What is on its way for a reservation. */
  busy: (id: string) => HostAction | null
  /** Does it at once, or asks first what must be known. */
  start: (booking: AskedBooking, action: HostAction) => void
  /** The windows that ask; to be drawn once. */
  dialogs: ReactNode
}

type Started = { booking: AskedBooking; action: HostAction; send: () => Promise<HostAnswer> }

/**
 * What a host does with a reservation, wherever it is shown (BOOK-53, BOOK-54). `show` brings the screen up to date with
 * the answer, also with a refusal: then somebody else was faster, or nobody is signed in any more.
 */
export function useHostActions(show: (booking: AskedBooking, answer: HostAnswer) => Promise<unknown>): HostActions {
  const [asked, setAsked] = useState<{ booking: AskedBooking; about: 'cancel' | 'complete' } | null>(null)
  const about = (what: 'cancel' | 'complete') => (asked?.about === what ? asked.booking : null)
  const close = () => setAsked(null)

  const { run, input } = useAction({
    send: ({ send }: Started) => send(),
    done: (_data, { action }) => toast({ title: said[action], tone: 'success' }),
    failed: bookingText.updateFailed,
    settled: (answer, { booking }) => show(booking, answer),
    about: ({ booking }) => booking.id,
  })
  const act = (booking: AskedBooking, action: HostAction, send: Started['send']) => {
    close()
    void run({ booking, action, send })
  }

  function start(booking: AskedBooking, action: HostAction) {
    const params = { id: booking.id }
    if (action === 'confirm') act(booking, action, () => api.bookings.confirm({ params }))
    else if (action === 'confirm-payment') act(booking, action, () => api.bookings.confirmPayment({ params }))
    else setAsked({ booking, about: action })
  }

  return {
    busy: (id) => (input?.booking.id === id ? input.action : null),
    start,
    dialogs: (
      <>
        <DeclineDialog
          booking={about('cancel')}
          onClose={close}
          onDecline={(booking, reason) =>
            act(booking, 'cancel', () => api.bookings.decline({ params: { id: booking.id }, body: { reason } }))
          }
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
