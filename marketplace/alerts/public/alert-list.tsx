import { useQueryClient } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { shortDate } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import type { Alert } from '../alert.contract.ts'
import { alertText } from '../alert.text.ts'
import { alertsKey } from './alert.query.ts'

const STATES: Record<Alert['kind'], Record<Alert['state'], string>> = {
  search: { active: 'Te avisamos de lo nuevo', told: '', over: 'Esos días ya pasaron' },
  date: { active: 'Esperas la próxima fecha', told: 'Ya te avisamos: hay fecha', over: '' },
}

export function AlertList({ alerts }: { alerts: Alert[] }) {
  const queryClient = useQueryClient()
  const drop = useAction({
    send: (id: string) => api.alerts.remove({ params: { id } }),
    done: () => toast({ title: alertText.removed, tone: 'success' }),
    failed: alertText.removeFailed,
    settled: () => queryClient.invalidateQueries({ queryKey: alertsKey }),
    about: (id) => id,
  })
  const heading = useFocusAfter<HTMLHeadingElement>(drop.pending)
  return (
    <section aria-labelledby="novedades" className="card p-5 md:p-7">
      <h2 ref={heading} id="novedades" tabIndex={-1} className="text-heading outline-none">
        Búsquedas y próximas fechas
      </h2>
      <p className="measure mt-1 text-tinta-suave">{alertText.promise}</p>
      {alerts.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            level={3}
            icon="bell"
            title="No sigues ninguna búsqueda"
            text={`Busca lo que te gusta y toca «${alertText.saveSearch}» al final de los resultados.`}
          >
            <ButtonLink href="/search" icon="search">
              Explorar experiencias
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4 divide-y divide-hairline">
          {alerts.map((alert) => (
            <li key={alert.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
              <span className="min-w-0 flex-1 basis-56">
                <Link href={alert.href} className="link target block font-semibold wrap-anywhere">
                  {alert.label}
                </Link>
                <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-tinta-suave">
                  <Badge tone={alert.state === 'told' ? 'success' : 'neutral'}>{STATES[alert.kind][alert.state]}</Badge>
                  {alert.toldAt && <span>Último aviso: {shortDate(alert.toldAt)}</span>}
                </span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                loading={drop.input === alert.id}
                aria-label={`${alertText.remove}: ${alert.label}`}
                onClick={() => void drop.run(alert.id)}
              >
                {alertText.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
