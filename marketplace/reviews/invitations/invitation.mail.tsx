// Invites to a review after a completed experience. Once per host, because there is one review per host.
import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { findBookingToNotify, type NotifiedBooking } from '#marketplace/bookings/notifications/notification.data.ts'
import { AFTER_COMPLETION } from '#marketplace/bookings/notifications/notification.rules.ts'
import { reviewInvitation } from '#marketplace/bookings/notifications/notification.text.ts'
import { longDate } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { findOwnReview } from '../review.data.ts'

const pathOf = ({ booking }: NotifiedBooking) => `/host/${booking.hostId}#resenas`

const question = ({ host }: NotifiedBooking, { proved }: Reader) =>
  `¿Cómo te fue con ${proved ? host.name : 'tu anfitrión'}?`

/** The invitation to review the host of a completed booking. */
export const invitationMail = (context: NotifiedBooking, reader: Reader): MailContent => ({
  subject: question(context, reader),
  body: (
    <MailLayout
      preview={reader.proved ? context.experience.title : longDate(context.booking.startDate)}
      title={question(context, reader)}
    >
      <MailFacts
        rows={[
          ['Experiencia', context.experience.title],
          ['Fecha', longDate(context.booking.startDate)],
        ]}
      />
      <MailText>
        Dos líneas tuyas ayudan a quien está dudando, y a quien te recibió. Solo puede opinar quien estuvo ahí.
      </MailText>
      <MailButton href={`${appUrl()}${pathOf(context)}`}>Dejar una reseña</MailButton>
    </MailLayout>
  ),
})

/** Invites once: nobody who did not attend, has reviewed this host already, or was invited before. */
export const inviteToReview: Job<{ id: string }> = {
  ...AFTER_COMPLETION,
  run: async ({ id }) => {
    const context = await findBookingToNotify(id)
    if (!context?.travelerEmail || !context.hostEmail) return
    const { userId, hostId, status, attended } = context.booking
    if (status !== 'completed' || !attended || (await findOwnReview({ id: userId }, hostId))) return
    const key = `invitation ${userId} ${hostId}`
    await database().transaction(async (tx) => {
      const news = reviewInvitation({ title: context.experience.title, hostName: context.host.name }, pathOf(context))
      await createNotice(tx, { ...news, userId, kind: 'review', key })
      await mailPerson(tx, userId, 'reviewInvitations', (reader) => ({ ...invitationMail(context, reader), key }))
    })
  },
}
