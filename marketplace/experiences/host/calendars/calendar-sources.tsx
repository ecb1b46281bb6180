import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountCard } from '#marketplace/accounts/public/profile/account-card.tsx'
import { hostApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { QueryFallback } from '#ui/feedback/query-fallback.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { CalendarSource } from '../../calendars/calendar-source.contract.ts'
import { calendarSourceText, closesText, conflictsText, failureText } from '../../calendars/calendar-source.text.ts'
import { calendarSourcesQuery } from './calendar-source.query.ts'
import { CalendarSourceForm } from './calendar-source-form.tsx'

/** How often, and for how long, the page checks whether a new calendar was read. */
const LOOK_MS = 2000
const LOOKING_MS = 40_000

type Awaited = { id: string; triedAt: string | null; until: number }
const awaiting = ({ id, triedAt }: CalendarSource): Awaited => ({ id, triedAt, until: Date.now() + LOOKING_MS })

/** The calendars whose busy times close the host's dates: their state, and what they close. */
export function CalendarSources() {
  const [adding, setAdding] = useState(false)
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const isRead = (calendars: CalendarSource[]) =>
    !awaited || calendars.every(({ id, triedAt }) => id !== awaited.id || triedAt !== awaited.triedAt)
  const calendars = useQuery({
    ...calendarSourcesQuery,
    refetchInterval: ({ state }) =>
      awaited && Date.now() < awaited.until && state.data && !isRead(state.data.calendars) ? LOOK_MS : false,
  })
  const { data } = calendars
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarSourcesQuery.queryKey })
  return (
    <AccountCard
      id="otros-calendarios"
      title={calendarSourceText.heading}
      lead={calendarSourceText.lead}
      action={
        <Button variant="secondary" size="sm" icon="plus" disabled={!hydrated} onClick={() => setAdding(true)}>
          {calendarSourceText.add}
        </Button>
      }
    >
      {data ? (
        data.calendars.length > 0 ? (
          <ul className="divide-y divide-hairline">
            {data.calendars.map((calendar) => (
              <SourceRow
                key={calendar.id}
                calendar={calendar}
                reading={awaited?.id === calendar.id && !isRead(data.calendars)}
                onRead={() => setAwaited(awaiting(calendar))}
                settled={refresh}
              />
            ))}
          </ul>
        ) : (
          <p className="text-tinta-suave">
            Todavía no agregas ninguno. Sirve cualquiera que te dé una dirección iCal: Google Calendar, Outlook, iCloud,
            Airbnb.
          </p>
        )
      ) : (
        <QueryFallback query={calendars} failed="No se pudieron cargar tus calendarios." />
      )}
      <Dialog open={adding} onClose={() => setAdding(false)} title={calendarSourceText.add}>
        <CalendarSourceForm
          onAdded={(calendar) => {
            setAdding(false)
            setAwaited(awaiting(calendar))
            toast({ title: calendarSourceText.added, description: 'Lo estamos leyendo.', tone: 'success' })
            return refresh()
          }}
        />
      </Dialog>
    </AccountCard>
  )
}

type SourceRowProps = { calendar: CalendarSource; reading: boolean; onRead: () => void; settled: () => unknown }

function SourceRow({ calendar, reading, onRead, settled }: SourceRowProps) {
  const { id, name, place } = calendar
  const read = useAction({
    send: () => hostApi.calendarSources.read({ params: { id } }),
    done: onRead,
    failed: calendarSourceText.readFailed,
    settled,
  })
  const remove = useAction({
    send: () => hostApi.calendarSources.remove({ params: { id } }),
    done: () => toast({ title: calendarSourceText.removed, tone: 'success' }),
    failed: calendarSourceText.removeFailed,
    settled,
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 first:pt-0">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-tinta-suave wrap-anywhere">{place}</span>
        <State calendar={calendar} reading={reading} />
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          loading={read.pending || reading}
          aria-label={`${calendarSourceText.read}: ${name}`}
          onClick={() => void read.run()}
        >
          {calendarSourceText.read}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={remove.pending}
          aria-label={`${calendarSourceText.remove}: ${name}`}
          onClick={() => void remove.run()}
        >
          {calendarSourceText.remove}
        </Button>
      </span>
    </li>
  )
}

const moment = (at: string) => `${shortDate(at)}, ${timeOfDay(at)}`

function State({ calendar, reading }: Pick<SourceRowProps, 'calendar' | 'reading'>) {
  const { readAt, triedAt, failure, closes, conflicts, skipped, cut } = calendar
  return (
    <span className="mt-1.5 grid gap-1.5 text-sm">
      <span role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {reading || !triedAt ? (
          <Badge icon="clock">Leyendo…</Badge>
        ) : failure ? (
          <Badge tone="danger" icon="alert">
            No se pudo leer
          </Badge>
        ) : (
          <Badge tone="success" icon="check">
            {closesText(closes)}
          </Badge>
        )}
        {readAt && <span className="tabular text-tinta-suave">Leído: {moment(readAt)}</span>}
      </span>
      {failure && !reading && (
        <Notice tone="danger">
          {failureText[failure]}
          {readAt && ` Mientras tanto vale lo último que leímos. ${closesText(closes)}.`}
        </Notice>
      )}
      {conflicts > 0 && <Notice tone="warning">{conflictsText(conflicts)}. No cancelamos nada.</Notice>}
      {(skipped > 0 || cut) && (
        <span className="text-tinta-suave">
          {cut
            ? 'Tiene más horas ocupadas de las que leemos: valen las primeras.'
            : skipped === 1
              ? 'No entendimos 1 evento.'
              : `No entendimos ${skipped} eventos.`}
        </span>
      )}
    </span>
  )
}
