import type { Serve } from '#marketplace/slice.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { deleteAttachment, readAttachment, storeAttachment } from '#platform/storage/personal-picture.ts'
import { findConversationOf } from '../conversation.data.ts'
import { sendRefusal } from '../conversation.rules.ts'
import type * as contract from './attachment.contract.ts'
import { deleteAttachments, findVisibleAttachment, insertAttachment, listUnsent } from './attachment.data.ts'

const noPermission = () => refuse('NO_PERMISSION', { data: { code: '42501' } })

/** Stores a picture while the chat still accepts messages; the message that shows it is sent separately (CHAT-09, CHAT-10). */
export const add: Serve<typeof contract.add> = async ({ caller, params: { id }, file, now }) => {
  const row = await findConversationOf(caller, id)
  if (!row) return noPermission()
  const refusal = sendRefusal({ ...row.conversation, bookingStatus: row.bookingStatus }, now)
  if (refusal) return refuse(refusal)
  const picture = await storeAttachment(file.bytes, caller.id, now)
  if (isRefusal(picture)) return picture
  const { width, height } = picture
  return { id: await insertAttachment(caller, id, picture), width, height }
}

/** Serves a picture to the two parties of its conversation; no shared cache may keep it (UPL-04, INV-23). */
export const show: Serve<typeof contract.show> = async ({ caller, params: { id, attachment } }) => {
  if (!(await findConversationOf(caller, id))) return noPermission()
  const visible = await findVisibleAttachment(caller, id, attachment)
  const bytes = visible && (await readAttachment(visible.file))
  if (!bytes) return refuse('NOT_FOUND')
  // `vary: cookie`, so that after a sign-out the browser asks again and is refused.
  return new WithHeaders(bytes, new Headers({ 'cache-control': 'private, max-age=3600', vary: 'cookie' }))
}

/** Deletes uploaded pictures that were never sent. */
export async function deleteUnsent(): Promise<void> {
  const forgotten = await listUnsent(500)
  await deleteAttachments(forgotten.map(({ id }) => id))
  for (const { file } of forgotten) await deleteAttachment(file)
}
