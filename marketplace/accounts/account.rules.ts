/** The roles (AUTH-42). Only `traveler` and `host` can be chosen at sign-up (AUTH-13). */
export type Role = 'traveler' | 'host' | 'admin'

/** Who is signed in, as every screen may know it (AUTH-30). */
export type SessionUser = {
  id: string
  email: string
  name: string
  avatar: string | null
  role: Role
  createdAt: string
}

/** The states a page can be in while it asks who is there (SHELL-68). */
export type PageAuthState = 'loading' | 'unauthenticated' | Role

declare const proven: unique symbol
type Proven<Kind extends string> = { readonly [proven]: Kind }

/** Proofs of who is calling: data functions ask for one, and only `prove` makes them. */
export type Visitor = { readonly user: SessionUser | null } & Proven<'anyone'>
export type SignedIn = SessionUser & Proven<'signed-in'>
export type Traveler = SessionUser & { readonly role: 'traveler' } & Proven<'traveler'>
export type Host = SessionUser & { readonly role: 'host' } & Proven<'host'>
export type Admin = SessionUser & { readonly role: 'admin' } & Proven<'admin'>
export type Callers = { anyone: Visitor; 'signed-in': SignedIn; traveler: Traveler; host: Host; admin: Admin }

/**
 * Proof that this person may use an access level.
 * @returns the proof, or the code of the refusal
 */
export function prove<A extends keyof Callers>(
  access: A,
  user: SessionUser | null,
): Callers[A] | 'NOT_SIGNED_IN' | 'FORBIDDEN' {
  if (access === 'anyone') return { user } as Callers[A]
  if (!user) return 'NOT_SIGNED_IN'
  if (access !== 'signed-in' && user.role !== access) return 'FORBIDDEN'
  return user as Callers[A]
}

/** First page after signing in when no return path was given (AUTH-05, AUTH-06, AUTH-07). */
export const landingAfterLogin = (role: Role): '/admin/dashboard' | '/host/dashboard' | '/search' =>
  role === 'admin' ? '/admin/dashboard' : role === 'host' ? '/host/dashboard' : '/search'

/** The role's own place, where a guard sends it back to (SHELL-59, SHELL-60). */
export const homeOf = (role: Role): '/admin' | '/host/dashboard' | '/' =>
  role === 'admin' ? '/admin' : role === 'host' ? '/host/dashboard' : '/'

/** The label of a role (SHELL-03). */
export const roleLabel: Record<Role, string> = { traveler: 'Viajero', host: 'Anfitrión', admin: 'Administrador' }

/**
 * A return path that leads only to our own pages (SHELL-56, INV-35).
 * @returns the path with its query, or null when it is absent, foreign or an auth page
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  if (!path || path.length > 2000 || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null
  try {
    const url = new URL(path, 'http://self.invalid')
    // Dots are resolved by now: '/..//elsewhere' has become '//elsewhere', another site.
    if (url.origin !== 'http://self.invalid' || /^\/(\/|auth(\/|$)|api(\/|$))/.test(url.pathname)) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
