import type { ReactElement, ReactNode } from 'react'
import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, peopleText } from '#marketplace/experiences/experience.text.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { MailButton, MailCode, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { formatPrice } from '#ui/price.tsx'
import { findBookingToTell } from './booking.data.ts'
import { bookingText, cancelledByLabel } from './booking.text.ts'
import { calendarFileOf } from './calendar/calendar.api.ts'

export type Occasion = 'requested' | 'confirmed' | 'cancelled' | 'expired'
type Told = NonNullable<Awaited<ReturnType<typeof findBookingToTell>>>
type Letter = { subject: string; body: ReactElement }

const when = (instant: Date) => `${longDate(instant)}, ${timeOfDay(instant)}`

function Facts({ told, rows = [] }: { told: Told; rows?: [string, ReactNode][] }) {
  const { booking, experience } = told
  return (
    <MailFacts
      rows={[
        ['Experiencia', experience.title],
        ['Fecha', when(booking.startDate)],
        ['Lugar', [experience.place, experience.city].filter(Boolean).join(', ')],
        ['Personas', peopleText(booking.guests)],
        ...rows,
      ]}
    />
  )
}

const cashRows = ({ booking }: Told): [string, ReactNode][] => [
  ['Total', `${formatPrice(booking.totalAmount)} en efectivo`],
  ['Para llevar exacto', cashText(exactCash(booking.totalAmount))],
]

/** What the traveler reads. */
const toTraveler: Record<Occasion, (told: Told) => Letter> = {
  requested: (told) => ({
    subject: `Recibimos tu reserva: ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title={`¡Tu lugar está apartado, ${firstName(told)}!`}>
        <MailText>
          {told.host.name} tiene hasta el {when(told.booking.expiresAt)} para confirmar. Te avisamos en cuanto responda.
        </MailText>
        <Facts told={told} rows={cashRows(told)} />
        <MailText>Tu código, para mostrarlo al llegar:</MailText>
        <MailCode>{told.booking.confirmationCode}</MailCode>
        <MailText>Pagas en efectivo, directamente a tu anfitrión, el día de la experiencia.</MailText>
        <MailText>{bookingText.policy}</MailText>
        <MailButton href={`${appUrl()}/profile/reservations`}>Ver mi reserva</MailButton>
      </MailLayout>
    ),
  }),
  confirmed: (told) => ({
    subject: `Confirmada: ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title={`${told.host.name} confirmó tu reserva`}>
        <Facts told={told} rows={cashRows(told)} />
        <MailText>Tu código, para mostrarlo al llegar:</MailText>
        <MailCode>{told.booking.confirmationCode}</MailCode>
        <MailText>{bookingText.policy}</MailText>
        <MailButton href={`${appUrl()}/profile/reservations`}>Ver mi reserva</MailButton>
      </MailLayout>
    ),
  }),
  cancelled: (told) => ({
    subject: `Reserva cancelada: ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title="Tu reserva quedó cancelada">
        <MailText>
          {told.booking.cancelledBy && cancelledByLabel[told.booking.cancelledBy]}. No tienes nada que pagar.
        </MailText>
        <Facts told={told} rows={reasonRows(told)} />
        <MailButton href={`${appUrl()}/search`}>Buscar otra experiencia</MailButton>
      </MailLayout>
    ),
  }),
  expired: (told) => ({
    subject: `Sin respuesta: ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title="Tu reserva no fue respondida a tiempo">
        <MailText>La cancelamos por ti y liberamos los cupos. No tienes nada que pagar.</MailText>
        <Facts told={told} />
        <MailButton href={`${appUrl()}/search`}>Buscar otra experiencia</MailButton>
      </MailLayout>
    ),
  }),
}

/** What the host reads; nobody needs a mail about what they just did themselves. */
const toHost: Partial<Record<Occasion, (told: Told) => Letter>> = {
  requested: (told) => ({
    subject: `Nueva solicitud: ${peopleText(told.booking.guests)} para ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title={`${told.traveler.name} quiere reservar`}>
        <MailText>Respóndele antes del {when(told.booking.expiresAt)}; después la solicitud se cancela sola.</MailText>
        <Facts
          told={told}
          rows={[
            ['Por cobrar', `${formatPrice(told.booking.totalAmount)} en efectivo`],
            ...contactRows(told),
            ...(told.booking.specialRequests ? ([['Pide', told.booking.specialRequests]] as [string, string][]) : []),
          ]}
        />
        <MailButton href={`${appUrl()}/host/reservations`}>Responder</MailButton>
      </MailLayout>
    ),
  }),
  cancelled: (told) => ({
    subject: `Reserva cancelada: ${peopleText(told.booking.guests)} para ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title={`La reserva de ${told.traveler.name} quedó cancelada`}>
        <MailText>
          {told.booking.cancelledBy && cancelledByLabel[told.booking.cancelledBy]}. Sus cupos vuelven a estar
          disponibles.
        </MailText>
        <Facts told={told} rows={reasonRows(told)} />
        <MailButton href={`${appUrl()}/host/reservations`}>Ver mis reservas</MailButton>
      </MailLayout>
    ),
  }),
  expired: (told) => ({
    subject: `Solicitud vencida: ${told.experience.title}`,
    body: (
      <MailLayout preview={when(told.booking.startDate)} title={`La solicitud de ${told.traveler.name} venció`}>
        <MailText>Pasó el tiempo para responderla. Sus cupos vuelven a estar disponibles.</MailText>
        <Facts told={told} />
        <MailButton href={`${appUrl()}/host/reservations`}>Ver mis reservas</MailButton>
      </MailLayout>
    ),
  }),
}

const firstName = ({ booking, traveler }: Told) => booking.guestInfo?.firstName ?? traveler.name
const contactRows = ({ booking, traveler }: Told): [string, ReactNode][] => {
  const { guestInfo } = booking
  if (!guestInfo) return [['Viajero', traveler.name]]
  return [
    ['Viajero', `${guestInfo.firstName} ${guestInfo.lastName}`],
    ['Teléfono', guestInfo.phone],
    ['Email', guestInfo.email],
  ]
}
const reasonRows = ({ booking }: Told): [string, ReactNode][] =>
  booking.cancelReason ? [['Motivo', booking.cancelReason]] : []

/** News that a later event has overtaken is not told any more. */
const stillTrue = (occasion: Occasion, { booking }: Told) =>
  occasion === 'requested'
    ? booking.status === 'pending'
    : occasion === 'confirmed'
      ? booking.status !== 'cancelled'
      : booking.status === 'cancelled'

/** Writes to both parties what happened to a booking; twice run, once written. */
export const tellParties: Job<{ id: string; occasion: Occasion }> = {
  name: 'tell-parties',
  run: async ({ id, occasion }) => {
    const told = await findBookingToTell(id)
    if (!told || !stillTrue(occasion, told)) return
    const { guestInfo } = told.booking
    await database().transaction(async (tx) => {
      if (guestInfo)
        await sendMail(tx, {
          ...toTraveler[occasion](told),
          to: guestInfo.email,
          key: `${occasion} ${id} traveler`,
          attachments: [calendarAttachment(told)],
        })
      const letter = toHost[occasion]?.(told)
      if (letter && told.hostEmail) await sendMail(tx, { ...letter, to: told.hostEmail, key: `${occasion} ${id} host` })
    })
  },
}

function calendarAttachment(told: Told) {
  const content = calendarFileOf(told, new Date())
  const method = told.booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  return { filename: 'reserva-torogoz.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}
