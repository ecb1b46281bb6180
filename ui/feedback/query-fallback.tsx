import { Button } from '../forms/button.tsx'
import { useHydrated } from '../hydrated.ts'
import { Icon } from '../icons/icon.tsx'
import { Skeleton } from './skeleton.tsx'

type QueryFallbackProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  failed: string
  /** Size of the skeleton while it loads. */
  className?: string
}

/** Stands in for data of a section: a skeleton while it loads, then what failed with a button to retry. */
export function QueryFallback({
  query: { error, isFetching, refetch },
  failed,
  className = 'h-11 w-56',
}: QueryFallbackProps) {
  // A failure on the server is tried again in the browser, so it is not final yet.
  if (!useHydrated() || !error) return <Skeleton className={className} />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Icon name="alert" className="text-canela" />
      <span className="min-w-0 flex-1 basis-52">{failed}</span>
      <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
        Reintentar
      </Button>
    </div>
  )
}
