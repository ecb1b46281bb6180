import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { ownCasesQuery } from './own-case.query.ts'
import { OwnCases, OwnCasesFailed } from './own-cases.tsx'

const PATH = '/profile/cases'

export const Route = createFileRoute('/_traveler/profile/cases')({
  validateSearch: readAs<{ after?: string }>(['after'], readAfter),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(ownCasesQuery(deps.after))),
  head: () =>
    pageHead({
      title: 'Tus casos',
      description: 'Lo que le escribiste al equipo de Torogoz.',
      path: PATH,
      index: false,
    }),
  component: CasesPage,
  errorComponent: () => <OwnCasesFailed path={PATH} />,
})

function CasesPage() {
  return <OwnCases path={PATH} after={Route.useSearch().after} />
}
