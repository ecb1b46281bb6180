// The session for every screen. Imported by guards and so part of the first load, so it must stay small.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { api } from '#marketplace/client.ts'
import { deleteSnapshots, unsubscribePush } from '#platform/offline/snapshot-cache.ts'
import { dataOf } from '#platform/pages/api-query.ts'
import { mayHoldSession, pageRequest } from '#platform/pages/request.ts'
import { toast, toastOnNextPage } from '#ui/overlays/toast.tsx'
import { landingAfterLogin, type PageAuthState, type SessionUser, safeReturnPath } from '../../account.rules.ts'
import { landingAfterSignOut } from '../../session/session.rules.ts'
import { checkFailed, SIGN_OUT_FAILED, SIGNED_OUT, VALIDATION_FAILED } from '../../session/session.text.ts'
import { cachedUser, forgetTab, rememberUser } from './session-cache.store.ts'
import { announceSession, onStartProblem, startProblem } from './session-events.view.ts'
import { endTravelerViews } from './traveler-view.store.ts'

const onServer = typeof document === 'undefined'
const RETRIES = 3

/** Whether the page that is rendered was asked for without a session, so that there is none to look for. */
const isStranger = createIsomorphicFn()
  .server(() => {
    const page = pageRequest()
    return page !== undefined && !mayHoldSession(page.cookie)
  })
  .client(() => false)

/** The session: a user, or null. Reloaded after 5 minutes; a failing check is retried after 1, 2 and 3 s (AUTH-34). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<SessionUser | null> => {
    if (isStranger()) return null
    const { user } = await dataOf(api.session.show())
    rememberUser(user, new Date())
    return user
  },
  retry: onServer ? false : RETRIES,
  retryDelay: (failures) => (failures + 1) * 1000,
  // A check that gave up waits for the retry button, not for the next component that mounts.
  retryOnMount: false,
  // Being offline must count as a failed check, or it would wait for ever.
  networkMode: 'always',
})

/** A call was refused because the session ended: reloading the session lets the guards decide where to go. */
export function handleSignedOut(queryClient: QueryClient, refusal: { code: string }): undefined {
  if (refusal.code === 'NOT_SIGNED_IN') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

export type Session = {
  /** `loading` only until the first answer (AUTH-32, SHELL-68). */
  state: PageAuthState
  user: SessionUser | null
  /** Technical text of a failing check, for the session screen; null otherwise. */
  error: string | null
  retry: () => void
}

/**
 * The session for components. After the third failed retry it contains the user this tab knew less than an hour ago, and the
 * error (AUTH-35). What is rendered from it grants nothing, because the server checks the real session at every call.
 */
export function useSession(): Session {
  const query = useQuery(sessionQuery)
  const user = query.data ?? (query.isError ? cachedUser(new Date()) : null)
  const unprepared = useSyncExternalStore(onStartProblem, startProblem, () => null)
  const cause = query.failureReason && checkFailed(query.failureReason.message)
  return {
    state: query.isPending ? 'loading' : (user?.role ?? 'unauthenticated'),
    user,
    error: query.isError && query.failureCount > RETRIES ? `${VALIDATION_FAILED}\n${cause}` : (cause ?? unprepared),
    // A scheduled retry runs at once; a waiting guard keeps waiting.
    retry: () => void query.refetch({ cancelRefetch: false }),
  }
}

/** A guard could not load the session; the session screen shows the message. The server tries once only. */
class SessionUnknown extends Error {
  constructor(cause: unknown) {
    const line = checkFailed((cause as Error).message)
    super(onServer ? line : `${VALIDATION_FAILED}\n${line}`)
  }
}
/** By message, because errors that crossed from the server to the browser have lost their class. */
export const isSessionUnknown = (error: unknown) => error instanceof Error && error.message.includes(checkFailed(''))

/**
 * The user for guards: cached for at most 5 minutes, else loaded. When that fails, the last known user.
 * @throws SessionUnknown when it fails and nobody is known
 */
export async function requireKnownUser(queryClient: QueryClient): Promise<SessionUser | null> {
  try {
    return await queryClient.fetchQuery(sessionQuery)
  } catch (error) {
    const cached = queryClient.getQueryData(sessionQuery.queryKey) ?? cachedUser(new Date())
    if (cached) return cached
    throw new SessionUnknown(error)
  }
}

/**
 * The user for public pages: never fails, and never waits in the browser. Until the first answer it is the user this tab knew,
 * who only decides what is rendered; SessionSync runs the guards again when the answer arrives.
 */
export async function userForRender(queryClient: QueryClient): Promise<SessionUser | null> {
  if (onServer) return requireKnownUser(queryClient).catch(() => null)
  const state = queryClient.getQueryState<SessionUser | null>(sessionQuery.queryKey)
  if (state?.data === undefined || state.status === 'error' || Date.now() - state.dataUpdatedAt > 300_000)
    void queryClient.prefetchQuery(sessionQuery)
  return state?.data ?? cachedUser(new Date())
}

/**
 * Continues after a sign-in: to the return path, else to the role's landing page (AUTH-05 to 07). By a full load, so that
 * nothing of another person stays in memory.
 */
export function continueSignedIn(user: SessionUser, returnPath: string | null | undefined) {
  rememberUser(user, new Date())
  announceSession()
  location.assign(safeReturnPath(returnPath) ?? landingAfterLogin(user.role))
}

/** After a session has ended: deletes the person's data in this browser and tells its other tabs. */
export async function clearPersonalData() {
  forgetTab()
  await Promise.all([deleteSnapshots(), unsubscribePush()])
  endTravelerViews()
  announceSession()
}

/**
 * Ends the session and goes to the start of the area: '/' or /auth/host/login, where the notice 'Sesión cerrada' appears. @returns
 * false when the server could not be reached; the notice about that is already shown
 */
export async function signOut(): Promise<boolean> {
  const answer = await api.session.signOut()
  if (!answer.ok) {
    toast({ title: SIGN_OUT_FAILED, description: answer.refusal.message, tone: 'danger' })
    return false
  }
  await clearPersonalData()
  toastOnNextPage({ title: SIGNED_OUT, tone: 'success' })
  location.assign(landingAfterSignOut(location.pathname))
  return true
}
