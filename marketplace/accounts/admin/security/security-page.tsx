import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#marketplace/accounts/public/profile/account.query.ts'
import { securityQuery } from '#marketplace/accounts/public/second-factor/security.query.ts'
import { Security } from '#marketplace/accounts/public/second-factor/security.tsx'
import { Password } from '#marketplace/accounts/public/settings/change-password.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { usePermission } from '../../../admin/actions/use-permission.ts'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { AdminPage } from '../../../admin/layout/admin-page-frame.tsx'

/** One's own second factor, until there is one the only page of the back office; and the password, for who has no settings. */
function SecurityPage() {
  const { data } = useQuery(securityQuery)
  const { data: profile } = useQuery(profileQuery)
  const mayDo = usePermission()
  const missing = data?.required && !data.authenticator && data.passkeys.length === 0
  return (
    <AdminPage title="Seguridad de tu cuenta">
      {missing && (
        <Notice tone="warning" title="Falta un paso para administrar Torogoz">
          Activa una aplicación de códigos o agrega una llave de acceso. Hasta entonces, lo demás queda cerrado.
        </Notice>
      )}
      <Security />
      {profile && !mayDo('settings.read') && (
        <Password exists={profile.signInWith.some(({ provider }) => provider === 'credential')} email={profile.email} />
      )}
    </AdminPage>
  )
}

export const securityPage: AdminRoute = {
  path: '/security',
  title: 'Seguridad',
  permission: null,
  load: (queryClient) =>
    Promise.all([queryClient.ensureQueryData(securityQuery), queryClient.ensureQueryData(profileQuery)]),
  Page: SecurityPage,
}
