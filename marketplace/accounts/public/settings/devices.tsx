import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { devicesQuery } from '../profile/account.query.ts'
import { AccountCard } from '../profile/account-card.tsx'

/** Where the person is signed in, with a button to end each session but this one. */
export function Devices() {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const { data: devices } = useSuspenseQuery(devicesQuery)
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(devices.length)
  // The button was removed with its row, so the focus moves to the list.
  useEffect(() => {
    if (devices.length < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = devices.length
  }, [devices.length])
  const otherDevices = devices.filter(({ current }) => !current)

  const closedToast = { title: 'Sesión cerrada', tone: 'success' } as const
  const end = useAction({
    send: async (id: string | 'others') =>
      id === 'others' ? api.devices.endOthers() : api.devices.end({ params: { id } }),
    done: (_data, id) =>
      toast(id === 'others' ? { ...closedToast, title: 'Cerramos tus otras sesiones' } : closedToast),
    failed: (refusal) => {
      // A session that is gone already counts as ended.
      if (refusal.code === 'NOT_FOUND') return closedToast
      handleSignedOut(queryClient, refusal)
      return 'Error al cerrar sesión'
    },
    settled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
    about: (id) => id,
  })

  return (
    <AccountCard
      id="dispositivos"
      title="Dispositivos"
      lead="Donde tienes la sesión abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña."
      action={
        otherDevices.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            disabled={!hydrated}
            loading={end.input === 'others'}
            onClick={() => void end.run('others')}
          >
            Cerrar las demás
          </Button>
        )
      }
    >
      <ul ref={list} tabIndex={-1} className="divide-y divide-hairline outline-none">
        {devices.map(({ id, device, current, signedInAt, seenAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Icon name={/iPhone|Android|iPad/.test(device) ? 'phone' : 'globe'} className="text-tinta-suave" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {current && <Badge tone="turquesa">Este dispositivo</Badge>}
              </p>
              <p className="text-sm text-tinta-suave">
                Entraste el {longDate(signedInAt)}, {timeOfDay(signedInAt)}
                {!current && ` · Último uso: ${longDate(seenAt)}`}
              </p>
            </div>
            {!current && (
              <Button
                variant="ghost"
                size="sm"
                disabled={!hydrated}
                loading={end.input === id}
                aria-label={`Cerrar sesión en ${device}`}
                onClick={() => void end.run(id)}
                className="max-sm:ml-6"
              >
                Cerrar sesión
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}
