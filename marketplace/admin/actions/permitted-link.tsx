import type { ReactNode } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { Link } from '#ui/navigation/link.tsx'
import { usePermission } from './use-permission.ts'

type PermittedLinkProps = { permission: Permission | undefined; href: string; className?: string; children: ReactNode }

/**
 * A link to a page of the back office that only some roles open; for the others its words alone.
 * @param permission the page's; undefined: whoever sees the link opens it
 */
export function PermittedLink({ permission, href, className = 'link', children }: PermittedLinkProps) {
  const mayDo = usePermission()
  if (permission && !mayDo(permission)) return children
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  )
}
