import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailCode, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { BookingWithParties } from './booking.data.ts'
import { codeWindowOf } from './booking.rules.ts'
import { bookingText, cancelledByLabel } from './booking.text.ts'
import { calendarAttachment } from './calendar/calendar.api.ts'
import { codeText } from './check-in/check-in.text.ts'
import { contactRows } from './contact/contact-rows.text.ts'
import { guestName } from './contact/guest-name.rules.ts'
import { answerUrl } from './links/link-token.data.ts'
import {
  CodeToShow,
  cashRows,
  Facts,
  partyOf,
  reasonRows,
  subjectOf,
  when,
} from './notifications/booking-parts.mail.tsx'
import type { NotifiedBooking } from './notifications/notification.data.ts'
import type { BookingEvent } from './notifications/notification.text.ts'

export type { BookingEvent as Occasion }

type NotificationContext = NotifiedBooking

const confirmedMail = (context: NotificationContext, reader: Reader, title: string): MailContent => ({
  subject: subjectOf('Confirmada', context, reader),
  body: (
    <MailLayout preview={when(context.booking.startDate)} title={title}>
      <Facts context={context} rows={cashRows(context)} />
      <CodeToShow context={context} />
      <MailText>{bookingText.policy}</MailText>
      <MailButton href={`${appUrl()}/profile/reservations`}>Ver mi reserva</MailButton>
    </MailLayout>
  ),
})

const toTraveler: Record<BookingEvent, (context: NotificationContext, reader: Reader) => MailContent> = {
  requested: (context, reader) => ({
    subject: subjectOf('Recibimos tu reserva', context, reader),
    body: (
      <MailLayout
        preview={when(context.booking.startDate)}
        title={reader.proved ? `¡Tu lugar está apartado, ${firstName(context)}!` : '¡Tu lugar está apartado!'}
      >
        <MailText>
          {context.host.name} tiene hasta el {when(context.booking.expiresAt)} para confirmar. Te avisamos en cuanto
          responda.
        </MailText>
        <Facts context={context} rows={cashRows(context)} />
        <MailText>Tu código:</MailText>
        <MailCode>{context.booking.confirmationCode}</MailCode>
        <MailText>{codeText({ codeState: 'not-accepted', codeWindow: codeWindowOf(context.booking) })}</MailText>
        <MailText>Pagas en efectivo, directamente a tu anfitrión, el día de la experiencia.</MailText>
        <MailText>{bookingText.policy}</MailText>
        <MailButton href={`${appUrl()}/profile/reservations`}>Ver mi reserva</MailButton>
      </MailLayout>
    ),
  }),
  instant: (context, reader) => confirmedMail(context, reader, 'Tu reserva quedó confirmada al momento'),
  confirmed: (context, reader) =>
    confirmedMail(
      context,
      reader,
      reader.proved ? `${context.host.name} confirmó tu reserva` : 'Tu reserva quedó confirmada',
    ),
  accepted: (context, reader) => confirmedMail(context, reader, 'Tu reserva quedó confirmada'),
  cancelled: (context, reader) => ({
    subject: subjectOf('Reserva cancelada', context, reader),
    body: (
      <MailLayout preview={when(context.booking.startDate)} title="Tu reserva quedó cancelada">
        <MailText>
          {context.booking.cancelledBy && cancelledByLabel[context.booking.cancelledBy]}. No tienes nada que pagar.
        </MailText>
        <Facts context={context} rows={reasonRows(context)} />
        <MailButton href={`${appUrl()}/search`}>Buscar otra experiencia</MailButton>
      </MailLayout>
    ),
  }),
  expired: (context, reader) => ({
    subject: subjectOf('Sin respuesta', context, reader),
    body: (
      <MailLayout preview={when(context.booking.startDate)} title="Tu reserva no fue respondida a tiempo">
        <MailText>La cancelamos por ti y liberamos los cupos. No tienes nada que pagar.</MailText>
        <Facts context={context} />
        <MailButton href={`${appUrl()}/search`}>Buscar otra experiencia</MailButton>
      </MailLayout>
    ),
  }),
  absent: (context, reader) => ({
    subject: subjectOf('No asistió', context, reader),
    body: (
      <MailLayout preview={when(context.booking.startDate)} title="Tu reserva se cerró como «no asistió»">
        <MailText>
          {context.booking.attendedBy === 'admin'
            ? 'El equipo de Torogoz'
            : reader.proved
              ? context.host.name
              : 'Tu anfitrión'}{' '}
          anotó que no llegaste. No tienes nada que pagar.
        </MailText>
        <Facts context={context} />
        <MailText>Si estuviste ahí, escríbenos: lo revisamos con tu anfitrión y lo corregimos.</MailText>
        <MailButton href={`${appUrl()}/contact`}>Escribir a Torogoz</MailButton>
      </MailLayout>
    ),
  }),
}

