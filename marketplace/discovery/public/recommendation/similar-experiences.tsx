import { useQuery } from '@tanstack/react-query'
import { ExperienceCards } from '#marketplace/experiences/public/card/experience-card.tsx'
import { CardActions } from '#marketplace/site/public/layout/card-actions.tsx'
import { useTripDates } from '../trip/use-trip-dates.ts'
import { similarQuery } from './similar.query.ts'

/** A row to swipe on a phone, a grid on wider screens. */
const row =
  'scroll-row -mx-4 grid snap-x auto-cols-[min(78%,18rem)] grid-flow-col gap-x-4 px-4 pb-2 *:snap-center md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-x-5 md:gap-y-8 md:overflow-visible md:p-0 lg:grid-cols-4'
const sizes = '(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 48rem) 46vw, min(78vw, 18rem)'

/**
 * Similar experiences (DET-15). Renders nothing when there are none or they could not be read, because the page is complete
 * without them.
 */
export function SimilarExperiences({ id }: { id: string }) {
  const { data } = useQuery(similarQuery(id))
  const items = data?.items ?? []
  const cards = items.map(useTripDates(items))
  if (cards.length === 0) return null
  return (
    <section
      aria-labelledby="similares"
      className="page render-near border-t border-hairline py-10 [--about:28rem] md:py-12"
    >
      <h2 id="similares" className="mb-6 text-heading">
        Experiencias similares
      </h2>
      <CardActions>
        <ExperienceCards cards={cards} level={3} className={row} sizes={sizes} />
      </CardActions>
    </section>
  )
}
