import type { ReactNode } from 'react'
import { api } from '#marketplace/client.ts'
import { exactCash, experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { cashText, partyText } from '#marketplace/experiences/experience.text.ts'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { SpokenCode, Ticket } from '#ui/ticket.tsx'
import { ReportLink } from '../../../reviews/public/report-link.tsx'
import type { Booking } from '../../booking.contract.ts'
import { bookingText, cancelledByLabel } from '../../booking.text.ts'
import { AttendanceButton } from '../../host/check-in/attendance-button.tsx'
import { voucherPath } from '../../voucher/voucher.rules.ts'
import { CodeHours } from '../check-in/code-hours.tsx'
import { OtherDates } from '../date-cancellation/other-dates.tsx'
import { CopyCode } from '../voucher/copy-code.tsx'
import { BookingFacts, Total } from './booking-facts.tsx'
import { PaymentBadge, StatusBadge } from './booking-status-badge.tsx'
import { HostContact } from './host-contact.tsx'
import { Moment } from './moment.tsx'
import { PaymentLine } from './payment-line.tsx'

type ReservationCardProps = {
  booking: Booking
  onCancel: () => void
  /** The button of this booking's chat, if there is one (ACC-23). */
  chat?: ReactNode
}

/** One booking of the traveler: a ticket while it is to come, a compact line afterwards (ACC-18). */
export const BookingCard = (props: ReservationCardProps) =>
  ['cancelled', 'completed'].includes(props.booking.status) ? (
    <EndedReservation {...props} />
  ) : (
    <LiveReservation {...props} />
  )

const headingOf = ({ id }: Booking) => `reserva-${id}`

function Heading({ booking, className }: { booking: Booking; className: string }) {
  const { experience } = booking
  return (
    <>
      <h2 id={headingOf(booking)} tabIndex={-1} className={`${className} outline-none`}>
        {experience.offered ? (
          <Link href={experiencePath(experience.id, experience.title)} className="hover:underline">
            {experience.title}
          </Link>
        ) : (
          experience.title
        )}
      </h2>
      {!experience.offered && <p className="mt-1 text-sm text-tinta-suave">Ya no disponible</p>}
    </>
  )
}

const Badges = ({ booking }: { booking: Booking }) => (
  <div className="flex flex-wrap gap-2">
    <StatusBadge status={booking.status} attended={booking.attended} />
    <PaymentBadge booking={booking} />
  </div>
)

const picture = 'aspect-square w-22 shrink-0 self-start rounded-control'
const pictureSizes = '(min-width: 40rem) 9rem, 5.5rem'

/** What, when, where; on the stub the code and the cash to bring. */
function LiveReservation({ booking, onCancel, chat }: ReservationCardProps) {
  const { experience } = booking
  return (
    <article aria-labelledby={headingOf(booking)}>
      <Ticket stub={<Stub booking={booking} onCancel={onCancel} />}>
        {booking.reconfirmBy && (
          <div className="mb-4">
            <Notice tone="warning" title={`Confirma antes de las ${timeOfDay(booking.reconfirmBy)} que vas`}>
              Si no, tus lugares vuelven a estar libres. Usa «Confirmar asistencia».
            </Notice>
          </div>
        )}
        <div className="flex gap-4 sm:gap-5">
          <DecorativePicture picture={experience.picture} sizes={pictureSizes} className={`${picture} sm:w-36`} />
          <div className="min-w-0 flex-1">
            <Badges booking={booking} />
            <Heading booking={booking} className="mt-2.5 text-subheading sm:text-heading" />
            <div className="mt-3 max-sm:hidden">
              <BookingFacts booking={booking} />
            </div>
          </div>
        </div>
        <div className="mt-4 sm:hidden">
          <BookingFacts booking={booking} />
        </div>
        <NextStep booking={booking} />
        <div className="mt-4 grid gap-3">
          <HostContact booking={booking} />
          <div className="flex flex-wrap items-center gap-2.5">
            {booking.allowed.includes('start') && (
              <ButtonLink href={`/start-experience/${booking.id}`} variant="secondary" size="sm" icon="key">
                Iniciar con código
              </ButtonLink>
            )}
            <AttendanceButton booking={booking} />
            {chat}
            <ReportLink about={`/profile/reservations/${booking.id}`}>Avisar de un problema</ReportLink>
          </div>
        </div>
      </Ticket>
    </article>
  )
}

/** Compact, because it is over. */
function EndedReservation({ booking, chat }: ReservationCardProps) {
  const { experience, status, cancelledBy, cancelReason } = booking
  return (
    <article aria-labelledby={headingOf(booking)} className="card flex flex-wrap gap-4 p-4 sm:gap-5 sm:p-5">
      <DecorativePicture
        picture={experience.picture}
        sizes={pictureSizes}
        className={`${picture} ${status === 'cancelled' ? 'grayscale' : ''}`}
      />
      <div className="min-w-0 flex-1">
        <Badges booking={booking} />
        <Heading booking={booking} className="mt-2 text-subheading" />
        <p className="mt-1 text-tinta-suave">
          <time dateTime={booking.startDate} className="inline-block first-letter:uppercase">
            {longDate(booking.startDate)}
          </time>
          <span className="flex flex-wrap gap-x-4">
            <span>{[experience.city, experience.country].filter(Boolean).join(', ')}</span>
            <span>{partyText(booking)}</span>
          </span>
        </p>
        <p className="tabular mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <span>
            <span className="text-tinta-suave">Total</span>{' '}
            <strong>
              <Total amount={booking.totalAmount} />
            </strong>
          </span>
          <span>
            <span className="text-tinta-suave">Código</span> <strong>{booking.confirmationCode}</strong>
          </span>
        </p>
        <PaymentLine booking={booking} className="mt-2" />
        {cancelledBy && (
          <p className="mt-2 text-sm text-tinta-suave">
            {cancelledByLabel[cancelledBy]}
            {cancelReason && `: ${cancelReason}`}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          {chat}
          <ReportLink about={`/profile/reservations/${booking.id}`}>Avisar de un problema</ReportLink>
        </div>
      </div>
      <OtherDates booking={booking} />
    </article>
  )
}

function NextStep({ booking: { status, expiresAt, host } }: { booking: Booking }) {
  const isPending = status === 'pending' && expiresAt
  if (!isPending && status !== 'confirmed') return null
  return (
    <p className="mt-4 flex gap-2.5 rounded-control bg-lino px-3.5 py-2.5 text-sm">
      <Icon name="info" size="sm" className="mt-0.5 text-turquesa-deep" />
      <span>
        {isPending ? (
          <>
            {host.name} tiene hasta el <Moment at={expiresAt} /> para confirmar.
          </>
        ) : (
          `${host.name} te espera. Muestra tu código al llegar.`
        )}
      </span>
    </p>
  )
}

function Stub({ booking, onCancel }: ReservationCardProps) {
  const { totalAmount, confirmationCode, allowed } = booking
  const hydrated = useHydrated()
  return (
    <div className="flex h-full flex-col gap-4">
      <p>
        <span className="eyebrow block">Código</span>
        <SpokenCode code={confirmationCode || bookingText.codeMissing} />
        <CopyCode code={confirmationCode} />
      </p>
      <CodeHours booking={booking} className="-mt-2" />
      <p>
        <span className="eyebrow block">Total en efectivo</span>
        <span className="font-display text-xl font-bold">
          <Total amount={totalAmount} />
        </span>
        {booking.paymentStatus === 'pending' && (
          <span className="mt-1 block text-sm text-tinta-suave">Lleva {cashText(exactCash(totalAmount))}.</span>
        )}
      </p>
      <PaymentLine booking={booking} className="-mt-2" />
      <p className="flex flex-wrap gap-2">
        <ButtonLink href={voucherPath(booking.id)} variant="secondary" size="sm">
          <Icon name="ticket" size="sm" />
          Ver comprobante
        </ButtonLink>
        <a
          href={urlOf(api.bookingCalendar.show, { params: { id: booking.id } })}
          download="reserva-torogoz.ics"
          className={buttonClass('secondary', 'sm')}
        >
          <Icon name="calendar" size="sm" />
          Agregar al calendario
        </a>
        <ButtonLink href={`${voucherPath(booking.id)}#grupo`} variant="secondary" size="sm">
          <Icon name="share" size="sm" />
          Compartir con mi grupo
        </ButtonLink>
        {allowed.includes('cancel') && (
          <Button variant="ghost" size="sm" disabled={!hydrated} onClick={onCancel} className="text-danger! md:-ml-3">
            Cancelar
          </Button>
        )}
      </p>
    </div>
  )
}
