// What this device keeps for reading offline: pages of one person and the lists of a host's dates, which are private, and
// pages for anybody with the address. Part of the first load of every page, so it holds only names and the ways to delete
// private data.
export const SNAPSHOT_CACHE = 'kept-pages'
/** Pages without an owner: anybody with the address may open them, so signing out keeps them (docs/decisions/0214). */
export const SHARED_CACHE = 'shared-pages'
/** Address of the entry that holds the owner's id. */
export const OWNER_KEY = '/kept/owner'

/** The database of the lists of dates, and the storage key for their owner and last day. */
export const OFFLINE_LISTS = 'torogoz-lists'
const LISTS_NOTE = 'torogoz.lists'

type ListsNote = { owner: string; until: string }

function listsNote(): ListsNote | null {
  try {
    return JSON.parse(localStorage.getItem(LISTS_NOTE) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Notes that lists of this person are kept. @param until ISO instant after which they are deleted
 * @returns `another`: lists of somebody else exist and must be deleted
 */
export function recordListOwner(owner: string, until: string): 'same' | 'another' {
  const before = listsNote()
  const isSameOwner = !before || before.owner === owner
  const last = isSameOwner && before && before.until > until ? before.until : until
  localStorage.setItem(LISTS_NOTE, JSON.stringify({ owner, until: last } satisfies ListsNote))
  return isSameOwner ? 'same' : 'another'
}

function deleteLists() {
  try {
    localStorage.removeItem(LISTS_NOTE)
    indexedDB.deleteDatabase(OFFLINE_LISTS)
  } catch {
    // Storage is forbidden, so nothing was ever kept.
  }
}

export async function deleteSnapshots(): Promise<void> {
  deleteLists()
  await globalThis.caches?.delete(SNAPSHOT_CACHE).catch(() => {})
}

/** Deletes both unless they belong to this person; lists also after their last day. @param owner null when nobody is signed in */
export async function deleteSnapshotsOfOthers(owner: string | null): Promise<void> {
  const lists = listsNote()
  if (lists && (lists.owner !== owner || lists.until < new Date().toISOString())) deleteLists()
  try {
    if (!(await globalThis.caches?.has(SNAPSHOT_CACHE))) return
    const storedOwner = await (await caches.open(SNAPSHOT_CACHE)).match(OWNER_KEY)
    if (!owner || (await storedOwner?.text()) !== owner) await caches.delete(SNAPSHOT_CACHE)
  } catch {
    // Storage is forbidden, so nothing was ever kept.
  }
}

/** Ends push messages to this browser at sign-out. The server forgets the subscription with the session. */
export async function unsubscribePush(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined)
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}
