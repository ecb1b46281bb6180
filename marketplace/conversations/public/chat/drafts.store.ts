// Drafts of closed chat windows; kept in memory, so a reload drops them.
const drafts = new Map<string, string>()

export const getDraft = (bookingId: string) => drafts.get(bookingId) ?? ''

export function setDraft(bookingId: string, text: string): void {
  if (text) drafts.set(bookingId, text)
  else drafts.delete(bookingId)
}
