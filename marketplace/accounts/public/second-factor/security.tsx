import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { PasskeyList } from '../passkeys/passkey-list.tsx'
import { devicesQuery } from '../profile/account.query.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { EnrolDialog, RemoveDialog } from './code-dialogs.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityQuery } from './security.query.ts'

/** Second factors at sign-in: an app, passkeys, and recovery codes for when both are lost. */
export function Security() {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(securityQuery)
  const [enrolment, setEnrolment] = useState<{ uri: string; secret: string } | null>(null)
  const [removing, setRemoving] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const pendingTitle = useRef<string | null>(null)

  const changed = () => {
    void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
  }
  const failed = 'No pudimos hacerlo'

  const enrol = useAction({ send: () => api.secondFactor.begin(), done: setEnrolment, failed })
  const renew = useAction({
    send: () => api.secondFactor.renewCodes(),
    done: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failed,
    settled: changed,
  })
  const notify = (title: string | null) => title && toast({ title, tone: 'success' })
  /** The notice follows after the codes are closed, because on a phone it would cover them. */
  const added = (newCodes: string[] | null, title: string) => {
    setCodes(newCodes)
    if (newCodes) pendingTitle.current = title
    else notify(title)
    changed()
  }
  const codesKept = () => {
    setCodes(null)
    notify(pendingTitle.current)
    pendingTitle.current = null
  }

  return (
    <AccountCard
      id="seguridad"
      title="Seguridad"
      lead="Un segundo paso al entrar protege tu cuenta aunque alguien sepa tu contraseña."
    >
      {isError && (
        <Notice tone="danger" role="alert">
          No pudimos leer tu configuración de seguridad.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Reintentar
          </button>
        </Notice>
      )}
      {!data && !isError && <Skeleton className="h-40 w-full rounded-control" />}
      {data && (
        <div className="grid gap-6">
          <section aria-labelledby="aplicacion" className="flex flex-wrap items-start gap-x-4 gap-y-3">
            <div className="min-w-0 flex-1 basis-56">
              <h3 id="aplicacion" className="flex flex-wrap items-center gap-2 font-semibold">
                Aplicación de códigos {data.authenticator && <Badge tone="success">Activa</Badge>}
              </h3>
              <p className="text-sm text-tinta-suave">Un código de seis dígitos que cambia cada 30 segundos.</p>
            </div>
            {data.authenticator ? (
              <Button variant="secondary" onClick={() => setRemoving(true)}>
                Quitar…
              </Button>
            ) : (
              <Button loading={enrol.pending} onClick={() => void enrol.run()}>
                Activar…
              </Button>
            )}
          </section>
          <section aria-labelledby="llaves">
            <h3 id="llaves" className="font-semibold">
              Llaves de acceso
            </h3>
            <p className="mb-3 text-sm text-tinta-suave">
              {data.passkeys.length > 0
                ? 'Con una de ellas entras sin contraseña. Quien entra con contraseña la usa como segundo paso.'
                : 'Entra con tu huella, tu cara o el PIN de tu dispositivo.'}
            </p>
            <PasskeyList
              passkeys={data.passkeys}
              possible={data.passkeysPossible}
              onAdded={(newCodes) => added(newCodes, 'Llave de acceso agregada')}
              onChanged={changed}
            />
          </section>
          {(data.authenticator || data.passkeys.length > 0) && (
            <section aria-labelledby="recuperacion" className="flex flex-wrap items-start gap-x-4 gap-y-3">
              <div className="min-w-0 flex-1 basis-56">
                <h3 id="recuperacion" className="font-semibold">
                  Códigos de recuperación
                </h3>
                <p className="text-sm text-tinta-suave">
                  {data.recoveryCodes === 1 ? 'Te queda 1.' : `Te quedan ${data.recoveryCodes}.`} Al hacer nuevos, los
                  anteriores dejan de servir.
                </p>
              </div>
              <Button variant="secondary" loading={renew.pending} onClick={() => void renew.run()}>
                Hacer nuevos
              </Button>
            </section>
          )}
        </div>
      )}
      <EnrolDialog
        enrolment={enrolment}
        onClose={() => setEnrolment(null)}
        onDone={(newCodes) => {
          setEnrolment(null)
          added(newCodes, 'Verificación en dos pasos activada')
        }}
      />
      <RemoveDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onDone={() => {
          setRemoving(false)
          toast({ title: 'Quitaste la aplicación de códigos', tone: 'success' })
          changed()
        }}
      />
      <RecoveryCodes codes={codes} onKept={codesKept} />
    </AccountCard>
  )
}
