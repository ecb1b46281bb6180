// 'Ver como viajero' (SHELL-12): per tab, a host may look at the traveler pages. The tab's own storage decides; the
// cookie only tells the server that some tab is in this mode, so that it leaves the decision to the browser.
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageRequest } from '#platform/pages/request.ts'

const NAME = 'torogoz.traveler-view'

/** The address that opens in this mode, also in a tab of its own (EDIT-03): a middle click carries nothing else over. */
export const asTraveler = (path: string) => `${path}?vista=viajero`
const asks = (search: string) => search.includes('vista=viajero')

/** Whether a host may stay on traveler pages. On the server: whether the address asks for it, or one of the browser's tabs may. */
export const isTravelerView = createIsomorphicFn()
  .server((search: string) => asks(search) || (pageRequest()?.cookie?.includes(`${NAME}=`) ?? false))
  .client((search: string) => {
    try {
      if (asks(search)) startTravelerView()
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

/** Turns it off in this tab: on return to the portal, and when somebody else is there than before. */
export function endTravelerView() {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Storage is forbidden: the mode was never on.
  }
}

/** Turns it off in every tab, at sign-out: the server trusts no tab of this browser with it any more. */
export function endTravelerViews() {
  endTravelerView()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
  document.cookie = `${NAME}=; Max-Age=0; Path=/; SameSite=Lax`
}
