import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { ReviewAdded } from '../review.contract.ts'
import { type ReviewedFrom, reviewAdded, reviewRefusals } from '../review.text.ts'
import { rememberReviewed } from './eligibility.query.ts'
import { hostReviewsQuery } from './review.query.ts'
import { type Draft, deleteDraft, saveDraft } from './review-draft.store.ts'

export type Refused = { code: string; title: string; text?: string; fields: Record<string, string> }

type Refusal = { code: string; message: string; fields: Record<string, string> | null; data: object | null }

/** Texts of a refused review: its own, or 'No se pudo añadir la reseña' with the reason below (REV-18 to REV-23). */
function refusedReview({ code, message, fields, data }: Refusal): Refused {
  const base = { code, fields: fields ?? {} }
  if (code === 'REVIEW_NOT_EARNED') return { ...base, title: (data as { title: string }).title, text: message }
  if (code in reviewRefusals || code === 'NOT_SIGNED_IN') return { ...base, title: message }
  return { ...base, title: reviewRefusals.REVIEW_FAILED.text, text: message }
}

const refresh = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })

/** Updates everything that shows the host's figures or reviews, without a reload (REV-24, CONST-04). */
function showEverywhere(queryClient: QueryClient, hostId: string, { review, summary }: ReviewAdded) {
  queryClient.setQueryData(hostReviewsQuery(hostId).queryKey, (pages) => {
    const [firstPage, ...otherPages] = pages?.pages ?? []
    if (!pages || !firstPage) return undefined
    return { ...pages, pages: [{ ...firstPage, summary, items: [review, ...firstPage.items] }, ...otherPages] }
  })
  rememberReviewed(queryClient, hostId)
  refresh(queryClient)
}

/** Sends a review once, however often the button is pressed. */
export function useReview(from: ReviewedFrom, id: string, hostId: string, onAdded: () => void) {
  const queryClient = useQueryClient()
  const { run, pending, refusal } = useAction({
    send: async (body: Draft) => {
      const input = { params: { id }, body }
      return from === 'experience' ? api.reviews.createFromExperience(input) : api.reviews.createFromHost(input)
    },
    done: (added) => {
      deleteDraft(hostId)
      toast({ ...reviewAdded, tone: 'success' })
      onAdded()
      showEverywhere(queryClient, hostId, added)
    },
    failed: (refusal, draft) => {
      const texts = refusedReview(refusal)
      // Signed in again, people get back what they had typed.
      if (texts.code === 'NOT_SIGNED_IN') saveDraft(hostId, draft)
      // Written in another tab meanwhile: the reloaded check says so, and the form closes.
      if (texts.code === 'ALREADY_REVIEWED') refresh(queryClient)
      return { title: texts.title, ...(texts.text && { description: texts.text }), tone: 'danger' }
    },
  })
  return { busy: pending, refused: refusal && refusedReview(refusal), send: run }
}
