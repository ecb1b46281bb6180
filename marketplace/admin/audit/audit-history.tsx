import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { usePermission } from '../actions/use-permission.ts'
import { auditHistoryQuery } from './audit.query.ts'
import type { AuditObject } from './audit.rules.ts'
import { AuditLine } from './audit-entry.tsx'

/**
 * What administrators did to one object, newest first, for the page of that object (ADM-03). A page that wants it in the first
 * HTML calls `readHistory(queryClient, type, id)` in its loader. Shows nothing to a role that may not read the log.
 */
export function AuditHistory(subject: { type: AuditObject; id: string }) {
  const mayDo = usePermission()
  return mayDo('audit.read') && <History {...subject} />
}

function History({ type, id }: { type: AuditObject; id: string }) {
  const { data, isError, refetch } = useQuery(auditHistoryQuery(type, id))
  return (
    <section aria-labelledby="historial" className="card p-5 md:p-6">
      <h2 id="historial" className="text-subheading">
        Historial
      </h2>
      <div className="mt-4">
        {isError ? (
          <Notice tone="danger" title="No pudimos cargar el historial">
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => void refetch()}>
              Reintentar
            </Button>
          </Notice>
        ) : !data ? (
          <div role="status" className="grid gap-3">
            <span className="sr-only">Cargando el historial</span>
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ) : data.items.length === 0 ? (
          <p className="text-tinta-suave">Nadie del equipo ha hecho cambios aquí.</p>
        ) : (
          <>
            <ol className="grid gap-4 border-l-2 border-hairline pl-4">
              {data.items.map((entry) => (
                <li key={entry.id}>
                  <AuditLine entry={entry} />
                </li>
              ))}
            </ol>
            {data.total > data.items.length && (
              <p className="mt-4">
                <Link href={`/admin/audit?type=${type}&object=${encodeURIComponent(id)}`} className="link">
                  Ver los {data.total.toLocaleString('es-SV')} cambios en la bitácora
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
