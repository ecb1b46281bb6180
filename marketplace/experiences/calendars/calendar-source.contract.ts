import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { FAILURES, MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from './calendar-source.rules.ts'
import { calendarSourceText } from './calendar-source.text.ts'

/** A calendar on another site whose busy times close dates of its host. Its address is never shown again. */
export const CalendarSource = z
  .object({
    id: z.uuid(),
    name: z.string(),
    place: z.string(),
    createdAt: z.iso.datetime(),
    /** When it was last fetched; null before the first time. */
    triedAt: z.iso.datetime().nullable(),
    readAt: z.iso.datetime().nullable(),
    /** Why the last fetch failed; the busy times of the last successful one still apply. */
    failure: z.enum(FAILURES).nullable(),
    busy: z.int(),
    /** The number of entries that could not be read, and whether there were more than are stored. */
    skipped: z.int(),
    cut: z.boolean(),
    closes: z.int(),
    /** Future dates with reservations during its busy times. */
    conflicts: z.int(),
  })
  .meta({ id: 'CalendarSource' })
export type CalendarSource = z.output<typeof CalendarSource>

export const list = endpoint({
  method: 'get',
  path: '/host/calendars',
  summary: 'The calendars elsewhere that close dates of the host, the oldest first',
  tag: 'Fechas del anfitrión',
  access: 'host',
  status: 200,
  answer: z.object({ calendars: z.array(CalendarSource) }).meta({ id: 'CalendarSources' }),
  refusals: [],
})

export const add = endpoint({
  method: 'post',
  path: '/host/calendars',
  summary: 'Add a calendar by its iCal address; it is read at once and every hour',
  tag: 'Fechas del anfitrión',
  access: 'host',
  limit: { points: 20, seconds: HOUR_S },
  body: z
    .object({
      name: z
        .string()
        .trim()
        .min(1, 'Ponle un nombre al calendario')
        .max(MAX_NAME_LENGTH, `Máximo ${MAX_NAME_LENGTH} caracteres`)
        .meta({ examples: ['Mi agenda'] }),
      address: z
        .string()
        .trim()
        .max(MAX_ADDRESS_LENGTH, calendarSourceText.tooLong)
        .regex(/^(https?|webcals?):\/\/\S+$/i, 'Pega la dirección completa, que empieza con https://')
        .meta({ examples: ['https://calendar.example.com/agenda.ics'] }),
    })
    .meta({ id: 'NewCalendarSource' }),
  status: 201,
  answer: CalendarSource,
  refusals: ['CALENDAR_ADDRESS', 'CALENDAR_EXISTS', 'TOO_MANY_CALENDARS'],
})

export const read = endpoint({
  method: 'post',
  path: '/host/calendars/{id}/read',
  summary: 'Read a calendar now instead of within the hour; the answer comes before it was read',
  tag: 'Fechas del anfitrión',
  access: 'host',
  limit: { points: 30, seconds: HOUR_S },
  params: idParams,
  status: 200,
  answer: CalendarSource,
  refusals: [],
})

export const remove = endpoint({
  method: 'delete',
  path: '/host/calendars/{id}',
  summary: 'Read a calendar no more; the dates that it alone closed open again',
  tag: 'Fechas del anfitrión',
  access: 'host',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})
