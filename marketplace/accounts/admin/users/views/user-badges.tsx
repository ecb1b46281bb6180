import { type Role, roleLabel } from '#marketplace/accounts/account.rules.ts'
import type { StaffRole } from '#marketplace/accounts/staff/staff.rules.ts'
import { staffRoleLabel } from '#marketplace/accounts/staff/staff.text.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { stateLabel } from '../user.text.ts'

const roleTone: Record<Role, BadgeTone> = { traveler: 'neutral', host: 'turquesa', admin: 'anil' }
const stateLook: Record<keyof typeof stateLabel, [BadgeTone, IconName]> = {
  active: ['success', 'check'],
  suspended: ['danger', 'lock'],
  deleted: ['neutral', 'trash'],
}

/** What somebody is here; of the staff, what their role in it is. */
export const RoleBadge = ({ role, staffRole }: { role: Role; staffRole?: StaffRole | null }) => (
  <Badge tone={roleTone[role]} className="whitespace-nowrap">
    {staffRole && staffRole !== 'administrator' ? `Equipo: ${staffRoleLabel[staffRole]}` : roleLabel[role]}
  </Badge>
)

export function StateBadge({ state }: { state: keyof typeof stateLabel }) {
  const [tone, icon] = stateLook[state]
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {stateLabel[state]}
    </Badge>
  )
}

export const VerifiedBadge = ({ verified }: { verified: boolean }) =>
  verified ? (
    <Badge tone="success" icon="check" className="whitespace-nowrap">
      Verificado
    </Badge>
  ) : (
    <Badge className="whitespace-nowrap">Sin verificar</Badge>
  )
