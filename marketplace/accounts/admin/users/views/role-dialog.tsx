import { useState } from 'react'
import { type Role, roleLabel } from '#marketplace/accounts/account.rules.ts'
import { permissionsOf, STAFF_ROLES, type StaffRole } from '#marketplace/accounts/staff/staff.rules.ts'
import { staffRoleLabel, staffRoleMeans } from '#marketplace/accounts/staff/staff.text.ts'
import { adminApi } from '#marketplace/client.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ReasonDialog } from '../../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../../admin/actions/use-admin-action.ts'
import type { UserDetail } from '../user.contract.ts'

const roleMeans: Record<Role, string> = {
  traveler: 'Reservará experiencias y ya no podrá ofrecerlas.',
  host: 'Ofrecerá experiencias y ya no podrá reservar las de otros.',
  admin: 'Será parte del equipo: ya no reserva ni ofrece experiencias.',
}
const roleChoice: Record<Role, string> = { ...roleLabel, admin: 'Equipo de Torogoz' }

/** Whom the window is about; a member of the staff has fewer facts than a page shows. */
type About = Pick<UserDetail, 'id' | 'name' | 'role' | 'staffRole' | 'roles'> & {
  experiences?: Pick<UserDetail['experiences'], 'total'>
}
type RoleDialogProps = { user: About; open: boolean; onClose: () => void }

/** Another role for a person, within the staff too, or what has to be done first. */
export function RoleDialog({ user, open, onClose }: RoleDialogProps) {
  const { act } = useAdminAction()
  // Who is of the staff most often gets another role in it.
  const first = user.role === 'admin' ? 'admin' : (user.roles[0]?.role ?? 'traveler')
  const [role, setRole] = useState<Role>(first)
  const staffRoles = STAFF_ROLES.filter((item) => item !== user.staffRole)
  // The one that may the least, so that nothing is granted unread.
  const [staffRole, setStaffRole] = useState<StaffRole>(staffRoles.at(-1)!)
  const obstacle = user.roles.find((item) => item.role === role)?.obstacle
  const title = `Cambiar el rol de ${user.name}`
  if (obstacle)
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        <div className="grid gap-5">
          <p className="text-tinta-suave">{obstacle}</p>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
            {user.role === 'host' && (user.experiences?.total ?? 0) > 0 && (
              <ButtonLink variant="secondary" href={`/admin/experiences?host=${user.id}`}>
                Ver experiencias
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" href={`/admin/bookings?person=${user.id}`}>
              Ver reservas
            </ButtonLink>
          </div>
        </div>
      </Dialog>
    )
  const change = role === 'admin' ? { role, staffRole } : { role }
  const current = user.staffRole ? staffRoleLabel[user.staffRole] : roleLabel[user.role]
  const roleName = role === 'admin' ? staffRoleLabel[staffRole] : roleLabel[role]
  return (
    <ReasonDialog
      open={open}
      record={user.id}
      title={title}
      text={`Ahora es ${current.toLowerCase()}. Sus sesiones terminan y recibe un correo: al volver a entrar ya tiene el rol nuevo.`}
      action="Cambiar rol"
      reason="required"
      onConfirm={(reason) =>
        act(
          'role',
          () => adminApi.users.changeRole({ params: { id: user.id }, body: { ...change, reason } }),
          `Ahora es ${roleName.toLowerCase()}`,
        )
      }
      onClose={onClose}
    >
      <SelectField
        label="Rol nuevo"
        hint={roleMeans[role]}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        options={user.roles.map((item) => ({ value: item.role, label: roleChoice[item.role] }))}
      />
      {role === 'admin' && (
        <SelectField
          label="Rol en el equipo"
          hint={`${staffRoleMeans[staffRole]} ${permissionsOf(staffRole).length} permisos.`}
          value={staffRole}
          onChange={(event) => setStaffRole(event.target.value as StaffRole)}
          options={staffRoles.map((item) => ({ value: item, label: staffRoleLabel[item] }))}
        />
      )}
    </ReasonDialog>
  )
}
