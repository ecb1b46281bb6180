import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepSnapshotsOf } from '#platform/offline/snapshot-cache.ts'
import { showKeptToasts, toast } from '#ui/overlays/toast.tsx'
import { isHostArea, ownAreaFor } from '../../session/session.rules.ts'
import { GAVE_UP, SESSION_SCREEN } from '../../session/session.text.ts'
import { showLeftNotice } from './notices.view.ts'
import { sessionQuery, useSession } from './session.store.ts'
import { cachedUser, rememberUser } from './session-cache.store.ts'
import { onSessionAnnounced } from './session-events.view.ts'
import { endTravelerView, isTravelerView } from './traveler-view.store.ts'

/**
 * Keeps a tab in step with the session; once, in the root, and draws nothing. It shows what redirects and sign-outs left to
 * say (also the toasts kept by toastOnNextPage), follows other tabs (AUTH-37), prolongs the session when a tab is new,
 * and when somebody else is there than before drops what was loaded and asks the guards again.
 */
export function SessionKeeper() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { user, state, error } = useSession()
  const who = state === 'loading' ? undefined : user && `${user.id} ${user.role}`
  const before = useRef(who)

  useEffect(() => {
    showLeftNotice()
    showKeptToasts()
    const check = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    // The answer that came with the page could not write a longer-lived cookie; one over HTTP can.
    const known = queryClient.getQueryData(sessionQuery.queryKey)
    if (known && cachedUser(new Date())?.id !== known.id) check()
    const returned = (event: PageTransitionEvent) => event.persisted && check()
    addEventListener('pageshow', returned)
    const stop = onSessionAnnounced(check)
    return () => {
      removeEventListener('pageshow', returned)
      stop()
    }
  }, [queryClient])

  useEffect(() => {
    if (who === before.current) return
    const known = before.current !== undefined
    before.current = who
    if (!known) {
      // The first answer, on a page that came without one: its guards went by who was remembered. A failure is no answer.
      if (queryClient.getQueryData(sessionQuery.queryKey) !== undefined) void router.invalidate()
      return
    }
    // A check that had failed starts again: the guards wait for it, and the session screen with them.
    if (who === undefined) return void router.invalidate()
    rememberUser(user, new Date())
    endTravelerView()
    const ofSomebody = ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0]
    // The guards first: they may lead away from a page whose data this person must not ask for.
    void router.invalidate().then(() => {
      queryClient.removeQueries({ type: 'inactive', predicate: ofSomebody })
      return queryClient.invalidateQueries({ type: 'active', predicate: ofSomebody })
    })
  }, [who, user, queryClient, router])

  // The page stays usable with the user this tab knew; that the check failed is said, with the way to repeat it (AUTH-35).
  const gaveUp = error?.startsWith(GAVE_UP) ? error : null
  useEffect(() => {
    const onSelect = () => void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
    // What failed on the server, which tries once, the browser tries for itself.
    if (error && queryClient.getQueryState(sessionQuery.queryKey)?.fetchStatus === 'idle' && !gaveUp) onSelect()
    // Where a page waits for the answer, its screen says so.
    if (!gaveUp || document.querySelector(`[aria-label='${SESSION_SCREEN}']`)) return
    toast({
      title: 'No pudimos verificar tu sesión',
      description: 'Seguimos con lo último que sabíamos. Revisa tu conexión.',
      tone: 'danger',
      action: { label: 'Reintentar', onSelect },
    })
  }, [error, gaveUp, queryClient])

  // What is kept on this device is one person's; a failed check says nothing about who is there.
  const owner = state === 'loading' || error ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (owner !== undefined) void keepSnapshotsOf(owner)
  }, [owner])

  const role = user?.role
  useEffect(() => {
    if (isHostArea(location.pathname)) endTravelerView()
    // The server let a host see a traveler page because some tab views as a traveler, which is not this one. The page is
    // left as a whole: it may not have come alive in all its parts yet.
    else if (role === 'host' && !isTravelerView(location.search)) {
      const place = ownAreaFor(role, location.pathname)
      if (place) location.replace(place)
    }
  }, [role])

  return null
}
