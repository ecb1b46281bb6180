// Keeps a draft across the login, in this tab only.
import { deleteFormDraft, readFormDraft, saveFormDraft } from '#ui/forms/form-draft.store.ts'

export type Draft = { rating: number; comment: string }

const formOf = (hostId: string) => `review ${hostId}`

export const saveDraft = (hostId: string, draft: Draft) => saveFormDraft(formOf(hostId), JSON.stringify(draft))

export function loadDraft(hostId: string): Draft | null {
  const { rating, comment } = JSON.parse(readFormDraft(formOf(hostId)) || '{}')
  return typeof rating === 'number' && typeof comment === 'string' ? { rating, comment } : null
}

export const deleteDraft = (hostId: string) => deleteFormDraft(formOf(hostId))
