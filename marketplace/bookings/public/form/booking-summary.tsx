import type { BookingSelection } from '#marketplace/bookings/public/selection/booking-selection.view.ts'
import {
  dateHours,
  dateText,
  dateUnavailable,
  spotsText,
} from '#marketplace/experiences/availability/availability.text.ts'
import type { ExperienceDetail } from '#marketplace/experiences/experience.contract.ts'
import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, instantLabel, partyText } from '#marketplace/experiences/experience.text.ts'
import { priceLines } from '#marketplace/experiences/party.rules.ts'
import { AvailabilityBadge } from '#marketplace/experiences/public/availability/date-option.tsx'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { formatPrice } from '#ui/price.tsx'
import { HOURS_TO_ANSWER } from '../../booking.rules.ts'
import { bookingText } from '../../booking.text.ts'
import { Total } from '../list/booking-facts.tsx'

type SummaryProps = { experience: ExperienceDetail; reservation: BookingSelection }

/** What is about to be booked, and the exact cash it costs (BOOK-14, BOOK-15). */
export function BookingSummary({ experience, reservation }: SummaryProps) {
  const { title, pictures, location } = experience
  const { lost, party, total } = reservation
  const date = reservation.date ?? lost
  return (
    <section aria-labelledby="resumen" className="card overflow-hidden">
      <div className="flex gap-4 p-4 lg:block lg:p-0">
        <DecorativePicture
          picture={pictures[0]}
          sizes="(min-width: 64rem) 24rem, 6rem"
          className="aspect-square w-24 shrink-0 rounded-control lg:aspect-16/9 lg:w-full lg:rounded-none"
        />
        <div className="min-w-0 lg:px-6 lg:pt-5">
          <h2 id="resumen" className="text-subheading">
            <span className="sr-only">Resumen: </span>
            {title}
          </h2>
          {location && (
            <p className="mt-1 text-tinta-suave">
              {location.city}, {location.country}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-4 px-4 pb-5 lg:px-6 lg:pt-4">
        <dl className="grid gap-2 border-t border-hairline pt-4" aria-live="polite">
          <Line label="Fecha">
            {date ? (
              <>
                <span className="block first-letter:uppercase">{dateText(date.startDate)}</span>
                <span className="tabular block text-sm font-normal text-tinta-suave">{dateHours(date)}</span>
                {lost && <Badge tone="danger">{dateUnavailable}</Badge>}
              </>
            ) : (
              <span className="font-normal text-tinta-suave">Sin fecha elegida</span>
            )}
          </Line>
          <Line label="Personas">{partyText(party)}</Line>
          {date && !lost && (
            <Line label="Cupos disponibles">
              <span className="flex flex-wrap items-center justify-end gap-2">
                {spotsText(date.spots)}
                <AvailabilityBadge spots={date.spots} />
              </span>
            </Line>
          )}
          {priceLines(experience, party).map(({ each, party }) => (
            <Line key={party.children} label={`${formatPrice(each)} × ${partyText(party)}`}>
              {formatPrice((Math.round(each * 100) * party.guests) / 100)}
            </Line>
          ))}
        </dl>
        <div className="rounded-control bg-lino px-4 py-3.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">Total en efectivo</span>
            <span className="font-display text-heading font-bold">
              <Total amount={total} />
            </span>
          </p>
          <p className="mt-1.5 flex gap-2 text-sm text-tinta-suave">
            <Icon name="cash" size="sm" className="mt-0.5 text-turquesa-deep" />
            <span>Lo pagas a tu anfitrión al llegar. Lleva {cashText(exactCash(total))}.</span>
          </p>
        </div>
        <p className="flex gap-2 text-sm wrap-anywhere">
          <Icon name="clock" size="sm" className="mt-0.5 text-turquesa-deep" />
          {experience.confirmation === 'instant'
            ? `${instantLabel}: tu lugar queda seguro al reservar.`
            : `${experience.host.name} tiene hasta ${HOURS_TO_ANSWER} horas para confirmar.`}
        </p>
        <p className="flex gap-2 text-sm">
          <Icon name="check" size="sm" className="mt-0.5 text-success" />
          {bookingText.policy}
        </p>
      </div>
    </section>
  )
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="shrink-0 text-tinta-suave">{label}</dt>
    <dd className="tabular min-w-0 text-right font-semibold">{children}</dd>
  </div>
)
