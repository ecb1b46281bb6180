import { Icon } from '#ui/icons/icon.tsx'
import type { Role } from '../../account.rules.ts'

export type BellProps = { role: Role; inverse?: boolean | undefined }

export const bellClass = (inverse?: boolean) =>
  `relative flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors ${inverse ? 'text-on-selva hover:bg-selva-deep' : 'text-tinta hover:bg-lino'}`

export const noticesPath = (role: Role) => (role === 'host' ? '/host/notices' : '/profile/notices')

export const bellLabel = (unread: number) =>
  unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos, 1 sin leer' : `Avisos, ${unread} sin leer`

export const BellIcon = ({ unread = 0 }: { unread?: number }) => (
  <>
    <Icon name="bell" size="lg" />
    {unread > 0 && (
      <span
        aria-hidden="true"
        className="tabular absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-pill bg-canela px-1 text-xs font-bold text-on-canela"
      >
        {unread > 9 ? '9+' : unread}
      </span>
    )}
  </>
)
