import { type BookingStatus, isAgreed, type PaymentStatus } from '../booking.rules.ts'

/**
 * `due`: still to be collected. `claimed`: the traveler says that they paid, the host has not acknowledged it ("por
 * confirmar"). `collected`: acknowledged by the host (INV-14). `none`: a request, a cancelled booking, or a no-show, who owes
 * nothing and whose claim was false.
 */
export type CashState = 'none' | 'due' | 'claimed' | 'collected'

type CashFacts = { status: BookingStatus; paymentStatus: PaymentStatus; attended: boolean | null }

export function cashOf({ status, paymentStatus, attended }: CashFacts): CashState {
  if (!isAgreed(status)) return 'none'
  if (paymentStatus === 'paid') return 'collected'
  if (attended === false) return 'none'
  return paymentStatus === 'paid_cash' ? 'claimed' : 'due'
}

/** People and dollars of a date. */
type MeetingSums = {
  /** People of accepted bookings, without no-shows. */
  people: number
  /** People of requests, and what they would pay. */
  waiting: number
  waitingAmount: number
  toCollect: number
  toConfirm: number
  received: number
}

/** People and cash of a date, added in whole cents because floating point would drift. */
export function meetingSums(parties: (CashFacts & { guests: number; total: number })[]): MeetingSums {
  const people = { people: 0, waiting: 0 }
  const cents = { waitingAmount: 0, due: 0, claimed: 0, collected: 0 }
  for (const party of parties) {
    const amount = Math.round(party.total * 100)
    if (party.status === 'pending') {
      people.waiting += party.guests
      cents.waitingAmount += amount
    }
    if (isAgreed(party.status) && party.attended !== false) people.people += party.guests
    const state = cashOf(party)
    if (state !== 'none') cents[state] += amount
  }
  return {
    ...people,
    waitingAmount: cents.waitingAmount / 100,
    toCollect: cents.due / 100,
    toConfirm: cents.claimed / 100,
    received: cents.collected / 100,
  }
}
