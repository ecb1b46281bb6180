import { createFileRoute } from '@tanstack/react-router'
import { EditorPending, NewExperience } from '../parts/editor.tsx'
import { newExperienceQuery } from '../parts/editor-queries.ts'

export const Route = createFileRoute('/_host/host/experiences/new')({
  loader: ({ context }) => context.queryClient.ensureQueryData(newExperienceQuery),
  head: () => ({ meta: [{ title: 'Crear nueva experiencia · Torogoz' }] }),
  component: NewExperience,
  pendingComponent: () => <EditorPending title="Crear nueva experiencia" />,
})
