import type { Serve } from '#marketplace/contracts.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { deleteAvatar, storeAvatar } from '#platform/storage/personal-picture.ts'
import type * as contract from './profile.contract.ts'
import { replaceAvatar } from './profile.data.ts'

/** UPL-07, UPL-08, UPL-12. Of two changes at once the second finds the first one's file and deletes it. */
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
