// What this device holds to read without a network: pages of one person and the lists of a host's dates, which are private, and pages
// of whoever has their address. Part of the first load of every page, and so nothing but names and the ways to empty what is private.
export const KEPT = 'kept-pages'
/** Pages that belong to nobody: an address opens them, and signing out changes nothing about that (docs/decisions/0214). */
export const SHARED = 'shared-pages'
/** Under this address lies the id of the person the pages belong to. */
export const OWNER = '/kept/owner'

/** The database of the lists of dates, and where their owner and last day are noted. */
export const KEPT_LISTS = 'torogoz-lists'
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
 * Notes that lists of this person are kept. @param until ISO instant after which they are of no use
 * @returns `another`: those of somebody else are there and must go
 */
export function noteListsOf(owner: string, until: string): 'same' | 'another' {
  const before = listsNote()
  const same = !before || before.owner === owner
  const last = same && before && before.until > until ? before.until : until
  localStorage.setItem(LISTS_NOTE, JSON.stringify({ owner, until: last } satisfies ListsNote))
  return same ? 'same' : 'another'
}

function forgetLists() {
  try {
    localStorage.removeItem(LISTS_NOTE)
    indexedDB.deleteDatabase(KEPT_LISTS)
  } catch {
    // Storage is forbidden: nothing was ever kept.
  }
}

/** Empties both: at sign-out. */
export async function forgetSnapshots(): Promise<void> {
  forgetLists()
  await globalThis.caches?.delete(KEPT).catch(() => {})
}

/** Empties both unless they belong to this person; lists go with their last day, too. @param owner null when nobody is signed in */
export async function keepSnapshotsOf(owner: string | null): Promise<void> {
  const lists = listsNote()
  if (lists && (lists.owner !== owner || lists.until < new Date().toISOString())) forgetLists()
  try {
    if (!(await globalThis.caches?.has(KEPT))) return
    const held = await (await caches.open(KEPT)).match(OWNER)
    if (!owner || (await held?.text()) !== owner) await caches.delete(KEPT)
  } catch {
    // Storage is forbidden: nothing was ever kept.
  }
}

/** This browser is told nothing more: at sign-out. The server forgets it with the session. */
export async function forgetPushes(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined)
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}
