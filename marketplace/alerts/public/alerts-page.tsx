import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { waitlistQuery } from '../../experiences/public/waitlist/waitlist.query.ts'
import { WaitlistEntries } from '../../experiences/public/waitlist/waitlist-entries.tsx'
import { alertsQuery } from './alert.query.ts'
import { AlertList } from './alert-list.tsx'

const PATH = '/profile/alerts'

/** The traveler's alerts. */
export const Route = createFileRoute('/_traveler/profile/alerts')({
  validateSearch: readAs<{ after?: string }>(['after'], readAfter),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    void (await Promise.all([
      queryClient.ensureQueryData(waitlistQuery(deps.after)),
      queryClient.ensureQueryData(alertsQuery()),
    ])),
  head: () => pageHead({ title: 'Alertas', description: 'Lo que pediste que te avisemos.', path: PATH, index: false }),
  component: AlertsPage,
  errorComponent: () => (
    <ErrorState
      level={1}
      title="No se pudieron cargar tus alertas"
      text="Siguen guardadas. Inténtalo de nuevo en un momento."
    >
      <a href={PATH} className={buttonClass('secondary')}>
        Reintentar
      </a>
    </ErrorState>
  ),
})

function AlertsPage() {
  const { after } = Route.useSearch()
  const { entries, next } = useSuspenseQuery(waitlistQuery(after)).data
  const { alerts } = useSuspenseQuery(alertsQuery()).data
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-title outline-none">
        Alertas
      </h1>
      <div className="grid gap-6">
        <AlertList alerts={alerts} />
        <WaitlistEntries entries={entries} after={after} next={next} path={PATH} />
      </div>
    </>
  )
}
