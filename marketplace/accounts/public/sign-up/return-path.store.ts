import { HOUR_MS } from '#platform/units.ts'
import { SIGN_UP_HOURS } from '../../sign-up/sign-up.rules.ts'

const KEY = 'sign_up_return'
const MAX_AGE_MS = SIGN_UP_HOURS * HOUR_MS

/**
 * Remembers the return path of a registration in this browser until the email's link is opened. It is not in the letter:
 * whoever registers with a stranger's address must not choose where that stranger is led.
 */
export function saveReturnPath(path: string | undefined, now: Date) {
  try {
    if (path) localStorage.setItem(KEY, JSON.stringify({ path, at: now.getTime() }))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: they start at the default page.
  }
}

/** Takes the remembered path, which is validated when it is used, or undefined. */
export function consumeReturnPath(now: Date): string | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    localStorage.removeItem(KEY)
    const isFresh = typeof entry?.at === 'number' && now.getTime() - entry.at < MAX_AGE_MS
    return isFresh && typeof entry.path === 'string' ? entry.path : undefined
  } catch {
    return undefined
  }
}
