import type { Host } from '#marketplace/accounts/account.rules.ts'
import { changeProfile } from '#marketplace/accounts/profiles/profile.data.ts'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { findHost } from '../host.data.ts'
import type * as contract from './own-host.contract.ts'

/** Read from the row of the public page, so that both show the same figures (HPROF-08). */
async function present({ id }: Host) {
  const row = await findHost(id, 0)
  // Suspended or deleted after the session was checked.
  if (!row) return refuse('NOT_FOUND')
  const { avatarUrl, email, phone, hostSince, updatedAt, privacy, fullName } = row
  return {
    ...row,
    avatar: avatarUrl,
    email: email ?? '',
    phone: phone ?? null,
    hostSince: hostSince?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    seen: visibleProfile({ fullName, avatarUrl, email, phone }, privacy, 'Anfitrión'),
  }
}

export const show: Serve<typeof contract.show> = ({ caller }) => present(caller)

export const update: Serve<typeof contract.update> = async ({ caller, body }) => {
  await changeProfile(caller, body)
  return present(caller)
}
