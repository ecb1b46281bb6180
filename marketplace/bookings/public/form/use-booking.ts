import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BookingSelection } from '#marketplace/bookings/public/selection/booking-selection.view.ts'
import { api } from '#marketplace/client.ts'
import type { ExperienceDetail } from '#marketplace/experiences/experience.contract.ts'
import { datesQuery, experienceQuery } from '#marketplace/experiences/public/detail/experience.query.ts'
import type { Posted } from '#platform/pages/posted.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { bookingRefusals, bookingText } from '../../booking.text.ts'
import type { BookingContact } from '../../creation/new-booking.contract.ts'
import { bookingQuery, refreshAfterBooking } from '../list/booking.query.ts'

/** The last refusal, shown in the form beside the toast. */
export type Refused = {
  code: string
  /** Text of the refusal, or 'Error al crear la reserva: …' for one without a text of its own (BOOK-35). */
  words: string
  fields: Record<string, string>
  /** Free spots of the date, if that was the reason. */
  spots: number | null
}

function refusedBy({ code, message, fields, data }: Posted['refusal']): Refused {
  const isKnown = code in bookingRefusals || ['NOT_SIGNED_IN', 'FORBIDDEN', 'INVALID', 'PRICE_CHANGED'].includes(code)
  const words = isKnown ? message : `${bookingText.createFailed}: ${message}`
  return { code, words, fields: fields ?? {}, spots: typeof data?.spots === 'number' ? data.spots : null }
}

/**
 * Sends the booking. One idempotency key per opened form, also when it was posted before hydration: sending it twice, by a
 * double press or after a lost answer, makes one booking (BOOK-23, BOOK-59). On success the page shows its success state; the
 * address then names the booking.
 */
export function useBooking(
  { id: experienceId, host }: ExperienceDetail,
  { date, party, total }: BookingSelection,
  key: string,
  posted: Posted | null,
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate({ from: '/booking/$id' })
  const [refusal, setRefusal] = useState(() => posted && refusedBy(posted.refusal))

  const { run, pending } = useAction({
    send: (contact: BookingContact & { again: boolean }) => {
      setRefusal(null)
      const choice = { experienceId, hostId: host.id, availableDateId: date?.id ?? null, ...party }
      const body = { ...contact, ...choice, quotedTotal: total }
      return api.bookings.create({ body, key })
    },
    done: async (booking) => {
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking)
      toast({
        title: bookingText.created,
        description: `Código: ${booking.confirmationCode || bookingText.codeComing}`,
        tone: 'success',
      })
      await navigate({ search: (search) => ({ ...search, reservation: booking.id }), replace: true, resetScroll: true })
      void refreshAfterBooking(queryClient, experienceId)
    },
    leaves: true,
    failed: (refusal) => {
      setRefusal(refusedBy(refusal))
      return bookingText.createFailed
    },
    // Others may have taken spots, or the host closed the date: reload what is left.
    settled: async (answer) => {
      if (!answer.ok && ['NOT_ENOUGH_SPOTS', 'DATE_UNAVAILABLE'].includes(answer.refusal.code))
        await queryClient.invalidateQueries({ queryKey: datesQuery(experienceId).queryKey })
      if (!answer.ok && answer.refusal.code === 'PRICE_CHANGED')
        await queryClient.invalidateQueries({ queryKey: experienceQuery(experienceId).queryKey })
    },
  })

  return {
    busy: pending,
    refused: refusal,
    send: (contact: BookingContact, again = false) => run({ ...contact, again }),
  }
}
