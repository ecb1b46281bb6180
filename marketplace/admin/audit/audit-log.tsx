import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { viewHref } from '../list/list.view.ts'
import { listScreen } from '../list/list-screen.tsx'
import { auditList } from './audit.list.ts'
import { AuditActor, AuditChanges, AuditTarget, actionText, momentText } from './audit-entry.tsx'

const OfOneObject = ({ name }: { name: string }) => (
  <Notice tone="info" title={`Solo el historial de «${name}»`}>
    <ButtonLink href="/admin/audit" variant="secondary" size="sm" className="mt-2">
      Ver toda la bitácora
    </ButtonLink>
  </Notice>
)

/** Everything that administrators and the command line did, and every refused access (ADM-03, ADM-11, INV-47). */
export const auditScreen = listScreen(auditList, (query) => adminApi.audit.list({ query }), {
  rowLabel: ({ id }) => `la entrada ${id}`,
  opens: false,
  back: { href: '/admin/settings', label: 'Configuración' },
  useParts: ({ items, actors }, { filters: { object, origin = 'done' } }) => ({
    choices: { actor: actors.map(({ id, name }) => ({ value: id, label: name })) },
    above: object ? (
      <OfOneObject name={items[0]?.objectLabel ?? object} />
    ) : (
      <TabLinks
        label="Qué mostrar"
        items={(['done', 'command', 'refused'] as const).map((noun) => ({
          href: viewHref('/admin/audit', { filters: noun === 'done' ? {} : { origin: noun } }),
          label: auditList.filters.origin.options[noun],
          current: noun === origin,
        }))}
      />
    ),
    ...(origin === 'refused' && {
      empty: { title: 'Nadie fue rechazado', text: 'Aquí queda quien intenta abrir algo que su cuenta no permite.' },
    }),
  }),
  cells: {
    what: (row) => (
      <span className="font-normal">
        <AuditActor entry={row} /> {actionText(row.action)} <AuditTarget entry={row} />
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
    changes: (row) => (
      <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
        <AuditChanges entry={row} />
        {row.address && <span className="tabular text-sm text-tinta-suave">Desde {row.address}</span>}
      </div>
    ),
    reason: ({ reason }) => reason ?? <span className="text-tinta-suave">—</span>,
    at: ({ at }) => (
      <time dateTime={at} className="tabular text-sm">
        {momentText(at)}
      </time>
    ),
  },
})
