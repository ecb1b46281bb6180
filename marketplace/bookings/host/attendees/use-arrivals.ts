import { useQueryClient } from '@tanstack/react-query'
import { handleSignedOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { DateGuests } from '../../attendees/attendee.contract.ts'
import type { Booking } from '../../booking.contract.ts'
import { bookingText } from '../../booking.text.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import type { OfflineMark } from '../../check-in/offline/offline-guest-list.rules.ts'
import { offlineText } from '../../check-in/offline/offline-guest-list.text.ts'
import { guestName } from '../../contact/guest-name.rules.ts'
import { refreshAfterBooking } from '../../public/list/booking.query.ts'
import type { Entered } from '../check-in/check-in-desk.tsx'
import { outcomeText, useMarks } from '../offline/use-marks.ts'

const headingOf = (id: string) => document.getElementById(`invitado-${id}`)
const doneText: Record<OfflineMark['what'], string> = { arrived: checkInText.arrivalNoted, paid: 'Pago confirmado' }

/**
 * Marks of arrivals and payments in the list of a date, kept on the device until they are sent. The focus continues at the
 * guest's name.
 */
export function useArrivals({ date, experience, guests }: DateGuests) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const marks = useMarks({
    owner: user?.id ?? null,
    dateId: date.id,
    send: async (mark) => {
      const answer = await hostApi.marks.add(mark)
      if (!answer.ok) handleSignedOut(queryClient, answer.refusal)
      return answer
    },
    onSent: () => refreshAfterBooking(queryClient, experience.id),
  })

  const noting = useAction({
    send: async ({ guest: { id }, kind }: { guest: Pick<Booking, 'id'>; kind: OfflineMark['what'] }) => {
      const outcome = await marks.note({ bookingId: id, what: kind })
      return outcome.state === 'told'
        ? { ok: false as const, refusal: { message: outcome.words } }
        : { ok: true as const, data: outcome }
    },
    done: (outcome, { guest, kind }) => {
      const listed = guests.find(({ id }) => id === guest.id)
      const words = outcomeText(outcome, kind) ?? doneText[kind]
      toast({
        title: listed ? `${words.replace(/[;.].*$/, '')}: ${guestName(listed)}` : words,
        ...(outcome.state === 'waiting' && { description: offlineText.kept }),
        tone: 'success',
      })
    },
    failed: bookingText.updateFailed,
    settled: ({ ok }, { guest: { id } }) => {
      if (ok) headingOf(id)?.focus({ preventScroll: true })
    },
    about: ({ guest: { id } }) => id,
  })

  /** A code of somebody on the list becomes a mark; for any other the server says why not. */
  async function enter(code: string): Promise<Entered> {
    const entered = (words: string, { guests: people, ...guest }: Booking, queue?: 'queued'): Entered => ({
      ok: true,
      data: {
        words: `${words}: ${guestName(guest)}, ${peopleText(people)}`,
        isQueued: queue === 'queued',
        already: words === checkInText.alreadyStarted,
      },
    })
    const guest = guests.find(({ confirmationCode }) => confirmationCode === code)
    const isWaiting = marks.all.some(
      ({ bookingId, what, state }) => bookingId === guest?.id && what === 'arrived' && state === 'waiting',
    )
    if (guest && isWaiting) return entered(checkInText.alreadyStarted, guest)
    if (guest && (guest.allowed.includes('start') || guest.status === 'in_progress')) {
      const outcome = await marks.note({ bookingId: guest.id, what: 'arrived', code })
      if (outcome.state === 'told') return { ok: false, refusal: { message: outcome.words } }
      if (outcome.state === 'waiting') return entered(checkInText.arrivalNoted, guest, 'queued')
      return entered(outcome.already ? checkInText.alreadyStarted : checkInText.arrivalNoted, guest)
    }
    const answer = await hostApi.marks.checkIn({ params: { id: date.id }, body: { code } })
    if (!answer.ok) {
      handleSignedOut(queryClient, answer.refusal)
      const { code: refusalCode, fields, message } = answer.refusal
      return {
        ok: false,
        refusal: { message: fields?.code ?? (refusalCode === 'INVALID' ? checkInText.codeWrong : message) },
      }
    }
    await refreshAfterBooking(queryClient, experience.id)
    return entered(answer.data.alreadyStarted ? checkInText.alreadyStarted : checkInText.arrivalNoted, answer.data)
  }

  return {
    marks,
    enter,
    busy: (id: string, kind: OfflineMark['what']) => noting.input?.guest.id === id && noting.input.kind === kind,
    note: (guest: Pick<Booking, 'id'>, kind: OfflineMark['what']) => void noting.run({ guest, kind }),
  }
}
