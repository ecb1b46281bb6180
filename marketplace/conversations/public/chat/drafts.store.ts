// Drafts of closed chat windows; kept in memory, so a reload drops them.
const drafts = new Map<string, string>()

export const keptDraft = (bookingId: string) => drafts.get(bookingId) ?? ''

export function keepDraft(bookingId: string, text: string): void {
  if (text) drafts.set(bookingId, text)
  else drafts.delete(bookingId)
}
