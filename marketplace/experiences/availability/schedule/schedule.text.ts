import { dayOf, longDate, monthAndYear, startOfDay, timeOfDay } from '#platform/clock.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Season } from './schedule.rules.ts'

/** The words of the host's dates (EDIT-56, EDIT-59, EDIT-60, EMPTY-03). */
export const scheduleText = {
  heading: 'Fechas disponibles',
  none: 'No hay fechas disponibles',
  added: 'Fecha agregada',
  addedTitle: '¡Fecha agregada!',
  removed: 'Fecha eliminada',
  addFailed: 'No se pudo agregar la fecha',
  removeFailed: 'No se pudo eliminar la fecha',
  loadFailed: 'No se pudieron cargar las fechas disponibles',
  past: 'No puedes agregar fechas en el pasado',
  changeFailed: 'No se pudo cambiar la fecha',
} as const

/** Why a whole date was cancelled, as host and guests read it. */
export const cancelDateLabel = {
  weather: 'Mal tiempo',
  closure: 'Cierre del lugar',
  health: 'Salud',
  'few-people': 'Pocas personas',
} as const

export const scheduleRefusals = {
  DATE_IN_PAST: { status: 422, text: scheduleText.past },
  DATE_EXISTS: { status: 409, text: 'Ya tienes una fecha que empieza a esa hora.' },
  SEASON_EMPTY: {
    status: 422,
    text: 'Con esos días no sale ninguna fecha. Revisa el período y los días que dejaste fuera.',
  },
  SEASON_TOO_LARGE: { status: 422, text: 'Son demasiadas fechas de una vez. Acorta el período o quita días.' },
  SPOTS_TAKEN: { status: 409, text: 'Ya hay más personas reservadas que esos cupos.' },
  DATE_OVER: { status: 409, text: 'Esta fecha ya comenzó y no se puede cambiar.' },
  DATE_CANCELLED: { status: 409, text: 'Esta fecha está cancelada.' },
  DATE_CHANGED: { status: 409, text: 'La fecha acaba de cambiar. Inténtalo de nuevo.' },
  DATE_BOOKED: {
    status: 409,
    text: 'Hay personas con reserva para esta fecha. Puedes cerrarla, para no recibir más, o cancelarla y avisarles.',
  },
} as const satisfies RefusalTexts

/** 'Ya hay 6 personas reservadas: no puede haber menos de 6 cupos.' @param held spots held for the waiting list */
export const spotsTakenText = (taken: number, held = 0) =>
  held > 0
    ? `Ya hay ${taken + held} cupos ocupados, ${held} de ellos apartados para la lista de espera.`
    : taken === 1
      ? 'Ya hay 1 persona reservada: no puede haber menos de 1 cupo.'
      : `Ya hay ${taken} personas reservadas: no puede haber menos de ${taken} cupos.`

/** 'Son 512 fechas; de una vez se crean hasta 400.' */
export const tooManyText = (dates: number, max: number) =>
  `Son ${dates} fechas; de una vez se crean hasta ${max}. Acorta el período o quita días.`

export const countText = (dates: number) => (dates === 1 ? '1 fecha' : `${dates} fechas`)

export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
const several = (weekday: number) => `${WEEKDAYS[weekday]}${weekday === 0 || weekday === 6 ? 's' : ''}`
const listed = new Intl.ListFormat('es', { type: 'conjunction' })

export const monthText = (month: string) => monthAndYear(startOfDay(`${month}-01`))

/** 'Todos los sábados y domingos, a las 8:00 a. m. y 2:00 p. m., del 1 de diciembre de 2026 al 30 de enero de 2027'. */
export function seasonText({ weekdays, times, from, until }: Season): string {
  // The week begins on Monday here.
  const order = [...new Set(weekdays)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const days = order.length === 7 ? 'Todos los días' : `Todos los ${listed.format(order.map(several))}`
  const hours = [...new Set(times)].sort().map((time) => timeOfDay(`2026-01-01T${time}:00-06:00`))
  const at = hours[0]?.startsWith('1:') && hours.length === 1 ? 'a la' : 'a las'
  const plain = (day: string) => longDate(startOfDay(day)).replace(/^[^,]+, /, '')
  const [first, last] = [plain(from), plain(until)]
  const start = first.slice(-4) === last.slice(-4) ? first.replace(/ de \d{4}$/, '') : first
  const stretch = dayOf(startOfDay(from)) === until ? `el ${last}` : `del ${start} al ${last}`
  return `${days}, ${at} ${listed.format(hours)}, ${stretch}`
}
