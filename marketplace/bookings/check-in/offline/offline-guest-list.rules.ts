// What a host's device keeps of the list of a date, to work offline, and the meaning of marks made there. As little as the
// meeting needs, because phones get lost (docs/decisions/0206): first names, people, cash; no code, phone or mail.
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { DateGuests, Guest } from '../../attendees/attendee.contract.ts'
import type { CashState } from '../../cash/cash.rules.ts'
import { cashOf } from '../../cash/cash.rules.ts'
import { shortGuestName } from '../../contact/guest-name.rules.ts'
import { isConfirmedByOther } from '../attendance.rules.ts'

export type OfflineGuest = {
  id: string
  /** 'Ana L.': the name called out at the meeting. */
  name: string
  guests: number
  children: number
  /** Decides whether they can still be marked as arrived and as paid. */
  status: 'confirmed' | 'in_progress' | 'completed'
  arrived: boolean
  cash: CashState
  totalAmount: number
  /** Digest of the code, so that it can be recognized but not read. */
  digest: string
}

export type OfflineGuestList = {
  dateId: string
  /** Id of the list's host. */
  owner: string
  title: string
  place: string
  startDate: string
  endDate: string | null
  savedAt: string
  /** ISO instant after which it is deleted. */
  until: string
  salt: string
  guests: OfflineGuest[]
}

/** A mark made on the device. It contains no name, because it outlives the list and the session. */
export type OfflineMark = {
  key: string
  owner: string
  dateId: string
  bookingId: string
  what: 'arrived' | 'paid'
  code?: string
  /** When it was tapped. */
  at: string
  /** `waiting`: not sent yet. `told`: refused or without effect, as `words` say until they are read. */
  state: 'waiting' | 'told'
  words?: string
}

/** Two full days after the day of the meeting, so that everything can be sent before. */
export const guestListExpiry = (startDate: string): string =>
  new Date(startOfDay(dayOf(startDate)).getTime() + 3 * DAY_MS).toISOString()

/** Whether a list should be kept: its date is not over or cancelled, and somebody is expected. */
export const isGuestListStorable = ({ date, guests }: DateGuests, now: Date) =>
  date.status !== 'cancelled' && now.toISOString() < guestListExpiry(date.startDate) && guests.some(isExpected)

const isExpected = ({ status }: Pick<Guest, 'status'>) => status !== 'pending' && status !== 'cancelled'

/** The list in the form the device keeps. @param digests of the codes, by booking id */
export function toOfflineGuestList(
  { date, experience, guests }: DateGuests,
  { owner, salt, digests, now }: { owner: string; salt: string; digests: Record<string, string>; now: Date },
): OfflineGuestList {
  return {
    dateId: date.id,
    owner,
    title: experience.title,
    place: [experience.place, experience.city].filter(Boolean).join(', '),
    startDate: date.startDate,
    endDate: date.endDate,
    savedAt: now.toISOString(),
    until: guestListExpiry(date.startDate),
    salt,
    guests: guests.filter(isExpected).map((guest) => ({
      id: guest.id,
      name: shortGuestName(guest),
      guests: guest.guests,
      children: guest.children,
      status: guest.status as OfflineGuest['status'],
      arrived: guest.attended === true && isConfirmedByOther(guest),
      cash: cashOf(guest),
      totalAmount: guest.totalAmount,
      digest: digests[guest.id] ?? '',
    })),
  }
}

export function withMarks(guest: OfflineGuest, marks: OfflineMark[]): OfflineGuest & { unsent: boolean } {
  const pendingMarks = marks.filter(({ bookingId, state }) => bookingId === guest.id && state === 'waiting')
  const hasMark = (kind: OfflineMark['what']) => pendingMarks.some((mark) => mark.what === kind)
  return {
    ...guest,
    arrived: guest.arrived || hasMark('arrived'),
    cash: hasMark('paid') ? 'collected' : guest.cash,
    unsent: pendingMarks.length > 0,
  }
}

export const canMarkArrived = ({ status, arrived }: OfflineGuest) => status !== 'completed' && !arrived
export const canMarkPaid = ({ cash }: OfflineGuest) => cash === 'due' || cash === 'claimed'

/** Pause before a retry in milliseconds: 5 s, doubled each time, at most 5 minutes. */
export const retryDelay = (failures: number): number => Math.min(5000 * 2 ** failures, 300_000)
