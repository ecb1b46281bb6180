import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#marketplace/client.ts'
import { follow } from '#platform/http/client/follow.ts'
import { DAY_MS } from '#platform/units.ts'
import { useHiddenFor } from '#ui/use-hidden-for.ts'
import type { Booking } from '../../booking.contract.ts'

/** A hidden page gives its stream back after this long: there are few of them, and nobody is looking. */
const HIDDEN_FOR = 60_000

/** Around its day a reservation changes at the meeting: the host notes the arrival and the cash. */
const isNear = ({ status, startDate, endDate }: Booking) =>
  ['confirmed', 'in_progress', 'completed'].includes(status) &&
  Math.abs(Date.parse(endDate ?? startDate) - Date.now()) < DAY_MS

/** What the host notes is seen within a second, while one of these is near; else nothing is followed. */
export function useLiveBookings(shown: (Booking | null)[]): void {
  const queryClient = useQueryClient()
  const hidden = useHiddenFor(HIDDEN_FOR)
  const wanted = shown.some((booking) => booking !== null && isNear(booking)) && !hidden
  useEffect(() => {
    if (!wanted) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    let opened = false
    return follow(api.bookingEvents.follow, {
      params: {},
      after: () => 0,
      on: { changed: refresh },
      // What was said while the line was cut is read now.
      onState: (state) => {
        if (state !== 'open') return
        if (opened) refresh()
        opened = true
      },
    })
  }, [wanted, queryClient])
}
