// Emails of the evening before: everything for the day to the traveler, the list of tomorrow to the host.
import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, partyText, peopleText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { dayOf, longDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailLink, MailText } from '#platform/mail/mail-layout.tsx'
import { formatPrice } from '#ui/price.tsx'
import { directionsLink, whatsappLink } from '../contact/contact-visibility.rules.ts'
import { guestName } from '../contact/guest-name.rules.ts'
import { linkUrl } from '../links/link-token.data.ts'
import { CodeToShow, subjectOf } from '../notifications/booking-parts.mail.tsx'
import type { NotifiedBooking } from '../notifications/notification.data.ts'

const spotOf = ({ experience }: NotifiedBooking) => ({
  ...experience,
  place: experience.place ?? '',
  address: experience.address ?? '',
  city: experience.city ?? '',
  country: experience.country ?? '',
})

/** Code, cash, place, directions and contact. */
export function reminderMail(context: NotifiedBooking, reader: Reader): MailContent {
  const { booking, experience, host, traveler } = context
  const { place, address, city } = spotOf(context)
  const whatsapp =
    host.phone &&
    whatsappLink({
      phone: host.phone,
      hostName: host.name,
      travelerName: booking.guestInfo?.firstName ?? traveler.name,
      title: experience.title,
      startDate: booking.startDate.toISOString(),
      guests: booking.guests,
    })
  return {
    subject: subjectOf(`Mañana, ${timeOfDay(booking.startDate)}`, context, reader),
    body: (
      <MailLayout
        preview={reader.proved ? `${timeOfDay(booking.startDate)}, ${place || city}` : timeOfDay(booking.startDate)}
        title="Mañana es el día"
      >
        <MailFacts
          rows={[
            ['Experiencia', experience.title],
            ['Cuándo', `${longDate(booking.startDate)}, ${timeOfDay(booking.startDate)} (hora de El Salvador)`],
            ['Dónde', addressLine(place, address, city)],
            ['Te recibe', host.name],
            ['Personas', partyText(booking)],
            ['Total', `${formatPrice(booking.totalAmount)} en efectivo`],
            ['Para llevar exacto', cashText(exactCash(booking.totalAmount))],
          ]}
        />
        <CodeToShow context={context} />
        <MailText>
          <MailLink href={directionsLink(spotOf(context))}>Cómo llegar</MailLink>
        </MailText>
        {whatsapp && (
          <MailText>
            <MailLink href={whatsapp}>Escribir a {host.name} por WhatsApp</MailLink>
          </MailText>
        )}
        <MailText>Abre tu reserva hoy en tu celular y podrás verla mañana aunque no haya señal.</MailText>
        <MailButton href={`${appUrl()}/profile/reservations`}>Ver mi reserva</MailButton>
      </MailLayout>
    ),
  }
}

const dayOfHost = (list: NotifiedBooking[]) => ({
  hostId: list[0]!.booking.hostId,
  day: dayOf(list[0]!.booking.startDate),
})
const onePerDate = (list: NotifiedBooking[]) => [
  ...new Map(list.map((context) => [context.booking.availableDateId, context])).values(),
]

/** A host's tomorrow: when, who, how many, what to collect. @param list in the order of the day, never empty */
export function tomorrowMail(list: NotifiedBooking[]): MailContent {
  const people = list.reduce((sum, { booking }) => sum + booking.guests, 0)
  const cash = list.reduce((sum, { booking }) => sum + booking.totalAmount, 0)
  const title = list.length === 1 ? 'Mañana recibes una reserva' : `Mañana recibes ${list.length} reservas`
  return {
    subject: `Mañana: ${peopleText(people)}, ${formatPrice(cash)} por cobrar`,
    body: (
      <MailLayout preview={list.map(({ booking }) => timeOfDay(booking.startDate)).join(', ')} title={title}>
        {list.map(({ booking, experience, traveler, linkGeneration }) => (
          <MailFacts
            key={booking.id}
            rows={[
              ['Hora', timeOfDay(booking.startDate)],
              ['Experiencia', experience.title],
              ['Viajero', guestName({ ...booking, traveler })],
              ['Personas', partyText(booking)],
              ...(booking.guestInfo ? ([['Teléfono', booking.guestInfo.phone]] as [string, string][]) : []),
              [
                'Por cobrar',
                <>
                  {formatPrice(booking.totalAmount)} en efectivo.{' '}
                  <MailLink href={linkUrl({ act: 'cash', bookingId: booking.id }, linkGeneration)}>
                    Anotar el pago
                  </MailLink>
                </>,
              ],
              ['Código', booking.confirmationCode],
              ...(booking.specialRequests ? ([['Pide', booking.specialRequests]] as [string, string][]) : []),
            ]}
          />
        ))}
        <MailText>
          <MailLink href={linkUrl({ act: 'day', ...dayOfHost(list) }, list[0]!.linkGeneration)}>
            Abrir la lista del día sin contraseña
          </MailLink>
        </MailText>
        {onePerDate(list).map(({ booking, linkGeneration }) => (
          <MailText key={booking.id}>
            <MailLink href={linkUrl({ act: 'on-the-way', dateId: booking.availableDateId }, linkGeneration)}>
              Avisar que voy en camino ({timeOfDay(booking.startDate)})
            </MailLink>
          </MailText>
        ))}
        <MailText>Al llegar, pide a cada grupo su código y compáralo con el de esta lista.</MailText>
        <MailButton href={`${appUrl()}/host/reservations?status=confirmed`}>Ver mis reservas</MailButton>
      </MailLayout>
    ),
  }
}
