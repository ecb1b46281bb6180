import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import type { AdminRouteProps } from '../../admin/admin.routes.ts'
import { momentWords } from '../../admin/audit/audit-entry.tsx'
import { AdminPage } from '../../admin/layout/admin-page-frame.tsx'
import { type AdminColumn, AdminTable } from '../../admin/list/admin-table.tsx'
import { readView, viewHref } from '../../admin/list/list.view.ts'
import type { AdminMessageRow } from './contact-message.contract.ts'
import { BOXES, type Box } from './contact-message.rules.ts'
import { boxLabel, kindLabel } from './contact-message.text.ts'
import { inboxKnown, inboxQuery } from './inbox.query.ts'

/** What a message is, in words. */
export const MessageBadges = ({
  row,
}: {
  row: Pick<AdminMessageRow, 'kind' | 'readAt' | 'answeredAt' | 'archivedAt'>
}) => (
  <span className="flex flex-wrap gap-1.5">
    {!row.readAt && !row.answeredAt && (
      <Badge tone="turquesa" className="whitespace-nowrap">
        Sin leer
      </Badge>
    )}
    {row.kind !== 'question' && (
      <Badge tone={row.kind === 'report' ? 'canela' : 'maiz'} icon={row.kind === 'report' ? 'alert' : 'home'}>
        {kindLabel[row.kind]}
      </Badge>
    )}
    {row.answeredAt && (
      <Badge tone="success" icon="check">
        Respondido
      </Badge>
    )}
    {row.archivedAt && <Badge>Archivado</Badge>}
  </span>
)

const columns: AdminColumn<AdminMessageRow>[] = [
  {
    id: 'subject',
    header: 'Mensaje',
    phone: 'title',
    cell: (row) => (
      <span className="block max-w-[34rem]">
        <span className={row.readAt || row.answeredAt ? 'font-medium' : 'font-bold'}>{row.subject}</span>
        <span className="mt-0.5 block text-sm font-normal text-tinta-suave">{row.beginning}</span>
      </span>
    ),
  },
  {
    id: 'from',
    header: 'De',
    cell: (row) => (
      <span>
        <span className="block">{row.name}</span>
        <span className="block text-sm text-tinta-suave">{row.email}</span>
      </span>
    ),
  },
  { id: 'state', header: 'Estado', cell: (row) => <MessageBadges row={row} /> },
  {
    id: 'created',
    header: 'Llegó',
    sort: 'created',
    cell: (row) => (
      <time dateTime={row.createdAt} className="tabular text-sm">
        {momentWords(row.createdAt)}
      </time>
    ),
  },
]

const empty: Record<Box, { title: string; text: string }> = {
  new: {
    title: 'No hay mensajes por responder',
    text: 'Cuando alguien escriba desde la página de contacto, aparecerá aquí.',
  },
  reports: {
    title: 'No hay reportes',
    text: 'Aquí llega lo que la gente reporta de una experiencia, un anfitrión o una reseña.',
  },
  wishes: {
    title: 'Nadie ha pedido ser anfitrión',
    text: 'Aquí llega quien ya tiene cuenta de viajero y quiere recibir gente.',
  },
  answered: { title: 'Todavía no hay respuestas', text: 'Lo que respondas desde aquí queda guardado con su pregunta.' },
  archived: { title: 'El archivo está vacío', text: 'Lo que archives se guarda aquí y puede volver a la bandeja.' },
}

/** What people wrote to us, by box (ADM-12). */
export function InboxPage({ search }: AdminRouteProps) {
  const view = readView(search, inboxKnown)
  const { data } = useSuspenseQuery(inboxQuery(view))
  const box = (view.filters.box as Box | undefined) ?? 'new'
  const archived = box === 'archived'
  const counts: Partial<Record<Box, number>> = {
    new: data.boxes.new,
    reports: data.boxes.reports,
    wishes: data.boxes.wishes,
  }
  return (
    <AdminPage title="Mensajes" text="Lo que la gente escribe desde la página de contacto.">
      <TabLinks
        label="Bandejas"
        items={BOXES.map((one) => ({
          href: viewHref('/admin/messages', { filters: one === 'new' ? {} : { box: one } }),
          label: boxLabel[one],
          current: one === box,
          ...(counts[one] ? { count: counts[one] } : {}),
        }))}
      />
      {data.total === 0 && !view.q ? (
        <AdminTable
          label="Mensajes"
          path="/admin/messages"
          view={{ filters: {} }}
          page={data}
          columns={columns}
          rowLabel={(row) => row.name}
          empty={{
            icon: 'mail',
            ...empty[box],
            children: box !== 'new' && (
              <ButtonLink href="/admin/messages" variant="secondary">
                Ver los nuevos
              </ButtonLink>
            ),
          }}
        />
      ) : (
        <AdminTable
          label={`Mensajes: ${boxLabel[box].toLowerCase()}`}
          path="/admin/messages"
          view={view}
          page={data}
          columns={columns}
          defaultSort="created"
          searchLabel="Buscar por nombre, correo, asunto o texto"
          rowHref={(row) => `/admin/messages/${row.id}`}
          rowLabel={(row) => `el mensaje de ${row.name}`}
          bulk={[
            archived
              ? {
                  label: 'Devolver a la bandeja',
                  icon: 'refresh',
                  run: (ids) => adminApi.contactMessages.restore({ body: { ids } }),
                }
              : {
                  label: 'Archivar',
                  icon: 'check',
                  run: (ids) => adminApi.contactMessages.archive({ body: { ids } }),
                },
          ]}
          empty={{ icon: 'mail', ...empty[box] }}
        />
      )}
    </AdminPage>
  )
}
