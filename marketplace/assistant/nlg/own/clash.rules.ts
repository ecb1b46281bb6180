// Which of one's own reservations are on the same day, and whether their hours meet, in words.

import { dayOf } from '#platform/clock.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { BookingFound } from '../../tools/tool.contract.ts'
import { listed, startText } from '../wording.rules.ts'

/** Whether the second begins before the first is over; null when no end is published. */
function meet(first: BookingFound, second: BookingFound): boolean | null {
  if (second.start === first.start) return true
  return first.end === null ? null : second.start < first.end
}

const named = ({ title, start }: BookingFound, language: Language) => `«${title}» (${startText(start, language)})`

const OUTCOMES = {
  es: {
    true: 'sus horas se cruzan',
    false: 'no se cruzan: una termina antes de que empiece la otra, fuera del camino entre las dos',
    null: 'a qué hora termina la primera no está publicado, así que pregúntale a tu anfitrión',
  },
  en: {
    true: 'their hours overlap',
    false: 'they do not overlap: one ends before the other begins, not counting the way between them',
    null: 'when the first one ends is not published, so ask your host',
  },
} as const

/**
 * Those to come that share a day, two by two; else that there are none.
 * @param more whether there are others that were not read, of which nothing is said
 */
export function clashText(bookings: readonly BookingFound[], more: boolean, language: Language): string {
  const ahead = bookings.filter(({ isOver }) => !isOver).toSorted((a, b) => a.start.localeCompare(b.start))
  const pairs = ahead.slice(1).flatMap((second, at) => {
    const first = ahead[at]!
    return dayOf(first.start) === dayOf(second.start) || meet(first, second) === true ? [{ first, second }] : []
  })
  const en = language === 'en'
  if (pairs.length === 0)
    return more
      ? en
        ? `Of your next ${ahead.length} bookings no two are on the same day; look at the others in «Mis reservas».`
        : `De tus próximas ${ahead.length} reservas no hay dos el mismo día; las demás míralas en «Mis reservas».`
      : en
        ? 'No: of your upcoming bookings, no two are on the same day.'
        : 'No: de tus reservas por venir, no hay dos el mismo día.'
  const lines = pairs.map(({ first, second }) => {
    const both = listed([named(first, language), named(second, language)], language)
    return `${both}: ${OUTCOMES[language][`${meet(first, second)}`]}.`
  })
  return `${en ? 'On the same day you have' : 'El mismo día tienes'} ${lines.join(en ? ' Also ' : ' También ')}`
}
