import { firstName, type SessionUser } from '#marketplace/accounts/account.rules.ts'
import { signOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { postButtonProps } from '#platform/pages/posted.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Menu, type MenuItem } from '#ui/overlays/menu.tsx'

type MenuOf = { user: SessionUser; items: MenuItem[]; inverse?: boolean }

/** The menu of the signed-in person, with sign-out (SHELL-06, SHELL-07). */
export function PersonMenu({ user, items, inverse }: MenuOf) {
  return (
    <Menu
      label={`Tu cuenta: ${user.name}`}
      triggerClassName={`flex min-h-11 max-w-52 items-center gap-2.5 rounded-pill border py-1 pr-3 pl-1 transition-colors ${inverse ? 'border-on-selva-suave/40 hover:bg-selva-deep' : 'border-hairline bg-papel hover:border-control'}`}
      trigger={
        <>
          <Avatar name={user.name} src={user.avatar} size="sm" />
          <span className="truncate font-semibold max-sm:sr-only">{firstName(user.name)}</span>
          <Icon name="chevron-down" size="xs" />
        </>
      }
      items={[
        ...items,
        'separator',
        {
          label: 'Cerrar sesión',
          icon: 'logout',
          onSelect: () => void signOut(),
          submit: postButtonProps(api.session.signOut),
        },
      ]}
    />
  )
}
