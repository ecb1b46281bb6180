import { dayOf, shortDate, timeOfDay } from '#platform/clock.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import { HOURS_HELD, MAX_WAITS } from './waitlist.rules.ts'

export const waitlistText = {
  heading: 'Lista de espera',
  question: '¿La fecha que quieres está llena?',
  promise: `Si se libera lugar te avisamos por correo y te lo apartamos ${HOURS_HELD} horas. No pagas nada por esperar.`,
  join: 'Avísame',
  joined: 'Te avisaremos',
  joinFailed: 'No pudimos apuntarte',
  leave: 'Ya no esperar',
  left: 'Ya no esperas esta fecha',
  leaveFailed: 'No pudimos quitarte de la lista',
  expired: 'El lugar que te apartamos venció.',
} as const

export const waitlistRefusals = {
  WAIT_OVER: { status: 409, text: 'Esta fecha ya no se puede esperar.' },
  WAIT_TOO_LARGE: { status: 409, text: 'Esta fecha no recibe grupos de ese tamaño.' },
  WAIT_BOOKED: { status: 409, text: 'Ya tienes una reserva para esta fecha.' },
  SPOTS_FREE: { status: 409, text: '¡Hay lugar ahora! Ya puedes reservar esta fecha.' },
  MAILBOX_NEEDED: { status: 409, text: 'Confirma tu correo primero, para que podamos avisarte.' },
  TOO_MANY_WAITS: {
    status: 409,
    text: `Puedes esperar hasta ${MAX_WAITS} fechas a la vez. Deja una para esperar otra.`,
  },
} as const satisfies RefusalTexts

/** 'hasta las 3:15 p. m.', with the day when it is not today. @param until ISO instant */
export const untilText = (until: string | Date, now: Date) => {
  const one = timeOfDay(until).startsWith('1:')
  const hour = `${one ? 'la' : 'las'} ${timeOfDay(until)}`
  return dayOf(until) === dayOf(now) ? `hasta ${hour}` : `hasta el ${shortDate(until)}, ${hour}`
}

/** 'Eres el primero', 'Hay 3 antes'. @param position from 1 */
export const positionText = (position: number) =>
  position === 1 ? 'Sigues tú' : position === 2 ? 'Hay 1 antes que tú' : `Hay ${position - 1} antes que tú`
