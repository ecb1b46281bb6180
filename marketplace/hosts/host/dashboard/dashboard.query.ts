// The queries of the dashboard's tabs.
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import type { ReceivedList } from '#marketplace/bookings/host-bookings/host-booking.contract.ts'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'
import type { Today } from '../../dashboard/today.contract.ts'
import { figuresOf } from '../../dashboard/today.rules.ts'
import type { HostBookingFilter } from './dashboard-view.view.ts'

/** Travelers change this data at any time, so it is refetched whenever a tab opens; the cached data is shown meanwhile. */
const living = { staleTime: 10_000, networkMode: 'always' } as const

/** The host's overview of the day, refetched every minute while it is visible. */
export const todayQuery = apiQuery({
  queryKey: ['host', 'today'],
  ...living,
  refetchInterval: MINUTE_MS,
  call: () => hostApi.today.show(),
})

export const statsQuery = apiQuery({
  queryKey: ['host', 'stats'],
  ...living,
  call: () => hostApi.stats.show(),
})

const RECEIVED = ['bookings', 'host']

/** One page of the reservations for the host's experiences. */
export const hostBookingsQuery = (filter: HostBookingFilter) =>
  apiQuery({
    queryKey: [...RECEIVED, filter],
    ...living,
    placeholderData: keepPreviousData,
    call: () => hostApi.bookings.list({ query: filter }),
  })

/**
 * The card stays in place with its new state, even if the filter no longer matches it: otherwise it would vanish under the
 * host's finger.
 */
function replaceInList(list: ReceivedList, booking: Booking): ReceivedList {
  const before = list.bookings.find(({ id }) => id === booking.id)
  if (!before) return list
  const counts = { ...list.counts }
  counts[before.status] -= 1
  counts[booking.status] += 1
  return { ...list, counts, bookings: list.bookings.map((row) => (row.id === booking.id ? booking : row)) }
}

function withAnswer(today: Today, { id, status, paymentStatus, attended }: Booking): Today {
  const groups = (all: Today['today']) =>
    all.map((group) => {
      if (!group.parties.some((party) => party.id === id)) return group
      const parties = group.parties.map((party) =>
        party.id === id ? { ...party, status, paymentStatus, attended } : party,
      )
      return { ...group, ...figuresOf(parties), parties }
    })
  const request = today.requests.find((request) => request.id === id)
  const change = request ? Number(status === 'pending') - Number(request.status === 'pending') : 0
  return {
    ...today,
    today: groups(today.today),
    tomorrow: groups(today.tomorrow),
    requests: today.requests.map((request) => (request.id === id ? { ...request, status } : request)),
    requestCount: Math.max(0, today.requestCount + change),
  }
}

/** Updates a reservation in every query on the screen; other queries are only marked stale and refetch when they are opened. */
export function updateBookingInQueries(queryClient: QueryClient, booking: Booking) {
  const options = { refetchType: 'none' } as const
  void queryClient.invalidateQueries({ queryKey: ['bookings'], ...options })
  void queryClient.invalidateQueries({ queryKey: ['host'], ...options })
  void queryClient.invalidateQueries({ queryKey: ['experience', booking.experience.id] })
  queryClient.setQueriesData<ReceivedList>({ queryKey: RECEIVED, type: 'active' }, (list) =>
    list ? replaceInList(list, booking) : list,
  )
  queryClient.setQueryData(todayQuery.queryKey, (today) => (today ? withAnswer(today, booking) : today))
}
