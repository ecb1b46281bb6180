import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { appUrl } from '#platform/configuration.ts'
import type { Executor } from '#platform/database/pool.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { factsOf } from '../booking.mail.tsx'
import { paymentText } from '../booking.text.ts'
import { Facts, subjectOf } from './booking-parts.mail.tsx'
import type { NotifiedBooking } from './notification.data.ts'
import { correctedNotification } from './notification.text.ts'

const PATHS = { traveler: '/profile/reservations', host: '/host/reservations' } as const

/** The email to both sides: the corrected state, the reason, and how to object. */
export const correctionMail = (
  context: NotifiedBooking,
  reason: string,
  side: keyof typeof PATHS,
  reader: Reader,
): MailContent => ({
  subject: subjectOf('Corregimos la reserva', context, reader),
  body: (
    <MailLayout preview={reason} title="El equipo de Torogoz corrigió esta reserva">
      <Facts
        context={context}
        rows={[
          ['Asistencia', context.booking.attended ? 'Asistió' : 'No asistió'],
          ['Pago', paymentText(context.booking) ?? 'Nada por pagar'],
          ['Motivo', reason],
        ]}
      />
      <MailText>Si no es correcto, responde a este correo o escríbenos desde la página de contacto.</MailText>
      <MailButton href={`${appUrl()}${PATHS[side]}`}>Ver mis reservas</MailButton>
    </MailLayout>
  ),
})

/**
 * Notifies both sides of a correction, by email regardless of preferences, and on the bell. @param key identifies this
 * correction
 */
export async function notifyCorrection(tx: Executor, context: NotifiedBooking, reason: string, key: string) {
  const { hostId, userId } = context.booking
  const sides = [
    { side: 'traveler', id: userId, email: context.travelerEmail },
    { side: 'host', id: hostId, email: context.hostEmail },
  ] as const
  for (const { side, id, email } of sides) {
    // The account was deleted.
    if (!email) continue
    const noticeKey = `corrected ${key} ${side}`
    const notice = correctedNotification(factsOf(context), reason, PATHS[side])
    await createNotice(tx, { ...notice, userId: id, kind: 'booking', key: noticeKey })
    const mail = (reader: Reader) => ({ ...correctionMail(context, reason, side, reader), key: noticeKey })
    await mailPerson(tx, id, 'bookingUpdates', mail, 'must')
  }
}
