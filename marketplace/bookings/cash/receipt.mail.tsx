import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { dayOf } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { formatPrice } from '#ui/price.tsx'
import { transactionTime } from '../check-in/check-in.data.ts'
import { Facts, subjectOf, when } from '../notifications/booking-parts.mail.tsx'
import { findBookingsToNotify, type NotifiedBooking } from '../notifications/notification.data.ts'
import { enqueueReceipt, SEND_RECEIPT } from './payment.data.ts'
import { finalFrom, receiptNumber } from './payment.rules.ts'
import { receiptPath, receiptText } from './receipt.text.ts'

/** The receipt for the traveler: amount, recipient, time. */
export const receiptMail = (context: NotifiedBooking, paidAt: Date, reader: Reader): MailContent => ({
  subject: subjectOf('Recibo de tu pago', context, reader),
  body: (
    <MailLayout
      preview={`${formatPrice(context.booking.totalAmount)} en efectivo`}
      title={`Pagaste ${formatPrice(context.booking.totalAmount)} en efectivo`}
    >
      <Facts
        context={context}
        rows={[
          ['Anfitrión', context.host.name],
          ['Recibido', when(paidAt)],
          ['Monto', `${formatPrice(context.booking.totalAmount)} en efectivo`],
          ['Recibo', receiptNumber(context.booking.id, dayOf(paidAt))],
        ]}
      />
      <MailText>{receiptText.notTax}</MailText>
      <MailText>Si no es correcto, escríbenos: lo revisamos con tu anfitrión.</MailText>
      <MailButton href={`${appUrl()}${receiptPath(context.booking.id)}`}>Ver e imprimir el recibo</MailButton>
    </MailLayout>
  ),
})

/**
 * Writes the receipt of a final payment once: its key contains the time of payment. A payment that was taken back has none;
 * one that was acknowledged again has its own ten minutes.
 */
export const sendReceipt: Job<{ id: string }> = {
  name: SEND_RECEIPT.name,
  run: ({ id }) =>
    database().transaction(async (tx) => {
      const [context] = await findBookingsToNotify([id], tx)
      const from = context && finalFrom(context.booking)
      if (!from || !context.travelerEmail) return
      const remaining = (from.getTime() - (await transactionTime(tx)).getTime()) / 1000
      if (remaining > 0) {
        await enqueueReceipt(tx, id, Math.ceil(remaining) + 1)
        return
      }
      const paidAt = context.booking.paidAt!
      const key = `receipt ${id} ${paidAt.getTime()}`
      const mail = (reader: Reader) => ({ ...receiptMail(context, paidAt, reader), key })
      await mailPerson(tx, context.booking.userId, 'bookingUpdates', mail, 'must')
    }),
}
