import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { randomId } from '#platform/ids.ts'
import { ownCaseQuery } from './own-case.query.ts'
import { OwnCase } from './own-case.tsx'
import { OwnCasesFailed } from './own-cases.tsx'

const PATH = '/profile/cases'

export const Route = createFileRoute('/_traveler/profile/cases/$id')({
  loader: async ({ context, params: { id } }) => {
    await context.queryClient.ensureQueryData(ownCaseQuery(id))
    // One key per opened form, the same on the server and after hydration.
    return { key: randomId() }
  },
  head: ({ params: { id } }) =>
    pageHead({
      title: 'Tu caso',
      description: 'Tu conversación con el equipo de Torogoz.',
      path: `${PATH}/${id}`,
      index: false,
    }),
  remountDeps: ({ params }) => params.id,
  component: CasePage,
  errorComponent: () => <OwnCasesFailed path={PATH} />,
})

function CasePage() {
  const [submission] = useState(Route.useLoaderData().key)
  return <OwnCase id={Route.useParams().id} path={PATH} submission={submission} />
}
