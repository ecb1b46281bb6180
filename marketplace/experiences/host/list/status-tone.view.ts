import type { BadgeTone } from '#ui/feedback/badge.tsx'
import type { ExperienceStatus } from '../../experience.rules.ts'

/** Colour of a status; never its only sign, because the word stands beside it. */
export const statusTone: Record<ExperienceStatus, BadgeTone> = {
  published: 'success',
  draft: 'neutral',
  paused: 'maiz',
  archived: 'neutral',
}
