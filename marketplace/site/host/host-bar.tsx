import { useRouterState } from '@tanstack/react-router'
import { signOut } from '#marketplace/accounts/public/session/session.store.ts'
import { useUnread } from '#marketplace/conversations/public/chat/chat-button.tsx'
import { BottomNav } from '#ui/navigation/bottom-nav.tsx'
import { daily, dailyNavItems, isOther, messages, others } from './host-nav-items.view.ts'

const look = {
  // Hidden on pages with a bar of their own, such as the editor, because both would be in the same place.
  bar: 'md:hidden [body:has([data-own-bar])_&]:hidden',
  place: 'aria-[current]:text-turquesa-deep',
  face: 'group-aria-[current]:bg-turquesa-soft',
  row: 'aria-[current]:text-turquesa-deep',
  icon: 'text-turquesa-deep',
}

/**
 * The bottom bar of the host portal below 768 px, with the pages a host opens every day; the rest is one tap away.
 * @param path the current path
 */
export function HostBar({ path }: { path: string }) {
  const tab = useRouterState({ select: ({ location }) => (location.search as { tab?: unknown }).tab })
  return (
    <BottomNav
      label="Lugares del portal"
      title="Más del portal"
      places={daily.map((item) => (item.href === messages.href ? { ...item, badge: <Unread /> } : item))}
      current={dailyNavItems(path, tab)?.href ?? null}
      groups={[{ places: others }]}
      isHere={(href) => others.some((item) => item.href === href && isOther(item, path, tab))}
      exit={{ label: 'Cerrar sesión', run: () => void signOut() }}
      classes={look}
    />
  )
}

function Unread() {
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <span className="tabular min-w-5 rounded-pill bg-canela px-1.5 text-center text-xs leading-5 font-bold text-on-canela">
      {unread > 99 ? '99+' : unread}
      <span className="sr-only"> sin leer</span>
    </span>
  )
}
