import type { AccountStatus } from '#marketplace/accounts/account-status/account-status.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { balanceOf } from '#marketplace/ledger/statements/statement.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import type { Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './suspension.contract.ts'
import { findPlan, listGuestsOf } from './suspension.data.ts'

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const plan = await findPlan(caller, id)
  if (!plan) return refuse('NOT_FOUND')
  const { isHost, ...rest } = plan
  const balance = isHost ? await balanceOf(id, dayOf(now)) : null
  return { ...rest, debt: balance && { owed: balance.owed / 100, overdue: balance.overdue / 100 } }
}

/** Tells who has a reservation with a host that it stands, though its page is gone: without a word of why. */
export async function notifyGuests(
  tx: Executor,
  { id, role }: Pick<AccountStatus, 'id' | 'role'>,
  now: Date,
): Promise<void> {
  if (role !== 'host') return
  for (const { userId, experience } of await listGuestsOf(tx, id))
    await createNotice(tx, {
      userId,
      kind: 'booking',
      title: 'Tu reserva sigue en pie',
      detail: `La página de «${experience}» no se ve por ahora. Si algo te preocupa, escríbenos.`,
      href: '/profile/reservations',
      key: `suspended ${id} ${userId} ${experience} ${now.toISOString()}`,
    })
}
