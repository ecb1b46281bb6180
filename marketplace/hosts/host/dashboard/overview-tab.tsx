import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { NewestExperiences } from '../../../experiences/host/list/newest-experiences.tsx'
import { statsQuery, todayQuery } from './dashboard.query.ts'
import { useDashboardActions } from './dashboard-actions.view.ts'
import { FirstSteps } from './first-steps.tsx'
import { Reading } from './reading.tsx'
import { StatCards } from './stat-cards.tsx'
import { TodayPanel } from './today-panel.tsx'

/** Today, tomorrow and what needs an answer; then the four figures and the newest experiences (HDASH-07 to 09). */
export function OverviewTab() {
  const actions = useDashboardActions()
  const isNew = useQuery(statsQuery).data?.totalExperiences === 0
  return (
    <>
      {isNew ? (
        <FirstSteps />
      ) : (
        <Reading query={todayQuery} waiting={<MorningSkeleton />} failed={{ title: 'Error' }}>
          {(today) => <TodayPanel today={today} actions={actions} />}
        </Reading>
      )}
      <div className="mt-10 md:mt-12">
        <Reading
          query={statsQuery}
          waiting={<FiguresSkeleton />}
          failed={{ title: 'Error al cargar las estadísticas', text: 'No se pudieron cargar las estadísticas' }}
        >
          {(stats) => (
            <>
              <StatCards stats={stats} />
              {!isNew && <NewestExperiences experiences={stats.newest} />}
            </>
          )}
        </Reading>
      </div>
      {actions.dialogs}
    </>
  )
}

const MorningSkeleton = () => (
  <SkeletonList label="Cargando lo de hoy" count={2} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    {(at) => <Skeleton key={at} className={at === 0 ? 'h-44 rounded-card' : 'h-72 rounded-card'} />}
  </SkeletonList>
)

const FiguresSkeleton = () => (
  <SkeletonList
    label="Cargando las estadísticas"
    count={4}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 min-[26rem]:grid-cols-2 md:gap-5 lg:grid-cols-4"
  >
    {(at) => <Skeleton key={at} className="h-28 rounded-card md:h-32" />}
  </SkeletonList>
)
