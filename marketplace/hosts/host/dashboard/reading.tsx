import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '#platform/pages/failure-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'

type FailedProps = { title: string; message: string; busy: boolean; onRetry: () => void }

/** A tab, or a part of one, failed to load; the rest of the page stays. */
export const ReadingFailed = ({ title, message, busy, onRetry }: FailedProps) => (
  <ErrorState level={2} title={title} text={message}>
    <Button variant="secondary" loading={busy} onClick={onRetry}>
      Reintentar
    </Button>
  </ErrorState>
)

type ReadingProps<Data> = {
  // biome-ignore lint/suspicious/noExplicitAny: every query has a key of its own type
  query: UseQueryOptions<Data, Error, Data, any>
  /** A placeholder of the same size as the content. */
  waiting: ReactNode
  /** The title of the failure, and a text that replaces the server's message. */
  failed: { title: string; text?: string }
  children: (data: Data, stale: boolean) => ReactNode
}

/** Shows the data of a query, a placeholder while it loads, or the failure with a retry. */
export function Reading<Data>({ query, waiting, failed, children }: ReadingProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(query)
  // A query that failed on the server is repeated in the browser. Until then the browser must render the same as the server,
  // or hydration fails.
  const hydrated = useHydrated()
  if (data !== undefined) return children(data, isPlaceholderData)
  if (!error || !hydrated) return waiting
  const { title, text = failureText(error) } = failed
  return <ReadingFailed title={title} message={text} busy={isFetching} onRetry={() => void refetch()} />
}
