import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { noticesQuery } from './notice.query.ts'
import { Notices, NoticesFailed } from './notices.tsx'

export const Route = createFileRoute('/_traveler/profile/notices')({
  validateSearch: readAs<{ after?: string }>(['after'], readAfter),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(noticesQuery(deps.after))),
  head: () =>
    pageHead({ title: 'Avisos', description: 'Tus avisos en Torogoz.', path: '/profile/notices', index: false }),
  component: NoticesPage,
  errorComponent: () => <NoticesFailed path="/profile/notices" />,
})

function NoticesPage() {
  return <Notices path="/profile/notices" after={Route.useSearch().after} />
}
