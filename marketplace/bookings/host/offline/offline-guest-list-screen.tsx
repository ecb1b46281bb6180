import { useState } from 'react'
import { dateHours } from '#marketplace/experiences/availability/availability.text.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { longDate } from '#platform/clock.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { checkInText } from '../../check-in/check-in.text.ts'
import { type OfflineGuest, type OfflineGuestList, withMarks } from '../../check-in/offline/offline-guest-list.rules.ts'
import { offlineText } from '../../check-in/offline/offline-guest-list.text.ts'
import { PaymentDialog } from '../cash/payment-dialog.tsx'
import { CheckInDesk, type Entered } from '../check-in/check-in-desk.tsx'
import type { SendMark } from './mark-queue.store.ts'
import { MarksStatus } from './marks-status.tsx'
import { OfflineGuestCard } from './offline-guest-card.tsx'
import { digestOf, readGuestList } from './offline-guest-list.store.ts'
import { outcomeText, useMarks } from './use-marks.ts'

type KeptListScreenProps = { list: OfflineGuestList; send: SendMark }

/** The offline list of a date: works without a network, and sends the marks when there is one. */
export function OfflineGuestListScreen({ list: first, send }: KeptListScreenProps) {
  const [list, setList] = useState(first)
  const [back, setBack] = useState(false)
  const marks = useMarks({
    owner: first.owner,
    dateId: first.dateId,
    send,
    onSent: async () => {
      setBack(true)
      setList((await readGuestList(first.dateId)) ?? first)
    },
  })
  const [payingGuest, setPayingGuest] = useState<OfflineGuest | null>(null)
  const path = `/host/dates/${list.dateId}`

  async function enter(code: string): Promise<Entered> {
    const digest = await digestOf(list.salt, code)
    const guest = list.guests.find((candidate) => candidate.digest === digest)
    if (!guest) return { ok: false, refusal: { message: offlineText.unknownCode } }
    const guestText = `${guest.name}, ${peopleText(guest.guests)}`
    // A copy of the code, or a second try: nothing is noted twice, and whoever stands at the door is told.
    if (withMarks(guest, marks.all).arrived)
      return { ok: true, data: { words: `${checkInText.alreadyStarted}: ${guestText}`, already: true } }
    const outcome = await marks.note({ bookingId: guest.id, what: 'arrived', code })
    if (outcome.state === 'told') return { ok: false, refusal: { message: outcome.words } }
    const words = outcomeText(outcome, 'arrived') ?? `${checkInText.arrivalNoted}: ${guestText}`
    return { ok: true, data: { words, isQueued: outcome.state === 'waiting' } }
  }

  return (
    <main className="page max-w-3xl py-6">
      {back && marks.flush === 'sent' ? (
        <Notice tone="success" title="Volvió la señal y todo se envió" role="status">
          <a href={path} className="link">
            Ver la lista completa
          </a>
        </Notice>
      ) : marks.flush === 'signed-out' ? (
        <Notice tone="warning" title="Volvió la señal, pero tu sesión terminó" role="status">
          <p>Nada se perdió: entra de nuevo y se envía lo que anotaste.</p>
        </Notice>
      ) : (
        <Notice tone="warning" title="Sin conexión: esta es la lista guardada en este teléfono">
          <p>Lo que anotes se guarda aquí y se envía cuando vuelva la señal, aunque cierres la página.</p>
        </Notice>
      )}
      <h1 className="mt-5 text-title wrap-anywhere">{list.title}</h1>
      <p className="mt-1">
        <time dateTime={list.startDate} className="inline-block first-letter:uppercase">
          {longDate(list.startDate)}
        </time>
        , <span className="inline-block">{dateHours(list)}</span>
        {list.place && <span className="block text-tinta-suave">{list.place}</span>}
      </p>
      <MarksStatus
        marks={marks}
        savedAt={list.savedAt}
        listedBookingIds={list.guests.map(({ id }) => id)}
        path={path}
      />
      <CheckInDesk onCode={enter} waiting={marks.all.some(({ state }) => state === 'waiting')} />
      <h2 className="mt-8 text-heading">Invitados</h2>
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {list.guests.map((guest) => (
          <li key={guest.id}>
            <OfflineGuestCard
              guest={guest}
              marks={marks.all}
              onArrived={() => void marks.note({ bookingId: guest.id, what: 'arrived' })}
              onPaid={() => setPayingGuest(guest)}
              onDrop={marks.drop}
            />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={path} variant="secondary" target="_self">
          Volver a intentar con conexión
        </ButtonLink>
      </p>
      <PaymentDialog
        booking={
          payingGuest && {
            id: payingGuest.id,
            status: payingGuest.status,
            totalAmount: payingGuest.totalAmount,
            traveler: { name: payingGuest.name },
            experience: { id: '', title: list.title },
          }
        }
        onClose={() => setPayingGuest(null)}
        onCollected={({ id }) => {
          setPayingGuest(null)
          void marks.note({ bookingId: id, what: 'paid' })
        }}
      />
    </main>
  )
}

export const NoOfflineGuestList = () => (
  <main className="page max-w-3xl py-12">
    <EmptyState
      level={1}
      icon="calendar"
      title="Sin conexión"
      text="La lista de esta fecha no está guardada en este teléfono. Ábrela una vez con señal y quedará aquí."
    >
      <ButtonLink href="?" target="_self">
        Reintentar
      </ButtonLink>
    </EmptyState>
  </main>
)
