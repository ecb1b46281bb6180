import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stars } from '#ui/stars.tsx'
import { DescriptionList } from '../../../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../../../admin/actions/if-permitted.tsx'
import type { AdminRouteProps } from '../../../../admin/admin-route.view.ts'
import { AuditHistory } from '../../../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../../../admin/layout/admin-page-frame.tsx'
import { dayAndYear } from '../../../../admin/list/day-and-year.view.ts'
import { StaffReliability } from '../../../../bookings/admin/reliability/staff-reliability.tsx'
import { OpenCaseButton } from '../../../../cases/admin/open-case.tsx'
import type { UserDetail } from '../user.contract.ts'
import { userQuery } from '../user.query.ts'
import { cancelledText, openText, UserActions } from './user-actions.tsx'
import { RoleBadge, StateBadge, VerifiedBadge } from './user-badges.tsx'
import { UserContacts, UserMoney } from './user-contacts.tsx'
import { UserNotes } from './user-notes.tsx'
import { UserRecords } from './user-records.tsx'

const number = new Intl.NumberFormat('es-SV')
const moment = (instant: string) => `${longDate(instant)}, ${timeOfDay(instant)}`
const providers: Record<string, string> = { credential: 'Contraseña', google: 'Google', facebook: 'Facebook' }

/** Everything about one person, and the actions on them (ADM-05, ADM-13). */
export function AdminUserDetail({ id }: AdminRouteProps) {
  const { data: user } = useSuspenseQuery(userQuery(id))
  return (
    <AdminPage
      back={{ href: '/admin/users', label: 'Usuarios' }}
      title={
        <span className="flex items-center gap-4">
          <Avatar name={user.name} src={user.avatar} size="lg" />
          <span className="min-w-0">{user.name}</span>
        </span>
      }
      text={
        <span className="flex flex-wrap items-center gap-2">
          <RoleBadge role={user.role} staffRole={user.staffRole} />
          <StateBadge state={user.state} />
          {user.role === 'host' && <VerifiedBadge verified={user.verified} />}
        </span>
      }
      actions={
        user.state !== 'deleted' && (
          <>
            <OpenCaseButton person={user} />
            <UserActions user={user} />
          </>
        )
      }
    >
      <AccountStatus user={user} />
      <div className="grid grid-cols-1 items-start gap-6 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Account user={user} />
          {user.host && <HostFigures host={user.host} suspended={user.state === 'suspended'} />}
          {user.role !== 'admin' && <StaffReliability id={user.id} />}
          <IfPermitted permission="people.write">
            <UserContacts user={user} />
          </IfPermitted>
          <UserRecords user={user} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <IfPermitted permission="people.write">
            <UserNotes user={user} />
            <UserMoney id={user.id} />
          </IfPermitted>
          <AuditHistory type="user" id={user.id} />
        </div>
      </div>
    </AdminPage>
  )
}

/** Notices about this account: one's own, suspended, deleted. */
function AccountStatus({ user }: { user: UserDetail }) {
  if (user.state === 'deleted')
    return (
      <Notice tone="info" title={`Eliminó su cuenta el ${user.deletedAt && dayAndYear(user.deletedAt)}`}>
        Quedan sus reservas y reseñas, sin datos personales. Ya no se puede cambiar nada.
      </Notice>
    )
  if (user.state === 'suspended')
    return (
      <Notice tone="warning" title={`Suspendida el ${user.suspendedAt && dayAndYear(user.suspendedAt)}`}>
        {user.suspendedFor && <p>Motivo: {user.suspendedFor}</p>}
        {user.cancelledSince > 0 && <p>{cancelledText(user)}</p>}
        {openText(user) && (
          <p>
            {openText(user)}{' '}
            <Link href={`/admin/bookings?person=${user.id}`} className="link">
              Ver sus reservas
            </Link>
          </p>
        )}
      </Notice>
    )
  if (user.own)
    return (
      <Notice tone="info" title="Es tu cuenta">
        Tu rol y una suspensión los decide otra persona que administre Torogoz.
      </Notice>
    )
  return null
}

const Account = ({ user }: { user: UserDetail }) => (
  <AdminSection title="Cuenta" icon="user">
    <DescriptionList
      items={[
        {
          label: 'Email',
          wide: true,
          value: user.email && (
            <>
              {user.email}{' '}
              <span className="text-sm font-normal text-tinta-suave">
                {user.emailVerified ? 'confirmado' : 'sin confirmar'}
              </span>
            </>
          ),
        },
        { label: 'Teléfono', value: user.phone },
        { label: 'Miembro desde', value: <Capital>{longDate(user.createdAt)}</Capital> },
        {
          label: 'Entra con',
          value: user.signInWith.map((name) => providers[name] ?? name).join(', ') || 'Todavía con nada',
        },
        {
          label: 'Dispositivos con sesión abierta',
          value: user.devices === 0 ? 'Ninguno' : number.format(user.devices),
        },
        {
          label: 'Aceptó los términos',
          value: user.termsAcceptedAt && <Capital>{moment(user.termsAcceptedAt)}</Capital>,
        },
        { label: 'Idiomas', value: user.languages.join(', ') },
        { label: 'Sobre sí', wide: true, value: user.bio && <span className="whitespace-pre-line">{user.bio}</span> },
      ]}
    />
  </AdminSection>
)

const Capital = ({ children }: { children: ReactNode }) => (
  <span className="inline-block first-letter:uppercase">{children}</span>
)

type HostFiguresProps = { host: NonNullable<UserDetail['host']>; suspended: boolean }

function HostFigures({ host, suspended }: HostFiguresProps) {
  const { published, paused, draft, archived } = host
  const offers = [
    published > 0 &&
      (suspended
        ? `${number.format(published)} ${published === 1 ? 'oculta' : 'ocultas'} por la suspensión`
        : `${number.format(published)} ${published === 1 ? 'publicada' : 'publicadas'}`),
    paused > 0 && `${number.format(paused)} en pausa`,
    draft > 0 && `${number.format(draft)} ${draft === 1 ? 'borrador' : 'borradores'}`,
    archived > 0 && `${number.format(archived)} ${archived === 1 ? 'archivada' : 'archivadas'}`,
  ].filter(Boolean)
  return (
    <AdminSection title="Como anfitrión" icon="mountain">
      <DescriptionList
        items={[
          { label: 'Anfitrión desde', value: host.since && <Capital>{longDate(host.since)}</Capital> },
          {
            label: 'Calificación',
            value:
              host.averageRating === null ? (
                'Sin reseñas'
              ) : (
                <Stars value={host.averageRating} count={host.ratingCount} />
              ),
          },
          { label: 'Experiencias', value: offers.join(', ') || 'Ninguna' },
          { label: 'Reservas sin contar canceladas', value: number.format(host.totalBookings) },
          ...(host.responseRate === null
            ? [{ label: 'Tasa de respuesta', value: 'Nadie le ha preguntado' }]
            : [
                { label: 'Tasa de respuesta', value: `${host.responseRate} %` },
                { label: 'Responde en', value: `${host.responseTimeHours} h` },
              ]),
        ]}
      />
    </AdminSection>
  )
}
