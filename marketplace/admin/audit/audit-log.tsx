import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/error-state.tsx'
import type { AdminRouteProps } from '../admin.routes.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import { type AdminColumn, AdminTable } from '../list/admin-table.tsx'
import { readView } from '../list/list.view.ts'
import type { AuditEntry } from './audit.contract.ts'
import { auditKnown, auditQuery } from './audit.query.ts'
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from './audit.rules.ts'
import { auditObjectLabel } from './audit.text.ts'
import { AuditActor, AuditChanges, AuditTarget, actionWords, momentWords } from './audit-entry.tsx'

type Row = Omit<AuditEntry, 'id'> & { id: string }
const entryOf = (row: Row): AuditEntry => ({ ...row, id: Number(row.id) })

const columns: AdminColumn<Row>[] = [
  {
    id: 'what',
    header: 'Qué pasó',
    phone: 'title',
    cell: (row) => (
      <span className="font-normal">
        <AuditActor entry={entryOf(row)} /> {actionWords(row.action)} <AuditTarget entry={entryOf(row)} />
        {row.origin === 'refused' && (
          <Badge tone="canela" icon="lock" className="ml-2">
            Rechazado
          </Badge>
        )}
        {row.origin === 'command' && (
          <Badge tone="anil" className="ml-2">
            Comando
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'changes',
    header: 'Cambios',
    cell: (row) => (
      <span className="grid justify-items-start gap-1 max-lg:justify-items-end">
        <AuditChanges entry={entryOf(row)} />
        {row.address && <span className="tabular text-sm text-tinta-suave">Desde {row.address}</span>}
      </span>
    ),
  },
  { id: 'reason', header: 'Motivo', cell: (row) => row.reason ?? <span className="text-tinta-suave">—</span> },
  {
    id: 'at',
    header: 'Cuándo',
    sort: 'at',
    cell: (row) => (
      <time dateTime={row.at} className="tabular text-sm">
        {momentWords(row.at)}
      </time>
    ),
  },
]

const options = (values: readonly string[], label: (value: string) => string) =>
  values
    .map((value) => ({ value, label: label(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es'))
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Everything that administrators and the command line did, and who was refused at the door (ADM-03, ADM-11, INV-47). */
export function AuditLog({ search }: AdminRouteProps) {
  const view = readView(search, auditKnown)
  const { data } = useSuspenseQuery(auditQuery(view))
  const items = data.items.map((entry) => ({ ...entry, id: String(entry.id) }))
  const { object } = view.filters
  return (
    <AdminPage
      title="Bitácora"
      text="Lo que hizo el equipo y la línea de comandos, y los accesos rechazados. Nadie puede cambiarla ni borrarla."
      back={{ href: '/admin/settings', label: 'Configuración' }}
    >
      {object && (
        <Notice tone="info" title={`Solo el historial de «${items[0]?.objectLabel ?? object}»`}>
          <ButtonLink href="/admin/audit" variant="secondary" size="sm" className="mt-2">
            Ver toda la bitácora
          </ButtonLink>
        </Notice>
      )}
      <AdminTable
        label="Bitácora"
        path="/admin/audit"
        view={view}
        page={{ ...data, items }}
        columns={columns}
        defaultSort="at"
        searchLabel="Buscar por nombre, título o motivo"
        filters={[
          {
            name: 'actor',
            label: 'Quién',
            options: data.actors.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'action', label: 'Acción', options: options(AUDIT_ACTIONS, (one) => capital(actionWords(one))) },
          {
            name: 'type',
            label: 'Sobre',
            options: options(AUDIT_OBJECTS, (one) => auditObjectLabel[one as keyof typeof auditObjectLabel]),
          },
          {
            name: 'origin',
            label: 'Origen',
            options: [
              { value: 'admin', label: 'Administración' },
              { value: 'command', label: 'Línea de comandos' },
              { value: 'refused', label: 'Accesos rechazados' },
            ],
          },
          { name: 'from', label: 'Desde', type: 'day' },
          { name: 'to', label: 'Hasta', type: 'day' },
        ]}
        rowLabel={(row) => `la entrada ${row.id}`}
        empty={{
          icon: 'landmark',
          title: 'Nadie ha cambiado nada todavía',
          text: 'Aquí quedará escrito cada cambio del equipo, con su motivo.',
        }}
      />
    </AdminPage>
  )
}
