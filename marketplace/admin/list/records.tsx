import type { ReactNode } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PermittedLink } from '../actions/permitted-link.tsx'
import { AdminSection } from '../layout/admin-page-frame.tsx'

type RecordsProps<Item> = {
  title: string
  icon: IconName
  items: Item[]
  /** The link to all of them, where there are more than these. */
  all: { href: string; label: string } | false
  children: (item: Item) => ReactNode
}

/** A few rows of a kind in a section of their own; nothing without rows. */
export function Records<Item>({ title, icon, items, all, children }: RecordsProps<Item>) {
  if (items.length === 0) return null
  return (
    <AdminSection title={title} icon={icon}>
      <ul className="-my-3 divide-y divide-hairline">{items.map(children)}</ul>
      {all && (
        <p className="mt-5">
          <Link href={all.href} className="link">
            {all.label}
          </Link>
        </p>
      )}
    </AdminSection>
  )
}

type RecordProps = {
  href: string
  /** Of its page, where not everybody who sees the row opens it. */
  permission?: Permission
  title: ReactNode
  text: ReactNode
  children: ReactNode
}

/** One row; all of it is clickable. */
export const Record = ({ href, permission, title, text, children }: RecordProps) => (
  <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <p className="line-clamp-2 font-semibold wrap-anywhere">
        <PermittedLink permission={permission} href={href} className="after:absolute after:inset-0 hover:underline">
          {title}
        </PermittedLink>
      </p>
      <div className="text-sm wrap-anywhere text-tinta-suave">{text}</div>
    </div>
    {children}
  </li>
)
