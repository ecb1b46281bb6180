import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#marketplace/client.ts'
import { follow } from '#platform/http/client/follow.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { useHiddenFor } from '#ui/use-hidden-for.ts'
import type { Booking } from '../../booking.contract.ts'

/** A hidden page closes its stream after this long, because streams are limited and nobody is looking. */
const HIDDEN_FOR = 60_000

/** Around its day a booking changes at the meeting, when the host records arrival and cash. */
const isNear = ({ status, startDate, endDate }: Booking) =>
  ['confirmed', 'in_progress', 'completed'].includes(status) &&
  Math.abs(Date.parse(endDate ?? startDate) - currentTime().getTime()) < DAY_MS

/** Follows changes live while one of these bookings is near; otherwise opens no stream. */
export function useLiveBookings(bookings: (Booking | null)[]): void {
  const queryClient = useQueryClient()
  const hidden = useHiddenFor(HIDDEN_FOR)
  const enabled = bookings.some((booking) => booking !== null && isNear(booking)) && !hidden
  useEffect(() => {
    if (!enabled) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    let connected = false
    return follow(api.bookingEvents.follow, {
      params: {},
      after: () => 0,
      on: { changed: refresh },
      // Reloads what changed while the connection was lost.
      onState: (state) => {
        if (state !== 'open') return
        if (connected) refresh()
        connected = true
      },
    })
  }, [enabled, queryClient])
}
