import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '#marketplace/client.ts'
import { toast } from '#ui/toast.tsx'
import type { Booking } from '../../booking.contract.ts'
import type { HostAction } from '../../booking.rules.ts'
import { bookingText } from '../../booking.text.ts'
import { refreshAfterBooking, whenSignedOut } from '../../parts/booking-queries.ts'
import { CompleteDialog } from '../../parts/complete-dialog.tsx'
import { DeclineDialog } from '../../parts/decline-dialog.tsx'

type Answer = { ok: true } | { ok: false; refusal: { code: string; message: string } }

const said: Record<HostAction, string> = {
  confirm: 'Reserva confirmada',
  cancel: 'Reserva cancelada',
  complete: 'Reserva completada',
  'confirm-payment': 'Pago confirmado',
}

export type HostActions = {
  busy: { id: string; action: HostAction } | null
  start: (booking: Booking, action: HostAction) => void
  /** The windows that ask before an action; to be drawn once. */
  windows: ReactNode
}

/** What a host does with a reservation, wherever it is shown: at once, or after a question (BOOK-53, BOOK-54). */
export function useHostActions(): HostActions {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<HostActions['busy']>(null)
  const [asked, setAsked] = useState<{ booking: Booking; about: 'cancel' | 'complete' } | null>(null)
  const about = (what: 'cancel' | 'complete') => (asked?.about === what ? asked.booking : null)
  const close = () => setAsked(null)

  async function act(booking: Booking, action: HostAction, send: () => Promise<Answer>) {
    close()
    setBusy({ id: booking.id, action })
    const answer = await send()
    if (answer.ok) toast({ title: said[action], tone: 'success' })
    else {
      toast({ title: bookingText.updateFailed, description: answer.refusal.message, tone: 'danger' })
      whenSignedOut(queryClient, answer.refusal)
    }
    await refreshAfterBooking(queryClient, booking.experience.id)
    setBusy(null)
  }

  const start = (booking: Booking, action: HostAction) => {
    const params = { id: booking.id }
    if (action === 'confirm') void act(booking, action, () => call('post /host/bookings/{id}/confirm', { params }))
    else if (action === 'confirm-payment')
      void act(booking, action, () => call('post /host/bookings/{id}/confirm-payment', { params }))
    else setAsked({ booking, about: action })
  }

  const windows = (
    <>
      <DeclineDialog
        booking={about('cancel')}
        onClose={close}
        onDecline={(booking, reason) =>
          void act(asked!.booking, 'cancel', () =>
            call('post /host/bookings/{id}/cancel', { params: { id: booking.id }, body: { reason } }),
          )
        }
      />
      <CompleteDialog
        booking={about('complete')}
        onClose={close}
        onComplete={(booking, body) =>
          void act(asked!.booking, 'complete', () =>
            call('post /host/bookings/{id}/complete', { params: { id: booking.id }, body }),
          )
        }
      />
    </>
  )
  return { busy, start, windows }
}
