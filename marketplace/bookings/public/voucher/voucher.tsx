import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, partyText } from '#marketplace/experiences/experience.text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Wordmark } from '#ui/icons/mark.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { formatPrice } from '#ui/price.tsx'
import { SpokenCode, Ticket } from '#ui/ticket.tsx'
import type { Booking } from '../../booking.contract.ts'
import { bookingText, cancelledByLabel } from '../../booking.text.ts'
import { isStoredOffline } from '../../voucher/voucher.rules.ts'
import { CodeHours } from '../check-in/code-hours.tsx'
import { BookingFacts } from '../list/booking-facts.tsx'
import { PaymentBadge, StatusBadge } from '../list/booking-status-badge.tsx'
import { HostContact } from '../list/host-contact.tsx'
import { Moment } from '../list/moment.tsx'
import { Directions, MeetingPointMap } from './meeting-point.tsx'

/** Everything needed on the way and at the meeting; works without script, on paper and offline. */
export function Voucher({ booking }: { booking: Booking }) {
  const { experience, status } = booking
  return (
    <div {...(isStoredOffline(status) && { 'data-keep': '' })} className="sheet">
      <p className="mb-3 hidden print:block">
        <Wordmark name="Torogoz" />
      </p>
      <h1 className="text-title">Comprobante de reserva</h1>
      <p className="mt-2 mb-5 text-tinta-suave print:mb-3">{stateText(booking)}</p>
      <Ticket stub={status === 'cancelled' ? <Void booking={booking} /> : <Stub booking={booking} />}>
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={status} attended={booking.attended} />
          <PaymentBadge booking={booking} />
        </div>
        <h2 className="mt-2.5 mb-4 text-heading wrap-anywhere print:mt-1.5 print:mb-2">{experience.title}</h2>
        <div className="print:grid print:grid-cols-2 print:gap-5">
          <BookingFacts booking={booking} />
          <MeetingPointMap place={experience} className="print:mt-0" />
        </div>
        <Directions place={experience} />
        <div className="mt-4 border-t border-hairline pt-4 print:mt-1 print:pt-1">
          {booking.host.phone || booking.host.email ? (
            <HostContact booking={booking} />
          ) : (
            <p className="text-tinta-suave">
              Tu anfitrión: <strong className="text-tinta">{booking.host.name}</strong>
            </p>
          )}
        </div>
      </Ticket>
      {isStoredOffline(status) && <p className="mt-4 text-sm text-tinta-suave print:mt-2">{bookingText.policy}</p>}
    </div>
  )
}

function stateText({ status, expiresAt, host }: Booking) {
  if (status === 'pending')
    return (
      <>
        <strong className="text-tinta">Pendiente de confirmación.</strong> {host.name} tiene{' '}
        {expiresAt && (
          <>
            hasta el <Moment at={expiresAt} />{' '}
          </>
        )}
        para responder.
      </>
    )
  if (status === 'cancelled') return 'Esta reserva fue cancelada: este comprobante ya no vale.'
  if (status === 'completed') return 'Esta experiencia ya terminó.'
  return status === 'in_progress' ? 'Tu experiencia está en curso.' : 'Muestra este comprobante al llegar.'
}

/** The code to read out or scan, and the cash to bring. */
function Stub({ booking }: { booking: Booking }) {
  const { confirmationCode, totalAmount, paymentStatus } = booking
  return (
    <div className="grid gap-5 max-md:print:grid-cols-2 print:gap-3">
      <div className="min-w-0">
        <p className="eyebrow">Tu código</p>
        <p className="mt-1">
          <SpokenCode code={confirmationCode || bookingText.codeMissing} size="lg" />
        </p>
        <CodeHours booking={booking} className="mt-2" />
        <QrCode
          text={confirmationCode}
          label={`Código QR de ${confirmationCode}`}
          className="mt-3 w-full max-w-52 rounded-control border border-hairline print:mt-2 print:max-w-28"
        />
      </div>
      <div className="min-w-0">
        <p className="eyebrow">Total en efectivo</p>
        <p className="font-display text-title font-bold">{formatPrice(totalAmount)}</p>
        <p className="text-sm text-tinta-suave">por {partyText(booking)}</p>
        {paymentStatus === 'pending' && (
          <p className="mt-3 flex gap-2">
            <Icon name="cash" size="sm" className="mt-1 text-turquesa-deep" />
            <span>
              <strong>Para llevar exacto:</strong> {cashText(exactCash(totalAmount))}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}

/** Replaces the code when it is of no use. */
const Void = ({ booking: { cancelledBy, cancelReason } }: { booking: Booking }) => (
  <p className="text-tinta-suave">
    {cancelledBy ? cancelledByLabel[cancelledBy] : 'Cancelada'}
    {cancelReason && `: ${cancelReason}`}
  </p>
)
