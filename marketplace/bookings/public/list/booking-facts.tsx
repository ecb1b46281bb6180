import type { ReactNode } from 'react'
import { dateHours } from '#marketplace/experiences/availability/availability.text.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { longDate } from '#platform/clock.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { formatPrice, formatTotal, isExactTotal } from '#ui/price.tsx'
import type { Booking } from '../../booking.contract.ts'

/** The total without decimals, and the exact amount beside it when that hides cents, because cash must be exact (BOOK-37). */
export const Total = ({ amount }: { amount: number }) => (
  <span className="tabular">
    {formatTotal(amount)}
    {!isExactTotal(amount) && <span className="font-normal text-tinta-suave"> (exacto: {formatPrice(amount)})</span>}
  </span>
)

export const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div className="flex gap-2.5">
    <dt className="flex h-6 items-center text-turquesa-deep">
      <Icon name={icon} size="sm" />
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

/** When, where and how many people, on all screens of a booking. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { experience } = booking
  const { place, address, city, country } = experience
  return (
    <dl className="grid gap-1.5">
      <Fact icon="calendar" label="Fecha">
        <time dateTime={booking.startDate} className="block first-letter:uppercase">
          {longDate(booking.startDate)}
        </time>
        <span className="tabular text-sm text-tinta-suave">{dateHours(booking)}</span>
      </Fact>
      <Fact icon="pin" label="Lugar">
        {place && <span className="block wrap-anywhere">{place}</span>}
        <span className={`block wrap-anywhere ${place ? 'text-sm text-tinta-suave' : ''}`}>
          {addressLine(address, city, country)}
        </span>
      </Fact>
      <Fact icon="people" label="Personas">
        {partyText(booking)}
      </Fact>
    </dl>
  )
}
