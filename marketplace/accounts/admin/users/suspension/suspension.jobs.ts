import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { cancelOne } from '#marketplace/bookings/admin/actions/booking-action.api.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { isSuspendedSince, listCancellable } from './suspension.data.ts'

/** What the others read: why the account is closed is between it and the house. */
const whyCancelled = { host: 'Quien la ofrece no puede atenderla.', traveler: 'Quien reservó no puede venir.' }

/** @param since the moment of the suspension, an ISO instant: undone, or made anew, it is another one */
type OpenBookings = { personId: string; adminId: string; since: string }

/**
 * Cancels what a suspended person had open, each reservation by itself: what began meanwhile stays, and one that fails keeps no
 * other from being cancelled. Run again, it cancels what is left; it ends where the suspension does.
 * @throws the first failure, after the rest has been cancelled
 */
export const cancelOpen: Job<OpenBookings> = {
  name: 'cancel-open-of-suspended',
  run: async ({ personId, adminId, since }) => {
    // What they were allowed when they pressed it: who it was is all that the log asks.
    const admin = { id: adminId } as Admin<'bookings.correct'>
    const failures: unknown[] = []
    for (const { id, as } of await listCancellable(personId)) {
      if (!(await isSuspendedSince(personId, since))) break
      const cancellation = { wish: 'administration', reason: whyCancelled[as] } as const
      await cancelOne(admin, id, cancellation, new Date()).catch((error) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
}
