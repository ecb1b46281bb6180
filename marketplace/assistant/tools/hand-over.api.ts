// Where a question or a complaint for a person goes. Nothing is sent: the person reads the filled form and decides.
import type { Traveler, Visitor } from '#marketplace/accounts/account.rules.ts'
import { findBookingOf, listBookingsOf } from '#marketplace/bookings/booking.data.ts'
import { isAgreed } from '#marketplace/bookings/booking.rules.ts'
import { findExperience } from '#marketplace/experiences/experience.data.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import type * as contract from './tool.contract.ts'

const MAX_NOTE_LENGTH = 600
const MAX_CONVERSATION_LENGTH = 1400
const A_PAGE = 20

export type EarlierMessage = { sender: string; text: string }

/** What was written before, oldest first, for the team to read. */
function conversationText(before: readonly EarlierMessage[]): string {
  const lines = before.map(
    ({ sender, text }) => `${sender === 'user' ? 'Yo' : 'Asistente'}: ${text.replace(/\s+/g, ' ')}`,
  )
  while (lines.join('\n').length > MAX_CONVERSATION_LENGTH) lines.shift()
  return lines.join('\n')
}

/** The contact form with its fields filled in. @param about the reservation it reports, as the address of its page */
function contactPath(subject: string, message: string, about: string | null): string {
  const words = new URLSearchParams({
    ...(about && { about }),
    subject: subject.slice(0, 150),
    message,
  })
  return `/contact?${words}`
}

/**
 * The chat of a confirmed reservation, the question form of an experience, otherwise the contact form; a complaint about a
 * reservation is tied to it.
 * @param traveler null for a person without reservations
 * @param message the person's message
 * @param before the conversation so far
 */
export async function handOver(
  visitor: Visitor,
  traveler: Traveler | null,
  { to, about, id, booking: bookingId }: contract.HandOverInput,
  message: string,
  before: readonly EarlierMessage[],
): Promise<contract.HandOverOutput> {
  const own =
    traveler && bookingId && isUuidShaped(bookingId) ? await findBookingOf(traveler, bookingId.toLowerCase()) : null
  const experience = id && isUuidShaped(id) ? await findExperience(visitor, id.toLowerCase()) : null
  const title = own?.experience.title ?? (experience?.isPublic ? experience.experience.title : null)
  if (traveler && to === 'host') {
    if (own && isAgreed(own.booking.status)) return chatOf(own.booking.id)
    const pages = await Promise.all(
      (['in_progress', 'confirmed'] as const).map((status) => listBookingsOf(traveler, { status, limit: A_PAGE })),
    )
    const rows = pages.flatMap(({ rows }) => rows).filter(({ booking }) => isAgreed(booking.status))
    const booking = rows.find((row) => row.experience.id === id) ?? (id ? undefined : rows[0])
    if (booking) return chatOf(booking.booking.id)
    if (experience?.isPublic)
      return { to: 'host', path: questionsPath(experience.experience.id, message), withConversation: null }
  }
  const named = title ? ` «${title}»` : ''
  const subject =
    about === 'complaint'
      ? `Queja${named && ` sobre${named}`}`
      : to === 'host'
        ? `Pregunta para el anfitrión de${named || ' una experiencia'}`
        : `Pregunta${named && ` sobre${named}`}`
  const page = own && about === 'complaint' ? `/profile/reservations/${own.booking.id}` : null
  const note = message.slice(0, MAX_NOTE_LENGTH)
  const conversation = conversationText(before)
  return {
    to: 'house',
    path: contactPath(subject, note, page),
    withConversation:
      conversation && contactPath(subject, `${note}\n\nConversación con el asistente:\n${conversation}`, page),
  }
}

const chatOf = (id: string): contract.HandOverOutput => ({
  to: 'chat',
  path: `/profile/reservations?chat=${id}`,
  withConversation: null,
})
