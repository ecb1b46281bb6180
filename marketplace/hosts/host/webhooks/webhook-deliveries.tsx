import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import { QueryFallback } from '#ui/feedback/query-fallback.tsx'
import { Button } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { WebhookDelivery } from '../../webhooks/webhook.contract.ts'
import { deliveryStatusText, eventText, failureText } from '../../webhooks/webhook.text.ts'
import { deliveriesQuery, webhooksQuery } from './webhook.query.ts'

const tones: Record<WebhookDelivery['status'], BadgeTone> = {
  waiting: 'maiz',
  sending: 'anil',
  delivered: 'success',
  dead: 'danger',
}
const moment = (instant: string) => `${shortDate(instant)}, ${timeOfDay(instant)}`

/** Why it was not delivered yet, and when the next attempt is. */
function storyOf({ status, tries, answerStatus, failure, nextTryAt }: WebhookDelivery): string {
  if (status === 'delivered') return tries === 1 ? 'Al primer intento' : `En el intento ${tries}`
  const reason = failureText(answerStatus, failure)
  return [
    reason && `${reason[0]!.toUpperCase()}${reason.slice(1)}`,
    tries > 0 && (tries === 1 ? '1 intento' : `${tries} intentos`),
    status === 'waiting' && tries > 0 && nextTryAt && `el próximo: ${moment(nextTryAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The messages to the host's system, with a button to send a failed one again. @param stopped whether sending is stopped */
export function WebhookDeliveries({ id, stopped }: { id: string; stopped: boolean }) {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(deliveriesQuery(id))
  const resend = useAction({
    send: (delivery: string) => hostApi.webhooks.resend({ params: { id: delivery } }),
    done: () => toast({ title: 'Lo enviamos de nuevo', tone: 'success' }),
    failed: 'No pudimos enviarlo de nuevo',
    // The key begins with that of the list of addresses, so that both are refetched together.
    settled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
    about: (delivery) => delivery,
  })
  if (!list.data) return <QueryFallback query={list} failed="No se pudo leer lo enviado." className="h-24 w-full" />
  const deliveries = list.data.pages.flatMap((page) => page.deliveries)
  if (deliveries.length === 0) return <p className="text-tinta-suave">Todavía no le hemos avisado de nada.</p>
  return (
    <>
      <ul className="divide-y divide-hairline">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-semibold">{eventText(delivery.event)}</span>
                <Badge tone={tones[delivery.status]}>{deliveryStatusText[delivery.status]}</Badge>
              </p>
              <p className="text-sm text-tinta-suave">
                {moment(delivery.createdAt)}
                {storyOf(delivery) && ` · ${storyOf(delivery)}`}
              </p>
            </div>
            {delivery.status === 'dead' && !stopped && (
              <Button
                variant="secondary"
                size="sm"
                icon="refresh"
                loading={resend.input === delivery.id}
                onClick={() => void resend.run(delivery.id)}
              >
                Enviar de nuevo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Ver anteriores
        </Button>
      )}
    </>
  )
}
