import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PERMISSIONS, permissionsOf, STAFF_ROLES } from '#marketplace/accounts/staff/staff.rules.ts'
import { permissionLabel, staffRoleLabel, staffRoleMeans } from '#marketplace/accounts/staff/staff.text.ts'
import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { momentText } from '../../../admin/audit/audit-entry.tsx'
import { AdminPage, AdminSection } from '../../../admin/layout/admin-page-frame.tsx'
import { adminQuery, fetchFresh } from '../../../admin/list/list.query.ts'
import { RoleDialog } from '../users/views/role-dialog.tsx'
import type { StaffMember } from './staff-member.contract.ts'

const staffQuery = adminQuery(['staff'], () => adminApi.staff.list())

export const staffPage: AdminRoute = {
  path: '/staff',
  title: 'Equipo',
  permission: 'staff.manage',
  menu: { group: 'operation', icon: 'people' },
  load: (queryClient) => fetchFresh(queryClient, staffQuery),
  Page: Staff,
}

/** Who administers Torogoz and in which role, and what each role may do (docs/decisions/0213). */
function Staff() {
  const { members } = useSuspenseQuery(staffQuery).data
  const hydrated = useHydrated()
  const [changing, setChanging] = useState<StaffMember | null>(null)
  return (
    <AdminPage
      title="Equipo"
      text="Quienes administran Torogoz. Cada cambio cierra las sesiones de esa persona, le llega por correo y queda en la bitácora."
      actions={
        <ButtonLink href="/admin/users?role=traveler" variant="secondary" icon="search">
          Sumar a alguien
        </ButtonLink>
      }
    >
      <ul aria-label="Equipo" className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {members.map((member) => (
          <Member key={member.id} member={member} hydrated={hydrated} onChange={() => setChanging(member)} />
        ))}
      </ul>
      <AdminSection
        title="Qué puede cada rol"
        icon="lock"
        text="Lo que un rol no puede no aparece en sus pantallas, y el servidor lo rechaza."
      >
        <Roles />
      </AdminSection>
      {changing && (
        <RoleDialog
          key={changing.id}
          user={{
            ...changing,
            role: 'admin',
            // Nobody of the staff travels or hosts, so nothing ties them.
            roles: (['admin', 'traveler', 'host'] as const).map((role) => ({ role, obstacle: null })),
          }}
          open
          onClose={() => setChanging(null)}
        />
      )}
    </AdminPage>
  )
}

type MemberProps = { member: StaffMember; hydrated: boolean; onChange: () => void }

const Member = ({ member, hydrated, onChange }: MemberProps) => (
  <li className="card flex min-w-0 flex-wrap items-center gap-4 p-4 md:p-5">
    <Avatar name={member.name} src={member.avatar} />
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-semibold wrap-anywhere">
        <Link href={`/admin/users/${member.id}`} className="link">
          {member.name}
        </Link>
        {member.own && <span className="font-normal text-tinta-suave"> (tú)</span>}
      </p>
      <p className="text-sm wrap-anywhere text-tinta-suave">{member.email}</p>
      <p className="text-sm text-tinta-suave">
        {member.signedInAt ? `Entró el ${momentText(member.signedInAt)}` : 'Sin sesión abierta'}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Badge tone={member.staffRole === 'administrator' ? 'anil' : 'turquesa'}>
          {staffRoleLabel[member.staffRole]}
        </Badge>
        {member.suspended && (
          <Badge tone="danger" icon="lock">
            Suspendida
          </Badge>
        )}
        {!member.secondFactor && (
          <Badge tone="canela" icon="alert">
            Sin verificación en dos pasos
          </Badge>
        )}
      </p>
    </div>
    {!member.own && (
      <Button
        variant="secondary"
        size="sm"
        disabled={!hydrated}
        aria-label={`Cambiar rol de ${member.name}`}
        onClick={onChange}
      >
        Cambiar rol
      </Button>
    )}
  </li>
)

/** The same table that the server asks. */
const Roles = () => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    {STAFF_ROLES.map((role) => {
      const permissions = permissionsOf(role)
      return (
        <section key={role} aria-label={staffRoleLabel[role]}>
          <h3 className="font-semibold">{staffRoleLabel[role]}</h3>
          <p className="text-sm text-tinta-suave">{staffRoleMeans[role]}</p>
          {permissions.length < PERMISSIONS.length && (
            <ul className="mt-2 grid gap-1 text-sm">
              {permissions.map((permission) => (
                <li key={permission} className="flex items-start gap-2">
                  <Icon name="check" size="sm" className="mt-0.5 text-success-deep" />
                  <span className="inline-block first-letter:uppercase">{permissionLabel[permission]}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )
    })}
  </div>
)
