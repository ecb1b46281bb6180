import { useNavigation } from '#platform/pages/location/page-location.ts'
import { Button } from '#ui/forms/button.tsx'
import { Price } from '#ui/price.tsx'
import type { ExperienceDetail } from '../../../experiences/experience.contract.ts'
import { instantLabel, priceUnit } from '../../../experiences/experience.text.ts'
import type { BookingSelection } from './booking-selection.view.ts'
import { CashSummary, type DatesState, notBookableReason, ReserveFields, soldOut } from './reserve-fields.tsx'

type ReserveCardProps = { experience: ExperienceDetail; dates: DatesState; reservation: BookingSelection }

/** Price, date, people and the button to the booking form. A plain form, so that it works without script. */
export function ReserveCard({ experience, dates, reservation }: ReserveCardProps) {
  const { go } = useNavigation()
  const may = experience.viewer.book === 'yes'
  return (
    <form
      action={`/booking/${experience.id}`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        go(reservation.href)
      }}
      className="card flex max-h-[calc(100dvh-6.5rem)] flex-col shadow-float"
    >
      <p className="mx-5 border-b border-hairline py-3 lg:mx-6">
        <Price amount={experience.price} unit={priceUnit(true)} size="lg" />
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-6 lg:px-6 [mask:linear-gradient(#000_calc(100%-1.5rem),#0000)]">
        <ReserveFields dates={dates} reservation={reservation} experience={experience} />
      </div>
      <div className="mx-5 border-t border-hairline py-3 lg:mx-6">
        {!soldOut(dates) && experience.viewer.book !== 'paused' && (
          <CashSummary prices={experience} party={reservation.party} />
        )}
        <Button type="submit" size="lg" full disabled={!may || soldOut(dates)} className="mt-3">
          Reservar
        </Button>
        <p className="mt-2 text-center text-sm text-tinta-suave">
          {may
            ? `${experience.confirmation === 'instant' ? `${instantLabel}. ` : ''}Cancela gratis hasta 24 horas antes.`
            : notBookableReason(experience)}
        </p>
      </div>
    </form>
  )
}
