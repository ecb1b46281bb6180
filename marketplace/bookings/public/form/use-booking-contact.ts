import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Posted } from '#platform/pages/posted.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { BookingContact } from '../../creation/new-booking.contract.ts'
import { type DraftField, loadBookingDraft, saveBookingDraft } from './booking-draft.store.ts'
import type { Refused } from './use-booking.ts'

type Typed = z.input<typeof BookingContact>
type ContactField = FieldPath<Typed>

type BookingContactOptions = {
  userId: string
  experienceId: string
  refused: Refused | null
  posted: Posted | null
}

/**
 * The form library's state of contact and consent, with what was typed kept for a reload.
 * @returns `errorOf` a field that the library knows; `postedError` of any field of a form posted without script
 */
export function useBookingContact({ userId, experienceId, refused, posted }: BookingContactOptions) {
  const form = useForm<Typed, unknown, BookingContact>({
    resolver: zodResolver(BookingContact),
    mode: 'onTouched',
    // No default values: the form library takes over the fields' values, including those typed before hydration.
  })
  const { setError, setValue, getValues, getFieldState, subscribe, formState } = form
  const hydrated = useHydrated()
  // Before hydration the errors of a posted form come from the page.
  const postedError = (field: string) => (hydrated ? undefined : posted?.refusal.fields?.[field])
  const errorOf = (field: ContactField) => getFieldState(field, formState).error?.message ?? postedError(field)
  useEffect(() => {
    for (const [field, message] of Object.entries(refused?.fields ?? {}))
      setError(field as 'guestInfo.email', { message })
  }, [refused, setError])
  // After a reload kept input replaces suggested values, but not what was typed since.
  useEffect(() => {
    if (!posted)
      for (const [field, value] of Object.entries(loadBookingDraft(userId, experienceId)) as [DraftField, string][]) {
        const element = document.getElementsByName(field)[0] as HTMLInputElement | undefined
        if (element?.value === element?.defaultValue) setValue(field, value)
      }
    return subscribe({
      formState: { values: true },
      callback: () => {
        const { firstName, lastName, email, phone } = getValues('guestInfo')
        saveBookingDraft(userId, experienceId, {
          'guestInfo.firstName': firstName,
          'guestInfo.lastName': lastName,
          'guestInfo.email': email,
          'guestInfo.phone': phone,
          specialRequests: getValues('specialRequests') ?? '',
        })
      },
    })
  }, [posted, userId, experienceId, setValue, getValues, subscribe])
  return { form, errorOf, postedError }
}

export type BookingContactForm = ReturnType<typeof useBookingContact>
