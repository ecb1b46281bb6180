import { homeOf, type Role, safeReturnPath } from '../account.rules.ts'
import type { NoticeCode } from './session.text.ts'

/** Names directly under /host that belong to the portal; any other single segment is a public profile (SHELL-30). */
const portal = [
  'dashboard',
  'create',
  'experiences',
  'edit',
  'profile',
  'settings',
  'reservations',
  'dates',
  'notices',
  'cases',
  'faq',
]

const segments = (pathname: string) => pathname.split('/').filter(Boolean)

/** Whether a path lies in the guarded host portal: '/host' itself, or one of its fixed names and below. */
export function isHostArea(pathname: string): boolean {
  const [first, second] = segments(pathname)
  return first === 'host' && (second === undefined || portal.includes(second))
}

/** Pages of emails' links, besides those of `isOpenWhenSignedIn`: they belong to no area and are open to whoever has the link. */
const fromMails = ['subscription', 'confirm-email']

/**
 * Where a person of this role must go instead of this path, because it is outside of their area: an admin outside /admin, a
 * host outside /host (SHELL-59, SHELL-60).
 * @returns the path, or null when they may stay
 */
export function areaRedirect(role: Role, pathname: string): '/admin' | '/host/dashboard' | null {
  const [first = ''] = segments(pathname)
  if (fromMails.includes(first) || isOpenWhenSignedIn(pathname)) return null
  if (role === 'admin' && first !== 'admin') return '/admin'
  if (role === 'host' && first !== 'host') return '/host/dashboard'
  return null
}

/** Pages of a traveler's own account: a host who views as a traveler has none (SHELL-12). */
export const isTravelerOnlyPath = (pathname: string) =>
  ['profile', 'start-experience'].includes(segments(pathname)[0] ?? '')

/** Pages under /auth that signed-in people may open too, because their work is not finished there (SHELL-10). */
export const isOpenWhenSignedIn = (pathname: string) =>
  /^\/auth\/(callback|reset-password|complete-sign-up)\/?$/.test(pathname)

/** Where signed-in people are sent from auth pages: hosts to their dashboard, others to '/' (SHELL-10). */
export const authPageRedirect = (role: Role): '/host/dashboard' | '/' => (role === 'host' ? homeOf(role) : '/') as '/'

export const NOTICE_COOKIE = 'torogoz.notice'
/** The Set-Cookie by which a redirect of the server leaves a notice to the page it leads to, for 20 s. */
export const noticeCookie = (code: NoticeCode): string => `${NOTICE_COOKIE}=${code}; Max-Age=20; Path=/; SameSite=Lax`

/** First page after a sign-out on this page: the menu that was used decides, not the role (SHELL-07, SHELL-13, SHELL-17). */
export const landingAfterSignOut = (pathname: string): '/' | '/auth/host/login' =>
  isHostArea(pathname) ? '/auth/host/login' : '/'

/** An auth page with a return path (SHELL-56). */
export function withReturnPath(
  page: '/auth/login' | '/auth/register' | '/auth/forgot-password' | '/auth/host/login',
  to: string | null | undefined,
) {
  const path = safeReturnPath(to)
  return path ? `${page}?redirect=${encodeURIComponent(path)}` : page
}

/**
 * Where a guarded page sends people without a session: to the login and back, but from the list of bookings, if the session
 * ended there, to '/' (ACC-05, SHELL-56).
 * @param stays the page was open before
 */
export const guardedPageRedirect = ({ pathname, href }: { pathname: string; href: string }, stays: boolean): string =>
  stays && pathname === '/profile/reservations' ? '/' : withReturnPath('/auth/login', href)
