import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountCard } from '#marketplace/accounts/public/profile/account-card.tsx'
import { hostApi } from '#marketplace/client.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { QueryFallback } from '#ui/feedback/query-fallback.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import type { CalendarFeed as Feed } from '../../calendar/feed.contract.ts'
import { feedQuery } from './feed.query.ts'

/** The host's calendar address: how to subscribe to it, and how to revoke it. */
export function CalendarFeed() {
  const feed = useQuery(feedQuery)
  return (
    <AccountCard
      id="calendario"
      title="Tus fechas en tu calendario"
      lead="Una dirección secreta que tu calendario lee solo: tus fechas, quién viene y cuánto cobrar. Lleva el nombre y la inicial de cada invitado, nunca teléfonos ni códigos."
    >
      {feed.data ? (
        <Settings feed={feed.data} />
      ) : (
        <QueryFallback query={feed} failed="No se pudo cargar tu calendario." />
      )}
    </AccountCard>
  )
}

type ConfirmedAction = 'change' | 'end'

function Settings({ feed: { path, createdAt, readAt } }: { feed: Feed }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const [pendingAction, setPendingAction] = useState<ConfirmedAction | null>(null)

  const { run, pending } = useAction({
    send: (action: 'create' | ConfirmedAction) =>
      action === 'end'
        ? hostApi.calendarFeed.end()
        : hostApi.calendarFeed.change({ query: { replaces: createdAt ?? 'none' } }),
    done: (changed, action) => {
      queryClient.setQueryData(feedQuery.queryKey, changed)
      const messages = { create: 'Calendario creado', change: 'Dirección cambiada', end: 'Calendario desactivado' }
      toast({
        title: messages[action],
        tone: 'success',
        ...(action === 'change' && { description: 'La anterior ya no funciona. Agrega la nueva en tu calendario.' }),
      })
    },
    failed: async ({ code }) => {
      if (code === 'CALENDAR_CHANGED') await queryClient.refetchQueries({ queryKey: feedQuery.queryKey })
      return 'No se pudo cambiar tu calendario'
    },
  })
  const place = useFocusAfter<HTMLDivElement>(pending)
  const send = (action: 'create' | ConfirmedAction) => {
    setPendingAction(null)
    void run(action)
  }

  if (!path)
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <Button icon="calendar" disabled={!hydrated} loading={pending} onClick={() => send('create')}>
          Crear mi calendario
        </Button>
      </div>
    )
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Address path={path} />
      <p className="mt-2 text-sm text-tinta-suave">
        {readAt
          ? `Leído por última vez el ${longDate(readAt)}, ${timeOfDay(readAt)}`
          : 'Ningún calendario lo ha leído todavía.'}
      </p>
      <Steps />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon="lock"
          disabled={!hydrated}
          loading={pending}
          onClick={() => setPendingAction('change')}
        >
          Cambiar la dirección
        </Button>
        <Button variant="ghost" disabled={!hydrated || pending} onClick={() => setPendingAction('end')}>
          Desactivar
        </Button>
      </div>
      <Dialog
        open={pendingAction !== null}
        onClose={() => setPendingAction(null)}
        size="sm"
        title={pendingAction === 'end' ? '¿Desactivar el calendario?' : '¿Cambiar la dirección?'}
        footer={
          <>
            <Button variant="secondary" onClick={() => setPendingAction(null)}>
              Volver
            </Button>
            <Button variant="danger" onClick={() => pendingAction && send(pendingAction)}>
              {pendingAction === 'end' ? 'Desactivar' : 'Cambiar'}
            </Button>
          </>
        }
      >
        <p>
          La dirección de ahora deja de funcionar de inmediato en todos los calendarios que la usan.
          {pendingAction !== 'end' && ' Después agregas la nueva.'}
        </p>
      </Dialog>
    </div>
  )
}

function Address({ path }: { path: string }) {
  const hydrated = useHydrated()
  // The full address is known in the browser only: the server does not know by which host name it was reached.
  const address = hydrated ? location.origin + path : path
  const copy = () =>
    copyText(address, {
      copied: 'Dirección copiada',
      failed: 'No se pudo copiar',
      description: 'Selecciónala y cópiala a mano.',
    })
  return (
    <>
      <TextField
        label="Dirección secreta"
        hint="Quien la tenga puede ver tus fechas: no la compartas."
        readOnly
        translate="no"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button icon="copy" disabled={!hydrated} onClick={() => void copy()}>
          Copiar dirección
        </Button>
        {hydrated && (
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
            <Icon name="calendar" className="-ml-0.5" />
            Abrir en mi calendario
          </a>
        )}
      </div>
    </>
  )
}

const ways: [string, string[]][] = [
  [
    'Google Calendar',
    [
      'En una computadora, abre calendar.google.com.',
      'Junto a “Otros calendarios”, toca + y elige “Desde URL”.',
      'Pega la dirección y toca “Agregar calendario”. Google la lee cada varias horas.',
    ],
  ],
  [
    'iPhone, iPad o Mac',
    [
      'Toca “Abrir en mi calendario” y acepta la suscripción.',
      'Si no se abre: Ajustes, Apps, Calendario, Cuentas, Agregar cuenta, Otra, “Agregar calendario suscrito”, y pega la dirección.',
    ],
  ],
  [
    'Outlook',
    [
      'En outlook.com, abre el calendario y elige “Agregar calendario”.',
      'Elige “Suscribirse desde la web”, pega la dirección y toca “Importar”.',
    ],
  ],
]

const Steps = () => (
  <div className="mt-3 border-t border-hairline">
    {ways.map(([name, steps]) => (
      <Disclosure key={name} summary={name} name="calendario">
        <ol className="list-decimal space-y-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    ))}
  </div>
)
