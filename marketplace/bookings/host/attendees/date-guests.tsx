import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { api, hostApi } from '#marketplace/client.ts'
import { dateHours } from '#marketplace/experiences/availability/availability.text.ts'
import { DateCancellation } from '#marketplace/experiences/host/schedule/date-cancellation.tsx'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { longDate } from '#platform/clock.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { BackLink } from '#ui/navigation/back-link.tsx'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { DateGuests as Data, Guest } from '../../attendees/attendee.contract.ts'
import { dueOf } from '../../attendees/attendee.rules.ts'
import { fillGreeting, greetingLink, isWrittenTo } from '../../attendees/greeting.rules.ts'
import type { Booking } from '../../booking.contract.ts'
import { guestName } from '../../contact/guest-name.rules.ts'
import { Fact } from '../../public/list/booking-facts.tsx'
import { CheckInDesk } from '../check-in/check-in-desk.tsx'
import { MessageButton } from '../links/message-button.tsx'
import { MarksStatus } from '../offline/marks-status.tsx'
import { dateGuestsQuery } from './attendees.query.ts'
import { GreetingEditor } from './greeting-editor.tsx'
import { GuestCard } from './guest-card.tsx'
import { PrintedGuests } from './printed-guests.tsx'
import { useSettledActions } from './settled-actions.view.ts'
import { useArrivals } from './use-arrivals.ts'
import { useGreeting } from './use-greeting.ts'
import { useOfflineGuestList } from './use-offline-guest-list.ts'
import { useWritten } from './use-written.ts'

type DateGuestsProps = {
  dateId: string
  /** The button of a booking's chat, if there is one. */
  chat: (booking: Booking, name: string) => ReactNode
}

/** The page of a date: guests, cash, and who was written to. */
export function DateGuests({ dateId, chat }: DateGuestsProps) {
  const { data } = useSuspenseQuery(dateGuestsQuery(dateId))
  return data ? <Guests key={dateId} data={data} chat={chat} /> : <DateMissing />
}

function Guests({ data, chat }: { data: Data; chat: DateGuestsProps['chat'] }) {
  const { date, experience, guests } = data
  const savedAt = useOfflineGuestList(data)
  const { marks, ...arrivals } = useArrivals(data)
  const actions = useSettledActions((booking) => arrivals.note(booking, 'paid'))
  const setWritten = useWritten(date.id)
  const greeting = useGreeting({ ...experience, hostName: data.hostName, startDate: date.startDate })
  useSeen(guests)
  const hasEnded = new Date(date.endDate ?? date.startDate) < currentTime()
  const reached = hasEnded ? [] : guests.filter(({ status }) => isWrittenTo(status))
  const coming = guests.filter(({ status }) => status !== 'cancelled')
  const cancelled = guests.filter(({ status }) => status === 'cancelled')

  const writingOf = (guest: Guest) => {
    if (!reached.includes(guest)) return null
    const due = dueOf(guest)
    const text = fillGreeting(greeting.text, {
      name: guestName(guest),
      guests: guest.guests,
      due: due > 0 ? formatMoney(due) : null,
    })
    return { link: greetingLink(guest.guestInfo?.phone, text), incomplete: greeting.incomplete }
  }
  const card = (guest: Guest) => (
    <li key={guest.id}>
      <GuestCard
        guest={guest}
        busy={arrivals.busy(guest.id, 'paid') ? 'confirm-payment' : actions.busy(guest.id)}
        marks={marks}
        onAction={(action) => actions.start(guest, action)}
        onUndoPayment={() => actions.undoPayment(guest)}
        onArrived={() => arrivals.note(guest, 'arrived')}
        arriving={arrivals.busy(guest.id, 'arrived')}
        chat={chat(guest, guestName(guest))}
        writing={writingOf(guest)}
        onWritten={(written) => void setWritten(guest, written)}
      />
    </li>
  )
  return (
    <>
      <div className="page max-w-5xl py-6 md:py-10 print:hidden">
        <Heading data={data} />
        <Totals data={data} />
        <MarksStatus
          marks={marks}
          savedAt={savedAt}
          listedBookingIds={guests.map(({ id }) => id)}
          path={`/host/dates/${date.id}`}
        />
        {guests.some(({ codeState, status }) => codeState === 'open' || status === 'in_progress') && (
          <CheckInDesk onCode={arrivals.enter} waiting={marks.all.some(({ state }) => state === 'waiting')} />
        )}
        {reached.length > 0 && (
          <div className="mt-6">
            <GreetingEditor
              greeting={greeting}
              all={reached.length}
              remaining={reached.filter(({ writtenTo }) => !writtenTo).length}
            />
          </div>
        )}
        <h2 className="mt-8 text-heading">Invitados</h2>
        {coming.length > 0 ? (
          <ul className="mt-4 grid grid-cols-1 gap-4">{coming.map(card)}</ul>
        ) : (
          <div className="mt-4">
            <EmptyState
              icon="people"
              level={3}
              title="Nadie ha reservado esta fecha"
              text="Cuando alguien reserve, aquí verás quién viene y cuánto cobrar."
            />
          </div>
        )}
        {cancelled.length > 0 && (
          <Disclosure className="mt-6" summary={`Canceladas (${cancelled.length})`}>
            <ul className="grid grid-cols-1 gap-4 text-tinta">{cancelled.map(card)}</ul>
          </Disclosure>
        )}
      </div>
      <PrintedGuests data={data} />
      {actions.dialogs}
    </>
  )
}

