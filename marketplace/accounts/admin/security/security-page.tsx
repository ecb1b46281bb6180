import { useQuery } from '@tanstack/react-query'
import { securityQuery } from '#marketplace/accounts/public/second-factor/security.query.ts'
import { Security } from '#marketplace/accounts/public/second-factor/security.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { AdminPage } from '../../../admin/layout/admin-page-frame.tsx'

/** The administrator's own second factor; until there is one, the only accessible page of the back office. */
function SecurityPage() {
  const { data } = useQuery(securityQuery)
  const missing = data?.required && !data.authenticator && data.passkeys.length === 0
  return (
    <AdminPage title="Seguridad de tu cuenta">
      {missing && (
        <Notice tone="warning" title="Falta un paso para administrar Torogoz">
          Activa una aplicación de códigos o agrega una llave de acceso. Hasta entonces, lo demás queda cerrado.
        </Notice>
      )}
      <Security />
    </AdminPage>
  )
}

export const securityPage: AdminRoute = {
  path: '/security',
  title: 'Seguridad',
  load: (queryClient) => queryClient.ensureQueryData(securityQuery),
  Page: SecurityPage,
}
