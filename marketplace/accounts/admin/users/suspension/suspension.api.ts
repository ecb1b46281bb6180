import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { AccountStatus } from '#marketplace/accounts/account-status/account-status.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { cancelOne } from '#marketplace/bookings/admin/actions/booking-action.api.ts'
import { balanceOf } from '#marketplace/ledger/statements/statement.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import type { Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './suspension.contract.ts'
import { findPlan, listCancellable, listGuestsOf } from './suspension.data.ts'

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const plan = await findPlan(caller, id)
  if (!plan) return refuse('NOT_FOUND')
  const { isHost, ...rest } = plan
  const balance = isHost ? await balanceOf(id, dayOf(now)) : null
  return { ...rest, debt: balance && { owed: balance.owed / 100, overdue: balance.overdue / 100 } }
}

/** What the others read: why the account is closed is between it and the house. */
const whyCancelled = { host: 'Quien la ofrece no puede atenderla.', traveler: 'Quien reservó no puede venir.' }

/**
 * Cancels what a suspended person had open, each reservation by itself: what began meanwhile stays, and what could not be cancelled
 * is still shown as open on the person's page.
 */
export async function cancelOpen(admin: Admin, personId: string, now: Date): Promise<void> {
  for (const { id, as } of await listCancellable(personId))
    await cancelOne(admin, id, { wish: 'administration', reason: whyCancelled[as] }, now)
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
