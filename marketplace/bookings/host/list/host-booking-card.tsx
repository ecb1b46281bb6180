import type { ReactNode } from 'react'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import type { HostAction } from '#marketplace/bookings/booking.rules.ts'
import { cancelledByLabel } from '#marketplace/bookings/booking.text.ts'
import { cashOf } from '#marketplace/bookings/cash/cash.rules.ts'
import { checkInText } from '#marketplace/bookings/check-in/check-in.text.ts'
import { guestName } from '#marketplace/bookings/contact/guest-name.rules.ts'
import { Fact, Total } from '#marketplace/bookings/public/list/booking-facts.tsx'
import { AttendanceBadge, PaymentBadge, StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { Moment } from '#marketplace/bookings/public/list/moment.tsx'
import { dateHours, dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { EmailText } from '#ui/email-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { phoneHref } from '#ui/phone-href.ts'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { ReportLink } from '../../../reviews/public/report-link.tsx'
import { UndoPayment } from '../cash/undo-payment.tsx'
import type { Doing } from './host-actions.tsx'

/** Labels of a host's buttons; a request is declined, a confirmed booking is cancelled. */
const actionLabel = (action: HostAction, { status }: Booking): string =>
  ({
    confirm: 'Confirmar',
    cancel: status === 'pending' ? 'Rechazar' : 'Cancelar reserva',
    complete: 'Completar',
    'confirm-payment': 'Confirmar pago recibido',
  })[action]

type ReservationCardProps = {
  booking: Booking
  busy: Doing | null
  onAction: (action: HostAction) => void
  onUndoPayment: () => void
  chat?: ReactNode
}

/** Actions that get the large button now: an answer, and after the meeting closing it and the cash. */
const isDue = (action: HostAction, { status }: Booking) =>
  action === 'confirm' || action === 'complete' || (action === 'confirm-payment' && status !== 'confirmed')

const cashNote = { none: 'sin cobrar', due: 'por cobrar', claimed: 'por confirmar', collected: 'cobrado' }

/** A booking for its host: who, when, what to collect, what to answer. */
export function HostBookingCard({ booking, busy, onAction, onUndoPayment, chat }: ReservationCardProps) {
  const { status, guestInfo } = booking
  const name = guestName(booking)
  const heading = useFocusAfter<HTMLHeadingElement>(busy !== null)
  return (
    <article aria-labelledby={`reserva-${booking.id}`} className="card p-4 md:p-6">
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={status} attended={booking.attended} />
        {status !== 'pending' && <PaymentBadge booking={booking} />}
        {booking.attendance && (
          <Badge tone="success" icon="check">
            {checkInText.attending}
          </Badge>
        )}
        {booking.attendance && !booking.attendanceSeen && <Badge tone="maiz">Nuevo</Badge>}
        {booking.cancelledLate && <Badge tone="canela">Canceló con menos de 24 horas</Badge>}
        <AttendanceBadge attended={booking.attended} attendedBy={booking.attendedBy} />
      </div>
      <div className="mt-3 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3
            ref={heading}
            id={`reserva-${booking.id}`}
            tabIndex={-1}
            className="font-display text-xl font-bold outline-none wrap-anywhere"
          >
            {name}
          </h3>
          <p className="mt-0.5 wrap-anywhere">{booking.experience.title}</p>
          {status === 'pending' && booking.travelerReliability && (
            <p className="mt-0.5 text-sm font-medium">{booking.travelerReliability}</p>
          )}
        </div>
        <p className="shrink-0 text-right">
          <span className="block font-display text-xl font-bold">
            <Total amount={booking.totalAmount} />
          </span>
          <span className="text-sm text-tinta-suave">
            {status === 'pending' ? 'por cobrar' : cashNote[cashOf(booking)]}
          </span>
        </p>
      </div>
      <dl className="mt-3 grid gap-1.5 md:flex md:flex-wrap md:gap-x-8">
        <Fact icon="calendar" label="Fecha">
          <time dateTime={booking.startDate} className="inline-block first-letter:uppercase">
            {dateText(booking.startDate)}
          </time>
          , <span className="tabular inline-block">{dateHours(booking)}</span>
        </Fact>
        <Fact icon="people" label="Personas">
          {partyText(booking)}
        </Fact>
        <Fact icon="key" label="Código">
          <span className="tabular font-semibold tracking-wide">{booking.confirmationCode}</span>
        </Fact>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {guestInfo && <GuestContact guestInfo={guestInfo} />}
        {chat}
        <ReportLink about={`/profile/reservations/${booking.id}`}>Avisar de un problema</ReportLink>
      </div>
      {booking.specialRequests && (
        <p className="mt-3 rounded-control bg-lino px-4 py-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm text-tinta-suave">Peticiones especiales</span>
          {booking.specialRequests}
        </p>
      )}
      {booking.cancelledBy && (
        <p className="mt-3 text-sm text-tinta-suave">
          {cancelledByLabel[booking.cancelledBy]}
          {booking.cancelReason && `: ${booking.cancelReason}`}
        </p>
      )}
      {booking.allowed.includes('start') && (
        <p className="mt-4 border-t border-hairline pt-4">
          <ButtonLink href={`/host/dates/${booking.availableDateId}`} variant="secondary" size="sm" icon="check">
            Registrar llegada<span className="sr-only"> de {name}</span>
          </ButtonLink>
        </p>
      )}
      <UndoPayment booking={booking} name={name} busy={busy === 'undo-payment'} onUndo={onUndoPayment} />
      <BookingActions {...{ booking, busy, onAction }} />
    </article>
  )
}

const GuestContact = ({ guestInfo: { phone, email } }: { guestInfo: NonNullable<Booking['guestInfo']> }) => (
  <>
    <a href={phoneHref(phone)} className="link inline-flex min-h-11 items-center gap-2">
      <Icon name="phone" size="sm" />
      {phone}
    </a>
    <a href={`mailto:${email}`} className="link inline-flex min-h-11 max-w-full items-center gap-2 wrap-anywhere">
      <Icon name="mail" size="sm" />
      <span className="min-w-0">
        <EmailText email={email} />
      </span>
    </a>
  </>
)

type BookingActionsProps = Pick<ReservationCardProps, 'booking' | 'busy' | 'onAction'>

function BookingActions({ booking, busy, onAction }: BookingActionsProps) {
  const allowed = booking.allowed
    .filter((action): action is HostAction => action !== 'start' && action !== 'attend')
    .sort((a, b) => Number(isDue(b, booking)) - Number(isDue(a, booking)))
  const hydrated = useHydrated()
  if (allowed.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5 border-t border-hairline pt-4 max-sm:*:flex-auto">
      {allowed.map((action) => (
        <Button
          key={action}
          variant={isDue(action, booking) ? 'primary' : action === 'cancel' ? 'ghost' : 'secondary'}
          disabled={!hydrated}
          loading={busy === action}
          onClick={() => onAction(action)}
        >
          {actionLabel(action, booking)}
        </Button>
      ))}
      {booking.expiresAt && (
        <p className="text-sm text-canela-deep">
          Responde antes del <Moment at={booking.expiresAt} />
        </p>
      )}
    </div>
  )
}
