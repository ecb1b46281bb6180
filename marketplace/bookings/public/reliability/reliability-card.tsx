import { useQuery } from '@tanstack/react-query'
import { AccountCard } from '#marketplace/accounts/public/profile/account-card.tsx'
import { failureText } from '#platform/pages/failure-text.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { reliabilityText } from '../../reliability/reliability.text.ts'
import { ownReliabilityQuery } from './reliability.query.ts'
import { ReliabilityFigures } from './reliability-figures.tsx'

/**
 * A person's own reliability figures with the bookings behind them, and a link to contest one.
 * @param contest address of that form
 */
export function ReliabilityCard({ contest }: { contest: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownReliabilityQuery)
  const hydrated = useHydrated()
  return (
    <AccountCard id="historial" title={reliabilityText.title} lead={reliabilityText.window}>
      {data ? (
        <div className="grid gap-4">
          <p>
            {reliabilityText.seen[data.role]}:{' '}
            {data.words.length > 0 ? <strong>«{data.words.join('», «')}»</strong> : reliabilityText.nothing}
          </p>
          <ReliabilityFigures figures={data.figures} />
          <p>
            <a href={contest} className="link inline-flex min-h-11 items-center">
              {reliabilityText.contest}
            </a>
          </p>
        </div>
      ) : error && hydrated ? (
        <div className="grid justify-items-start gap-3">
          <Notice tone="danger">{failureText(error)}</Notice>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="sr-only">Cargando tu historial</span>
          <Skeleton className="h-24 rounded-control" />
        </div>
      )}
    </AccountCard>
  )
}
