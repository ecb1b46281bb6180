// Drafts of closed chat windows; kept in memory, so a reload drops them. One that could not be sent because the session had
// ended is kept in this tab, since signing in again loads documents.
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'

const drafts = new Map<string, string>()
const formOf = (bookingId: string) => `message ${bookingId}`

export const getDraft = (bookingId: string) => drafts.get(bookingId) ?? takeFormDraft(formOf(bookingId))

export const saveDraft = (bookingId: string, text: string) => saveFormDraft(formOf(bookingId), text)

export function setDraft(bookingId: string, text: string): void {
  if (text) drafts.set(bookingId, text)
  else drafts.delete(bookingId)
}
