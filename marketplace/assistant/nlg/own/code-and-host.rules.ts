// The code of one's own reservation and whom to write to, in words: as long as it is to come, and when it is over or cancelled.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { BookingFound } from '../../tools/tool.contract.ts'
import { startText } from '../wording.rules.ts'
import { statusText } from './cancelling.rules.ts'

const isFinished = ({ status, isOver }: BookingFound) => status === 'Completada' || isOver

/** Where the code is, which is never written here; of one that is over or cancelled, that none is needed. */
export function codeText(booking: BookingFound, language: Language): string {
  const { title, host, status, start } = booking
  const en = language === 'en'
  const which = `«${title}» (${startText(start, language)})`
  if (status === 'Cancelada')
    return en
      ? `${which} is cancelled, so its code is of no use.`
      : `${which} está cancelada, así que su código no sirve.`
  if (isFinished(booking))
    return en ? `${which} is over: its code is not needed any more.` : `${which} ya pasó: su código ya no hace falta.`
  if (status === 'Pendiente')
    return en
      ? `«${title}» is ${statusText(status, 'en')}: its code is of use once the host confirms. You see it in «Mis reservas».`
      : `«${title}» está ${statusText(status, 'es')}: el código sirve cuando el anfitrión la confirme. Lo ves en «Mis reservas».`
  return en
    ? `The code of «${title}» is in «Mis reservas», on that booking: show it to ${host} when you arrive; it works from 3 hours before. I do not write it here, to keep it safe.`
    : `El código de «${title}» está en «Mis reservas», en esa reserva: enséñaselo a ${host} al llegar; funciona desde 3 horas antes. Por seguridad aquí no lo escribo.`
}

/** Who offers it, and how to write to that person now. */
export function hostText(booking: BookingFound, language: Language): string {
  const { title, host, status, start } = booking
  const en = language === 'en'
  if (status === 'Cancelada' || isFinished(booking)) {
    const [es, english] = status === 'Cancelada' ? ['está cancelada', 'is cancelled'] : ['ya pasó', 'is over']
    const when = startText(start, language)
    return en
      ? `«${title}» (${when}) is offered by ${host}. That booking ${english}, so its chat takes no more messages; «Preguntar antes de reservar» on the page of the experience still reaches the host.`
      : `«${title}» (${when}) la ofrece ${host}. Esa reserva ${es}, así que su chat ya no recibe mensajes; con «Preguntar antes de reservar», en la página de la experiencia, todavía le puedes escribir.`
  }
  const chat = {
    es:
      status === 'Pendiente'
        ? 'El chat se abre cuando la confirme.'
        : 'Escríbele por el chat de tu reserva; ahí sale también su teléfono, si eligió mostrarlo.',
    en:
      status === 'Pendiente'
        ? 'The chat opens when it is confirmed.'
        : 'Write in the chat of your booking; the phone number is there too, if the host shows it.',
  }
  return en ? `«${title}» is offered by ${host}. ${chat.en}` : `«${title}» la ofrece ${host}. ${chat.es}`
}
