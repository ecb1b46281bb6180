import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation, usePageLocation } from '#platform/pages/location/page-location.ts'

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link of the search page. Another search is shown in place; every other address is a document. */
export function SearchLink({ href, onClick, ...a }: SearchLinkProps) {
  const { setAddress } = useNavigation()
  const { pathname } = usePageLocation()
  if (href.split(/[?#]/, 1)[0] !== pathname) return <a {...a} href={href} onClick={onClick} />
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAddress(href)
    scrollTo(0, 0)
  }
  return <a {...a} href={href} data-in-place="" onClick={show} />
}
