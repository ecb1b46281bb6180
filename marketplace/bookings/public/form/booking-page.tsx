import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { requireSession } from '#marketplace/accounts/public/session/guards.view.ts'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { useBookingSelection } from '#marketplace/bookings/public/selection/booking-selection.view.ts'
import { SELECTION_PARAMS } from '#marketplace/bookings/public/selection/selection-params.view.ts'
import { api } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { datesQuery, experienceQuery } from '#marketplace/experiences/public/detail/experience.query.ts'
import {
  type ExperienceMissing,
  missingExperience,
} from '#marketplace/experiences/public/detail/missing-experience.view.ts'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { randomId } from '#platform/ids.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { bookingOfDateQuery, bookingQuery, lastPhoneQuery } from '../list/booking.query.ts'
import {
  BookingFailed,
  BookingLoading,
  HostPaused,
  NoDates,
  NotATraveler,
  NotBookable,
} from '../list/booking-states.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingSuccess } from './booking-success.tsx'
import '../voucher/install-prompt.store.ts'
import { type BookingParams, readBookingParams } from './booking-params.view.ts'

/** The id is the experience's; the created booking is in `reservation` (BOOK-01). */
export const Route = createFileRoute('/_traveler/booking/$id')({
  validateSearch: readAs<BookingParams>([...SELECTION_PARAMS, 'reservation'], readBookingParams),
  beforeLoad: requireSession,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { reservation }, location }) => {
    // Read from the location, because the address follows each choice and the loader need not.
    const { date } = readBookingParams(location.search as Record<string, unknown>)
    // Loaded in parallel; a missing experience is a 404, whatever the others answer.
    const optionalQueries = Promise.allSettled([
      queryClient.ensureQueryData(datesQuery(id)).then(({ dates }) => {
        // Nobody needs it of a date that is offered, which is the usual one.
        if (!date || !isUuidShaped(date) || dates.some((offered) => offered.id === date)) return
        return queryClient.ensureQueryData(bookingOfDateQuery(date))
      }),
      queryClient.ensureQueryData(lastPhoneQuery),
      reservation && queryClient.ensureQueryData(bookingQuery(reservation)),
    ])
    await queryClient.ensureQueryData(experienceQuery(id)).catch(missingExperience)
    await optionalQueries
    // One key per opened form (BOOK-23), the same on the server and after hydration.
    return { key: randomId() }
  },
  head: ({ params: { id } }) =>
    pageHead({
      title: 'Completa tu reserva',
      description: 'Elige fecha y personas. Pagas en efectivo al llegar.',
      path: `/booking/${id}`,
      index: false,
    }),
  // Another experience needs a new form with its own key.
  remountDeps: ({ params }) => params.id,
  pendingComponent: BookingLoading,
  errorComponent: () => <BookingFailed retry />,
  notFoundComponent: ({ data }: NotFoundRouteProps) => (
    <BookingFailed text={(data as ExperienceMissing | undefined)?.text} />
  ),
  component: BookingPage,
})

function BookingPage() {
  const { id } = Route.useParams()
  const posted = usePosted(api.bookings.create)
  const search = Route.useSearch()
  const params = posted ? readBookingParams(posted.typed) : search
  const { key: offeredKey } = Route.useLoaderData()
  const [key] = useState(offeredKey)
  const { user } = useSession()
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  // Spots go fast, so data from the detail page may be outdated.
  const dates = useQuery({ ...datesQuery(id), staleTime: 15_000 })
  const offered = dates.data
  const booking = useQuery({
    ...bookingQuery(params.reservation ?? ''),
    enabled: params.reservation !== undefined,
  }).data
  const reservation = useBookingSelection(experience, offered?.dates ?? [], params)
  const isOffered = offered?.dates.some((date) => date.id === params.date) ?? true
  const askedDate = !isOffered && params.date && isUuidShaped(params.date) ? params.date : null
  // A link of the waiting list that did its work names a date that is full now, by this very traveler.
  const ofDate = useQuery({ ...bookingOfDateQuery(askedDate ?? ''), enabled: askedDate !== null }).data
  const booked = askedDate !== null && Boolean(ofDate)
  const { data: lastPhone = '' } = useQuery(lastPhoneQuery)
  // An open form stays even when the last date is lost, so that the input and the reason remain visible.
  const open = useRef(posted !== null)
  if (offered && offered.dates.length > 0 && experience.viewer.book === 'yes') open.current = true

  if (booking && booking.status !== 'cancelled') return <BookingSuccess booking={booking} />
  if (!experience.bookingRequired) return <NotBookable experience={experience} />
  if (experience.viewer.book === 'as-traveler') return <NotATraveler experience={experience} />
  if (experience.viewer.book === 'paused' && !open.current) return <HostPaused experience={experience} />
  if (experience.viewer.book === 'no' || !user) return <BookingFailed />
  if (!offered) return dates.isError ? <BookingFailed retry /> : <BookingLoading />
  if (!open.current) return <NoDates experience={experience} booked={booked} />
  // Somebody else, who signed in in another tab, gets a form of their own.
  return (
    <BookingForm
      key={user.id}
      {...{ experience, offered, reservation, user, posted, lastPhone, booked }}
      submission={key}
    />
  )
}
