// What several reservations of one's own have in common, counted from their rows.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { BookingFound } from '../../tools/tool.contract.ts'
import { listed, peopleText } from '../wording.rules.ts'

/** Values that at least two have, with the titles that have them. */
function shared(bookings: readonly BookingFound[], nameOf: (one: BookingFound) => string): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const booking of bookings) {
    const value = nameOf(booking)
    if (value) groups.set(value, [...(groups.get(value) ?? []), `«${booking.title}»`])
  }
  return [...groups].filter(([, titles]) => titles.length > 1)
}

/** @param bookings at least two @param more whether there are others that are not among them */
export function commonText(bookings: readonly BookingFound[], more: boolean, language: Language): string {
  const en = language === 'en'
  const all = bookings.length
  const parts: string[] = []
  for (const [guests, titles] of shared(bookings, (one) => String(one.guests)))
    if (titles.length === all)
      parts.push(
        en ? `all are for ${peopleText(Number(guests), 'en')}` : `todas son para ${peopleText(Number(guests))}`,
      )
  for (const [host, titles] of shared(bookings, ({ host }) => host)) {
    const names = [...new Set(titles)]
    parts.push(
      titles.length === all
        ? en
          ? `all are offered by ${host}`
          : `todas las ofrece ${host}`
        : en
          ? `${host} offers ${titles.length} of them: ${listed(names, 'en')}`
          : `${host} ofrece ${titles.length} de ellas: ${listed(names)}`,
    )
  }
  for (const [place, titles] of shared(bookings, (one) => one.place))
    if (titles.length === all) parts.push(en ? `all start at ${place}` : `todas empiezan en ${place}`)
  parts.push(
    en
      ? 'all are paid in cash, at the meeting with the host'
      : 'todas se pagan en efectivo, al encontrarte con quien la ofrece',
  )
  return en
    ? `Of your ${more ? 'next ' : ''}${all} bookings: ${parts.join('; ')}.`
    : `De tus ${all} reservas${more ? ' más próximas' : ''}: ${parts.join('; ')}.`
}
