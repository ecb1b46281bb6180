import { useEffect, useRef } from 'react'
import { api } from '#marketplace/client.ts'
import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, partyText } from '#marketplace/experiences/experience.text.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { SpokenCode, Ticket } from '#ui/ticket.tsx'
import type { Booking } from '../../booking.contract.ts'
import { bookingText } from '../../booking.text.ts'
import { savedOfflineText, voucherPath } from '../../voucher/voucher.rules.ts'
import { CodeHours } from '../check-in/code-hours.tsx'
import { BookingFacts, Total } from '../list/booking-facts.tsx'
import { StatusBadge } from '../list/booking-status-badge.tsx'
import { Moment } from '../list/moment.tsx'
import { InstallOffer } from '../voucher/install-offer.tsx'
import { useOfflineVoucher } from '../voucher/offline-voucher.store.ts'

/** The created booking: the code, the cash to bring, the next steps (BOOK-45 to BOOK-47). */
export function BookingSuccess({ booking }: { booking: Booking }) {
  const { experience, host, totalAmount, confirmationCode, expiresAt, status } = booking
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const savedAt = useOfflineVoucher(booking)
  const steps: [IconName, string][] = [
    ['cash', `Lleva el efectivo exacto: ${cashText(exactCash(totalAmount))}.`],
    ['ticket', 'Al llegar, muestra o lee tu código y paga directamente a tu anfitrión. No hay pagos en línea.'],
    ['check', 'Tu anfitrión confirma el pago cuando recibe el efectivo.'],
  ]
  return (
    <div className="page max-w-4xl py-8 md:py-14">
      <p className="flex size-14 items-center justify-center rounded-pill bg-success-soft text-success-deep">
        <Icon name="check" size="xl" />
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-title outline-none">
        {bookingText.created}
      </h1>
      <p className="mt-2 text-lg text-tinta-suave">
        {status === 'pending' && expiresAt ? (
          <>
            {host.name} tiene hasta el <Moment at={expiresAt} /> para confirmar. Te avisamos por correo.
          </>
        ) : (
          `${host.name} te espera.`
        )}
      </p>
      <div className="mt-7">
        <Ticket
          stubFirst
          stub={
            <>
              <p className="eyebrow">Tu código de confirmación</p>
              <p className="mt-1">
                <SpokenCode code={confirmationCode || bookingText.codeMissing} size="lg" />
              </p>
              <CodeHours booking={booking} className="mt-2" />
              <p className="mt-4 eyebrow">Total en efectivo</p>
              <p className="font-display text-title font-bold">
                <Total amount={totalAmount} />
              </p>
              <p className="text-sm text-tinta-suave">por {partyText(booking)}</p>
            </>
          }
        >
          <StatusBadge status={status} />
          <h2 className="mt-2.5 mb-4 text-heading">{experience.title}</h2>
          <BookingFacts booking={booking} />
        </Ticket>
      </div>
      <section aria-labelledby="efectivo" className="card mt-5 p-5 md:p-7">
        <h2 id="efectivo" className="text-heading">
          Cómo pagar
        </h2>
        <ol className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
          {steps.map(([icon, words]) => (
            <li key={icon} className="flex gap-3 md:block">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
                <Icon name={icon} />
              </span>
              <p className="md:mt-3">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-7 flex flex-wrap gap-3 max-sm:grid">
        <ButtonLink href={voucherPath(booking.id)} size="lg" icon="ticket">
          Ver mi comprobante
        </ButtonLink>
        <ButtonLink href="/profile/reservations" size="lg" variant="secondary">
          Ver mis reservas
        </ButtonLink>
        <a
          href={urlOf(api.bookingCalendar.show, { params: { id: booking.id } })}
          download="reserva-torogoz.ics"
          className={buttonClass('secondary', 'lg')}
        >
          <Icon name="calendar" className="-ml-0.5" />
          Agregar al calendario
        </a>
        <ButtonLink href="/" size="lg" variant="ghost">
          Volver al inicio
        </ButtonLink>
      </p>
      <p role="status" className="mt-3 min-h-6 text-sm text-tinta-suave">
        {savedAt && savedOfflineText(savedAt)}
      </p>
      {/* Last, because it appears late and must not move anything else. */}
      <InstallOffer />
    </div>
  )
}
