// Notices that must survive a redirect. In the browser a notice is shown at once, because it survives navigation, unless the
// redirect loads a document. A redirect by the server leaves a code in a short-lived cookie, which the next page shows and
// deletes.
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ToastOptions, toast, toastOnNextPage } from '#ui/overlays/toast.tsx'
import { NOTICE_COOKIE, noticeCookie } from '../../session/session.rules.ts'
import { type NoticeCode, notices } from '../../session/session.text.ts'

const noticeOf = (code: NoticeCode): ToastOptions => {
  const width = matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop'
  return { ...notices[code][width], tone: code === 'signed-out' ? 'success' : 'danger' }
}

/** Home is a light page, so a redirect to it loads its document. */
const loadsDocument = (href: string) => href === '/'

/** Attaches a notice to a redirect to `href`. @returns the headers the redirect must carry */
export const noticeHeaders = createIsomorphicFn()
  .server((code: NoticeCode, _href: string): HeadersInit => ({ 'set-cookie': noticeCookie(code) }))
  .client((code: NoticeCode, href: string): HeadersInit => {
    const show = loadsDocument(href) ? toastOnNextPage : toast
    show(noticeOf(code))
    return {}
  })

const isNotice = (code: string): code is NoticeCode => Object.hasOwn(notices, code)

const readNotice = () => document.cookie.match(new RegExp(`(?:^|; )${NOTICE_COOKIE}=([\\w-]+)`))?.[1]

/**
 * The notice with which this page was reached, as its scripts begin. Later the cookie may be the next page's: a redirect away
 * from here has left it, and its page is still to come.
 */
const left = typeof document === 'undefined' ? undefined : readNotice()

/** Shows the notice of a server's redirect, once. In the browser, after hydration. @returns its code, null when there is none */
export function showLeftNotice(): NoticeCode | null {
  const code = left && readNotice()
  // Only on a page that was reached by a redirect, or one that was opened meanwhile in another tab would take it.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!code || !arrival?.redirectCount) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
  document.cookie = `${NOTICE_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
  if (!isNotice(code)) return null
  toast(noticeOf(code))
  return code
}
