import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cancelledByLabel } from '#marketplace/bookings/booking.text.ts'
import { PaymentBadge, StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { priceLines } from '#marketplace/experiences/party.rules.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { PermittedLink } from '../../admin/actions/permitted-link.tsx'
import type { AdminRouteProps } from '../../admin/admin-route.view.ts'
import { AuditHistory } from '../../admin/audit/audit-history.tsx'
import { AdminPage } from '../../admin/layout/admin-page-frame.tsx'
import { OpenCaseButton } from '../../cases/admin/open-case.tsx'
import type { AdminBooking } from './admin-booking.contract.ts'
import { bookingQuery } from './admin-booking.query.ts'
import { attendanceFact } from './admin-booking.text.ts'
import { BookingActions } from './admin-booking-actions.tsx'
import { BookingChat } from './admin-booking-chat.tsx'
import { BookingTimeline } from './admin-booking-timeline.tsx'

const moment = (instant: string) => `${longDate(instant)}, ${timeOfDay(instant)}`

/** Everything about one booking, and the actions on it (ADM-07, ADM-13). */
export function AdminBookingDetail({ id }: AdminRouteProps) {
  const { data: booking } = useSuspenseQuery(bookingQuery(id))
  const { code, status, stuck, experience } = booking
  return (
    <AdminPage
      back={{ href: '/admin/bookings', label: 'Reservas' }}
      title={
        <>
          Reserva <span className="tabular">{code}</span>
        </>
      }
      text={
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} attended={booking.attended} />
          <PaymentBadge booking={booking} />
          {stuck && (
            <Badge tone="canela" icon="alert">
              Atascada
            </Badge>
          )}
        </span>
      }
      actions={
        <>
          <OpenCaseButton person={booking.traveler} booking={booking} />
          {booking.allowed.length > 0 && (
            <IfPermitted permission="bookings.correct">
              <BookingActions booking={booking} />
            </IfPermitted>
          )}
        </>
      }
    >
      {stuck && (
        <Notice tone="warning" title="La experiencia pasó hace más de 7 días y nadie cerró la reserva.">
          Pregunta al anfitrión si el viajero asistió y pagó; luego complétala o cancélala.
        </Notice>
      )}
      {booking.cancelReason && (
        <Notice tone="info" title={booking.cancelledBy ? cancelledByLabel[booking.cancelledBy] : 'Cancelada'}>
          {booking.cancelReason}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Section title="La reserva">
            <DescriptionList
              items={[
                {
                  label: 'Experiencia',
                  wide: true,
                  value: (
                    <PermittedLink permission="content.read" href={`/admin/experiences/${experience.id}`}>
                      {experience.title || 'Sin título'}
                    </PermittedLink>
                  ),
                },
                { label: 'Comienza', value: <Capital>{moment(booking.startDate)}</Capital> },
                { label: 'Termina', value: booking.endDate && <Capital>{moment(booking.endDate)}</Capital> },
                { label: 'Lugar', value: experience.place },
                { label: 'Personas', value: partyText(booking) },
                {
                  label: 'Responder antes de',
                  value: booking.expiresAt && <Capital>{moment(booking.expiresAt)}</Capital>,
                },
                {
                  label: 'Asistencia',
                  value: attendanceFact(booking),
                },
                { label: 'Publicada', value: experience.offered ? null : 'Ya no se ofrece' },
                { label: 'Pidió', wide: true, value: booking.specialRequests },
                { label: 'Pasó a otra fecha', value: booking.movedTo && <Other id={booking.movedTo} /> },
                { label: 'Viene de otra fecha', value: booking.movedFrom && <Other id={booking.movedFrom} /> },
              ]}
            />
          </Section>
          <Section title="El pago">
            <Price booking={booking} />
          </Section>
          <Section title="Las personas">
            <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
              <Party title="Viajero" person={booking.traveler}>
                {booking.contact ? (
                  <>
                    <dt className="sr-only">Datos de contacto</dt>
                    <dd>{booking.contact.name}</dd>
                    <dd>{booking.contact.phone}</dd>
                    {booking.contact.email !== booking.traveler.email && <dd>{booking.contact.email}</dd>}
                  </>
                ) : (
                  <dd>Sus datos de contacto se borraron.</dd>
                )}
              </Party>
              <Party title="Anfitrión" person={booking.host}>
                {booking.host.phone && <dd>{booking.host.phone}</dd>}
              </Party>
            </div>
          </Section>
          <BookingChat booking={booking} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <BookingTimeline timeline={booking.timeline} />
          <AuditHistory type="booking" id={booking.id} />
        </div>
      </div>
    </AdminPage>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card p-5 md:p-6">
    <h2 className="mb-4 text-subheading">{title}</h2>
    {children}
  </section>
)
const Capital = ({ children }: { children: string }) => (
  <span className="inline-block first-letter:uppercase">{children}</span>
)
const Other = ({ id }: { id: string }) => (
  <Link href={`/admin/bookings/${id}`} className="link">
    Ver esa reserva
  </Link>
)

/** The lines of the total, and the commission on it. */
const Price = ({ booking }: { booking: AdminBooking }) => (
  <dl className="tabular grid gap-2">
    {priceLines({ price: booking.unitPrice, childPrice: booking.childPrice }, booking).map(({ each, party }) => (
      <div key={party.children} className="flex justify-between gap-4">
        <dt>
          {formatMoney(each)} × {partyText(party)}
        </dt>
        <dd>{formatMoney((Math.round(each * 100) * party.guests) / 100)}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 border-t border-hairline pt-2 font-semibold">
      <dt>Total en efectivo</dt>
      <dd>{formatMoney(booking.totalAmount)}</dd>
    </div>
    {booking.status !== 'cancelled' && (
      <div className="flex justify-between gap-4 text-tinta-suave">
        <dt>Comisión {booking.commissionPercent} %, si se paga</dt>
        <dd>{formatMoney(booking.commission)}</dd>
      </div>
    )}
  </dl>
)

type PartyProps = { title: string; person: AdminBooking['traveler']; children: ReactNode }
const Party = ({ title, person, children }: PartyProps) => (
  <div className="flex min-w-0 gap-3">
    <Avatar name={person.name} src={person.avatar} />
    <div className="min-w-0">
      <p className="text-sm text-tinta-suave">{title}</p>
      <p className="font-semibold wrap-anywhere">
        <Link href={`/admin/users/${person.id}`} className="link">
          {person.name}
        </Link>
      </p>
      <dl className="mt-1 grid gap-0.5 text-sm wrap-anywhere text-tinta-suave">
        <dt className="sr-only">Correo de la cuenta</dt>
        <dd>{person.email}</dd>
        {children}
      </dl>
    </div>
  </div>
)
