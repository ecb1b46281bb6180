// The trip as it was last told in this tab, for pages whose address says nothing of it.
import { useSyncExternalStore } from 'react'
import { dayOf } from '#platform/clock.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { noTrip, readTrip, type Trip, upToDate, writeTrip } from '../../search/trip/trip.rules.ts'

const KEY = 'torogoz.trip'
const watchers = new Set<() => void>()
/** What was last read, so that an unchanged text is the same trip; and the text where nothing may be stored. */
let text = ''
let trip: Trip = noTrip

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return text
  }
}

function now(): Trip {
  const held = stored()
  if (held !== text) {
    text = held
    trip = upToDate(readTrip(parseSearch(held)), dayOf(new Date()))
  }
  return trip
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Keeps what an address told; a trip of which nothing is said is forgotten. */
export function rememberTrip(next: Trip): void {
  const written = stringifySearch(writeTrip(next))
  if (written === stored()) return
  try {
    sessionStorage.setItem(KEY, written)
  } catch {
    // In memory alone, then.
    text = written
    trip = next
  }
  for (const watcher of watchers) watcher()
}

/** The trip for components; nothing on the server and until the page is alive. */
export const useRememberedTrip = (): Trip => useSyncExternalStore(watch, now, () => noTrip)
