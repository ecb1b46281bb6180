import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { endSentence, longDate, shortDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { peopleText } from '../experience.text.ts'
import { findEntry, NOTIFY_HOLD, type ShownEntry } from './waitlist.data.ts'
import { untilText } from './waitlist.text.ts'

/** Booking page with the held date and party. */
const pathOf = ({ experience, availableDateId, guests }: ShownEntry) =>
  `/booking/${experience.id}?date=${availableDateId}&guests=${guests}`
const when = (instant: Date) => `${longDate(instant)}, ${timeOfDay(instant)}`
const placesOf = ({ guests }: Pick<ShownEntry, 'guests'>) => (guests === 1 ? 'tu lugar' : `tus ${guests} lugares`)

export const holdMail = (entry: ShownEntry, { proved }: Reader, now: Date): MailContent => ({
  subject: `Se liberó lugar: ${proved ? entry.experience.title : longDate(entry.startDate)}`,
  body: (
    <MailLayout preview={when(entry.startDate)} title="¡Se liberó lugar en la fecha que esperas!">
      <MailText>
        {endSentence(`Te apartamos ${placesOf(entry)} ${untilText(entry.heldUntil!, now)}`)} Después se{' '}
        {entry.guests === 1 ? 'ofrece' : 'ofrecen'} a la siguiente persona de la lista.
      </MailText>
      <MailFacts
        rows={[
          ['Experiencia', entry.experience.title],
          ['Fecha', when(entry.startDate)],
          ['Personas', peopleText(entry.guests)],
        ]}
      />
      <MailButton href={`${appUrl()}${pathOf(entry)}`}>Reservar ahora</MailButton>
      <MailText>Si ya no te interesa, no tienes que hacer nada.</MailText>
    </MailLayout>
  ),
})

/** Notifies somebody of spots held for them, by mail and on the bell; running twice notifies once. */
export const notifyHold: Job<{ id: string }> = {
  name: NOTIFY_HOLD.name,
  run: async ({ id }) => {
    const entry = await findEntry(id)
    if (entry?.status !== 'held' || !entry.heldUntil || !entry.bookable) return
    const { userId, heldUntil } = entry
    const now = new Date()
    // Part of the key, because a date may be offered again after it was closed meanwhile.
    const key = `hold ${id} ${heldUntil.toISOString()}`
    await database().transaction(async (tx) => {
      await createNotice(tx, {
        userId,
        kind: 'booking',
        key,
        title: `Se liberó lugar: te apartamos ${placesOf(entry)}`,
        detail: `${endSentence(`Reserva ${untilText(heldUntil, now)}`)} ${entry.experience.title} · ${shortDate(entry.startDate)}`,
        href: pathOf(entry),
      })
      await mailPerson(tx, userId, 'alerts', (reader) => ({ ...holdMail(entry, reader, now), key }))
    })
  },
}

/** Notifies on the bell those whose held spots can not be booked for now; why is between the host and the house. */
export async function notifyOfPause(tx: Executor, people: { userId: string; startDate: Date }[]): Promise<void> {
  for (const { userId, startDate } of people)
    await createNotice(tx, {
      userId,
      kind: 'booking',
      title: 'Tu lugar apartado queda en pausa',
      detail: `${endSentence(when(startDate))} Esa fecha no recibe reservas por ahora. Sigues en la lista: te avisamos si vuelve a recibir.`,
      href: '/profile/alerts',
    })
}

/** Notifies on the bell those whose wait changed because the host closed, cancelled or removed the date. */
export async function notifyWaitlist(
  tx: Executor,
  people: { userId: string }[],
  { id, startDate, closed }: { id: string; startDate: Date; closed: boolean },
): Promise<void> {
  for (const { userId } of people)
    await createNotice(tx, {
      userId,
      kind: 'booking',
      key: closed ? null : `line ended ${id} ${userId}`,
      title: closed ? 'La fecha que te apartamos se cerró' : 'La fecha que esperabas ya no se hará',
      detail: `${endSentence(when(startDate))} ${closed ? 'Sigues en la lista: te avisamos si vuelve a abrir.' : 'Puedes buscar otra fecha.'}`,
      href: closed ? '/profile/alerts' : '/search',
    })
}
