import { HOUR_MS } from '#platform/units.ts'
import { toastOnNextPage } from '#ui/overlays/toast.tsx'
import type { SessionUser } from '../../account.rules.ts'
import { accountChanged } from '../../session/session.text.ts'

const KEY = 'app_auth_state'
const OWNER = 'torogoz.owner'

/**
 * The last known user of this tab (AUTH-33). It only decides what is rendered while the server can not be asked, and is never
 * sent to it (AUTH-36).
 */
export function cachedUser(now: Date): SessionUser | null {
  const entry = cached()
  return entry && now.getTime() - entry.timestamp < HOUR_MS ? entry.user : null
}

export function rememberUser(user: SessionUser | null, now: Date) {
  if (user) claimTab(user.id)
  try {
    if (user) sessionStorage.setItem(KEY, JSON.stringify({ user, timestamp: now.getTime() }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // On the server, or storage is forbidden: no cache.
  }
}

/**
 * Empties the storage of this tab unless it belongs to this person, or to nobody yet: drafts outlive a session that ended, and
 * must not appear in the forms of the next person.
 */
export function claimTab(userId: string) {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (owner === userId) return
    if (owner) sessionStorage.clear()
    sessionStorage.setItem(OWNER, userId)
  } catch {
    // Storage is forbidden: there is nothing of anybody.
  }
}

let shown: string | undefined
/** Whom this document shows as signed in, also after their session has ended; undefined while it showed nobody. */
export const shownAccount = () => shown
export function showAccount(userId: string) {
  shown = userId
}

/** Empties the storage of this tab: its user, drafts, lists and trip are those of somebody who leaves. */
export function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is forbidden: there is nothing.
  }
}

function cached(): { user: SessionUser; timestamp: number } | null {
  try {
    const entry = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const isValid =
      typeof entry?.timestamp === 'number' &&
      ['id', 'email', 'name', 'createdAt'].every((name) => typeof entry.user?.[name] === 'string') &&
      ['traveler', 'host', 'admin'].includes(entry.user.role)
    return isValid ? entry : null
  } catch {
    return null
  }
}

/** Another person signed in in another tab: loads the page anew, because what is typed in its forms is not theirs. */
export function startAnew() {
  forgetTab()
  toastOnNextPage(accountChanged)
  location.reload()
}
