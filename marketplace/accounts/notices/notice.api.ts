import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './notice.contract.ts'
import { countUnreadOf, listNoticesOf, markAllRead, markRead } from './notice.data.ts'

export const list: Serve<typeof contract.list> = async ({ caller, query }) => {
  const [{ rows, next }, unread] = await Promise.all([listNoticesOf(caller, query), countUnreadOf(caller)])
  const notices = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }))
  return { notices, next, unread }
}

export const countUnread: Serve<typeof contract.countUnread> = async ({ caller: { user } }) => ({
  unread: user ? await countUnreadOf(user) : 0,
})

/** Somebody else's notice is treated as missing (INV-31). */
export const read: Serve<typeof contract.read> = async ({ caller, params: { id } }) =>
  (await markRead(caller, id)) ? null : refuse('NOT_FOUND')

export const readAll: Serve<typeof contract.readAll> = async ({ caller }) => {
  await markAllRead(caller)
  return null
}
