import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { may, type Permission } from '#marketplace/accounts/staff/staff.rules.ts'

/**
 * What the role of who looks allows: `const mayDo = usePermission()`, `mayDo('people.write') && <Button …>`. It only decides what is
 * drawn; the server asks at every call (docs/decisions/0213).
 */
export function usePermission(): (permission: Permission) => boolean {
  const { user } = useSession()
  return (permission) => may(user?.staffRole, permission)
}

/** The same for loaders, which run behind the guard of the back office. */
export const hasPermission = (queryClient: QueryClient, permission: Permission): boolean =>
  may(queryClient.getQueryData(sessionQuery.queryKey)?.staffRole, permission)
