import { dateHours, dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { formatMoney } from '#ui/price.tsx'
import type { DateGuests } from '../../attendees/attendee.contract.ts'
import { dueOf, spokenCode } from '../../attendees/attendee.rules.ts'
import { paymentText } from '../../booking.text.ts'
import { guestName } from '../../contact/guest-name.rules.ts'

const Box = () => <span className="mx-auto block size-4 border border-black" />

const cell = 'border-b border-black/40 px-1.5 py-2 text-left align-top'
const head = 'border-b-2 border-black px-1.5 py-1 text-left align-bottom font-bold'

/** The list on paper, black on white: boxes to tick, column heads on every page, no row split. */
export function PrintedGuests({ data }: { data: DateGuests }) {
  const { date, experience, totals } = data
  const guests = data.guests.filter(({ status }) => status !== 'cancelled')
  const place = addressLine(experience.place, experience.address, experience.city)
  return (
    <div className="sheet hidden bg-white text-black print:block">
      <p className="text-lg font-bold wrap-anywhere">{experience.title}</p>
      <p>
        <span className="inline-block first-letter:uppercase">{dateText(date.startDate)}</span>, {dateHours(date)} (hora
        de El Salvador)
      </p>
      {place && <p>Encuentro: {place}</p>}
      <p className="mt-1">
        <strong>{peopleText(totals.people)}</strong>
        {totals.waiting > 0 && ` y ${totals.waiting} por responder`} · Por cobrar:{' '}
        <strong>{formatMoney(totals.toCollect)}</strong> · Por confirmar: {formatMoney(totals.toConfirm)} · Cobrado:{' '}
        {formatMoney(totals.received)}
      </p>
      <table className="mt-3 w-full border-collapse text-[0.8125rem] leading-snug">
        <thead>
          <tr>
            <th className={`${head} w-12 text-center`}>Vino</th>
            <th className={head}>Nombre</th>
            <th className={`${head} w-10 text-right`}>Pers.</th>
            <th className={`${head} w-32`}>Teléfono</th>
            <th className={`${head} w-24`}>Código</th>
            <th className={`${head} w-20 text-right`}>Cobrar</th>
            <th className={`${head} w-16 text-center`}>Cobrado</th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest.id} className="break-inside-avoid">
              <td className={cell}>
                <Box />
              </td>
              <td className={`${cell} wrap-anywhere`}>
                <strong>{guestName(guest)}</strong>
                {guest.status === 'pending' && ' (sin confirmar)'}
                {guest.specialRequests && <span className="block">{guest.specialRequests}</span>}
              </td>
              <td className={`${cell} tabular text-right`}>
                {guest.guests}
                {guest.children > 0 && ` (${guest.children} niños)`}
              </td>
              <td className={`${cell} tabular wrap-anywhere`}>{guest.guestInfo?.phone}</td>
              <td className={`${cell} tabular whitespace-nowrap`}>{spokenCode(guest.confirmationCode)}</td>
              <td className={`${cell} tabular text-right`}>
                {dueOf(guest) > 0 ? formatMoney(dueOf(guest)) : (paymentText(guest) ?? 'No asistió')}
              </td>
              <td className={cell}>
                <Box />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* The minute may change between server and browser. */}
      <p suppressHydrationWarning className="mt-3 text-xs">
        Impreso el {longDate(currentTime())}, {timeOfDay(currentTime())} Son datos personales: rompe esta hoja después
        de la experiencia.
      </p>
    </div>
  )
}
