import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

export const show = endpoint({
  method: 'get',
  path: '/experiences/{id}/calendar.ics',
  summary: 'The coming dates of an experience as a calendar to subscribe to (RFC 5545)',
  description:
    'One event per date of the next 366 days, its free places in the description. A cancelled date stays as cancelled, so that calendars that have it take it out.',
  tag: 'Canales',
  access: 'anyone',
  replica: true,
  limit: { points: 60, seconds: 60 },
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: z.string(),
  file: 'text/calendar; charset=utf-8',
  refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_ID_INVALID'],
})
