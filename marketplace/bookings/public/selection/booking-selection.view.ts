import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { readTrip, TRIP_PARAMS, type TripParams, writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import type { AvailableDate } from '../../../experiences/availability/availability.contract.ts'
import { clampParty, type Party, totalFor } from '../../../experiences/party.rules.ts'

/**
 * What a link to the page may contain: people, children, a day (YYYY-MM-DD) or the id of a date; and the rest of the trip,
 * whose days choose a date when none is named.
 */
export type SelectionParams = { guests?: number; children?: number; date?: string } & Omit<
  TripParams,
  'guests' | 'children'
>

export const SELECTION_PARAMS: (keyof SelectionParams)[] = [...TRIP_PARAMS, 'date']

/** Parses these parameters; numbers that are not positive and whole are dropped (BOOK-02). */
export function readSelection(raw: Record<string, unknown>): SelectionParams {
  const [people, kids] = [Number(raw.guests), Number(raw.children)]
  const { guests: _, children: __, ...rest } = writeTrip(readTrip(raw))
  const said = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...(Number.isInteger(people) && people > 0 && people < 1000 ? { guests: people } : {}),
    ...(Number.isInteger(kids) && kids > 0 && kids < people ? { children: kids } : {}),
    ...(typeof raw.date === 'string' && raw.date.length <= 36 ? { date: raw.date } : {}),
    ...Object.fromEntries(said),
  }
}

/** The address follows a choice after this pause, not at every press. */
const ADDRESS_DEBOUNCE_MS = 250

/**
 * The choice on a detail page: date, people, and the address that carries both on (DET-16, DET-27). People never exceed the
 * spots of the chosen date. The page's own address contains it too, so that a reload, going back and a shared link keep it.
 */
export function useBookingSelection(
  experience: { id: string; maxGuests: number; price: number; childPrice: number | null },
  dates: AvailableDate[],
  wish: SelectionParams,
) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<Party>({ guests: wish.guests ?? 1, children: wish.children ?? 0 })
  // Until somebody chooses, the address decides, also for dates that load later.
  const [chosen, setChosen] = useState<string | null>()
  const [touched, setTouched] = useState(false)
  const dateId = chosen === undefined ? (dateOf(wish, wanted.guests, dates)?.id ?? null) : chosen
  const date = dates.find((one) => one.id === dateId) ?? null
  const last = useRef(date)
  if (date) last.current = date
  const gone = last.current !== null && !dates.some(({ id }) => id === last.current?.id)
  const lost = !date && gone ? last.current : null
  const most = date?.spots ?? experience.maxGuests
  const party = clampParty(wanted, most)
  const { guests, children } = party
  const choice = { guests, children: children || undefined, date: dateId ?? undefined }
  const trip = Object.fromEntries(TRIP_PARAMS.map((name) => [name, wish[name]]))
  const text = stringifySearch({ ...trip, ...choice })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says everything about the choice
  useEffect(() => {
    if (!touched) return
    const timer = setTimeout(
      () =>
        void navigate({
          to: '.',
          search: ((now: object) => ({ ...now, ...choice })) as never,
          replace: true,
          resetScroll: false,
        }),
      ADDRESS_DEBOUNCE_MS,
    )
    return () => clearTimeout(timer)
  }, [touched, text])
  return {
    date,
    choose: (id: string | null) => {
      setChosen(id)
      setTouched(true)
    },
    party,
    guests,
    children,
    setParty: (next: Party) => {
      setWanted(next)
      setTouched(true)
    },
    most,
    /** The chosen date was sold out or closed meanwhile, with its last known data. */
    lost,
    /** People asked for, even if the chosen date has fewer spots. */
    wanted: wanted.guests,
    /** More people were asked for than the chosen date has spots. */
    short: wanted.guests > most,
    /** The requested day, if it has no date with room for all. */
    missedDay: chosen === undefined && dates.length > 0 && !date && !lost ? dayAsked(wish) : null,
    total: totalFor(experience, party),
    href: `/booking/${experience.id}${text}`,
  }
}

export type BookingSelection = ReturnType<typeof useBookingSelection>

const DAY = /^\d{4}-\d\d-\d\d$/
const dayAsked = ({ date, from }: SelectionParams) =>
  date === undefined ? (from ?? null) : DAY.test(date) ? date : null

/** The requested date: by id, else the first with enough spots on that day or in those days. */
function dateOf({ date, from, to }: SelectionParams, guests: number, dates: AvailableDate[]) {
  if (date !== undefined && !DAY.test(date)) return dates.find(({ id }) => id === date)
  const first = date ?? from
  if (!first) return undefined
  const last = date ?? to ?? first
  return dates.find(({ startDate, spots }) => {
    const day = dayOf(startDate)
    return day >= first && day <= last && spots >= guests
  })
}
