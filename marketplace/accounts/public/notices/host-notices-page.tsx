import { createFileRoute } from '@tanstack/react-router'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { noticesQuery } from './notice.query.ts'
import { Notices, NoticesFailed } from './notices.tsx'

export const Route = createFileRoute('/_host/host/notices')({
  validateSearch: readAs<{ after?: string }>(['after'], readAfter),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(noticesQuery(deps.after))),
  head: () => ({ meta: [{ title: 'Avisos · Torogoz' }] }),
  component: HostNoticesPage,
  errorComponent: () => (
    <div className="page max-w-3xl py-8 md:py-12">
      <NoticesFailed path="/host/notices" />
    </div>
  ),
})

function HostNoticesPage() {
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <Notices path="/host/notices" after={Route.useSearch().after} />
    </div>
  )
}
