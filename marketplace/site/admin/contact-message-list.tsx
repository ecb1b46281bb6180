import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { momentWords } from '../../admin/audit/audit-entry.tsx'
import type { AdminBulk } from '../../admin/list/admin-bulk.tsx'
import { viewHref } from '../../admin/list/list.view.ts'
import { listScreen } from '../../admin/list/list-screen.tsx'
import type { AdminMessageRow } from './contact-message.contract.ts'
import { messageList } from './contact-message.list.ts'
import { BOXES, type Box } from './contact-message.rules.ts'
import { boxLabel, kindLabel } from './contact-message.text.ts'

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

const archive: AdminBulk = {
  label: 'Archivar',
  icon: 'check',
  run: (ids) => adminApi.contactMessages.archive({ body: { ids } }),
}
const restore: AdminBulk = {
  label: 'Devolver a la bandeja',
  icon: 'refresh',
  run: (ids) => adminApi.contactMessages.restore({ body: { ids } }),
}

/** The messages of the contact form, by box (ADM-12). */
export const messageScreen = listScreen(messageList, (query) => adminApi.contactMessages.list({ query }), {
  rowLabel: (row) => `el mensaje de ${row.name}`,
  useParts: ({ total, boxes }, view) => {
    const box = (view.filters.box as Box | undefined) ?? 'new'
    const counts: Partial<Record<Box, number>> = boxes
    const tabs = BOXES.map((one) => ({
      href: viewHref('/admin/messages', { filters: one === 'new' ? {} : { box: one } }),
      label: boxLabel[one],
      current: one === box,
      ...(counts[one] ? { count: counts[one] } : {}),
    }))
    return {
      above: <TabLinks label="Bandejas" items={tabs} />,
      label: `Mensajes: ${boxLabel[box].toLowerCase()}`,
      bulk: [box === 'archived' ? restore : archive],
      // An empty box needs other words than a search without results.
      ...(total === 0 && !view.q && { view: { filters: {} } }),
      empty: {
        ...empty[box],
        children: box !== 'new' && (
          <ButtonLink href="/admin/messages" variant="secondary">
            Ver los nuevos
          </ButtonLink>
        ),
      },
    }
  },
  cells: {
    subject: (row) => (
      <span className="block max-w-[34rem]">
        <span className={row.readAt || row.answeredAt ? 'font-medium' : 'font-bold'}>{row.subject}</span>
        <span className="mt-0.5 block text-sm font-normal text-tinta-suave">{row.beginning}</span>
      </span>
    ),
    from: (row) => (
      <span>
        <span className="block">{row.name}</span>
        <span className="block text-sm text-tinta-suave">{row.email}</span>
      </span>
    ),
    state: (row) => <MessageBadges row={row} />,
    created: (row) => (
      <time dateTime={row.createdAt} className="tabular text-sm">
        {momentWords(row.createdAt)}
      </time>
    ),
  },
})
