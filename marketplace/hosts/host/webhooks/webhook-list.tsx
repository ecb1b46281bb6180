import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AccountCard } from '#marketplace/accounts/public/profile/account-card.tsx'
import { hostApi } from '#marketplace/client.ts'
import { QueryFallback } from '#ui/feedback/query-fallback.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Webhook } from '../../webhooks/webhook.contract.ts'
import { MAX_WEBHOOKS } from '../../webhooks/webhook.rules.ts'
import { webhooksQuery } from './webhook.query.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

/** The host's webhooks: address, events, and whether messages are accepted. */
export function WebhookList() {
  const webhooks = useQuery(webhooksQuery)
  return (
    <AccountCard
      id="sistemas"
      title="Avisos a tu sistema"
      lead={
        <>
          Si llevas tus reservas en un programa propio, le avisamos en el momento, con firma y sin datos del viajero.{' '}
          <a href="/api/docs" className="link">
            Cómo leerlos
          </a>
        </>
      }
    >
      {webhooks.data ? (
        <Webhooks webhooks={webhooks.data} />
      ) : (
        <QueryFallback query={webhooks} failed="No se pudieron cargar tus conexiones." />
      )}
    </AccountCard>
  )
}

function Webhooks({ webhooks }: { webhooks: Webhook[] }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [removed, setRemoved] = useState<Webhook | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })

  const remove = useAction({
    send: ({ id }: Webhook) => hostApi.webhooks.remove({ params: { id } }),
    done: () => {
      toast({ title: 'Ya no le avisamos', tone: 'success' })
      // The row disappears together with its button, so the focus goes to the button that stays.
      add.current?.focus({ preventScroll: true })
    },
    failed: 'No se pudo desconectar',
    settled: readAgain,
  })
  return (
    <>
      {webhooks.length > 0 && (
        <ul className="mb-4 divide-y divide-hairline">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onRemove={() => setRemoved(webhook)}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      {webhooks.length < MAX_WEBHOOKS ? (
        <Button ref={add} variant="secondary" icon="plus" disabled={!hydrated} onClick={() => setEdited('new')}>
          Conectar mi sistema
        </Button>
      ) : (
        <p className="text-sm text-tinta-suave">Son las {MAX_WEBHOOKS} que puedes tener. Quita una que no uses.</p>
      )}
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? 'Conectar mi sistema' : 'Cambiar la conexión'}
      >
        <WebhookForm
          webhook={edited === 'new' ? null : edited}
          onDone={(webhook) => {
            setEdited(null)
            setSecret(webhook)
            if (!webhook) toast({ title: 'Conexión cambiada', tone: 'success' })
            void readAgain()
          }}
        />
      </Dialog>
      <Dialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        size="sm"
        title="¿Desconectar tu sistema?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setRemoved(null)}>
              Volver
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setRemoved(null)
                if (removed) void remove.run(removed)
              }}
            >
              Desconectar
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">
          Dejamos de avisar a {removed?.url}, y lo que quedaba por enviar se borra. Tus reservas no cambian.
        </p>
      </Dialog>
      <WebhookSecret secret={secret} onKept={() => setSecret(null)} />
    </>
  )
}
