/**
 * Links of the kit. The kit does not know the router: the product tells once, near the root, which component draws a link.
 *   <LinkProvider value={RouterLink}>…</LinkProvider>   RouterLink takes the props of <a>
 *   <Link href className …>                             the provider's component, or a plain <a> without one
 */
import { type ComponentProps, type ComponentType, createContext, use } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

export const LinkProvider = LinkContext

/** The provided link component, for parts rendered outside of the page's tree. */
export const useProvidedLink = () => use(LinkContext)

export function Link(props: LinkProps) {
  const Routed = use(LinkContext)
  return Routed && props.href.startsWith('/') && !props.target ? <Routed {...props} /> : <a {...props} />
}
