/**
 * Guards for a layout's `beforeLoad`; on the server they answer with an HTTP redirect, in the browser they navigate.
 *   /booking/$id, /profile and below        beforeLoad: requireSession
 *   host portal layout (fixed names only)   beforeLoad: requireHostArea
 *   admin layout                            beforeLoad: requireAdminArea
 *   traveler layout, /host/$hostId          beforeLoad: redirectToOwnArea
 *   auth layout                             beforeLoad: redirectSignedIn
 * Guarded layouts also take `pendingComponent: SessionScreen` (host portal: HostSessionScreen), and their errorComponent
 * shows the same screen when `isSessionUnknown(error)`, with `onRetry={() => router.invalidate()}`.
 * The guards only lead people to the right screen: every server call checks session, role and ownership by itself (SHELL-64).
 */
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { safeReturnPath } from '../../account.rules.ts'
import {
  areaRedirect,
  authPageRedirect,
  guardedPageRedirect,
  isOpenWhenSignedIn,
  isTravelerOnlyPath,
} from '../../session/session.rules.ts'
import type { NoticeCode } from '../../session/session.text.ts'
import { noticeHeaders } from './notices.view.ts'
import { requireKnownUser, userForRender } from './session.store.ts'
import { endTravelerView, isTravelerView } from './traveler-view.store.ts'

type Guarded = {
  context: { queryClient: QueryClient }
  location: { pathname: string; href: string; search: object }
  /** `stay` when an open page is checked again because the session changed. */
  cause: string
  /** True for a preload of a link: it must not show notices. */
  preload: boolean
}

const SECURITY_PAGE = /^\/admin\/security\/?$/

const send = (guarded: Guarded, href: string, notice?: NoticeCode) =>
  redirect({ href, headers: notice && !guarded.preload ? noticeHeaders(notice, href) : {} })

/** Admits signed-in people; others go to the login and return afterwards (SHELL-54 to 58, ACC-05). Then `redirectToOwnArea`. */
export async function requireSession(guarded: Guarded): Promise<void> {
  const user = await requireKnownUser(guarded.context.queryClient)
  if (!user) {
    const place = guardedPageRedirect(guarded.location, guarded.cause === 'stay')
    throw send(guarded, place, place === '/' ? 'session-ended' : 'session-needed')
  }
  await redirectToOwnArea(guarded)
}

/** Admits hosts only: travelers and anonymous people go to '/', admins to their own area (SHELL-61, SHELL-62, SHELL-59). */
export async function requireHostArea(guarded: Guarded): Promise<void> {
  const user = await requireKnownUser(guarded.context.queryClient)
  if (user?.role === 'admin') throw send(guarded, '/admin')
  if (user?.role !== 'host') throw send(guarded, '/')
  if (!guarded.preload) endTravelerView()
}

/** Admits admins only: others get 'Acceso denegado' and go to '/' (SHELL-63). */
export async function requireAdminArea(guarded: Guarded): Promise<void> {
  const user = await requireKnownUser(guarded.context.queryClient)
  if (user?.role !== 'admin') throw send(guarded, '/', 'admin-only')
  // Without a required second factor only the page that sets it up is open; the server refuses everything else (INV-30).
  if (SECURITY_PAGE.test(guarded.location.pathname)) return
  const { securityQuery } = await import('../second-factor/security.query.ts')
  const security = await guarded.context.queryClient
    .fetchQuery({ ...securityQuery, staleTime: 300_000 })
    .catch(() => null)
  if (security?.required && !security.authenticator && security.passkeys.length === 0)
    throw send(guarded, '/admin/security')
}

/**
 * Keeps admins in /admin and hosts in /host, except a host who views as a traveler, whom only the pages of a traveler's own
 * account send back (SHELL-12, SHELL-59, SHELL-60). Public pages must open even when the session is unknown.
 */
export async function redirectToOwnArea(guarded: Guarded): Promise<void> {
  const user = await userForRender(guarded.context.queryClient)
  const { pathname } = guarded.location
  const place = user && areaRedirect(user.role, pathname)
  if (place && !(user.role === 'host' && isTravelerView(guarded.location.href) && !isTravelerOnlyPath(pathname)))
    throw send(guarded, place)
}

/** Redirects signed-in people away from the login pages (SHELL-10). */
export async function redirectSignedIn(guarded: Guarded): Promise<void> {
  if (isOpenWhenSignedIn(guarded.location.pathname)) return
  const user = await requireKnownUser(guarded.context.queryClient).catch(() => null)
  const { redirect: target } = guarded.location.search as { redirect?: string }
  if (user) throw send(guarded, (guarded.cause === 'stay' && safeReturnPath(target)) || authPageRedirect(user.role))
}
