import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Link } from './link.tsx'

/** To the page above this one. @param children its name, which may be long: one line of it is shown */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="link inline-flex min-h-11 max-w-full items-center gap-2">
    <Icon name="arrow-left" size="sm" />
    <span className="line-clamp-1">{children}</span>
  </Link>
)
