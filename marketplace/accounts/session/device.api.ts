import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './device.contract.ts'
import { endOtherSessions, endSession, listSessions } from './device.data.ts'
import { deviceName } from './device.rules.ts'
import { tokenOf } from './session.data.ts'

export const list: Serve<typeof contract.list> = async ({ caller, request }) => {
  const rows = await listSessions(caller, tokenOf(request))
  return {
    devices: rows.map(({ userAgent, createdAt, updatedAt, ...row }) => ({
      ...row,
      device: deviceName(userAgent),
      signedInAt: createdAt.toISOString(),
      seenAt: updatedAt.toISOString(),
    })),
  }
}

export const end: Serve<typeof contract.end> = async ({ caller, params }) =>
  (await endSession(caller, params.id)) ? null : refuse('NOT_FOUND')

export const endOthers: Serve<typeof contract.endOthers> = async ({ caller, request }) => {
  await endOtherSessions(caller, tokenOf(request))
  return null
}
