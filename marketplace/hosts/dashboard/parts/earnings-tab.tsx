import { Skeleton } from '#ui/skeleton.tsx'
import { statsQuery } from './dashboard-queries.ts'
import { Figures } from './figures.tsx'
import { Reading } from './reading.tsx'

/** What was earned this month. */
export function EarningsTab() {
  return (
    <section aria-labelledby="ganancias">
      <h2 id="ganancias" className="sr-only">
        Ganancias
      </h2>
      <Reading
        query={statsQuery}
        waiting={<Skeleton className="h-36 rounded-card" />}
        failed={{ title: 'No se pudieron cargar las ganancias' }}
      >
        {(stats) => <Figures stats={stats} />}
      </Reading>
    </section>
  )
}