const statusText = { available: null, closed: 'Cerrada a nuevas reservas', cancelled: 'Fecha cancelada' } as const

function Heading({ data }: { data: Data }) {
  const { date, experience, guests } = data
  const hydrated = useHydrated()
  const place = addressLine(experience.place, experience.address)
  const namesCity = addressLine(place, experience.city) === place
  const words = statusText[date.status]
  return (
    <>
      <p className="mb-2">
        <BackLink href="/host/dashboard">Dashboard</BackLink>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 flex-1 basis-80">
          {words && (
            <Badge tone={date.status === 'cancelled' ? 'danger' : 'neutral'} className="mb-2">
              {words}
            </Badge>
          )}
          <h1 className="text-title wrap-anywhere">{experience.title}</h1>
          <dl className="mt-3 grid gap-1.5">
            <Fact icon="calendar" label="Fecha">
              <time dateTime={date.startDate} className="block first-letter:uppercase">
                {longDate(date.startDate)}
              </time>
              <span className="tabular text-sm text-tinta-suave">{dateHours(date)}, hora de El Salvador</span>
            </Fact>
            <Fact icon="pin" label="Punto de encuentro">
              {place || 'Sin punto de encuentro'}
              {!namesCity && <span className="block text-sm text-tinta-suave">{experience.city}</span>}
            </Fact>
          </dl>
        </div>
        {guests.length > 0 && (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-auto">
            <MessageButton about={{ date: date.id }} />
            <Button variant="secondary" icon="print" disabled={!hydrated} onClick={() => print()}>
              Imprimir
            </Button>
            <a
              href={urlOf(hostApi.attendees.download, { params: { id: date.id } })}
              download
              className={buttonClass('secondary')}
            >
              <Icon name="download" className="-ml-0.5" />
              Descargar CSV
            </a>
            <CancelDate data={data} />
          </div>
        )}
      </div>
    </>
  )
}

/** Cancels the whole date, before it starts and if there is somebody to tell. */
function CancelDate({ data: { date, guests } }: { data: Data }) {
  const hydrated = useHydrated()
  const [isConfirming, setIsConfirming] = useState(false)
  const open = date.status !== 'cancelled' && new Date(date.startDate) > currentTime()
  return (
    <>
      {open && guests.some(({ status }) => status !== 'cancelled') && (
        <Button variant="ghost" disabled={!hydrated} onClick={() => setIsConfirming(true)}>
          Cancelar fecha
        </Button>
      )}
      <DateCancellation dateId={isConfirming ? date.id : null} onDone={() => setIsConfirming(false)} />
    </>
  )
}

function Totals({ data: { date, totals } }: { data: Data }) {
  const { people, waiting, waitingAmount, toCollect, received, toConfirm } = totals
  const places = `${date.booked} de ${date.capacity} cupos ocupados, ${date.free === 1 ? '1 libre' : `${date.free} libres`}`
  const figures: [string, string, string][] = [
    ['Personas', String(people), waiting > 0 ? `y ${waiting} por responder · ${places}` : places],
    [
      'Por cobrar',
      formatMoney(toCollect),
      waiting > 0 ? `y ${formatMoney(waitingAmount)} si aceptas las solicitudes` : 'en efectivo, en el encuentro',
    ],
    [
      'Cobrado',
      formatMoney(received),
      toConfirm > 0
        ? `y ${formatMoney(toConfirm)} por confirmar: lo dicen tus viajeros`
        : 'lo que confirmaste que recibiste',
    ],
  ]
  return (
    <dl
      aria-label="Totales"
      className="mt-6 grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] sm:grid-cols-3"
    >
      {figures.map(([name, value, note]) => (
        <div key={name} className="bg-papel px-5 py-4 max-sm:first:col-span-full">
          <dt className="eyebrow">{name}</dt>
          <dd className="tabular font-display text-2xl font-bold">{value}</dd>
          <dd className="text-sm text-tinta-suave">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Announcements shown on this page count as seen (ACC-24). */
function useSeen(guests: Guest[]) {
  const news = guests
    .filter(({ attendance, attendanceSeen }) => attendance && !attendanceSeen)
    .map(({ id }) => id)
    .slice(0, 50)
    .join()
  useEffect(() => {
    if (news) void api.checkIns.markSeen({ body: { ids: news.split(',') } })
  }, [news])
}

/** Not a date of this host (INV-31). */
export const DateMissing = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <EmptyState
      level={1}
      icon="calendar"
      title="No encontramos esta fecha"
      text="Quizá es de otra cuenta, se quitó, o la dirección no está completa."
    >
      <ButtonLink href="/host/dashboard">Ir al dashboard</ButtonLink>
    </EmptyState>
  </div>
)
