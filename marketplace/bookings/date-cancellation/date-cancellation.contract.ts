import { z } from 'zod'
import { AvailableDate } from '#marketplace/experiences/availability/availability.contract.ts'
import { DateCancellationReason, HostDate } from '#marketplace/experiences/availability/schedule/schedule.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { Booking } from '../booking.contract.ts'

export const DateCancellation = z
  .object({
    reason: z.enum(DateCancellationReason.options, 'Elige el motivo'),
    /** The host's own words, which every guest reads. */
    note: z
      .string()
      .trim()
      .max(300, 'Máximo 300 letras')
      .nullish()
      .transform((text) => text || null),
  })
  .meta({ id: 'DateCancellation' })

export const preview = endpoint({
  method: 'get',
  path: '/host/dates/{id}/cancellation',
  summary: 'What cancelling a date would do: who is told, and which other dates they are offered',
  tag: 'Fechas del anfitrión',
  access: 'host',
  params: idParams,
  status: 200,
  answer: z
    .object({
      title: z.string(),
      date: HostDate,
      /** Live bookings, and the people in them. */
      bookings: z.int(),
      people: z.int(),
      /** Some booking has started already, so it is too late. */
      underWay: z.boolean(),
      /** Dates with room, nearest first, and how many of the bookings each can take. */
      offered: z.array(AvailableDate.extend({ bookings: z.int() })),
      without: z.int(),
    })
    .meta({ id: 'DateCancellationPreview' }),
  refusals: [],
})

export const create = endpoint({
  method: 'post',
  path: '/host/dates/{id}/cancellation',
  summary: 'Cancel a date with all its reservations; every guest is told and offered other dates',
  tag: 'Fechas del anfitrión',
  access: 'host',
  params: idParams,
  body: DateCancellation,
  status: 200,
  answer: z.object({ date: HostDate, told: z.int() }).meta({ id: 'CancelledDate' }),
  refusals: ['DATE_OVER', 'DATE_UNDER_WAY'],
})

export const listAlternatives = endpoint({
  method: 'get',
  path: '/bookings/{id}/alternatives',
  summary: 'Up to three other dates with room for the same party, nearest first, after the host called a date off',
  tag: 'Reservas',
  access: 'traveler',
  params: idParams,
  status: 200,
  answer: z.object({ dates: z.array(AvailableDate) }).meta({ id: 'Alternatives' }),
  refusals: [],
})

export const moveBooking = endpoint({
  method: 'post',
  path: '/bookings/{id}/move',
  summary: 'Take another date instead of the cancelled one: same party, same price, confirmed at once; only once',
  tag: 'Reservas',
  access: 'traveler',
  limit: { points: 30, seconds: HOUR_S },
  params: idParams,
  body: z.object({ availableDateId: z.uuid('Elige una fecha') }).meta({ id: 'BookingMove' }),
  status: 200,
  answer: Booking,
  refusals: [
    'NOT_MOVABLE',
    'EXPERIENCE_GONE',
    'HOST_INVALID',
    'NOT_BOOKABLE',
    'DATE_UNAVAILABLE',
    'NOT_ENOUGH_SPOTS',
    'ALREADY_BOOKED',
  ],
})
