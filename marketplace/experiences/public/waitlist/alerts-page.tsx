import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { waitlistQuery } from './waitlist.query.ts'
import { Waits } from './waits.tsx'

const PATH = '/profile/alerts'

/** The traveler's waiting list entries. */
export const Route = createFileRoute('/_traveler/profile/alerts')({
  validateSearch: readAs<{ after?: string }>(['after'], readAfter),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    void (await queryClient.ensureQueryData(waitlistQuery(deps.after))),
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
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-title outline-none">
        Alertas
      </h1>
      <Waits entries={entries} after={after} next={next} path={PATH} />
    </>
  )
}
