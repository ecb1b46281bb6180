// The one place that proves who calls. Apart from the rules that every page loads, because only the server proves.
import type { Callers, SessionUser } from './account.rules.ts'
import { may, type Permission } from './staff/staff.rules.ts'

/**
 * Proof that this person may use an access level.
 * @param permission what of the back office is asked for; without one no access of `admin` is given
 * @returns the proof, or the code of the refusal
 */
export function authorize<A extends keyof Callers>(
  access: A,
  user: SessionUser | null,
  permission?: string,
): Callers[A] | 'NOT_SIGNED_IN' | 'FORBIDDEN' | 'PERMISSION_NEEDED' {
  if (access === 'anyone') return { user } as Callers[A]
  if (!user) return 'NOT_SIGNED_IN'
  if (access !== 'signed-in' && user.role !== access) return 'FORBIDDEN'
  if (access === 'admin' && !may(user.staffRole, permission as Permission)) return 'PERMISSION_NEEDED'
  return user as Callers[A]
}
