// Hosts with late payments: warned, paused and unpaused by rule, one host at a time under the lock of their account.
import { pauseRequests, resumeRequests } from '#marketplace/accounts/account-status/request-pause.data.ts'
import type { Settings } from '#marketplace/settings/settings.contract.ts'
import { settings, settingsIn } from '#marketplace/settings/settings.data.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import {
  type ArrearsRow,
  arrearsOf,
  endArrears,
  findOpenArrears,
  insertArrears,
  listHostsInArrears,
  markPaused,
} from './arrears.data.ts'
import { notifyPaused, notifyResumed, warnOfPause } from './arrears.mail.tsx'
import { type ArrearsPolicy, arrearsStep, countsBefore, pauseDayOf } from './arrears.rules.ts'

const policyOf = ({ arrears, arrearsPause }: Settings): ArrearsPolicy => ({ ...arrears, pause: arrearsPause })

/** The most hosts processed in one run. */
const MAX_HOSTS = 5000

/** The warning or pause of a host, for the portal and the back office; null when there is none. */
export const presentArrears = async (hostId: string, tx?: Executor) => {
  const open = await findOpenArrears(hostId, tx)
  return open && { pausesOn: open.pausesOn, pausedAt: open.pausedAt?.toISOString() ?? null }
}

/** Ends a warning or a pause, and notifies a paused host that requests are accepted again. */
async function free(tx: Executor, hostId: string, end: Parameters<typeof endArrears>[2]): Promise<ArrearsRow | null> {
  const arrears = await endArrears(tx, hostId, end)
  if (!arrears?.pausedAt) return arrears
  await resumeRequests(tx, hostId)
  await notifyResumed(tx, arrears)
  return arrears
}

/**
 * Runs after an entry in a host's account, in the same transaction and under its lock: a host who now owes little enough is
 * unpaused at once. It never warns or pauses.
 */
export async function endArrearsIfPaid(tx: Executor, hostId: string, now: Date): Promise<void> {
  const policy = policyOf(await settingsIn(tx))
  const state = await arrearsOf(tx, hostId, countsBefore(now, policy))
  if (arrearsStep(state, policy, now) === 'end') await free(tx, hostId, { endedAt: now, endedBy: 'payment' })
}

/** Staff lifts a warning or pause; the same statement causes no other. @returns what it was; null when there was none */
export const liftArrears = (tx: Executor, hostId: string, reason: string, now: Date) =>
  free(tx, hostId, { endedAt: now, endedBy: 'staff', reason })

async function step(tx: Executor, hostId: string, now: Date): Promise<void> {
  await lockUntilCommit(tx, lockKey.ledgerOf(hostId))
  const policy = policyOf(await settingsIn(tx))
  const state = await arrearsOf(tx, hostId, countsBefore(now, policy))
  const { statement, openId, lateCents } = state
  switch (arrearsStep(state, policy, now)) {
    case 'warn': {
      const pausesOn = pauseDayOf(now, policy)
      await insertArrears(tx, { hostId, statementId: statement!.id, pausesOn, warnedAt: now })
      return warnOfPause(tx, statement!, { pausesOn, lateCents })
    }
    case 'pause':
      await markPaused(tx, openId!, now)
      await pauseRequests(tx, hostId, now)
      return notifyPaused(tx, statement!, openId!, { lateCents })
    case 'end':
      return void (await free(tx, hostId, { endedAt: now, endedBy: 'payment' }))
    default:
  }
}

/**
 * Checks every host who may be late. Safe on several nodes, because each host is one transaction under the lock of the
 * account.
 */
export async function advanceArrears(now: Date): Promise<void> {
  const policy = policyOf(await settings())
  const cents = policy.pause ? policy.dollars * 100 : Number.MAX_SAFE_INTEGER
  for (const hostId of await listHostsInArrears(countsBefore(now, policy), cents, MAX_HOSTS))
    await database().transaction((tx) => step(tx, hostId, now))
}

/**
 * 09:20 in El Salvador, ten minutes after the reminders; and at noon and five, because corrections of bookings may have
 * reduced a debt.
 */
export const arrearsSweeps: Sweep[] = [
  { name: 'pause-for-arrears', every: '20 15,18,23 * * *', run: () => advanceArrears(new Date()) },
]
