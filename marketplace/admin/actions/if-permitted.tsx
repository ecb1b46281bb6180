import type { ReactNode } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { usePermission } from './use-permission.ts'

type IfMayProps = { permission: Permission; children: ReactNode; otherwise?: ReactNode }

/** Buttons and forms that only some roles of the staff are offered; the server asks again at every call. */
export function IfPermitted({ permission, children, otherwise = null }: IfMayProps) {
  const mayDo = usePermission()
  return mayDo(permission) ? children : otherwise
}
