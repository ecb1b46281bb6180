// Keeps a draft across the login, in this tab only.
export type Draft = { rating: number; comment: string }

const nameOf = (hostId: string) => `torogoz.review.${hostId}`

export function saveDraft(hostId: string, draft: Draft) {
  try {
    sessionStorage.setItem(nameOf(hostId), JSON.stringify(draft))
  } catch {
    // Storage is forbidden: the text has to be typed again.
  }
}

export function loadDraft(hostId: string): Draft | null {
  try {
    const { rating, comment } = JSON.parse(sessionStorage.getItem(nameOf(hostId)) ?? 'null') ?? {}
    return typeof rating === 'number' && typeof comment === 'string' ? { rating, comment } : null
  } catch {
    return null
  }
}

export function deleteDraft(hostId: string) {
  try {
    sessionStorage.removeItem(nameOf(hostId))
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
