// The WhatsApp messages to a host who asked for them: like an SMS, with the link that acts (docs/decisions/0209, 0223).
import { notifyByWhatsapp } from '#marketplace/accounts/whatsapp/whatsapp.data.ts'
import type { MessageKind } from '#marketplace/accounts/whatsapp/whatsapp.rules.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { dayOf } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import type { Executor } from '#platform/database/pool.ts'
import { formatPrice } from '#ui/price.tsx'
import { shortGuestName } from '../contact/guest-name.rules.ts'
import type { NotifiedBooking } from '../notifications/notification.data.ts'
import type { BookingEvent } from '../notifications/notification.text.ts'
import { momentText } from './link.text.ts'
import { answerUrl, linkUrl } from './link-token.data.ts'
import { smsMessage } from './sms-message.rules.ts'

type Message = { kind: MessageKind; parts: string[]; link: string }

const portal = (booking: NotifiedBooking['booking']) => `${appUrl()}/host/dates/${booking.availableDateId}`
const aboutParty = ({ booking, traveler }: NotifiedBooking) => ({
  name: shortGuestName({ ...booking, traveler }),
  party: partyText(booking),
  sum: formatPrice(booking.totalAmount),
  when: momentText(booking.startDate),
})

/** No message about what hosts did themselves, or let expire. */
const hostMessages: Partial<Record<BookingEvent, (context: NotifiedBooking) => Message | null>> = {
  requested: (context) => {
    const { name, party, sum, when } = aboutParty(context)
    const parts = [`${name} pide ${party}, ${sum}, ${when}`, `${context.experience.title}.`]
    return { kind: 'request', parts, link: answerUrl(context) }
  },
  instant: (context) => {
    const { name, party, sum, when } = aboutParty(context)
    return { kind: 'news', parts: [`Reserva nueva: ${name}, ${party}, ${sum}, ${when}`], link: portal(context.booking) }
  },
  accepted: (context) => {
    const { name, party, sum, when } = aboutParty(context)
    return {
      kind: 'news',
      parts: [`Confirmamos por ti: ${name}, ${party}, ${sum}, ${when}`],
      link: portal(context.booking),
    }
  },
  cancelled: (context) => {
    if (context.booking.cancelledBy === 'host') return null
    const { name, party, when } = aboutParty(context)
    return {
      kind: 'news',
      parts: [`Se cancelo la reserva de ${name}, ${party}, ${when}`],
      link: portal(context.booking),
    }
  },
}

/** Text and link separately, as the templates need them; together they are one SMS. */
export function parametersOf({ parts, link }: Pick<Message, 'parts' | 'link'>): [text: string, link: string] {
  return [smsMessage(parts, link).slice(0, -link.length).trim(), link]
}

/** @param key identifies the event, so that it is sent once */
export async function notifyHostByWhatsapp(
  tx: Executor,
  occasion: BookingEvent,
  context: NotifiedBooking,
  key: string,
) {
  const message = hostMessages[occasion]?.(context)
  if (message)
    await notifyByWhatsapp(tx, context.booking.hostId, { kind: message.kind, parameters: parametersOf(message), key })
}

/** Tomorrow's bookings, with the link to the list. @param list of one host and day, earliest first; not empty */
function dayMessage(list: NotifiedBooking[]): Message {
  const [first] = list as [NotifiedBooking, ...NotifiedBooking[]]
  const { hostId, startDate } = first.booking
  const people = list.reduce((sum, { booking }) => sum + booking.guests, 0)
  const words = people === 1 ? '1 persona' : `${people} personas`
  const link = linkUrl({ act: 'day', hostId, day: dayOf(startDate) }, first.linkGeneration)
  return { kind: 'day', parts: [`Tienes ${words} mañana, desde ${momentText(startDate)}. Lista:`], link }
}

export const notifyDayByWhatsapp = (tx: Executor, list: NotifiedBooking[], key: string) => {
  const message = dayMessage(list)
  const parameters = parametersOf(message)
  return notifyByWhatsapp(tx, list[0]!.booking.hostId, { kind: message.kind, parameters, key })
}
