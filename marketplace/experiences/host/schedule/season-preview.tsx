import { useState } from 'react'
import { startOfDay } from '#platform/clock.ts'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { dateHours, dateText } from '../../availability/availability.text.ts'
import { daysLater, type Planned, weekdayOf } from '../../availability/schedule/schedule.rules.ts'
import { countText, monthText, WEEKDAYS } from '../../availability/schedule/schedule.text.ts'

type SeasonPreviewProps = {
  /** Every date of the season, including excluded ones. */
  plan: Planned[]
  except: string[]
  onExcept: (except: string[]) => void
}

type Day = { state: Planned['state'] | 'left-out'; count: number; holiday: string | null }

/** The state of each day of the season. */
function daysOf(plan: Planned[], except: string[]): Map<string, Day> {
  const days = new Map<string, Day>()
  for (const { day, state, holiday } of plan) {
    const before = days.get(day)
    const shownState = except.includes(day) ? 'left-out' : before?.state === 'new' ? 'new' : state
    days.set(day, { state: shownState, holiday, count: (before?.count ?? 0) + (state === 'new' ? 1 : 0) })
  }
  return days
}

const styles: Record<Day['state'], string> = {
  new: 'bg-turquesa text-on-turquesa hover:bg-turquesa-deep',
  exists: 'bg-turquesa-soft text-turquesa-deep',
  past: 'text-tinta-suave line-through',
  'left-out': 'border border-dashed border-control text-tinta-suave line-through hover:border-tinta',
}
const words: Record<Day['state'], string> = {
  new: 'se crea',
  exists: 'ya existe',
  past: 'ya pasó',
  'left-out': 'se queda fuera',
}

/** The weeks of a month with null for empty cells, Sunday first like every calendar of the product. @param month YYYY-MM */
function cellsOf(month: string): (string | null)[] {
  const first = `${month}-01`
  const next = daysLater(`${month}-28`, 4).slice(0, 7)
  const days: string[] = []
  for (let day = first; day < `${next}-01`; day = daysLater(day, 1)) days.push(day)
  return [...Array<null>(weekdayOf(first)).fill(null), ...days]
}

const plural = (count: number, singular: string, pluralForm: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${pluralForm}`

/** The preview: a small calendar, the count, and the list; a press on a day excludes or includes it. */
export function SeasonPreview({ plan, except, onExcept }: SeasonPreviewProps) {
  const [chosenMonth, setChosenMonth] = useState<string | null>(null)
  const days = daysOf(plan, except)
  const months = [...new Set(plan.map(({ day }) => day.slice(0, 7)))]
  const month = chosenMonth && months.includes(chosenMonth) ? chosenMonth : months[0]
  if (!month) return <p className="text-tinta-suave">Con esos días no sale ninguna fecha.</p>
  const at = months.indexOf(month)
  const selected = plan.filter(({ day }) => !except.includes(day))
  const fresh = selected.filter(({ state }) => state === 'new')
  const existing = selected.filter(({ state }) => state === 'exists').length
  const past = selected.filter(({ state }) => state === 'past').length
  const holidays = [...new Set(fresh.filter(({ holiday }) => holiday).map(({ day }) => day))]
  const leftOut = [...days.values()].filter(({ state }) => state === 'left-out').length
  const toggleDay = (day: string) =>
    onExcept(except.includes(day) ? except.filter((excluded) => excluded !== day) : [...except, day])
  const notes = [
    existing > 0 && plural(existing, 'ya existe', 'ya existen'),
    past > 0 && plural(past, 'ya pasó', 'ya pasaron'),
    leftOut > 0 && plural(leftOut, 'día fuera', 'días fuera'),
  ].filter(Boolean)

  return (
    <div className="grid gap-4">
      <div className="mx-auto w-full max-w-sm">
        <div className="flex items-center justify-between">
          <IconButton
            icon="chevron-left"
            label="Mes anterior"
            disabled={at === 0}
            onClick={() => setChosenMonth(months[at - 1] ?? null)}
          />
          <p aria-live="polite" className="inline-block font-display font-bold first-letter:uppercase">
            {monthText(month)}
          </p>
          <IconButton
            icon="chevron-right"
            label="Mes siguiente"
            disabled={at === months.length - 1}
            onClick={() => setChosenMonth(months[at + 1] ?? null)}
          />
        </div>
        <div aria-hidden="true" className="grid grid-cols-7 text-center text-sm font-semibold text-tinta-suave">
          {WEEKDAYS.map((name) => (
            <span key={name} className="uppercase">
              {name[0]}
            </span>
          ))}
        </div>
        <div role="group" aria-label={`Días de ${monthText(month)}`} className="mt-1 grid grid-cols-7 gap-1">
          {cellsOf(month).map((day, place) => (
            <DayCell key={day ?? place} day={day} plan={day ? days.get(day) : undefined} onTurn={toggleDay} />
          ))}
        </div>
        <p className="mt-2 text-sm text-tinta-suave">Toca un día para dejarlo fuera.</p>
      </div>
      <p role="status" className="text-center">
        <strong className="font-display text-lg">{countText(fresh.length)}</strong> por crear
        {notes.length > 0 && <span className="text-tinta-suave"> · {notes.join(' · ')}</span>}
      </p>
      {holidays.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-maiz-soft px-4 py-2.5 text-maiz-deep">
          <span className="text-tinta">
            {plural(holidays.length, 'día cae', 'días caen')} en asueto o fiesta:{' '}
            {[...new Set(fresh.flatMap(({ holiday }) => holiday ?? []))].join(', ')}.
          </span>
          <Button variant="secondary" size="sm" onClick={() => onExcept([...except, ...holidays])}>
            Dejarlos fuera
          </Button>
        </div>
      )}
      <details className="group border-y border-hairline">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold">
          Ver la lista
          <Icon name="chevron-down" size="sm" className="transition-[rotate] group-open:rotate-180" />
        </summary>
        <ul className="max-h-80 divide-y divide-hairline overflow-y-auto overscroll-contain">
          {selected.map(({ startDate, endDate, state, holiday }) => (
            <li
              key={startDate.getTime()}
              className="tabular flex flex-wrap justify-between gap-x-4 py-2 text-[0.9375rem]"
            >
              <span>
                <span className="inline-block first-letter:uppercase">{dateText(startDate)}</span>
                {holiday && <span className="text-maiz-deep"> · {holiday}</span>}
              </span>
              <span className={state === 'new' ? '' : 'text-tinta-suave'}>
                {dateHours({ startDate, endDate })}
                {state !== 'new' && ` (${words[state]})`}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** One day of the month; a button when the season has a date on it. */
function DayCell({ day, plan, onTurn }: { day: string | null; plan: Day | undefined; onTurn: (day: string) => void }) {
  if (!day) return <span />
  const number = Number(day.slice(8))
  if (!plan) return <span className="tabular flex h-11 items-center justify-center text-tinta-suave">{number}</span>
  const { state, count, holiday } = plan
  const label = [dateText(startOfDay(day)), holiday, words[state], count > 1 && countText(count)]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      aria-pressed={state !== 'left-out'}
      aria-label={label}
      title={holiday ?? undefined}
      disabled={state === 'past' || state === 'exists'}
      onClick={() => onTurn(day)}
      className={`tabular relative flex h-11 flex-col items-center justify-center rounded-control font-semibold leading-none ${styles[state]}`}
    >
      {number}
      {state === 'new' && count > 1 && <span className="mt-0.5 text-[0.625rem]">×{count}</span>}
      {holiday && <span aria-hidden="true" className="absolute top-1 right-1 size-2 rounded-pill bg-maiz" />}
    </button>
  )
}
