import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import type { ReviewEligibility } from '../review.contract.ts'
import { deniedText, type ReviewedFrom, reviewRefusals } from '../review.text.ts'

/** An eligibility, or the message of a failed check; `again` when a retry may help. */
export type Checked = ReviewEligibility | { allowed: false; reason: 'FAILED'; text: string; again: boolean }

type Refusal = { code: string; status: number; message: string }

/** The message of a refused check: permission, a failed read, something missing, or anything else (REV-11 to 17). */
function failedCheck({ code, status, message }: Refusal): Checked {
  const hasOwnText = code in reviewRefusals || code === 'EXPERIENCE_NOT_FOUND'
  const permission = status === 401 || status === 403
  const text = permission ? reviewRefusals.REVIEW_PERMISSION.text : reviewRefusals.ELIGIBILITY_FAILED.text
  return { allowed: false, reason: 'FAILED', text: hasOwnText ? message : text, again: status !== 404 }
}

const keyOf = (hostId: string) => ['host', hostId, 'eligibility']

/**
 * Whether this person may review the host. One key for all pages of the host, reloaded by each, because a review on one page
 * ends the right on all (trap 22).
 */
export const eligibilityQuery = (from: ReviewedFrom, id: string, hostId: string) =>
  queryOptions({
    queryKey: keyOf(hostId),
    staleTime: 0,
    // Without a network the check must fail at once instead of waiting.
    networkMode: 'always',
    queryFn: async ({ client }): Promise<Checked> => {
      const params = { id }
      const answer =
        from === 'experience'
          ? await api.reviews.checkFromExperience({ params })
          : await api.reviews.checkFromHost({ params })
      if (!answer.ok) return failedCheck(answer.refusal)
      // The session ended unnoticed: parts that show the person have to be told.
      if (answer.data.reason === 'SIGN_IN') void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return answer.data
    },
  })

/** Sets the check's answer after one's own review, without a request. */
export const rememberReviewed = (queryClient: QueryClient, hostId: string) =>
  queryClient.setQueryData<Checked>(keyOf(hostId), { allowed: false, reason: 'REVIEWED', text: deniedText.REVIEWED })
