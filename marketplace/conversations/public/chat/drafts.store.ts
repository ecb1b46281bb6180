// What somebody had typed when the window closed; kept by this page only, gone when it is loaded anew.
const drafts = new Map<string, string>()

export const keptDraft = (bookingId: string) => drafts.get(bookingId) ?? ''

export function keepDraft(bookingId: string, text: string): void {
  if (text) drafts.set(bookingId, text)
  else drafts.delete(bookingId)
}
