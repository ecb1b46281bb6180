import { adminApi } from '#marketplace/client.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import type { AdminBulk } from '../../../../admin/list/admin-bulk.tsx'
import { DayAndYear } from '../../../../admin/list/day-and-year.tsx'
import { EmailAddress } from '../../../../admin/list/email-address.tsx'
import { listScreen } from '../../../../admin/list/list-screen.tsx'
import { userList } from '../user.list.ts'
import { RoleBadge, StateBadge, VerifiedBadge } from './user-badges.tsx'

const number = new Intl.NumberFormat('es-SV')
const pluralize = (count: number, singular: string, plural: string) =>
  `${number.format(count)} ${count === 1 ? singular : plural}`

const accounts = (count: number) => (count === 1 ? 'esta cuenta' : `${count} cuentas`)
const change = (action: 'suspend' | 'restore' | 'verify') => (ids: string[], reason: string) =>
  adminApi.users.changeMany({ body: { action, ids, ...(reason && { reason }) } })
const bulk: AdminBulk[] = [
  { label: 'Verificar', permission: 'people.write', icon: 'check', run: change('verify') },
  {
    label: 'Reactivar',
    permission: 'people.write',
    icon: 'refresh',
    ask: {
      title: (count) => `¿Reactivar ${accounts(count)}?`,
      text: 'Podrán entrar otra vez y sus experiencias publicadas vuelven al sitio. Reciben un correo.',
      reason: false,
    },
    run: change('restore'),
  },
  {
    label: 'Suspender',
    permission: 'people.write',
    icon: 'lock',
    tone: 'danger',
    ask: {
      title: (count) => `¿Suspender ${accounts(count)}?`,
      text: 'Sus sesiones terminan ahora mismo y sus experiencias salen del sitio; las reservas hechas siguen en pie. Cada persona recibe un correo con este motivo.',
      reason: true,
    },
    run: change('suspend'),
  },
]

/** Everybody with an account (ADM-05). */
export const userScreen = listScreen(userList, (query) => adminApi.users.list({ query }), {
  rowLabel: ({ name }) => `a ${name}`,
  bulk,
  cells: {
    name: ({ name, avatar }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name} src={avatar} size="sm" />
        <span className="line-clamp-2 min-w-0 xl:min-w-28">{name}</span>
      </span>
    ),
    email: ({ email }) => <EmailAddress email={email} />,
    role: ({ role, staffRole, verified }) => (
      <span className="flex flex-wrap gap-1.5 max-xl:justify-end">
        <RoleBadge role={role} staffRole={staffRole} />
        {role === 'host' && (
          <span className="xl:hidden">
            <VerifiedBadge verified={verified} />
          </span>
        )}
      </span>
    ),
    verified: ({ role, verified }) =>
      role === 'host' ? (
        <VerifiedBadge verified={verified} />
      ) : (
        <span className="text-tinta-suave">
          <span aria-hidden="true">—</span>
          <span className="sr-only">No aplica</span>
        </span>
      ),
    bookings: ({ role, bookings, experiences, received }) => (
      <span className="tabular">
        {role === 'host' ? (
          <>
            <span className="whitespace-nowrap">{pluralize(experiences, 'experiencia', 'experiencias')}</span>{' '}
            <span className="text-sm whitespace-nowrap text-tinta-suave">
              {pluralize(received, 'reserva', 'reservas')}
            </span>
          </>
        ) : (
          <span className="whitespace-nowrap">{pluralize(bookings, 'reserva', 'reservas')}</span>
        )}
      </span>
    ),
    created: ({ createdAt }) => <DayAndYear at={createdAt} />,
    state: ({ state }) => <StateBadge state={state} />,
  },
})
