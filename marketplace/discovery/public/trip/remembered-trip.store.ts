import { useSyncExternalStore } from 'react'
import { dayOf } from '#platform/clock.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { noTrip, readTrip, type Trip, withoutPastDates, writeTrip } from '../../search/trip/trip.rules.ts'

const KEY = 'torogoz.trip'
const watchers = new Set<() => void>()
/**
 * The last value read: unchanged text must give the same object, or React would render again. Also the only copy where storage
 * is forbidden.
 */
let text = ''
let trip: Trip = noTrip

function storedText(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return text
  }
}

function now(): Trip {
  const current = storedText()
  if (current !== text) {
    text = current
    trip = withoutPastDates(readTrip(parseSearch(current)), dayOf(new Date()))
  }
  return trip
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Stores the trip of an address; an empty trip is removed. */
export function rememberTrip(next: Trip): void {
  const serialized = stringifySearch(writeTrip(next))
  if (serialized === storedText()) return
  try {
    sessionStorage.setItem(KEY, serialized)
  } catch {
    text = serialized
    trip = next
  }
  for (const watcher of watchers) watcher()
}

/** The stored trip for components; empty on the server and until hydration. */
export const useRememberedTrip = (): Trip => useSyncExternalStore(watch, now, () => noTrip)
