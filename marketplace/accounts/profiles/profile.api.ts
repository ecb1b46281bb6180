import type { Serve } from '#marketplace/slice.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { deleteAvatar, storeAvatar } from '#platform/storage/personal-picture.ts'
import type { SignedIn } from '../account.rules.ts'
import type * as contract from './profile.contract.ts'
import { changeProfile, findOwnProfile, replaceAvatar } from './profile.data.ts'

async function present(caller: SignedIn) {
  const row = await findOwnProfile(caller)
  if (!row) return refuse('NOT_FOUND')
  const { profile, email, createdAt, signInWith } = row
  return {
    ...profile,
    email,
    signInWith,
    avatar: profile.avatarUrl,
    hostSince: profile.hostSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  }
}

export const show: Serve<typeof contract.show> = ({ caller }) => present(caller)

export const update: Serve<typeof contract.update> = async ({ caller, body }) => {
  await changeProfile(caller, body)
  return present(caller)
}

/** UPL-07, UPL-08, UPL-12. Of two concurrent changes the second deletes the first one's file. */
export const changeAvatar: Serve<typeof contract.changeAvatar> = async ({ caller, file }) => {
  const avatar = await storeAvatar(file.bytes, caller.id)
  if (isRefusal(avatar)) return avatar
  await deleteAvatar(await replaceAvatar(caller, avatar))
  return { avatar }
}

export const removeAvatar: Serve<typeof contract.removeAvatar> = async ({ caller }) => {
  await deleteAvatar(await replaceAvatar(caller, null))
  return null
}
