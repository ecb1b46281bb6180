import { roleOf } from '#marketplace/accounts/account.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { reliabilityOf } from './reliability.api.ts'
import type * as contract from './staff-reliability.contract.ts'

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  const role = await roleOf(caller, id)
  return role === null ? refuse('NOT_FOUND') : reliabilityOf(id, role === 'host' ? 'host' : 'traveler')
}
