import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { signOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { staffRoleLabel } from '#marketplace/accounts/staff/staff.text.ts'
import { adminApi, api } from '#marketplace/client.ts'
import { postButtonProps } from '#platform/pages/posted.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Wordmark } from '#ui/icons/mark.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { usePermission } from '../actions/use-permission.ts'
import type { Badges } from '../dashboard/dashboard.contract.ts'
import { adminQuery } from '../list/list.query.ts'
import { AdminSearchBox } from '../search/admin-search-box.tsx'
import { AdminBar } from './admin-bar.tsx'
import { BadgeCount } from './badge-count.tsx'
import { hrefOf, isHere, market, type NavItem, operation, settings } from './nav-items.view.ts'

const badgesQuery = queryOptions({
  ...adminQuery(['badges'], () => adminApi.dashboard.showBadges()),
  refetchInterval: MINUTE_MS,
})

const action =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-lino lg:px-3'

/** The frame of the back office: header, side menu and, below 1024 px, the bottom bar (SHELL-15, SHELL-16). */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const hydrated = useHydrated()
  const { data } = useQuery({ ...badgesQuery, enabled: hydrated })
  const badges = hydrated ? data : undefined
  const mayDo = usePermission()
  const opens = ({ permission }: NavItem) => permission === null || mayDo(permission)
  // Where everybody finds at least what is their own: password and second step.
  const ownSettings = opens(settings)
    ? { href: hrefOf(settings), label: settings.label }
    : { href: '/admin/security', label: 'Tu seguridad' }
  const groups = [
    { label: 'Administración', places: market.filter(opens) },
    { label: 'Operación', places: operation.filter(opens) },
  ]
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-t-4 border-b border-t-anil border-b-hairline bg-papel pr-2 pl-4 lg:col-span-2 lg:px-6 print:hidden">
        <Link href="/admin" className="flex shrink-0 items-center gap-3 rounded-control">
          <Wordmark name="Torogoz" />{' '}
          <span className="border-l border-hairline pl-3 font-medium text-anil max-lg:sr-only">Administración</span>
        </Link>
        <AdminSearchBox />
        {user && (
          <div className="ml-auto flex min-w-0 items-center gap-1 lg:gap-2">
            <span className="min-w-0 text-right leading-tight max-[23rem]:sr-only">
              <span className="block truncate font-semibold">{user.name}</span>
              <span className="block truncate text-sm text-anil">
                {user.staffRole ? staffRoleLabel[user.staffRole] : roleLabel[user.role]}
              </span>
            </span>
            <Avatar name={user.name} src={user.avatar} className="max-lg:hidden" />
            {/* With large text a phone has no room for it; it is under 'Más' too. */}
            <Link href={ownSettings.href} title={ownSettings.label} className={`${action} max-lg:big-text:hidden`}>
              <Icon name="settings" />
              <span className="sr-only">{ownSettings.label}</span>
            </Link>
            <button
              {...postButtonProps(api.session.signOut)}
              onClick={(event) => {
                event.preventDefault()
                void signOut()
              }}
              className={action}
            >
              <Icon name="logout" />
              <span className="max-lg:sr-only">Salir</span>
            </button>
          </div>
        )}
      </header>
      <div className="border-r border-hairline bg-papel max-lg:hidden print:hidden">
        <nav
          aria-label="Administración"
          className="sticky top-16 max-h-[calc(100dvh-var(--spacing)*16)] overflow-y-auto p-4"
        >
          {groups.map(({ label, places }) =>
            places.length === 0 ? null : (
              <Group key={label} label={label} places={places} path={path} badges={badges} />
            ),
          )}
        </nav>
      </div>
      <main id="contenido" className="min-w-0 flex-1 max-lg:pb-[calc(var(--spacing)*20+env(safe-area-inset-bottom))]">
        {children}
      </main>
      <AdminBar path={path} groups={groups} badges={badges} />
    </div>
  )
}

type GroupProps = { label: string; places: NavItem[]; path: string; badges: Badges | undefined }

function Group({ label, places, path, badges }: GroupProps) {
  const first = label === 'Administración'
  return (
    <>
      {!first && <p className="mt-5 mb-1 px-3 text-sm font-semibold text-tinta-suave">{label}</p>}
      <ul aria-label={label} className="grid gap-0.5">
        {places.map((place) => (
          <li key={place.path}>
            <Link
              href={hrefOf(place)}
              aria-current={isHere(place, path) ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-tinta-suave transition-colors hover:bg-lino hover:text-tinta aria-[current]:bg-anil-soft aria-[current]:text-anil-deep"
            >
              <Icon name={place.icon} />
              <span className="min-w-0 flex-1">{place.label}</span>
              <BadgeCount count={place.badge && badges?.[place.badge]} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
