import { createFileRoute } from '@tanstack/react-router'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { ownCasesQuery } from './own-case.query.ts'
import { OwnCases, OwnCasesFailed } from './own-cases.tsx'

const PATH = '/host/cases'

export const Route = createFileRoute('/_host/host/cases')({
  validateSearch: readAs<{ after?: string }>(['after'], readAfter),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(ownCasesQuery(deps.after))),
  head: () => ({ meta: [{ title: 'Tus casos · Torogoz' }] }),
  component: HostCasesPage,
  errorComponent: () => (
    <div className="page max-w-3xl py-8 md:py-12">
      <OwnCasesFailed path={PATH} />
    </div>
  ),
})

function HostCasesPage() {
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <OwnCases path={PATH} after={Route.useSearch().after} />
    </div>
  )
}
