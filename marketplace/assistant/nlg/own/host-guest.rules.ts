// The reservations of one guest in words, as their host asks for them.
import type { GuestAspect, HostQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostGuestOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, dollars, peopleText, startText } from '../wording.rules.ts'

const STATES = {
  pending: { es: 'espera tu respuesta', en: 'waits for your answer' },
  confirmed: { es: 'confirmada', en: 'confirmed' },
  in_progress: { es: 'en curso', en: 'in progress' },
  completed: { es: 'completada', en: 'completed' },
  absent: { es: 'no asistió', en: 'did not come' },
}

type Told = { es: string; en: string }

/** What is said first of a guest: the answer to what was asked. */
function guestLead(of: Exclude<GuestAspect, 'all'>, name: string, bookings: HostGuestOutput['bookings']): Told {
  const every = (holds: (booking: HostGuestOutput['bookings'][number]) => boolean) => bookings.every(holds)
  switch (of) {
    case 'paid':
      if (every(({ paid }) => paid)) return { es: `${name} ya pagó.`, en: `${name} has paid.` }
      return every(({ paid }) => !paid)
        ? { es: `${name} todavía no ha pagado.`, en: `${name} has not paid yet.` }
        : { es: `${name}:`, en: `${name}:` }
    case 'attendance':
      if (every(({ state }) => state === 'pending'))
        return { es: `${name} espera que aceptes su solicitud.`, en: `${name} waits for you to accept the request.` }
      if (every(({ attending, state }) => attending || state === 'pending'))
        return { es: `${name} ya confirmó que viene.`, en: `${name} has confirmed that they come.` }
      // Of several groups each line says it.
      return every(({ attending }) => !attending)
        ? { es: `${name} no ha confirmado que viene.`, en: `${name} has not confirmed that they come.` }
        : { es: `${name} lo ha confirmado solo de algunas:`, en: `${name} has confirmed only some of them:` }
    case 'wishes':
      return every(({ wish }) => !wish)
        ? { es: `${name} no escribió peticiones especiales.`, en: `${name} wrote no special request.` }
        : {
            es: `${name} escribió una petición especial: la lees en la página de la fecha, en «Reservas».`,
            en: `${name} wrote a special request: it is on the page of the date, under «Reservas».`,
          }
    case 'contact':
      return {
        es: `El teléfono de ${name}, si lo dio, está en la página de la fecha, en «Reservas», y ahí mismo le escribes por el chat.`,
        en: `The telephone number of ${name}, if given, is on the page of the date, under «Reservas», with the chat.`,
      }
  }
}

/** What is known of a guest, the answer to what was asked first. */
export function guestAnswer({ of }: HostQuestion, { name, bookings }: HostGuestOutput, language: Language): string {
  const es = language === 'es'
  const lines = bookings.map(({ title, start, guests, children, total, state, paid, wish, attending }) =>
    [
      `«${title}», ${startText(start, language)}: ${peopleText(guests, language)}`,
      children > 0 &&
        (es ? `de ellas ${counted(children, 'niño', 'niños')}` : `of them ${counted(children, 'child', 'children')}`),
      STATES[state][language],
      state === 'confirmed' && attending && (es ? 'ya dijo que viene' : 'said that they come'),
      paid
        ? es
          ? `ya pagó ${dollars(total)}`
          : `paid ${dollars(total)}`
        : es
          ? `${dollars(total)} por cobrar`
          : `${dollars(total)} to collect`,
      wish && (es ? 'con petición especial' : 'with a special request'),
    ]
      .filter(Boolean)
      .join(', '),
  )
  const lead = of && of !== 'all' ? guestLead(of, name, bookings)[language] : `${name}:`
  return `${lead} ${lines.join('; ')}.`
}
