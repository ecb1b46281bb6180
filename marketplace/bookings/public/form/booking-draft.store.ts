// Keeps a typed form across a reload, in this tab and for this person only.
import { deleteFormDraft, readFormDraft, saveFormDraft } from '#ui/forms/form-draft.store.ts'

const FIELDS = [
  'guestInfo.firstName',
  'guestInfo.lastName',
  'guestInfo.email',
  'guestInfo.phone',
  'specialRequests',
] as const
export type DraftField = (typeof FIELDS)[number]
type BookingDraft = Partial<Record<DraftField, string>>

const formOf = (userId: string, experienceId: string) => `booking ${userId} ${experienceId}`

export const saveBookingDraft = (userId: string, experienceId: string, draft: BookingDraft) =>
  saveFormDraft(formOf(userId, experienceId), JSON.stringify(draft))

/** The kept input by field; empty when there is none. */
export function loadBookingDraft(userId: string, experienceId: string): BookingDraft {
  const draft: Record<string, unknown> = JSON.parse(readFormDraft(formOf(userId, experienceId)) || '{}')
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = draft[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

export const deleteBookingDraft = (userId: string, experienceId: string) =>
  deleteFormDraft(formOf(userId, experienceId))
