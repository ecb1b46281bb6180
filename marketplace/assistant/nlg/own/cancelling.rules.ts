// Whether one's own reservations may be cancelled, who cancelled them and why, in words.
import { cancelledByLabel } from '#marketplace/bookings/booking.text.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { BookingFound } from '../../tools/tool.contract.ts'
import { daysText, listed, startText } from '../wording.rules.ts'

const ENGLISH_STATUS: Record<string, string> = {
  Pendiente: 'pending',
  Confirmada: 'confirmed',
  'En curso': 'in progress',
  Completada: 'completed',
  Cancelada: 'cancelled',
}
/** A status in the middle of a sentence. */
export const statusText = (status: string, language: Language) =>
  language === 'en' ? (ENGLISH_STATUS[status] ?? status) : status.toLowerCase()

/** Whether this reservation may be cancelled now, by the same rule as its page. */
export function cancelText(
  { title, start, status, cancellation, freeUntil }: BookingFound,
  language: Language,
): string {
  const en = language === 'en'
  const which = `«${title}» (${startText(start, language)})`
  if (cancellation === 'free')
    return en
      ? `${which}: yes, in «Mis reservas», and it is free until ${startText(freeUntil!, 'en')}.`
      : `${which}: sí, en «Mis reservas», y es gratis hasta el ${startText(freeUntil!)}.`
  if (cancellation === 'late')
    return en
      ? `${which}: yes, until it begins, but less than 24 hours are left: nothing is charged, and your host will have prepared already.`
      : `${which}: sí, hasta que empiece, pero ya faltan menos de 24 horas: no hay cobro, y tu anfitrión ya se habrá preparado.`
  const reason = statusText(status, language)
  return en
    ? `${which}: no, it can no longer be cancelled (${reason}).`
    : `${which}: no, ya no se puede cancelar (${reason}).`
}

/** Who cancelled it, as told to whoever had reserved. */
const CANCELLED_BY: Record<string, { es: string; en: string }> = {
  [cancelledByLabel.traveler]: {
    es: 'se canceló desde tu cuenta, así que aparece como cancelada por ti',
    en: 'it was cancelled from your account, so it counts as cancelled by you',
  },
  [cancelledByLabel.host]: { es: 'la canceló el anfitrión, no tú', en: 'the host cancelled it, not you' },
  [cancelledByLabel.admin]: {
    es: 'la canceló el equipo de Torogoz, no tú',
    en: 'the team of Torogoz cancelled it, not you',
  },
  [cancelledByLabel.system]: {
    es: 'se canceló automáticamente, no la cancelaste tú',
    en: 'it was cancelled automatically, not by you',
  },
}

/** Who cancelled it, and the reason that person wrote. */
export function cancelledText({ title, cancelled }: BookingFound, language: Language): string {
  const en = language === 'en'
  if (cancelled === null) return en ? `«${title}» is not cancelled.` : `«${title}» no está cancelada.`
  const by = CANCELLED_BY[cancelled.by]?.[language] ?? cancelled.by
  if (!cancelled.reason) return `«${title}»: ${by}${en ? '; no reason was written' : ', sin un motivo escrito'}.`
  const reason = cancelled.reason.replace(/[«»\n]+/g, ' ').trim()
  return `«${title}»: ${by}. ${en ? 'The reason was' : 'El motivo fue'}: «${reason}».`
}

/** Each by its title and its start. */
export const knownText = (bookings: readonly BookingFound[], language: Language) =>
  listed(
    bookings.map((booking) => `«${booking.title}» (${startText(booking.start, language)})`),
    language,
  )

/** Nothing is reserved on the day of what was to be cancelled: what can be. */
export function noneThenText(
  days: { from: string; to: string },
  bookings: readonly BookingFound[],
  language: Language,
) {
  const may = bookings.filter(({ cancellation }) => cancellation !== null)
  const on = daysText(days.from, days.to, language)
  if (may.length === 0)
    return language === 'en'
      ? `You have no booking ${on}, and no other that could be cancelled.`
      : `No tienes reservas ${on}, ni otra que se pueda cancelar.`
  return language === 'en'
    ? `You have no booking ${on}. You could cancel ${knownText(may, 'en')}. Which one do you mean?`
    : `No tienes reservas ${on}. Las que puedes cancelar: ${knownText(may, language)}. ¿Cuál dices?`
}
