// What an iCalendar file (RFC 5545) says of when somebody is busy. Read in a thread of its own (calendar-thread.ts): a rule of
// a stranger may repeat without end, or look for a day that never comes.
import ICAL from 'ical.js'
import { dayOf, startOfDay, ZONE } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** From one instant to another, in milliseconds. */
type BusyTime = { from: number; until: number }
export type BusyTimes = {
  /** Sorted, and merged where they overlap. */
  busy: BusyTime[]
  /** Entries that could not be understood. */
  skipped: number
  /** There were more than are kept. */
  cut: boolean
}
export type BusyQuery = {
  text: string
  window: BusyTime
  /** Entries whose id ends so are not counted, for they came from here. */
  ownSuffix: string
}

export const MAX_BUSY = 2000
/** The most repetitions expanded in one file. */
const MAX_STEPS = 100_000

type Collected = { busy: BusyTime[]; steps: number; window: BusyTime }

/** How far the clocks of a zone are ahead of UTC at an instant. @throws RangeError when nobody knows the zone */
function offsetOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(at / 1000) * 1000
}

/** The instant of a clock on the wall of a zone; of a zone that nobody knows, of El Salvador. */
function instantOn(zone: string | undefined, wall: number): number {
  const at = (knownZone: string) => {
    const guess = wall - offsetOf(knownZone, wall)
    return wall - offsetOf(knownZone, guess)
  }
  try {
    return at(zone ?? ZONE)
  } catch {
    return at(ZONE)
  }
}

/** The instant of a moment in the file. Days begin in El Salvador, and so do hours that name no zone. */
function instantOf(time: ICAL.Time, zone: string | undefined): number {
  if (time.isDate) return startOfDay(time.toString().slice(0, 10)).getTime()
  // The zone is UTC, or described in the file itself.
  if (time.zone && time.zone.tzid !== 'floating') return time.toJSDate().getTime()
  return instantOn(zone, Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second))
}

const zoneOf = (component: ICAL.Component) => {
  const zone = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return Array.isArray(zone) ? zone[0] : zone
}
const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Whether an entry takes somebody's time. */
const takesTime = (component: ICAL.Component, ownSuffix: string) =>
  textOf(component, 'status') !== 'CANCELLED' &&
  textOf(component, 'transp') !== 'TRANSPARENT' &&
  textOf(component, 'x-microsoft-cdo-busystatus') !== 'FREE' &&
  !textOf(component, 'uid').endsWith(ownSuffix.toUpperCase())

function addBusy({ busy: collected, window }: Collected, from: number, until: number): void {
  if (until <= from || until <= window.from || from >= window.until) return
  collected.push({ from: Math.max(from, window.from), until: Math.min(until, window.until) })
}

/** Every time an event takes place within the window, its changed and left out repetitions considered. */
function addEvent(event: ICAL.Event, collected: Collected, ownSuffix: string): void {
  const zone = zoneOf(event.component)
  if (!event.isRecurring()) {
    if (takesTime(event.component, ownSuffix))
      addBusy(collected, instantOf(event.startDate, zone), instantOf(event.endDate, zone))
    return
  }
  const days = event.iterator()
  for (let time = days.next(); time && collected.steps < MAX_STEPS; time = days.next()) {
    collected.steps++
    // A margin of one day for moved repetitions and for time zones.
    if (instantOf(time, zone) > collected.window.until + DAY_MS) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    if (!takesTime(item.component, ownSuffix)) continue
    const itsZone = zoneOf(item.component)
    addBusy(collected, instantOf(startDate, itsZone), instantOf(endDate, itsZone))
  }
}

/** What a VFREEBUSY says; each of its values is a stretch of time. */
function addFreeBusy(component: ICAL.Component, collected: Collected): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
    for (const value of property.getValues()) {
      if (!(value instanceof ICAL.Period)) continue
      addBusy(collected, instantOf(value.start, undefined), instantOf(value.getEnd(), undefined))
    }
  }
}

/** Sorts the periods and merges those that touch or overlap. */
function merge(times: BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = []
  for (const { from, until } of times.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

/** The events grouped by id: a repeating event with its changed repetitions. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent')
  const exceptions = all.filter((event) => event.hasProperty('recurrence-id'))
  const exceptionsById = Map.groupBy(exceptions, (event) => textOf(event, 'uid'))
  const masters = all.filter((event) => !event.hasProperty('recurrence-id'))
  const ids = new Set(masters.map((event) => textOf(event, 'uid')))
  return [
    ...masters.map((event) => new ICAL.Event(event, { exceptions: exceptionsById.get(textOf(event, 'uid')) ?? [] })),
    // A changed repetition of something that is not in the file stands for itself.
    ...exceptions.filter((event) => !ids.has(textOf(event, 'uid'))).map((event) => new ICAL.Event(event)),
  ]
}

/**
 * When a calendar says that its owner is busy.
 * @throws when the text is no calendar; may run without end, so that whoever calls must be able to stop it
 */
export function busyTimes({ text, window, ownSuffix }: BusyQuery): BusyTimes {
  const collected: Collected = { busy: [], steps: 0, window }
  let skipped = 0
  const each = <Item>(list: Item[], add: (one: Item) => void) => {
    for (const item of list)
      try {
        add(item)
      } catch {
        skipped++
      }
  }
  const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, '').trim())
  for (const part of typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])) {
    const calendar = new ICAL.Component(part as ConstructorParameters<typeof ICAL.Component>[0])
    if (calendar.name !== 'vcalendar') throw new Error('no calendar')
    each(calendar.getAllSubcomponents('vtimezone'), (zone) => void ICAL.TimezoneService.register(zone))
    each(eventsOf(calendar), (event) => addEvent(event, collected, ownSuffix))
    each(calendar.getAllSubcomponents('vfreebusy'), (component) => addFreeBusy(component, collected))
  }
  const busy = merge(collected.busy)
  return { busy: busy.slice(0, MAX_BUSY), skipped, cut: busy.length > MAX_BUSY || collected.steps >= MAX_STEPS }
}

/** The stretch of time that is asked about: from now on, so many whole days. */
export const windowFrom = (now: Date, days: number): BusyTime => ({
  from: now.getTime(),
  until: startOfDay(dayOf(now)).getTime() + days * DAY_MS,
})
