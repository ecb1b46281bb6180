import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { noticeHeaders } from '#marketplace/accounts/public/session/notices.view.ts'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import type { BookingFilter } from './booking-filter.view.ts'

/**
 * Half a minute, because the host changes bookings too. Fails at once without a network, so that the copy on the device is
 * shown.
 */
const queryDefaults = { staleTime: 30_000, networkMode: 'always' } as const

/** A list that could not be read. When the session has ended, leads home and says so (ACC-05, SHELL-62). */
function unread(queryClient: QueryClient, refusal: { code: string }): undefined {
  handleSignedOut(queryClient, refusal)
  if (refusal.code === 'NOT_SIGNED_IN') throw redirect({ href: '/', headers: noticeHeaders('session-ended', '/') })
}

/** A page of the traveler's reservations. */
export const bookingsQuery = (filter: BookingFilter) =>
  apiQuery({
    queryKey: ['bookings', 'mine', filter.status ?? '', filter.after ?? ''],
    ...queryDefaults,
    call: () => api.bookings.list({ query: filter }),
    refused: (refusal, client) => unread(client, refusal),
  })

/** The traveler's newest booking of a date that still stands; null without one. */
export const bookingOfDateQuery = (availableDateId: string) =>
  queryOptions({
    queryKey: ['bookings', 'of date', availableDateId],
    ...queryDefaults,
    queryFn: async () => {
      const answer = await api.bookings.list({ query: { availableDateId, limit: 5 } })
      return (answer.ok && answer.data.bookings.find(({ status }) => status !== 'cancelled')) || null
    },
  })

/** One booking of the traveler; null when it is not theirs. */
export const bookingQuery = (id: string) =>
  apiQuery({
    queryKey: ['bookings', 'one', id],
    ...queryDefaults,
    call: () => api.bookings.show({ params: { id } }),
    refused: (refusal, client) => (['NOT_FOUND', 'INVALID'].includes(refusal.code) ? null : unread(client, refusal)),
  })

/** The phone of the newest booking, suggested for the next one; null without one, and after a failure. */
export const lastPhoneQuery = queryOptions({
  queryKey: ['bookings', 'last phone'],
  ...queryDefaults,
  queryFn: async () => {
    const answer = await api.bookings.list({ query: { limit: 1 } })
    return (answer.ok && answer.data.bookings[0]?.guestInfo?.phone) || ''
  },
})

/** The booking of today or tomorrow; a failure counts as none, because the list is still useful without it. */
export const upcomingBookingQuery = queryOptions({
  queryKey: ['bookings', 'upcoming'],
  ...queryDefaults,
  queryFn: async () => {
    const answer = await api.bookings.showUpcoming()
    return answer.ok ? answer.data : { booking: null, day: null }
  },
})

/** Reloads everything that shows bookings or spots after a change (CONST-04). */
export const refreshAfterBooking = (queryClient: QueryClient, experienceId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['bookings'] }),
    queryClient.invalidateQueries({ queryKey: ['experience', experienceId] }),
  ])
