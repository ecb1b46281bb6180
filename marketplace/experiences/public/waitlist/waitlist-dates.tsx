import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { handleSignedOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { api } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { AvailableDate } from '../../availability/availability.contract.ts'
import { dateHours, dateText, dateUnavailable } from '../../availability/availability.text.ts'
import { peopleText } from '../../experience.text.ts'
import { positionText, waitlistText } from '../../waitlist/waitlist.text.ts'
import { waitlistKey, waitlistQuery } from './waitlist.query.ts'
import type { WaitlistOfferProps } from './waitlist-offer.tsx'

/** Dates shown before 'Ver más'. */
const SHOWN = 4

/** Dates without room for the party, each with a button to wait for it. */
export default function WaitlistDates({ experience, offered, requestedGuests }: WaitlistOfferProps) {
  const [guests, setGuests] = useState(Math.min(requestedGuests, experience.maxGuests))
  const [all, setAll] = useState(false)
  const { user } = useSession()
  const waits = useQuery({ ...waitlistQuery(), enabled: user?.role === 'traveler' })
  const short = offered.dates.filter((date) => date.spots < guests && !date.heldUntil)
  const dates = [...short, ...offered.unavailable].sort((first, second) =>
    first.startDate.localeCompare(second.startDate),
  )
  const fitting = dates.filter(({ id, spots }) => short.some((date) => date.id === id) || spots >= guests)
  const entryOf = (id: string) =>
    waits.data?.entries.find((entry) => entry.availableDateId === id && entry.status !== 'expired')
  return (
    <div className="grid gap-4">
      <p className="text-sm">{waitlistText.promise}</p>
      <NumberStepper
        label="Personas que esperan lugar"
        min={1}
        max={experience.maxGuests}
        value={guests}
        onChange={setGuests}
        describe={peopleText}
      />
      {fitting.length > 0 ? (
        <ul className="grid gap-2">
          {fitting.slice(0, all ? undefined : SHOWN).map((date) => (
            <WaitRow key={date.id} {...{ date, guests, entry: entryOf(date.id), signedIn: user !== null }} />
          ))}
        </ul>
      ) : (
        <p className="text-sm">Ninguna de esas fechas recibe {peopleText(guests)}.</p>
      )}
      {!all && fitting.length > SHOWN && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Ver {fitting.length - SHOWN} más
        </Button>
      )}
    </div>
  )
}

type RowProps = {
  date: Pick<AvailableDate, 'id' | 'startDate' | 'endDate'> & { spots: number }
  guests: number
  entry: { status: string; position: number | null; guests: number } | undefined
  signedIn: boolean
}

function WaitRow({ date, guests, entry, signedIn }: RowProps) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: waitlistKey })
  const join = useAction({
    send: () => api.waitlist.join({ params: { id: date.id }, body: { guests } }),
    done: () => toast({ title: waitlistText.joined, description: dateText(date.startDate), tone: 'success' }),
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      return waitlistText.joinFailed
    },
    settled: refresh,
  })
  const leave = useAction({
    send: () => api.waitlist.leave({ params: { id: date.id } }),
    done: () => toast({ title: waitlistText.left, tone: 'success' }),
    failed: waitlistText.leaveFailed,
    settled: refresh,
  })
  const name = `${dateText(date.startDate)}, ${dateHours(date)}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border border-hairline px-3.5 py-2.5">
      <span className="min-w-0 flex-1 basis-36">
        <span className="block font-semibold text-tinta first-letter:uppercase">{dateText(date.startDate)}</span>
        <span className="tabular block text-sm">{dateHours(date)}</span>
        <span className="mt-1 block text-sm">
          {entry?.status === 'waiting' ? (
            `${waitlistText.joined} (${peopleText(entry.guests)}). ${positionText(entry.position ?? 1)}.`
          ) : entry ? (
            'Tienes lugar apartado: elige esta fecha arriba.'
          ) : (
            <Badge>{dateUnavailable}</Badge>
          )}
        </span>
      </span>
      {!signedIn ? (
        <ButtonLink
          href={withReturnPath(
            '/auth/login',
            typeof location === 'undefined' ? '/' : location.pathname + location.search,
          )}
          variant="secondary"
          size="sm"
          icon="bell"
          aria-label={`${waitlistText.join}: ${name}`}
        >
          {waitlistText.join}
        </ButtonLink>
      ) : entry ? (
        <Button
          variant="ghost"
          size="sm"
          loading={leave.pending}
          aria-label={`${waitlistText.leave}: ${name}`}
          onClick={() => void leave.run()}
        >
          {waitlistText.leave}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon="bell"
          loading={join.pending}
          aria-label={`${waitlistText.join}: ${name}`}
          onClick={() => void join.run()}
        >
          {waitlistText.join}
        </Button>
      )}
    </li>
  )
}
