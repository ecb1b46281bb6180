import { createFileRoute } from '@tanstack/react-router'
import { MICROPHONE_POLICY } from '#platform/pages/headers/permissions.ts'
import { newExperienceQuery } from './editor.query.ts'
import { EditorFailed, EditorPending, NewExperience } from './editor.tsx'

export const Route = createFileRoute('/_host/host/create')({
  loader: ({ context }) => context.queryClient.ensureQueryData(newExperienceQuery),
  // The microphone is allowed here, because a season may be dictated.
  headers: () => ({ 'permissions-policy': MICROPHONE_POLICY }),
  head: () => ({ meta: [{ title: 'Crear nueva experiencia · Torogoz' }] }),
  component: NewExperience,
  errorComponent: EditorFailed,
  pendingComponent: () => <EditorPending title="Crear nueva experiencia" />,
})
