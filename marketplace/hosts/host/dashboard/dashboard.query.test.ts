import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import type { Party, Today } from '../../dashboard/today.contract.ts'
import { figuresOf } from '../../dashboard/today.rules.ts'
import { todayQuery, updateBookingInQueries } from './dashboard.query.ts'

const party = {
  id: 'reserva',
  guests: 3,
  status: 'confirmed',
  paymentStatus: 'pending',
  total: 75,
  attending: false,
  attended: null,
} as Party
const morning = {
  today: [{ dateId: 'fecha', parties: [party], ...figuresOf([party]) }],
  tomorrow: [] as Today['tomorrow'],
  requests: [] as Today['requests'],
  requestCount: 0,
} as Today

test('who did not come is no person of the day any more, and owes nothing', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(todayQuery.queryKey, morning)
  updateBookingInQueries(queryClient, {
    id: 'reserva',
    status: 'completed',
    paymentStatus: 'pending',
    attended: false,
    experience: { id: 'experiencia' },
  } as Booking)
  const [group] = queryClient.getQueryData<Today>(todayQuery.queryKey)!.today
  expect([morning.today[0]!.guests, morning.today[0]!.cash, group!.guests, group!.cash]).toEqual([3, 75, 0, 0])
})
