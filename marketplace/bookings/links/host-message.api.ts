// Messages that hosts send to themselves or a helper: a question, and the link that answers it.
import { partyText } from '#marketplace/experiences/experience.text.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { refuse } from '#platform/http/refusal.ts'
import { formatPrice } from '#ui/price.tsx'
import { findBookingOf } from '../booking.data.ts'
import { shortGuestName } from '../contact/guest-name.rules.ts'
import type * as contract from './host-message.contract.ts'
import { findDate, generationOf, listExpected } from './link.data.ts'
import { answerState, cashState, dayState, type HostLink, onTheWayState } from './link.rules.ts'
import { momentText } from './link.text.ts'
import { linkUrl } from './link-token.data.ts'
import { smsMessage } from './sms-message.rules.ts'

type MessageContent = { link: Exclude<HostLink, { act: 'still' }>; parts: string[] }

function present({ link, parts }: MessageContent, generation: number): contract.HostMessage {
  const text = smsMessage(parts, linkUrl(link, generation))
  return {
    about: link.act,
    text,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(text)}`,
    sms: `sms:?&body=${encodeURIComponent(text)}`,
  }
}

export const list: Serve<typeof contract.list> = async ({ caller, query, now }) => {
  const contents = query.booking
    ? await aboutBooking(caller, query.booking, now)
    : await aboutDate(caller, query.date!, now)
  if (!contents) return refuse('NOT_FOUND')
  const generation = await generationOf(caller)
  return { messages: contents.map((content) => present(content, generation)) }
}

/** Messages about what is open of a booking now: the request, or the cash. */
async function aboutBooking(
  host: Parameters<typeof findBookingOf>[0],
  id: string,
  now: Date,
): Promise<MessageContent[] | null> {
  const row = await findBookingOf(host, id)
  if (!row) return null
  const { booking, experience, traveler } = row
  const name = shortGuestName({ ...booking, traveler })
  const sum = formatPrice(booking.totalAmount)
  const when = momentText(booking.startDate)
  if (answerState(booking, now) === 'open')
    return [
      {
        link: { act: 'answer', bookingId: id },
        parts: [`${name} pide ${partyText(booking)}, ${sum}, ${when}`, `${experience.title}.`],
      },
    ]
  if (cashState({ ...booking, day: dayOf(booking.startDate) }, now) !== 'open') return []
  return [{ link: { act: 'cash', bookingId: id }, parts: [`Cobrar ${sum} a ${name}, ${when}`, `${experience.title}.`] }]
}

/** Messages about a date: the list of its day, and shortly before it, that the host is on the way. */
async function aboutDate(
  host: Parameters<typeof findDate>[0],
  id: string,
  now: Date,
): Promise<MessageContent[] | null> {
  const date = await findDate(host, id)
  if (!date) return null
  const expected = await listExpected(host, id)
  if (expected.length === 0) return []
  const people = expected.reduce((sum, { booking }) => sum + booking.guests, 0)
  const when = momentText(date.startDate)
  const day = dayOf(date.startDate)
  const contents: MessageContent[] = []
  if (dayState(day, now) === 'open')
    contents.push({
      link: { act: 'day', hostId: host.id, day },
      parts: [`${when}: ${people === 1 ? '1 persona' : `${people} personas`}. Lista del dia:`, `${date.title}.`],
    })
  if (onTheWayState(date, now) === 'open')
    contents.push({
      link: { act: 'on-the-way', dateId: id },
      parts: [`Avisar que voy en camino, ${when}`, `${date.title}.`],
    })
  return contents
}
