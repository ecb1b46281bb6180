import type { RefusalTexts } from '#platform/http/refusal.ts'
import { type CalendarFailure, MAX_SOURCES } from './calendar-source.rules.ts'

export const failureText: Record<CalendarFailure, string> = {
  address: 'La dirección no es pública. Debe empezar con https://.',
  inside: 'La dirección lleva a una red privada. Usa la dirección pública de tu calendario.',
  unresolved: 'No existe ese sitio. Revisa la dirección.',
  unreachable: 'El sitio del calendario no respondió.',
  certificate: 'El sitio del calendario no es seguro.',
  timeout: 'El sitio del calendario tardó demasiado.',
  too_large: 'El calendario pesa más de 2 MB.',
  redirect: 'La dirección lleva a otra, y esa a otra más.',
  answer: 'El sitio no entregó el calendario. Copia de nuevo su dirección secreta en formato iCal.',
  content: 'En esa dirección no hay un calendario. Copia la que termina en .ics o dice iCal.',
  endless: 'El calendario tiene una repetición que no se puede leer.',
}

export const calendarSourceText = {
  heading: 'Tus otros calendarios',
  lead: 'Cuando en ellos estás ocupado, tus fechas a esa hora no reciben reservas. Las que ya tienes no se cancelan: te avisamos.',
  tooLong: 'La dirección es demasiado larga',
  add: 'Agregar calendario',
  added: 'Calendario agregado',
  addFailed: 'No se pudo agregar el calendario',
  remove: 'Quitar calendario',
  removed: 'Calendario quitado',
  removeFailed: 'No se pudo quitar el calendario',
  read: 'Leer ahora',
  readFailed: 'No se pudo leer el calendario',
  conflict: 'Conflicto con tu calendario',
} as const

export const calendarSourceRefusals = {
  CALENDAR_ADDRESS: { status: 422, text: 'Esa dirección no se puede leer.' },
  CALENDAR_EXISTS: { status: 409, text: 'Ya agregaste ese calendario.' },
  TOO_MANY_CALENDARS: { status: 409, text: `Puedes agregar hasta ${MAX_SOURCES} calendarios. Quita uno primero.` },
} as const satisfies RefusalTexts

export const closesText = (dates: number) =>
  dates === 0 ? 'No cierra ninguna fecha' : dates === 1 ? 'Cierra 1 fecha' : `Cierra ${dates} fechas`

export const conflictsText = (dates: number) =>
  `Conflicto: ${dates === 1 ? '1 fecha' : `${dates} fechas`} con reservas a una hora en que estás ocupado`
