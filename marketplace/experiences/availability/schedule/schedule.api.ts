import type { Host } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { applyBusyTimes } from '../../calendars/busy-date.data.ts'
import { confirmDates } from '../../freshness/freshness.data.ts'
import { deleteWaitlist } from '../../waitlist/waitlist.data.ts'
import { notifyWaitlist } from '../../waitlist/waitlist.mail.tsx'
import type * as contract from './schedule.contract.ts'
import {
  eraseDate,
  findDateOf,
  insertDates,
  listBetween,
  listMonths,
  lockDateOf,
  ownsExperience,
  type StoredDate,
  setCapacity,
  setStatus,
} from './schedule.data.ts'
import {
  allowedOn,
  canChange,
  canRemove,
  canSetCapacity,
  daysLater,
  MAX_DATES,
  type Meeting,
  meetingsOf,
  takenSpotsOf,
} from './schedule.rules.ts'
import { spotsTakenText, tooManyText } from './schedule.text.ts'

/** A stored date as its host sees it now. */
export function present(date: StoredDate, now: Date): contract.HostDate {
  return {
    ...date,
    startDate: date.startDate.toISOString(),
    endDate: date.endDate?.toISOString() ?? null,
    taken: takenSpotsOf(date),
    held: date.heldSpots,
    free: date.spotsAvailable,
    allowed: allowedOn(date, now),
  }
}

const startOfMonth = (month: string) => startOfDay(`${month}-01`)
const nextMonth = (month: string) => daysLater(`${month}-28`, 4).slice(0, 7)

/** The requested month; by default the first with a coming date, else the last with any, else this one. */
export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, query, now }) => {
  if (!(await ownsExperience(caller, id))) return refuse('EXPERIENCE_NOT_FOUND')
  const months = await listMonths(id)
  const current = dayOf(now).slice(0, 7)
  const month =
    query.month ?? months.find((candidate) => candidate.month >= current)?.month ?? months.at(-1)?.month ?? current
  const dates = await listBetween(id, startOfMonth(month), startOfMonth(nextMonth(month)))
  return { month, months, dates: dates.map((date) => present(date, now)) }
}

export const listStarts: Serve<typeof contract.listStarts> = async ({ caller, params: { id }, query }) => {
  if (!(await ownsExperience(caller, id))) return refuse('EXPERIENCE_NOT_FOUND')
  const dates = await listBetween(id, startOfDay(query.from), startOfDay(daysLater(query.until, 1)))
  const scheduled = dates.filter(({ status }) => status !== 'cancelled')
  return { starts: scheduled.map(({ startDate }) => startDate.toISOString()) }
}

/** Creates dates; those during a busy time of the host are closed from the beginning. */
const createDates = (host: Host, experienceId: string, meetings: Meeting[], spots: number) =>
  database().transaction(async (tx) => {
    const created = await insertDates(tx, host, experienceId, meetings, spots)
    if (created.length === 0) return created
    await applyBusyTimes(tx, host.id)
    await confirmDates(tx, experienceId)
    return created
  })

export const add: Serve<typeof contract.add> = async ({ caller, params: { id }, body, now }) => {
  const startDate = new Date(body.startDate)
  const endDate = body.endDate ? new Date(body.endDate) : null
  if (!(await ownsExperience(caller, id))) return refuse('EXPERIENCE_NOT_FOUND')
  const [created] = startDate <= now ? [] : await createDates(caller, id, [{ startDate, endDate }], body.spots)
  const date = created && (await findDateOf(caller, created.id))
  if (date) return present(date, now)
  const existing = await listBetween(id, startDate, new Date(startDate.getTime() + 1))
  const field = (text: string) => ({ fields: { startDate: text } })
  return existing.some(({ status }) => status !== 'cancelled') && startDate > now
    ? refuse('DATE_EXISTS', field('Ya tienes una fecha que empieza a esa hora.'))
    : refuse('DATE_IN_PAST', field('No puedes agregar fechas en el pasado'))
}

export const addSeason: Serve<typeof contract.addSeason> = async ({ caller, params: { id }, body, now }) => {
  const meetings = meetingsOf(body)
  const count = meetings.length
  if (count === 0) return refuse('SEASON_EMPTY')
  if (count > MAX_DATES)
    return refuse('SEASON_TOO_LARGE', {
      data: { dates: count, most: MAX_DATES },
      text: tooManyText(count, MAX_DATES),
    })
  if (!(await ownsExperience(caller, id))) return refuse('EXPERIENCE_NOT_FOUND')
  const coming = meetings.filter(({ startDate }) => startDate > now)
  const created = coming.length > 0 ? await createDates(caller, id, coming, body.spots) : []
  const first = coming[0] ?? meetings[0]!
  return {
    created: created.length,
    existing: coming.length - created.length,
    past: count - coming.length,
    month: dayOf(first.startDate).slice(0, 7),
  }
}

/** A date that the host has just changed, which confirms the dates of its experience. */
async function confirmed(date: StoredDate, now: Date): Promise<contract.HostDate> {
  await confirmDates(database(), date.experienceId)
  return present(date, now)
}

export const change: Serve<typeof contract.change> = async ({ caller, params: { id }, body: { capacity }, now }) => {
  const changed = await setCapacity(caller, id, capacity)
  if (changed) return confirmed(changed, now)
  const date = await findDateOf(caller, id)
  if (!date) return refuse('NOT_FOUND')
  const decision = canSetCapacity(date, capacity, now)
  if (decision === 'yes') return refuse('DATE_CHANGED')
  if (decision !== 'SPOTS_TAKEN') return refuse(decision)
  const takenSpots = takenSpotsOf(date)
  const text = spotsTakenText(takenSpots, date.heldSpots)
  return refuse(decision, { data: { taken: takenSpots }, fields: { capacity: text }, text })
}

/** Closes or reopens a date, or says why not. */
async function switchStatus(host: Host, id: string, status: 'available' | 'closed', now: Date) {
  const changed = await setStatus(host, id, status, (tx, people, date) =>
    notifyWaitlist(tx, people, { ...date, closed: true }),
  )
  if (changed) return confirmed(changed, now)
  const date = await findDateOf(host, id)
  if (!date) return refuse('NOT_FOUND')
  const decision = canChange(date, now)
  // The database's clock is ahead of ours, so the rule may still allow what it has just refused.
  return refuse(decision === 'yes' ? 'DATE_OVER' : decision)
}

export const close: Serve<typeof contract.close> = ({ caller, params: { id }, now }) =>
  switchStatus(caller, id, 'closed', now)

export const reopen: Serve<typeof contract.reopen> = ({ caller, params: { id }, now }) =>
  switchStatus(caller, id, 'available', now)

/**
 * Removes a date without live bookings; with some, the host may close or cancel it instead (EDIT-61). The waiting list is
 * told.
 */
export const remove: Serve<typeof contract.remove> = async ({ caller, params: { id } }) => {
  const removed = await database().transaction(async (tx) => {
    const date = await lockDateOf(caller, id, tx)
    if (!date) return refuse('NOT_FOUND')
    const decision = canRemove(date)
    if (decision !== 'yes') return refuse(decision, { data: { taken: takenSpotsOf(date) } })
    await notifyWaitlist(tx, await deleteWaitlist(tx, id), { ...date, closed: false })
    await eraseDate(tx, date)
    return date
  })
  if (isRefusal(removed)) return removed
  // After the date's lock is gone: publishing locks the experience and then its dates.
  await confirmDates(database(), removed.experienceId)
  return null
}
