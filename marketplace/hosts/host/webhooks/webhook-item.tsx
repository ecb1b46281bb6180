import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Webhook } from '../../webhooks/webhook.contract.ts'
import { stoppedText, webhookEventLabel } from '../../webhooks/webhook.text.ts'
import { webhooksQuery } from './webhook.query.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

type Props = { webhook: Webhook; onEdit: () => void; onRemove: () => void; onSecret: (secret: string) => void }

const waitingText = (count: number) => (count === 1 ? '1 aviso por enviar' : `${count} avisos por enviar`)
const deadText = (dead: number) => (dead === 1 ? '1 no se entregó' : `${dead} no se entregaron`)

/** One address: its state and actions. */
export function WebhookItem({ webhook, onEdit, onRemove, onSecret }: Props) {
  const { id, url, events, stoppedBy, deliveredAt, waiting, dead } = webhook
  const queryClient = useQueryClient()
  const [shows, setShows] = useState(false)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })

  const pause = useAction({
    send: () => hostApi.webhooks.change({ params: { id }, body: { stopped: !stoppedBy } }),
    done: () => toast({ title: stoppedBy ? 'Le avisamos de nuevo' : 'En pausa', tone: 'success' }),
    failed: 'No se pudo cambiar',
    settled: readAgain,
  })
  const test = useAction({
    send: () => hostApi.webhooks.sendTest({ params: { id } }),
    done: () => {
      toast({ title: 'Prueba en camino', tone: 'success' })
      setShows(true)
    },
    failed: 'No se pudo mandar la prueba',
    settled: readAgain,
  })
  const renew = useAction({
    send: () => hostApi.webhooks.renewSecret({ params: { id } }),
    done: ({ secret }) => onSecret(secret),
    failed: 'No se pudo cambiar el secreto',
  })
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere" translate="no">
          {url}
        </span>
        {stoppedBy && <Badge tone={stoppedBy === 'host' ? 'neutral' : 'danger'}>Detenido</Badge>}
      </p>
      <p className="text-sm">{events.map((event) => webhookEventLabel[event]).join(' · ')}</p>
      {stoppedBy && <p className="text-sm">{stoppedText[stoppedBy]}</p>}
      <p className="text-sm text-tinta-suave">
        {[
          deliveredAt
            ? `Último aviso recibido: ${longDate(deliveredAt)}, ${timeOfDay(deliveredAt)}`
            : 'Aún no ha recibido ninguno',
          waiting > 0 && waitingText(waiting),
          dead > 0 && deadText(dead),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" onClick={() => setShows(true)}>
          Ver lo enviado
        </Button>
        {!stoppedBy && (
          <Button variant="ghost" size="sm" loading={test.pending} onClick={() => void test.run()}>
            Mandar una prueba
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onEdit}>
          Cambiar conexión
        </Button>
        <Button variant="ghost" size="sm" loading={renew.pending} onClick={() => void renew.run()}>
          Secreto nuevo
        </Button>
        <Button variant="ghost" size="sm" loading={pause.pending} onClick={() => void pause.run()}>
          {stoppedBy ? 'Avisarle de nuevo' : 'Poner en pausa'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          Desconectar
        </Button>
      </div>
      <Dialog open={shows} onClose={() => setShows(false)} title="Lo enviado a tu sistema">
        <p className="mb-2 text-sm text-tinta-suave wrap-anywhere">{url}</p>
        {shows && <WebhookDeliveries id={id} stopped={stoppedBy !== null} />}
      </Dialog>
    </li>
  )
}
