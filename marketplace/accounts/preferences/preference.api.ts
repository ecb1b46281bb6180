import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './preference.contract.ts'
import { changePreferences, preferencesOf } from './preference.data.ts'

export const show: Serve<typeof contract.show> = ({ caller }) => preferencesOf(caller.id)

export const change: Serve<typeof contract.change> = async ({ caller, body }) => {
  if (Object.keys(body).length > 0) await changePreferences(caller, body)
  return preferencesOf(caller.id)
}
