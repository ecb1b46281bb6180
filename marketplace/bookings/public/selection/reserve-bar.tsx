import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { shortDate } from '#platform/clock.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { formatPrice, Price } from '#ui/price.tsx'
import { datesText } from '../../../experiences/availability/availability.text.ts'
import type { ExperienceDetail } from '../../../experiences/experience.contract.ts'
import { partyText, priceUnit } from '../../../experiences/experience.text.ts'
import { waitlistText } from '../../../experiences/waitlist/waitlist.text.ts'
import type { BookingSelection } from './booking-selection.view.ts'
import { type DatesState, notBookableReason, onlyToWait, soldOut } from './reserve-fields.tsx'

const load = () => import('./reserve-sheet.tsx')
const ReserveSheet = lazy(load)

type ReserveBarProps = { experience: ExperienceDetail; dates: DatesState; reservation: BookingSelection }

/**
 * Price and 'Reservar' fixed at the bottom below 768 px. The button opens the dates in a sheet; without script it leads to the
 * booking form.
 */
export function ReserveBar({ experience, dates, reservation }: ReserveBarProps) {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const { date, party, total, href } = reservation
  const unfold = (event: MouseEvent) => {
    event.preventDefault()
    setSheet('open')
  }
  return (
    <>
      <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-hairline bg-papel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
        <p className="min-w-0">
          {date ? (
            <>
              <span className="tabular block font-display text-xl font-bold tracking-tight">{formatPrice(total)}</span>
              <span className="block truncate text-sm text-tinta-suave first-letter:uppercase">
                {shortDate(date.startDate)} · {partyText(party)}
              </span>
            </>
          ) : (
            <Price amount={experience.price} unit={priceUnit(true)} />
          )}
          {onlyToWait(dates, experience) && (
            <span className="block text-sm font-semibold text-canela-deep">{datesText.none}</span>
          )}
        </p>
        {onlyToWait(dates, experience) ? (
          <Button
            variant="secondary"
            size="lg"
            icon="bell"
            onClick={unfold}
            onPointerDown={() => void load()}
            className="shrink-0 noscript:hidden"
          >
            {waitlistText.join}
          </Button>
        ) : soldOut(dates) && experience.viewer.book !== 'paused' ? (
          <p className="text-right text-sm font-semibold text-canela-deep">{datesText.none}</p>
        ) : experience.viewer.book === 'yes' ? (
          <a
            href={href}
            aria-haspopup="dialog"
            onClick={unfold}
            onPointerDown={() => void load()}
            className={`shrink-0 ${buttonClass('primary', 'lg')}`}
          >
            Reservar
          </a>
        ) : (
          <p className="max-w-44 text-right text-sm text-tinta-suave">{notBookableReason(experience)}</p>
        )}
      </div>
      {sheet !== 'unused' && (
        <Suspense>
          <ReserveSheet
            experience={experience}
            dates={dates}
            reservation={reservation}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
