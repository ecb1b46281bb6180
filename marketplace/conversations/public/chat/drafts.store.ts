// Drafts of closed chat windows; kept in memory, so a reload drops them. One that could not be sent because the session had
// ended is kept in this tab, since signing in again loads documents.
import { keepText, takeText } from '#ui/forms/kept-text.store.ts'

const drafts = new Map<string, string>()
const formOf = (bookingId: string) => `message ${bookingId}`

export const getDraft = (bookingId: string) => drafts.get(bookingId) ?? takeText(formOf(bookingId))

export const keepDraft = (bookingId: string, text: string) => keepText(formOf(bookingId), text)

export function setDraft(bookingId: string, text: string): void {
  if (text) drafts.set(bookingId, text)
  else drafts.delete(bookingId)
}
