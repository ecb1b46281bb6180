import type { ReactNode } from 'react'
import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { signOut, useSession } from '#marketplace/accounts/session/parts/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { usePath } from './use-path.ts'

/** The side menu of the back office (SHELL-15); a page of a later issue brings its entry along. */
const places: { href: string; also: string; label: string; icon: IconName }[] = [
  { href: '/admin', also: '/admin/dashboard', label: 'Panel', icon: 'grid' },
]

export function AdminFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const path = usePath()
  return (
    <div className="flex min-h-dvh flex-col md:grid md:grid-cols-[15rem_1fr] md:grid-rows-[auto_1fr]">
      <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-hairline bg-papel px-4 md:col-span-2 md:px-6">
        <Link href="/admin" aria-label="Torogoz, administración" className="rounded-control">
          <Wordmark name="Torogoz" />
        </Link>
        {user && (
          <div className="ml-auto flex min-w-0 items-center gap-3">
            <span className="min-w-0 text-right leading-tight">
              <span className="block truncate font-semibold">{user.name}</span>
              <span className="block text-sm text-anil">{roleLabel[user.role]}</span>
            </span>
            <Avatar name={user.name} src={user.avatar} className="max-sm:hidden" />
            <button
              type="button"
              onClick={() => void signOut(user.role)}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-lino"
            >
              <Icon name="logout" />
              <span className="max-sm:sr-only">Salir</span>
            </button>
          </div>
        )}
      </header>
      <nav aria-label="Administración" className="border-hairline bg-papel max-md:border-b md:border-r">
        <ul className="flex gap-1 overflow-x-auto p-3 md:sticky md:top-16 md:flex-col md:p-4">
          {places.map(({ href, also, label, icon }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={path === href || path === also ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-tinta-suave hover:bg-lino hover:text-tinta aria-[current]:bg-anil-soft aria-[current]:text-anil-deep"
              >
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="contenido" className="min-w-0">
        {children}
      </main>
    </div>
  )
}
