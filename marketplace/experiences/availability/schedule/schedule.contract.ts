import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { DATE_STATUSES } from '../availability.rules.ts'
import { MAX_SEASON_DAYS, MAX_SPOTS, spanOf } from './schedule.rules.ts'

export const DateCancellationReason = z
  .enum(['weather', 'closure', 'health', 'few-people'])
  .meta({ id: 'DateCancellationReason' })

/** A date as its host sees it. Instants are UTC, shown in El Salvador time. `allowed` lists the actions that are possible now. */
export const HostDate = z
  .object({
    id: z.uuid(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    /** Total spots: `taken` by live bookings, `held` for the waiting list, `free` for others. */
    capacity: z.int(),
    taken: z.int(),
    held: z.int(),
    waiting: z.int(),
    free: z.int(),
    /** `closed` takes no new bookings; `cancelled` was cancelled with all of them. */
    status: z.enum(DATE_STATUSES),
    /** `closed` by a calendar of the host, until they are busy no more; `kept` open by the host although they are busy. */
    calendarMark: z.enum(['closed', 'kept']).nullable(),
    cancelReason: DateCancellationReason.nullable(),
    cancelNote: z.string().nullable(),
    allowed: z.array(z.enum(['edit', 'close', 'reopen', 'remove', 'cancel'])),
  })
  .meta({ id: 'HostDate' })
export type HostDate = z.output<typeof HostDate>

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'El mes no existe')

export const Schedule = z
  .object({
    /** The month shown, YYYY-MM in El Salvador. */
    month: z.string(),
    dates: z.array(HostDate),
    /** All months with dates, in order, with the number of dates and people. */
    months: z.array(z.object({ month: z.string(), dates: z.int(), people: z.int() })),
  })
  .meta({ id: 'Schedule' })
export type Schedule = z.output<typeof Schedule>

/** Spots of a new date: anything but a whole number above 0 counts as 1 (EDIT-55). */
const Spots = z
  .number()
  .catch(1)
  .transform((spots) => (Number.isInteger(spots) && spots >= 1 ? spots : 1))
  .pipe(z.int().max(MAX_SPOTS, `Máximo ${MAX_SPOTS} cupos`))
  .meta({ type: 'integer', minimum: 1, maximum: MAX_SPOTS, default: 1 })

const START = 'Elige la fecha y la hora de inicio'
const moment = (error: string) =>
  z.iso.datetime({ offset: true, error }).refine((text) => /^20\d\d-/.test(text), 'Revisa el año')

const NewDate = z
  .object({
    startDate: moment(START),
    endDate: moment('La hora de fin no es válida').nullish(),
    spots: Spots,
  })
  .refine(({ startDate, endDate }) => !endDate || Date.parse(endDate) >= Date.parse(startDate), {
    path: ['endDate'],
    error: 'El fin no puede ser antes del inicio',
  })
  .meta({ id: 'NewDate' })

const day = (error: string) => z.iso.date(error).refine((text) => /^20\d\d-/.test(text), 'Revisa el año')

/** A season: every Saturday and Sunday, at 8:00 and 14:00, from a day to a day. All in El Salvador time. */
const NewSeason = z
  .object({
    weekdays: z.array(z.int().min(0).max(6)).min(1, 'Elige al menos un día de la semana').max(7),
    /** 'HH:MM'. */
    times: z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora no es válida'))
      .min(1, 'Agrega al menos una hora')
      .max(12, 'Máximo 12 horas por día'),
    /** Duration of each date; null leaves the end open. */
    minutes: z
      .int()
      .min(1, 'La duración debe ser mayor a 0')
      .max(14 * 1440, 'Máximo 14 días')
      .nullish(),
    from: day('Elige el primer día'),
    until: day('Elige el último día'),
    spots: Spots,
    except: z.array(z.iso.date()).max(366).optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'El último día no puede ser antes del primero',
  })
  .refine(({ from, until }) => spanOf({ from, until }) <= MAX_SEASON_DAYS, {
    path: ['until'],
    error: 'Una temporada dura como máximo un año',
  })
  .meta({ id: 'NewSeason' })

