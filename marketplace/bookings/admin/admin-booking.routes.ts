import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { readHistory } from '../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../admin/list/list.query.ts'
import { bookingQuery } from './admin-booking.query.ts'
import { AdminBookingDetail } from './admin-booking-detail.tsx'
import { bookingScreen } from './admin-booking-list.tsx'

export const bookingPages: AdminRoute[] = [
  bookingScreen.route,
  {
    path: '/bookings/{id}',
    title: 'Reserva',
    permission: 'bookings.read',
    load: (queryClient, { id }) =>
      Promise.all([fetchFresh(queryClient, bookingQuery(id)), readHistory(queryClient, 'booking', id)]),
    Page: AdminBookingDetail,
  },
]
