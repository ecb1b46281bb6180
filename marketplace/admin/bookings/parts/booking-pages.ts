import { auditHistoryQuery } from '../../audit/parts/audit-queries.ts'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { AdminBookingDetail } from './booking-detail.tsx'
import { AdminBookings } from './booking-list.tsx'
import { bookingQuery, bookingsKnown, bookingsQuery } from './booking-queries.ts'

export const bookingPages: DeskPage[] = [
  {
    path: '/bookings',
    title: 'Reservas',
    load: (queryClient, { search }) => readNow(queryClient, bookingsQuery(readView(search, bookingsKnown))),
    Page: AdminBookings,
  },
  {
    path: '/bookings/{id}',
    title: 'Reserva',
    load: (queryClient, { id }) =>
      Promise.all([
        readNow(queryClient, bookingQuery(id)),
        queryClient.ensureQueryData(auditHistoryQuery('booking', id)),
      ]),
    Page: AdminBookingDetail,
  },
]
