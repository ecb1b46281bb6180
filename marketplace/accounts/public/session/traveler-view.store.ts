// 'Ver como viajero' (SHELL-12): a host may view traveler pages, per tab. The tab's own storage decides; a cookie only tells
// the server that some tab does, so that it leaves the decision to the browser.
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageRequest } from '#platform/pages/request.ts'

const NAME = 'torogoz.traveler-view'

/** The address that opens in this mode, also in a new tab (EDIT-03), because a middle click carries nothing else over. */
export const asTraveler = (path: string) => `${path}?vista=viajero`
const isRequested = (search: string) => search.includes('vista=viajero')

/** Whether a host may stay on traveler pages. On the server: whether the address asks for it, or some tab of the browser may. */
export const isTravelerView = createIsomorphicFn()
  .server((search: string) => isRequested(search) || (pageRequest()?.cookie?.includes(`${NAME}=`) ?? false))
  .client((search: string) => {
    try {
      if (isRequested(search)) startTravelerView()
      return sessionStorage.getItem(NAME) === 'on'
    } catch {
      return false
    }
  })

/** Turns the mode on in this tab; the caller then navigates to '/'. */
export function startTravelerView() {
  sessionStorage.setItem(NAME, 'on')
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
  document.cookie = `${NAME}=on; Path=/; SameSite=Lax`
}

/** Turns it off in this tab: on return to the portal, and when the person changes. */
export function endTravelerView() {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Storage is forbidden, so the mode was never on.
  }
}

/** Turns it off in every tab at sign-out, so that the server no longer trusts this browser with it. */
export function endTravelerViews() {
  endTravelerView()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
  document.cookie = `${NAME}=; Max-Age=0; Path=/; SameSite=Lax`
}
