import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Booking } from '../booking.contract.ts'

export const confirm = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/confirm-payment',
  summary: 'Acknowledge the cash',
  description: 'It can be taken back for ten minutes; then the traveler gets a receipt.',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: ['BOOKING_STATE'],
})

export const undo = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/undo-payment',
  summary: 'The host takes back that the cash was received, within ten minutes',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: ['BOOKING_STATE', 'PAYMENT_FINAL'],
})
