// Asks a traveler who missed other bookings to confirm.
import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { subjectOf } from '../notifications/booking-parts.mail.tsx'
import type { NotifiedBooking } from '../notifications/notification.data.ts'

/** @param answer the deadline, and the confirmation link */
export function reconfirmationMail(
  context: NotifiedBooking,
  reader: Reader,
  answer: { by: Date; url: string },
): MailContent {
  const { booking, experience, host } = context
  const by = timeOfDay(answer.by)
  return {
    subject: subjectOf(`Confirma hoy antes de las ${by} que vas mañana`, context, reader),
    body: (
      <MailLayout preview={`Antes de las ${by}`} title="¿Vas mañana?">
        <MailFacts
          rows={[
            ['Experiencia', experience.title],
            ['Cuándo', `${longDate(booking.startDate)}, ${timeOfDay(booking.startDate)} (hora de El Salvador)`],
            ['Te recibe', host.name],
            ['Personas', partyText(booking)],
          ]}
        />
        <MailText>
          Como faltaste a otras reservas, te pedimos que confirmes. Si hoy a las {by} no lo has hecho, tus lugares
          vuelven a estar libres para otras personas.
        </MailText>
        <MailButton href={answer.url}>Confirmar que voy</MailButton>
        <MailText>¿Sí habías ido, o algo no cuadra? Responde a este correo y lo corregimos.</MailText>
      </MailLayout>
    ),
  }
}
