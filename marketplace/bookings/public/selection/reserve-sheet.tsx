import { alertText } from '#marketplace/alerts/alert.text.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { dateHours, dateText } from '../../../experiences/availability/availability.text.ts'
import type { ExperienceDetail } from '../../../experiences/experience.contract.ts'
import type { BookingSelection } from './booking-selection.view.ts'
import { CashSummary, type DatesState, ReserveFields, soldOut } from './reserve-fields.tsx'

type ReserveSheetProps = {
  experience: ExperienceDetail
  dates: DatesState
  reservation: BookingSelection
  open: boolean
  onClose: () => void
}

/** Date, people and cash on a phone; loaded when the bar's button is pressed. */
export default function ReserveSheet({ experience, dates, reservation, open, onClose }: ReserveSheetProps) {
  const { date, party, href } = reservation
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={soldOut(dates) ? alertText.heading : 'Elige fecha y personas'}
      footer={
        soldOut(dates) ? undefined : (
          <div className="flex w-full items-center justify-between gap-4">
            <p className="min-w-0 text-sm text-tinta-suave" aria-live="polite">
              {date ? (
                <>
                  <span className="block font-semibold text-tinta first-letter:uppercase">
                    {dateText(date.startDate)}
                  </span>
                  <span className="tabular">{dateHours(date)}</span>
                </>
              ) : (
                'Puedes elegir la fecha ahora o al reservar.'
              )}
            </p>
            <ButtonLink href={href} size="lg" className="shrink-0">
              Continuar
            </ButtonLink>
          </div>
        )
      }
    >
      <ReserveFields dates={dates} reservation={reservation} experience={experience} />
      {!soldOut(dates) && (
        <div className="mt-5">
          <CashSummary prices={experience} party={party} />
        </div>
      )}
    </Dialog>
  )
}
