import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deleteSnapshotsOfOthers } from '#platform/offline/snapshot-cache.ts'
import { useNavigation } from '#platform/pages/location/page-location.ts'
import { showStoredToasts, toast } from '#ui/overlays/toast.tsx'
import { areaRedirect, isHostArea } from '../../session/session.rules.ts'
import { SESSION_SCREEN, VALIDATION_FAILED } from '../../session/session.text.ts'
import { showLeftNotice } from './notices.view.ts'
import { clearPersonalData, sessionQuery, useSession } from './session.store.ts'
import { cachedUser, claimTab, rememberUser, showAccount, shownAccount, startAnew } from './session-cache.store.ts'
import { onSessionAnnounced } from './session-events.view.ts'
import { endTravelerView, isTravelerView } from './traveler-view.store.ts'

/**
 * Keeps a tab in step with the session; mounted once, in the root, renders nothing. It shows notices left by redirects and
 * sign-outs (also the toasts kept by toastOnNextPage), follows other tabs (AUTH-37), prolongs the session in a new tab, and
 * when the session ends it drops loaded data and runs the guards again. For another person the page is loaded anew.
 */
export function SessionSync() {
  const { reload, byDocument } = useNavigation()
  const queryClient = useQueryClient()
  const { user, state, error } = useSession()
  const identity = state === 'loading' ? undefined : user && `${user.id} ${user.role}`
  const before = useRef(identity)

  useEffect(() => {
    // A sign-out by a form, before the scripts came, left everything of this person in the browser.
    if (showLeftNotice() === 'signed-out') void clearPersonalData()
    showStoredToasts()
    const check = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    // The answer rendered with the page could not set a longer-lived cookie; a request over HTTP can.
    const cached = queryClient.getQueryData(sessionQuery.queryKey)
    if (cached) claimTab(cached.id)
    if (cached && cachedUser(new Date())?.id !== cached.id) check()
    const returned = (event: PageTransitionEvent) => event.persisted && check()
    addEventListener('pageshow', returned)
    const unsubscribe = onSessionAnnounced(check)
    return () => {
      removeEventListener('pageshow', returned)
      unsubscribe()
    }
  }, [queryClient])

  useEffect(() => {
    // Also when nobody was signed in in between: what is typed on a public page outlives the session.
    const shown = shownAccount()
    if (user && shown && shown !== user.id) return startAnew()
    if (user) showAccount(user.id)
    if (identity === before.current) return
    const isKnown = before.current !== undefined
    before.current = identity
    if (!isKnown) {
      // The first answer on a page that came without one: its guards used the remembered user, so they run again. A failure is
      // no answer. A light page is open to everybody, so it has no guards to run.
      if (!byDocument && queryClient.getQueryData(sessionQuery.queryKey) !== undefined) void reload()
      return
    }
    // A failed check starts again: guards and the session screen wait for it.
    if (identity === undefined) return byDocument ? undefined : void reload()
    rememberUser(user, new Date())
    endTravelerView()
    const ofSomebody = ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0]
    // Guards first, because they may leave a page whose data this person must not request.
    void reload().then(() => {
      queryClient.removeQueries({ type: 'inactive', predicate: ofSomebody })
      return queryClient.invalidateQueries({ type: 'active', predicate: ofSomebody })
    })
  }, [identity, user, queryClient, reload, byDocument])

  // The page stays usable with the last known user; the failed check is reported with a retry button (AUTH-35).
  const gaveUp = error?.startsWith(VALIDATION_FAILED) ? error : null
  useEffect(() => {
    const onSelect = () => void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
    // The server tries only once, so the browser tries again itself.
    if (error && queryClient.getQueryState(sessionQuery.queryKey)?.fetchStatus === 'idle' && !gaveUp) onSelect()
    // A page that waits for the answer shows the failure itself.
    if (!gaveUp || document.querySelector(`[aria-label='${SESSION_SCREEN}']`)) return
    toast({
      title: 'No pudimos verificar tu sesión',
      description: 'Seguimos con lo último que sabíamos.',
      tone: 'danger',
      action: { label: 'Reintentar', onSelect },
    })
  }, [error, gaveUp, queryClient])

  // Data on this device belongs to one person; a failed check says nothing about who it is.
  const owner = state === 'loading' || error ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (owner !== undefined) void deleteSnapshotsOfOthers(owner)
  }, [owner])

  const role = user?.role
  useEffect(() => {
    if (isHostArea(location.pathname)) endTravelerView()
    // The server admitted a host to a traveler page because some tab views as a traveler, but not this one. Leaves by a full
    // load, because parts of the page may not be hydrated yet.
    else if (role === 'host' && !isTravelerView(location.search)) {
      const place = areaRedirect(role, location.pathname)
      if (place) location.replace(place)
    }
  }, [role])

  return null
}
