import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { FAILURES, MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from './calendar-source.rules.ts'
import { calendarSourceText } from './calendar-source.text.ts'

/** A calendar elsewhere whose busy times close dates of its host. Its address is shown to nobody again. */
export const CalendarSource = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The site it is read from. */
    place: z.string(),
    createdAt: z.iso.datetime(),
    /** When it was last asked; null until the first time. */
    triedAt: z.iso.datetime().nullable(),
    /** When it last answered with what could be read. */
    readAt: z.iso.datetime().nullable(),
    /** Why it could not be read the last time it was asked; what it said before still counts. */
    failure: z.enum(FAILURES).nullable(),
    /** How many stretches of time it says are busy. */
    busy: z.int(),
    /** Entries that could not be understood, and whether there were more than are kept. */
    skipped: z.int(),
    cut: z.boolean(),
    /** Coming dates that it closes. */
    closes: z.int(),
    /** Of those the dates that people have reserved. */
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
  summary: 'Read a calendar no more; what it alone closed opens again. Removing it again changes nothing',
  tag: 'Fechas del anfitrión',
  access: 'host',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})
