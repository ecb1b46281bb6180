import { useSuspenseQuery } from '@tanstack/react-query'
import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { AdminRouteProps } from '../../../../admin/admin.routes.ts'
import { AdminPage } from '../../../../admin/layout/admin-page-frame.tsx'
import { type AdminBulk, type AdminColumn, type AdminFilter, AdminTable } from '../../../../admin/list/admin-table.tsx'
import { dayAndYear } from '../../../../admin/list/day-and-year.view.ts'
import { DownloadLink } from '../../../../admin/list/download-link.tsx'
import { readView, viewHref } from '../../../../admin/list/list.view.ts'
import { MAX_ROWS } from '../../../../admin/list.rules.ts'
import type { UserRow } from '../user.contract.ts'
import { usersKnown, usersQuery } from '../user.query.ts'
import { stateLabel } from '../user.text.ts'
import { RoleBadge, StateBadge, VerifiedBadge } from './user-badges.tsx'

const PATH = '/admin/users'
const number = new Intl.NumberFormat('es-SV')
const counted = (count: number, one: string, more: string) => `${number.format(count)} ${count === 1 ? one : more}`

const columns: AdminColumn<UserRow>[] = [
  {
    id: 'name',
    header: 'Nombre',
    sort: 'name',
    first: 'asc',
    phone: 'title',
    cell: ({ name, avatar }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name} src={avatar} size="sm" />
        <span className="line-clamp-2 min-w-0 xl:min-w-28">{name}</span>
      </span>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => <Email email={email} />,
  },
  {
    id: 'role',
    header: 'Rol',
    cell: ({ role, verified }) => (
      <span className="flex flex-wrap gap-1.5 max-xl:justify-end">
        <RoleBadge role={role} />
        {role === 'host' && (
          <span className="xl:hidden">
            <VerifiedBadge verified={verified} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'verified',
    header: 'Verificado',
    phone: 'hidden',
    cell: ({ role, verified }) =>
      role === 'host' ? (
        <VerifiedBadge verified={verified} />
      ) : (
        <span className="text-tinta-suave">
          <span aria-hidden="true">—</span>
          <span className="sr-only">No aplica</span>
        </span>
      ),
  },
  {
    id: 'bookings',
    header: 'Actividad',
    sort: 'bookings',
    cell: ({ role, bookings, experiences, received }) => (
      <span className="tabular">
        {role === 'host' ? (
          <>
            <span className="whitespace-nowrap">{counted(experiences, 'experiencia', 'experiencias')}</span>{' '}
            <span className="text-sm whitespace-nowrap text-tinta-suave">
              {counted(received, 'reserva', 'reservas')}
            </span>
          </>
        ) : (
          <span className="whitespace-nowrap">{counted(bookings, 'reserva', 'reservas')}</span>
        )}
      </span>
    ),
  },
  {
    id: 'created',
    header: 'Miembro desde',
    sort: 'created',
    wide: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dayAndYear(createdAt)}
      </time>
    ),
  },
  { id: 'state', header: 'Estado', cell: ({ state }) => <StateBadge state={state} /> },
]

/** Broken before the @ rather than anywhere. */
function Email({ email }: { email: string | null }) {
  if (!email) return <span className="text-tinta-suave">Sin dirección</span>
  const at = email.lastIndexOf('@')
  return (
    <span className="inline-block xl:min-w-44">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

const choices = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const filters: AdminFilter[] = [
  { name: 'role', label: 'Rol', options: choices(roleLabel) },
  { name: 'state', label: 'Estado', options: choices(stateLabel) },
  {
    name: 'verified',
    label: 'Verificación',
    options: [
      { value: 'yes', label: 'Verificados' },
      { value: 'no', label: 'Anfitriones sin verificar' },
    ],
  },
]

const accounts = (count: number) => (count === 1 ? 'esta cuenta' : `${count} cuentas`)
const change = (action: 'suspend' | 'restore' | 'verify') => (ids: string[], reason: string) =>
  adminApi.users.changeMany({ body: { action, ids, ...(reason && { reason }) } })
const bulk: AdminBulk[] = [
  { label: 'Verificar', icon: 'check', run: change('verify') },
  {
    label: 'Reactivar',
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
export function AdminUsers({ search }: AdminRouteProps) {
  const view = readView(search, usersKnown)
  const { data } = useSuspenseQuery(usersQuery(view))
  return (
    <AdminPage title="Usuarios" text="Viajeros, anfitriones y quienes administran Torogoz.">
      <AdminTable
        label="Usuarios"
        path={PATH}
        view={view}
        page={data}
        columns={columns}
        filters={filters}
        searchLabel="Buscar por nombre o email"
        rowHref={({ id }) => `${PATH}/${id}`}
        rowLabel={({ name }) => `a ${name}`}
        defaultSort="created"
        bulk={bulk}
        empty={{
          icon: 'people',
          title: 'Todavía no hay usuarios',
          text: 'Aparecerán aquí en cuanto alguien se registre.',
        }}
        toolbar={
          data.total > 0 && <DownloadLink href={viewHref('/admin/users.csv', view)} page={data} most={MAX_ROWS} />
        }
      />
    </AdminPage>
  )
}
