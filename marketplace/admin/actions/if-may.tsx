import type { ReactNode } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { useMay } from './use-may.ts'

type IfMayProps = { permission: Permission; children: ReactNode; otherwise?: ReactNode }

/** Buttons and forms that only some roles of the staff are offered; the server asks again at every call. */
export function IfMay({ permission, children, otherwise = null }: IfMayProps) {
  const mayDo = useMay()
  return mayDo(permission) ? children : otherwise
}
