import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { ReasonDialog } from '../../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../../admin/actions/use-admin-action.ts'
import { usePermission } from '../../../../admin/actions/use-permission.ts'
import { ActionFailed } from '../../../../admin/layout/admin-page-frame.tsx'
import { SuspendDialog } from '../suspension/suspend-dialog.tsx'
import type { UserDetail } from '../user.contract.ts'
import { RoleDialog } from './role-dialog.tsx'

type OpenDialog = 'role' | 'unverify' | 'suspend' | 'restore' | 'link'

/** Actions on a person that are possible now. */
export function UserActions({ user }: { user: UserDetail }) {
  const { act } = useAdminAction()
  const press = useAdminAction()
  const hydrated = useHydrated()
  const [pendingAction, setPendingAction] = useState<OpenDialog | null>(null)
  const params = { id: user.id }
  const close = () => setPendingAction(null)
  const request = (action: OpenDialog) => () => setPendingAction(action)
  const suspended = user.state === 'suspended'
  const mayDo = usePermission()
  const mayWrite = mayDo('people.write') && (user.role !== 'admin' || mayDo('staff.manage'))
  if (!mayWrite) return null
  return (
    <>
      {user.role === 'host' &&
        (user.verified ? (
          <Button variant="secondary" disabled={!hydrated} onClick={request('unverify')}>
            Retirar verificación
          </Button>
        ) : (
          <Button
            icon="check"
            disabled={!hydrated}
            loading={press.busy === 'verify'}
            onClick={() => void press.act('verify', () => adminApi.users.verify({ params }), 'Verificado')}
          >
            Verificar
          </Button>
        ))}
      {!suspended && (
        <Button variant="secondary" icon="key" disabled={!hydrated} onClick={request('link')}>
          Enviar enlace
        </Button>
      )}
      {!user.own && (
        <>
          {mayDo('staff.manage') && (
            <Button variant="secondary" icon="user" disabled={!hydrated} onClick={request('role')}>
              Cambiar rol
            </Button>
          )}
          {suspended ? (
            <Button icon="refresh" disabled={!hydrated} onClick={request('restore')}>
              Reactivar
            </Button>
          ) : (
            <Button variant="danger" icon="lock" disabled={!hydrated} onClick={request('suspend')}>
              Suspender
            </Button>
          )}
        </>
      )}
      <ActionFailed error={press.error} />
      <RoleDialog key={`${user.role} ${user.staffRole}`} user={user} open={pendingAction === 'role'} onClose={close} />
      <ReasonDialog
        open={pendingAction === 'unverify'}
        record={user.id}
        title={`¿Retirar la verificación de ${user.name}?`}
        text="Los viajeros dejan de ver la marca junto a su nombre."
        action="Retirar"
        reason="required"
        onConfirm={(reason) =>
          act('unverify', () => adminApi.users.unverify({ params, body: { reason } }), 'Verificación retirada')
        }
        onClose={close}
      />
      <ReasonDialog
        open={pendingAction === 'link'}
        record={user.id}
        title={`¿Enviar un enlace de contraseña a ${user.name}?`}
        text={`Llega a ${user.email}. Vale una hora y una sola vez; la contraseña de ahora sigue sirviendo hasta entonces.`}
        action="Enviar enlace"
        reason="none"
        onConfirm={() => act('link', () => adminApi.users.sendLink({ params }), 'Enlace enviado')}
        onClose={close}
      />
      <ReasonDialog
        open={pendingAction === 'restore'}
        record={user.id}
        title={`¿Reactivar la cuenta de ${user.name}?`}
        text={`Podrá entrar otra vez y lo que la suspensión ocultó vuelve al sitio. Recibe un correo. ${cancelledText(user)}`}
        action="Reactivar"
        reason="none"
        onConfirm={() => act('restore', () => adminApi.users.restore({ params }), 'Cuenta reactivada')}
        onClose={close}
      />
      <SuspendDialog user={user} open={pendingAction === 'suspend'} onClose={close} />
    </>
  )
}

/** What a reactivation does not bring back, in words. */
export function cancelledText({ cancelledSince }: UserDetail): string {
  if (cancelledSince === 0) return ''
  return cancelledSince === 1
    ? 'La reserva que el equipo canceló desde la suspensión no vuelve.'
    : `Las ${cancelledSince} reservas que el equipo canceló desde la suspensión no vuelven.`
}

/** What stays to be lived or attended, in words. */
export function openText({ open: { traveling, hosting } }: UserDetail): string {
  const open = traveling + hosting
  if (open === 0) return ''
  return open === 1 ? 'Tiene 1 reserva abierta: sigue en pie.' : `Tiene ${open} reservas abiertas: siguen en pie.`
}
