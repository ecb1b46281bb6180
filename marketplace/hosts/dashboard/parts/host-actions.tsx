import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import type { HostAction } from '#marketplace/bookings/booking.rules.ts'
import { bookingText } from '#marketplace/bookings/booking.text.ts'
import type { AskedBooking } from '#marketplace/bookings/parts/asked-booking.ts'
import { CompleteDialog } from '#marketplace/bookings/parts/complete-dialog.tsx'
import { DeclineDialog } from '#marketplace/bookings/parts/decline-dialog.tsx'
import { call } from '#marketplace/client.ts'
import { toast } from '#ui/toast.tsx'
import { showChanged } from './dashboard-queries.ts'

type Answer = { ok: true; data: Booking } | { ok: false; refusal: { message: string } }

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
  /** To be drawn once. */
  dialogs: ReactNode
}

/**
 * What a host does with a reservation (BOOK-53, BOOK-54). Afterwards, and also when somebody else was faster, everything
 * on the screen shows the reservation as it stands.
 */
export function useHostActions(): HostActions {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<{ id: string; action: HostAction } | null>(null)
  const [asked, setAsked] = useState<{ booking: AskedBooking; about: 'cancel' | 'complete' } | null>(null)
  const about = (what: 'cancel' | 'complete') => (asked?.about === what ? asked.booking : null)
  const close = () => setAsked(null)

  async function act({ id }: AskedBooking, action: HostAction, send: () => Promise<Answer>) {
    close()
    setBusy({ id, action })
    const answer = await send()
    if (answer.ok) toast({ title: said[action], tone: 'success' })
    else toast({ title: bookingText.updateFailed, description: answer.refusal.message, tone: 'danger' })
    const fresh = answer.ok ? answer : await call('get /host/bookings/{id}', { params: { id } })
    if (fresh.ok) showChanged(queryClient, fresh.data)
    // Nobody is signed in any more: the page's own questions hear of it and say so.
    else if (fresh.refusal.code === 'NOT_SIGNED_IN') void queryClient.refetchQueries({ type: 'active' })
    setBusy(null)
  }

  function start(booking: AskedBooking, action: HostAction) {
    const params = { id: booking.id }
    if (action === 'confirm') void act(booking, action, () => call('post /host/bookings/{id}/confirm', { params }))
    else if (action === 'confirm-payment')
      void act(booking, action, () => call('post /host/bookings/{id}/confirm-payment', { params }))
    else setAsked({ booking, about: action })
  }

  return {
    busy: (id) => (busy?.id === id ? busy.action : null),
    start,
    dialogs: (
      <>
        <DeclineDialog
          booking={about('cancel')}
          onClose={close}
          onDecline={(booking, reason) =>
            void act(booking, 'cancel', () =>
              call('post /host/bookings/{id}/cancel', { params: { id: booking.id }, body: { reason } }),
            )
          }
        />
        <CompleteDialog
          booking={about('complete')}
          onClose={close}
          onComplete={(booking, body) =>
            void act(booking, 'complete', () =>
              call('post /host/bookings/{id}/complete', { params: { id: booking.id }, body }),
            )
          }
        />
      </>
    ),
  }
}
