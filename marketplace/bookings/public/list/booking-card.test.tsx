import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Booking } from '../../booking.contract.ts'
import { BookingCard } from './booking-card.tsx'

const booking: Booking = {
  id: 'a3f0c1de-0000-4000-8000-000000000001',
  availableDateId: 'a3f0c1de-0000-4000-8000-000000000009',
  confirmationCode: 'AB12CD34',
  status: 'confirmed',
  paymentStatus: 'pending',
  startDate: '2026-12-05T13:00:00.000Z',
  endDate: null,
  guests: 2,
  children: 0,
  unitPrice: 25,
  childPrice: null,
  totalAmount: 50,
  currency: 'USD',
  guestInfo: null,
  specialRequests: null,
  createdAt: '2026-11-20T13:00:00.000Z',
  expiresAt: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  movable: false,
  movedToId: null,
  cancelledLate: false,
  attendance: null,
  attendanceSeen: false,
  reconfirmBy: null,
  travelerReliability: null,
  startedAt: null,
  startedBy: null,
  paidAt: null,
  paidToldAt: null,
  undoUntil: null,
  hasReceipt: false,
  codeWindow: { opensAt: '2026-12-05T10:00:00.000Z', closesAt: '2026-12-06T13:00:00.000Z' },
  codeState: 'too-early',
  attended: null,
  attendedBy: null,
  experience: {
    id: 'a3f0c1de-0000-4000-8000-000000000002',
    title: 'Caminata al amanecer',
    city: 'Suchitoto',
    state: 'Cuscatlán',
    country: 'El Salvador',
    place: 'Parque central',
    address: '1a calle',
    lat: 13.938,
    lng: -89.027,
    picture: null,
    offered: true,
  },
  host: { id: 'a3f0c1de-0000-4000-8000-000000000003', name: 'Marta', avatar: null, phone: null, email: null },
  traveler: { name: 'Lucía', avatar: null },
  allowed: ['cancel'],
  cancellation: 'free',
}

const drawn = (change: Partial<Booking>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BookingCard booking={{ ...booking, ...change }} onCancel={() => {}} />
    </QueryClientProvider>,
  )

test.each(['confirmed', 'completed'] as const)(
  'without a picture a %s one shows the placeholder (ACC-18, DET-09)',
  (status) => {
    expect(drawn({ status })).toContain('<img src="/placeholder.svg" alt=""')
  },
)

const offersToCancel = (change: Partial<Booking>) => /<button(?:(?!<\/button>).)*>Cancelar</s.test(drawn(change))

test('only what can be cancelled has a button for it', () => {
  expect(offersToCancel({})).toBe(true)
  expect(offersToCancel({ allowed: ['start', 'attend'], cancellation: null })).toBe(false)
  expect(offersToCancel({ status: 'in_progress', allowed: [], cancellation: null })).toBe(false)
  for (const status of ['completed', 'cancelled'] as const)
    expect(offersToCancel({ status, allowed: [], cancellation: null })).toBe(false)
})
