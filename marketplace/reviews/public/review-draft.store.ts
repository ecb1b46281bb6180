// Keeps a draft across the login, in this tab only.
import { forgetText, keepText, readText } from '#ui/forms/kept-text.store.ts'

export type Draft = { rating: number; comment: string }

const formOf = (hostId: string) => `review ${hostId}`

export const saveDraft = (hostId: string, draft: Draft) => keepText(formOf(hostId), JSON.stringify(draft))

export function loadDraft(hostId: string): Draft | null {
  const { rating, comment } = JSON.parse(readText(formOf(hostId)) || '{}')
  return typeof rating === 'number' && typeof comment === 'string' ? { rating, comment } : null
}

export const deleteDraft = (hostId: string) => forgetText(formOf(hostId))
