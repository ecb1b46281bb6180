import type { Host } from '#marketplace/accounts/account.rules.ts'
import { wordsOfTravelers } from '#marketplace/bookings/reliability/reliability.api.ts'
import { presentArrears } from '#marketplace/ledger/arrears/arrears.api.ts'
import { countWaiting } from '#marketplace/questions/received/received-question.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './today.contract.ts'
import type { Group, Today } from './today.contract.ts'
import { findNextGroup, listGroups, listRequests, listUnreadChats } from './today.data.ts'
import { daysAround, figuresOf } from './today.rules.ts'

/** The host's overview of the day in at most six queries (HDASH-08). */
export async function todayOverview(caller: Host, now: Date): Promise<Today> {
  const { past, today, tomorrow, later } = daysAround(now)
  const [rows, requests, chats, questionCount, arrears] = await Promise.all([
    listGroups(caller, { past, from: today, until: later, now }),
    listRequests(caller, later, now),
    listUnreadChats(caller, now),
    countWaiting(caller),
    presentArrears(caller.id),
  ])
  const groups = rows.map(
    (row): Group => ({
      ...row,
      ...figuresOf(row.parties),
      startDate: row.startDate.toISOString(),
      endDate: row.endDate?.toISOString() ?? null,
    }),
  )
  const next = rows.length === 0 ? await findNextGroup(caller, later, now) : null
  const wordsOf = await wordsOfTravelers(requests.map(({ travelerId }) => travelerId))
  const begins = tomorrow.toISOString()
  return {
    now: now.toISOString(),
    today: groups.filter(({ startDate }) => startDate < begins),
    tomorrow: groups.filter(({ startDate }) => startDate >= begins),
    next: next && { title: next.title, guests: next.guests, startDate: next.startDate.toISOString() },
    requests: requests.map(({ all: _, travelerId, startDate, expiresAt, ...request }) => ({
      ...request,
      reliability: wordsOf(travelerId),
      startDate: startDate.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    requestCount: requests[0]?.all ?? 0,
    chats: chats.map(({ all: _, at, ...chat }) => ({ ...chat, at: at.toISOString() })),
    chatCount: chats[0]?.all ?? 0,
    questionCount,
    arrears,
  }
}

export const show: Serve<typeof contract.show> = ({ caller, now }) => todayOverview(caller, now)
