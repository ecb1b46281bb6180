// Keeps a typed form across a reload, in this tab and for this person only.
const FIELDS = [
  'guestInfo.firstName',
  'guestInfo.lastName',
  'guestInfo.email',
  'guestInfo.phone',
  'specialRequests',
] as const
export type DraftField = (typeof FIELDS)[number]
export type BookingDraft = Partial<Record<DraftField, string>>

const nameOf = (userId: string, experienceId: string) => `torogoz.booking.${userId}.${experienceId}`

export function saveBookingDraft(userId: string, experienceId: string, draft: BookingDraft) {
  try {
    sessionStorage.setItem(nameOf(userId, experienceId), JSON.stringify(draft))
  } catch {
    // Storage is forbidden: a reload loses the input.
  }
}

/** The kept input by field; empty when there is none. */
export function loadBookingDraft(userId: string, experienceId: string): BookingDraft {
  try {
    const draft: Record<string, unknown> = JSON.parse(sessionStorage.getItem(nameOf(userId, experienceId)) ?? '{}')
    return Object.fromEntries(
      FIELDS.flatMap((field) => {
        const value = draft[field]
        return typeof value === 'string' ? [[field, value]] : []
      }),
    )
  } catch {
    return {}
  }
}

export function deleteBookingDraft(userId: string, experienceId: string) {
  try {
    sessionStorage.removeItem(nameOf(userId, experienceId))
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