export const show = endpoint({
  method: 'get',
  path: '/host/experiences/{id}/dates',
  summary: 'The dates of one month of an experience of the host, coming and past, and the months that have any',
  tag: 'Fechas del anfitrión',
  access: 'host',
  scope: 'host:read',
  params: idParams,
  query: z.object({ month: Month.optional() }),
  status: 200,
  answer: Schedule,
  refusals: ['EXPERIENCE_NOT_FOUND'],
})

export const listStarts = endpoint({
  method: 'get',
  path: '/host/experiences/{id}/starts',
  summary: 'When the dates of a stretch of days begin: what a season must not repeat',
  tag: 'Fechas del anfitrión',
  access: 'host',
  params: idParams,
  query: z.object({ from: day('Elige el primer día'), until: day('Elige el último día') }),
  status: 200,
  answer: z.object({ starts: z.array(z.iso.datetime()) }),
  refusals: ['EXPERIENCE_NOT_FOUND'],
})

export const add = endpoint({
  method: 'post',
  path: '/host/experiences/{id}/dates',
  summary: 'Offer one date',
  tag: 'Fechas del anfitrión',
  access: 'host',
  scope: 'host:write',
  limit: { points: 300, seconds: HOUR_S },
  params: idParams,
  body: NewDate,
  status: 201,
  answer: HostDate,
  refusals: ['EXPERIENCE_NOT_FOUND', 'DATE_IN_PAST', 'DATE_EXISTS'],
})

export const addSeason = endpoint({
  method: 'post',
  path: '/host/experiences/{id}/season',
  summary: 'Offer the dates of a season at once; those that exist or lie in the past are left out',
  tag: 'Fechas del anfitrión',
  access: 'host',
  limit: { points: 60, seconds: HOUR_S },
  params: idParams,
  body: NewSeason,
  status: 201,
  answer: z.object({
    created: z.int(),
    /** Skipped because a date already starts at that moment. */
    existing: z.int(),
    /** Skipped because they have begun. */
    past: z.int(),
    month: z.string(),
  }),
  refusals: ['EXPERIENCE_NOT_FOUND', 'SEASON_EMPTY', 'SEASON_TOO_LARGE'],
})

export const change = endpoint({
  method: 'patch',
  path: '/host/dates/{id}',
  summary: 'Change how many places a date has, never below what is taken',
  tag: 'Fechas del anfitrión',
  access: 'host',
  scope: 'host:write',
  params: idParams,
  body: z
    .object({
      capacity: z
        .int('Indica cuántos cupos hay')
        .min(1, 'Debe haber al menos un cupo')
        .max(MAX_SPOTS, `Máximo ${MAX_SPOTS} cupos`),
    })
    .meta({ id: 'DateChange' }),
  status: 200,
  answer: HostDate,
  refusals: ['SPOTS_TAKEN', 'DATE_OVER', 'DATE_CANCELLED', 'DATE_CHANGED'],
})

export const close = endpoint({
  method: 'post',
  path: '/host/dates/{id}/close',
  summary: 'Take no new reservations on a date; the reservations it has go on',
  tag: 'Fechas del anfitrión',
  access: 'host',
  scope: 'host:write',
  params: idParams,
  status: 200,
  answer: HostDate,
  refusals: ['DATE_OVER', 'DATE_CANCELLED'],
})

export const reopen = endpoint({
  method: 'post',
  path: '/host/dates/{id}/reopen',
  summary: 'Take reservations again on a date that was closed',
  tag: 'Fechas del anfitrión',
  access: 'host',
  scope: 'host:write',
  params: idParams,
  status: 200,
  answer: HostDate,
  refusals: ['DATE_OVER', 'DATE_CANCELLED'],
})

export const remove = endpoint({
  method: 'delete',
  path: '/host/dates/{id}',
  summary: 'Remove a date that nobody has a live reservation for',
  tag: 'Fechas del anfitrión',
  access: 'host',
  scope: 'host:write',
  params: idParams,
  status: 204,
  answer: null,
  refusals: ['DATE_BOOKED', 'DATE_CANCELLED'],
})
