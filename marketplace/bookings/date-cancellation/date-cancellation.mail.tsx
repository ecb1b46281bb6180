// Emails about a cancelled date to travelers, and about a replacement to both sides.

import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { factsOf } from '../booking.mail.tsx'
import { calendarAttachment } from '../calendar/calendar.api.ts'
import { guestName } from '../contact/guest-name.rules.ts'
import { CodeToShow, cashRows, Facts, subjectOf } from '../notifications/booking-parts.mail.tsx'
import { findBookingToNotify, type NotifiedBooking } from '../notifications/notification.data.ts'
import {
  dateCancelledNotification,
  movedNotificationForHost,
  movedNotificationForTraveler,
} from '../notifications/notification.text.ts'
import { findMovedFrom, listNearest } from './date-cancellation.data.ts'
import { endedWithDate, MAX_OFFERED } from './date-cancellation.rules.ts'
import { dateCancellationPath, shortMoment } from './date-cancellation.text.ts'

const when = (instant: Date) => `${longDate(instant)}, ${timeOfDay(instant)}`

/** The reason, and the dates to choose from. @param dates with room for the same party, nearest first */
export function dateCancelledMail(context: NotifiedBooking, dates: { startDate: Date }[], reader: Reader): MailContent {
  const { booking, host } = context
  const offers = dates.map(({ startDate }) => shortMoment(startDate))
  return {
    subject: subjectOf('Fecha cancelada', context, reader),
    body: (
      <MailLayout
        preview={(reader.proved && booking.cancelReason) || when(booking.startDate)}
        title={reader.proved ? `${host.name} canceló esta fecha` : 'Tu anfitrión canceló esta fecha'}
      >
        <MailText>Lo sentimos. No tienes nada que pagar.</MailText>
        <Facts context={context} rows={[['Motivo', booking.cancelReason ?? '']]} />
        {offers.length > 0 ? (
          <>
            <MailText>
              Hay lugar para {partyText(booking)} en otras fechas, al mismo precio. Pásate con un toque:
            </MailText>
            <MailText>
              {offers.map((offer) => (
                <span key={offer}>
                  • {offer}
                  <br />
                </span>
              ))}
            </MailText>
            <MailButton href={`${appUrl()}${dateCancellationPath(booking.id)}`}>Elegir otra fecha</MailButton>
          </>
        ) : (
          <MailButton href={`${appUrl()}/search`}>Buscar otra experiencia</MailButton>
        )}
      </MailLayout>
    ),
  }
}

/** The new date, with everything for the day. */
export const movedMail = (context: NotifiedBooking, reader: Reader): MailContent => ({
  subject: subjectOf('Confirmada para otra fecha', context, reader),
  body: (
    <MailLayout preview={when(context.booking.startDate)} title="Tu reserva pasó a otra fecha">
      <MailText>Ya está confirmada, con las mismas personas y al mismo precio.</MailText>
      <Facts context={context} rows={cashRows(context)} />
      <CodeToShow context={context} label="Tu código nuevo, para mostrarlo al llegar" />
      <MailButton href={`${appUrl()}/profile/reservations`}>Ver mi reserva</MailButton>
    </MailLayout>
  ),
})

/** Tells the host who moved to another date. @param from when the cancelled date would have started */
export const movedHostMail = (context: NotifiedBooking, from: Date, reader: Reader): MailContent => ({
  subject: subjectOf(
    `${reader.proved ? guestName({ ...context.booking, traveler: context.traveler }) : 'Alguien'} se pasó a otra fecha`,
    context,
    reader,
  ),
  body: (
    <MailLayout
      preview={when(context.booking.startDate)}
      title={
        reader.proved
          ? `${guestName({ ...context.booking, traveler: context.traveler })} eligió otra fecha`
          : 'Alguien eligió otra fecha'
      }
    >
      <MailText>Tenía reserva para el {when(from)}, que cancelaste. La nueva ya está confirmada.</MailText>
      <Facts context={context} rows={[['Código', context.booking.confirmationCode]]} />
      <MailButton href={`${appUrl()}/host/reservations?status=confirmed`}>Ver mis reservas</MailButton>
    </MailLayout>
  ),
})

/** Notifies the traveler of a booking whose date was cancelled; always mailed. Running twice notifies once. */
export const notifyDateCancelled: Job<{ id: string }> = {
  // Under this name, and the keys that begin like it, jobs and mails may be stored already.
  name: 'tell-called-off',
  run: async ({ id }) => {
    const context = await findBookingToNotify(id)
    if (!context?.travelerEmail || !endedWithDate(context.booking, context.dateCancellation)) return
    const { booking } = context
    const { userId, experienceId, availableDateId: dateId, startDate: near, guests } = booking
    await database().transaction(async (tx) => {
      const dates = await listNearest(tx, { experienceId, dateId, near, guests, userId, limit: MAX_OFFERED })
      const key = `called-off ${id} traveler`
      const news = dateCancelledNotification(
        factsOf(context),
        booking.cancelReason ?? '',
        dateCancellationPath(id),
        dates.length > 0,
      )
      await createNotice(tx, { ...news, userId, kind: 'booking', key })
      const attachments = [calendarAttachment(context)]
      const mail = (reader: Reader) => ({ ...dateCancelledMail(context, dates, reader), attachments, key })
      await mailPerson(tx, userId, 'bookingUpdates', mail, 'must')
    })
  },
}

/** Notifies both sides of a booking that replaced one of a cancelled date. */
export const notifyBookingMoved: Job<{ id: string }> = {
  name: 'tell-moved',
  run: async ({ id }) => {
    const [context, from] = await Promise.all([findBookingToNotify(id), findMovedFrom(id)])
    if (!context || !from || context.booking.status === 'cancelled') return
    const { userId, hostId } = context.booking
    await database().transaction(async (tx) => {
      if (context.travelerEmail) {
        const key = `moved ${id} traveler`
        await createNotice(tx, { ...movedNotificationForTraveler(factsOf(context)), userId, kind: 'booking', key })
        const attachments = [calendarAttachment(context)]
        const mail = (reader: Reader) => ({ ...movedMail(context, reader), attachments, key })
        await mailPerson(tx, userId, 'bookingUpdates', mail)
      }
      if (context.hostEmail) {
        const key = `moved ${id} host`
        await createNotice(tx, { ...movedNotificationForHost(factsOf(context)), userId: hostId, kind: 'booking', key })
        const mail = (reader: Reader) => ({ ...movedHostMail(context, from.startDate, reader), key })
        await mailPerson(tx, hostId, 'bookingUpdates', mail)
      }
    })
  },
}
