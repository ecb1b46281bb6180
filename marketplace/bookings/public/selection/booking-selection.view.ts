import { useEffect, useRef, useState } from 'react'
import { TRIP_PARAMS } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { useNavigation, usePageLocation } from '#platform/pages/location/page-location.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import type { AvailableDate } from '../../../experiences/availability/availability.contract.ts'
import { clampParty, type Party, totalFor } from '../../../experiences/party.rules.ts'
import type { SelectionParams } from './selection-params.view.ts'

/** The address follows a choice after this pause, not at every press. */
const ADDRESS_DEBOUNCE_MS = 250

/**
 * The choice on a detail page: date, people, and the address that carries both on (DET-16, DET-27). People never exceed the
 * spots of the chosen date. The page's own address contains it too, so that a reload, going back and a shared link keep it.
 */
export function useBookingSelection(
  experience: { id: string; maxGuests: number; price: number; childPrice: number | null },
  dates: AvailableDate[],
  params: SelectionParams,
) {
  const { setAddress } = useNavigation()
  const { pathname } = usePageLocation()
  const [requested, setRequested] = useState<Party>({ guests: params.guests ?? 1, children: params.children ?? 0 })
  // Until somebody chooses, the address decides, also for dates that load later.
  const [selectedId, setSelectedId] = useState<string | null>()
  const [touched, setTouched] = useState(false)
  const dateId = selectedId === undefined ? (dateOf(params, requested.guests, dates)?.id ?? null) : selectedId
  const date = dates.find((option) => option.id === dateId) ?? null
  const last = useRef(date)
  if (date) last.current = date
  const isRemoved = last.current !== null && !dates.some(({ id }) => id === last.current?.id)
  const lost = !date && isRemoved ? last.current : null
  const isMissed = selectedId === undefined && dates.length > 0 && !date && !lost
  const max = date?.spots ?? experience.maxGuests
  const party = clampParty(requested, max)
  const { guests, children } = party
  // The people asked for, not those of a date with fewer spots: another date, or the next page, is for all of them again.
  const choice = { guests: requested.guests, children: requested.children || undefined, date: dateId ?? undefined }
  const trip = Object.fromEntries(TRIP_PARAMS.map((name) => [name, params[name]]))
  const text = stringifySearch({ ...trip, ...choice })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says everything about the choice
  useEffect(() => {
    if (!touched) return
    // The address of that moment: it may hold the booking that was made meanwhile.
    const updateAddress = () =>
      setAddress(pathname + stringifySearch({ ...parseSearch(window.location.search), ...choice }), { replace: true })
    const timer = setTimeout(updateAddress, ADDRESS_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [touched, text])
  return {
    date,
    choose: (id: string | null) => {
      setSelectedId(id)
      setTouched(true)
    },
    party,
    guests,
    children,
    setParty: (next: Party) => {
      setRequested(next)
      setTouched(true)
    },
    maxGuests: max,
    /** The chosen date was sold out or closed meanwhile, with its last known data. */
    lost,
    /** People asked for, even if the chosen date has fewer spots. */
    requestedGuests: requested.guests,
    /** More people were asked for than the chosen date has spots. */
    short: requested.guests > max,
    /** The requested day, if it has no date with room for all. */
    missedDay: isMissed ? dayAsked(params) : null,
    /** The requested date is not offered any more: a link to it, or this page after a reload, is older than that. */
    missedDate: isMissed && params.date !== undefined && !DAY.test(params.date),
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
