import type { Permitted } from '#platform/http/contract.ts'
import type { Permission, StaffRole } from './staff/staff.rules.ts'

/** The roles (AUTH-42). Only `traveler` and `host` can be chosen at sign-up (AUTH-13). */
export const ROLES = ['traveler', 'host', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The signed-in person as every screen may know them (AUTH-30). */
export type SessionUser = {
  id: string
  email: string
  name: string
  avatar: string | null
  role: Role
  /** What of the back office is theirs; only who administers has one. */
  staffRole?: StaffRole | undefined
  createdAt: string
}

/** States of a page while the session is checked (SHELL-68). */
export type PageAuthState = 'loading' | 'unauthenticated' | Role

declare const proven: unique symbol
type Proven<Kind extends string> = { readonly [proven]: Kind }

/** Proofs of the caller. Data functions require one and only `authorize` creates them, so that no query can forget the check. */
export type Visitor = { readonly user: SessionUser | null } & Proven<'anyone'>
export type SignedIn = SessionUser & Proven<'signed-in'>
export type Traveler = SessionUser & { readonly role: 'traveler' } & Proven<'traveler'>
export type Host = SessionUser & { readonly role: 'host' } & Proven<'host'>
/** Somebody of the staff, with the permissions that were asked for: what changes something names the one it needs. */
export type Admin<P extends Permission = Permission> = SessionUser & {
  readonly role: 'admin'
  readonly staffRole: StaffRole
} & Proven<'admin'> &
  Permitted<P>
/** The proof that a handler gets as `caller`, by the access its contract names. */
export type Callers = { anyone: Visitor; 'signed-in': SignedIn; traveler: Traveler; host: Host; admin: Admin }

/** First page after a sign-in without a return path (AUTH-05, AUTH-06, AUTH-07). */
export const landingAfterLogin = (role: Role): '/admin/dashboard' | '/host/dashboard' | '/search' =>
  role === 'admin' ? '/admin/dashboard' : role === 'host' ? '/host/dashboard' : '/search'

/** The home of a role, where guards redirect to (SHELL-59, SHELL-60). */
export const homeOf = (role: Role): '/admin' | '/host/dashboard' | '/' =>
  role === 'admin' ? '/admin' : role === 'host' ? '/host/dashboard' : '/'

/** The label of a role (SHELL-03). */
export const roleLabel: Record<Role, string> = { traveler: 'Viajero', host: 'Anfitrión', admin: 'Administrador' }

/** The first word of a name: enough between people who have met, and where space is limited. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/**
 * Validates a return path, so that it leads to our own pages only (SHELL-56, INV-35).
 * @returns the path with its query, or null when it is absent, foreign or an auth page
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  if (!path || path.length > 2000 || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null
  try {
    const url = new URL(path, 'http://self.invalid')
    // The URL parser has resolved dots: '/..//elsewhere' has become '//elsewhere', another site.
    if (url.origin !== 'http://self.invalid' || /^\/(\/|auth(\/|$)|api(\/|$))/.test(url.pathname)) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
