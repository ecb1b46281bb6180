import { dayOf, longDate } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Message } from '../../messages/message.contract.ts'

export type Day = { day: string; messages: Message[] }

/** Messages grouped by their day in El Salvador, in order. */
export function daysOf(messages: Message[]): Day[] {
  const days: Day[] = []
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    if (days.at(-1)?.day === day) days.at(-1)!.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

/** 'Hoy', 'Ayer', or the date. */
export function dayName(instant: string, now: Date): string {
  const day = dayOf(instant)
  if (day === dayOf(now)) return 'Hoy'
  return day === dayOf(new Date(now.getTime() - DAY_MS)) ? 'Ayer' : longDate(instant)
}
