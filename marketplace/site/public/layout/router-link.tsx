// How links of the UI kit navigate inside the product: by the router, which preloads a page when somebody is about to press
// its link.
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, useRef } from 'react'

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** API answers and files are no pages, so the browser must fetch them itself. */
const isPage = (href: string) => !/^\/(api|files|assets)\//.test(href)
const ponder = 60

/** Light pages are documents of their own, which the browser itself opens (docs/decisions/0219). */
const isDocument = (router: AnyRouter, href: string) =>
  router.getMatchedRoutes(new URL(href, location.origin).pathname)[0].some(({ options }) => options.staticData?.islands)

/**
 * An `<a>` with a finished address. The router's own component would compute it while rendering; a list of cards would cost
 * much more than its HTML.
 */
export function RouterLink({
  href,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onTouchStart,
  ...a
}: RouterLinkProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isInternal = isPage(href) && a.download === undefined
  const preload = () => {
    if (isInternal && !isDocument(router, href)) router.preloadRoute({ href } as never).catch(() => {})
  }
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlainClick = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlainClick || !isInternal || isDocument(router, href)) return
    event.preventDefault()
    router.navigate({ href })
  }
  return (
    <a
      {...a}
      href={href}
      onClick={go}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        clearTimeout(timer.current)
        if (event.pointerType === 'mouse') timer.current = setTimeout(preload, ponder)
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        clearTimeout(timer.current)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        preload()
      }}
    >
      {a.children}
    </a>
  )
}
