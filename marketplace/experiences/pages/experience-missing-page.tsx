import { createFileRoute, notFound } from '@tanstack/react-router'
import { experienceErrors } from '../experience.text.ts'
import { ExperienceNotFound } from '../parts/experience-errors.tsx'
import { missingHead } from '../parts/experience-head.ts'

/** `/experience` without an id (DET-02). */
export const Route = createFileRoute('/_traveler/experience')({
  loader: () => {
    throw notFound()
  },
  head: () => missingHead,
  notFoundComponent: () => <ExperienceNotFound text={experienceErrors.missingId} />,
})
