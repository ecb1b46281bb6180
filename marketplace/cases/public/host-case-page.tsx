import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { randomId } from '#platform/ids.ts'
import { ownCaseQuery } from './own-case.query.ts'
import { OwnCase } from './own-case.tsx'
import { OwnCasesFailed } from './own-cases.tsx'

const PATH = '/host/cases'

export const Route = createFileRoute('/_host/host/cases/$id')({
  loader: async ({ context, params: { id } }) => {
    await context.queryClient.ensureQueryData(ownCaseQuery(id))
    // One key per opened form, the same on the server and after hydration.
    return { key: randomId() }
  },
  head: () => ({ meta: [{ title: 'Tu caso · Torogoz' }] }),
  remountDeps: ({ params }) => params.id,
  component: HostCasePage,
  errorComponent: () => (
    <div className="page max-w-3xl py-8 md:py-12">
      <OwnCasesFailed path={PATH} />
    </div>
  ),
})

function HostCasePage() {
  const [submission] = useState(Route.useLoaderData().key)
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <OwnCase id={Route.useParams().id} path={PATH} submission={submission} />
    </div>
  )
}
