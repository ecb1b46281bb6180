// Duration, start time and cost for a group of a card.
import type { DurationUnit } from '#marketplace/experiences/experience.rules.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { toCents, toDollars } from '#marketplace/ledger/ledger.rules.ts'
import { timeOfDay } from '#platform/clock.ts'
import { childrenAmong } from './facts/children.rules.ts'

/** Hours; null means no limit. */
export type Shape = {
  startsFrom: number | null
  startsUntil: number | null
  minHours: number | null
  maxHours: number | null
  purse: Purse | null
}
/** Dollars for everybody together; children of these ages pay their own price where there is one. */
type Purse = { budget: number; guests: number; ages: number[] }
type Hours = Omit<Shape, 'purse'>

type Wished = { [Name in keyof Hours | 'budget' | 'guests']?: number | null | undefined } & {
  ages?: number[] | null | undefined
}
export const shapeOf = (input: Wished): Shape => ({
  startsFrom: input.startsFrom ?? null,
  startsUntil: input.startsUntil ?? null,
  minHours: input.minHours ?? null,
  maxHours: input.maxHours ?? null,
  purse:
    typeof input.budget === 'number'
      ? { budget: input.budget, guests: input.guests ?? 1, ages: input.ages ?? [] }
      : null,
})

export const hasShape = (shape: Shape) => Object.values(shape).some((value) => value !== null)

/** A day counts as so many hours, so that durations in days and hours can be compared. */
const HOURS_OF_A_DAY = 24
export const hoursOf = ({ durationValue, durationUnit }: { durationValue: number; durationUnit: DurationUnit }) =>
  durationUnit === 'days' ? durationValue * HOURS_OF_A_DAY : durationValue

/** Minutes since midnight in El Salvador. */
export function minutesOf(instant: string): number {
  const [, hour, minute, period] = /(\d{1,2}):(\d\d)\s*([ap])/i.exec(timeOfDay(instant)) ?? []
  return ((Number(hour) % 12) + (period?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

type Card = {
  durationValue: number
  durationUnit: DurationUnit
  nextDate: string | null
  price: number
  childPrice: number | null
  childAge: number | null
}

/** Whether everybody can be paid for. */
const isAffordable = (card: Card, { budget, guests, ages }: Purse): boolean =>
  totalFor(card, { guests, children: childrenAmong(ages, card.childAge, guests) }) <= budget

/** For how many people a purse is enough, and what those pay; what costs nothing is not divided. */
export function affordedBy(purse: number, price: number): { guests: number; total: number } {
  // In cents: 0.6 / 0.2 is less than 3.
  const guests = price > 0 ? Math.floor(toCents(purse) / toCents(price)) : 0
  return { guests, total: toDollars(guests * toCents(price)) }
}

/** Whether a card has the wished duration, start and cost; without a date its start is unknown. */
export function fitsShape(card: Card, { startsFrom, startsUntil, minHours, maxHours, purse }: Shape): boolean {
  if (purse !== null && !isAffordable(card, purse)) return false
  const hours = hoursOf(card)
  if (minHours !== null && hours < minHours) return false
  if (maxHours !== null && hours > maxHours) return false
  if (startsFrom === null && startsUntil === null) return true
  if (card.nextDate === null) return false
  const minutes = minutesOf(card.nextDate)
  return (startsFrom === null || minutes >= startsFrom * 60) && (startsUntil === null || minutes <= startsUntil * 60)
}

type Order<Name> = Exclude<Name, 'longest' | 'shortest'> | null
/** The order as the search page knows it; null for one by how long experiences last, which it does not have. */
export const orderOf = <Name extends string>(sort: Name | null | undefined): Order<Name> =>
  sort === 'longest' || sort === 'shortest' ? null : ((sort ?? null) as Order<Name>)

type Lasting = Pick<Card, 'durationValue' | 'durationUnit'>
/** Puts cards in the order of how long they last; null when another order is wished. */
export const byLength = (sort: string | null | undefined): ((a: Lasting, b: Lasting) => number) | null =>
  sort === 'longest'
    ? (a, b) => hoursOf(b) - hoursOf(a)
    : sort === 'shortest'
      ? (a, b) => hoursOf(a) - hoursOf(b)
      : null
