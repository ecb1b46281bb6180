import { createFileRoute } from '@tanstack/react-router'
import { MICROPHONE_POLICY } from '#platform/pages/headers/permissions.ts'
import { hostExperienceQuery } from './editor.query.ts'
import { EditExperience, EditorFailed, EditorMissing, EditorPending } from './editor.tsx'

export const Route = createFileRoute('/_host/host/edit/$id')({
  loader: ({ context, params: { id } }) => context.queryClient.ensureQueryData(hostExperienceQuery(id)),
  // The microphone is allowed here, because a season may be dictated.
  headers: () => ({ 'permissions-policy': MICROPHONE_POLICY }),
  head: () => ({ meta: [{ title: 'Editar Experiencia · Torogoz' }] }),
  // Another experience needs a new form.
  remountDeps: ({ params }) => params.id,
  component: EditPage,
  errorComponent: EditorFailed,
  pendingComponent: () => <EditorPending title="Editar Experiencia" />,
  notFoundComponent: EditorMissing,
})

function EditPage() {
  const { id } = Route.useParams()
  return <EditExperience id={id} />
}
