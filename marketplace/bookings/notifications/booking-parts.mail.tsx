// Building blocks of emails about a booking.
import type { ReactNode } from 'react'
import type { Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText, partyText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { MailCode, MailFacts, MailText } from '#platform/mail/mail-layout.tsx'
import { formatPrice } from '#ui/price.tsx'
import { codeWindowOf } from '../booking.rules.ts'
import { hoursText } from '../check-in/check-in.text.ts'
import type { NotifiedBooking } from './notification.data.ts'

/** The subject names the title only in a proved mailbox, because anybody may have written the title. */
export const subjectOf = (words: string, { experience, booking }: NotifiedBooking, { proved }: Reader) =>
  `${words}: ${proved ? experience.title : longDate(booking.startDate)}`

/** How many people, and for what or when. */
export const partyOf = ({ booking, experience }: NotifiedBooking, { proved }: Reader) =>
  `${partyText(booking)} ${proved ? `para ${experience.title}` : `el ${longDate(booking.startDate)}`}`

export const when = (instant: Date) => `${longDate(instant)}, ${timeOfDay(instant)}`

/** The facts that every email about a booking repeats. */
export function Facts({ context, rows = [] }: { context: NotifiedBooking; rows?: [string, ReactNode][] }) {
  const { booking, experience } = context
  return (
    <MailFacts
      rows={[
        ['Experiencia', experience.title],
        ['Fecha', when(booking.startDate)],
        ['Lugar', addressLine(experience.place, experience.city)],
        ['Personas', partyText(booking)],
        ...rows,
      ]}
    />
  )
}

export const cashRows = ({ booking }: NotifiedBooking): [string, ReactNode][] => [
  ['Total', `${formatPrice(booking.totalAmount)} en efectivo`],
  ['Para llevar exacto', cashText(exactCash(booking.totalAmount))],
]

/** The code of a confirmed booking, and from when it works (START-11). @param label the line above it, without its colon */
export const CodeToShow = ({
  context: { booking },
  label = 'Tu código, para mostrarlo al llegar',
}: CodeToShowProps) => (
  <>
    <MailText>{label}:</MailText>
    <MailCode>{booking.confirmationCode}</MailCode>
    <MailText>{hoursText('CODE_TOO_EARLY', codeWindowOf(booking))}</MailText>
  </>
)
type CodeToShowProps = { context: NotifiedBooking; label?: string }

export const reasonRows = ({ booking }: NotifiedBooking): [string, ReactNode][] =>
  booking.cancelReason ? [['Motivo', booking.cancelReason]] : []
