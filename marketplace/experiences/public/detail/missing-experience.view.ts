import { notFound } from '@tanstack/react-router'
import { RefusedError } from '#platform/pages/api-query.ts'

/** Text of the error page (DET-04). */
export type ExperienceMissing = { text: string }

/**
 * What a page makes of an experience that its loader could not read: a refusal is a 404 with its own text, anything else a
 * failure (DET-05). @throws always
 */
export function missingExperience(error: unknown): never {
  if (error instanceof RefusedError && [404, 422].includes(error.refusal.status))
    throw notFound({ data: { text: error.message } satisfies ExperienceMissing })
  throw error
}
