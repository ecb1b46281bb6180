import type { BookingSelection } from '#marketplace/bookings/public/selection/booking-selection.view.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { shortDate } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { Total } from '../list/booking-facts.tsx'

type BookingBarProps = {
  form: string
  reservation: BookingSelection
  ready: boolean
  busy: boolean
  /** What is missing before it can be sent. */
  need: string | undefined
}

/** Total and button fixed at the bottom, where the summary is out of view. */
export const BookingBar = ({ form, reservation, ready, busy, need }: BookingBarProps) => (
  <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-hairline bg-papel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden big-text:static big-text:flex-wrap">
    <p className="min-w-0">
      <span className="block font-display text-xl font-bold tracking-tight">
        <Total amount={reservation.total} />
      </span>
      <span className="block truncate text-sm text-tinta-suave first-letter:uppercase max-sm:whitespace-normal">
        {need ?? (reservation.date && `${shortDate(reservation.date.startDate)} · ${partyText(reservation.party)}`)}
      </span>
    </p>
    <Button
      type="submit"
      form={form}
      size="lg"
      disabled={!ready}
      loading={busy}
      loadingText="Reservando…"
      className="shrink-0"
    >
      Reservar
    </Button>
  </div>
)
