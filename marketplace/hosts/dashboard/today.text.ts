import { dayOf, shortDate, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** 'hoy, 3:00 p. m.', 'mañana, 3:00 p. m.', 'sáb, 28 nov, 3:00 p. m.', in the time of El Salvador. */
export function momentText(at: string, now: string): string {
  const day = dayOf(at)
  const words =
    day === dayOf(now)
      ? 'hoy'
      : day === dayOf(new Date(new Date(now).getTime() + DAY_MS))
        ? 'mañana'
        : `el ${shortDate(at)},`
  return `${words} ${timeOfDay(at)}`
}

/** The deadline of a request: 'Responde antes de mañana 3:00 p. m.', 'Responde hoy antes de las 3:00 p. m.' */
export function deadlineText(expiresAt: string, now: string): string {
  const words = momentText(expiresAt, now)
  if (words.startsWith('hoy')) {
    const hour = timeOfDay(expiresAt)
    return `Responde hoy antes de ${hour.startsWith('1:') ? 'la' : 'las'} ${hour}`
  }
  return `Responde antes de ${words}`.replace(' de el ', ' del ')
}

/** '5 de 8 dicen que vienen', 'Todos dicen que vienen'. */
export const attendanceText = ({ guests, attending }: { guests: number; attending: number }) =>
  attending === guests
    ? guests === 1
      ? 'Dice que viene'
      : 'Todos dicen que vienen'
    : `${attending} de ${guests} dicen que vienen`
