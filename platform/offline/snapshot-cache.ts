// The one cache of this device that holds something private: pages a person keeps to read without a network. Part of
// the first load of every page, and so nothing but the ways to empty it.
export const KEPT = 'kept-pages'
/** Under this address lies the id of the person the pages belong to. */
export const OWNER = '/kept/owner'

/** Empties it: at sign-out. */
export async function forgetSnapshots(): Promise<void> {
  await globalThis.caches?.delete(KEPT).catch(() => {})
}

/** Empties it unless it belongs to this person. @param owner null when nobody is signed in */
export async function keepSnapshotsOf(owner: string | null): Promise<void> {
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
