import { dayOf, startOfDay } from '#platform/clock.ts'
import { isWorkingDay } from '#platform/holiday.rules.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'

/** Rights over one's data (ARCO-POL), in the order of the acronym. */
export const OWN_RIGHTS = [
  'access',
  'rectification',
  'cancellation',
  'opposition',
  'portability',
  'limitation',
] as const
/** Also registered by operators: personal data that reached the wrong people. */
export const RIGHTS = [...OWN_RIGHTS, 'breach'] as const
export type RightKind = (typeof RIGHTS)[number]
export type RightStatus = 'open' | 'answered' | 'refused'

/** For answering a person (trust 4.4: Decreto 144 of 2024). */
const WORKING_DAYS_TO_ANSWER = 20
/** For announcing a breach. */
const HOURS_TO_GIVE_NOTICE = 72
export const MAX_OPEN = 5
export const MAX_LENGTH = { name: 120, email: 254, details: 4000, answer: 4000 } as const

const dayAfter = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** The working day `count` working days after a day, which itself does not count. @param day YYYY-MM-DD */
export function workingDayAfter(day: string, count: number): string {
  let at = day
  for (let remaining = count; remaining > 0; ) {
    at = dayAfter(at)
    if (isWorkingDay(at)) remaining--
  }
  return at
}

/** The deadline: the last second of the twentieth working day in El Salvador; for a breach 72 hours, day and night. */
export function dueOf(kind: RightKind, receivedAt: Date): Date {
  if (kind === 'breach') return new Date(receivedAt.getTime() + HOURS_TO_GIVE_NOTICE * HOUR_MS)
  const day = workingDayAfter(dayOf(receivedAt), WORKING_DAYS_TO_ANSWER)
  return new Date(startOfDay(dayAfter(day)).getTime() - 1000)
}

/** Working days left until the deadline: 0 on that day, and afterwards. */
export function workingDaysLeft(dueAt: Date, now: Date): number {
  const last = dayOf(dueAt)
  let days = 0
  for (let day = dayOf(now); day < last; ) {
    day = dayAfter(day)
    if (isWorkingDay(day)) days++
  }
  return days
}

export type Urgency = 'closed' | 'overdue' | 'near' | 'calm'

/** Urgency of an open request: near with three working days left, or a day for a breach. */
export function urgencyOf(
  { kind, status, dueAt }: { kind: RightKind; status: RightStatus; dueAt: Date },
  now: Date,
): Urgency {
  if (status !== 'open') return 'closed'
  if (now > dueAt) return 'overdue'
  const isNear = kind === 'breach' ? dueAt.getTime() - now.getTime() <= DAY_MS : workingDaysLeft(dueAt, now) <= 3
  return isNear ? 'near' : 'calm'
}

export function timeLeftText({ kind, dueAt }: { kind: RightKind; dueAt: Date }, now: Date): string {
  if (now > dueAt) {
    const days = Math.floor((now.getTime() - dueAt.getTime()) / DAY_MS)
    return days === 0 ? 'Venció hoy' : `Venció hace ${days === 1 ? '1 día' : `${days} días`}`
  }
  if (kind === 'breach') {
    const hours = Math.floor((dueAt.getTime() - now.getTime()) / HOUR_MS)
    return hours < 1 ? 'Queda menos de una hora' : hours === 1 ? 'Queda 1 hora' : `Quedan ${hours} horas`
  }
  const days = workingDaysLeft(dueAt, now)
  return days === 0 ? 'Vence hoy' : days === 1 ? 'Queda 1 día hábil' : `Quedan ${days} días hábiles`
}