/** Emails to the host; nobody needs a mail about what they did themselves. */
export const toHost: Partial<Record<BookingEvent, (context: NotificationContext, reader: Reader) => MailContent>> = {
  requested: (context, reader) => ({
    subject: `Nueva solicitud: ${partyOf(context, reader)}`,
    body: (
      <MailLayout
        preview={when(context.booking.startDate)}
        title={reader.proved ? `${guestOf(context)} quiere reservar` : 'Tienes una solicitud nueva'}
      >
        <MailText>
          Respóndele antes del {when(context.booking.expiresAt)}; después la solicitud se cancela sola. El botón no te
          pide contraseña: no reenvíes este correo.
        </MailText>
        <Facts
          context={context}
          rows={[
            ['Por cobrar', `${formatPrice(context.booking.totalAmount)} en efectivo`],
            ...contactRows(context),
            ...(context.booking.specialRequests
              ? ([['Pide', context.booking.specialRequests]] as [string, string][])
              : []),
          ]}
        />
        <MailButton href={answerUrl(context)}>Responder</MailButton>
      </MailLayout>
    ),
  }),
  instant: (context, reader) => ({
    subject: `Nueva reserva confirmada: ${partyOf(context, reader)}`,
    body: (
      <MailLayout
        preview={when(context.booking.startDate)}
        title={reader.proved ? `${guestOf(context)} reservó y ya está confirmado` : 'Tienes una reserva confirmada'}
      >
        <MailText>
          Se confirmó al momento, como elegiste para esta experiencia: no tienes que responder. Si no puedes recibir a
          este grupo, cancela cuanto antes y di por qué.
        </MailText>
        <Facts
          context={context}
          rows={[
            ['Por cobrar', `${formatPrice(context.booking.totalAmount)} en efectivo`],
            ...contactRows(context),
            ...(context.booking.specialRequests
              ? ([['Pide', context.booking.specialRequests]] as [string, string][])
              : []),
          ]}
        />
        <MailButton href={`${appUrl()}/host/reservations?status=confirmed`}>Ver la reserva</MailButton>
      </MailLayout>
    ),
  }),
  accepted: (context, reader) => ({
    subject: `Confirmamos por ti: ${partyOf(context, reader)}`,
    body: (
      <MailLayout preview={when(context.booking.startDate)} title={`${reservation(context, reader)} quedó confirmada`}>
        <MailText>El equipo de Torogoz la confirmó por ti. Si no puedes recibirla, escríbenos cuanto antes.</MailText>
        <Facts
          context={context}
          rows={[['Por cobrar', `${formatPrice(context.booking.totalAmount)} en efectivo`], ...contactRows(context)]}
        />
        <MailButton href={`${appUrl()}/host/reservations`}>Ver mis reservas</MailButton>
      </MailLayout>
    ),
  }),
  cancelled: (context, reader) => ({
    subject: `Reserva cancelada: ${partyOf(context, reader)}`,
    body: (
      <MailLayout preview={when(context.booking.startDate)} title={`${reservation(context, reader)} quedó cancelada`}>
        <MailText>
          {context.booking.cancelledBy && cancelledByLabel[context.booking.cancelledBy]}. Sus cupos vuelven a estar
          disponibles.
        </MailText>
        <Facts context={context} rows={reasonRows(context)} />
        <MailButton href={`${appUrl()}/host/reservations`}>Ver mis reservas</MailButton>
      </MailLayout>
    ),
  }),
  expired: (context, reader) => ({
    subject: subjectOf('Solicitud vencida', context, reader),
    body: (
      <MailLayout
        preview={when(context.booking.startDate)}
        title={reader.proved ? `La solicitud de ${guestOf(context)} venció` : 'Una solicitud venció'}
      >
        <MailText>Pasó el tiempo para responderla. Sus cupos vuelven a estar disponibles.</MailText>
        <Facts context={context} />
        <MailButton href={`${appUrl()}/host/reservations`}>Ver mis reservas</MailButton>
      </MailLayout>
    ),
  }),
}

const guestOf = ({ booking, traveler }: BookingWithParties) => guestName({ ...booking, traveler })
const reservation = (context: NotificationContext, { proved }: Reader) =>
  proved ? `La reserva de ${guestOf(context)}` : 'Una reserva'
const firstName = ({ booking, traveler }: NotificationContext) => booking.guestInfo?.firstName ?? traveler.name

/** Emails to both parties about an event. @param reader whose mailbox decides what the subject may contain */
export const mailsAbout = (occasion: BookingEvent, context: NotificationContext, reader: Reader) => ({
  traveler: { ...toTraveler[occasion](context, reader), attachments: [calendarAttachment(context)] },
  host: toHost[occasion]?.(context, reader) ?? null,
})

export const factsOf = ({ booking, experience, host, traveler }: BookingWithParties) => ({
  title: experience.title,
  startDate: booking.startDate,
  guests: booking.guests,
  hostName: host.name,
  travelerName: guestName({ ...booking, traveler }),
})
