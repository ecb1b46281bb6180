import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

export const show = endpoint({
  method: 'get',
  path: '/bookings/{id}/calendar.ics',
  summary: 'A reservation as a calendar file (RFC 5545)',
  tag: 'Reservas',
  access: 'traveler',
  scope: 'bookings:read',
  params: idParams,
  status: 200,
  answer: z.string(),
  file: 'text/calendar; charset=utf-8',
  refusals: [],
})
