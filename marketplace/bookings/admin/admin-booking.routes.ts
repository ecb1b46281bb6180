import type { AdminRoute } from '../../admin/admin.routes.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { readView } from '../../admin/list/list.view.ts'
import { bookingQuery, bookingsKnown, bookingsQuery } from './admin-booking.query.ts'
import { AdminBookingDetail } from './admin-booking-detail.tsx'
import { AdminBookings } from './admin-booking-list.tsx'

export const bookingPages: AdminRoute[] = [
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
