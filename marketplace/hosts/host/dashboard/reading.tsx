import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'

type FailedProps = { title: string; message: string; busy: boolean; onRetry: () => void }

/** A tab, or a part of one, could not be read; the rest of the page stays. */
export const ReadingFailed = ({ title, message, busy, onRetry }: FailedProps) => (
  <ErrorState level={2} title={title} text={message || 'Error desconocido'}>
    <Button variant="secondary" loading={busy} onClick={onRetry}>
      Reintentar
    </Button>
  </ErrorState>
)

type ReadingProps<Data> = {
  // biome-ignore lint/suspicious/noExplicitAny: every query has a key of its own type
  query: UseQueryOptions<Data, Error, Data, any>
  /** Shapes of the size of what comes. */
  waiting: ReactNode
  /** What could not be read, and instead of the server's words, other ones. */
  failed: { title: string; text?: string }
  children: (data: Data, stale: boolean) => ReactNode
}

/** Shows what a question brings, the shapes of it while it is on its way, or why it failed, with a way to ask again. */
export function Reading<Data>({ query, waiting, failed, children }: ReadingProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(query)
  // A failure on the server is asked again in the browser, which until then draws the same as the server.
  const alive = useHydrated()
  if (data !== undefined) return children(data, isPlaceholderData)
  if (!error || !alive) return waiting
  const { title, text = error.message } = failed
  return <ReadingFailed title={title} message={text} busy={isFetching} onRetry={() => void refetch()} />
}
