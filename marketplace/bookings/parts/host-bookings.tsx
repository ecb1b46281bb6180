import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '#marketplace/client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast.tsx'
import type { Booking } from '../booking.contract.ts'
import type { HostAction } from '../booking.rules.ts'
import { bookingText } from '../booking.text.ts'
import { BookingList } from './booking-list.tsx'
import { type BookingFilter, hostBookingsQuery, refreshAfterBooking, whenSignedOut } from './booking-queries.ts'
import { CompleteDialog } from './complete-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { HostBookingCard } from './host-booking-card.tsx'

type Answer = { ok: true } | { ok: false; refusal: { code: string; message: string } }

const said: Record<HostAction, string> = {
  confirm: 'Reserva confirmada',
  cancel: 'Reserva cancelada',
  complete: 'Reserva completada',
  'confirm-payment': 'Pago confirmado',
}

type HostBookingsProps = {
  path: string
  filter: BookingFilter
  /** The way to the chat of a reservation, once there is one. */
  chat?: (booking: Booking) => ReactNode
}

/** The host's reservations by state, with what each one asks for (BOOK-53, BOOK-54). @param path address of the page */
export function HostBookings({ path, filter, chat }: HostBookingsProps) {
  const { bookings, next, counts } = useSuspenseQuery(hostBookingsQuery(filter)).data
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<{ id: string; action: HostAction } | null>(null)
  const [asked, setAsked] = useState<{ booking: Booking; about: 'cancel' | 'complete' } | null>(null)
  const about = (what: 'cancel' | 'complete') => (asked?.about === what ? asked.booking : null)
  const close = () => setAsked(null)

  // What this list shows the host knows from now on (ACC-24); the mark 'Nuevo' stays until the list is read again.
  const news = bookings
    .filter(({ attendance, attendanceSeen }) => attendance && !attendanceSeen)
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (news) void call('post /host/attendances/seen', { body: { ids: news.split(',') } })
  }, [news])

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
    if (action === 'confirm') return act(booking, action, () => call('post /host/bookings/{id}/confirm', { params }))
    if (action === 'confirm-payment')
      return act(booking, action, () => call('post /host/bookings/{id}/confirm-payment', { params }))
    setAsked({ booking, about: action })
  }

  return (
    <>
      <BookingList
        path={path}
        filter={filter}
        bookings={bookings}
        next={next}
        counts={counts}
        empty={
          <EmptyState
            icon="ticket"
            title="Nadie ha reservado todavía"
            text="Cuando alguien reserve, aquí podrás confirmar, ver sus datos y cuánto cobrar en efectivo."
          />
        }
      >
        {(booking) => (
          <HostBookingCard
            booking={booking}
            busy={busy?.id === booking.id ? busy.action : null}
            onAction={(action) => void start(booking, action)}
            chat={chat?.(booking)}
          />
        )}
      </BookingList>
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
  )
}
