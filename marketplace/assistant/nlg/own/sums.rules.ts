// What a traveler paid and has still to pay, in words.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { BookingsOutput } from '../../tools/tool.contract.ts'
import { counted, daysText, dollars, monthsText } from '../wording.rules.ts'

type Period = { from: string | null; to: string | null }

/** What was paid for completed ones, in a period or ever, and what is still to be paid. */
export function spentText(
  { from, to }: Period,
  { spent, due }: Pick<BookingsOutput, 'spent' | 'due'>,
  language: Language,
): string {
  const en = language === 'en'
  const open =
    spent === null || spent.count === 0 || due === null || due.count === 0
      ? ''
      : en
        ? ` Still to be paid for what is to come: ${dollars(due.total)}.`
        : ` Por pagar de lo que viene: ${dollars(due.total)}.`
  const period = from ? `${monthsText(from.slice(0, 7), (to ?? from).slice(0, 7), language)}: ` : ''
  const text =
    spent === null || spent.count === 0
      ? en
        ? 'you have paid for no completed booking yet.'
        : 'todavía no tienes reservas completadas y pagadas.'
      : en
        ? `you have paid ${dollars(spent.total)} for ${counted(spent.count, 'completed booking', 'completed bookings')}.`
        : `has pagado ${dollars(spent.total)} por ${counted(spent.count, 'reserva completada', 'reservas completadas')}.`
  const sentence = `${period}${text}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + open
}

/** What is to be paid for all that are to come, or for all but one; null when there is nothing to come. */
export function sumText(
  { from, to }: Period,
  { due, without }: Pick<BookingsOutput, 'due' | 'without'>,
  language: Language,
): string | null {
  const en = language === 'en'
  const apart = without ? (en ? `Without «${without}» ` : `Sin «${without}» `) : ''
  if (due === null || due.count === 0)
    return apart ? `${apart}${en ? 'nothing is left to pay.' : 'no te queda nada por pagar.'}` : null
  const on = from ? ` ${daysText(from, to, language)}` : ''
  return en
    ? `${apart ? `${apart}you` : 'You'} have ${counted(due.count, 'upcoming booking', 'upcoming bookings')} to pay${on}: ${dollars(due.total)} in all, in cash at each meeting.`
    : `${apart ? `${apart}tienes` : 'Tienes'} ${counted(due.count, 'reserva por pagar', 'reservas por pagar')}${on}: suman ${dollars(due.total)}, en efectivo en cada encuentro.`
}
