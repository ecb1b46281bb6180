// Checks of every request, before anything reads it.

import { ADDRESS_HEADER, REQUEST_ID_HEADER } from '../request/request-headers.ts'
import { errorResponse, isApi } from '../response/error-response.ts'
import { limitsAreOn, withinAccountLimit, withinAddressLimit } from './limits.ts'
import { isPostedForm } from './origin.ts'

const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** Mail programs end a subscription with a POST to the page people open (RFC 8058). */
const POSTED_PAGES = ['/subscription']
/** Pages outside of the application, with forms of their own. */
const POSTED_FOLDER = '/w/'

/** PostgreSQL can not store NUL, and nobody types one. */
const NUL = /%00/

function isReadable(pathname: string): boolean {
  try {
    // The result is used, because a bundler drops a call to a pure function whose result is not.
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

const validQuery = (search: string) => {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => !NUL.test(pair))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Why an address or a method is not served at all; null when it is. */
export function refuseForm(request: Request, requestId: string): Response | null {
  const { pathname, search } = new URL(request.url)
  const isPage = !isApi(pathname)
  if (!isReadable(pathname) || (NUL.test(search) && !isPage)) return errorResponse(request, 'MALFORMED', { requestId })
  // A page still opens, without the malformed parts, because a person can not repair an address.
  if (NUL.test(search)) {
    // Two slashes at the beginning would lead to another site (INV-35).
    const location = pathname.replace(/^[/\\]+/, '/') + validQuery(search)
    return new Response(null, { status: 302, headers: { location } })
  }
  const posts = POSTED_PAGES.includes(pathname) || pathname.startsWith(POSTED_FOLDER) || isPostedForm(request)
  const methods = !isPage ? API_METHODS : posts ? [...PAGE_METHODS, 'POST'] : PAGE_METHODS
  const allow = methods.join(', ')
  if (!methods.includes(request.method)) return errorResponse(request, 'METHOD', { requestId, allow })
  return request.method === 'OPTIONS' ? new Response(null, { status: 204, headers: { allow } }) : null
}

/**
 * Applies the limits per address to everything but build files, and per account to pages; API calls count their account where
 * the session is known.
 * @param accountOf who is signed in; called for pages only, and must not fail
 * @returns the refusal, or null
 */
export async function refuseFlood(
  request: Request,
  accountOf: (request: Request) => Promise<string | null>,
): Promise<Response | null> {
  const address = request.headers.get(ADDRESS_HEADER)
  if (!address || !limitsAreOn()) return null
  const { pathname } = new URL(request.url)
  const isFile = /^\/(files|share|map-picture)\//.test(pathname)
  const isPage = !isFile && !isApi(pathname)
  const wait =
    (await withinAddressLimit(address, isFile ? 'files' : 'requests', request)) ??
    (isPage ? await withinAccountLimit(await accountOf(request), request) : null)
  if (!wait) return null
  return errorResponse(request, 'TOO_MANY', {
    requestId: request.headers.get(REQUEST_ID_HEADER) ?? '',
    retryAfter: wait,
  })
}
