// Words that must outlive a redirect. In the browser a notice is shown at once, since notices outlive navigation; a
// redirect by the server leaves its code in a cookie of a few seconds, shown and cleared by the page that arrives.
import { createIsomorphicFn } from '@tanstack/react-start'
import { toast } from '#ui/overlays/toast.tsx'
import { type NoticeCode, notices } from '../../session/session.text.ts'

const NAME = 'torogoz.notice'

const show = (code: NoticeCode) => {
  const width = matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop'
  toast({ ...notices[code][width], tone: 'danger' })
}

/** Says a notice along with a redirect. @returns the headers the redirect must carry */
export const noticeHeaders = createIsomorphicFn()
  .server((code: NoticeCode): HeadersInit => ({ 'set-cookie': `${NAME}=${code}; Max-Age=20; Path=/; SameSite=Lax` }))
  .client((code: NoticeCode): HeadersInit => {
    show(code)
    return {}
  })

/** Shows what a redirect of the server left behind, once. For the browser, when a page has come alive. */
export function showLeftNotice() {
  const code = document.cookie.match(new RegExp(`(?:^|; )${NAME}=([\\w-]+)`))?.[1]
  // Only a page that was itself reached by a redirect: one that is just being left must not take the words along.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!code || !arrival?.redirectCount) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
  document.cookie = `${NAME}=; Max-Age=0; Path=/; SameSite=Lax`
  if (Object.hasOwn(notices, code)) show(code as NoticeCode)
}
