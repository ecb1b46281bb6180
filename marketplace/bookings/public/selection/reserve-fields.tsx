import { AwaitDate } from '#marketplace/alerts/public/alert-button.tsx'
import { dayOf } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { OfferedDates } from '../../../experiences/availability/availability.contract.ts'
import { datesText } from '../../../experiences/availability/availability.text.ts'
import type { ExperienceDetail } from '../../../experiences/experience.contract.ts'
import { exactCash } from '../../../experiences/experience.rules.ts'
import { cashText, partyText, pausedText } from '../../../experiences/experience.text.ts'
import { type Party, type Prices, priceLines, totalFor } from '../../../experiences/party.rules.ts'
import { DatePicker } from '../../../experiences/public/availability/date-picker.tsx'
import { HeldNotice } from '../../../experiences/public/waitlist/held-notice.tsx'
import { WaitlistOffer } from '../../../experiences/public/waitlist/waitlist-offer.tsx'
import type { BookingSelection } from './booking-selection.view.ts'
import { MissedDay } from './missed-day.tsx'
import { PartyFields } from './party-fields.tsx'

/** State of the dates' query: loading, loaded, or failed. */
export type DatesState = { offered: OfferedDates | undefined; failed: boolean; retry: () => void }

/** Hosts and admins see why they can not use the button (BOOK-50). */
const AS_TRAVELER = 'Para reservar usa una cuenta de viajero.'

/** Why there is no button. */
export const notBookableReason = ({ viewer }: Pick<ExperienceDetail, 'viewer'>) =>
  viewer.book === 'paused' ? pausedText.title : AS_TRAVELER

/** Nothing to choose from, as far as is known. */
export const soldOut = ({ offered }: DatesState) => offered?.dates.length === 0

/** There is nothing to reserve, and a date to wait for: one that is full, or the next one. */
export const onlyToWait = (dates: DatesState, { viewer }: ExperienceDetail) => soldOut(dates) && viewer.book === 'yes'

type ReserveFieldsProps = {
  dates: DatesState
  reservation: BookingSelection
  experience: ExperienceDetail
  startWithCalendar?: boolean
}

/** Whether somebody who asked for this day may wait for it: then the offer is open. */
const isFull = ({ dates, unavailable }: OfferedDates, day: string | null) =>
  [...dates, ...unavailable].some(({ startDate }) => dayOf(startDate) === day)

/** Date and people, for the card and the sheet. */
export function ReserveFields({ dates, reservation, experience, startWithCalendar }: ReserveFieldsProps) {
  const { date, maxGuests, short, requestedGuests, missedDay } = reservation
  const { offered } = dates
  if (experience.viewer.book === 'paused')
    return (
      <Notice tone="warning" title={pausedText.title}>
        {pausedText.sentence} Si ya tienes una reserva, sigue en pie.
      </Notice>
    )
  if (offered && soldOut(dates))
    return (
      <div className="grid gap-2">
        <Notice tone="warning" title={datesText.none}>
          Pueden abrirse fechas nuevas en cualquier momento.
        </Notice>
        {experience.viewer.book === 'yes' && (
          <div className="min-h-11">
            <AwaitDate id={experience.id} />
          </div>
        )}
        <WaitlistOffer {...{ experience, offered, requestedGuests }} open />
      </div>
    )
  return (
    <div className="grid gap-4">
      <MissedDay reservation={reservation} />
      <HeldNotice date={date} />
      <Dates dates={dates} reservation={reservation} startWithCalendar={startWithCalendar} />
      <PartyFields
        experience={experience}
        reservation={reservation}
        error={short && date ? `Solo hay ${maxGuests} cupos disponibles para esta fecha` : undefined}
      />
      {offered && (
        <WaitlistOffer
          key={missedDay}
          {...{ experience, offered, requestedGuests }}
          open={isFull(offered, missedDay)}
        />
      )}
    </div>
  )
}

function Dates({
  dates,
  reservation,
  startWithCalendar,
}: Pick<ReserveFieldsProps, 'dates' | 'reservation' | 'startWithCalendar'>) {
  const { offered, failed, retry } = dates
  if (!offered && failed)
    return (
      <Notice tone="danger" title={datesText.failed}>
        <p className="text-sm">{datesText.failedCause}</p>
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          Reintentar
        </Button>
      </Notice>
    )
  if (!offered)
    return (
      <div role="status" className="grid gap-2">
        <span className="sr-only">Cargando fechas</span>
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-15 rounded-control" />
        ))}
      </div>
    )
  return (
    <DatePicker
      dates={offered.dates}
      soldOutDays={offered.soldOutDays}
      chosen={reservation.date?.id ?? null}
      onChoose={reservation.choose}
      startWithCalendar={startWithCalendar}
    />
  )
}

/** The total in cash at the meeting, and the notes that make it exact (DET-19, BOOK-48). */
export function CashSummary({ prices, party }: { prices: Prices; party: Party }) {
  const total = totalFor(prices, party)
  return (
    <div className="rounded-control bg-lino px-4 py-3.5">
      <dl className="tabular flex items-baseline justify-between gap-3">
        <dt className="text-tinta-suave">
          {priceLines(prices, party).map(({ each, party }) => (
            <span key={party.children} className="block">
              {formatPrice(each)} × {partyText(party)}
            </span>
          ))}
        </dt>
        <dd className="font-display text-heading font-bold">{formatPrice(total)}</dd>
      </dl>
      {total > 0 && (
        <p className="mt-1.5 flex gap-2 text-sm text-tinta-suave">
          <Icon name="cash" size="sm" className="mt-0.5 shrink-0 text-turquesa-deep" />
          <span>Pagas en efectivo al llegar. Lleva {cashText(exactCash(total))}.</span>
        </p>
      )}
    </div>
  )
}
