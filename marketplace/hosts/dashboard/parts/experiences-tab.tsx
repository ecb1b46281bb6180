import { Skeleton } from '#ui/skeleton.tsx'
import { AllExperiences } from '../../parts/host-experiences.tsx'
import { statsQuery } from './dashboard-queries.ts'
import type { TabProps } from './dashboard-tabs.ts'
import { NewestExperiences } from './newest-experiences.tsx'
import { Reading } from './reading.tsx'

/** The newest experiences of every status, and what travelers find. */
export function ExperiencesTab({ hostId }: TabProps) {
  return (
    <section aria-labelledby="experiencias">
      <h2 id="experiencias" className="sr-only">
        Experiencias
      </h2>
      <Reading
        query={statsQuery}
        waiting={<Skeleton className="h-72 rounded-card" />}
        failed={{ title: 'Error al obtener tus experiencias' }}
      >
        {({ newest }) => <NewestExperiences experiences={newest} />}
      </Reading>
      <h3 className="mt-10 text-heading">Publicadas</h3>
      <div className="mt-5">
        <AllExperiences id={hostId} />
      </div>
    </section>
  )
}
