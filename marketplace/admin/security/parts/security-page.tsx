import { useQuery } from '@tanstack/react-query'
import { Security } from '#marketplace/accounts/second-factor/parts/security.tsx'
import { securityQuery } from '#marketplace/accounts/second-factor/parts/security-queries.ts'
import { Notice } from '#ui/error-state.tsx'
import { AdminPage } from '../../parts/admin-page.tsx'
import type { DeskPage } from '../../parts/desk.ts'

/** The administrator's own second factor; until there is one, the only page of the back office. */
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

export const securityPage: DeskPage = {
  path: '/security',
  title: 'Seguridad',
  load: (queryClient) => queryClient.ensureQueryData(securityQuery),
  Page: SecurityPage,
}
