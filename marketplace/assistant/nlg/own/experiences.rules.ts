// A host's own experiences side by side in words, and who came to them before.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostExperiencesOutput, HostReturningOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, dollars, monthsText, peopleText, startText } from '../wording.rules.ts'

const MOST_TOLD = 6

/** @returns what was reserved of each, and that stars belong to the host */
export function experiencesAnswer(
  { months, from, to, experiences, rating }: HostExperiencesOutput,
  language: Language,
): string {
  const es = language === 'es'
  const when = from ? monthsText(from.slice(0, 7), (to ?? from).slice(0, 7), language) : null
  const period = when ?? (es ? `En los últimos ${months} meses` : `In the last ${months} months`)
  if (experiences.length === 0)
    return es
      ? `${period} nadie ha reservado tus experiencias, y no hay reservas por venir.`
      : `${period} nobody has booked your experiences, and nothing is to come.`
  const lines = experiences.slice(0, MOST_TOLD).map(({ title, completed, guests, total, ahead }) => {
    const over = es
      ? `${counted(completed, 'reserva completada', 'reservas completadas')}${completed > 0 ? `, ${peopleText(guests)}, ${dollars(total)}` : ''}`
      : `${counted(completed, 'completed booking', 'completed bookings')}${completed > 0 ? `, ${peopleText(guests, 'en')}, ${dollars(total)}` : ''}`
    const coming = es ? `${ahead} por venir` : `${ahead} to come`
    return `«${title}»: ${over}; ${coming}`
  })
  const stars =
    rating === null
      ? ''
      : es
        ? ` Las estrellas son de ti como anfitrión (${rating} de 5) y no de cada experiencia.`
        : ` The stars are yours as a host (${rating} of 5), not of a single experience.`
  return es
    ? `${period}, tus experiencias de la más reservada a la menos: ${lines.join('. ')}.${stars}`
    : `${period}, your experiences, the most booked first: ${lines.join('. ')}.${stars}`
}

/** What grown-ups and children pay for each published one. */
export function pricesAnswer({ prices }: HostExperiencesOutput, language: Language): string {
  const es = language === 'es'
  if (prices.length === 0) return es ? 'No tienes experiencias publicadas.' : 'You have no published experiences.'
  const lines = prices.slice(0, MOST_TOLD).map(({ title, price, child }) => {
    const same = es ? 'los niños pagan lo mismo' : 'children pay the same'
    const until = es ? `hasta los ${child?.until} años` : `up to ${child?.until} years`
    const own = es
      ? `los niños ${child?.price === 0 ? 'no pagan' : `pagan ${dollars(child?.price ?? 0)}`} ${until}`
      : `children ${child?.price === 0 ? 'pay nothing' : `pay ${dollars(child?.price ?? 0)}`} ${until}`
    return `«${title}»: ${dollars(price)} ${es ? 'por persona' : 'per person'}; ${child ? own : same}`
  })
  const left = prices.length - MOST_TOLD
  const more = left > 0 ? (es ? ` Y ${left} más, en «Experiencias».` : ` And ${left} more, under «Experiencias».`) : ''
  return es
    ? `${lines.join('. ')}.${more} Lo cambias en «Editar», en «Precio por niño» y «Hasta qué edad»; quien ya reservó conserva su precio.`
    : `${lines.join('. ')}.${more} You change it under «Editar», in «Precio por niño» and «Hasta qué edad»; who has booked keeps their price.`
}

/** Who came before, how often, and when they come again. */
export function returningAnswer({ months, all, guests }: HostReturningOutput, language: Language): string {
  const es = language === 'es'
  if (guests.length === 0)
    return es
      ? `En los últimos ${months} meses nadie ha venido contigo más de una vez, y de quienes vinieron nadie tiene otra reserva.`
      : `In the last ${months} months nobody came with you more than once, and nobody who came has another booking.`
  const lines = guests.map(({ name, visits, last, next }) => {
    const times = es ? counted(visits, 'vez', 'veces') : counted(visits, 'time', 'times')
    const again = next ? (es ? `; vuelve el ${startText(next)}` : `; comes again on ${startText(next, 'en')}`) : ''
    return es
      ? `${name}, ${times}, la última el ${startText(last)}${again}`
      : `${name}, ${times}, the last one on ${startText(last, 'en')}${again}`
  })
  const more = all > guests.length ? (es ? ` Y ${all - guests.length} más.` : ` And ${all - guests.length} more.`) : ''
  return es
    ? `Ya han venido contigo (últimos ${months} meses): ${lines.join('. ')}.${more}`
    : `Have come with you before (last ${months} months): ${lines.join('. ')}.${more}`
}
