import { createFileRoute, notFound } from '@tanstack/react-router'
import { experienceErrors } from '../../experience.text.ts'
import { missingHead } from './experience.head.ts'
import { ExperienceNotFound } from './experience-errors.tsx'

/** `/experience` without an id (DET-02). */
export const Route = createFileRoute('/_traveler/experience')({
  loader: () => {
    throw notFound()
  },
  head: () => missingHead,
  notFoundComponent: () => <ExperienceNotFound text={experienceErrors.missingId} />,
})
