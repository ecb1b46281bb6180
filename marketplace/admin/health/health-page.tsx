import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { ErrorState, Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { IfPermitted } from '../actions/if-permitted.tsx'
import { useAdminAction } from '../actions/use-admin-action.ts'
import { momentText } from '../audit/audit-entry.tsx'
import { AdminPage, AdminSection } from '../layout/admin-page-frame.tsx'
import { adminQuery } from '../list/list.query.ts'
import type { FailedJob, Part } from './health.contract.ts'

const healthQuery = adminQuery(['health'], () => adminApi.health.show())

/** The state of every service and system the product depends on, checked while the page is open. */
export function HealthPage() {
  const { data, isError, isFetching, refetch } = useQuery(healthQuery)
  const failed = data?.parts.filter(({ state }) => state === 'failed').length ?? 0
  return (
    <AdminPage
      title="Estado del servicio"
      text={data ? `Comprobado a las ${timeOfDay(data.at)}, hora de El Salvador.` : 'Comprobando cada parte…'}
      actions={
        <Button variant="secondary" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          Comprobar de nuevo
        </Button>
      }
    >
      {isError && !data && (
        <ErrorState title="No pudimos comprobar el estado" text="Inténtalo de nuevo en un momento." />
      )}
      {isError && data && (
        <Notice tone="danger" title="No pudimos comprobarlo de nuevo">
          Lo de abajo es de las {timeOfDay(data.at)}
        </Notice>
      )}
      {data && !isError && (
        <Notice
          tone={failed > 0 ? 'danger' : 'success'}
          role="status"
          title={
            failed === 0
              ? 'Todo lo encendido funciona'
              : failed === 1
                ? 'Una parte necesita atención'
                : `${failed} partes necesitan atención`
          }
        />
      )}
      {data ? (
        <ul className="grid gap-3 lg:grid-cols-2">
          {[...data.parts].sort(byUrgency).map((part) => (
            <li key={part.what} className="card min-w-0 p-4 md:p-5">
              <PartCard {...part} />
            </li>
          ))}
        </ul>
      ) : (
        !isError && (
          <div role="status" className="grid gap-3 lg:grid-cols-2">
            <span className="sr-only">Comprobando</span>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-24 w-full rounded-card" />
            ))}
          </div>
        )
      )}
      {data && data.jobs.length > 0 && (
        <AdminSection title="Trabajos que fallaron" icon="alert">
          <ul className="divide-y divide-hairline">
            {data.jobs.map((job) => (
              <li key={job.id} className="py-3">
                <Failed job={job} />
              </li>
            ))}
          </ul>
        </AdminSection>
      )}
    </AdminPage>
  )
}

const looks = {
  works: { tone: 'success', icon: 'check', words: 'Funciona' },
  off: { tone: 'neutral', icon: 'pause', words: 'Apagado' },
  failed: { tone: 'danger', icon: 'alert', words: 'Falla' },
} as const

const urgency = ['failed', 'works', 'off']
/** Failures first, switched-off parts last; within each state the order of the checks. */
const byUrgency = (a: Part, b: Part) => urgency.indexOf(a.state) - urgency.indexOf(b.state)

/** A finding as a sentence; a version such as v24.1.0 keeps its lower-case letter. */
const sentence = (words: string) => `${words.replace(/^\p{Ll}(?=[\p{L}\s])/u, (letter) => letter.toUpperCase())}.`

function PartCard({ what, state, words, next, since }: Part) {
  const { tone, icon, words: label } = looks[state]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-subheading">{what}</h2>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="mt-1.5 text-tinta-suave wrap-anywhere">{sentence(words)}</p>
      {since && <p className="mt-1 text-sm">Falla desde el {momentText(since)}</p>}
      {next && <p className="mt-2 font-medium wrap-anywhere">{next}</p>}
    </>
  )
}

function Failed({ job }: { job: FailedJob }) {
  const { busy, error, act } = useAdminAction()
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{job.name}</p>
        <p className="text-sm text-tinta-suave">
          {job.attempts === 1 ? '1 intento' : `${job.attempts} intentos`}
          {job.over ? ', ya no se repite solo' : ', se repetirá solo'}; el último, el {momentText(job.at)}
        </p>
        <p className="mt-1 text-sm wrap-anywhere">{job.error}</p>
        {error && <p className="mt-1 text-sm text-danger-deep">{error}</p>}
      </div>
      <IfPermitted permission="system.write">
        <Button
          variant="secondary"
          size="sm"
          icon="refresh"
          loading={busy === 'retry'}
          onClick={() =>
            void act(
              'retry',
              () => adminApi.health.retryJob({ params: { id: job.id } }),
              'El trabajo se intenta de nuevo',
            )
          }
        >
          Reintentar
        </Button>
      </IfPermitted>
    </div>
  )
}
