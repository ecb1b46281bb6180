import type { BadgeTone } from '#ui/feedback/badge.tsx'
import type { ExperienceStatus } from '../../experience.rules.ts'

/** The colour of a status; its word says the same. */
export const statusTone: Record<ExperienceStatus, BadgeTone> = {
  published: 'success',
  draft: 'neutral',
  paused: 'maiz',
  archived: 'neutral',
}
