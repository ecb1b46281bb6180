import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { datesQuery, experienceQuery } from '#marketplace/experiences/public/detail/experience.query.ts'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { parseSearch } from '#platform/pages/search-params.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { useBookingSelection } from './booking-selection.view.ts'
import { ReserveBar } from './reserve-bar.tsx'
import { ReserveCard } from './reserve-card.tsx'
import { readSelection } from './selection-params.view.ts'

/** Choosing date and people of an experience: the card beside its page, and on a phone the bar below it, with one choice. */
export function ReservePanel({ id }: { id: string }) {
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const read = useQuery(datesQuery(id))
  const offered = read.data
  const reservation = useBookingSelection(
    experience,
    offered?.dates ?? [],
    readSelection(parseSearch(usePageLocation().search)),
  )
  // Failures on the server are not sent along: the browser tries again before it shows one.
  const dates = { offered, failed: useHydrated() && read.isError, retry: () => void read.refetch() }
  const booking = { experience, dates, reservation }
  return (
    <>
      <aside aria-label="Precio y reserva" className="hidden pt-8 pb-10 md:block">
        <div className="sticky top-22">
          <ReserveCard {...booking} />
        </div>
      </aside>
      <ReserveBar {...booking} />
    </>
  )
}
