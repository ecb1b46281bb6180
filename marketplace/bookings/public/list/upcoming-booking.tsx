import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, partyText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { timeOfDay } from '#platform/clock.ts'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Booking } from '../../booking.contract.ts'
import { directionsLink } from '../../contact/contact-visibility.rules.ts'
import { voucherPath } from '../../voucher/voucher.rules.ts'
import { StatusBadge } from './booking-status-badge.tsx'

const dayText = { now: 'Ahora, desde las', today: 'Hoy, a las', tomorrow: 'Mañana, a las' } as const

type UpcomingBookingProps = { booking: Booking; day: keyof typeof dayText | null }

/** The booking of today or tomorrow, above everything else: when, where, what to bring, directions. */
export function UpcomingBooking({ booking, day }: UpcomingBookingProps) {
  const { experience, startDate, totalAmount, allowed, paymentStatus } = booking
  const place = addressLine(experience.place, experience.city)
  return (
    <section aria-labelledby="proxima-salida" className="ground-selva mb-7 overflow-hidden rounded-card">
      <div aria-hidden="true" className="texture-woven h-3" />
      <div className="p-5 md:p-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="proxima-salida" className="font-sans text-base font-semibold text-maiz">
            Tu próxima salida
          </h2>
          <StatusBadge status={booking.status} />
        </div>
        <p className="mt-2 font-display text-heading font-bold">
          {day && dayText[day]} <time dateTime={startDate}>{timeOfDay(startDate)}</time>
        </p>
        <p className="mt-1 text-lg wrap-anywhere">{experience.title}</p>
        <ul className="mt-3 grid gap-1.5 text-on-selva-suave">
          <li className="flex gap-2.5">
            <Icon name="pin" size="sm" className="mt-1" />
            <span className="min-w-0 wrap-anywhere">{place}</span>
          </li>
          <li className="flex gap-2.5">
            <Icon name="people" size="sm" className="mt-1" />
            {partyText(booking)}
          </li>
          {paymentStatus === 'pending' && (
            <li className="flex gap-2.5">
              <Icon name="cash" size="sm" className="mt-1" />
              Lleva {cashText(exactCash(totalAmount))}
            </li>
          )}
        </ul>
        <p className="mt-5 flex flex-wrap gap-2.5">
          {allowed.includes('start') && (
            <ButtonLink href={`/start-experience/${booking.id}`} variant="accent" icon="key">
              Iniciar con código
            </ButtonLink>
          )}
          <ButtonLink href={voucherPath(booking.id)} variant="inverse" icon="ticket">
            Ver comprobante
          </ButtonLink>
          <a
            href={directionsLink(experience)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('inverse')}
          >
            <Icon name="map" />
            Cómo llegar
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </p>
      </div>
    </section>
  )
}
