// How a link of the kit moves inside the product: by the router, and loaded when someone is about to press it.
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, useRef } from 'react'

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Answers of the API and files are no pages: the browser itself fetches them. */
const isPage = (href: string) => !/^\/(api|files|assets)\//.test(href)
const ponder = 60

/** An `<a>` with a finished address: nothing is computed while rendering, so a list of cards costs no more than its HTML. */
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
  const inside = isPage(href) && a.download === undefined
  const preload = () => {
    if (inside) router.preloadRoute({ href } as never).catch(() => {})
  }
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !plain || !inside) return
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
