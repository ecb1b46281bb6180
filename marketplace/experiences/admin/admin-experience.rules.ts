import type { ExperienceStatus } from '#marketplace/experiences/experience.rules.ts'

export const ADMIN_MAY = ['approve', 'return', 'publish', 'feature', 'unfeature', 'draft', 'archive'] as const
export type AdminMay = (typeof ADMIN_MAY)[number]

export type ModeratedFacts = {
  status: ExperienceStatus
  submittedAt: Date | null
  featured: boolean
  /** Whether the host closed the account or no longer hosts, so that nobody would receive the guests. */
  hostGone: boolean
}

/** What an administrator may do with an experience now (ADM-06). Publishing also needs the four checks. */
export function allowedForAdmin({ status, submittedAt, featured, hostGone }: ModeratedFacts): AdminMay[] {
  const isSubmitted = submittedAt !== null
  const may: AdminMay[] = []
  if (isSubmitted && !hostGone) may.push('approve')
  if (isSubmitted) may.push('return')
  if (status !== 'published' && !isSubmitted && !hostGone) may.push('publish')
  if (status === 'published' && !featured) may.push('feature')
  if (featured) may.push('unfeature')
  if (status !== 'draft' && !hostGone) may.push('draft')
  if (status !== 'archived') may.push('archive')
  return may
}
