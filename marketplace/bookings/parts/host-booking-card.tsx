import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { arrivalText } from '../arrivals/arrival.text.ts'
import type { Booking } from '../booking.contract.ts'
import type { HostAction } from '../booking.rules.ts'
import { cancelledByLabel } from '../booking.text.ts'
import { BookingFacts, Total } from './booking-facts.tsx'
import { Moment } from './moment.tsx'
import { PaymentBadge, StatusBadge } from './status-badge.tsx'

/** What a host's buttons say; a request is declined, a confirmed reservation is called off. */
export const actionLabel = (action: HostAction, { status }: Booking): string =>
  ({
    confirm: 'Confirmar',
    cancel: status === 'pending' ? 'Rechazar' : 'Cancelar reserva',
    complete: 'Completar',
    'confirm-payment': 'Confirmar pago recibido',
  })[action]

type HostBookingCardProps = {
  booking: Booking
  /** The action that is on its way. */
  busy: HostAction | null
  onAction: (action: HostAction) => void
  chat?: ReactNode
}

/** A reservation as its host needs it: who comes, when, what to collect, what to answer. */
export function HostBookingCard({ booking, busy, onAction, chat }: HostBookingCardProps) {
  const { status, guestInfo, traveler } = booking
  const allowed = booking.allowed.filter((action): action is HostAction => action !== 'start' && action !== 'attend')
  const alive = useHydrated()
  const name = guestInfo ? `${guestInfo.firstName} ${guestInfo.lastName}` : traveler.name
  return (
    <article aria-labelledby={`reserva-${booking.id}`} className="card p-5 md:p-6">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <StatusBadge status={status} />
            {status !== 'cancelled' && <PaymentBadge status={booking.paymentStatus} />}
            {booking.attendance && (
              <Badge tone="success" icon="check">
                {arrivalText.attending}
              </Badge>
            )}
            {booking.attendance && !booking.attendanceSeen && <Badge tone="maiz">Nuevo</Badge>}
            {booking.cancelledLate && <Badge tone="canela">Canceló con menos de 24 horas</Badge>}
            {booking.attended === false && <Badge tone="canela">No asistió</Badge>}
          </div>
          <h2 id={`reserva-${booking.id}`} className="mt-2.5 text-subheading">
            {booking.experience.title}
          </h2>
          <div className="mt-3">
            <BookingFacts booking={booking} />
          </div>
        </div>
        <div className="grid content-start gap-3">
          <p>
            <span className="eyebrow block">Viajero</span>
            <strong className="block wrap-anywhere">{name}</strong>
          </p>
          {guestInfo && (
            <p className="grid justify-items-start gap-0.5 text-[0.9375rem]">
              <a
                href={`tel:${guestInfo.phone.replace(/[^\d+]/g, '')}`}
                className="link inline-flex min-h-8 items-center gap-2"
              >
                <Icon name="phone" size="sm" />
                {guestInfo.phone}
              </a>
              <a
                href={`mailto:${guestInfo.email}`}
                className="link inline-flex min-h-8 max-w-full items-center gap-2 wrap-anywhere"
              >
                <Icon name="mail" size="sm" />
                {guestInfo.email}
              </a>
            </p>
          )}
          {chat && <div>{chat}</div>}
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            <p>
              <span className="eyebrow block">{booking.paymentStatus === 'pending' ? 'Por cobrar' : 'Total'}</span>
              <span className="font-display text-xl font-bold">
                <Total amount={booking.totalAmount} />
              </span>
            </p>
            <p>
              <span className="eyebrow block">Código</span>
              <span className="tabular font-display text-xl font-bold tracking-wide">{booking.confirmationCode}</span>
            </p>
          </div>
        </div>
      </div>
      {booking.specialRequests && (
        <p className="mt-5 rounded-control bg-lino px-4 py-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm text-tinta-suave">Peticiones especiales</span>
          {booking.specialRequests}
        </p>
      )}
      {booking.cancelledBy && (
        <p className="mt-4 text-sm text-tinta-suave">
          {cancelledByLabel[booking.cancelledBy]}
          {booking.cancelReason && `: ${booking.cancelReason}`}
        </p>
      )}
      {allowed.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-2.5 border-t border-hairline pt-4">
          {allowed.map((action, at) => (
            <Button
              key={action}
              variant={at === 0 ? 'primary' : action === 'cancel' ? 'ghost' : 'secondary'}
              disabled={!alive}
              loading={busy === action}
              onClick={() => onAction(action)}
            >
              {actionLabel(action, booking)}
            </Button>
          ))}
          {booking.expiresAt && (
            <p className="text-sm text-tinta-suave">
              Responde antes del <Moment at={booking.expiresAt} />
            </p>
          )}
        </div>
      )}
    </article>
  )
}
