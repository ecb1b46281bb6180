import { useState } from 'react'
import { type Role, roleLabel } from '#marketplace/accounts/account.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ReasonDialog } from '../../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../../admin/actions/use-admin-action.ts'
import { ActionFailed } from '../../../../admin/layout/admin-page-frame.tsx'
import type { UserDetail } from '../user.contract.ts'

type Asked = 'role' | 'unverify' | 'suspend' | 'restore' | 'link'

/** Actions on a person that are possible now. */
export function UserActions({ user }: { user: UserDetail }) {
  const { act } = useAdminAction()
  const press = useAdminAction()
  const alive = useHydrated()
  const [asked, setAsked] = useState<Asked | null>(null)
  const params = { id: user.id }
  const close = () => setAsked(null)
  const ask = (what: Asked) => () => setAsked(what)
  const suspended = user.state === 'suspended'
  return (
    <>
      {user.role === 'host' &&
        (user.verified ? (
          <Button variant="secondary" disabled={!alive} onClick={ask('unverify')}>
            Retirar verificación
          </Button>
        ) : (
          <Button
            icon="check"
            disabled={!alive}
            loading={press.busy === 'verify'}
            onClick={() => void press.act('verify', () => adminApi.users.verify({ params }), 'Verificado')}
          >
            Verificar
          </Button>
        ))}
      {!suspended && (
        <Button variant="secondary" icon="key" disabled={!alive} onClick={ask('link')}>
          Enviar enlace
        </Button>
      )}
      {!user.own && (
        <>
          <Button variant="secondary" icon="user" disabled={!alive} onClick={ask('role')}>
            Cambiar rol
          </Button>
          {suspended ? (
            <Button icon="refresh" disabled={!alive} onClick={ask('restore')}>
              Reactivar
            </Button>
          ) : (
            <Button variant="danger" icon="lock" disabled={!alive} onClick={ask('suspend')}>
              Suspender
            </Button>
          )}
        </>
      )}
      <ActionFailed error={press.error} />
      <RoleDialog key={user.role} user={user} open={asked === 'role'} onClose={close} />
      <ReasonDialog
        open={asked === 'unverify'}
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
        open={asked === 'link'}
        title={`¿Enviar un enlace de contraseña a ${user.name}?`}
        text={`Llega a ${user.email}. Vale una hora y una sola vez; la contraseña de ahora sigue sirviendo hasta entonces.`}
        action="Enviar enlace"
        reason="none"
        onConfirm={() => act('link', () => adminApi.users.sendLink({ params }), 'Enlace enviado')}
        onClose={close}
      />
      <ReasonDialog
        open={asked === 'restore'}
        title={`¿Reactivar la cuenta de ${user.name}?`}
        text="Podrá entrar otra vez y sus experiencias publicadas vuelven al sitio. Recibe un correo."
        action="Reactivar"
        reason="none"
        onConfirm={() => act('restore', () => adminApi.users.restore({ params }), 'Cuenta reactivada')}
        onClose={close}
      />
      <ReasonDialog
        open={asked === 'suspend'}
        title={`¿Suspender la cuenta de ${user.name}?`}
        text={
          <>
            Sus sesiones terminan ahora mismo{user.role === 'host' && ' y sus experiencias salen del sitio'}. Recibe un
            correo con este motivo y con la forma de responder. {openWords(user)}
          </>
        }
        action="Suspender"
        tone="danger"
        reason="required"
        onConfirm={(reason) =>
          act('suspend', () => adminApi.users.suspend({ params, body: { reason } }), 'Cuenta suspendida')
        }
        onClose={close}
      />
    </>
  )
}

/** Bookings to attend or to host, in words. */
export function openWords({ open: { traveling, hosting } }: UserDetail): string {
  const open = traveling + hosting
  if (open === 0) return ''
  return open === 1 ? 'Tiene 1 reserva abierta: sigue en pie.' : `Tiene ${open} reservas abiertas: siguen en pie.`
}

const roleMeans: Record<Role, string> = {
  traveler: 'Reservará experiencias y ya no podrá ofrecerlas.',
  host: 'Ofrecerá experiencias y ya no podrá reservar las de otros.',
  admin: 'Administrará Torogoz: verá los datos de todas las personas y podrá cambiarlo todo.',
}

type RoleDialogProps = { user: UserDetail; open: boolean; onClose: () => void }

/** Changes a person's role, or says what has to be done first. */
function RoleDialog({ user, open, onClose }: RoleDialogProps) {
  const { act } = useAdminAction()
  const [first] = user.roles
  const [role, setRole] = useState<Role>(first?.role ?? 'traveler')
  const obstacle = user.roles.find((one) => one.role === role)?.obstacle
  const title = `Cambiar el rol de ${user.name}`
  if (obstacle)
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        <div className="grid gap-5">
          <p className="text-tinta-suave">{obstacle}</p>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
            {user.role === 'host' && user.experiences.total > 0 && (
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
  return (
    <ReasonDialog
      open={open}
      title={title}
      text="Sus sesiones terminan y recibe un correo: al volver a entrar ya tiene el rol nuevo."
      action="Cambiar rol"
      reason="required"
      onConfirm={(reason) =>
        act(
          'role',
          () => adminApi.users.changeRole({ params: { id: user.id }, body: { role, reason } }),
          `Ahora es ${roleLabel[role].toLowerCase()}`,
        )
      }
      onClose={onClose}
    >
      <SelectField
        label="Rol nuevo"
        hint={roleMeans[role]}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        options={user.roles.map((one) => ({ value: one.role, label: roleLabel[one.role] }))}
      />
    </ReasonDialog>
  )
}
