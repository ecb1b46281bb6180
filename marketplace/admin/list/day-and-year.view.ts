import { ZONE } from '#platform/clock.ts'

const format = new Intl.DateTimeFormat('es-SV', { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' })

/** '5 nov 2026', in the time zone of El Salvador. */
export const dayAndYear = (instant: string | Date) => format.format(new Date(instant))
